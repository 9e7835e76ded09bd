//! A scenario in a few words: what every rulebook's scenarios have, and the lines of its units.

use engine::scenario::{self as shared, Head, Names};
use engine::tableau::Surface;
use serde::Serialize;
use serde_json::Value;
use words::Words;

use crate::any::{Army, Described, Facts, Rostered, Victory};

/// What the head of a file says. The definition of the game fills in the ids.
pub(crate) fn described<S, P>(
    head: &Head<S, P>,
    ground: Surface,
    armies: Vec<Army>,
    words: &Words,
) -> Described {
    Described {
        id: String::new(),
        ruleset: "",
        title: words.names(&head.title).to_owned(),
        summary: words.names(&head.summary).to_owned(),
        turns: u32::try_from(head.turns.get()).unwrap_or(0),
        battle: head.id.clone(),
        ground,
        armies,
        victory: Victory::default(),
    }
}

/// What an army is called: its name in the scenario, else the word of its side in the rulebook.
pub(crate) fn said(name: &Names, prefix: &str, side: &str) -> Names {
    if name.fr.is_empty() { Words::named(prefix, side) } else { name.clone() }
}

/// Things in a row, as a sentence names them.
pub(crate) fn row(items: impl IntoIterator<Item = String>) -> String {
    items.into_iter().filter(|item| !item.is_empty()).collect::<Vec<_>>().join(", ")
}

/// Objectives with what each is worth: the message `key` of its name and points.
pub(crate) fn worth<'a, T>(
    key: &str,
    objectives: impl IntoIterator<Item = &'a shared::Objective<T>>,
    words: &Words,
) -> String
where
    T: 'a,
{
    row(objectives.into_iter().map(|one| {
        let name = words.names(&one.name).to_owned();
        words.say_with(key, &[("name", name.into()), ("points", one.points.get().into())])
    }))
}

/// Sets a fact where it holds, and drops it where it does not.
pub(crate) fn set_where(facts: &mut Facts, name: &str, holds: bool) {
    if holds {
        facts.insert(name.to_owned(), true.into());
    } else {
        facts.remove(name);
    }
}

/// A unit in a line, with what the procedures ask of it.
pub(crate) fn rostered(
    id: &str,
    name: &Names,
    told: &[String],
    facts: Value,
    words: &Words,
) -> Rostered {
    let name = words.names(name);
    Rostered {
        id: id.to_owned(),
        name: name.to_owned(),
        text: words.labelled(&format!("{id} {name}"), &told.join(", ")),
        facts: facts.as_object().cloned().unwrap_or_default(),
    }
}

/// The word of a value of a scenario, as its file has it, in the language of the words.
pub(crate) fn word(value: &impl Serialize, prefix: &str, words: &Words) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => words.value(prefix, &word),
        _ => String::new(),
    }
}
