//! Every question that the book asks and every verb that answers it: stable words, each with its rule
//! and its sentence.

use engine::word_table;

use crate::ml;

word_table! {
    /// What can be asked, in the order of the sequence of play.
    pub enum Question {
        Deploy: ml("Q122"), "ml-decide-deploy";
        Deputy: ml("10.3"), "ml-decide-deputy";
        Attach: ml("6.21"), "ml-decide-attach";
        Orders: ml("3.1"), "ml-decide-orders";
        Face: ml("5.36"), "ml-decide-face";
        Flee: ml("Q127"), "ml-decide-flee";
        Stand: ml("7.4"), "ml-decide-stand";
        Charge: ml("8.3"), "ml-decide-charge";
        React: ml("Q136"), "ml-decide-react";
        Fire: ml("Q20"), "ml-decide-fire";
        Retire: ml("Q109"), "ml-decide-retire";
        Redirect: ml("Q135"), "ml-decide-redirect";
        Impact: ml("8.42"), "ml-decide-impact";
        Pursue: ml("8.37"), "ml-decide-pursue";
        Join: ml("9.8"), "ml-decide-join";
        Plot: ml("6.3"), "ml-decide-plot";
        Ride: ml("6.22"), "ml-decide-ride";
        Activate: ml("11.4"), "ml-decide-activate";
        Counter: ml("11.7"), "ml-decide-counter";
        Escape: ml("Q97"), "ml-decide-escape";
    }
}

word_table! {
    /// What an answer does.
    pub enum Verb {
        Ready: ml("Q124"), "ml-choose-ready";
        Again: ml("Q124"), "ml-choose-again";
        Place: ml("Q122"), "ml-choose-place";
        PlaceGeneral: ml("Q122"), "ml-choose-place-general";
        Attach: ml("6.21"), "ml-choose-attach";
        Detach: ml("Q59"), "ml-choose-detach";
        Bastion: ml("1.33"), "ml-choose-bastion";
        GiveUpBastion: ml("Q50"), "ml-choose-give-up-bastion";
        OrderRetire: ml("3.4"), "ml-choose-order-retire";
        OrderCharge: ml("3.7"), "ml-choose-order-charge";
        OrderManoeuvre: ml("3.10"), "ml-choose-order-manoeuvre";
        OrderHold: ml("3.13"), "ml-choose-order-hold";
        BatteryManoeuvre: ml("3.16"), "ml-choose-battery-manoeuvre";
        BatteryHold: ml("3.17"), "ml-choose-battery-hold";
        BatteryRedeploy: ml("3.18"), "ml-choose-battery-redeploy";
        OwnRetire: ml("4.8"), "ml-choose-own-retire";
        OwnCharge: ml("4.8"), "ml-choose-own-charge";
        OwnManoeuvre: ml("4.8"), "ml-choose-own-manoeuvre";
        OwnHold: ml("4.8"), "ml-choose-own-hold";
        NoOwnOrder: ml("4.14"), "ml-choose-no-own-order";
        Face: ml("5.36"), "ml-choose-face";
        Flee: ml("Q127"), "ml-choose-flee";
        Stand: ml("7.4"), "ml-choose-stand";
        Go: ml("Q60"), "ml-choose-go";
        Charge: ml("8.3"), "ml-choose-charge";
        ChargeBonus: ml("8.17"), "ml-choose-charge-bonus";
        SupportFlank: ml("8.15"), "ml-choose-support-flank";
        SupportRear: ml("8.16"), "ml-choose-support-rear";
        Refrain: ml("8.5"), "ml-choose-refrain";
        Keep: ml("Q90"), "ml-choose-keep";
        CounterCharge: ml("8.45"), "ml-choose-counter-charge";
        Evade: ml("Q90"), "ml-choose-evade";
        FullSquare: ml("8.13"), "ml-choose-full-square";
        Turn: ml("8.48"), "ml-choose-turn";
        Fire: ml("7.2"), "ml-choose-fire";
        Shell: ml("Q117"), "ml-choose-shell";
        HoldFire: ml("Q20"), "ml-choose-hold-fire";
        Retire: ml("3.4"), "ml-choose-retire";
        RetireBonus: ml("8.17"), "ml-choose-retire-bonus";
        Stay: ml("5.35"), "ml-choose-stay";
        FireHalfMove: ml("3.18"), "ml-choose-fire-half-move";
        LimberMove: ml("3.18"), "ml-choose-limber-move";
        Impact: ml("8.42"), "ml-choose-impact";
        Pursue: ml("8.37"), "ml-choose-pursue";
        Hold: ml("8.36"), "ml-choose-hold";
        Join: ml("9.8"), "ml-choose-join";
        StayOut: ml("Q94"), "ml-choose-stay-out";
        March: ml("6.3"), "ml-choose-march";
        Form: ml("6.6"), "ml-choose-form";
        Reorient: ml("6.5"), "ml-choose-reorient";
        Occupy: ml("1.31"), "ml-choose-occupy";
        OccupyAsBastion: ml("Q50"), "ml-choose-occupy-as-bastion";
        Advance: ml("6.3"), "ml-choose-advance";
        AdvanceSome: ml("6.3"), "ml-choose-advance-some";
        StandStill: ml("Q146"), "ml-choose-stand-still";
        Ride: ml("6.22"), "ml-choose-ride";
        Activate: ml("11.4"), "ml-choose-activate";
        Counter: ml("11.7"), "ml-choose-counter";
        Pass: ml("Q42"), "ml-choose-pass";
        Deputy: ml("Q142"), "ml-choose-deputy";
        Escape: ml("Q97"), "ml-choose-escape";
    }
}
