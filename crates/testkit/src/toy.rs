//! A small game with sealed orders, dice and a choice after them: what the shell is tested with.
//!
//! Each turn both sides secretly commit up to three of their reserves to a field, and may have their
//! drums beaten there. When both have committed, the orders are revealed; a d3 is added to each; the
//! higher takes the field. The loser loses a stand, and then yields or tests to hold: on 4+ the field
//! stays empty, otherwise another stand is lost. After five turns, or when a side has no stand left,
//! the side with more fields wins.
//!
//! A battle may have a [`Fault`]: the conformance kit must find them all.

use dice::{Dice, Die, Entry, Pool, RuleId, Table};
use engine::Refusal;
use engine::ahead::Preview;
use engine::game::{
    Advice, Answered, Ask, Doctrine, Message, Offer, Outcome, Ran, Reason, Refused, Revealed,
    Rules, Runtime, Sealed, Seat, Shape, Sheet, StepResult, Tally, Word, begin,
};
use engine::tableau::{Tableau, Turn};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

/// The rules of the toy.
#[derive(Debug)]
pub struct Toy;

/// What is wrong with a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// Asks nothing any more from the third turn on.
    Stuck,
    /// Never comes to the end of its last turn.
    Endless,
    /// Shows hidden orders.
    LeakingView,
    /// Offers fewer answers to a side whose enemy has given a low order.
    LeakingOffers,
    /// Offers what it refuses.
    Refusing,
    /// Takes what it does not offer, though it says that it offers all.
    Lenient,
    /// Has odds that do not sum to 1.
    BadOdds,
    /// Still asks when the game is over.
    AskingOnceOver,
    /// Tells the order of the enemy to a side that has its drums beaten, and lets it take that back.
    Telling,
    /// Refuses for another reason when the enemy has given the lowest order.
    LeakingRefusal,
    /// Previews something else when the enemy has given the lowest order.
    LeakingPreview,
    /// Tells of holding a field, which nobody is asked about, by what the enemy has ordered.
    LeakingOdds,
    /// Has modifiers that follow from what the enemy has ordered.
    LeakingModifiers,
    /// Everybody hears the drums before the orders are revealed.
    Overheard,
    /// A computer player reads the open sheet of its enemy.
    Peeking,
    /// Answers by default what it refuses.
    BadDefault,
}

/// The battle at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    pub turn: u32,
    pub turns: u32,
    pub stands: [i32; 2],
    pub reserves: [i32; 2],
    pub fields: [i32; 2],
    pub fault: Option<Fault>,
    /// What a computer player should not know of the other side: nothing unless the battle has that
    /// fault.
    overheard: [i32; 2],
    runtime: Runtime<Toy>,
}

impl Default for Field {
    fn default() -> Self {
        Self::new(5, None)
    }
}

/// What is still to be done.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Both sides write their orders.
    Orders(Sealed<Line, i32>),
    /// The loser of a field yields it, or tests to hold it.
    Hold { loser: Seat },
}

/// A line of the sheet of orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Line {
    Reserves,
    Drums,
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

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Question {
    Commit,
    Hold,
}

/// What an answer does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Verb {
    Commit,
    Drums,
    Hold,
    Yield,
}

impl Word for Question {
    fn rule(self) -> RuleId {
        rule("1")
    }

    fn key(self) -> &'static str {
        match self {
            Self::Commit => "t-decide-commit",
            Self::Hold => "t-decide-hold",
        }
    }
}

impl Word for Verb {
    fn rule(self) -> RuleId {
        rule("1")
    }

    fn key(self) -> &'static str {
        match self {
            Self::Commit => "t-commit",
            Self::Drums => "t-drums",
            Self::Hold => "t-hold",
            Self::Yield => "t-yield",
        }
    }
}

const fn rule(number: &'static str) -> RuleId {
    RuleId::new("T", number)
}

fn other(seat: usize) -> usize {
    1 - seat
}

impl Field {
    /// A battle of so many turns.
    pub fn new(turns: u32, fault: Option<Fault>) -> Self {
        begin::<Toy>(Self {
            turn: 1,
            turns,
            stands: [4, 4],
            reserves: [7, 7],
            fields: [0, 0],
            fault,
            overheard: [0, 0],
            runtime: Runtime::new(vec![Step::Orders(Sealed::secret())]),
        })
    }

    fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    fn is_over(&self) -> bool {
        self.turn > self.turns || self.stands.iter().any(|stands| *stands <= 0)
    }

    /// The sheet of orders, while they are written.
    fn orders(&self) -> Option<&Sealed<Line, i32>> {
        match self.runtime.top() {
            Some(Step::Orders(sheet)) => Some(sheet),
            _ => None,
        }
    }

    fn line(&self, seat: usize, line: Line) -> Option<i32> {
        self.orders()?.line(Seat(seat as u8), &line).copied()
    }

    /// Whether the enemy of a seat holds everything back: nobody but himself may know.
    fn enemy_holds_back(&self, seat: Seat) -> bool {
        let enemy = 1_usize.checked_sub(usize::from(seat.0));
        enemy.is_some_and(|enemy| self.line(enemy, Line::Reserves) == Some(0))
    }

    fn end_turn(&mut self) {
        self.turn += 1;
        if self.has(Fault::Endless) {
            (self.turn, self.stands, self.reserves) = (1, [4, 4], [7, 7]);
        }
        self.runtime.push(Step::Orders(Sealed::secret()));
    }

    fn fight(&mut self, orders: [i32; 2], table: &mut Table<'_>) -> Result<(), dice::DiceError> {
        let mut scores = orders;
        for (seat, score) in scores.iter_mut().enumerate() {
            self.reserves[seat] -= orders[seat];
            *score += table.throw(rule("2"), "battle-die", Pool::one(Die::D3))?;
        }
        if scores[0] == scores[1] {
            self.end_turn();
            return Ok(());
        }
        let loser = usize::from(scores[0] > scores[1]);
        self.stands[loser] -= 1;
        self.fields[other(loser)] += 1;
        if self.stands[loser] <= 0 {
            self.end_turn();
        } else {
            self.runtime.push(Step::Hold { loser: Seat(loser as u8) });
        }
        Ok(())
    }

    /// What a side may order.
    fn offers(&self, sheet: &Sealed<Line, i32>, seat: Seat) -> Vec<Order> {
        let most = self.reserves[usize::from(seat.0)].min(3);
        let mut offers: Vec<Order> = (0..=most).map(Order::Commit).collect();
        if sheet.line(seat, &Line::Drums).is_none() {
            offers.push(Order::Drums);
        }
        match self.fault {
            Some(Fault::LeakingOffers) => {
                let enemy = Seat(1 - seat.0);
                let low = sheet.line(enemy, &Line::Reserves) == Some(&0);
                offers.truncate(if low { 1 } else { 2 });
            }
            Some(Fault::Refusing) if self.turn == 4 => offers.push(Order::Yield),
            Some(Fault::Lenient) if offers.len() > 1 => drop(offers.remove(0)),
            _ => {}
        }
        offers
    }

    fn verdict(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let standing = self.stands.map(|stands| stands > 0);
        let (winner, reason) = match standing {
            [true, false] => (Some(Seat(0)), "destroyed"),
            [false, true] => (Some(Seat(1)), "destroyed"),
            _ => {
                let [one, other] = self.fields;
                let ahead = if one > other { Seat(0) } else { Seat(1) };
                ((one != other).then_some(ahead), "fields")
            }
        };
        let level = if winner.is_some() { "victory" } else { "draw" };
        Some(Outcome { winner, level: level.to_owned(), reason: reason.to_owned() })
    }
}

impl Rules for Toy {
    type State = Field;
    type Choice = Order;
    type Step = Step;
    type Question = Question;
    type Verb = Verb;
    type Piece = ();
    const ID: &'static str = "toy";
    const REVISION: u32 = 1;

    fn runtime(state: &Field) -> &Runtime<Self> {
        &state.runtime
    }

    fn runtime_mut(state: &mut Field) -> &mut Runtime<Self> {
        &mut state.runtime
    }

    fn run(step: Step, state: &mut Field, table: &mut Table<'_>) -> Ran<Self> {
        if state.has(Fault::Stuck) && state.turn > 2 {
            return Ok(StepResult::Waits(step, Vec::new()));
        }
        let sheet = match step {
            Step::Hold { loser } => {
                let ask = Ask::new(loser, Question::Hold, vec![Order::Hold, Order::Yield]);
                return Ok(StepResult::asks(step, ask));
            }
            Step::Orders(sheet) => sheet,
        };
        let writing = Seat::BOTH.into_iter().filter(|seat| sheet.awaits(*seat));
        let asked: Vec<_> = writing
            .map(|seat| Ask::new(seat, Question::Commit, state.offers(&sheet, seat)))
            .collect();
        if !asked.is_empty() {
            return Ok(StepResult::Waits(Step::Orders(sheet), asked));
        }
        let order = |seat: Seat| sheet.line(seat, &Line::Reserves).copied().unwrap_or(0);
        state.fight(Seat::BOTH.map(order), table)?;
        Ok(StepResult::Done)
    }

    fn resolve(
        step: Step,
        state: &mut Field,
        seat: Seat,
        choice: &Order,
        table: &mut Table<'_>,
    ) -> Answered {
        let side = usize::from(seat.0);
        match (step, choice) {
            (Step::Orders(mut sheet), Order::Commit(reserves)) => {
                sheet.write(seat, Line::Reserves, *reserves);
                sheet.set_ready(seat);
                if state.has(Fault::Peeking) {
                    state.overheard[side] = *reserves;
                }
                state.runtime.push(Step::Orders(sheet));
            }
            (Step::Orders(mut sheet), Order::Drums) => {
                sheet.write(seat, Line::Drums, 1);
                if state.has(Fault::Telling) {
                    let enemy = Seat(1 - seat.0);
                    let order = sheet.line(enemy, &Line::Reserves).copied();
                    state.fields[0] += order.unwrap_or(0);
                }
                state.runtime.push(Step::Orders(sheet));
            }
            (Step::Hold { .. }, Order::Hold) => {
                let die = table.throw(rule("3"), "hold-die", Pool::one(Die::D6))?;
                if die >= 4 {
                    state.fields[other(side)] -= 1;
                } else {
                    state.stands[side] -= 1;
                }
                state.end_turn();
            }
            (Step::Hold { .. }, Order::Yield) => state.end_turn(),
            _ => return Err(Refused::NotAsked),
        }
        Ok(Revealed::Nothing)
    }

    fn check_end(state: &mut Field, _: &mut Table<'_>) {
        let verdict = if state.has(Fault::AskingOnceOver) { None } else { state.verdict() };
        if let Some(outcome) = verdict {
            state.runtime.end(outcome);
        }
    }

    fn check(state: &Field, ask: &Ask<Self>, choice: &Order) -> Result<(), Refusal> {
        let leaks = state.has(Fault::LeakingRefusal) && state.enemy_holds_back(ask.seat);
        let refusal = |key: &'static str| {
            let key = if leaks { "not-needed" } else { key };
            Err(Refusal { rule: rule("1"), field: "choice", key })
        };
        let most = state.reserves[usize::from(ask.seat.0)].min(3);
        match (ask.question, choice) {
            (Question::Commit, Order::Commit(number)) if !(0..=most).contains(number) => {
                refusal("too-many")
            }
            (Question::Commit, Order::Commit(_)) if state.has(Fault::Lenient) => Ok(()),
            (Question::Commit, Order::Yield) => refusal("not-asked"),
            _ if ask.lists(state, choice) => Ok(()),
            _ => refusal("not-asked"),
        }
    }

    fn default_answer(state: &Field, ask: &Ask<Self>) -> Order {
        match ask.question {
            Question::Commit if state.has(Fault::BadDefault) => Order::Hold,
            // Whatever is offered first: nothing.
            Question::Commit => ask.listed(state).first().cloned().unwrap_or(Order::Commit(0)),
            Question::Hold => Order::Yield,
        }
    }

    fn sheet(step: &Step) -> Option<&dyn Sheet> {
        match step {
            Step::Orders(sheet) => Some(sheet),
            Step::Hold { .. } => None,
        }
    }

    fn sheet_mut(step: &mut Step) -> Option<&mut dyn Sheet> {
        match step {
            Step::Orders(sheet) => Some(sheet),
            Step::Hold { .. } => None,
        }
    }

    fn odds(state: &Field, seat: Seat, choice: &Order) -> Option<Vec<(String, f64)>> {
        let leaks = state.has(Fault::LeakingOdds) && state.enemy_holds_back(seat);
        if *choice != Order::Hold || leaks {
            return None;
        }
        let mut odds =
            vec![(r#"{"held":true}"#.to_owned(), 0.5), (r#"{"held":false}"#.to_owned(), 0.5)];
        if state.has(Fault::BadOdds) {
            odds.pop();
        }
        Some(odds)
    }

    fn tableau(state: &Field, seat: Option<Seat>) -> Tableau {
        let veiled = Self::veil(state, seat);
        let shown = if state.has(Fault::LeakingView) { state } else { &*veiled };
        let heard = if state.has(Fault::Overheard) { state } else { &*veiled };
        let loser = match state.runtime.top() {
            Some(Step::Hold { loser }) => Some(*loser),
            _ => None,
        };
        let line = |of: &Self::State, line: Line| {
            [0, 1].map(|seat| i64::from(of.line(seat, line).unwrap_or(-1))).to_vec()
        };
        let counted = |numbers: [i32; 2]| numbers.map(i64::from).to_vec();
        let status = [
            ("stands", counted(state.stands)),
            ("reserves", counted(state.reserves)),
            ("fields", counted(state.fields)),
            ("committed", line(shown, Line::Reserves)),
            ("drums", line(heard, Line::Drums)),
        ];
        Tableau {
            turn: Turn { number: state.turn, last: state.turns, side: loser, date: None },
            status: status.map(|(key, by_seat)| Tally { key, by_seat }).to_vec(),
            outcome: Self::outcome(state),
            ..Tableau::default()
        }
    }

    fn offer(_: &Field, _: Seat, choice: &Order) -> Offer<Verb> {
        match choice {
            Order::Commit(reserves) => {
                Offer::new(Verb::Commit, Shape::Count { count: i64::from(*reserves) })
            }
            Order::Drums => Offer::say(Verb::Drums),
            Order::Hold => Offer::say(Verb::Hold).with_odds(true),
            Order::Yield => Offer::say(Verb::Yield),
        }
    }

    fn name_in(_: &Field, (): (), message: Message) -> Message {
        message
    }

    fn preview(state: &Field, seat: Seat, choice: &Order) -> Result<Preview, Refusal> {
        let leaks = state.has(Fault::LeakingPreview) && *choice == Order::Drums;
        let told = leaks && state.enemy_holds_back(seat);
        let line = Message::new(rule("1"), "t-drums");
        Ok(Preview { lines: if told { vec![line] } else { Vec::new() }, ..Preview::default() })
    }

    fn explain(state: &Field, seat: Seat, choice: &Order) -> Vec<Entry> {
        let mut entries = engine::ahead::explain_odds::<Self>(state, seat, choice);
        if state.has(Fault::LeakingModifiers) && state.enemy_holds_back(seat) {
            let (rule, key) = (rule("2"), "t-outnumbers");
            entries.push(Entry::Note { rule, key, value: None });
        }
        entries
    }

    fn outcome(state: &Field) -> Option<Outcome> {
        state.verdict()
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
    /// Where the enemy has given an order, any that he may have given.
    fn imagine(veiled: &Field, seat: Seat, dice: &mut dyn Dice) -> Field {
        let mut imagined = veiled.clone();
        let enemy = Seat(1 - seat.0.min(1));
        let choices = veiled.reserves[usize::from(enemy.0)].min(3) + 1;
        if let Some(Step::Orders(sheet)) = imagined.runtime.steps_mut().next()
            && !sheet.awaits(enemy)
        {
            let pool = Pool::one(Die::Sides(choices as u8));
            let drawn = dice.throw(rule("1"), "imagined", &pool, &mut Vec::new());
            let order = drawn.map_or(0, |values| values[0] as i32 - 1);
            sheet.write(enemy, Line::Reserves, order);
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

    fn advise(state: &Field, ask: &Ask<Self>) -> Vec<Advice<Order>> {
        let us = usize::from(ask.seat.0);
        let left = i64::from(state.turns + 1).saturating_sub(i64::from(state.turn)).max(1);
        let heard = i64::from(state.overheard[other(us)]);
        let share = i64::from(state.reserves[us]) / left + heard;
        let listed = ask.listed(state).iter();
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
