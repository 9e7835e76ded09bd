//! Dice as wargames use them: pools thrown together, read as one or two numbers, and procedures
//! written once as steps over a small state.
//!
//! A rule never rolls a die. It throws a [`Pool`] at a [`Table`] and reads the result. The dice may
//! then be rolled ([`Seeded`], [`Committed`]), typed by a person or a replay ([`Scripted`]), or
//! explored exactly ([`odds`]): the same steps serve all of them.
//!
//! ```
//! use dice::{Flow, Log, Pool, RuleId, Scripted, Step, Table, odds, play};
//!
//! /// Hits on 4+, then each hit is saved on 5+.
//! #[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
//! struct Volley { hits: i32, lost: i32 }
//!
//! const STEPS: &[Step<Volley>] = &[
//!     |volley, table| {
//!         volley.hits = table.throw(RuleId::new("X", "1"), "hits", Pool::at_least(3, 4))?;
//!         Ok(Flow::Next)
//!     },
//!     |volley, table| {
//!         let saved = table.throw(RuleId::new("X", "2"), "saves", Pool::at_least(volley.hits, 5))?;
//!         volley.lost = volley.hits - saved;
//!         volley.hits = 0; // Spent: equal states merge.
//!         Ok(Flow::Done)
//!     },
//! ];
//!
//! let mut typed = Scripted::new(&[4, 1, 6, 5, 2]);
//! let mut log = Log::silent();
//! let end = play(STEPS, Volley::default(), &mut Table::new(&mut typed, &mut log)).unwrap();
//! assert_eq!(end.lost, 1);
//!
//! let chances = odds::<_, f64>(STEPS, Volley::default());
//! let total: f64 = chances.iter().map(|(_, weight)| weight).sum();
//! assert!((total - 1.0).abs() < 1e-12);
//! ```

mod committed;
mod die;
mod dist;
mod graph;
mod log;
mod odds;
mod omission;
mod pool;
mod source;
mod states;
mod steps;
mod weight;

pub use committed::{Commitment, Committed, Contribution, Derivation, Seed};
pub use die::Die;
pub use dist::Dist;
pub use log::{Change, Entry, Log, RuleId, Score, Subject, Value};
pub use odds::{Ends, Explorer, odds};
#[cfg(debug_assertions)]
pub use omission::{LEAVE_OUT, consulted_by, without_rule};
pub use omission::{is_any_rule_left_out, is_left_out};
pub use pool::{Counts, MAX_FACE, Pool, Reading, Worth};
pub use source::{Dice, DiceError, GENERATOR, Scripted, Seeded};
pub use states::{Nodes, StateSpace, end_states};
pub use steps::{Flow, Step, Table, play};
pub use weight::{Fraction, Weight};
