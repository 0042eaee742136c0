//! What the numbers of an observation mean.

use std::ops::Range;

/// What the part `owing` means in all games.
///
/// Decisions that are made at once may take several moves, and whoever is done sooner has chosen less. So nobody who still
/// has to choose sees who has chosen already, whatever order decisions come in.
pub(crate) const OWING: &str = "The seats that it waits for. To a seat that has to decide at the same time as \
                                others, all of these are waited for until it has decided itself.";

/// The parts of an observation, in their order and without gaps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layout {
    parts: Vec<Part>,
}

/// Some numbers of an observation that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What it is called, such as `hand`.
    pub name: &'static str,
    /// What it means, in a sentence.
    pub about: &'static str,
    /// Its dimensions, the last one running fastest: `[seats, 60]` are 60 numbers for each seat.
    pub shape: Vec<usize>,
    /// Where it lies in the observation.
    pub range: Range<usize>,
}

impl Layout {
    /// Adds a part at the end.
    #[must_use]
    pub fn with(mut self, name: &'static str, shape: &[usize], about: &'static str) -> Self {
        let start = self.size();
        let size: usize = shape.iter().product();
        self.parts.push(Part { name, about, shape: shape.to_vec(), range: start..start + size });
        self
    }

    /// The parts.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// How many numbers there are in all.
    pub fn size(&self) -> usize {
        self.parts.last().map_or(0, |part| part.range.end)
    }
}
