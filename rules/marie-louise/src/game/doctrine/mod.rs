//! What a computer player thinks of its answers, from what its seat may know.

mod fights;
mod imagine;
mod moves;
mod orders;

use std::cell::OnceCell;

use dice::Dice;
use engine::game::{Advice, Ask, Doctrine, Reason, Rules, Seat};

use super::MarieLouise;
use super::battle::seat_of as seat_of_unit;
use super::choice::{Choice, UnitId};
use super::state::{State, Status};
use super::step::{Step, side};
use crate::ch05_support::Support;
use crate::ml;
use crate::scenario::Side;
use crate::unit::{Formation, Marker, Order};

impl Doctrine for MarieLouise {
    fn imagine(veiled: &State, seat: Seat, dice: &mut dyn Dice) -> State {
        imagine::imagine(veiled, seat, dice)
    }

    fn worth(state: &State, seat: Seat) -> i64 {
        if let Some(outcome) = Self::outcome(state) {
            return match outcome.winner {
                None => 0,
                Some(winner) if winner == seat => 1000,
                Some(_) => -1000,
            };
        }
        let own = side(seat);
        let lead = 1600 * (value(state, own) - value(state, own.enemy()));
        let all: i64 = state.battle.units.iter().map(|unit| i64::from(unit.cost) * 1000).sum();
        let a = lead / all.max(1);
        950 * a / (950 + a.abs())
    }

    fn advise(state: &State, ask: &Ask<Self>) -> Vec<Advice<Choice>> {
        let listed = ask.listed(state).iter();
        let thoughts = Thoughts::new(state);
        listed
            .map(|choice| {
                let (gain, key, rule) = opinion(&thoughts, choice);
                Advice { choice: choice.clone(), gain, reason: Reason { rule: ml(rule), key } }
            })
            .collect()
    }
}

/// What a side has, in thousandths of points.
fn value(state: &State, own: Side) -> i64 {
    let mut sum = 0;
    for id in state.battle.units().filter(|id| state.side(*id) == own) {
        let (listed, troop) = (state.listed(id), state.troop(id));
        let cost = i64::from(listed.cost) * 1000;
        sum += match troop.status {
            Status::ToCome | Status::Withdrawn => cost,
            Status::Abandoned => cost * 15 / 100,
            Status::Eliminated | Status::Spiked => 0,
            Status::OnTable => {
                let full = i64::from(crate::ch07_losses::threshold(listed.arm, listed.cohesion));
                let now = i64::from(troop.elements) * full - i64::from(troop.losses);
                let strength = 300 + 700 * now / (i64::from(listed.elements) * full).max(1);
                let state = match troop.marker {
                    Marker::None => 1000,
                    Marker::Hesitant => 970,
                    Marker::Shaken => 750,
                    Marker::Routed => 350,
                };
                let order = if troop.formation == Formation::Disorganised { 930 } else { 1000 };
                cost * strength / 1000 * state / 1000 * order / 1000
            }
        };
    }
    for id in state.battle.generals().filter(|id| state.battle.general(*id).side == own) {
        if state.general(id).lost.is_none() {
            sum += i64::from(state.battle.general(id).cost) * 1000;
        }
    }
    let turns = i64::from(state.battle.turns.max(1));
    for (goal, holder) in state.battle.goals.iter().zip(&state.holders) {
        let inside = goal
            .strongpoints
            .iter()
            .any(|point| state.army(own).any(|id| state.troop(id).building == Some(*point)));
        if *holder == Some(own) || inside {
            sum += i64::from(goal.points) * (300 + 700 * i64::from(state.turn) / turns);
        }
    }
    sum
}

type Opinion = (i64, &'static str, &'static str);

/// What is thought about one question: what orders are worth to units is worked out once.
struct Thoughts<'a> {
    state: &'a State,
    orders: Vec<[OnceCell<i64>; 5]>,
    likely: Vec<OnceCell<imagine::Likely>>,
}

impl<'a> Thoughts<'a> {
    fn new(state: &'a State) -> Self {
        let orders = state.battle.units.iter().map(|_| Default::default()).collect();
        let likely = state.battle.brigades.iter().map(|_| OnceCell::new()).collect();
        Self { state, orders, likely }
    }

    /// How likely the brigade of a unit is to follow an order, in hundredths.
    fn likely(&self, unit: UnitId, order: Order) -> Option<i64> {
        let brigade = self.state.listed(unit).brigade?;
        let known = &self.likely[usize::from(brigade.0)];
        let shares = known.get_or_init(|| imagine::likely(self.state, brigade));
        shares.iter().find(|one| one.0 == order).map(|one| one.1)
    }

    /// What an order is worth to a unit.
    fn order(&self, unit: UnitId, order: Order) -> i64 {
        let known = &self.orders[usize::from(unit.0)][order as usize];
        *known.get_or_init(|| orders::unit_order(self, unit, order))
    }
}

/// What an answer is worth to its seat, and why.
fn opinion(thoughts: &Thoughts<'_>, choice: &Choice) -> Opinion {
    let state = thoughts.state;
    match choice {
        Choice::Ready => (0, "ml-why-ready", "Q124"),
        Choice::Again => (-900, "ml-why-again", "Q124"),
        // A computer plots for each unit.
        Choice::Advance { .. } => (-800, "ml-why-again", "6.3"),
        Choice::Order { brigade, order } => orders::brigade(thoughts, *brigade, *order),
        Choice::Battery { unit, order } => orders::battery(state, *unit, *order),
        Choice::Own { order: Order::None, .. } => (-5, "ml-why-no-own-order", "4.8"),
        Choice::Own { unit, order } => orders::own(thoughts, *unit, *order),
        Choice::Charge { unit, target, bonus } => fights::charge(state, *unit, *target, *bonus),
        Choice::Support { unit, of } => support(thoughts, *unit, *of),
        Choice::Refrain { unit } => refrain(thoughts, *unit),
        Choice::Fire { unit, target } => fights::fire(state, *unit, *target),
        Choice::Shell { .. } => (3, "ml-why-fire", "Q117"),
        Choice::HoldFire { .. } => (-1, "ml-why-hold-fire", "Q20"),
        Choice::Plot { unit, plot } | Choice::Activate { unit, plot } => {
            moves::plotted(state, *unit, plot)
        }
        Choice::Counter { .. } => (-3, "ml-why-counter", "11.7"),
        Choice::Pass => (0, "ml-why-ready", "Q42"),
        Choice::Ride { general, path } => moves::ride(state, *general, path),
        Choice::Attach { .. } => (-6, "ml-why-attach", "6.21"),
        Choice::Detach { .. } => (2, "ml-why-detach", "4.4"),
        Choice::Bastion { .. } => (-5, "ml-why-bastion", "1.33"),
        Choice::Stand { unit } => (stand(state, *unit), "ml-why-stand", "7.4"),
        Choice::Go { .. } => (1, "ml-why-go", "Q60"),
        Choice::CounterCharge { unit, charger, bonus } => {
            let wins = state.prospect(*unit, *charger).wins;
            let score = (wins - 400) / 20 - i64::from(*bonus) * 6;
            (score, "ml-why-counter-charge", "8.45")
        }
        Choice::Evade { .. } => (4, "ml-why-evade", "Q90"),
        Choice::FullSquare { .. } => (15, "ml-why-square", "8.13"),
        Choice::Turn { .. } => (8, "ml-why-turn", "8.48"),
        Choice::Keep { .. } => (0, "ml-why-ready", "Q90"),
        Choice::Retire { bonus, heading, unit, .. } => {
            let best = state.default_flight(*unit) == Some(*heading);
            (i64::from(best) * 6 - i64::from(*bonus) * 2, "ml-why-retire", "Q127")
        }
        Choice::Stay { unit } => {
            let shaken = state.troop(*unit).marker == Marker::Shaken;
            (if shaken { 3 } else { -10 }, "ml-why-stay", "5.35")
        }
        Choice::LimberMove { .. } => (5, "ml-why-retire", "3.18"),
        Choice::FireHalfMove { .. } => (7, "ml-why-fire", "3.18"),
        Choice::Flee { heading } => {
            let best = state.runtime.top().is_some_and(|step| match step {
                Step::Flee { unit, .. } => state.default_flight(*unit) == Some(*heading),
                _ => false,
            });
            (i64::from(best) * 10, "ml-why-flee", "Q127")
        }
        Choice::Face { .. } => (0, "ml-why-ready", "5.36"),
        Choice::Impact { .. } => (0, "ml-why-ready", "8.42"),
        Choice::Pursue => (fights::pursuit(state), "ml-why-pursue", "8.37"),
        Choice::HoldGround => (0, "ml-why-hold", "8.36"),
        Choice::Join { .. } => (8, "ml-why-join", "9.8"),
        Choice::StayOut { .. } => (0, "ml-why-ready", "9.8"),
        Choice::Place { .. }
        | Choice::PlaceGeneral { .. }
        | Choice::Deputy { .. }
        | Choice::Escape { .. } => (-1, "ml-why-ready", "Q122"),
    }
}

/// What is better left alone, where the default would charge.
fn refrain(thoughts: &Thoughts<'_>, unit: UnitId) -> Opinion {
    let best = fights::best_charge(thoughts, unit);
    (-best / 10 - 1, "ml-why-refrain", "8.5")
}

/// ML-8.14: a second line behind a charge, where it has nothing better to do.
fn support(thoughts: &Thoughts<'_>, unit: UnitId, of: UnitId) -> Opinion {
    let rear = thoughts.state.support_of(of, unit) == Support::Rear;
    let better = fights::best_charge(thoughts, unit).max(0) / 10;
    (if rear { 14 } else { 8 } - better, "ml-why-support", "8.14")
}

fn stand(state: &State, unit: UnitId) -> i64 {
    // Fire at once is worth more than half a move.
    let now = fights::best_fire(state, unit);
    let goal = moves::goal_pull(state, unit, state.spot(unit));
    let own = fights::cost(state, unit);
    (now - goal / 2 - own * 7 / 100) / 10
}
