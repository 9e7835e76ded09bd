//! ML-1.8 Visibility: whether one line of sight is valid.

use engine::input::{Decimal, Number};
use engine::{Log, Lookup, Refusal};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::unit::Formation;
use crate::{follows, ml};

/// ML-1.41: the front line of a unit; it sees nothing behind.
pub const FRONT_LINE: Decimal = Decimal::whole(90);
/// ML-1.45: as much masking terrain as one can look into.
const MASKING_DEPTH: Decimal = Decimal::whole(5);

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Observer {
    #[default]
    Unit,
    General,
}

/// ML-1.43 to ML-1.46: what a line of sight may meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    #[default]
    None,
    Crest,
    /// Masking terrain crossed from one side to the other.
    MaskingThrough,
    /// Masking terrain in which one end of the line lies.
    MaskingDepth,
    LeadElement,
}

#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LineOfSightInput {
    #[serde(default)]
    observer: Observer,
    #[serde(default)]
    formation: Formation,
    #[serde(default)]
    bearing: Number<0, 180>,
    #[serde(default)]
    obstacle: Obstacle,
    #[serde(default)]
    masking_depth: Number<0, 200>,
    #[serde(default)]
    overlooks: bool,
    #[serde(default)]
    distance_observer_obstacle: Number<0, 200>,
    #[serde(default)]
    distance_target_obstacle: Number<0, 200>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, JsonSchema)]
pub struct LineOfSightResult {
    visible: bool,
}

/// ML-1.41, ML-1.42, ML-Q12: a unit looks forward of its front line; generals and squares all round.
pub fn looks_towards(observer: Observer, formation: Formation, bearing: Decimal) -> bool {
    observer == Observer::General || formation.is_square() || bearing <= FRONT_LINE
}

/// ML-1.47: over an obstacle that observer or target overlooks, if the target is at least as far
/// from it as the observer.
pub fn sees_over(overlooks: bool, observer_to_obstacle: Decimal, target: Decimal) -> bool {
    overlooks && target >= observer_to_obstacle
}

fn line_of_sight(input: LineOfSightInput, log: &mut Log) -> Result<LineOfSightResult, Refusal> {
    let depth = input.masking_depth.get();
    let zero = Decimal::default();
    let measured = depth > zero;
    let masked = input.obstacle == Obstacle::MaskingDepth;
    Refusal::when(measured != masked, ml("1.45"), "masking_depth", "depth-of-masking-terrain")?;
    let (near, far) =
        (input.distance_observer_obstacle.get(), input.distance_target_obstacle.get());
    let open = input.obstacle == Obstacle::None;
    Refusal::when(open && input.overlooks, ml("1.47"), "overlooks", "no-obstacle-to-overlook")?;
    let field = "distance_observer_obstacle";
    Refusal::when(open && near > zero, ml("1.47"), field, "no-obstacle-to-measure")?;
    let field = "distance_target_obstacle";
    Refusal::when(open && far > zero, ml("1.47"), field, "no-obstacle-to-measure")?;

    if !looks_towards(input.observer, input.formation, input.bearing.get()) {
        log.note(ml("1.41"), "behind-the-front-line");
        return Ok(LineOfSightResult { visible: false });
    }
    let (rule, key) = match input.obstacle {
        Obstacle::None => return Ok(LineOfSightResult { visible: true }),
        Obstacle::MaskingDepth if depth <= MASKING_DEPTH => {
            log.note(ml("1.45"), "little-masking-terrain");
            return Ok(LineOfSightResult { visible: true });
        }
        Obstacle::Crest => (ml("1.43"), "cut-by-a-crest"),
        Obstacle::MaskingThrough => (ml("1.44"), "cut-by-masking-terrain"),
        Obstacle::MaskingDepth => (ml("1.45"), "cut-by-depth-of-masking-terrain"),
        Obstacle::LeadElement => (ml("1.46"), "cut-by-a-lead-element"),
    };
    let visible = sees_over(input.overlooks, near, far);
    if visible {
        log.note(ml("1.47"), "seen-over-the-obstacle");
    } else {
        log.note(rule, key);
    }
    Ok(LineOfSightResult { visible })
}

pub static LINE_OF_SIGHT: Lookup<LineOfSightInput, LineOfSightResult> = Lookup::new(
    "line-of-sight",
    follows(&["1.41", "1.42", "1.43", "1.44", "1.45", "1.46", "1.47", "Q5", "Q6"]),
    line_of_sight,
);
