//! The checks that every rulebook must pass. A rulebook's tests call them with one line each.

mod asked;
mod conformance;
#[cfg(debug_assertions)]
pub mod coverage;
mod examples;
pub mod golden;
mod inputs;
mod meaning;
mod properties;
mod rules;
mod suites;
mod wording;

pub use asked::{Asked, asked, asked_in};
pub use conformance::{Examined, conformance, examine};
pub use examples::{bench_inputs, examples};
pub use meaning::{Change, meaning};
pub use properties::{fuzz, odds_agree_with_rolls, properties};
pub use rules::{rejections, rules};
pub use wording::wording;

pub use toy;

use engine::{AnyProcedure, Entry, Log, Rulebook};

/// The procedure with this name.
fn procedure(book: &Rulebook, name: &str) -> &'static dyn AnyProcedure {
    book.procedure(name).unwrap_or_else(|| panic!("{} has no procedure {name}", book.id))
}

/// The faces that fell, in order.
fn faces(log: &Log) -> Vec<i64> {
    let thrown = log.entries().iter().filter_map(|entry| match entry {
        Entry::Throw { faces, .. } => Some(faces),
        _ => None,
    });
    thrown.flatten().map(|face| i64::from(*face)).collect()
}
