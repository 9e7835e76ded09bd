//! The battle at one moment.

use engine::Register;
use engine::game::{Fixed, Runtime};

use super::MarieLouise;
use super::battle::{Battle, Listed, Officer};
use super::choice::{BrigadeId, GeneralId, UnitId};
use super::geometry::{Body, Pose, Rect, Spot, lead};
use super::step::{Stage, Step};
use crate::ch06_movement::{Ground as Crossed, Pace};
use crate::holds;
use crate::options::HouseRules;
use crate::scenario::{Scenario, Side};
use crate::unit::{Arm, Direction, Formation, Marker, Order};

/// What the players agree on besides the scenario: the rules in force.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    pub house_rules: HouseRules,
}

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Status {
    /// ML-Q143: a reinforcement that has not come on.
    ToCome,
    OnTable,
    Eliminated,
    /// ML-Q11: it left by a friendly edge.
    Withdrawn,
    /// ML-8.49: guns without gunners.
    Abandoned,
    /// ML-8.51.
    Spiked,
}

/// A unit at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Troop {
    pub(crate) status: Status,
    pub(crate) pose: Pose,
    pub(crate) elements: u8,
    /// ML-7.28: the counter of losses.
    pub(crate) losses: u8,
    pub(crate) formation: Formation,
    pub(crate) marker: Marker,
    /// ML-1.31: the strongpoint that it holds.
    pub(crate) building: Option<u8>,
    pub(crate) first_fire_spent: bool,
    pub(crate) fired: bool,
    /// The order that it acts on in this turn; a battery's R is to redeploy.
    pub(crate) order: Order,
    /// ML-4.8: a token lies beside it.
    pub(crate) token: bool,
    pub(crate) previous: Order,
    pub(crate) hesitant_last: bool,
    pub(crate) immobile_last: bool,
    /// ML-Q144: thousandths of a sequence.
    pub(crate) used: u16,
    pub(crate) moved: bool,
    pub(crate) adjusting: bool,
    /// ML-7.47: guns that unlimbered or turned.
    pub(crate) turned: bool,
    /// ML-7.24: it makes a retreat.
    pub(crate) retiring: bool,
    /// ML-5.35: it failed to rally.
    pub(crate) may_retire: bool,
    pub(crate) had_marker: bool,
    /// ML-Q88: turns running in which it has charged, and whether the last led to a melee.
    pub(crate) charges: u8,
    pub(crate) melee_charge: bool,
    pub(crate) charged_now: bool,
    pub(crate) fought: bool,
    /// ML-Q47: an obstacle that it stopped at, and in which turn.
    pub(crate) credit: Option<(u8, u8)>,
    /// ML-Q129: the worst direction of the fire that cost it a loss in this window.
    pub(crate) struck: Direction,
    /// ML-10.1: losses of this window, for the generals with it.
    pub(crate) fresh: u8,
    /// It routs, and flees when its tests are over.
    pub(crate) flees: bool,
    /// Tests that it owes for this event.
    pub(crate) owes: u8,
    /// ML-8.52: a friendly square was near when the turn began.
    pub(crate) square_near: bool,
    /// ML-11.2: its activation number; 0 for none.
    pub(crate) number: u8,
    /// ML-Q39: the values that dice have used, where they are hidden.
    pub(crate) shown: u8,
}

/// A general at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct General {
    pub(crate) here: bool,
    pub(crate) at: (i32, i32),
    pub(crate) with: Option<UnitId>,
    /// The turn in which he was lost.
    pub(crate) lost: Option<u8>,
    pub(crate) competence: u8,
    pub(crate) charisma: u8,
    pub(crate) deputy: bool,
    /// ML-Q39: the values that dice have used, where they are hidden.
    pub(crate) shown: u8,
}

/// ML-4.1: a brigade at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct BrigadeState {
    /// The order that it follows in this turn.
    pub(crate) order: Order,
    pub(crate) previous: Order,
}

/// What a unit under C does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Role {
    Charges,
    /// ML-8.15: beside this unit.
    Flank(UnitId),
    /// ML-8.16: behind this unit.
    Rear(UnitId),
}

/// A charge of this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Charge {
    pub(crate) unit: UnitId,
    pub(crate) target: UnitId,
    pub(crate) role: Role,
    pub(crate) bonus: bool,
    /// ML-Q126: its target may not fire freely.
    pub(crate) in_reach: bool,
    /// Where it started, and how far from its target.
    pub(crate) from: Pose,
    pub(crate) start: i64,
    pub(crate) direction: Direction,
    /// Basic allowance without what obstacles take, bonus thrown, and what it has gone.
    pub(crate) basic: i64,
    pub(crate) extra: i64,
    pub(crate) gone: i64,
    /// What obstacles have taken of the allowance.
    pub(crate) crossing: i64,
    pub(crate) reached: bool,
    /// It fell short, was broken, or has been resolved.
    pub(crate) over: bool,
    /// ML-Q134: another enemy was in its way, who has not seen it come.
    pub(crate) diverted: bool,
    /// ML-8.44: the two charge each other.
    pub(crate) mutual: bool,
    /// ML-Q135: declared anew; who is charged by it reacts once more.
    pub(crate) fresh: bool,
}

/// How a charged unit reacts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Reaction {
    /// Guns that are not to be turned.
    Keep,
    FullSquare,
    Turn(UnitId),
    Evade,
}

/// ML-Q128: a rout or a destruction that friends may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Event {
    pub(crate) unit: UnitId,
    pub(crate) at: Pose,
    pub(crate) formation: Formation,
}

/// The battle at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) battle: Fixed<Battle>,
    pub(crate) turn: u8,
    /// ML-Q123: the winner of the turn's lot.
    pub(crate) first: Side,
    pub(crate) troops: Register<Troop, 8>,
    pub(crate) generals: Register<General, 8>,
    pub(crate) brigades: Vec<BrigadeState>,
    pub(crate) charges: Vec<Charge>,
    pub(crate) reactions: Vec<(UnitId, Reaction)>,
    pub(crate) events: Vec<Event>,
    /// ML-Q144: what is to be done in the retreat step, once hasty fires are over.
    pub(crate) retreats: Vec<super::choice::Choice>,
    pub(crate) burning: u32,
    pub(crate) holders: Vec<Option<Side>>,
    pub(crate) service_used: [bool; 2],
    pub(crate) runtime: Runtime<MarieLouise>,
}

impl State {
    pub(crate) fn new(scenario: &Scenario, options: &Options) -> Self {
        let battle = Battle::new(scenario, options.house_rules);
        let troop = |listed: &Listed| Troop {
            status: if listed.arrival.is_some() { Status::ToCome } else { Status::OnTable },
            pose: listed.pose.unwrap_or_default(),
            elements: listed.elements - listed.lost,
            losses: listed.losses,
            formation: listed.formation,
            marker: listed.marker,
            building: listed.strongpoint,
            first_fire_spent: listed.first_fire_spent,
            fired: false,
            order: Order::None,
            token: false,
            previous: listed.previous,
            hesitant_last: listed.hesitant_last,
            immobile_last: listed.immobile_last,
            used: 0,
            moved: false,
            adjusting: false,
            turned: false,
            retiring: false,
            may_retire: false,
            had_marker: false,
            charges: 0,
            melee_charge: false,
            charged_now: false,
            fought: false,
            credit: None,
            struck: Direction::Front,
            fresh: 0,
            owes: 0,
            flees: false,
            square_near: false,
            number: 0,
            shown: 0,
        };
        let general = |officer: &Officer| General {
            here: officer.arrives.is_none(),
            at: officer.at.map_or((0, 0), |at| ((at.x / 10) as i32, (at.y / 10) as i32)),
            with: officer.with,
            lost: None,
            competence: officer.competence,
            charisma: officer.charisma,
            deputy: false,
            shown: 0,
        };
        let brigade = |one: &super::battle::Brigaded| BrigadeState {
            order: Order::None,
            previous: one.previous,
        };
        let mut stack = vec![Step::Stage(Stage::StartTurn)];
        if battle.house.free_deployment {
            stack.push(Step::deploy());
        }
        let mut state = Self {
            turn: battle.first_turn,
            first: Side::First,
            troops: battle.units.iter().map(troop).collect(),
            generals: battle.generals.iter().map(general).collect(),
            brigades: battle.brigades.iter().map(brigade).collect(),
            charges: Vec::new(),
            reactions: Vec::new(),
            events: Vec::new(),
            retreats: Vec::new(),
            burning: 0,
            holders: battle.goals.iter().map(|goal| goal.holder).collect(),
            service_used: [false; 2],
            battle: Fixed::new(battle),
            runtime: Runtime::new(stack),
        };
        state.generals_follow();
        state
    }

    pub(crate) fn house(&self) -> &HouseRules {
        &self.battle.house
    }

    pub(crate) fn listed(&self, id: UnitId) -> &Listed {
        self.battle.unit(id)
    }

    pub(crate) fn troop(&self, id: UnitId) -> &Troop {
        &self.troops[usize::from(id.0)]
    }

    pub(crate) fn troop_mut(&mut self, id: UnitId) -> &mut Troop {
        &mut self.troops[usize::from(id.0)]
    }

    pub(crate) fn general(&self, id: GeneralId) -> &General {
        &self.generals[usize::from(id.0)]
    }

    pub(crate) fn general_mut(&mut self, id: GeneralId) -> &mut General {
        &mut self.generals[usize::from(id.0)]
    }

    pub(crate) fn exists(&self, id: UnitId) -> bool {
        usize::from(id.0) < self.troops.len()
    }

    pub(crate) fn side(&self, id: UnitId) -> Side {
        self.listed(id).side
    }

    pub(crate) fn arm(&self, id: UnitId) -> Arm {
        self.listed(id).arm
    }

    /// Whether a unit is on the table, with its men.
    pub(crate) fn stands(&self, id: UnitId) -> bool {
        self.exists(id) && self.troop(id).status == Status::OnTable
    }

    pub(crate) fn on_table(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.battle.units().filter(|id| self.stands(*id))
    }

    pub(crate) fn army(&self, side: Side) -> impl Iterator<Item = UnitId> + '_ {
        self.on_table().filter(move |id| self.side(*id) == side)
    }

    /// ML-Q123: all units on the table, side A's first.
    pub(crate) fn in_order(&self) -> Vec<UnitId> {
        let first = if holds("Q123") { self.first } else { Side::First };
        self.army(first).chain(self.army(first.enemy())).collect()
    }

    /// The generals of a side who are on the table.
    pub(crate) fn staff(&self, side: Side) -> impl Iterator<Item = GeneralId> + '_ {
        self.battle
            .generals()
            .filter(move |id| self.battle.general(*id).side == side && self.is_present(*id))
    }

    pub(crate) fn is_present(&self, id: GeneralId) -> bool {
        usize::from(id.0) < self.generals.len() && {
            let general = self.general(id);
            general.here && general.lost.is_none()
        }
    }

    /// Who commands a brigade now.
    pub(crate) fn brigadier(&self, id: BrigadeId) -> Option<GeneralId> {
        Some(self.battle.brigade(id).brigadier).filter(|general| self.is_present(*general))
    }

    /// The generals with a unit, lowest grade first.
    pub(crate) fn attached(&self, unit: UnitId) -> Vec<GeneralId> {
        let all = self.battle.generals();
        let mut with: Vec<GeneralId> =
            all.filter(|id| self.is_present(*id) && self.general(*id).with == Some(unit)).collect();
        with.sort_by_key(|id| self.battle.general(*id).grade as u8);
        with
    }

    pub(crate) fn spot(&self, id: UnitId) -> Spot {
        self.troop(id).pose.centre()
    }

    pub(crate) fn general_spot(&self, id: GeneralId) -> Spot {
        let (x, y) = self.general(id).at;
        Spot::new(i64::from(x) * 10, i64::from(y) * 10)
    }

    pub(crate) fn put_general(&mut self, id: GeneralId, at: Spot) {
        use super::geometry::rounded;
        self.general_mut(id).at = (rounded(at.x), rounded(at.y));
    }

    /// ML-Q141: an attached general is at the lead centre of his unit.
    pub(crate) fn generals_follow(&mut self) {
        for id in self.battle.generals() {
            if let Some(unit) = self.general(id).with.filter(|_| self.is_present(id)) {
                let pose = self.troop(unit).pose;
                self.general_mut(id).at = (pose.x, pose.y);
            }
        }
    }

    pub(crate) fn lead(&self, id: UnitId) -> Rect {
        lead(self.arm(id), self.troop(id).pose)
    }

    /// ML-Q15, ML-Q57: infantry in open order; foragers by the house rule.
    pub(crate) fn is_skirmisher(&self, id: UnitId) -> bool {
        let open = self.troop(id).formation == Formation::Skirmish;
        open && (self.arm(id) == Arm::Infantry
            || self.house().foragers_as_skirmishers
            || !holds("Q15"))
    }

    /// ML-Q147: the ground that a unit would cover at a place.
    pub(crate) fn body_at(&self, id: UnitId, formation: Formation, pose: Pose) -> Body {
        if let Some(building) = self.troop(id).building.filter(|_| formation.in_building())
            && holds("Q140")
        {
            return Body::Garrison(building);
        }
        Body::of(self.arm(id), formation, self.troop(id).elements, pose)
    }

    pub(crate) fn body(&self, id: UnitId) -> Body {
        let troop = self.troop(id);
        self.body_at(id, troop.formation, troop.pose)
    }

    /// ML-6.18, ML-Q57: what of a unit stops an enemy.
    pub(crate) fn blocking(&self, id: UnitId) -> Body {
        let gives_way = self.is_skirmisher(id) && holds("6.18") && holds("Q57");
        if gives_way { Body::Block(self.lead(id)) } else { self.body(id) }
    }

    /// Whether two bodies share ground, garrisons included.
    pub(crate) fn overlap(&self, one: &Body, other: &Body) -> bool {
        match (one, other) {
            (Body::Garrison(a), Body::Garrison(b)) => a == b,
            (Body::Garrison(building), open) | (open, Body::Garrison(building)) => {
                let point = &self.battle.ground.strongpoints[usize::from(*building)];
                match open {
                    Body::Block(rect) => point.polygon.touches(rect),
                    Body::Disc(centre, radius) => {
                        point.distance_to(*centre) < radius - super::geometry::SLACK
                    }
                    Body::Garrison(_) => false,
                }
            }
            (one, other) => one.overlaps(other),
        }
    }

    /// ML-6.1: how far a unit could go on some ground in a formation, without regard to its marker.
    pub(crate) fn pace(&self, id: UnitId, formation: Formation, ground: Crossed) -> Pace {
        let (listed, house) = (self.listed(id), self.house());
        match listed.arm {
            Arm::Infantry => {
                let training = listed.training_manoeuvre;
                Pace::of_infantry(formation, Marker::None, training, ground)
            }
            Arm::Cavalry => Pace::of_cavalry(listed.class, formation, Marker::None, ground, house),
            Arm::Artillery => Pace::of_artillery(listed.guns, listed.mount, ground, house),
        }
    }

    /// ML-1.60, ML-Q17: a unit gets a marker, unless it has a worse one; the marker cancels its order.
    pub(crate) fn mark(&mut self, id: UnitId, marker: Marker) {
        let troop = self.troop_mut(id);
        let worse = marker > troop.marker;
        if worse {
            troop.marker = marker;
        }
        if worse && holds("1.60") && holds("Q17") {
            troop.order = Order::None;
        }
        troop.had_marker = true;
        if marker == Marker::Routed && troop.formation != Formation::Limbered && holds("1.59") {
            troop.formation = Formation::Disorganised;
            troop.building = None;
        }
    }

    /// ML-Q144: what a charge, with the ground taken and the pursuit, has used of the sequence; never with
    /// the bonus in the allowance.
    pub(crate) fn spend_on_charge(&mut self, id: UnitId, taken: i64) {
        let Some(charge) = self.charge_of(id).copied() else { return };
        let used = (charge.gone + taken + charge.crossing) * 1000;
        let allowance = (charge.basic + charge.crossing).max(1);
        let used = if holds("Q144") { used / allowance } else { 0 };
        self.troop_mut(id).used = used.min(1000) as u16;
    }

    /// The charge that a unit makes in this turn.
    pub(crate) fn charge_of(&self, id: UnitId) -> Option<&Charge> {
        self.charges.iter().find(|charge| charge.unit == id)
    }

    /// ML-Q75: any marker breaks a charge.
    pub(crate) fn is_broken(&self, charge: &Charge) -> bool {
        let marked = self.troop(charge.unit).marker != Marker::None;
        !self.stands(charge.unit) || (marked && holds("Q75"))
    }

    /// ML-Q126: whether a charge at a unit is under way.
    pub(crate) fn is_charged(&self, id: UnitId) -> bool {
        self.charges.iter().any(|charge| {
            charge.target == id
                && charge.role == Role::Charges
                && charge.in_reach
                && !charge.over
                && !self.is_broken(charge)
        })
    }
}
