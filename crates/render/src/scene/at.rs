//! What lies at a point of the map.

use super::{AreaKind, Board, Hex, LineKind, PlaceKind, Point, Scene};

/// How near a line or the sign of a place is meant by a hand: one such part of the width of the map.
const NEAR: i32 = 55;

/// Every word for a kind of ground.
pub const GROUND: [&str; 25] = [
    "open", "hill", "water", "marsh", "rough", "crops", "orchard", "town", "woods", "stream",
    "river", "road", "railway", "cut", "slope", "fence", "wall", "works", "front", "building",
    "bridge", "blown-bridge", "ford", "village", "cut-railway",
];

impl Scene {
    /// The kinds of ground at a point, each with its name if it has one, what is smallest first. Open
    /// ground is none.
    pub fn ground_at(&self, at: Point) -> Vec<(&'static str, &str)> {
        let near = match self.board {
            Board::Table { width, .. } => i64::from(width / NEAR),
            Board::Hexes { .. } => 450,
        };
        let hex = self.hex_at(at);
        let in_hex = |point: Point| hex.is_some() && self.hex_at(point) == hex;
        let close = |point: Point| squared(point, at) <= near * near;
        let places = self.places.iter().filter(|place| close(place.at) || in_hex(place.at));
        let mut found: Vec<(&'static str, &str)> =
            places.map(|place| (place_word(place.kind), place.name.as_str())).collect();
        let lines = self.lines.iter().filter(|line| {
            line.path.windows(2).any(|leg| beside(leg[0], leg[1], at) <= near * near)
        });
        found.extend(lines.map(|line| (line_word(line.kind), line.name.as_str())));
        if let Some(hex) = hex {
            let links = self.links.iter().filter(|link| link.hexes.contains(&hex));
            found.extend(links.map(|link| (line_word(link.kind), link.name.as_str())));
            let sides = self.hexsides.iter();
            let sides = sides.filter(|side| side.sides.iter().any(|(beside, _)| *beside == hex));
            found.extend(sides.map(|side| (line_word(side.kind), side.name.as_str())));
            for terrain in self.hexes.iter().filter(|terrain| terrain.hex == hex) {
                found.extend(terrain.kind.map(|kind| (area_word(kind), "")));
                found.extend((terrain.level > 0).then_some(("hill", "")));
            }
        }
        let areas = self.areas.iter().filter(|area| encloses(&area.outline, at));
        found.extend(areas.map(|area| (area_word(area.kind), area.name.as_str())));
        let mut told = Vec::new();
        for one in found {
            if !told
                .iter()
                .any(|(kind, name)| *kind == one.0 && (*name == one.1 || one.1.is_empty()))
            {
                told.push(one);
            }
        }
        told
    }

    /// The hex whose centre is nearest.
    fn hex_at(&self, at: Point) -> Option<Hex> {
        let Board::Hexes { columns, rows, .. } = self.board else { return None };
        let column = (at.x - 500).div_euclid(1000);
        let columns = (column..=column + 1)
            .filter_map(|one| u16::try_from(one).ok())
            .filter(|one| *one < columns);
        let all = columns.flat_map(|column| (0..rows).map(move |row| Hex::new(column, row)));
        all.min_by_key(|hex| squared(hex.centre(), at))
    }
}

fn squared(one: Point, other: Point) -> i64 {
    let (x, y) = (i64::from(one.x) - i64::from(other.x), i64::from(one.y) - i64::from(other.y));
    x.saturating_mul(x).saturating_add(y.saturating_mul(y))
}

/// The square of the distance of a point from a stretch.
fn beside(from: Point, to: Point, at: Point) -> i64 {
    let length = squared(from, to).max(1);
    let along = |one: i32, other: i32, third: i32| {
        (i64::from(other) - i64::from(one)).saturating_mul(i64::from(third) - i64::from(one))
    };
    let walked =
        along(from.x, to.x, at.x).saturating_add(along(from.y, to.y, at.y)).clamp(0, length);
    let part = |one: i32, other: i32| {
        let step = (i128::from(other) - i128::from(one)) * i128::from(walked) / i128::from(length);
        i32::try_from(i128::from(one) + step).unwrap_or(one)
    };
    squared(Point::new(part(from.x, to.x), part(from.y, to.y)), at)
}

/// Whether a point lies inside an outline.
fn encloses(outline: &[Point], at: Point) -> bool {
    let Some(last) = outline.last() else { return false };
    let mut inside = false;
    let mut from = *last;
    for to in outline {
        if (from.y > at.y) != (to.y > at.y) {
            let rise = i128::from(to.y) - i128::from(from.y);
            let run =
                (i128::from(to.x) - i128::from(from.x)) * (i128::from(at.y) - i128::from(from.y));
            let east = (i128::from(at.x) - i128::from(from.x)) * rise;
            inside ^= if rise > 0 { east < run } else { east > run };
        }
        from = *to;
    }
    inside
}

const fn area_word(kind: AreaKind) -> &'static str {
    match kind {
        AreaKind::Hill => "hill",
        AreaKind::Water => "water",
        AreaKind::Marsh => "marsh",
        AreaKind::Rough => "rough",
        AreaKind::TallCrops => "crops",
        AreaKind::Orchard => "orchard",
        AreaKind::Town => "town",
        AreaKind::Woods => "woods",
    }
}

const fn line_word(kind: LineKind) -> &'static str {
    match kind {
        LineKind::Stream => "stream",
        LineKind::River => "river",
        LineKind::Track | LineKind::Road | LineKind::Pike => "road",
        LineKind::Railway => "railway",
        LineKind::RailroadCut => "cut",
        LineKind::Slope => "slope",
        LineKind::Fence => "fence",
        LineKind::StoneWall => "wall",
        LineKind::Entrenchment => "works",
        LineKind::Front => "front",
    }
}

const fn place_word(kind: PlaceKind) -> &'static str {
    match kind {
        PlaceKind::Building | PlaceKind::Church | PlaceKind::Farm => "building",
        PlaceKind::Bridge => "bridge",
        PlaceKind::BlownBridge => "blown-bridge",
        PlaceKind::Ford => "ford",
        PlaceKind::Village => "village",
        PlaceKind::Town | PlaceKind::City => "town",
        PlaceKind::Works | PlaceKind::Trenches => "works",
        PlaceKind::CutRailway => "cut-railway",
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Area, HexNames, HexTerrain, Line};
    use super::*;

    fn scene() -> Scene {
        let square = [(1, 1), (3, 1), (3, 3), (1, 3)].map(|(x, y)| Point::new(x * 1000, y * 1000));
        let wood =
            Area { kind: AreaKind::Woods, level: 0, outline: square.to_vec(), name: "Wood".into() };
        let road = Line {
            kind: LineKind::Road,
            path: vec![Point::new(0, 2_000), Point::new(9_000, 2_000)],
            name: String::new(),
        };
        Scene {
            board: Board::Table { width: 9_000, height: 7_000 },
            areas: vec![wood],
            lines: vec![road],
            ..Scene::default()
        }
    }

    #[test]
    fn a_point_is_told_by_what_lies_there() {
        let scene = scene();
        assert_eq!(scene.ground_at(Point::new(1_500, 2_600)), [("woods", "Wood")]);
        assert_eq!(scene.ground_at(Point::new(2_000, 2_050)), [("road", ""), ("woods", "Wood")]);
        assert_eq!(scene.ground_at(Point::new(5_000, 5_000)), []);
        // Whatever a hand points at.
        for far in [Point::new(i32::MIN, i32::MAX), Point::new(i32::MAX, i32::MIN)] {
            assert_eq!(scene.ground_at(far), []);
        }
    }

    #[test]
    fn a_hex_is_told_by_its_terrain() {
        let board = Board::Hexes { columns: 9, rows: 7, names: HexNames::Letters };
        let hex = Hex::new(3, 2);
        let hexes = vec![HexTerrain { hex, kind: Some(AreaKind::Woods), level: 1 }];
        let scene = Scene { board, hexes, ..Scene::default() };
        assert_eq!(scene.ground_at(hex.centre()), [("woods", ""), ("hill", "")]);
        assert_eq!(scene.ground_at(Hex::new(4, 2).centre()), []);
    }
}
