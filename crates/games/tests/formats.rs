//! What is promised of records: one that was written in this format is read and verified for ever.
//!
//! The files of `golden/` were written once. A test that fails here has found a change that breaks
//! the records and the stored games of players; the files are not written again to make it pass.
//! `GROGNARD_BLESS=1` writes only what is missing.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use dice::{Committed, Derivation, Seed};
use engine::game::Seat;
use games::{AnyBattle, Forfeit, Forged, GameRecord, Head, Record, Source, WrongChoice};
use opponent::{Level, Opponent};
use serde_json::json;

/// The learning battle of each book, with something agreed on.
const BATTLES: [(&str, &str, &str); 5] = [
    ("brigades-de-fer/brawners-farm", "format-2-brawners-farm.game", "evade"),
    // Since simultaneous decisions are kept on sheets.
    ("brigades-de-fer/brawners-farm", "revision-2-brawners-farm.game", "evade"),
    // Since a height that is shared with an enemy gives no die.
    ("brigades-de-fer/brawners-farm", "revision-3-brawners-farm.game", "evade"),
    ("puissance-de-feu/toll-gate", "format-2-toll-gate.game", "premeasuring"),
    // Since nobody measures before an order.
    ("puissance-de-feu/toll-gate", "revision-2-toll-gate.game", "premeasuring"),
];

/// A few turns of each.
const TURNS: u32 = 3;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

fn blesses() -> bool {
    std::env::var_os("GROGNARD_BLESS").is_some()
}

fn battle(id: &str) -> Box<dyn AnyBattle> {
    let (game, source) = games::scenario(id).expect("a battle");
    game.read(source).expect("a sound battle")
}

fn replay(record: &Record) -> Result<(), Forged> {
    battle(&record.scenario.id).replay(record, &mut |_| {}).map(|_| ())
}

/// Plays a few turns with contributions and dice taken back, until a player gives up.
fn played(id: &str, agreed: &str) -> Record {
    let agreed = json!({agreed: true}).as_object().cloned().unwrap_or_default();
    let battle = battle(id).agree(&agreed).expect("agreed");
    let name = "L’été à « Brawner »".to_owned();
    let game = GameRecord { id: "k3v9".to_owned(), name, clock: Some(900), practice: false };
    let players = ["human".to_owned(), "human".to_owned()];
    let head = Head::of(&*battle, &players, Some(game));
    let seed = Seed(std::array::from_fn(|at| at as u8 * 7 + 3));
    let contributions = vec![Some(vec![0x5a; games::CONTRIBUTION]), None];
    let derivation = Derivation::Second { contributions: contributions.clone() };
    let (mut play, mut rolls, mut choices) = (battle.begin(), 0, Vec::new());
    let player = Opponent::new(Level::Sergeant);
    while play.turn() <= TURNS && play.outcome().is_none() {
        let seat = *play.asked().first().expect("somebody is asked");
        // As if dice had been taken back once, in the second turn.
        let undone = u32::from(play.turn() > 1);
        let derivation = derivation.clone();
        let mut dice = Committed::at_roll(seed.clone(), derivation, undone, rolls);
        let chosen = play.thinker(seat).choose(&player, choices.len() as u64).expect("a choice");
        play.answer(seat, &chosen.choice, &mut dice).expect("taken");
        rolls = dice.next_roll();
        let mut one = play.played().pop().expect("a choice");
        one.undone = undone;
        choices.push(one);
    }
    assert!(play.outcome().is_none() && rolls > 0);
    let given: Vec<Option<String>> =
        contributions.iter().map(|one| one.as_deref().map(games::hexadecimal)).collect();
    Record::new(head, &seed, &given, choices, (None, Some(Forfeit::Resigned(Seat(1)))))
}

#[test]
fn records_of_format_2_are_read_and_verified_for_ever() {
    for (id, name, agreed) in BATTLES {
        let file = file(name);
        if blesses() && !file.exists() {
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(&file, played(id, agreed).write()).expect("written");
        }
        let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{name}: {error}"));
        let record = Record::read(&text).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
        assert_eq!((record.format, record.scenario.id.as_str()), (2, id));
        assert_eq!(record.write(), text, "{name} is written as it was");
        assert_eq!(replay(&record), Ok(()), "{name}");
        assert_eq!(json!(record.options), json!({agreed: true}));
        // A game of a server that began then is committed to the same head today.
        let battle = battle(id).agree(&record.options).expect("agreed");
        let players: Vec<String> = record.seats.iter().map(|seat| seat.player.clone()).collect();
        let today = Head::of(&*battle, &players, record.game.clone());
        assert_eq!(Head { revision: record.revision, ..today }, record.head());
        assert!(record.dice.contributions[0].is_some() && record.dice.contributions[1].is_none());
        assert_eq!(record.end.forfeit, Some(Forfeit::Resigned(Seat(1))));
        assert!(record.choices.iter().any(|one| one.undone > 0 && !one.faces.is_empty()));
        // Every state is compared, if the rulebook has not changed since.
        let mut other = record.clone();
        let last = other.choices.len() - 1;
        other.choices[last].hash = "0".repeat(16);
        let wrong = replay(&other.sealed());
        let hash = matches!(wrong, Err(Forged::Choice { wrong: WrongChoice::Hash { .. }, .. }));
        assert_eq!(hash, record.compares_states(battle.revision()), "{wrong:?}");
        // The scenario is the same whatever its file looks like, and no other.
        let (game, source) = games::scenario(id).expect("a battle");
        let read = |text: String| {
            let source = Source { text, built_in: true, ..source.clone() };
            let battle = game.read(source).expect("a sound battle");
            battle.replay(&record, &mut |_| {}).map(|_| ())
        };
        let title = if id.contains("toll") { "The toll gate" } else { "Brawner’s Farm" };
        let retold = source.text.replace(title, "Another title").replace(" = ", "  =  ");
        assert_ne!(retold, source.text);
        assert_eq!(read(format!("# A remark.\n{retold}")), Ok(()));
        let turns = if id.contains("toll") { "turns = 7" } else { "turns = 5" };
        let longer = source.text.replace(turns, "turns = 9");
        assert_eq!(read(longer), Err(Forged::Scenario { id: id.to_owned() }));
    }
}

/// Records and stored games of a battle are refused once it means something else. A battle that is
/// corrected in play therefore gets a new id, and the old one stays; titles, names, decor and
/// comments may be changed at will.
#[test]
fn the_battles_that_come_with_the_books_mean_the_same_for_ever() {
    let file = file("battles.sha256");
    let mut kept = fs::read_to_string(&file).expect("the list of battles");
    for (game, source) in games::scenarios().filter(|_| blesses()) {
        if !kept.lines().any(|line| line.ends_with(&format!(" {}", source.id))) {
            let id = source.id.clone();
            let battle = game.read(source).expect("a sound battle");
            writeln!(kept, "{} {id}", battle.digest()).expect("written");
            fs::write(&file, &kept).expect("written");
        }
    }
    for line in kept.lines() {
        let (digest, id) = line.split_once(' ').expect("a digest and an id");
        assert_eq!(battle(id).digest().to_string(), digest, "{id}");
    }
    assert_eq!(
        kept.lines().count(),
        games::scenarios().count(),
        "GROGNARD_BLESS=1 lists a new one"
    );
}
