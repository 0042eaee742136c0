//! A picture of a result, to be shown to others: drawn in the colours, faces and language of the page.

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::{Closure, JsValue};
use wasm_bindgen::{JsCast as _, UnwrapThrowExt as _};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, CssStyleDeclaration, File, FilePropertyBag, HtmlCanvasElement, Path2d,
};

use super::plot::{Frame, Ink, Shape, shapes};
use crate::browser::{document, download_blob, share_file, window};
use crate::play::{Placed, Retold};

const WIDTH: f64 = 1200.0;
const HEIGHT: f64 = 630.0;
const MARGIN: f64 = 64.0;
/// Where the right column begins.
const RIGHT: f64 = 640.0;
/// How large the lines are, before they are drawn larger.
const FRAME: Frame = Frame { width: 340.0, height: 264.0 };
const LARGER: f64 = (WIDTH - MARGIN - RIGHT) / FRAME.width;

/// What is on the picture.
#[derive(Clone, Debug)]
pub(crate) struct Poster {
    /// What the game is called.
    pub(crate) game: String,
    /// Its name in records.
    pub(crate) name: &'static str,
    /// Who got where.
    pub(crate) ending: Vec<Placed>,
    /// What there is to tell.
    pub(crate) told: Retold,
}

/// Draws the picture and hands it over: to another program where the browser does such things, or else as a file. Answers
/// whether it is a file.
pub(crate) async fn share_picture(poster: &Poster) -> Result<bool, JsValue> {
    let canvas = draw(poster)?;
    let blob = as_png(&canvas).await?;
    let name = format!("conclave-{}.png", poster.name);
    let kind = FilePropertyBag::new();
    kind.set_type("image/png");
    let file = File::new_with_blob_sequence_and_options(&Array::of1(&blob), &name, &kind)?;
    match share_file(&file, &poster.game).await {
        Ok(false) => download_blob(&name, &blob).map(|()| true),
        // Whoever closes the list of programs wants none of them.
        Ok(true) | Err(_) => Ok(false),
    }
}

/// What a canvas shows, as a file.
async fn as_png(canvas: &HtmlCanvasElement) -> Result<Blob, JsValue> {
    let made = Promise::new(&mut |resolve, reject| {
        let done = Closure::once_into_js(move |blob: JsValue| {
            // A promise can always be settled.
            let _ = if blob.is_null() {
                reject.call0(&JsValue::NULL)
            } else {
                resolve.call1(&JsValue::NULL, &blob)
            };
        });
        canvas.to_blob(done.unchecked_ref()).unwrap_throw();
    });
    Ok(JsFuture::from(made).await?.unchecked_into())
}

/// What draws, with the colours and faces of the page.
struct Brush {
    context: CanvasRenderingContext2d,
    style: CssStyleDeclaration,
}

impl Brush {
    /// A value of the page's styles.
    fn token(&self, name: &str) -> String {
        self.style.get_property_value(name).unwrap_or_default().trim().to_owned()
    }

    fn fill(&self, token: &str) {
        self.context.set_fill_style_str(&self.token(token));
    }

    fn stroke(&self, token: &str, width: f64) {
        self.context.set_stroke_style_str(&self.token(token));
        self.context.set_line_width(width);
    }

    /// Letters of a weight and size in one of the faces.
    fn face(&self, weight: u32, size: f64, face: &str) {
        self.context.set_font(&format!("{weight} {size}px {}", self.token(face)));
    }

    fn width(&self, text: &str) -> f64 {
        self.context.measure_text(text).map_or(0.0, |measured| measured.width())
    }

    fn write(&self, text: &str, x: f64, y: f64) -> Result<(), JsValue> {
        self.context.fill_text(text, x, y)
    }

    /// Writes a text that ends at `x`.
    fn write_before(&self, text: &str, x: f64, y: f64) -> Result<(), JsValue> {
        self.write(text, x - self.width(text), y)
    }

    /// Writes lines of at most this width, one below the other, and answers where the next one would be.
    fn write_lines(&self, text: &str, at: (f64, f64), width: f64, height: f64) -> Result<f64, JsValue> {
        let mut y = at.1;
        for line in wrapped(text, |line| self.width(line) <= width) {
            self.write(&line, at.0, y)?;
            y += height;
        }
        Ok(y)
    }
}

/// Words in lines of which each fits; a word that does not has a line of its own.
fn wrapped(text: &str, fits: impl Fn(&str) -> bool) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if fits(&format!("{line} {word}")) => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

fn draw(poster: &Poster) -> Result<HtmlCanvasElement, JsValue> {
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.dyn_into()?;
    canvas.set_width(WIDTH as u32);
    canvas.set_height(HEIGHT as u32);
    let missing = || JsValue::from_str("no canvas");
    let context: CanvasRenderingContext2d = canvas.get_context("2d")?.ok_or_else(missing)?.dyn_into()?;
    let root = document().document_element().ok_or_else(missing)?;
    let style = window().get_computed_style(&root)?.ok_or_else(missing)?;
    let brush = Brush { context, style };
    ground(&brush);
    brush.fill("--link");
    brush.face(700, 30.0, "--display");
    brush.write(&poster.game, MARGIN, 92.0)?;
    brush.write_before("Conclave", WIDTH - MARGIN, 92.0)?;
    brush.fill("--fore");
    brush.face(700, 44.0, "--display");
    let y = brush.write_lines(&poster.told.conclusion, (MARGIN, 152.0), WIDTH - 2.0 * MARGIN, 50.0)?;
    let y = places(&brush, &poster.ending, y + 10.0)?;
    highlights(&brush, &poster.told.highlights, y + 26.0)?;
    lines(&brush, &poster.told)?;
    Ok(canvas)
}

/// The ground, with a fine line of brass around it.
fn ground(brush: &Brush) {
    brush.fill("--ground");
    brush.context.fill_rect(0.0, 0.0, WIDTH, HEIGHT);
    brush.fill("--panel");
    brush.context.fill_rect(24.0, 24.0, WIDTH - 48.0, HEIGHT - 48.0);
    brush.stroke("--accent", 3.0);
    brush.context.stroke_rect(24.0, 24.0, WIDTH - 48.0, HEIGHT - 48.0);
}

/// Who got where, in the left column; answers where it ends.
fn places(brush: &Brush, ending: &[Placed], top: f64) -> Result<f64, JsValue> {
    let mut y = top;
    for Placed { place, number, name, reached, .. } in ending {
        let is_winner = *place == 1;
        brush.fill(&format!("--plot-{number}"));
        let mark = Shape {
            ink: Ink::Mark(*number),
            at: (MARGIN + 10.0, y - 9.0),
            drawn: super::plot::mark(*number).to_owned(),
        };
        paint(brush, &mark, 1.7)?;
        brush.fill(if is_winner { "--link" } else { "--fore" });
        brush.face(if is_winner { 700 } else { 400 }, 27.0, "--text");
        brush.write(&format!("{place}. {name}"), MARGIN + 32.0, y)?;
        brush.write_before(reached, RIGHT - 48.0, y)?;
        y += 36.0;
    }
    Ok(y)
}

fn highlights(brush: &Brush, highlights: &[String], top: f64) -> Result<(), JsValue> {
    let mut y = top;
    brush.face(400, 24.0, "--text");
    for highlight in highlights {
        brush.fill("--accent");
        brush.write("✦", MARGIN, y)?;
        brush.fill("--fore-2");
        y = brush.write_lines(highlight, (MARGIN + 32.0, y), RIGHT - 48.0 - MARGIN - 32.0, 31.0)? + 5.0;
    }
    Ok(())
}

/// How the game went, in the right column.
fn lines(brush: &Brush, told: &Retold) -> Result<(), JsValue> {
    brush.context.save();
    let top = HEIGHT - MARGIN - FRAME.height * LARGER + 6.0;
    brush.context.translate(RIGHT, top)?;
    brush.context.scale(LARGER, LARGER)?;
    for shape in shapes(&told.curve, &told.names, told.curve.stops(), FRAME) {
        paint(brush, &shape, 1.0)?;
    }
    brush.context.restore();
    Ok(())
}

/// Draws a shape as the page's styles do.
fn paint(brush: &Brush, shape: &Shape, larger: f64) -> Result<(), JsValue> {
    let Shape { ink, at: (x, y), drawn } = shape;
    let context = &brush.context;
    if shape.is_text() {
        match ink {
            Ink::Name(n) => brush.fill(&format!("--plot-{n}")),
            _ => brush.fill("--fore-2"),
        }
        brush.face(400, 11.0, "--text");
        return match ink {
            Ink::Label => brush.write_before(drawn, *x, *y),
            Ink::Below => brush.write(drawn, x - brush.width(drawn) / 2.0, *y),
            _ => brush.write(drawn, *x, *y),
        };
    }
    let path = Path2d::new_with_path_string(drawn)?;
    match ink {
        Ink::Mark(n) => {
            brush.fill(&format!("--plot-{n}"));
            context.save();
            context.translate(*x, *y)?;
            context.scale(larger, larger)?;
            context.fill_with_path_2d(&path);
            context.restore();
        }
        Ink::Lava => {
            brush.fill("--plot-lava");
            context.fill_with_path_2d(&path);
        }
        _ => {
            match ink {
                Ink::Line(n) => brush.stroke(&format!("--plot-{n}"), 2.0),
                Ink::Fire => brush.stroke("--plot-fire", 3.0),
                Ink::Zero => brush.stroke("--fore-2", 1.2),
                _ => brush.stroke("--edge", 0.7),
            }
            context.stroke_with_path(&path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_wrapped_where_they_do_not_fit() {
        let check =
            |text: &str, expected: &[&str]| assert_eq!(wrapped(text, |line| line.len() <= 9), expected);
        check("one two three", &["one two", "three"]);
        check("extraordinary one", &["extraordinary", "one"]);
        check("one", &["one"]);
    }
}
