//! Every procedure: the odds of a typical and of the largest legal input, and lines resolved.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Instant;

use engine::{AnyProcedure, Entry, Rulebook, Seeded};
use serde_json::{Value, json};

use crate::{best_time, microseconds, root};

struct Bench {
    procedure: &'static dyn AnyProcedure,
    size: String,
    input: Value,
}

fn benches(book: &Rulebook) -> Vec<Bench> {
    let file = root().join("rules").join(book.id).join("tests/bench.jsonl");
    let lines = fs::read_to_string(&file).unwrap_or_default();
    lines
        .lines()
        .map(|line| {
            let bench: Value = serde_json::from_str(line).expect("checked by the tests");
            let name = bench["procedure"].as_str().expect("checked by the tests");
            Bench {
                procedure: book.procedure(name).expect("checked by the tests"),
                size: bench["size"].as_str().expect("checked by the tests").to_owned(),
                input: bench["input"].clone(),
            }
        })
        .collect()
}

pub(crate) fn odds() {
    println!("Odds, microseconds (targets: typical under 1,000, largest under 50,000)\n");
    for book in games::RULEBOOKS {
        let mut typical = Vec::new();
        println!("  {}", book.title);
        for bench in benches(book) {
            let input = bench.input.to_string();
            let time = microseconds(best_time(|| bench.procedure.odds(&input)));
            let results = bench.procedure.odds(&input).map_or(0, |odds| odds.len());
            let target = if bench.size == "typical" { 1e3 } else { 5e4 };
            let verdict = if time > target { "  over the target" } else { "" };
            let name = bench.procedure.name();
            println!("    {name:24} {:8} {time:>10.2}  {results:>6} results{verdict}", bench.size);
            if bench.size == "typical" {
                typical.push(time);
            }
        }
        typical.sort_by(f64::total_cmp);
        if let Some(median) = typical.get(typical.len() / 2) {
            println!("    {:24} {:8} {median:>10.2}\n", "median", "typical");
        }
    }
}

/// Lines given to the program for each rulebook.
const LINES: usize = 200_000;

/// Runs the real program on one core, from a file into nothing.
pub(crate) fn resolve_lines() {
    println!("resolve --jsonl, lines a second on one core (target: 200,000)\n");
    let program = root().join("target/release/grognard");
    for book in games::RULEBOOKS {
        let lines = typical_lines(book);
        if lines.is_empty() {
            continue;
        }
        let file =
            std::env::temp_dir().join(format!("grognard-bench-{}.jsonl", std::process::id()));
        write_lines(&file, &lines);
        let start = Instant::now();
        let status = Command::new(&program)
            .args(["resolve", book.id, "--jsonl", "--input"])
            .arg(&file)
            .stdout(Stdio::null())
            .status();
        let seconds = start.elapsed().as_secs_f64();
        let _ = fs::remove_file(&file);
        match status {
            Ok(status) if status.success() => {
                println!("  {:34} {:>10.0}", book.title, LINES as f64 / seconds);
            }
            _ => println!("  {:34} {} did not run", book.title, program.display()),
        }
    }
}

fn typical_lines(book: &Rulebook) -> Vec<String> {
    benches(book)
        .into_iter()
        .filter(|bench| bench.size == "typical")
        .map(|bench| {
            let input = bench.input.to_string();
            let rolled = bench.procedure.resolve(&input, &mut Seeded::new(1));
            let log = rolled.expect("checked by the tests").log;
            let thrown = log.entries().iter().filter_map(|entry| match entry {
                Entry::Throw { faces, .. } => Some(faces.clone()),
                _ => None,
            });
            let dice: Vec<u8> = thrown.flatten().collect();
            let name = bench.procedure.name();
            json!({ "procedure": name, "input": bench.input, "dice": dice }).to_string()
        })
        .collect()
}

fn write_lines(file: &PathBuf, lines: &[String]) {
    let out = fs::File::create(file).expect("the folder for temporary files can be written");
    let mut out = std::io::BufWriter::new(out);
    for line in lines.iter().cycle().take(LINES) {
        writeln!(out, "{line}").expect("the disk has room");
    }
}
