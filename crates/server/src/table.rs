//! The table as one asker may see it, in words: everything comes from the tableau and the decision of
//! that seat.

use std::sync::Arc;

use engine::ahead::{Field, MoveOverlay, Planned, ZoneOfControl};
use engine::game::Seat;
use games::{AnyDecision, AnyOffer, Forfeit};
use render::Theme;
use simulate::wording::{LEVEL, REASON, of_book};
use words::Words;

use crate::battle_view::BattleView;
use crate::fold::Fold;
use crate::layout::Layout;
use crate::live::Inner;
use crate::meta::{Meta, level};
use crate::wire::{
    DecisionInfo, DiceInfo, FieldInfo, OfferInfo, OutcomeInfo, PlannedInfo, Player, Report,
    ScenarioTitle, SeatInfo, Table, ZoneOfControlInfo,
};

/// Who asks, and how it is to be shown.
#[derive(Clone, Copy)]
pub(crate) struct Asker {
    pub(crate) seat: Option<Seat>,
    pub(crate) words: &'static Words,
    pub(crate) theme: Theme,
}

/// What a seat is asked, not worded yet.
#[derive(Debug)]
pub(crate) struct Asked {
    pub(crate) decision: AnyDecision,
    pub(crate) overlay: MoveOverlay,
}

/// A live table whose decision is not worded yet.
pub(crate) struct Present {
    pub(crate) changing: Changing,
    pub(crate) asked: Option<Asked>,
    pub(crate) layout: Arc<Layout>,
}

/// What may change of a table while somebody looks at it, besides its layout and its decision.
#[derive(Clone, Debug)]
pub(crate) struct Changing {
    pub(crate) number: u32,
    pub(crate) turn: u32,
    pub(crate) seats: Vec<SeatInfo>,
    pub(crate) waiting_for: Vec<u8>,
    pub(crate) thinking: bool,
    pub(crate) secrets: bool,
    pub(crate) may_take_back: bool,
    pub(crate) take_back_asked_by: Option<u8>,
    pub(crate) outcome: Option<OutcomeInfo>,
    pub(crate) report: Option<Report>,
    pub(crate) dice: DiceInfo,
    pub(crate) chat_length: u32,
    pub(crate) muted: bool,
    pub(crate) notes: Option<String>,
}

/// The live table for somebody who was sent a layout before, or not.
pub(crate) fn present(
    meta: &Meta,
    inner: &mut Inner,
    asker: Asker,
    last: Option<&Layout>,
) -> Present {
    let moment = inner.moment_of_all();
    let fold = &inner.fold;
    let tableau = || fold.play.tableau(asker.seat);
    let layout = inner.layouts.layout(meta, moment, tableau, (asker.words, asker.theme), last);
    let mut changing = changing(meta, fold, asker);
    let asked: Vec<Seat> = fold.asked().collect();
    let own = asker.seat.filter(|seat| asked.contains(seat));
    let own = own.and_then(|seat| fold.play.brief_decision(seat));
    let own = own.map(|decision| {
        let overlay = fold.play.move_overlay(decision.seat);
        Asked { decision, overlay }
    });
    changing.waiting_for = asked.iter().map(|seat| seat.0).collect();
    changing.thinking = asked.iter().any(|seat| meta.computer(*seat).is_some());
    changing.may_take_back =
        asker.seat.is_some_and(|seat| fold.may_take_back(seat).is_some() && !fold.is_over());
    changing.take_back_asked_by = inner.take_back_asked_by.map(|seat| seat.0);
    changing.muted = inner.muted;
    changing.chat_length = u32::try_from(inner.chat_length).unwrap_or(u32::MAX);
    changing.notes =
        asker.seat.map(|seat| inner.notes.get(usize::from(seat.0)).cloned().unwrap_or_default());
    for seat in &mut changing.seats {
        seat.to_move = changing.waiting_for.contains(&seat.seat);
        seat.clock_ms = inner.clock_left(meta, Seat(seat.seat));
        seat.connected = meta.is_connected(seat.seat);
        seat.offers_rematch = inner.rematch_offers.contains(&seat.seat);
        if let Some(person) = inner.person(seat.seat) {
            seat.joined = person.seen > 0;
            seat.player_name.clone_from(&person.name);
            seat.due = (person.status.due > 0).then_some(person.status.due);
        }
    }
    if fold.is_over() {
        changing.dice.seal = Some(meta.seal(fold));
        changing.report = inner.report_for(asker.words.language());
    }
    Present { changing, asked: own, layout }
}

/// The live table, whole.
pub(crate) fn whole(meta: &Meta, inner: &mut Inner, asker: Asker) -> Table {
    let Present { changing, asked, layout } = present(meta, inner, asker, None);
    let decision = asked.map(|asked| decision(asked, asker.words));
    Table { decision, ..table(meta, asker, changing, &layout) }
}

/// A moment without its decisions.
pub(crate) fn past(meta: &Meta, fold: &Fold, asker: Asker) -> Table {
    let tableau = fold.play.tableau(asker.seat);
    let layout = Layout::new(meta, tableau, asker.words, asker.theme, None);
    table(meta, asker, changing(meta, fold, asker), &layout)
}

/// What changes of a table, of a moment that is over.
fn changing(meta: &Meta, fold: &Fold, asker: Asker) -> Changing {
    let Asker { seat, words, theme: _ } = asker;
    let view = meta.views.view(words);
    Changing {
        number: fold.number(seat),
        turn: fold.play.turn(),
        seats: seats(meta, view),
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
        chat_length: 0,
        muted: false,
        notes: None,
    }
}

/// A table without its decision.
pub(crate) fn table(meta: &Meta, asker: Asker, changing: Changing, layout: &Layout) -> Table {
    let Asker { seat, words, theme } = asker;
    let view = meta.views.view(words);
    let described = &view.described;
    Table {
        game: meta.id.clone(),
        name: meta.name.clone(),
        practice: meta.row.practice,
        number: changing.number,
        scenario: ScenarioTitle { id: described.id.clone(), title: described.title.clone() },
        ruleset: described.ruleset.to_owned(),
        lang: words.language().code().to_owned(),
        turn: changing.turn,
        turns: described.turns,
        victory: described.victory.clone().into(),
        date: layout.date(words),
        you: seat.map(|seat| seat.0),
        seats: changing.seats,
        board: view.board.clone(),
        map: view.artist(theme).map(),
        ground_revision: layout.ground_revision(),
        pieces: layout.pieces.clone(),
        drawings: layout.drawings(),
        absent: layout.absent.clone(),
        objectives: layout.objectives.infos.clone(),
        zones: layout.zones.infos.clone(),
        markers: layout.markers.infos.clone(),
        status: layout.status.clone(),
        decision: None,
        waiting_for: changing.waiting_for,
        thinking: changing.thinking,
        secrets: changing.secrets,
        may_take_back: changing.may_take_back,
        take_back_asked_by: changing.take_back_asked_by,
        outcome: changing.outcome,
        report: changing.report,
        dice: changing.dice,
        options: view.options.clone(),
        pace: meta.row.pace,
        chat_length: changing.chat_length,
        spectators: meta.row.spectators,
        muted: changing.muted,
        notes: changing.notes,
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

fn seats(meta: &Meta, view: &BattleView) -> Vec<SeatInfo> {
    let colours = view.colours();
    let seats =
        view.described.armies.iter().zip(&meta.seats).enumerate().map(|(index, (army, seat))| {
            SeatInfo {
                seat: u8::try_from(index).unwrap_or(0),
                side: army.side.clone(),
                name: army.name.clone(),
                said: view.forms.get(index).cloned().unwrap_or_default(),
                colour: colours.get(index).copied().unwrap_or_default(),
                player: seat.player,
                level: level(seat).map(Into::into),
                connected: seat.player == Player::Computer,
                joined: seat.player == Player::Computer,
                player_name: String::new(),
                due: None,
                offers_rematch: false,
                clock_ms: None,
                to_move: false,
            }
        });
    seats.collect()
}

pub(crate) fn decision(asked: Asked, words: &Words) -> DecisionInfo {
    let Asked { decision, overlay } = asked;
    DecisionInfo {
        kind: decision.question.to_owned(),
        prompt: words.message(&decision.prompt),
        rule: decision.prompt.rule.to_string(),
        offers: decision.offers.into_iter().map(|one| offer(one, words)).collect(),
        all: decision.complete,
        actors: decision.actors.iter().map(ToString::to_string).collect(),
        reach: overlay.reach,
        zones_of_control: overlay.zones.into_iter().map(zone_of_control).collect(),
        fields: overlay.fields.into_iter().map(field).collect(),
        planned: planned(overlay.planned, words),
    }
}

/// What has been ordered and is still to come.
pub(crate) fn planned(planned: Vec<Planned>, words: &Words) -> Vec<PlannedInfo> {
    let info = |plan: Planned| PlannedInfo {
        by: plan.by.iter().map(ToString::to_string).collect(),
        at: plan.at,
        summary: words.brief_if_any(&plan.summary).unwrap_or_else(|| words.message(&plan.summary)),
        path: plan.path,
        stands: plan.stands,
        by_default: plan.by_default,
    };
    planned.into_iter().map(info).collect()
}

/// A zone of control as a page draws it.
pub(crate) fn zone_of_control(zone: ZoneOfControl) -> ZoneOfControlInfo {
    let ZoneOfControl { piece, at, radius, places } = zone;
    ZoneOfControlInfo { piece: piece.to_string(), at, radius, places }
}

pub(crate) fn field(field: Field) -> FieldInfo {
    FieldInfo { piece: field.piece.to_string(), outline: field.outline }
}

/// An answer as its seat is offered it.
pub(crate) fn offer(offer: AnyOffer, words: &Words) -> OfferInfo {
    let label = words.message(&offer.label);
    OfferInfo {
        brief: words.brief_if_any(&offer.label).unwrap_or_else(|| label.clone()),
        label,
        rule: offer.label.rule.to_string(),
        choice: offer.choice.into_written(),
        verb: offer.verb.to_owned(),
        shape: offer.shape,
        odds: offer.odds,
    }
}

fn outcome(meta: &Meta, fold: &Fold, words: &Words) -> Option<OutcomeInfo> {
    let forfeited = |seat: Seat, level: &str| {
        let mut others = (0..fold.seats()).filter(|other| *other != usize::from(seat.0));
        let key = format!("server-outcome-{}", level.replace('_', "-"));
        let side = meta.said(usize::from(seat.0), words);
        OutcomeInfo {
            winner: others.next_back().and_then(|seat| u8::try_from(seat).ok()),
            level: level.to_owned(),
            level_text: words.say("server-level-given"),
            reason_text: words.say_about(&key, &[("side", &side)], &[]),
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
