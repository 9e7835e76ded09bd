//! Renders steps of the story, log entries and results of odds in a language.

use axum::extract::ws::Utf8Bytes;
use dice::Entry;
use engine::game::{Argument, Fact, FactValue, Message};
pub(crate) use umpire::line;
use words::{FluentValue, Language, Words};

use crate::fold::{AnswerReason, Delivery, StepKind, StoryStep};
use crate::wire::{LineKind, LogLine, ReasonInfo, ServerMessage, StepInfo, StrikeInfo, WayInfo};

/// A sentence of a game as a line, with its rule.
pub(crate) fn note(message: &Message, words: &Words) -> LogLine {
    LogLine { rule: message.rule.to_string(), text: words.message(message), kind: LineKind::Note }
}

/// A step in a language; `sides` are the names of the sides, by seat.
pub(crate) fn step(delivery: &Delivery, sides: &[String], words: &Words) -> StepInfo {
    let step: &StoryStep = &delivery.step;
    let side = sides.get(usize::from(step.seat.0)).cloned().unwrap_or_default();
    let (asked, choice, lines) = match &step.kind {
        StepKind::Chose { asked, label, entries, .. } => {
            let lines =
                entries.iter().map(|(entry, name)| line(entry, name.as_ref(), words)).collect();
            (words.message(asked), words.message(label), lines)
        }
        StepKind::TookBack => (String::new(), words.say("server-took-back"), Vec::new()),
        StepKind::Resigned => (String::new(), words.say("server-resigned"), Vec::new()),
        StepKind::ClockRanOut => (String::new(), words.say("server-clock-ran-out"), Vec::new()),
    };
    let (nameless, actors, aim) = match &step.kind {
        StepKind::Chose { label, actors, aim, .. } => {
            let nameless = !actors.is_empty() && !names_somebody(label);
            (nameless, actors.clone(), aim.clone())
        }
        _ => (false, Vec::new(), None),
    };
    let way = match &step.kind {
        StepKind::Chose { way: Some(way), .. } => {
            let (piece, path) = way.as_ref().clone();
            Some(WayInfo { piece, path })
        }
        _ => None,
    };
    let together = match &step.kind {
        StepKind::Chose { together, .. } => together.as_slice(),
        _ => &[],
    };
    let together =
        together.iter().map(|(piece, path)| WayInfo { piece: piece.clone(), path: path.to_vec() });
    let strikes = match &step.kind {
        StepKind::Chose { strikes, .. } => strikes.as_slice(),
        _ => &[],
    };
    let strikes = strikes.iter().map(|(by, at)| StrikeInfo { by: by.clone(), at: at.clone() });
    let reason = match &step.kind {
        StepKind::Chose { reason: Some(reason), .. } => worded(reason, words),
        _ => None,
    };
    StepInfo {
        number: delivery.number,
        turn: step.turn,
        seat: step.seat.0,
        side,
        asked,
        choice,
        nameless,
        actors,
        aim,
        lines,
        results: results(&step.kind),
        way,
        together: together.collect(),
        strikes: strikes.collect(),
        reason,
        taken_back: matches!(step.kind, StepKind::TookBack).then_some(delivery.number),
    }
}

/// Whether a sentence is about somebody whom it names.
fn names_somebody(label: &Message) -> bool {
    let named = |argument: &Argument| matches!(argument, Argument::Name(_) | Argument::Names(_));
    let who = ["unit", "general", "leader", "piece", "battery"];
    label.arguments.iter().any(|(key, argument)| who.contains(key) && named(argument))
}

/// Which notes tell what has come of a step, the gravest first: the rulebook ranks them.
fn results(kind: &StepKind) -> Vec<u32> {
    /// More than this nobody reads at a glance.
    const MOST: usize = 3;
    let StepKind::Chose { entries, .. } = kind else { return Vec::new() };
    let rank = |entry: &Entry| {
        let book =
            games::GAMES.iter().find(|game| game.rulebook().prefix == entry.rule().book())?;
        book.results().iter().position(|key| *key == entry.key())
    };
    let notes =
        entries.iter().enumerate().filter(|(_, (entry, _))| matches!(entry, Entry::Note { .. }));
    let mut ranked: Vec<(usize, u32)> = notes
        .filter_map(|(index, (entry, _))| Some((rank(entry)?, u32::try_from(index).ok()?)))
        .collect();
    ranked.sort_unstable();
    ranked.into_iter().take(MOST).map(|(_, index)| index).collect()
}

/// The reason of a computer; nothing if this version has no message of that key any more.
fn worded(reason: &AnswerReason, words: &Words) -> Option<ReasonInfo> {
    words
        .has(&reason.key)
        .then(|| ReasonInfo { text: words.say(&reason.key), rule: reason.rule.clone() })
}

/// The message that sends a step over a socket. Clients of one language share its text.
pub(crate) fn message(delivery: &Delivery, sides: &[String], words: &Words) -> Option<Utf8Bytes> {
    let write = || {
        let message = ServerMessage::Step { step: step(delivery, sides, words) };
        serde_json::to_string(&message).ok().map(Utf8Bytes::from)
    };
    let kept = match words.language() {
        Language::French => &delivery.step.in_french,
        Language::English => &delivery.step.in_english,
    };
    match kept.get_or_init(|| write().map(|text| (delivery.number, text))) {
        Some((number, text)) if *number == delivery.number => Some(text.clone()),
        _ => write(),
    }
}

/// What a result of a game's odds tells, one thing each. What is nothing is told only if all is.
pub(crate) fn facts(facts: &[Fact], prefix: &str, words: &Words) -> Vec<String> {
    let (mut told, mut nothing) = (Vec::new(), None);
    for one in facts {
        let text = fact(one, prefix, words);
        if one.value == FactValue::Number(0) {
            nothing.get_or_insert(text);
        } else if !text.is_empty() {
            told.push(text);
        }
    }
    if told.is_empty() { nothing.into_iter().collect() } else { told }
}

/// A fact in words. One that is not worded is told by its name; nothing where it goes without saying.
pub(crate) fn fact(fact: &Fact, prefix: &str, words: &Words) -> String {
    let path = fact.of.map_or_else(|| fact.name.to_owned(), |of| format!("{of}-{}", fact.name));
    let (path, value): (_, FluentValue<'_>) = match fact.value {
        FactValue::Is(true) => (path, "".into()),
        FactValue::Is(false) => (format!("{path}-not"), "".into()),
        FactValue::Number(number) => (path, number.into()),
        FactValue::Word(word) => (path, word.into()),
    };
    words.fact(prefix, &path, value).unwrap_or_else(|| {
        let name = words.field(prefix, fact.name);
        let name = match fact.of {
            Some(of) => words.labelled(&words.field(prefix, of), &name),
            None => name,
        };
        match fact.value {
            FactValue::Is(true) => name,
            FactValue::Is(false) => String::new(),
            FactValue::Number(number) => format!("{name} {number}"),
            FactValue::Word(word) => format!("{name} {}", words.value(prefix, word)),
        }
    })
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    fn said(tag: &str, prefix: &str, told: &[Fact]) -> String {
        facts(told, prefix, Language::from_tag(tag).expect("a language").words()).join(", ")
    }

    #[test]
    fn a_result_is_told_as_players_tell_it() {
        let losses = |who: &'static str, stands: i32, retreat: i32| {
            [
                Fact::new("losses", stands + retreat).of(who),
                Fact::new("stands_lost", stands).of(who),
                Fact::new("retreat_ud", retreat).of(who),
                Fact::new("destroyed", false).of(who),
                Fact::new("general_lost", false).of(who),
            ]
        };
        let mut melee = vec![Fact::new("winner", "attacker"), Fact::new("difference", 1)];
        melee.extend(losses("attacker", 0, 0));
        melee.extend(losses("defender", 1, 2));
        assert_eq!(
            said("en", "BF", &melee),
            "the attacker wins, margin 1, the defender takes 3 losses, the defender loses 1 stand, \
             the defender retreats 2 DU"
        );
        let test = |success: bool| [Fact::new("success", success), Fact::new("target", 7)];
        assert_eq!(said("en", "BF", &test(true)), "the test succeeds, needs 7 or less");
        assert_eq!(said("fr", "BF", &test(false)), "le test échoue, il faut 7 ou moins");
    }

    #[test]
    fn nothing_is_told_only_if_nothing_else_is() {
        let fire = |hits: i32| {
            [
                Fact::new("hits", hits),
                Fact::new("stands_lost", hits),
                Fact::new("retreat_ud", 0),
                Fact::new("destroyed", false),
                Fact::new("general_lost", false),
            ]
        };
        assert_eq!(said("en", "BF", &fire(0)), "no hit");
        assert_eq!(said("en", "BF", &fire(1)), "1 hit, 1 stand lost");
        assert_eq!(said("fr", "BF", &fire(2)), "2 touches, 2 plaquettes perdues");
        let short = [
            Fact::new("contact", false),
            Fact::new("winner", "none"),
            Fact::new("charger_losses", 0),
            Fact::new("defender_losses", 0),
            Fact::new("charger_fate", "stands"),
            Fact::new("defender_fate", "stands"),
        ];
        assert_eq!(said("en", "PF", &short), "the charge falls short");
    }
}
