//! Observations as they are written.

use table::Seat;

/// Writes an observation, part after part in the order of its layout.
#[derive(Debug)]
pub(crate) struct Row<'a> {
    into: &'a mut [u8],
    at: usize,
}

impl<'a> Row<'a> {
    /// A row of zeros, to be written from its beginning.
    pub(crate) fn new(into: &'a mut [u8]) -> Self {
        into.fill(0);
        Self { into, at: 0 }
    }

    /// Writes a number.
    #[inline]
    pub(crate) fn number(&mut self, number: u8) {
        self.put(0, number);
        self.at += 1;
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

    /// Writes `count` numbers, of which the chosen one is 1.
    #[inline]
    pub(crate) fn one_of(&mut self, count: usize, chosen: Option<usize>) {
        if let Some(nth) = chosen.filter(|&nth| nth < count) {
            self.put(nth, 1);
        }
        self.at += count;
    }

    /// Writes `COUNT` numbers, 1 for each bit that is set, from the lowest on.
    #[inline]
    pub(crate) fn bits<const COUNT: usize>(&mut self, bits: u64) {
        if let Some(places) = self.into.get_mut(self.at..).and_then(<[u8]>::first_chunk_mut::<COUNT>) {
            for (eight, bits) in places.chunks_mut(8).zip(bits.to_le_bytes()) {
                eight.copy_from_slice(&spread(bits)[..eight.len()]);
            }
        }
        self.at += COUNT;
    }

    /// Writes a number at this place from here, and goes no further.
    #[inline]
    pub(crate) fn put(&mut self, nth: usize, number: u8) {
        if let Some(place) = self.into.get_mut(self.at + nth) {
            *place = number;
        }
    }

    /// The next `count` numbers, to be written in any order.
    #[inline]
    pub(crate) fn take(&mut self, count: usize) -> &mut [u8] {
        let from = self.at;
        self.at += count;
        self.into.get_mut(from..self.at).unwrap_or_default()
    }

    /// Leaves `count` numbers at 0.
    #[inline]
    pub(crate) fn zeros(&mut self, count: usize) {
        self.at += count;
    }
}

/// Eight bits as eight bytes, all at once.
#[inline]
fn spread(bits: u8) -> [u8; 8] {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // Every byte keeps the bit of its own place, and then that bit goes to the lowest.
    let own = (u64::from(bits) * ONES) & 0x8040_2010_0804_0201;
    (((own + 0x7f * ONES) >> 7) & ONES).to_le_bytes()
}

/// The seats of a table as one of them counts: itself first, then the others in the order of play.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Around {
    seats: usize,
    first: usize,
}

impl Around {
    pub(crate) fn new(seat: Seat, seats: usize) -> Self {
        Self { seats, first: seat.index() % seats }
    }

    /// All seats.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Seat> {
        (self.first..self.seats).chain(0..self.first).map(Seat::new)
    }

    /// The place of a seat.
    #[inline]
    pub(crate) fn place(self, seat: Seat) -> usize {
        let index = seat.index();
        if index < self.first { index + self.seats - self.first } else { index - self.first }
    }

    /// Writes 1 for each of these seats.
    #[inline]
    pub(crate) fn write(self, row: &mut Row<'_>, seats: impl IntoIterator<Item = Seat>) {
        for seat in seats {
            row.put(self.place(seat), 1);
        }
        row.zeros(self.seats);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_written_part_after_part() {
        let mut into = [9; 24];
        let mut row = Row::new(&mut into);
        row.number(7);
        row.flag(true);
        row.one_of(3, Some(2));
        row.one_of(2, None);
        row.bits::<10>(0b10_1000_0001);
        row.zeros(1);
        row.numbers([4, 5]);
        assert_eq!(into, [7, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 4, 5, 0, 0, 0, 0]);
    }

    #[test]
    fn every_bit_has_its_byte() {
        for bits in 0..=u8::MAX {
            assert_eq!(spread(bits), std::array::from_fn(|n| bits >> n & 1));
        }
    }

    #[test]
    fn what_does_not_fit_is_left_out() {
        let mut into = [9; 2];
        let mut row = Row::new(&mut into);
        row.one_of(2, Some(2));
        row.bits::<3>(7);
        row.number(1);
        assert_eq!(into, [0, 0]);
    }

    #[test]
    fn each_counts_from_its_own_seat() {
        let around = Around::new(Seat::new(2), 4);
        assert_eq!(around.iter().map(Seat::index).collect::<Vec<_>>(), [2, 3, 0, 1]);
        assert!(around.iter().enumerate().all(|(nth, other)| around.place(other) == nth));
        let mut into = [9; 5];
        around.write(&mut Row::new(&mut into), [Seat::new(2), Seat::new(1)]);
        assert_eq!(into, [1, 0, 0, 1, 0]);
    }
}
