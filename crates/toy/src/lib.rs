//! A small rulebook that has something of everything that a whole game may need: the engine, the
//! conformance kit, computer players, the server and the page are tested with it. Players never see it.
//!
//! `RULES.md` tells its rules on one page. A battle is a [`Field`]: without a map it is the contest of
//! chapters 1 and 2 alone, with a map ([`scenario`]) units march, fire and blow a bridge.
//!
//! A battle may have a [`Fault`]: the conformance kit must find them all.

mod actions;
mod contest;
mod doctrine;
mod fault;
mod field;
mod fire;
mod map;
mod offer;
mod order;
mod question;
mod rules;
pub mod scenario;
mod tableau;
mod unit;

use engine::{RuleId, Rulebook};

pub use fault::Fault;
pub use field::Field;
pub use map::{Listed, Map};
pub use order::{Line, Order, Step};
pub use question::{Question, Verb};
pub use rules::Toy;
pub use unit::{Formation, Kind, Status, Unit};

/// A rule of the toy.
const fn ty(number: &'static str) -> RuleId {
    RuleId::new("TY", number)
}

/// The rulebook. It has no procedures of its own.
pub static RULEBOOK: Rulebook = Rulebook {
    id: "toy",
    prefix: "TY",
    title: "The Toy",
    procedures: &[],
    effects: &[],
    rules_en: include_str!("../RULES.md"),
    rules_fr: include_str!("../RULES.fr.md"),
    citations: include!(concat!(env!("OUT_DIR"), "/citations.rs")),
};
