//! A table to play at.

use engine::game::{Game, Seat};
use orel_tsaritsyne::game::{Options, OrelTsaritsyne, State};
use orel_tsaritsyne::scenario::Scenario;

pub(crate) type Battle = Game<OrelTsaritsyne>;

pub(crate) const WHITE: Seat = Seat(0);

/// A battle that comes with the rulebook.
pub(crate) fn begin(id: &str) -> State {
    begin_with(id, |_| {})
}

/// The same with other agreements.
pub(crate) fn begin_with(id: &str, agree: impl Fn(&mut Options)) -> State {
    let scenario = Scenario::built_in(id).expect("the battle comes with the rulebook");
    let mut options = Options::default();
    agree(&mut options);
    OrelTsaritsyne::begin(&scenario, &options)
}

/// Everything that the book leaves to the players, at once.
pub(crate) fn everything(options: &mut Options) {
    let house = &mut options.house;
    for rule in [
        &mut house.counter_battery,
        &mut house.command,
        &mut house.events,
        &mut house.panic,
        &mut house.zoc_retreat_per_hex,
        &mut house.counter_charge,
        &mut house.air_hidden,
        &mut house.ob_morale,
        &mut house.ob_ammunition,
        &mut house.ob_fatigue,
        &mut house.ob_desertion,
        &mut house.ob_trotsky,
        &mut house.ob_withdrawal,
        &mut house.ob_infantry_advance,
        &mut house.ob_reinforcements,
    ] {
        *rule = true;
    }
}

/// Numbers without bias, the same on every machine.
pub(crate) struct Luck(u64);

impl Luck {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % bound as u64) as usize
    }
}
