//! Finds the rule ids that a rulebook's crate cites, when the crate is built.
//!
//! A rulebook's `build.rs` calls [`scan`]; the crate includes the list that it writes. The program
//! can then tell which rules are implemented and tested without its sources at hand.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// Scans the crate being built for ids of the rulebook with this prefix, such as `BF`, and writes
/// `citations.rs` for it to include.
pub fn scan(prefix: &str) {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by cargo"));
    let (mut code, mut tests) = (BTreeSet::new(), BTreeSet::new());
    for file in files(&root.join("src")).expect("the sources can be read") {
        let text = fs::read_to_string(file).expect("the sources can be read");
        let (body, own_tests) = text.split_once("#[cfg(test)]").unwrap_or((&text, ""));
        code.extend(cited(body, prefix));
        tests.extend(cited(own_tests, prefix));
    }
    for file in files(&root.join("tests")).expect("the tests can be read") {
        let text = fs::read_to_string(file).expect("the tests can be read");
        tests.extend(cited(&text, prefix));
    }
    let (code, tests) = (Vec::from_iter(code), Vec::from_iter(tests));
    let list = format!("engine::Citations {{ code: &{code:?}, tests: &{tests:?} }}");
    fs::write(out.join("citations.rs"), list).expect("the build folder can be written");
    println!("cargo::rerun-if-changed=src");
    println!("cargo::rerun-if-changed=tests");
}

/// The rule ids cited in a text: `BF-8.12`, or `bf("8.12")` in code.
pub fn cited(text: &str, prefix: &str) -> BTreeSet<String> {
    let written = format!("{prefix}-");
    let called = format!("{}(\"", prefix.to_lowercase());
    [written, called]
        .iter()
        .flat_map(|start| {
            text.match_indices(start.as_str()).map(|(at, _)| &text[at + start.len()..])
        })
        .filter_map(number)
        .map(|number| format!("{prefix}-{number}"))
        .collect()
}

/// The rule number at the start of a text: `8.12`, `Q3` or `S1`.
fn number(text: &str) -> Option<&str> {
    let lettered = text.starts_with(['Q', 'S']);
    let digits = &text[usize::from(lettered)..];
    let length = digits
        .find(|c: char| !c.is_ascii_digit() && (lettered || c != '.'))
        .unwrap_or(digits.len());
    let number = text[..length + usize::from(lettered)].trim_end_matches('.');
    let complete = if lettered { number.len() > 1 } else { number.contains('.') };
    complete.then_some(number)
}

fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else if path.extension().is_some_and(|end| end == "rs" || end == "jsonl") {
            found.push(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_found_in_comments_and_in_code() {
        let text = r#"/// BF-8.12: dice. See BF-Q3, BF-0.7. .when(mounted, bf("8.14"), 1) BF- BF-8 OT-1.1"#;
        let ids: Vec<_> = cited(text, "BF").into_iter().collect();
        assert_eq!(ids, ["BF-0.7", "BF-8.12", "BF-8.14", "BF-Q3"]);
    }
}
