//! What results mean for the units of a roster: players at a real table keep what is known of their
//! units, and a rulebook says which field of a result changes which fact.

use std::collections::BTreeMap;

use dice::RuleId;
use serde_json::{Map, Number, Value};

/// A field of a result that changes a fact of a unit that took part.
#[derive(Clone, Copy, Debug)]
pub struct Effect {
    pub procedure: &'static str,
    /// The part that the unit plays, such as `target`; `supports.*` is each of a list.
    pub role: &'static str,
    /// The field of the result, such as `attacker.stands_lost`; `*` is the number of the role.
    pub from: &'static str,
    pub does: Does,
    /// The fact of the unit; `lost` is whether it is out of the battle.
    pub fact: &'static str,
    pub rule: RuleId,
}

impl Effect {
    /// A row of a rulebook's table.
    pub const fn new(
        procedure: &'static str,
        role: &'static str,
        from: &'static str,
        does: Does,
        fact: &'static str,
        rule: RuleId,
    ) -> Self {
        Self { procedure, role, from, does, fact, rule }
    }
}

/// What an effect does to a fact.
#[derive(Clone, Copy, Debug)]
pub enum Does {
    /// The number of the result comes off.
    Take,
    /// The number of the result is added.
    Add,
    /// The fact becomes what the result says.
    Set,
    /// Where the result is the first word, the fact becomes the second.
    Mark(Word, Word),
    /// The fact becomes this word, whatever the result.
    Always(Word),
}

/// A value of a fact or of a result.
#[derive(Clone, Copy, Debug)]
pub enum Word {
    Flag(bool),
    Text(&'static str),
}

impl Word {
    fn value(self) -> Value {
        match self {
            Self::Flag(flag) => Value::Bool(flag),
            Self::Text(text) => Value::from(text),
        }
    }
}

pub const YES: Word = Word::Flag(true);
pub const NO: Word = Word::Flag(false);

/// A fact of a unit before and after.
#[derive(Clone, Debug, PartialEq)]
pub struct RosterChange {
    pub role: String,
    pub fact: &'static str,
    pub from: Value,
    pub to: Value,
    pub rule: RuleId,
}

/// What is known of the units that take part, by the part that they play.
pub type Parts = BTreeMap<String, Map<String, Value>>;

/// What a result does to the units that took part, in the order of the effects.
pub fn changes(
    effects: &[Effect],
    procedure: &str,
    result: &Value,
    parts: &Parts,
) -> Vec<RosterChange> {
    let mut parts = parts.clone();
    let mut changes = Vec::new();
    for effect in effects.iter().filter(|effect| effect.procedure == procedure) {
        for (role, facts) in &mut parts {
            let Some(number) = plays(effect.role, role) else { continue };
            let from = effect.from.replace('*', number);
            let found = from.split('.').try_fold(result, |value, step| match value {
                Value::Array(items) => items.get(step.parse::<usize>().ok()?),
                other => other.get(step),
            });
            let before = facts.get(effect.fact).cloned().unwrap_or(Value::Null);
            let after = found.and_then(|found| after(effect.does, &before, found));
            let Some(after) = after.filter(|after| !says_the_same(&before, after)) else {
                continue;
            };
            facts.insert(effect.fact.to_owned(), after.clone());
            changes.push(RosterChange {
                role: role.clone(),
                fact: effect.fact,
                from: before,
                to: after,
                rule: effect.rule,
            });
        }
    }
    changes
}

/// Whether a unit plays this role; for one of a list, its number.
fn plays<'a>(role: &str, played: &'a str) -> Option<&'a str> {
    match role.strip_suffix('*') {
        Some(list) => played.strip_prefix(list),
        None => (role == played).then_some(""),
    }
}

/// What is not said of a unit is no, none and nothing.
fn says_the_same(before: &Value, after: &Value) -> bool {
    before == after || before.is_null() && (*after == Value::Bool(false) || *after == "none")
}

fn after(does: Does, before: &Value, found: &Value) -> Option<Value> {
    match does {
        Does::Take => moved(before, -thousandths(found)?),
        Does::Add => moved(before, thousandths(found)?),
        Does::Set => Some(found.clone()),
        Does::Mark(when, becomes) => (*found == when.value()).then(|| becomes.value()),
        Does::Always(becomes) => Some(becomes.value()),
    }
}

/// A number that has changed by so much, never below nothing; none if it has not.
fn moved(before: &Value, by: i64) -> Option<Value> {
    let had = thousandths(before).unwrap_or(0);
    (by != 0).then(|| number((had + by).max(0)))
}

/// A number of JSON in thousandths: the rules count in halves and quarters, never in floats.
fn thousandths(value: &Value) -> Option<i64> {
    let text = value.as_number()?.to_string();
    let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
    if part.len() > 3 || whole.len() > 9 {
        return None;
    }
    let sign = if whole.starts_with('-') { -1 } else { 1 };
    let part = format!("{part:0<3}").parse::<i64>().ok()?;
    Some(whole.parse::<i64>().ok()? * 1000 + sign * part)
}

fn number(thousandths: i64) -> Value {
    let (whole, part) = (thousandths / 1000, thousandths % 1000);
    if part == 0 {
        return Value::from(whole);
    }
    let text = format!("{whole}.{part:03}");
    text.trim_end_matches('0').parse::<Number>().map_or(Value::Null, Value::Number)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const RULE: RuleId = RuleId::new("XY", "1.1");

    const fn effect(role: &'static str, from: &'static str, does: Does) -> Effect {
        Effect { procedure: "fire", role, from, does, fact: "strength", rule: RULE }
    }

    fn after_fire(effect: Effect, result: &Value, role: &str, strength: &Value) -> Vec<Value> {
        let facts = Map::from_iter([("strength".to_owned(), strength.clone())]);
        let parts = Parts::from([(role.to_owned(), facts)]);
        changes(&[effect], "fire", result, &parts).into_iter().map(|change| change.to).collect()
    }

    #[test]
    fn losses_come_off_in_halves_and_never_below_nothing() {
        let take = effect("target", "losses", Does::Take);
        let fire = |losses: Value, had: Value| {
            after_fire(take, &json!({"losses": losses}), "target", &had)
        };
        assert_eq!(fire(json!(1.5), json!(4)), [json!(2.5)]);
        assert_eq!(fire(json!(0.5), json!(2.5)), [json!(2)]);
        assert_eq!(fire(json!(7), json!(2)), [json!(0)]);
        assert!(fire(json!(0), json!(2)).is_empty());
        assert!(fire(json!("many"), json!(2)).is_empty());
        assert!(fire(json!(1e300), json!(2)).is_empty());
    }

    #[test]
    fn whoever_took_no_part_is_not_changed() {
        let add = effect("target", "losses", Does::Add);
        assert!(after_fire(add, &json!({"losses": 2}), "shooter", &json!(1)).is_empty());
        assert!(changes(&[add], "charge", &json!({"losses": 2}), &Parts::new()).is_empty());
        assert!(after_fire(add, &json!({}), "target", &json!(1)).is_empty());
    }

    #[test]
    fn each_of_a_list_gets_its_own_part_of_the_result() {
        let take = effect("supports.*", "supports.*.losses", Does::Take);
        let result = json!({"supports": [{"losses": 1}, {"losses": 2}]});
        assert_eq!(after_fire(take, &result, "supports.1", &json!(4)), [json!(2)]);
        assert!(after_fire(take, &result, "supports.7", &json!(4)).is_empty());
        assert!(after_fire(take, &result, "supports.x", &json!(4)).is_empty());
    }

    #[test]
    fn a_word_is_written_where_the_result_says_so() {
        let mark = effect("target", "outcome", Does::Mark(Word::Text("routs"), YES));
        let fire =
            |outcome: &str| after_fire(mark, &json!({"outcome": outcome}), "target", &Value::Null);
        assert_eq!(fire("routs"), [json!(true)]);
        assert!(fire("holds").is_empty());
        let unsaid = effect("target", "outcome", Does::Set);
        assert!(after_fire(unsaid, &json!({"outcome": false}), "target", &Value::Null).is_empty());
    }
}
