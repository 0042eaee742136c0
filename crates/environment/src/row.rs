//! How observations are written.

use table::Seat;

use crate::layout::{Source, numbers_in};

/// An observation that is being written over, part by part.
pub(crate) struct Row<'a> {
    /// The parts that are being taken.
    parts: &'a mut [u8],
    rest: &'a mut [u8],
}

impl<'a> Row<'a> {
    #[inline]
    pub(crate) fn new(numbers: &'a mut [u8]) -> Self {
        Self { parts: &mut [], rest: numbers }
    }

    /// What comes after the parts that were taken.
    #[inline]
    pub(crate) fn rest(&self) -> &[u8] {
        self.rest
    }
}

impl<'a> Source<'a> for Row<'a> {
    // Where sizes are constants, this is the only one that is compared with what there is.
    #[inline(always)]
    fn begin(&mut self, size: usize) {
        (self.parts, self.rest) = std::mem::take(&mut self.rest).split_at_mut(size);
    }

    #[inline(always)]
    fn part(&mut self, _name: &'static str, shape: &[usize], _about: &'static str) -> &'a mut [u8] {
        let (part, next) = std::mem::take(&mut self.parts).split_at_mut(numbers_in(shape));
        self.parts = next;
        part
    }
}

/// The rows of a part whose last dimension is `WIDTH`.
#[inline]
pub(crate) fn rows_of<const WIDTH: usize>(part: &mut [u8]) -> &mut [[u8; WIDTH]] {
    part.as_chunks_mut().0
}

/// Writes 1 for the chosen one of several things, and 0 for all others.
#[inline]
pub(crate) fn one_of(chosen: Option<usize>, into: &mut [u8]) {
    into.fill(0);
    if let Some(place) = chosen.and_then(|nth| into.get_mut(nth)) {
        *place = 1;
    }
}

/// Writes the bits of a number as bytes, the lowest first.
#[inline]
pub(crate) fn spread(bits: u64, into: &mut [u8]) {
    spread_eights(into, |first| bits.checked_shr(first as u32).unwrap_or_default() as u8);
}

/// Writes bits as bytes; `eight` are the next eight bits from a number on, as a byte.
#[inline]
pub(crate) fn spread_eights(into: &mut [u8], eight: impl Fn(usize) -> u8) {
    let len = into.len();
    let (eights, rest) = into.as_chunks_mut();
    let rest = rest.len();
    for (nth, bytes) in eights.iter_mut().enumerate() {
        *bytes = BYTES[usize::from(eight(8 * nth))];
    }
    if rest == 0 {
        return;
    }
    // The last eight, some of which are written again; if there are not so many, these few.
    match into.last_chunk_mut() {
        Some(last) => *last = BYTES[usize::from(eight(len - 8))],
        None => into.copy_from_slice(&BYTES[usize::from(eight(0))][..rest]),
    }
}

/// The bits of a byte as bytes, the lowest first.
static BYTES: [[u8; 8]; 256] = {
    let mut bytes = [[0; 8]; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut bit = 0;
        while bit < 8 {
            bytes[bits][bit] = (bits >> bit & 1) as u8;
            bit += 1;
        }
        bits += 1;
    }
    bytes
};

/// The seats of a table as one of them counts: itself first, then the others in the order of play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around<const SEATS: usize> {
    own: Seat,
}

impl<const SEATS: usize> Around<SEATS> {
    #[inline]
    pub(crate) fn new(own: Seat) -> Self {
        // Somebody who does not sit at the table looks from the first seat.
        Self { own: if own.index() < SEATS { own } else { Seat::new(0) } }
    }

    /// All seats.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Seat> {
        std::iter::successors(Some(self.own), |seat| Some(seat.left(SEATS))).take(SEATS)
    }

    /// All seats but the own one.
    #[inline]
    pub(crate) fn others(self) -> impl Iterator<Item = Seat> {
        let first = self.own.left(SEATS);
        std::iter::successors(Some(first), |seat| Some(seat.left(SEATS))).take(SEATS - 1)
    }

    /// The place of a seat.
    #[inline]
    pub(crate) fn place(self, seat: Seat) -> usize {
        let (seat, own) = (seat.index(), self.own.index());
        if seat < own { seat + SEATS - own } else { seat - own }
    }

    /// Writes 1 for each of these seats, and 0 for all others.
    #[inline]
    pub(crate) fn write(self, seats: impl IntoIterator<Item = Seat>, into: &mut [u8]) {
        into.fill(0);
        for seat in seats {
            into[self.place(seat)] = 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_of_several_is_1() {
        let check = |chosen, expected: [u8; 3]| {
            let mut into = [9; 3];
            one_of(chosen, &mut into);
            assert_eq!(into, expected, "{chosen:?}");
        };
        check(Some(2), [0, 0, 1]);
        check(None, [0, 0, 0]);
        check(Some(3), [0, 0, 0]);
    }

    #[test]
    fn every_bit_has_its_byte() {
        for bits in 0..=u16::MAX {
            let mut into = [9; 16];
            spread(bits.into(), &mut into);
            assert_eq!(into, std::array::from_fn(|n| (bits >> n & 1) as u8));
        }
    }

    #[test]
    fn each_counts_from_its_own_seat() {
        let around = Around::<4>::new(Seat::new(2));
        assert_eq!(around.iter().map(Seat::index).collect::<Vec<_>>(), [2, 3, 0, 1]);
        assert_eq!(around.others().map(Seat::index).collect::<Vec<_>>(), [3, 0, 1]);
        assert!(around.iter().enumerate().all(|(nth, other)| around.place(other) == nth));
        let mut into = [9; 4];
        around.write([Seat::new(2), Seat::new(1)], &mut into);
        assert_eq!(into, [1, 0, 0, 1]);
    }
}
