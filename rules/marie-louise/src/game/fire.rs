//! ML-7, ML-12: who may fire in a window, at whom, and what comes of it.

use engine::{DiceError, Flow, Log, Table, Value};

use super::battle::seat_of;
use super::choice::{Choice, Key, UnitId};
use super::flight::{Blow, suffer};
use super::geometry::{PAS, SLACK, decimal};
use super::quality::FIRE;
use super::state::{Charge, Role, State};
use super::step::{Lines, Step, refused, tell};
use crate::ch07_artillery::{
    BLIND, Battery, Cannonade, Elevation, may_fire_blind, roll_fire, roll_hits, roll_losses,
};
use crate::ch07_fire_window::{Firing, Window, at_short_range, in_range, zone};
use crate::ch07_losses::{Strength, threshold};
use crate::ch07_small_arms::{Circumstances, Shooter, Target, Volley, fire_volley};
use crate::ch12_howitzers::{Garrison, burn};
use crate::scenario::Side;
use crate::unit::{Arm, BatteryOrder, Direction, Formation, Marker, Order};
use crate::{holds, ml};

/// When fire is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum When {
    /// A window of phase 4.
    Window,
    /// ML-3.18: before the battery limbers up.
    Hasty,
    Phase5,
}

impl State {
    /// ML-7.1 to ML-7.4, ML-Q25: whether a unit may fire then.
    pub(crate) fn may_fire(&self, id: UnitId, when: When) -> bool {
        let (listed, troop) = (self.listed(id), self.troop(id));
        if listed.arm == Arm::Artillery {
            let ready = troop.formation == Formation::Unlimbered
                && (!troop.fired || !holds("7.1"))
                && !troop.fought
                && troop.marker != Marker::Routed
                && (troop.marker == Marker::None || holds("Q25"));
            let busy = troop.turned || troop.adjusting;
            return ready
                && match when {
                    When::Window => {
                        let charged = self.is_charged(id) && holds("2.6");
                        !busy && !troop.order.is_moving() && !troop.moved && !charged
                    }
                    When::Hasty => troop.order == Order::Retire && troop.marker == Marker::None,
                    // ML-3.16: half a move and unlimbering leave no time for fire.
                    When::Phase5 => busy && (troop.used <= 500 || !holds("3.16")),
                };
        }
        if listed.weapon.is_none() || when == When::Hasty {
            return false;
        }
        let still_to_move = troop.order.is_moving() && !troop.moved && troop.used == 0;
        if still_to_move {
            // ML-3.8, ML-Q133: a support may stand where it is to stand, and has used nothing.
            let stays = when == When::Phase5
                && troop.order == Order::Charge
                && self.charge_of(id).is_some_and(|one| one.role != Role::Charges)
                && holds("Q133");
            return stays && !troop.fired && !troop.fought;
        }
        let (window, _) = self.firing(id).window(self.house(), &mut Log::silent());
        match when {
            When::Window => window == Window::Phase4 && !troop.moved,
            When::Phase5 => {
                window == Window::Phase5
                    && match troop.order {
                        Order::Manoeuvre => holds("3.12"),
                        Order::Charge => holds("3.8"),
                        _ => true,
                    }
            }
            When::Hasty => false,
        }
    }

    /// A unit of infantry or cavalry as the rules on the moment of fire see it.
    fn firing(&self, id: UnitId) -> Firing {
        let (listed, troop) = (self.listed(id), self.troop(id));
        Firing {
            infantry: listed.arm == Arm::Infantry,
            order: troop.order,
            marker: troop.marker,
            used: decimal(i64::from(troop.used) * 10),
            adjusting: troop.adjusting,
            charged: self.is_charged(id),
            already_fired: troop.fired,
            in_melee: troop.fought,
        }
    }

    /// ML-7.6, ML-7.7, ML-7.30, ML-Q111: whether one could fire at another from where they stand.
    pub(crate) fn can_hit(&self, id: UnitId, target: UnitId) -> bool {
        let listed = self.listed(id);
        let range = self.measured(self.range(id, target));
        if listed.arm == Arm::Artillery {
            let Some(zone) = zone(listed.guns, range) else { return false };
            if !self.has_in_front(id, self.spot(target)) && holds("7.30") {
                return false;
            }
            return self.sees(id, target) || self.fires_blind(id, target, zone) || !holds("7.7");
        }
        listed.weapon.is_some_and(|weapon| in_range(weapon, range))
            && (self.sees(id, target) || !holds("7.7"))
            && (self.has_in_front(id, self.spot(target)) || holds("Q111"))
    }

    /// ML-7.52, ML-12.3, ML-Q71: over one friend, at somebody whom another friend sees.
    fn fires_blind(&self, id: UnitId, target: UnitId, zone: i32) -> bool {
        zone >= BLIND
            && may_fire_blind(self.listed(id).howitzers, self.house())
            && self.sees_over_friend(id, target)
            && (self.army(self.side(id)).any(|friend| friend != id && self.sees(friend, target))
                || self.staff(self.side(id)).any(|general| self.general_sees(general, target)))
    }

    /// ML-7.55, ML-Q72, ML-Q151: the targets that a unit may choose.
    pub(crate) fn targets(&self, id: UnitId) -> Vec<UnitId> {
        let far = 24 * PAS;
        let at = self.spot(id);
        let enemies = self.army(self.side(id).enemy());
        let mut all: Vec<(UnitId, i64)> = enemies
            .filter(|enemy| at.is_within(self.spot(*enemy), far))
            .filter(|enemy| self.can_hit(id, *enemy))
            .map(|enemy| (enemy, self.range(id, enemy)))
            .collect();
        if self.house().free_target_choice || all.len() < 2 || !holds("7.55") {
            return all.into_iter().map(|(enemy, _)| enemy).collect();
        }
        let charging = |enemy: UnitId| {
            let live = |one: &&Charge| !one.over && !self.is_broken(one);
            self.charges.iter().filter(live).any(|one| one.unit == enemy && one.target == id)
        };
        let routed = |enemy: UnitId| self.troop(enemy).marker == Marker::Routed;
        if all.iter().any(|(enemy, _)| charging(*enemy)) && holds("Q72") {
            all.retain(|(enemy, _)| charging(*enemy));
        } else if all.iter().any(|(enemy, _)| routed(*enemy))
            && all.iter().any(|(enemy, _)| !routed(*enemy))
            && holds("Q151")
        {
            all.retain(|(enemy, _)| !routed(*enemy));
        }
        if all.len() > 1 && !holds("Q72") {
            return all.into_iter().map(|(enemy, _)| enemy).collect();
        }
        let nearest = all.iter().map(|(_, range)| *range).min().unwrap_or(0);
        all.retain(|(_, range)| *range < nearest + PAS - SLACK || *range == nearest);
        all.into_iter().map(|(enemy, _)| enemy).collect()
    }

    /// ML-Q117: empty strongpoints that howitzers may set on fire.
    pub(crate) fn shelled(&self, id: UnitId) -> Vec<u8> {
        let listed = self.listed(id);
        if !listed.howitzers {
            return Vec::new();
        }
        let points = self.battle.ground.strongpoints.iter().enumerate();
        points
            .filter(|(index, point)| {
                let held =
                    self.on_table().any(|one| self.troop(one).building == Some(*index as u8));
                let middle = point.middle();
                let range = point.distance_to(self.lead(id).front_centre());
                !held
                    && self.burning & (1 << index) == 0
                    && self.has_in_front(id, middle)
                    && zone(listed.guns, self.measured(range.max(1))).is_some()
            })
            .map(|(index, _)| index as u8)
            .collect()
    }

    /// A unit as the fire rules see a target.
    pub(crate) fn target(&self, id: UnitId, from: UnitId) -> (Target, Strength) {
        let (listed, troop) = (self.listed(id), self.troop(id));
        let at = self.spot(from);
        let target = Target {
            arm: listed.arm,
            formation: troop.formation,
            cover: self.cover(id, Some(at)),
            cohesion: listed.cohesion,
            elements: i32::from(troop.elements),
            loss_markers: i32::from(troop.losses),
            direction: self.direction(id, at),
        };
        let strength = Strength {
            threshold: threshold(listed.arm, listed.cohesion),
            elements: target.elements,
            loss_markers: target.loss_markers,
        };
        (target, strength)
    }

    fn shooter(&self, id: UnitId) -> Shooter {
        let (listed, troop) = (self.listed(id), self.troop(id));
        Shooter {
            arm: listed.arm,
            elements: i32::from(troop.elements),
            training: listed.training_fire,
            formation: troop.formation,
            marker: troop.marker,
            order: troop.order,
            adjusting: troop.adjusting,
            general_attached: self.leaders(id).any(),
            first_fire: !troop.first_fire_spent,
            dragoons: listed.dragoons,
            sharpshooters: listed.sharpshooters,
        }
    }

    /// A volley before its dice. `short` where a reaction settles the range.
    pub(crate) fn volley(
        &self,
        id: UnitId,
        target: UnitId,
        short: Option<bool>,
        log: &mut Log,
    ) -> Volley {
        let (aim, strength) = self.target(target, id);
        let circumstances =
            Circumstances { target_retiring: self.troop(target).retiring, rain: self.house().rain };
        // ML-8.7: chargers come on in front.
        let aim = if short.is_some() { Target { direction: Direction::Front, ..aim } } else { aim };
        let mut volley =
            Volley::new(&self.shooter(id), &aim, circumstances, strength, self.house(), log);
        let near = short.unwrap_or_else(|| {
            let range = self.measured(self.range(id, target));
            self.listed(id).weapon.is_some_and(|weapon| at_short_range(weapon, range))
        });
        if near {
            volley.at_short_range(log);
        }
        volley
    }

    /// A battery about to fire in a zone.
    pub(crate) fn battery(&self, id: UnitId, zone: i32) -> Battery {
        let (listed, troop) = (self.listed(id), self.troop(id));
        let order = match troop.order {
            Order::Retire => BatteryOrder::Redeploy,
            Order::Manoeuvre => BatteryOrder::Manoeuvre,
            Order::Hold | Order::Charge => BatteryOrder::Hold,
            Order::None => BatteryOrder::None,
        };
        Battery {
            class: listed.guns,
            elements: i32::from(troop.elements),
            training: listed.training_fire,
            marker: troop.marker,
            order,
            reoriented: troop.turned,
            zone,
            elevation: Elevation::Level,
            howitzers: listed.howitzers,
            blind_over_friend: false,
            building: None,
            target_moving: false,
            rain: self.house().rain,
        }
    }

    /// A cannonade before its dice. `range` where a charge settles it.
    pub(crate) fn cannonade(
        &self,
        id: UnitId,
        target: UnitId,
        range: Option<i64>,
        log: &mut Log,
    ) -> Cannonade {
        let (aim, strength) = self.target(target, id);
        let range = range.unwrap_or_else(|| self.range(id, target));
        let zone = zone(self.listed(id).guns, self.measured(range)).unwrap_or(6);
        let ground = &self.battle.ground;
        let (own, theirs) = (ground.level(self.spot(id)), ground.level(self.spot(target)));
        let building = self.troop(target).building;
        let battery = Battery {
            elevation: match theirs.cmp(&own) {
                std::cmp::Ordering::Greater => Elevation::TargetAbove,
                std::cmp::Ordering::Less => Elevation::TargetBelow,
                std::cmp::Ordering::Equal => Elevation::Level,
            },
            blind_over_friend: !self.sees(id, target),
            building: building.map(|at| ground.strongpoints[usize::from(at)].material),
            target_moving: if holds("Q65") {
                self.troop(target).order.is_moving()
            } else {
                self.troop(target).moved
            },
            ..self.battery(id, zone)
        };
        Cannonade::new(&battery, &aim, strength, self.house(), log)
    }
}

/// ML-5.28, ML-5.29: tells of a fire or a charge that strikes a flank or the rear.
pub(crate) fn tell_direction(direction: Direction, table: &mut Table<'_>) {
    match direction {
        Direction::Front => {}
        Direction::Flank => table.log().note(ml("5.28"), "attack-in-flank"),
        Direction::Rear => table.log().note(ml("5.29"), "attack-from-the-rear"),
    }
}

/// One unit fires; its losses are taken later, with all others of the window.
pub(crate) fn shoot(
    state: &mut State,
    id: UnitId,
    target: UnitId,
    short: Option<bool>,
    range: Option<i64>,
    table: &mut Table<'_>,
) -> Result<Blow, DiceError> {
    let direction = state.direction(target, state.spot(id));
    tell(table, ml("7.2"), "game-fires", id);
    tell(table, ml("7.2"), "game-fires-at", target);
    tell_direction(direction, table);
    if state.troop(id).adjusting && state.arm(id) == Arm::Infantry {
        table.log().note(ml("Q58"), "game-adjusting-is-not-moving");
    }
    let losses = if state.arm(id) == Arm::Artillery {
        let mut cannonade = state.cannonade(id, target, range, table.log());
        bombard(&mut cannonade, table)?;
        if cannonade.ignites
            && let Some(building) = state.troop(target).building
        {
            ignite(state, building, table);
        }
        cannonade.losses
    } else {
        let mut volley = state.volley(id, target, short, table.log());
        fire_volley(&mut volley, table)?;
        state.troop_mut(id).first_fire_spent = holds("Q62");
        volley.losses
    };
    state.troop_mut(id).fired = true;
    state.show(id, FIRE);
    Ok(Blow { unit: target, losses, direction })
}

fn bombard(cannonade: &mut Cannonade, table: &mut Table<'_>) -> Result<(), DiceError> {
    if roll_hits(cannonade, table)? == Flow::Next {
        roll_losses(cannonade, table)?;
        roll_fire(cannonade, table)?;
    }
    Ok(())
}

fn ignite(state: &mut State, building: u8, table: &mut Table<'_>) {
    table.log().note(ml("12.1"), "game-building-burns");
    state.burning |= 1 << building;
}

/// The shooters of a side, each with somebody to fire at.
pub(crate) fn keys(state: &State, side: Side, when: When) -> Vec<Key> {
    let units = state.army(side).filter(|id| {
        state.may_fire(*id, when)
            && (!state.targets(*id).is_empty() || !state.shelled(*id).is_empty())
    });
    units.map(Key::Unit).collect()
}

pub(crate) fn options(state: &State, unit: UnitId) -> Vec<Choice> {
    let mut options = vec![Choice::HoldFire { unit }];
    // ML-7.2: who is secretly to turn or to move under T stays out of it.
    if is_plotted(state, unit) {
        return options;
    }
    options.extend(state.targets(unit).into_iter().map(|target| Choice::Fire { unit, target }));
    options
        .extend(state.shelled(unit).into_iter().map(|building| Choice::Shell { unit, building }));
    options
}

/// The rule by which a unit does not fire at somebody, of those by which it may fire at all.
pub(crate) fn why_not(state: &State, unit: UnitId, target: UnitId) -> engine::Refusal {
    if is_plotted(state, unit) {
        return refused("7.2", "game-is-to-move");
    }
    if !state.exists(target) || !state.stands(target) || state.side(target) == state.side(unit) {
        return refused("Q151", "game-no-target");
    }
    let listed = state.listed(unit);
    let range = state.measured(state.range(unit, target));
    let guns = listed.arm == Arm::Artillery;
    let carries = if guns {
        zone(listed.guns, range).is_some()
    } else {
        listed.weapon.is_some_and(|weapon| in_range(weapon, range))
    };
    if !carries {
        return refused(if guns { "7.30" } else { "7.6" }, "game-out-of-range");
    }
    if guns && !state.has_in_front(unit, state.spot(target)) {
        return refused("7.30", "game-outside-its-arc");
    }
    if !state.can_hit(unit, target) {
        return refused("7.7", "game-does-not-see-it");
    }
    refused("7.55", "game-another-is-more-threatening")
}

/// Whether something is still plotted for a unit in this turn.
pub(crate) fn is_plotted(state: &State, unit: UnitId) -> bool {
    state.runtime.steps().any(|step| match step {
        Step::Quarter(quarters) => quarters.movers.iter().any(|mover| mover.unit == unit),
        _ => false,
    })
}

/// All fires of a window, then what follows from them.
pub(crate) fn window(
    state: &mut State,
    lines: &Lines,
    when: When,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let mut blows = Vec::new();
    let mut fired = false;
    for id in state.in_order() {
        let seat = seat_of(state.side(id));
        match lines.line(seat, &Key::Unit(id)).cloned() {
            Some(Choice::Fire { unit, target }) if state.may_fire(unit, when) => {
                if when == When::Phase5 {
                    // ML-7.3: those who have moved fire after all others.
                    table.log().note(ml("7.3"), "game-fires-after-moving");
                    if state.arm(unit) != Arm::Artillery {
                        state.firing(unit).window(state.house(), table.log());
                        let troop = state.troop(unit);
                        let (used, order) = (Value::Thousandths(troop.used.into()), troop.order);
                        table.log().note_value(ml("Q144"), "game-sequence-used", used);
                        match order {
                            Order::Manoeuvre => {
                                table.log().note(ml("3.12"), "game-fires-after-half-a-move");
                            }
                            Order::Charge => {
                                table.log().note(ml("3.8"), "game-fires-after-half-a-charge");
                            }
                            _ => {}
                        }
                    }
                } else {
                    // ML-Q125: chargers stand before their targets.
                    let awaited = state.charges.iter().any(|one| {
                        one.unit == target && one.reached && !one.over && one.target != unit
                    });
                    if awaited {
                        table.log().note(ml("Q125"), "game-fires-at-chargers");
                    }
                    table.log().note(ml("2.6"), "immobile-fires-at-will");
                }
                blows.push(shoot(state, unit, target, None, None, table)?);
                fired = true;
                if when == When::Phase5 && !holds("7.3") {
                    // Not together: each fire tells before the next.
                    suffer(state, &std::mem::take(&mut blows), table)?;
                }
            }
            Some(Choice::Shell { unit, building }) => {
                shell(state, unit, building, table)?;
                fired = true;
            }
            _ => {}
        }
    }
    if fired { suffer(state, &blows, table) } else { Ok(()) }
}

/// ML-12.1, ML-Q117: shells at an empty building.
fn shell(
    state: &mut State,
    id: UnitId,
    building: u8,
    table: &mut Table<'_>,
) -> Result<(), DiceError> {
    let point = &state.battle.ground.strongpoints[usize::from(building)];
    let (material, listed) = (point.material, state.listed(id));
    let range = point.distance_to(state.lead(id).front_centre()).max(1);
    let zone = zone(listed.guns, state.measured(range)).unwrap_or(6);
    tell(table, ml("Q117"), "game-shells-a-building", id);
    let mut cannonade = Cannonade::at_building(&state.battery(id, zone), material, table.log());
    if roll_hits(&mut cannonade, table)? == Flow::Next {
        roll_fire(&mut cannonade, table)?;
    }
    state.troop_mut(id).fired = true;
    if cannonade.ignites {
        ignite(state, building, table);
    }
    Ok(())
}

/// ML-12.2, ML-Q116: garrisons in the flames.
pub(crate) fn burning(state: &mut State, table: &mut Table<'_>) -> Result<(), DiceError> {
    if state.burning == 0 || !holds("Q116") {
        return Ok(());
    }
    let mut blows = Vec::new();
    for id in state.in_order() {
        let inside = state.troop(id).building;
        if inside.is_none_or(|building| state.burning & (1 << building) == 0) {
            continue;
        }
        tell(table, ml("12.2"), "game-in-the-flames", id);
        let strength = Strength { threshold: 1, elements: 1, loss_markers: 0 };
        let mut garrison = Garrison { strength, losses: 0 };
        burn(&mut garrison, table)?;
        blows.push(Blow { unit: id, losses: garrison.losses, direction: Direction::Front });
    }
    suffer(state, &blows, table)
}
