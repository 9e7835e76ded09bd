//! Whole battles by the thousand: who wins, how, how long it takes and what it costs.
//!
//! The same plan gives the same battles whatever the number of threads: each battle has a seed of
//! its own that follows from the plan's.

mod battle;
mod csv;
mod html;
mod plan;
mod plots;
mod report;
mod statistics;
pub mod wording;

pub use battle::{Battle, ComputerFault, Fought, Stuck, StuckReason, secret};
pub use csv::csv;
pub use html::{faults, html, level, verdict};
pub use plan::{Plan, Progress, simulate};
pub use report::{
    About, BattleResult, Counted, OutcomeCount, Player, PlayerSide, Report, SideReport, Spread,
    TallyReport,
};
pub use statistics::{Histogram, wilson};
