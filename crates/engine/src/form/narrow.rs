//! What a rulebook takes of the shared parts of a scenario: the rest is cut out of its schema.

use serde::Serialize;
use serde_json::{Value, json};

/// Narrows the schema of a scenario to what a rulebook takes. A place is named by its fields,
/// `union.units.at`, and lists are passed through.
///
/// # Panics
/// Every method panics if the place does not exist: each reading of a file makes the schema, so that
/// no test of a rulebook passes with a wrong place.
#[derive(Debug)]
pub struct Narrow<'a>(&'a mut Value);

impl<'a> Narrow<'a> {
    pub(super) const fn new(schema: &'a mut Value) -> Self {
        Self(schema)
    }

    /// These fields do not exist there.
    pub fn without(self, at: &str, fields: &[&str]) -> Self {
        for name in fields {
            let known = place(self.0, at)["properties"].as_object_mut();
            let cut = known.and_then(|known| known.remove(*name));
            assert!(cut.is_some(), "{at} has no field {name}");
        }
        self
    }

    /// These fields must be given there.
    pub fn needs(self, at: &str, fields: &[&str]) -> Self {
        let schema = place(self.0, at);
        for name in fields {
            assert!(schema["properties"].get(name).is_some(), "{at} has no field {name}");
        }
        let mut all = schema["required"].as_array().cloned().unwrap_or_default();
        all.extend(fields.iter().map(|name| json!(name)));
        schema["required"] = all.into();
        self
    }

    /// Only these words may stand there.
    pub fn only<T: Serialize>(self, at: &str, words: &[T]) -> Self {
        let words = serde_json::to_value(words).expect("words are strings");
        let words = words.as_array().map_or(&[][..], Vec::as_slice);
        let schema = place(self.0, at);
        let allowed = |word: &Value| words.contains(word);
        if let Some(listed) = schema.get_mut("enum").and_then(Value::as_array_mut) {
            listed.retain(allowed);
        }
        if let Some(documented) = schema.get_mut("oneOf").and_then(Value::as_array_mut) {
            for one in &mut *documented {
                if let Some(listed) = one.get_mut("enum").and_then(Value::as_array_mut) {
                    listed.retain(allowed);
                }
            }
            documented.retain(|one| match (one.get("const"), one.get("enum")) {
                (Some(word), _) => allowed(word),
                (None, Some(listed)) => listed.as_array().is_some_and(|list| !list.is_empty()),
                (None, None) => true,
            });
        }
        let left = super::words(schema).map_or(0, |left| left.len());
        assert_eq!(left, words.len(), "{at} does not know all of {words:?}");
        self
    }

    /// Every number there is whole.
    pub fn whole(self, at: &str) -> Self {
        each_number(place(self.0, at), &|number| number["type"] = json!("integer"));
        self
    }

    /// Every number there lies within these bounds.
    pub fn within(self, at: &str, least: i64, most: i64) -> Self {
        each_number(place(self.0, at), &|number| {
            (number["minimum"], number["maximum"]) = (json!(least), json!(most));
        });
        self
    }
}

/// The schema of a field, or of what a list there holds.
fn place<'s>(schema: &'s mut Value, at: &str) -> &'s mut Value {
    let mut schema = schema;
    for name in at.split('.') {
        schema = items(schema).pointer_mut(&format!("/properties/{name}")).unwrap_or_else(|| {
            panic!("there is no field {name} of {at}");
        });
    }
    items(schema)
}

fn items(schema: &mut Value) -> &mut Value {
    if schema.get("properties").is_none() && schema.get("items").is_some_and(Value::is_object) {
        return &mut schema["items"];
    }
    schema
}

fn each_number(schema: &mut Value, change: &impl Fn(&mut Value)) {
    if ["integer", "number"].iter().any(|kind| super::has_type(schema, kind)) {
        change(schema);
    }
    if let Some(items) = schema.get_mut("items") {
        each_number(items, change);
    }
    for one in schema.get_mut("prefixItems").and_then(Value::as_array_mut).into_iter().flatten() {
        each_number(one, change);
    }
    for one in schema.get_mut("properties").and_then(Value::as_object_mut).into_iter().flatten() {
        each_number(one.1, change);
    }
}

/// Closes every object against fields that it does not know, and takes out the fields for which no value
/// exists ([`crate::scenario::Never`]).
pub(super) fn close(schema: &mut Value) {
    match schema {
        Value::Object(object) => {
            if let Some(fields) = object.get_mut("properties").and_then(Value::as_object_mut) {
                fields.retain(|_, field| !holds_nothing(field));
                object.remove("unevaluatedProperties");
                object.insert("additionalProperties".to_owned(), Value::Bool(false));
            }
            object.values_mut().for_each(close);
        }
        Value::Array(list) => list.iter_mut().for_each(close),
        _ => {}
    }
}

/// Whether nothing, or only an empty list, could stand there.
fn holds_nothing(schema: &Value) -> bool {
    let nothing = |schema: &Value| {
        // A description makes an object of it.
        *schema == Value::Bool(false) || schema.get("not").is_some_and(|not| *not == json!({}))
    };
    nothing(schema) || schema.get("items").is_some_and(nothing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::form::{Fault, Form, Lines, parse, schema};
    use crate::input::{Int, Number};
    use crate::scenario::{Condition, Edge};
    use schemars::JsonSchema;
    use serde::{Deserialize, Serialize};

    #[derive(Debug, Deserialize, Serialize, JsonSchema)]
    struct Battle {
        #[serde(default)]
        units: Vec<Unit>,
    }

    #[derive(Debug, Deserialize, Serialize, JsonSchema)]
    struct Unit {
        #[serde(default)]
        edge: Option<Edge>,
        edges: Edge,
        #[serde(default)]
        path: Vec<(Number<0, 100>, Int<0, 9>)>,
        #[serde(flatten)]
        condition: Condition,
    }

    impl Form for Battle {
        fn narrow(narrow: Narrow<'_>) {
            narrow
                .without("units", &["edge"])
                .only("units.edges", &[Edge::North, Edge::South])
                .needs("units", &["path"])
                .whole("units.losses")
                .within("units.path", 2, 5);
        }
        fn faults(&self, _: &Lines) -> Vec<Fault> {
            Vec::new()
        }
    }

    fn faults(unit: &str) -> Vec<(String, &'static str)> {
        let text = format!("[[units]]\n{unit}");
        let faults = parse::<Battle>(&text).err().unwrap_or_default();
        faults.into_iter().map(|fault| (fault.field, fault.key)).collect()
    }

    #[test]
    fn what_a_rulebook_does_not_take_is_unknown() {
        let path = "path = [[2.5, 3]]";
        assert_eq!(faults(&format!("edges = \"north\"\n{path}\nlosses = 2")), []);
        let fault = |field: &str, key| vec![(format!("units[0].{field}"), key)];
        for (unit, field, key) in [
            ("edges = \"north\"\nedge = \"north\"", "edge", "scenario-misspelt-field"),
            ("edges = \"west\"", "edges", "scenario-unknown-word"),
            ("edges = \"north\"\nlosses = 0.5", "losses", "scenario-wrong-type"),
            ("edges = \"north\"\nmarkers = []", "markers", "scenario-unknown-field"),
            ("edges = \"north\"\nformation = \"line\"", "formation", "scenario-unknown-field"),
        ] {
            assert_eq!(faults(&format!("{unit}\n{path}")), fault(field, key), "{unit}");
        }
        assert_eq!(faults("edges = \"north\""), fault("path", "scenario-missing-field"));
        let wide = faults("edges = \"north\"\npath = [[5.5, 1], [2, 5]]");
        let range = "scenario-out-of-range";
        let place = |part: &str| (format!("units[0].path[0]{part}"), range);
        assert_eq!(wide, [place("[0]"), place("[1]")]);
    }

    #[test]
    fn every_object_of_a_schema_is_closed() {
        let schema = schema::<Battle>().to_value();
        assert_eq!(schema["additionalProperties"], false);
        let unit = &schema["properties"]["units"]["items"];
        assert_eq!(unit["additionalProperties"], false);
        let mut fields: Vec<&String> =
            unit["properties"].as_object().expect("fields").keys().collect();
        fields.sort();
        assert_eq!(fields, ["edges", "losses", "path"]);
        let losses = &unit["properties"]["losses"];
        assert_eq!((&losses["type"], &losses["maximum"]), (&json!("integer"), &json!(99)));
        assert!(losses["description"].is_string(), "{losses}");
    }
}
