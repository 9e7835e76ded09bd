//! BF-10.11 to BF-10.13: where a unit can retreat to, on the free table.

use board::heading::Heading;
use board::path::{legs, moved, point_along};
use board::plane::{Line, Point};

use crate::ch00_table::{CLEAR, Field, TOLERANCE, UNIT};
use crate::ch07_table_moves::{GRAIN, TURN};
use crate::ch10_retreats::Edges;

/// A unit that must give ground.
#[derive(Debug)]
pub struct TableRetreat<'a> {
    pub field: &'a Field,
    pub start: Point,
    pub cause: Point,
    pub distance: i32,
    /// The other enemies that count (BF-Q36).
    pub enemies: &'a [Point],
    /// Enemies whose sectors are in the way, whether they count or not.
    pub bodies: &'a [Point],
    pub friends: &'a [Point],
    pub entered_difficult: bool,
    /// BF-Q37: over which edges the table may be left.
    pub edges: Edges,
}

/// An end of a retreat: the place, the direction of the last UD, and the corner of the way there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableWay {
    pub end: Point,
    pub last: u16,
    pub via: Option<Point>,
}

/// How far a unit can retreat, and places where it may end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableWaysOut {
    pub possible: i32,
    pub ends: Vec<TableWay>,
    /// BF-10.12: the table can be left.
    pub off: bool,
}

/// How one UD of a retreat ends.
enum Pace {
    GoesOn,
    Stops,
    LeavesTable,
}

/// Directions that are tried, from straight away: within 60 degrees of it.
const FAN: [i32; 9] = [0, 150, -150, 300, -300, 450, -450, 590, -590];

impl TableRetreat<'_> {
    /// BF-10.5, BF-10.11, BF-10.13, BF-Q38: one UD leads within 60 degrees of straight away from
    /// the cause and no nearer to another enemy; it leaves no zone that was entered this turn.
    fn pace(&self, from: Point, to: Point) -> Option<Pace> {
        let line = Line { from, to };
        let (x, y) = (i128::from(to.x - from.x), i128::from(to.y - from.y));
        let (ax, ay) = (i128::from(from.x - self.cause.x), i128::from(from.y - self.cause.y));
        let along = x * ax + y * ay;
        let lengths = (x * x + y * y) * (ax * ax + ay * ay);
        // The cosine is one half or more, with the grace of a hundredth.
        if along <= 0 || 404 * along * along < 100 * lengths {
            return None;
        }
        let closer = |enemy: &Point| {
            let apart = from.distance(*enemy);
            line.passes_nearer_than(*enemy, apart - TOLERANCE)
        };
        // BF-0.11: nobody comes nearer than 1 UD to anybody, whether he counts or not.
        let runs_into = |enemy: &Point| {
            line.passes_nearer_than(*enemy, CLEAR.min(from.distance(*enemy)) - GRAIN)
        };
        if self.enemies.iter().any(closer) || self.bodies.iter().any(runs_into) {
            return None;
        }
        let off = !self.field.contains(to);
        let length = line.length();
        // BF-7.6: whoever comes to the very edge has entered.
        let began_inside = self.field.is_difficult(from);
        let ends_inside = !off && self.field.is_difficult(to);
        let mut enters = ends_inside && !began_inside;
        let mut entered = self.entered_difficult;
        let stretches = self.field.difficult_along(line);
        for (first, last) in stretches {
            let comes = first > 0 || !began_inside;
            enters |= comes;
            entered |= comes;
            if entered && last < length {
                return None; // It would leave what it entered.
            }
        }
        if self.entered_difficult && (off || !self.field.is_difficult(to)) {
            return None;
        }
        if off {
            let leads = self.edges.lead_to([to.x, to.y], [self.field.width, self.field.height]);
            return leads.then_some(Pace::LeavesTable);
        }
        let wall = self.field.walls_crossed(line).next().is_some();
        Some(if enters || wall { Pace::Stops } else { Pace::GoesOn })
    }

    fn is_clear(&self, place: Point) -> bool {
        self.friends.iter().all(|friend| place.distance(*friend) >= CLEAR)
    }

    fn most(&self) -> i32 {
        if self.field.is_difficult(self.start) { self.distance.min(1) } else { self.distance }
    }

    /// Directions to try from a place: at first all round straight away, and just past whoever may
    /// not be approached; later straight on, or straight away.
    fn directions(&self, way: &TableWay, first: bool, fan: &[i32]) -> Vec<u16> {
        let away = i32::from(Heading::towards(self.cause, way.end));
        let tenths = |direction: i32| direction.rem_euclid(i32::from(TURN)) as u16;
        if !first {
            let away = tenths(away);
            return if away == way.last { vec![away] } else { vec![way.last, away] };
        }
        let mut directions: Vec<u16> = fan.iter().map(|turn| tenths(away + turn)).collect();
        let near = self.enemies.iter().filter(|enemy| way.end.is_within(**enemy, 3 * UNIT));
        for enemy in near.take(6) {
            let at = i32::from(Heading::towards(way.end, *enemy));
            directions.extend([tenths(at + 900), tenths(at - 900)]);
        }
        directions
    }

    /// BF-10.11, BF-10.12: as long as it can be; leaving the table is as far as anyone can ask.
    pub fn ways_out(&self) -> TableWaysOut {
        let ways = self.search(&FAN);
        if ways.possible < self.distance.min(self.most()) {
            let finer: Vec<i32> = (-12..=12).map(|step| (step * 50).clamp(-595, 595)).collect();
            let other = self.search(&finer);
            return if other.possible > ways.possible { other } else { ways };
        }
        ways
    }

    fn search(&self, fan: &[i32]) -> TableWaysOut {
        let mut ways = TableWaysOut::default();
        let mut moving = vec![TableWay { end: self.start, last: 0, via: None }];
        for length in 1..=self.most() {
            let mut next: Vec<TableWay> = Vec::new();
            let mut ends: Vec<TableWay> = Vec::new();
            for way in &moving {
                for last in self.directions(way, length == 1, fan) {
                    let bends = length > 1 && last != way.last;
                    // A way has one corner at most.
                    if bends && way.via.is_some() {
                        continue;
                    }
                    let end = moved(way.end, Heading::tenths(last), UNIT);
                    let end = end.in_steps_from(way.end, GRAIN);
                    let via = if bends { Some(way.end) } else { way.via };
                    let Some(pace) = self.pace(way.end, end) else { continue };
                    if matches!(pace, Pace::LeavesTable) {
                        ways.off = true;
                        continue;
                    }
                    let step = TableWay { end, last, via };
                    if self.is_clear(end) && ends.iter().all(|other| other.end != end) {
                        ends.push(step);
                    }
                    if matches!(pace, Pace::GoesOn) {
                        next.push(step);
                    }
                }
            }
            if !ends.is_empty() {
                ways.possible = length;
                ways.ends = ends;
            }
            moving = next;
            if moving.is_empty() {
                break;
            }
        }
        if ways.off && ways.possible < self.distance {
            ways.possible = self.distance;
            ways.ends.clear();
        }
        ways
    }

    /// The judge of a way of so many UD: each UD of each leg is a legal one, none but the last ends
    /// the retreat, and the end is clear. Tells the direction of the last UD.
    pub fn judge(&self, path: &[Point], possible: i32) -> Option<u16> {
        let (mut end, mut gone, mut last) = (self.start, 0, 0);
        for line in legs(self.start, path) {
            let length = line.length();
            let paces = (length + UNIT / 2) / UNIT;
            if (length - paces * UNIT).abs() > TOLERANCE * paces.max(1) {
                return None;
            }
            for number in 0..paces {
                let at = |number: i64| point_along(line, length * number / paces);
                let pace = self.pace(at(number), at(number + 1))?;
                gone += 1;
                let goes_on = matches!(pace, Pace::GoesOn);
                let stops_here = matches!(pace, Pace::Stops) && gone == possible;
                if !goes_on && !stops_here {
                    return None;
                }
            }
            last = Heading::towards(line.from, line.to);
            end = line.to;
        }
        (gone == possible && gone <= self.most() && self.is_clear(end)).then_some(last)
    }
}
