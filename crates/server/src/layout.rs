//! What lies on a table, drawn and in words: it follows from what an audience sees (its tableau), a
//! language and a theme, and is shared by all who see the same.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::{Arc, Weak};

use engine::ahead::Point;
use engine::tableau::{Halves, Piece as OnTable, Tableau};
use render::{Commander, Counter, Forces, Objective, Piece, Theme, Zone};
use simulate::wording::of_book;
use words::{Language, Words};

use crate::battle_view::{Artist, Drawing};
use crate::meta::Meta;
use crate::wire::{
    AbsentInfo, Counted, Drawings, MarkerInfo, NewDrawing, NewDrawings, ObjectiveInfo, PieceInfo,
    PieceKind, Shared, ZoneInfo,
};

/// Layouts of a game that are looked at when one is made: those of two seats and of spectators, as they
/// are and as they were, in two languages.
const REMEMBERED: usize = 12;

/// What lies on a table.
#[derive(Debug)]
pub(crate) struct Layout {
    tableau: Tableau,
    language: Language,
    theme: Theme,
    commanders: Shared<Vec<Commander>>,
    /// By the index of their piece in the tableau; nothing for one that has no block on the map.
    units: Vec<Option<Arc<Shown>>>,
    leaders: Vec<Arc<Shown>>,
    pub(crate) pieces: Shared<Vec<Shared<PieceInfo>>>,
    pub(crate) absent: Shared<Vec<AbsentInfo>>,
    pub(crate) objectives: GroundLayer<Objective, ObjectiveInfo>,
    pub(crate) zones: GroundLayer<Zone, ZoneInfo>,
    pub(crate) markers: GroundLayer<Counter, MarkerInfo>,
    pub(crate) status: Shared<Vec<Counted>>,
}

/// A piece on the map.
#[derive(Debug)]
struct Shown {
    /// As it is on the map; a leader's flag has none.
    piece: Option<Shared<Piece>>,
    info: Shared<PieceInfo>,
    look: Drawing,
}

/// What lies on the ground, of one kind: as it is drawn, and as it is told.
#[derive(Clone, Debug)]
pub(crate) struct GroundLayer<S, T> {
    things: Shared<Vec<S>>,
    pub(crate) infos: Shared<Vec<T>>,
    drawings: Shared<Vec<Drawing>>,
}

impl<S: Clone + PartialEq, T: Clone> GroundLayer<S, T> {
    /// What was there before, if it is the same.
    fn new(
        things: Vec<S>,
        before: Option<&Self>,
        draw: impl Fn(&S) -> String,
        tell: impl Fn(&S, Shared<str>) -> T,
    ) -> Self {
        if let Some(same) = before.filter(|before| *before.things == things) {
            return same.clone();
        }
        let drawings: Vec<Drawing> = things.iter().map(|one| Drawing::new(draw(one))).collect();
        let infos = things.iter().zip(&drawings).map(|(one, drawn)| tell(one, drawn.key.clone()));
        let infos = infos.collect::<Vec<_>>().into();
        Self { things: things.into(), infos, drawings: drawings.into() }
    }
}

/// The layouts that somebody has been sent lately.
#[derive(Debug, Default)]
pub(crate) struct Layouts(Vec<Remembered>);

#[derive(Debug)]
struct Remembered {
    layout: Weak<Layout>,
    /// The moment in which everybody sees this, if there was one.
    moment: Option<i64>,
}

impl Layouts {
    /// The layout of what somebody sees who was sent `last` before; `moment` is the one of the game, if all
    /// see the same then.
    pub(crate) fn layout(
        &mut self,
        meta: &Meta,
        moment: Option<i64>,
        tableau: impl Fn() -> Tableau,
        (words, theme): (&Words, Theme),
        last: Option<&Layout>,
    ) -> Arc<Layout> {
        self.0.retain(|one| one.layout.strong_count() > 0);
        let alike = self.0.iter_mut().rev().filter_map(|one| {
            let layout = one.layout.upgrade()?;
            (layout.language == words.language() && layout.theme == theme)
                .then_some((layout, &mut one.moment))
        });
        let mut alike: Vec<(Arc<Layout>, &mut Option<i64>)> = alike.collect();
        let of_all = |(_, known): &&(_, &mut Option<i64>)| moment.is_some() && **known == moment;
        if let Some((same, _)) = alike.iter().find(of_all) {
            debug_assert!(same.tableau == tableau(), "somebody sees something else");
            return Arc::clone(same);
        }
        let tableau = tableau();
        if let Some((same, known)) = alike.iter_mut().find(|(one, _)| one.tableau == tableau) {
            **known = moment;
            return Arc::clone(same);
        }
        let fits = |last: &&Layout| last.language == words.language() && last.theme == theme;
        let near = last.filter(fits).or_else(|| alike.first().map(|(near, _)| near.as_ref()));
        let layout = Arc::new(Layout::new(meta, tableau, words, theme, near));
        if self.0.len() >= REMEMBERED {
            self.0.remove(0);
        }
        self.0.push(Remembered { layout: Arc::downgrade(&layout), moment });
        layout
    }
}

impl Layout {
    /// A layout. What it has in common with another one, of the same language and theme, is taken from
    /// there.
    pub(crate) fn new(
        meta: &Meta,
        mut tableau: Tableau,
        words: &Words,
        theme: Theme,
        near: Option<&Self>,
    ) -> Self {
        let artist = meta.views.view(words).artist(theme);
        let fresh = Fresh::new(&tableau, near);
        let all = std::mem::take(&mut tableau.pieces);
        tableau.pieces = fresh.of(&all);
        let Forces { pieces, commanders, objectives, zones } =
            meta.views.battle.forces(&tableau, words);
        tableau.pieces = all;
        let commanders = match near.filter(|near| !fresh.leaders || *near.commanders == commanders)
        {
            Some(near) => near.commanders.clone(),
            None => commanders.into(),
        };
        let pieces = merged(&tableau, pieces, near, &fresh);
        let stacks = Stacks::new(&tableau, near, &fresh);
        let units = pieces.into_iter().enumerate().map(|(index, piece)| {
            let (piece, stands) = (piece?, &tableau.pieces[index]);
            let known = near.and_then(|near| near.units.get(index)?.as_ref());
            let known = known.filter(|known| {
                known.piece.as_ref() == Some(&piece) && stacks.is_alike(stands, &known.info)
            });
            let anew = || Arc::new(unit(piece, stands, stacks.of(stands), artist));
            Some(known.map_or_else(anew, Arc::clone))
        });
        let units: Vec<Option<Arc<Shown>>> = units.collect();
        let leaders = commanders.iter().enumerate().map(|(index, leader)| {
            let known = near.and_then(|near| {
                let same = near.commanders.get(index) == Some(leader);
                near.leaders.get(index).filter(|_| same)
            });
            known.map_or_else(|| Arc::new(flag(leader, &tableau, artist, words)), Arc::clone)
        });
        let leaders: Vec<Arc<Shown>> = leaders.collect();
        Self {
            pieces: {
                let shown = units.iter().flatten().chain(&leaders);
                shown.map(|shown| shown.info.clone()).collect::<Vec<_>>().into()
            },
            absent: absent(meta, &tableau, words, near, &fresh),
            objectives: GroundLayer::new(
                objectives,
                near.map(|near| &near.objectives),
                |one| artist.fragments.objective(one),
                objective,
            ),
            zones: GroundLayer::new(
                zones,
                near.map(|near| &near.zones),
                |one| artist.fragments.zone(one),
                zone,
            ),
            markers: match near.filter(|near| near.tableau.markers == tableau.markers) {
                Some(near) => near.markers.clone(),
                None => GroundLayer::new(
                    meta.views.battle.counters(&tableau, words),
                    None,
                    |one| artist.fragments.counter(one),
                    marker,
                ),
            },
            status: match near.filter(|near| near.tableau.status == tableau.status) {
                Some(near) => near.status.clone(),
                None => status(meta, &tableau, words).into(),
            },
            tableau,
            language: words.language(),
            theme,
            commanders,
            units,
            leaders,
        }
    }

    /// How often the ground has changed.
    pub(crate) const fn ground_revision(&self) -> u32 {
        self.tableau.ground.revision
    }

    /// The date or the hour of the turn, where it has one.
    pub(crate) fn date(&self, words: &Words) -> Option<String> {
        self.tableau.turn.date.as_ref().map(|date| words.names(date).to_owned())
    }

    /// Every drawing that is named in it.
    pub(crate) fn drawings(&self) -> Drawings {
        let shown = self.units.iter().flatten().chain(&self.leaders);
        let drawings = shown.map(|shown| &shown.look).chain(self.on_ground());
        drawings.map(|drawing| (drawing.key.clone(), drawing.svg.clone())).collect()
    }

    /// Those that somebody lacks who has this other layout and knows these drawings, all of its among
    /// them.
    pub(crate) fn drawings_besides(
        &self,
        other: &Self,
        known: &HashSet<Shared<str>>,
    ) -> NewDrawings {
        // Most pieces are the very same.
        let units = self.units.iter().enumerate().filter_map(|(index, shown)| {
            Some((shown.as_ref()?, other.units.get(index).and_then(Option::as_ref)))
        });
        let leaders = self.leaders.iter().enumerate();
        let leaders = leaders.map(|(index, shown)| (shown, other.leaders.get(index)));
        let moved = units
            .chain(leaders)
            .filter(|(shown, other)| other.is_none_or(|other| !Arc::ptr_eq(shown, other)));
        let drawings = moved.map(|(shown, other)| (&shown.look, other.map(|other| &other.look)));
        let drawings = drawings.chain(self.on_ground().map(|drawing| (drawing, None)));
        let mut lacking = NewDrawings::new();
        for (drawing, before) in drawings {
            if known.contains(&drawing.key) || lacking.contains_key(&drawing.key) {
                continue;
            }
            // A piece looks much as it did.
            let new = match before {
                Some(before) => NewDrawing::after(&before.key, &before.svg, &drawing.svg),
                None => NewDrawing::Whole(drawing.svg.clone()),
            };
            lacking.insert(drawing.key.clone(), new);
        }
        lacking
    }

    /// The drawings of what lies on the ground.
    fn on_ground(&self) -> impl Iterator<Item = &Drawing> {
        let drawings = self.objectives.drawings.iter().chain(self.zones.drawings.iter());
        drawings.chain(self.markers.drawings.iter())
    }
}

/// Which pieces of a tableau are not as they were in another layout.
struct Fresh {
    /// By their index.
    pieces: Vec<bool>,
    /// Whether leaders are among them: all of these are then placed anew, as they make room for each
    /// other.
    leaders: bool,
}

impl Fresh {
    fn new(tableau: &Tableau, near: Option<&Layout>) -> Self {
        let before = near.map_or(&[][..], |near| &near.tableau.pieces);
        let pieces = tableau.pieces.iter().enumerate();
        let pieces: Vec<bool> = pieces.map(|(at, piece)| before.get(at) != Some(piece)).collect();
        let leads = |pieces: &[OnTable], at: usize| pieces.get(at).is_some_and(|one| one.leads);
        let all = 0..pieces.len().max(before.len());
        let leaders = near.is_none()
            || all
                .filter(|at| pieces.get(*at) != Some(&false))
                .any(|at| leads(&tableau.pieces, at) || leads(before, at));
        Self { pieces, leaders }
    }

    /// Those pieces, and all leaders if some of these are among them.
    fn of(&self, pieces: &[OnTable]) -> Vec<OnTable> {
        let fresh = pieces.iter().zip(&self.pieces);
        let fresh = fresh.filter(|(piece, fresh)| **fresh || (piece.leads && self.leaders));
        fresh.map(|(piece, _)| piece.clone()).collect()
    }

    /// Their indices.
    fn indices(&self) -> impl Iterator<Item = usize> {
        let fresh = self.pieces.iter().enumerate().filter(|(_, fresh)| **fresh);
        fresh.map(|(index, _)| index)
    }
}

/// The blocks on the map, by the index of their piece: those that are drawn anew and those that are as
/// they were.
fn merged(
    tableau: &Tableau,
    drawn: Vec<Piece>,
    near: Option<&Layout>,
    fresh: &Fresh,
) -> Vec<Option<Shared<Piece>>> {
    // They come in the order of the tableau.
    let mut drawn = drawn.into_iter().peekable();
    let pieces = tableau.pieces.iter().enumerate().map(|(index, piece)| {
        let now = drawn.next_if(|drawn| piece.id == *drawn.id.as_str());
        match near.filter(|_| !fresh.pieces[index]).and_then(|near| near.units.get(index)) {
            Some(shown) => shown.as_ref().and_then(|shown| shown.piece.clone()),
            None => now.map(Shared::from),
        }
    });
    pieces.collect()
}

/// Who shares a place with whom.
struct Stacks<'a> {
    tableau: &'a Tableau,
    /// Where something is not as it was; nothing if it is not known how it was.
    stirred: Option<BTreeSet<Point>>,
}

impl<'a> Stacks<'a> {
    fn new(tableau: &'a Tableau, near: Option<&Layout>, fresh: &Fresh) -> Self {
        let stirred = near.map(|near| {
            let before = &near.tableau.pieces;
            let gone = before.iter().skip(tableau.pieces.len());
            let moved = fresh
                .indices()
                .flat_map(|index| before.get(index).into_iter().chain(tableau.pieces.get(index)));
            let places = gone.chain(moved).filter_map(|piece| piece.place.as_ref());
            places.map(|place| place.at).collect()
        });
        Self { tableau, stirred }
    }

    /// Who shares the place of a piece, itself too, from the bottom of the stack.
    fn of(&self, piece: &OnTable) -> Option<Vec<String>> {
        let at = piece.place.as_ref().filter(|_| piece.stack.is_some())?.at;
        let mut stack: Vec<(u8, &str)> = self
            .tableau
            .pieces
            .iter()
            .filter(|other| other.place.as_ref().is_some_and(|place| place.at == at))
            .filter_map(|other| Some((other.stack?, other.id.as_str())))
            .collect();
        stack.sort_unstable();
        Some(stack.into_iter().map(|(_, id)| id.to_owned()).collect())
    }

    /// Whether a piece shares its place with those whom it was told to share it with.
    fn is_alike(&self, piece: &OnTable, told: &PieceInfo) -> bool {
        let place = piece.place.as_ref().filter(|_| piece.stack.is_some());
        let rests = place.zip(self.stirred.as_ref());
        rests.is_some_and(|(place, stirred)| !stirred.contains(&place.at))
            || self.of(piece) == told.stack
    }
}

/// Points of strength with their half, where strength is shown.
fn points(piece: &Piece, whole: u32, half: bool) -> Option<Halves> {
    let whole = i32::try_from(whole).unwrap_or(i32::MAX / 4);
    (piece.strength_full > 0).then(|| Halves(2 * whole + i32::from(half)))
}

/// The hex in which a piece stands, where there are hexes.
fn hex(piece: &OnTable) -> Option<String> {
    piece.place.as_ref()?.hex.clone()
}

fn unit(
    piece: Shared<Piece>,
    stands: &OnTable,
    stack: Option<Vec<String>>,
    artist: &Artist,
) -> Shown {
    let look = artist.block(&piece);
    let info = PieceInfo {
        id: piece.id.clone(),
        kind: PieceKind::Unit,
        seat: seat(piece.side).unwrap_or(0),
        x: piece.at.x,
        y: piece.at.y,
        hex: hex(stands),
        // A counter with printed figures looks the same whichever way it goes.
        facing: piece.figures.is_empty().then_some(piece.facing),
        name: piece.name.clone(),
        arm: piece.arm.clone(),
        facts: piece.facts.clone(),
        signs: signs(&piece),
        strength: points(&piece, piece.strength, piece.halves[0]),
        strength_full: points(&piece, piece.strength_full, piece.halves[1]),
        stack,
        group: Some(piece.group.clone()).filter(|group| !group.is_empty()),
        chief: None,
        base: [piece.width, piece.depth],
        look: look.key.clone(),
    };
    Shown { piece: Some(piece), info: info.into(), look }
}

fn flag(leader: &Commander, tableau: &Tableau, artist: &Artist, words: &Words) -> Shown {
    let look = Drawing::new(artist.fragments.commander(leader));
    let stands = tableau.pieces.iter().find(|piece| piece.id == *leader.id.as_str());
    let info = PieceInfo {
        id: leader.id.clone(),
        kind: PieceKind::Leader,
        seat: seat(leader.side).unwrap_or(0),
        x: leader.at.x,
        y: leader.at.y,
        hex: stands.and_then(hex),
        facing: None,
        name: leader.name.clone(),
        arm: words.say("arm-leader"),
        facts: Some(leader.hint.clone()).filter(|hint| !hint.is_empty()).into_iter().collect(),
        signs: Vec::new(),
        strength: None,
        strength_full: None,
        stack: None,
        group: None,
        chief: Some(leader.chief),
        base: [0, 0],
        look: look.key.clone(),
    };
    Shown { piece: None, info: info.into(), look }
}

fn seat(side: render::Side) -> Option<u8> {
    u8::try_from(side.number()).ok()
}

fn objective(objective: &Objective, look: Shared<str>) -> ObjectiveInfo {
    ObjectiveInfo {
        id: objective.id.clone(),
        name: objective.name.clone(),
        x: objective.at.x,
        y: objective.at.y,
        radius: objective.radius,
        holder: objective.holder.and_then(seat),
        value: objective.value.clone(),
        look,
    }
}

fn zone(zone: &Zone, look: Shared<str>) -> ZoneInfo {
    ZoneInfo {
        id: zone.id.clone(),
        seat: zone.side.and_then(seat),
        label: zone.label.clone(),
        look,
    }
}

fn marker(counter: &Counter, look: Shared<str>) -> MarkerInfo {
    MarkerInfo {
        id: counter.id.clone(),
        seat: counter.side.and_then(seat),
        x: counter.at.x,
        y: counter.at.y,
        name: counter.name.clone(),
        look,
    }
}

/// What the signs of a piece mean, unless its facts tell it.
fn signs(piece: &Piece) -> Vec<String> {
    let hints = piece.badges.iter().map(|badge| &badge.hint);
    hints.filter(|hint| !piece.facts.contains(hint)).cloned().collect()
}

/// Who stands nowhere on the map: still to come, lost, driven off.
fn absent(
    meta: &Meta,
    tableau: &Tableau,
    words: &Words,
    near: Option<&Layout>,
    fresh: &Fresh,
) -> Shared<Vec<AbsentInfo>> {
    let stands =
        |pieces: &[OnTable], at: usize| pieces.get(at).is_some_and(|one| one.place.is_some());
    let same = near.filter(|near| {
        let before = &near.tableau.pieces;
        let both = |at: usize| stands(before, at) && stands(&tableau.pieces, at);
        before.len() == tableau.pieces.len() && fresh.indices().all(both)
    });
    if let Some(same) = same {
        return same.absent.clone();
    }
    let gone = tableau.pieces.iter().filter(|piece| piece.place.is_none());
    let known = near.into_iter().flat_map(|near| near.absent.iter());
    let known: BTreeMap<&str, &AbsentInfo> = known.map(|info| (info.id.as_str(), info)).collect();
    let absent = gone.map(|piece| match known.get(piece.id.as_str()) {
        Some(info) if info.status == piece.status && info.base == piece.base => (*info).clone(),
        _ => AbsentInfo {
            id: piece.id.to_string(),
            kind: if piece.leads { PieceKind::Leader } else { PieceKind::Unit },
            seat: piece.seat.0,
            name: words.names(&piece.name).to_owned(),
            base: piece.base,
            text: of_book(words, meta.prefix, &["status", "value"], piece.status),
            status: piece.status.to_owned(),
            gone: piece.is_gone(),
        },
    });
    absent.collect::<Vec<_>>().into()
}

/// What each side has, such as command points.
fn status(meta: &Meta, tableau: &Tableau, words: &Words) -> Vec<Counted> {
    let prefix = meta.prefix.to_lowercase();
    let counted = tableau.status.iter().map(|tally| Counted {
        key: tally.key.to_owned(),
        label: words.say(&format!("{prefix}-status-{}", tally.key.replace('_', "-"))),
        by_seat: tally.by_seat.clone(),
    });
    counted.collect()
}
