//! The map of a battle on the free table. The book measures from the south-west corner, the map is
//! drawn from the north-west one.

use engine::game::Seat;
use engine::scenario::{Extent as Lies, Look, Names, Terrain};
use engine::tableau::{Piece as OnTable, Tableau};
use puissance_de_feu::scenario::{Corner, Scenario, Side, UnitEntry};
use puissance_de_feu::unit::{Trait, UnitType};
use render::{
    Area, Badge, Board, Commander, Extent, Formation, Icon, Label, LegendEntry, Line, North,
    Objective, Piece, Place, PlaceKind, Point, Sample, Scale, Scene, Symbol, Zone,
};
use words::Words;

use super::{PREFIX, troops};
use crate::ground::{called, drawn, label, middle, pips, shortened, side, thousandths};

pub(super) fn scene(scenario: &Scenario, tableau: &Tableau, words: &Words) -> Scene {
    let turn = i64::from(tableau.turn.number);
    let key = if turn == 0 { "cli-replay-before" } else { "cli-replay-turn" };
    let map = Map { scenario, words };
    Scene {
        board: Board::Table { width: map.width(), height: map.height() },
        areas: map.ground().filter_map(|(look, lies, name)| map.area(look, lies, name)).collect(),
        lines: map.ground().filter_map(|(look, lies, name)| map.line(look, lies, name)).collect(),
        places: map.places(),
        labels: map.labels(),
        objectives: map.objectives(tableau),
        zones: map.zones(tableau),
        pieces: tableau.pieces.iter().filter_map(|unit| map.piece(unit)).collect(),
        commanders: tableau.pieces.iter().filter_map(|unit| map.commander(unit)).collect(),
        title: called(&scenario.head.title, words).to_owned(),
        subtitle: words.say_with(key, &[("turn", turn.into())]),
        scale: map.scale(tableau.measurable),
        north: Some(North { angle: 0, letter: "N".to_owned() }),
        legend: map.legend(),
        ..Scene::default()
    }
}

struct Map<'a> {
    scenario: &'a Scenario,
    words: &'a Words,
}

const fn army(seat: Seat) -> Side {
    match seat.0 {
        0 => Side::Attacker,
        _ => Side::Defender,
    }
}

impl Map<'_> {
    fn width(&self) -> i32 {
        self.scenario.table.width.get() * 1000
    }

    fn height(&self) -> i32 {
        self.scenario.table.height.get() * 1000
    }

    fn point(&self, (x, y): Corner) -> Point {
        Point::new(thousandths(x.get()), self.height() - thousandths(y.get()))
    }

    fn terrain(&self) -> impl Iterator<Item = &Terrain> {
        self.scenario.terrain.iter().map(|piece| &piece.ground)
    }

    /// Terrain and decor: how it is drawn, where it lies, what it is called.
    fn ground(&self) -> impl Iterator<Item = (Look, &Lies, &Names)> {
        let terrain = self.terrain().map(|piece| (piece.look(), &piece.shape, &piece.name));
        let decor = self.scenario.decor.iter();
        terrain.chain(decor.map(|decor| (decor.kind, &decor.shape, &decor.name)))
    }

    fn area(&self, look: Look, lies: &Lies, name: &Names) -> Option<Area> {
        Some(Area {
            kind: drawn(look).area()?,
            level: u8::from(look == Look::Hill),
            outline: lies.polygon.iter().map(|corner| self.point(*corner)).collect(),
            name: called(name, self.words).to_owned(),
        })
    }

    fn line(&self, look: Look, lies: &Lies, name: &Names) -> Option<Line> {
        let kind = drawn(look).line()?;
        let mut path: Vec<Point> =
            lies.polygon.iter().chain(&lies.line).map(|corner| self.point(*corner)).collect();
        if !lies.polygon.is_empty() {
            path.extend(path.first().copied());
        }
        Some(Line { kind, path, name: called(name, self.words).to_owned() })
    }

    fn places(&self) -> Vec<Place> {
        let place = |kind: PlaceKind, at: Point, name: &Names| Place {
            kind,
            at,
            facing: 0,
            name: called(name, self.words).to_owned(),
        };
        let supplies = self.scenario.supplies.iter();
        let supplies =
            supplies.map(|one| place(PlaceKind::Building, self.point(one.point), &one.name));
        let drawn = self.ground().filter_map(|(look, lies, name)| {
            let told = lies.point.get().map(|corner| self.point(corner));
            let at = told.or_else(|| middle(&self.points(&lies.polygon)))?;
            Some(place(drawn(look).place()?, at, name))
        });
        supplies.chain(drawn).collect()
    }

    fn labels(&self) -> Vec<Label> {
        let labelled = self.terrain().filter_map(|terrain| {
            let kind = label(terrain.look())?;
            let Lies { polygon, line, .. } = &terrain.shape;
            let path = if polygon.is_empty() { self.points(line) } else { self.across(polygon) };
            Some(Label { kind, path, text: called(&terrain.name, self.words).to_owned() })
        });
        labelled.collect()
    }

    fn points(&self, corners: &[Corner]) -> Vec<Point> {
        corners.iter().map(|corner| self.point(*corner)).collect()
    }

    /// Where the name of an area is written: over its middle, or along it if it is tall and narrow.
    fn across(&self, corners: &[Corner]) -> Vec<Point> {
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

    fn objectives(&self, tableau: &Tableau) -> Vec<Objective> {
        let objectives = self.scenario.objectives.iter().filter_map(|objective| {
            let held = tableau.objective(&objective.id);
            Some(Objective {
                id: objective.id.clone(),
                at: self.point(objective.point.get()?),
                radius: objective.radius.get()?.get() * 1000,
                holder: held.and_then(|held| held.holder).map(side),
                value: objective.points.get().to_string(),
                name: called(&objective.name, self.words).to_owned(),
            })
        });
        objectives.collect()
    }

    /// Where the armies deploy, as long as they do.
    fn zones(&self, tableau: &Tableau) -> Vec<Zone> {
        if tableau.turn.number > 0 {
            return Vec::new();
        }
        let armies = [(Seat(0), "attacker"), (Seat(1), "defender")];
        let zones = armies.into_iter().flat_map(|(seat, word)| {
            let army = self.scenario.army(army(seat));
            army.zones.iter().enumerate().map(move |(index, (west, south, east, north))| {
                let corners = [(*west, *south), (*east, *south), (*east, *north), (*west, *north)];
                Zone {
                    id: format!("{word}-{index}"),
                    side: Some(side(seat)),
                    shape: Extent::Polygon(
                        corners.into_iter().map(|corner| self.point(corner)).collect(),
                    ),
                    label: called(&army.name, self.words).to_owned(),
                }
            })
        });
        zones.collect()
    }

    fn entry(&self, unit: &OnTable) -> Option<&UnitEntry> {
        self.scenario.army(army(unit.seat)).units.iter().find(|listed| unit.id == *listed.id)
    }

    fn piece(&self, unit: &OnTable) -> Option<Piece> {
        let place = unit.place.as_ref()?;
        let entry = self.entry(unit)?;
        let has = |one: Trait| entry.traits.contains(&one);
        Some(Piece {
            id: unit.id.to_string(),
            side: side(unit.seat),
            symbol: match entry.kind {
                UnitType::Infantry => Symbol::Infantry,
                UnitType::Artillery => Symbol::Artillery,
                UnitType::Cavalry if has(Trait::Cuirassiers) => Symbol::HeavyCavalry,
                UnitType::Cavalry | UnitType::CavalryScouts => Symbol::Cavalry,
                UnitType::Officer => Symbol::Headquarters,
                UnitType::Skirmishers => Symbol::Skirmishers,
                UnitType::Indians => Symbol::LightInfantry,
                UnitType::Ironclad => Symbol::Flotilla,
                UnitType::AmmunitionWaggon => Symbol::Supply,
            },
            formation: match entry.kind {
                UnitType::Skirmishers | UnitType::Indians => Formation::OpenOrder,
                _ => Formation::Line,
            },
            at: Point::new(place.at[0], place.at[1]),
            facing: place.facing.unwrap_or(0),
            strength: unit.strength.map_or(0, |strength| pips(strength.now)),
            strength_full: unit.strength.map_or(0, |strength| pips(strength.full)),
            name: self.short_name(unit),
            hint: self.hint(unit, entry),
            badges: self.badges(unit, &has),
            width: unit.base[0],
            depth: unit.base[1],
            ..Piece::default()
        })
    }

    /// What fits on a block: the name up to its first comma, if nobody else on that side is called so.
    fn short_name(&self, unit: &OnTable) -> String {
        let name = called(&unit.name, self.words);
        let namesakes = self.scenario.army(army(unit.seat)).units.iter().filter(|other| {
            let names = other.names();
            shortened(called(&names, self.words)) == shortened(name)
        });
        if namesakes.count() > 1 { name.to_owned() } else { shortened(name).to_owned() }
    }

    /// The whole name, and what sort of troops they are.
    fn hint(&self, unit: &OnTable, entry: &UnitEntry) -> String {
        let name = called(&unit.name, self.words);
        let troops = troops(entry, self.words);
        if self.short_name(unit) == name { troops } else { format!("{name} · {troops}") }
    }

    fn badges(&self, unit: &OnTable, has: &dyn Fn(Trait) -> bool) -> Vec<Badge> {
        let value = |word: &str| self.words.value(PREFIX, word);
        let signs = [
            (unit.has("routing"), Icon::WhiteFlag, value("routing")),
            (unit.has("disordered"), Icon::Crack, value("disordered")),
            (
                unit.has("out_of_ammunition"),
                Icon::Letters("M".to_owned()),
                self.words.field(PREFIX, "out_of_ammunition"),
            ),
            (has(Trait::Elite), Icon::Star, value("elite")),
            (has(Trait::Militia), Icon::Sprig, value("militia")),
            (has(Trait::Lancers), Icon::Sabres, value("lancers")),
            (has(Trait::Mounted), Icon::Horseshoe, value("mounted")),
            (
                unit.has("evaded"),
                Icon::Letters("E".to_owned()),
                self.words.field(PREFIX, "evaded_this_turn"),
            ),
            (unit.has("ordered"), Icon::Tick, self.words.field(PREFIX, "ordered")),
        ];
        let shown = signs.into_iter().filter(|sign| sign.0);
        shown.map(|(_, icon, hint)| Badge { icon, hint }).collect()
    }

    /// A flag beside each officer, so that he is found; his block bears the name.
    fn commander(&self, unit: &OnTable) -> Option<Commander> {
        let place = unit.place.as_ref().filter(|_| unit.leads)?;
        Some(Commander {
            id: format!("flag-{}", unit.id),
            side: side(unit.seat),
            at: Point::new(place.at[0], place.at[1] - unit.base[1] / 2),
            hint: called(&unit.name, self.words).to_owned(),
            ..Commander::default()
        })
    }

    /// PF-Q8: a scale bar is a rule to measure with: it is there only if one may measure.
    fn scale(&self, measurable: bool) -> Option<Scale> {
        let metres = self.scenario.table.metres.get();
        let marks = (0..=3).map(|mark| (mark * 4 * metres).to_string()).collect();
        (measurable && metres > 0).then(|| Scale {
            division: 4000,
            divisions: 3,
            marks,
            text: format!("1\u{2033} = {metres} m"),
        })
    }

    fn legend(&self) -> Vec<LegendEntry> {
        let army = |of: Side| called(&self.scenario.army(of).name, self.words).to_owned();
        let value = |word: &str| self.words.value(PREFIX, word);
        let first = render::Side::First;
        let signs = [
            (Sample::Piece(first, Symbol::Infantry), army(Side::Attacker)),
            (Sample::Piece(render::Side::Second, Symbol::Infantry), army(Side::Defender)),
            (Sample::Piece(first, Symbol::Cavalry), value("cavalry")),
            (Sample::Piece(first, Symbol::Artillery), value("artillery")),
            (Sample::Piece(first, Symbol::Headquarters), value("officer")),
        ];
        let entries = signs.into_iter().map(|(sample, text)| LegendEntry { sample, text });
        entries.collect()
    }
}
