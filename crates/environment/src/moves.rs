//! Moves by their numbers, as a set.

use rand::Rng;
use table::{CountedBits, dice, set_bits};

use crate::row::spread_eights;

/// Some of the moves of a table, by their numbers.
///
/// ```
/// use environment::MoveSet;
/// let mut moves = MoveSet::from_bits(0, 0b1010);
/// moves.insert(100);
/// assert!(moves.contains(3) && moves.contains(100) && !moves.contains(2));
/// assert_eq!(moves.iter().collect::<Vec<_>>(), [1, 3, 100]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MoveSet([u64; WORDS]);

const WORDS: usize = 3;
const BITS: usize = u64::BITS as usize;

impl MoveSet {
    /// No game has more moves.
    pub const CAPACITY: usize = WORDS * BITS;
    /// No moves.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// The moves from number `first` on whose bits are set, from the lowest bit on. What lies beyond the
    /// [capacity](Self::CAPACITY) is no move.
    #[inline]
    pub fn from_bits(first: usize, bits: u128) -> Self {
        let (skipped, shift) = (first / BITS, first % BITS);
        let low = bits << shift;
        let high = if shift == 0 { 0 } else { (bits >> (u128::BITS as usize - shift)) as u64 };
        let parts = [low as u64, (low >> BITS) as u64, high];
        let mut words = [0; WORDS];
        for (word, part) in words.iter_mut().skip(skipped).zip(parts) {
            *word = part;
        }
        Self(words)
    }

    /// Adds a move, if it is within the [capacity](Self::CAPACITY).
    #[inline]
    pub fn insert(&mut self, number: usize) {
        if let Some(word) = self.0.get_mut(number / BITS) {
            *word |= 1 << (number % BITS);
        }
    }

    /// Whether a move is one of these.
    #[inline]
    pub fn contains(self, number: usize) -> bool {
        self.0.get(number / BITS).is_some_and(|word| word >> (number % BITS) & 1 == 1)
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The moves in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..).step_by(BITS).zip(self.0).flat_map(|(first, word)| set_bits(word).map(move |bit| first + bit))
    }

    /// One of them, each equally likely; `None` if there is none.
    #[inline]
    pub fn choose<R: Rng + ?Sized>(self, rng: &mut R) -> Option<usize> {
        let [first, second, third] = self.0;
        let (first, second) = (CountedBits::of(first), CountedBits::of(second));
        let up_to_second = first.count() + second.count();
        // Few games have so many moves, and these make them not often.
        let third = if third == 0 { CountedBits::NONE } else { CountedBits::of(third) };
        let count = up_to_second + third.count();
        if count == 0 {
            return None;
        }
        let nth = dice::below(rng, count);
        let (from, word, nth) = if nth < first.count() {
            (0, first, nth)
        } else if nth < up_to_second {
            (BITS, second, nth - first.count())
        } else {
            (2 * BITS, third, nth - up_to_second)
        };
        Some(from + usize::from(word.nth(nth)))
    }

    /// Marks these moves with 1 and all others with 0.
    #[inline]
    pub fn mark(self, mask: &mut [u8]) {
        let bytes = self.0.map(u64::to_le_bytes);
        let byte = |at: usize| bytes.as_flattened().get(at).copied().unwrap_or_default();
        spread_eights(mask, |first| {
            let both = u16::from_le_bytes([byte(first / 8), byte(first / 8 + 1)]);
            (both >> (first % 8)) as u8
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_moves_wherever_they_begin() {
        for first in 0..MoveSet::CAPACITY + 100 {
            let bits = 1 | 1 << 1 | 1 << 63 | 1 << 100 | 1 << 127;
            let moves = MoveSet::from_bits(first, bits);
            let expected = [0, 1, 63, 100, 127].map(|bit| first + bit);
            let expected = expected.into_iter().filter(|&number| number < MoveSet::CAPACITY);
            assert_eq!(moves.iter().collect::<Vec<_>>(), expected.collect::<Vec<_>>(), "from {first}");
        }
    }

    #[test]
    fn sets_marks_and_counts_agree() {
        let mut dice = dice::fast(5);
        for size in [3, 64, 74, 134, 191, MoveSet::CAPACITY, 250] {
            let mut moves = MoveSet::EMPTY;
            assert!(moves.is_empty() && moves.choose(&mut dice).is_none());
            for _ in 0..20 {
                moves.insert(dice::below(&mut dice, size.min(MoveSet::CAPACITY) as u32) as usize);
            }
            let mut mask = vec![9; size];
            moves.mark(&mut mask);
            let marked: Vec<_> = (0..size).filter(|&number| mask[number] == 1).collect();
            assert!(mask.iter().all(|&mark| mark <= 1));
            assert_eq!(moves.iter().collect::<Vec<_>>(), marked);
            assert_eq!((moves.len(), moves.is_empty()), (marked.len(), false));
            assert!((0..size + 9).all(|number| moves.contains(number) == marked.contains(&number)));
        }
        assert!(!MoveSet::EMPTY.contains(usize::MAX));
    }

    #[test]
    fn each_move_is_equally_likely() {
        let mut moves = MoveSet::EMPTY;
        [0, 63, 64, 70, 150].into_iter().for_each(|number| moves.insert(number));
        let mut counts = [0; MoveSet::CAPACITY];
        let mut dice = dice::fast(1);
        for _ in 0..50_000 {
            counts[moves.choose(&mut dice).unwrap()] += 1;
        }
        for (number, &count) in counts.iter().enumerate() {
            let expected = if moves.contains(number) { 9_600..10_400 } else { 0..1 };
            assert!(expected.contains(&count), "move {number} was drawn {count} times");
        }
    }
}
