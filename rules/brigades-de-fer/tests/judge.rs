//! The judge of moves on the free table against a walker who takes many small steps and looks round
//! after each: he measures with floats, knows no index and no formula, and gives no verdict where a
//! hair's breadth decides.

use board::heading::Heading;
use board::land::Area;
use board::plane::Point;
use brigades_de_fer::ch00_table::{Field, FieldLines, UNIT};
use brigades_de_fer::ch00_terrain::Cell;
use brigades_de_fer::ch07_table_moves::{Begins, TableEnd, TableMover};
use brigades_de_fer::options::HouseRules;
use brigades_de_fer::unit::Category;
use proptest::prelude::*;

/// The table is square.
const SIZE: i64 = 9;
/// How near to a threshold the walker does not trust his eyes, in UD.
const DOUBT: f64 = 0.03;
/// Steps to a UD.
const FINE: f64 = 100.0;

type Spot = (f64, f64);

#[derive(Clone, Debug)]
struct Situation {
    woods: Option<[i64; 4]>,
    friends: Vec<Point>,
    enemies: Vec<Point>,
    start: Point,
    path: Vec<Point>,
    heading: u16,
    end_heading: u16,
    category: Category,
    potential: i32,
    entered: bool,
}

/// What the walker says: nothing when he is not sure.
type Verdict = Option<Result<TableEnd, ()>>;

fn ud(point: Point) -> Spot {
    (point.x as f64 / UNIT as f64, point.y as f64 / UNIT as f64)
}

fn apart(one: Spot, other: Spot) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// A comparison that may be too close to call.
#[derive(Default)]
struct Eyes {
    unsure: bool,
}

impl Eyes {
    fn less(&mut self, value: f64, bound: f64) -> bool {
        self.unsure |= (value - bound).abs() < DOUBT;
        value < bound
    }
}

impl Situation {
    fn in_woods(&self, eyes: &mut Eyes, (x, y): Spot) -> bool {
        self.woods.is_some_and(|woods| {
            let [west, north, east, south] = woods.map(|edge| edge as f64);
            eyes.less(west, x) & eyes.less(x, east) & eyes.less(north, y) & eyes.less(y, south)
        })
    }

    /// The points of the path, with what has been walked and where each leg began.
    fn steps(&self) -> Vec<(Spot, f64, Spot)> {
        let (mut from, mut gone, mut steps) = (ud(self.start), 0.0, Vec::new());
        for to in self.path.iter().map(|to| ud(*to)) {
            let length = apart(from, to);
            let count = (length * FINE).ceil().max(1.0);
            for step in 1..=count as i32 {
                let part = f64::from(step) / count;
                let place = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
                steps.push((place, gone + length * part, from));
            }
            gone += length;
            from = to;
        }
        steps
    }

    /// BF-7.6 to BF-7.14, BF-7.20: whether he is ever where he may not be.
    fn may_walk(&self, eyes: &mut Eyes) -> bool {
        let (start, size) = (ud(self.start), SIZE as f64);
        let enemies: Vec<Spot> = self.enemies.iter().map(|enemy| ud(*enemy)).collect();
        let touched: Vec<bool> =
            enemies.iter().map(|enemy| eyes.less(apart(start, *enemy), 1.01)).collect();
        let engaged = touched.contains(&true);
        let started_inside = self.in_woods(eyes, start);
        let (mut inside, mut entered) = (started_inside, self.entered);
        let mut most = if started_inside { 1.0 } else { f64::MAX };
        for (place, gone, leg) in self.steps() {
            let off = [place.0, place.1].map(|at| eyes.less(at, 0.0) | eyes.less(size, at));
            if off.contains(&true) {
                return false;
            }
            for (enemy, touched) in enemies.iter().zip(&touched) {
                let near = apart(place, *enemy);
                let too_near = match (touched, engaged) {
                    (true, _) => near < apart(leg, *enemy) - DOUBT / 2.0,
                    (false, true) => eyes.less(near, 1.01),
                    (false, false) => eyes.less(near, 1.0),
                };
                if *touched {
                    eyes.unsure |= near < apart(leg, *enemy) && !too_near;
                }
                if too_near {
                    return false;
                }
            }
            let now = self.in_woods(eyes, place);
            if now && !inside {
                if self.category.is_artillery() {
                    return false;
                }
                most = most.min(gone + 1.0);
                entered = true;
            }
            if inside && !now && entered {
                return false;
            }
            inside = now;
            if !eyes.less(gone, most) {
                return false;
            }
        }
        let end = self.path.last().map_or(start, |end| ud(*end));
        // BF-7.10: clear of friends; an end in doubtful ground is left to the eyes.
        let clear = self.friends.iter().all(|friend| !eyes.less(apart(end, ud(*friend)), 0.99));
        // BF-7.8: guns do not stand in it either.
        clear && if inside { !self.category.is_artillery() } else { !entered }
    }

    fn is_forward(&self, eyes: &mut Eyes, heading: u16) -> bool {
        let angle = f64::from(heading).to_radians() / 10.0;
        let (ahead_x, ahead_y) = (angle.sin(), -angle.cos());
        let mut from = ud(self.start);
        let mut forward = true;
        for to in self.path.iter().map(|to| ud(*to)) {
            let along = (to.0 - from.0) * ahead_x + (to.1 - from.1) * ahead_y;
            forward &= eyes.less(0.0, along);
            from = to;
        }
        forward
    }

    /// BF-7.1 to BF-7.5, BF-7.18: what it costs.
    fn price(&self, eyes: &mut Eyes) -> Result<TableEnd, ()> {
        let length = self.steps().last().map_or(0.0, |step| step.1);
        let steps = (1..).find(|steps| eyes.less(length, f64::from(*steps))).unwrap_or(1);
        let turned = self.heading != self.end_heading;
        let forward = self.is_forward(eyes, self.heading);
        let cost = if forward && !turned {
            steps
        } else if steps > 1 {
            return Err(());
        } else {
            let aside = !forward && !self.is_forward(eyes, self.end_heading);
            let surcharge = aside && HouseRules::default().rear_move_surcharge;
            steps + i32::from(turned) + i32::from(surcharge)
        };
        if cost <= self.potential {
            Ok(TableEnd { steps, cost, pivots: turned, by_road: false })
        } else {
            Err(())
        }
    }

    fn walked(&self) -> Verdict {
        let mut eyes = Eyes::default();
        let verdict = if self.may_walk(&mut eyes) { self.price(&mut eyes) } else { Err(()) };
        // What is in doubt on the way may have hidden the true reason.
        (!eyes.unsure).then_some(verdict)
    }

    fn judged(&self) -> Result<TableEnd, ()> {
        let side = SIZE * UNIT;
        let pieces = self.woods.map(|[west, north, east, south]| {
            let corner = |x: i64, y: i64| Point { x: x * UNIT, y: y * UNIT };
            let corners = [
                corner(west, north),
                corner(east, north),
                corner(east, south),
                corner(west, south),
            ];
            (
                Area::polygon(corners.to_vec()).expect("a rectangle"),
                Cell { difficult: true, ..Cell::default() },
            )
        });
        let field = Field::new(side, side, pieces.into_iter().collect(), &FieldLines::default());
        let house = HouseRules::default();
        let mover = TableMover {
            field: &field,
            house: &house,
            start: self.start,
            heading: self.heading,
            category: self.category,
            potential: self.potential,
            entered_difficult: self.entered,
            friends: &self.friends,
            enemies: &self.enemies,
            begins: Begins::at(&field, self.start, &self.enemies, (SIZE + 2) * UNIT),
        };
        mover.judge(&self.path, self.end_heading).map_err(|_| ())
    }
}

/// A place of the table, in thousandths.
fn place() -> impl Strategy<Value = Point> {
    let part = || (300..SIZE * 1000 - 300).prop_map(|part| part * UNIT / 1000);
    (part(), part()).prop_map(|(x, y)| Point { x, y })
}

/// A place at most so far from another, on the table or off it.
fn near(from: Point, far: i64) -> impl Strategy<Value = Point> {
    let part = move || (-far..far).prop_map(|part| part * UNIT / 1000);
    (part(), part()).prop_map(move |(x, y)| Point { x: from.x + x, y: from.y + y })
}

fn situation() -> impl Strategy<Value = Situation> {
    let woods = (1..SIZE - 2, 1..SIZE - 2, 1..4_i64, 1..4_i64)
        .prop_map(|(west, north, wide, high)| [west, north, west + wide, north + high]);
    let around = place().prop_flat_map(|start| {
        let crowd = || prop::collection::vec(near(start, 3000), 0..3);
        (
            Just(start),
            crowd(),
            crowd(),
            near(start, 2200),
            prop::option::weighted(0.3, near(start, 1500)),
        )
    });
    let category =
        prop_oneof![Just(Category::Infantry), Just(Category::Cavalry), Just(Category::Artillery)];
    let turned = prop::option::weighted(0.3, 0..3600_u16);
    (around, prop::option::of(woods), category, 1..4_i32, any::<bool>(), 0..900_u16, turned)
        .prop_map(
            |(
                (start, friends, enemies, end, via),
                woods,
                category,
                potential,
                entered,
                off,
                turned,
            )| {
                let first = via.unwrap_or(end);
                // Most units face more or less where they go.
                let heading = (Heading::towards(start, first) + 3600 - 450 + off) % 3600;
                let in_woods = woods.is_some_and(|[west, north, east, south]| {
                    (west * UNIT..=east * UNIT).contains(&start.x)
                        && (north * UNIT..=south * UNIT).contains(&start.y)
                });
                Situation {
                    woods,
                    friends,
                    enemies,
                    start,
                    path: via.into_iter().chain([end]).collect(),
                    heading,
                    end_heading: turned.unwrap_or(heading),
                    category,
                    potential,
                    entered: entered && in_woods,
                }
            },
        )
}

/// BF-7.2 to BF-7.14, BF-7.18 to BF-7.20: judge and walker agree wherever the walker is sure.
#[test]
fn the_judge_of_moves_agrees_with_small_steps() {
    let config = ProptestConfig { cases: 6000, failure_persistence: None, ..Default::default() };
    let (allowed, forbidden) = (std::cell::Cell::new(0), std::cell::Cell::new(0));
    let mut runner = proptest::test_runner::TestRunner::new_with_rng(
        config,
        proptest::test_runner::TestRng::deterministic_rng(
            proptest::test_runner::RngAlgorithm::ChaCha,
        ),
    );
    runner
        .run(&situation(), |situation| {
            if let Some(verdict) = situation.walked() {
                prop_assert_eq!(situation.judged(), verdict);
                let count = if verdict.is_ok() { &allowed } else { &forbidden };
                count.set(count.get() + 1);
            }
            Ok(())
        })
        .unwrap_or_else(|error| panic!("{error}"));
    // The walker is sure often enough for this to mean something.
    assert!(allowed.get() > 500 && forbidden.get() > 500, "{allowed:?} {forbidden:?}");
}
