//! The words of the toy: its questions and the verbs of its answers.

use engine::RuleId;
use engine::game::Word;
use strum::{IntoStaticStr, VariantArray};

use crate::ty;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Question {
    Commit,
    Hold,
    Act,
    Nerve,
}

/// What an answer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Verb {
    Commit,
    Drums,
    StandFast,
    Blow,
    Hold,
    Yield,
    March,
    Form,
    Fire,
    Bombard,
    Done,
    Brave,
    FallBack,
}

impl Question {
    const fn told(self) -> (RuleId, &'static str) {
        match self {
            Self::Commit => (ty("1.1"), "ty-decide-commit"),
            Self::Hold => (ty("2.3"), "ty-decide-hold"),
            Self::Act => (ty("3.1"), "ty-decide-act"),
            Self::Nerve => (ty("3.7"), "ty-decide-nerve"),
        }
    }
}

impl Verb {
    const fn told(self) -> (RuleId, &'static str) {
        match self {
            Self::Commit => (ty("1.1"), "ty-commit"),
            Self::Drums => (ty("1.2"), "ty-drums"),
            Self::StandFast => (ty("1.3"), "ty-stand-fast"),
            Self::Blow => (ty("1.4"), "ty-blow"),
            Self::Hold => (ty("2.3"), "ty-hold"),
            Self::Yield => (ty("2.3"), "ty-yield"),
            Self::March => (ty("3.2"), "ty-march"),
            Self::Form => (ty("3.3"), "ty-form"),
            Self::Fire => (ty("3.4"), "ty-fire"),
            Self::Bombard => (ty("3.5"), "ty-bombard"),
            Self::Done => (ty("3.1"), "ty-done"),
            Self::Brave => (ty("3.7"), "ty-brave"),
            Self::FallBack => (ty("3.7"), "ty-fall-back"),
        }
    }
}

impl Word for Question {
    fn rule(self) -> RuleId {
        self.told().0
    }

    fn key(self) -> &'static str {
        self.told().1
    }
}

impl Word for Verb {
    fn rule(self) -> RuleId {
        self.told().0
    }

    fn key(self) -> &'static str {
        self.told().1
    }
}
