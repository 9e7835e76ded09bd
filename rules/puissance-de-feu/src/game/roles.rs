//! PF-2.2, PF-Q4: the players roll for the roles; in a battle of history the role is the army.

use engine::Table;
use engine::game::{Revealed, Seat};

use super::choice::Choice;
use super::question::Question;
use super::state::{Exchanged, State, side_of};
use super::step::{Answered, Step, StepResult, ask, unasked};
use crate::ch02_deployment::{ATTACKER_ROLL, Choice as Role, Player, RoleRoll};
use crate::pf;
use crate::scenario::Side;

/// The role of the army at which a player sat down.
pub(crate) fn own(seat: Seat) -> Role {
    if side_of(seat) == Some(Side::Defender) { Role::Defend } else { Role::Attack }
}

pub(crate) fn run(attacker: Option<Role>) -> StepResult {
    let side = if attacker.is_none() { Side::Attacker } else { Side::Defender };
    let offers = [Role::Attack, Role::Defend].map(|role| Choice::Role { role });
    StepResult::Waits(Step::Roles { attacker }, ask(side, Question::Role, None, offers.into()))
}

/// What one would choose is of no use to the other, so both say it openly, one after the other.
pub(crate) fn answer(
    attacker: Option<Role>,
    state: &mut State,
    choice: &Choice,
    table: &mut Table<'_>,
) -> Answered {
    let Choice::Role { role } = *choice else { return Err(unasked()) };
    let Some(attacker) = attacker else {
        state.runtime.push(Step::Roles { attacker: Some(role) });
        return Ok(Revealed::Nothing);
    };
    let rolled = dice::play(ATTACKER_ROLL.steps, RoleRoll::between(attacker, role), table)?;
    state.exchanged = Exchanged(rolled.result().attacker == Player::PlayerB);
    let key =
        if state.exchanged.0 { "players-exchange-armies" } else { "players-keep-their-armies" };
    table.log().note(pf("Q4"), key);
    Ok(Revealed::Nothing)
}
