//! BF-8: fire at units and at detached generals.

use dice::play;
use engine::game::Refused;
use engine::input::Int;
use engine::{DiceError, Log, Refusal, Table};

use super::battle::enemy_of;
use super::choice::{Choice, GeneralId, UnitId};
use super::ground::Cut;
use super::losses::FireLosses;
use super::state::{State, Status};
use super::step::{Step, tell, tell_general};
use crate::ch08_fire::{FIRE, FireInput, Shooter, TargetInput, Volley, unobstructed};
use crate::ch10_losses::EvenLosses;
use crate::ch17_generals::{FIRE_AT_GENERAL, FireAtGeneralInput, GeneralCover, ShotsAtGeneral};
use crate::unit::{Category, Cover, Weapon};
use crate::{applies, bf};

/// The farthest band of the chart.
const FARTHEST: i32 = 5;

/// BF-8.11, BF-8.17: whether a unit's weapon reaches so far.
pub(crate) fn reaches(state: &State, unit: UnitId, distance: i32) -> bool {
    if !(1..=FARTHEST).contains(&distance) {
        return false;
    }
    let brigade = state.brigade(unit);
    let shooter = Shooter {
        weapon: brigade.weapon,
        vc: 1,
        range: distance,
        militia: false,
        horse_artillery: brigade.category == Category::HorseArtillery,
        repeating: false,
        enfilade: false,
        basic_move: false,
        overlooks: false,
        in_buildings: false,
    };
    shooter.chart(&state.battle.house) > 0
}

/// BF-8.2, BF-8.11: how far a unit fires from where it stands.
pub(crate) fn farthest(state: &State, unit: UnitId) -> i32 {
    let fires = !state.unit(unit).mounted;
    (1..=FARTHEST).rev().find(|distance| fires && reaches(state, unit, *distance)).unwrap_or(0)
}

/// BF-8.2, BF-8.3, BF-8.11: whether a unit may fire at another from where it stands.
pub(crate) fn may_fire(state: &State, unit: UnitId, target: UnitId) -> bool {
    if state.unit(unit).mounted || !reaches(state, unit, state.distance(unit, target)) {
        return false;
    }
    let line = state.ahead(unit, target) > 0;
    let (from, to) = (state.unit(unit).at, state.unit(target).at);
    line && !state.is_blocked(state.side(unit), from, to)
}

/// Everything that a unit may fire at. BF-17.14, BF-Q82: a general only while no unit shields him.
pub(crate) fn targets(state: &State, unit: UnitId, mut offer: impl FnMut(Choice)) {
    if state.unit(unit).mounted {
        return;
    }
    let enemy = enemy_of(state.side(unit));
    for target in state.near(enemy, state.unit(unit).at, FARTHEST) {
        if may_fire(state, unit, target) {
            offer(Choice::Fire { unit, target });
        }
    }
    for general in state.generals_of(enemy) {
        if may_fire_at_general(state, unit, general) {
            offer(Choice::FireAtGeneral { unit, general });
        }
    }
}

fn may_fire_at_general(state: &State, unit: UnitId, general: GeneralId) -> bool {
    let target = state.general(general);
    let place = state.unit(unit);
    target.attached.is_none()
        && (state.occupant(target.at).is_none() || !applies(bf("Q82")))
        && reaches(state, unit, place.at.distance(target.at))
        && {
            let line = state.fire_line(unit, target.at);
            line.in_front && !line.blocked
        }
}

/// BF-Q24, BF-Q27, BF-Q28: the facts of a fire.
pub(crate) fn input(state: &State, unit: UnitId, target: UnitId, moved: bool) -> FireInput {
    let (shooter, brigade) = (state.unit(unit), state.brigade(unit));
    let (aimed_at, other) = (state.unit(target), state.brigade(target));
    FireInput {
        weapon: brigade.weapon,
        vc: Int::of(i32::from(shooter.vc.clamp(1, 6))),
        range: Int::of(state.distance(unit, target).clamp(1, FARTHEST)),
        militia: brigade.militia,
        horse_artillery: brigade.category == Category::HorseArtillery,
        repeating: brigade.repeating,
        enfilade: state.ahead(target, unit) < 0 && applies(bf("Q28")),
        basic_move: moved,
        overlooks: state.overlooks(unit, target),
        in_buildings: shooter.in_buildings,
        target: TargetInput {
            category: other.category,
            vc: Int::of(i32::from(aimed_at.vc.clamp(1, 6))),
            mounted: aimed_at.mounted,
            cover: state.cover(target, shooter.at),
            breechloaders: other.weapon == Weapon::BreechloadingCarbine,
            general: state.general_with(target).is_some(),
            even_losses: EvenLosses::Retreat,
            retreat_room: unobstructed(),
        },
    }
}

/// A fire about to be resolved.
pub(crate) fn volley(
    state: &State,
    unit: UnitId,
    target: UnitId,
    moved: bool,
    log: &mut Log,
) -> Result<Volley, Refusal> {
    Volley::declare(&input(state, unit, target, moved), &state.battle.house, log)
}

/// BF-8.20, BF-8.21, BF-12.3: the dice fall, and the losses wait for their owner.
pub(crate) fn fire(
    state: &mut State,
    unit: UnitId,
    target: UnitId,
    moved: bool,
    table: &mut Table<'_>,
) -> Result<(), Refused> {
    tell(table, bf("8.22"), "unit-fires", unit);
    tell(table, bf("8.3"), "unit-fired-at", target);
    state.takes_part(target);
    let volley = volley(state, unit, target, moved, table.log())?;
    let volley = play(FIRE.steps, volley, table)?;
    table.log().note_value(bf("8.21"), "hits", i64::from(volley.hits));
    if volley.general_hit
        && let Some(general) = state.general_with(target)
    {
        state.lose_general(general, bf("17.8"), table);
    }
    state.runtime.push(Step::FireLosses(FireLosses::new(state, target, unit, volley.hits)));
    Ok(())
}

/// The facts of a fire at a detached general.
pub(crate) fn general_input(
    state: &State,
    unit: UnitId,
    general: GeneralId,
    moved: bool,
) -> FireAtGeneralInput {
    let (shooter, brigade) = (state.unit(unit), state.brigade(unit));
    let line = state.fire_line(unit, state.general(general).at);
    FireAtGeneralInput {
        weapon: brigade.weapon,
        vc: Int::of(i32::from(shooter.vc.clamp(1, 6))),
        range: Int::of(line.distance.clamp(1, FARTHEST)),
        militia: brigade.militia,
        horse_artillery: brigade.category == Category::HorseArtillery,
        repeating: brigade.repeating,
        basic_move: moved,
        overlooks: line.overlooks,
        in_buildings: shooter.in_buildings,
        cover: match state.cover_of_general(general) {
            Cover::Cover => GeneralCover::Cover,
            Cover::DenseCover => GeneralCover::DenseCover,
            Cover::None | Cover::Linear => GeneralCover::None,
        },
    }
}

/// BF-17.14: each die of 1 hits, each hit is saved on 5 or less.
pub(crate) fn fire_at_general(
    state: &mut State,
    unit: UnitId,
    general: GeneralId,
    moved: bool,
    table: &mut Table<'_>,
) -> Result<(), Refused> {
    tell(table, bf("8.22"), "unit-fires", unit);
    tell_general(table, bf("17.14"), "general-fired-at", general);
    let input = general_input(state, unit, general, moved);
    let shots = ShotsAtGeneral::declare(&input, &state.battle.house, table.log())?;
    let shots: ShotsAtGeneral =
        play(FIRE_AT_GENERAL.steps, shots, table).map_err(|error: DiceError| error)?;
    if shots.eliminated {
        state.lose_general(general, bf("17.14"), table);
    }
    Ok(())
}

/// BF-8: why a unit does not fire at another.
pub(crate) fn why_not(state: &State, unit: UnitId, target: UnitId) -> Refusal {
    let member = state.activation().and_then(|activation| activation.member(unit));
    let Some(member) = member else {
        return Refusal::new(bf("6.16"), "unit", "not-in-the-group");
    };
    if state.side(unit) == state.side(target) || state.unit(target).status != Status::OnTable {
        return Refusal::new(bf("8.3"), "target", "no-enemy-there");
    }
    if member.acted {
        return Refusal::new(bf("8.22"), "unit", "acted-already");
    }
    if !member.basic {
        return Refusal::new(bf("8.1"), "unit", "marched-too-far-to-fire");
    }
    if state.unit(unit).mounted {
        return Refusal::new(bf("8.2"), "unit", "mounted-cannot-fire");
    }
    if state.ahead(unit, target) <= 0 {
        return Refusal::new(bf("8.3"), "target", "target-not-in-front");
    }
    if !reaches(state, unit, state.distance(unit, target)) {
        return Refusal::new(bf("8.11"), "target", "out-of-range");
    }
    let (from, to) = (state.unit(unit).at, state.unit(target).at);
    match state.what_cuts_line(state.side(unit), from, to) {
        Some(Cut::Unit) => Refusal::new(bf("8.5"), "target", "unit-in-the-line-of-fire"),
        Some(Cut::Masking) => Refusal::new(bf("8.4"), "target", "line-of-fire-masked"),
        Some(Cut::Crest) => Refusal::new(bf("0.16"), "target", "crest-in-the-line-of-fire"),
        None => Refusal::new(bf("8.4"), "target", "line-of-fire-is-cut"),
    }
}
