//! BF-7 Movement on the free table: the judge of a path.
//!
//! A path is a chain of straight legs. The judge follows it and tells the first thing that stops it.

use board::heading::Heading;
pub use board::heading::TURN;
use board::index::Bounds;
use board::path::{Reach, comes_within, legs};
use board::plane::{Line, Point};
use engine::Refusal;

use crate::ch00_table::{CLEAR, CONTACT, Field, TOLERANCE, UNIT, whole_ud};
use crate::options::{HouseRules, ZoneToZone};
use crate::unit::Category;
use crate::{applies, bf};

/// What a point of the table is counted in by the game: thousandths of a UD.
pub const GRAIN: i64 = UNIT / 1000;

/// What stops a move, or forbids it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    EdgeOfTable,
    EnemyContact,
    NearerToEnemy,
    OtherEnemy,
    Friend,
    Difficult,
    GunsInDifficult,
    LeavesDifficult,
    Wall,
    GunsAtWall,
    Pivot,
    Potential,
}

impl Hindrance {
    /// The rule behind it, for the player.
    pub fn refusal(self) -> Refusal {
        let (rule, key) = match self {
            Self::EdgeOfTable => (bf("7.20"), "off-the-table"),
            Self::EnemyContact => (bf("7.9"), "stopped-by-enemy"),
            Self::NearerToEnemy => (bf("7.19"), "nearer-to-enemy-in-contact"),
            Self::OtherEnemy => (bf("7.11"), "contact-with-another-enemy"),
            Self::Friend => (bf("7.10"), "too-close-to-a-friend"),
            Self::Difficult => (bf("7.7"), "one-ud-in-difficult-terrain"),
            Self::GunsInDifficult => (bf("7.8"), "no-artillery-in-difficult"),
            Self::LeavesDifficult => (bf("7.6"), "entered-difficult-this-turn"),
            Self::Wall => (bf("18.4"), "one-ud-after-a-wall"),
            Self::GunsAtWall => (bf("18.4"), "guns-do-not-cross-walls"),
            Self::Pivot => (bf("7.5"), "one-ud-with-a-pivot"),
            Self::Potential => (bf("7.18"), "move-out-of-reach"),
        };
        Refusal { rule, field: "place", key }
    }

    /// Whether not even the grace of a measurement (BF-0.7) takes a unit past it.
    const fn is_unforgiving(self) -> bool {
        matches!(self, Self::GunsInDifficult | Self::GunsAtWall | Self::LeavesDifficult)
    }
}

/// A unit about to move.
#[derive(Debug)]
pub struct TableMover<'a> {
    pub field: &'a Field,
    pub house: &'a HouseRules,
    pub start: Point,
    /// Tenths of a degree clockwise from north (BF-0.8).
    pub heading: u16,
    pub category: Category,
    pub potential: i32,
    pub entered_difficult: bool,
    /// Those near enough to matter.
    pub friends: &'a [Point],
    pub enemies: &'a [Point],
    /// What the start decides for every path: an enemy in contact, difficult ground, and whether
    /// any difficult ground or wall is within reach at all.
    pub begins: Begins,
}

/// What the start of a move decides for every path.
#[derive(Clone, Copy, Debug)]
pub struct Begins {
    engaged: bool,
    in_difficult: bool,
    hard_ground_near: bool,
    on_road: bool,
}

impl Begins {
    /// What is round a start, for paths of this length at most.
    pub fn at(field: &Field, start: Point, enemies: &[Point], length: i64) -> Self {
        Self {
            engaged: enemies.iter().any(|enemy| start.is_within(*enemy, CONTACT)),
            in_difficult: field.is_difficult(start),
            hard_ground_near: field.is_hard_near(Bounds::square(start, length)),
            on_road: field.roads_at(start).next().is_some(),
        }
    }
}

/// What a move comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableEnd {
    /// UD of displacement, rounded up.
    pub steps: i32,
    /// BF-7.18: what it takes of the potential, rounded up; the extra UD of a road is not counted.
    pub cost: i32,
    /// BF-7.3: a pivot is paid for.
    pub pivots: bool,
    /// BF-19.2: all the way along a road.
    pub by_road: bool,
}

/// What the ground has done to a path so far.
struct Underfoot {
    /// It stands in difficult terrain.
    inside: bool,
    /// It has entered some this turn.
    entered: bool,
    /// How far it may go in all, and why no farther.
    most: (i64, Hindrance),
}

impl Underfoot {
    fn bind(&mut self, most: i64, why: Hindrance) {
        if most < self.most.0 {
            self.most = (most, why);
        }
    }
}

/// A path that nothing stops.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walked {
    pub(crate) length: i64,
    pub(crate) end: Point,
    pub(crate) on_road: bool,
}

impl TableMover<'_> {
    /// BF-0.12: whether an enemy is in contact with the unit before it moves.
    fn touches(&self, enemy: Point) -> bool {
        self.start.is_within(enemy, CONTACT)
    }

    /// BF-7.6 to BF-7.14, BF-7.19, BF-18.4: how far a unit gets along a path, and why no farther.
    /// BF-Q63: `free` of terrain, by a house rule, on a road.
    pub(crate) fn follow(&self, path: &[Point], free: bool) -> Reach<Hindrance> {
        let Begins { engaged, in_difficult, hard_ground_near, .. } = self.begins;
        let bound_by_ground = !free && in_difficult;
        let mut most = if bound_by_ground {
            (UNIT, Hindrance::Difficult)
        } else {
            (i64::MAX, Hindrance::Difficult)
        };
        let mut entered = self.entered_difficult && !free;
        let mut inside = in_difficult;
        let mut bound = engaged;
        let (mut end, mut gone) = (self.start, 0);
        for (number, line) in legs(self.start, path).enumerate() {
            let length = line.length();
            let mut reach = Reach::of(length);
            if length == 0 {
                continue;
            }
            if gone > 0 && self.is_stopped_at(line.from) {
                reach.cut(0, Hindrance::EnemyContact);
            }
            self.meet_edge(line, &mut reach);
            self.meet_enemies(bound, line, &mut reach);
            // BF-Q11: by a house rule, whoever has come clear of all enemies may meet another.
            bound &= self.house.zone_to_zone == ZoneToZone::Move || !self.is_clear_at(line.to);
            self.meet_friends(line, &mut reach);
            if !free && hard_ground_near {
                let mut ground = Underfoot { inside, entered, most };
                self.meet_ground(line, gone, &mut ground, &mut reach);
                Underfoot { inside, entered, most } = ground;
            }
            reach.cut(most.0.saturating_sub(gone), most.1);
            let last = number + 1 == path.len();
            let forgiven = !reach.stop.is_some_and(Hindrance::is_unforgiving);
            let grace = if last && forgiven { TOLERANCE } else { 0 };
            if let Some(stop) = reach.stop
                && length > reach.length + grace
            {
                return Reach { length: gone + reach.length, stop: Some(stop) };
            }
            gone += length;
            end = line.to;
        }
        let ends = self.end_of(bound, entered, free, end);
        Reach { length: gone, stop: ends.err() }
    }

    /// BF-7.9: whoever has come into contact goes no farther.
    fn is_stopped_at(&self, place: Point) -> bool {
        self.enemies.iter().any(|enemy| !self.touches(*enemy) && place.is_within(*enemy, UNIT))
    }

    /// BF-0.12: no enemy is in contact with a place.
    fn is_clear_at(&self, place: Point) -> bool {
        !self.enemies.iter().any(|enemy| place.is_within(*enemy, CONTACT))
    }

    /// BF-0.21, BF-7.20: nobody leaves the table of his own will.
    fn meet_edge(&self, line: Line, reach: &mut Reach<Hindrance>) {
        if let Some(at) = self.field.bounds().leaves(line) {
            reach.cut(at, Hindrance::EdgeOfTable);
        }
    }

    /// BF-7.9, BF-7.11, BF-7.19, BF-Q11: the path is cut at exactly 1 UD of an enemy; an enemy in
    /// contact from the start cuts nothing, but no leg may lead nearer to him.
    fn meet_enemies(&self, engaged: bool, line: Line, reach: &mut Reach<Hindrance>) {
        for enemy in self.enemies {
            if self.touches(*enemy) {
                // BF-0.11: from leg to leg nothing adds up that would bring them nearer than 1 UD.
                let apart = line.from.distance(*enemy);
                let least = (apart - TOLERANCE).max(CLEAR.min(apart) - GRAIN);
                if line.passes_nearer_than(*enemy, least) {
                    reach.cut(0, Hindrance::NearerToEnemy);
                }
                continue;
            }
            let (limit, why) = if engaged {
                (CONTACT + GRAIN, Hindrance::OtherEnemy)
            } else {
                (UNIT, Hindrance::EnemyContact)
            };
            if let Some(at) = comes_within(line, *enemy, limit) {
                reach.cut(at, why);
            }
        }
    }

    /// BF-7.10, BF-Q10: by a house rule, coming beside a friend ends the move, unless it goes on
    /// through him.
    fn meet_friends(&self, line: Line, reach: &mut Reach<Hindrance>) {
        if !self.house.friendly_zone_stops {
            return;
        }
        for friend in self.friends {
            let beside = self.start.is_within(*friend, CONTACT);
            let through = line.passes_nearer_than(*friend, UNIT / 2);
            if let Some(at) = comes_within(line, *friend, UNIT).filter(|_| !beside && !through) {
                reach.cut(at, Hindrance::Friend);
            }
        }
    }

    /// BF-7.6 to BF-7.8, BF-18.4, BF-Q14, BF-Q16: difficult ground and walls: 1 UD at most after
    /// them, no guns, and no way out of what was entered. Whoever comes to the very edge of
    /// difficult ground, or to a wall, has entered or crossed it: a corner there is no way in.
    fn meet_ground(
        &self,
        line: Line,
        gone: i64,
        ground: &mut Underfoot,
        reach: &mut Reach<Hindrance>,
    ) {
        let gun = self.category.is_artillery();
        let length = line.length();
        let began_inside = ground.inside;
        ground.inside = self.field.is_difficult(line.to);
        let mut stretches = self.field.difficult_along(line);
        // A thousandth is as near as anything is measured.
        let reaches = |stretches: &[(i64, i64)], at: i64| {
            stretches.iter().any(|(first, last)| (first - GRAIN..=last + GRAIN).contains(&at))
        };
        if ground.inside && !reaches(&stretches, length) {
            stretches.push((length, length));
        }
        if began_inside && !reaches(&stretches, 0) {
            stretches.insert(0, (0, 0));
        }
        for (first, last) in stretches {
            if first > GRAIN || !began_inside {
                if gun {
                    reach.cut(first - GRAIN, Hindrance::GunsInDifficult);
                }
                ground.bind(gone + first + UNIT, Hindrance::Difficult);
                ground.entered = true;
            }
            let to_the_end = ground.inside && last + GRAIN >= length;
            if ground.entered && last < length && !to_the_end {
                reach.cut(last, Hindrance::LeavesDifficult);
            }
        }
        for at in self.field.walls_crossed(line) {
            if gun {
                reach.cut(at - GRAIN, Hindrance::GunsAtWall);
            }
            ground.bind(gone + at + UNIT, Hindrance::Wall);
        }
    }

    /// BF-7.10, BF-7.13: a move ends clear of everybody, on ground where the unit may stand.
    fn end_of(
        &self,
        engaged: bool,
        entered: bool,
        free: bool,
        end: Point,
    ) -> Result<(), Hindrance> {
        if !self.field.contains(end) {
            return Err(Hindrance::EdgeOfTable);
        }
        if end == self.start {
            return Ok(());
        }
        if self.friends.iter().any(|friend| end.distance(*friend) < CLEAR) {
            return Err(Hindrance::Friend);
        }
        let another = |enemy: &&Point| engaged && !self.touches(**enemy);
        if self.enemies.iter().filter(another).any(|enemy| end.is_within(*enemy, CONTACT)) {
            return Err(Hindrance::OtherEnemy);
        }
        let difficult = self.begins.hard_ground_near && self.field.is_difficult(end);
        if self.category.is_artillery() && difficult {
            return Err(Hindrance::GunsInDifficult);
        }
        if entered && !free && !difficult {
            return Err(Hindrance::LeavesDifficult);
        }
        Ok(())
    }

    fn length_of(&self, path: &[Point]) -> i64 {
        legs(self.start, path).map(Line::length).sum()
    }

    /// BF-7.2, BF-7.19: whether every leg leads ahead of the front line of who faces so.
    fn is_forward(&self, path: &[Point], heading: u16) -> bool {
        legs(self.start, path)
            .all(|Line { from, to }| from == to || from.ahead(Heading::tenths(heading), to) > 0)
    }

    /// BF-19.2: the whole path is on roads, and at no moment in contact with an enemy.
    fn is_road_march(&self, path: &[Point]) -> bool {
        if !self.begins.on_road {
            return false;
        }
        legs(self.start, path).all(|line| {
            let clear = |enemy: &Point| !line.passes_nearer_than(*enemy, CONTACT + GRAIN);
            self.enemies.iter().all(clear) && self.field.is_on_road(line)
        })
    }

    /// A path that nothing stops, or how far it goes and why no farther.
    pub(crate) fn walk(&self, path: &[Point]) -> Result<Walked, (i64, Hindrance)> {
        let end = path.last().copied().unwrap_or(self.start);
        let plain = self.follow(path, false);
        let Some(stop) = plain.stop else {
            return Ok(Walked { length: plain.length, end, on_road: false });
        };
        if self.house.roads_ignore_difficult && self.is_road_march(path) {
            let by_road = self.follow(path, true);
            return match by_road.stop {
                None => Ok(Walked { length: by_road.length, end, on_road: true }),
                Some(stop) => Err((by_road.length, stop)),
            };
        }
        Err((plain.length, stop))
    }

    /// BF-7.3, BF-Q83: what a pivot costs.
    fn pivot(&self, heading: u16) -> i32 {
        let turned = (i32::from(heading) - i32::from(self.heading)).rem_euclid(i32::from(TURN));
        let slight = !(900..=2700).contains(&turned);
        i32::from(turned != 0 && !(slight && self.house.front_pivot_free))
    }

    /// BF-7.1 to BF-7.5, BF-7.18, BF-19.2, BF-19.3: what a path costs, if the potential allows it.
    pub(crate) fn price(
        &self,
        path: &[Point],
        walked: Walked,
        heading: u16,
    ) -> Result<TableEnd, Hindrance> {
        let steps = whole_ud(walked.length);
        let pivot = self.pivot(heading);
        let forward = self.is_forward(path, self.heading);
        let plain = if steps == 0 {
            Ok(pivot)
        } else if forward && pivot == 0 {
            Ok(steps)
        } else if steps > 1 {
            // BF-7.5: a pivot, or a step aside, and 1 UD at most.
            Err(Hindrance::Pivot)
        } else if forward || self.is_forward(path, heading) {
            Ok(steps + pivot)
        } else {
            Ok(1 + i32::from(self.house.rear_move_surcharge) + pivot)
        };
        let within =
            |cost: i32| if cost <= self.potential { Ok(cost) } else { Err(Hindrance::Potential) };
        // BF-19.2, BF-19.3: wherever the whole way is on the road its terms are what counts.
        let road = self.potential > 0 && steps > 0 && steps <= self.potential + 1;
        if road && (walked.on_road || self.is_road_march(path)) && applies(bf("19.2")) {
            return Ok(TableEnd { steps, cost: steps - 1, pivots: false, by_road: true });
        }
        let cost = plain.and_then(within)?;
        Ok(TableEnd { steps, cost, pivots: pivot > 0, by_road: false })
    }

    /// BF-7.19: the judge: what a path with this final heading comes to, or the first thing that
    /// forbids it.
    pub fn judge(&self, path: &[Point], heading: u16) -> Result<TableEnd, Hindrance> {
        if self.potential == 0 && (self.pivot(heading) > 0 || self.length_of(path) > 0) {
            return Err(Hindrance::Potential);
        }
        let walked = self.walk(path).map_err(|(_, stop)| stop)?;
        self.price(path, walked, heading)
    }

    /// BF-13.4: the judge of an evasion, whose about-turn is free: the length of the path.
    pub fn judge_flight(&self, path: &[Point], attacker: Point) -> Result<i32, Hindrance> {
        let walked = self.walk(path).map_err(|(_, stop)| stop)?;
        let short = self.house.evade_pays_pivot;
        let most = if short { self.potential.min(1) } else { self.potential };
        let steps = whole_ud(walked.length);
        if steps == 0 || steps > most {
            return Err(Hindrance::Potential);
        }
        if walked.end.is_within(attacker, CONTACT) {
            return Err(Hindrance::EnemyContact);
        }
        Ok(steps)
    }
}
