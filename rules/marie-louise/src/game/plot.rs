//! ML-6.3 to ML-6.13, ML-3.16, ML-3.17, ML-6.19, ML-6.20, ML-Q143: what a unit may plot, and what it comes
//! to.

use engine::input::Decimal;
use engine::{Log, Refusal};

use super::choice::{AboutFace, BrigadeId, Choice, Plot, UnitId};
use super::geometry::{
    Line, PAS, Pose, Quarter, SLACK, Spot, Way, heading, lead, quarter, rounded, spot, turned,
};
use super::moves::{Manoeuvre, MoveKind, Mover};
use super::paths::{MoveBudget, last_such};
use super::state::{State, Status};
use super::step::refused;
use crate::ch03_artillery::MANHANDLING;
use crate::ch06_manoeuvres::{Plan, check_doctrine};
use crate::ch06_movement::{Terrain, Troops, extra_cost};
use crate::ch14_doctrine::Doctrine;
use crate::holds;
use crate::scenario::{Edge, Side};
use crate::unit::{Arm, Formation, Level, Marker, Order};
use board::heading::angle_between;

/// Half sequences in a sequence.
const SEQUENCE: i64 = 2;

/// A whole brigade straight ahead, each unit as far as it goes, in thousandths of a pas.
pub(crate) const AS_FAR_AS_IT_GOES: i32 = 40_000;
/// The distances that are offered to a whole brigade: all that it can, and what leaves it time to fire
/// (ML-3.12).
const TOGETHER: [i32; 2] = [AS_FAR_AS_IT_GOES, 4_000];

impl State {
    /// What a whole brigade straight ahead comes to: a plot for each of these units that can go so.
    pub(crate) fn advance(
        &self,
        brigade: BrigadeId,
        distance: i32,
        units: impl Iterator<Item = UnitId>,
    ) -> Vec<(UnitId, Plot)> {
        let own = units.filter(|id| {
            let troop = self.troop(*id);
            self.listed(*id).brigade == Some(brigade)
                && troop.status == Status::OnTable
                && troop.order == Order::Manoeuvre
                && !troop.formation.in_building()
        });
        let plots = own.filter_map(|id| {
            let pose = self.troop(id).pose;
            let most = self.first_step(id, self.troop(id).formation);
            let length = most.min(i64::from(distance.clamp(0, AS_FAR_AS_IT_GOES)) * 10);
            let end = self.spot(id).towards(pose.facing, length);
            let plot = Plot { legs: vec![[rounded(end.x), rounded(end.y)]], ..Plot::default() };
            (length >= PAS && self.plan(id, &plot).is_ok()).then_some((id, plot))
        });
        plots.collect()
    }

    /// The ways of a whole brigade that are listed while these units have no plot.
    pub(crate) fn advances(&self, side: Side, units: &[UnitId]) -> Vec<Choice> {
        let brigades = self.battle.brigades().filter(|id| self.battle.brigade(*id).side == side);
        let mut listed = Vec::new();
        for brigade in brigades.filter(|id| self.brigadier(*id).is_some()) {
            for distance in TOGETHER {
                // One unit is told by itself.
                if self.advance(brigade, distance, units.iter().copied()).len() > 1 {
                    listed.push(Choice::Advance { brigade, distance });
                }
            }
        }
        listed
    }

    /// Whether something may be plotted for a unit.
    pub(crate) fn may_plot(&self, id: UnitId) -> bool {
        let (listed, troop) = (self.listed(id), self.troop(id));
        if troop.status == Status::ToCome {
            return listed.arrival.is_some_and(|arrival| arrival.turn <= self.turn);
        }
        // ML-Q110: who hesitates neither moves nor turns.
        let order = match troop.marker {
            Marker::None => troop.order,
            Marker::Hesitant if !holds("Q110") => Order::Hold,
            Marker::Hesitant | Marker::Shaken | Marker::Routed => return false,
        };
        if troop.status != Status::OnTable {
            return false;
        }
        match (order, listed.arm) {
            (Order::Manoeuvre, _) => !troop.moved,
            (Order::Hold, Arm::Artillery) => {
                troop.formation == Formation::Unlimbered && !troop.fired
            }
            (Order::Hold, Arm::Infantry) => {
                (!troop.fired || !holds("Q58"))
                    && (troop.used < 1000 || !holds("Q139"))
                    && !troop.formation.is_square()
                    && !troop.formation.in_building()
                    && self.battle.ground.surface(self.spot(id)).terrain != Terrain::VeryRough
            }
            _ => false,
        }
    }

    fn doctrine(&self, id: UnitId) -> Doctrine {
        match (self.arm(id), self.listed(id).brigade) {
            (Arm::Infantry, Some(brigade)) => self.battle.brigade(brigade).doctrine,
            _ => Doctrine::Mixed,
        }
    }

    /// The judge of a plot: what comes of it, if it may be.
    pub(crate) fn plan(&self, id: UnitId, plot: &Plot) -> Result<Mover, Refusal> {
        let out = plot.legs.iter().flatten().any(|part| part.abs() > 300_000);
        if out || plot.legs.len() > 9 || plot.facing.is_some_and(|facing| facing >= 3600) {
            return Err(refused("Q54", "game-no-such-path"));
        }
        if !self.may_plot(id) {
            return Err(refused("6.3", "game-may-not-move"));
        }
        let troop = self.troop(id);
        if troop.status == Status::ToCome {
            return self.entry(id, plot);
        }
        match (troop.order, self.arm(id)) {
            (Order::Hold, Arm::Artillery) => self.handle_guns(id, plot),
            (Order::Hold, _) => self.adjust(id, plot),
            (_, Arm::Artillery) => self.drive(id, plot),
            _ => self.manoeuvre(id, plot),
        }
    }

    fn still(&self, id: UnitId, kind: MoveKind) -> Mover {
        Mover {
            unit: id,
            way: Way(vec![self.spot(id)]),
            most: 0,
            net: 0,
            from_tick: 0,
            gone: 0,
            stopped: false,
            manoeuvre: None,
            about: AboutFace::No,
            halves: 0,
            follows: false,
            occupy: None,
            bastion: false,
            kind,
            obstacles: 0,
            credit: None,
            basic: 0,
            started: false,
            enters: false,
        }
    }

    fn way_of(&self, id: UnitId, plot: &Plot) -> Way {
        let mut points = vec![self.spot(id)];
        points.extend(plot.legs.iter().map(|leg| spot(*leg)));
        Way(points)
    }

    /// ML-6.3, ML-6.4, ML-Q54: whether the legs of a way may be gone.
    pub(crate) fn check_legs(&self, way: &Way, facing: u16, bends: bool) -> Result<(), Refusal> {
        let legs: Vec<Line> = Line::chain(&way.0).collect();
        let bends = bends && holds("6.4");
        let most = if bends { 8 } else { 2 };
        if legs.len() > most {
            return Err(refused("Q54", "game-too-many-legs"));
        }
        let mut before = facing;
        for (index, leg) in legs.iter().enumerate() {
            if leg.length() < SLACK {
                return Err(refused("Q54", "game-no-such-path"));
            }
            let towards = heading(leg.from, leg.to, before);
            if bends {
                let sharp = angle_between(before, towards).abs() > 900;
                let short = index > 0 && legs[index - 1].length() < PAS - SLACK;
                if sharp || short {
                    return Err(refused("Q54", "game-turns-too-sharply"));
                }
                before = towards;
            } else {
                let pose = Pose { facing, ..Pose::default() }.at(leg.from);
                if quarter(pose, leg.to) != Quarter::Front {
                    return Err(refused("6.3", "game-outside-the-front-quarter"));
                }
            }
        }
        Ok(())
    }

    /// ML-6.3 to ML-6.13: infantry and cavalry under M.
    fn manoeuvre(&self, id: UnitId, plot: &Plot) -> Result<Mover, Refusal> {
        let (listed, troop) = (self.listed(id), self.troop(id));
        if let Some(building) = plot.occupy {
            return self.occupy(id, building, plot);
        }
        let formation = troop.formation;
        let leaves = formation.in_building() && !plot.legs.is_empty();
        let changed = plot.change.filter(|change| *change != formation);
        if plot.change.is_some_and(|change| {
            !change.fits(listed.arm)
                || change.in_building()
                || matches!(change, Formation::FullSquare | Formation::Disorganised)
        }) {
            return Err(refused("Q55", "game-no-such-change"));
        }
        let reorient = plot.facing.is_some_and(|facing| facing != troop.pose.facing);
        let about = plot.about_face != AboutFace::No;
        let mut way = self.way_of(id, plot);
        let moving = if plot.move_first || changed.is_none() {
            formation
        } else {
            changed.unwrap_or(formation)
        };
        let bends = leaves || moving == Formation::MarchColumn;
        let base = if plot.about_face == AboutFace::Before {
            turned(troop.pose.facing, 1800)
        } else {
            troop.pose.facing
        };
        let facing = if plot.move_first { base } else { plot.facing.unwrap_or(base) };
        let rooted = moving.is_square() && listed.training_manoeuvre != Level::Superior;
        if rooted && !plot.legs.is_empty() {
            return Err(refused("6.11", "game-square-stands"));
        }
        if !plot.legs.is_empty() && !leaves {
            self.check_legs(&way, facing, bends)?;
        } else if leaves && plot.legs.len() > 8 {
            return Err(refused("Q54", "game-too-many-legs"));
        }
        let along_edge = self.doctrine(id) == Doctrine::Deep && listed.arm == Arm::Infantry && {
            let at = if plot.move_first { way.end() } else { self.spot(id) };
            self.battle.ground.along_edge(&lead(listed.arm, troop.pose.at(at)))
        };
        check_doctrine(listed.arm, changed, self.doctrine(id), along_edge, self.house())?;
        let plan = Plan {
            arm: listed.arm,
            formation,
            training: listed.training_manoeuvre,
            open_order_only: listed.open_order_only,
            change: changed,
            reorient,
            about_face: about,
            distance: Decimal::whole(0),
        };
        let troops = Troops {
            arm: listed.arm,
            class: Some(listed.class),
            training: listed.training_manoeuvre,
        };
        let mut log = Log::silent();
        let ground = self.battle.ground.surface(self.spot(id));
        plan.budget(
            plot.move_first && (changed.is_some() || reorient),
            0,
            troops,
            ground,
            self.house(),
            &mut log,
        )?;
        let halves = i64::from(plan.half_sequences(&mut log));
        let pace_formation = if leaves { Formation::Disorganised } else { moving };
        let spent = i64::from(extra_cost(0, about)) * PAS;
        let budget = MoveBudget {
            wants: way.length(),
            halves: SEQUENCE - halves,
            spent,
            bonus: 0,
            credit: self.credit(id),
        };
        let survey = self.battle.ground.survey(&way, self.walker(id, pace_formation));
        let mut gone = self
            .farthest(&survey, budget, listed.arm, |ground| self.pace(id, pace_formation, ground));
        let allowance =
            self.first_allowance(id, pace_formation, &survey) * (SEQUENCE - halves) / 2 - spent;
        if way.length() > allowance.max(0) + 2 * SLACK {
            return Err(refused("6.1", "farther-than-the-plan-allows"));
        }
        if leaves {
            let rough =
                crate::ch06_movement::Ground { terrain: Terrain::Rough, high_vegetation: false };
            let out = i64::from(self.pace(id, Formation::Disorganised, rough).allowance) * PAS;
            gone.length = gone.length.min(out);
            gone.basic = gone.basic.min(out);
        }
        let gone_length = self.cut_at_limits(id, &way, gone.length);
        way = if plot.legs.is_empty() { Way(vec![self.spot(id)]) } else { way };
        let manoeuvre = (changed.is_some() || reorient).then_some(Manoeuvre {
            change: changed,
            facing: plot.facing,
            tick: if plot.move_first || halves >= SEQUENCE { 40 } else { 20 },
        });
        Ok(Mover {
            way,
            most: gone_length,
            net: (gone.basic - spent - 2 * PAS * i64::from(gone.obstacles)).max(0),
            from_tick: if manoeuvre.is_some() && !plot.move_first { 20 } else { 0 },
            manoeuvre,
            about: plot.about_face,
            halves: halves as u8,
            follows: bends,
            obstacles: gone.obstacles,
            credit: gone.credit,
            basic: gone.basic,
            ..self.still(id, MoveKind::Manoeuvre)
        })
    }

    /// ML-6.5 to ML-6.13: the rule by which a unit changes its formation, or turns.
    pub(crate) fn manoeuvre_rule(&self, id: UnitId, change: Option<Formation>) -> &'static str {
        let (listed, formation) = (self.listed(id), self.troop(id).formation);
        if listed.arm == Arm::Artillery {
            return if change.is_some() { "3.16" } else { "3.17" };
        }
        let plan = Plan {
            arm: listed.arm,
            formation,
            training: listed.training_manoeuvre,
            open_order_only: listed.open_order_only,
            change,
            reorient: change.is_none(),
            about_face: false,
            distance: Decimal::whole(0),
        };
        plan.rule()
    }

    /// The allowance on the ground where a way begins.
    fn first_allowance(
        &self,
        id: UnitId,
        formation: Formation,
        survey: &super::ground::Survey,
    ) -> i64 {
        let ground = survey.worsens.first().map_or(super::ground::CLEAR, |one| one.1);
        i64::from(self.pace(id, formation, ground).allowance) * PAS
    }

    /// Lines that a brigade may not pass yet (special rules), strongpoints that are not entered.
    fn cut_at_limits(&self, id: UnitId, way: &Way, length: i64) -> i64 {
        let mut length = length;
        let brigade = self.listed(id).brigade;
        if let Some((y, turn)) = brigade.and_then(|brigade| self.battle.brigade(brigade).stays)
            && self.turn < turn
        {
            while length > 0 && way.point(length).0.y < y {
                length = (length - PAS / 8).max(0);
            }
        }
        // ML-Q140: nobody ends on a strongpoint without occupying it.
        let pose = self.troop(id).pose;
        let on = |at: i64| {
            let element = lead(self.arm(id), pose.at(way.point(at).0));
            self.battle.ground.strongpoints.iter().any(|point| point.polygon.touches(&element))
        };
        if on(length) && holds("Q140") {
            length = (last_such(length, PAS / 8, |at| !on(at)) - SLACK).max(0);
        }
        length
    }

    /// ML-1.31, ML-Q49, ML-Q140: infantry in contact goes into a strongpoint.
    fn occupy(&self, id: UnitId, building: u8, plot: &Plot) -> Result<Mover, Refusal> {
        let Some(point) = self.battle.ground.strongpoints.get(usize::from(building)) else {
            return Err(refused("1.31", "game-no-such-strongpoint"));
        };
        let troop = self.troop(id);
        let fits = self.arm(id) == Arm::Infantry
            && !troop.formation.is_square()
            && troop.building.is_none();
        if !fits || !point.is_touched(&self.lead(id)) {
            return Err(refused("1.31", "game-must-touch-the-strongpoint"));
        }
        let inside: Vec<UnitId> =
            self.on_table().filter(|one| self.troop(*one).building == Some(building)).collect();
        let enemy = inside.iter().any(|one| self.side(*one) != self.side(id));
        if enemy || inside.len() >= usize::from(point.capacity) {
            return Err(refused("Q49", "game-strongpoint-is-full"));
        }
        let near = self.army(self.side(id).enemy()).any(|enemy| {
            self.troop(enemy).marker != Marker::Routed && self.gap(id, enemy) < 2 * PAS - SLACK
        });
        if near {
            return Err(refused("Q49", "game-too-near-the-enemy"));
        }
        let bastion = plot.change == Some(Formation::Bastion) && holds("Q50");
        let odd = plot.change.is_some() && !bastion;
        if plot.legs.len() > 1 || odd || plot.about_face != AboutFace::No {
            return Err(refused("1.31", "occupation-takes-the-sequence"));
        }
        // ML-Q140: its owner puts the whole lead element anywhere inside, facing as he likes.
        let facing = plot.facing.unwrap_or(troop.pose.facing);
        let place = plot.legs.first().map(|leg| Pose { facing, ..Pose::default() }.at(spot(*leg)));
        let fits = |pose: &Pose| point.polygon.holds(&lead(self.arm(id), *pose));
        if !place.as_ref().is_none_or(fits) {
            return Err(refused("Q140", "game-not-inside-the-strongpoint"));
        }
        let inside = place.unwrap_or_else(|| {
            super::moves::inside_pose(self, id, Pose { facing, ..troop.pose }, building)
        });
        Ok(Mover {
            occupy: Some((building, inside)),
            bastion,
            halves: 2,
            ..self.still(id, MoveKind::Manoeuvre)
        })
    }

    /// ML-3.16: a limbered battery under M.
    fn drive(&self, id: UnitId, plot: &Plot) -> Result<Mover, Refusal> {
        let unlimbers = plot.change == Some(Formation::Unlimbered);
        let odd = plot.change.is_some() && !unlimbers;
        if odd || plot.about_face != AboutFace::No || plot.occupy.is_some() {
            return Err(refused("3.15", "not-under-that-order"));
        }
        let way = self.way_of(id, plot);
        if !plot.legs.is_empty() {
            // ML-1.56: the facing of limbered guns is free.
            let facing = self.troop(id).pose.facing;
            let first = heading(way.0[0], way.0[1], facing);
            self.check_legs(&way, if holds("1.56") { first } else { facing }, true)?;
        }
        let halves = i64::from(unlimbers);
        let survey = self.battle.ground.survey(&way, self.walker(id, Formation::Limbered));
        let budget = MoveBudget { halves: SEQUENCE - halves, ..MoveBudget::whole(way.length()) };
        let gone = self.farthest(&survey, budget, Arm::Artillery, |ground| {
            self.pace(id, Formation::Limbered, ground)
        });
        let allowance =
            self.first_allowance(id, Formation::Limbered, &survey) * (SEQUENCE - halves) / 2;
        if way.length() > allowance + 2 * SLACK {
            return Err(refused("6.1", "farther-than-the-plan-allows"));
        }
        let most = self.cut_at_limits(id, &way, gone.length);
        let manoeuvre = (unlimbers || plot.facing.is_some()).then_some(Manoeuvre {
            change: unlimbers.then_some(Formation::Unlimbered),
            facing: plot.facing,
            tick: if plot.legs.is_empty() && unlimbers { 20 } else { 40 },
        });
        Ok(Mover {
            way,
            most,
            net: gone.basic,
            manoeuvre,
            halves: halves as u8,
            follows: true,
            basic: gone.basic,
            ..self.still(id, MoveKind::Limbered)
        })
    }

    /// ML-3.17: guns under T are turned, or pushed by hand.
    fn handle_guns(&self, id: UnitId, plot: &Plot) -> Result<Mover, Refusal> {
        if plot.change.is_some() || plot.about_face != AboutFace::No || plot.occupy.is_some() {
            return Err(refused("3.15", "not-under-that-order"));
        }
        let way = self.way_of(id, plot);
        let facing = plot.facing.unwrap_or(self.troop(id).pose.facing);
        if !plot.legs.is_empty() {
            if plot.legs.len() > 1 {
                return Err(refused("3.17", "game-too-many-legs"));
            }
            self.check_legs(&way, facing, false)?;
        }
        let most = i64::from(MANHANDLING) * PAS;
        if way.length() > most + SLACK {
            return Err(refused("3.17", "farther-than-the-plan-allows"));
        }
        let survey = self.battle.ground.survey(&way, self.walker(id, Formation::Limbered));
        let barred = survey.barred.or_else(|| survey.crossings.first().map(|one| one.0));
        let length = barred.map_or(way.length(), |at| way.length().min(at));
        let manoeuvre =
            plot.facing.map(|facing| Manoeuvre { change: None, facing: Some(facing), tick: 20 });
        Ok(Mover {
            way,
            most: length,
            net: most,
            manoeuvre,
            basic: most,
            ..self.still(id, MoveKind::Manhandle)
        })
    }

    /// ML-6.19, ML-6.20, ML-Q58: a battalion under T adjusts.
    fn adjust(&self, id: UnitId, plot: &Plot) -> Result<Mover, Refusal> {
        let rough = self.battle.ground.surface(self.spot(id)).terrain == Terrain::Rough;
        let odd =
            plot.change.is_some() || plot.about_face != AboutFace::No || plot.occupy.is_some();
        let both = plot.facing.is_some() && !plot.legs.is_empty();
        if odd || both || plot.legs.len() > 1 {
            return Err(refused("6.19", "game-adjusts-or-turns"));
        }
        if plot.facing.is_some() && rough && !self.house().rough_reorient {
            return Err(refused("6.20", "game-no-turning-in-rough-ground"));
        }
        let way = self.way_of(id, plot);
        let troop = self.troop(id);
        if !plot.legs.is_empty() {
            let (_, aside) = super::geometry::seen_from(troop.pose, way.end());
            self.check_legs(&way, troop.pose.facing, false)?;
            if aside.abs() > 2 * SLACK {
                return Err(refused("6.19", "game-straight-ahead-only"));
            }
        }
        let most = if rough { PAS } else { 2 * PAS };
        if way.length() > most + SLACK {
            return Err(refused("6.19", "farther-than-the-plan-allows"));
        }
        let survey = self.battle.ground.survey(&way, self.walker(id, troop.formation));
        let budget = MoveBudget { credit: self.credit(id), ..MoveBudget::whole(way.length()) };
        let gone = self.farthest(&survey, budget, Arm::Infantry, |ground| {
            self.pace(id, troop.formation, ground)
        });
        let manoeuvre =
            plot.facing.map(|facing| Manoeuvre { change: None, facing: Some(facing), tick: 20 });
        let length = self.cut_at_limits(id, &way, gone.length);
        Ok(Mover {
            way,
            most: length,
            net: gone.basic,
            manoeuvre,
            basic: gone.basic,
            ..self.still(id, MoveKind::Adjust)
        })
    }

    /// The place on the edge from which a reinforcement comes, and its heading inwards.
    fn gate(&self, id: UnitId) -> Option<(Spot, Spot, u16)> {
        let entrance = self.listed(id).arrival?;
        let (width, height) = (self.battle.width, self.battle.height);
        let at = |along: i64| match entrance.edge {
            Edge::North => Spot::new(along, height),
            Edge::South => Spot::new(along, 0),
            Edge::East => Spot::new(width, along),
            Edge::West => Spot::new(0, along),
        };
        let inwards = match entrance.edge {
            Edge::North => 1800,
            Edge::South => 0,
            Edge::East => 2700,
            Edge::West => 900,
        };
        Some((at(entrance.from), at(entrance.to), inwards))
    }

    /// ML-Q106, ML-Q143: a reinforcement comes on.
    fn entry(&self, id: UnitId, plot: &Plot) -> Result<Mover, Refusal> {
        let Some((from, to, inwards)) = self.gate(id) else {
            return Err(refused("Q106", "game-may-not-move"));
        };
        if plot.change.is_some() || plot.about_face != AboutFace::No || plot.occupy.is_some() {
            return Err(refused("Q106", "game-comes-on-only"));
        }
        let Some(first) = plot.legs.first().map(|leg| spot(*leg)) else {
            return Err(refused("Q106", "game-no-such-path"));
        };
        let gate = Line::new(from, to);
        if !gate.nearest(first).is_within(first, 100) || plot.legs.len() < 2 {
            return Err(refused("Q143", "game-comes-on-from-its-edge"));
        }
        let way = Way(plot.legs.iter().map(|leg| spot(*leg)).collect());
        self.check_legs(&way, inwards, true)?;
        let formation = self.troop(id).formation;
        let survey = self.battle.ground.survey(&way, self.walker(id, formation));
        let gone =
            self.farthest(&survey, MoveBudget::whole(way.length()), self.arm(id), |ground| {
                self.pace(id, formation, ground)
            });
        if way.length() > gone.length + 2 * SLACK {
            return Err(refused("6.1", "farther-than-the-plan-allows"));
        }
        let kind =
            if self.arm(id) == Arm::Artillery { MoveKind::Limbered } else { MoveKind::Manoeuvre };
        Ok(Mover {
            way,
            most: gone.length,
            net: gone.basic,
            follows: true,
            basic: gone.basic,
            ..self.still(id, kind)
        })
    }

    /// Some plots of a unit, each of them legal.
    pub(crate) fn plots(&self, id: UnitId) -> Vec<Plot> {
        let mut plots = self.likely_plots(id);
        plots.retain(|plot| self.plan(id, plot).is_ok());
        plots
    }

    /// Plots that a unit may think of, each once, before they are judged.
    pub(crate) fn likely_plots(&self, id: UnitId) -> Vec<Plot> {
        let mut plots = Vec::new();
        let troop = self.troop(id);
        let mut offer = |plot: Plot| {
            if !plots.contains(&plot) {
                plots.push(plot);
            }
        };
        let at = |spot: Spot| [rounded(spot.x), rounded(spot.y)];
        if troop.status == Status::ToCome {
            if let Some((from, to, inwards)) = self.gate(id) {
                let formation = troop.formation;
                for part in [1, 2, 3] {
                    let start = super::geometry::along(from, to, from.distance(to) * part / 4);
                    for length in [self.clear_allowance(id, formation), 4 * PAS, 2 * PAS] {
                        let end = start.towards(inwards, length);
                        offer(Plot { legs: vec![at(start), at(end)], ..Plot::default() });
                    }
                }
            }
            return plots;
        }
        let (here, facing) = (self.spot(id), troop.pose.facing);
        let nearest = self.nearest_enemy(id).map(|enemy| here.bearing(self.spot(enemy)));
        match (troop.order, self.arm(id)) {
            (Order::Hold, arm) => {
                let step = if arm == Arm::Artillery { PAS } else { 2 * PAS };
                offer(Plot { legs: vec![at(here.towards(facing, step))], ..Plot::default() });
                if let Some(towards) = nearest.filter(|towards| *towards != facing) {
                    offer(Plot { facing: Some(towards), ..Plot::default() });
                }
            }
            (_, Arm::Artillery) => {
                let most = self.clear_allowance(id, Formation::Limbered);
                let fronts = [Some(facing), nearest, Some(turned(facing, 1800))];
                for front in fronts.into_iter().flatten() {
                    for length in [most, most / 2] {
                        offer(Plot {
                            legs: vec![at(here.towards(front, length))],
                            ..Plot::default()
                        });
                    }
                    let legs = vec![at(here.towards(front, most / 2))];
                    offer(Plot {
                        legs,
                        change: Some(Formation::Unlimbered),
                        facing: nearest,
                        ..Plot::default()
                    });
                }
                offer(Plot {
                    change: Some(Formation::Unlimbered),
                    facing: nearest,
                    ..Plot::default()
                });
            }
            (_, arm) => self.troop_plots(id, arm, nearest, &mut offer),
        }
        plots
    }

    fn troop_plots(
        &self,
        id: UnitId,
        arm: Arm,
        nearest: Option<u16>,
        offer: &mut impl FnMut(Plot),
    ) {
        let troop = self.troop(id);
        let at = |spot: Spot| [rounded(spot.x), rounded(spot.y)];
        let (here, facing) = (self.spot(id), troop.pose.facing);
        let most = self.first_step(id, troop.formation);
        for turn in [0, -300, 300] {
            for length in [most, most / 2] {
                offer(Plot {
                    legs: vec![at(here.towards(turned(facing, turn), length))],
                    ..Plot::default()
                });
            }
        }
        offer(Plot { legs: vec![at(here.towards(facing, 2 * PAS))], ..Plot::default() });
        if let Some(enemy) = self.nearest_enemy(id) {
            let gap = self.gap(id, enemy);
            for stop in [22_500, 4 * PAS, 9 * PAS] {
                let length = gap - stop;
                if length > PAS && length < most {
                    offer(Plot { legs: vec![at(here.towards(facing, length))], ..Plot::default() });
                }
            }
        }
        for (index, _) in self.battle.ground.strongpoints.iter().enumerate() {
            for change in [None, Some(Formation::Bastion)] {
                offer(Plot { occupy: Some(index as u8), change, ..Plot::default() });
            }
        }
        if let Some(towards) = nearest.filter(|towards| *towards != facing) {
            offer(Plot { facing: Some(towards), ..Plot::default() });
            let legs = vec![at(here.towards(towards, most / 2))];
            offer(Plot { facing: Some(towards), legs, ..Plot::default() });
        }
        let changes = [
            Formation::Line,
            Formation::AttackColumn,
            Formation::MarchColumn,
            Formation::Square,
            Formation::Skirmish,
        ];
        for change in changes.into_iter().filter(|change| change.fits(arm)) {
            let facing =
                nearest.filter(|_| matches!(change, Formation::Line | Formation::AttackColumn));
            offer(Plot { change: Some(change), facing, ..Plot::default() });
        }
        if troop.marker == Marker::None {
            let back = turned(facing, 1800);
            let length = (most - 2 * PAS).max(0);
            let legs = vec![at(here.towards(back, length))];
            offer(Plot { about_face: AboutFace::Before, legs, ..Plot::default() });
        }
    }

    /// How far a unit goes on the ground where it stands.
    fn first_step(&self, id: UnitId, formation: Formation) -> i64 {
        let formation = if formation.in_building() { Formation::Disorganised } else { formation };
        let ground = self.battle.ground.surface(self.spot(id));
        i64::from(self.pace(id, formation, ground).allowance) * PAS
    }

    fn clear_allowance(&self, id: UnitId, formation: Formation) -> i64 {
        i64::from(self.pace(id, formation, super::ground::CLEAR).allowance) * PAS
    }

    pub(crate) fn nearest_enemy(&self, id: UnitId) -> Option<UnitId> {
        let here = self.spot(id);
        let enemies = self.army(self.side(id).enemy());
        let steady = enemies.filter(|enemy| self.troop(*enemy).marker != Marker::Routed);
        steady.min_by_key(|enemy| (here.distance_squared(self.spot(*enemy)), enemy.0))
    }
}
