//! OT-8.101 The Attack: values, modifiers and rows of the two sides, and the dice.

use engine::input::Int;
use engine::{Log, Table};

use super::super::choice::UnitId;
use super::super::map::At;
use super::super::named::{Named, tell};
use super::super::state::{BROKEN, COMMUNISTS, State};
use super::super::step::{RunResult, Step, StepResult};
use super::CombatStep;
use super::fight::{Fight, other};
use crate::ch01_counters::STRONG;
use crate::ch08_attack::{Attack, Choices, Forces, Kind, roll_attack};
use crate::ch08_attack_input::{AttackModifierInput, Share, SlashChoice};
use crate::ch08_combat_value::{Brought, EngagedUnit, SideValue, Support, SupportKind, side_value};
use crate::ch08_encirclement_charge::{ChargeGround, SurroundingHex, encircles};
use crate::ch12_octobre_blanc::fatigue_level;
use crate::quarters::Quarters;
use crate::unit::{Among, Class, Game, Hexside, Part, Posture, Side, Terrain, Works};
use crate::{holds, ot};

/// A number within the bounds that a rule gives it (OT-Q147).
fn int<const MIN: i64, const MAX: i64>(value: i32) -> Int<MIN, MAX> {
    Int::of(i64::from(value).clamp(MIN, MAX) as i32)
}

impl State {
    /// OT-7.8, OT-8.118: the works in a hex.
    pub(crate) fn works_in(&self, at: At) -> Works {
        if self.map().place(at).trench {
            if holds("Q32") { Works::Trench } else { Works::Entrenchment }
        } else if self.works.has(at) {
            Works::Entrenchment
        } else {
            Works::None
        }
    }

    /// OT-8.117: the value of the terrain of a hex.
    pub(crate) fn terrain_defence(&self, at: At) -> i32 {
        self.map().place(at).terrain.map_or(0, Terrain::defence)
    }

    /// OT-8.119: what lies between cavalry and the hex that it attacks.
    fn charge_ground(&self, id: UnitId, from: At, to: At) -> ChargeGround {
        let hexside = self.map().way(from, to).map_or(Hexside::None, |way| way.hexside);
        ChargeGround {
            target_clear: self.map().place(to).terrain == Some(Terrain::Clear),
            obstacle: !matches!(hexside, Hexside::None | Hexside::Stream),
            fortified: self.works_in(to) != Works::None,
            unsupplied: !self.unit(id).is_supplied(),
        }
    }

    /// OT-8.119, OT-8.120: whether cavalry charges from a hex into another.
    fn charges(&self, id: UnitId, from: At, to: At) -> bool {
        self.class(id) == Class::Cavalry
            && self.left(id).charge > 0
            && self.unit(id).posture == Posture::Epc
            && self.charge_ground(id, from, to).allows()
            && holds("8.119")
    }

    /// OT-8.119, OT-8.120: why cavalry attacks dismounted.
    fn tell_dismounted(
        &self,
        fight: &Fight,
        attackers: &[UnitId],
        charging: &[UnitId],
        log: &mut Log,
    ) {
        let horse = |id: &&UnitId| self.class(**id) == Class::Cavalry && !charging.contains(id);
        let Some(id) = attackers.iter().find(horse) else { return };
        let ground = self.charge_ground(*id, self.unit(*id).at, fight.hex);
        let hindered = ground.hindrances().into_iter().find(|(holds, ..)| *holds);
        if let Some((_, rule, key)) = hindered {
            log.note(rule, key);
        }
    }

    /// A counter engaged in a combat.
    fn engaged(&self, id: UnitId, charging: bool, defends: bool) -> EngagedUnit {
        let (unit, class, left) = (self.unit(id), self.class(id), self.left(id));
        let posture = class.is_combat() || class.is_artillery();
        let value = match class {
            Class::Tank if !holds("9.31") => 0,
            Class::ArmouredCar if !holds("9.40") => 0,
            class if class.is_artillery() => left.fire,
            _ => left.combat,
        };
        EngagedUnit {
            class: Among::of(class),
            value: int(value),
            charge: int(left.charge),
            charging,
            routed: defends && posture && unit.posture == Posture::Routed,
            em: defends && posture && unit.posture == Posture::Em,
            unsupplied: !unit.is_supplied(),
        }
    }

    /// Who defends a hex: combat and artillery units, tanks and cars that run.
    pub(crate) fn defenders_of(&self, fight: &Fight) -> Vec<UnitId> {
        let defends = |id: &UnitId| match self.class(*id) {
            Class::Tank => !self.unit(*id).has(BROKEN),
            Class::ArmouredCar => true,
            class => class.is_combat() || class.is_artillery(),
        };
        let side = fight.attacker.enemy();
        let most = if holds("8.8") { usize::MAX } else { 1 };
        let all = self.stack(fight.hex).filter(|id| self.side(*id) == side && defends(id));
        all.take(most).collect()
    }

    /// Those who attack and still can.
    pub(crate) fn present_attackers(&self, fight: &Fight) -> Vec<UnitId> {
        let here = |id: &UnitId| self.is_on_map(*id) && !self.unit(*id).has(BROKEN);
        fight.attackers.iter().copied().filter(here).collect()
    }

    fn supports_of(&self, fight: &Fight, side: Side) -> Vec<Support> {
        let mut supports = Vec::new();
        for id in &fight.supports[side as usize] {
            let (kind, value) = match self.class(*id) {
                Class::AirDetachment if fight.driven_off[side as usize] => continue,
                Class::AirDetachment if !holds("10.12") => (SupportKind::Air, 0),
                Class::AirDetachment => (SupportKind::Air, self.counter(*id).bomb),
                Class::ArmouredTrain => (SupportKind::ArmouredTrain, self.left(*id).fire),
                Class::Flotilla => (SupportKind::Flotilla, self.left(*id).fire),
                _ => (SupportKind::Artillery, self.left(*id).fire),
            };
            supports.push(Support { kind, value: int(value) });
        }
        supports
    }

    fn contact_fire(&self, fight: &Fight, side: Side) -> Vec<i32> {
        let alive = fight.contact[side as usize].iter().filter(|id| self.is_on_map(**id));
        alive.map(|id| self.left(*id).fire.clamp(1, 6)).collect()
    }

    /// Whether a side still has aircraft over the hex.
    fn flies(&self, fight: &Fight, side: Side) -> bool {
        let of = &fight.supports[side as usize];
        !fight.driven_off[side as usize]
            && of.iter().any(|id| self.class(*id) == Class::AirDetachment)
    }

    /// OT-6.6: whether the formation that wavers has half of the engaged combat PE of its side.
    fn wavers(&self, side: Side, units: &[UnitId]) -> bool {
        let Some(formation) = self.events[side as usize].wavering else { return false };
        let of = units.iter().copied().filter(|id| self.counter(*id).formation == formation);
        let (own, all) = (self.combat_pe(of), self.combat_pe(units.iter().copied()));
        own > 0 && 2 * own >= all
    }

    /// OT-12.2, OT-Q146: the Morale of the dominant-Quality units with most PE; 0 for none.
    fn morale_of(&self, units: &[UnitId], dominant: i32) -> i32 {
        if !self.house().ob_morale {
            return 0;
        }
        let morale = |id: UnitId| {
            let communists = self.unit(id).has(COMMUNISTS) && holds("Q146");
            if communists { 5 } else { self.counter(id).morale }
        };
        // OT-Q71: only the units that make the dominant Quality.
        let counts = |id: UnitId| self.counter(id).quality == dominant || !holds("Q71");
        // OT-Q146: those who have none read their Quality.
        let mut best = (0, dominant, 0);
        for value in 0..=6 {
            let of = units.iter().copied().filter(|id| counts(*id) && morale(*id) == value);
            let (pe, row) = (self.combat_pe(of), if value == 0 { dominant } else { value });
            if pe > 0 && (pe, row) >= (best.0, best.1) {
                best = (pe, row, value);
            }
        }
        best.2
    }

    /// OT-8.113, OT-Q126: whether the attack itself encircles the hex.
    fn attack_encircles(&self, fight: &Fight, attackers: &[UnitId]) -> bool {
        let mut hexes: Vec<SurroundingHex> = Vec::new();
        for (direction, way) in self.map().place(fight.hex).ways.iter().enumerate() {
            let from = attackers.iter().copied().filter(|id| self.unit(*id).at == way.to);
            let pe = self.combat_pe(from);
            if pe > 0 {
                let direction = Int::of(direction as i32);
                hexes.push(SurroundingHex { direction, pe: int(pe) });
            }
        }
        encircles(&hexes, self.house().encirclement_reading)
    }

    /// OT-8.122, OT-Q126: whether half of the attacking PE stand in encircled stacks.
    fn attacker_encircled(&self, fight: &Fight, attackers: &[UnitId]) -> bool {
        let encircled = attackers
            .iter()
            .copied()
            .filter(|id| self.is_encircled(fight.attacker, self.unit(*id).at));
        let (own, all) = (self.combat_pe(encircled), self.combat_pe(attackers.iter().copied()));
        own > 0 && 2 * own >= all
    }

    /// Those of the attackers who charge.
    fn charging(&self, fight: &Fight, attackers: &[UnitId]) -> Vec<UnitId> {
        let charges = |id: &UnitId| {
            self.charges(*id, self.unit(*id).at, fight.hex) && (!fight.rapid || holds("Q29"))
        };
        attackers.iter().copied().filter(charges).collect()
    }

    /// OT-8.104 to OT-8.106: what both parts of a combat bring, the attacker first.
    fn values(
        &self,
        fight: &Fight,
        attackers: &[UnitId],
        charging: &[UnitId],
        defenders: &[UnitId],
        log: &mut Log,
    ) -> [SideValue; 2] {
        let (own, enemy) = (fight.attacker, fight.attacker.enemy());
        let counter_charges =
            |id: UnitId| self.house().counter_charge && self.charges(id, fight.hex, fight.hex);
        let units: Vec<EngagedUnit> =
            attackers.iter().map(|id| self.engaged(*id, charging.contains(id), false)).collect();
        let attack = side_value(
            &Brought {
                units: &units,
                supports: &self.supports_of(fight, own),
                contact: &self.contact_fire(fight, own),
                rapid: fight.rapid,
                pursuit: fight.pursuit,
            },
            log,
        );
        let units: Vec<EngagedUnit> =
            defenders.iter().map(|id| self.engaged(*id, counter_charges(*id), true)).collect();
        let defence = side_value(
            &Brought {
                units: &units,
                supports: &self.supports_of(fight, enemy),
                contact: &self.contact_fire(fight, enemy),
                // OT-Q23: the haste is the attacker's.
                rapid: fight.rapid && !holds("Q23"),
                pursuit: false,
            },
            log,
        );
        [attack, defence]
    }

    /// OT-8.107: the two values that the ratio of a combat is made of, in quarters, as it stands.
    pub(crate) fn ratio(&self, fight: &Fight) -> [i32; 2] {
        let (attackers, defenders) = (self.present_attackers(fight), self.defenders_of(fight));
        let charging = self.charging(fight, &attackers);
        let values = self.values(fight, &attackers, &charging, &defenders, &mut Log::silent());
        values.map(|value| value.combat)
    }

    /// The Attack of a combat as it stands, before its dice; and the dominant Qualities.
    pub(crate) fn attack(&self, fight: &Fight, log: &mut Log) -> (Attack, [i32; 2]) {
        let (attackers, defenders) = (self.present_attackers(fight), self.defenders_of(fight));
        let (own, enemy) = (fight.attacker, fight.attacker.enemy());
        let charging = self.charging(fight, &attackers);
        self.tell_dismounted(fight, &attackers, &charging, log);
        let [attack, defence] = self.values(fight, &attackers, &charging, &defenders, log);
        let dominant = [
            self.dominant_of(attackers.iter().copied()),
            self.dominant_of(defenders.iter().copied()),
        ];
        let count = |units: &[UnitId], class: Class| {
            units.iter().filter(|id| self.class(**id) == class).count() as i32
        };
        let integrated = |units: &[UnitId]| {
            let has = |id: &&UnitId| {
                let epc = self.unit(**id).posture == Posture::Epc || !holds("Q125");
                self.counter(**id).integrated_artillery && epc
            };
            let counts = self.battle.game == Game::Orel && !fight.pursuit;
            let most = if holds("Q25") { i32::MAX } else { 1 };
            if counts { most.min(units.iter().filter(has).count() as i32) } else { 0 }
        };
        let infantry = attackers.iter().copied().filter(|id| self.class(*id) == Class::Infantry);
        let hexsides = fight.hexes.iter().filter_map(|from| self.map().way(*from, fight.hex));
        let hexsides = hexsides.map(|way| way.hexside.defence());
        let hexside = if holds("Q30") { hexsides.min() } else { hexsides.max() }.unwrap_or(0);
        let good_cavalry =
            |id: &UnitId| self.class(*id) == Class::Cavalry && self.counter(*id).quality >= 5;
        let shift = |side: Side, units: &[UnitId]| {
            i32::from(fight.front && side == Side::Red) - i32::from(self.wavers(side, units))
        };
        let white = own == Side::White;
        let fatigue = if white && self.house().ob_fatigue {
            fatigue_level(i32::from(self.extras.fatigue))
        } else {
            0
        };
        let input = AttackModifierInput {
            game: self.battle.game,
            attacker_side: own,
            attack_value: Quarters::of(attack.combat),
            defence_value: Quarters::of(defence.combat),
            attacker_quality: int(dominant[0]),
            defender_quality: int(dominant[1]),
            attacker_support: Quarters::of(attack.support),
            defender_support: Quarters::of(defence.support),
            attacker_integrated: int(integrated(&attackers)),
            defender_integrated: int(integrated(&defenders)),
            attacker_tanks: int(count(&attackers, Class::Tank)),
            attacker_cars: int(count(&attackers, Class::ArmouredCar)),
            defender_tanks: int(count(&defenders, Class::Tank)),
            defender_cars: int(count(&defenders, Class::ArmouredCar)),
            // OT-Q21: the defender's aircraft take nothing off the roll.
            air_support: self.flies(fight, own) && (holds("Q21") || !self.flies(fight, enemy)),
            encirclement: !fight.pursuit && self.attack_encircles(fight, &attackers),
            charge_pe: int(self.combat_pe(charging.iter().copied())),
            infantry_pe: int(self.combat_pe(infantry)),
            clear_terrain: self.map().place(fight.hex).terrain == Some(Terrain::Clear),
            enemy_cavalry_q5: defenders.iter().any(good_cavalry),
            terrain_value: int(self.terrain_defence(fight.hex) + hexside),
            fortification_value: int(self.works_in(fight.hex).defence()),
            attacker_encircled: self.attacker_encircled(fight, &attackers),
            defender_encircled: self.is_encircled(enemy, fight.hex),
            attacker_fiery_speech: fight.fiery[own as usize],
            defender_fiery_speech: fight.fiery[enemy as usize],
            attacker_cheka: fight.cheka && (own == Side::Red || !holds("Q17")),
            defender_cheka: fight.cheka && (enemy == Side::Red || !holds("Q17")),
            attacker_row_shift: int(shift(own, &attackers)),
            defender_row_shift: int(shift(enemy, &defenders)),
            attacker_morale: int(self.morale_of(&attackers, dominant[0])),
            defender_morale: int(self.morale_of(&defenders, dominant[1])),
            ammunition_malus: white
                && self.house().ob_ammunition
                && !fight.ammunition
                && !fight.pursuit,
            night_attack: fight.night,
            fatigue_penalty: int(if fight.pursuit { 0 } else { fatigue }),
            ratio_gap: self.house().ratio_gap,
        };
        if input.attacker_tanks.get() > 0 && input.fortification_value.get() > 0 {
            log.note(ot("9.32"), "tank-cancels-works");
        }
        let modifiers = input.reckon(log);
        let forces = self.forces(fight, &attackers, &defenders);
        let choices = Choices {
            d_for_attacker: Share::Losses,
            d_for_defender: Share::Retreat,
            a_choice: Share::Retreat,
            slash: SlashChoice::Dn,
        };
        let all_routed = defenders.iter().all(|id| {
            let class = self.class(*id);
            !(class.is_combat() || class.is_artillery())
                || self.unit(*id).posture == Posture::Routed
        });
        let kind = if fight.pursuit { Kind::Pursuit { all_routed } } else { Kind::Attack };
        let reading = self.house().trc_reading;
        (Attack::new(&modifiers, forces, choices, reading, kind), dominant)
    }

    /// OT-8.131, OT-8.145: the strength of the two sides.
    fn forces(&self, fight: &Fight, attackers: &[UnitId], defenders: &[UnitId]) -> Forces {
        let arms = |units: &[UnitId], kind: fn(Class) -> bool| {
            let of = units.iter().filter(|id| kind(self.class(**id)));
            of.fold((0, 0), |(pe, count), id| (pe + self.pe(*id), count + 1))
        };
        let combat = arms(defenders, Class::is_combat);
        let guns = arms(defenders, Class::is_artillery);
        let (attacker_pe, attacker_units) = arms(attackers, Class::is_combat);
        let with_guns =
            fight.hexes.iter().any(|at| self.stack(*at).any(|id| self.class(id).is_artillery()));
        let alone = combat.1 == 0;
        Forces {
            attacker_pe,
            attacker_units,
            attacker_artillery: with_guns,
            defender_pe: if alone { guns.0 } else { combat.0 },
            defender_artillery_pe: if alone { 0 } else { guns.0 },
            defender_units: combat.1 + guns.1,
        }
    }
}

/// OT-8.101, OT-8.130: the dice, then the loser's cell, then the winner's, then advance and pursuit.
pub(super) fn run(state: &mut State, table: &mut Table<'_>) -> RunResult {
    let Some(mut fight) = state.fight.take() else { return Ok(StepResult::Done) };
    fight.attackers = state.present_attackers(&fight);
    fight.hexes = state.hexes_of(&fight.attackers);
    if fight.attacker == Side::White && !fight.pursuit {
        state.extras.attacked = true;
        state.extras.nights += u8::from(fight.night);
    }
    tell(table, ot("8.101"), "attack-on-the-hex", Named::Hex(fight.hex));
    let (mut attack, dominant) = state.attack(&fight, table.log());
    if let Err(error) = roll_attack(&mut attack, table).map(drop) {
        state.fight = Some(fight);
        return Err(error);
    }
    fight.dominant = dominant;
    let enemy = fight.attacker.enemy();
    fight.defenders = state.stack(fight.hex).filter(|id| state.side(*id) == enemy).collect();
    fight.guns_alone = !state.combat_units(fight.hex).any(|id| state.side(id) != fight.attacker);
    for part in [Part::Attacker, Part::Defender] {
        let units = match part {
            Part::Attacker => fight.attackers.clone(),
            Part::Defender => state.defenders_of(&fight),
        };
        let arms = |id: &&UnitId| {
            let class = state.class(**id);
            class.is_combat() || class.is_artillery()
        };
        fight.suffered[part as usize].units = units.iter().filter(arms).count() as i32;
    }
    let winner = attack.winner();
    let key = if winner == Part::Attacker { "attacker-wins" } else { "defender-wins" };
    table.log().note(ot("8.101"), key);
    fight.attack = Some(attack);
    state.fight = Some(fight);
    let first = if holds("8.130") { other(winner) } else { winner };
    let steps = [
        CombatStep::Pursue,
        CombatStep::Advance,
        CombatStep::Prisoners,
        CombatStep::Abandoned,
        CombatStep::Apply(other(first)),
        CombatStep::Apply(first),
    ];
    state.runtime.extend(steps.map(Step::Combat));
    Ok(StepResult::Done)
}

/// OT-8.114: cavalry of 2 PE is strong enough for what the rules ask of it.
pub(super) const fn is_strong(pe: i32) -> bool {
    pe >= STRONG
}
