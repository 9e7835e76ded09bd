//! What the maps of all rulebooks have in common: drawn from the shared parts of a scenario and from
//! the tableau. A rulebook adds its symbols, its badges and its words.

use engine::game::Seat;
use engine::scenario::{Corner, Extent, Head, Look, Names, Objective, Rectangle};
use engine::tableau::{Piece as OnTable, Tableau};
use render::{
    Area, Badge, Counter, Icon, Label, LabelKind, LegendEntry, Line, North, Piece, Place, Point,
    Sample, Scale, Scene, Zone,
};
use words::Words;

use crate::ground::{drawn, half, middle, pips, side, stacked, thousandths};

/// Draws one battle at one moment.
#[derive(Clone, Copy)]
pub(crate) struct Map<'a> {
    pub(crate) tableau: &'a Tableau,
    pub(crate) words: &'a Words,
    /// The height of the table in thousandths, where the book measures from its south edge: a map is
    /// drawn from the north.
    pub(crate) from_south: Option<i32>,
}

/// Something on the ground: how it is drawn, where it lies, what it is called, how high it is.
#[derive(Clone, Copy)]
pub(crate) struct GroundFeature<'a> {
    pub(crate) look: Look,
    pub(crate) shape: &'a Extent,
    pub(crate) name: &'a Names,
    pub(crate) level: u8,
}

impl Map<'_> {
    /// What stands round every map: its title, when it is, where north is.
    pub(crate) fn frame<S, P>(&self, head: &Head<S, P>) -> Scene {
        let turn = i64::from(self.tableau.turn.number);
        let key = if turn == 0 { "cli-replay-before" } else { "cli-replay-turn" };
        Scene {
            title: self.name(&head.title),
            subtitle: self.dated(self.words.say_with(key, &[("turn", turn.into())])),
            north: Some(North { angle: 0, letter: "N".to_owned() }),
            ..Scene::default()
        }
    }

    /// The turn with its date, where turns have dates.
    fn dated(&self, turn: String) -> String {
        match &self.tableau.turn.date {
            Some(date) if self.tableau.turn.number > 0 => format!("{turn} · {}", self.name(date)),
            _ => turn,
        }
    }

    /// A name in the language of the map.
    pub(crate) fn name(&self, names: &Names) -> String {
        self.words.names(names).to_owned()
    }

    pub(crate) fn point(&self, (x, y): Corner) -> Point {
        let y = thousandths(y.get());
        Point::new(thousandths(x.get()), self.from_south.map_or(y, |height| height - y))
    }

    pub(crate) fn points(&self, corners: &[Corner]) -> Vec<Point> {
        corners.iter().map(|corner| self.point(*corner)).collect()
    }

    /// Where something is: its point, or the middle of its outline.
    pub(crate) fn centre(&self, shape: &Extent) -> Option<Point> {
        let told = shape.point.get().map(|corner| self.point(corner));
        told.or_else(|| middle(&self.points(&shape.polygon)))
    }

    /// Where the name of an area is written: over its middle, or along it if it is tall and narrow.
    pub(crate) fn across(&self, corners: &[Corner]) -> Vec<Point> {
        let points = self.points(corners);
        let Some(middle) = middle(&points) else { return Vec::new() };
        let span = |part: fn(&Point) -> i32| {
            let (low, high) = (points.iter().map(part).min(), points.iter().map(part).max());
            high.zip(low).map_or(0, |(high, low)| high - low)
        };
        let (wide, tall) = (span(|point| point.x), span(|point| point.y));
        if tall < 2 * wide {
            return vec![middle];
        }
        [tall / 2, -tall / 2].map(|off| Point::new(middle.x, middle.y + off)).to_vec()
    }

    /// Those that are drawn as areas.
    pub(crate) fn areas<'l>(&self, ground: impl Iterator<Item = GroundFeature<'l>>) -> Vec<Area> {
        let areas = ground.filter_map(|lies| {
            let outline = self.points(&lies.shape.polygon);
            let kind = drawn(lies.look).area().filter(|_| outline.len() > 2)?;
            Some(Area { kind, level: lies.level, outline, name: self.name(lies.name) })
        });
        areas.collect()
    }

    /// Those that are drawn as lines: along their line, or round their outline.
    pub(crate) fn lines<'l>(&self, ground: impl Iterator<Item = GroundFeature<'l>>) -> Vec<Line> {
        let lines = ground.filter_map(|lies| {
            let mut path = self.points(&lies.shape.polygon);
            path.extend(path.first().copied());
            path.extend(self.points(&lies.shape.line));
            let kind = drawn(lies.look).line().filter(|_| path.len() > 1)?;
            Some(Line { kind, path, name: self.name(lies.name) })
        });
        lines.collect()
    }

    /// Something that is drawn as a building, a farm, a bridge.
    pub(crate) fn place(&self, look: Look, at: Point, name: &Names) -> Option<Place> {
        Some(Place { kind: drawn(look).place()?, at, facing: 0, name: self.name(name) })
    }

    pub(crate) fn label(&self, kind: LabelKind, path: Vec<Point>, name: &Names) -> Label {
        Label { kind, path, text: self.name(name) }
    }

    /// An objective, in the colour of who holds it.
    pub(crate) fn objective<S>(
        &self,
        objective: &Objective<S>,
        at: Point,
        radius: i32,
    ) -> render::Objective {
        let held = self.tableau.objective(&objective.id);
        let points = objective.points.get();
        render::Objective {
            id: objective.id.clone(),
            at,
            radius,
            holder: held.and_then(|held| held.holder).map(side),
            value: if points > 0 { points.to_string() } else { String::new() },
            name: self.name(&objective.name),
        }
    }

    /// A zone in which an army deploys: it is drawn as long as armies do.
    pub(crate) fn zone(
        &self,
        id: String,
        seat: Seat,
        shape: render::Extent,
        label: String,
    ) -> Option<Zone> {
        let zone = Zone { id, side: Some(side(seat)), shape, label };
        (self.tableau.turn.number == 0).then_some(zone)
    }

    pub(crate) fn rectangle(&self, (west, first, east, last): Rectangle) -> render::Extent {
        let corners = [(west, first), (east, first), (east, last), (west, last)];
        render::Extent::Polygon(self.points(&corners))
    }

    /// The block of a piece that stands on the table, still without its symbol; `short` is the name
    /// that fits on it, if its own does not.
    pub(crate) fn piece(&self, unit: &OnTable, short: Option<&Names>) -> Option<Piece> {
        let place = unit.place.as_ref()?;
        let [x, y] = unit.middle.unwrap_or(place.at);
        let name = self.words.names(&unit.name);
        let on_block = short.map_or(unit.name.shortest(), Names::clone);
        let on_block = self.words.names(&on_block);
        Some(Piece {
            id: unit.id.to_string(),
            side: side(unit.seat),
            at: stacked(Point::new(x, y), unit.stack),
            facing: place.facing.unwrap_or(0),
            strength: unit.strength.map_or(0, |strength| pips(strength.now)),
            strength_full: unit.strength.map_or(0, |strength| pips(strength.full)),
            halves: unit.strength.map_or([false; 2], |one| [half(one.now), half(one.full)]),
            name: on_block.to_owned(),
            hint: name.to_owned(),
            facts: if on_block == name { Vec::new() } else { vec![name.to_owned()] },
            width: unit.base[0],
            depth: unit.base[1],
            ..Piece::default()
        })
    }

    /// A bar of three divisions of so many units of the rulebook, if the scenario says how many metres
    /// one is.
    pub(crate) fn scale(metres: i32, units: i32, unit: &str) -> Option<Scale> {
        (metres > 0).then(|| Scale {
            division: units * 1000,
            divisions: 3,
            marks: (0..=3).map(|mark| (mark * units * metres).to_string()).collect(),
            text: format!("{unit} = {metres} m"),
        })
    }
}

/// The markers that lie on the ground, in the words of their book.
pub(crate) fn counters(tableau: &Tableau, prefix: &str, words: &Words) -> Vec<Counter> {
    let counters = tableau.markers.iter().map(|marker| Counter {
        id: marker.id.to_string(),
        at: Point::new(marker.at[0], marker.at[1]),
        side: marker.seat.map(side),
        name: words.value(prefix, marker.kind),
    });
    counters.collect()
}

/// The badges that a piece bears.
pub(crate) fn badges<const N: usize>(signs: [(bool, Icon, String); N]) -> Vec<Badge> {
    let shown = signs.into_iter().filter(|sign| sign.0);
    shown.map(|(_, icon, hint)| Badge { icon, hint }).collect()
}

pub(crate) fn legend<const N: usize>(signs: [(Sample, String); N]) -> Vec<LegendEntry> {
    signs.into_iter().map(|(sample, text)| LegendEntry { sample, text }).collect()
}
