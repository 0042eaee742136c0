//! How the points went, as lines: players are told apart by colour and by the shape of their marks.

use std::fmt::Write as _;

use markup::prelude::*;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 150.0;
const LEFT: f64 = 34.0;
const RIGHT: f64 = 10.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 18.0;

/// Which points and rounds a drawing shows.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Scale {
    least: i32,
    most: i32,
    /// The distance between two lines of the grid.
    step: i32,
    rounds: usize,
}

impl Scale {
    /// The scale for these lines in a game of so many rounds.
    fn of(lines: &[Vec<i32>], rounds: usize) -> Self {
        let points = || lines.iter().flatten().copied();
        let (least, most) = (points().min().unwrap_or(0).min(0), points().max().unwrap_or(0).max(20));
        let step =
            [20, 50, 100, 200, 500].into_iter().find(|step| (most - least) / step <= 4).unwrap_or(1000);
        Self {
            least: least.div_euclid(step) * step,
            most: -(-most).div_euclid(step) * step,
            step,
            rounds: rounds.max(1),
        }
    }

    fn x(&self, round: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * round as f64 / self.rounds as f64
    }

    fn y(&self, points: i32) -> f64 {
        let part = f64::from(points - self.least) / f64::from(self.most - self.least);
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * part
    }

    fn grid(&self) -> impl Iterator<Item = i32> {
        let (least, step) = (self.least, self.step);
        (0..=(self.most - self.least) / step).map(move |n| least + n * step)
    }
}

/// The mark of player number `n`, as a path around 0, 0.
fn mark(n: usize) -> &'static str {
    match n % 6 {
        0 => "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
        1 => "M-3.6-3.6h7.200v7.200h-7.200z",
        2 => "M0-5 4.6 3.6h-9.200z",
        3 => "M0-5 5 0 0 5-5 0z",
        4 => "M-5-3.6h10L0 5z",
        _ => "M-1.5-5h3v3.500h3.500v3h-3.500v3.500h-3v-3.500h-3.500v-3h3.500z",
    }
}

/// The mark of player number `n` beside the name.
pub(super) fn marker(n: usize) -> Markup {
    view! {
        <svg class=format!("wz-marker wz-p{n}") viewBox="-6 -6 12 12" aria-hidden="true"><path d=mark(n) /></svg>
    }
}

/// The drawing: a line for each player with the points after each round, of so many rounds.
pub(super) fn plot(lines: &[Vec<i32>], rounds: usize, told: String) -> Markup {
    let view_box = format!("0 0 {WIDTH} {HEIGHT}");
    view! {
        <svg class="wz-plot" viewBox=view_box role="img" aria-label=told inner_html=markup(lines, rounds)></svg>
    }
}

fn markup(lines: &[Vec<i32>], rounds: usize) -> String {
    let scale = Scale::of(lines, rounds);
    let mut markup = String::new();
    // Writing into a string cannot fail.
    for points in scale.grid() {
        let (y, end) = (scale.y(points), WIDTH - RIGHT);
        let class = if points == 0 { "wz-zero" } else { "wz-grid" };
        let _ = write!(markup, r#"<path class="{class}" d="M{LEFT} {y:.1}H{end}"/>"#);
        let label = points.to_string().replace('-', "−");
        let _ =
            write!(markup, r#"<text class="wz-axis" x="{}" y="{:.1}">{label}</text>"#, LEFT - 4.0, y + 3.5);
    }
    let every = if rounds > 12 { 5 } else { 2 };
    for round in (0..=rounds).filter(|round| round % every == 0) {
        let (x, y) = (scale.x(round), HEIGHT - 4.0);
        let _ = write!(markup, r#"<text class="wz-axis wz-axis-x" x="{x:.1}" y="{y}">{round}</text>"#);
    }
    for (n, line) in lines.iter().enumerate() {
        let at = |round: usize, points: i32| format!("{:.1} {:.1}", scale.x(round), scale.y(points));
        let mut path = format!("M{}", at(0, 0));
        for (round, &points) in line.iter().enumerate() {
            let _ = write!(path, "L{}", at(round + 1, points));
        }
        let _ = write!(markup, r#"<g class="wz-p{n}"><path class="wz-line" d="{path}"/>"#);
        for (round, &points) in line.iter().enumerate() {
            let place = at(round + 1, points);
            let _ = write!(markup, r#"<path transform="translate({place})" d="{}"/>"#, mark(n));
        }
        markup.push_str("</g>");
    }
    markup
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(lines: &[&[i32]], expected: (i32, i32, i32)) {
        let lines: Vec<Vec<i32>> = lines.iter().map(|line| line.to_vec()).collect();
        let scale = Scale::of(&lines, 15);
        assert_eq!((scale.least, scale.most, scale.step), expected);
    }

    #[test]
    fn the_grid_fits_the_points() {
        check(&[&[20], &[-10]], (-20, 20, 20));
        check(&[&[20, 130], &[-10, -60]], (-100, 150, 50));
        check(&[&[]], (0, 20, 20));
        check(&[&[430], &[-20]], (-100, 500, 100));
    }

    #[test]
    fn points_are_inside() {
        let lines = vec![vec![20, 50, -130], vec![-10, -20, 30]];
        let scale = Scale::of(&lines, 3);
        for points in lines.concat() {
            assert!((TOP..=HEIGHT - BOTTOM).contains(&scale.y(points)));
        }
        assert!(scale.x(3) <= WIDTH - RIGHT && scale.y(50) < scale.y(20));
    }
}
