//! How a client applies what changed on its table.

use serde_json::Value;

/// The lists whose changes are told entry by entry.
const LISTS: [&str; 4] = ["pieces", "absent", "objectives", "zones"];

/// The lists of a decision that refer to the decision before.
const OF_DECISION: [&str; 4] = ["offers", "reach", "held", "fields"];

/// Brings a table to where an update leads; `last` is the last decision that was asked.
pub(crate) fn apply(table: &mut Value, last: &mut Value, update: &Value) {
    for (part, value) in update.as_object().expect("an update") {
        match part.as_str() {
            "type" | "from" | "to" => {}
            "drawings" => {
                for (key, svg) in value.as_object().expect("drawings") {
                    let known = table["drawings"].as_object_mut().expect("drawings");
                    let before = known.insert(key.clone(), svg.clone());
                    assert!(before.is_none(), "{key} was sent twice");
                }
            }
            "decision" if value.is_object() => {
                let mut decision = value.clone();
                for list in OF_DECISION {
                    decision[list] = followed(&last[list], &value[list]);
                }
                *last = decision.clone();
                table["decision"] = decision;
            }
            list if LISTS.contains(&list) => change(&mut table[list], value),
            _ => table[part] = value.clone(),
        }
    }
}

fn change(list: &mut Value, changes: &Value) {
    let list = list.as_array_mut().expect("a list");
    let gone = changes["gone"].as_array().expect("ids");
    list.retain(|entry| !gone.contains(&entry["id"]));
    for changed in changes["changed"].as_array().expect("entries") {
        let at = list.iter().position(|entry| entry["id"] == changed["id"]).expect("it is there");
        list[at] = changed.clone();
    }
    for new in changes["new"].as_array().expect("entries") {
        let at = usize::try_from(new["at"].as_u64().expect("an index")).expect("small");
        list.insert(at, new["entry"].clone());
    }
}

/// A list with what it refers to in the list before.
fn followed(before: &Value, entries: &Value) -> Value {
    let mut list = Vec::new();
    for entry in entries.as_array().expect("entries") {
        match entry.get("kept") {
            Some(kept) => {
                let [from, count] = [0, 1].map(|at| {
                    usize::try_from(kept[at].as_u64().expect("a number")).expect("small")
                });
                list.extend_from_slice(&before.as_array().expect("a list")[from..from + count]);
            }
            None => list.push(entry.clone()),
        }
    }
    list.into()
}
