//! What players may agree on before a battle: rules that a book leaves to them, and house rules.

use dice::{RuleId, is_left_out};
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use ts_rs::TS;

use crate::Refusal;

/// Agreements as they are kept: names and values, without those that go without saying.
pub type Agreed = Map<String, Value>;

/// Where an agreement comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// A rule of the book that may be left out.
    Book,
    /// A house rule: another reading of what the book leaves open.
    House,
}

/// Something that players may agree on before a battle.
#[derive(Clone, Debug, PartialEq)]
pub struct Agreement {
    /// Its name in records, such as `woods_mask_view`.
    pub id: &'static str,
    pub origin: Origin,
    /// The rule that leaves it to the players.
    pub rule: RuleId,
    /// What may be agreed; the first goes without saying.
    pub values: Vec<Value>,
}

impl Agreement {
    /// Something that is so or not, and usually as `default` says.
    pub fn switch(id: &'static str, origin: Origin, rule: RuleId, default: bool) -> Self {
        Self { id, origin, rule, values: vec![default.into(), (!default).into()] }
    }

    /// A house rule that is one of several things, the usual one first.
    pub fn one_of(id: &'static str, rule: RuleId, values: &[impl Serialize]) -> Self {
        let values = values.iter().map(|value| serde_json::to_value(value).unwrap_or_default());
        Self { id, origin: Origin::House, rule, values: values.collect() }
    }

    /// What holds when nothing is said.
    pub fn default(&self) -> &Value {
        self.values.first().unwrap_or(&Value::Null)
    }
}

/// Why something cannot be agreed on.
#[derive(Clone, Debug, PartialEq)]
pub enum Disagreed {
    /// Nothing of this name is left to the players.
    Unknown { id: String },
    /// It cannot be so.
    Value { id: &'static str, allowed: Vec<Value> },
    /// Two agreements contradict each other.
    Refused(Refusal),
}

impl From<Refusal> for Disagreed {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// What players say, checked against what they may agree on, in its order and without what goes
/// without saying: the same agreement is always written the same.
pub fn settle(offered: &[Agreement], said: &Agreed) -> Result<Agreed, Disagreed> {
    let known = |id: &String| offered.iter().any(|one| one.id == id);
    if let Some(id) = said.keys().find(|id| !known(id)) {
        return Err(Disagreed::Unknown { id: id.clone() });
    }
    let mut agreed = Agreed::new();
    for one in offered {
        let Some(value) = said.get(one.id) else { continue };
        if !one.values.contains(value) {
            return Err(Disagreed::Value { id: one.id, allowed: one.values.clone() });
        }
        if value != one.default() && !is_left_out(one.rule) {
            agreed.insert(one.id.to_owned(), value.clone());
        }
    }
    Ok(agreed)
}

/// What was agreed of one origin, as the rulebook holds it.
pub fn typed<T: DeserializeOwned>(
    offered: &[Agreement],
    agreed: &Agreed,
    origin: Origin,
) -> Result<T, Disagreed> {
    let such = offered.iter().filter(|one| one.origin == origin);
    let fields: Agreed =
        such.filter_map(|one| Some((one.id.to_owned(), agreed.get(one.id)?.clone()))).collect();
    let id = fields.keys().next().cloned().unwrap_or_default();
    serde_json::from_value(Value::Object(fields)).map_err(|_| Disagreed::Unknown { id })
}

/// Whether an agreement holds that does not go without saying. A test may leave it out; that it is in
/// force counts as citing its rule.
pub fn holds(rule: RuleId) -> bool {
    #[cfg(debug_assertions)]
    crate::game::cite(rule, true);
    !is_left_out(rule)
}

/// What was agreed, without what does not hold.
pub fn in_force<T>(offered: &[Agreement], agreed: T) -> T
where
    T: Serialize + DeserializeOwned,
{
    if !cfg!(debug_assertions) {
        return agreed;
    }
    let Ok(Value::Object(mut fields)) = serde_json::to_value(&agreed) else { return agreed };
    for one in offered {
        if let Some(value) = fields.get_mut(one.id)
            && value != one.default()
            && !holds(one.rule)
        {
            *value = one.default().clone();
        }
    }
    serde_json::from_value(Value::Object(fields)).unwrap_or(agreed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const RULE: RuleId = RuleId::new("X", "Q1");

    fn offered() -> Vec<Agreement> {
        vec![
            Agreement::switch("mud", Origin::Book, RULE, true),
            Agreement::one_of("die", RULE, &["d6", "d8"]),
        ]
    }

    fn said(value: Value) -> Agreed {
        value.as_object().cloned().unwrap_or_default()
    }

    #[test]
    fn what_goes_without_saying_is_not_kept_and_the_order_is_one() {
        let agreed = settle(&offered(), &said(json!({"die": "d8", "mud": false}))).unwrap();
        assert_eq!(serde_json::to_string(&agreed).unwrap(), r#"{"mud":false,"die":"d8"}"#);
        assert!(settle(&offered(), &said(json!({"die": "d6", "mud": true}))).unwrap().is_empty());
    }

    #[cfg(debug_assertions)]
    #[test]
    fn an_agreement_can_be_left_out() {
        let agreed = said(json!({"mud": false, "die": "d6"}));
        let held = || in_force(&offered(), agreed.clone());
        assert_eq!(held(), agreed);
        let without = dice::without_rule("X-Q1", held);
        assert_eq!(without, said(json!({"mud": true, "die": "d6"})));
        let (_, cited) = crate::game::cited_by(held);
        assert!(cited.cited.contains(&RULE));
    }

    #[test]
    fn what_is_agreed_is_typed_by_where_it_comes_from() {
        let agreed = said(json!({"die": "d8", "mud": false}));
        let house: Agreed = typed(&offered(), &agreed, Origin::House).unwrap();
        assert_eq!(Value::Object(house), json!({"die": "d8"}));
        let mud: Result<Vec<bool>, _> = typed(&offered(), &agreed, Origin::Book);
        assert_eq!(mud, Err(Disagreed::Unknown { id: "mud".to_owned() }));
    }

    #[test]
    fn what_is_not_offered_is_refused_by_name() {
        let unknown = settle(&offered(), &said(json!({"rain": true})));
        assert_eq!(unknown, Err(Disagreed::Unknown { id: "rain".to_owned() }));
        let wrong = settle(&offered(), &said(json!({"mud": 1})));
        let allowed = vec![json!(true), json!(false)];
        assert_eq!(wrong, Err(Disagreed::Value { id: "mud", allowed }));
    }
}
