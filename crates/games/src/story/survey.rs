//! Places as a book tells them, and as a map has them.

use engine::game::Shape;
use engine::tableau::Survey;

/// Turning a base about costs a place the last thousandth.
const ROUNDED: i32 = 2;

/// How far a place may be from the one that a story names.
pub(super) const fn exactness(survey: Survey) -> i32 {
    if survey.front_edge { ROUNDED } else { 1 }
}

/// From the middle of a base to where the book says that it stands, on a map.
fn forward(survey: Survey, facing: Option<i32>, depth: i32) -> [i32; 2] {
    let Some(facing) = facing.filter(|_| survey.front_edge) else { return [0, 0] };
    let (sine, cosine) = (f64::from(facing) / 10.0).to_radians().sin_cos();
    let half = f64::from(depth) / 2.0;
    [half * sine, -half * cosine].map(|part| part.round() as i32)
}

/// Where the book says that a base stands which a map has here.
pub(super) fn told(survey: Survey, at: [i32; 2], facing: Option<i32>, depth: i32) -> [i32; 2] {
    let ahead = forward(survey, facing, depth);
    let [x, y] = [0, 1].map(|axis| at[axis] + ahead[axis]);
    [x, survey.from_south.map_or(y, |height| height - y)]
}

/// Where a map has a base of which the book says that it stands here.
pub(super) fn drawn(survey: Survey, told: [i32; 2], facing: Option<i32>, depth: i32) -> [i32; 2] {
    let ahead = forward(survey, facing, depth);
    let y = survey.from_south.map_or(told[1], |height| height - told[1]);
    [told[0] - ahead[0], y - ahead[1]]
}

/// Where an answer leads, as the book says it, and the hex there.
pub(super) fn end_of(survey: Survey, shape: &Shape) -> Option<([i32; 2], Option<&str>)> {
    let (at, hex) = shape.place()?;
    let (_, facing) = shape.end()?;
    Some((told(survey, at, facing, depth_of(shape)), hex))
}

/// How deep a base is at the end of an answer.
pub(super) const fn depth_of(shape: &Shape) -> i32 {
    match shape {
        Shape::Place { stance, .. } | Shape::Path { stance, .. } => stance.base[1],
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_front_edge_lies_before_the_middle() {
        let survey = Survey { from_south: Some(16_000), front_edge: true };
        // Facing north, a base of depth 1 whose middle is half a unit south of (10, 6).
        assert_eq!(told(survey, [10_000, 10_500], Some(0), 1000), [10_000, 6000]);
        assert_eq!(told(survey, [10_000, 10_500], None, 1000), [10_000, 5500]);
        for facing in [0, 450, 1234, 1800, 2700] {
            let there = drawn(survey, [7000, 3000], Some(facing), 1500);
            assert_eq!(told(survey, there, Some(facing), 1500), [7000, 3000]);
        }
        assert_eq!(told(Survey::default(), [1, 2], Some(900), 1000), [1, 2]);
    }
}
