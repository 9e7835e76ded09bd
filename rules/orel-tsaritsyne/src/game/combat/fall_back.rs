//! OT-8.60, OT-8.80 Retreat, rout and withdrawal: where to, at what price, and over whose heads.

use engine::Table;
use engine::game::Revealed;

use super::super::choice::{Choice, UnitId};
use super::super::map::At;
use super::super::march::has_posture;
use super::super::named::{Named, tell};
use super::super::question::Question;
use super::super::state::{BROKEN, State};
use super::super::step::{Answered, RunResult, Step, StepResult, ask, asks, unasked};
use super::CombatStep;
use super::fight::Fled;
use super::forfeit::{Forfeit, Overstack};
use super::panic;
use super::path::Flight;
use super::surrender::Surrendering;
use crate::ch08_retreat_rout::{FallBack, is_exempt, zoc_losses};
use crate::unit::{Class, Part, Posture, Side};
use crate::{holds, ot};

/// Why counters fall back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum How {
    /// OT-8.60.
    Retreat,
    /// OT-8.132, OT-8.134: hexes that were chosen instead of losses.
    Chosen,
    /// OT-8.81.
    Rout,
    /// OT-8.50.
    Withdraw,
    /// OT-8.124: vehicles that nobody guards any more.
    Abandoned,
}

/// Counters of one hex that fall back together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct FallingBack {
    pub(crate) side: Side,
    pub(crate) from: At,
    pub(crate) units: Vec<UnitId>,
    /// OT-Q73: guns of an attacker that may go along.
    pub(crate) guns: Vec<UnitId>,
    pub(crate) enemies: Vec<At>,
    pub(crate) hexes: u8,
    pub(crate) how: How,
    /// Which part of the combat they are, if they are one.
    pub(crate) part: Option<Part>,
    /// OT-8.84: friends may panic.
    pub(crate) spreads: bool,
    /// OT-Q132: hexes already gone because there was no room.
    pub(crate) extra: u8,
    /// OT-Q133: they have paid for a zone.
    pub(crate) paid: bool,
}

impl FallingBack {
    pub(crate) fn new(
        side: Side,
        from: At,
        units: Vec<UnitId>,
        enemies: Vec<At>,
        how: How,
    ) -> Self {
        Self {
            side,
            from,
            units,
            guns: Vec::new(),
            enemies,
            hexes: 1,
            how,
            part: None,
            spreads: how == How::Rout,
            extra: 0,
            paid: false,
        }
    }

    fn is_rout(&self) -> bool {
        self.how == How::Rout
    }

    fn question(&self) -> Question {
        if self.is_rout() { Question::RoutPath } else { Question::RetreatPath }
    }

    fn flight(&self) -> Flight<'_> {
        Flight {
            side: self.side,
            from: self.from,
            enemies: &self.enemies,
            hexes: self.hexes,
            avoids_zones: self.how == How::Withdraw,
            to_refuge: self.is_rout(),
        }
    }

    fn with_units(&self, units: Vec<UnitId>) -> Self {
        Self { units, guns: Vec::new(), ..self.clone() }
    }

    /// Those who are still there.
    fn present(&self, state: &State) -> Vec<UnitId> {
        let here = |id: &UnitId| state.is_on_map(*id) && state.unit(*id).at == self.from;
        self.units.iter().copied().filter(here).collect()
    }

    /// The ways that a counter, or all of them, may take.
    fn ways(&self, state: &State, units: &[UnitId]) -> Vec<Vec<At>> {
        state.ways_back(&self.flight(), units)
    }

    fn path(state: &State, way: &[At], unit: Option<UnitId>, guns: bool) -> Choice {
        let path = way.iter().map(|at| state.map().number(*at)).collect();
        Choice::Path { path, unit, guns }
    }

    /// All answers: the ways together; those of a counter alone that are not among them.
    pub(crate) fn offers(&self, state: &State) -> Vec<Choice> {
        let units = self.present(state);
        let together = self.ways(state, &units);
        let mut offers: Vec<Choice> =
            together.iter().map(|way| Self::path(state, way, None, false)).collect();
        let guns: Vec<UnitId> = units.iter().chain(&self.guns).copied().collect();
        if guns.len() > units.len() && holds("Q73") {
            let along = self.ways(state, &guns);
            offers.extend(along.iter().map(|way| Self::path(state, way, None, true)));
        }
        if units.len() > 1 {
            for unit in units {
                let alone = self.ways(state, &[unit]);
                let others = alone.iter().filter(|way| !together.contains(way));
                offers.extend(others.map(|way| Self::path(state, way, Some(unit), false)));
            }
        }
        offers
    }

    /// Whether a way that is not listed may be taken: one counter goes first by any of its own.
    pub(crate) fn is_legal(&self, state: &State, choice: &Choice) -> bool {
        let Choice::Path { path, unit: Some(unit), guns: false } = choice else { return false };
        let way: Option<Vec<At>> = path.iter().map(|hex| state.hex_at(*hex)).collect();
        let units = self.present(state);
        way.is_some_and(|way| {
            units.len() > 1 && units.contains(unit) && self.ways(state, &[*unit]).contains(&way)
        })
    }

    pub(crate) fn run(mut self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        self.units = self.present(state);
        // OT-8.66, OT-Q111: a tank that is broken down is left behind.
        for id in self.units.clone() {
            if state.unit(id).has(BROKEN) {
                tell(table, ot("8.66"), "broken-tank-left", Named::Unit(id));
                state.eliminate(id, table);
            }
        }
        self.units = self.present(state);
        if self.units.is_empty() {
            return Ok(StepResult::Done);
        }
        let together = self.ways(state, &self.units);
        if together.is_empty() {
            return self.without_a_way(state, table);
        }
        let offers = self.offers(state);
        if let ([Choice::Path { unit: None, guns: false, .. }], [way]) =
            (&offers[..], &together[..])
        {
            self.go(way, state, table)?;
            return Ok(StepResult::Done);
        }
        let (side, question) = (self.side, self.question());
        let first = self.units.first().copied();
        let ask = ask(side, question, first, offers);
        Ok(asks(Step::Combat(CombatStep::FallBack(self)), ask))
    }

    /// OT-Q130, OT-8.65: no way together: each by itself; who has none at all pays for it.
    fn without_a_way(self, state: &mut State, table: &mut Table<'_>) -> RunResult {
        let free = |id: &UnitId| !self.ways(state, &[*id]).is_empty();
        let any = self.units.iter().any(free);
        if any && self.units.len() > 1 {
            for id in self.units.iter().rev() {
                let alone = self.with_units(vec![*id]);
                state.runtime.push(Step::Combat(CombatStep::FallBack(alone)));
            }
            return Ok(StepResult::Done);
        }
        if self.extra > 0 {
            for id in self.units {
                tell(table, ot("Q132"), "no-room-anywhere", Named::Unit(id));
                self_destroy(state, id, table);
            }
            return Ok(StepResult::Done);
        }
        match self.how {
            How::Withdraw => {}
            How::Chosen if holds("Q81") => {
                table.log().note(ot("8.65"), "no-way-back-costs-losses");
                let forfeit = Forfeit::new(self.side, self.units.clone(), i32::from(self.hexes));
                state.runtime.push(Step::Combat(CombatStep::Forfeit(forfeit)));
            }
            How::Abandoned => {
                for id in self.units {
                    tell(table, ot("8.124"), "vehicle-abandoned", Named::Unit(id));
                    self_destroy(state, id, table);
                }
            }
            How::Chosen | How::Retreat | How::Rout => {
                table.log().note(ot("8.65"), "no-way-back-at-all");
                let surrender = Surrendering::new(self.side, self.units, self.enemies, self.part);
                state.runtime.push(Step::Combat(CombatStep::Surrender(surrender)));
            }
        }
        Ok(StepResult::Done)
    }

    pub(crate) fn answer(
        mut self,
        state: &mut State,
        choice: &Choice,
        table: &mut Table<'_>,
    ) -> Answered {
        let Choice::Path { path, unit, guns } = choice else { return Err(unasked()) };
        let way: Option<Vec<At>> = path.iter().map(|hex| state.hex_at(*hex)).collect();
        let way = way.ok_or_else(unasked)?;
        let units = self.present(state);
        match unit {
            Some(unit) if units.contains(unit) => {
                let alone = self.with_units(vec![*unit]);
                if !alone.ways(state, &[*unit]).contains(&way) {
                    return Err(unasked());
                }
                self.units = units.into_iter().filter(|other| other != unit).collect();
                if !self.units.is_empty() {
                    state.runtime.push(Step::Combat(CombatStep::FallBack(self)));
                }
                alone.go(&way, state, table)?;
            }
            Some(_) => return Err(unasked()),
            None => {
                self.units = units;
                if *guns {
                    self.units.append(&mut self.guns);
                }
                if !self.ways(state, &self.units).contains(&way) {
                    return Err(unasked());
                }
                self.go(&way, state, table)?;
            }
        }
        Ok(Revealed::Nothing)
    }

    /// They go: who is in the way may panic, zones and missing hexes cost PE, too many go further.
    fn go(
        mut self,
        way: &[At],
        state: &mut State,
        table: &mut Table<'_>,
    ) -> Result<(), engine::DiceError> {
        let Some(end) = way.last().copied() else { return Ok(()) };
        let zones: Vec<At> =
            way.iter().copied().filter(|at| state.in_uncancelled_zone(self.side, *at)).collect();
        let (rule, key) = match self.how {
            How::Rout => (ot("8.81"), "stack-routs"),
            How::Withdraw => (ot("8.50"), "stack-withdraws"),
            _ => (ot("8.60"), "stack-retreats"),
        };
        tell(table, rule, key, Named::Hex(end));
        let panicked = if self.is_rout() && self.spreads {
            panic::along(way, &self, state, table)?
        } else {
            Vec::new()
        };
        for id in &self.units {
            state.walk(*id, way, table);
            state.drop_launch(*id);
            if has_posture(state.class(*id)) {
                let was_routed = state.unit(*id).posture == Posture::Routed && holds("Q135");
                let after = match self.is_rout() || was_routed {
                    true => Posture::Routed,
                    // OT-8.66.
                    false if holds("8.66") => Posture::Em,
                    false => Posture::Epc,
                };
                state.set_posture(*id, after);
            }
        }
        self.record(way, state);
        for stack in panicked.into_iter().rev() {
            state.runtime.push(Step::Combat(CombatStep::FallBack(stack)));
        }
        let price = self.price(&zones, state, table);
        let missing = i32::from(self.hexes) - way.len() as i32;
        self.paid |= price.is_some();
        let overstack = Overstack { gone: Self { from: end, ..self.clone() } };
        state.runtime.push(Step::Combat(CombatStep::Overstack(overstack)));
        // OT-Q120: who slips away goes as far as there is a way.
        let owed = missing > 0 && self.how != How::Withdraw;
        if owed && holds("8.65") {
            table.log().note_value(ot("8.65"), "hexes-missing", i64::from(missing));
            let forfeit = Forfeit::new(self.side, self.units.clone(), missing);
            state.runtime.push(Step::Combat(CombatStep::Forfeit(forfeit)));
        }
        if let Some(forfeit) = price {
            state.runtime.push(Step::Combat(CombatStep::Forfeit(forfeit)));
        }
        Ok(())
    }

    /// OT-8.61 to OT-8.64, OT-8.82, OT-8.83: what zones on the way cost, unless all are exempt.
    fn price(&self, zones: &[At], state: &State, table: &mut Table<'_>) -> Option<Forfeit> {
        if zones.is_empty() || self.paid {
            return None;
        }
        // OT-Q44: cavalry among those who exert them spoils the exception.
        let cavalry = zones.iter().any(|at| state.is_in_zone_of_cavalry(self.side, *at));
        let cavalry = cavalry && holds("Q44");
        let excepted = !self.is_rout() || holds("8.83");
        let bears = |id: &UnitId| !(is_exempt(state.class(*id), cavalry) && excepted);
        // OT-8.64: who is not exempt bears it for all.
        let exempt = self.units.iter().all(|id| !bears(id));
        let bears = |id: &UnitId| bears(id) || !(exempt || holds("8.64"));
        let bearers: Vec<UnitId> = self.units.iter().copied().filter(bears).collect();
        let (kind, rule, exempt) = if self.is_rout() {
            (FallBack::Rout, ot("8.82"), ot("8.83"))
        } else {
            (FallBack::Retreat, ot("8.61"), ot("8.64"))
        };
        if bearers.is_empty() {
            table.log().note(exempt, "whole-stack-exempt");
            return None;
        }
        let losses = table
            .score(
                "pe-lost",
                rule,
                "falls-back-into-zoc",
                zoc_losses(kind, zones.len() as i32, state.house()),
            )
            .value();
        Some(Forfeit::new(self.side, bearers, losses))
    }

    /// What they covered, for advance and pursuit.
    fn record(&self, way: &[At], state: &mut State) {
        let Some(part) = self.part else { return };
        let Some(fight) = state.fight.as_deref_mut() else { return };
        let suffered = &mut fight.suffered[part as usize];
        suffered.routed |= self.is_rout();
        for id in &self.units {
            match suffered.fled.iter_mut().find(|fled| fled.unit == *id) {
                Some(fled) => fled.path.extend(way),
                None => suffered.fled.push(Fled { unit: *id, path: way.to_vec() }),
            }
        }
    }
}

/// A counter that is lost; a leader is taken.
pub(super) fn self_destroy(state: &mut State, id: UnitId, table: &mut Table<'_>) {
    if state.class(id) == Class::Leader {
        state.leader_flees(id, table);
    } else {
        state.eliminate(id, table);
    }
}

impl State {
    /// OT-8.62, OT-Q44: whether cavalry exerts a zone on a hex.
    fn is_in_zone_of_cavalry(&self, side: Side, at: At) -> bool {
        let enemy = side.enemy();
        self.map().neighbours(at).any(|near| {
            self.exerts_zone(enemy, near)
                && self.map().way(at, near).is_some_and(|way| {
                    let bridged = way.bridge && !self.is_blown(at, near);
                    !crate::ch01_counters::stops_zone(way.hexside, bridged)
                })
                && self.stack(near).any(|id| {
                    let horse_guns = self.class(id) == Class::HorseArtillery && !holds("Q45");
                    let horse = self.class(id) == Class::Cavalry || horse_guns;
                    horse && self.unit(id).posture != Posture::Routed
                })
        })
    }

    /// OT-Q134: those of a beaten stack who go along: not depots, nor trains.
    pub(crate) fn goes_along(&self, id: UnitId) -> bool {
        match self.class(id) {
            Class::Depot => !holds("Q134"),
            Class::ArmouredTrain | Class::Flotilla => false,
            Class::Artillery | Class::HorseArtillery => holds("Q74"),
            _ => true,
        }
    }
}
