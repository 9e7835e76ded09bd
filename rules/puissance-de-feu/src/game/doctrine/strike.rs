//! What a unit can do to an enemy: shots and charges at estimated distances, by the exact odds.

use std::rc::Rc;

use super::super::charge::Charging;
use super::super::choice::UnitId;
use super::super::contact::{Contact, is_behind_obstacle};
use super::super::geometry::{FIELD, INCH};
use super::super::ground::Sight;
use super::super::order::{Seen, is_fighter};
use super::super::state::State;
use super::ahead::{self, ByDistance};
use super::points;
use crate::ch05_fire::{Aim, Ammunition};
use crate::ch09_melee_numbers::Clash;
use crate::ch10_evasion::check_may_evade;
use crate::ch16_ammunition::check_can_fire;
use crate::unit::{self, SHOOTER, TARGET, Unit};

/// What is to be expected of a shot or a charge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Blow {
    /// What it costs the enemy less what it costs its giver, in thousandths of a point.
    pub(super) gain: i64,
    /// The chance that the enemy runs or is no more, in thousandths.
    pub(super) breaks: i64,
}

/// PF-Q8: an eye is wrong by so many hundredths: the same shot is judged nearer and farther too.
const ERRORS: [i64; 3] = [90, 100, 110];

/// What a shot at an estimated distance is worth.
pub(super) fn shot(
    state: &State,
    unit: UnitId,
    seen: &Seen,
    ammunition: Option<Ammunition>,
    guns: Option<i32>,
) -> Blow {
    let estimated = state.estimate(unit, seen.target, seen.sight.distance);
    let in_cover = state.covers(unit, seen.target, seen.sight);
    let volley = Volley { shooter: state.unit(unit), ammunition, guns, in_cover };
    let volley = volley.at_target(state, seen.target);
    if state.premeasures() {
        return volley.at(estimated);
    }
    let judged = ERRORS.map(|error| volley.at(estimated * error / 100));
    let mean = |part: fn(&Blow) -> i64| judged.iter().map(part).sum::<i64>() / 3;
    Blow { gain: mean(|blow| blow.gain), breaks: mean(|blow| blow.breaks) }
}

/// A shot of which all but the distance and the target is settled.
struct Volley {
    shooter: Unit,
    ammunition: Option<Ammunition>,
    guns: Option<i32>,
    in_cover: bool,
}

impl Volley {
    fn at_target(&self, state: &State, target: UnitId) -> Aimed {
        let target = state.unit(target);
        let aim = Aim {
            shooter: self.shooter,
            ammunition: self.ammunition,
            guns: self.guns,
            target,
            distance: ahead::inches(0),
            in_cover: self.in_cover,
            is_nearest: true,
            house: state.house(),
        };
        Aimed { target, effects: ahead::by_distance(&aim) }
    }
}

/// A shot of which all but the distance is settled.
struct Aimed {
    target: Unit,
    effects: Rc<ByDistance>,
}

impl Aimed {
    fn at(&self, distance: i64) -> Blow {
        let effect = self.effects.at(distance);
        Blow { gain: ahead::value(effect, self.target), breaks: effect.breaks }
    }
}

/// What a unit may be loaded with; nothing if it cannot fire.
fn loads(unit: Unit) -> &'static [Option<Ammunition>] {
    if check_can_fire(unit, &SHOOTER).is_err() || unit.state != unit::State::Steady {
        &[]
    } else if unit.has_guns() {
        &[Some(Ammunition::Ball), Some(Ammunition::Canister)]
    } else {
        &[None]
    }
}

/// The best that a unit could fire at an enemy that it sees.
pub(super) fn best_shot(state: &State, unit: UnitId, seen: &Seen) -> Blow {
    let shots = loads(state.unit(unit)).iter().map(|load| shot(state, unit, seen, *load, None));
    shots.max().unwrap_or_default()
}

/// A charge that does not look possible.
const HOPELESS: Blow = Blow { gain: -3_000, breaks: 0 };

/// What it costs a unit to stop in front of the enemy, in thousandths of its points.
const FALLS_SHORT: i64 = 150;

/// Whether troops of this kind are ever sent in with the bayonet or the sabre.
pub(super) const fn may_be_sent_in(unit: Unit) -> bool {
    is_fighter(unit.kind) && !unit.has_guns()
}

/// What a charge at an estimated gap is worth: what the enemy loses less what the charger does.
pub(super) fn charge(state: &State, charger: UnitId, seen: &Seen) -> Blow {
    let gap = state.estimate(charger, seen.target, seen.sight.distance);
    let own = state.unit(charger);
    let reach = ahead::reach(own, gap, state.house());
    if reach < 100 || !may_be_sent_in(own) {
        return HOPELESS;
    }
    let released = state.touched(charger);
    let charging = Charging { charger, target: seen.target, evaded: false, released };
    let contact = Contact::find(&charging, state);
    if contact.obstacle.is_some() {
        return HOPELESS;
    }
    let clash = Clash {
        charger: own,
        defender: state.unit(contact.target),
        flank_or_rear: !state.in_field(contact.target, state.eye(charger)),
        behind_obstacle: contact.covered,
        evaded: false,
        house: state.house(),
    };
    let blow = melee(&clash, may_evade(state, contact.target));
    // A charge that falls short stands in front of the enemy's muskets.
    let short = points(charger, state) * FALLS_SHORT;
    Blow {
        gain: (blow.gain * reach - short * (1000 - reach)) / 1000,
        breaks: blow.breaks * reach / 1000,
    }
}

fn may_evade(state: &State, unit: UnitId) -> bool {
    check_may_evade(state.unit(unit), &TARGET).is_ok() && !state.troop(unit).evaded
}

/// What a charge that comes home is worth.
fn melee(clash: &Clash, may_evade: bool) -> Blow {
    let clashed = ahead::clash(clash);
    let gain =
        ahead::value(clashed.target, clash.defender) - ahead::value(clashed.charger, clash.charger);
    let breaks = clashed.target.breaks;
    // Who rides off has lost nothing but ground.
    if may_evade {
        Blow { gain: gain * 3 / 10, breaks: breaks * 3 / 10 }
    } else {
        Blow { gain, breaks }
    }
}

/// The best shot or charge at an enemy that a unit sees from where it stands.
pub(super) fn strike(state: &State, unit: UnitId, seen: &Seen) -> Blow {
    best_shot(state, unit, seen).max(charge(state, unit, seen))
}

/// How far from its front a unit can do harm in one turn.
pub(super) fn arm_length(unit: Unit, state: &State) -> i64 {
    let charges = if unit.doubles_moves(state.house()) { 24 } else { 12 };
    let reach = if may_be_sent_in(unit) { charges } else { 0 };
    i64::from(unit.max_range()).max(reach) * INCH
}

/// A unit as it looks from afar, where one loss more or less is not seen.
const fn roughly(unit: Unit) -> Unit {
    Unit { wounds: unit.wounds - unit.wounds % 2, ..unit }
}

/// What a blow of the next turn is worth now, in thousandths: by then much may have changed.
pub(super) const NEXT: i64 = 900;
/// The same for every turn of marching before it.
const LATER: i64 = 500;
/// The same if the unit must turn first.
const TO_FACE: i64 = 700;
/// Turns of marching that are thought ahead.
const AHEAD: i64 = 3;

/// What a strike at an enemy is worth to a unit that marches on him first, the less the later.
pub(super) fn approach(state: &State, unit: UnitId, enemy: UnitId, turns: i64) -> i64 {
    let (own, foe) = (state.unit(unit), state.unit(enemy));
    let (eye, other) = (state.muzzle(unit), state.rect(enemy));
    let point = other.nearest_to(eye);
    let distance = state.estimate(unit, enemy, eye.distance(point));
    let pace = ahead::pace(own, state.house());
    if pace == 0 || distance - AHEAD * pace > arm_length(own, state) {
        return 0;
    }
    let in_cover = state.is_covered(unit, enemy, Sight { distance, point });
    let clash = std::cell::LazyCell::new(|| {
        let clash = Clash {
            charger: roughly(own),
            defender: roughly(foe),
            flank_or_rear: !other.sector_holds(eye, FIELD),
            behind_obstacle: is_behind_obstacle(eye, point, eye.bearing(point), enemy, state),
            evaded: false,
            house: state.house(),
        };
        melee(&clash, may_evade(state, enemy)).gain
    });
    let fights = may_be_sent_in(own) && !foe.is_ship();
    let faces = state.in_field(unit, point);
    let volleys = loads(own).iter().map(|load| {
        let volley = Volley { shooter: own, ammunition: *load, guns: None, in_cover };
        volley.at_target(state, enemy)
    });
    let volleys: Vec<Aimed> = volleys.collect();
    let mut best = 0;
    let mut share = if faces { NEXT } else { NEXT * TO_FACE / 1000 };
    for turn in 1..=turns.min(AHEAD) {
        share = share * LATER / 1000;
        let left = (distance - turn * pace).max(INCH);
        let shots = volleys.iter().map(|volley| volley.at(left).gain);
        let reach = ahead::reach(own, left, state.house());
        let charge = (fights && reach > 300).then(|| *clash * reach / 1000);
        let strike = shots.chain(charge).max().unwrap_or(0);
        best = best.max(strike * share / 1000);
        if left == INCH {
            break;
        }
    }
    best
}
