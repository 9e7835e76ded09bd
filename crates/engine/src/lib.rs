//! What the rulebooks share: procedures that can be resolved, explained and explored; inputs that
//! cannot hold what the rules forbid; refusals that name the rule.

mod agreement;
pub mod ahead;
mod check;
pub mod coverage;
pub mod digest;
pub mod form;
pub mod game;
pub mod input;
pub mod letters;
mod options;
mod procedure;
mod register;
mod rejection;
pub mod roster;
mod rulebook;
pub mod scenario;
mod strict;
pub mod tableau;

pub use agreement::{Agreed, Agreement, Disagreed, Origin, holds, in_force, settle, typed};
pub use dice::{
    Change, Counts, Dice, DiceError, Die, Dist, Entry, Explorer, Flow, Fraction, Log, Pool,
    Reading, RuleId, Score, Scripted, Seeded, Step, Subject, Table, Value, Weight, Worth,
    is_left_out,
};
pub use procedure::{AnyProcedure, FollowedRules, Lookup, Procedure, Resolution};
pub use register::Register;
pub use rejection::{Allowed, BadInput, Fault, Refusal, Rejection, nearest};
pub use rulebook::{Citations, Rule, Rulebook};
