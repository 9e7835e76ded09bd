//! What a client may ask before it answers: chances, previews, lines of sight.

use std::sync::Arc;

use axum::http::StatusCode;
use dice::Entry;
use engine::ahead::{DesiredPlace, Mark};
use engine::game::Seat;
use serde_json::Value;
use words::Words;

use crate::failure::Failure;
use crate::hub::Hub;
use crate::live::Live;
use crate::table::{self, Asker};
use crate::wire::{Likely, LogLine, MarkInfo, ServerMessage};
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
    let play = live.locked(words).await?.fold.play.fork();
    let work = move || {
        let odds = play.odds(seat, &choice);
        // Nothing is told of what may not be known yet.
        let mut entries = if odds.is_some() { play.explain(seat, &choice) } else { Vec::new() };
        entries.retain(|entry| bears_on_chances(entry, |key, of| play.named(key, of).is_some()));
        (odds.unwrap_or_default(), entries)
    };
    let (odds, entries) =
        hub.run_blocking(work).await.map_err(|error| Failure::fault(&error, words))?;
    let prefix = live.meta.prefix;
    let outcomes: Vec<Likely> = odds
        .into_iter()
        .map(|(result, probability)| {
            let result: Value = serde_json::from_str(&result).unwrap_or(Value::Null);
            let text = Some(wording::result(&result, prefix, words));
            Likely { result, probability, text }
        })
        .collect();
    let (chance, headline) = headline(&outcomes, prefix, words).unzip();
    let explained = entries.iter().map(|entry| wording::line(entry, None, words)).collect();
    Ok(ServerMessage::Odds { id, outcomes, chance, headline, explained })
}

/// Whether something known before the dice says why the chances are what they are: a modifier, or
/// what cover does to a die. Who does what to whom, which names a piece, is seen on the map.
fn bears_on_chances(entry: &Entry, names_a_piece: impl Fn(&str, i64) -> bool) -> bool {
    match entry {
        Entry::Modifier { .. } => true,
        Entry::Note { key, value, .. } => value.is_none_or(|number| !names_a_piece(key, number)),
        Entry::Throw { .. } => false,
    }
}

/// What an answer would come to; with a desired place, the legal one that comes nearest to it.
pub(crate) async fn preview(
    live: &Live,
    seat: Seat,
    words: &Words,
    id: u32,
    choice: Value,
    desired: Option<DesiredPlace>,
) -> Result<ServerMessage, Failure> {
    let inner = live.locked(words).await?;
    let play = &inner.fold.play;
    let nearest = desired.and_then(|desired| play.nearest(seat, &choice, desired));
    let choice = nearest.unwrap_or(choice);
    let found = play.preview(seat, &choice).map_err(|bad| Failure::bad_choice(bad, words))?;
    let unknown = || Failure::new(StatusCode::CONFLICT, "not_asked", words);
    let offer = play.offer(seat, &choice).ok_or_else(unknown)?;
    drop(inner);
    Ok(ServerMessage::Preview {
        id,
        offer: table::offer(offer, words),
        path: found.path,
        summary: found.summary.as_ref().map(|summary| words.message(summary)),
        lines: notes(&found.lines, words),
    })
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
    let none = || Failure::new(StatusCode::NOT_FOUND, "no_line_of_fire", words);
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

/// The one figure: how likely the first thing that a result tells is so, or is something at all.
fn headline(outcomes: &[Likely], prefix: &str, words: &Words) -> Option<(f64, String)> {
    let (name, first) = outcomes.first()?.result.as_object()?.iter().next()?;
    let field = words.chance(prefix, name).unwrap_or_else(|| words.field(prefix, name));
    let chance = |holds: &dyn Fn(&Value) -> bool| {
        let such = outcomes.iter().filter(|one| one.result.get(name).is_some_and(holds));
        such.map(|one| one.probability).sum()
    };
    Some(match first {
        Value::String(word) => {
            let text = wording::fact(first, name, prefix, words).filter(|text| !text.is_empty());
            let text = text.unwrap_or_else(|| format!("{field} {}", words.value(prefix, word)));
            (chance(&|value| value == first), text)
        }
        Value::Bool(_) => (chance(&|value| *value == Value::Bool(true)), field),
        _ => (chance(&|value| value.as_i64().is_some_and(|number| number > 0)), field),
    })
}

#[cfg(test)]
mod tests {
    use dice::RuleId;

    use super::*;

    #[test]
    fn cover_says_why_and_the_names_of_the_pieces_do_not() {
        let rule = RuleId::new("BF", "8.12");
        let named = |key: &str, _: i64| key.starts_with("unit-");
        let note = |key: &'static str, value: Option<i64>| Entry::Note { rule, key, value };
        assert!(bears_on_chances(&note("target-in-cover", Some(1)), named));
        assert!(bears_on_chances(&note("linear-protection-turned", None), named));
        assert!(!bears_on_chances(&note("unit-fires", Some(1)), named));
    }
}
