//! Every question that the book asks and every verb that answers it: stable words, each with its rule
//! and its sentence.

use engine::RuleId;
use engine::game::Word;
use strum::{IntoStaticStr, VariantArray};

use crate::pf;

/// What can be asked, in the order of the sequence of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Question {
    Deploy,
    Resupply,
    Order,
    Announce,
    Move,
    MoveOn,
    React,
    Reface,
    Flee,
}

impl Question {
    const fn sentence(self) -> (RuleId, &'static str) {
        match self {
            Self::Deploy => (pf("2.4"), "pf-decide-deploy"),
            Self::Resupply => (pf("Q75"), "pf-decide-resupply"),
            Self::Order => (pf("3.5"), "pf-decide-order"),
            Self::Announce => (pf("14.4"), "pf-decide-announce"),
            Self::Move => (pf("4.5"), "pf-decide-move"),
            Self::MoveOn => (pf("15.2"), "pf-decide-move-on"),
            Self::React => (pf("10.1"), "pf-decide-react"),
            Self::Reface => (pf("9.15"), "pf-decide-reface"),
            Self::Flee => (pf("7.12"), "pf-decide-flee"),
        }
    }
}

impl Word for Question {
    fn rule(self) -> RuleId {
        self.sentence().0
    }

    fn key(self) -> &'static str {
        self.sentence().1
    }
}

/// What an answer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Verb {
    SetUp,
    Place,
    Resupply,
    KeepOrder,
    Fire,
    FireBall,
    FireCanister,
    BroadsideBall,
    BroadsideCanister,
    BroadsideRestBall,
    BroadsideRestCanister,
    HoldFire,
    AnnounceBall,
    AnnounceCanister,
    March,
    Rotate,
    Charge,
    Rally,
    Enter,
    End,
    Move,
    Stay,
    Again,
    RotateAgain,
    Halt,
    Evade,
    Stand,
    Face,
    Flee,
}

impl Verb {
    const fn sentence(self) -> (RuleId, &'static str) {
        match self {
            Self::SetUp => (pf("2.5"), "pf-choose-set-up"),
            Self::Place => (pf("2.4"), "pf-choose-place"),
            Self::Resupply => (pf("Q75"), "pf-choose-resupply"),
            Self::KeepOrder => (pf("Q75"), "pf-choose-keep-order"),
            Self::Fire => (pf("5.2"), "pf-choose-fire"),
            Self::FireBall => (pf("5.7"), "pf-choose-fire-ball"),
            Self::FireCanister => (pf("5.7"), "pf-choose-fire-canister"),
            Self::BroadsideBall => (pf("14.4"), "pf-choose-broadside-ball"),
            Self::BroadsideCanister => (pf("14.4"), "pf-choose-broadside-canister"),
            // Groups named before it have been told.
            Self::BroadsideRestBall => (pf("14.4"), "pf-choose-broadside-rest-ball"),
            Self::BroadsideRestCanister => (pf("14.4"), "pf-choose-broadside-rest-canister"),
            Self::HoldFire => (pf("14.4"), "pf-choose-stay"),
            Self::AnnounceBall => (pf("14.4"), "pf-choose-announce-ball"),
            Self::AnnounceCanister => (pf("14.4"), "pf-choose-announce-canister"),
            Self::March => (pf("4.1"), "pf-choose-march"),
            Self::Rotate => (pf("4.11"), "pf-choose-rotate"),
            Self::Charge => (pf("8.1"), "pf-choose-charge"),
            Self::Rally => (pf("7.11"), "pf-choose-rally"),
            Self::Enter => (pf("2.6"), "pf-choose-enter"),
            Self::End => (pf("3.9"), "pf-choose-end"),
            Self::Move => (pf("4.5"), "pf-choose-move"),
            Self::Stay => (pf("4.5"), "pf-choose-stay"),
            Self::Again => (pf("15.2"), "pf-choose-again"),
            Self::RotateAgain => (pf("15.8"), "pf-choose-rotate"),
            Self::Halt => (pf("15.2"), "pf-choose-halt"),
            Self::Evade => (pf("10.1"), "pf-choose-evade"),
            Self::Stand => (pf("10.1"), "pf-choose-stand"),
            Self::Face => (pf("9.15"), "pf-choose-face"),
            Self::Flee => (pf("7.12"), "pf-choose-flee"),
        }
    }
}

impl Word for Verb {
    fn rule(self) -> RuleId {
        self.sentence().0
    }

    fn key(self) -> &'static str {
        self.sentence().1
    }
}
