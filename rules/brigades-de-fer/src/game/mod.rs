//! The whole game on hexes and on the free table, from deployment to victory (BF-0.1, BF-1.1, BF-1.7).
//!
//! The state holds a stack of steps still to be done. A step that needs no answer runs; one that
//! does waits, and its answer pushes what follows. Interrupts of the book (opportunity fire,
//! evasion) are steps pushed above the assault that they interrupt.

mod activate;
mod activation;
mod agree;
mod assault;
mod attach;
pub mod battle;
mod breakthrough;
pub mod choice;
mod deploy;
mod doctrine;
pub(crate) mod field;
mod fire;
mod ground;
mod losses;
mod march;
mod odds;
mod preview;
mod prompt;
mod react;
mod refusal;
mod reinforce;
mod ride;
mod show;
mod sight;
pub mod spot;
mod state;
mod step;
mod turn;
mod victory;
pub mod view;

use engine::ahead::{self, Lay, Mark, Preview, Sight, Wish};
use engine::game::{
    Argument, Decision, Message, NoDice, Offers, Outcome, Refused, Revealed, Rules, Seat, Shown,
    Tally,
};
use engine::{Entry, Log, Refusal, Table};

use crate::scenario::Scenario;
pub use agree::{agreed, agreements};
pub use battle::Options;
use battle::SIDES;
pub use choice::{Besides, Choice, GeneralId, UnitId};
pub use state::State;
use state::Status;
pub use view::View;

/// Billy Yank II as a game.
#[derive(Clone, Copy, Debug)]
pub struct BrigadesDeFer;

impl BrigadesDeFer {
    /// A battle about to begin: nothing before the first decision needs dice.
    pub fn begin(scenario: &Scenario, options: &Options) -> State {
        let mut state = State::new(scenario, options);
        let mut log = Log::silent();
        step::advance(&mut state, &mut Table::new(&mut NoDice, &mut log))
            .expect("deployment throws no dice");
        state
    }

    /// BF-7.21: a place on the table that lies almost in contact with somebody, moved to exactly
    /// 1 UD of him if the rules allow: for a hand that cannot hit a thousandth. The rules themselves
    /// never move a unit from the end that its player gave.
    pub fn snap(state: &State, seat: Seat, choice: &Choice) -> Choice {
        ground::snap(&state.as_seen_by(Some(seat)), seat, *choice).unwrap_or(*choice)
    }
}

impl Rules for BrigadesDeFer {
    type State = State;
    type Choice = Choice;
    type View = View;

    const ID: &'static str = "brigades-de-fer";

    fn pending(state: &State) -> Vec<Decision<Choice>> {
        let decide = |asked: &state::Asked| Decision {
            seat: asked.seat,
            kind: asked.kind,
            prompt: prompt::prompt(state, asked),
            offers: if state.has_more_than(asked) {
                Offers::Some(asked.offers(state).to_vec())
            } else {
                Offers::All(asked.offers(state).to_vec())
            },
        };
        state.waiting.0.iter().map(decide).collect()
    }

    fn is_asked(state: &State, seat: Seat) -> bool {
        state.waiting.0.iter().any(|asked| asked.seat == seat)
    }

    fn prompt(state: &State, seat: Seat) -> Option<Message> {
        let asked = state.waiting.0.iter().find(|asked| asked.seat == seat)?;
        Some(prompt::prompt(state, asked))
    }

    fn answer(
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Result<Revealed, Refused> {
        step::answer(state, seat, *choice, table)
    }

    fn odds(state: &State, seat: Seat, choice: &Choice) -> Option<Vec<(String, f64)>> {
        let state = &*state.as_seen_by(Some(seat));
        state.proposes(seat, *choice).then(|| odds::odds(state, *choice)).flatten()
    }

    fn view(state: &State, seat: Option<Seat>) -> View {
        view::view(state, seat)
    }

    fn keeps_secret(state: &State, seat: Seat) -> bool {
        view::keeps_secret(state, seat)
    }

    fn show(state: &State, seat: Seat, choice: &Choice) -> Shown {
        show::show(state, seat, *choice)
    }

    fn preview(state: &State, seat: Seat, choice: &Choice) -> Result<Preview, Refusal> {
        preview::preview(&state.as_seen_by(Some(seat)), seat, *choice)
    }

    fn nearest(state: &State, seat: Seat, like: &Choice, wish: Wish) -> Option<Choice> {
        ground::nearest(&state.as_seen_by(Some(seat)), seat, *like, wish)
            .or_else(|| ahead::nearest_listed::<Self>(state, seat, like, wish))
    }

    fn lay(state: &State, seat: Seat) -> Lay {
        preview::lay(&state.as_seen_by(Some(seat)), seat)
    }

    fn sight(
        state: &State,
        seat: Option<Seat>,
        from: &Mark,
        to: &Mark,
    ) -> Result<Option<Sight>, Refusal> {
        sight::sight(&state.as_seen_by(seat), seat, from, to).map(Some)
    }

    fn explain(state: &State, seat: Seat, choice: &Choice) -> Vec<Entry> {
        let state = &*state.as_seen_by(Some(seat));
        if !state.proposes(seat, *choice) {
            return Vec::new();
        }
        preview::explain(state, *choice)
            .unwrap_or_else(|| ahead::explain_odds::<Self>(state, seat, choice))
    }

    fn named(state: &State, note: &str, number: i64) -> Option<Argument> {
        show::named(state, note, number)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.outcome.clone()
    }

    fn turn(state: &State) -> u32 {
        u32::from(state.turn)
    }

    fn summary(state: &State) -> Vec<Tally> {
        let by_seat = |count: &dyn Fn(crate::unit::Side) -> i64| SIDES.map(count).to_vec();
        let stands = |side| {
            let own = state.ids().filter(|id| state.side(*id) == side);
            own.map(|id| i64::from(state.brigade(id).vc) - i64::from(state.unit(id).vc)).sum()
        };
        let units = |status: Status| {
            move |side| {
                let gone =
                    |id: &UnitId| state.side(*id) == side && state.unit(*id).status == status;
                state.ids().filter(gone).count() as i64
            }
        };
        let generals = |side| {
            let gone = |id: &GeneralId| {
                state.leader(*id).side == side && state.general(*id).status == Status::Lost
            };
            state.general_ids().filter(gone).count() as i64
        };
        let objectives = |side| {
            let held = (0..state.holders.len())
                .filter(|index| victory::holder(state, *index) == Some(side));
            held.count() as i64
        };
        vec![
            Tally { key: "stands_lost", by_seat: by_seat(&stands) },
            Tally { key: "units_destroyed", by_seat: by_seat(&units(Status::Lost)) },
            Tally { key: "units_driven_off", by_seat: by_seat(&units(Status::DrivenOff)) },
            Tally { key: "generals_lost", by_seat: by_seat(&generals) },
            Tally { key: "objectives_held", by_seat: by_seat(&objectives) },
        ]
    }
}
