//! The ground of the free table: areas from polygons, lines as they run.

use brigades_de_fer::game::View;
use brigades_de_fer::scenario::{self, Corner, DecorKind, Name, Scenario, TerrainKind};
use brigades_de_fer::unit::Side;
use render::{
    Area, AreaKind, Board, Label, LabelKind, Line, LineKind, Objective, Place, Point, Scene, Shape,
    Zone,
};
use words::Words;

use super::{PREFIX, called, middle, place_kind, point, side};
use crate::brigades_de_fer::thousandths;

pub(super) fn ground(scenario: &Scenario, view: &View, words: &Words) -> Scene {
    let (width, height) = (scenario.table.width.get(), scenario.table.height.get());
    Scene {
        board: Board::Table { width: width * 1000, height: height * 1000 },
        areas: areas(scenario, words),
        lines: lines(scenario, words),
        places: places(scenario, words),
        labels: labels(scenario, words),
        objectives: objectives(scenario, view, words),
        zones: zones(scenario, view, words),
        ..Scene::default()
    }
}

fn path(corners: &[Corner]) -> Vec<Point> {
    corners.iter().copied().map(point).collect()
}

/// The middle of the corners.
fn centre(corners: &[Corner]) -> Option<Point> {
    let count = i32::try_from(corners.len()).ok().filter(|count| *count > 0)?;
    let points = path(corners);
    let mean = |part: fn(&Point) -> i32| points.iter().map(part).sum::<i32>() / count;
    Some(Point::new(mean(|point| point.x), mean(|point| point.y)))
}

fn areas(scenario: &Scenario, words: &Words) -> Vec<Area> {
    let hills = scenario.hills.iter().map(|hill| Area {
        kind: AreaKind::Hill,
        level: u8::try_from(hill.level.get()).unwrap_or(1),
        outline: path(&hill.polygon),
        name: called(&hill.name, words),
    });
    let pieces = scenario.terrain.iter().filter_map(|piece| {
        let kind = match piece.kind {
            TerrainKind::TallCrops => AreaKind::TallCrops,
            TerrainKind::Woods | TerrainKind::Thicket => AreaKind::Woods,
            TerrainKind::Town => AreaKind::Town,
            TerrainKind::Buildings => return None,
        };
        let (outline, name) = (path(&piece.polygon), called(&piece.name, words));
        Some(Area { kind, level: 0, outline, name })
    });
    hills.chain(pieces).filter(|area| area.outline.len() > 2).collect()
}

fn lines(scenario: &Scenario, words: &Words) -> Vec<Line> {
    let line = |kind: LineKind, corners: &[Corner], name: &Name| Line {
        kind,
        path: path(corners),
        name: called(name, words),
    };
    let roads = scenario.roads.iter().map(|road| {
        let kind =
            if road.name.as_str().contains("Pike") { LineKind::Pike } else { LineKind::Road };
        line(kind, &road.line, &road.name)
    });
    let walls = scenario.walls.iter().map(|wall| {
        let cut = wall.name.as_str().contains("cut");
        let kind = if cut { LineKind::RailroadCut } else { LineKind::StoneWall };
        line(kind, &wall.line, &wall.name)
    });
    let decor = scenario.decor.iter().filter_map(|decor| {
        let kind = match decor.kind {
            DecorKind::Fence => LineKind::Fence,
            DecorKind::Stream => LineKind::Stream,
            DecorKind::Road => LineKind::Track,
            DecorKind::Farm => return None,
        };
        Some(line(kind, &decor.line, &decor.name))
    });
    roads.chain(walls).chain(decor).filter(|line| line.path.len() > 1).collect()
}

fn places(scenario: &Scenario, words: &Words) -> Vec<Place> {
    let buildings = scenario.terrain.iter().filter(|piece| piece.kind == TerrainKind::Buildings);
    let buildings = buildings.map(|piece| {
        let at = piece.point.get().map(point).or_else(|| centre(&piece.polygon));
        (&piece.name, at.unwrap_or_else(|| middle(&piece.hexes)))
    });
    let farms = scenario.decor.iter().filter(|decor| decor.kind == DecorKind::Farm);
    let farms = farms.filter_map(|decor| Some((&decor.name, decor.point.get().map(point)?)));
    let places = buildings.chain(farms).map(|(name, at)| Place {
        kind: place_kind(name.as_str()),
        at,
        facing: 0,
        name: called(name, words),
    });
    places.collect()
}

fn labels(scenario: &Scenario, words: &Words) -> Vec<Label> {
    let pieces = scenario.terrain.iter().filter(|piece| piece.kind != TerrainKind::Buildings);
    let pieces = pieces.filter_map(|piece| {
        let field = piece.kind == TerrainKind::TallCrops;
        let kind = if field { LabelKind::Field } else { LabelKind::Ground };
        Some(Label { kind, path: vec![centre(&piece.polygon)?], text: called(&piece.name, words) })
    });
    let hills = scenario.hills.iter().filter_map(|hill| {
        let path = vec![centre(&hill.polygon)?];
        Some(Label { kind: LabelKind::Ground, path, text: called(&hill.name, words) })
    });
    let roads = scenario.roads.iter().filter_map(|road| {
        // Along the longest piece, a little beside it.
        let points = path(&road.line);
        let long = |pair: &&[Point]| {
            let (x, y) = (i64::from(pair[1].x - pair[0].x), i64::from(pair[1].y - pair[0].y));
            x * x + y * y
        };
        let pair = points.windows(2).max_by_key(long)?;
        let beside = |point: &Point| Point::new(point.x + 130, point.y);
        let path = pair.iter().map(beside).collect();
        Some(Label { kind: LabelKind::Road, path, text: called(&road.name, words) })
    });
    pieces.chain(hills).chain(roads).collect()
}

fn objectives(scenario: &Scenario, view: &View, words: &Words) -> Vec<Objective> {
    let of_terrain = |objective: &scenario::Objective| {
        let piece =
            scenario.terrain.iter().find(|piece| piece.name.as_str() == objective.name.as_str())?;
        centre(&piece.polygon)
    };
    let objectives = scenario.objectives.iter().map(|objective| {
        let held = view.objectives.iter().find(|held| held.id == objective.id);
        let points = objective.points.get();
        let told = objective.point.get().map(point);
        Objective {
            id: objective.id.clone(),
            at: told.or_else(|| of_terrain(objective)).unwrap_or_else(|| middle(&objective.hexes)),
            radius: if told.is_some() { 500 } else { 800 },
            holder: held.and_then(|held| held.holder).map(side),
            value: if points > 0 { points.to_string() } else { String::new() },
            name: called(&objective.name, words),
        }
    });
    objectives.collect()
}

/// Where the armies deploy, as long as they do.
fn zones(scenario: &Scenario, view: &View, words: &Words) -> Vec<Zone> {
    if view.turn > 0 {
        return Vec::new();
    }
    let armies = [(Side::Union, "union"), (Side::Confederate, "confederate")];
    let zones = armies.into_iter().filter_map(|(of, word)| {
        let zone = scenario.zone(scenario.army(of).zone.0.as_deref()?)?;
        Some(Zone {
            id: zone.id.clone(),
            side: Some(side(of)),
            shape: shape(scenario, zone)?,
            label: words.value(PREFIX, word),
        })
    });
    zones.collect()
}

fn shape(scenario: &Scenario, zone: &scenario::Zone) -> Option<Shape> {
    if let Some((west, north, east, south)) = zone.rectangle.get() {
        let corners = [(west, north), (east, north), (east, south), (west, south)];
        return Some(Shape::Polygon(path(&corners)));
    }
    if let Some((x, y, radius)) = zone.disc.get() {
        return Some(Shape::Disc { centre: point((x, y)), radius: thousandths(radius.get()) });
    }
    let name = zone.hill.0.as_ref()?;
    let hill = scenario.hills.iter().find(|hill| hill.name.as_str() == name)?;
    Some(Shape::Polygon(path(&hill.polygon)))
}
