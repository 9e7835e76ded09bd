//! Inputs made from a procedure's schema: mostly of the right shape, sometimes on the edge.

use engine::{AnyProcedure, Die, Seeded};
use serde_json::{Map, Number, Value, json};

/// A source of small random numbers, from the same generator as the dice.
pub(crate) struct Chance(Seeded);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Seeded::new(seed))
    }

    /// 0 to `below` - 1.
    pub(crate) fn number(&mut self, below: usize) -> usize {
        match below {
            0 | 1 => 0,
            2..=250 => usize::from(self.0.roll(Die::Sides(below as u8))) - 1,
            _ => {
                let high = usize::from(self.0.roll(Die::Sides(250))) - 1;
                let low = usize::from(self.0.roll(Die::Sides(250))) - 1;
                (high * 250 + low) % below
            }
        }
    }

    pub(crate) fn one_in(&mut self, chances: usize) -> bool {
        self.number(chances) == 0
    }
}

/// An input of the right shape; the rules may still refuse it.
pub(crate) fn likely_input(procedure: &dyn AnyProcedure, chance: &mut Chance) -> Value {
    of_schema(procedure.input_schema().as_value(), chance)
}

/// An input with a few of its fields changed or added, still of the right shape.
pub(crate) fn varied(mut input: Value, procedure: &dyn AnyProcedure, chance: &mut Chance) -> Value {
    vary(&mut input, procedure.input_schema().as_value(), chance);
    input
}

fn vary(value: &mut Value, schema: &Value, chance: &mut Chance) {
    let fields = schema.get("properties").and_then(Value::as_object);
    let (Value::Object(object), Some(fields)) = (value, fields) else {
        return;
    };
    for (name, schema) in fields {
        match object.get_mut(name) {
            Some(inner @ Value::Object(_)) => vary(inner, schema, chance),
            _ if chance.one_in(12) => drop(object.insert(name.clone(), of_schema(schema, chance))),
            _ => {}
        }
    }
}

fn of_schema(schema: &Value, chance: &mut Chance) -> Value {
    let choices = ["enum", "oneOf", "anyOf"].iter().find_map(|key| schema.get(*key)?.as_array());
    if let Some(choices) = choices {
        let choice = &choices[chance.number(choices.len())];
        return if schema.get("enum").is_some() {
            choice.clone()
        } else {
            of_schema(choice, chance)
        };
    }
    if let Some(constant) = schema.get("const") {
        return constant.clone();
    }
    let kind = match schema.get("type") {
        // A value that may be null is, now and then.
        Some(Value::Array(kinds)) => {
            kinds[if chance.one_in(4) { kinds.len() - 1 } else { 0 }].as_str()
        }
        kind => kind.and_then(Value::as_str),
    };
    match kind {
        Some("boolean") => Value::Bool(chance.one_in(4)),
        Some("integer") => {
            let bound = |key: &str, or: i64| schema.get(key).and_then(Value::as_i64).unwrap_or(or);
            let (least, most) = (bound("minimum", 0), bound("maximum", 60));
            // Small numbers are what people use; the whole range comes up now and then.
            let span = (most - least + 1).min(if chance.one_in(4) { i64::MAX } else { 8 });
            json!(least + chance.number(usize::try_from(span).unwrap_or(60_000)) as i64)
        }
        Some("number") => {
            let bound = |key: &str, or: f64| schema.get(key).and_then(Value::as_f64).unwrap_or(or);
            let (least, most) = (bound("minimum", 0.0), bound("maximum", 60.0));
            let quarters = ((most - least) * 4.0).min(160.0) as usize;
            let value = least + chance.number(quarters + 1) as f64 / 4.0;
            if value.fract().abs() < 1e-9 {
                json!(value as i64)
            } else {
                Number::from_f64(value).map_or(Value::Null, Value::Number)
            }
        }
        Some("string") if schema.get("pattern").is_some() => {
            let column = (b'A' + chance.number(6) as u8) as char;
            json!(format!("{column}{}", chance.number(6) + 1))
        }
        Some("string") => json!("word"),
        Some("array") => {
            if let Some(tuple) = schema.get("prefixItems").and_then(Value::as_array) {
                return tuple.iter().map(|item| of_schema(item, chance)).collect();
            }
            let bound = |key: &str, or: u64| schema.get(key).and_then(Value::as_u64).unwrap_or(or);
            let (least, most) = (bound("minItems", 0), bound("maxItems", 4).min(8));
            let length = least as usize + chance.number((most.max(least) - least) as usize + 1);
            let items = schema.get("items").unwrap_or(&Value::Null);
            (0..length).map(|_| of_schema(items, chance)).collect()
        }
        Some("object") => {
            let mut object = Map::new();
            let none = Map::new();
            let fields = schema.get("properties").and_then(Value::as_object).unwrap_or(&none);
            let required = schema.get("required").and_then(Value::as_array);
            for (name, schema) in fields {
                let needed = required.is_some_and(|list| list.contains(&json!(name)));
                if needed || chance.one_in(3) {
                    object.insert(name.clone(), of_schema(schema, chance));
                }
            }
            Value::Object(object)
        }
        _ => Value::Null,
    }
}

/// The input with something wrong somewhere: a value of another type, a field more or less.
pub(crate) fn spoiled(mut input: Value, chance: &mut Chance) -> Value {
    spoil(&mut input, chance);
    input
}

fn spoil(value: &mut Value, chance: &mut Chance) {
    let deeper = !chance.one_in(3);
    match value {
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let index = chance.number(fields.len());
            let (name, inner) = fields.iter_mut().nth(index).expect("within the object");
            let name = name.clone();
            match chance.number(4) {
                0 => drop(fields.remove(&name)),
                1 => drop(fields.insert("colour".to_owned(), json!(1))),
                _ => spoil(inner, chance),
            }
        }
        Value::Array(items) if deeper && !items.is_empty() => {
            let index = chance.number(items.len());
            spoil(&mut items[index], chance);
        }
        _ => {
            const ODD: [&str; 14] = [
                "null",
                "true",
                "-1",
                "0",
                "1.5",
                "3.0",
                "99999",
                "1e300",
                "\"\"",
                "\"infantry\"",
                "[]",
                "{}",
                "[[[]]]",
                "18446744073709551615",
            ];
            let odd = ODD[chance.number(ODD.len())];
            *value = serde_json::from_str(odd).expect("odd, but JSON");
        }
    }
}
