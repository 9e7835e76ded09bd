//! Whether a battle that somebody sends can be drawn and played at all, and soon enough.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use dice::Seeded;
use games::{AnyBattle, ScenarioFault};
use opponent::{Level, Opponent};
use render::Theme;
use words::Language;

/// Choices that are tried.
const CHOICES: u64 = 30;
/// Bytes of a map.
const LARGEST_MAP: usize = 4 << 20;

/// Its map, if it can be drawn and played within a budget of time. A part of the budget is for drawing, and no
/// single step may take all of it.
pub(crate) fn try_out(battle: &dyn AnyBattle, budget: Duration) -> Result<String, ScenarioFault> {
    let fault = |key| ScenarioFault { line: 1, field: String::new(), key, arguments: Vec::new() };
    let tried = catch_unwind(AssertUnwindSafe(|| play_a_little(battle, budget)));
    tried.unwrap_or(Err("scenario-breaks")).map_err(fault)
}

fn play_a_little(battle: &dyn AnyBattle, budget: Duration) -> Result<String, &'static str> {
    let started = Instant::now();
    let in_time = || if started.elapsed() < budget { Ok(()) } else { Err("scenario-too-slow") };
    let mut play = battle.begin();
    let map = render::svg(&play.scene(None, Language::French.words()), Theme::Paper);
    if map.len() > LARGEST_MAP {
        return Err("scenario-too-slow");
    }
    in_time()?;
    let recruit = Opponent::new(Level::Recruit);
    let mut dice = Seeded::new(1);
    for choice in 0..CHOICES {
        if play.outcome().is_some() {
            break;
        }
        let seat = *play.asked().first().ok_or("scenario-breaks")?;
        let chosen = play.thinker(seat).choose(&recruit, choice).ok_or("scenario-breaks")?;
        play.answer(seat, &chosen.choice, &mut dice).map_err(|_| "scenario-breaks")?;
        in_time()?;
    }
    // As a table shows it.
    let _tableau = play.tableau(None);
    in_time()?;
    Ok(map)
}
