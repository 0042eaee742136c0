//! The floor that the ring lies on: a disc of stone with a star of brass in its middle.

use markup::prelude::*;

use super::circle::sin_cos;

/// How many points the star has; every second one is short.
const POINTS: usize = 16;

/// Draws the floor in the square of the ring.
pub(super) fn floor() -> Markup {
    let (dark, light) = star();
    let joints: String = (0..22).map(|joint| line(f64::from(joint) / 22.0, 30.5, 49.0)).collect();
    view! {
        <svg class="mag-floor" viewBox="-50 -50 100 100" aria-hidden="true">
            <circle class="mag-slab" r="49.8" />
            <path class="mag-joints" d=joints />
            <circle class="mag-inlay" r="49" />
            <circle class="mag-well" r="30.5" />
            <path class="mag-star-dark" d=dark />
            <path class="mag-star-light" d=light />
            <circle class="mag-inlay" r="28.8" />
            <circle class="mag-hub" r="10.5" />
        </svg>
    }
}

/// The two sides of every point of the star: as if they were cut, one lies in the light and one in the shadow.
fn star() -> (String, String) {
    let turn = |point: usize| point as f64 / POINTS as f64;
    let mut sides = (String::new(), String::new());
    for point in 0..POINTS {
        let (tip, base) = if point % 4 == 0 {
            (28.0, 9.0)
        } else if point % 2 == 0 {
            (23.5, 9.0)
        } else {
            (17.0, 11.5)
        };
        let half = 1.0 / (POINTS as f64 * if point % 2 == 0 { 1.0 } else { 2.0 });
        for (side, path) in [(-half, &mut sides.0), (half, &mut sides.1)] {
            let (tip, foot) = (at(turn(point), tip), at(turn(point) + side, base));
            path.push_str(&format!("M0 0L{foot}L{tip}z"));
        }
    }
    sides
}

fn line(turn: f64, from: f64, to: f64) -> String {
    format!("M{}L{}", at(turn, from), at(turn, to))
}

/// A point at this part of the way round, as paths have it.
fn at(turn: f64, radius: f64) -> String {
    let (sin, cos) = sin_cos(turn);
    format!("{:.1} {:.1}", radius * sin, -radius * cos)
}
