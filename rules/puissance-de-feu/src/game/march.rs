//! PF-4, PF-14.2, PF-15: marches: advances by legs, rotations, second and third moves.

use board::path::Reach;
use engine::game::Revealed;
use engine::{DiceError, Refusal, RuleId, Table};

use super::choice::{Choice, Leg, UnitId};
use super::flight::pose_at;
use super::geometry::{CONTACT, INCH, Pose, TURN, angle_between, turned};
use super::ground::{Mover, Stop};
use super::obstacles::Obstacles;
use super::question::Question;
use super::state::{State, seat_of};
use super::step::{Answered, Asked, Step, StepResult, ask, refused, tell, unasked};
use crate::ch04_march::{movement_dice, roll_march};
use crate::ch11_officers::march_bonus;
use crate::ch15_wide_tables::{MOST_MOVES, test_organisation};
use crate::options::HouseRule;
use crate::unit::{self, UnitType};
use crate::{holds, pf};

/// A march under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Marching {
    pub(crate) mover: Mover,
    /// What has been rolled for this move, in ten-thousandths of an inch.
    pub(crate) budget: i64,
    /// PF-15.2: moves begun, this one included.
    pub(crate) moves: u8,
    /// PF-15.8: it may make no other.
    pub(crate) last: bool,
}

/// PF-4.12: the most that one wheel turns.
const MOST_WHEEL: i32 = 900;
/// PF-14.10: the most that a ship turns in all.
const SHIP_TURN: i32 = 900;
/// How finely a wheel is judged, in tenths of a degree.
pub(crate) const WHEEL_STEP: i32 = 20;
/// More legs than this no path needs.
const MOST_LEGS: usize = 12;

impl Marching {
    /// PF-3.6, PF-4.1: a march order: the dice are rolled before the path is chosen.
    pub(crate) fn order(unit: UnitId, state: &mut State, table: &mut Table<'_>) -> Answered {
        tell(table, pf("4.1"), "unit-marches", unit);
        state.troop_mut(unit).ordered = true;
        let one_only = !state.battle.wide_table || state.unit(unit).is_ship();
        let mover = state.mover(unit);
        Self { mover, budget: 0, moves: 0, last: one_only }.begin(state, table)?;
        Ok(Revealed::Something)
    }

    /// PF-11.2, PF-11.5: each advance has its own dice, with an officer's bonus if he is near now.
    pub(crate) fn begin(
        mut self,
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Result<(), DiceError> {
        let unit = state.unit(self.mover.unit);
        let bonus = march_bonus(unit, state.help(self.mover.unit));
        let dice = movement_dice("movement-dice", unit, bonus, state.house(), table.log());
        let distance = roll_march(unit, dice, table)?;
        self.budget = i64::from(distance) * INCH;
        self.moves += 1;
        table.log().note_value(pf("4.5"), "inches-to-march", i64::from(distance));
        state.runtime.push(Step::March(self));
        Ok(())
    }

    pub(crate) fn run(self, state: &State) -> StepResult {
        let unit = self.mover.unit;
        let asked = Asked::later(seat_of(state.side(unit)), Question::Move).about(unit);
        StepResult::asks(Step::March(self), asked)
    }

    pub(crate) fn answer(
        self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        let Choice::Move { legs } = choice else { return Err(unasked()) };
        let unit = self.mover.unit;
        let walked = self.walk(legs, state)?;
        state.troop_mut(unit).pose = walked.pose;
        tell(table, pf("4.5"), "unit-moves", unit);
        if walked.obstacle {
            tell(table, pf("4.9"), "unit-stops-at-obstacle", unit);
        }
        self.after_move(walked.obstacle, state, table)
    }

    /// PF-15.2 to PF-15.5, PF-15.8: what follows a move on a wide table.
    fn after_move(self, obstacle: bool, state: &mut State, table: &mut Table<'_>) -> Answered {
        if self.moves > 1 && holds("Q71") {
            tell(table, pf("15.3"), "unit-tests-organisation", self.mover.unit);
            if !test_organisation(self.moves, table)? {
                state.troop_mut(self.mover.unit).state = unit::State::Disordered;
                return Ok(Revealed::Something);
            }
        }
        if !self.last && !obstacle && usize::from(self.moves) < MOST_MOVES {
            state.runtime.push(Step::MoveOn(self));
        }
        Ok(Revealed::Nothing)
    }

    pub(crate) fn run_on(self, state: &State) -> StepResult {
        let unit = self.mover.unit;
        let mut offers = vec![Choice::Halt, Choice::Again];
        let turns = rotations(unit, facings(unit, state), state).into_iter();
        offers.extend(turns.map(|facing| Choice::RotateAgain { facing }));
        let side = state.side(unit);
        let asked = ask(side, Question::MoveOn, Some(unit), offers);
        StepResult::Waits(Step::MoveOn(self), asked)
    }

    pub(crate) fn answer_on(
        mut self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        match choice {
            Choice::Halt => Ok(Revealed::Nothing),
            Choice::Again => {
                // PF-17.10: what it was released from at the start of the order stays so; whom it
                // has come near since is as near as he is.
                let now = state.mover(self.mover.unit);
                self.mover.close = now.close;
                self.begin(state, table)?;
                Ok(Revealed::Something)
            }
            Choice::RotateAgain { facing } => {
                if i32::from(*facing) >= TURN {
                    return Err(refused(pf("1.7"), "choice", "no-such-place"));
                }
                check_rotation(self.mover.unit, *facing, state)?;
                state.troop_mut(self.mover.unit).pose.facing = *facing;
                tell(table, pf("4.11"), "unit-rotates", self.mover.unit);
                self.moves += 1;
                self.after_move(false, state, table)
            }
            _ => Err(unasked()),
        }
    }
}

/// PF-4.11, PF-4.16, PF-Q13: a rotation about the centre, without dice.
pub(crate) fn rotate(
    unit: UnitId,
    facing: u16,
    state: &mut State,
    table: &mut Table<'_>,
) -> Answered {
    let ship = state.unit(unit).is_ship();
    Refusal::when(ship, pf("14.10"), "choice", "ships-turn-as-they-move")?;
    check_rotation(unit, facing, state)?;
    let mover = state.mover(unit);
    let troop = state.troop_mut(unit);
    (troop.ordered, troop.pose.facing) = (true, facing);
    tell(table, pf("4.11"), "unit-rotates", unit);
    let last = !state.battle.wide_table;
    Marching { mover, budget: 0, moves: 1, last }.after_move(false, state, table)
}

/// PF-4.16: refused if it would bring the unit onto another or onto impassable ground.
pub(crate) fn check_rotation(unit: UnitId, facing: u16, state: &State) -> Result<(), Refusal> {
    let pose = Pose { facing, ..state.troop(unit).pose };
    let rect = state.battle.rect_at(unit, pose);
    Refusal::when(state.is_taken(&rect, unit, unit), pf("4.16"), "choice", "on-another-unit")?;
    let barred = state.battle.forbids(&rect, state.unit(unit).is_ship());
    Refusal::when(barred, pf("4.16"), "choice", "on-impassable-ground")?;
    Refusal::when(!state.battle.on_table(&rect), pf("4.15"), "choice", "off-the-table")
}

/// PF-4.16: those of these facings that a unit on land may rotate to.
pub(crate) fn rotations(unit: UnitId, mut facings: Vec<u16>, state: &State) -> Vec<u16> {
    let free = state.has_room(unit);
    facings.retain(|facing| free || check_rotation(unit, *facing, state).is_ok());
    facings
}

/// Facings worth a thought: by an eighth of a turn. A direction that is offered tells nothing of where anybody
/// stands (PF-3.8).
pub(crate) fn facings(unit: UnitId, state: &State) -> Vec<u16> {
    let facing = state.troop(unit).pose.facing;
    (1..8).map(|eighths| turned(facing, eighths * TURN / 8)).collect()
}

/// Where a path has led.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walked {
    pub(crate) pose: Pose,
    /// PF-4.9: it ended in contact with an obstacle.
    pub(crate) obstacle: bool,
    pub(crate) cost: i64,
    /// PF-14.10: how far a ship has turned.
    turned: i32,
}

/// PF-4.5, PF-4.12, PF-Q12: what a turn costs: the arc of whatever travels farthest, which is so far from
/// where it turns, rounded up.
pub(crate) const fn arc(angle: i32, radius: i64) -> i64 {
    let arc = angle.unsigned_abs() as i64 * radius * 3_141_593;
    (arc + 1_799_999_999) / 1_800_000_000
}

impl Marching {
    pub(crate) fn may_turn(&self, state: &State) -> bool {
        let unit = state.unit(self.mover.unit);
        unit.kind == UnitType::Officer && holds("4.13") || unit.is_ship()
    }

    /// PF-4.5 to PF-4.15: the judge of a path: where it leads, or which rule it breaks.
    pub(crate) fn walk(&self, legs: &[Leg], state: &State) -> Result<Walked, Refusal> {
        let walked = self.follow(legs, state)?;
        self.check_end(&walked, state)?;
        Ok(walked)
    }

    /// The same wherever it ends: a part of a path may lead over friends.
    pub(crate) fn follow(&self, legs: &[Leg], state: &State) -> Result<Walked, Refusal> {
        Refusal::when(legs.len() > MOST_LEGS, pf("4.12"), "choice", "too-many-legs")?;
        let mut walked = self.standing(state);
        for leg in legs {
            self.go(*leg, &mut walked, state)?;
        }
        Ok(walked)
    }

    /// Before the first leg.
    pub(crate) fn standing(&self, state: &State) -> Walked {
        Walked { pose: state.troop(self.mover.unit).pose, obstacle: false, cost: 0, turned: 0 }
    }

    /// One leg more.
    pub(crate) fn go(&self, leg: Leg, walked: &mut Walked, state: &State) -> Result<(), Refusal> {
        Refusal::when(walked.obstacle, pf("4.9"), "choice", "stopped-by-obstacle")?;
        match leg {
            Leg::Ahead(length) => self.ahead(length, self.room(walked, state), walked),
            Leg::Wheel(angle) => self.wheel(angle, walked, state),
            Leg::Turn(facing) => self.turn_to(facing, walked, state),
        }
    }

    /// PF-4.13, PF-14.10: officers turn on the spot, and ships by so much in all.
    fn turn_to(&self, facing: u16, walked: &mut Walked, state: &State) -> Result<(), Refusal> {
        let known = i32::from(facing) < TURN;
        Refusal::when(!known, pf("1.7"), "choice", "no-such-place")?;
        let may = self.may_turn(state);
        Refusal::when(!may, pf("4.12"), "choice", "only-officers-turn-freely")?;
        if state.unit(self.mover.unit).is_ship() {
            let by = angle_between(walked.pose.facing, facing);
            walked.turned += by.abs();
            let over = walked.turned > SHIP_TURN;
            Refusal::when(over, pf("14.10"), "choice", "ship-turns-too-far")?;
            self.pay_for_turn(by, walked, state)?;
            refuse_stop(state.turning_on_the_spot(self.mover, walked.pose, by))?;
        }
        walked.pose.facing = facing;
        Ok(())
    }

    /// PF-14.10, PF-Q37: the turn of a ship is free, unless the players have agreed that it counts: then
    /// as far as its bow and stern go.
    fn pay_for_turn(&self, by: i32, walked: &mut Walked, state: &State) -> Result<(), Refusal> {
        if !state.house().has(HouseRule::TurnsCostMovement) {
            return Ok(());
        }
        walked.cost += arc(by, state.regiment(self.mover.unit).diagonal() / 2 + 1);
        let over = walked.cost > self.budget;
        Refusal::when(over, pf("4.5"), "choice", "farther-than-rolled")
    }

    /// What is straight ahead, as far as the dice go.
    pub(crate) fn room(&self, walked: &Walked, state: &State) -> Reach<Stop> {
        let most = (self.budget - walked.cost).max(0) + CONTACT;
        state.straight(self.mover, walked.pose, most)
    }

    /// PF-4.8, PF-4.9, PF-4.14, PF-4.15: straight forward, up to what stops it.
    pub(crate) fn ahead(
        &self,
        length: i32,
        room: Reach<Stop>,
        walked: &mut Walked,
    ) -> Result<(), Refusal> {
        Refusal::when(length <= 0, pf("4.12"), "choice", "only-forward")?;
        let length = i64::from(length) * 10;
        walked.cost += length;
        let over = walked.cost > self.budget;
        Refusal::when(over, pf("4.5"), "choice", "farther-than-rolled")?;
        let Reach { length: room, stop } = room.within(length + CONTACT);
        if length > room + CONTACT {
            refuse_stop(stop)?;
        }
        if matches!(stop, Some(Stop::Obstacle(_))) && length >= room - CONTACT {
            walked.obstacle = true;
        }
        let facing = walked.pose.facing;
        walked.pose = pose_at(walked.pose.centre().towards(facing, length.min(room)), facing);
        Ok(())
    }

    /// PF-4.12: about a front corner, by at most 90 degrees.
    fn wheel(&self, angle: i32, walked: &mut Walked, state: &State) -> Result<(), Refusal> {
        let far = angle == 0 || angle.abs() > MOST_WHEEL;
        Refusal::when(far, pf("4.12"), "choice", "wheel-of-at-most-90-degrees")?;
        let ship = state.unit(self.mover.unit).is_ship();
        Refusal::when(ship, pf("14.10"), "choice", "ships-turn-as-they-move")?;
        walked.cost += arc(angle, state.regiment(self.mover.unit).diagonal());
        let over = walked.cost > self.budget;
        Refusal::when(over, pf("4.5"), "choice", "farther-than-rolled")?;
        let start = walked.pose;
        let obstacles = self.swept(start, angle, state);
        let mut swung = if obstacles.is_empty() { angle } else { 0 };
        walked.pose = self.wheeled(start, swung, state);
        while swung != angle {
            swung = if angle > 0 {
                (swung + WHEEL_STEP).min(angle)
            } else {
                (swung - WHEEL_STEP).max(angle)
            };
            walked.pose = self.wheeled(start, swung, state);
            refuse_stop(obstacles.stop(&state.battle.rect_at(self.mover.unit, walked.pose)))?;
        }
        Ok(())
    }

    /// What could stop a wheel: all of it stays in a circle about its corner.
    fn swept<'a>(&self, pose: Pose, angle: i32, state: &'a State) -> Obstacles<'a> {
        let rect = state.battle.rect_at(self.mover.unit, pose);
        state.obstacles(self.mover, rect.front_corner(angle > 0), 2 * rect.reach() + CONTACT)
    }

    /// The place after a wheel: the corner that it pivots about stays where it is.
    pub(crate) fn wheeled(&self, pose: Pose, angle: i32, state: &State) -> Pose {
        let facing = turned(pose.facing, angle);
        let rect = state.battle.rect_at(self.mover.unit, pose).wheeled(facing, angle > 0);
        pose_at(rect.centre, facing)
    }

    /// PF-4.6, PF-4.7, PF-2.6, PF-Q14: friends are passed, but nobody ends on a unit, nor half on the table.
    pub(crate) fn check_end(&self, walked: &Walked, state: &State) -> Result<(), Refusal> {
        let unit = self.mover.unit;
        if walked.pose == state.troop(unit).pose && !self.mover.entering {
            return Ok(()); // It stays where it may be.
        }
        let rect = state.battle.rect_at(unit, walked.pose);
        let off = !state.battle.on_table(&rect);
        Refusal::when(off, pf("4.15"), "choice", "off-the-table")?;
        let barred = state.battle.forbids(&rect, state.unit(unit).is_ship());
        Refusal::when(barred, pf("17.6"), "choice", "on-impassable-ground")?;
        let taken = state.is_taken(&rect, unit, unit);
        Refusal::when(taken, pf("4.7"), "choice", "ends-on-a-unit")
    }
}

/// The refusal of who would go on past what stops him.
fn refuse_stop(stop: Option<Stop>) -> Result<(), Refusal> {
    let (rule, key): (RuleId, _) = match stop {
        None => return Ok(()),
        Some(Stop::Edge) => (pf("4.15"), "off-the-table"),
        Some(Stop::Enemy(_)) => (pf("4.14"), "too-near-an-enemy"),
        Some(Stop::Obstacle(_)) => (pf("4.9"), "stopped-by-obstacle"),
        Some(Stop::Barred) => (pf("17.6"), "on-impassable-ground"),
    };
    Err(Refusal { rule, field: "choice", key })
}
