//! Battles of one's own: files and texts that did not come with a rulebook. What is in them is bounded, so
//! that none takes longer to read, to draw or to play than the largest of those that do, a few times over.

use engine::form::Lines;
use engine::letters::is_hidden;
use toml::{Table, Value};
use words::{Arguments, Words};

use crate::any::{AnyBattle, AnyGame, ScenarioFault, Source};
use crate::playable;

/// Bytes of a text.
pub const LARGEST_TEXT: usize = 128 * 1024;
/// Faults that are told; more than this nobody mends at once.
const FAULTS_TOLD: usize = 200;
/// Letters of a word, a name or a row of a map.
const LONGEST_TEXT: usize = 300;
/// Letters of an id.
const LONGEST_ID: usize = 40;
/// Tables in a text, such as units and pieces of terrain.
const MOST_TABLES: usize = 1_500;
/// Entries of all its lists.
const MOST_ENTRIES: usize = 12_000;
/// Entries of one list, such as the points of an outline or the units of a side.
const LONGEST_LIST: usize = 200;
/// Rows of a map that is written as rows, and places in one of them.
const MOST_ROWS: usize = 60;

/// Reads a battle that did not come with its rulebook. All that is wrong with it is told at once.
pub fn read_own(
    game: &'static dyn AnyGame,
    source: Source,
) -> Result<Box<dyn AnyBattle>, Vec<ScenarioFault>> {
    let mut found = excesses(&source.text);
    if found.iter().any(|fault| fault.key != "scenario-hidden-letters") {
        return Err(found);
    }
    match game.read(source) {
        Ok(battle) if found.is_empty() => Ok(battle),
        Ok(_) => Err(found),
        Err(faults) => {
            found.extend(faults);
            found.sort_by_key(|fault| fault.line);
            found.truncate(FAULTS_TOLD);
            Err(found)
        }
    }
}

/// The rulebook that finds the fewest faults in a text.
pub fn recognize(text: &str) -> Option<&'static dyn AnyGame> {
    if !excesses(text).is_empty() {
        return None;
    }
    playable().min_by_key(|game| {
        let source = Source { id: String::new(), text: text.to_owned(), built_in: false };
        game.read(source).map_or_else(|faults| faults.len(), |_| 0)
    })
}

/// What is wrong with a scenario, in words; `prefix` is that of its rulebook.
pub fn fault_text(fault: &ScenarioFault, prefix: &str, words: &Words) -> String {
    let arguments: Vec<_> =
        fault.arguments.iter().map(|(name, value)| (*name, value.clone().into())).collect();
    let arguments: &Arguments<'_> = &arguments;
    let own = format!("{}-{}", prefix.to_lowercase(), fault.key);
    words.say_with(if words.has(&own) { &own } else { fault.key }, arguments)
}

/// Where a text holds more than a battle may, or letters that nobody sees.
fn excesses(text: &str) -> Vec<ScenarioFault> {
    if text.len() > LARGEST_TEXT {
        let most = (LARGEST_TEXT / 1024).to_string();
        let arguments = vec![("most", most)];
        let key = "scenario-too-large";
        return vec![ScenarioFault { line: 1, field: String::new(), key, arguments }];
    }
    // What is no TOML is told by whoever reads it.
    let Ok(table) = toml::from_str::<Table>(text) else { return Vec::new() };
    let mut count = Count { lines: Lines::of_text(text), ..Count::default() };
    count.table(&table, "");
    count.faults.truncate(FAULTS_TOLD);
    count.faults
}

#[derive(Default)]
struct Count {
    lines: Lines,
    tables: usize,
    entries: usize,
    faults: Vec<ScenarioFault>,
}

impl Count {
    fn tell(&mut self, field: &str, key: &'static str, most: Option<usize>) {
        let arguments = most.map(|most| ("most", most.to_string())).into_iter().collect();
        let line = self.lines.of(field);
        self.faults.push(ScenarioFault { line, field: field.to_owned(), key, arguments });
    }

    fn table(&mut self, table: &Table, path: &str) {
        self.tables += 1;
        if self.tables == MOST_TABLES + 1 {
            self.tell(path, "scenario-too-many-tables", Some(MOST_TABLES));
        }
        for (name, value) in table {
            let inner = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
            self.value(value, name, &inner);
        }
    }

    fn value(&mut self, value: &Value, name: &str, path: &str) {
        match value {
            Value::Table(table) => self.table(table, path),
            Value::Array(items) => {
                let before = self.entries;
                self.entries += items.len();
                if before <= MOST_ENTRIES && self.entries > MOST_ENTRIES {
                    self.tell(path, "scenario-too-many-entries", Some(MOST_ENTRIES));
                }
                let most = if name == "rows" { MOST_ROWS } else { LONGEST_LIST };
                if items.len() > most {
                    return self.tell(path, "scenario-list-too-long", Some(most));
                }
                for (index, item) in items.iter().enumerate() {
                    self.value(item, name, &format!("{path}[{index}]"));
                }
            }
            Value::String(text) => self.text(text, name, path),
            _ => {}
        }
    }

    fn text(&mut self, text: &str, name: &str, path: &str) {
        let letters = text.chars().filter(|letter| !letter.is_whitespace()).count();
        let most = if name == "rows" { MOST_ROWS } else { LONGEST_TEXT };
        if letters > most || text.len() > 4 * LONGEST_TEXT {
            self.tell(path, "scenario-text-too-long", Some(most));
        } else if text.chars().any(is_hidden) {
            self.tell(path, "scenario-hidden-letters", None);
        } else if name == "id" && !is_id(text) {
            self.tell(path, "scenario-bad-id", Some(LONGEST_ID));
        }
    }
}

/// An id goes into addresses and drawings.
fn is_id(text: &str) -> bool {
    let plain = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-' || letter == b'_';
    (1..=LONGEST_ID).contains(&text.len()) && text.bytes().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(text: &str) -> Vec<&'static str> {
        excesses(text).into_iter().map(|fault| fault.key).collect()
    }

    #[test]
    fn every_battle_that_comes_with_a_rulebook_keeps_within_the_bounds() {
        for (_, source) in crate::scenarios() {
            assert_eq!(excesses(&source.text), [], "{}", source.id);
        }
    }

    #[test]
    fn what_is_too_much_is_told_with_its_line() {
        let list = format!("a = 1\nline = [{}]", "[0, 0], ".repeat(LONGEST_LIST + 1));
        let [fault] = &excesses(&list)[..] else { panic!("one fault") };
        assert_eq!((fault.line, fault.key), (2, "scenario-list-too-long"));
        assert_eq!(
            keys(&"[[units]]\n".repeat(MOST_TABLES + 1)).last(),
            Some(&"scenario-list-too-long")
        );
        let rows = format!("rows = [\"{}\"]", ". ".repeat(MOST_ROWS + 1));
        assert_eq!(keys(&rows), ["scenario-text-too-long"]);
        assert_eq!(keys(&format!("name = \"{}\"", "x".repeat(301))), ["scenario-text-too-long"]);
        assert_eq!(keys(&" ".repeat(LARGEST_TEXT + 1)), ["scenario-too-large"]);
        assert_eq!(keys("name = \"a\\u202Eb\""), ["scenario-hidden-letters"]);
        assert_eq!(keys("id = \"<b>\""), ["scenario-bad-id"]);
        assert_eq!(keys("= nonsense"), [""; 0]);
        let nested = format!("a = {}1{}", "[".repeat(5_000), "]".repeat(5_000));
        assert_eq!(keys(&nested), [""; 0], "no TOML for the reader: it is told there");
    }
}
