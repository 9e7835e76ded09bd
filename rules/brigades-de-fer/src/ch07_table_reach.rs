//! BF-7 Movement on the free table: places within reach, found by asking the judge of moves how far
//! he lets a unit go.

use board::heading::Heading;
use board::path::{moved, point_along};
use board::plane::{Line, Point};

use crate::ch00_table::{CONTACT, UNIT};
use crate::ch07_table_moves::{GRAIN, TURN, TableEnd, TableMover, Walked};

impl TableMover<'_> {
    /// The farthest place that the judge allows in a direction, in whole thousandths.
    pub fn farthest(&self, direction: u16, most: i64) -> Point {
        let line =
            Line { from: self.start, to: moved(self.start, Heading::tenths(direction), most) };
        let reach = self.follow(&[line.to], false);
        point_along(line, reach.length).in_steps_from(self.start, GRAIN)
    }

    /// The place so far away in a direction, or as near to it as the judge lets a unit go.
    pub(crate) fn towards(&self, direction: u16, most: i64) -> Option<Walked> {
        let aim = moved(self.start, Heading::tenths(direction), most);
        let aim = aim.in_steps_from(self.start, GRAIN);
        match self.walk(&[aim]) {
            Ok(walked) => Some(walked),
            Err((length, _)) => {
                let line = Line { from: self.start, to: aim };
                let nearer = point_along(line, length).in_steps_from(self.start, GRAIN);
                (nearer != self.start).then(|| self.walk(&[nearer]).ok()).flatten()
            }
        }
    }

    /// Places and headings to choose from: all round, towards each enemy, along roads; as far as
    /// it goes, and 1 UD. Whatever is told here the judge has allowed.
    pub fn samples(&self, mut add: impl FnMut(Point, u16, TableEnd)) {
        let nearest = self.enemies.iter().min_by_key(|enemy| self.start.distance_squared(**enemy));
        let mut offer = |walked: Walked, heading: u16| {
            let path = if walked.length == 0 { &[][..] } else { &[walked.end][..] };
            if let Ok(end) = self.price(path, walked, heading) {
                add(walked.end, heading, end);
            }
        };
        let turned = |tenths: u16| (self.heading + tenths) % TURN;
        let here = Walked { length: 0, end: self.start, on_road: false };
        offer(here, self.heading);
        if self.potential == 0 {
            return;
        }
        for turn in [600, 1200, 1800, 2400, 3000] {
            offer(here, turned(turn));
        }
        if let Some(enemy) = nearest {
            let heading = Heading::towards(self.start, *enemy);
            if !(heading + TURN - self.heading).is_multiple_of(600) {
                offer(here, heading);
            }
        }
        let potential = i64::from(self.potential) * UNIT;
        let mut directions = [0; 12];
        for (slot, turn) in directions.iter_mut().zip([0, 300, 3300, 600, 3000, 900, 2700, 1800]) {
            *slot = turned(turn);
        }
        let mut count = 8;
        for enemy in self.enemies {
            let direction = Heading::towards(self.start, *enemy);
            let near = self.start.is_within(*enemy, potential + 2 * UNIT);
            if near && count < directions.len() && !directions[..count].contains(&direction) {
                directions[count] = direction;
                count += 1;
            }
        }
        for direction in &directions[..count] {
            let off = (direction + TURN - self.heading) % TURN;
            let most = if !(900..=2700).contains(&off) { potential } else { UNIT };
            let Some(far) = self.towards(*direction, most) else { continue };
            let near = (far.length > CONTACT).then(|| self.towards(*direction, UNIT)).flatten();
            for walked in [Some(far), near].into_iter().flatten() {
                offer(walked, self.heading);
                if self.potential > 1 && walked.length <= CONTACT {
                    let enemy = nearest.map(|enemy| Heading::towards(walked.end, *enemy));
                    let heading = enemy.unwrap_or(*direction);
                    if heading != self.heading {
                        offer(walked, heading);
                    }
                }
            }
        }
        for piece in self.field.roads_at(self.start) {
            for end in [piece.from, piece.to] {
                let direction = Heading::towards(self.start, end);
                if let Some(far) = self.towards(direction, potential + UNIT) {
                    offer(far, direction);
                }
            }
        }
    }

    /// BF-7.19: corners of a way round what stands between a unit and a place: beside the straight
    /// way, a little and then more.
    pub fn corners_towards(&self, desired: Point) -> impl Iterator<Item = Point> {
        let line = Line { from: self.start, to: desired };
        let straight = Heading::towards(self.start, desired);
        let length = line.length();
        let near = length <= i64::from(self.potential + 1) * UNIT;
        let start = self.start;
        let shares = if near { &[2, 1, 3][..] } else { &[] };
        shares.iter().flat_map(move |quarter| {
            let middle = point_along(line, length * quarter / 4);
            [900, 2700].into_iter().flat_map(move |side| {
                let aside = Heading::tenths((straight + side) % TURN);
                [3, 6, 10].map(|tenths| {
                    moved(middle, aside, tenths * UNIT / 10).in_steps_from(start, GRAIN)
                })
            })
        })
    }

    /// How far a unit may go in a direction at most: ahead of its front line as far as its potential
    /// goes, elsewhere 1 UD (BF-7.2, BF-7.4).
    fn most(&self, direction: u16) -> i64 {
        let off = (direction + TURN - self.heading) % TURN;
        let ahead = !(900..=2700).contains(&off);
        if self.potential == 0 {
            0
        } else if ahead {
            i64::from(self.potential) * UNIT
        } else {
            UNIT
        }
    }

    /// The outline of the places within reach: the farthest end that the judge allows, all round
    /// and on either side of the front line, where that changes at once.
    pub fn outline(&self) -> Vec<Point> {
        let mut turns: Vec<u16> = (0..TURN).step_by(usize::from(RAY)).chain([899, 2701]).collect();
        turns.sort_unstable();
        let ends = turns.into_iter().map(|turn| self.last_end((self.heading + turn) % TURN));
        without_lone_rays(self.start, &ends.collect::<Vec<_>>())
    }

    /// The farthest place in a direction where the unit may end: short of those whom it may pass but
    /// not stand on.
    fn last_end(&self, direction: u16) -> Point {
        let most = self.most(direction);
        let lengths = (0..=most / BACK).map(|step| most - step * BACK);
        let mut ends = lengths.filter_map(|length| self.towards(direction, length));
        ends.next().map_or(self.start, |walked| walked.end)
    }

    /// Places and headings near a desired one, for the nearest of them to be chosen: on the way to
    /// it, and a little to the left and right of that. Whatever is told here the judge has allowed.
    pub fn towards_desired(
        &self,
        desired: Point,
        heading: u16,
        mut add: impl FnMut(&[Point], u16, TableEnd),
    ) {
        let mut offer = |walked: Walked, direction: u16| {
            let path = if walked.length == 0 { &[][..] } else { &[walked.end][..] };
            for heading in [heading, self.heading, direction] {
                if let Ok(end) = self.price(path, walked, heading) {
                    add(&[walked.end], heading, end);
                }
            }
        };
        let here = Walked { length: 0, end: self.start, on_road: false };
        let straight = Heading::towards(self.start, desired);
        offer(here, straight);
        if self.potential == 0 || desired == self.start {
            return;
        }
        if let Ok(walked) = self.walk(&[desired]) {
            offer(walked, straight);
        }
        if self.judge(&[desired], heading).is_err() {
            for corner in self.corners_towards(desired) {
                let path = [corner, desired];
                for heading in [heading, self.heading] {
                    if let Ok(end) = self.judge(&path, heading) {
                        add(&path, heading, end);
                    }
                }
            }
        }
        let mut offer = |walked: Walked, direction: u16| {
            let path = if walked.length == 0 { &[][..] } else { &[walked.end][..] };
            for heading in [heading, self.heading, direction] {
                if let Ok(end) = self.price(path, walked, heading) {
                    add(&[walked.end], heading, end);
                }
            }
        };
        let apart = self.start.distance(desired);
        let road = i64::from(self.potential + 1) * UNIT;
        for turn in (0..=ASIDE).step_by(usize::from(RAY)).flat_map(|turn| [turn, TURN - turn]) {
            let direction = (straight + turn) % TURN;
            for most in [self.most(direction), UNIT, road] {
                if let Some(walked) = self.towards(direction, most.min(apart)) {
                    offer(walked, direction);
                }
            }
        }
    }
}

/// Tenths of a degree between two rays that are tried.
const RAY: u16 = 50;
/// By how much a way is shortened until it ends where a unit may stand.
const BACK: i64 = UNIT / 10;
/// How much farther than its neighbours a lone ray leads.
const LONE: i64 = UNIT / 4;
/// How far from the straight way to a desired place others are tried.
const ASIDE: u16 = 900;

/// An outline without the directions that are drawn as spikes.
pub fn without_lone_rays(start: Point, ends: &[Point]) -> Vec<Point> {
    board::path::without_lone_rays(start, ends, LONE)
}
