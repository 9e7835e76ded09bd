//! The toy with one fault each: the conformance kit must find them all.

use dice::{Dice, Entry, RuleId, Table};
use engine::Refusal;
use engine::ahead::Preview;
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
/// Refuses for another reason when the enemy has given the lowest order.
pub type LeakingRefusal = Spoiled<10>;
/// Previews something else when the enemy has given the lowest order.
pub type LeakingPreview = Spoiled<11>;
/// Tells of holding a field, which nobody is asked about, by what the enemy has ordered.
pub type LeakingOdds = Spoiled<12>;
/// Has modifiers that follow from what the enemy has ordered.
pub type LeakingModifiers = Spoiled<13>;
/// Says that what a side does is secret, but everybody hears its drums.
pub type Overheard = Spoiled<14>;

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
const LEAKING_REFUSAL: u8 = 10;
const LEAKING_PREVIEW: u8 = 11;
const LEAKING_ODDS: u8 = 12;
const LEAKING_MODIFIERS: u8 = 13;
const OVERHEARD: u8 = 14;

/// Whether the enemy of a seat holds everything back: nobody but himself may know.
fn enemy_holds_back(state: &Field, seat: Seat) -> bool {
    let enemy = 1_usize.checked_sub(usize::from(seat.0));
    enemy.is_some_and(|enemy| state.committed[enemy] == Some(0))
}

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
        let holds_back = enemy_holds_back(state, seat);
        let revealed =
            Toy::answer(state, seat, choice, table).map_err(|refused| match refused {
                Refused::Illegal(refusal) if FAULT == LEAKING_REFUSAL && holds_back => {
                    Refused::Illegal(Refusal { key: "not-needed", ..refusal })
                }
                refused => refused,
            })?;
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
        if FAULT == LEAKING_ODDS && state.loser.is_none() && enemy_holds_back(state, seat) {
            return None;
        }
        let mut odds = Toy::odds(state, seat, choice)?;
        if FAULT == BAD_ODDS {
            odds.pop();
        }
        Some(odds)
    }

    fn preview(state: &Field, seat: Seat, choice: &Order) -> Result<Preview, Refusal> {
        let leaks = FAULT == LEAKING_PREVIEW && *choice == Order::Drums;
        let told = leaks && enemy_holds_back(state, seat);
        let line = Message::new(RuleId::new("T", "1"), "t-drums");
        Ok(Preview { lines: if told { vec![line] } else { Vec::new() }, ..Preview::default() })
    }

    fn explain(state: &Field, seat: Seat, choice: &Order) -> Vec<Entry> {
        let mut entries = Toy::explain(state, seat, choice);
        if FAULT == LEAKING_MODIFIERS && enemy_holds_back(state, seat) {
            let (rule, key) = (RuleId::new("T", "2"), "t-outnumbers");
            entries.push(Entry::Note { rule, key, value: None });
        }
        entries
    }

    fn keeps_secret(state: &Field, _: Seat) -> bool {
        FAULT == OVERHEARD && state.loser.is_none()
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
