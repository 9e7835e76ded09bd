//! Slow and exact answers that the tests compare the fast ones with: whole numbers of 128 bits and
//! fractions of them, nothing rounded.

use std::cmp::Ordering;

use crate::plane::{Line, Point};

/// A fraction with a positive denominator.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fraction {
    over: i128,
    under: i128,
}

impl Fraction {
    pub(crate) const fn whole(number: i128) -> Self {
        Self { over: number, under: 1 }
    }

    pub(crate) const fn new(over: i128, under: i128) -> Self {
        if under < 0 { Self { over: -over, under: -under } } else { Self { over, under } }
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}
impl Eq for Fraction {}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    /// By continued fractions: products of the parts might not fit.
    fn cmp(&self, other: &Self) -> Ordering {
        let (mut one, mut two, mut turned) = (*self, *other, false);
        loop {
            let (a, b) = (one.over.div_euclid(one.under), two.over.div_euclid(two.under));
            let (c, d) = (one.over.rem_euclid(one.under), two.over.rem_euclid(two.under));
            let found = match a.cmp(&b) {
                Ordering::Equal if c == 0 || d == 0 => c.cmp(&d),
                Ordering::Equal => {
                    (one, two) =
                        (Self { over: one.under, under: c }, Self { over: two.under, under: d });
                    turned = !turned;
                    continue;
                }
                unequal => unequal,
            };
            return if turned { found.reverse() } else { found };
        }
    }
}

/// The way from one point to another.
fn way(from: Point, to: Point) -> (i128, i128) {
    (i128::from(to.x) - i128::from(from.x), i128::from(to.y) - i128::from(from.y))
}

/// The square of the distance of a point to a line.
pub(crate) fn on_line(line: Line, point: Point) -> Fraction {
    let ((x, y), (px, py)) = (way(line.from, line.to), way(line.from, point));
    let (square, along) = (x * x + y * y, x * px + y * py);
    if along <= 0 || square == 0 {
        return Fraction::whole(px * px + py * py);
    }
    if along >= square {
        let (ex, ey) = way(line.to, point);
        return Fraction::whole(ex * ex + ey * ey);
    }
    let cross = x * py - y * px;
    Fraction::new(cross * cross, square)
}
