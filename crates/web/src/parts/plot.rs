//! How a game went, as lines: players are told apart by colour and by the shape of their marks.
//!
//! A drawing is a list of shapes, which the page shows as SVG and a picture of the result on a canvas.

use std::fmt::Write as _;

use chronicle::Curve;
use markup::prelude::*;

const LEFT: f64 = 34.0;
const RIGHT: f64 = 10.0;
const TOP: f64 = 10.0;
const BOTTOM: f64 = 18.0;

/// How large a drawing is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Frame {
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Frame {
    /// Beside a table.
    pub(crate) const SMALL: Self = Self { width: 320.0, height: 150.0 };
    /// At the end of a game.
    pub(crate) const LARGE: Self = Self { width: 480.0, height: 230.0 };
}

/// What a shape is drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    Grid,
    Zero,
    /// A number or a name beside a line, ending there.
    Label,
    /// A number below the drawing, in the middle of its place.
    Below,
    /// The line of player number n.
    Line(usize),
    /// A mark of player number n.
    Mark(usize),
    /// The name of player number n, beginning there.
    Name(usize),
    /// Where nobody can stand any more.
    Lava,
    /// The fire between the players.
    Fire,
}

/// A part of a drawing.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Shape {
    pub(crate) ink: Ink,
    /// Where it is, for marks and words.
    pub(crate) at: (f64, f64),
    /// A path of SVG, or words.
    pub(crate) drawn: String,
}

impl Shape {
    fn path(ink: Ink, path: String) -> Self {
        Self { ink, at: (0.0, 0.0), drawn: path }
    }

    /// Whether it is written, and not drawn.
    pub(crate) fn is_text(&self) -> bool {
        matches!(self.ink, Ink::Label | Ink::Below | Ink::Name(_))
    }
}

/// Which values and stops a drawing shows.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Scale {
    frame: Frame,
    least: i32,
    most: i32,
    /// The distance between two lines of the grid.
    step: i32,
    stops: usize,
}

impl Scale {
    /// The scale for points in a game of so many stops.
    fn of(lines: &[Vec<i32>], stops: usize, frame: Frame) -> Self {
        let points = || lines.iter().flatten().copied();
        let (least, most) = (points().min().unwrap_or(0).min(0), points().max().unwrap_or(0).max(20));
        let steps = [5, 10, 20, 50, 100, 200, 500];
        let step = steps.into_iter().find(|step| (most - least) / step <= 4).unwrap_or(1000);
        Self {
            frame,
            least: least.div_euclid(step) * step,
            most: -(-most).div_euclid(step) * step,
            step,
            stops: stops.max(1),
        }
    }

    fn x(&self, stop: usize) -> f64 {
        LEFT + (self.frame.width - LEFT - RIGHT) * stop as f64 / self.stops as f64
    }

    fn y(&self, points: impl Into<f64>) -> f64 {
        let part = (points.into() - f64::from(self.least)) / f64::from(self.most - self.least);
        self.frame.height - BOTTOM - (self.frame.height - TOP - BOTTOM) * part
    }

    fn grid(&self) -> impl Iterator<Item = i32> {
        let (least, step) = (self.least, self.step);
        (0..=(self.most - self.least) / step).map(move |n| least + n * step)
    }

    /// A line through these values.
    fn line(&self, values: &[i32]) -> String {
        let mut path = String::new();
        for (stop, &value) in values.iter().enumerate() {
            let letter = if stop == 0 { 'M' } else { 'L' };
            // Writing into a string cannot fail.
            let _ = write!(path, "{letter}{:.1} {:.1}", self.x(stop), self.y(value));
        }
        path
    }
}

/// The mark of player number `n`, as a path around 0, 0.
pub(super) fn mark(n: usize) -> &'static str {
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
pub(crate) fn marker(n: usize) -> Markup {
    view! {
        <svg class=format!("plot-marker plot-{n}") viewBox="-6 -6 12 12" aria-hidden="true"><path d=mark(n) /></svg>
    }
}

/// The drawing of a curve, of so many stops; `told` says it to those who do not see it.
pub(crate) fn plot(curve: &Curve, names: &[String], stops: usize, frame: Frame, told: String) -> Markup {
    let view_box = format!("0 0 {} {}", frame.width, frame.height);
    let shapes = shapes(curve, names, stops, frame);
    view! {
        <svg class="plot" viewBox=view_box role="img" aria-label=told inner_html=as_svg(&shapes)></svg>
    }
}

/// What a curve is drawn of. Lines are in the order in which players are numbered; names are written where the lines are places.
pub(crate) fn shapes(curve: &Curve, names: &[String], stops: usize, frame: Frame) -> Vec<Shape> {
    if curve.ground.is_empty() { points(curve, stops, frame) } else { places(curve, names, frame) }
}

/// Points that grow and shrink.
fn points(curve: &Curve, stops: usize, frame: Frame) -> Vec<Shape> {
    let scale = Scale::of(&curve.seats, stops, frame);
    let mut shapes = Vec::new();
    for points in scale.grid() {
        let (y, end) = (scale.y(points), frame.width - RIGHT);
        let ink = if points == 0 { Ink::Zero } else { Ink::Grid };
        shapes.push(Shape::path(ink, format!("M{LEFT} {y:.1}H{end}")));
        let drawn = points.to_string().replace('-', "−");
        shapes.push(Shape { ink: Ink::Label, at: (LEFT - 4.0, y + 3.5), drawn });
    }
    let every = if stops > 12 { 5 } else { 2 };
    for stop in (0..=stops).step_by(every) {
        shapes.push(Shape {
            ink: Ink::Below,
            at: (scale.x(stop), frame.height - 4.0),
            drawn: stop.to_string(),
        });
    }
    for (n, line) in curve.seats.iter().enumerate() {
        shapes.push(Shape::path(Ink::Line(n), scale.line(line)));
        for (stop, &points) in line.iter().enumerate().skip(1) {
            let at = (scale.x(stop), scale.y(points));
            shapes.push(Shape { ink: Ink::Mark(n), at, drawn: mark(n).to_owned() });
        }
    }
    shapes
}

/// Places on a bridge: the fire between two wizards, and lava where the bridge has broken. The first player is below.
fn places(curve: &Curve, names: &[String], frame: Frame) -> Vec<Shape> {
    let ends = || curve.ground.iter().flat_map(|&(first, last)| [first, last]);
    let (least, most) = (ends().min().unwrap_or(0), ends().max().unwrap_or(0));
    // The void beyond the bridge is to be seen, too, and a while of what the last turn brought.
    let scale = Scale { frame, least: least - 1, most: most + 1, step: 1, stops: curve.stops() + 1 };
    let is_first_high = curve.seats.first() > curve.seats.get(1);
    let upright = |values: &[i32]| -> Vec<i32> {
        values.iter().map(|&value| if is_first_high { least + most - value } else { value }).collect()
    };
    let mut shapes = Vec::new();
    for (edge, outside) in [(0, scale.least), (1, scale.most)] {
        let end = |&(first, last): &(i32, i32)| {
            if edge == 0 { f64::from(first) - 0.5 } else { f64::from(last) + 0.5 }
        };
        let steps = stairs(&scale, curve.ground.iter().map(end));
        let (right, y) = (scale.x(scale.stops), scale.y(outside));
        shapes.push(Shape::path(Ink::Lava, format!("{steps}L{right:.1} {y:.1}L{LEFT} {y:.1}z")));
    }
    for (n, line) in curve.seats.iter().enumerate() {
        let line = upright(line);
        shapes.push(Shape::path(Ink::Line(n), stairs(&scale, line.iter().copied())));
        let below = if n == 0 { 14.0 } else { -7.0 };
        let at = (LEFT + 4.0, scale.y(line.first().copied().unwrap_or(0)) + below);
        shapes.push(Shape { ink: Ink::Name(n), at, drawn: names.get(n).cloned().unwrap_or_default() });
    }
    let fire = upright(&curve.between);
    shapes.push(Shape::path(Ink::Fire, scale.line(&fire)));
    let every = if scale.stops > 12 { 5 } else { 2 };
    for stop in (0..scale.stops).step_by(every) {
        shapes.push(Shape {
            ink: Ink::Below,
            at: (scale.x(stop), frame.height - 4.0),
            drawn: stop.to_string(),
        });
    }
    shapes
}

/// A line that stays on its height until the next stop, and on the last one to the end.
fn stairs<V: Into<f64>>(scale: &Scale, values: impl Iterator<Item = V>) -> String {
    let mut path = String::new();
    // Writing into a string cannot fail.
    for (stop, value) in values.enumerate() {
        let (x, y) = (scale.x(stop), scale.y(value));
        let _ = if stop == 0 { write!(path, "M{x:.1} {y:.1}") } else { write!(path, "H{x:.1}V{y:.1}") };
    }
    let _ = write!(path, "H{:.1}", scale.x(scale.stops));
    path
}

fn as_svg(shapes: &[Shape]) -> String {
    let mut svg = String::new();
    for Shape { ink, at: (x, y), drawn } in shapes {
        let (class, n) = match ink {
            Ink::Grid => ("grid", None),
            Ink::Zero => ("zero", None),
            Ink::Label => ("label", None),
            Ink::Below => ("below", None),
            Ink::Line(n) => ("line", Some(n)),
            Ink::Mark(n) => ("mark", Some(n)),
            Ink::Name(n) => ("name", Some(n)),
            Ink::Lava => ("lava", None),
            Ink::Fire => ("fire", None),
        };
        let player = n.map_or_else(String::new, |n| format!(" plot-{n}"));
        // Writing into a string cannot fail.
        let _ = match ink {
            Ink::Label | Ink::Below | Ink::Name(_) => {
                let words = drawn.replace('&', "&amp;").replace('<', "&lt;");
                write!(svg, r#"<text class="plot-{class}{player}" x="{x:.1}" y="{y:.1}">{words}</text>"#)
            }
            Ink::Mark(_) => {
                write!(
                    svg,
                    r#"<path class="plot-{class}{player}" transform="translate({x:.1} {y:.1})" d="{drawn}"/>"#
                )
            }
            _ => write!(svg, r#"<path class="plot-{class}{player}" d="{drawn}"/>"#),
        };
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(lines: &[&[i32]], expected: (i32, i32, i32)) {
        let lines: Vec<Vec<i32>> = lines.iter().map(|line| line.to_vec()).collect();
        let scale = Scale::of(&lines, 15, Frame::SMALL);
        assert_eq!((scale.least, scale.most, scale.step), expected);
    }

    #[test]
    fn the_grid_fits_the_points() {
        check(&[&[20], &[-10]], (-10, 20, 10));
        check(&[&[20, 130], &[-10, -60]], (-100, 150, 50));
        check(&[&[]], (0, 20, 5));
        check(&[&[430], &[-20]], (-100, 500, 100));
    }

    #[test]
    fn points_are_inside() {
        let lines = vec![vec![0, 20, 50, -130], vec![0, -10, -20, 30]];
        let scale = Scale::of(&lines, 3, Frame::LARGE);
        for points in lines.concat() {
            assert!((TOP..=Frame::LARGE.height - BOTTOM).contains(&scale.y(points)));
        }
        assert!(scale.x(3) <= Frame::LARGE.width - RIGHT && scale.y(50) < scale.y(20));
    }

    #[test]
    fn names_are_words_and_no_markup() {
        let curve = Curve { seats: vec![vec![6], vec![12]], between: vec![9], ground: vec![(0, 18)] };
        let svg = as_svg(&shapes(&curve, &["<b>".to_owned(), "A & B".to_owned()], 1, Frame::SMALL));
        assert!(svg.contains("&lt;b>") && svg.contains("A &amp; B") && !svg.contains("<b>"));
    }

    #[test]
    fn whoever_looks_stands_below() {
        let seats = [vec![6, 6], vec![12, 12]];
        let draw = |seats: [Vec<i32>; 2]| {
            let curve = Curve { seats: seats.into(), between: vec![9, 10], ground: vec![(0, 18); 2] };
            let shapes = shapes(&curve, &["You".to_owned(), "Morgana".to_owned()], 1, Frame::LARGE);
            let at = |n| shapes.iter().find(|shape| shape.ink == Ink::Name(n)).map(|shape| shape.at.1);
            (at(0), at(1))
        };
        let (low, high) = draw(seats.clone());
        assert!(low > high);
        let [red, green] = seats;
        let (low, high) = draw([green, red]);
        assert!(low > high);
    }
}
