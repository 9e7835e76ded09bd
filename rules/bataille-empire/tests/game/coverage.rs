//! Which rules the scripted tests show that no story and no golden game guards.

use std::path::Path;

#[test]
fn scripted_tests_guard_what_the_book_says() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("coverage.toml");
    let skipped = ["coverage::", "golden::", "random::"];
    testkit::coverage::scripted_tests(&bataille_empire::RULEBOOK, &file, &skipped);
}
