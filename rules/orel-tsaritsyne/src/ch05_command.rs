//! OT-5 Command: who is in the chain, who is out of command (NC), and what that costs.

use engine::input::{Decimal, Int};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::unit::Game;
use crate::{follows, ot};

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CommandStatusInput {
    #[serde(default)]
    game: Game,
    #[serde(default)]
    command_option: bool,
    #[serde(default)]
    event_nc: bool,
    /// Hexes to the leader along the path.
    #[serde(default)]
    distance: Int<0, 40>,
    #[serde(default = "usual_range")]
    leader_range: Int<1, 8>,
    #[serde(default)]
    path_blocked: bool,
    #[serde(default)]
    independent: bool,
    #[serde(default)]
    in_depot_range: bool,
}

const fn usual_range() -> Int<1, 8> {
    Int::of(4)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct CommandStatusResult {
    commanded: bool,
    movement_factor: Decimal,
    prepared_attack: bool,
    must_close_on_depot: bool,
    may_leave_depot_range: bool,
}

/// OT-5.4: army units are always in the chain; others when their leader is near enough.
fn in_chain(input: &CommandStatusInput) -> bool {
    let reached = input.distance.get() <= input.leader_range.get() && !input.path_blocked;
    input.independent || reached
}

/// OT-5.1, OT-5.4 to OT-5.7, OT-5.9: a unit is NC by an event or, with the option, outside the
/// chain. The depot duties of Orël bind it in both cases, with or without the option.
fn command_status(
    input: CommandStatusInput,
    log: &mut Log,
) -> Result<CommandStatusResult, Refusal> {
    let outside = !in_chain(&input);
    let nc_by_chain = input.command_option && outside;
    if input.event_nc {
        log.note(ot("5.6"), "nc-by-event");
    }
    if nc_by_chain {
        log.note(ot("5.4"), "outside-the-chain");
    }
    let commanded = !input.event_nc && !nc_by_chain;
    if !commanded {
        log.note(ot("5.5"), "nc-unit-is-slow");
    }
    let duties = input.game == Game::Orel && (input.event_nc || outside);
    if duties {
        let rule = if commanded { ot("5.9") } else { ot("5.7") };
        log.note(rule, "bound-to-the-depots");
    }
    Ok(CommandStatusResult {
        commanded,
        movement_factor: if commanded { Decimal::whole(1) } else { Decimal::parts(1, 2) },
        prepared_attack: commanded,
        must_close_on_depot: duties && !input.in_depot_range,
        may_leave_depot_range: !duties,
    })
}

/// OT-5.5: half the MP, rounded up.
pub const fn movement_of_nc(movement: i32) -> i32 {
    (movement + 1) / 2
}

pub static COMMAND_STATUS: Lookup<CommandStatusInput, CommandStatusResult> = Lookup::new(
    "command-status",
    follows(&["5.1", "5.4", "5.5", "5.6", "5.7", "5.9"]),
    command_status,
);
