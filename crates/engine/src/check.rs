//! Says what is wrong with an input that could not be read: where, what stood there, what is
//! allowed. Reading is strict already; this only explains, from the schema of the same type.

use serde_json::{Map, Value};

use crate::{Allowed, BadInput, Fault, nearest};

/// The first fault of the input, if its schema shows one.
pub(crate) fn explain(value: &Value, schema: &Value) -> Option<BadInput> {
    Place { path: String::new() }.check(value, schema)
}

struct Place {
    path: String,
}

impl Place {
    fn fault(&self, fault: Fault, given: &Value, allowed: Allowed) -> BadInput {
        let given = shortened(&given.to_string());
        BadInput { fault, field: self.path.clone(), given, allowed, nearest: None }
    }

    fn check(&self, value: &Value, schema: &Value) -> Option<BadInput> {
        if let Some(choices) = alternatives(schema) {
            return choices
                .iter()
                .map(|choice| self.check(value, choice))
                .reduce(|first, next| if next.is_none() { next } else { first.and(next) })?;
        }
        if let Some(words) = words(schema) {
            let known = value.as_str().is_some_and(|given| words.iter().any(|word| word == given));
            return (!known).then(|| {
                let suggestion = value.as_str().and_then(|given| {
                    nearest(given, words.iter().map(String::as_str)).map(str::to_owned)
                });
                let fault = if value.is_string() { Fault::UnknownValue } else { Fault::WrongType };
                BadInput { nearest: suggestion, ..self.fault(fault, value, Allowed::OneOf(words)) }
            });
        }
        if value.is_null() && may_be_null(schema) {
            return None;
        }
        let expected = kind(schema)?;
        let fits = match expected {
            "object" => value.is_object(),
            "array" => value.is_array(),
            "string" => value.is_string(),
            "boolean" => value.is_boolean(),
            "integer" => value.is_i64() || value.is_u64(),
            "number" => value.is_number(),
            "null" => value.is_null(),
            _ => true,
        };
        if !fits {
            let allowed = Allowed::Type(expected.to_owned());
            return Some(self.fault(Fault::WrongType, value, allowed));
        }
        match value {
            Value::Object(fields) => self.check_fields(fields, schema),
            Value::Array(items) => self.check_items(items, value, schema),
            Value::Number(_) => self.check_range(value, schema),
            _ => None,
        }
    }

    fn check_fields(&self, fields: &Map<String, Value>, schema: &Value) -> Option<BadInput> {
        let none = Map::new();
        let known = schema.get("properties").and_then(Value::as_object).unwrap_or(&none);
        let closed = schema.get("additionalProperties") == Some(&Value::Bool(false));
        for (name, value) in fields {
            let inner = self.inside(name);
            match known.get(name) {
                Some(schema) => {
                    if let Some(bad) = inner.check(value, schema) {
                        return Some(bad);
                    }
                }
                None if closed => {
                    let names: Vec<String> = known.keys().cloned().collect();
                    let suggestion = nearest(name, names.iter().map(String::as_str));
                    return Some(BadInput {
                        nearest: suggestion.map(str::to_owned),
                        ..inner.fault(Fault::UnknownField, value, Allowed::Fields(names.clone()))
                    });
                }
                None => {
                    let rest = schema.get("additionalProperties").unwrap_or(&Value::Null);
                    if let Some(bad) = inner.check(value, rest) {
                        return Some(bad);
                    }
                }
            }
        }
        let required = schema.get("required").and_then(Value::as_array)?;
        let missing =
            required.iter().filter_map(Value::as_str).find(|name| !fields.contains_key(*name))?;
        let allowed = known.get(missing).map_or(Allowed::Words(String::new()), allowed_by);
        Some(BadInput {
            given: String::new(),
            ..self.inside(missing).fault(Fault::MissingField, &Value::Null, allowed)
        })
    }

    fn check_items(&self, items: &[Value], value: &Value, schema: &Value) -> Option<BadInput> {
        let bound = |name: &str| schema.get(name).and_then(Value::as_u64);
        let (least, most) = (bound("minItems").unwrap_or(0), bound("maxItems").unwrap_or(u64::MAX));
        if !(least..=most).contains(&(items.len() as u64)) {
            return Some(self.fault(Fault::OutOfRange, value, Allowed::Length(least, most)));
        }
        if let Some(tuple) = schema.get("prefixItems").and_then(Value::as_array) {
            return (0..)
                .zip(items)
                .zip(tuple)
                .find_map(|((index, item), schema)| self.at(index).check(item, schema));
        }
        let of_items = schema.get("items")?;
        (0..).zip(items).find_map(|(index, item)| self.at(index).check(item, of_items))
    }

    fn check_range(&self, value: &Value, schema: &Value) -> Option<BadInput> {
        let number = value.as_f64()?;
        let bound = |name: &str| schema.get(name).and_then(Value::as_f64);
        let low = bound("minimum").is_some_and(|least| number < least);
        let high = bound("maximum").is_some_and(|most| number > most);
        (low || high).then(|| self.fault(Fault::OutOfRange, value, allowed_by(schema)))
    }

    fn inside(&self, name: &str) -> Self {
        let path =
            if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) };
        Self { path: shortened(&path) }
    }

    fn at(&self, index: usize) -> Self {
        Self { path: format!("{}[{index}]", self.path) }
    }
}

/// The JSON type that a schema asks for, whether or not it may also be `null`.
fn kind(schema: &Value) -> Option<&str> {
    match schema.get("type")? {
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).find(|kind| *kind != "null"),
        kind => kind.as_str(),
    }
}

/// Whether a schema takes `null` beside its type.
fn may_be_null(schema: &Value) -> bool {
    let kinds = schema.get("type").and_then(Value::as_array);
    kinds.is_some_and(|kinds| kinds.iter().any(|kind| kind == "null"))
}

/// The words of an enumeration, whichever way its schema is written.
fn words(schema: &Value) -> Option<Vec<String>> {
    let word = |value: &Value| value.as_str().map(str::to_owned);
    if let Some(listed) = schema.get("enum").and_then(Value::as_array) {
        return listed.iter().map(word).collect();
    }
    if let Some(constant) = schema.get("const") {
        return word(constant).map(|constant| vec![constant]);
    }
    let documented = schema.get("oneOf").and_then(Value::as_array)?;
    let lists: Option<Vec<Vec<String>>> = documented.iter().map(words).collect();
    Some(lists?.concat())
}

/// The schemas of which one must fit, where they are not just words.
fn alternatives(schema: &Value) -> Option<&Vec<Value>> {
    if words(schema).is_some() {
        return None;
    }
    schema.get("anyOf").or_else(|| schema.get("oneOf")).and_then(Value::as_array)
}

fn allowed_by(schema: &Value) -> Allowed {
    if let Some(words) = words(schema) {
        return Allowed::OneOf(words);
    }
    let bound = |name: &str| schema.get(name).map(ToString::to_string);
    match (bound("minimum"), bound("maximum")) {
        (Some(least), most) => Allowed::Range(least, most),
        _ => Allowed::Type(kind(schema).unwrap_or("object").to_owned()),
    }
}

/// Hostile inputs can be long; an error message is not.
pub(crate) fn shortened(text: &str) -> String {
    const MOST: usize = 80;
    if text.chars().count() <= MOST {
        text.to_owned()
    } else {
        text.chars().take(MOST).chain(['…']).collect()
    }
}
