//! Every question that the book asks and every verb that answers it: stable words, each with its rule
//! and its sentence.

use engine::word_table;

use crate::be;

word_table! {
    /// What can be asked, in the order of the sequence of play.
    pub enum Question {
        SetupOrders: be("8.17"), "be-decide-setup-orders";
        Deploy: be("24.3"), "be-decide-deploy";
        Begin: be("1.1"), "be-decide-begin";
        Bonus: be("6.8"), "be-decide-bonus";
        Command: be("6.3"), "be-decide-command";
        Chief: be("2.10"), "be-decide-chief";
        ChooseFirst: be("1.4"), "be-decide-choose-first";
        Division: be("1.4"), "be-decide-division";
        General: be("1.6"), "be-decide-general";
        Prepare: be("1.7"), "be-decide-prepare";
        ReturnFire: be("11.30"), "be-decide-return-fire";
        Charge: be("1.8"), "be-decide-charge";
        ChargeReaction: be("15.7"), "be-decide-charge-reaction";
        ChargeStop: be("15.8"), "be-decide-charge-stop";
        CarryOn: be("15.8"), "be-decide-carry-on";
        Follow: be("15.12"), "be-decide-follow";
        Supports: be("21.5"), "be-decide-supports";
        FallBack: be("17.3"), "be-decide-fall-back";
        Advance: be("16.38"), "be-decide-advance";
        Occupy: be("16.39"), "be-decide-occupy";
        Pursuit: be("18.1"), "be-decide-pursuit";
        Move: be("1.9"), "be-decide-move";
        MoreMoves: be("3.7"), "be-decide-more-moves";
        MoveReaction: be("4.31"), "be-decide-move-reaction";
        Finish: be("24.5"), "be-decide-finish";
        Fire: be("1.10"), "be-decide-fire";
    }
}

word_table! {
    /// What an answer does.
    pub enum Verb {
        SetUp: be("24.3"), "be-choose-set-up";
        Place: be("24.3"), "be-choose-place";
        Hide: be("24.4"), "be-choose-hide";
        Order: be("8.1"), "be-choose-order";
        HoldBack: be("24.1"), "be-choose-hold-back";
        CallReserve: be("24.1"), "be-choose-call-reserve";
        Transfer: be("6.4"), "be-choose-transfer";
        Bid: be("6.8"), "be-choose-bid";
        GoFirst: be("1.4"), "be-choose-go-first";
        Activate: be("1.4"), "be-choose-activate";
        Ride: be("2.10"), "be-choose-ride";
        Attach: be("2.11"), "be-choose-attach";
        Fire: be("11.1"), "be-choose-fire";
        FireBall: be("11.11"), "be-choose-fire-ball";
        FireCanister: be("11.10"), "be-choose-fire-canister";
        FireShrapnel: be("11.13"), "be-choose-fire-shrapnel";
        FireGuns: be("11.32"), "be-choose-fire-guns";
        FireAndLimber: be("11.18"), "be-choose-fire-and-limber";
        ReturnFire: be("11.30"), "be-choose-return-fire";
        HoldFire: be("11.30"), "be-choose-hold-fire";
        Charge: be("15.1"), "be-choose-charge";
        Stand: be("4.7"), "be-choose-stand";
        CounterCharge: be("4.7"), "be-choose-counter-charge";
        ChangeFormation: be("4.6"), "be-choose-change-formation";
        ChangeFacing: be("4.14"), "be-choose-change-facing";
        Flee: be("4.8"), "be-choose-flee";
        FleeToSquare: be("4.18"), "be-choose-flee-to-square";
        Unlimber: be("4.15"), "be-choose-unlimber";
        LimberAndFlee: be("4.16"), "be-choose-limber-and-flee";
        OpportunityCharge: be("4.29"), "be-choose-opportunity-charge";
        OpportunityFire: be("4.5"), "be-choose-opportunity-fire";
        Withdraw: be("4.11"), "be-choose-withdraw";
        Recoil: be("4.20"), "be-choose-recoil";
        RecoilAndFire: be("4.20"), "be-choose-recoil-and-fire";
        Stop: be("15.8"), "be-choose-stop";
        GoOn: be("15.8"), "be-choose-go-on";
        CarryOn: be("15.8"), "be-choose-carry-on";
        Desist: be("15.8"), "be-choose-desist";
        Follow: be("15.12"), "be-choose-follow";
        Engage: be("15.12"), "be-choose-engage";
        Support: be("21.3"), "be-choose-support";
        FallBack: be("17.3"), "be-choose-fall-back";
        Advance: be("16.38"), "be-choose-advance";
        Stay: be("16.38"), "be-choose-stay";
        Occupy: be("16.39"), "be-choose-occupy";
        Pursue: be("18.3"), "be-choose-pursue";
        Hold: be("18.2"), "be-choose-hold";
        Move: be("5.1"), "be-choose-move";
        Form: be("3.8"), "be-choose-form";
        March: be("3.14"), "be-choose-march";
        Garrison: be("22.6"), "be-choose-garrison";
        Leave: be("22.6"), "be-choose-leave";
        Rally: be("14.3"), "be-choose-rally";
        Recover: be("14.3"), "be-choose-recover";
        FreeRally: be("8.4"), "be-choose-free-rally";
        Detach: be("23.1"), "be-choose-detach";
        Rejoin: be("23.2"), "be-choose-rejoin";
        Enter: be("24.2"), "be-choose-enter";
        Done: be("1.9"), "be-choose-done";
    }
}
