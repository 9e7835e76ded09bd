//! What is written on a sheet is nobody else's business, whichever sheet of a turn it is: two brigades that
//! stand in each other's reach are asked all of them, with what players may agree on that is secret too.

use marie_louise::game::{MarieLouise, Options, State};
use marie_louise::options::HouseRules;
use marie_louise::scenario::Scenario;

/// The questions that both sides answer in secret in the course of a turn.
const SHEETS: [&str; 9] =
    ["attach", "orders", "stand", "charge", "react", "fire", "retire", "plot", "ride"];

fn clash(house_rules: HouseRules) -> State {
    let scenario = Scenario::parse(include_str!("clash.toml")).expect("a sound battle");
    MarieLouise::begin(&scenario, &Options { house_rules })
}

#[test]
fn no_sheet_of_a_turn_tells_what_is_written_on_it() {
    let usual = HouseRules::DEFAULT;
    let setups = [
        ("as listed", clash(usual)),
        ("late", clash(HouseRules { late_declaration: true, free_deployment: true, ..usual })),
        ("one by one", clash(HouseRules { alt_movement: true, ..usual })),
        ("unknown", clash(HouseRules { hidden_quality: true, ..usual })),
    ];
    let seen = testkit::examine::<MarieLouise>(&setups, 9, 50_000);
    let seen = seen.unwrap_or_else(|fault| panic!("{fault}"));
    let missing: Vec<&str> =
        SHEETS.into_iter().filter(|name| !seen.questions.contains(name)).collect();
    assert!(missing.is_empty(), "never secret: {missing:?} of {:?}", seen.questions);
}
