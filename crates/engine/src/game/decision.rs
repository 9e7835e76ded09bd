//! What is asked of a seat, what it may answer, and what each answer means on the table.

use std::borrow::Borrow;
use std::fmt;
use std::hash::Hash;
use std::sync::{Arc, OnceLock};

use dice::RuleId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, VariantArray};
use ts_rs::TS;

use super::{Argument, Message, Rules};
use crate::ahead::Point;

/// A place at the table. Seat 0 is the scenario's first side.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
pub struct Seat(pub u8);

impl Seat {
    /// The two seats of a battle.
    pub const BOTH: [Self; 2] = [Self(0), Self(1)];

    /// Its place in a list by seat, if it has one.
    pub fn index(self) -> Option<usize> {
        (self.0 < 2).then_some(usize::from(self.0))
    }
}

/// The id of a unit, a general or a counter: a word of the scenario, the same in stories, on the map
/// and over the wire.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Deserialize, JsonSchema, TS)]
#[serde(from = "String")]
#[ts(type = "string")]
pub struct PieceId(Arc<str>);

impl Serialize for PieceId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl PieceId {
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for PieceId {
    fn from(id: &str) -> Self {
        Self(id.into())
    }
}

impl From<String> for PieceId {
    fn from(id: String) -> Self {
        Self(id.into())
    }
}

impl Borrow<str> for PieceId {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl PartialEq<str> for PieceId {
    fn eq(&self, other: &str) -> bool {
        *self.0 == *other
    }
}

impl fmt::Display for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for PieceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.0, f)
    }
}

/// A closed list of words of a rulebook, such as its questions or the verbs of its answers. Stories,
/// lessons and programs use the words; a word once given keeps its meaning.
pub trait Word:
    Copy + Eq + Hash + fmt::Debug + VariantArray + Into<&'static str> + Send + Sync + 'static
{
    /// The rule that it follows from.
    fn rule(self) -> RuleId;

    /// The message that a person reads.
    fn key(self) -> &'static str;

    /// The word itself, such as `designate`.
    fn name(self) -> &'static str {
        self.into()
    }

    /// The word with this name.
    fn named(name: &str) -> Option<Self> {
        Self::VARIANTS.iter().copied().find(|word| word.name() == name)
    }
}

/// Declares the questions or the verbs of a book: each word with its rule and the key of its sentence.
///
/// ```
/// use engine::RuleId;
/// use engine::game::Word;
///
/// engine::word_table! {
///     /// What can be asked.
///     pub enum Question {
///         Deploy: RuleId::new("XX", "2.4"), "xx-decide-deploy";
///         MoveOn: RuleId::new("XX", "4.5"), "xx-decide-move-on";
///     }
/// }
///
/// assert_eq!(Question::MoveOn.name(), "move_on");
/// assert_eq!(Question::MoveOn.key(), "xx-decide-move-on");
/// assert_eq!(Question::named("deploy"), Some(Question::Deploy));
/// ```
#[macro_export]
macro_rules! word_table {
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            $($(#[$doc:meta])* $word:ident: $rule:expr, $key:literal;)+
        }
    ) => {
        $(#[$about])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, Hash, ::strum::VariantArray, ::strum::IntoStaticStr,
        )]
        #[strum(serialize_all = "snake_case")]
        pub enum $name {
            $($(#[$doc])* $word,)+
        }

        impl $crate::game::Word for $name {
            fn rule(self) -> $crate::RuleId {
                match self {
                    $(Self::$word => $rule,)+
                }
            }

            fn key(self) -> &'static str {
                match self {
                    $(Self::$word => $key,)+
                }
            }
        }
    };
}

/// A question that waits for the answer of a seat.
#[derive(Debug)]
pub struct Ask<R: Rules> {
    pub seat: Seat,
    pub question: R::Question,
    /// The piece that it is about.
    pub about: Option<R::Piece>,
    /// The answers that are proposed.
    list: OnceLock<Vec<R::Choice>>,
}

impl<R: Rules> Ask<R> {
    /// A question with these answers, about nobody in particular. Whether there are others is for
    /// [`Rules::lists_all`] to say.
    pub fn new(seat: Seat, question: R::Question, list: Vec<R::Choice>) -> Self {
        Self { seat, question, about: None, list: OnceLock::from(list) }
    }

    /// A question whose answers are listed by [`Rules::list`] when somebody wants to see them.
    pub const fn later(seat: Seat, question: R::Question) -> Self {
        Self { seat, question, about: None, list: OnceLock::new() }
    }

    /// The same about a piece.
    #[must_use]
    pub fn about(mut self, piece: impl Into<Option<R::Piece>>) -> Self {
        self.about = piece.into();
        self
    }

    /// The answers that are proposed; the state is the one that asks.
    pub fn listed<'a>(&'a self, state: &R::State) -> &'a [R::Choice] {
        self.list.get_or_init(|| R::list(state, self))
    }

    /// Whether an answer is among those that are listed.
    pub fn lists(&self, state: &R::State, choice: &R::Choice) -> bool {
        self.listed(state).contains(choice)
    }

    /// What is asked, in one sentence.
    pub fn prompt(&self, state: &R::State) -> Message {
        let message = Message::new(self.question.rule(), self.question.key());
        match self.about {
            Some(piece) => R::name_in(state, piece, message),
            None => message,
        }
    }
}

/// What an answer means on the table, in a few shapes that serve every rulebook: a page can show it,
/// and take it from a click, without knowing the game. Places are in thousandths of the book's unit,
/// headings in tenths of a degree clockwise from north.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema, TS, EnumDiscriminants)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[strum_discriminants(name(ShapeKind), doc = "The name of a shape.")]
#[strum_discriminants(derive(Serialize, Deserialize, JsonSchema, TS))]
#[strum_discriminants(serde(rename_all = "snake_case"))]
pub enum Shape {
    /// Something that is said: a button.
    Say,
    /// One or several pieces are picked.
    Pick { pieces: Vec<PieceId> },
    /// A piece goes to a place, and then stands so.
    Place {
        piece: PieceId,
        /// Those who go there with it, where several share a place and move together.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<PieceId>>")]
        with: Vec<PieceId>,
        at: Point,
        #[serde(flatten)]
        stance: Stance,
    },
    /// A piece goes along these corners, the last of which is its end, and then stands so.
    Path {
        piece: PieceId,
        /// Those who go that way with it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[ts(optional, as = "Option<Vec<PieceId>>")]
        with: Vec<PieceId>,
        corners: Vec<Point>,
        #[serde(flatten)]
        stance: Stance,
    },
    /// A piece changes its formation, a word of the book, and then stands so.
    Formation {
        piece: PieceId,
        formation: &'static str,
        #[serde(flatten)]
        stance: Stance,
    },
    /// One or several pieces do something to a piece or to a place.
    Aim { by: Vec<PieceId>, at: Target },
    /// So many of what is asked.
    Count {
        #[ts(type = "number")]
        count: i64,
    },
}

/// How a piece stands at its end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, JsonSchema, TS)]
pub struct Stance {
    /// The name of its hex, where there are hexes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hex: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub facing: Option<i32>,
    /// Width and depth of the base that it then has; nothing if it has none.
    pub base: [i32; 2],
}

/// What is aimed at.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    Piece(PieceId),
    Place {
        at: Point,
        /// The name of the hex, where there are hexes.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        hex: Option<String>,
    },
}

impl Shape {
    /// One piece is picked.
    pub fn piece(piece: PieceId) -> Self {
        Self::Pick { pieces: vec![piece] }
    }

    /// One piece does something to another.
    pub fn aim(by: PieceId, target: PieceId) -> Self {
        Self::Aim { by: vec![by], at: Target::Piece(target) }
    }

    /// The pieces that act, or are picked: all of them, where several go together.
    pub fn actors(&self) -> impl Iterator<Item = &PieceId> {
        let (first, others): (Option<&PieceId>, &[PieceId]) = match self {
            Self::Say | Self::Count { .. } => (None, &[]),
            Self::Pick { pieces } | Self::Aim { by: pieces, .. } => (None, pieces),
            Self::Place { piece, with, .. } | Self::Path { piece, with, .. } => (Some(piece), with),
            Self::Formation { piece, .. } => (Some(piece), &[]),
        };
        first.into_iter().chain(others)
    }

    /// The piece that acts, or the first of several.
    pub fn actor(&self) -> Option<&PieceId> {
        self.actors().next()
    }

    /// Where the piece that acts ends, if it goes somewhere.
    pub fn end(&self) -> Option<(Point, Option<i32>)> {
        match self {
            Self::Place { at, stance, .. } => Some((*at, stance.facing)),
            Self::Path { corners, stance, .. } => corners.last().map(|at| (*at, stance.facing)),
            Self::Say | Self::Pick { .. } | Self::Formation { .. } | Self::Aim { .. } => None,
            Self::Count { .. } => None,
        }
    }

    /// The place that it is about, with the name of its hex: where a piece ends, or what is aimed at.
    pub fn place(&self) -> Option<(Point, Option<&str>)> {
        match self {
            Self::Place { at, stance, .. } => Some((*at, stance.hex.as_deref())),
            Self::Path { corners, stance, .. } => {
                corners.last().map(|at| (*at, stance.hex.as_deref()))
            }
            Self::Aim { at: Target::Place { at, hex }, .. } => Some((*at, hex.as_deref())),
            Self::Say | Self::Pick { .. } | Self::Formation { .. } | Self::Aim { .. } => None,
            Self::Count { .. } => None,
        }
    }
}

/// One legal answer as rule, wire and page know it: made once, from the typed state, and never parsed
/// back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer<V> {
    /// What it does, a stable word of the book.
    pub verb: V,
    /// What it means on the table.
    pub shape: Shape,
    /// The same in a few words.
    pub label: Message,
    /// Whether [`Rules::odds`] has chances to tell of it.
    pub odds: bool,
}

impl<V: Word> Offer<V> {
    /// An answer that is said, in the words of its verb.
    pub fn say(verb: V) -> Self {
        Self::new(verb, Shape::Say)
    }

    /// An answer in the words of its verb.
    pub fn new(verb: V, shape: Shape) -> Self {
        Self { verb, shape, label: Message::new(verb.rule(), verb.key()), odds: false }
    }

    /// The same with an argument of its label.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.label = self.label.with(name, value);
        self
    }

    /// The same, where dice settle what comes of it.
    #[must_use]
    pub fn with_odds(mut self, odds: bool) -> Self {
        self.odds = odds;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_go_along_act_too_and_stand_on_the_wire_only_if_there_are_any() {
        let going = |with: &[&str]| Shape::Place {
            piece: PieceId::from("A"),
            with: with.iter().map(|id| PieceId::from(*id)).collect(),
            at: [0, 0],
            stance: Stance::default(),
        };
        let actors = |shape: &Shape| shape.actors().map(PieceId::to_string).collect::<Vec<_>>();
        assert_eq!(actors(&going(&["B", "C"])), ["A", "B", "C"]);
        assert_eq!(actors(&going(&[])), ["A"]);
        let wire = |shape: &Shape| serde_json::to_string(shape).expect("a shape");
        assert!(wire(&going(&["B"])).contains(r#""with":["B"]"#));
        assert!(!wire(&going(&[])).contains("with"));
    }
}
