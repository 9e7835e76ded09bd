//! The whole game on the free table, from deployment to victory (PF-2, PF-3).
//!
//! The state holds a stack of steps still to be done. A step that needs no answer runs; one that
//! does waits, and its answer pushes what follows. No rule of a chapter is written here again.

mod arrive;
pub(crate) mod battle;
mod broadside;
mod charge;
pub mod choice;
mod contact;
mod deploy;
mod doctrine;
mod fire;
mod flight;
mod geometry;
mod ground;
mod line_of_sight;
mod march;
mod obstacles;
mod odds;
mod order;
mod paths;
mod preview;
mod prompt;
mod show;
mod sights;
mod state;
mod step;
mod supply;
mod turn;
mod victory;
pub mod view;
mod wish;

use engine::ahead::{self, Lay, Mark, Preview, Sight, Wish};
use engine::game::{
    Argument, Decision, Message, NoDice, Offers, Outcome, Refused, Revealed, Rules, Seat, Shown,
    Tally,
};
use engine::{Log, Refusal, Table};

use crate::scenario::{Scenario, Side};
pub use choice::{Battery, Choice, Leg, UnitId};
pub use geometry::Pose;
pub use state::{Options, State};
use state::{Status, seat_of};
pub use view::View;

/// Puissance de feu as a game.
#[derive(Clone, Copy, Debug)]
pub struct PuissanceDeFeu;

impl PuissanceDeFeu {
    /// A battle about to begin: nothing before the first decision needs dice.
    pub fn begin(scenario: &Scenario, options: &Options) -> State {
        let mut state = State::new(scenario, options);
        let mut log = Log::silent();
        // Every army has somebody to deploy or to wait for: the first step asks, or throws nothing.
        let begun = step::advance(&mut state, &mut Table::new(&mut NoDice, &mut log));
        debug_assert!(begun.is_ok(), "deployment throws no dice");
        state
    }
}

impl Rules for PuissanceDeFeu {
    type State = State;
    type Choice = Choice;
    type View = View;

    const ID: &'static str = "puissance-de-feu";

    fn pending(state: &State) -> Vec<Decision<Choice>> {
        let decide = |asked: &std::sync::Arc<state::Asked>| Decision {
            seat: seat_of(asked.side),
            kind: asked.kind,
            prompt: prompt::prompt(state, asked),
            offers: if asked.all {
                Offers::All(asked.offers.clone())
            } else {
                Offers::Some(asked.offers.clone())
            },
        };
        state.waiting.0.iter().map(decide).collect()
    }

    fn is_asked(state: &State, seat: Seat) -> bool {
        state.waiting.0.as_ref().is_some_and(|asked| seat_of(asked.side) == seat)
    }

    fn prompt(state: &State, seat: Seat) -> Option<Message> {
        let asked = state.waiting.0.as_ref().filter(|asked| seat_of(asked.side) == seat)?;
        Some(prompt::prompt(state, asked))
    }

    fn answer(
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Result<Revealed, Refused> {
        step::answer(state, seat, choice, table)
    }

    fn odds(state: &State, seat: Seat, choice: &Choice) -> Option<Vec<(String, f64)>> {
        odds::odds(state, seat, choice)
    }

    fn has_odds(state: &State, seat: Seat, choice: &Choice) -> bool {
        odds::has_odds(state, seat, choice)
    }

    fn view(state: &State, _: Option<Seat>) -> View {
        view::view(state)
    }

    fn show(state: &State, seat: Seat, choice: &Choice) -> Shown {
        show::show(state, seat, choice)
    }

    fn preview(state: &State, seat: Seat, choice: &Choice) -> Result<Preview, Refusal> {
        preview::preview(state, seat, choice)
    }

    fn nearest(state: &State, seat: Seat, like: &Choice, wish: Wish) -> Option<Choice> {
        wish::nearest(state, seat, like, wish)
            .or_else(|| ahead::nearest_listed::<Self>(state, seat, like, wish))
    }

    fn lay(state: &State, seat: Seat) -> Lay {
        Lay { reach: wish::reach(state, seat), fields: wish::fields(state, seat), ..Lay::default() }
    }

    fn sight(
        state: &State,
        _: Option<Seat>,
        from: &Mark,
        to: &Mark,
    ) -> Result<Option<Sight>, Refusal> {
        preview::sight(state, from, to).map(Some)
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
        let by_seat = |count: &dyn Fn(Side) -> i64| Side::BOTH.map(count).to_vec();
        let own = |side: Side| state.ids().filter(move |id| state.side(*id) == side);
        let wounds = |side| own(side).map(|id| i64::from(state.troop(id).wounds)).sum();
        let destroyed = |side| {
            own(side).filter(|id| state.troop(*id).status == Status::Destroyed).count() as i64
        };
        let gone = |side| {
            let left = |id: &UnitId| matches!(state.troop(*id).status, Status::Left(_));
            own(side).filter(left).count() as i64
        };
        let objectives = |side| {
            let goals = 0..state.battle.goals.len();
            goals.filter(|goal| victory::holder(*goal, state) == Some(side)).count() as i64
        };
        let points = |side| i64::from(victory::score(side, state) / 2);
        vec![
            Tally { key: "hit_points_lost", by_seat: by_seat(&wounds) },
            Tally { key: "units_destroyed", by_seat: by_seat(&destroyed) },
            Tally { key: "units_off_the_table", by_seat: by_seat(&gone) },
            Tally { key: "objectives_held", by_seat: by_seat(&objectives) },
            Tally { key: "points_scored", by_seat: by_seat(&points) },
        ]
    }
}
