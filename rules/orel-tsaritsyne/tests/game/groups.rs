//! Parts of stacks that go together, and marches that end in an attack (OT-Q149, OT-7.11); how supply
//! comes to a counter (OT-3.2).

use engine::game::{PieceId, Rules, answer, state_hash, success};
use engine::{Log, Seeded, Table};
use orel_tsaritsyne::ch01_hexes::HexNumber;
use orel_tsaritsyne::game::{Choice, OrelTsaritsyne, Question, Route, State, UnitId};

use crate::table::{WHITE, begin};

/// The battle at its first move.
fn at_the_first_move(id: &str) -> State {
    let mut state = begin(id);
    for seed in 0..40 {
        let ask = OrelTsaritsyne::asked(&state).first().expect("somebody is asked");
        if ask.question == Question::Move && ask.seat == WHITE {
            return state;
        }
        let (seat, choice) = (ask.seat, OrelTsaritsyne::default_answer(&state, ask));
        state = given(&state, seat, &choice, seed);
    }
    panic!("{id}: nobody moves");
}

fn given(state: &State, seat: engine::game::Seat, choice: &Choice, seed: u64) -> State {
    let (mut dice, mut log) = (Seeded::new(seed), Log::silent());
    let told = answer::<OrelTsaritsyne>(state, seat, choice, &mut Table::new(&mut dice, &mut log));
    told.unwrap_or_else(|refused| panic!("{choice:?}: {refused:?}")).0
}

fn together(state: &State, pieces: &[&str]) -> Vec<Choice> {
    let ask = OrelTsaritsyne::asked_of(state, WHITE).expect("White moves");
    let pieces: Vec<PieceId> = pieces.iter().map(|id| PieceId::from(*id)).collect();
    OrelTsaritsyne::list_together(state, ask, &pieces)
}

/// The stacks of White, as the ids of their counters.
fn stacks(state: &State) -> Vec<Vec<String>> {
    let tableau = OrelTsaritsyne::tableau(state, Some(WHITE));
    let mut stacks: Vec<(String, Vec<String>)> = Vec::new();
    for piece in tableau.pieces.iter().filter(|piece| piece.seat == WHITE) {
        let Some(hex) = piece.place.as_ref().and_then(|place| place.hex.clone()) else { continue };
        match stacks.iter_mut().find(|(known, _)| *known == hex) {
            Some((_, stack)) => stack.push(piece.id.to_string()),
            None => stacks.push((hex, vec![piece.id.to_string()])),
        }
    }
    stacks.into_iter().map(|(_, stack)| stack).collect()
}

fn number(hex: &str) -> HexNumber {
    serde_json::from_value(hex.into()).expect("a hex")
}

#[test]
fn whatever_a_part_of_a_stack_is_offered_is_accepted() {
    for id in ["kukuyevka", "orel-1919", "tsaritsyne-1919"] {
        let state = at_the_first_move(id);
        let mut parts = 0;
        for stack in stacks(&state).iter().filter(|stack| stack.len() > 1) {
            for left_behind in stack {
                let part: Vec<&str> =
                    stack.iter().filter(|one| *one != left_behind).map(String::as_str).collect();
                let offers = together(&state, &part);
                parts += offers.len();
                for choice in offers.iter().step_by(5) {
                    given(&state, WHITE, choice, 1);
                    let offer = OrelTsaritsyne::offer(&state, WHITE, choice);
                    let mut actors: Vec<&str> = offer.shape.actors().map(PieceId::as_str).collect();
                    actors.sort_unstable();
                    let mut meant = part.clone();
                    meant.sort_unstable();
                    assert_eq!(actors, meant, "{id}: {choice:?}");
                }
            }
        }
        assert!(parts > 0, "{id} has stacks that part");
    }
}

#[test]
fn those_of_two_hexes_are_no_group() {
    let state = at_the_first_move("kukuyevka");
    assert_eq!(together(&state, &["W1", "W2"]), []);
    assert_eq!(together(&state, &["W1", "nobody"]), []);
    assert_eq!(together(&state, &["R1"]), []);
    assert_eq!(together(&state, &[]), []);
}

/// OT-Q149: one order comes to the same as a march and its halt.
#[test]
fn an_assault_is_a_march_and_the_attack_at_its_end() {
    let state = at_the_first_move("kukuyevka");
    let assaults = together(&state, &["W2"]);
    let assaults = assaults.iter().filter_map(|choice| match choice {
        Choice::Assault { unit, from: Some(from), how, hex, .. } => {
            Some((choice, *unit, *from, *how, *hex))
        }
        _ => None,
    });
    let mut seen = 0;
    for (choice, unit, from, how, hex) in assaults {
        let march = Choice::March { unit, with: Vec::new(), path: Route::to(from) };
        let halted = given(&state, WHITE, &march, 1);
        let launched = given(&halted, WHITE, &Choice::Launch { how, hex, task: None }, 1);
        let at_once = given(&state, WHITE, choice, 1);
        assert_eq!(state_hash(&at_once), state_hash(&launched), "{choice:?}");
        seen += 1;
    }
    assert!(seen >= 2, "the battalion can attack from several hexes");
}

/// OT-8.7: with every stack that joins, the chances are those of all of them.
#[test]
fn an_attack_grows_with_those_who_join_it() {
    let state = at_the_first_move("kukuyevka");
    let bridge = number("0403");
    let at_the_bridge = |state: &State, piece: &str| {
        let offers = together(state, &[piece]);
        let mut aimed = offers
            .into_iter()
            .filter(|choice| matches!(choice, Choice::Assault { hex, .. } if *hex == bridge));
        aimed.next().unwrap_or_else(|| panic!("{piece} can attack the bridge"))
    };
    let chance = |state: &State, choice: &Choice| {
        let odds = OrelTsaritsyne::odds(state, WHITE, choice).expect("dice settle it");
        let total: f64 = odds.iter().map(|odd| odd.probability).sum();
        assert!((total - 1.0).abs() < 1e-9, "{total}");
        success(&odds).expect("it may be won").1
    };
    let first = at_the_bridge(&state, "W2");
    let alone = chance(&state, &first);
    let after = given(&state, WHITE, &first, 1);
    let second = at_the_bridge(&after, "W1");
    let both = chance(&after, &second);
    assert!(both > alone, "{both} with two battalions, {alone} with one");
    assert!(!OrelTsaritsyne::explain(&after, WHITE, &second).is_empty());
    // What has been launched is on the map while the next one is thought about.
    let planned = OrelTsaritsyne::move_overlay(&after, WHITE).planned;
    assert_eq!(planned.len(), 1);
    assert_eq!(planned[0].by, [PieceId::from("W2")]);
    let chosen = Choice::Attack { hex: bridge, night: false };
    let both_launched = given(&after, WHITE, &second, 1);
    let ask = OrelTsaritsyne::asked_of(&both_launched, WHITE).expect("White moves on");
    assert!(OrelTsaritsyne::check(&both_launched, ask, &chosen).is_err(), "it is not combat yet");
}

#[test]
fn nobody_launches_an_assault_that_he_cannot_reach_or_at_nobody() {
    let state = at_the_first_move("kukuyevka");
    let ask = OrelTsaritsyne::asked_of(&state, WHITE).expect("White moves");
    let assault = |unit: u16, from: Option<&str>, how: &str, hex: &str| -> Choice {
        let from = from.map_or(serde_json::Value::Null, Into::into);
        let body = serde_json::json!({"unit": unit, "from": from, "how": how, "hex": hex});
        serde_json::from_value(serde_json::json!({ "assault": body })).expect("a choice")
    };
    let rule = |choice: &Choice| {
        OrelTsaritsyne::check(&state, ask, choice).expect_err("it is refused").rule.to_string()
    };
    assert_eq!(rule(&assault(1, None, "rapid", "0403")), "OT-7.11", "too far away");
    assert_eq!(rule(&assault(1, Some("0404"), "none", "0403")), "OT-7.11", "launched in no way");
    assert_eq!(rule(&assault(1, Some("0404"), "rapid", "0504")), "OT-7.11", "nobody is there");
    assert_eq!(rule(&assault(1, Some("0101"), "rapid", "0403")), "OT-7.1", "out of reach");
    assert_eq!(rule(&assault(1, Some("0404"), "rapid", "9999")), "OT-1.12", "off the map");
}

/// OT-3.2: a counter in supply is fed along a path that begins at a depot and ends with it, hex by hex.
#[test]
fn supply_comes_from_a_depot_hex_by_hex() {
    let state = at_the_first_move("orel-1919");
    let tableau = OrelTsaritsyne::tableau(&state, Some(WHITE));
    let at =
        |id: &str| tableau.piece(id).and_then(|piece| piece.place.clone()).expect("it is there");
    let depots: Vec<[i32; 2]> = tableau
        .pieces
        .iter()
        .filter(|piece| piece.kind == "depot")
        .filter_map(|piece| Some(piece.place.as_ref()?.at))
        .collect();
    let mut fed = 0;
    for piece in tableau.pieces.iter().filter(|piece| piece.kind == "infantry") {
        let overlay = OrelTsaritsyne::piece_overlay(&state, Some(WHITE), &piece.id);
        for line in &overlay.supply {
            assert!(depots.contains(&line.path[0]), "{}: {:?}", piece.id, line.path);
            assert_eq!(line.path.last(), Some(&at(piece.id.as_str()).at), "{}", piece.id);
            let one_hex = |pair: &[[i32; 2]]| {
                let (dx, dy) = (pair[1][0] - pair[0][0], pair[1][1] - pair[0][1]);
                dx.abs() <= 1000 && dy.abs() <= 1000
            };
            assert!(line.path.windows(2).all(one_hex), "{}: {:?}", piece.id, line.path);
            fed += usize::from(line.holds);
        }
    }
    assert!(fed > 10, "most are fed when the battle begins: {fed}");
}

/// OT-7.1: the cost of a march is told hex by hex, and grows.
#[test]
fn the_cost_of_a_march_is_told_along_its_way() {
    let state = at_the_first_move("kukuyevka");
    let march =
        Choice::March { unit: UnitId(1), with: Vec::new(), path: Route::to(number("0304")) };
    let preview = OrelTsaritsyne::preview(&state, WHITE, &march).expect("it may be given");
    let points: Vec<[i32; 2]> = preview.stages.iter().map(|stage| stage.at).collect();
    assert_eq!(points, preview.path[1..]);
}
