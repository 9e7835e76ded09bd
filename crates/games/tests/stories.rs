//! The stories of the rulebooks hold, and one that does not is found out.

use std::fs;
use std::path::{Path, PathBuf};

use games::story::{Story, check};

fn folder(ruleset: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules").join(ruleset).join("stories")
}

fn read(file: &Path) -> Story {
    let text = fs::read_to_string(file).expect("a story");
    let beside = file.parent().expect("a folder");
    Story::read(&text, beside).unwrap_or_else(|fault| panic!("{}: {fault:?}", file.display()))
}

#[test]
fn every_story_holds() {
    for ruleset in ["brigades-de-fer", "puissance-de-feu"] {
        let files = fs::read_dir(folder(ruleset)).expect("the stories of a rulebook");
        for file in files.map(|entry| entry.expect("a file").path()) {
            let found = check(&read(&file));
            assert!(found.is_ok(), "{}: {found:#?}", file.display());
        }
    }
}

/// The story of the first token, with something else in it.
fn changed(from: &str, to: &str) -> Result<(), (usize, String)> {
    let file = folder("brigades-de-fer").join("first-token.toml");
    let text = fs::read_to_string(&file).expect("a story");
    assert!(text.contains(from), "{from}");
    let story = Story::read(&text.replacen(from, to, 1), Path::new("."));
    let story = story.map_err(|fault| (fault.line, fault.reason))?;
    let failed = check(&story).err();
    failed.map_or(Ok(()), |failure| Err((failure.line, failure.reasons.join("; "))))
}

#[test]
fn what_does_not_hold_is_told_with_its_line() {
    assert_eq!(changed("turn = 1", "turn = 1"), Ok(()));
    let text = fs::read_to_string(folder("brigades-de-fer").join("first-token.toml"));
    let text = text.expect("a story");
    // The line of the step or expectation in which something stands.
    let part = |word: &str| {
        let before = &text[..text.find(word).expect("it stands there")];
        before.rfind("[[").map_or(1, |at| text[..at].matches('\n').count() + 1)
    };
    let cases = [
        ("strength = 4", "strength = 3", "U1 strength"),
        ("markers = []", "markers = [\"mounted\"]", "U1 markers"),
        ("points = [5, 7]", "points = [5, 8]", "points"),
        ("4, 1, 4, 7]", "4, 1, 4, 7, 1]", "dice"),
        ("4, 1, 4, 7]", "4, 1, 4]", "Missing"),
        ("confederate = \"designate\"", "confederate = \"act\"", "asked"),
        ("piece = \"C1\" }", "piece = \"U1\" }", "offered"),
        ("refused = \"BF-5.4\"", "refused = \"BF-5.8\"", "refused"),
        ("\"BF-4.14\", \"BF-5.3\"", "\"BF-9.1\", \"BF-5.3\"", "BF-9.1"),
        ("does = \"detach\"", "does = \"charge\"", "not offered"),
    ];
    for (from, to, told) in cases {
        let line = part(from);
        let (found, reason) = changed(from, to).expect_err(to);
        assert!(found == line && reason.contains(told), "{to}: line {found}: {reason}");
    }
}

#[test]
fn what_is_no_story_is_refused_with_its_line() {
    for (from, to, line) in [
        ("turn = 1", "trun = 1", 32),
        ("scenario = \"brigades-de-fer/brawners-farm\"", "scenario = \"nowhere\"", 3),
        ("does = \"commit\"", "does = 3", 14),
    ] {
        let (found, reason) = changed(from, to).expect_err(to);
        assert_eq!(found, line, "{to}: {reason}");
    }
}
