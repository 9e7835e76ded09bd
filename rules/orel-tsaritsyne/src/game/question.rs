//! Every question that the book asks and every verb that answers it: stable words, each with its rule
//! and its sentence.

use engine::word_table;

use crate::ot;

word_table! {
    /// What can be asked, in the order of the sequence of play.
    pub enum Question {
        Begin: ot("2.1"), "ot-decide-begin";
        Unhistorical: ot("12.13"), "ot-decide-unhistorical";
        EventTarget: ot("6.2"), "ot-decide-event-target";
        EventDrop: ot("6.2"), "ot-decide-event-drop";
        Enlist: ot("4.2"), "ot-decide-enlist";
        Recruit: ot("4.3"), "ot-decide-recruit";
        Aerodrome: ot("10.10"), "ot-decide-aerodrome";
        Trotsky: ot("12.9"), "ot-decide-trotsky";
        Move: ot("7.1"), "ot-decide-move";
        Halt: ot("7.11"), "ot-decide-halt";
        FirePlan: ot("8.1"), "ot-decide-fire-plan";
        CounterBattery: ot("8.40"), "ot-decide-counter-battery";
        TrainPath: ot("Q143"), "ot-decide-train-path";
        WaterPath: ot("Q117"), "ot-decide-water-path";
        ChooseAttack: ot("8.2"), "ot-decide-choose-attack";
        Withdraw: ot("8.50"), "ot-decide-withdraw";
        Follow: ot("8.52"), "ot-decide-follow";
        Coordinate: ot("8.71"), "ot-decide-coordinate";
        AirSecret: ot("Q47"), "ot-decide-air-secret";
        Support: ot("8.6"), "ot-decide-support";
        Contact: ot("9.12"), "ot-decide-contact";
        Slash: ot("8.136"), "ot-decide-slash";
        SplitD: ot("8.132"), "ot-decide-split-d";
        SplitA: ot("8.134"), "ot-decide-split-a";
        Losses: ot("8.140"), "ot-decide-losses";
        RetreatPath: ot("8.60"), "ot-decide-retreat-path";
        RoutPath: ot("8.81"), "ot-decide-rout-path";
        ZocLoss: ot("8.61"), "ot-decide-zoc-loss";
        Advance: ot("8.170"), "ot-decide-advance";
        SecondHex: ot("8.173"), "ot-decide-second-hex";
        Pursue: ot("8.180"), "ot-decide-pursue";
        KeepBudyonny: ot("12.13"), "ot-decide-keep-budyonny";
    }
}

word_table! {
    /// What an answer does.
    pub enum Verb {
        Begin: ot("2.1"), "ot-choose-begin";
        TakeOption: ot("12.13"), "ot-choose-take-option";
        LeaveOption: ot("12.13"), "ot-choose-leave-option";
        Suffers: ot("6.2"), "ot-choose-suffers";
        Wavers: ot("6.6"), "ot-choose-wavers";
        Drop: ot("6.2"), "ot-choose-drop";
        Enlist: ot("4.2"), "ot-choose-enlist";
        NoEnlist: ot("4.2"), "ot-choose-no-enlist";
        Reinforce: ot("4.3"), "ot-choose-reinforce";
        Rebuild: ot("4.3"), "ot-choose-rebuild";
        Volunteers: ot("6.6"), "ot-choose-volunteers";
        Renounce: ot("12.11"), "ot-choose-renounce";
        EndRecruiting: ot("4.4"), "ot-choose-end-recruiting";
        Aerodrome: ot("10.10"), "ot-choose-aerodrome";
        Decide: ot("12.9"), "ot-choose-decide";
        NoDecision: ot("12.9"), "ot-choose-no-decision";
        March: ot("7.1"), "ot-choose-march";
        Stay: ot("7.11"), "ot-choose-stay";
        Rail: ot("7.7"), "ot-choose-rail";
        Entrench: ot("7.8"), "ot-choose-entrench";
        RepairRail: ot("7.9"), "ot-choose-repair-rail";
        RepairBridge: ot("7.9"), "ot-choose-repair-bridge";
        Carry: ot("10.3"), "ot-choose-carry";
        PlayEvent: ot("6.2"), "ot-choose-play-event";
        ForcedMarch: ot("12.7"), "ot-choose-forced-march";
        EndMovement: ot("7.1"), "ot-choose-end-movement";
        AssaultRapid: ot("7.11"), "ot-choose-assault-rapid";
        AssaultPrepared: ot("7.11"), "ot-choose-assault-prepared";
        LaunchRapid: ot("7.11"), "ot-choose-launch-rapid";
        LaunchPrepared: ot("7.11"), "ot-choose-launch-prepared";
        Cut: ot("7.9"), "ot-choose-cut";
        Blow: ot("7.9"), "ot-choose-blow";
        Halt: ot("7.10"), "ot-choose-halt";
        Bombard: ot("8.30"), "ot-choose-bombard";
        Shell: ot("10.5"), "ot-choose-shell";
        Challenge: ot("9.10"), "ot-choose-challenge";
        Observe: ot("10.10"), "ot-choose-observe";
        EndFirePlan: ot("8.1"), "ot-choose-end-fire-plan";
        CounterFire: ot("8.40"), "ot-choose-counter-fire";
        NoCounterFire: ot("8.40"), "ot-choose-no-counter-fire";
        Attack: ot("8.7"), "ot-choose-attack";
        AttackByNight: ot("12.7"), "ot-choose-attack-by-night";
        Cancel: ot("7.11"), "ot-choose-cancel";
        EndCombats: ot("8.2"), "ot-choose-end-combats";
        Withdraw: ot("8.50"), "ot-choose-withdraw";
        Hold: ot("8.50"), "ot-choose-hold";
        Follow: ot("8.52"), "ot-choose-follow";
        NoFollow: ot("8.52"), "ot-choose-no-follow";
        Coordinate: ot("8.71"), "ot-choose-coordinate";
        Fly: ot("Q47"), "ot-choose-fly";
        Support: ot("8.6"), "ot-choose-support";
        Inspire: ot("6.5"), "ot-choose-inspire";
        Ammunition: ot("12.5"), "ot-choose-ammunition";
        Front: ot("12.9"), "ot-choose-front";
        EndSupport: ot("8.6"), "ot-choose-end-support";
        Contact: ot("9.12"), "ot-choose-contact";
        EndContact: ot("9.12"), "ot-choose-end-contact";
        SlashAdvance: ot("8.136"), "ot-choose-slash-advance";
        SlashSplit: ot("8.136"), "ot-choose-slash-split";
        Split: ot("8.132"), "ot-choose-split";
        Lose: ot("8.140"), "ot-choose-lose";
        Path: ot("8.60"), "ot-choose-path";
        Further: ot("Q132"), "ot-choose-further";
        Advance: ot("8.170"), "ot-choose-advance";
        EndAdvance: ot("8.170"), "ot-choose-end-advance";
        Pursue: ot("8.180"), "ot-choose-pursue";
        NoPursuit: ot("8.180"), "ot-choose-no-pursuit";
        KeepBudyonny: ot("12.13"), "ot-choose-keep-budyonny";
        LetGo: ot("12.13"), "ot-choose-let-go";
    }
}
