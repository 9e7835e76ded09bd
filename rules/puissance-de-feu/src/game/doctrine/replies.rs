//! Evasions and new facings.

use super::super::choice::Choice;
use super::super::contact::Contact;
use super::super::geometry::angle_between;
use super::super::roles;
use super::super::state::{State, seat_of};
use super::super::step::Step;
use super::stance::stance;
use super::threat::Threats;
use super::{Opinion, ahead};
use crate::ch09_melee_numbers::Clash;
use crate::scenario::Side;

/// PF-2.2: the army for which it was asked to play.
pub(super) fn of_role(side: Side, choice: &Choice) -> Opinion {
    let own = matches!(choice, Choice::Role { role } if *role == roles::own(seat_of(side)));
    (if own { 1_000 } else { 0 }, "2.2", "pf-why-role")
}

/// PF-10.1: stand if the melee is likely to be won, or if ground would be lost.
pub(super) fn of_reaction(state: &State, choice: &Choice) -> Opinion {
    let Some(Step::React(charging)) = state.runtime.top() else {
        return (0, "10.1", "pf-why-stand");
    };
    let contact = Contact::find(charging, state);
    // He who is charged has not measured either.
    let gap = state.estimate(charging.target, charging.charger, contact.way);
    let (own, foe) = (state.unit(charging.target), state.unit(charging.charger));
    let clash = Clash {
        charger: foe,
        defender: own,
        flank_or_rear: !state.in_field(charging.target, state.eye(charging.charger)),
        behind_obstacle: contact.covered,
        evaded: false,
        house: state.house(),
    };
    let clashed = ahead::clash(&clash);
    let reach = ahead::reach(foe, gap, state.house());
    let net = ahead::value(clashed.charger, foe) - ahead::value(clashed.target, own);
    let rect = state.rect(charging.target);
    let holds =
        state.battle.goals.iter().any(|goal| rect.distance_to_point(goal.at) <= goal.radius);
    match choice {
        Choice::Stand => {
            let stays = if holds { 1_500 } else { 0 };
            (net * reach / 1000 + stays, "10.1", "pf-why-stand")
        }
        _ => (-300, "10.1", "pf-why-evade"),
    }
}

/// PF-9.15, PF-7.11, PF-10.2: where to look now.
pub(super) fn of_facing(state: &State, choice: &Choice, threats: &Threats<'_>) -> Opinion {
    let about = state.asked_about();
    let (Choice::Face { facing }, Some(unit)) = (choice, about) else {
        return (0, "9.15", "pf-why-face");
    };
    let mut there = state.clone();
    let pose = &mut there.troop_mut(unit).pose;
    let turned = angle_between(pose.facing, *facing).abs();
    pose.facing = *facing;
    (stance(&there, unit, threats) - i64::from(turned) / 100, "9.15", "pf-why-face")
}
