//! The doctrine: what a sergeant makes of plain situations, and how he does against a recruit.

use dice::Seeded;
use engine::game::{Game, Rules, Seat, Veiled};
use opponent::{Level, Opponent, mix};
use puissance_de_feu::ch05_fire::Ammunition;
use puissance_de_feu::game::{Choice, PuissanceDeFeu, State};
use puissance_de_feu::options::HouseRule;
use testkit::asked;

use crate::table::{begin, story, story_with};

/// What a sergeant answers.
fn sergeant(state: &State, seat: Seat) -> Choice {
    let chosen =
        Opponent::new(Level::Sergeant).choose(&Veiled::<PuissanceDeFeu>::of(state, seat), 1);
    chosen.expect("the seat is asked").choice
}

/// Chapter 9 of the dossier: a charge that arrives takes a gun nearly always.
#[test]
fn a_gun_in_reach_is_charged() {
    let battle = "A1 cavalry 10 10 90\nA2 infantry 40 5 0\nD1 artillery 18 10 180\n\
                  D2 infantry 40 22 180";
    let story = story(battle);
    let (unit, target) = (story.id("A1"), story.id("D1"));
    assert_eq!(sergeant(story.game.state(), Seat(0)), Choice::Charge { unit, target });
}

/// Chapter 9 of the dossier: do not charge a unit behind a wall.
#[test]
fn a_wall_is_not_charged() {
    let battle = "A1 infantry 12 16 0\nA2 infantry 40 3 0\nD1 infantry 12 21 180\nwall 5,20 20,20";
    let story = story(battle);
    let (unit, target) = (story.id("A1"), story.id("D1"));
    let fires = Choice::Fire { unit, target, ammunition: None };
    assert_eq!(sergeant(story.game.state(), Seat(0)), fires);
}

/// Chapter 9 of the dossier: a second volley into the same unit is worth far more than one into
/// another.
#[test]
fn a_unit_that_wavers_draws_the_fire() {
    let battle = "A1 infantry 12 5 0\nA2 infantry 24 5 0\nA3 infantry 36 5 0\n\
                  D1 infantry 19 20 180\nD2 infantry 29 20 180";
    let mut story = story_with(battle, &[HouseRule::Premeasuring]);
    story.lay("fire-dice", &[6, 6, 6, 6, 1]).lay("nerve-dice", &[6]);
    story.fire("A1", "D1");
    assert!(story.seen("D1").wounds >= 4);
    let taken = sergeant(story.game.state(), Seat(0));
    assert!(matches!(taken, Choice::Fire { target, .. } if target == story.id("D1")), "{taken:?}");
}

/// Chapter 9 of the dossier: canister within its range, ball beyond.
#[test]
fn guns_are_loaded_for_the_distance() {
    for (y, ammunition) in [(22, Ammunition::Canister), (33, Ammunition::Ball)] {
        let battle = format!("A1 artillery 12 2 0\nA2 infantry 44 3 0\nD1 infantry 12 {y} 180");
        let story = story_with(&battle, &[HouseRule::Premeasuring]);
        let (unit, target) = (story.id("A1"), story.id("D1"));
        let fires = Choice::Fire { unit, target, ammunition: Some(ammunition) };
        assert_eq!(sergeant(story.game.state(), Seat(0)), fires);
    }
}

/// PF-2.4: the attacker has seen where the defenders stand when he deploys.
#[test]
fn who_deploys_last_looks_where_the_enemy_stands() {
    let mut game = Game::<PuissanceDeFeu>::new(begin("toll-gate"));
    let mut dice = Seeded::new(1);
    assert_eq!(sergeant(game.state(), Seat(1)), Choice::SetUp, "nobody is there to be met yet");
    game.answer(Seat(1), &Choice::SetUp, &mut dice).expect("it is legal");
    assert!(matches!(sergeant(game.state(), Seat(0)), Choice::Place { .. }));
}

/// The wins of the first player, who attacks in one battle and defends in the next.
fn wins(battle: &str, levels: [Level; 2], games: u64) -> u32 {
    let mut won = 0;
    for number in 0..games {
        let first = Seat((number % 2) as u8);
        let mut dice = Seeded::new(mix(77, number));
        let mut game = Game::<PuissanceDeFeu>::new(begin(battle));
        while let Some(decision) = asked(&game).into_iter().next() {
            let level = levels[usize::from(decision.seat != first)];
            let seed = mix(number, game.played().len() as u64);
            let chosen = Opponent::new(level)
                .choose(&Veiled::<PuissanceDeFeu>::of(game.state(), decision.seat), seed);
            let chosen = chosen.expect("something is advised");
            game.answer(decision.seat, &chosen.choice, &mut dice).expect("it is legal");
        }
        let outcome = PuissanceDeFeu::outcome(game.state()).expect("it is over");
        won += u32::from(outcome.winner == Some(first));
    }
    won
}

/// Draws count as not won. `grognard simulate --mirror` gives the figures of many battles.
#[test]
fn a_sergeant_beats_a_recruit() {
    let won = wins("toll-gate", [Level::Sergeant, Level::Recruit], 40);
    assert!(won >= 32, "{won} of 40");
}
