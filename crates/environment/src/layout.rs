//! What the numbers of an observation mean.

use std::ops::Range;

/// What the part `owing` means in all games.
///
/// Decisions that are made at once may take several moves, and whoever is done sooner has chosen less. So nobody who still
/// has to choose sees who has chosen already, whatever order decisions come in.
pub(crate) const OWING: &str = "The seats that it waits for. To a seat that has to decide at the same time as \
                                others, all of these are waited for until it has decided itself.";

/// Declares parts of an observation that follow each other: what each is called, its dimensions and what it means.
///
/// ```text
/// parts! {
///     /// What a seat sees of the cards.
///     struct Cards(seats: usize) {
///         hand: [60] = "The cards in the own hand.",
///         played: [seats, 60] = "The cards that each has played.",
///     }
/// }
/// ```
///
/// is a struct whose fields are the numbers of its parts, to be written by their names. `Cards::take(from, seats)` takes
/// them from a [`Source`], in this order.
macro_rules! parts {
    (
        $(#[$attribute:meta])*
        $scope:vis struct $name:ident($($given:ident: $kind:ty),*) {
            $($part:ident: [$($dimension:expr),+] = $about:expr,)+
        }
    ) => {
        $(#[$attribute])*
        $scope struct $name<'a> {
            $($scope $part: &'a mut [u8],)+
        }

        impl<'a> $name<'a> {
            /// Takes these parts, whose numbers may still be anything.
            ///
            /// # Panics
            /// If there are fewer numbers.
            // Inlined, all sizes are known to whoever writes the parts.
            #[inline(always)]
            $scope fn take(from: &mut impl $crate::layout::Source<'a>, $($given: $kind),*) -> Self {
                from.begin(0 $(+ $crate::layout::numbers_in(&[$($dimension),+]))+);
                Self { $($part: from.part(stringify!($part), &[$($dimension),+], $about)),+ }
            }
        }
    };
}
pub(crate) use parts;

/// What parts are taken from, one after the other: a row, which has their numbers, or a layout, which has none and notes
/// what they are.
pub(crate) trait Source<'a> {
    /// Begins with parts that have so many numbers together.
    fn begin(&mut self, size: usize);

    /// The numbers of the next of these parts.
    fn part(&mut self, name: &'static str, shape: &[usize], about: &'static str) -> &'a mut [u8];
}

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
        let range = start..start + numbers_in(shape);
        self.parts.push(Part { name, about, shape: shape.to_vec(), range });
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

impl<'a> Source<'a> for Layout {
    fn begin(&mut self, _size: usize) {}

    fn part(&mut self, name: &'static str, shape: &[usize], about: &'static str) -> &'a mut [u8] {
        *self = std::mem::take(self).with(name, shape, about);
        &mut []
    }
}

/// How many numbers there are in a part of this shape.
#[inline(always)]
pub(crate) fn numbers_in(shape: &[usize]) -> usize {
    shape.iter().product()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row::Row;

    parts! {
        struct Cards(seats: usize) {
            hand: [3] = "The own hand.",
            played: [seats, 2] = "What each has played.",
        }
    }

    #[test]
    fn parts_are_where_the_layout_says() {
        let mut layout = Layout::default();
        Cards::take(&mut layout, 2);
        let said = Layout::default().with("hand", &[3], "The own hand.");
        assert_eq!(layout, said.with("played", &[2, 2], "What each has played."));

        let mut numbers = [9; 8];
        let mut row = Row::new(&mut numbers);
        let Cards { hand, played } = Cards::take(&mut row, 2);
        assert_eq!(row.rest(), [9]);
        hand.copy_from_slice(&[1, 2, 3]);
        played.copy_from_slice(&[4, 5, 6, 7]);
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 9]);
    }
}
