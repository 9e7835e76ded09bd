//! What each answer to each question of decision is worth.

use super::super::assault::Assault;
use super::super::battle::enemy_of;
use super::super::choice::{Choice, GeneralId, Going, MoveAction, Piece, Placed, UnitId};
use super::super::march;
use super::super::odds::{has_moved, test_about};
use super::super::question::Question;
use super::super::spot::{Bearing, Spot};
use super::super::state::{State, seat_of};
use super::super::step::Step;
use super::places::{Foe, Scene};
use super::{Opinion, STAND, fights, lateness, plain, stands};
use crate::ch10_losses::EvenLosses;
use crate::ch12_reactions::Reaction;
use crate::unit::{Category, Side};

/// What the doctrine thinks of each answer.
pub(super) fn opinions(
    state: &State,
    side: Side,
    scene: &Scene,
    question: Question,
    offers: &[Choice],
) -> Vec<Opinion> {
    match question {
        Question::MoveUnit => moves(state, scene, offers),
        Question::Spend | Question::SpendReaction => points(state, side, scene, question, offers),
        _ => offers.iter().map(|choice| one(state, side, scene, question, *choice)).collect(),
    }
}

fn one(state: &State, side: Side, scene: &Scene, question: Question, choice: Choice) -> Opinion {
    match (question, choice) {
        (
            Question::Deploy | Question::PlaceReinforcement,
            Choice::Place { .. } | Choice::PlaceAt { .. },
        ) => {
            let Some(unit) = asked_unit(state, side) else { return plain(0) };
            let Some(placed) = choice.placed() else { return plain(0) };
            let Placed { at: hex, facing, mounted, occupy } = placed;
            let facing = scene.facing(hex, facing);
            let saddle = if mounted { 2 } else { 0 };
            let inside = if occupy { 4 } else { 0 };
            let room = scene.place(state, unit, hex);
            (room + facing + saddle + inside, "20.3", "bf-why-good-ground")
        }
        (
            Question::DeployGeneral | Question::PlaceGeneral | Question::MoveGeneral,
            Choice::Stand { .. } | Choice::StandAt { .. },
        ) => {
            let Some(general) = asked_general(state, side) else { return plain(0) };
            let Some(hex) = choice.stood() else { return plain(0) };
            let worth = scene.seat_of_general(state, general, hex);
            (worth, "6.8", "bf-why-within-reach")
        }
        (Question::Commit, Choice::Commit) => (10, "20.2", "bf-why-as-planned"),
        (Question::Commit, _) => plain(-10),
        (Question::CallReinforcements, Choice::Call { now }) => {
            let own = state.holders.iter().all(|holder| *holder == Some(side));
            // A victory with them beats a draw without: only a great superiority does without.
            let (ours, theirs) = (stands(state, side), stands(state, enemy_of(side)));
            let sure = own && 2 * ours >= 3 * theirs;
            let gain = if now != sure { 30 } else { 0 };
            (gain, "20.10", "bf-why-victory-in-doubt")
        }
        (Question::ChooseSuccessor, Choice::Successor { general }) => {
            let gain = general.map_or(-20, |id| 10 + i64::from(state.leader(id).control));
            (gain, "4.12", "bf-why-somebody-must-command")
        }
        (Question::AttachGenerals, Choice::Attach { attached }) => {
            attach(state, side, scene, attached)
        }
        (Question::Designate, Choice::Unit { unit }) => designate(state, scene, unit),
        (Question::Designate | Question::MoveGenerals, Choice::General { general }) => {
            let now = scene.seat_of_general(state, general, state.general(general).at);
            let best = state
                .rides(general)
                .into_iter()
                .map(|hex| scene.seat_of_general(state, general, hex))
                .max()
                .unwrap_or(now);
            let gain = best - now;
            // Before a unit is designated only a ride that matters; at the end of the turn any.
            let gain = if question == Question::Designate { gain * 3 } else { gain };
            (if gain > 2 { gain } else { -5 }, "17.13", "bf-why-within-reach")
        }
        (Question::Group, Choice::Unit { unit }) => join(state, side, scene, unit),
        (Question::MoveOrder, Choice::Unit { unit }) => {
            let near = scene.nearest(state.unit(unit).at);
            (20 - i64::from(near), "6.19", "bf-why-foremost-first")
        }
        (Question::Act | Question::FightAgain, Choice::Fire { unit, target }) => {
            let gain = fights::fire(state, unit, target, has_moved(state, unit));
            (gain.max(1), "8.21", "bf-why-expected-losses")
        }
        (Question::Act, Choice::FireAtGeneral { unit, general }) => {
            (fights::at_general(state, unit, general), "17.14", "bf-why-general-in-view")
        }
        (Question::Act | Question::FightAgain, Choice::Assault { unit, target }) => {
            let gain = fights::assault(state, &Assault::new(unit, target));
            (gain, "9.5", "bf-why-expected-losses")
        }
        (Question::Support, Choice::Unit { unit }) => {
            let strong = i64::from(state.vc(unit)) * 2 - 2;
            (strong, "11.6", "bf-why-more-dice")
        }
        (Question::React, Choice::React { unit, reaction }) => react(state, unit, reaction),
        (Question::EvadeTo, Choice::Evade { .. } | Choice::EvadeTo { .. }) => {
            let Some(unit) = asked_unit(state, side) else { return plain(0) };
            let Some((hex, _)) = choice.evaded() else { return plain(0) };
            let away = i64::from(scene.nearest(hex)).min(4) * 4;
            (scene.place(state, unit, hex) + away, "13.4", "bf-why-out-of-reach")
        }
        (Question::EvenLoss, Choice::EvenLoss { cost }) => even_loss(state, scene, cost),
        (Question::RetreatTo, Choice::Retreat { hex: None }) => {
            (-120, "10.12", "bf-why-stays-in-the-battle")
        }
        (Question::RetreatTo, Choice::Retreat { .. } | Choice::RetreatTo { .. }) => {
            let Some(unit) = asked_unit(state, side) else { return plain(0) };
            let Some((Some(hex), _)) = choice.retreated() else { return plain(0) };
            (scene.place(state, unit, hex), "10.11", "bf-why-good-ground")
        }
        (Question::ExcessLosses, Choice::Unit { unit }) => {
            (10 - i64::from(state.vc(unit)), "11.7", "bf-why-weakest-first")
        }
        (Question::Breakthrough, Choice::Advance { advance }) => {
            let Some(Step::Breakthrough(step)) = state.runtime.top() else { return plain(0) };
            let unit = state.unit(step.unit);
            let there = scene.place(state, step.unit, step.at) + scene.facing(step.at, unit.facing);
            let here = scene.place(state, step.unit, unit.at) + scene.facing(unit.at, unit.facing);
            let gain = if advance { there - here } else { 0 };
            (gain, "14.1", "bf-why-good-ground")
        }
        _ => plain(0),
    }
}

/// The unit that the side's decision is about.
fn asked_unit(state: &State, side: Side) -> Option<UnitId> {
    let mut own = state.runtime.asked().iter().filter(|asked| asked.seat == seat_of(side));
    own.find_map(|asked| match asked.about {
        Some(Piece::Unit(unit)) => Some(unit),
        _ => None,
    })
}

fn asked_general(state: &State, side: Side) -> Option<GeneralId> {
    let mut own = state.runtime.asked().iter().filter(|asked| asked.seat == seat_of(side));
    own.find_map(|asked| match asked.about {
        Some(Piece::General(general)) => Some(general),
        _ => None,
    })
}

/// Subordinate generals lead from the front; the commander-in-chief stays behind.
fn attach(state: &State, side: Side, scene: &Scene, attached: bool) -> Opinion {
    let reason = "bf-why-chief-stays-behind";
    let mut generals = state.generals_of(side);
    let Some(general) = asked_general(state, side).or_else(|| generals.next()) else {
        return plain(0);
    };
    if state.command[side as usize].chief == Some(general) {
        return (if attached { -15 } else { 0 }, "17.10", reason);
    }
    let near = scene.nearest(state.general(general).at) <= 4;
    let gain = if attached && near { 6 } else { 0 };
    (gain, "17.3", "bf-why-leads-the-attack")
}

/// Units with something to do now go first; what the enemy can strike at before them.
fn designate(state: &State, scene: &Scene, unit: UnitId) -> Opinion {
    let place = state.unit(unit);
    let shots = scene.reach(state, unit, place.at, place.facing);
    let near = i64::from((6 - scene.nearest(place.at)).max(0));
    let strength = i64::from(state.vc(unit));
    let gain = 10 + shots / 10 + near * 2 + strength;
    (gain, "5.4", if shots > 0 { "bf-why-target-at-hand" } else { "bf-why-must-move" })
}

/// One test with all the points beats several single tests, as long as the base holds.
fn join(state: &State, side: Side, scene: &Scene, unit: UnitId) -> Opinion {
    let reason = "bf-why-one-test-for-all";
    let Some(Step::Group(group)) = state.runtime.top() else { return plain(0) };
    let members = group.members();
    let waiting = state.on_table(side).filter(|unit| !state.unit(*unit).activated).count() as i64;
    let share = i64::from(state.points[side as usize]) * 10 / waiting.max(1);
    let best = |units: &mut dyn Iterator<Item = UnitId>| {
        units.map(|unit| i64::from(state.vc(unit) + state.control(unit))).max().unwrap_or(0)
    };
    let count = members.len() as i64;
    let chance = |base: i64, count: i64| (10 * (base - count + 1) + share * count).clamp(0, 100);
    let now = best(&mut members.iter().copied());
    let then = best(&mut members.iter().copied().chain([unit]));
    let alone = (10 * i64::from(state.vc(unit)) + share).clamp(0, 100);
    let together = chance(then, count + 1) * (count + 1);
    let apart = chance(now, count) * count + alone;
    let busy = scene.nearest(state.unit(unit).at) <= 3;
    let out = !state.in_command(unit) && members.iter().all(|unit| state.in_command(*unit));
    let gain = (together - apart) / 8 + if busy { 1 } else { 2 } - if out { 30 } else { 0 };
    (gain, "6.9", reason)
}

/// Points where success decides something now; some are kept for reactions.
fn points(
    state: &State,
    side: Side,
    scene: &Scene,
    question: Question,
    offers: &[Choice],
) -> Vec<Opinion> {
    let waiting = state.on_table(side).filter(|unit| !state.unit(*unit).activated).count() as i64;
    let pool = i64::from(state.points[side as usize]);
    let (count, urgency) = match state.runtime.top() {
        Some(Step::Pay(pay)) => {
            let members = pay.members();
            let count = members.len() as i64;
            let shots: i64 = members
                .iter()
                .map(|unit| {
                    let place = state.unit(*unit);
                    scene.reach(state, *unit, place.at, place.facing)
                })
                .sum();
            let near = members.iter().any(|unit| scene.nearest(state.unit(*unit).at) <= 3);
            let urgency = if shots > 40 {
                18
            } else if near {
                13
            } else {
                9
            };
            (count, urgency)
        }
        _ => (1, 12),
    };
    let others = (waiting - count).max(0);
    // What each unit would have if all had the same, in tenths.
    let share = pool * 10 / (others + count).max(1);
    let desired = share * count * urgency / 100;
    let needed = certain(state);
    let desired =
        if question == Question::Spend { desired } else { desired.max(3) }.min(pool).min(needed);
    let reason = "bf-why-where-it-decides";
    offers
        .iter()
        .map(|choice| match choice {
            Choice::Spend { points } => {
                (20 - 2 * (i64::from(*points) - desired).abs(), "6.3", reason)
            }
            _ => plain(0),
        })
        .collect()
}

/// The points that make the test certain.
fn certain(state: &State) -> i64 {
    test_about(state, 0)
        .map_or(0, |test| i64::from(test.die.sides()) - i64::from(test.target))
        .max(0)
}

/// A place, a facing, and what can be done from there at once.
fn moves(state: &State, scene: &Scene, offers: &[Choice]) -> Vec<Opinion> {
    let Some(Step::MoveUnit { unit }) = state.runtime.top() else {
        return offers.iter().map(|_| plain(0)).collect();
    };
    let unit = *unit;
    let success = state.activation().is_some_and(|activation| activation.success);
    let now = *state.unit(unit);
    let gun = state.category(unit).is_artillery();
    let march = march::potential(state, unit);
    let mut known: Vec<(Spot, i64)> = Vec::with_capacity(24);
    let mut opinions = Vec::with_capacity(offers.len());
    for choice in offers {
        let Some(Going { at: hex, facing, action, .. }) = choice.going() else {
            opinions.push(plain(0));
            continue;
        };
        let place = match known.iter().find(|(place, _)| *place == hex) {
            Some((_, worth)) => *worth,
            None => {
                let worth = scene.place(state, unit, hex);
                known.push((hex, worth));
                worth
            }
        };
        let stays = hex == now.at && facing == now.facing;
        let basic = hex.distance(now.at) <= i32::from(!gun) && (!gun || stays);
        let mounted = now.mounted && action != MoveAction::Dismount;
        let mut reach = if mounted { 0 } else { scene.reach(state, unit, hex, facing) };
        // BF-8.19: from inside buildings little is hit.
        if action == MoveAction::Occupy
            || (stays && now.in_buildings && action != MoveAction::Leave)
        {
            reach /= 4;
        }
        // Hundredths of hits: now, if it may still fire; else next turn, perhaps.
        let fire = match (success && basic, stays) {
            (true, true) => reach * STAND * 9 / 1000,
            (true, false) => reach * STAND * 5 / 1000,
            _ => reach * STAND * 3 / 1000,
        };
        let strike =
            if success && !gun { assault_from(state, scene, unit, hex, facing) } else { 0 };
        let inside = match action {
            MoveAction::Occupy => 5,
            MoveAction::Leave => -5,
            MoveAction::Nothing | MoveAction::Dismount => 0,
        };
        let held = if Scene::is_objective(state, hex) { inside * 2 } else { inside };
        // BF-7.5: a pivot costs the rest of the move.
        let pivot =
            if facing != now.facing && success { 2 * i64::from(march - 1).max(0) } else { 0 };
        let gain = place + scene.facing(hex, facing) + fire.max(strike) + held - pivot;
        let reason = if strike > fire {
            "bf-why-to-the-assault"
        } else if fire > 4 {
            "bf-why-field-of-fire"
        } else if Scene::is_objective(state, hex) && !Scene::is_objective(state, now.at) {
            "bf-why-to-the-objective"
        } else if pivot > 0 && hex == now.at {
            "bf-why-face-the-threat"
        } else if hex == now.at {
            "bf-why-stand-fast"
        } else {
            "bf-why-good-ground"
        };
        opinions.push((gain, "7.2", reason));
    }
    opinions
}

/// What an assault from here promises, roughly: the exact odds are looked at when it is offered.
fn assault_from(state: &State, scene: &Scene, unit: UnitId, hex: Spot, facing: Bearing) -> i64 {
    let mut best = 0;
    for foe in &scene.foes {
        if foe.at.distance(hex) != 1 || hex.ahead(facing, foe.at) <= 0 {
            continue;
        }
        let own = combat_strength(state, unit, hex, None) + supporters(state, unit, hex, foe);
        let behind = foe.at.ahead(state.unit(foe.id).facing, hex) < 0;
        let ours = own * if behind { 25 } else { 10 } / 10;
        let theirs = combat_strength(state, foe.id, foe.at, Some(hex));
        let wanted = if Scene::is_objective(state, foe.at) { 6 } else { 0 };
        best = best.max((ours - theirs) / 12 + wanted);
    }
    best
}

/// BF-11.1, BF-11.6: what those who were activated together could add: one for each die of 3 or less.
fn supporters(state: &State, unit: UnitId, hex: Spot, foe: &Foe) -> i64 {
    if !state.battle.rules.supported_assault {
        return 0;
    }
    let members = state.activation().map_or(&[][..], |activation| &activation.members);
    let others = members.iter().filter(|member| member.unit != unit && !member.acted);
    let helps = |other: &UnitId| {
        let place = state.unit(*other);
        let beside = place.at.distance(hex) == 1 || place.at.distance(foe.at) == 1;
        beside && place.at.ahead(place.facing, foe.at) > 0
    };
    let helping = others.map(|member| member.unit).filter(helps).take(3);
    helping.map(|other| 10 * i64::from(state.vc(other))).sum()
}

/// Combat value times what a die of the close-combat value brings, in tenths.
fn combat_strength(state: &State, unit: UnitId, hex: Spot, attacked_from: Option<Spot>) -> i64 {
    let category = state.category(unit);
    let mut value: i64 = if category == Category::Infantry { 3 } else { 2 };
    value -= i64::from(state.is_difficult(hex));
    if let Some(enemy) = attacked_from {
        value += match state.cover(unit, enemy) {
            crate::unit::Cover::None => 0,
            crate::unit::Cover::Cover => 1,
            _ => 2,
        };
    }
    let per_die = [1, 2, 5, 10, 17, 25][value.clamp(0, 5) as usize];
    per_die * i64::from(state.vc(unit)) * 2
}

/// Shoot first, slip away from what cannot be withstood.
fn react(state: &State, unit: UnitId, reaction: Reaction) -> Opinion {
    let Some(assault) = state.assault() else { return plain(0) };
    let reason = "bf-why-before-they-strike";
    match reaction {
        Reaction::OpportunityFire => {
            let gain = fights::fire(state, unit, assault.attacker, false) / 2;
            (gain + 1, "12.1", reason)
        }
        Reaction::Evade => {
            let threat = fights::assault(state, assault);
            (threat / 2 + 2, "13.1", "bf-why-out-of-reach")
        }
        Reaction::Countercharge => (6, "16.3", reason),
    }
}

/// Ground for stands, unless the ground is what the battle is about.
fn even_loss(state: &State, scene: &Scene, cost: EvenLosses) -> Opinion {
    let Some(Step::FireLosses(losses)) = state.runtime.top() else { return plain(0) };
    let unit = losses.unit;
    let hex = state.unit(unit).at;
    let left = state.vc(unit) - losses.toll.stands_lost;
    let held = Scene::is_objective(state, hex);
    let enemy = enemy_of(state.side(unit));
    let contested = held && scene.nearest(hex) <= 2 && state.on_table(enemy).next().is_some();
    match cost {
        EvenLosses::Stand if left <= 1 => (-30, "10.9", "bf-why-hold-the-ground"),
        EvenLosses::Stand => (-STAND, "10.9", "bf-why-hold-the-ground"),
        EvenLosses::Retreat => {
            let ground = if contested { 14 + lateness(state) / 4 } else { 4 };
            (-ground, "10.9", "bf-why-spare-the-men")
        }
    }
}
