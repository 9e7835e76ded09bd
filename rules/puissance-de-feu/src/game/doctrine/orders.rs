//! The doctrine's opinion of every answer, in thousandths of a point.

use std::cell::OnceCell;
use std::ops::Range;

use super::super::choice::{Choice, UnitId};
use super::super::geometry::INCH;
use super::super::order::{Seen, is_fighter};
use super::super::question::Question;
use super::super::state::State;
use super::super::{odds, order};
use super::stance::strikes;
use super::strike::{Blow, charge, shot};
use super::threat::Threats;
use super::{Opinion, deployment, moves, points, replies};
use crate::ch11_officers::Help;
use crate::scenario::Side;
use crate::unit::{self, UnitType};

pub(super) fn opinions(
    state: &State,
    side: Side,
    question: Question,
    listed: &[Choice],
) -> Vec<Opinion> {
    let mut view = Overview::new(state, side);
    match question {
        Question::Order => return view.of_orders(listed),
        Question::Move => return moves::of_moves(state, listed, view.threats()),
        _ => {}
    }
    let opinion = |choice: &Choice| match question {
        Question::Deploy => deployment::of_place(state, choice, view.threats()),
        Question::MoveOn => moves::of_another(state, choice),
        Question::React => replies::of_reaction(state, choice),
        Question::Reface => replies::of_facing(state, choice, view.threats()),
        Question::Resupply => match choice {
            Choice::Resupply { take: true } => (2_000, "16.3", "pf-why-supply"),
            _ => (0, "16.3", "pf-why-keep-order"),
        },
        Question::Role => replies::of_role(side, choice),
        Question::Announce => (0, "14.4", "pf-why-fire"),
        _ => (0, "7.12", "pf-why-flee"),
    };
    listed.iter().map(opinion).collect()
}

/// What it is worth, in thousandths, that an enemy who runs or is no more does not strike: more than
/// his next blow, since he would strike again.
const SILENCED: i64 = 1500;
/// Whoever marches does not fire, and a better place is a hope where a volley is a fact: so much of
/// that worth counts, in thousandths.
const MARCH: i64 = 300;
/// The same for a rotation, after which one strikes a turn later.
const ROTATION: i64 = 600;

/// What is thought of a march before its unit is thought about: not now.
const LATER: Opinion = (-20, "4.1", "pf-why-march");

/// What a side sees of the battle, worked out once for all the offers of a decision.
struct Overview<'a> {
    state: &'a State,
    side: Side,
    threats: OnceCell<Threats<'a>>,
    seen: Vec<(UnitId, Vec<Seen>)>,
    strikes: Vec<(UnitId, i64)>,
    /// The battle, to put a unit elsewhere in thought.
    there: Option<State>,
}

impl<'a> Overview<'a> {
    fn new(state: &'a State, side: Side) -> Self {
        let (seen, strikes) = (Vec::new(), Vec::new());
        Self { state, side, threats: OnceCell::new(), seen, strikes, there: None }
    }

    fn threats(&self) -> &Threats<'a> {
        self.threats.get_or_init(|| Threats::to(self.side, self.state))
    }

    /// What a unit sees of one enemy.
    fn seen(&mut self, unit: UnitId, target: UnitId) -> Option<Seen> {
        if !self.seen.iter().any(|(known, _)| *known == unit) {
            self.seen.push((unit, order::seen(unit, self.state)));
        }
        let (_, seen) = self.seen.iter().find(|(known, _)| *known == unit)?;
        seen.iter().find(|one| one.target == target).copied()
    }

    /// The best strike that a unit has from where it stands.
    fn strikes(&mut self, unit: UnitId) -> i64 {
        let known = self.strikes.iter().find(|(known, _)| *known == unit);
        if let Some((_, gain)) = known {
            return *gain;
        }
        let gain = strikes(self.state, unit);
        self.strikes.push((unit, gain));
        gain
    }

    /// A blow, and what the enemy can no longer do once it has told.
    fn worth(&self, blow: Blow, target: UnitId) -> i64 {
        blow.gain + blow.breaks * self.threats().of(target) / 1000 * SILENCED / 1000
    }

    /// Every order: blows, rallies and arrivals of all units, and then the marches and turns of one unit after
    /// another, the one with the best blow first, until one of them has something worth its order. What
    /// the others might do instead is thought about when it is their turn.
    fn of_orders(&mut self, listed: &[Choice]) -> Vec<Opinion> {
        let moves =
            |choice: &Choice| matches!(choice, Choice::March { .. } | Choice::Rotate { .. });
        let mut opinions: Vec<Opinion> = Vec::with_capacity(listed.len());
        // The orders of a unit stand together.
        let mut units: Vec<(i64, Range<usize>)> = Vec::new();
        for (index, choice) in listed.iter().enumerate() {
            let opinion = if moves(choice) { LATER } else { self.of_order(choice) };
            opinions.push(opinion);
            let Some(unit) = choice.unit() else { continue };
            match units.last_mut() {
                Some((best, range)) if listed[range.start].unit() == Some(unit) => {
                    range.end = index + 1;
                    *best = (*best).max(opinion.0);
                }
                _ => units.push((opinion.0, index..index + 1)),
            }
        }
        units.sort_by_key(|(best, range)| (std::cmp::Reverse(*best), range.start));
        for (_, range) in units {
            for index in range.clone() {
                if moves(&listed[index]) {
                    opinions[index] = self.of_order(&listed[index]);
                }
            }
            if opinions[range].iter().any(|(gain, ..)| *gain > 0) {
                break;
            }
        }
        opinions
    }

    fn of_order(&mut self, choice: &Choice) -> Opinion {
        let state = self.state;
        match choice {
            Choice::Fire { unit, target, ammunition } => {
                let seen = self.seen(*unit, *target);
                let gain = seen.map_or(0, |seen| {
                    self.worth(shot(state, *unit, &seen, *ammunition, None), *target)
                });
                (gain, "5.2", "pf-why-fire")
            }
            Choice::Broadside { unit, batteries } => {
                let mut gain = 0;
                for one in batteries {
                    let guns = Some(i32::from(one.guns));
                    if let Some(seen) = self.seen(*unit, one.target) {
                        let blow = shot(state, *unit, &seen, Some(one.ammunition), guns);
                        gain += self.worth(blow, one.target);
                    }
                }
                (gain, "14.4", "pf-why-fire")
            }
            Choice::Charge { unit, target } => {
                let seen = self.seen(*unit, *target);
                let gain = seen.map_or(0, |seen| self.worth(charge(state, *unit, &seen), *target));
                (gain, "8.1", "pf-why-charge")
            }
            Choice::Rally { unit } => (rally(state, *unit), "7.11", "pf-why-rally"),
            Choice::Enter { unit } => (points(*unit, state) * 200 + 500, "2.6", "pf-why-enter"),
            Choice::March { unit } => {
                let threats = self.threats.get_or_init(|| Threats::to(self.side, state));
                let there = self.there.get_or_insert_with(|| state.clone());
                let worth = moves::worth_of_march(state, there, *unit, threats);
                (worth * MARCH / 1000 - 50, "4.1", "pf-why-march")
            }
            Choice::Rotate { unit, facing } => {
                if self.strikes(*unit) > 0 || !is_fighter(state.unit(*unit).kind) {
                    return (-500, "4.11", "pf-why-rotate");
                }
                let there = self.there.get_or_insert_with(|| state.clone());
                there.troop_mut(*unit).pose.facing = *facing;
                let gain = strikes(there, *unit) * ROTATION / 1000 - 100;
                there.troop_mut(*unit).pose = state.troop(*unit).pose;
                (gain, "4.11", "pf-why-rotate")
            }
            _ => (0, "3.9", "pf-why-end"),
        }
    }
}

/// PF-7.11: routers are always worth an order; those who are likely to stand again most.
fn rally(state: &State, unit: UnitId) -> i64 {
    let passed: f64 = odds::rally(unit, help_guess(state, unit), state)
        .into_iter()
        .filter(|(result, _)| result.rallied)
        .map(|(_, weight)| weight)
        .sum();
    points(unit, state) * ((passed * 700.0) as i64 + 200)
}

/// PF-11.5: an officer's help is a distance too; the owner knows roughly whether one is near.
fn help_guess(state: &State, unit: UnitId) -> Help {
    let rect = state.rect(unit);
    let mut officers = state.army(state.side(unit)).filter(|other| {
        let officer = state.unit(*other);
        *other != unit
            && officer.kind == UnitType::Officer
            && officer.state == unit::State::Steady
            && state.estimate(unit, *other, state.rect(*other).distance(&rect)) <= 6 * INCH
    });
    if officers.next().is_some() { Help::Officer } else { Help::Nobody }
}
