//! The parts of a scenario file that every rulebook shares: names in two languages, ground,
//! objectives, zones, arrivals, commanders, the condition of a unit, victory by points.
//!
//! A rulebook puts them into its own types, as a field or with `#[serde(flatten)]`, and adds fields of
//! its own beside them. What it does not take it leaves out of its schema ([`crate::form::Narrow`]), so
//! that such a field or word is told as unknown, with its line, and no editor proposes it. [`Never`]
//! stands for a whole vocabulary that it does not have.
//!
//! ```
//! use engine::form::{Fault, Form, Lines, Narrow, parse};
//! use engine::scenario::{Condition, Head, Kind, Names, Terrain};
//! use schemars::JsonSchema;
//! use serde::{Deserialize, Serialize};
//!
//! #[derive(Debug, Deserialize, Serialize, JsonSchema)]
//! struct Battle {
//!     #[serde(flatten)]
//!     head: Head,
//!     #[serde(default)]
//!     terrain: Vec<Terrain>,
//!     units: Vec<Unit>,
//! }
//!
//! #[derive(Debug, Deserialize, Serialize, JsonSchema)]
//! struct Unit {
//!     id: String,
//!     name: Names,
//!     /// A field of this rulebook.
//!     guns: u8,
//!     #[serde(flatten)]
//!     condition: Condition,
//! }
//!
//! impl Form for Battle {
//!     fn narrow(narrow: Narrow<'_>) {
//!         narrow
//!             .without("terrain", &["level", "width", "cover", "going", "capacity"])
//!             .only("terrain.kind", &[Kind::Woods, Kind::Hill]);
//!     }
//!     fn faults(&self, _: &Lines) -> Vec<Fault> {
//!         Vec::new()
//!     }
//! }
//!
//! let text = r#"
//! format = 1
//! id = "the-field"
//! title = { fr = "Le champ", en = "The Field" }
//! turns = 6
//! units = [{ id = "A", name = "Battery A", guns = 6, losses = 2 }]
//! [[terrain]]
//! name = "Oak Hill"
//! kind = "hill"
//! polygon = [[1, 1], [4, 1], [2, 3]]
//! "#;
//! let battle: Battle = parse(text).expect("a sound battle");
//! assert_eq!(battle.units[0].condition.losses(), 2);
//! let faults = parse::<Battle>(&text.replace("\"hill\"", "\"marsh\"")).expect_err("no marsh here");
//! assert_eq!((faults[0].key, faults[0].line), ("scenario-unknown-word", 9));
//! let faults = parse::<Battle>(&text.replace("losses", "markers")).expect_err("no markers here");
//! assert_eq!(faults[0].key, "scenario-unknown-field");
//! ```

mod arrival;
mod check;
mod ground;
mod head;
mod names;
mod never;
mod objective;
mod unit;
mod victory;

use crate::input::Number;

pub use arrival::{Arrival, Edge};
pub use check::{Check, Size, ids_of};
pub use ground::{Cover, Decor, Extent, Going, Kind, Look, Terrain};
pub use head::{Begins, Head, TableSize, Turn};
pub use names::{Article, Grammar, NameTexts, Names, Short, capitalised};
pub use never::Never;
pub use objective::{Objective, Zone};
pub use unit::{Commander, Condition};
pub use victory::{Level, LevelWord, judge};

/// A coordinate or a length, in the unit of the rulebook.
pub type Length = Number<-1000, 1000>;

/// A point of the table.
pub type Corner = (Length, Length);

/// A rectangle by two opposite corners, in the order of the rulebook.
pub type Rectangle = (Length, Length, Length, Length);
