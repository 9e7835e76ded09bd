//! Which rules of a book are in play in its whole game, and which of them somebody guards: each rule that
//! a story, a whole game that is kept or a scripted test cites is left out, and they must notice.
//!
//! What the file of the book claims must be so; `GROGNARD_BLESS=1` looks at everything and writes it anew.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, thread};

use dice::{LEAVE_OUT, RuleId, consulted_by, without_rule};
use engine::Rulebook;
use engine::coverage::{Coverage, Covered, Observed, Section};
use engine::game::{CITED, cited_by};

/// The rules that something cites, and those of them that carry a mechanism which can be left out.
#[derive(Clone, Debug, Default)]
pub struct Citing {
    pub cited: BTreeSet<String>,
    pub carried: BTreeSet<String>,
}

/// Something that holds as long as the rules do.
pub trait Proof: Sync {
    fn name(&self) -> &str;

    /// What it cites; nothing if it does not hold.
    fn cites(&self) -> Option<Citing>;

    /// The first of several that does not hold without a rule.
    fn fails_without(rule: &str, proofs: &[&Self]) -> Option<String>;
}

/// A proof that runs in this process: a story, a whole game.
pub struct InProcess<'a> {
    pub name: String,
    /// Whether it holds.
    pub holds: Box<dyn Fn() -> bool + Sync + 'a>,
}

impl std::fmt::Debug for InProcess<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("InProcess").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Runs something on a thread of its own, where nothing is known from before. A panic gives nothing.
fn afresh<T: Send>(run: impl FnOnce() -> T + Send) -> Option<T> {
    let run = || catch_unwind(AssertUnwindSafe(run)).ok();
    thread::scope(|scope| scope.spawn(run).join().ok().flatten())
}

fn ids(rules: &BTreeSet<RuleId>) -> BTreeSet<String> {
    rules.iter().map(ToString::to_string).collect()
}

impl Proof for InProcess<'_> {
    fn name(&self) -> &str {
        &self.name
    }

    fn cites(&self) -> Option<Citing> {
        let ((holds, citing), consulted) = afresh(|| consulted_by(|| cited_by(|| (self.holds)())))?;
        let carried = citing.cited.intersection(&consulted).chain(&citing.answered).copied();
        let (cited, carried) = (ids(&citing.cited), ids(&carried.collect()));
        holds.then_some(Citing { cited, carried })
    }

    fn fails_without(rule: &str, proofs: &[&Self]) -> Option<String> {
        let fails =
            |proof: &&&Self| !afresh(|| without_rule(rule, || (proof.holds)())).unwrap_or_default();
        proofs.iter().find(fails).map(|proof| proof.name.clone())
    }
}

/// A test of this very binary.
#[derive(Clone, Debug)]
struct Scripted {
    binary: PathBuf,
    name: String,
}

impl Scripted {
    /// Tests of the binary, run alone. What they print is kept.
    fn run(binary: &Path, names: &[&str], variable: (&str, &Path)) -> (bool, String) {
        let mut command = Command::new(binary);
        command.arg("--exact").args(names).env(variable.0, variable.1);
        let output = command.env_remove("GROGNARD_BLESS").stderr(Stdio::null()).output();
        let output = output.expect("the tests can be run");
        (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned())
    }
}

impl Proof for Scripted {
    fn name(&self) -> &str {
        &self.name
    }

    fn cites(&self) -> Option<Citing> {
        let file = env::temp_dir().join(format!(
            "grognard-cited-{}-{}",
            std::process::id(),
            self.name.replace("::", "-")
        ));
        let (passed, _) = Self::run(&self.binary, &[&self.name], (CITED, &file));
        let text = fs::read_to_string(&file).unwrap_or_default();
        // A file that is left behind harms nobody.
        let _ = fs::remove_file(&file);
        let cited: BTreeSet<String> = text.lines().map(str::to_owned).collect();
        passed.then(|| Citing { carried: cited.clone(), cited })
    }

    fn fails_without(rule: &str, proofs: &[&Self]) -> Option<String> {
        let binary = &proofs.first()?.binary;
        let names: Vec<&str> = proofs.iter().map(|proof| proof.name.as_str()).collect();
        let (passed, output) = Self::run(binary, &names, (LEAVE_OUT, Path::new(rule)));
        let failed = names.iter().find(|name| output.contains(&format!("test {name} ... FAILED")));
        // Whoever ends the whole process has failed as well.
        (!passed).then(|| failed.unwrap_or(&names[0]).to_string())
    }
}

fn blesses() -> bool {
    env::var_os("GROGNARD_BLESS").is_some()
}

/// A section of the file of a book: what was written, if it is so, or what proofs show.
pub fn section<P: Proof>(
    proofs: &[P],
    written: &Section,
    others: impl Fn(&str) -> Covered,
) -> Section {
    if blesses() {
        return observe(proofs, written, others);
    }
    let wrong = wrong_claims(proofs, written);
    assert!(wrong.is_empty(), "{wrong:#?}; make coverage writes what is so");
    written.clone()
}

/// What proofs show. Rules that others guard are left to them; one that others only cite is told if
/// it is guarded here. Of several proofs that would do, the one that was written before is kept.
fn observe<P: Proof>(proofs: &[P], written: &Section, others: impl Fn(&str) -> Covered) -> Section {
    let citing: Vec<Citing> = proofs
        .iter()
        .map(|proof| proof.cites().unwrap_or_else(|| panic!("{} does not hold", proof.name())))
        .collect();
    let mut by_rule: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (index, one) in citing.iter().enumerate() {
        for id in &one.cited {
            by_rule.entry(id).or_default().push(index);
        }
    }
    let mut section = Section::new();
    for (id, by) in by_rule {
        let before = others(id);
        if before == Covered::Guarded {
            continue;
        }
        let known = written.get(id);
        let kept = |name: Option<&String>| {
            name.and_then(|name| by.iter().find(|index| proofs[**index].name() == name))
        };
        let in_play = *kept(known.map(|one| &one.in_play)).unwrap_or(&by[0]);
        let first = kept(known.and_then(|one| one.guarded.as_ref()));
        let carries = |index: &&usize| citing[**index].carried.contains(id);
        let tried: Vec<&P> = first
            .into_iter()
            .chain(by.iter().filter(|index| Some(*index) != first))
            .filter(carries)
            .map(|index| &proofs[*index])
            .collect();
        let guarded = P::fails_without(id, &tried);
        if guarded.is_some() || before < Covered::InPlay {
            let in_play = proofs[in_play].name().to_owned();
            section.insert(id.to_owned(), Observed { in_play, guarded });
        }
    }
    section
}

/// What is written and is not so.
fn wrong_claims<P: Proof>(proofs: &[P], written: &Section) -> Vec<String> {
    let named = |name: &str| proofs.iter().find(|proof| proof.name() == name);
    let witnesses: BTreeSet<&str> = written.values().map(|one| one.in_play.as_str()).collect();
    let cited: BTreeMap<&str, Citing> =
        witnesses.into_iter().filter_map(|name| Some((name, named(name)?.cites()?))).collect();
    let mut wrong = Vec::new();
    for (id, Observed { in_play, guarded }) in written {
        if cited.get(in_play.as_str()).is_none_or(|citing| !citing.cited.contains(id)) {
            wrong.push(format!("{id} is not in play in {in_play}"));
        }
        if let Some(name) = guarded {
            let notices = |proof: &P| P::fails_without(id, &[proof]).is_some();
            if !named(name).is_some_and(notices) {
                wrong.push(format!("{id} is not guarded by {name}"));
            }
        }
    }
    wrong
}

/// The file of a book.
pub fn read(file: &Path) -> Coverage {
    let text = fs::read_to_string(file).unwrap_or_default();
    Coverage::read(&text).unwrap_or_else(|wrong| panic!("{}: {wrong}", file.display()))
}

/// Checks what is written by hand, and writes the file of a book if it is to be written.
pub fn keep(book: &Rulebook, file: &Path, found: &Coverage) {
    let known: BTreeSet<&str> = book.rules().map(|rule| rule.id).collect();
    for (id, reason) in &found.describes {
        assert!(known.contains(id.as_str()), "[describes] {id}: there is no such rule");
        assert!(reason.len() > 10, "[describes] {id}: the reason");
        let covered = found.of(id);
        assert_eq!(
            covered,
            Covered::Describes,
            "[describes] {id} is in play: it cannot stand there"
        );
    }
    if blesses() {
        fs::write(file, found.text()).expect("writable");
    }
}

/// The rules that the scripted tests of this binary show, beside stories and whole games. Tests outside
/// of a module and in the modules of `skipped` are not scripted: they play at random, or replay.
pub fn scripted_tests(book: &Rulebook, file: &Path, skipped: &[&str]) {
    let binary = env::current_exe().expect("this binary");
    let list = Command::new(&binary).args(["--list", "--format", "terse"]).output();
    let list = String::from_utf8_lossy(&list.expect("the tests are listed").stdout).into_owned();
    let scripted =
        |name: &&str| name.contains("::") && !skipped.iter().any(|module| name.starts_with(module));
    let tests: Vec<Scripted> = list
        .lines()
        .filter_map(|line| line.strip_suffix(": test"))
        .filter(scripted)
        .map(|name| Scripted { binary: binary.clone(), name: name.to_owned() })
        .collect();
    let mut coverage = read(file);
    let written = std::mem::take(&mut coverage.tests);
    coverage.tests = section(&tests, &written, |id| coverage.of(id));
    keep(book, file, &coverage);
}
