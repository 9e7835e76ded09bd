//! Geometry of the tables: hexes and free tables, in whole numbers only, so that every machine
//! measures the same. It knows no rule and no unit.

pub mod hex;
pub mod index;
pub mod land;
pub mod path;
pub mod plane;
