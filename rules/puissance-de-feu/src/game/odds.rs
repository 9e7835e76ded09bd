//! What could happen, exactly: the same steps that resolve an answer, spread over the dice. Before
//! an order is given nothing that depends on a distance is told, unless the players measure first
//! (PF-3.8, PF-Q8).

use std::cell::RefCell;

use engine::game::{Chance, Fact, Facts, Seat, chances};
use engine::input::Decimal;
use engine::{Explorer, Log, Pool, Refusal};

use super::charge::Charging;
use super::choice::{Choice, UnitId};
use super::contact::Contact;
use super::fire;
use super::geometry::INCH;
use super::order;
use super::state::{State, side_of};
use super::step::Step;
use crate::ch05_fire::{Aim, FireOrder};
use crate::ch05_shot::{Shot, VOLLEY, VolleyOutcome, VolleyResult};
use crate::ch07_rout::{AfterRally, RALLY, Rally, RallyResult};
use crate::ch08_assault::{ASSAULT, Assault, AssaultResult};
use crate::ch08_charge::{Approach, ChargeOrder};
use crate::ch09_melee::{Fate, Winner};
use crate::ch09_melee_numbers::Clash;
use crate::ch11_officers::Help;
use crate::holds;

thread_local! {
    // The distributions of pools are the same for every battle.
    static EXPLORER: RefCell<Explorer<f64>> = RefCell::new(Explorer::new());
}

/// Whether a test is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct TestResult {
    passed: bool,
}

impl Facts for TestResult {
    fn facts(&self) -> Vec<Fact> {
        vec![Fact::new("passed", self.passed)]
    }
}

impl Facts for VolleyResult {
    fn facts(&self) -> Vec<Fact> {
        let outcome = match self.outcome {
            VolleyOutcome::NoEffect => "no_effect",
            VolleyOutcome::Damaged => "damaged",
            VolleyOutcome::Holds => "holds",
            VolleyOutcome::Routs => "routs",
            VolleyOutcome::Eliminated => "eliminated",
            VolleyOutcome::Destroyed => "destroyed",
        };
        vec![
            Fact::new("hits", self.hits),
            Fact::new("hit_points_lost", self.hit_points_lost),
            Fact::new("target_hit_points", self.target_hit_points),
            Fact::new("outcome", outcome),
        ]
    }
}

impl Facts for AssaultResult {
    fn facts(&self) -> Vec<Fact> {
        let winner = match self.winner {
            Winner::Charger => "charger",
            Winner::Defender => "defender",
            Winner::None => "none",
        };
        let fate = |fate: Fate| match fate {
            Fate::Stands => "stands",
            Fate::Retreats => "retreats",
            Fate::Eliminated => "eliminated",
            Fate::Destroyed => "destroyed",
        };
        vec![
            Fact::new("contact", self.contact),
            Fact::new("winner", winner),
            Fact::new("charger_losses", self.charger_losses),
            Fact::new("defender_losses", self.defender_losses),
            Fact::new("charger_fate", fate(self.charger_fate)),
            Fact::new("defender_fate", fate(self.defender_fate)),
        ]
    }
}

impl Facts for RallyResult {
    fn facts(&self) -> Vec<Fact> {
        let state = match self.state {
            AfterRally::Steady => "steady",
            AfterRally::Routing => "routing",
            AfterRally::Disordered => "disordered",
            AfterRally::Eliminated => "eliminated",
        };
        vec![
            Fact::new("rallied", self.rallied),
            Fact::new("state", state),
            Fact::new("flight_distance", self.flight_distance),
            Fact::new("leaves_table", self.leaves_table),
        ]
    }
}

/// The results of a shot.
pub(crate) fn volley(aim: &Aim, help: Help) -> Result<Vec<(VolleyResult, f64)>, Refusal> {
    let order = FireOrder::aimed(aim)?;
    let shot = Shot::volley(&order, help, &mut Log::silent());
    if !shot.has_dice() {
        return Ok(vec![(shot.volley_result(), 1.0)]);
    }
    Ok(EXPLORER.with_borrow_mut(|explorer| {
        let ends = explorer.odds(VOLLEY.steps, shot);
        ends.into_iter().map(|(shot, weight)| (shot.volley_result(), weight)).collect()
    }))
}

/// The results of a charge at a gap.
pub(crate) fn assault(
    clash: &Clash,
    help: Help,
    gap: i64,
    obstacle: Option<i64>,
) -> Vec<(AssaultResult, f64)> {
    let inches = |length: i64| Decimal::parts(length, INCH);
    let (charger, target, house) = (clash.charger, clash.defender, clash.house);
    let order = ChargeOrder { charger, target, house };
    let mut log = Log::silent();
    let approach = Approach::across(&order, help, inches(gap), obstacle.map(inches), &mut log);
    let assault = Assault::new(approach, clash, &mut log);
    let steps = ASSAULT.merging.unwrap_or(ASSAULT.steps);
    EXPLORER.with_borrow_mut(|explorer| {
        let ends = explorer.odds(steps, assault);
        ends.into_iter().map(|(assault, weight)| (assault.result(), weight)).collect()
    })
}

fn charge(charging: &Charging, state: &State) -> Vec<Chance> {
    let contact = Contact::find(charging, state);
    let clash = Clash {
        charger: state.unit(charging.charger),
        defender: state.unit(contact.target),
        flank_or_rear: !state.in_field(contact.target, state.eye(charging.charger)),
        behind_obstacle: contact.covered,
        evaded: false,
        house: state.house(),
    };
    chances(assault(&clash, state.help(charging.charger), contact.gap, contact.obstacle))
}

pub(crate) fn rally(unit: UnitId, help: Help, state: &State) -> Vec<(RallyResult, f64)> {
    let rally = Rally::of(state.unit(unit), help, None, state.house(), &mut Log::silent());
    EXPLORER.with_borrow_mut(|explorer| {
        let ends = explorer.odds(RALLY.steps, rally);
        ends.into_iter().map(|(rally, weight)| (rally.result(), weight)).collect()
    })
}

/// PF-3.8, PF-Q8: whether the chances of an answer may be known.
pub(crate) fn has_odds(state: &State, seat: Seat, choice: &Choice) -> bool {
    let asked = state.asked_side();
    side_of(seat)
        .is_some_and(|side| asked == Some(side) && order::check_own(choice, side, state).is_ok())
        && match (state.runtime.top(), choice) {
            (
                Some(Step::Orders { .. }),
                Choice::Fire { .. } | Choice::Charge { .. } | Choice::Rally { .. },
            ) => may_measure(state),
            (Some(Step::React(_)), Choice::Stand) => may_measure(state),
            (Some(Step::MoveOn(_)), Choice::Again) => true,
            _ => false,
        }
}

/// PF-3.8: nobody measures before the order is given, unless all have agreed to.
fn may_measure(state: &State) -> bool {
    state.premeasures() || !holds("3.8")
}

/// A unit that stands on the table.
fn present(unit: UnitId, state: &State) -> Option<UnitId> {
    state.is_on_table(unit).then_some(unit)
}

/// The chances of an answer that dice settle, as far as its seat may know them.
pub(crate) fn odds(state: &State, seat: Seat, choice: &Choice) -> Option<Vec<Chance>> {
    if !has_odds(state, seat, choice) {
        return None;
    }
    match (state.runtime.top()?, choice) {
        (Step::Orders { .. }, Choice::Fire { unit, target, ammunition }) => {
            let seen = order::seen_one(present(*unit, state)?, *target, state).ok()?;
            let aim = fire::aim(*unit, &seen, *ammunition, None, state);
            volley(&aim, state.help(*target)).ok().map(chances)
        }
        (Step::Orders { .. }, Choice::Charge { unit, target }) => {
            let (charger, target) = (present(*unit, state)?, *target);
            order::seen_one(charger, target, state).ok()?;
            let released = state.touched(charger);
            let charging = Charging { charger, target, evaded: false, released };
            Some(charge(&charging, state))
        }
        (Step::Orders { .. }, Choice::Rally { unit }) => {
            let unit = present(*unit, state)?;
            Some(chances(rally(unit, state.help(unit), state)))
        }
        (Step::React(charging), Choice::Stand) => Some(charge(charging, state)),
        (Step::MoveOn(marching), Choice::Again) => {
            let needs = if marching.moves == 1 { 7 } else { 9 };
            let passed = Pool::total(2).results::<f64>().into_iter();
            let passed =
                passed.map(|(total, weight)| (TestResult { passed: total[0] >= needs }, weight));
            Some(chances(passed))
        }
        _ => None,
    }
}
