//! Geometry of the tables: hexes and free tables, in whole numbers only, so that every machine
//! measures the same. It knows no rule and no unit.
//!
//! A free table is counted in whole parts of the book's unit of length; which part, the book
//! chooses: nothing here depends on it but [`Base`](base::Base), which is told how much the book
//! forgives. What is asked of a table, and where:
//!
//! - [`plane`]: points, lines, distances, crossings; [`heading`]: directions;
//! - [`polygon`], [`land`]: pieces of ground, walls and roads, found by where they are;
//! - [`base`]: units as rectangles: contact, overlap, what is straight ahead, fields of fire;
//! - [`lane`], [`sight`]: what could come between an eye and a base, and the nearest point seen;
//! - [`path`]: straight moves and what stops them; [`index`]: what is near.
//!
//! [`mod@hex`] is the other kind of table.

#![warn(missing_docs)]

pub mod base;
#[cfg(test)]
mod exact;
pub mod heading;
pub mod hex;
pub mod index;
pub mod land;
pub mod lane;
pub mod path;
pub mod plane;
pub mod polygon;
pub mod sight;
