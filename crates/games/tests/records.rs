//! Records of a small game: written, read, replayed, and refused where they were edited.

use std::ops::ControlFlow;
use std::sync::Mutex;

use engine::digest::Digest;
use engine::form::{Fault, Form, Lines};
use engine::game::Seat;
use engine::{Agreed, Agreement, Citations, Origin, RuleId, Rulebook, settle};
use games::{
    AnyBattle, AnyGame, Army, Described, Forfeit, Forged, GameDefinition, GameRecord, Head,
    Receipt, Record, Source, WrongChoice, hexadecimal, practice_seed,
};
use opponent::{Level, Opponent};
use render::{Forces, Scene};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use simulate::Plan;
use testkit::toy::{Field, Toy};
use words::Language;

static BOOK: Rulebook = Rulebook {
    id: "toy",
    prefix: "T",
    title: "The Field",
    procedures: &[],
    rules_en: "",
    rules_fr: "",
    effects: &[],
    citations: Citations { code: &[], tests: &[] },
};

/// A scenario that says how many turns are played.
#[derive(Deserialize, Serialize, JsonSchema)]
struct Lasting {
    turns: u32,
}

impl Form for Lasting {
    /// The whole file is a number.
    fn read(text: &str) -> Result<Self, Vec<Fault>> {
        let (field, key) = ("turns".to_owned(), "no-number");
        let fault = Fault { line: 1, field, key, arguments: Vec::new() };
        text.trim().parse().map(|turns| Self { turns }).map_err(|_| vec![fault])
    }

    fn digest(&self) -> Digest {
        Digest::of(&self.turns)
    }

    fn faults(&self, _: &Lines) -> Vec<Fault> {
        Vec::new()
    }
}

static TOY: GameDefinition<Toy, Lasting> = GameDefinition {
    rulebook: &BOOK,
    built_in: &[("field", "5"), ("short", "2")],
    coverage: "",
    describe: |scenario, _| {
        let army = |side: &str| Army {
            side: side.to_owned(),
            name: side.to_uppercase(),
            said: side.into(),
            units: Vec::new(),
            leaders: Vec::new(),
            roster: Vec::new(),
        };
        Described {
            id: String::new(),
            ruleset: "",
            title: "The Field".to_owned(),
            summary: String::new(),
            turns: scenario.turns,
            battle: "field".to_owned(),
            ground: engine::tableau::Surface::Table,
            armies: vec![army("blue"), army("red")],
            victory: games::Victory::default(),
        }
    },
    victory: |_, _, _| games::Victory::default(),
    results: &[],
    ground: &[],
    agreements: |_| vec![long()],
    went_without_saying: |_| Agreed::new(),
    begin: |scenario, said| {
        let kept = settle(&[long()], said)?;
        let more = if kept.contains_key("long") { 3 } else { 0 };
        Ok((Field::new(scenario.turns + more, None), kept))
    },
    roster: |_, _| {},
    scene: |_, tableau, _| Scene {
        title: format!("turn {}", tableau.turn.number),
        ..Scene::default()
    },
    forces: |_, _, _| Forces::default(),
};

/// Three turns more, if the players agree.
fn long() -> Agreement {
    Agreement::switch("long", Origin::House, RuleId::new("T", "Q1"), false)
}

fn battle(text: &str, built_in: bool) -> Box<dyn AnyBattle> {
    let source = Source { id: "toy/field".to_owned(), text: text.to_owned(), built_in };
    TOY.read(source).unwrap()
}

fn record(battle: &dyn AnyBattle) -> Record {
    record_of(battle, 9)
}

fn record_of(battle: &dyn AnyBattle, seed: u64) -> Record {
    let plan = Plan {
        players: vec![Opponent::new(Level::Sergeant), Opponent::new(Level::Recruit)],
        games: 3,
        seed,
        threads: 2,
        mirror: false,
        longest: Plan::LONGEST,
    };
    let kept = Mutex::new(Vec::new());
    let words = Language::English.words();
    let report = battle.simulate(
        &plan,
        words,
        &|_| ControlFlow::Continue(()),
        Some(&|number, record| {
            kept.lock().unwrap().push((number, record));
        }),
    );
    let report = report.unwrap();
    assert_eq!((report.games, report.faults), (3, Vec::new()));
    let kept = kept.into_inner().unwrap();
    kept.into_iter().find(|(number, _)| *number == 1).unwrap().1
}

fn refused(change: impl FnOnce(&mut Record)) -> Forged {
    let battle = battle("5", true);
    let mut record = record(&*battle);
    change(&mut record);
    battle.replay(&record, &mut |_| {}).unwrap_err()
}

fn wrong(change: impl FnOnce(&mut Record)) -> (usize, WrongChoice) {
    match refused(change) {
        Forged::Choice { number, wrong } => (number, wrong),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_record_is_written_read_and_believed() {
    let battle = battle("5", true);
    let record = record(&*battle);
    let text = record.write();
    let read = Record::read(&text).unwrap();
    assert_eq!(read, record);
    assert_eq!(read.write(), text);
    let mut told = Vec::new();
    let play = battle.replay(&read, &mut |step| told.push((step.number, step.seat))).unwrap();
    assert_eq!(told.len(), record.choices.len());
    assert_eq!(play.outcome(), record.end.outcome);
    assert_eq!(play.hash(), record.choices.last().unwrap().hash);
    assert_eq!(play.played(), record.choices);
    assert_eq!(record.seats[1].player, "recruit");
    assert!(record.scenario.text.is_none());
}

#[test]
fn a_scenario_of_one_s_own_travels_with_the_record() {
    let battle = battle("3", false);
    assert_eq!(record(&*battle).scenario.text.as_deref(), Some("3"));
}

#[test]
fn an_edited_choice_is_found_where_it_is() {
    let (number, found) = wrong(|record| {
        let first = &mut record.choices[0].choice;
        let other = if *first == serde_json::json!({"commit": 1}) { 2 } else { 1 };
        *first = serde_json::json!({"commit": other});
    });
    assert_eq!(number, 0);
    assert!(matches!(found, WrongChoice::Hash { .. }));
    let (number, found) = wrong(|record| record.choices[2].choice = serde_json::json!("retire"));
    assert_eq!(number, 2);
    assert!(matches!(found, WrongChoice::Unreadable(_)));
    let (number, found) = wrong(|record| record.choices[1].seat = Seat(0));
    assert_eq!(number, 1);
    assert!(matches!(found, WrongChoice::Refused(_)));
}

#[test]
fn an_edited_die_is_found_even_if_it_changes_nothing() {
    let with_dice =
        |record: &Record| record.choices.iter().position(|one| !one.faces.is_empty()).unwrap();
    for change in 1..3 {
        let mut place = 0;
        let (number, found) = wrong(|record| {
            place = with_dice(record);
            let face = &mut record.choices[place].faces[0];
            *face = (*face - 1 + change) % 3 + 1;
        });
        assert_eq!(number, place);
        assert!(matches!(found, WrongChoice::Roll { .. }), "{found:?}");
    }
    let (_, found) = wrong(|record| {
        let place = with_dice(record);
        record.choices[place].faces.push(1);
    });
    assert_eq!(found, WrongChoice::DiceLeftOver);
}

#[test]
fn an_edited_hash_is_found() {
    let (number, found) = wrong(|record| record.choices[3].hash = "0".repeat(16));
    assert_eq!(number, 3);
    assert!(matches!(found, WrongChoice::Hash { .. }));
}

#[test]
fn a_record_cut_short_is_found_whatever_else_is_changed() {
    let found = refused(|record| drop(record.choices.pop()));
    assert!(matches!(found, Forged::Length { recorded, found } if recorded == found + 1));
    let found = refused(|record| {
        record.choices.pop();
        record.end.choices -= 1;
    });
    assert!(matches!(found, Forged::Ending { recorded: Some(_), found: None }));
    let text = record(&*battle("5", true)).write();
    let unread = Record::read(&text[..text.len() / 2]).unwrap_err();
    assert!(unread.cut_off && unread.line > 5, "{unread:?}");
}

#[test]
fn whatever_else_is_edited_breaks_something() {
    assert_eq!(refused(|record| record.seal = "0".repeat(64)), Forged::Seal);
    assert_eq!(refused(|record| record.format = 3), Forged::Format { given: 3 });
    let found = refused(|record| record.format = 1);
    assert_eq!(found, Forged::BadDice { field: "contributions" });
    let found = refused(|record| record.dice.generator = "dice of lead".to_owned());
    assert!(matches!(found, Forged::Generator { .. }));
    assert_eq!(refused(|record| record.dice.seed = Some("00".repeat(32))), Forged::Head);
    let found = refused(|record| record.dice.commitment = "x".to_owned());
    assert_eq!(found, Forged::BadDice { field: "commitment" });
    let found = refused(|record| record.scenario.digest = "0".to_owned());
    assert!(matches!(found, Forged::Scenario { .. }));
    let found = refused(|record| drop(record.options.insert("easy".to_owned(), true.into())));
    assert_eq!(found, Forged::Options { name: "easy".to_owned() });
    let found = refused(|record| record.end.outcome.as_mut().unwrap().level = "triumph".to_owned());
    assert!(matches!(found, Forged::Ending { .. }));
    assert!(matches!(
        refused(|record| record.ruleset = "chess".to_owned()),
        Forged::Ruleset { .. }
    ));
}

#[test]
fn a_game_is_played_without_its_types() {
    let battle = battle("2", true);
    let mut play = battle.begin();
    let mut dice = dice::Seeded::new(4);
    while let Some(seat) = play.asked().first().copied() {
        let sergeant = Opponent::new(Level::Sergeant);
        let chosen = play.thinker(seat).choose(&sergeant, 1).unwrap();
        let text = chosen.choice.to_string();
        let decision = play.decision(seat).unwrap();
        assert!(decision.offers.iter().any(|offer| offer.choice.get() == text));
        assert!(play.answer(seat, &serde_json::json!("retire"), &mut dice).is_err());
        play.answer(seat, &chosen.choice, &mut dice).unwrap();
    }
    assert!(play.outcome().is_some());
    let mut again = battle.begin();
    again.resume(&play.played()).unwrap();
    assert_eq!(again.hash(), play.hash());
    assert_eq!(again.tableau(None), play.tableau(None));
    assert_eq!(again.scene(None, Language::English.words()).title, "turn 2");
}

#[test]
fn the_scenarios_of_a_game_have_its_name() {
    let ids: Vec<String> = TOY.built_in().into_iter().map(|source| source.id).collect();
    assert_eq!(ids, ["toy/field", "toy/short"]);
    let unread = Source { id: String::new(), text: "five".to_owned(), built_in: false };
    assert_eq!(TOY.read(unread).unwrap_err()[0].field, "turns");
}

#[test]
fn a_record_keeps_what_was_agreed_and_replays_by_it() {
    let said = |value: bool| Agreed::from_iter([("long".to_owned(), value.into())]);
    let plain = battle("5", false);
    assert_eq!(plain.agreements(), [long()]);
    let longer = plain.agree(&said(true)).unwrap();
    let kept = record(longer.as_ref());
    assert_eq!(kept.options, said(true));
    // Whoever has the battle without the agreement takes it from the record.
    let again = Record::read(&kept.write()).unwrap();
    plain.replay(&again, &mut |_| {}).unwrap();
    longer.replay(&again, &mut |_| {}).unwrap();
    // Without it the game would have been another.
    let mut forged = again;
    forged.options.clear();
    let found = longer.replay(&forged.sealed(), &mut |_| {});
    assert_eq!(found.err(), Some(Forged::Head));
    // What goes without saying is not kept.
    assert!(plain.agree(&said(false)).unwrap().agreed().is_empty());
}

/// Seals a changed record again, as whoever forges one would.
fn resealed(change: impl FnOnce(&mut Record)) -> Record {
    let mut record = record(&*battle("5", true));
    change(&mut record);
    record.sealed()
}

fn replays(record: &Record) -> Result<(), Forged> {
    battle("5", true).replay(record, &mut |_| {}).map(|_| ())
}

/// What a player's page keeps of an honest game.
fn receipt() -> Receipt {
    let record = record(&*battle("5", true));
    Receipt {
        commitment: Some(record.dice.commitment),
        seal: Some(record.seal),
        ..Receipt::default()
    }
}

#[test]
fn names_changed_afterwards_break_the_commitment() {
    let named = resealed(|record| record.seats[0].player = "Napoleon".to_owned());
    assert_eq!(replays(&named), Err(Forged::Head));
    let game = GameRecord {
        id: "k3v9".to_owned(),
        name: "Waterloo".to_owned(),
        clock: None,
        practice: false,
    };
    assert_eq!(replays(&resealed(|record| record.game = Some(game))), Err(Forged::Head));
    assert_eq!(replays(&resealed(|record| record.seats.swap(0, 1))), Err(Forged::Head));
}

/// A practice game that somebody gave up at once, changed and sealed again.
fn practice(change: impl FnOnce(&mut Record)) -> Record {
    let seed = practice_seed(7, 3);
    let battle = battle("5", true);
    let players = ["human", "human"].map(str::to_owned);
    let game =
        GameRecord { id: "k3v9".to_owned(), name: String::new(), clock: None, practice: true };
    let head = Head::of(&*battle, &players, Some(game));
    let end = (None, Some(Forfeit::Resigned(Seat(0))));
    let mut record = Record::new(head, &seed, &[None, None], Vec::new(), end);
    change(&mut record);
    // Whoever forges a record knows its seed, and makes a commitment that fits.
    record.dice.commitment = hexadecimal(&record.head().commitment(&seed).0);
    record.sealed()
}

#[test]
fn a_practice_game_cannot_pass_for_a_fair_one() {
    let honest = practice(|_| {});
    assert!(honest.is_practice() && honest.write().contains("\"practice\":true"));
    assert_eq!(Record::read(&honest.write()), Ok(honest.clone()));
    assert_eq!(replays(&honest), Ok(()));
    let hidden = practice(|record| record.game.as_mut().unwrap().practice = false);
    assert_ne!(hidden.dice.commitment, honest.dice.commitment);
    assert_eq!(replays(&hidden), Err(Forged::Practice));
    assert_eq!(replays(&practice(|record| record.game = None)), Err(Forged::Practice));
    // Nor is a fair game called practice.
    let game = GameRecord { practice: true, ..honest.game.unwrap() };
    assert_eq!(replays(&resealed(|record| record.game = Some(game))), Err(Forged::Practice));
}

#[test]
fn choices_cut_off_the_end_are_missed() {
    let cut = |record: &mut Record| {
        record.choices.pop();
        record.end.choices -= 1;
        record.end.outcome = None;
    };
    assert_eq!(replays(&resealed(cut)), Err(Forged::CutOff));
    // Without its seed the record could be of a game that goes on; then nothing is verified.
    let hidden = resealed(|record| {
        cut(record);
        record.dice.seed = None;
    });
    assert_eq!(replays(&hidden), Ok(()));
    // A resignation that nobody gave makes an end of any game, but not the one that was kept.
    let resigned = resealed(|record| {
        cut(record);
        record.end.forfeit = Some(Forfeit::Resigned(Seat(1)));
    });
    assert_eq!(replays(&resigned), Ok(()));
    assert!(matches!(receipt().compare(&resigned), Err(Forged::KeptSeal { .. })));
}

#[test]
fn nobody_gives_up_what_is_over_or_not_theirs() {
    let gave_up = |forfeit, over: bool| {
        replays(&resealed(|record| {
            record.end.forfeit = Some(forfeit);
            if !over {
                record.choices.pop();
                record.end.choices -= 1;
                record.end.outcome = None;
            }
        }))
    };
    assert_eq!(gave_up(Forfeit::Resigned(Seat(0)), true), Err(Forged::Forfeit));
    assert_eq!(gave_up(Forfeit::Resigned(Seat(2)), false), Err(Forged::Forfeit));
    assert_eq!(gave_up(Forfeit::ClockRanOut(Seat(0)), false), Err(Forged::Forfeit));
    assert_eq!(gave_up(Forfeit::Resigned(Seat(0)), false), Ok(()));
}

#[test]
fn a_seed_that_was_swapped_before_the_first_roll_is_another_commitment() {
    let honest = record(&*battle("5", true));
    // The whole game was played with another seed: the record is true in itself.
    let swapped = record_of(&*battle("5", true), 10);
    assert_eq!(replays(&swapped), Ok(()));
    assert_eq!(receipt().compare(&honest), Ok(()));
    assert!(matches!(receipt().compare(&swapped), Err(Forged::Commitment { .. })));
    // Whoever keeps the commitment of the first has no seed that fits it.
    let forged = resealed(|record| record.dice.seed.clone_from(&swapped.dice.seed));
    assert_eq!(receipt().compare(&forged).err(), Some(kept_seal(&forged)));
    assert_eq!(replays(&forged), Err(Forged::Head));
}

fn kept_seal(record: &Record) -> Forged {
    let kept = receipt().seal.unwrap_or_default();
    Forged::KeptSeal { recorded: record.seal.clone(), kept }
}

#[test]
fn a_contribution_that_was_replaced_is_missed() {
    let own = "5a".repeat(32);
    let receipt = Receipt { contributions: vec![own.to_uppercase()], ..Receipt::default() };
    let with = |given: Option<String>| resealed(|record| record.dice.contributions[1] = given);
    assert_eq!(receipt.compare(&with(Some(own.clone()))), Ok(()));
    assert_eq!(
        receipt.compare(&with(None)),
        Err(Forged::Contribution { kept: own.to_uppercase() })
    );
    // The dice were thrown without it.
    assert!(matches!(
        replays(&with(Some(own))),
        Err(Forged::Choice { wrong: WrongChoice::Roll { .. }, .. })
    ));
    let bad = Err(Forged::BadDice { field: "contributions" });
    assert_eq!(replays(&with(Some("5a".repeat(31)))), bad);
    assert_eq!(replays(&resealed(|record| drop(record.dice.contributions.pop()))), bad);
}

#[test]
fn how_often_dice_were_taken_back_cannot_be_changed() {
    let thrown =
        |record: &Record| record.choices.iter().position(|one| !one.faces.is_empty()).unwrap();
    let (place, found) = wrong(|record| {
        let place = thrown(record);
        record.choices[place].undone = 1;
    });
    assert_eq!(place, thrown(&record(&*battle("5", true))));
    assert!(matches!(found, WrongChoice::Roll { .. }), "{found:?}");
    let (number, found) = wrong(|record| record.choices[0].undone = 2);
    assert_eq!(number, 1);
    assert_eq!(found, WrongChoice::Undone { before: 2, recorded: 0 });
}

#[test]
fn a_record_with_contributions_and_dice_taken_back_is_believed() {
    let battle = battle("5", true);
    let head = Head::of(&*battle, &["human".to_owned(), "human".to_owned()], None);
    let (seed, own) = (dice::Seed([7; 32]), [9_u8; games::CONTRIBUTION]);
    let contributions = vec![Some(own.to_vec()), None];
    let derivation = dice::Derivation::Second { contributions };
    let (mut play, mut rolls, mut choices) = (battle.begin(), 0, Vec::new());
    while let Some(seat) = play.asked().first().copied() {
        // Dice are taken back before every second choice.
        let undone = choices.len() as u32 / 2;
        let derivation = derivation.clone();
        let mut dice = dice::Committed::at_roll(seed.clone(), derivation, undone, rolls);
        let first = play.decision(seat).unwrap().offers.remove(0);
        play.act(seat, &first.choice, &mut dice).unwrap();
        rolls = dice.next_roll();
        let mut played = play.played().pop().unwrap();
        played.undone = undone;
        choices.push(played);
    }
    let given = [Some(hexadecimal(&own)), None];
    let end = (play.outcome(), None);
    let record = Record::new(head, &seed, &given, choices, end);
    let read = Record::read(&record.write()).unwrap();
    assert_eq!(read, record);
    battle.replay(&read, &mut |_| {}).unwrap();
}

#[test]
fn records_of_the_first_format_are_still_verified() {
    let text = include_str!("format-1.game");
    let record = Record::read(text).unwrap();
    assert_eq!((record.format, record.write().as_str()), (1, text));
    assert_eq!(replays(&record), Ok(()));
    // Its states were hashed with another identity of the battle, and its scenario was known by its
    // text; both tell nothing of whether it is true, and something of whether it was changed.
    assert!(!record.compares_states(1));
    let mut other = record.clone();
    other.choices[0].hash = "0".repeat(16);
    assert_eq!(replays(&other), Err(Forged::Seal));
    assert_eq!(replays(&other.sealed()), Ok(()));
    let mut other = record.clone();
    other.scenario.digest = "0".repeat(64);
    assert!(matches!(replays(&other.sealed()), Err(Forged::Scenario { .. })));
    let mut other = record.clone();
    other.dice.seed = Some("00".repeat(32));
    assert_eq!(replays(&other.sealed()), Err(Forged::Seed));
    let mut other = record;
    let thrown = other.choices.iter().position(|one| !one.faces.is_empty()).unwrap();
    let face = &mut other.choices[thrown].faces[0];
    *face = *face % 3 + 1;
    assert!(
        matches!(replays(&other.sealed()), Err(Forged::Choice { number, .. }) if number == thrown)
    );
}
