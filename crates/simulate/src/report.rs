//! Statistics over many battles.

use std::collections::BTreeMap;

use engine::game::{Doctrine, hash_text, state_hash};
use opponent::{Budget, Opponent};
use serde::Serialize;

use crate::battle::{ComputerFault, Fought};
use crate::plan::Plan;
use crate::statistics::{Histogram, deviation, mean, quantile, rate, wilson};

/// What was simulated, for the head of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct About {
    /// The id of the rulebook.
    pub ruleset: String,
    /// The prefix of its messages, such as `BF`.
    #[serde(skip)]
    pub prefix: String,
    /// The id of the scenario.
    pub scenario: String,
    /// The title of the scenario, in the reader's language.
    pub title: String,
    /// The sides by seat: an id, and a name in the reader's language.
    #[serde(skip)]
    pub sides: Vec<(String, String)>,
}

/// The result of one battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BattleResult {
    /// The number of the battle, from 0.
    pub game: u32,
    pub seed: u64,
    /// Whether the players had exchanged their seats.
    pub swapped: bool,
    /// The seat that won.
    pub winner: Option<u8>,
    /// The level of victory, or nothing if the battle was cut short.
    pub level: Option<String>,
    pub reason: Option<String>,
    pub turns: u32,
    pub choices: u32,
    pub tallies: Vec<(String, Vec<i64>)>,
    /// The hash of the last state.
    pub hash: String,
    /// Who played each seat.
    pub players: Vec<String>,
    pub faults: Vec<ComputerFault>,
}

impl BattleResult {
    /// The seat that a player of the plan held.
    fn seat_of(&self, player: usize, plan: &Plan) -> usize {
        if self.swapped { plan.players.len() - 1 - player } else { player }
    }

    pub(crate) fn of<R: Doctrine>(fought: &Fought<R>, game: u32, plan: &Plan) -> Self {
        let outcome = fought.outcome.as_ref();
        Self {
            game,
            seed: plan.seed_of(game),
            swapped: plan.is_swapped(game),
            winner: fought.winner().map(|seat| seat.0),
            level: outcome.map(|outcome| outcome.level.clone()),
            reason: outcome.map(|outcome| outcome.reason.clone()),
            turns: fought.turns,
            choices: u32::try_from(fought.game.played().len()).unwrap_or(u32::MAX),
            tallies: fought
                .tallies
                .iter()
                .map(|tally| (tally.key.to_owned(), tally.by_seat.clone()))
                .collect(),
            hash: hash_text(state_hash(fought.game.state())),
            players: plan.players_of(game).iter().map(player_name).collect(),
            faults: fought.faults.clone(),
        }
    }
}

/// Battles of a kind, with their share and the interval of 95 % around it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Counted {
    pub games: u32,
    pub rate: f64,
    pub interval: [f64; 2],
}

impl Counted {
    fn new(games: u32, of: u32) -> Self {
        Self { games, rate: rate(games, of), interval: wilson(games, of) }
    }
}

/// A side and how often it won.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SideReport {
    pub side: String,
    pub name: String,
    /// The level of its player; in a mirrored run of the first battle of each pair.
    pub player: String,
    pub wins: Counted,
}

/// A player of a mirrored run, whatever its side. Shares are of all battles, drawn ones included.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Player {
    pub player: String,
    pub wins: Counted,
    pub losses: Counted,
    /// Pairs of battles, the same dice from either side, in which it did better than the other: what
    /// counts where a battle favours one side.
    pub pairs: Counted,
    /// What it won from each seat, out of the battles in which it held that seat.
    pub by_side: Vec<PlayerSide>,
}

/// A player on one side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlayerSide {
    pub side: String,
    pub wins: Counted,
    pub draws: Counted,
}

/// Battles that ended in the same way.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OutcomeCount {
    /// The side that won, or nothing for a draw.
    pub side: Option<String>,
    /// The level of victory, or what decided it: a word of the rulebook.
    pub what: String,
    pub games: u32,
    pub rate: f64,
}

/// How a number was spread over the battles.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Spread {
    pub mean: f64,
    pub deviation: f64,
    /// The least, the quartiles and the most.
    pub quartiles: [i64; 5],
    pub histogram: Histogram,
}

impl Spread {
    fn of(values: &[i64]) -> Self {
        let (least, most) = bounds(values);
        Self::within(values, least, most)
    }

    fn within(values: &[i64], least: i64, most: i64) -> Self {
        let mut sorted = values.to_vec();
        sorted.sort_unstable();
        Self {
            mean: mean(values),
            deviation: deviation(values),
            quartiles: [0, 25, 50, 75, 100].map(|share| quantile(&sorted, share)),
            histogram: Histogram::within(values, least, most),
        }
    }
}

fn bounds(values: &[i64]) -> (i64, i64) {
    let least = values.iter().copied().min().unwrap_or(0);
    (least, values.iter().copied().max().unwrap_or(0))
}

/// Something counted of every battle, by side, in bins that both sides share.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TallyReport {
    pub key: String,
    pub sides: Vec<Spread>,
}

/// What many battles show.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    #[serde(flatten)]
    pub about: About,
    pub games: u32,
    pub seed: u64,
    pub mirror: bool,
    pub sides: Vec<SideReport>,
    pub draws: Counted,
    /// Battles that were cut short.
    pub unfinished: u32,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<Player>,
    pub victories: Vec<OutcomeCount>,
    pub reasons: Vec<OutcomeCount>,
    /// Turns played; nothing for a game without turns.
    pub turns: Option<Spread>,
    pub choices: Spread,
    pub tallies: Vec<TallyReport>,
    /// Where computer players found no answer or one that was refused, and the default answer was given.
    pub faults: Vec<ComputerFault>,
    /// Every battle.
    #[serde(skip)]
    pub battles: Vec<BattleResult>,
}

impl Report {
    pub(crate) fn of(about: &About, plan: &Plan, battles: Vec<BattleResult>) -> Self {
        let games = u32::try_from(battles.len()).unwrap_or(u32::MAX);
        let count = |test: &dyn Fn(&BattleResult) -> bool| {
            let counted = battles.iter().filter(|one| test(one)).count();
            u32::try_from(counted).unwrap_or(u32::MAX)
        };
        let sides = (0u8..).zip(&about.sides).map(|(seat, (side, name))| SideReport {
            side: side.clone(),
            name: name.clone(),
            player: plan.players.get(usize::from(seat)).map_or(String::new(), player_name),
            wins: Counted::new(count(&|one| one.winner == Some(seat)), games),
        });
        let players = (0..plan.players.len())
            .filter(|_| plan.mirror)
            .map(|index| player(about, plan, &battles, index));
        let turns: Vec<i64> = battles.iter().map(|one| i64::from(one.turns)).collect();
        let choices: Vec<i64> = battles.iter().map(|one| i64::from(one.choices)).collect();
        Self {
            games,
            seed: plan.seed,
            mirror: plan.mirror,
            sides: sides.collect(),
            draws: Counted::new(count(&|one| one.winner.is_none() && one.level.is_some()), games),
            unfinished: count(&|one| one.level.is_none()),
            players: players.collect(),
            victories: decided(about, &battles, |one| one.level.as_deref()),
            reasons: decided(about, &battles, |one| one.reason.as_deref()),
            turns: turns.iter().any(|turns| *turns > 0).then(|| Spread::of(&turns)),
            choices: Spread::of(&choices),
            tallies: tallies(&battles, about.sides.len()),
            faults: battles.iter().flat_map(|one| one.faults.iter().cloned()).collect(),
            about: about.clone(),
            battles,
        }
    }
}

/// How a player of a mirrored run did.
fn player(about: &About, plan: &Plan, battles: &[BattleResult], index: usize) -> Player {
    let count = |test: &dyn Fn(&BattleResult, usize) -> bool| {
        let counted = battles.iter().filter(|one| test(one, one.seat_of(index, plan))).count();
        u32::try_from(counted).unwrap_or(u32::MAX)
    };
    let won = |one: &BattleResult, seat: usize| one.winner.map(usize::from) == Some(seat);
    let lost = |one: &BattleResult, seat: usize| {
        one.winner.is_some_and(|winner| usize::from(winner) != seat)
    };
    let games = count(&|_, _| true);
    let by_side = about.sides.iter().enumerate().map(|(side, (id, _))| {
        let held = count(&|_, seat| seat == side);
        let drawn = |one: &BattleResult| one.winner.is_none() && one.level.is_some();
        PlayerSide {
            side: id.clone(),
            wins: Counted::new(count(&|one, seat| seat == side && won(one, seat)), held),
            draws: Counted::new(count(&|one, seat| seat == side && drawn(one)), held),
        }
    });
    Player {
        player: player_name(&plan.players[index]),
        wins: Counted::new(count(&won), games),
        losses: Counted::new(count(&lost), games),
        pairs: pairs(plan, battles, index),
        by_side: by_side.collect(),
    }
}

/// The pairs of a mirrored run in which a player won more battles than it lost.
fn pairs(plan: &Plan, battles: &[BattleResult], index: usize) -> Counted {
    let lead = |one: &BattleResult| match one.winner.map(usize::from) {
        None => 0,
        Some(winner) if winner == one.seat_of(index, plan) => 1,
        Some(_) => -1,
    };
    // The last battle of an odd number has no other to be compared with.
    let pairs = battles.chunks_exact(2).map(|pair| pair.iter().map(lead).sum::<i32>());
    let (all, won) = pairs.fold((0, 0), |(all, won), lead| (all + 1, won + u32::from(lead > 0)));
    Counted::new(won, all)
}

/// The level, and for a marshal how far it thinks.
fn player_name(player: &Opponent) -> String {
    match (player.level, player.budget) {
        (opponent::Level::Marshal, Budget::Nodes(nodes)) if nodes != Opponent::NODES => {
            format!("{}:{nodes}", player.level)
        }
        _ => player.level.to_string(),
    }
}

/// Battles by winner and a word about them, the most frequent first.
fn decided(
    about: &About,
    battles: &[BattleResult],
    word: impl Fn(&BattleResult) -> Option<&str>,
) -> Vec<OutcomeCount> {
    let mut counts: BTreeMap<(Option<u8>, &str), u32> = BTreeMap::new();
    for one in battles {
        if let Some(word) = word(one) {
            *counts.entry((one.winner, word)).or_default() += 1;
        }
    }
    let all = u32::try_from(battles.len()).unwrap_or(u32::MAX);
    let mut list: Vec<OutcomeCount> = counts
        .into_iter()
        .map(|((winner, what), games)| OutcomeCount {
            side: winner.and_then(|seat| Some(about.sides.get(usize::from(seat))?.0.clone())),
            what: what.to_owned(),
            games,
            rate: rate(games, all),
        })
        .collect();
    list.sort_by_key(|one| std::cmp::Reverse(one.games));
    list
}

fn tallies(battles: &[BattleResult], sides: usize) -> Vec<TallyReport> {
    let mut keys: Vec<&str> = Vec::new();
    for (key, _) in battles.iter().flat_map(|one| &one.tallies) {
        if !keys.contains(&key.as_str()) {
            keys.push(key);
        }
    }
    keys.into_iter()
        .map(|key| {
            let of_seat = |seat: usize| -> Vec<i64> {
                battles.iter().filter_map(|one| tally(one, key, seat)).collect()
            };
            let values: Vec<Vec<i64>> = (0..sides).map(of_seat).collect();
            let all: Vec<i64> = values.iter().flatten().copied().collect();
            let (least, most) = bounds(&all);
            let spreads = values.iter().map(|values| Spread::within(values, least, most));
            TallyReport { key: key.to_owned(), sides: spreads.collect() }
        })
        .collect()
}

/// What was counted for a seat in a battle.
pub(crate) fn tally(one: &BattleResult, key: &str, seat: usize) -> Option<i64> {
    one.tallies.iter().find(|tally| tally.0 == key)?.1.get(seat).copied()
}
