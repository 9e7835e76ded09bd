//! BF-10 Losses: the first, third... cost a stand, the second, fourth... ground.

use engine::input::Int;
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch08_fire::unobstructed;
use crate::unit::Category;
use crate::{applies, bf, follows};

/// BF-10.9: what the owner of a unit under fire wants for its even losses.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Deserialize,
    Serialize,
    JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum EvenLosses {
    #[default]
    Retreat,
    Stand,
}

/// The UD that an unhindered unit can retreat: more than any loss asks for.
pub const RETREAT_ROOM: Int<0, 10> = Int::of(10);

/// Losses suffered by one unit in one fire or combat, as they are allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Toll {
    vc: i32,
    room: i32,
    pub even_losses: EvenLosses,
    pub suffered: i32,
    pub stands_lost: i32,
    pub retreat: i32,
}

impl Toll {
    /// A unit before its first loss. BF-10.3: artillery never retreats.
    pub fn none(category: Category, vc: i32, even_losses: EvenLosses, room: i32) -> Self {
        let room = if category.is_artillery() { 0 } else { room };
        Self { vc, room, even_losses, suffered: 0, stands_lost: 0, retreat: 0 }
    }

    /// BF-10.1 to BF-10.4, BF-10.9, BF-10.10: so many losses, in order, until the unit is destroyed.
    pub fn of(
        category: Category,
        vc: i32,
        losses: i32,
        even_losses: EvenLosses,
        room: i32,
    ) -> Self {
        let mut toll = Self::none(category, vc, even_losses, room);
        while toll.suffered < losses && !(toll.destroyed() && applies(bf("10.10"))) {
            toll.suffer();
        }
        toll
    }

    /// BF-10.1, BF-10.2, BF-10.4: the next loss. An odd one costs a stand; an even one a UD of
    /// retreat, or a stand where there is no room or the owner prefers it.
    pub fn suffer(&mut self) {
        self.suffered += 1;
        let even = self.suffered % 2 == 0;
        if even && self.even_losses == EvenLosses::Retreat && self.retreat < self.room {
            self.retreat += i32::from(applies(bf("10.2")));
        } else if even && self.even_losses == EvenLosses::Retreat {
            self.stands_lost += i32::from(applies(bf("10.4")));
        } else {
            self.stands_lost += i32::from(even || applies(bf("10.1")));
        }
    }

    /// BF-2.7: nothing is left of the unit.
    pub const fn destroyed(&self) -> bool {
        self.stands_lost >= self.vc
    }

    /// The ground to give; who is destroyed gives none.
    pub const fn retreat_ud(&self) -> i32 {
        if self.destroyed() { 0 } else { self.retreat }
    }
}

/// What caused the losses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Fire,
    CloseCombat,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LossesInput {
    category: Category,
    vc: Int<1, 6>,
    losses: Int<0, 60>,
    source: Source,
    #[serde(default)]
    even_losses: EvenLosses,
    #[serde(default = "unobstructed")]
    retreat_room: Int<0, 10>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct LossesResult {
    stands_lost: i32,
    retreat_ud: i32,
    destroyed: bool,
    turned_away: bool,
    excess: i32,
}

fn losses(input: LossesInput, log: &mut Log) -> Result<LossesResult, Refusal> {
    let chosen = input.source == Source::CloseCombat && input.even_losses == EvenLosses::Stand;
    Refusal::when(chosen, bf("10.8"), "even_losses", "no-choice-in-close-combat")?;
    let losses = input.losses.get();
    let room = input.retreat_room.get();
    let toll = Toll::of(input.category, input.vc.get(), losses, input.even_losses, room);
    log.note_value(bf("10.1"), "stands-lost", i64::from(toll.stands_lost));
    if toll.retreat_ud() > 0 {
        log.note_value(bf("10.2"), "ud-of-retreat", i64::from(toll.retreat_ud()));
    }
    if input.category.is_artillery() && losses > 1 {
        log.note(bf("10.3"), "artillery-never-retreats");
    }
    // BF-10.6: beyond 1 UD the unit turns its back.
    let turned_away = toll.retreat_ud() > 1;
    if turned_away {
        log.note(bf("10.6"), "turns-its-back");
    }
    let excess = losses - toll.suffered;
    Ok(LossesResult {
        stands_lost: toll.stands_lost,
        retreat_ud: toll.retreat_ud(),
        destroyed: toll.destroyed(),
        turned_away,
        excess,
    })
}

pub static LOSSES: Lookup<LossesInput, LossesResult> = Lookup::new(
    "losses",
    follows(&["10.1", "10.2", "10.3", "10.4", "10.6", "10.7", "10.8", "10.9", "10.10"]),
    losses,
);
