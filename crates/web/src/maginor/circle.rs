//! Points on a circle.

use std::f64::consts::TAU;

/// The sine and the cosine of a part of a turn, as exactly as anything can be drawn.
///
/// Those of the library know angles of any size with all digits, and were four kilobytes of the page.
pub(super) fn sin_cos(turns: f64) -> (f64, f64) {
    let quarters = (turns * 4.0).round();
    // At most an eighth of a turn, where a few terms of the series are enough.
    let angle = (turns - quarters / 4.0) * TAU;
    let square = angle * angle;
    let sin = angle * (1.0 - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0)));
    let cos = 1.0 - square / 2.0 * (1.0 - square / 12.0 * (1.0 - square / 30.0 * (1.0 - square / 56.0)));
    match (quarters as i64).rem_euclid(4) {
        0 => (sin, cos),
        1 => (cos, -sin),
        2 => (-sin, -cos),
        _ => (-cos, sin),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_agrees_with_the_library() {
        for step in -1000..=1000 {
            let turns = f64::from(step) / 357.0;
            let (sin, cos) = sin_cos(turns);
            let (sin_there, cos_there) = (turns * TAU).sin_cos();
            assert!((sin - sin_there).abs() < 1e-6 && (cos - cos_there).abs() < 1e-6, "{turns}");
        }
    }
}
