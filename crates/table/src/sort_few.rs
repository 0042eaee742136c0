//! Sorting what is short.

use std::cmp::Ordering;

/// Sorts a few things and leaves equals in their order, like [`slice::sort_by`].
///
/// It takes time with the square of their number, and hardly any code: the sorts of the standard library, made for long
/// lists of each kind of thing, were a sixteenth of the page's program.
///
/// ```
/// let mut words = ["bet", "roll", "act", "play"];
/// table::sort_few(&mut words, |one, other| one.len().cmp(&other.len()));
/// assert_eq!(words, ["bet", "act", "roll", "play"]);
/// ```
pub fn sort_few<T>(things: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for sorted in 1..things.len() {
        let mut n = sorted;
        while n > 0 && compare(&things[n - 1], &things[n]) == Ordering::Greater {
            things.swap(n - 1, n);
            n -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice;
    use rand::RngExt as _;

    #[test]
    fn short_lists_are_sorted_as_the_standard_library_does() {
        let mut rng = dice::seeded(1);
        for size in 0..40 {
            let mut few: Vec<(u8, usize)> = (0..size).map(|n| (rng.random_range(0..8), n)).collect();
            let mut expected = few.clone();
            expected.sort_by_key(|&(key, _)| key);
            sort_few(&mut few, |one, other| one.0.cmp(&other.0));
            assert_eq!(few, expected);
        }
    }
}
