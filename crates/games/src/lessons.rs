//! Lessons: what a player is told while playing the first battle of a rulebook. They stand beside
//! their rulebook, in `rules/<id>/lessons.toml`; their words are in the catalogues.

use std::sync::LazyLock;

use engine::game::ShapeKind;
use engine::{Agreed, Rulebook};
use serde::Deserialize;

/// A rulebook learnt by playing one of its battles.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// The id of the rulebook, which the file does not repeat.
    #[serde(skip)]
    pub ruleset: &'static str,
    /// The battle's name without its rulebook.
    pub battle: String,
    /// The message on the button that begins it.
    pub invitation: String,
    /// Where its dice come from: they are arranged so that what is to be learnt happens.
    pub dice: u64,
    /// How well the computer plays that is learnt against.
    pub level: opponent::Level,
    /// What is agreed before it: rules that a first battle has no need of stay out.
    #[serde(default)]
    pub options: Agreed,
    /// In the order in which a battle brings them up.
    #[serde(rename = "lesson")]
    pub lessons: Vec<Lesson>,
}

impl Course {
    /// The full id of its battle, such as `brigades-de-fer/brawners-farm`.
    pub fn scenario(&self) -> String {
        format!("{}/{}", self.ruleset, self.battle)
    }
}

/// Something to explain when its moment comes.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// What a browser remembers it by once it was read.
    pub id: String,
    /// A message of the catalogues.
    pub title: String,
    /// A message of the catalogues.
    pub text: String,
    /// The rules that it explains.
    pub rules: Vec<String>,
    #[serde(default)]
    pub when: Moment,
}

/// When a lesson is due: all that is said must hold of the decision that the player is asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// The kind of decision.
    pub decision: Option<String>,
    /// The shape of an answer that is offered, such as `aim`.
    pub shape: Option<ShapeKind>,
    /// Not before this turn.
    pub turn: Option<u32>,
    /// When the battle is over.
    #[serde(default)]
    pub over: bool,
}

static COURSES: LazyLock<Vec<Course>> = LazyLock::new(|| {
    vec![
        read(
            &::brigades_de_fer::RULEBOOK,
            include_str!("../../../rules/brigades-de-fer/lessons.toml"),
        ),
        read(
            &::puissance_de_feu::RULEBOOK,
            include_str!("../../../rules/puissance-de-feu/lessons.toml"),
        ),
        read(
            &::orel_tsaritsyne::RULEBOOK,
            include_str!("../../../rules/orel-tsaritsyne/lessons.toml"),
        ),
        read(
            &::bataille_empire::RULEBOOK,
            include_str!("../../../rules/bataille-empire/lessons.toml"),
        ),
        read(&::marie_louise::RULEBOOK, include_str!("../../../rules/marie-louise/lessons.toml")),
    ]
});

fn read(rulebook: &Rulebook, text: &str) -> Course {
    let course: Course = toml::from_str(text).expect("lessons that are built in were tested");
    Course { ruleset: rulebook.id, ..course }
}

/// The rulebooks that can be learnt, the easiest first.
pub fn courses() -> &'static [Course] {
    &COURSES
}
