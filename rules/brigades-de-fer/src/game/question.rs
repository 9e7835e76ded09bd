//! Every question that the book asks and every verb that answers it: stable words, each with its rule
//! and its sentence.

use engine::word_table;

use crate::bf;

word_table! {
    /// What can be asked, in the order of the sequence of play.
    pub enum Question {
        Deploy: bf("20.2"), "bf-decide-deploy";
        DeployGeneral: bf("20.3"), "bf-decide-deploy-general";
        Commit: bf("20.2"), "bf-decide-commit";
        CallReinforcements: bf("Q71"), "bf-decide-call-reinforcements";
        PlaceReinforcement: bf("S1"), "bf-decide-place-reinforcement";
        PlaceGeneral: bf("S1"), "bf-decide-place-general";
        ChooseSuccessor: bf("4.12"), "bf-decide-choose-successor";
        AttachGenerals: bf("17.7"), "bf-decide-attach-generals";
        Designate: bf("5.4"), "bf-decide-designate";
        MoveGenerals: bf("17.11"), "bf-decide-move-generals";
        MoveGeneral: bf("17.13"), "bf-decide-move-general";
        Group: bf("6.9"), "bf-decide-group";
        Spend: bf("6.3"), "bf-decide-spend";
        SpendReaction: bf("12.2"), "bf-decide-spend-reaction";
        MoveOrder: bf("6.19"), "bf-decide-move-order";
        MoveUnit: bf("7.2"), "bf-decide-move-unit";
        Act: bf("6.5"), "bf-decide-act";
        Support: bf("11.1"), "bf-decide-support";
        React: bf("12.1"), "bf-decide-react";
        EvadeTo: bf("13.4"), "bf-decide-evade-to";
        EvenLoss: bf("10.9"), "bf-decide-even-loss";
        RetreatTo: bf("10.11"), "bf-decide-retreat-to";
        ExcessLosses: bf("11.7"), "bf-decide-excess-losses";
        Breakthrough: bf("14.1"), "bf-decide-breakthrough";
        FightAgain: bf("14.2"), "bf-decide-fight-again";
    }
}

impl Question {
    /// Whether it is answered by a place: on the free table there are more of them than can be listed.
    pub(crate) const fn asks_for_a_place(self) -> bool {
        matches!(
            self,
            Self::Deploy
                | Self::DeployGeneral
                | Self::PlaceReinforcement
                | Self::PlaceGeneral
                | Self::MoveGeneral
                | Self::MoveUnit
                | Self::RetreatTo
                | Self::EvadeTo
        )
    }
}

word_table! {
    /// What an answer does.
    pub enum Verb {
        Place: bf("20.2"), "bf-choose-place";
        PlaceMounted: bf("7.15"), "bf-choose-place-mounted";
        PlaceOccupying: bf("7.17"), "bf-choose-place-occupying";
        Stand: bf("17.13"), "bf-choose-stand";
        Commit: bf("20.2"), "bf-choose-commit";
        Restart: bf("20.2"), "bf-choose-restart";
        Call: bf("20.10"), "bf-choose-call";
        Wait: bf("20.10"), "bf-choose-wait";
        TakeOver: bf("4.12"), "bf-choose-general";
        LeaveVacant: bf("4.12"), "bf-choose-nobody";
        Attach: bf("17.7"), "bf-choose-attach";
        Detach: bf("17.7"), "bf-choose-detach";
        Activate: bf("5.4"), "bf-choose-unit";
        Ride: bf("4.12"), "bf-choose-general";
        Join: bf("5.4"), "bf-choose-unit";
        CompleteGroup: bf("6.9"), "bf-choose-group-complete";
        Spend: bf("6.3"), "bf-choose-spend";
        MoveNext: bf("5.4"), "bf-choose-unit";
        StayAll: bf("6.19"), "bf-choose-no-more-moves";
        Move: bf("7.2"), "bf-choose-move";
        Dismount: bf("7.15"), "bf-choose-move-dismount";
        Occupy: bf("7.17"), "bf-choose-move-occupy";
        LeaveBuildings: bf("7.17"), "bf-choose-move-leave";
        Fire: bf("8.1"), "bf-choose-fire";
        FireAtGeneral: bf("17.5"), "bf-choose-fire-at-general";
        Assault: bf("9.1"), "bf-choose-assault";
        EndActivation: bf("6.5"), "bf-choose-end-activation";
        Support: bf("5.4"), "bf-choose-unit";
        NoSupport: bf("11.1"), "bf-choose-no-more-support";
        OpportunityFire: bf("12.1"), "bf-choose-opportunity-fire";
        Evade: bf("13.1"), "bf-choose-evade";
        Countercharge: bf("16.1"), "bf-choose-countercharge";
        NoReaction: bf("12.1"), "bf-choose-no-reaction";
        EvadeTo: bf("13.4"), "bf-choose-evade-to";
        FallBack: bf("10.9"), "bf-choose-fall-back";
        LoseStand: bf("10.9"), "bf-choose-lose-stand";
        Retreat: bf("10.11"), "bf-choose-retreat";
        LeaveTable: bf("10.12"), "bf-choose-leave-table";
        TakeLoss: bf("5.4"), "bf-choose-unit";
        Advance: bf("14.1"), "bf-choose-advance";
        Stay: bf("14.1"), "bf-choose-stay";
        NoSecondCombat: bf("14.2"), "bf-choose-no-second-combat";
        NoRide: bf("17.11"), "bf-choose-no-general";
        Done: bf("5.8"), "bf-choose-done";
    }
}
