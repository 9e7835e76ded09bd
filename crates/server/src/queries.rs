//! What a client may ask before it answers: chances, previews, what a piece may do, lines of sight.

use std::slice;
use std::sync::Arc;

use axum::http::StatusCode;
use dice::Entry;
use engine::ahead::{DesiredPlace, Mark, Stage};
use engine::game::{Chance, FactValue, PieceId, Seat, success};
use games::AnyOffer;
use serde_json::Value;
use words::Words;

use crate::failure::Failure;
use crate::hub::Hub;
use crate::live::Live;
use crate::socket::{one_after_another, place_runs};
use crate::table::{self, Asker};
use crate::wire::{
    ErrorCode, GroundInfo, LogLine, MarkInfo, OddsOutcome, PieceOutlook, ServerMessage, StageInfo,
};
use crate::wording;

/// The chances of an answer that this seat may give, and the modifiers behind them.
pub(crate) async fn odds(
    hub: &Hub,
    live: &Arc<Live>,
    seat: Seat,
    words: &Words,
    id: u32,
    choice: Value,
) -> Result<ServerMessage, Failure> {
    let play = live.locked(words).await?.fold.play.at_present();
    let work = move || {
        let odds = play.odds(seat, &choice);
        // Nothing is told of what may not be known yet.
        let mut entries = if odds.is_some() { play.explain(seat, &choice) } else { Vec::new() };
        entries.retain(bears_on_chances);
        (odds.unwrap_or_default(), entries)
    };
    let (odds, entries) =
        hub.run_blocking(work).await.map_err(|error| Failure::fault(&error, words))?;
    let prefix = live.meta.prefix;
    let (chance, headline) = headline(&odds, prefix, words).unzip();
    let outcomes = odds.into_iter().map(|Chance { facts, probability }| OddsOutcome {
        facts: wording::facts(&facts, prefix, words),
        probability,
    });
    let outcomes = outcomes.collect();
    let explained = entries.iter().map(|entry| wording::line(entry, None, words)).collect();
    Ok(ServerMessage::Odds { id, outcomes, chance, headline, explained })
}

/// Whether something known before the dice says why the chances are what they are: a modifier, or
/// what cover does to a die. Who does what to whom, which names somebody, is seen on the map.
fn bears_on_chances(entry: &Entry) -> bool {
    match entry {
        Entry::Modifier { .. } => true,
        Entry::Note { .. } => entry.subject().is_none(),
        Entry::Throw { .. } => false,
    }
}

/// Where an answer is to lead.
pub(crate) enum Pointed {
    /// Where it leads by itself.
    Nowhere,
    /// As near to this as the rules allow.
    At(DesiredPlace),
    /// To its end, and from there on as near to this as the rules allow.
    Onward(DesiredPlace),
}

/// What an answer would come to; with a desired place, the legal one that comes nearest to it.
pub(crate) async fn preview(
    live: &Live,
    seat: Seat,
    words: &Words,
    id: u32,
    choice: Value,
    pointed: Pointed,
) -> Result<ServerMessage, Failure> {
    let inner = live.locked(words).await?;
    let play = &inner.fold.play;
    let found = match pointed {
        Pointed::Nowhere => None,
        Pointed::At(desired) => play.nearest(seat, &choice, desired),
        Pointed::Onward(desired) => play.onward(seat, &choice, desired),
    };
    let choice = found.unwrap_or(choice);
    let found = play.preview(seat, &choice).map_err(|bad| Failure::bad_choice(bad, words))?;
    let unknown = || Failure::new(StatusCode::CONFLICT, ErrorCode::NotAsked, words);
    let offer = play.offer(seat, &choice).ok_or_else(unknown)?;
    let rolls = play.rolls(seat, &choice);
    drop(inner);
    Ok(ServerMessage::Preview {
        id,
        rolls,
        offer: table::offer(offer, words),
        path: found.path,
        summary: found.summary.as_ref().map(|summary| words.message(summary)),
        lines: notes(&found.lines, words),
        stages: found.stages.iter().map(|stage| self::stage(stage, words)).collect(),
        supply: found.supply,
        goes_on: found.goes_on,
    })
}

fn stage(stage: &Stage, words: &Words) -> StageInfo {
    StageInfo { at: stage.at, cost: words.message(&stage.cost) }
}

/// What some pieces may do together. More of them than a stack holds are nobody's.
pub(crate) async fn together(
    live: &Live,
    seat: Seat,
    words: &Words,
    id: u32,
    pieces: Vec<String>,
) -> Result<ServerMessage, Failure> {
    const MOST: usize = 32;
    if pieces.len() > MOST {
        return Err(Failure::bad("pieces", &pieces.len().to_string(), words));
    }
    let pieces: Vec<PieceId> = pieces.into_iter().map(Into::into).collect();
    // A fraction of a millisecond, and what it finds out the game itself keeps for the next time.
    let offers = live.locked(words).await?.fold.play.together(seat, &pieces);
    let (places, others) = place_runs::part(&offers, words);
    Ok(ServerMessage::Together { id, places, offers: one_after_another(&others, words) })
}

/// What a piece may do from where it stands, as somebody may know it, and what he is offered for it now.
pub(crate) async fn piece(
    live: &Live,
    asker: Asker,
    piece: String,
) -> Result<PieceOutlook, Failure> {
    let words = asker.words;
    let inner = live.locked(words).await?;
    let play = &inner.fold.play;
    let id = PieceId::from(piece.as_str());
    if play.tableau(asker.seat).piece(&piece).is_none() {
        return Err(Failure::unknown(ErrorCode::UnknownPiece, &piece, words));
    }
    let overlay = play.piece_overlay(asker.seat, &id);
    let of_piece = |offer: &AnyOffer| offer.shape.actors().any(|actor| *actor == id);
    let offers = asker.seat.and_then(|seat| play.brief_decision(seat)).map(|asked| {
        let mut offers: Vec<AnyOffer> = asked.offers.into_iter().filter(of_piece).collect();
        if asked.actors.contains(&id) {
            offers.extend(play.together(asked.seat, slice::from_ref(&id)));
        }
        offers
    });
    drop(inner);
    let offers = offers.into_iter().flatten();
    Ok(PieceOutlook {
        piece,
        reach: overlay.reach,
        zone: overlay.zone.map(table::zone_of_control),
        fire: overlay.fire,
        command: overlay.command.into_iter().map(table::zone_of_control).collect(),
        lines: notes(&overlay.lines, words),
        supply: overlay.supply,
        offers: offers.map(|offer| table::offer(offer, words)).collect(),
    })
}

/// What lies at a point of the map, and the rules that say what it does.
pub(crate) fn ground(live: &Live, words: &Words, at: [i32; 2]) -> Vec<GroundInfo> {
    let meta = &live.meta;
    let mut found = meta.views.view(words).ground_at(at);
    if found.is_empty() {
        found.push(("open", ""));
    }
    let game = games::GAMES.iter().find(|game| game.rulebook().prefix == meta.prefix);
    let told = found.into_iter().map(|(kind, name)| {
        let rules = game.map_or(&[][..], |game| game.rules_of_ground(kind));
        GroundInfo {
            kind: words.say(&format!("ground-{kind}")),
            name: name.to_owned(),
            rules: rules.iter().filter_map(|id| umpire::rule_of(meta.prefix, id, words)).collect(),
        }
    });
    told.collect()
}

/// Why what a hand points at may not be answered with.
pub(crate) async fn why(
    live: &Live,
    seat: Seat,
    words: &Words,
    id: u32,
    mark: MarkInfo,
    by: Option<String>,
) -> Result<ServerMessage, Failure> {
    let mark = Mark { piece: mark.piece.map(Into::into), at: mark.at };
    let by: Option<PieceId> = by.map(Into::into);
    let found = live.locked(words).await?.fold.play.why_not(seat, by.as_ref(), &mark);
    let told = found.map(|bad| Failure::bad_choice(bad, words).body);
    let (message, rule) = told.map_or((None, None), |told| (Some(told.message), told.rule));
    Ok(ServerMessage::Why { id, message, rule })
}

/// What is found along a line, as somebody may know it.
pub(crate) async fn sight(
    live: &Live,
    asker: Asker,
    id: u32,
    from: MarkInfo,
    to: MarkInfo,
) -> Result<ServerMessage, Failure> {
    let words = asker.words;
    let mark = |mark: MarkInfo| Mark { piece: mark.piece.map(Into::into), at: mark.at };
    let found = live.locked(words).await?.fold.play.sight(asker.seat, &mark(from), &mark(to));
    let found = found.map_err(|bad| Failure::bad_choice(bad, words))?;
    let none = || Failure::new(StatusCode::NOT_FOUND, ErrorCode::NoLineOfFire, words);
    let sight = found.ok_or_else(none)?;
    Ok(ServerMessage::Sight {
        id,
        from: sight.from,
        to: sight.to,
        clear: sight.clear,
        summary: words.message(&sight.summary),
        lines: notes(&sight.lines, words),
    })
}

fn notes(messages: &[engine::game::Message], words: &Words) -> Vec<LogLine> {
    messages.iter().map(|message| wording::note(message, words)).collect()
}

/// The one figure, and what it is the chance of.
fn headline(odds: &[Chance], prefix: &str, words: &Words) -> Option<(f64, String)> {
    let (first, chance) = success(odds)?;
    let word = if let FactValue::Word(word) = first.value { word } else { "" };
    let text = words.chance(prefix, first.name, word).unwrap_or_else(|| match first.value {
        FactValue::Word(_) => wording::fact(&first, prefix, words),
        FactValue::Is(_) | FactValue::Number(_) => words.field(prefix, first.name),
    });
    Some((chance, text))
}

#[cfg(test)]
mod tests {
    use dice::{RuleId, Subject, Value};
    use engine::game::Fact;
    use words::Language;

    use super::*;

    #[test]
    fn cover_says_why_and_the_names_of_the_pieces_do_not() {
        let rule = RuleId::new("BF", "8.12");
        let note = |key: &'static str, value: Option<Value>| Entry::Note { rule, key, value };
        let unit = Value::Subject(Subject { list: 0, index: 1 });
        assert!(bears_on_chances(&note("target-in-cover", Some(Value::Number(1)))));
        assert!(bears_on_chances(&note("linear-protection-turned", None)));
        assert!(!bears_on_chances(&note("unit-fires", Some(unit))));
    }

    #[test]
    fn the_headline_is_the_chance_of_what_is_told_first() {
        let words = Language::English.words();
        let chance = |fact: Fact, probability: f64| Chance { facts: vec![fact], probability };
        let hits = |number: i32, probability: f64| chance(Fact::new("hits", number), probability);
        let (some, _) =
            headline(&[hits(0, 0.5), hits(1, 0.25), hits(2, 0.25)], "BF", words).expect("a figure");
        assert!((some - 0.5).abs() < 1e-9, "{some}");
        let test = |is: bool, probability: f64| chance(Fact::new("success", is), probability);
        let (success, _) = headline(&[test(false, 0.75), test(true, 0.25)], "BF", words).unwrap();
        assert!((success - 0.25).abs() < 1e-9, "{success}");
        let wins =
            |who: &'static str, probability: f64| chance(Fact::new("winner", who), probability);
        let told = headline(&[wins("attacker", 0.75), wins("defender", 0.25)], "BF", words);
        assert_eq!(told, Some((0.75, "chance to win".to_owned())));
    }
}
