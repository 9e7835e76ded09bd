//! The ground of the free table: areas from polygons, lines as they run.

use brigades_de_fer::scenario::{self, Corner, Name, Scenario, Terrain};
use engine::game::Seat;
use engine::tableau::Tableau;
use render::{
    Area, AreaKind, Board, Extent, Label, LabelKind, Line, LineKind, Objective, Point, Scene, Zone,
};
use words::Words;

use super::{PREFIX, army, middle, places, point, road_kind, wall_kind};
use crate::ground::{self, called, drawn, label, side, thousandths};

pub(super) fn ground(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Scene {
    let (width, height) = (scenario.table.width.get(), scenario.table.height.get());
    Scene {
        board: Board::Table { width: width * 1000, height: height * 1000 },
        areas: areas(scenario, words),
        lines: lines(scenario, words),
        places: places(scenario, words, middle_of),
        labels: labels(scenario, words),
        objectives: objectives(scenario, tableau, words),
        zones: zones(scenario, tableau, words),
        ..Scene::default()
    }
}

fn path(corners: &[Corner]) -> Vec<Point> {
    corners.iter().copied().map(point).collect()
}

/// The middle of the corners.
fn centre(corners: &[Corner]) -> Option<Point> {
    ground::middle(&path(corners))
}

fn areas(scenario: &Scenario, words: &Words) -> Vec<Area> {
    let hills = scenario.hills.iter().map(|hill| Area {
        kind: AreaKind::Hill,
        level: u8::try_from(hill.level.get()).unwrap_or(1),
        outline: path(&hill.shape.polygon),
        name: called(&hill.name, words).to_owned(),
    });
    let pieces = scenario.terrain.iter().filter_map(|piece| {
        let kind = drawn(piece.ground.look()).area()?;
        let outline = path(&piece.ground.shape.polygon);
        let name = called(&piece.ground.name, words).to_owned();
        Some(Area { kind, level: 0, outline, name })
    });
    hills.chain(pieces).filter(|area| area.outline.len() > 2).collect()
}

fn lines(scenario: &Scenario, words: &Words) -> Vec<Line> {
    let line = |kind: LineKind, shape: &engine::scenario::Extent, name: &Name| Line {
        kind,
        path: path(&shape.line),
        name: called(name, words).to_owned(),
    };
    let roads = scenario.roads.iter();
    let roads = roads.filter_map(|road| Some(line(road_kind(road)?, &road.shape, &road.name)));
    let walls = scenario.walls.iter();
    let walls = walls.filter_map(|wall| Some(line(wall_kind(wall)?, &wall.shape, &wall.name)));
    let decor = scenario.decor.iter().map(|decor| &decor.drawn);
    let decor = decor.filter_map(|one| Some(line(drawn(one.kind).line()?, &one.shape, &one.name)));
    roads.chain(walls).chain(decor).filter(|line| line.path.len() > 1).collect()
}

/// Where a piece of terrain has its middle on the table.
fn middle_of(piece: &Terrain) -> Point {
    let shape = &piece.ground.shape;
    let at = shape.point.get().map(point).or_else(|| centre(&shape.polygon));
    at.unwrap_or_else(|| middle(&piece.hexes))
}

fn labels(scenario: &Scenario, words: &Words) -> Vec<Label> {
    let pieces = scenario.terrain.iter().filter_map(|piece| {
        let kind = label(piece.ground.look())?;
        let path = vec![centre(&piece.ground.shape.polygon)?];
        Some(Label { kind, path, text: called(&piece.ground.name, words).to_owned() })
    });
    let hills = scenario.hills.iter().filter_map(|hill| {
        let path = vec![centre(&hill.shape.polygon)?];
        Some(Label { kind: LabelKind::Ground, path, text: called(&hill.name, words).to_owned() })
    });
    let roads = scenario.roads.iter().filter_map(|road| {
        // Along the longest piece, a little beside it.
        let points = path(&road.shape.line);
        let long = |pair: &&[Point]| {
            let (x, y) = (i64::from(pair[1].x - pair[0].x), i64::from(pair[1].y - pair[0].y));
            x * x + y * y
        };
        let pair = points.windows(2).max_by_key(long)?;
        let beside = |point: &Point| Point::new(point.x + 130, point.y);
        let path = pair.iter().map(beside).collect();
        Some(Label { kind: LabelKind::Road, path, text: called(&road.name, words).to_owned() })
    });
    pieces.chain(hills).chain(roads).collect()
}

fn objectives(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Vec<Objective> {
    let of_terrain = |objective: &scenario::Objective| {
        let piece = &scenario.terrain[*scenario.terrain_of(objective).first()?];
        centre(&piece.ground.shape.polygon)
    };
    let objectives = scenario.objectives.iter().map(|objective| {
        let place = &objective.place;
        let held = tableau.objective(&place.id);
        let points = place.points.get();
        let told = place.point.get().map(point);
        Objective {
            id: place.id.clone(),
            at: told.or_else(|| of_terrain(objective)).unwrap_or_else(|| middle(&objective.hexes)),
            radius: if told.is_some() { 500 } else { 800 },
            holder: held.and_then(|held| held.holder).map(side),
            value: if points > 0 { points.to_string() } else { String::new() },
            name: called(&place.name, words).to_owned(),
        }
    });
    objectives.collect()
}

/// Where the armies deploy, as long as they do.
fn zones(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Vec<Zone> {
    if tableau.turn.number > 0 {
        return Vec::new();
    }
    let armies = [(Seat(0), "union"), (Seat(1), "confederate")];
    let zones = armies.into_iter().filter_map(|(seat, word)| {
        let zone = scenario.zone(scenario.army(army(seat)).zone.0.as_deref()?)?;
        Some(Zone {
            id: zone.place.id.clone(),
            side: Some(side(seat)),
            shape: shape(scenario, zone)?,
            label: words.value(PREFIX, word),
        })
    });
    zones.collect()
}

fn shape(scenario: &Scenario, zone: &scenario::Zone) -> Option<Extent> {
    if let Some((west, north, east, south)) = zone.place.rectangle.get() {
        let corners = [(west, north), (east, north), (east, south), (west, south)];
        return Some(Extent::Polygon(path(&corners)));
    }
    if let Some((x, y, radius)) = zone.place.disc.get() {
        return Some(Extent::Disc { centre: point((x, y)), radius: thousandths(radius.get()) });
    }
    let hill = &scenario.hills[*scenario.hills_of(zone).first()?];
    Some(Extent::Polygon(path(&hill.shape.polygon)))
}
