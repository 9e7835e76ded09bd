//! The table as one asker may see it, in words: everything comes from the view, the scene and the
//! decision of that seat.

use engine::ahead::ZoneOfControl;
use engine::game::Seat;
use engine::tableau::{Surface, Tableau};
use games::{AnyDecision, AnyOffer, Described, Forfeit};
use render::{Board, Fragments, Piece, Scene, Theme};
use simulate::wording::{LEVEL, REASON, of_book};
use words::Words;

use crate::battles::in_force;
use crate::fold::Fold;
use crate::live::Inner;
use crate::meta::{Meta, level};
use crate::wire::{
    AbsentInfo, BoardInfo, Counted, DecisionInfo, DiceInfo, FieldInfo, HeldInfo, MapInfo,
    ObjectiveInfo, OfferInfo, OutcomeInfo, PieceInfo, PieceKind, Player, SeatInfo, Table, Titled,
    ZoneInfo,
};

/// Who asks, and how it is to be shown.
#[derive(Clone, Copy)]
pub(crate) struct Asker {
    pub(crate) seat: Option<Seat>,
    pub(crate) words: &'static Words,
    pub(crate) theme: Theme,
}

/// The live table.
pub(crate) fn table(meta: &Meta, inner: &Inner, asker: Asker) -> Table {
    let fold = &inner.fold;
    let mut table = past(meta, fold, asker);
    let asked: Vec<Seat> = fold.asked().collect();
    let own = asker.seat.filter(|seat| asked.contains(seat));
    let own = own.and_then(|seat| fold.play.decision(seat));
    table.decision = own.map(|asked| decision(asked, fold, asker.words));
    table.waiting_for = asked.iter().map(|seat| seat.0).collect();
    table.thinking = asked.iter().any(|seat| meta.computer(*seat).is_some());
    table.may_take_back =
        asker.seat.is_some_and(|seat| fold.may_take_back(seat).is_some() && !fold.is_over());
    table.take_back_asked_by = inner.take_back_asked_by.map(|seat| seat.0);
    table.muted = inner.muted;
    table.chat_length = u32::try_from(inner.chat_length).unwrap_or(u32::MAX);
    table.notes =
        asker.seat.map(|seat| inner.notes.get(usize::from(seat.0)).cloned().unwrap_or_default());
    for seat in &mut table.seats {
        seat.to_move = table.waiting_for.contains(&seat.seat);
        seat.clock_ms = inner.clock_left(meta, Seat(seat.seat));
        seat.connected = meta.is_connected(seat.seat);
    }
    if fold.is_over() {
        table.dice.seal = Some(meta.seal(fold));
        table.report = inner.report_for(asker.words.language());
    }
    table
}

/// A moment without its decisions.
pub(crate) fn past(meta: &Meta, fold: &Fold, asker: Asker) -> Table {
    let Asker { seat, words, theme } = asker;
    let described = meta.battle.describe(words);
    let tableau = fold.play.tableau(seat);
    let scene = meta.battle.scene(&tableau, words);
    let fragments = Fragments::new(&scene, theme);
    let placement = fragments.placement();
    Table {
        game: meta.id.clone(),
        name: meta.name.clone(),
        practice: meta.row.practice,
        number: fold.number(seat),
        scenario: Titled { id: described.id.clone(), title: described.title.clone() },
        ruleset: described.ruleset.to_owned(),
        lang: words.language().code().to_owned(),
        turn: fold.play.turn(),
        turns: described.turns,
        you: seat.map(|seat| seat.0),
        seats: seats(meta, &described),
        board: board(&scene),
        map: MapInfo {
            view_box: [0.0, 0.0, placement.size[0], placement.size[1]],
            origin: placement.origin,
            unit: placement.unit,
        },
        pieces: pieces(&scene, &fragments, words),
        absent: absent(meta, &tableau, words),
        objectives: objectives(&scene, &fragments),
        zones: zones(&scene, &fragments),
        status: status(meta, &tableau, words),
        decision: None,
        waiting_for: Vec::new(),
        thinking: false,
        secrets: (0..fold.seats())
            .filter_map(|seat| u8::try_from(seat).ok())
            .any(|seat| fold.play.keeps_secret(Seat(seat))),
        may_take_back: false,
        take_back_asked_by: None,
        outcome: outcome(meta, fold, words),
        report: None,
        dice: dice(meta, fold),
        options: in_force(meta.battle.as_ref(), words),
        chat_length: 0,
        spectators: meta.row.spectators,
        muted: false,
        notes: None,
    }
}

/// What binds the dice, and what they follow from as far as it is public.
pub(crate) fn dice(meta: &Meta, fold: &Fold) -> DiceInfo {
    let over = fold.is_over();
    DiceInfo {
        commitment: meta.commitment.clone(),
        contributions: fold.contributions.clone(),
        open: meta.takes_contributions(fold),
        undone: fold.undone,
        seed: over.then(|| games::hexadecimal(&meta.seed.0)),
        seal: None,
    }
}

fn seats(meta: &Meta, described: &Described) -> Vec<SeatInfo> {
    let seats =
        described.armies.iter().zip(&meta.seats).enumerate().map(|(index, (army, seat))| {
            SeatInfo {
                seat: u8::try_from(index).unwrap_or(0),
                side: army.side.clone(),
                name: army.name.clone(),
                player: seat.player,
                level: level(seat).map(Into::into),
                connected: seat.player == Player::Computer,
                clock_ms: None,
                to_move: false,
            }
        });
    seats.collect()
}

fn board(scene: &Scene) -> BoardInfo {
    match scene.board {
        Board::Table { width, height } => {
            BoardInfo { kind: Surface::Table, width, height, columns: None, rows: None }
        }
        Board::Hexes { columns, rows, .. } => BoardInfo {
            kind: Surface::Hexes,
            width: i32::from(columns) * 1000,
            height: i32::from(rows) * 1000 + 500,
            columns: Some(columns),
            rows: Some(rows),
        },
    }
}

fn pieces(scene: &Scene, fragments: &Fragments<'_>, words: &Words) -> Vec<PieceInfo> {
    let seat = |side: render::Side| u8::try_from(side.number()).unwrap_or(0);
    let units = scene.pieces.iter().map(|piece| PieceInfo {
        id: piece.id.clone(),
        kind: PieceKind::Unit,
        seat: seat(piece.side),
        x: piece.at.x,
        y: piece.at.y,
        facing: Some(piece.facing),
        name: piece.name.clone(),
        arm: piece.arm.clone(),
        facts: piece.facts.clone(),
        signs: signs(piece),
        strength: (piece.strength_full > 0).then_some(piece.strength),
        strength_full: (piece.strength_full > 0).then_some(piece.strength_full),
        chief: None,
        base: [piece.width, piece.depth],
        svg: fragments.piece(piece),
    });
    let leaders = scene.commanders.iter().map(|leader| PieceInfo {
        id: leader.id.clone(),
        kind: PieceKind::Leader,
        seat: seat(leader.side),
        x: leader.at.x,
        y: leader.at.y,
        facing: None,
        name: leader.name.clone(),
        arm: words.say("arm-leader"),
        facts: Some(leader.hint.clone()).filter(|hint| !hint.is_empty()).into_iter().collect(),
        signs: Vec::new(),
        strength: None,
        strength_full: None,
        chief: Some(leader.chief),
        base: [0, 0],
        svg: fragments.commander(leader),
    });
    units.chain(leaders).collect()
}

/// What the signs of a piece mean, unless its facts tell it.
fn signs(piece: &Piece) -> Vec<String> {
    let hints = piece.badges.iter().map(|badge| &badge.hint);
    hints.filter(|hint| !piece.facts.contains(hint)).cloned().collect()
}

/// Who stands nowhere on the map: still to come, lost, driven off.
fn absent(meta: &Meta, tableau: &Tableau, words: &Words) -> Vec<AbsentInfo> {
    let gone = tableau.pieces.iter().filter(|piece| piece.place.is_none());
    let absent = gone.map(|piece| AbsentInfo {
        id: piece.id.to_string(),
        kind: if piece.leads { PieceKind::Leader } else { PieceKind::Unit },
        seat: piece.seat.0,
        name: words.names(&piece.name).to_owned(),
        base: piece.base,
        text: of_book(words, meta.prefix, &["status", "value"], piece.status),
        status: piece.status.to_owned(),
    });
    absent.collect()
}

fn objectives(scene: &Scene, fragments: &Fragments<'_>) -> Vec<ObjectiveInfo> {
    let objectives = scene.objectives.iter().map(|objective| ObjectiveInfo {
        id: objective.id.clone(),
        name: objective.name.clone(),
        x: objective.at.x,
        y: objective.at.y,
        radius: objective.radius,
        holder: objective.holder.and_then(|side| u8::try_from(side.number()).ok()),
        value: objective.value.clone(),
        svg: fragments.objective(objective),
    });
    objectives.collect()
}

fn zones(scene: &Scene, fragments: &Fragments<'_>) -> Vec<ZoneInfo> {
    let zones = scene.zones.iter().map(|zone| ZoneInfo {
        id: zone.id.clone(),
        seat: zone.side.and_then(|side| u8::try_from(side.number()).ok()),
        label: zone.label.clone(),
        svg: fragments.zone(zone),
    });
    zones.collect()
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

fn decision(asked: AnyDecision, fold: &Fold, words: &Words) -> DecisionInfo {
    let overlay = fold.play.move_overlay(asked.seat);
    let held = overlay.zones.into_iter().map(zone_of_control);
    let fields = overlay.fields.into_iter();
    let fields =
        fields.map(|field| FieldInfo { piece: field.piece.to_string(), outline: field.outline });
    DecisionInfo {
        kind: asked.question.to_owned(),
        prompt: words.message(&asked.prompt),
        rule: asked.prompt.rule.clone(),
        offers: asked.offers.into_iter().map(|one| offer(one, words)).collect(),
        all: asked.complete,
        reach: overlay.reach,
        held: held.collect(),
        fields: fields.collect(),
    }
}

/// A zone of control as a page draws it.
pub(crate) fn zone_of_control(zone: ZoneOfControl) -> HeldInfo {
    let ZoneOfControl { piece, at, radius, places } = zone;
    HeldInfo { piece: piece.to_string(), at, radius, places }
}

/// An answer as its seat is offered it.
pub(crate) fn offer(offer: AnyOffer, words: &Words) -> OfferInfo {
    OfferInfo {
        label: words.message(&offer.label),
        brief: words.brief(&offer.label),
        rule: offer.label.rule,
        choice: offer.choice,
        verb: offer.verb.to_owned(),
        shape: offer.shape,
        odds: offer.odds,
    }
}

fn outcome(meta: &Meta, fold: &Fold, words: &Words) -> Option<OutcomeInfo> {
    let forfeited = |seat: Seat, level: &str| {
        let mut others = (0..fold.seats()).filter(|other| *other != usize::from(seat.0));
        let side = meta.sides(words).into_iter().nth(usize::from(seat.0));
        let key = format!("server-outcome-{}", level.replace('_', "-"));
        OutcomeInfo {
            winner: others.next_back().and_then(|seat| u8::try_from(seat).ok()),
            level: level.to_owned(),
            level_text: words.say("server-level-given"),
            reason_text: words.say_with(&key, &[("side", side.unwrap_or_default().into())]),
        }
    };
    match fold.forfeit {
        Some(Forfeit::Resigned(seat)) => return Some(forfeited(seat, "resigned")),
        Some(Forfeit::ClockRanOut(seat)) => return Some(forfeited(seat, "clock_out")),
        None => {}
    }
    fold.play.outcome().map(|outcome| OutcomeInfo {
        winner: outcome.winner.map(|seat| seat.0),
        level_text: of_book(words, meta.prefix, LEVEL, &outcome.level),
        reason_text: of_book(words, meta.prefix, REASON, &outcome.reason),
        level: outcome.level,
    })
}
