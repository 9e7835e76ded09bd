//! Mending what is wrong with the form of a scenario, so that whatever else is wrong with it can be told at
//! the same time.

use serde_json::Value;
use toml::Table;

use super::{Fault, Form, Lines, words};

/// What would make the form of a scenario sound, by path.
#[derive(Debug, Default)]
pub(super) struct Mends(Vec<(String, Mend)>);

#[derive(Debug)]
enum Mend {
    Remove,
    Put(toml::Value),
    /// Nothing is known to fit.
    None,
}

impl Mends {
    pub(super) fn remove(&mut self, path: &str) {
        self.0.push((path.to_owned(), Mend::Remove));
    }

    /// Something that fits the schema takes the place.
    pub(super) fn put(&mut self, path: &str, schema: Option<&Value>) {
        let sample = schema.and_then(sample);
        self.0.push((path.to_owned(), sample.map_or(Mend::None, Mend::Put)));
    }

    /// What is wrong besides: with the scenario as it is when it has been mended, but for what stands in the
    /// same table as something that was mended, since that may be wrong only because of it.
    pub(super) fn further_faults<F: Form>(self, text: &str, lines: &Lines) -> Vec<Fault> {
        let Ok(mut table) = toml::from_str::<Table>(text) else { return Vec::new() };
        let mended: Vec<String> = self.0.iter().map(|(path, _)| around(path).to_owned()).collect();
        for (path, mend) in self.0 {
            let done = match mend {
                Mend::Remove => change(&mut table, &path, None),
                Mend::Put(value) => change(&mut table, &path, Some(value)),
                Mend::None => None,
            };
            if done.is_none() {
                return Vec::new();
            }
        }
        let Ok(scenario) = toml::Value::Table(table).try_into::<F>() else { return Vec::new() };
        let mut faults = scenario.faults(lines);
        faults.retain(|fault| !mended.iter().any(|path| is_within(&fault.field, path)));
        faults
    }
}

/// The table that a field stands in: `union.units[3]` for `union.units[3].at.hex` and for
/// `union.units[3].markers[0]`, the field itself where no list is around it.
fn around(path: &str) -> &str {
    let field =
        path.strip_suffix(']').and_then(|inner| inner.rfind('[')).map_or(path, |at| &path[..at]);
    field.rfind(']').map_or(path, |end| &path[..=end])
}

fn is_within(field: &str, path: &str) -> bool {
    let inner = field.strip_prefix(path);
    inner.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

/// Puts a value at a path, or takes away what stands there.
fn change(table: &mut Table, path: &str, value: Option<toml::Value>) -> Option<()> {
    let (before, last) = match path.rfind(['.', '[']) {
        Some(at) => (&path[..at], path[at..].trim_matches(['.', '[', ']'])),
        None => ("", path),
    };
    let mut place: Option<&mut toml::Value> = None;
    for part in before.split(['.', '[']).filter(|part| !part.is_empty()) {
        let part = part.trim_end_matches(']');
        place = Some(match place {
            None => table.get_mut(part)?,
            Some(toml::Value::Table(inner)) => inner.get_mut(part)?,
            Some(toml::Value::Array(items)) => items.get_mut(part.parse::<usize>().ok()?)?,
            Some(_) => return None,
        });
    }
    let table = match place {
        None => table,
        Some(toml::Value::Table(inner)) => inner,
        Some(toml::Value::Array(items)) => {
            *items.get_mut(last.parse::<usize>().ok()?)? = value?;
            return Some(());
        }
        Some(_) => return None,
    };
    match value {
        Some(value) => drop(table.insert(last.to_owned(), value)),
        None => drop(table.remove(last)),
    }
    Some(())
}

/// Something that fits a schema.
fn sample(schema: &Value) -> Option<toml::Value> {
    if let Some(word) = words(schema).and_then(|words| words.first().copied()) {
        return Some(word.into());
    }
    for choices in ["anyOf", "oneOf"] {
        if let Some(first) = schema.get(choices).and_then(|all| all.get(0)) {
            return sample(first);
        }
    }
    let kind = match schema.get("type")? {
        Value::String(kind) => kind.as_str(),
        Value::Array(kinds) => kinds.first()?.as_str()?,
        _ => return None,
    };
    Some(match kind {
        "boolean" => false.into(),
        "integer" => schema.get("minimum").and_then(Value::as_i64).unwrap_or(0).into(),
        "number" => schema.get("minimum").and_then(Value::as_f64).unwrap_or(0.0).into(),
        // A text for which there is a pattern is not made up.
        "string" if schema.get("pattern").is_none() => "?".into(),
        "array" => {
            let tuple = schema.get("prefixItems").and_then(Value::as_array).into_iter().flatten();
            let items: Option<Vec<toml::Value>> = tuple.map(sample).collect();
            items?.into()
        }
        "object" => {
            let mut table = Table::new();
            let required = schema.get("required").and_then(Value::as_array).into_iter().flatten();
            for name in required.filter_map(Value::as_str) {
                table.insert(name.to_owned(), sample(schema.get("properties")?.get(name)?)?);
            }
            table.into()
        }
        _ => return None,
    })
}
