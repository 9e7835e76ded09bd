//! The ground of the free table: areas from polygons, lines as they run.

use brigades_de_fer::scenario::{self, Hill, Scenario, Terrain};
use engine::scenario::{Extent, Look, Names};
use render::{Board, Label, LabelKind, Objective, Point, Scene, Zone};

use super::hexes::middle_of;
use super::{places, road_look, wall_look};
use crate::ground::{label, middle, thousandths};
use crate::map::{GroundFeature, Map};

/// Lays the ground of a scenario under a scene.
pub(super) fn lay(scenario: &Scenario, map: &Map<'_>, scene: Scene) -> Scene {
    let [width, height] = [scenario.table.width, scenario.table.height].map(|one| one.get() * 1000);
    let centre = |piece: &Terrain| {
        map.centre(&piece.ground.shape).unwrap_or_else(|| middle_of(&piece.hexes))
    };
    Scene {
        board: Board::Table { width, height },
        areas: map.areas(areas(scenario)),
        lines: map.lines(lines(scenario)),
        places: places(scenario, map, centre),
        labels: labels(scenario, map),
        ..scene
    }
}

pub(super) fn objectives(scenario: &Scenario, map: &Map<'_>) -> Vec<Objective> {
    let objectives = scenario.objectives.iter().map(|objective| {
        let told = objective.place.point.get().map(|corner| map.point(corner));
        let terrain = || {
            let piece = &scenario.terrain[*scenario.terrain_of(objective).first()?];
            middle(&map.points(&piece.ground.shape.polygon))
        };
        let at = told.or_else(terrain).unwrap_or_else(|| middle_of(&objective.hexes));
        map.objective(&objective.place, at, if told.is_some() { 500 } else { 800 })
    });
    objectives.collect()
}

pub(super) fn zones(scenario: &Scenario, map: &Map<'_>) -> Vec<Zone> {
    super::zones(scenario, map, |zone| shape(scenario, map, zone))
}

const fn lies<'a>(look: Look, shape: &'a Extent, name: &'a Names, level: u8) -> GroundFeature<'a> {
    GroundFeature { look, shape, name, level }
}

fn areas(scenario: &Scenario) -> impl Iterator<Item = GroundFeature<'_>> {
    let level = |hill: &Hill| u8::try_from(hill.level.get()).unwrap_or(1);
    let hills = scenario.hills.iter();
    let hills = hills.map(move |hill| lies(Look::Hill, &hill.shape, &hill.name, level(hill)));
    let terrain = scenario.terrain.iter().map(|piece| &piece.ground);
    hills.chain(terrain.map(|piece| lies(piece.look(), &piece.shape, &piece.name, 0)))
}

fn lines(scenario: &Scenario) -> impl Iterator<Item = GroundFeature<'_>> {
    let roads = scenario.roads.iter();
    let roads = roads.map(|road| lies(road_look(road), &road.shape, &road.name, 0));
    let walls = scenario.walls.iter();
    let walls = walls.map(|wall| lies(wall_look(wall), &wall.shape, &wall.name, 0));
    let decor = scenario.decor.iter().map(|decor| &decor.drawn);
    let decor = decor.map(|decor| lies(decor.kind, &decor.shape, &decor.name, 0));
    roads.chain(walls).chain(decor)
}

fn labels(scenario: &Scenario, map: &Map<'_>) -> Vec<Label> {
    let over = |kind: LabelKind, shape: &Extent, name: &Names| {
        Some(map.label(kind, vec![middle(&map.points(&shape.polygon))?], name))
    };
    let terrain = scenario.terrain.iter().map(|piece| &piece.ground);
    let terrain = terrain.filter_map(|piece| over(label(piece.look())?, &piece.shape, &piece.name));
    let hills = scenario.hills.iter();
    let hills = hills.filter_map(|hill| over(LabelKind::Ground, &hill.shape, &hill.name));
    let roads = scenario.roads.iter().filter_map(|road| {
        // Along the longest piece, a little beside it.
        let points = map.points(&road.shape.line);
        let long = |pair: &&[Point]| {
            let (x, y) = (i64::from(pair[1].x - pair[0].x), i64::from(pair[1].y - pair[0].y));
            x * x + y * y
        };
        let pair = points.windows(2).max_by_key(long)?;
        let beside = |point: &Point| Point::new(point.x + 130, point.y);
        Some(map.label(LabelKind::Road, pair.iter().map(beside).collect(), &road.name))
    });
    terrain.chain(hills).chain(roads).collect()
}

fn shape(scenario: &Scenario, map: &Map<'_>, zone: &scenario::Zone) -> Option<render::Extent> {
    if let Some(rectangle) = zone.place.rectangle.get() {
        return Some(map.rectangle(rectangle));
    }
    if let Some((x, y, radius)) = zone.place.disc.get() {
        return Some(render::Extent::Disc {
            centre: map.point((x, y)),
            radius: thousandths(radius.get()),
        });
    }
    let hill = &scenario.hills[*scenario.hills_of(zone).first()?];
    Some(render::Extent::Polygon(map.points(&hill.shape.polygon)))
}
