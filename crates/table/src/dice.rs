//! The sampling side of chance: generators are seeded here, outside every state, and never inside one.
//!
//! The two algorithms are written out, not borrowed, because a shuffle that was committed to by its seed must be
//! recomputable by anybody, in any language, for ever (they are part of the record format's documentation).

use rand::{Rng, SeedableRng};

/// The generator for real games: the same numbers for the same seed on every platform.
pub type Dice = rand::rngs::ChaCha8Rng;

/// Dice for a seed.
///
/// ```
/// use rand::Rng;
/// assert_eq!(table::dice::seeded(7).next_u64(), table::dice::seeded(7).next_u64());
/// ```
pub fn seeded(seed: u64) -> Dice {
    Dice::seed_from_u64(seed)
}

/// A number in `0..bound`, every one equally likely (Lemire's multiplication with rejection on 32 bits).
///
/// # Panics
/// In debug builds, if `bound` is 0.
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, bound: u32) -> u32 {
    debug_assert!(bound > 0, "there is no number below 0");
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// Shuffles so that the first `count` items are a random draw, in random order (Fisher–Yates from the front).
#[inline]
pub fn draw<'a, T, R: Rng + ?Sized>(rng: &mut R, items: &'a mut [T], count: usize) -> &'a [T] {
    for at in 0..count {
        let other = at + below(rng, (items.len() - at) as u32) as usize;
        items.swap(at, other);
    }
    &items[..count]
}

/// Shuffles all of `items`.
pub fn shuffle<T, R: Rng + ?Sized>(rng: &mut R, items: &mut [T]) {
    draw(rng, items, items.len());
}

/// The generator for playouts and benchmarks: a nanosecond a number, the same on every platform, not for secrets.
pub type FastDice = rand::rngs::Xoshiro256PlusPlus;

/// Fast dice for a seed.
pub fn fast(seed: u64) -> FastDice {
    FastDice::seed_from_u64(seed)
}

/// A seed for one of many things that are drawn from another seed, far from those of other numbers and other seeds (the
/// finaliser of `SplitMix64`).
///
/// ```
/// use table::dice::derived;
/// assert_eq!(derived(7, 0), derived(7, 0));
/// assert_ne!(derived(7, 0), derived(7, 1));
/// ```
#[inline]
pub fn derived(seed: u64, number: u64) -> u64 {
    let mut mixed = seed ^ number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn below_is_even() {
        let mut counts = [0u32; 6];
        let mut dice = seeded(1);
        for _ in 0..60_000 {
            counts[below(&mut dice, 6) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| (9_600..10_400).contains(&count)), "{counts:?}");
    }

    #[test]
    fn draw_keeps_every_item() {
        let mut cards: Vec<u8> = (0..60).collect();
        draw(&mut fast(3), &mut cards, 13);
        cards.sort_unstable();
        assert_eq!(cards, (0..60).collect::<Vec<_>>());
    }

    #[test]
    fn the_numbers_of_a_seed_never_change() {
        let mut dice = seeded(42);
        let numbers: Vec<u32> = (0..8).map(|_| below(&mut dice, 60)).collect();
        assert_eq!(numbers, [13, 40, 8, 57, 46, 25, 20, 37]);
    }
}
