//! ML-6.1 Movement: how far a unit may go.

use engine::input::{Decimal, Int, Optional};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::HouseRules;
use crate::unit::{
    Arm, Class, Formation, GunClass, Level, Marker, check_class, check_formation, check_routed,
};
use crate::{follows, holds, ml};

/// ML-1.22 to ML-1.26: the ground that a move touches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    Road,
    #[default]
    Clear,
    Rough,
    VeryRough,
}

/// A dash of the book: no rate of its own on a road, no way through very rough terrain.
const DASH: i32 = 0;

/// ML-6.1, table T3: movement in pas.
#[rustfmt::skip]
const MOVEMENT: [[i32; 4]; 13] = [
    // road  clear  rough  very rough
    [  DASH,  2,     1,    DASH ], // square
    [  DASH,  8,     5,    2    ], // line
    [  12,   10,     6,    3    ], // column; on a road march columns only
    [  DASH, 12,     8,    4    ], // skirmishers, rout
    [  DASH,  6,     4,    1    ], // disorganised
    [  12,    6,     3,    DASH ], // foot artillery, light
    [  10,    5,     2,    DASH ], //                 medium
    [   8,    4,     1,    DASH ], //                 heavy
    [  20,   10,     5,    DASH ], // horse artillery, light
    [  16,    8,     4,    DASH ], //                  medium
    [  12,    6,     3,    DASH ], //                  heavy
    [  24,   16,     8,    4    ], // light cavalry, generals; on a road march columns only
    [  20,   14,     6,    2    ], // battle cavalry; the same
];

/// ML-6.1, table T3, third note: horsemen in rough and very rough terrain with high vegetation.
#[rustfmt::skip]
const IN_HIGH_VEGETATION: [[i32; 2]; 2] = [
    // rough  very rough
    [  4,     DASH ], // light cavalry, generals
    [  4,     DASH ], // battle cavalry
];

/// ML-1.27: what a linear obstacle costs.
const OBSTACLE: i32 = 2;
/// ML-6.12: what an about-face costs.
const ABOUT_FACE: i32 = 2;

#[derive(Clone, Copy, Debug)]
enum Row {
    Square,
    Line,
    Column,
    Skirmishers,
    Disorganised,
    FootArtillery,
    HorseArtillery = 8,
    LightCavalry = 11,
    BattleCavalry,
}

/// The worst ground that a move touches (ML-Q46).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ground {
    pub terrain: Terrain,
    pub high_vegetation: bool,
}

impl Ground {
    /// ML-1.24, ML-1.26: high vegetation makes the ground rough at least.
    pub fn check(self) -> Result<(), Refusal> {
        let easy = matches!(self.terrain, Terrain::Road | Terrain::Clear);
        let grown = self.high_vegetation && easy;
        Refusal::when(grown, ml("1.24"), "high_vegetation", "vegetation-on-easy-ground")
    }

    /// Off the road, as clear terrain.
    pub const fn off_road(self) -> Self {
        let terrain = match self.terrain {
            Terrain::Road => Terrain::Clear,
            other => other,
        };
        Self { terrain, ..self }
    }
}

/// What the table allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pace {
    pub allowance: i32,
    /// The terrain forbids the move.
    pub impassable: bool,
}

impl Pace {
    const IMPASSABLE: Self = Self { allowance: 0, impassable: true };

    /// ML-Q45: without a rate on the road, as in the clear.
    fn of(row: usize, ground: Ground) -> Self {
        let rate = MOVEMENT[row][ground.terrain as usize];
        let on_road = ground.terrain == Terrain::Road;
        let dash = rate == DASH && on_road && holds("Q45");
        let allowance = if dash { MOVEMENT[row][Terrain::Clear as usize] } else { rate };
        let allowance = if holds("6.1") { allowance } else { 1 };
        Self { allowance, impassable: allowance == DASH }
    }

    fn none(self) -> Self {
        Self { allowance: 0, ..self }
    }

    /// ML-1.22 to ML-1.24, ML-6.11: infantry by its formation. High vegetation does not slow it.
    pub fn of_infantry(
        formation: Formation,
        marker: Marker,
        training: Level,
        ground: Ground,
    ) -> Self {
        let (row, ground) = match formation {
            _ if marker == Marker::Routed => (Row::Skirmishers, ground),
            Formation::Line => (Row::Line, ground),
            Formation::MarchColumn => (Row::Column, ground),
            Formation::AttackColumn => (Row::Column, ground.off_road()),
            Formation::Square | Formation::FullSquare => (Row::Square, ground),
            Formation::Skirmish => (Row::Skirmishers, ground),
            // ML-Q45: a garrison is disorganised once it is out.
            _ => (Row::Disorganised, ground),
        };
        let pace = Self::of(row as usize, ground);
        let rooted = formation.is_square() && training != Level::Superior && holds("6.11");
        if rooted || immobilised(marker) { pace.none() } else { pace }
    }

    /// ML-1.22, ML-1.26, ML-Q43, ML-Q44: cavalry by its class, whatever its formation or state;
    /// irregular cavalry moves like light cavalry.
    pub fn of_cavalry(
        class: Class,
        formation: Formation,
        marker: Marker,
        ground: Ground,
        house: &HouseRules,
    ) -> Self {
        let heavy = class == Class::Battle || (class == Class::Irregular && !holds("Q43"));
        let row = if heavy { Row::BattleCavalry } else { Row::LightCavalry };
        let marching = formation == Formation::MarchColumn;
        let pace = Self::of_horsemen(row, if marching { ground } else { ground.off_road() });
        let fleeing = marker == Marker::Routed;
        let loose = fleeing || matches!(formation, Formation::Skirmish | Formation::Disorganised);
        let by_state = loose && (house.cavalry_state_rows || !holds("Q44"));
        if by_state && !pace.impassable && !immobilised(marker) {
            if fleeing || formation == Formation::Skirmish {
                return Self::of(Row::Skirmishers as usize, ground);
            }
            if formation == Formation::Disorganised {
                return Self::of(Row::Disorganised as usize, ground);
            }
        }
        if immobilised(marker) { pace.none() } else { pace }
    }

    /// ML-6.1: a general moves like light cavalry, on the road as in column.
    pub fn of_general(ground: Ground) -> Self {
        Self::of_horsemen(Row::LightCavalry, ground)
    }

    fn of_horsemen(row: Row, ground: Ground) -> Self {
        if !ground.high_vegetation {
            return Self::of(row as usize, ground);
        }
        let column = ground.terrain as usize - Terrain::Rough as usize;
        let allowance = IN_HIGH_VEGETATION[row as usize - Row::LightCavalry as usize][column];
        Self { allowance, impassable: allowance == DASH }
    }

    /// ML-1.24 to ML-1.26: a limbered battery. On soft ground it finds rough terrain off
    /// the road.
    pub fn of_artillery(class: GunClass, mount: Mount, ground: Ground, house: &HouseRules) -> Self {
        if ground.high_vegetation && holds("1.25") {
            return Self::IMPASSABLE;
        }
        let soft = house.soft_ground && ground.terrain == Terrain::Clear;
        let terrain = if soft { Terrain::Rough } else { ground.terrain };
        let first = match mount {
            Mount::Foot => Row::FootArtillery,
            Mount::Horse => Row::HorseArtillery,
        };
        Self::of(first as usize + class as usize, Ground { terrain, ..ground })
    }
}

/// ML-1.57, ML-1.58: hesitant and shaken units do not move.
fn immobilised(marker: Marker) -> bool {
    matches!(marker, Marker::Hesitant | Marker::Shaken)
}

/// Infantry or cavalry without marker that moves in a formation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Troops {
    pub arm: Arm,
    pub class: Option<Class>,
    pub training: Level,
}

impl Troops {
    /// ML-6.1: its allowance.
    pub fn pace(&self, formation: Formation, ground: Ground, house: &HouseRules) -> Pace {
        match (self.arm, self.class) {
            (Arm::Cavalry, Some(class)) => {
                Pace::of_cavalry(class, formation, Marker::None, ground, house)
            }
            _ => Pace::of_infantry(formation, Marker::None, self.training, ground),
        }
    }
}

/// ML-1.27, ML-6.12: what obstacles and an about-face take away.
pub fn extra_cost(obstacles: i32, about_face: bool) -> i32 {
    let crossing = if obstacles > 0 && holds("1.27") { OBSTACLE * obstacles } else { 0 };
    crossing + if about_face && holds("6.12") { ABOUT_FACE } else { 0 }
}

/// ML-1.27, ML-6.12, ML-Q45: the table less obstacles and about-face, not below zero.
pub fn net_allowance(pace: Pace, obstacles: i32, about_face: bool, log: &mut Log) -> i32 {
    if pace.impassable {
        log.note(ml("1.26"), "impassable-ground");
    }
    log.score("net", ml("6.1"), "table-of-movement", pace.allowance)
        .add(ml("1.27"), "obstacles-crossed", -extra_cost(obstacles, false))
        .add(ml("6.12"), "about-face", -extra_cost(0, about_face))
        .at_least(ml("1.28"), "stays-this-side", 0)
        .value()
}

/// Foot or horse artillery.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mount {
    #[default]
    Foot,
    Horse,
}

/// Whoever moves on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mover {
    Infantry,
    Cavalry,
    Artillery,
    General,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MovementAllowanceInput {
    arm: Mover,
    #[serde(default)]
    class: Optional<Class>,
    #[serde(default)]
    mount: Mount,
    #[serde(default)]
    formation: Optional<Formation>,
    #[serde(default)]
    marker: Marker,
    #[serde(default)]
    training_manoeuvre: Level,
    #[serde(default)]
    about_face: bool,
    #[serde(default)]
    terrain: Terrain,
    #[serde(default)]
    high_vegetation: bool,
    #[serde(default)]
    obstacles_crossed: Int<0, 5>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct MovementAllowanceResult {
    allowance: i32,
    net: i32,
    half: Decimal,
    quarter: Decimal,
    impassable: bool,
}

impl MovementAllowanceInput {
    fn pace(&self, ground: Ground, house: &HouseRules) -> Result<Pace, Refusal> {
        let arm = match self.arm {
            Mover::General => return self.pace_of_general(ground),
            Mover::Infantry => Arm::Infantry,
            Mover::Cavalry => Arm::Cavalry,
            Mover::Artillery => Arm::Artillery,
        };
        let class = self.class.get();
        check_class(arm, class, "class")?;
        let Some(formation) = self.formation.get() else {
            let key = "formation-needed";
            return Err(Refusal { rule: ml("6.1"), field: "formation", key });
        };
        check_formation(arm, formation, "formation")?;
        check_routed(arm, formation, self.marker, "formation")?;
        let horse = self.mount == Mount::Horse && arm != Arm::Artillery;
        Refusal::when(horse, ml("6.1"), "mount", "only-artillery-is-foot-or-horse")?;
        if arm == Arm::Infantry {
            let training = self.training_manoeuvre;
            return Ok(Pace::of_infantry(formation, self.marker, training, ground));
        }
        let guns = match class {
            Some(class) if arm == Arm::Cavalry => {
                return Ok(Pace::of_cavalry(class, formation, self.marker, ground, house));
            }
            Some(Class::Light) => GunClass::Light,
            Some(Class::Medium) => GunClass::Medium,
            Some(Class::Heavy) => GunClass::Heavy,
            _ => return Err(Refusal { rule: ml("1.14"), field: "class", key: "class-needed" }),
        };
        let crossing = self.obstacles_crossed.get() > 0;
        Refusal::when(crossing, ml("1.29"), "obstacles_crossed", "artillery-crosses-nothing")?;
        Refusal::when(self.about_face, ml("6.12"), "about_face", "artillery-turns-freely")?;
        let pace = Pace::of_artillery(guns, self.mount, ground, house);
        let deployed = formation == Formation::Unlimbered;
        Ok(if deployed || immobilised(self.marker) { pace.none() } else { pace })
    }

    fn pace_of_general(&self, ground: Ground) -> Result<Pace, Refusal> {
        let key = "not-of-a-general";
        Refusal::when(self.formation.get().is_some(), ml("Q45"), "formation", key)?;
        Refusal::when(self.class.get().is_some(), ml("1.14"), "class", key)?;
        Refusal::when(self.marker != Marker::None, ml("1.60"), "marker", key)?;
        Refusal::when(self.about_face, ml("6.12"), "about_face", key)?;
        let horse = self.mount == Mount::Horse;
        Refusal::when(horse, ml("6.1"), "mount", "only-artillery-is-foot-or-horse")?;
        Ok(Pace::of_general(ground))
    }
}

fn movement_allowance(
    input: MovementAllowanceInput,
    log: &mut Log,
) -> Result<MovementAllowanceResult, Refusal> {
    let ground = Ground { terrain: input.terrain, high_vegetation: input.high_vegetation };
    ground.check()?;
    let pace = input.pace(ground, &HouseRules::DEFAULT)?;
    let net = net_allowance(pace, input.obstacles_crossed.get(), input.about_face, log);
    let allowance = i64::from(pace.allowance);
    Ok(MovementAllowanceResult {
        allowance: pace.allowance,
        net,
        half: Decimal::parts(allowance, 2),
        quarter: Decimal::parts(allowance, 4),
        impassable: pace.impassable,
    })
}

pub static MOVEMENT_ALLOWANCE: Lookup<MovementAllowanceInput, MovementAllowanceResult> =
    Lookup::new(
        "movement-allowance",
        follows(&[
            "1.22", "1.23", "1.24", "1.25", "1.26", "1.27", "1.28", "1.29", "1.30", "6.1", "6.11",
            "6.12", "Q43", "Q44", "Q45", "Q46", "Q47",
        ]),
        movement_allowance,
    );

#[cfg(test)]
mod tests {
    use super::*;

    const CLEAR: Ground = Ground { terrain: Terrain::Clear, high_vegetation: false };

    #[test]
    fn cavalry_may_be_slowed_by_its_state() {
        // ML-Q44
        let house = HouseRules { cavalry_state_rows: true, ..HouseRules::DEFAULT };
        let pace = |formation, marker, house| {
            Pace::of_cavalry(Class::Battle, formation, marker, CLEAR, house).allowance
        };
        let by_the_book = &HouseRules::DEFAULT;
        assert_eq!(pace(Formation::Disorganised, Marker::None, by_the_book), 14);
        assert_eq!(pace(Formation::Disorganised, Marker::None, &house), 6);
        assert_eq!(pace(Formation::Disorganised, Marker::Routed, &house), 12);
        assert_eq!(pace(Formation::Skirmish, Marker::None, &house), 12);
        assert_eq!(pace(Formation::Disorganised, Marker::Shaken, &house), 0);
    }

    #[test]
    fn guns_sink_in_soft_ground() {
        let house = HouseRules { soft_ground: true, ..HouseRules::DEFAULT };
        let pace = Pace::of_artillery(GunClass::Heavy, Mount::Foot, CLEAR, &house);
        assert_eq!(pace.allowance, 1);
        let road = Ground { terrain: Terrain::Road, ..CLEAR };
        assert_eq!(Pace::of_artillery(GunClass::Heavy, Mount::Foot, road, &house).allowance, 8);
    }

    #[test]
    fn a_square_cannot_stand_very_rough_terrain() {
        // ML-Q45: even one that may not advance at all.
        let ground = Ground { terrain: Terrain::VeryRough, high_vegetation: false };
        let pace = Pace::of_infantry(Formation::Square, Marker::None, Level::Standard, ground);
        assert_eq!(pace, Pace { allowance: 0, impassable: true });
        let clear = Pace::of_infantry(Formation::Square, Marker::None, Level::Standard, CLEAR);
        assert_eq!(clear, Pace { allowance: 0, impassable: false });
    }
}
