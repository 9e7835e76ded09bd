//! A small game with hidden orders, dice and a choice after them: what the shell is tested with.
//!
//! Each turn both sides secretly commit up to three of their reserves to a field; before that a
//! side may beat its drums, which everybody hears. When both have committed, the orders are
//! revealed; a d3 is added to each; the higher takes the field. The loser loses a stand, and then
//! yields or tests to hold: on 4+ the field stays empty, otherwise another stand is lost. After
//! five turns, or when a side has no stand left, the side with more fields wins.

use dice::{Dice, Die, Pool, RuleId, Table};
use engine::Refusal;
use engine::game::{
    Advice, Decision, Doctrine, Message, Offers, Outcome, Reason, Refused, Revealed, Rules, Seat,
    Shape, Shown, Tally,
};
use serde::{Deserialize, Serialize};

mod spoiled;

pub use spoiled::{
    AskingOnceOver, BadOdds, Endless, LeakingModifiers, LeakingOdds, LeakingOffers, LeakingPreview,
    LeakingRefusal, LeakingView, Lenient, Misquoting, Overheard, Refusing, Stuck, Telling,
};

/// The rules of the toy.
#[derive(Debug)]
pub struct Toy;

/// The battle at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    pub turn: u32,
    pub turns: u32,
    pub stands: [i32; 2],
    pub reserves: [i32; 2],
    pub fields: [i32; 2],
    /// Orders of this turn, hidden until both are given.
    pub committed: [Option<i32>; 2],
    /// Sides that have beaten their drums this turn.
    pub drums: [bool; 2],
    /// The side that has lost the field and may try to hold it.
    pub loser: Option<u8>,
}

impl Default for Field {
    fn default() -> Self {
        Self {
            turn: 1,
            turns: 5,
            stands: [4, 4],
            reserves: [7, 7],
            fields: [0, 0],
            committed: [None, None],
            drums: [false, false],
            loser: None,
        }
    }
}

/// What may be answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    Drums,
    Commit(i32),
    Hold,
    Yield,
}

/// What a seat sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Seen {
    pub turn: u32,
    pub stands: [i32; 2],
    pub reserves: [i32; 2],
    pub fields: [i32; 2],
    pub committed: [Option<i32>; 2],
    pub drums: [bool; 2],
    pub loser: Option<u8>,
}

const fn rule(number: &'static str) -> RuleId {
    RuleId::new("T", number)
}

fn other(seat: usize) -> usize {
    1 - seat
}

impl Field {
    fn is_over(&self) -> bool {
        self.turn > self.turns || self.stands.iter().any(|stands| *stands <= 0)
    }

    fn end_turn(&mut self) {
        self.committed = [None, None];
        self.drums = [false, false];
        self.loser = None;
        self.turn += 1;
    }

    fn fight(&mut self, orders: [i32; 2], table: &mut Table<'_>) -> Result<(), Refused> {
        let mut scores = orders;
        for (seat, score) in scores.iter_mut().enumerate() {
            self.reserves[seat] -= orders[seat];
            *score += table.throw(rule("2"), "battle-die", Pool::one(Die::D3))?;
        }
        if scores[0] == scores[1] {
            self.end_turn();
        } else {
            let loser = usize::from(scores[0] > scores[1]);
            self.stands[loser] -= 1;
            self.fields[other(loser)] += 1;
            self.loser = Some(loser as u8);
            if self.stands[loser] <= 0 {
                self.end_turn();
            }
        }
        Ok(())
    }
}

impl Rules for Toy {
    type State = Field;
    type Choice = Order;
    type View = Seen;
    const ID: &'static str = "toy";

    fn pending(state: &Field) -> Vec<Decision<Order>> {
        if state.is_over() {
            return Vec::new();
        }
        let ask = |seat: u8, kind: &'static str, key: &'static str, offers: Vec<Order>| Decision {
            seat: Seat(seat),
            kind,
            prompt: Message::new(rule("1"), key),
            offers: Offers::All(offers),
        };
        if let Some(loser) = state.loser {
            return vec![ask(loser, "hold", "t-decide-hold", vec![Order::Hold, Order::Yield])];
        }
        (0..2u8)
            .filter(|seat| state.committed[usize::from(*seat)].is_none())
            .map(|seat| {
                let most = state.reserves[usize::from(seat)].min(3);
                let mut offers: Vec<Order> = (0..=most).map(Order::Commit).collect();
                if !state.drums[usize::from(seat)] {
                    offers.push(Order::Drums);
                }
                ask(seat, "commit", "t-decide-commit", offers)
            })
            .collect()
    }

    fn answer(
        state: &mut Field,
        seat: Seat,
        choice: &Order,
        table: &mut Table<'_>,
    ) -> Result<Revealed, Refused> {
        let side = usize::from(seat.0);
        Refusal::when(side > 1 || state.is_over(), rule("1"), "seat", "no-such-side")?;
        match (choice, state.loser) {
            (Order::Commit(reserves), None) => {
                let most = state.reserves[side].min(3);
                Refusal::when(state.committed[side].is_some(), rule("1"), "choice", "committed")?;
                Refusal::when(!(0..=most).contains(reserves), rule("1"), "choice", "too-many")?;
                state.committed[side] = Some(*reserves);
                if let [Some(one), Some(two)] = state.committed {
                    state.fight([one, two], table)?;
                    return Ok(Revealed::Something);
                }
                Ok(Revealed::Nothing)
            }
            (Order::Drums, None) => {
                let given = state.committed[side].is_some() || state.drums[side];
                Refusal::when(given, rule("1"), "choice", "committed")?;
                state.drums[side] = true;
                Ok(Revealed::Nothing)
            }
            (Order::Hold, Some(loser)) if loser == seat.0 => {
                let die = table.throw(rule("3"), "hold-die", Pool::one(Die::D6))?;
                if die >= 4 {
                    state.fields[other(side)] -= 1;
                } else {
                    state.stands[side] -= 1;
                }
                state.end_turn();
                Ok(Revealed::Nothing)
            }
            (Order::Yield, Some(loser)) if loser == seat.0 => {
                state.end_turn();
                Ok(Revealed::Nothing)
            }
            _ => Err(Refusal { rule: rule("1"), field: "choice", key: "not-asked" }.into()),
        }
    }

    fn odds(_: &Field, _: Seat, choice: &Order) -> Option<Vec<(String, f64)>> {
        let even =
            vec![(r#"{"held":true}"#.to_owned(), 0.5), (r#"{"held":false}"#.to_owned(), 0.5)];
        (*choice == Order::Hold).then_some(even)
    }

    fn view(state: &Field, seat: Option<Seat>) -> Seen {
        let mut committed = state.committed;
        if state.loser.is_none() {
            for (side, order) in committed.iter_mut().enumerate() {
                if seat.map(|seat| usize::from(seat.0)) != Some(side) {
                    *order = None;
                }
            }
        }
        let Field { turn, stands, reserves, fields, drums, loser, .. } = *state;
        Seen { turn, stands, reserves, fields, committed, drums, loser }
    }

    fn show(_: &Field, _: Seat, choice: &Order) -> Shown {
        let (shape, key) = match choice {
            Order::Commit(reserves) => (Shape::Count { count: i64::from(*reserves) }, "t-commit"),
            Order::Drums => (Shape::Say, "t-drums"),
            Order::Hold => (Shape::Say, "t-hold"),
            Order::Yield => (Shape::Say, "t-yield"),
        };
        Shown { shape, label: Message::new(rule("1"), key) }
    }

    fn outcome(state: &Field) -> Option<Outcome> {
        if !state.is_over() {
            return None;
        }
        let standing = state.stands.map(|stands| stands > 0);
        let ahead = |numbers: [i32; 2]| match numbers[0].cmp(&numbers[1]) {
            std::cmp::Ordering::Greater => Some(Seat(0)),
            std::cmp::Ordering::Less => Some(Seat(1)),
            std::cmp::Ordering::Equal => None,
        };
        let (winner, reason) = match standing {
            [true, false] => (Some(Seat(0)), "destroyed"),
            [false, true] => (Some(Seat(1)), "destroyed"),
            _ => (ahead(state.fields), "fields"),
        };
        let level = if winner.is_some() { "victory" } else { "draw" };
        Some(Outcome { winner, level: level.to_owned(), reason: reason.to_owned() })
    }

    fn turn(state: &Field) -> u32 {
        state.turn.min(state.turns)
    }

    fn summary(state: &Field) -> Vec<Tally> {
        let lost = state.stands.iter().map(|stands| i64::from(4 - stands)).collect();
        vec![Tally { key: "lost", by_seat: lost }]
    }
}

impl Doctrine for Toy {
    fn imagine(state: &Field, seat: Seat, dice: &mut dyn Dice) -> Field {
        let mut imagined = state.clone();
        let them = other(usize::from(seat.0.min(1)));
        if state.loser.is_none() && state.committed[them].is_some() {
            let choices = state.reserves[them].min(3) + 1;
            let pool = Pool::one(Die::Sides(choices as u8));
            let drawn = dice.throw(rule("1"), "imagined", &pool, &mut Vec::new());
            imagined.committed[them] = Some(drawn.map_or(0, |values| values[0] as i32 - 1));
        }
        imagined
    }

    fn worth(state: &Field, seat: Seat) -> i64 {
        let us = usize::from(seat.0.min(1));
        if let Some(outcome) = Self::outcome(state) {
            return match outcome.winner {
                None => 0,
                Some(winner) if winner == seat => 1000,
                Some(_) => -1000,
            };
        }
        let lead = |numbers: [i32; 2]| i64::from(numbers[us] - numbers[other(us)]);
        lead(state.fields) * 150 + lead(state.stands) * 80 + lead(state.reserves) * 40
    }

    fn advise(state: &Field, decision: &Decision<Order>) -> Vec<Advice<Order>> {
        let us = usize::from(decision.seat.0);
        let left = i64::from(state.turns + 1).saturating_sub(i64::from(state.turn)).max(1);
        let share = i64::from(state.reserves[us]) / left;
        let listed = decision.offers.listed().iter();
        listed
            .map(|choice| {
                let (gain, key) = match choice {
                    Order::Commit(reserves) => {
                        (-60 * (i64::from(*reserves) - share).abs(), "t-why-share")
                    }
                    Order::Drums => (-400, "t-why-drums"),
                    Order::Hold if state.stands[us] > 2 => (80, "t-why-hold"),
                    Order::Hold => (-80, "t-why-hold"),
                    Order::Yield => (0, "t-why-yield"),
                };
                Advice { choice: choice.clone(), gain, reason: Reason { rule: rule("9"), key } }
            })
            .collect()
    }
}
