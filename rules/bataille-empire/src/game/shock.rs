//! BE-16, BE-Q68, BE-Q78: all that counts in a shock.

use engine::input::Int;

use super::aim::SupportKind;
use super::choice::UnitId;
use super::engage::{Engagement, Kind};
use super::geometry::{FINE, Line, Spot, UD};
use super::state::State;
use crate::ch05_movement::is_penalised;
use crate::ch16_shock_facts::{AttackFrom, ChargerInput, Contact, DefenderInput, ShockInput};
use crate::ch20_geometry::{Zone, moving};
use crate::holds;
use crate::measure::Parts;
use crate::options::ReactionMarker;
use crate::scenario::{TerrainKind, Trait};
use crate::unit::{Arm, Cover, Formation, Order, Response, Terrain};

/// What both sides of a shock have in common.
struct Common {
    supports: [i32; 3],
    morale: i32,
    threats: super::support::Threats,
    high: bool,
    attached: bool,
    out: bool,
    penalised: bool,
    marker: bool,
}

impl State {
    fn common(&self, id: UnitId, other: UnitId, e: &Engagement, struck: Option<Zone>) -> Common {
        let side = usize::from(id != e.charger);
        let kinds: Vec<_> =
            e.supports[side].iter().map(|one| self.support_kind(*one, other)).collect();
        let count = |kind: SupportKind| {
            kinds.iter().filter(|one| **one == Some(kind)).count().min(2) as i32
        };
        let attached = self.attached(id).is_some();
        let level = |one: UnitId| self.battle.level(self.centre(one));
        // BE-5.8: skirmishers are never hindered.
        let loose = self.troop(id).formation == Formation::Skirmish && !holds("5.8");
        let flanked = (self.has_flanks(id) || loose) && self.unit(id).arm != Arm::Artillery;
        let standing = self.unit(id);
        let class = self.battle.class_at(self.centre(id));
        let light = standing.has(Trait::LightInfantry);
        let stands = is_penalised(standing.mover(), moving(self.troop(id).formation), class, light);
        let garrison = self.troop(id).garrison.is_some();
        let early = e.early.contains(&id) && self.house().reaction_marker == ReactionMarker::After;
        Common {
            supports: [SupportKind::Fire, SupportKind::Canister, SupportKind::Skirmishers]
                .map(count),
            morale: self.morale_supports(id, &[e.charger, e.target]).len() as i32,
            threats: self.threats(id, struck),
            high: level(id) > level(other) && !garrison,
            attached,
            out: !attached && self.out_of_command(id),
            // BE-Q68: the charger by its way, who stands by the ground under it.
            penalised: flanked
                && if id == e.charger { e.penalised } else { stands && !garrison && holds("Q68") },
            marker: self.troop(id).marker && !early && holds("7.6") && holds("Q23"),
        }
    }

    /// BE-16.10 to BE-16.36: the facts of a shock.
    pub(crate) fn shock_facts(&self, e: &Engagement) -> ShockInput {
        let (charger, target) = (e.charger, e.target);
        let zone = e.line.zone();
        let garrison = self.is_garrison(target);
        let turned = zone.is_turned() && self.has_flanks(target) && !e.countered;
        let struck = turned.then_some(zone);
        let own = self.common(charger, target, e, Some(Zone::Front));
        let their = self.common(target, charger, e, struck.or(Some(Zone::Front)));
        let (unit, troop) = (self.unit(charger), self.troop(charger));
        let (other, mark) = (self.unit(target), self.troop(target));
        let defender_arm = self.arm(target);
        let attacks =
            |id: UnitId| self.unit(id).arm == Arm::Cavalry && self.order(id) == Order::Attack;
        let elan = |id: UnitId| self.unit(id).has(Trait::Elan) && self.arm(id) != Arm::Skirmishers;
        let charger_facts = ChargerInput {
            arm: self.arm(charger),
            formation: troop.formation,
            weight: unit.weight,
            morale: Int::of(unit.morale),
            status: unit.status,
            losses: Parts::of(i32::from(troop.losses)),
            size: unit.size,
            detached: unit.is_detached(),
            ft: Int::of(if unit.arm == Arm::Infantry { self.ft_of_table(charger) } else { 0 }),
            disorder: false,
            // BE-Q103: a pursuer has its marker in its second shock.
            action_marker: own.marker && e.kind == Kind::Pursuit && holds("Q103"),
            lance: unit.has(Trait::Lance),
            cuirass: unit.has(Trait::Cuirass),
            elan: elan(charger),
            impetuous: unit.has(Trait::Impetuous),
            order_attack: attacks(charger),
            general_attached: own.attached,
            out_of_command: own.out,
            morale_supports: Int::of(own.morale),
            fire_supports: Int::of(own.supports[0]),
            canister_supports: Int::of(own.supports[1].min(2 - own.supports[0].min(2))),
            skirmisher_supports: Int::of(own.supports[2]),
            high_ground: own.high,
            threats: Int::of(own.threats.all),
            cavalry_threats: Int::of(own.threats.cavalry),
            penalised: own.penalised,
        };
        let secure = self.secure_flanks(target);
        let secure = match zone {
            Zone::Left if turned => [false, secure[1]],
            Zone::Right if turned => [secure[0], false],
            _ => secure,
        };
        let edged = defender_arm == Arm::Infantry && mark.formation.is_line_or_column()
            || mark.formation == Formation::Deployed;
        let secure = if edged && !e.countered {
            secure.iter().filter(|one| **one).count() as i32
        } else {
            0
        };
        let cover = self.shock_cover(e);
        let open = 3 - secure - i32::from(turned);
        let threats = their.threats.all.min(open);
        let defender_facts = DefenderInput {
            arm: defender_arm,
            formation: mark.formation,
            weight: other.weight,
            morale: Int::of(other.morale),
            status: other.status,
            losses: Parts::of(i32::from(mark.losses)),
            size: other.size,
            detached: other.is_detached(),
            ft: Int::of(if other.arm == Arm::Infantry { self.ft_of_table(target) } else { 0 }),
            disorder: mark.disorder,
            action_marker: their.marker,
            lance: other.has(Trait::Lance),
            cuirass: other.has(Trait::Cuirass),
            elan: elan(target),
            impetuous: other.has(Trait::Impetuous),
            order_attack: attacks(target),
            general_attached: their.attached,
            out_of_command: their.out,
            morale_supports: Int::of(their.morale),
            fire_supports: Int::of(their.supports[0]),
            canister_supports: Int::of(their.supports[1].min(2 - their.supports[0].min(2))),
            skirmisher_supports: Int::of(their.supports[2]),
            high_ground: their.high,
            threats: Int::of(threats),
            cavalry_threats: Int::of(their.threats.cavalry.min(threats)),
            penalised: their.penalised,
            tenacious: other.has(Trait::Tenacious),
            battalion_guns: other.has(Trait::BattalionGuns),
            melee_weapons: other.has(Trait::MeleeWeapons),
            secure_flanks: Int::of(secure),
            cover: if e.countered { Cover::None } else { cover },
            riverbank: !e.countered && self.defends_bank(e),
        };
        let cavalry = unit.arm == Arm::Cavalry || other.arm == Arm::Cavalry;
        let guns = other.arm == Arm::Artillery;
        let rough = self.battle.class_at(self.centre(target)) == Terrain::Difficult;
        let difficult = garrison || rough && !cavalry && !guns;
        let bridge = self.battle.is_on_bridge(&self.rect(charger))
            || !garrison && self.battle.is_on_bridge(&self.rect(target));
        ShockInput {
            charger: charger_facts,
            defender: defender_facts,
            contact: match e.kind {
                Kind::Charge => Contact::Charge,
                Kind::Opportunity => Contact::Opportunity,
                Kind::Pursuit => Contact::Pursuit,
            },
            response: if e.countered { Response::CounterCharge } else { Response::Stand },
            attack_from: match zone {
                _ if !turned => AttackFrom::Front,
                Zone::Rear => AttackFrom::Rear,
                _ => AttackFrom::Flank,
            },
            on_bridge: bridge && !difficult,
            difficult_place: difficult,
        }
    }

    /// BE-16.26: the cover that the target defends.
    fn shock_cover(&self, e: &Engagement) -> Cover {
        if self.unit(e.target).arm == Arm::Cavalry {
            return Cover::None;
        }
        self.cover(e.target, e.from.spot())
    }

    /// BE-16.32, BE-Q68: the charge crosses a stream within half a UD of the struck side.
    fn defends_bank(&self, e: &Engagement) -> bool {
        if self.troop(e.target).garrison.is_some() {
            return false;
        }
        let contact = e.line.contact.spot();
        let way = Line::new(e.from.spot(), contact.towards(e.line.facing, FINE));
        let streams = self.battle.terrain.iter().filter(|piece| piece.kind == TerrainKind::Stream);
        // BE-Q68: within half a UD of the struck side, wherever along it.
        let target = self.body(e.target);
        let near = |at: Spot| target.distance_to_point(at) <= UD / 2;
        streams
            .flat_map(|piece| &piece.lines)
            .any(|line| way.crossing_point(*line).is_some_and(near))
            && holds("22.9")
    }
}
