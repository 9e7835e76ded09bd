//! What a person points at: the legal answer nearest to it. The judges of answers decide; nothing is
//! allowed here.

use board::heading::angle_between;
use engine::ahead::{DesiredPlace, Point};
use engine::game::{Rules, Seat};

use super::MarieLouise;
use super::choice::{AboutFace, Choice, Plot, UnitId};
use super::geometry::{PAS, Pose, SLACK, Spot, heading, rounded, seen_from, spot, turned};
use super::sheets;
use super::state::{State, Status};
use super::step::Step;
use crate::unit::{Arm, Formation, Order};

/// ML-Q7: how far from its facing a unit may go, in tenths of a degree: just within the front quarter.
const ASIDE: i32 = 449;
/// What a tenth of a degree is worth beside a miss in ten-thousandths of a pas.
const OF_A_TENTH: i64 = 35;
/// How finely a length is found.
const GRAIN: i64 = 10;

/// The legal answer like this one that is nearest to where a hand points.
pub(crate) fn nearest(
    state: &State,
    seat: Seat,
    like: &Choice,
    to: DesiredPlace,
) -> Option<Choice> {
    let ask = MarieLouise::asked_of(state, seat)?;
    let point = from_page(state, to.at);
    let facing = to.facing.map(|facing| facing.rem_euclid(3600) as u16);
    let allowed = |choice: &Choice| sheets::check(state, ask, choice).is_ok();
    // Whose line it is comes first: nothing is told of others.
    if !allowed(like) {
        return None;
    }
    match like {
        Choice::Plot { unit, plot } => {
            let plot = state.nearest_plot(*unit, plot, point, facing)?;
            Some(Choice::Plot { unit: *unit, plot }).filter(allowed)
        }
        Choice::Activate { unit, plot } => {
            let plot = state.nearest_plot(*unit, plot, point, facing)?;
            Some(Choice::Activate { unit: *unit, plot }).filter(allowed)
        }
        Choice::Counter { unit, plot } => {
            let plot = state.nearest_plot(*unit, plot, point, facing)?;
            Some(Choice::Counter { unit: *unit, plot }).filter(allowed)
        }
        Choice::Ride { general, .. } => {
            let from = state.general_spot(*general);
            straight(from, point, |end| {
                Some(Choice::Ride { general: *general, path: vec![end] }).filter(allowed)
            })
        }
        Choice::PlaceGeneral { general, .. } => around(point).find_map(|at| {
            let [x, y] = written(at);
            Some(Choice::PlaceGeneral { general: *general, x, y }).filter(allowed)
        }),
        Choice::Place { unit, facing: listed, formation, .. } => around(point).find_map(|at| {
            let pose = Pose { facing: facing.unwrap_or(*listed), ..Pose::default() }.at(at);
            let Pose { x, y, facing } = pose;
            let choice = Choice::Place { unit: *unit, x, y, facing, formation: *formation };
            Some(choice).filter(allowed)
        }),
        Choice::Retire { unit, bonus, .. } => {
            let from = state.spot(*unit);
            let distance = rounded(from.distance(point)).clamp(1_000, 40_000);
            degrees_from(from.bearing(point)).find_map(|heading| {
                let (unit, bonus) = (*unit, *bonus);
                Some(Choice::Retire { unit, heading, distance, bonus }).filter(allowed)
            })
        }
        Choice::LimberMove { unit, .. } => straight(state.spot(*unit), point, |end| {
            Some(Choice::LimberMove { unit: *unit, path: vec![end] }).filter(allowed)
        }),
        Choice::FireHalfMove { unit, target, .. } => straight(state.spot(*unit), point, |end| {
            let (unit, target) = (*unit, *target);
            Some(Choice::FireHalfMove { unit, target, path: vec![end] }).filter(allowed)
        }),
        Choice::Flee { .. } | Choice::Face { .. } => {
            let Some(super::Piece::Unit(unit)) = ask.about else { return None };
            let wanted = state.spot(unit).bearing(point);
            let say = |heading: u16| match like {
                Choice::Flee { .. } => Choice::Flee { heading },
                _ => Choice::Face { facing: facing.unwrap_or(heading) },
            };
            degrees_from(wanted).map(say).find(allowed)
        }
        Choice::Escape { .. } => {
            let Some(Step::Escape { general, .. }) = state.runtime.top() else { return None };
            straight(state.general_spot(*general), point, |[x, y]| {
                Some(Choice::Escape { x, y }).filter(allowed)
            })
        }
        _ => None,
    }
}

/// ML-6.4, ML-Q54: the way of an answer to its end, and on from there as near as the judge allows to where a
/// hand points.
pub(crate) fn onward(state: &State, seat: Seat, from: &Choice, to: DesiredPlace) -> Option<Choice> {
    let ask = MarieLouise::asked_of(state, seat)?;
    let point = from_page(state, to.at);
    let allowed = |choice: &Choice| sheets::check(state, ask, choice).is_ok();
    match from {
        Choice::Plot { unit, plot } => {
            let plot = state.longer_plot(*unit, plot, point)?;
            Some(Choice::Plot { unit: *unit, plot }).filter(allowed)
        }
        Choice::Activate { unit, plot } => {
            let plot = state.longer_plot(*unit, plot, point)?;
            Some(Choice::Activate { unit: *unit, plot }).filter(allowed)
        }
        Choice::Counter { unit, plot } => {
            let plot = state.longer_plot(*unit, plot, point)?;
            Some(Choice::Counter { unit: *unit, plot }).filter(allowed)
        }
        Choice::Ride { general, path } => straight(spot(*path.last()?), point, |end| {
            let path = path.iter().copied().chain([end]).collect();
            Some(Choice::Ride { general: *general, path }).filter(allowed)
        }),
        _ => None,
    }
}

pub(super) fn written(at: Spot) -> [i32; 2] {
    [rounded(at.x), rounded(at.y)]
}

/// On a page y runs to the south. Whoever points far beyond the table means its surroundings.
pub(super) fn from_page(state: &State, [x, y]: Point) -> Spot {
    let (width, height) = (state.battle.width, state.battle.height);
    let near = |value: i32, size: i64| (i64::from(value) * 10).clamp(-size / 2, 3 * size / 2);
    Spot::new(near(x, width), height - near(y, height))
}

/// Whole degrees, from the nearest to a heading to the farthest.
fn degrees_from(wanted: u16) -> impl Iterator<Item = u16> {
    let whole = (wanted + 5) / 10 * 10;
    let aside = (1..=180).flat_map(|degrees| [degrees * 10, -degrees * 10]);
    std::iter::once(0).chain(aside).map(move |by| turned(whole % 3600, by))
}

/// A point, and those round it, ever farther away.
fn around(point: Spot) -> impl Iterator<Item = Spot> {
    let rings = (1..=24).flat_map(|ring| (0..16).map(move |part| (ring, part * 225)));
    let beside = rings.map(move |(ring, heading)| point.towards(heading, ring * PAS / 4));
    std::iter::once(point).chain(beside)
}

/// The farthest of the answers that end on the straight way to a point.
fn straight(from: Spot, to: Spot, say: impl Fn([i32; 2]) -> Option<Choice>) -> Option<Choice> {
    let towards = heading(from, to, 0);
    say(written(to)).or_else(|| {
        let (mut good, mut bad) = (0, from.distance(to));
        let mut found = None;
        while bad - good > GRAIN {
            let between = i64::midpoint(good, bad);
            match say(written(from.towards(towards, between))) {
                Some(choice) => (good, found) = (between, Some(choice)),
                None => bad = between,
            }
        }
        found
    })
}

impl State {
    /// The plot like this one that ends nearest to a point, and to a facing if one is wanted.
    fn nearest_plot(
        &self,
        id: UnitId,
        like: &Plot,
        point: Spot,
        facing: Option<u16>,
    ) -> Option<Plot> {
        if like.occupy.is_some() {
            return Some(like.clone());
        }
        if self.troop(id).status == Status::ToCome {
            return self.nearest_entry(id, point);
        }
        let own = self.troop(id).pose.facing;
        if like.legs.is_empty() {
            // A turn on the spot, or with a change of formation.
            let wanted = facing.unwrap_or_else(|| heading(self.spot(id), point, own));
            let turns = std::iter::once(wanted).chain(degrees_from(wanted));
            let turns = turns.map(|facing| Some(facing).filter(|one| *one != own));
            return turns
                .map(|facing| Plot { facing, ..like.clone() })
                .find(|plot| *plot != Plot::default() && self.plan(id, plot).is_ok());
        }
        let wanted = facing.or(like.facing).filter(|facing| *facing != own);
        let turned_first = wanted.map(|facing| Plot { facing: Some(facing), ..like.clone() });
        let plain = Plot { facing: None, about_face: AboutFace::No, ..like.clone() };
        let about = Plot { about_face: AboutFace::Before, ..plain.clone() };
        let about = Some(about).filter(|_| self.arm(id) != Arm::Artillery);
        let tried = turned_first.into_iter().chain([plain]).chain(about);
        let ends = tried.filter_map(|plot| self.farthest_plot(id, &plot, point));
        ends.min_by_key(|(end, plot)| {
            let stands = plot.facing.unwrap_or(own);
            let off = wanted.map_or(0, |facing| i64::from(angle_between(stands, facing).abs()));
            end.distance_squared(point) + (off * OF_A_TENTH).pow(2)
        })
        .map(|(_, plot)| plot)
    }

    /// The way of a plot as near to a point as the judge lets it go, and its end.
    fn farthest_plot(&self, id: UnitId, like: &Plot, point: Spot) -> Option<(Spot, Plot)> {
        let troop = self.troop(id);
        let from = self.spot(id);
        let exact = Plot { legs: vec![written(point)], ..like.clone() };
        if self.plan(id, &exact).is_ok() {
            return Some((point, exact));
        }
        let front = match like.about_face {
            AboutFace::Before => turned(troop.pose.facing, 1800),
            _ => like.facing.unwrap_or(troop.pose.facing),
        };
        let moving = like.change.filter(|_| !like.move_first).unwrap_or(troop.formation);
        let bends = moving == Formation::MarchColumn || troop.formation.in_building();
        let aside = match (self.arm(id), troop.order) {
            (Arm::Artillery, Order::Manoeuvre) => 1800,
            (_, Order::Hold) => 0,
            _ if bends => 900,
            _ => ASIDE,
        };
        let turn = angle_between(front, heading(from, point, front)).clamp(-aside, aside);
        let towards = turned(front, turn);
        // What lies beside the way is not gone to: as far as abreast of it.
        let wanted = seen_from(Pose { facing: towards, ..troop.pose }, point).0;
        let plot = |length: i64| Plot {
            legs: vec![written(from.towards(towards, length))],
            ..like.clone()
        };
        let (mut good, mut bad) = (0, wanted.max(0) + GRAIN);
        while bad - good > GRAIN {
            let between = i64::midpoint(good, bad);
            if self.plan(id, &plot(between)).is_ok() { good = between } else { bad = between }
        }
        (good > SLACK).then(|| (from.towards(towards, good), plot(good)))
    }

    /// The plot whose way goes on from the end of this one, straight and as near to a point as the judge allows.
    fn longer_plot(&self, id: UnitId, plot: &Plot, point: Spot) -> Option<Plot> {
        let from = spot(*plot.legs.last()?);
        let longer = |end: Spot| Plot {
            legs: plot.legs.iter().copied().chain([written(end)]).collect(),
            ..plot.clone()
        };
        let allowed = |plot: &Plot| self.plan(id, plot).is_ok();
        let exact = longer(point);
        if allowed(&exact) {
            return Some(exact);
        }
        let own = self.troop(id).pose.facing;
        let wanted = heading(from, point, own);
        // The nearest heading in which a step may be taken, and then as far as may be.
        let step = |towards: &u16| allowed(&longer(from.towards(*towards, 2 * PAS)));
        let towards = degrees_from(wanted).find(step)?;
        let ahead = seen_from(Pose { facing: towards, ..Pose::default() }.at(from), point).0;
        let (mut good, mut bad) = (0, ahead.max(2 * PAS) + GRAIN);
        while bad - good > GRAIN {
            let between = i64::midpoint(good, bad);
            let plot = longer(from.towards(towards, between));
            if allowed(&plot) { good = between } else { bad = between }
        }
        (good > SLACK).then(|| longer(from.towards(towards, good)))
    }

    /// ML-Q143: of the ways onto the table that are listed, the one that ends nearest.
    fn nearest_entry(&self, id: UnitId, point: Spot) -> Option<Plot> {
        let end = |plot: &Plot| plot.legs.last().map(|leg| spot(*leg));
        let plots = self.plots(id).into_iter();
        plots.min_by_key(|plot| end(plot).map_or(i64::MAX, |end| end.distance_squared(point)))
    }
}
