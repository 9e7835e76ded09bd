//! Whoever runs a server finds every setting in `docs/hosting.md`, and one that cannot be read is
//! not passed over.

use std::collections::BTreeSet;
use std::process::Command;

const DOCS: &str = include_str!("../../../docs/hosting.md");
const SOURCES: [&str; 2] = [include_str!("../src/settings.rs"), include_str!("../src/serve.rs")];

fn settings(text: &str) -> BTreeSet<&str> {
    let parts = text.split("GROGNARD_").skip(1);
    let end = |part: &str| part.find(|letter: char| !letter.is_ascii_uppercase() && letter != '_');
    parts.map(|part| &part[..end(part).unwrap_or(part.len())]).collect()
}

#[test]
fn every_setting_is_documented() {
    let known: BTreeSet<&str> = SOURCES.into_iter().flat_map(settings).collect();
    let mut told = settings(DOCS);
    // Quotas have a second setting each, whose name is made of the first.
    told.retain(|name| {
        let of_all = name.strip_suffix("_IN_ALL");
        of_all.is_none_or(|name| !known.contains(name))
    });
    assert!(known.len() > 20);
    assert_eq!(told, known);
    for name in known.iter().filter(|name| name.contains("_PER_") && !name.contains("ADDRESS")) {
        assert!(DOCS.contains(&format!("GROGNARD_{name}_IN_ALL`")), "{name}");
    }
}

#[test]
fn a_setting_that_cannot_be_read_stops_the_start() {
    for (name, value) in [
        ("GROGNARD_RATE", "fast"),
        ("GROGNARD_TRUSTED_PROXIES", "10.0.0.0/33"),
        ("GROGNARD_GAMES_PER_HOUR_IN_ALL", "-1"),
        ("GROGNARD_SWEEP_DAYS", "1.5"),
        ("GROGNARD_METRICS_BIND", "everywhere"),
    ] {
        let folder = tempfile::TempDir::new().expect("a folder");
        let started = Command::new(env!("CARGO_BIN_EXE_grognard"))
            .args(["serve", "--bind", "127.0.0.1:0", "--lang", "en", "--data"])
            .arg(folder.path())
            .env(name, value)
            .output()
            .expect("it runs");
        assert_eq!(started.status.code(), Some(2), "{name}");
        let told = String::from_utf8_lossy(&started.stderr);
        assert!(told.contains(name) && told.contains(value), "{told}");
    }
}
