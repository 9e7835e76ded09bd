//! BF-20.2: a deployment that is not revealed stays hidden, whatever the other side asks or tries.

use brigades_de_fer::ch12_reactions::Reaction;
use brigades_de_fer::game::{BrigadesDeFer, Choice, GeneralId, State, UnitId};
use brigades_de_fer::scenario::Scenario;
use engine::ahead::{DesiredPlace, Mark};
use engine::game::{Game, NoDice, Refused, Rules, Seat};
use testkit::asked;

use crate::table::{Battle, begin, begin_on_table, on_table};

const NORTH: Seat = Seat(0);
const SOUTH: Seat = Seat(1);

/// Whatever one side hears about an answer, before and after it tries to give it.
fn hears(state: &State, choice: Choice) -> (Result<(), Refused>, String) {
    let answered = Battle::new(state.clone()).answer(SOUTH, &choice, &mut NoDice).map(|_| ());
    let wish = DesiredPlace { at: [4500, 1500], facing: None };
    let told = (
        BrigadesDeFer::preview(state, SOUTH, &choice),
        BrigadesDeFer::odds(state, SOUTH, &choice),
        BrigadesDeFer::offer(state, SOUTH, &choice).odds,
        BrigadesDeFer::explain(state, SOUTH, &choice),
        BrigadesDeFer::nearest(state, SOUTH, &choice, wish),
        BrigadesDeFer::offer(state, SOUTH, &choice),
    );
    (answered, format!("{told:?}"))
}

/// BF-5.4, BF-17.1, BF-20.2: an order to a unit or a general of the enemy is refused because he is
/// the enemy's, wherever he may be.
#[test]
fn a_refusal_does_not_tell_who_is_placed() {
    for start in [begin("millers-cornfield"), begin_on_table("millers-cornfield")] {
        let pieces = BrigadesDeFer::tableau(&start, None).pieces;
        let generals = pieces.iter().filter(|piece| piece.leads).count() as u8;
        let units = pieces.len() as u16 - u16::from(generals);
        let ours = (0..units).map(UnitId).find(|unit| is_of_the_south(&start, *unit));
        let ours = ours.expect("there is a South");
        let mut battle = Battle::new(start.clone());
        for _ in 0..8 {
            let pending = asked(&battle);
            let decision = pending.iter().find(|decision| decision.seat == NORTH);
            let choice = decision.expect("the North deploys").offers[0];
            battle.answer(NORTH, &choice, &mut NoDice).expect("an offer is accepted");
        }
        for unit in (0..units).map(UnitId) {
            let choices = [
                Choice::Unit { unit },
                Choice::Fire { unit, target: ours },
                Choice::Fire { unit: ours, target: unit },
                Choice::Assault { unit, target: ours },
                Choice::Assault { unit: ours, target: unit },
                Choice::FireAtGeneral { unit, general: GeneralId(0) },
                Choice::React { unit, reaction: Reaction::Evade },
            ];
            for choice in choices {
                assert_eq!(hears(&start, choice), hears(battle.state(), choice), "{choice:?}");
            }
            if !is_of_the_south(&start, unit) {
                let (refused, _) = hears(battle.state(), Choice::Unit { unit });
                let Err(Refused::Illegal(refusal)) = refused else { panic!("{refused:?}") };
                assert_eq!((refusal.rule.number(), refusal.key), ("5.4", "not-your-unit"));
            }
        }
        for general in (0..generals).map(GeneralId) {
            for choice in
                [Choice::General { general }, Choice::Successor { general: Some(general) }]
            {
                assert_eq!(hears(&start, choice), hears(battle.state(), choice), "{choice:?}");
            }
        }
        for viewer in [Some(SOUTH), None] {
            for unit in BrigadesDeFer::tableau(&start, None).pieces {
                let (from, to) = (
                    Mark { piece: Some(unit.id), at: [4500, 1500] },
                    Mark { piece: None, at: [4500, 4500] },
                );
                let line = |state: &State| BrigadesDeFer::sight(state, viewer, &from, &to);
                assert_eq!(line(&start), line(battle.state()));
            }
        }
    }
}

fn is_of_the_south(state: &State, unit: UnitId) -> bool {
    let tableau = BrigadesDeFer::tableau(state, None);
    tableau.pieces[usize::from(unit.0)].seat == SOUTH
}

/// BF-17.1: to command a general of the enemy is refused because he is the enemy's.
#[test]
fn a_general_of_the_enemy_is_not_yours() {
    let state = begin("millers-cornfield");
    let (refused, _) = hears(&state, Choice::General { general: GeneralId(0) });
    let Err(Refused::Illegal(refusal)) = refused else { panic!("{refused:?}") };
    assert_eq!((refusal.rule.number(), refusal.key), ("17.1", "not-your-general"));
}

/// Two zones as near to each other on the table as they may be.
fn side_by_side() -> Battle {
    let unit = |army: &str, id: &str| {
        format!(
            "[[{army}.units]]\nid = \"{id}\"\nname = \"{id}\"\ncategory = \"infantry\"\nvc = 3\n\
             weapon = \"rifled_musket\"\ncommander = \"x\"\n"
        )
    };
    let text = format!(
        "format = 1\nid = \"side-by-side\"\nturns = 4\ndeployment = \"hidden\"\n\
         title = {{ fr = \"\", en = \"\" }}\ntable = {{ width = 9, height = 9 }}\n\
         victory = {{ kind = \"points\", stand = 1, unit = 2, victory = 1 }}\n\
         [[zones]]\nid = \"north\"\nhexes = [\"A1\", \"B1\"]\nrectangle = [0, 0, 9, 4]\n\
         [[zones]]\nid = \"south\"\nhexes = [\"A8\", \"B8\"]\nrectangle = [0, 4.8, 9, 9]\n\
         [union]\nzone = \"north\"\n{}{}[confederate]\nzone = \"south\"\n{}{}",
        unit("union", "U1"),
        unit("union", "U2"),
        unit("confederate", "C1"),
        unit("confederate", "C2"),
    );
    let scenario = Scenario::parse(&text).unwrap_or_else(|faults| panic!("{text}\n{faults:#?}"));
    Game::new(BrigadesDeFer::begin(&scenario, &on_table()))
}

fn at(x: i32, y: i32) -> Choice {
    Choice::PlaceAt { x, y, heading: 0, mounted: false, occupy: false }
}

/// BF-7.21, BF-20.2: a hand that points beside a hidden enemy is not led into contact with him.
#[test]
fn a_wish_does_not_find_a_hidden_enemy() {
    let alone = side_by_side();
    let mut beside = side_by_side();
    beside.answer(NORTH, &at(4500, 4000), &mut NoDice).expect("it is in the zone");
    for y in [4980, 5000, 5020] {
        let wish = DesiredPlace { at: [4500, y], facing: None };
        let nearest = |game: &Battle| BrigadesDeFer::nearest(game.state(), SOUTH, &at(0, 0), wish);
        assert_eq!(nearest(&alone), nearest(&beside), "{y}");
        let snapped = |game: &Battle| BrigadesDeFer::snap(game.state(), SOUTH, &at(4500, y));
        assert_eq!(snapped(&alone), snapped(&beside), "{y}");
    }
}

/// BF-20.2: what comes to light with the last word is not told before it is said.
#[test]
fn the_last_word_is_not_explained_before_it_is_said() {
    let mut battle = Battle::new(begin("millers-cornfield"));
    for seat in [NORTH, SOUTH] {
        loop {
            let pending = asked(&battle);
            let decision = pending.iter().find(|decision| decision.seat == seat);
            let choice = decision.expect("it deploys").offers[0];
            if choice == Choice::Commit && seat == SOUTH {
                break;
            }
            battle.answer(seat, &choice, &mut NoDice).expect("an offer is accepted");
            if choice == Choice::Commit {
                break;
            }
        }
    }
    assert!(BrigadesDeFer::explain(battle.state(), SOUTH, &Choice::Commit).is_empty());
    let said = battle.answer(SOUTH, &Choice::Commit, &mut engine::Seeded::new(1));
    assert!(!said.expect("an offer is accepted").log.entries().is_empty());
}
