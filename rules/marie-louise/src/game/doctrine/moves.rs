//! Where a unit is of use: near a goal, before its enemies, with its friends, under cover. Worth is counted
//! in tenths of points.

use super::super::choice::{Choice, GeneralId, Key, Plot, UnitId};
use super::super::geometry::{Body, PAS, Pose, Quarter, Rect, Spot, lead, quarter, spot};
use super::super::state::State;
use super::super::step::{SheetKind, Step};
use super::super::turn::score;
use super::fights::cost;
use super::{Opinion, seat_of_unit};
use crate::scenario::Side;
use crate::unit::{Arm, Cover, Formation, Marker, Order};

/// What a free strongpoint that counts is worth to infantry at a place: the two nearest of a side go for it.
pub(super) fn goal_pull(state: &State, unit: UnitId, at: Spot) -> i64 {
    if state.arm(unit) != Arm::Infantry || state.troop(unit).building.is_some() {
        return 0;
    }
    let own = state.side(unit);
    let mut pull = 0;
    for goal in &state.battle.goals {
        for point in &goal.strongpoints {
            let held = state.on_table().any(|id| state.troop(id).building == Some(*point));
            let place = &state.battle.ground.strongpoints[usize::from(*point)];
            let far = place.distance_to(at);
            if held || far > 40 * PAS {
                continue;
            }
            let nearer = state.army(own).filter(|friend| {
                *friend != unit
                    && state.arm(*friend) == Arm::Infantry
                    && state.troop(*friend).marker < Marker::Shaken
                    && place.distance_to(state.spot(*friend)) < place.distance_to(state.spot(unit))
            });
            let rank = nearer.count() as i64;
            if rank > 1 {
                continue;
            }
            let worth = i64::from(goal.points) * 10 / (1 + 3 * rank);
            // A turn is some eight pas.
            pull += worth * 8 * PAS / (8 * PAS + 2 * far);
        }
    }
    pull
}

/// Where a unit ends, and how it stands there.
pub(super) fn plotted(state: &State, unit: UnitId, plot: &Plot) -> Opinion {
    if plot.occupy.is_some() {
        let bastion = plot.change == Some(Formation::Bastion);
        return (if bastion { 80 } else { 90 }, "ml-why-occupy", "1.31");
    }
    if *plot == Plot::default() {
        return (-6, "ml-why-stand-still", "Q146");
    }
    let troop = state.troop(unit);
    let own = cost(state, unit);
    let end = plot.legs.last().map_or_else(|| state.spot(unit), |leg| spot(*leg));
    let way = state.spot(unit).distance(end);
    let formation = plot.change.unwrap_or(troop.formation);
    let turned = plot.about_face != super::super::choice::AboutFace::No;
    let facing = match plot.facing {
        Some(facing) => facing,
        None if turned => super::super::geometry::turned(troop.pose.facing, 1800),
        None => troop.pose.facing,
    };
    let pose = Pose { facing, ..troop.pose.at(end) };
    let there = lead(state.arm(unit), pose);
    let mut worth = goal_pull(state, unit, end);
    worth += faced(state, unit, pose, formation, way);
    let (mut beside, mut near) = (0, false);
    for friend in state.army(state.side(unit)).filter(|friend| *friend != unit) {
        if !end.is_within(state.spot(friend), 13 * PAS) {
            continue;
        }
        let gap = there.distance(&state.lead(friend));
        near |= gap <= 11 * PAS;
        beside += i64::from(gap <= 5 * PAS && state.arm(friend) != Arm::Artillery);
    }
    worth -= crowded(state, unit, plot, pose) * own / 5;
    worth += beside.min(2) * own * 3 / 100 - i64::from(!near) * own * 8 / 100;
    if state.battle.ground.cover_at(end) != Cover::None {
        worth += own * 4 / 100;
    }
    if troop.formation == Formation::Disorganised && plot.change.is_some() {
        worth += own * 12 / 100;
    }
    if troop.formation.in_building() && !plot.legs.is_empty() {
        worth -= own;
    }
    // Under T nothing is lost by standing still.
    let least = if troop.order == Order::Manoeuvre { -own * 3 / 10 } else { own * 4 / 100 };
    ((worth - least) / 10, "ml-why-move", "6.3")
}

/// Friends whom a plot would cross, or who would cross it, as far as this side has written.
fn crowded(state: &State, unit: UnitId, plot: &Plot, end: Pose) -> i64 {
    let own = state.side(unit);
    let arm = state.arm(unit);
    let (from, formed) = (state.troop(unit).pose, state.troop(unit).formation);
    let written = |friend: UnitId| match state.runtime.top() {
        Some(Step::Sheet { kind: SheetKind::Plot, lines }) => {
            match lines.line(seat_of_unit(own), &Key::Unit(friend)) {
                Some(Choice::Plot { plot, .. }) => Some(plot),
                _ => None,
            }
        }
        _ => None,
    };
    let moving = if plot.move_first { formed } else { plot.change.unwrap_or(formed) };
    let friends = state.army(own).filter(|friend| *friend != unit);
    let near = friends.filter(|friend| end.centre().is_within(state.spot(*friend), 40 * PAS));
    let crossed = near.filter(|friend| {
        let (theirs, as_formed) = (state.troop(*friend).pose, state.troop(*friend).formation);
        let (their_end, their_form) = match written(*friend) {
            Some(plot) => (
                plot.legs.last().map_or(theirs, |leg| theirs.at(spot(*leg))),
                if plot.move_first { as_formed } else { plot.change.unwrap_or(as_formed) },
            ),
            None => (theirs, as_formed),
        };
        if from == end && theirs == their_end {
            return false;
        }
        // Both go on together: at each quarter of the way nobody's lead element stands on the other.
        (1..=4).any(|quarter| {
            let part = |one: Pose, two: Pose| {
                let (a, b) = (one.centre(), two.centre());
                two.at(Spot::new(a.x + (b.x - a.x) * quarter / 4, a.y + (b.y - a.y) * quarter / 4))
            };
            let (mine, other) = (part(from, end), part(theirs, their_end));
            if !mine.centre().is_within(other.centre(), 9 * PAS) {
                return false;
            }
            let on = |lead: Rect, body: Body| state.overlap(&Body::Block(lead), &body);
            on(lead(arm, mine), state.body_at(*friend, their_form, other))
                || on(lead(state.arm(*friend), other), state.body_at(unit, moving, mine))
        })
    });
    crossed.count() as i64
}

/// Whether a side would lose if the battle ended now.
pub(super) fn is_behind(state: &State, side: Side) -> bool {
    if must_win(state, side) {
        return true;
    }
    let (own, theirs) = (score(state, side), score(state, side.enemy()));
    match state.battle.draw_goes_to {
        Some(winner) if winner == side => theirs > 0 && 4 * theirs >= 5 * own,
        _ => own < theirs,
    }
}

/// ML-Q98: whether a draw would count for the enemy, and a side has not got beyond one.
pub(super) fn must_win(state: &State, side: Side) -> bool {
    let (own, theirs) = (score(state, side), score(state, side.enemy()));
    state.battle.draw_goes_to == Some(side.enemy()) && (own == 0 || 4 * own < 5 * theirs)
}

/// How a pose stands to the enemies about it.
fn faced(state: &State, unit: UnitId, pose: Pose, formation: Formation, way: i64) -> i64 {
    let own = cost(state, unit);
    let arm = state.arm(unit);
    let there = lead(arm, pose);
    let Some(nearest) = state.nearest_enemy(unit) else { return 0 };
    let mut worth = 0;
    let mut least = 200 * PAS;
    let (mut under_fire, mut ridden) = (0, false);
    for enemy in state.army(state.side(unit).enemy()) {
        let troop = state.troop(enemy);
        if troop.marker == Marker::Routed || !pose.centre().is_within(state.spot(enemy), 22 * PAS) {
            continue;
        }
        let gap = there.distance(&state.lead(enemy));
        least = least.min(gap);
        let looks = state.has_in_front(enemy, pose.centre());
        match state.arm(enemy) {
            Arm::Infantry if gap <= 4 * PAS && looks => under_fire += 10,
            Arm::Artillery if gap <= 9 * PAS && looks => under_fire += 6,
            Arm::Artillery if gap <= 15 * PAS && looks => under_fire += 2,
            Arm::Cavalry if gap <= 9 * PAS && looks => ridden = true,
            _ => {}
        }
    }
    if least >= 200 * PAS {
        least = there.distance(&state.lead(nearest));
    }
    let best = match arm {
        // From here a charge comes home, and no musket carries so far.
        Arm::Infantry => 6 * PAS,
        Arm::Cavalry => 11 * PAS,
        Arm::Artillery => 8 * PAS,
    };
    // Who is behind has to come on.
    let haste = if is_behind(state, state.side(unit)) { 30 } else { 15 };
    worth -= own * ((least - best).abs() / PAS) * haste / 1000;
    worth -= own * under_fire / 100;
    if least < 2 * PAS + PAS / 10 && arm != Arm::Artillery {
        worth -= own * 6 / 100;
    }
    // ML-3.12: who has used half a sequence may still fire.
    let fires = state.listed(unit).weapon.is_some() && way <= 4 * PAS && least <= 4 * PAS;
    worth += i64::from(fires) * own * 8 / 100;
    if quarter(pose, state.spot(nearest)) != Quarter::Front && least <= 20 * PAS {
        worth -= own * 12 / 100;
    }
    worth += match formation {
        Formation::MarchColumn if least <= 16 * PAS => -own / 5,
        Formation::Square | Formation::FullSquare if ridden && under_fire == 0 => own / 25,
        Formation::Square | Formation::FullSquare => -own / 6,
        Formation::Skirmish if arm == Arm::Infantry && ridden => -own / 12,
        Formation::Unlimbered if arm == Arm::Artillery && least <= 15 * PAS => own / 5,
        Formation::AttackColumn if under_fire > 0 => -own / 20,
        _ => 0,
    };
    worth
}

/// A brigadier near his units, and away from the enemy.
pub(super) fn ride(state: &State, id: GeneralId, path: &[[i32; 2]]) -> Opinion {
    let officer = state.battle.general(id);
    let end = path.last().map_or_else(|| state.general_spot(id), |point| spot(*point));
    let from = state.general_spot(id);
    let mut score = 0;
    for unit in state.army(officer.side) {
        let commands = |brigade| officer.commands.contains(&brigade);
        if state.arm(unit) == Arm::Artillery || !state.listed(unit).brigade.is_some_and(commands) {
            continue;
        }
        let (now, then) = (from.distance(state.spot(unit)), end.distance(state.spot(unit)));
        // ML-4.17: who is out of command next turn lives by orders of its own.
        score += i64::from(state.is_commanded_from(end, unit)) * 12
            - i64::from(state.is_commanded_from(from, unit)) * 12;
        score += i64::from(then <= 9 * PAS) * 3 - i64::from(now <= 9 * PAS) * 3;
        score += (now - then) / (4 * PAS);
    }
    for enemy in state.army(officer.side.enemy()) {
        if end.is_within(state.spot(enemy), 5 * PAS) {
            score -= 12;
        }
    }
    (score, "ml-why-ride", "6.22")
}
