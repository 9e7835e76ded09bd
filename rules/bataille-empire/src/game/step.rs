//! What is still to be done, and how the game goes from one decision to the next.

pub(crate) use engine::game::Answered;
use engine::game::{Ask, Refused, Revealed, Seat};
use engine::{Refusal, RuleId, Table};

use super::BatailleEmpire;
use super::aim::Occasion;
use super::charge::Intent;
use super::choice::{Choice, PieceRef, Strike, UnitId};
use super::command;
use super::deploy::{self, StartingOrders};
use super::engage::Engagement;
use super::fallback::FallingBack;
use super::fire::Firing;
use super::generals;
use super::judge::Pace;
use super::question::Question;
use super::react::Moving;
use super::state::{State, seat_of};
use super::turn::{self, Bids};
use crate::be;
use crate::ch05_movement::Mode;
use crate::ch10_ranges::Band;
use crate::scenario::{Deployment, Phase, Side};
use crate::unit::Formation;

/// Something still to be done. Those that wait for an answer carry what the answer needs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    SetupOrders(StartingOrders),
    Deploy {
        side: Side,
        next: u8,
    },
    StartTurn,
    /// A turn that begins in its middle.
    Points,
    Bonus(Bids),
    Command {
        side: Side,
    },
    Chief {
        side: Side,
    },
    ChooseFirst,
    Activations {
        number: u8,
        side: Side,
    },
    General,
    /// BE-1.7, BE-1.10: steps (b) and (e).
    Fires {
        in_b: bool,
    },
    Firing(Firing),
    Ricochet {
        unit: UnitId,
        target: UnitId,
        band: Band,
        occasion: Occasion,
        limber: bool,
    },
    Charges,
    /// BE-Q99: the charges of a group that are still to come.
    Strikes {
        strikes: Vec<Aimed>,
        with: Vec<UnitId>,
    },
    Engage(Box<Engagement>),
    FallBack(FallingBack),
    Movement,
    Moving(Box<Moving>),
    MoreMoves {
        units: Vec<UnitId>,
        moves: u8,
    },
    FinishMove {
        units: Vec<UnitId>,
        /// What is left of the move that was stopped, and what is gone of it, in thousandths.
        left: i32,
        gone: i32,
        reacted: Vec<UnitId>,
    },
    EndActivation,
    EndTurn,
}

/// A charge of a group that is still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aimed {
    pub(crate) strike: Strike,
    /// BE-3.8: the most that is left of its allowance after a change of formation, in thousandths.
    pub(crate) most: Option<i32>,
}

pub(crate) type StepResult = engine::game::StepResult<BatailleEmpire>;
pub(crate) type RunResult = engine::game::RunResult<BatailleEmpire>;
pub(crate) type Asked = Ask<BatailleEmpire>;

impl Step {
    /// The steps with which a battle begins, the first one last.
    pub(super) fn opening(state: &State) -> Vec<Self> {
        let attacker = state.battle.attacker;
        let Some((_, side, phase)) = state.battle.begins else {
            let mut steps = vec![Self::StartTurn];
            if state.battle.deployment == Deployment::Free {
                steps.push(Self::SetupOrders(StartingOrders::new()));
            } else {
                steps.push(Self::Deploy { side: attacker, next: 0 });
                steps.push(Self::Deploy { side: attacker.enemy(), next: 0 });
            }
            return steps;
        };
        let by_order = state.house().activation == crate::options::Activation::ByOrder;
        let number = if by_order { 1 } else { 5 };
        match phase {
            Phase::Points => {
                vec![Self::Points, Self::Deploy { side: attacker, next: 0 }]
            }
            Phase::Command => vec![
                Self::EndTurn,
                Self::ChooseFirst,
                Self::Chief { side: side.enemy() },
                Self::Command { side: side.enemy() },
                Self::Chief { side },
                Self::Command { side },
            ],
            Phase::Activations => vec![
                Self::EndTurn,
                Self::Activations { number, side },
                Self::Deploy { side: attacker, next: 0 },
            ],
            _ => vec![Self::EndTurn, Self::Activations { number, side: side.enemy() }],
        }
    }

    /// The part of the turn that it opens, if it opens one.
    pub(super) fn phase(&self) -> Option<&'static str> {
        match self {
            Self::Deploy { .. } | Self::SetupOrders(_) => Some("deployment"),
            Self::Points | Self::Bonus(_) => Some("points"),
            Self::Command { .. } | Self::Chief { .. } | Self::ChooseFirst => Some("command"),
            Self::Activations { .. } => Some("activations"),
            Self::General => Some("tactical"),
            Self::Fires { in_b: true } => Some("prepare"),
            Self::Charges => Some("charges"),
            Self::Movement => Some("movement"),
            Self::Fires { in_b: false } => Some("fire"),
            _ => None,
        }
    }

    pub(super) fn run(self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        match self {
            Self::SetupOrders(orders) => orders.run(state, table),
            Self::Deploy { side, next } => deploy::run(side, next, state),
            Self::StartTurn => turn::start(state, table),
            Self::Points => turn::points(state, table),
            Self::Bonus(bids) => turn::bonus(bids, state, table),
            Self::Command { side } => command::command(side, state),
            Self::Chief { side } => generals::chief(side, state),
            Self::ChooseFirst => turn::choose_first(state, table),
            Self::Activations { number, side } => turn::activations(number, side, state, table),
            Self::General => match state.activation.map(|one| one.division) {
                Some(division) => {
                    let general = state.division(division).general;
                    generals::ask_ride(general, Question::General, self, state)
                }
                None => Ok(StepResult::Done),
            },
            Self::Fires { in_b } => Ok(fires(in_b, state)),
            Self::Firing(firing) => firing.run(state, table),
            Self::Ricochet { unit, target, band, occasion, limber } => {
                state.resolve_ricochet(unit, target, band, (occasion, limber), table)?;
                Ok(StepResult::Done)
            }
            Self::Charges => {
                let asked = charges(state);
                if matches!(asked, StepResult::Done) {
                    state.forget_shocks();
                }
                Ok(asked)
            }
            Self::Strikes { strikes, with } => {
                strike(strikes, with, state, table);
                Ok(StepResult::Done)
            }
            Self::Engage(engagement) => engagement.run(state, table),
            Self::FallBack(falling) => falling.run(state, table),
            Self::Movement => {
                let asked = movement(state);
                if matches!(asked, StepResult::Done) {
                    state.forget_shocks();
                }
                Ok(asked)
            }
            Self::Moving(moving) => moving.run(state, table),
            Self::MoreMoves { units, moves } => Ok(more_moves(units, moves, state)),
            Self::FinishMove { units, left, gone, reacted } => {
                Ok(finish_move(units, (left, gone), reacted, state))
            }
            Self::EndActivation => {
                turn::end_activation(state, table);
                Ok(StepResult::Done)
            }
            Self::EndTurn => turn::end(state, table),
        }
    }

    /// BE-24.5: whoever comes upon a hidden enemy has learnt something.
    pub(super) fn answer(
        self,
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        let before = state.hidden_from(seat);
        let revealed = self.carry_out(state, seat, choice, table)?;
        let met = match state.runtime.top() {
            Some(Self::Moving(moving)) => moving.meets_hidden(state),
            _ => false,
        };
        Ok(if met || state.hidden_from(seat) < before { Revealed::Something } else { revealed })
    }

    fn carry_out(
        self,
        state: &mut State,
        seat: Seat,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        match self {
            Self::SetupOrders(orders) => orders.answer(state, seat, choice),
            Self::Deploy { side, next } => deploy::answer(side, next, state, choice),
            Self::Bonus(bids) => turn::answer_bonus(bids, state, seat, choice),
            Self::Command { side } => command::answer_command(side, state, choice, table),
            Self::Chief { side } => {
                let chief = state.battle.camp(side).chief;
                generals::answer_ride(chief, state, choice, table)
            }
            Self::ChooseFirst => turn::answer_first(state, choice),
            Self::Activations { number, side } => {
                turn::answer_activate(number, side, state, choice, table)
            }
            Self::General => {
                let division = state.activation.map(|one| one.division).ok_or_else(unasked)?;
                let general = state.division(division).general;
                generals::answer_ride(general, state, choice, table)
            }
            Self::Fires { in_b } => answer_fires(in_b, state, choice),
            Self::Firing(firing) => firing.answer(state, choice, table),
            Self::Charges => answer_charges(state, choice, table),
            Self::Engage(engagement) => engagement.answer(state, choice, table),
            Self::FallBack(falling) => falling.answer(state, choice, table),
            Self::Movement => {
                if *choice == Choice::Done {
                    state.check_done(true)?;
                    state.forget_shocks();
                    return Ok(Revealed::Nothing);
                }
                state.runtime.push(Self::Movement);
                state.act(choice, table)
            }
            Self::Moving(moving) => moving.answer(state, choice, table),
            Self::MoreMoves { units, moves } => answer_more(units, moves, state, choice, table),
            Self::FinishMove { units, left, gone, reacted } => {
                answer_finish(units, (left, gone), reacted, state, choice)
            }
            Self::StartTurn
            | Self::Points
            | Self::Ricochet { .. }
            | Self::Strikes { .. }
            | Self::EndActivation
            | Self::EndTurn => Err(Refused::NotAsked),
        }
    }
}

/// BE-1.7, BE-1.10: fires of one's own choice, again and again.
fn fires(in_b: bool, state: &State) -> StepResult {
    let list = list_fires(in_b, state);
    let Some(activation) = state.activation else { return StepResult::Done };
    if list.is_empty() || list == [Choice::Done] {
        return StepResult::Done;
    }
    let question = if in_b { Question::Prepare } else { Question::Fire };
    let asked = ask(activation.side, question, None, list);
    StepResult::Waits(Step::Fires { in_b }, asked)
}

fn list_fires(in_b: bool, state: &State) -> Vec<Choice> {
    let mut list = Vec::new();
    let Some(activation) = state.activation else { return list };
    if in_b || state.check_done(false).is_ok() {
        list.push(Choice::Done);
    }
    let members: Vec<UnitId> = state.members(activation.division).collect();
    for id in members {
        list.extend(state.fires_of(id, in_b));
    }
    list
}

fn answer_fires(in_b: bool, state: &mut State, choice: &Choice) -> Answered {
    match choice {
        Choice::Done => {
            if !in_b {
                state.check_done(false)?;
            }
            Ok(Revealed::Nothing)
        }
        Choice::Fire { unit, target, ammunition, guns_alone, supports, limber } => {
            check_own(*unit, state)?;
            let known = state.exists(*target) && supports.iter().all(|id| state.exists(*id));
            Refusal::when(!known, be("11.28"), "target", "target-not-in-arc-or-sight")?;
            let firing = Firing {
                unit: *unit,
                target: *target,
                ammunition: *ammunition,
                guns_alone: *guns_alone,
                supports: supports.clone(),
                limber: *limber,
                in_b,
            };
            state.check_fire(&firing)?;
            state.runtime.push(Step::Fires { in_b });
            state.runtime.push(Step::Firing(firing));
            Ok(Revealed::Nothing)
        }
        _ => Err(unasked()),
    }
}

fn check_own(id: UnitId, state: &State) -> Result<(), Refusal> {
    Refusal::when(!turn::is_own(id, state), be("1.2"), "unit", "not-of-this-division")
}

/// BE-1.8: charges, again and again.
fn charges(state: &State) -> StepResult {
    let Some(activation) = state.activation else { return StepResult::Done };
    let list = list_charges(state);
    if list.len() < 2 {
        return StepResult::Done;
    }
    let asked = ask(activation.side, Question::Charge, None, list);
    StepResult::Waits(Step::Charges, asked)
}

fn list_charges(state: &State) -> Vec<Choice> {
    let mut list = vec![Choice::Done];
    let Some(activation) = state.activation else { return list };
    let members: Vec<UnitId> = state.members(activation.division).collect();
    for id in &members {
        if !may_charge(*id, state) || state.price(&[*id]) > activation.points {
            continue;
        }
        let reach = state.normal_move(*id) + crate::measure::Ud::whole(2);
        for target in state.enemies(activation.side).collect::<Vec<_>>() {
            if state.distance(*id, target) <= reach
                && state.declare(*id, target, None, Intent::CHARGE).is_ok()
            {
                let strikes = vec![Strike { unit: *id, target }];
                list.push(Choice::Charge { strikes, form: None, with: Vec::new() });
            }
        }
    }
    list
}

fn may_charge(id: UnitId, state: &State) -> bool {
    let troop = state.troop(id);
    !troop.activated && !troop.reserve && !troop.abandoned
}

fn answer_charges(state: &mut State, choice: &Choice, table: &mut Table<'_>) -> Answered {
    let (strikes, form, with) = match choice {
        Choice::Done => {
            state.forget_shocks();
            return Ok(Revealed::Nothing);
        }
        Choice::Charge { strikes, form, with } => (strikes, *form, with),
        _ => return Err(unasked()),
    };
    let wrong = strikes.is_empty() || strikes.len() > 4 || with.len() > 2;
    Refusal::when(wrong, be("Q99"), "strikes", "no-group")?;
    let mut body: Vec<UnitId> = Vec::new();
    for id in strikes.iter().map(|one| one.unit).chain(with.iter().copied()) {
        check_own(id, state)?;
        Refusal::when(!may_charge(id, state), be("1.9"), "unit", "unit-cannot-be-activated")?;
        Refusal::when(body.contains(&id), be("Q99"), "unit", "no-group")?;
        body.push(id);
    }
    for id in with {
        let marked = state.troop(*id).marker;
        Refusal::when(marked, be("7.5"), "with", "marked-never-supports")?;
    }
    let group = body.len() == 1 || state.is_group(&body);
    Refusal::when(!group, be("19.10"), "strikes", "no-group")?;
    let mut aimed = Vec::new();
    for strike in strikes {
        Refusal::when(!state.exists(strike.target), be("15.2"), "target", "target-not-seen")?;
        let declared = state.declare(strike.unit, strike.target, form, Intent::CHARGE)?;
        let most = form.map(|_| (declared.allowance / super::geometry::FINE) as i32);
        aimed.push(Aimed { strike: *strike, most });
    }
    let price = state.price(&body);
    state.check_payment(price, true)?;
    state.tell_price(&body, table);
    state.pay(price);
    for id in &body {
        state.troop_mut(*id).activated = true;
        state.reveal(*id);
    }
    for strike in strikes {
        state.complied(strike.unit);
        if let Some(form) = form {
            change_for_charge(strike.unit, form, state);
        }
    }
    state.runtime.push(Step::Charges);
    strike(aimed, with.clone(), state, table);
    Ok(Revealed::Nothing)
}

/// BE-15.4, BE-20.3: the change of formation before a charge.
fn change_for_charge(id: UnitId, form: Formation, state: &mut State) {
    if let Ok((pose, form)) = state.check_change(id, Some(form), None) {
        state.troop_mut(id).formation = form;
        state.put(id, pose);
    }
}

/// BE-Q99: the charges of a group in the named order, each judged again.
fn strike(mut strikes: Vec<Aimed>, with: Vec<UnitId>, state: &mut State, table: &mut Table<'_>) {
    if strikes.is_empty() {
        return;
    }
    let first = strikes.remove(0);
    if !strikes.is_empty() {
        state.runtime.push(Step::Strikes { strikes, with: Vec::new() });
    }
    let Strike { unit, target } = first.strike;
    if state.is_on_table(unit) && state.is_on_table(target) {
        let intent = Intent::Charge { most: first.most };
        state.begin_charge(unit, target, intent, with, Vec::new(), table);
    }
}

/// BE-1.9: step (d), again and again.
fn movement(state: &State) -> StepResult {
    let Some(activation) = state.activation else { return StepResult::Done };
    if !state.has_act() {
        return StepResult::Done;
    }
    let asked = vec![Ask::later(seat_of(activation.side), Question::Move)];
    StepResult::Waits(Step::Movement, asked)
}

fn more_list(units: &[UnitId], moves: u8, state: &State) -> Vec<Choice> {
    let mut list = vec![Choice::Done];
    let payable = state.price_again(units, moves).is_some_and(|price| price <= state.points_left());
    let there = units.iter().all(|id| state.is_on_table(*id) && !state.troop(*id).disorder);
    if payable && there {
        for legs in state.ways(units).into_iter().take(5) {
            if state.walk(units, &legs, Pace::Again).is_ok() {
                list.push(Choice::Move { units: units.to_vec(), legs, more: false });
            }
        }
    }
    list
}

/// BE-3.7: a second or third move.
fn more_moves(units: Vec<UnitId>, moves: u8, state: &State) -> StepResult {
    let list = more_list(&units, moves, state);
    let Some(first) = units.first().copied() else { return StepResult::Done };
    if list.len() < 2 {
        return StepResult::Done;
    }
    let side = state.side(first);
    let asked = ask(side, Question::MoreMoves, Some(PieceRef::Unit(first)), list);
    StepResult::Waits(Step::MoreMoves { units, moves }, asked)
}

fn answer_more(
    units: Vec<UnitId>,
    moves: u8,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Choice::Move { units: named, legs, more } = choice else {
        return if *choice == Choice::Done { Ok(Revealed::Nothing) } else { Err(unasked()) };
    };
    Refusal::when(*named != units, be("3.7"), "units", "not-what-is-asked")?;
    let Some(price) = state.price_again(&units, moves) else {
        return Err(refused(be("3.7"), "units", "no-third-move-of-class-c"));
    };
    Refusal::when(price > state.points_left(), be("3.7"), "units", "too-few-command-points")?;
    let start = super::path::standing(state, &units);
    let walk = state.told_walk(&units, start, legs, Pace::Again, table.log())?;
    state.pay(price);
    let mut moving = Moving::new(units, legs.clone(), Pace::Again, state);
    moving.plan(&walk, state);
    (moving.more, moving.moves) = (*more && moves < 2, moves + 1);
    state.forget_charges();
    state.runtime.push(Step::Moving(Box::new(moving)));
    Ok(Revealed::Nothing)
}

/// BE-24.5, BE-Q98: what is left of a move that a hidden enemy has stopped.
fn finish_move(
    units: Vec<UnitId>,
    (left, gone): (i32, i32),
    reacted: Vec<UnitId>,
    state: &State,
) -> StepResult {
    let Some(first) = units.first().copied().filter(|id| state.is_on_table(*id)) else {
        return StepResult::Done;
    };
    let mut list = vec![Choice::Done];
    for legs in state.ways(&units).into_iter().take(4) {
        if check_finish(&units, (left, gone), &legs, state).is_ok() {
            list.push(Choice::Move { units: units.clone(), legs, more: false });
        }
    }
    if list.len() < 2 {
        return StepResult::Done;
    }
    let asked = ask(state.side(first), Question::Finish, Some(PieceRef::Unit(first)), list);
    StepResult::Waits(Step::FinishMove { units, left, gone, reacted }, asked)
}

/// BE-24.5: within what is left of the first move, whatever its rest is spent on.
fn check_finish(
    units: &[UnitId],
    (left, gone): (i32, i32),
    legs: &[super::choice::Leg],
    state: &State,
) -> Result<(), Refusal> {
    let walk = state.walk(units, legs, Pace::First { of_several: false })?;
    let fine = |part: i32| i64::from(part) * super::geometry::FINE;
    // BE-3.4, BE-3.5: sideways and backward at half speed.
    let half = matches!(walk.trace.mode, Mode::Lateral | Mode::Backward);
    let paid = |length: i64| if half { 2 * length } else { length };
    let far = paid(walk.trace.length) > fine(left).min(paid(walk.allowance) - fine(gone));
    Refusal::when(far, be("24.5"), "legs", "farther-than-its-move")
}

fn answer_finish(
    units: Vec<UnitId>,
    rest: (i32, i32),
    reacted: Vec<UnitId>,
    state: &mut State,
    choice: &Choice,
) -> Answered {
    let Choice::Move { units: named, legs, .. } = choice else {
        return if *choice == Choice::Done { Ok(Revealed::Nothing) } else { Err(unasked()) };
    };
    Refusal::when(*named != units, be("24.5"), "units", "not-what-is-asked")?;
    check_finish(&units, rest, legs, state)?;
    let mut moving = Moving::new(units, legs.clone(), Pace::First { of_several: false }, state);
    (moving.reacted, moving.most) = (reacted, rest.0);
    state.runtime.push(Step::Moving(Box::new(moving)));
    Ok(Revealed::Nothing)
}

/// One question to one side.
pub(crate) fn ask(
    side: Side,
    question: Question,
    about: Option<PieceRef>,
    offers: Vec<Choice>,
) -> Vec<Asked> {
    vec![Ask::new(seat_of(side), question, offers).about(about)]
}

/// An answer that is one of those that are listed.
pub(crate) fn check_listed(choice: &Choice, list: &[Choice]) -> Result<(), Refused> {
    if list.contains(choice) { Ok(()) } else { Err(unasked()) }
}

/// An answer that does not fit the question.
pub(crate) fn unasked() -> Refused {
    refused(be("1.2"), "choice", "not-what-is-asked")
}

pub(crate) fn refused(rule: RuleId, field: &'static str, key: &'static str) -> Refused {
    Refused::Illegal(Refusal { rule, field, key })
}
