//! Answers as a story names them.

use serde::Deserialize;
use serde_json::Value;

/// A place: a hex by its name, or a point in the book's unit, as the map has it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum Place {
    Hex(String),
    Point([f64; 2]),
}

/// Defines a struct with the fields that say which of the answers that are offered is meant (what is not
/// given may be anything), and with fields of its own. Each is read strictly: `serde(flatten)` would let
/// unknown fields pass.
macro_rules! of_an_answer {
    ($(#[$about:meta])* $name:ident { $($(#[$meta:meta])* $field:ident: $type:ty,)* }) => {
        $(#[$about])*
        #[derive(Clone, Debug, Default, PartialEq, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            /// The side, by its word in the scenario; needed only where both are asked.
            pub seat: Option<String>,
            /// The verb.
            pub does: Option<String>,
            pub piece: Option<String>,
            /// Exactly these pieces, in any order.
            pub by: Option<Vec<String>>,
            /// A piece or a hex by its name, or a point of the map.
            pub target: Option<Place>,
            pub place: Option<Place>,
            /// The corners of the way, the last of which is its end.
            pub path: Option<Vec<[f64; 2]>>,
            /// In degrees.
            pub facing: Option<f64>,
            pub formation: Option<String>,
            pub count: Option<i64>,
            $($(#[$meta])* pub $field: $type,)*
        }

        impl $name {
            /// The answer that is meant.
            pub fn wanted(&self) -> Wanted {
                Wanted {
                    seat: self.seat.clone(),
                    does: self.does.clone(),
                    piece: self.piece.clone(),
                    by: self.by.clone(),
                    target: self.target.clone(),
                    place: self.place.clone(),
                    path: self.path.clone(),
                    facing: self.facing,
                    formation: self.formation.clone(),
                    count: self.count,
                }
            }
        }
    };
}

of_an_answer! {
    /// Which of the answers that are offered.
    Wanted {}
}

of_an_answer! {
    /// An answer, named as a player sees it, or the answers of people who want nothing.
    Answer {
        /// The answer as the game writes it: for what is not offered.
        choice: Option<Value>,
        /// The faces that fall because of it, in order, no more and no fewer.
        #[serde(default)]
        dice: Vec<i64>,
        /// The rule by which it must be refused; nothing changes then.
        refused: Option<String>,
        /// Everything is answered by its default until this comes.
        rest: Option<Rest>,
    }
}

of_an_answer! {
    /// How likely an answer that dice settle succeeds, or comes to a result.
    Chance {
        /// Within a millionth.
        chance: f64,
        /// Facts of the results that are counted; those of a success if it is not given.
        result: Option<serde_json::Map<String, Value>>,
    }
}

/// Until when everything is answered by its default.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Rest {
    /// A question is asked, or a phase is there; [`Rest::END`] for the end of the battle.
    Until(String),
    /// `true`: the next step can be taken.
    UntilNextStep(bool),
}

impl Rest {
    /// The word for the end of the battle.
    pub const END: &'static str = "end";
}
