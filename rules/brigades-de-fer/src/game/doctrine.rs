//! What an opponent must know: how good things stand, and what each answer is worth.
//!
//! A stand is worth about ten thousandths of a decisive advantage. Losses to come are reckoned by
//! the same exact procedures that resolve them; places by what they hold, hide and reach.

mod fights;
mod orders;
mod places;
mod standing;
mod widen;

use dice::Dice;
use engine::Log;
use engine::Table;
use engine::game::{self, Advice, Ask, Doctrine, Reason, Rules, Seat};
use engine::{Die, Pool};

use super::BrigadesDeFer;
use super::battle::enemy_of;
use super::choice::Choice;
use super::state::{State, Status, seat_of, side_of};
use super::step::Step;
use crate::bf;
use crate::unit::Side;
use places::Scene;

/// What one stand is worth.
pub(super) const STAND: i64 = 10;

/// What the doctrine thinks of an answer: its gain, and the reason.
pub(super) type Opinion = (i64, &'static str, &'static str);

impl Doctrine for BrigadesDeFer {
    /// Only an enemy deployment that is not revealed, or an answer that both give at once, is
    /// unknown: he may have placed his troops and answered anything.
    fn imagine(veiled: &State, seat: Seat, dice: &mut dyn Dice) -> State {
        let mut imagined = veiled.clone();
        let Some(enemy) = side_of(seat).map(enemy_of) else { return imagined };
        if !BrigadesDeFer::keeps_secret(veiled, seat_of(enemy)) {
            return imagined;
        }
        let ready = BrigadesDeFer::asked_of(veiled, seat_of(enemy)).is_none();
        for step in imagined.runtime.steps_mut() {
            match step {
                Step::Deploy(deploy) => deploy.begin_again(enemy),
                Step::Call(call) => call.forget(enemy),
                Step::Attach(attach) => attach.forget(enemy),
                _ => {}
            }
        }
        game::ask_again::<BrigadesDeFer>(&mut imagined);
        if ready || imagined.deployment().is_some() {
            let mut log = Log::silent();
            answer_at_random(&mut imagined, enemy, ready, &mut Table::new(dice, &mut log));
        }
        imagined
    }

    fn worth(state: &State, seat: Seat) -> i64 {
        let Some(side) = side_of(seat) else { return 0 };
        standing::worth(state, side)
    }

    fn advise(state: &State, ask: &Ask<Self>) -> Vec<Advice<Choice>> {
        let Some(side) = side_of(ask.seat) else { return Vec::new() };
        let listed = ask.listed(state);
        let state = &*state.as_seen_by(Some(ask.seat));
        let scene = Scene::new(state, side);
        let wider = widen::moves(state, &scene, ask.question, listed);
        let listed = if wider.is_empty() { listed } else { &wider };
        let opinions = orders::opinions(state, side, &scene, ask.question, listed);
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

/// Places the troops of a side anywhere that they may stand, or answers anything for it; whether it has
/// said that it is ready is known.
fn answer_at_random(state: &mut State, side: Side, ready: bool, table: &mut Table<'_>) {
    let seat = seat_of(side);
    for _ in 0..200 {
        let Some(ask) = BrigadesDeFer::asked_of(state, seat) else { return };
        let offers = ask.listed(state);
        let choice = match offers.first() {
            Some(Choice::Commit) if ready => Choice::Commit,
            Some(Choice::Commit) | None => return,
            Some(first) => {
                let sides = Die::Sides(offers.len().min(255) as u8);
                let drawn = table.throw(bf("20.2"), "imagined-place", Pool::one(sides));
                let index = drawn.map_or(0, |drawn| drawn as usize - 1);
                *offers.get(index).unwrap_or(first)
            }
        };
        if BrigadesDeFer::answer(state, seat, &choice, table).is_err() {
            return;
        }
    }
}

/// No reason but that something must be answered.
pub(super) const fn plain(gain: i64) -> Opinion {
    (gain, "5.8", "bf-why-nothing-better")
}

/// The share of a battle that is over, in hundredths.
pub(super) fn lateness(state: &State) -> i64 {
    100 * i64::from(state.turn) / i64::from(state.battle.turns.max(1))
}
