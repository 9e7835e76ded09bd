//! Victory by points: who wins, and how clearly.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Never;
use crate::digest::is_default;
use crate::game::Seat;
use crate::input::{Int, Optional};

/// How clearly a battle is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LevelWord {
    Brilliant,
    Decisive,
    Victory,
    Marginal,
    Draw,
}

impl LevelWord {
    /// The word as it stands in files and outcomes.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Brilliant => "brilliant",
            Self::Decisive => "decisive",
            Self::Victory => "victory",
            Self::Marginal => "marginal",
            Self::Draw => "draw",
        }
    }
}

/// What is enough for a victory of some level: a lead of points, or the points of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(bound(deserialize = "S: Deserialize<'de>"))]
pub struct Level<S = Never> {
    /// How clearly it is won.
    pub level: LevelWord,
    /// Whoever is ahead by so many points or more wins; of one side, if a side is given.
    #[serde(default, skip_serializing_if = "is_default")]
    pub lead: Optional<Int<1, 999>>,
    /// This side wins, whatever the lead.
    #[serde(default, skip_serializing_if = "Optional::is_none")]
    pub side: Optional<S>,
    /// It wins with so many points or more.
    #[serde(default, skip_serializing_if = "is_default")]
    pub least: Optional<Int<0, 999>>,
    /// It wins if its enemy has so many points at most.
    #[serde(default, skip_serializing_if = "is_default")]
    pub enemy_at_most: Optional<Int<0, 999>>,
}

impl<S> Level<S> {
    /// A lead of so many points.
    pub const fn by_lead(level: LevelWord, lead: Int<1, 999>) -> Self {
        Self {
            level,
            lead: Optional(Some(lead)),
            side: Optional(None),
            least: Optional(None),
            enemy_at_most: Optional(None),
        }
    }
}

/// Who wins with these points, and how clearly: the first level that is reached counts. `seat` says
/// whose a side is.
pub fn judge<S: Copy>(
    levels: &[Level<S>],
    points: [i32; 2],
    seat: impl Fn(S) -> Seat,
) -> (Option<Seat>, LevelWord) {
    let leader = usize::from(points[1] > points[0]);
    let reached = |level: &Level<S>| match level.side.get() {
        Some(side) => {
            let at = usize::from(seat(side).0).min(1);
            let enough = level.least.get().is_none_or(|least| points[at] >= least.get());
            let kept = level.enemy_at_most.get().is_none_or(|most| points[1 - at] <= most.get());
            let ahead = points[at] - points[1 - at];
            let leads = level.lead.get().is_none_or(|lead| ahead >= lead.get());
            (enough && kept && leads).then_some(at)
        }
        None => {
            let ahead = points[leader] - points[1 - leader];
            level.lead.get().is_some_and(|lead| ahead >= lead.get()).then_some(leader)
        }
    };
    let won = levels.iter().find_map(|level| Some((reached(level)?, level.level)));
    match won {
        None | Some((_, LevelWord::Draw)) => (None, LevelWord::Draw),
        Some((at, level)) => (Some(Seat(at as u8)), level),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOBODY: fn(Never) -> Seat = |side| match side {};

    #[test]
    fn the_greatest_lead_that_is_reached_counts() {
        let levels = [
            Level::by_lead(LevelWord::Brilliant, Int::of(9)),
            Level::by_lead(LevelWord::Victory, Int::of(5)),
        ];
        for (points, winner, level) in [
            ([12, 3], Some(Seat(0)), LevelWord::Brilliant),
            ([3, 9], Some(Seat(1)), LevelWord::Victory),
            ([3, 7], None, LevelWord::Draw),
            ([0, 0], None, LevelWord::Draw),
        ] {
            assert_eq!(judge(&levels, points, NOBODY), (winner, level), "{points:?}");
        }
    }

    /// A scale that asks more of one side than of the other.
    #[test]
    fn a_side_may_need_a_lead_of_its_own() {
        let of = |level, seat: u8, lead| Level {
            side: Optional(Some(seat)),
            ..Level::by_lead(level, Int::of(lead))
        };
        let levels = [
            of(LevelWord::Decisive, 0, 15),
            of(LevelWord::Marginal, 0, 5),
            of(LevelWord::Decisive, 1, 20),
            of(LevelWord::Marginal, 1, 5),
        ];
        for (points, winner, level) in [
            ([35, 20], Some(Seat(0)), LevelWord::Decisive),
            ([34, 20], Some(Seat(0)), LevelWord::Marginal),
            ([20, 24], None, LevelWord::Draw),
            ([20, 39], Some(Seat(1)), LevelWord::Marginal),
            ([20, 40], Some(Seat(1)), LevelWord::Decisive),
        ] {
            assert_eq!(judge(&levels, points, Seat), (winner, level), "{points:?}");
        }
    }

    /// A scale for one side: White wins with 9 points, Red if White has 5 at most.
    #[test]
    fn the_points_of_one_side_may_decide() {
        #[derive(Deserialize)]
        struct File {
            levels: Vec<Level<Colour>>,
        }
        #[derive(Clone, Copy, Deserialize)]
        #[serde(rename_all = "snake_case")]
        enum Colour {
            White,
            Red,
        }
        let file: File = toml::from_str(
            r#"levels = [
                { level = "victory", side = "white", least = 9 },
                { level = "victory", side = "red", enemy_at_most = 5 },
            ]"#,
        )
        .expect("levels");
        let judge = |white| judge(&file.levels, [white, 99], |side| Seat(side as u8));
        assert_eq!(judge(9), (Some(Seat(0)), LevelWord::Victory));
        assert_eq!(judge(8), (None, LevelWord::Draw));
        assert_eq!(judge(6), (None, LevelWord::Draw));
        assert_eq!(judge(5), (Some(Seat(1)), LevelWord::Victory));
    }
}
