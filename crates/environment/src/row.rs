//! How observations are written.

use table::Seat;

/// An observation that is being written over, part by part in the order of its layout.
pub(crate) struct Row<'a>(pub(crate) &'a mut [u8]);

impl<'a> Row<'a> {
    /// The next part, which has this many numbers, all 0.
    ///
    /// # Panics
    /// If the row is shorter than its layout.
    #[inline]
    pub(crate) fn zeros(&mut self, size: usize) -> &'a mut [u8] {
        let part = self.part(size);
        part.fill(0);
        part
    }

    /// The next part, which has this many numbers and must be written as a whole.
    ///
    /// # Panics
    /// If the row is shorter than its layout.
    #[inline]
    pub(crate) fn part(&mut self, size: usize) -> &'a mut [u8] {
        let (part, rest) = std::mem::take(&mut self.0).split_at_mut(size);
        self.0 = rest;
        part
    }

    /// Writes a number.
    #[inline]
    pub(crate) fn number(&mut self, number: u8) {
        self.part(1)[0] = number;
    }

    /// Writes several numbers.
    #[inline]
    pub(crate) fn numbers(&mut self, numbers: impl IntoIterator<Item = u8>) {
        for number in numbers {
            self.number(number);
        }
    }

    /// Writes 1 for yes.
    #[inline]
    pub(crate) fn flag(&mut self, is_so: bool) {
        self.number(u8::from(is_so));
    }

    /// Writes a part of `size` numbers, of which the chosen one is 1.
    #[inline]
    pub(crate) fn one_of(&mut self, size: usize, chosen: Option<usize>) {
        let part = self.zeros(size);
        if let Some(place) = chosen.and_then(|nth| part.get_mut(nth)) {
            *place = 1;
        }
    }

    /// Writes a part of `SIZE` numbers, 1 for each bit that is set, from the lowest on.
    #[inline]
    pub(crate) fn bits<const SIZE: usize>(&mut self, bits: u64) {
        spread(bits, self.part(SIZE));
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

    /// The place of a seat.
    #[inline]
    pub(crate) fn place(self, seat: Seat) -> usize {
        let (seat, own) = (seat.index(), self.own.index());
        if seat < own { seat + SEATS - own } else { seat - own }
    }

    /// Writes 1 for each of these seats.
    #[inline]
    pub(crate) fn write(self, row: &mut Row<'_>, seats: impl IntoIterator<Item = Seat>) {
        let part = row.zeros(SEATS);
        for seat in seats {
            part[self.place(seat)] = 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_written_part_after_part() {
        let mut into = [9; 20];
        let mut row = Row(&mut into);
        row.number(7);
        row.flag(true);
        row.one_of(3, Some(2));
        row.one_of(2, None);
        row.bits::<10>(0b10_1000_0001);
        row.zeros(1);
        row.numbers([4, 5]);
        assert!(row.0.is_empty());
        assert_eq!(into, [7, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 4, 5]);
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
        assert!(around.iter().enumerate().all(|(nth, other)| around.place(other) == nth));
        let mut into = [9; 4];
        around.write(&mut Row(&mut into), [Seat::new(2), Seat::new(1)]);
        assert_eq!(into, [1, 0, 0, 1]);
    }
}
