//! Every question that the book asks and every verb that answers it: stable words, each with its rule
//! and its sentence.

use engine::RuleId;
use engine::game::Word;
use strum::{IntoStaticStr, VariantArray};

use crate::bf;

/// What can be asked, in the order of the sequence of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Question {
    Deploy,
    DeployGeneral,
    Commit,
    CallReinforcements,
    PlaceReinforcement,
    PlaceGeneral,
    ChooseSuccessor,
    AttachGenerals,
    Designate,
    MoveGenerals,
    MoveGeneral,
    Group,
    Spend,
    SpendReaction,
    MoveOrder,
    MoveUnit,
    Act,
    Support,
    React,
    EvadeTo,
    EvenLoss,
    RetreatTo,
    ExcessLosses,
    Breakthrough,
    FightAgain,
}

impl Question {
    const fn sentence(self) -> (RuleId, &'static str) {
        match self {
            Self::Deploy => (bf("20.2"), "bf-decide-deploy"),
            Self::DeployGeneral => (bf("20.3"), "bf-decide-deploy-general"),
            Self::Commit => (bf("20.2"), "bf-decide-commit"),
            Self::CallReinforcements => (bf("Q71"), "bf-decide-call-reinforcements"),
            Self::PlaceReinforcement => (bf("S1"), "bf-decide-place-reinforcement"),
            Self::PlaceGeneral => (bf("S1"), "bf-decide-place-general"),
            Self::ChooseSuccessor => (bf("4.12"), "bf-decide-choose-successor"),
            Self::AttachGenerals => (bf("17.7"), "bf-decide-attach-generals"),
            Self::Designate => (bf("5.4"), "bf-decide-designate"),
            Self::MoveGenerals => (bf("17.11"), "bf-decide-move-generals"),
            Self::MoveGeneral => (bf("17.13"), "bf-decide-move-general"),
            Self::Group => (bf("6.9"), "bf-decide-group"),
            Self::Spend => (bf("6.3"), "bf-decide-spend"),
            Self::SpendReaction => (bf("12.2"), "bf-decide-spend-reaction"),
            Self::MoveOrder => (bf("6.19"), "bf-decide-move-order"),
            Self::MoveUnit => (bf("7.2"), "bf-decide-move-unit"),
            Self::Act => (bf("6.5"), "bf-decide-act"),
            Self::Support => (bf("11.1"), "bf-decide-support"),
            Self::React => (bf("12.1"), "bf-decide-react"),
            Self::EvadeTo => (bf("13.4"), "bf-decide-evade-to"),
            Self::EvenLoss => (bf("10.9"), "bf-decide-even-loss"),
            Self::RetreatTo => (bf("10.11"), "bf-decide-retreat-to"),
            Self::ExcessLosses => (bf("11.7"), "bf-decide-excess-losses"),
            Self::Breakthrough => (bf("14.1"), "bf-decide-breakthrough"),
            Self::FightAgain => (bf("14.2"), "bf-decide-fight-again"),
        }
    }

    /// Whether it is answered by a place: on the free table there are more of them than can be listed.
    pub(crate) const fn asks_for_a_place(self) -> bool {
        match self {
            Self::Deploy
            | Self::DeployGeneral
            | Self::PlaceReinforcement
            | Self::PlaceGeneral
            | Self::MoveGeneral
            | Self::MoveUnit
            | Self::RetreatTo
            | Self::EvadeTo => true,
            Self::Commit
            | Self::CallReinforcements
            | Self::ChooseSuccessor
            | Self::AttachGenerals
            | Self::Designate
            | Self::MoveGenerals
            | Self::Group
            | Self::Spend
            | Self::SpendReaction
            | Self::MoveOrder
            | Self::Act
            | Self::Support
            | Self::React
            | Self::EvenLoss
            | Self::ExcessLosses
            | Self::Breakthrough
            | Self::FightAgain => false,
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
    Place,
    PlaceMounted,
    PlaceOccupying,
    Stand,
    Commit,
    Restart,
    Call,
    Wait,
    TakeOver,
    LeaveVacant,
    Attach,
    Detach,
    Activate,
    Ride,
    Join,
    CompleteGroup,
    Spend,
    MoveNext,
    StayAll,
    Move,
    Dismount,
    Occupy,
    LeaveBuildings,
    Fire,
    FireAtGeneral,
    Assault,
    EndActivation,
    Support,
    NoSupport,
    OpportunityFire,
    Evade,
    Countercharge,
    NoReaction,
    EvadeTo,
    FallBack,
    LoseStand,
    Retreat,
    LeaveTable,
    TakeLoss,
    Advance,
    Stay,
    NoSecondCombat,
    NoRide,
    Done,
}

impl Verb {
    const fn sentence(self) -> (RuleId, &'static str) {
        match self {
            Self::Place => (bf("20.2"), "bf-choose-place"),
            Self::PlaceMounted => (bf("7.15"), "bf-choose-place-mounted"),
            Self::PlaceOccupying => (bf("7.17"), "bf-choose-place-occupying"),
            Self::Stand => (bf("17.13"), "bf-choose-stand"),
            Self::Commit => (bf("20.2"), "bf-choose-commit"),
            Self::Restart => (bf("20.2"), "bf-choose-restart"),
            Self::Call => (bf("20.10"), "bf-choose-call"),
            Self::Wait => (bf("20.10"), "bf-choose-wait"),
            Self::TakeOver | Self::Ride => (bf("4.12"), "bf-choose-general"),
            Self::LeaveVacant => (bf("4.12"), "bf-choose-nobody"),
            Self::Attach => (bf("17.7"), "bf-choose-attach"),
            Self::Detach => (bf("17.7"), "bf-choose-detach"),
            Self::Activate | Self::Join | Self::MoveNext | Self::Support | Self::TakeLoss => {
                (bf("5.4"), "bf-choose-unit")
            }
            Self::CompleteGroup => (bf("6.9"), "bf-choose-group-complete"),
            Self::Spend => (bf("6.3"), "bf-choose-spend"),
            Self::StayAll => (bf("6.19"), "bf-choose-no-more-moves"),
            Self::Move => (bf("7.2"), "bf-choose-move"),
            Self::Dismount => (bf("7.15"), "bf-choose-move-dismount"),
            Self::Occupy => (bf("7.17"), "bf-choose-move-occupy"),
            Self::LeaveBuildings => (bf("7.17"), "bf-choose-move-leave"),
            Self::Fire => (bf("8.1"), "bf-choose-fire"),
            Self::FireAtGeneral => (bf("17.5"), "bf-choose-fire-at-general"),
            Self::Assault => (bf("9.1"), "bf-choose-assault"),
            Self::EndActivation => (bf("6.5"), "bf-choose-end-activation"),
            Self::NoSupport => (bf("11.1"), "bf-choose-no-more-support"),
            Self::OpportunityFire => (bf("12.1"), "bf-choose-opportunity-fire"),
            Self::Evade => (bf("13.1"), "bf-choose-evade"),
            Self::Countercharge => (bf("16.1"), "bf-choose-countercharge"),
            Self::NoReaction => (bf("12.1"), "bf-choose-no-reaction"),
            Self::EvadeTo => (bf("13.4"), "bf-choose-evade-to"),
            Self::FallBack => (bf("10.9"), "bf-choose-fall-back"),
            Self::LoseStand => (bf("10.9"), "bf-choose-lose-stand"),
            Self::Retreat => (bf("10.11"), "bf-choose-retreat"),
            Self::LeaveTable => (bf("10.12"), "bf-choose-leave-table"),
            Self::Advance => (bf("14.1"), "bf-choose-advance"),
            Self::Stay => (bf("14.1"), "bf-choose-stay"),
            Self::NoSecondCombat => (bf("14.2"), "bf-choose-no-second-combat"),
            Self::NoRide => (bf("17.11"), "bf-choose-no-general"),
            Self::Done => (bf("5.8"), "bf-choose-done"),
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
