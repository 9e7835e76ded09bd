//! Records of a small game: written, read, replayed, and refused where they were edited.

use std::sync::Mutex;

use engine::game::Seat;
use engine::{Agreed, Agreement, Citations, Origin, RuleId, Rulebook, settle};
use games::{
    AnyBattle, AnyGame, Army, Described, Forged, Record, ScenarioFault, Shelf, Source, WrongChoice,
};
use opponent::{Level, Opponent};
use render::Scene;
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

static TOY: Shelf<Toy, u32> = Shelf {
    rulebook: &BOOK,
    built_in: &[("field", "5"), ("short", "2")],
    schema: || serde_json::Value::Bool(true),
    read: |text| {
        let fault = ScenarioFault {
            line: 1,
            field: "turns".to_owned(),
            key: "no-number",
            arguments: Vec::new(),
        };
        text.trim().parse().map_err(|_| vec![fault])
    },
    describe: |turns, _| {
        let army = |side: &str| Army {
            side: side.to_owned(),
            name: side.to_uppercase(),
            units: Vec::new(),
            leaders: Vec::new(),
            roster: Vec::new(),
        };
        Described {
            id: String::new(),
            ruleset: "",
            title: "The Field".to_owned(),
            summary: String::new(),
            turns: *turns,
            battle: "field".to_owned(),
            ground: "table",
            armies: vec![army("blue"), army("red")],
        }
    },
    agreements: |_| vec![long()],
    begin: |turns, said| {
        let kept = settle(&[long()], said)?;
        let more = if kept.contains_key("long") { 3 } else { 0 };
        Ok((Field { turns: *turns + more, ..Field::default() }, kept))
    },
    scene: |_, state, _, _| Scene { title: format!("turn {}", state.turn), ..Scene::default() },
    absent: |_, _, _| Vec::new(),
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
    let plan = Plan {
        players: vec![Opponent::new(Level::Sergeant), Opponent::new(Level::Recruit)],
        games: 3,
        seed: 9,
        threads: 2,
        mirror: false,
        longest: Plan::LONGEST,
    };
    let kept = Mutex::new(Vec::new());
    let words = Language::English.words();
    let report = battle.simulate(
        &plan,
        words,
        &|_| {},
        Some(&|number, record| {
            kept.lock().unwrap().push((number, record));
        }),
    );
    assert_eq!(report.unwrap().games, 3);
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
    assert_eq!(refused(|record| record.seats[0].player = "marshal".to_owned()), Forged::Seal);
    assert_eq!(refused(|record| record.format = 2), Forged::Format { given: 2 });
    let found = refused(|record| record.dice.generator = "dice of lead".to_owned());
    assert!(matches!(found, Forged::Generator { .. }));
    assert_eq!(refused(|record| record.dice.seed = Some("00".repeat(32))), Forged::Seed);
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
    while let Some(asked) = play.pending().into_iter().next() {
        let sergeant = Opponent::new(Level::Sergeant);
        let chosen = play.choose(&sergeant, asked.seat, 1).unwrap();
        assert!(asked.offers.contains(&chosen.choice));
        assert!(play.answer(asked.seat, &serde_json::json!("retire"), &mut dice).is_err());
        play.answer(asked.seat, &chosen.choice, &mut dice).unwrap();
    }
    assert!(play.outcome().is_some());
    let mut again = battle.begin();
    again.resume(&play.played()).unwrap();
    assert_eq!(again.hash(), play.hash());
    assert_eq!(again.view(None), play.view(None));
    assert_eq!(again.scene(None, Language::English.words()).title, "turn 3");
}

#[test]
fn the_scenarios_of_a_shelf_have_its_name() {
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
    assert!(matches!(found, Err(Forged::Choice { .. } | Forged::Ending { .. })));
    // What goes without saying is not kept.
    assert!(plain.agree(&said(false)).unwrap().agreed().is_empty());
}
