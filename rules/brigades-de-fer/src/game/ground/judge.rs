//! The judge of places on the free table: any that the rules allow may be answered, not only those
//! that were proposed.

use board::heading::Heading;
use engine::Refusal;

use crate::bf;
use crate::ch00_table::{CLEAR, CONTACT};
use crate::ch07_movement::forced_march;
use crate::ch07_table_moves::{Hindrance, TableEnd};
use crate::game::choice::{Choice, GeneralId, MoveAction, Piece, UnitId};
use crate::game::corners::Corners;
use crate::game::field::Zone;
use crate::game::march;
use crate::game::question::Question;
use crate::game::refusal;
use crate::game::spot::{Bearing, Place, Spot, is_heading};
use crate::game::state::State;
use crate::game::step::{Asked, Step};
use crate::scenario::Deployment;
use crate::unit::{Category, Side};

fn refuse(rule: engine::RuleId, field: &'static str, key: &'static str) -> Refusal {
    Refusal { rule, field, key }
}

impl State {
    /// Whether an answer that was not proposed is legal all the same, or the first rule it breaks.
    /// The state is what the side may know of it.
    pub(crate) fn judge(&self, side: Side, asked: &Asked, choice: Choice) -> Result<(), Refusal> {
        let otherwise = || refusal::why(self, side, asked, choice);
        let Some((place, via, heading)) = choice.on_table() else { return Err(otherwise()) };
        if self.field().is_none() {
            return Err(otherwise());
        }
        let marches = asked.question == Question::MoveUnit;
        for point in via.as_slice().iter().copied().chain([place]) {
            // BF-7.20: nobody leaves the table of his own will.
            let rule = if marches { bf("7.20") } else { bf("0.2") };
            Refusal::when(!self.is_on_table(point), rule, "place", "off-the-table")?;
        }
        let bad = heading.is_some_and(|heading| !is_heading(heading));
        Refusal::when(bad, bf("0.8"), "heading", "heading-out-of-range")?;
        match (asked.question, asked.about, choice) {
            (
                Question::Deploy,
                Some(Piece::Unit(unit)),
                Choice::PlaceAt { mounted, occupy, .. },
            ) => {
                self.may_deploy(unit, place)?;
                self.may_stand_so(unit, place, mounted, occupy)
            }
            (
                Question::PlaceReinforcement,
                Some(Piece::Unit(unit)),
                Choice::PlaceAt { mounted, occupy, .. },
            ) => {
                let Some(Step::Arrive(arrive)) = self.runtime.top() else {
                    return Err(otherwise());
                };
                let coming = &self.brigade(unit).coming;
                let Some(zone) = arrive.due(self, coming) else { return Err(otherwise()) };
                self.may_enter(unit, zone, place)?;
                self.may_stand_so(unit, place, mounted, occupy)
            }
            (
                Question::DeployGeneral,
                Some(Piece::General(general)),
                Choice::StandAt { via, .. },
            ) if via.is_none() => {
                let outside = !self.leader(general).zone.contains(Spot::Table(place));
                Refusal::when(outside, bf("20.3"), "place", "not-in-the-zone")
            }
            (
                Question::PlaceGeneral,
                Some(Piece::General(general)),
                Choice::StandAt { via, .. },
            ) if via.is_none() => self.may_join(general, place),
            (Question::MoveGeneral, Some(Piece::General(general)), Choice::StandAt { .. }) => {
                let (leader, at) = (self.leader(general), self.general(general).at);
                let rides = at
                    .point()
                    .is_some_and(|start| self.may_ride(leader.side, start, &via.path(place)));
                Refusal::when(!rides, bf("17.13"), "place", "too-far-for-general")
            }
            (
                Question::MoveUnit,
                Some(Piece::Unit(unit)),
                Choice::MoveTo { heading, action, .. },
            ) => march::judge(self, unit, place, via, heading, action).map(|_| ()),
            (Question::RetreatTo, Some(Piece::Unit(_)), Choice::RetreatTo { .. }) => {
                match self.runtime.top() {
                    Some(Step::Retreat(retreating)) => {
                        let way = retreating.way(self, Spot::Table(place), via);
                        let none = way.is_none();
                        Refusal::when(none, bf("10.11"), "place", "cannot-retreat-there")
                    }
                    _ => Err(otherwise()),
                }
            }
            (Question::EvadeTo, Some(Piece::Unit(unit)), Choice::EvadeTo { .. }) => {
                match self.runtime.top() {
                    Some(Step::EvadeTo { attacker, .. }) => {
                        let end = Spot::Table(place);
                        self.evasion_to(unit, *attacker, end, via).map(|_| ())
                    }
                    _ => Err(otherwise()),
                }
            }
            _ => Err(otherwise()),
        }
    }

    /// BF-7.8, BF-7.15, BF-7.17: how a unit may stand in a place.
    fn may_stand_so(
        &self,
        unit: UnitId,
        place: Place,
        mounted: bool,
        occupy: bool,
    ) -> Result<(), Refusal> {
        let category = self.category(unit);
        let on_foot = mounted && category != Category::Cavalry;
        Refusal::when(on_foot, bf("7.15"), "mounted", "only-cavalry-is-mounted")?;
        let open = !self.has_buildings(Spot::Table(place)) || category != Category::Infantry;
        Refusal::when(occupy && open, bf("7.17"), "occupy", "no-buildings-to-occupy")
    }

    /// BF-0.11, BF-7.8, BF-20.3: where a unit may deploy.
    pub(super) fn may_deploy(&self, unit: UnitId, place: Place) -> Result<(), Refusal> {
        let outside = !self.brigade(unit).zone.contains(Spot::Table(place));
        Refusal::when(outside, bf("20.3"), "place", "not-in-the-zone")?;
        let gun = self.category(unit).is_artillery() && self.is_difficult(Spot::Table(place));
        Refusal::when(gun, bf("7.8"), "place", "no-artillery-in-difficult")?;
        let clear = self.is_clear_of(place, |_| true) && !self.may_meet_unseen(unit, place);
        Refusal::when(!clear, bf("0.11"), "place", "units-closer-than-one-ud")
    }

    /// BF-0.11: of two who deploy unseen the Confederate keeps 1 UD away from wherever the other may
    /// stand.
    fn may_meet_unseen(&self, unit: UnitId, place: Place) -> bool {
        let hidden = self.battle.deployment == Deployment::Hidden;
        let yields = hidden && self.side(unit) == Side::Confederate;
        let zones = self.battle.union_zones.iter().filter(|_| yields);
        zones.flat_map(|zone| zone.areas.iter()).any(|area| area.distance(place.point()) < CLEAR)
    }

    /// BF-S1: where a unit may come on.
    pub(super) fn may_enter(&self, unit: UnitId, zone: &Zone, place: Place) -> Result<(), Refusal> {
        let outside = !zone.contains(Spot::Table(place));
        Refusal::when(outside, bf("S1"), "place", "not-in-the-entry-zone")?;
        let gun = self.category(unit).is_artillery() && self.is_difficult(Spot::Table(place));
        Refusal::when(gun, bf("7.8"), "place", "no-artillery-in-difficult")?;
        let clear = self.is_clear_of(place, |_| true);
        Refusal::when(!clear, bf("0.11"), "place", "units-closer-than-one-ud")?;
        let side = self.side(unit);
        let mut near = self.units_within(place.point(), CONTACT);
        let contact = near.any(|(other, _)| self.side(other) != side);
        Refusal::when(contact, bf("S1"), "place", "arrives-out-of-contact")
    }

    /// BF-S1: a general comes on in the zone of one who arrives with him, or where he was offered
    /// to.
    fn may_join(&self, general: GeneralId, place: Place) -> Result<(), Refusal> {
        let Some(Step::Arrive(arrive)) = self.runtime.top() else {
            return Err(refuse(bf("S1"), "place", "not-in-the-entry-zone"));
        };
        let joins = arrive.general_may_stand(self, general, Spot::Table(place));
        Refusal::when(!joins, bf("S1"), "place", "not-in-the-entry-zone")
    }

    /// BF-13.4, BF-13.6: an evasion to a place: its UD, and how the unit then faces.
    pub(crate) fn evasion_to(
        &self,
        unit: UnitId,
        attacker: UnitId,
        to: Spot,
        via: Corners,
    ) -> Result<(i32, Bearing), Refusal> {
        let nowhere = || refuse(bf("13.4"), "place", "cannot-evade-there");
        let Spot::Table(end) = to else {
            let way = self.evasions(unit, attacker).into_iter().find(|way| way.at == to);
            return way.map(|way| (way.steps, way.facing)).ok_or_else(nowhere);
        };
        let enemy = self.unit(attacker).at.point().ok_or_else(nowhere)?;
        let march = forced_march(self.category(unit), &self.battle.house);
        let path = via.path(end);
        let judged = self.with_mover(unit, march, |mover| {
            let before = path.iter().rev().nth(1).copied().unwrap_or(mover.start);
            let last = Heading::towards(before, end.point());
            let steps = mover.judge_flight(&path, enemy);
            steps.map(|steps| (steps, self.faces_after(unit, steps, last)))
        });
        judged.ok_or_else(nowhere)?.map_err(Hindrance::refusal)
    }

    /// BF-7.19: what a move along a path comes to.
    pub(crate) fn judge_move(
        &self,
        unit: UnitId,
        potential: i32,
        (end, via): (Place, Corners),
        heading: u16,
    ) -> Result<TableEnd, Refusal> {
        let path = via.path(end);
        let judged = self.with_mover(unit, potential, |mover| mover.judge(&path, heading));
        let out_of_reach = || refuse(bf("7.18"), "place", "move-out-of-reach");
        judged.ok_or_else(out_of_reach)?.map_err(Hindrance::refusal)
    }
}

/// What a unit does besides moving that the rules do not allow here.
pub(crate) fn cannot(action: MoveAction) -> Refusal {
    match action {
        MoveAction::Dismount => refuse(bf("7.15"), "besides", "cannot-dismount"),
        MoveAction::Occupy => refuse(bf("7.17"), "besides", "cannot-occupy-buildings"),
        MoveAction::Leave | MoveAction::Nothing => {
            refuse(bf("7.17"), "besides", "not-in-buildings")
        }
    }
}
