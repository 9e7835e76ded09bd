//! BE-5 Distances of movement: the allowance of a unit, and what its manoeuvres (BE-3) leave of it.

use engine::input::Int;
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ch03_manoeuvres::{LIMBERED_TURN, about_face, formation_change, wheel_cost};
use crate::measure::Ud;
use crate::unit::{Class, Size, Terrain};
use crate::{be, follows, holds};

/// BE-5.1: what moves. Foot artillery is every foot calibre but 12 pounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mover {
    Infantry,
    Cavalry,
    FootArtillery,
    #[serde(rename = "foot_artillery_12")]
    FootArtillery12,
    HorseArtillery,
    General,
}

impl Mover {
    pub(crate) const fn is_artillery(self) -> bool {
        matches!(self, Self::FootArtillery | Self::FootArtillery12 | Self::HorseArtillery)
    }
}

/// BE-5.1: how it is drawn up while it moves; generals are not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MovingFormation {
    Line,
    Column,
    Skirmish,
    FullSquare,
    HollowSquare,
    Limbered,
    Deployed,
    #[default]
    None,
}

impl MovingFormation {
    /// BE-19.7: whether this unit can be drawn up like this.
    const fn is_of(self, mover: Mover) -> bool {
        match mover {
            Mover::Infantry => !matches!(self, Self::Limbered | Self::Deployed | Self::None),
            Mover::Cavalry => matches!(self, Self::Line | Self::Column),
            Mover::General => matches!(self, Self::None),
            _ => matches!(self, Self::Limbered | Self::Deployed),
        }
    }

    const fn is_square(self) -> bool {
        matches!(self, Self::FullSquare | Self::HollowSquare)
    }
}

/// BE-3.4, BE-3.5, BE-3.13: which way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    #[default]
    Forward,
    Lateral,
    Backward,
    Prolong,
}

/// A cell of table T4.
#[derive(Clone, Copy, Debug)]
enum Cell {
    Free(i32),
    /// The star: the unit is penalised there.
    Star(i32),
    /// The dash: it may not go there.
    Dash,
}

use Cell::{Dash, Free, Star};

/// BE-5.1, table T4: UD. Deployed artillery reads the row of its limbered move.
#[rustfmt::skip]
const MOVEMENT: [[Cell; 3]; 10] = [
    // clear     rough     difficult
    [  Free(4),  Free(4),  Star(2) ], // infantry in line
    [  Free(6),  Free(6),  Star(4) ], // infantry in column
    [  Free(6),  Free(6),  Free(4) ], // infantry in skirmish formation
    [  Free(2),  Free(2),  Dash    ], // infantry in hollow or full square
    [  Free(8),  Star(4),  Dash    ], // cavalry in line
    [  Free(10), Star(6),  Dash    ], // cavalry in column
    [  Free(4),  Free(2),  Dash    ], // foot artillery, 12 pounds
    [  Free(6),  Free(4),  Dash    ], // foot artillery
    [  Free(10), Free(4),  Dash    ], // horse artillery
    [  Free(10), Free(6),  Free(4) ], // general
];

const fn cell(mover: Mover, formation: MovingFormation, terrain: Terrain) -> Cell {
    let row = match (mover, formation) {
        (Mover::Infantry, MovingFormation::Column) => 1,
        (Mover::Infantry, MovingFormation::Skirmish) => 2,
        (Mover::Infantry, MovingFormation::FullSquare | MovingFormation::HollowSquare) => 3,
        (Mover::Infantry, _) => 0,
        (Mover::Cavalry, MovingFormation::Column) => 5,
        (Mover::Cavalry, _) => 4,
        (Mover::FootArtillery12, _) => 6,
        (Mover::FootArtillery, _) => 7,
        (Mover::HorseArtillery, _) => 8,
        (Mover::General, _) => 9,
    };
    MOVEMENT[row][terrain as usize]
}

/// BE-5.1: the allowance in UD; none where the unit may not go.
pub const fn allowance(mover: Mover, formation: MovingFormation, terrain: Terrain) -> Option<i32> {
    match cell(mover, formation, terrain) {
        Free(ud) | Star(ud) => Some(ud),
        Dash => None,
    }
}

/// BE-5.2, BE-5.8: whether the terrain hinders the unit. Squares never get where a star stands.
pub fn is_penalised(
    mover: Mover,
    formation: MovingFormation,
    terrain: Terrain,
    light_infantry: bool,
) -> bool {
    let starred = match cell(mover, formation, terrain) {
        Star(_) => true,
        // BE-5.8: its cell has no star.
        Free(_) if terrain == Terrain::Difficult && mover == Mover::Infantry => !holds("5.8"),
        Free(_) | Dash => false,
    };
    starred && !light_infantry && holds("5.2")
}

/// BE-5.5: what a road adds to a move in column, in UD.
pub const ROAD_BONUS: i32 = 2;

/// BE-5.6: how far deployed guns are dragged; none for 12 pounds.
pub const fn prolong(mover: Mover) -> Option<i32> {
    match mover {
        Mover::FootArtillery => Some(1),
        Mover::HorseArtillery => Some(2),
        _ => None,
    }
}

/// BE-5.3, BE-5.4: what a charge adds and an obstacle takes, in UD.
const fn pace(mover: Mover) -> i32 {
    match mover {
        Mover::Infantry => 1,
        Mover::Cavalry => 2,
        _ => 0,
    }
}

/// BE-20.2, table T10: the front of a unit in halves of a UD: small, normal, large.
pub const fn front(mover: Mover, formation: MovingFormation, size: Size) -> i32 {
    let fronts = match (mover, formation) {
        (Mover::Infantry | Mover::Cavalry, MovingFormation::Column) => [2, 2, 2],
        (Mover::Infantry, MovingFormation::FullSquare | MovingFormation::HollowSquare) => [2, 2, 3],
        (Mover::Infantry | Mover::Cavalry, _) => [3, 4, 6],
        (Mover::General, _) => [1, 1, 1],
        _ => [2, 2, 4],
    };
    fronts[size as usize]
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MovementAllowanceInput {
    pub(crate) unit: Mover,
    #[serde(default)]
    pub(crate) formation: MovingFormation,
    /// Taken up during the move.
    #[serde(default)]
    pub(crate) new_formation: MovingFormation,
    /// The worst terrain crossed.
    #[serde(default)]
    pub(crate) terrain: Terrain,
    #[serde(default)]
    pub(crate) manoeuvre_class: Class,
    #[serde(default)]
    pub(crate) size: Size,
    #[serde(default)]
    pub(crate) light_infantry: bool,
    #[serde(default)]
    pub(crate) disorder: bool,
    /// The whole move follows a road.
    #[serde(default)]
    pub(crate) road: bool,
    #[serde(default)]
    pub(crate) charge: bool,
    /// Linear obstacles crossed.
    #[serde(default)]
    pub(crate) obstacles: Int<0, 3>,
    #[serde(default)]
    pub(crate) mode: Mode,
    #[serde(default)]
    pub(crate) turn_in_place: bool,
    #[serde(default)]
    pub(crate) about_face: bool,
    /// The sum of all wheels.
    #[serde(default)]
    pub(crate) wheel_degrees: Int<0, 180>,
    /// BE-Q73: the front of a group that wheels as one body, in halves of a UD.
    #[serde(skip)]
    pub(crate) group_front: Option<i32>,
}

/// BE-3.5, BE-15.2: how far a unit wheels that moves backward or charges.
const SHORT_WHEEL: i32 = 45;

impl MovementAllowanceInput {
    const fn changes(&self) -> bool {
        !matches!(self.new_formation, MovingFormation::None)
    }

    const fn turns(&self) -> bool {
        self.turn_in_place || self.about_face
    }

    const fn final_formation(&self) -> MovingFormation {
        if self.changes() { self.new_formation } else { self.formation }
    }

    fn stays_deployed(&self) -> bool {
        self.formation == MovingFormation::Deployed && !self.changes()
    }

    fn check(&self) -> Result<(), Refusal> {
        self.check_formations()?;
        self.check_turns()?;
        self.check_mode()?;
        let limbered_or_column =
            matches!(self.formation, MovingFormation::Column | MovingFormation::Limbered);
        let off_road = self.road && !limbered_or_column;
        Refusal::when(off_road, be("5.5"), "road", "road-in-column-only")?;
        let plain = !self.changes() && !self.charge && self.mode == Mode::Forward;
        Refusal::when(self.road && !plain, be("5.5"), "road", "road-for-plain-marches")?;
        self.check_charge()?;
        let light = self.light_infantry && self.unit != Mover::Infantry;
        Refusal::when(light, be("19.2"), "light_infantry", "only-infantry-is-light")?;
        let shaken = self.disorder && self.unit == Mover::General;
        Refusal::when(shaken, be("14.8"), "disorder", "generals-know-no-disorder")?;
        let dragged = self.obstacles.get() > 0 && self.stays_deployed();
        Refusal::when(dragged, be("5.4"), "obstacles", "deployed-guns-cross-nothing")
    }

    fn check_formations(&self) -> Result<(), Refusal> {
        let (old, new) = (self.formation, self.new_formation);
        let foreign = !old.is_of(self.unit);
        Refusal::when(foreign, be("19.7"), "formation", "formation-of-another-arm")?;
        if !self.changes() {
            return Ok(());
        }
        let foreign = !new.is_of(self.unit);
        Refusal::when(foreign, be("19.7"), "new_formation", "formation-of-another-arm")?;
        Refusal::when(old == new, be("3.8"), "new_formation", "same-formation")?;
        let full = new == MovingFormation::FullSquare && old != MovingFormation::Column;
        Refusal::when(full, be("19.7"), "new_formation", "full-square-from-column")?;
        let hollow = new == MovingFormation::HollowSquare && old != MovingFormation::Line;
        Refusal::when(hollow, be("19.7"), "new_formation", "hollow-square-from-line")
    }

    fn check_turns(&self) -> Result<(), Refusal> {
        let busy = self.changes() && self.turns();
        Refusal::when(busy, be("3.8"), "new_formation", "change-or-turn")?;
        let both = self.turn_in_place && self.about_face;
        Refusal::when(both, be("3.11"), "about_face", "one-turn-only")?;
        let faceless = |formation: MovingFormation| {
            formation.is_square()
                || matches!(formation, MovingFormation::Skirmish | MovingFormation::None)
        };
        let pointless = self.turns() && faceless(self.formation);
        let turn = if self.turn_in_place { "turn_in_place" } else { "about_face" };
        Refusal::when(pointless, be("20.5"), turn, "nothing-to-turn")?;
        let guns = self.about_face && self.unit.is_artillery();
        Refusal::when(guns, be("3.11"), "about_face", "guns-never-face-about")?;
        let end = self.final_formation();
        let unwheeled = faceless(end) || end == MovingFormation::Deployed;
        let wheels = self.wheel_degrees.get() > 0;
        Refusal::when(wheels && unwheeled, be("3.2"), "wheel_degrees", "nothing-to-wheel")
    }

    fn check_mode(&self) -> Result<(), Refusal> {
        let wheel = self.wheel_degrees.get();
        match self.mode {
            Mode::Forward => Ok(()),
            Mode::Lateral => {
                let stiff = self.unit.is_artillery() || self.unit == Mover::General;
                Refusal::when(stiff, be("3.4"), "mode", "no-lateral-move")?;
                let crooked = self.turns() || wheel > 0;
                Refusal::when(crooked, be("3.4"), "mode", "lateral-keeps-its-facing")
            }
            Mode::Backward => {
                let other = self.unit != Mover::Infantry;
                Refusal::when(other, be("3.5"), "mode", "only-infantry-backs")?;
                let far = wheel > SHORT_WHEEL;
                Refusal::when(far, be("3.5"), "wheel_degrees", "backward-wheel-of-45")
            }
            Mode::Prolong => {
                let other = self.formation != MovingFormation::Deployed;
                Refusal::when(other, be("3.13"), "mode", "only-deployed-guns-prolong")?;
                let more = self.changes() || self.turns() || wheel > 0;
                Refusal::when(more, be("3.13"), "mode", "prolong-and-nothing-else")
            }
        }
    }

    fn check_charge(&self) -> Result<(), Refusal> {
        if !self.charge {
            return Ok(());
        }
        let other = !matches!(self.unit, Mover::Infantry | Mover::Cavalry);
        Refusal::when(other, be("15.9"), "charge", "only-foot-and-horse-charge")?;
        let square = self.formation.is_square() || self.new_formation.is_square();
        Refusal::when(square, be("15.9"), "charge", "squares-never-charge")?;
        Refusal::when(self.disorder, be("15.9"), "charge", "disordered-never-charge")?;
        let aside = self.mode != Mode::Forward;
        Refusal::when(aside, be("15.2"), "mode", "charges-go-forward")?;
        Refusal::when(self.turns(), be("15.2"), "charge", "no-turn-in-a-charge")?;
        let far = self.wheel_degrees.get() > SHORT_WHEEL;
        Refusal::when(far, be("15.2"), "wheel_degrees", "charge-wheel-of-45")
    }
}

#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema,
)]
pub struct MovementAllowanceResult {
    pub(crate) possible: bool,
    pub(crate) distance: Ud,
    pub(crate) penalised: bool,
    /// The rule by which it is not possible, and what a person reads of it.
    #[serde(skip)]
    #[schemars(skip)]
    pub(crate) reason: Option<(&'static str, &'static str)>,
}

/// BE-3.2 to BE-3.13, BE-5.1 to BE-5.8, BE-14.8: what a move leaves for plain marching.
pub(crate) fn movement_allowance(
    input: MovementAllowanceInput,
    log: &mut Log,
) -> Result<MovementAllowanceResult, Refusal> {
    input.check()?;
    let impossible = MovementAllowanceResult::default();
    let unit = input.unit;
    let end = input.final_formation();
    let ground = if input.road { Terrain::Clear } else { input.terrain };
    let allowances = (allowance(unit, input.formation, ground), allowance(unit, end, ground));
    let (Some(old), Some(new)) = allowances else {
        log.note(be("5.1"), "terrain-is-closed");
        return Ok(impossible);
    };
    let penalised = is_penalised(unit, end, ground, input.light_infantry);
    if input.mode == Mode::Prolong {
        let Some(ud) = prolong(unit) else {
            let key = "no-prolong-of-12-pounds";
            log.note(be("5.6"), key);
            return Ok(MovementAllowanceResult { reason: Some(("5.6", key)), ..impossible });
        };
        let distance = log
            .score("movement", be("5.6"), "prolong", Ud::whole(ud).thousandths())
            .divided_when(input.disorder, be("14.8"), "half-move-in-disorder", 2)
            .value();
        let distance = Ud::from_thousandths(distance);
        return Ok(MovementAllowanceResult { possible: true, distance, penalised, reason: None });
    }
    if input.stays_deployed() {
        let key = if input.turn_in_place { "deployed-guns-turn" } else { "deployed-guns-stay" };
        let possible = log.applies(true, be("3.13"), key) && input.turn_in_place;
        let reason = (!possible).then_some(("3.13", key));
        return Ok(MovementAllowanceResult { possible, reason, ..impossible });
    }
    if unit.is_artillery() && input.obstacles.get() > 0 {
        let key = "guns-cross-no-obstacle";
        log.note(be("5.4"), key);
        return Ok(MovementAllowanceResult { reason: Some(("5.4", key)), ..impossible });
    }
    let whole = |ud: i32| Ud::whole(ud).thousandths();
    let full = log
        .score(
            "movement",
            be("5.1"),
            "allowance",
            whole(if holds("3.9") { old.min(new) } else { old }),
        )
        .when(input.road, be("5.5"), "along-a-road", whole(ROAD_BONUS))
        .divided_when(input.disorder, be("14.8"), "half-move-in-disorder", 2)
        .value();
    let left = reckon_manoeuvres(&input, Ud::from_thousandths(full), log);
    if left < Ud::ZERO || (input.charge && left == Ud::ZERO) {
        let key = "nothing-left-of-the-move";
        log.note(be("5.7"), key);
        return Ok(MovementAllowanceResult { reason: Some(("5.7", key)), ..impossible });
    }
    let distance = match input.mode {
        Mode::Lateral => halved(left, "3.4", "half-speed-sideways", log),
        Mode::Backward => halved(left, "3.5", "half-speed-backward", log),
        Mode::Forward | Mode::Prolong => left,
    };
    if penalised {
        log.note(be("5.2"), "penalised-by-terrain");
    }
    Ok(MovementAllowanceResult { possible: true, distance, penalised, reason: None })
}

/// BE-3.8, BE-3.9, BE-3.11, BE-3.12: a change or turn costs at most the move; then BE-5.3, BE-5.4
/// and BE-3.2.
fn reckon_manoeuvres(input: &MovementAllowanceInput, full: Ud, log: &mut Log) -> Ud {
    let class = input.manoeuvre_class;
    let change = formation_change(class, input.unit, full);
    let limbered = input.formation == MovingFormation::Limbered;
    let turn = if limbered { LIMBERED_TURN } else { change };
    let spent = |cost: Ud| -cost.min(full).thousandths();
    let own = front(input.unit, input.final_formation(), input.size);
    let front = input.group_front.unwrap_or(own);
    let wheel = wheel_cost(front, input.wheel_degrees.get());
    let pace = Ud::whole(pace(input.unit)).thousandths();
    let left = log
        .score("movement-left", be("5.1"), "movement", full.thousandths())
        .when(input.changes(), be("3.8"), "change-of-formation", spent(change))
        .when(input.turn_in_place && limbered, be("3.12"), "turn-of-limbered-guns", spent(turn))
        .when(input.turn_in_place && !limbered, be("3.8"), "turn-on-the-spot", spent(turn))
        .when(input.about_face, be("3.11"), "about-face", spent(about_face(class)))
        .when(input.charge, be("5.3"), "charge-speed", pace)
        .add(be("5.4"), "obstacles-crossed", -pace * input.obstacles.get())
        .add(be("3.2"), "wheel", -wheel.thousandths())
        .value();
    Ud::from_thousandths(left)
}

/// BE-3.18: half of the rest, not rounded.
fn halved(left: Ud, rule: &'static str, key: &'static str, log: &mut Log) -> Ud {
    if !log.applies(true, be(rule), key) {
        return left;
    }
    let half = left.half().thousandths();
    Ud::from_thousandths(if holds("3.18") { half } else { half / 1000 * 1000 })
}

pub static MOVEMENT_ALLOWANCE: Lookup<MovementAllowanceInput, MovementAllowanceResult> =
    Lookup::new(
        "movement-allowance",
        follows(&[
            "3.2", "3.4", "3.5", "3.8", "3.9", "3.11", "3.12", "3.13", "3.18", "5.1", "5.2", "5.3",
            "5.4", "5.5", "5.6", "5.7", "5.8", "14.8",
        ]),
        movement_allowance,
    );
