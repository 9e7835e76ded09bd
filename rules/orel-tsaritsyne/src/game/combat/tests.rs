//! Whole battles played at random: they come to an end, and what the companion says of every position
//! (its chapter 3, invariants) holds on the way.

use engine::game::{Rules, success};
use engine::{Log, Table};

use super::super::battle::SIDES;
use super::super::choice::Choice;
use super::super::state::{State, Status};
use super::super::step::Asked;
use super::super::{Options, OrelTsaritsyne, Question};
use crate::ch07_movement::Launch;
use crate::options::{CombinedFire, HouseRules, RoutHexes};
use crate::scenario::Scenario;
use crate::unit::{Class, Posture};

/// A small generator: the tests need no more than that it is always the same.
struct Random(u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % count as u64) as usize
    }

    /// An answer of somebody who moves for a while, attacks where he can and seldom leaves anything
    /// undone: so everything happens sooner or later.
    fn answer(&mut self, state: &State, ask: &Asked) -> Choice {
        let listed = ask.listed(state);
        if ask.question == Question::Move && self.below(60) == 0 {
            return OrelTsaritsyne::default_answer(state, ask);
        }
        let attack =
            |choice: &&Choice| matches!(choice, Choice::Launch { .. } | Choice::Attack { .. });
        let busy = |choice: &&Choice| **choice != Choice::Done;
        let mut open: Vec<&Choice> = listed.iter().filter(attack).collect();
        if open.is_empty() && self.below(8) > 0 {
            open = listed.iter().filter(busy).collect();
        }
        if open.is_empty() {
            open = listed.iter().collect();
        }
        open[self.below(open.len())].clone()
    }
}

/// Choices after which a battle is taken never to end.
const MOST_CHOICES: usize = 30_000;

/// What holds of every position; stacking, outside a combat.
fn check(state: &State) -> Result<(), String> {
    for at in state.map().all() {
        let mut sides =
            SIDES.into_iter().filter(|side| state.stack(at).any(|id| state.side(id) == *side));
        let (first, second) = (sides.next(), sides.next());
        if first.is_some() && second.is_some() {
            return Err(format!("both sides in {}", state.map().number(at)));
        }
        if state.is_between_combats() && !state.load(at, &[]).is_legal() {
            let there: Vec<_> = state.stack(at).map(|id| state.counter(id).id.clone()).collect();
            return Err(format!("too many in {}: {there:?}", state.map().number(at)));
        }
    }
    for id in state.ids() {
        let (unit, name) = (state.unit(id), &state.counter(id).id);
        if unit.ap > 6 || state.pe(id) < 0 {
            return Err(format!("{name}: AP or PE out of bounds"));
        }
        if unit.status == Status::OnMap && unit.launch != Launch::None && state.is_combat(id) {
            let fit = unit.posture == Posture::Epc && state.class(id) != Class::Leader;
            if !fit {
                return Err(format!("{name} attacks and is not in position"));
            }
        }
    }
    Ok(())
}

fn play(id: &str, house: HouseRules, seed: u64) -> usize {
    let scenario = Scenario::built_in(id).expect("a battle of the book");
    let mut state = OrelTsaritsyne::begin(&scenario, &Options { house, ..Options::default() });
    let mut random = Random(seed * 2_654_435_761 + 1);
    let mut dice = dice::Seeded::new(seed);
    let mut count = 0;
    while let Some(ask) = OrelTsaritsyne::asked(&state).first() {
        count += 1;
        assert!(count < MOST_CHOICES, "{id}, seed {seed}: it does not end");
        let (seat, question) = (ask.seat, ask.question);
        let listed = ask.listed(&state);
        assert!(!listed.is_empty(), "{id}, seed {seed}: nothing to answer to {question:?}");
        let choice = random.answer(&state, ask);
        let default = OrelTsaritsyne::default_answer(&state, ask);
        let judged = OrelTsaritsyne::check(&state, ask, &default);
        assert!(judged.is_ok(), "{id}, seed {seed}: default {default:?} of {question:?}");
        if super::has_odds(&state, &choice) {
            let odds = OrelTsaritsyne::odds(&state, seat, &choice).expect("odds that are told");
            let sum: f64 = odds.iter().map(|chance| chance.probability).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{id}, seed {seed}: {choice:?} sums to {sum}");
            assert!(success(&odds).is_some());
        }
        let mut log = Log::silent();
        let mut table = Table::new(&mut dice, &mut log);
        let mut next = state.clone();
        let answered = OrelTsaritsyne::answer(&mut next, seat, &choice, &mut table);
        assert!(answered.is_ok(), "{id}, seed {seed}: {question:?} {choice:?} {answered:?}");
        state = next;
        if let Err(wrong) = check(&state) {
            panic!("{id}, seed {seed}: after {question:?} {choice:?}: {wrong}");
        }
    }
    assert!(OrelTsaritsyne::outcome(&state).is_some(), "{id}, seed {seed}: no outcome");
    count
}

#[test]
fn battles_at_random_come_to_an_end() {
    for seed in 1..=20 {
        play("kukuyevka", HouseRules::default(), seed);
    }
    for seed in 1..=4 {
        play("orel-1919", HouseRules::default(), seed);
        play("tsaritsyne-1919", HouseRules::default(), seed);
    }
}

#[test]
fn so_do_those_with_every_option() {
    let house = HouseRules {
        counter_battery: true,
        combined_fire: CombinedFire::Off,
        command: true,
        events: true,
        panic: true,
        counter_charge: true,
        zoc_retreat_per_hex: true,
        rout_hexes: RoutHexes::Three,
        air_hidden: true,
        ob_morale: true,
        ob_ammunition: true,
        ob_fatigue: true,
        ob_desertion: true,
        ob_trotsky: true,
        ob_withdrawal: true,
        ob_infantry_advance: true,
        ob_reinforcements: true,
        ..HouseRules::default()
    };
    for seed in 1..=3 {
        play("kukuyevka", house, seed);
        play("orel-1919", house, seed);
        play("tsaritsyne-1919", house, seed);
    }
}
