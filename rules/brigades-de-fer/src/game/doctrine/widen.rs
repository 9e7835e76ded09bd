//! Moves on the free table that nobody listed: to objectives, beside friends, at the nearest enemies,
//! to the range at which a weapon tells, round a corner where the straight way is barred.

use board::heading::Heading;
use board::path::moved;
use board::plane::Point;

use super::super::choice::{Choice, MoveAction, UnitId};
use super::super::corners::Corners;
use super::super::march;
use super::super::question::Question;
use super::super::spot::Place;
use super::super::state::State;
use super::super::step::Step;
use super::places::Scene;
use crate::ch00_table::{CONTACT, UNIT};
use crate::ch07_table_moves::{GRAIN, TURN, TableMover};
use crate::unit::Side;

/// How many enemies and friends a move is aimed at.
const NEAREST: usize = 4;
/// More moves than this are not weighed.
const MOST: usize = 32;

/// The listed moves and those that the doctrine thinks of besides; nothing where all are listed.
pub(super) fn moves(
    state: &State,
    scene: &Scene,
    question: Question,
    listed: &[Choice],
) -> Vec<Choice> {
    if question != Question::MoveUnit || state.field().is_none() {
        return Vec::new();
    }
    let Some(Step::MoveUnit { unit }) = state.runtime.top() else { return Vec::new() };
    let potential = march::potential(state, *unit);
    if potential == 0 {
        return Vec::new();
    }
    let mut wider = listed.to_vec();
    let aims = aims(state, scene, *unit, potential);
    state.with_mover(*unit, potential, |mover| {
        let mut found = Found { mover, scene, state, choices: &mut wider, left: MOST };
        for (aim, bends) in aims {
            found.towards(aim, bends);
        }
    });
    wider
}

/// Places worth going to, the most wanted first, and whether a way round is worth looking for.
fn aims(state: &State, scene: &Scene, id: UnitId, potential: i32) -> Vec<(Point, bool)> {
    let Some(start) = state.unit(id).at.point() else { return Vec::new() };
    let reach = i64::from(potential) * UNIT;
    let gun = state.category(id).is_artillery();
    let mut aims: Vec<(Point, bool)> = Vec::new();
    // As those of its group who have moved already: who keeps his place beside them is activated with
    // them again.
    let members = state.activation().map_or(&[][..], |activation| &activation.members);
    for member in members.iter().filter(|member| member.unit != id && member.moved > 0) {
        let (from, to) = (member.start.point(), state.unit(member.unit).at.point());
        if let (Some(from), Some(to)) = (from, to) {
            aims.push((Point { x: start.x + to.x - from.x, y: start.y + to.y - from.y }, true));
        }
    }
    if let Some(index) = scene.goal_of(state, id) {
        if !gun {
            let holding = scene.holding(state, index).filter_map(|foe| foe.at.point());
            let near = holding.filter(|foe| foe.distance(start) <= reach + 2 * UNIT);
            near.for_each(|foe| about(state, state.side(id), foe, start, &mut aims));
        }
        aims.extend(state.battle.goals[index].ground.near_to(start).map(|aim| (aim, true)));
    }
    let mut foes: Vec<Point> = scene.foes.iter().filter_map(|foe| foe.at.point()).collect();
    foes.sort_unstable_by_key(|foe| foe.distance_squared(start));
    for foe in foes.into_iter().take(NEAREST) {
        let away = Heading::tenths(Heading::towards(foe, start));
        let ranges: &[i64] = if gun { &[3, 2, 4] } else { &[1, 2, 3] };
        for range in ranges {
            let aim = moved(foe, away, range * UNIT);
            // Not back to where it came from.
            if aim.distance(start) <= reach + UNIT && start.distance(foe) > range * UNIT {
                aims.push((aim, *range == 1));
            }
        }
        // Either flank, for an assault from behind.
        if !gun && foe.distance(start) <= reach + UNIT {
            let side = Heading::towards(foe, start);
            let flanks = [900, 2700].map(|turn| moved(foe, turned(side, turn), UNIT));
            aims.extend(flanks.map(|aim| (aim, false)));
        }
    }
    let own = state.on_table(state.side(id)).filter(|other| *other != id);
    let arm = state.category(id).is_artillery();
    let like = own.filter(|other| state.category(*other).is_artillery() == arm);
    let near = like.filter_map(|other| {
        let friend = state.unit(other);
        let point = friend.at.point()?;
        (point.distance(start) <= reach + 2 * UNIT).then_some((point, friend.facing.tenths()))
    });
    let mut friends: Vec<(Point, u16)> = near.collect();
    friends.sort_unstable_by_key(|(point, _)| point.distance_squared(start));
    for (friend, facing) in friends.into_iter().take(NEAREST) {
        for turn in [900, 2700] {
            aims.push((moved(friend, turned(facing, turn), UNIT), false));
        }
    }
    aims
}

/// Places in contact with an enemy, a sixth of a circle apart: whoever stands on two that are next to each
/// other is in contact with his neighbour as well, and can support him. They go on from a friend who is
/// there already.
fn about(state: &State, side: Side, foe: Point, start: Point, aims: &mut Vec<(Point, bool)>) {
    let friends = state.on_table(side).filter_map(|friend| state.unit(friend).at.point());
    let mut touching = friends.filter(|friend| *friend != start && friend.is_within(foe, CONTACT));
    let first = Heading::towards(foe, touching.next().unwrap_or(start));
    let mut ring =
        [0, 600, 3000, 1200, 2400, 1800].map(|turn| moved(foe, turned(first, turn), UNIT));
    ring.sort_by_key(|place| place.distance_squared(start));
    aims.extend(ring[..4].iter().map(|place| (*place, true)));
}

fn turned(tenths: u16, turn: u16) -> Heading {
    Heading::tenths((tenths + turn) % TURN)
}

/// Moves as they are found.
struct Found<'a> {
    mover: &'a TableMover<'a>,
    scene: &'a Scene,
    state: &'a State,
    choices: &'a mut Vec<Choice>,
    left: usize,
}

impl Found<'_> {
    /// The way to a place, as far as it goes, and if it is barred and worth it a way round.
    fn towards(&mut self, aim: Point, bends: bool) {
        let aim = aim.in_steps_from(self.mover.start, GRAIN);
        if aim == self.mover.start || self.left == 0 {
            return;
        }
        let direction = Heading::towards(self.mover.start, aim);
        let far = self.mover.start.distance(aim);
        let most = far.min(i64::from(self.mover.potential) * UNIT);
        let straight = self.mover.towards(direction, most);
        if let Some(walked) = straight {
            let near = walked.end.is_within(aim, UNIT / 20);
            let end = if near && self.mover.walk(&[aim]).is_ok() { aim } else { walked.end };
            self.add(&[end]);
            if near {
                return;
            }
        }
        if bends {
            for corner in self.mover.corners_towards(aim) {
                if self.mover.walk(&[corner, aim]).is_ok() && self.add(&[corner, aim]) {
                    return;
                }
            }
        }
    }

    /// A way, with the front as it is and, where a pivot is possible, towards the nearest enemy.
    fn add(&mut self, path: &[Point]) -> bool {
        let (Some(end), Some(via)) = (path.last().copied(), Corners::of_path(path)) else {
            return false;
        };
        let place = Place::of(end);
        let foes = self.scene.foes.iter().filter_map(|foe| foe.at.point());
        let threat = foes.min_by_key(|foe| foe.distance_squared(end));
        let faced = threat.map(|foe| Heading::towards(end, foe));
        let mut found = false;
        for heading in [Some(self.mover.heading), faced].into_iter().flatten() {
            if self.left == 0 || self.mover.judge(path, heading).is_err() {
                continue;
            }
            let Place { x, y } = place;
            let choice = Choice::MoveTo { x, y, heading, via, action: MoveAction::Nothing };
            if !self.choices.contains(&choice) && self.state.is_on_table(place) {
                self.choices.push(choice);
                self.left -= 1;
            }
            found = true;
        }
        found
    }
}
