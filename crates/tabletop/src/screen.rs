//! Who is told something on how wide a screen.

use std::ops::Deref;

use locale::Texts;
use table::Viewer;
use telling::{Names, Teller};

use crate::style::PEN;

/// A teller in a terminal.
#[derive(Clone, Copy, Debug)]
pub struct Screen<'a> {
    teller: Teller<'a>,
    /// The width of a line in columns.
    pub width: usize,
}

impl<'a> Screen<'a> {
    /// Tells a viewer of a game, or somebody who may know everything, in lines of this width.
    pub fn new(texts: &'a Texts, names: &'a Names, to: Option<Viewer>, width: usize) -> Self {
        Self { teller: Teller { texts, names, to, pen: PEN }, width }
    }
}

impl<'a> Deref for Screen<'a> {
    type Target = Teller<'a>;

    fn deref(&self) -> &Teller<'a> {
        &self.teller
    }
}
