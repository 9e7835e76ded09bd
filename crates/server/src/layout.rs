//! What lies on a table, drawn and in words: it follows from what an audience sees (its tableau), a
//! language and a theme, and is shared by all who see the same.

use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Weak};

use engine::ahead::Point;
use engine::tableau::{Halves, Piece as OnTable, Tableau};
use render::{Captions, Commander, Counter, Forces, Objective, Piece, Theme, Zone};
use simulate::wording::of_book;
use words::{Language, Words};

use crate::battle_view::{Artist, Drawing};
use crate::meta::Meta;
use crate::wire::{
    AbsentInfo, Counted, Drawings, MarkerInfo, ObjectiveInfo, PieceInfo, PieceKind, Shared,
    ZoneInfo,
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
    /// Where the names beside blocks and flags stand.
    captions: Captions,
    commanders: Vec<Commander>,
    /// By the index of their piece in the tableau; nothing for one that has no block on the map.
    units: Vec<Option<Shown>>,
    leaders: Vec<Shown>,
    pub(crate) pieces: Vec<Shared<PieceInfo>>,
    pub(crate) absent: Shared<Vec<AbsentInfo>>,
    pub(crate) objectives: Lain<Objective, ObjectiveInfo>,
    pub(crate) zones: Lain<Zone, ZoneInfo>,
    pub(crate) markers: Lain<Counter, MarkerInfo>,
    pub(crate) status: Shared<Vec<Counted>>,
}

/// A piece on the map.
#[derive(Clone, Debug)]
struct Shown {
    /// As it is on the map; a leader's flag has none.
    piece: Option<Shared<Piece>>,
    info: Shared<PieceInfo>,
    look: Drawing,
    caption: Option<Drawing>,
}

/// What lies on the ground, of one kind: as it is drawn, and as it is told.
#[derive(Clone, Debug)]
pub(crate) struct Lain<S, T> {
    things: Vec<S>,
    pub(crate) infos: Shared<Vec<T>>,
    drawings: Vec<Drawing>,
}

impl<S: PartialEq, T> Lain<S, T> {
    /// What was there before, if it is the same.
    fn new(
        things: Vec<S>,
        before: Option<&Self>,
        draw: impl Fn(&S) -> String,
        tell: impl Fn(&S, Shared<str>) -> T,
    ) -> Self {
        if let Some(same) = before.filter(|before| before.things == things) {
            let (infos, drawings) = (same.infos.clone(), same.drawings.clone());
            return Self { things, infos, drawings };
        }
        let drawings: Vec<Drawing> = things.iter().map(|one| Drawing::new(draw(one))).collect();
        let infos = things.iter().zip(&drawings).map(|(one, drawn)| tell(one, drawn.key.clone()));
        Self { infos: infos.collect::<Vec<_>>().into(), things, drawings }
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
    /// The layout of what somebody sees; `moment` is the one of the game, if it hides nothing then.
    pub(crate) fn layout(
        &mut self,
        meta: &Meta,
        moment: Option<i64>,
        tableau: impl Fn() -> Tableau,
        words: &Words,
        theme: Theme,
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
        let near = alike.first().map(|(near, _)| near.as_ref());
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
        tableau: Tableau,
        words: &Words,
        theme: Theme,
        near: Option<&Self>,
    ) -> Self {
        let artist = meta.views.view(words).artist(theme);
        let Forces { pieces, commanders, objectives, zones } =
            meta.views.battle.forces(&changed(&tableau, near), words);
        let pieces = merged(&tableau, pieces, near);
        let captions = match near {
            Some(near) if near.leaves_room_alike(&pieces, &commanders) => near.captions.clone(),
            _ => {
                let standing = pieces.iter().flatten().map(|piece| &**piece);
                let before = near.map(|near| &near.captions);
                artist.fragments.captions(standing, &commanders, before)
            }
        };
        let stacks = stacks(&tableau);
        let units = pieces.into_iter().enumerate().map(|(index, piece)| {
            let piece = piece?;
            let stack = stack(&tableau.pieces[index], &stacks);
            let before = near.and_then(|near| {
                let shown = near.units.get(index)?.as_ref()?;
                let same = shown.piece.as_ref() == Some(&piece)
                    && shown.info.stack == stack
                    && near.captions.is_alike_for_piece(&captions, &piece.id);
                same.then(|| shown.clone())
            });
            Some(before.unwrap_or_else(|| unit(piece, stack, artist, &captions)))
        });
        let units: Vec<Option<Shown>> = units.collect();
        let leaders: Vec<Shown> = commanders
            .iter()
            .enumerate()
            .map(|(index, leader)| {
                let before = near.and_then(|near| {
                    let same = near.commanders.get(index) == Some(leader)
                        && near.captions.is_alike_for_leader(&captions, &leader.id);
                    same.then(|| near.leaders[index].clone())
                });
                before.unwrap_or_else(|| flag(leader, artist, &captions, words))
            })
            .collect();
        Self {
            pieces: {
                let shown = units.iter().flatten().chain(&leaders);
                shown.map(|shown| shown.info.clone()).collect()
            },
            absent: absent(meta, &tableau, words, near),
            objectives: Lain::new(
                objectives,
                near.map(|near| &near.objectives),
                |one| artist.fragments.objective(one),
                objective,
            ),
            zones: Lain::new(
                zones,
                near.map(|near| &near.zones),
                |one| artist.fragments.zone(one),
                zone,
            ),
            markers: Lain::new(
                meta.views.battle.counters(&tableau, words),
                near.map(|near| &near.markers),
                |one| artist.fragments.counter(one),
                marker,
            ),
            status: match near.filter(|near| near.tableau.status == tableau.status) {
                Some(near) => near.status.clone(),
                None => status(meta, &tableau, words).into(),
            },
            tableau,
            language: words.language(),
            theme,
            captions,
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
        self.drawings_besides(&HashSet::new())
    }

    /// Those of them that are not known already.
    pub(crate) fn drawings_besides(&self, known: &HashSet<Shared<str>>) -> Drawings {
        let shown = self.units.iter().flatten().chain(&self.leaders);
        let drawings = shown.flat_map(|shown| std::iter::once(&shown.look).chain(&shown.caption));
        let drawings = drawings
            .chain(&self.objectives.drawings)
            .chain(&self.zones.drawings)
            .chain(&self.markers.drawings);
        let fresh = drawings.filter(|drawing| !known.contains(&drawing.key));
        fresh.map(|drawing| (drawing.key.clone(), drawing.svg.clone())).collect()
    }

    /// Whether names find the same room beside these pieces.
    fn leaves_room_alike(
        &self,
        pieces: &[Option<Shared<Piece>>],
        commanders: &[Commander],
    ) -> bool {
        let takes = |piece: &Piece| {
            (piece.at, piece.facing, piece.width, piece.depth, piece.formation, piece.side)
        };
        let alike = |shown: &Option<Shown>, piece: &Option<Shared<Piece>>| match (
            shown.as_ref().and_then(|shown| shown.piece.as_ref()),
            piece,
        ) {
            (Some(shown), Some(piece)) => {
                shown == piece || (takes(shown) == takes(piece) && shown.name == piece.name)
            }
            (None, None) => true,
            _ => false,
        };
        self.commanders == commanders
            && self.units.len() == pieces.len()
            && self.units.iter().zip(pieces).all(|(shown, piece)| alike(shown, piece))
    }
}

/// A tableau of those pieces only that are not as they were, and of the leaders, who make room for each
/// other.
fn changed(tableau: &Tableau, near: Option<&Layout>) -> Tableau {
    let before = near.map_or(&[][..], |near| &near.tableau.pieces);
    let pieces = tableau.pieces.iter().enumerate();
    let pieces = pieces.filter(|(at, piece)| piece.leads || before.get(*at) != Some(piece));
    Tableau {
        pieces: pieces.map(|(_, piece)| piece.clone()).collect(),
        turn: tableau.turn.clone(),
        objectives: tableau.objectives.clone(),
        markers: tableau.markers.clone(),
        ground: tableau.ground.clone(),
        status: Vec::new(),
        lengths: Vec::new(),
        measurable: tableau.measurable,
        hexes: tableau.hexes,
        outcome: tableau.outcome.clone(),
    }
}

/// The blocks on the map, by the index of their piece: those that are drawn anew and those that are as
/// they were.
fn merged(
    tableau: &Tableau,
    fresh: Vec<Piece>,
    near: Option<&Layout>,
) -> Vec<Option<Shared<Piece>>> {
    // They come in the order of the tableau.
    let mut fresh = fresh.into_iter().peekable();
    let pieces = tableau.pieces.iter().enumerate().map(|(index, piece)| {
        let drawn = fresh.next_if(|drawn| piece.id == *drawn.id.as_str());
        let same = near.filter(|near| near.tableau.pieces.get(index) == Some(piece));
        match same.and_then(|near| near.units.get(index)) {
            Some(shown) => shown.as_ref().and_then(|shown| shown.piece.clone()),
            None => drawn.map(Shared::from),
        }
    });
    pieces.collect()
}

/// The pieces that share a place, from the bottom of the stack.
fn stacks(tableau: &Tableau) -> BTreeMap<Point, Vec<(u8, String)>> {
    let mut stacks: BTreeMap<Point, Vec<(u8, String)>> = BTreeMap::new();
    for piece in &tableau.pieces {
        if let (Some(place), Some(level)) = (&piece.place, piece.stack) {
            stacks.entry(place.at).or_default().push((level, piece.id.to_string()));
        }
    }
    stacks.values_mut().for_each(|stack| stack.sort_unstable());
    stacks
}

/// Who shares the place of a piece, itself too, from the bottom of the stack.
fn stack(piece: &OnTable, stacks: &BTreeMap<Point, Vec<(u8, String)>>) -> Option<Vec<String>> {
    let place = piece.place.as_ref().filter(|_| piece.stack.is_some())?;
    Some(stacks.get(&place.at)?.iter().map(|(_, id)| id.clone()).collect())
}

/// Points of strength with their half, where strength is shown.
fn points(piece: &Piece, whole: u32, half: bool) -> Option<Halves> {
    let whole = i32::try_from(whole).unwrap_or(i32::MAX / 4);
    (piece.strength_full > 0).then(|| Halves(2 * whole + i32::from(half)))
}

fn unit(
    piece: Shared<Piece>,
    stack: Option<Vec<String>>,
    artist: &Artist,
    captions: &Captions,
) -> Shown {
    let look = artist.block(&piece);
    let caption = artist.fragments.caption(&piece, captions).map(Drawing::new);
    let info = PieceInfo {
        id: piece.id.clone(),
        kind: PieceKind::Unit,
        seat: seat(piece.side).unwrap_or(0),
        x: piece.at.x,
        y: piece.at.y,
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
        caption: caption.as_ref().map(|caption| caption.key.clone()),
    };
    Shown { piece: Some(piece), info: info.into(), look, caption }
}

fn flag(leader: &Commander, artist: &Artist, captions: &Captions, words: &Words) -> Shown {
    let look = Drawing::new(artist.fragments.commander(leader));
    let caption = artist.fragments.commander_caption(leader, captions).map(Drawing::new);
    let info = PieceInfo {
        id: leader.id.clone(),
        kind: PieceKind::Leader,
        seat: seat(leader.side).unwrap_or(0),
        x: leader.at.x,
        y: leader.at.y,
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
        caption: caption.as_ref().map(|caption| caption.key.clone()),
    };
    Shown { piece: None, info: info.into(), look, caption }
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
) -> Shared<Vec<AbsentInfo>> {
    let gone = || tableau.pieces.iter().filter(|piece| piece.place.is_none());
    let before = near.map_or(&[][..], |near| &near.tableau.pieces);
    let gone_before = before.iter().filter(|piece| piece.place.is_none());
    if let Some(near) = near.filter(|_| gone().eq(gone_before)) {
        return near.absent.clone();
    }
    let known = near.into_iter().flat_map(|near| near.absent.iter());
    let known: BTreeMap<&str, &AbsentInfo> = known.map(|info| (info.id.as_str(), info)).collect();
    let absent = gone().map(|piece| match known.get(piece.id.as_str()) {
        Some(info) if info.status == piece.status && info.base == piece.base => (*info).clone(),
        _ => AbsentInfo {
            id: piece.id.to_string(),
            kind: if piece.leads { PieceKind::Leader } else { PieceKind::Unit },
            seat: piece.seat.0,
            name: words.names(&piece.name).to_owned(),
            base: piece.base,
            text: of_book(words, meta.prefix, &["status", "value"], piece.status),
            status: piece.status.to_owned(),
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
