//! Plane geometry of the drawing: points, rings, smoothing, and noise from coordinates.

use std::ops::{Add, Mul, Sub};

/// A place on the sheet, or a step.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Xy {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

pub(crate) const fn xy(x: f64, y: f64) -> Xy {
    Xy { x, y }
}

impl Add for Xy {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        xy(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Xy {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        xy(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Xy {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        xy(self.x * factor, self.y * factor)
    }
}

impl Xy {
    pub(crate) fn length(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    pub(crate) fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// Length 1; east for no step at all.
    pub(crate) fn unit(self) -> Self {
        let length = self.length();
        if length > 1e-9 { self * (1.0 / length) } else { xy(1.0, 0.0) }
    }

    /// A quarter turn clockwise on the sheet: the inside of a ring that runs clockwise.
    pub(crate) fn right(self) -> Self {
        xy(-self.y, self.x)
    }

    pub(crate) fn mid(self, other: Self) -> Self {
        self.towards(other, 0.5)
    }

    pub(crate) fn towards(self, other: Self, part: f64) -> Self {
        self + (other - self) * part
    }

    /// Degrees clockwise from east.
    pub(crate) fn degrees(self) -> f64 {
        self.y.atan2(self.x).to_degrees()
    }

    /// Turned clockwise on the sheet.
    pub(crate) fn turned(self, degrees: f64) -> Self {
        let (sin, cos) = degrees.to_radians().sin_cos();
        xy(self.x * cos - self.y * sin, self.x * sin + self.y * cos)
    }
}

/// A point of a line with the direction of the line there and the way walked to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stop {
    pub(crate) at: Xy,
    pub(crate) along: Xy,
    pub(crate) walked: f64,
}

pub(crate) fn closed(ring: &[Xy]) -> Vec<Xy> {
    ring.iter().chain(ring.first()).copied().collect()
}

pub(crate) fn length(points: &[Xy]) -> f64 {
    points.windows(2).map(|pair| (pair[1] - pair[0]).length()).sum()
}

/// Points at equal steps along a line, from half a step in; never more than some thousands.
pub(crate) fn stops(points: &[Xy], step: f64) -> Vec<Stop> {
    let total = length(points);
    let count = (total / step.max(0.5)).round().clamp(0.0, 4000.0);
    if count < 1.0 {
        return Vec::new();
    }
    let step = total / count;
    let mut found = Vec::with_capacity(count as usize);
    let (mut walked, mut next) = (0.0, step / 2.0);
    for pair in points.windows(2) {
        let stretch = (pair[1] - pair[0]).length();
        let along = (pair[1] - pair[0]).unit();
        while next <= walked + stretch && (found.len() as f64) < count {
            found.push(Stop { at: pair[0] + along * (next - walked), along, walked: next });
            next += step;
        }
        walked += stretch;
    }
    found
}

/// The same line with a point at least every so often.
pub(crate) fn divided(points: &[Xy], step: f64) -> Vec<Xy> {
    let mut found = Vec::new();
    for pair in points.windows(2) {
        let pieces = ((pair[1] - pair[0]).length() / step).ceil().clamp(1.0, 400.0) as usize;
        found.extend((0..pieces).map(|i| pair[0].towards(pair[1], i as f64 / pieces as f64)));
    }
    found.extend(points.last());
    found
}

/// Twice the area, positive if the ring runs clockwise on the sheet.
pub(crate) fn twice_area(ring: &[Xy]) -> f64 {
    closed(ring).windows(2).map(|pair| pair[0].x * pair[1].y - pair[1].x * pair[0].y).sum()
}

/// The ring, turned so that its inside is on the right.
pub(crate) fn clockwise(mut ring: Vec<Xy>) -> Vec<Xy> {
    if twice_area(&ring) < 0.0 {
        ring.reverse();
    }
    ring
}

/// Corners cut by arcs of at most this reach.
pub(crate) fn rounded(ring: &[Xy], reach: f64) -> Vec<Xy> {
    let count = ring.len();
    if count < 3 {
        return ring.to_vec();
    }
    let mut found = Vec::with_capacity(count * 5);
    for i in 0..count {
        let (before, here, after) = (ring[(i + count - 1) % count], ring[i], ring[(i + 1) % count]);
        let (back, ahead) = (before - here, after - here);
        let cut = reach.min(back.length() * 0.45).min(ahead.length() * 0.45);
        let (from, to) = (here + back.unit() * cut, here + ahead.unit() * cut);
        // A wide arc takes more of them.
        let pieces = (cut / 8.0).clamp(4.0, 24.0) as u32;
        for piece in 0..=pieces {
            let t = f64::from(piece) / f64::from(pieces);
            found.push(from.towards(here, t).towards(here.towards(to, t), t));
        }
    }
    found
}

/// Each point of a ring drawn towards its neighbours, so many times.
pub(crate) fn relaxed(mut ring: Vec<Xy>, times: usize) -> Vec<Xy> {
    let count = ring.len();
    for _ in 0..times {
        ring = (0..count)
            .map(|i| {
                let (before, after) = (ring[(i + count - 1) % count], ring[(i + 1) % count]);
                ring[i].towards(before.mid(after), 0.5)
            })
            .collect();
    }
    ring
}

/// The same for a line whose ends stay where they are.
pub(crate) fn softened(mut line: Vec<Xy>, times: usize) -> Vec<Xy> {
    for _ in 0..times {
        let before = line.clone();
        for i in 1..line.len().saturating_sub(1) {
            line[i] = before[i].towards(before[i - 1].mid(before[i + 1]), 0.5);
        }
    }
    line
}

/// A line that a hand drew: points every few steps, each a little off.
pub(crate) fn by_hand(points: &[Xy], step: f64, reach: f64) -> Vec<Xy> {
    divided(points, step)
        .into_iter()
        .map(|at| at + xy(drift(at.x, at.y, 11) - 0.5, drift(at.x, at.y, 23) - 0.5) * (2.0 * reach))
        .collect()
}

/// A curve through all the points, as a fine polyline (Catmull and Rom).
pub(crate) fn through(points: &[Xy], step: f64) -> Vec<Xy> {
    if points.len() < 3 {
        return points.to_vec();
    }
    let last = points.len() - 1;
    let mut found = Vec::new();
    for i in 0..last {
        let (b, c) = (points[i], points[i + 1]);
        let a = if i == 0 { b + (b - c) } else { points[i - 1] };
        let d = if i + 1 == last { c + (c - b) } else { points[i + 2] };
        let pieces = ((c - b).length() / step).ceil().clamp(1.0, 60.0) as usize;
        for k in 0..pieces {
            let t = k as f64 / pieces as f64;
            let (t2, t3) = (t * t, t * t * t);
            found.push(
                (b * 2.0
                    + (c - a) * t
                    + (a * 2.0 - b * 5.0 + c * 4.0 - d) * t2
                    + (b * 3.0 - a - c * 3.0 + d) * t3)
                    * 0.5,
            );
        }
    }
    found.push(points[last]);
    found
}

/// What lies inside rings taken together, holes left out. The edges are sorted into bands from
/// north to south, so that a question looks at few of them.
#[derive(Debug)]
pub(crate) struct Region {
    first: i64,
    bands: Vec<Vec<(Xy, Xy)>>,
}

const BAND: f64 = 16.0;

fn band(y: f64) -> i64 {
    (y / BAND).floor().clamp(-1e5, 1e5) as i64
}

impl Region {
    pub(crate) fn new(rings: &[Vec<Xy>]) -> Self {
        let (low, high) = bounds(rings);
        let (first, last) = (band(low.y), band(high.y));
        let mut bands = vec![Vec::new(); usize::try_from(last - first + 1).unwrap_or(0)];
        for ring in rings {
            for (i, a) in ring.iter().enumerate() {
                let b = ring[(i + 1) % ring.len()];
                for row in band(a.y.min(b.y))..=band(a.y.max(b.y)) {
                    bands[(row - first) as usize].push((*a, b));
                }
            }
        }
        Self { first, bands }
    }

    fn edges(&self, row: i64) -> &[(Xy, Xy)] {
        usize::try_from(row - self.first).ok().and_then(|i| self.bands.get(i)).map_or(&[], |b| b)
    }

    pub(crate) fn contains(&self, at: Xy) -> bool {
        let mut odd = false;
        for (a, b) in self.edges(band(at.y)) {
            if (a.y > at.y) != (b.y > at.y) && at.x < a.x + (at.y - a.y) / (b.y - a.y) * (b.x - a.x)
            {
                odd = !odd;
            }
        }
        odd
    }

    /// Whether a point lies inside and no edge comes nearer to it than this.
    pub(crate) fn well_contains(&self, at: Xy, reach: f64) -> bool {
        let near = |(a, b): &(Xy, Xy)| {
            let step = *b - *a;
            let part = (at - *a).dot(step) / step.dot(step).max(1e-9);
            (at - (*a + step * part.clamp(0.0, 1.0))).length() < reach
        };
        self.contains(at)
            && !(band(at.y - reach)..=band(at.y + reach))
                .any(|row| self.edges(row).iter().any(near))
    }
}

/// North-west and south-east corner of all points.
pub(crate) fn bounds(rings: &[Vec<Xy>]) -> (Xy, Xy) {
    rings.iter().flatten().fold(
        (xy(f64::MAX, f64::MAX), xy(f64::MIN, f64::MIN)),
        |(low, high), at| {
            (xy(low.x.min(at.x), low.y.min(at.y)), xy(high.x.max(at.x), high.y.max(at.y)))
        },
    )
}

/// What is made of many small strokes is drawn in squares of this size: whoever draws a part of the
/// map need not go through all of them.
const SQUARE: f64 = 160.0;

/// The square of the sheet that a point lies in, by row and column.
pub(crate) fn square(at: Xy) -> (i64, i64) {
    ((at.y / SQUARE).floor() as i64, (at.x / SQUARE).floor() as i64)
}

/// A number in 0..1 that depends on nothing but two coordinates and a purpose.
pub(crate) fn chance(i: i64, j: i64, purpose: u64) -> f64 {
    let mut bits = (i as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ (j as u64).wrapping_mul(0xc2b2_ae3d_27d4_eb4f)
        ^ purpose.wrapping_mul(0x1656_67b1_9e37_79f9);
    bits = (bits ^ (bits >> 31)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((bits ^ (bits >> 31)) >> 11) as f64 / (1u64 << 53) as f64
}

/// The same, varying smoothly over some twenty steps of the sheet.
pub(crate) fn drift(x: f64, y: f64, purpose: u64) -> f64 {
    let (x, y) = (x / 22.0, y / 22.0);
    let (i, j) = (x.floor(), y.floor());
    let ease = |t: f64| t * t * (3.0 - 2.0 * t);
    let (u, v) = (ease(x - i), ease(y - j));
    let corner = |a: i64, b: i64| chance(i as i64 + a, j as i64 + b, purpose);
    let top = corner(0, 0) * (1.0 - u) + corner(1, 0) * u;
    let bottom = corner(0, 1) * (1.0 - u) + corner(1, 1) * u;
    top * (1.0 - v) + bottom * v
}
