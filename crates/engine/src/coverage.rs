//! Which rules of a book its whole game shows, and who would notice if one were left out: what was
//! observed, as a file beside the book keeps it. Stories come first, then whole games that are kept, then
//! scripted tests; each tells only of rules for which those before it do not do as much.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Deserialize;

/// What is known of the rules of a book.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Coverage {
    #[serde(default)]
    pub stories: Section,
    #[serde(default)]
    pub games: Section,
    #[serde(default)]
    pub tests: Section,
    /// Rules that describe and carry no mechanism, each with the reason.
    #[serde(default)]
    pub describes: BTreeMap<String, String>,
}

/// What one kind of proof shows, by rule id.
pub type Section = BTreeMap<String, Observed>;

/// Where a rule was observed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Observed {
    /// What cites it.
    pub in_play: String,
    /// What fails when it is left out.
    pub guarded: Option<String>,
}

/// How far a rule has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Covered {
    /// It is in no whole game.
    Missing,
    /// It describes; there is nothing to leave out.
    Describes,
    /// A whole game cites it.
    InPlay,
    /// And leaving it out is noticed.
    Guarded,
}

impl Covered {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::Describes => "describes",
            Self::InPlay => "in_play",
            Self::Guarded => "guarded",
        }
    }
}

impl Coverage {
    /// Reads the file of a book; an empty one is that of a book without a whole game.
    pub fn read(text: &str) -> Result<Self, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    fn sections(&self) -> [(&'static str, &Section); 3] {
        [("stories", &self.stories), ("games", &self.games), ("tests", &self.tests)]
    }

    /// How far a rule has come.
    pub fn of(&self, id: &str) -> Covered {
        let mut observed = self.sections().into_iter().filter_map(|(_, section)| section.get(id));
        let guarded = observed.clone().any(|one| one.guarded.is_some());
        match (guarded, observed.next().is_some(), self.describes.contains_key(id)) {
            (true, ..) => Covered::Guarded,
            (false, true, _) => Covered::InPlay,
            (false, false, true) => Covered::Describes,
            (false, false, false) => Covered::Missing,
        }
    }

    /// The file.
    pub fn text(&self) -> String {
        let mut text = String::from(
            "# Which rules the whole game shows, and what would fail if one were left out. The tests\n\
             # write it (make coverage); only [describes] is written by hand.\n",
        );
        for (name, section) in self.sections() {
            let _ = writeln!(text, "\n[{name}]");
            for id in in_order(section.keys()) {
                let Observed { in_play, guarded } = &section[id];
                let guarded =
                    guarded.as_ref().map_or_else(String::new, |by| format!(", guarded = \"{by}\""));
                let _ = writeln!(text, "\"{id}\" = {{ in_play = \"{in_play}\"{guarded} }}");
            }
        }
        let _ = writeln!(text, "\n[describes]");
        for id in in_order(self.describes.keys()) {
            let reason = toml::Value::from(self.describes[id].as_str());
            let _ = writeln!(text, "\"{id}\" = {reason}");
        }
        text
    }
}

/// Ids in the order of a book: 4.9 before 4.10.
fn in_order<'a>(ids: impl Iterator<Item = &'a String>) -> Vec<&'a str> {
    let mut ids: Vec<&str> = ids.map(String::as_str).collect();
    ids.sort_by_key(|id| {
        let parts = id.split(['-', '.', 'Q', 'S']).map(|part| part.parse::<u32>().unwrap_or(0));
        (id.contains(['Q', 'S']), parts.collect::<Vec<_>>())
    });
    ids
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_observed_is_written_and_read_again() {
        let observed = |in_play: &str, guarded: Option<&str>| Observed {
            in_play: in_play.to_owned(),
            guarded: guarded.map(str::to_owned),
        };
        let mut coverage = Coverage::default();
        coverage.stories.insert("X-4.10".to_owned(), observed("one", Some("one")));
        coverage.stories.insert("X-4.9".to_owned(), observed("one", None));
        coverage.tests.insert("X-4.9".to_owned(), observed("other", Some("third")));
        coverage.games.insert("X-Q2".to_owned(), observed("game", None));
        coverage.describes.insert("X-1.1".to_owned(), "a \"name\"".to_owned());
        let text = coverage.text();
        assert_eq!(Coverage::read(&text), Ok(coverage.clone()), "{text}");
        assert!(text.find("X-4.9") < text.find("X-4.10"), "{text}");
        let words = ["X-4.10", "X-4.9", "X-Q2", "X-1.1", "X-7.7"].map(|id| coverage.of(id).word());
        assert_eq!(words, ["guarded", "guarded", "in_play", "describes", "missing"]);
        assert!(Coverage::read("[storys]").is_err());
    }
}
