//! Bits that are drawn by their place among those that are set.

/// Where the bits of a number are, counted out byte by byte.
///
/// Finding one is written without a loop, whose end a processor could not foresee: the number of bits in each byte and
/// all below it tells the byte, and a table tells the bit.
#[derive(Clone, Copy, Debug)]
pub struct CountedBits {
    bits: u64,
    up_to_byte: u64,
}

const EACH_BYTE: u64 = 0x0101_0101_0101_0101;
const HIGH_BITS: u64 = EACH_BYTE << 7;

impl CountedBits {
    /// No bits.
    pub const NONE: Self = Self { bits: 0, up_to_byte: 0 };

    /// Counts the bits of a number.
    #[inline]
    pub const fn of(bits: u64) -> Self {
        let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
        let each_byte = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
        Self { bits, up_to_byte: each_byte.wrapping_mul(EACH_BYTE) }
    }

    /// How many bits are set.
    #[inline]
    pub const fn count(self) -> u32 {
        (self.up_to_byte >> 56) as u32
    }

    /// The position of the set bit number `n`, counted from 0 and from the lowest.
    ///
    /// `n` must be below [`count`](Self::count): for others there is no position, and debug builds panic.
    #[inline]
    pub const fn nth(self, n: u32) -> u8 {
        let n = n as u64;
        let bytes_below = (((n * EACH_BYTE) | HIGH_BITS) - self.up_to_byte) & HIGH_BITS;
        let shift = (bytes_below >> 7).wrapping_mul(EACH_BYTE) >> 56 << 3;
        let rest = n - (self.up_to_byte << 8 >> shift & 0xff);
        shift as u8 + NTH_BIT_OF_BYTE[(self.bits >> shift & 0xff) as usize][rest as usize & 7]
    }
}

/// The positions of the bits that are set, from the lowest on.
///
/// ```
/// assert_eq!(table::set_bits(0b1010_0001).collect::<Vec<_>>(), [0, 5, 7]);
/// ```
#[inline]
pub fn set_bits(bits: u64) -> impl Iterator<Item = usize> + Clone {
    let mut left = bits;
    std::iter::from_fn(move || {
        let lowest = (left != 0).then(|| left.trailing_zeros() as usize);
        left &= left.wrapping_sub(1);
        lowest
    })
}

static NTH_BIT_OF_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use rand::Rng as _;

    use super::*;
    use crate::dice;

    #[test]
    fn every_bit_is_found_by_its_place() {
        let mut dice = dice::fast(1);
        for round in 0..2000 {
            // Full, sparse and everything between.
            let bits = (0..round % 5).fold(u64::MAX, |bits, _| bits & dice.next_u64());
            let counted = CountedBits::of(bits);
            let positions: Vec<_> = set_bits(bits).collect();
            assert_eq!(counted.count(), bits.count_ones());
            assert_eq!(positions.len() as u32, counted.count());
            for (n, &position) in positions.iter().enumerate() {
                assert_eq!(usize::from(counted.nth(n as u32)), position, "bit {n} of {bits:#x}");
                assert_eq!(bits >> position & 1, 1);
            }
        }
        assert_eq!(CountedBits::NONE.count(), 0);
    }
}
