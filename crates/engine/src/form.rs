//! What is wrong with a scenario file: every fault with its line, its field and what to do about it.
//! The form of the file is its JSON Schema; a rulebook adds what a schema cannot say ([`Form`]).
//!
//! The schema is what knows the fields: [`schema`] closes every object, so that a type need not (and,
//! where it has flattened parts, cannot) say `deny_unknown_fields`. A rulebook that takes only some of a
//! shared part cuts the rest out of its schema ([`Narrow`]).

mod mend;
mod narrow;

use std::collections::BTreeMap;
use std::ops::Range;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::digest::Digest;
use crate::nearest;
use mend::Mends;
pub use narrow::Narrow;

/// A scenario as its rulebook writes it. What it serializes is what it means ([`crate::digest`]).
pub trait Form: DeserializeOwned + JsonSchema + Serialize {
    /// Reads a scenario. All that is wrong with it is told at once.
    fn read(text: &str) -> Result<Self, Vec<Fault>> {
        parse(text)
    }

    /// What is wrong with a word for which the schema gives a pattern, such as the name of a hex: the
    /// message that says so.
    fn misspelt(_pattern: &str, _word: &str) -> Option<&'static str> {
        None
    }

    /// What this rulebook takes of the parts that scenarios share.
    fn narrow(_narrow: Narrow<'_>) {}

    /// Everything that is wrong with a scenario whose form is right.
    fn faults(&self, lines: &Lines) -> Vec<Fault>;

    /// What tells it from other scenarios: its meaning, whatever its text looks like.
    fn digest(&self) -> Digest {
        Digest::of(self)
    }
}

/// Reads a scenario. All that is wrong with it is told at once: where something is wrong with its form, what
/// else is wrong is found in the same scenario with those places mended.
pub fn parse<F: Form>(text: &str) -> Result<F, Vec<Fault>> {
    let Read { lines, mut faults, mends } = read::<F>(text)?;
    if !faults.is_empty() {
        faults.extend(mends.further_faults::<F>(text, &lines));
        faults.sort_by_key(|fault| fault.line);
        return Err(faults);
    }
    let scenario: F = toml::from_str(text).map_err(|error| {
        let line = LineStarts::of(text).line(error.span());
        vec![Fault::unread(line, error.message())]
    })?;
    let faults = scenario.faults(&lines);
    if faults.is_empty() { Ok(scenario) } else { Err(faults) }
}

/// The JSON Schema of a format.
pub fn schema<F: Form>() -> Schema {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.inline_subschemas = true;
        settings.meta_schema = None;
    });
    let mut schema = settings.into_generator().into_root_schema_for::<F>().to_value();
    narrow::close(&mut schema);
    F::narrow(Narrow::new(&mut schema));
    schema.try_into().expect("an object remains an object")
}

/// Something wrong with a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Counted from 1.
    pub line: usize,
    /// Such as `union.units[3].vc`.
    pub field: String,
    /// The message that says what is wrong and what to do.
    pub key: &'static str,
    pub arguments: Vec<(&'static str, String)>,
}

impl Fault {
    /// A file that cannot be read as TOML.
    fn unread(line: usize, reason: &str) -> Self {
        let arguments = vec![("reason", reason.to_owned())];
        Self { line, field: String::new(), key: "scenario-unreadable", arguments }
    }
}

/// Where the lines of a text begin.
struct LineStarts(Vec<usize>);

impl LineStarts {
    fn of(text: &str) -> Self {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        Self(std::iter::once(0).chain(ends.map(|(at, _)| at + 1)).collect())
    }

    /// The line of a place, from 1.
    fn line(&self, span: Option<Range<usize>>) -> usize {
        let place = span.map_or(0, |span| span.start);
        self.0.partition_point(|start| *start <= place)
    }
}

/// Where each field of the file stands.
#[derive(Debug, Default)]
pub struct Lines(BTreeMap<String, usize>);

impl Lines {
    /// The lines of everything that stands in a text, whatever its form.
    pub fn of_text(text: &str) -> Self {
        let (table, _) = DeTable::parse_recoverable(text);
        let mut lines = Self::default();
        lines.add(&LineStarts::of(text), table.get_ref(), "");
        lines
    }

    fn add(&mut self, starts: &LineStarts, table: &DeTable<'_>, path: &str) {
        for (key, value) in table {
            let name = key.get_ref().as_ref();
            let inner = if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
            self.0.entry(inner.clone()).or_insert(starts.line(Some(key.span())));
            self.add_value(starts, value, &inner);
        }
    }

    fn add_value(&mut self, starts: &LineStarts, value: &Spanned<DeValue<'_>>, path: &str) {
        self.0.entry(path.to_owned()).or_insert(starts.line(Some(value.span())));
        match value.get_ref() {
            DeValue::Table(table) => self.add(starts, table, path),
            DeValue::Array(items) => {
                for (index, item) in items.iter().enumerate() {
                    self.add_value(starts, item, &format!("{path}[{index}]"));
                }
            }
            _ => {}
        }
    }

    /// The line of a field, or of the nearest thing around it that is in the file.
    pub fn of(&self, field: &str) -> usize {
        let mut name = field;
        loop {
            if let Some(line) = self.0.get(name) {
                return *line;
            }
            let Some(end) = name.rfind(['.', '[']) else { return 1 };
            name = &name[..end];
        }
    }
}

/// What was found in a text that is TOML.
struct Read {
    lines: Lines,
    /// What is wrong with its form.
    faults: Vec<Fault>,
    /// How those places can be mended, to look further.
    mends: Mends,
}

/// Reads the file against the schema of its format. All faults of form are told at once.
fn read<F: Form>(text: &str) -> Result<Read, Vec<Fault>> {
    let (table, errors) = DeTable::parse_recoverable(text);
    let starts = LineStarts::of(text);
    if !errors.is_empty() {
        let told =
            errors.iter().map(|error| Fault::unread(starts.line(error.span()), error.message()));
        return Err(told.collect());
    }
    let read = Read { lines: Lines::default(), faults: Vec::new(), mends: Mends::default() };
    let mut reader = Reader { starts, misspelt: F::misspelt, read };
    reader.table(table.get_ref(), schema::<F>().as_value(), "", 1);
    Ok(reader.read)
}

struct Reader {
    starts: LineStarts,
    misspelt: fn(&str, &str) -> Option<&'static str>,
    read: Read,
}

impl Reader {
    fn tell(
        &mut self,
        line: usize,
        field: &str,
        key: &'static str,
        about: &[(&'static str, String)],
    ) {
        let (field, arguments) = (field.to_owned(), about.to_vec());
        self.read.faults.push(Fault { line, field, key, arguments });
    }

    fn table(&mut self, table: &DeTable<'_>, schema: &Value, path: &str, line: usize) {
        let none = serde_json::Map::new();
        let fields = schema.get("properties").and_then(Value::as_object).unwrap_or(&none);
        for (key, value) in table {
            let name = key.get_ref().as_ref();
            let inner = if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
            let line = self.starts.line(Some(key.span()));
            self.read.lines.0.insert(inner.clone(), line);
            match fields.get(name) {
                Some(schema) => self.value(value, schema, &inner),
                None => {
                    self.read.mends.remove(&inner);
                    match nearest(name, fields.keys().map(String::as_str)) {
                        Some(meant) => {
                            let meant = [("nearest", meant.to_owned())];
                            self.tell(line, &inner, "scenario-misspelt-field", &meant);
                        }
                        None => self.tell(line, &inner, "scenario-unknown-field", &[]),
                    }
                }
            }
        }
        let required = schema.get("required").and_then(Value::as_array).into_iter().flatten();
        for name in required.filter_map(Value::as_str) {
            if table.iter().all(|(key, _)| key.get_ref() != name) {
                let inner =
                    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
                self.tell(line, &inner, "scenario-missing-field", &[]);
                self.read.mends.put(&inner, fields.get(name));
            }
        }
    }

    fn value(&mut self, value: &Spanned<DeValue<'_>>, schema: &Value, path: &str) {
        let line = self.starts.line(Some(value.span()));
        self.read.lines.0.entry(path.to_owned()).or_insert(line);
        let choices = ["anyOf", "oneOf"].into_iter().find_map(|name| schema.get(name)?.as_array());
        if let Some(choices) = choices {
            return self.one_of(value, choices, path, line);
        }
        match value.get_ref() {
            DeValue::Table(table) if has_type(schema, "object") => {
                self.table(table, schema, path, line);
            }
            DeValue::Array(items) if has_type(schema, "array") => {
                let tuple = schema.get("prefixItems").and_then(Value::as_array);
                if let Some(tuple) = tuple.filter(|tuple| tuple.len() != items.len()) {
                    let many = tuple.len().to_string();
                    self.tell(line, path, "scenario-wrong-length", &[("count", many)]);
                    self.read.mends.put(path, Some(schema));
                }
                for (index, item) in items.iter().enumerate() {
                    let one =
                        tuple.and_then(|tuple| tuple.get(index)).or_else(|| schema.get("items"));
                    if let Some(one) = one {
                        self.value(item, one, &format!("{path}[{index}]"));
                    }
                }
            }
            other => self.scalar(other, schema, path, line),
        }
    }

    /// Several forms: the one that the value's `kind` names, or any that fits.
    fn one_of(&mut self, value: &Spanned<DeValue<'_>>, choices: &[Value], path: &str, line: usize) {
        let words: Vec<&str> =
            choices.iter().flat_map(|choice| words(choice).unwrap_or_default()).collect();
        match value.get_ref() {
            DeValue::Table(table) => {
                let kind = table.get("kind").and_then(|kind| kind.get_ref().as_str());
                let named = choices.iter().find(|choice| {
                    let word = choice.pointer("/properties/kind/const").and_then(Value::as_str);
                    word.is_some() && word == kind
                });
                match named {
                    Some(choice) => self.table(table, choice, path, line),
                    None => {
                        let kinds = choices.iter().filter_map(|choice| {
                            choice.pointer("/properties/kind/const")?.as_str()
                        });
                        let allowed = kinds.collect::<Vec<_>>().join(", ");
                        let inner = format!("{path}.kind");
                        self.tell(line, &inner, "scenario-unknown-word", &[("allowed", allowed)]);
                        self.read.mends.put(path, choices.first());
                    }
                }
            }
            DeValue::String(word) if !words.is_empty() => {
                if !words.contains(&word.as_ref()) {
                    let allowed = words.join(", ");
                    self.tell(line, path, "scenario-unknown-word", &[("allowed", allowed)]);
                    self.read.mends.put(path, choices.first());
                }
            }
            other => {
                let fits = choices.iter().any(|choice| fits(other, choice));
                if !fits {
                    let wanted = choices.first().map(kind_of).unwrap_or_default();
                    self.tell(line, path, "scenario-wrong-type", &[("wanted", wanted)]);
                    self.read.mends.put(path, choices.first());
                }
            }
        }
    }

    fn scalar(&mut self, value: &DeValue<'_>, schema: &Value, path: &str, line: usize) {
        if !fits(value, schema) {
            self.read.mends.put(path, Some(schema));
            return self.tell(line, path, "scenario-wrong-type", &[("wanted", kind_of(schema))]);
        }
        if let (Some(words), Some(word)) = (words(schema), value.as_str())
            && !words.contains(&word)
        {
            let allowed = words.join(", ");
            self.read.mends.put(path, Some(schema));
            return self.tell(line, path, "scenario-unknown-word", &[("allowed", allowed)]);
        }
        let bound = |name: &str| schema.get(name).and_then(Value::as_i64);
        let number = match value {
            DeValue::Integer(number) => number.as_str().replace('_', "").parse::<f64>().ok(),
            DeValue::Float(number) => number.as_str().replace('_', "").parse::<f64>().ok(),
            _ => None,
        };
        if let (Some(number), Some(least), Some(most)) =
            (number, bound("minimum"), bound("maximum"))
            && !(least as f64..=most as f64).contains(&number)
        {
            let bounds = [("least", least.to_string()), ("most", most.to_string())];
            self.read.mends.put(path, Some(schema));
            return self.tell(line, path, "scenario-out-of-range", &bounds);
        }
        let pattern = schema.get("pattern").and_then(Value::as_str);
        if let (Some(pattern), Some(word)) = (pattern, value.as_str())
            && let Some(key) = (self.misspelt)(pattern, word)
        {
            self.tell(line, path, key, &[("given", word.to_owned())]);
            self.read.mends.put(path, Some(schema));
        }
    }
}

fn has_type(schema: &Value, name: &str) -> bool {
    match schema.get("type") {
        Some(Value::String(one)) => one == name,
        Some(Value::Array(several)) => several.iter().any(|one| one == name),
        _ => false,
    }
}

fn fits(value: &DeValue<'_>, schema: &Value) -> bool {
    match value {
        DeValue::String(_) => has_type(schema, "string") || words(schema).is_some(),
        DeValue::Integer(_) => has_type(schema, "integer") || has_type(schema, "number"),
        DeValue::Float(_) => has_type(schema, "number"),
        DeValue::Boolean(_) => has_type(schema, "boolean"),
        DeValue::Array(_) => has_type(schema, "array"),
        DeValue::Table(_) => has_type(schema, "object"),
        DeValue::Datetime(_) => false,
    }
}

/// The words that are allowed.
fn words(schema: &Value) -> Option<Vec<&str>> {
    if let Some(list) = schema.get("enum").and_then(Value::as_array) {
        return Some(list.iter().filter_map(Value::as_str).collect());
    }
    if let Some(word) = schema.get("const").and_then(Value::as_str) {
        return Some(vec![word]);
    }
    let documented = schema.get("oneOf").and_then(Value::as_array)?;
    let lists: Option<Vec<Vec<&str>>> = documented.iter().map(words).collect();
    Some(lists?.concat())
}

fn kind_of(schema: &Value) -> String {
    match schema.get("type") {
        Some(Value::String(one)) => one.clone(),
        Some(Value::Array(several)) => {
            several.first().and_then(Value::as_str).unwrap_or("string").to_owned()
        }
        _ => "string".to_owned(),
    }
}
