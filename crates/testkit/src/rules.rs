use std::collections::BTreeSet;

use engine::{Rejection, Rulebook};

/// Every id cited in code, tests and procedures exists in `RULES.md`; both languages tell the same
/// rules; every rule that a procedure follows is cited by a test.
pub fn rules(book: &Rulebook) {
    let english: Vec<&str> = book.rules().map(|rule| rule.id).collect();
    let french: Vec<&str> = book.rules_in_french().map(|rule| rule.id).collect();
    assert_eq!(english, french, "both languages tell the same rules in the same order");
    let known: BTreeSet<&str> = english.iter().copied().collect();
    assert_eq!(known.len(), english.len(), "every rule is told once");
    for rule in book.rules().chain(book.rules_in_french()) {
        assert!(rule.text.len() > 10, "{} is told", rule.id);
    }
    for cited in book.citations.code.iter().chain(book.citations.tests) {
        assert!(known.contains(cited), "{cited} is cited, but RULES.md does not have it");
    }
    let mut untested = BTreeSet::new();
    for procedure in book.procedures {
        assert!(procedure.rules().iter().len() > 0, "{} follows rules", procedure.name());
        for rule in procedure.rules().iter() {
            let rule = rule.to_string();
            assert!(known.contains(rule.as_str()), "{} follows {rule}", procedure.name());
            if !book.citations.tests.contains(&rule.as_str()) {
                untested.insert(rule);
            }
        }
    }
    assert!(untested.is_empty(), "no test cites {untested:?}");
}

/// Inputs that the rules must refuse, each with the rule that it breaks.
pub fn rejections(book: &Rulebook, cases: &[(&str, &str, &str)]) {
    for (rule, procedure, input) in cases {
        let procedure = crate::procedure(book, procedure);
        match procedure.odds(input) {
            Err(Rejection::Refused(refusal)) => {
                assert_eq!(refusal.rule.to_string(), *rule, "{} {input}", procedure.name());
                assert!(!refusal.field.is_empty(), "{} {input}: names a field", procedure.name());
            }
            other => panic!("{} {input}: {other:?} instead of {rule}", procedure.name()),
        }
    }
}
