//! The types of the page are those of the server.

use std::fs;
use std::path::Path;

use engine::Origin;
use engine::ahead::{Area, Footprint, SupplyLine};
use engine::game::{PieceId, Shape, ShapeKind, Stance, Target};
use engine::tableau::Surface;
use server::wire::{
    AbsentInfo, Answer, Answered, ArmyInfo, AtEnd, BattleCheck, BattleOrigin, BoardInfo, BookWords,
    ChangeKind, ChangedDrawing, Changes, ClientMessage, Contribution, Counted, CourseInfo, Created,
    DecisionInfo, DecisionUpdate, DiceInfo, DieInfo, DieKind, Entry, ErrorBody, ErrorCode, Failed,
    FaultInfo, FieldInfo, GameArmy, GameRoster, GameUnit, GroundInfo, InForce, Inserted,
    LessonInfo, LevelName, Likely, LineKind, Listed, LogLine, Luck, LuckVerdict, MapInfo, MarkInfo,
    MarkerInfo, MyGame, MySeat, MySeats, Needed, NewBattle, NewCode, NewDrawing, NewEntries,
    NewEntry, NewGame, NewPush, NewSeat, NewSimulation, NewTabletop, NoPush, ObjectiveInfo,
    OddsOutcome, OfferInfo, OfferUpdate, OpponentInfo, OptionInfo, OptionKind, OptionValue,
    OtherPlace, OutcomeInfo, Pace, PieceChange, PieceChanges, PieceInfo, PieceKind, PieceOutlook,
    PlaceRun, PlannedInfo, Player, ProcedureInfo, ProcedureOdds, PushKept, PushKey, ReasonInfo,
    Report, Resolve, Resolved, RosterUnit, RuleChart, RuleInfo, RulebookInfo, ScenarioInfo,
    ScenarioTitle, SeatInfo, SeatToken, ServerMessage, SideColour, SimulationInfo,
    SimulationResult, SimulationState, Spectators, StageInfo, Standing, StandingInfo,
    StandingQuestionInfo, StandingWord, StepInfo, Story, StrikeInfo, Table, TabletopClientMessage,
    TabletopCreated, TabletopEntry, TabletopInfo, TabletopServerMessage, TurningPoint, Unchanged,
    UnitChange, Update, VictoryInfo, WayInfo, ZoneInfo, ZoneOfControlInfo,
};
use ts_rs::TS;

/// Every type of the contract, in the order of the file.
fn types() -> String {
    let mut text = String::from(
        "// Generated from crates/server/src/wire.rs; `make wire` writes it again.\n\n",
    );
    macro_rules! put {
        ($($kind:ty),+ $(,)?) => { $(
            text.push_str("export ");
            text.push_str(&<$kind>::decl());
            text.push_str("\n\n");
        )+ };
    }
    put!(
        Failed, ErrorCode, ErrorBody, FaultInfo, RulebookInfo, RuleInfo, RuleChart, ProcedureInfo,
        BookWords, Likely
    );
    put!(
        ProcedureOdds, Resolve, Resolved, Needed, LogLine, LineKind, ChangeKind, DieInfo, DieKind,
        Surface, ScenarioInfo, BattleOrigin, NewBattle, BattleCheck, VictoryInfo, ArmyInfo,
        RosterUnit, OptionInfo, Origin, OptionKind, OptionValue, CourseInfo, LessonInfo, InForce,
        NewGame, Pace, AtEnd, Player, Spectators, UnitChange
    );
    put!(
        NewSeat, LevelName, Created, SeatToken, Listed, Table, ScenarioTitle, SeatInfo, SideColour,
        BoardInfo, MapInfo
    );
    put!(
        PieceInfo,
        PieceKind,
        AbsentInfo,
        ObjectiveInfo,
        ZoneInfo,
        MarkerInfo,
        Counted,
        DecisionInfo,
        ZoneOfControlInfo,
        PlannedInfo,
        Footprint
    );
    put!(
        FieldInfo, OfferInfo, Shape, ShapeKind, Stance, Target, PieceId, PieceOutlook, Area,
        SupplyLine, StageInfo, OddsOutcome, OutcomeInfo, Report, Luck, LuckVerdict, TurningPoint,
        DiceInfo, StepInfo, GroundInfo, ReasonInfo, StrikeInfo, WayInfo
    );
    put!(Story, Answer, Contribution);
    put!(
        Update,
        Changes<AbsentInfo>,
        Inserted<PieceInfo>,
        PieceChanges,
        PieceChange,
        DecisionUpdate,
        OfferUpdate,
        OtherPlace
    );
    put!(Entry<OfferUpdate>, Unchanged, PlaceRun, NewDrawing, ChangedDrawing);
    put!(Answered, MarkInfo, ClientMessage, ServerMessage);
    put!(NewTabletop, TabletopCreated, TabletopInfo, NewEntry, NewEntries, TabletopEntry);
    put!(TabletopClientMessage, TabletopServerMessage, NewCode);
    put!(MySeats, MySeat, MyGame, OpponentInfo);
    put!(GameRoster, GameArmy, GameUnit);
    put!(PushKey, NewPush, NoPush, PushKept);
    put!(NewSimulation, SimulationState, SimulationInfo, SimulationResult);
    put!(Standing, StandingInfo, StandingQuestionInfo, StandingWord);
    text.trim_end().to_owned() + "\n"
}

#[test]
fn the_page_has_the_types_of_the_server() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire.ts");
    let fresh = types();
    if std::env::var_os("GROGNARD_WRITE_WIRE").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
        fs::write(&file, &fresh).expect("written");
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == fresh, "web/src/lib/wire.ts is stale: run `make wire`");
}
