//! PF-5.3, PF-5.9, PF-Q19: what may hide one unit from another.

use board::sight::{BaseScreen, Look, Screen};

use super::choice::UnitId;
use super::geometry::{CONTACT, INCH, Lane, Line, Rect, SLACK, Spot};
use super::sights::Between;
use super::state::{State, Status};
use super::terrain::Feature;
use crate::holds;
use crate::options::HouseRule;
use crate::scenario::TerrainKind;

/// PF-17.7: how deep into a wood or building one sees.
const INTO_WOODS: i64 = 3 * INCH;
/// PF-Q19: how far apart the points of an outline are that are looked at.
const SPACING: i64 = INCH / 10;
/// How far from every edge is well inside a wood.
const DEEP: i64 = 2 * CONTACT;

/// Something that may hide a point.
pub(crate) enum Obstruction<'a> {
    Unit(BaseScreen<SLACK>),
    Crest(&'a Feature),
    /// Woods, a building, impassable ground, and whether the eye is inside.
    Inside(&'a Feature, bool),
}

impl State {
    /// A look from one unit at another: what may hide it is gathered once for all the points of its
    /// outline.
    pub(super) fn look<F: Fn(Spot) -> bool>(
        &self,
        (id, own): (UnitId, &Rect),
        (target, other): (UnitId, &Rect),
        eye: Spot,
        field: F,
    ) -> (Look<Obstruction<'_>, F>, Between) {
        let lane = Lane::new(eye, other.centre, other.reach());
        let only_own = self.house().has(HouseRule::EnemyUnitsDoNotBlockSight);
        let high = std::cell::OnceCell::new();
        let from_above = || *high.get_or_init(|| self.is_high(own) || self.is_high(other));
        let mut screens = Vec::new();
        if !holds("5.3") {
            return (Look::new(eye, SPACING, screens, field), Between::Somebody);
        }
        let mut between = Between::Nobody;
        let there = other.centre;
        let least = Spot::new(eye.x.min(there.x), eye.y.min(there.y));
        let most = Spot::new(eye.x.max(there.x), eye.y.max(there.y));
        let size = other.reach();
        for ((troop, reach), index) in self.troops.iter().zip(&self.battle.reaches).zip(0..) {
            let one = UnitId(index);
            // A rough look first: most are nowhere near.
            let (centre, reach) = (troop.pose.centre(), reach + size);
            if centre.x + reach < least.x
                || centre.x - reach > most.x
                || centre.y + reach < least.y
                || centre.y - reach > most.y
            {
                continue;
            }
            if troop.status != Status::OnTable
                || !lane.touches(troop.pose.centre(), reach - size)
                || one == id
                || one == target
                || only_own && self.side(one) != self.side(id)
            {
                continue;
            }
            between = Between::Somebody;
            let rect = self.rect(one);
            if !from_above() || self.is_high(&rect) || !holds("17.8") {
                screens.push(Obstruction::Unit(BaseScreen::new(rect, eye)));
            }
        }
        for feature in self.battle.hiding.iter().map(|index| &self.battle.features[*index]) {
            if !lane.meets(feature.bounds()) {
                continue;
            }
            match feature.kind {
                TerrainKind::Woods | TerrainKind::Building | TerrainKind::Impassable => {
                    screens.push(Obstruction::Inside(feature, feature.holds(eye)));
                }
                TerrainKind::Crest if !feature.is_lined(own) && !feature.is_lined(other) => {
                    screens.push(Obstruction::Crest(feature));
                }
                _ => {}
            }
        }
        (Look::new(eye, SPACING, screens, field), between)
    }
}

/// PF-5.3, PF-17.7, PF-17.8: whether it hides a point.
impl Screen for Obstruction<'_> {
    fn hides(&self, line: Line, places: &mut Vec<i64>) -> bool {
        match self {
            Self::Unit(unit) => unit.hides(line, places),
            Self::Crest(crest) => crest.is_crossed_by(line),
            Self::Inside(wood, holds_eye) => {
                let Some(ground) = &wood.ground else { return false };
                if !wood.bounds().may_touch(line) {
                    return false;
                }
                let inside = ground.length_inside(line, places);
                let seen_into =
                    || wood.kind != TerrainKind::Impassable && (*holds_eye || wood.holds(line.to));
                (inside > INTO_WOODS || (inside > CONTACT && !seen_into())) && holds("17.7")
            }
        }
    }

    fn hides_well(&self, line: Line, places: &mut Vec<i64>) -> bool {
        match self {
            Self::Unit(unit) => unit.hides_well(line, places),
            Self::Crest(_) => false,
            Self::Inside(wood, _) => {
                let ground = wood.ground.as_ref();
                ground.is_some_and(|ground| ground.is_crossed_deep(line, DEEP, places))
            }
        }
    }

    /// Into ground with the eye or the points on it one may see.
    fn hides_between(&self, one: Spot, other: Spot) -> bool {
        match self {
            Self::Unit(unit) => unit.hides_between(one, other),
            Self::Crest(_) => false,
            Self::Inside(wood, holds_eye) => {
                !holds_eye && !wood.bounds().meets(Line::new(one, other).bounds())
            }
        }
    }
}
