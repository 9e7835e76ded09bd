//! The toy with one fault each: the conformance kit must find them all.

use dice::{Dice, Table};
use engine::game::{
    Advice, Decision, Doctrine, Message, Offers, Outcome, Refused, Revealed, Rules, Seat, Shown,
    Tally,
};

use super::{Field, Order, Seen, Toy};

/// Asks nothing any more from the third turn on.
pub type Stuck = Spoiled<0>;
/// Never comes to the end of its last turn.
pub type Endless = Spoiled<1>;
/// Shows hidden orders.
pub type LeakingView = Spoiled<2>;
/// Offers more to a side whose enemy has given a low order.
pub type LeakingOffers = Spoiled<3>;
/// Offers what it refuses.
pub type Refusing = Spoiled<4>;
/// Takes what it does not offer, though it says that it offers all.
pub type Lenient = Spoiled<5>;
/// Has odds that do not sum to 1.
pub type BadOdds = Spoiled<6>;
/// Still asks when the game is over.
pub type AskingOnceOver = Spoiled<7>;
/// Tells the order of the enemy to a side that beats its drums, and lets it take that back.
pub type Telling = Spoiled<8>;
/// Says something else than it asks.
pub type Misquoting = Spoiled<9>;

const STUCK: u8 = 0;
const ENDLESS: u8 = 1;
const LEAKING_VIEW: u8 = 2;
const LEAKING_OFFERS: u8 = 3;
const REFUSING: u8 = 4;
const LENIENT: u8 = 5;
const BAD_ODDS: u8 = 6;
const ASKING_ONCE_OVER: u8 = 7;
const TELLING: u8 = 8;
const MISQUOTING: u8 = 9;

/// The toy with a fault.
#[derive(Debug)]
pub struct Spoiled<const FAULT: u8>;

impl<const FAULT: u8> Rules for Spoiled<FAULT> {
    type State = Field;
    type Choice = Order;
    type View = Seen;
    const ID: &'static str = "spoiled";

    fn pending(state: &Field) -> Vec<Decision<Order>> {
        if FAULT == STUCK && state.turn > 2 {
            return Vec::new();
        }
        if FAULT == ASKING_ONCE_OVER && Toy::outcome(state).is_some() {
            return Toy::pending(&Field::default());
        }
        let mut pending = Toy::pending(state);
        for decision in &mut pending {
            let us = usize::from(decision.seat.0);
            let Offers::All(list) = &mut decision.offers else { continue };
            if FAULT == LEAKING_OFFERS {
                let few = if state.committed[1 - us] == Some(0) { 1 } else { 2 };
                decision.offers = Offers::Some(list[..few].to_vec());
                continue;
            }
            match FAULT {
                REFUSING if state.turn == 4 && state.loser.is_none() => list.push(Order::Yield),
                LENIENT if state.loser.is_none() && list.len() > 1 => {
                    list.remove(0);
                }
                _ => {}
            }
        }
        pending
    }

    fn prompt(state: &Field, seat: Seat) -> Option<Message> {
        let prompt = Toy::prompt(state, seat)?;
        Some(if FAULT == MISQUOTING { prompt.with("turn", 0) } else { prompt })
    }

    fn answer(
        state: &mut Field,
        seat: Seat,
        choice: &Order,
        table: &mut Table<'_>,
    ) -> Result<Revealed, Refused> {
        let revealed = Toy::answer(state, seat, choice, table)?;
        if FAULT == ENDLESS && state.turn > state.turns {
            state.turn = 1;
            state.stands = [4, 4];
            state.reserves = [7, 7];
        }
        if FAULT == TELLING && *choice == Order::Drums {
            let told = state.committed[1 - usize::from(seat.0)].unwrap_or(0);
            state.fields[0] += told;
        }
        Ok(revealed)
    }

    fn odds(state: &Field, seat: Seat, choice: &Order) -> Option<Vec<(String, f64)>> {
        let mut odds = Toy::odds(state, seat, choice)?;
        if FAULT == BAD_ODDS {
            odds.pop();
        }
        Some(odds)
    }

    fn view(state: &Field, seat: Option<Seat>) -> Seen {
        let seen = Toy::view(state, seat);
        if FAULT == LEAKING_VIEW { Seen { committed: state.committed, ..seen } } else { seen }
    }

    fn show(state: &Field, seat: Seat, choice: &Order) -> Shown {
        Toy::show(state, seat, choice)
    }

    fn outcome(state: &Field) -> Option<Outcome> {
        if FAULT == STUCK && state.turn > 2 { None } else { Toy::outcome(state) }
    }

    fn turn(state: &Field) -> u32 {
        Toy::turn(state)
    }

    fn summary(state: &Field) -> Vec<Tally> {
        Toy::summary(state)
    }
}

impl<const FAULT: u8> Doctrine for Spoiled<FAULT> {
    fn imagine(state: &Field, seat: Seat, dice: &mut dyn Dice) -> Field {
        Toy::imagine(state, seat, dice)
    }

    fn worth(state: &Field, seat: Seat) -> i64 {
        Toy::worth(state, seat)
    }

    fn advise(state: &Field, decision: &Decision<Order>) -> Vec<Advice<Order>> {
        Toy::advise(state, decision)
    }
}
