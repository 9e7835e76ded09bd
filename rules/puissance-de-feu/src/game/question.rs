//! Every question that the book asks and every verb that answers it: stable words, each with its rule
//! and its sentence.

use engine::word_table;

use crate::pf;

word_table! {
    /// What can be asked, in the order of the sequence of play.
    pub enum Question {
        Role: pf("2.2"), "pf-decide-role";
        Deploy: pf("2.4"), "pf-decide-deploy";
        Resupply: pf("Q75"), "pf-decide-resupply";
        Order: pf("3.5"), "pf-decide-order";
        Announce: pf("14.4"), "pf-decide-announce";
        Move: pf("4.5"), "pf-decide-move";
        MoveOn: pf("15.2"), "pf-decide-move-on";
        React: pf("10.1"), "pf-decide-react";
        Reface: pf("9.15"), "pf-decide-reface";
        Flee: pf("7.12"), "pf-decide-flee";
    }
}

word_table! {
    /// What an answer does.
    pub enum Verb {
        Attack: pf("2.2"), "pf-choose-attack";
        Defend: pf("2.2"), "pf-choose-defend";
        SetUp: pf("2.5"), "pf-choose-set-up";
        Place: pf("2.4"), "pf-choose-place";
        Resupply: pf("Q75"), "pf-choose-resupply";
        KeepOrder: pf("Q75"), "pf-choose-keep-order";
        Fire: pf("5.2"), "pf-choose-fire";
        FireBall: pf("5.7"), "pf-choose-fire-ball";
        FireCanister: pf("5.7"), "pf-choose-fire-canister";
        BroadsideBall: pf("14.4"), "pf-choose-broadside-ball";
        BroadsideCanister: pf("14.4"), "pf-choose-broadside-canister";
        // Groups named before it have been told.
        BroadsideRestBall: pf("14.4"), "pf-choose-broadside-rest-ball";
        BroadsideRestCanister: pf("14.4"), "pf-choose-broadside-rest-canister";
        HoldFire: pf("14.4"), "pf-choose-stay";
        AnnounceBall: pf("14.4"), "pf-choose-announce-ball";
        AnnounceCanister: pf("14.4"), "pf-choose-announce-canister";
        March: pf("4.1"), "pf-choose-march";
        Rotate: pf("4.11"), "pf-choose-rotate";
        Charge: pf("8.1"), "pf-choose-charge";
        Rally: pf("7.11"), "pf-choose-rally";
        Enter: pf("2.6"), "pf-choose-enter";
        End: pf("3.9"), "pf-choose-end";
        Move: pf("4.5"), "pf-choose-move";
        Stay: pf("4.5"), "pf-choose-stay";
        Again: pf("15.2"), "pf-choose-again";
        RotateAgain: pf("15.8"), "pf-choose-rotate";
        Halt: pf("15.2"), "pf-choose-halt";
        Evade: pf("10.1"), "pf-choose-evade";
        Stand: pf("10.1"), "pf-choose-stand";
        Face: pf("9.15"), "pf-choose-face";
        Flee: pf("7.12"), "pf-choose-flee";
    }
}
