//! Whom the battles favour: fights each of them between sergeants and writes `scenarios/balance.toml`, which
//! the lobby tells: `cargo run --release -p games --example balance -- [GAMES] [PART OF AN ID…]`. Battles
//! that are not named keep what stands there.

use std::error::Error;
use std::ops::ControlFlow;
use std::path::Path;

use games::{Balance, Balances, scenarios};
use opponent::{Level, Opponent};
use simulate::Plan;
use words::Language;

/// The seed of all battles.
const SEED: u64 = 1862;

const HEAD: &str = "\
# How battles between sergeants ended, by the id of each: how many each side won, by seat, and how many were
# drawn. Written by `cargo run --release -p games --example balance`; run it again after a change of a battle,
# of the rules or of how computers play.
";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let games = arguments.first().map_or(Ok(1000), |count| count.parse())?;
    let wanted = arguments.get(1..).unwrap_or_default();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/balance.toml");
    let mut balances: Balances = toml::from_str(&std::fs::read_to_string(&file)?)?;
    for (game, source) in scenarios() {
        let id = source.id.clone();
        if !wanted.is_empty() && !wanted.iter().any(|part| id.contains(part)) {
            continue;
        }
        let battle = game.read(source).map_err(|faults| format!("{id}: {faults:?}"))?;
        let sergeant = Opponent::new(Level::Sergeant);
        let plan = Plan {
            players: vec![sergeant, sergeant],
            games,
            seed: SEED,
            threads: 1,
            mirror: false,
            longest: Plan::LONGEST,
        };
        let report = battle
            .simulate(&plan, Language::English.words(), &|_| ControlFlow::Continue(()), None)
            .map_err(|stuck| format!("{id}: {stuck:?}"))?;
        if let Some(text) = simulate::faults(&report, Language::English.words()) {
            eprintln!("{id}: {text}");
        }
        let [first, second] = report.sides.as_slice() else { continue };
        let won = [first.wins.games, second.wins.games];
        let balance = Balance { games, seed: SEED, won, drawn: report.draws.games };
        println!("{id}: {balance:?}");
        balances.insert(id, balance);
        std::fs::write(&file, format!("{HEAD}\n{}", toml::to_string(&balances)?))?;
    }
    Ok(())
}
