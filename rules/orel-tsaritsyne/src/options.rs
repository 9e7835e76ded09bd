//! OT-0.5: the options of a game. Where a procedure takes one as a fact, the fact decides; elsewhere
//! the procedures use the defaults.

use engine::digest::without_defaults;
use engine::{Agreed, Agreement, Disagreed, Origin, house_rules, readings, settle, typed};
use serde::Serialize;

use crate::scenario::Scenario;
use crate::unit::{Class, Game};
use crate::{holds, ot};

readings! {
    /// OT-13.2, OT-Q2: how the damaged cells of the TRC are read.
    TrcReading { Default, WithD1, LateLoss }
}
readings! {
    /// OT-8.74, OT-Q69: whether batteries add up into one shot, or each rolls for itself (Orël).
    CombinedFire { On, Off }
}
readings! {
    /// OT-Q12: whether a weak attacking hex is left out or cancels the encirclement.
    EncirclementReading { CountStrong, AllMust }
}
readings! {
    /// OT-Q8: the modifier of a ratio from 1/4 to just below 1/3.
    RatioGap { Minus3, Minus4 }
}
readings! {
    /// OT-Q15: the dominant Quality when two have as many PE.
    DominantTie { Higher, Lower }
}

readings! {
    /// OT-Q46: how far a routed stack flees.
    RoutHexes { Two, Three }
}

house_rules! {
    /// The options of a game, each with its default.
    pub struct HouseRules {
        trc_reading: TrcReading = TrcReading::ALL, ot("13.2");
        /// OT-Q70: counter-battery in Orël; Tsaritsyn always has it.
        counter_battery: bool = &[false, true], ot("8.3");
        combined_fire: CombinedFire = CombinedFire::ALL, ot("8.74");
        command: bool = &[false, true], ot("5.1");
        events: bool = &[false, true], ot("6.1");
        /// Panic in Orël; Tsaritsyn always has it.
        panic: bool = &[false, true], ot("8.84");
        encirclement_reading: EncirclementReading = EncirclementReading::ALL, ot("Q12");
        ratio_gap: RatioGap = RatioGap::ALL, ot("Q8");
        /// The losses of OT-8.61 and OT-8.82 for each hex of ZOC entered, not once a move.
        zoc_retreat_per_hex: bool = &[false, true], ot("Q43");
        dominant_tie: DominantTie = DominantTie::ALL, ot("Q15");
        counter_charge: bool = &[false, true], ot("Q78");
        rout_hexes: RoutHexes = RoutHexes::ALL, ot("Q46");
        /// OT-Q89: without attrition and recruitment.
        simple_game: bool = &[false, true], ot("Q89");
        /// Air supports are written down and revealed together.
        air_hidden: bool = &[false, true], ot("Q47");
        ob_morale: bool = &[false, true], ot("12.2");
        ob_ammunition: bool = &[false, true], ot("12.5");
        /// OT-12.7 as well.
        ob_fatigue: bool = &[false, true], ot("12.6");
        ob_desertion: bool = &[false, true], ot("12.8");
        ob_trotsky: bool = &[false, true], ot("12.9");
        ob_withdrawal: bool = &[false, true], ot("12.14");
        ob_infantry_advance: bool = &[false, true], ot("12.15");
        /// OT-12.12 as well.
        ob_reinforcements: bool = &[false, true], ot("12.11");
    }
}

/// What the players agreed on. What is agreed otherwise than usual tells battles apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Options {
    #[serde(serialize_with = "without_defaults")]
    pub house: HouseRules,
    /// OT-Q150: the terms of the battle hold, though it has even ones.
    #[serde(skip)]
    pub by_history: bool,
}

/// OT-Q150: the even terms of a battle that has such.
const EVEN_TERMS: &str = "even_terms";

fn has_even_terms(scenario: &Scenario) -> bool {
    scenario.victory.even.0.is_some()
}

/// Everything that may be agreed on before a battle of this scenario: nothing that could never come up
/// in it (OT-0.4, OT-0.5).
pub fn agreements(scenario: &Scenario) -> Vec<Agreement> {
    let orel = scenario.rules.game == Game::Orel;
    let has = |class: Class| scenario.roster().any(|(_, unit)| unit.class() == class);
    let comes_up = |agreement: &Agreement| match agreement.id {
        "counter_battery" | "combined_fire" | "panic" => orel,
        "command" => has(Class::Leader),
        "events" => scenario.rules.events,
        "simple_game" => scenario.rules.recruitment || has(Class::Depot),
        "air_hidden" => has(Class::AirDetachment),
        "ob_reinforcements" => scenario.roster().any(|(_, unit)| unit.arrives.0.is_some()),
        _ => true,
    };
    let house = HouseRules::agreements().into_iter().filter(comes_up);
    let even = Agreement::switch(EVEN_TERMS, Origin::House, ot("Q150"), true);
    has_even_terms(scenario).then_some(even).into_iter().chain(house).collect()
}

/// What the players said, as the rules take it and as a record keeps it.
pub fn agreed(scenario: &Scenario, said: &Agreed) -> Result<(Options, Agreed), Disagreed> {
    let mut said = said.clone();
    // Where there are none, it goes without saying that they do not hold.
    if !has_even_terms(scenario) && said.get(EVEN_TERMS) == Some(&false.into()) {
        said.remove(EVEN_TERMS);
    }
    let kept = settle(&agreements(scenario), &said)?;
    let house = typed(&HouseRules::agreements(), &kept, Origin::House)?;
    Ok((Options { house, by_history: kept.contains_key(EVEN_TERMS) }, kept))
}

impl HouseRules {
    /// OT-8.81, OT-Q46: the hexes of a rout.
    pub const fn hexes_of_rout(&self) -> i32 {
        match self.rout_hexes {
            RoutHexes::Two => 2,
            RoutHexes::Three => 3,
        }
    }

    /// OT-0.4, OT-8.3: whether there is counter-battery fire.
    pub fn has_counter_battery(&self, game: Game) -> bool {
        (game == Game::Tsaritsyn && holds("0.4")) || self.counter_battery
    }

    /// OT-0.4, OT-8.84: whether a rout spreads panic.
    pub fn has_panic(&self, game: Game) -> bool {
        game == Game::Tsaritsyn || self.panic
    }
}
