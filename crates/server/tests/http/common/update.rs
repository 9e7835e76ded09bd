//! How a client applies what changed on its table.

use serde_json::Value;

/// The lists whose changes are told entry by entry.
const LISTS: [&str; 5] = ["pieces", "absent", "objectives", "zones", "markers"];

/// The lists of a decision that refer to the last decision of its kind.
const OF_DECISION: [&str; 4] = ["offers", "reach", "zones_of_control", "fields"];

/// Brings a table to where an update leads; `last` are the last decisions that were asked, by kind.
pub(crate) fn apply(table: &mut Value, last: &mut Value, update: &Value) {
    for (part, value) in update.as_object().expect("an update") {
        match part.as_str() {
            "type" | "from" | "to" => {}
            "drawings" => {
                for (key, svg) in value.as_object().expect("drawings") {
                    let known = table["drawings"].as_object_mut().expect("drawings");
                    let before = known.insert(key.clone(), drawn(known, svg).into());
                    assert!(before.is_none(), "{key} was sent twice");
                }
            }
            "decision" if value.is_object() => {
                let mut decision = value.clone();
                let last = &mut last[value["kind"].as_str().expect("a kind")];
                for list in OF_DECISION {
                    decision[list] = followed(&last[list], &value[list]);
                }
                fill_in(decision["offers"].as_array_mut().expect("offers"));
                *last = decision.clone();
                table["decision"] = decision;
            }
            list if LISTS.contains(&list) => {
                change(
                    &mut table[list],
                    value,
                    if list == "pieces" { Entries::Parts } else { Entries::Whole },
                );
            }
            _ => table[part] = value.clone(),
        }
    }
}

/// A drawing that is sent whole, or by another one that is known.
fn drawn(known: &serde_json::Map<String, Value>, sent: &Value) -> String {
    if let Some(whole) = sent.as_str() {
        return whole.to_owned();
    }
    let like = known[sent["like"].as_str().expect("a look")].as_str().expect("a drawing");
    let like: Vec<u16> = like.encode_utf16().collect();
    let [begin, end] = ["begin", "end"].map(|part| sent[part].as_u64().expect("a count") as usize);
    let new = sent["svg"].as_str().expect("what is new").encode_utf16();
    let whole = like[..begin].iter().copied().chain(new);
    let whole: Vec<u16> = whole.chain(like[like.len() - end..].iter().copied()).collect();
    String::from_utf16(&whole).expect("letters")
}

/// Whether what changed is told whole, or only what is other.
#[derive(Clone, Copy, PartialEq)]
enum Entries {
    Whole,
    Parts,
}

fn change(list: &mut Value, changes: &Value, entries: Entries) {
    let list = list.as_array_mut().expect("a list");
    let gone = changes["gone"].as_array().expect("ids");
    list.retain(|entry| !gone.contains(&entry["id"]));
    for changed in changes["changed"].as_array().expect("entries") {
        let at = list.iter().position(|entry| entry["id"] == changed["id"]).expect("it is there");
        if entries == Entries::Whole {
            list[at] = changed.clone();
            continue;
        }
        let entry = list[at].as_object_mut().expect("an entry");
        for (part, value) in changed.as_object().expect("what is other") {
            assert!(part == "id" || entry.get(part) != Some(value), "{part} is as it was");
            match value {
                Value::Null => entry.remove(part),
                _ => entry.insert(part.clone(), value.clone()),
            };
        }
    }
    for new in changes["new"].as_array().expect("entries") {
        let at = usize::try_from(new["at"].as_u64().expect("an index")).expect("small");
        list.insert(at, new["entry"].clone());
    }
}

/// What a new offer leaves out is as in the one before it.
fn fill_in(offers: &mut [Value]) {
    for at in 0..offers.len() {
        let before = at.checked_sub(1).map(|at| offers[at].clone()).unwrap_or_default();
        let offer = offers[at].as_object_mut().expect("an offer");
        if !offer.contains_key("brief") {
            let brief = offer.get("label").unwrap_or(&before["brief"]).clone();
            offer.insert("brief".to_owned(), brief);
        }
        for part in ["verb", "label", "rule", "shape", "odds"] {
            offer.entry(part).or_insert_with(|| before[part].clone());
        }
        if let Some(place) = offer.remove("place") {
            for (part, value) in place.as_object().expect("parts of a place") {
                offer["shape"][part] = value.clone();
            }
        }
    }
}

/// A list with what it refers to in the list before.
fn followed(before: &Value, entries: &Value) -> Value {
    let mut list = Vec::new();
    for entry in entries.as_array().expect("entries") {
        match entry.get("unchanged") {
            Some(run) => {
                let [from, count] = [0, 1]
                    .map(|at| usize::try_from(run[at].as_u64().expect("a number")).expect("small"));
                list.extend_from_slice(&before.as_array().expect("a list")[from..from + count]);
            }
            None => list.push(entry.clone()),
        }
    }
    list.into()
}
