//! The map of a battle on the free table. The book measures from the south-west corner, the map is
//! drawn from the north-west one.

use engine::game::{Rules, Seat};
use engine::input::Decimal;
use puissance_de_feu::game::view::UnitView;
use puissance_de_feu::game::{PuissanceDeFeu, State, View};
use puissance_de_feu::scenario::{Corner, Scenario, Side, Terrain, TerrainKind, UnitEntry};
use puissance_de_feu::unit::{State as Nerve, Trait, UnitType};
use render::{
    Area, AreaKind, Badge, Board, Commander, Formation, Icon, Label, LabelKind, LegendEntry, Line,
    LineKind, North, Objective, Piece, Place, PlaceKind, Point, Sample, Scale, Scene, Shape,
    Symbol, Zone,
};
use words::Words;

use super::{PREFIX, text, troops};

pub(super) fn scene(
    scenario: &Scenario,
    state: &State,
    seat: Option<Seat>,
    words: &Words,
) -> Scene {
    let view = PuissanceDeFeu::view(state, seat);
    let turn = i64::from(view.turn);
    let key = if turn == 0 { "cli-replay-before" } else { "cli-replay-turn" };
    let map = Map { scenario, words };
    Scene {
        board: Board::Table { width: map.width(), height: map.height() },
        areas: scenario.terrain.iter().filter_map(|one| map.area(one)).collect(),
        lines: scenario.terrain.iter().filter_map(|one| map.line(one)).collect(),
        places: map.places(),
        labels: map.labels(),
        objectives: map.objectives(&view),
        zones: map.zones(&view),
        pieces: view.units.iter().filter_map(|unit| map.piece(unit)).collect(),
        commanders: view.units.iter().filter_map(|unit| map.commander(unit)).collect(),
        title: text(&scenario.title, words).to_owned(),
        subtitle: words.say_with(key, &[("turn", turn.into())]),
        scale: map.scale(view.premeasuring),
        north: Some(North { angle: 0, letter: "N".to_owned() }),
        legend: map.legend(),
        ..Scene::default()
    }
}

struct Map<'a> {
    scenario: &'a Scenario,
    words: &'a Words,
}

const fn side(side: Side) -> render::Side {
    match side {
        Side::Attacker => render::Side::First,
        Side::Defender => render::Side::Second,
    }
}

fn shortened(name: &str) -> &str {
    name.split([',', '(']).next().unwrap_or_default().trim()
}

fn thousandths(length: Decimal) -> i32 {
    i32::try_from(length.count_of_parts(1000)).unwrap_or(0)
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

    fn area(&self, terrain: &Terrain) -> Option<Area> {
        let kind = match terrain.kind {
            TerrainKind::Hill => AreaKind::Hill,
            TerrainKind::Woods => AreaKind::Woods,
            TerrainKind::Building => AreaKind::Town,
            TerrainKind::Marsh => AreaKind::Marsh,
            TerrainKind::River | TerrainKind::Water => AreaKind::Water,
            TerrainKind::Impassable => AreaKind::Rough,
            _ => return None,
        };
        Some(Area {
            kind,
            level: u8::from(terrain.kind == TerrainKind::Hill),
            outline: terrain.polygon.iter().map(|corner| self.point(*corner)).collect(),
            name: text(&terrain.name, self.words).to_owned(),
        })
    }

    fn line(&self, terrain: &Terrain) -> Option<Line> {
        let kind = match terrain.kind {
            TerrainKind::Road => LineKind::Road,
            TerrainKind::Fence | TerrainKind::Hedge => LineKind::Fence,
            TerrainKind::Wall => LineKind::StoneWall,
            TerrainKind::Breastwork => LineKind::Entrenchment,
            TerrainKind::Stream => LineKind::Stream,
            TerrainKind::Crest => LineKind::Slope,
            _ => return None,
        };
        let mut path: Vec<Point> =
            terrain.polygon.iter().chain(&terrain.line).map(|corner| self.point(*corner)).collect();
        if !terrain.polygon.is_empty() {
            path.extend(path.first().copied());
        }
        Some(Line { kind, path, name: text(&terrain.name, self.words).to_owned() })
    }

    fn places(&self) -> Vec<Place> {
        let supplies = self.scenario.supplies.iter().map(|one| Place {
            kind: PlaceKind::Building,
            at: self.point(one.point),
            facing: 0,
            name: text(&one.name, self.words).to_owned(),
        });
        supplies.collect()
    }

    fn labels(&self) -> Vec<Label> {
        let labelled = self.scenario.terrain.iter().filter_map(|terrain| {
            let kind = match terrain.kind {
                TerrainKind::Hill
                | TerrainKind::Woods
                | TerrainKind::Building
                | TerrainKind::Marsh
                | TerrainKind::Impassable => LabelKind::Ground,
                TerrainKind::River | TerrainKind::Water => LabelKind::Water,
                TerrainKind::Road => LabelKind::Road,
                _ => return None,
            };
            let path = if terrain.polygon.is_empty() {
                terrain.line.iter().map(|corner| self.point(*corner)).collect()
            } else {
                self.across(&terrain.polygon)
            };
            Some(Label { kind, path, text: text(&terrain.name, self.words).to_owned() })
        });
        labelled.collect()
    }

    /// Where the name of an area is written: over its middle, or along it if it is tall and narrow.
    fn across(&self, corners: &[Corner]) -> Vec<Point> {
        let points: Vec<Point> = corners.iter().map(|corner| self.point(*corner)).collect();
        let count = i32::try_from(points.len()).unwrap_or(1).max(1);
        let sum = |part: fn(&Point) -> i32| points.iter().map(part).sum::<i32>() / count;
        let middle = Point::new(sum(|point| point.x), sum(|point| point.y));
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

    fn objectives(&self, view: &View) -> Vec<Objective> {
        let objectives = self.scenario.objectives.iter().map(|objective| {
            let held = view.objectives.iter().find(|held| held.id == objective.id);
            Objective {
                id: objective.id.clone(),
                at: self.point(objective.point),
                radius: objective.radius.get() * 1000,
                holder: held.and_then(|held| held.holder).map(side),
                value: objective.points.get().to_string(),
                name: text(&objective.name, self.words).to_owned(),
            }
        });
        objectives.collect()
    }

    /// Where the armies deploy, as long as they do.
    fn zones(&self, view: &View) -> Vec<Zone> {
        if view.turn > 0 {
            return Vec::new();
        }
        let armies = [(Side::Attacker, "attacker"), (Side::Defender, "defender")];
        let zones = armies.into_iter().flat_map(|(of, word)| {
            let army = self.scenario.army(of);
            army.zones.iter().enumerate().map(move |(index, (west, south, east, north))| {
                let corners = [(*west, *south), (*east, *south), (*east, *north), (*west, *north)];
                Zone {
                    id: format!("{word}-{index}"),
                    side: Some(side(of)),
                    shape: Shape::Polygon(
                        corners.into_iter().map(|corner| self.point(corner)).collect(),
                    ),
                    label: text(&army.name, self.words).to_owned(),
                }
            })
        });
        zones.collect()
    }

    fn entry(&self, unit: &UnitView) -> Option<&UnitEntry> {
        self.scenario.army(unit.side).units.iter().find(|listed| listed.id == unit.id)
    }

    fn piece(&self, unit: &UnitView) -> Option<Piece> {
        let pose = unit.pose?;
        let entry = self.entry(unit);
        let has = |one: Trait| entry.is_some_and(|entry| entry.traits.contains(&one));
        let count = |number: i32| u32::try_from(number).unwrap_or(0);
        Some(Piece {
            id: unit.id.clone(),
            side: side(unit.side),
            symbol: match unit.kind {
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
            formation: match unit.kind {
                UnitType::Skirmishers | UnitType::Indians => Formation::OpenOrder,
                _ => Formation::Line,
            },
            at: Point::new(pose.x, self.height() - pose.y),
            facing: i32::from(pose.facing),
            strength: count(unit.hit_points - unit.wounds),
            strength_full: count(unit.hit_points),
            name: self.short_name(unit),
            hint: self.hint(unit, entry),
            badges: self.badges(unit, &has),
            width: unit.frontage,
            depth: unit.depth,
            ..Piece::default()
        })
    }

    /// What fits on a block: the name up to its first comma, if nobody else on that side is called so.
    fn short_name(&self, unit: &UnitView) -> String {
        let name = text(&unit.name, self.words);
        let namesakes = self.scenario.army(unit.side).units.iter().filter(|other| {
            let names = other.names();
            shortened(text(&names, self.words)) == shortened(name)
        });
        if namesakes.count() > 1 { name.to_owned() } else { shortened(name).to_owned() }
    }

    /// The whole name, and what sort of troops they are.
    fn hint(&self, unit: &UnitView, entry: Option<&UnitEntry>) -> String {
        let name = text(&unit.name, self.words);
        let troops = entry.map(|entry| troops(entry, self.words)).unwrap_or_default();
        if self.short_name(unit) == name { troops } else { format!("{name} · {troops}") }
    }

    fn badges(&self, unit: &UnitView, has: &dyn Fn(Trait) -> bool) -> Vec<Badge> {
        let value = |word: &str| self.words.value(PREFIX, word);
        let signs = [
            (unit.state == Nerve::Routing, Icon::WhiteFlag, value("routing")),
            (unit.state == Nerve::Disordered, Icon::Crack, value("disordered")),
            (
                unit.out_of_ammunition,
                Icon::Letters("M".to_owned()),
                self.words.field(PREFIX, "out_of_ammunition"),
            ),
            (has(Trait::Elite), Icon::Star, value("elite")),
            (has(Trait::Militia), Icon::Sprig, value("militia")),
            (has(Trait::Lancers), Icon::Sabres, value("lancers")),
            (has(Trait::Mounted), Icon::Horseshoe, value("mounted")),
            (
                unit.evaded,
                Icon::Letters("E".to_owned()),
                self.words.field(PREFIX, "evaded_this_turn"),
            ),
            (unit.ordered, Icon::Tick, self.words.field(PREFIX, "ordered")),
        ];
        let shown = signs.into_iter().filter(|sign| sign.0);
        shown.map(|(_, icon, hint)| Badge { icon, hint }).collect()
    }

    /// A flag beside each officer, so that he is found; his block bears the name.
    fn commander(&self, unit: &UnitView) -> Option<Commander> {
        let pose = unit.pose.filter(|_| unit.kind == UnitType::Officer)?;
        Some(Commander {
            id: format!("flag-{}", unit.id),
            side: side(unit.side),
            at: Point::new(pose.x, self.height() - pose.y - unit.depth / 2),
            hint: text(&unit.name, self.words).to_owned(),
            ..Commander::default()
        })
    }

    /// PF-Q8: a scale bar is a rule to measure with: it is there only if one may measure.
    fn scale(&self, premeasuring: bool) -> Option<Scale> {
        let metres = self.scenario.table.metres.get();
        let marks = (0..=3).map(|mark| (mark * 4 * metres).to_string()).collect();
        (premeasuring && metres > 0).then(|| Scale {
            division: 4000,
            divisions: 3,
            marks,
            text: format!("1\u{2033} = {metres} m"),
        })
    }

    fn legend(&self) -> Vec<LegendEntry> {
        let army = |of: Side| text(&self.scenario.army(of).name, self.words).to_owned();
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
