//! OT-Q148 What an attack comes to, exactly: the combat itself is fought on every fall of the dice, all
//! questions answered by their defaults, so that blocked retreats, zones and friends in the way count.

use std::cell::RefCell;
use std::cmp::Reverse;

use engine::game::{self, Fact, Facts, Refused, Runtime};
use engine::{DiceError, Explorer, Flow, Table};

use super::super::OrelTsaritsyne;
use super::super::choice::{Choice, UnitId};
use super::super::default::default_answer;
use super::super::march::has_posture;
use super::super::state::{State, Status, side_of};
use super::super::step::Step;
use super::CombatStep;
use super::fight::Fight;
use crate::ch08_attack::AdvanceLimit;
use crate::unit::{Part, Side};

thread_local! {
    // The distributions of pools are the same for every battle.
    static EXPLORER: RefCell<Explorer<f64>> = RefCell::new(Explorer::new());
}

/// What becomes of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Fate {
    /// PE of combat and artillery units, by the dice, by zones and by hexes that were missing.
    losses: i32,
    fate: &'static str,
}

/// A result of an Attack: what it means to both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct AttackOdds {
    /// What one hopes for comes first in a list.
    attacker_wins: Reverse<bool>,
    attacker: Fate,
    defender: Fate,
    advance: AdvanceLimit,
}

impl Facts for AttackOdds {
    fn facts(&self) -> Vec<Fact> {
        let advance = match self.advance {
            AdvanceLimit::None => "none",
            AdvanceLimit::OneHex => "one_hex",
            AdvanceLimit::TwoHexes => "two_hexes",
        };
        let mut facts = vec![Fact::new("attacker_wins", self.attacker_wins.0)];
        for (who, fate) in [("defender", &self.defender), ("attacker", &self.attacker)] {
            facts.push(Fact::new("fate", fate.fate).of(who));
            facts.push(Fact::new("losses", fate.losses).of(who));
        }
        facts.push(Fact::new("advance", advance));
        facts
    }
}

/// A combat that goes on by the default answers.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Fought {
    state: State,
    /// The answer with which it begins.
    first: Option<(Side, Choice)>,
}

/// Everything that an answer may lead to, and how likely it is.
pub(crate) fn outcomes(state: &State, side: Side, choice: &Choice) -> Vec<(AttackOdds, f64)> {
    let before = [Side::White, Side::Red].map(|side| lost(state, side));
    let start = Fought { state: state.clone(), first: Some((side, choice.clone())) };
    let ends = EXPLORER.with_borrow_mut(|explorer| explorer.odds(&[go_on], start));
    ends.into_iter().map(|(end, weight)| (read(&end.state, before), weight)).collect()
}

/// The next answer, and everything up to the one after it.
fn go_on(fought: &mut Fought, table: &mut Table<'_>) -> Result<Flow, DiceError> {
    let first = fought.first.take();
    let begins = first.is_some();
    let state = &mut fought.state;
    let by_default = |state: &State| {
        let ask = state.runtime.asked().first()?;
        Some((side_of(ask.seat)?, default_answer(state, ask)))
    };
    let Some((side, choice)) = first.or_else(|| by_default(state)) else { return Ok(Flow::Done) };
    let Some(step) = state.runtime.top().cloned() else { return Ok(Flow::Done) };
    let below: Vec<Step> = state.runtime.steps().skip(1).cloned().collect();
    let below = if begins { up_to_the_end(&below) } else { &below };
    state.runtime = Runtime::new(below.iter().rev().cloned().collect());
    match step.answer(state, side, &choice, table) {
        Err(Refused::Dice(missing)) => return Err(missing),
        Err(_) => return Ok(Flow::Done),
        Ok(_) => {}
    }
    if matches!(choice, Choice::Attack { .. }) {
        let pushed: Vec<Step> = state.runtime.steps().cloned().collect();
        state.runtime = Runtime::new(up_to_the_end(&pushed).iter().rev().cloned().collect());
    }
    game::advance::<OrelTsaritsyne>(state, table)?;
    Ok(Flow::Again)
}

/// What is still to be done in the combat: nothing if none is being fought.
fn up_to_the_end(steps: &[Step]) -> &[Step] {
    let ends = |step: &Step| matches!(step, Step::Combat(CombatStep::EndCombat));
    &steps[..steps.iter().position(ends).unwrap_or(0)]
}

/// PE that the combat and artillery units of a side have lost so far.
fn lost(state: &State, side: Side) -> i32 {
    let own = state.of(side).filter(|id| has_posture(state.class(*id)));
    own.map(|id| i32::from(state.unit(id).lost)).sum()
}

/// What a combat that is over has come to.
fn read(state: &State, before: [i32; 2]) -> AttackOdds {
    let stands = Fate { losses: 0, fate: "stands" };
    let nothing = AttackOdds {
        attacker_wins: Reverse(false),
        attacker: stands,
        defender: stands,
        advance: AdvanceLimit::None,
    };
    let Some(fight) = state.the_fight() else { return nothing };
    let of = |part: Part| {
        let side = fight.side(part);
        let losses = lost(state, side) - before[side as usize];
        Fate { losses, fate: fate(state, fight, part) }
    };
    let advance = match &fight.advance {
        Some(advance) if advance.hexes.is_empty() => AdvanceLimit::None,
        Some(advance) if advance.further => AdvanceLimit::TwoHexes,
        Some(_) => AdvanceLimit::OneHex,
        None => AdvanceLimit::None,
    };
    let won = fight.attack.is_some_and(|attack| attack.winner() == Part::Attacker);
    AttackOdds {
        attacker_wins: Reverse(won),
        attacker: of(Part::Attacker),
        defender: of(Part::Defender),
        advance,
    }
}

/// How a part left the field, if it did.
fn fate(state: &State, fight: &Fight, part: Part) -> &'static str {
    let units = match part {
        Part::Attacker => &fight.attackers,
        Part::Defender => &fight.defenders,
    };
    let any = |status: Status| {
        let is = |id: &UnitId| has_posture(state.class(*id)) && state.unit(*id).status == status;
        units.iter().any(is)
    };
    let suffered = &fight.suffered[part as usize];
    if any(Status::Surrendered) {
        "surrenders"
    } else if !any(Status::OnMap) {
        "eliminated"
    } else if suffered.routed {
        "routs"
    } else if !suffered.fled.is_empty() {
        "retreats"
    } else {
        "stands"
    }
}
