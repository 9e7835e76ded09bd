//! What an opponent must know: how good things stand, and what each answer is worth.
//!
//! A stand is worth about ten thousandths of a decisive advantage. Losses to come are reckoned by
//! the same exact procedures that resolve them; places by what they hold, hide and reach.

mod fights;
mod orders;
mod places;
mod standing;

use dice::Dice;
use engine::Log;
use engine::Table;
use engine::game::{Advice, Decision, Doctrine, Reason, Rules, Seat};
use engine::{Die, Pool};

use super::battle::enemy_of;
use super::choice::Choice;
use super::prompt::key;
use super::state::{State, Status, side_of};
use super::step::Step;
use super::{BrigadesDeFer, deploy, step};
use crate::bf;
use crate::unit::Side;
use places::Scene;

/// What one stand is worth.
pub(super) const STAND: i64 = 10;

/// What the doctrine thinks of an answer: its gain, and the reason.
pub(super) type Opinion = (i64, &'static str, &'static str);

impl Doctrine for BrigadesDeFer {
    /// Only an enemy deployment that is not revealed, or an answer that both give at once, is
    /// unknown: the one is imagined by placing his troops at random, the other forgotten.
    fn imagine(state: &State, seat: Seat, dice: &mut dyn Dice) -> State {
        let mut imagined = state.clone();
        let Some(side) = side_of(seat) else { return imagined };
        let enemy = enemy_of(side);
        if !state.is_hidden(enemy, Some(seat)) {
            for step in &mut imagined.stack {
                match step {
                    Step::Call(call) => call.forget(enemy),
                    Step::Attach(attach) => attach.forget(state, enemy),
                    _ => {}
                }
            }
            return imagined;
        }
        deploy::lift(&mut imagined, enemy);
        for step in &mut imagined.stack {
            if let Step::Deploy(deploy) = step {
                deploy.begin_again(enemy);
            }
        }
        let mut log = Log::silent();
        let mut table = Table::new(dice, &mut log);
        if step::refresh(&mut imagined, &mut table).is_ok() {
            deploy_at_random(&mut imagined, enemy, &mut table);
        }
        imagined
    }

    fn worth(state: &State, seat: Seat) -> i64 {
        let Some(side) = side_of(seat) else { return 0 };
        standing::worth(state, side)
    }

    fn advise(state: &State, decision: &Decision<Choice>) -> Vec<Advice<Choice>> {
        let Some(side) = side_of(decision.seat) else { return Vec::new() };
        let scene = Scene::new(state, side);
        let listed = decision.offers.listed();
        let opinions = orders::opinions(state, side, &scene, decision.kind, listed);
        let advise = |(choice, (gain, rule, key)): (&Choice, Opinion)| Advice {
            choice: *choice,
            gain,
            reason: Reason { rule: bf(rule), key },
        };
        listed.iter().zip(opinions).map(advise).collect()
    }
}

/// The stands that a side has left, on the table or to come: all of it is public (BF-S3).
pub(super) fn stands(state: &State, side: Side) -> i64 {
    let own = state.ids().filter(|id| state.side(*id) == side);
    let there = own.filter(|id| matches!(state.unit(*id).status, Status::OnTable | Status::ToCome));
    there.map(|id| i64::from(state.unit(id).vc)).sum()
}

/// Places the troops of a side anywhere that they may stand.
fn deploy_at_random(state: &mut State, side: Side, table: &mut Table<'_>) {
    let seat = super::state::seat_of(side);
    for _ in 0..200 {
        let pending = BrigadesDeFer::pending(state);
        let Some(decision) = pending.iter().find(|decision| decision.seat == seat) else { return };
        let offers = decision.offers.listed();
        let choice = match offers.first() {
            Some(Choice::Commit) | None => return,
            Some(first) => {
                let sides = Die::Sides(offers.len().min(255) as u8);
                let drawn = table.throw(bf("20.2"), "imagined-place", Pool::one(sides));
                let index = drawn.map_or(0, |drawn| drawn as usize - 1);
                *offers.get(index).unwrap_or(first)
            }
        };
        if step::answer(state, seat, choice, table).is_err() {
            return;
        }
    }
}

/// No reason but that something must be answered.
pub(super) const fn plain(gain: i64) -> Opinion {
    (gain, "5.8", key!(why - nothing - better))
}

/// The share of a battle that is over, in hundredths.
pub(super) fn lateness(state: &State) -> i64 {
    100 * i64::from(state.turn) / i64::from(state.battle.turns.max(1))
}
