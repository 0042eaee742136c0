//! What all chance of a game is drawn from.

use std::fmt;
use std::str::FromStr;

use rand::{Rng as _, SeedableRng as _};

use crate::dice::{self, Dice};

/// What all chance of a game is drawn from: 128 random bits of the system, or a number that somebody chose.
///
/// Whoever knows it knows every card to come, so a game between people begins with [random bits](Self::random), which nobody
/// can try out; a number is for games that are to be repeated. As text, random bits are 32 hexadecimal digits and a number
/// is decimal. `Debug` shows neither.
///
/// ```
/// use table::Seed;
/// let seed: Seed = "000102030405060708090a0b0c0d0e0f".parse().unwrap();
/// assert_eq!(seed, Seed::random(std::array::from_fn(|n| n as u8)));
/// assert_eq!("42".parse(), Ok(Seed::number(42)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(Kind);

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    Number(u64),
    Random([u8; Seed::BYTES]),
}

impl Seed {
    /// How many random bytes make a seed.
    pub const BYTES: usize = 16;

    /// A seed of random bits, which the system gives.
    pub const fn random(bits: [u8; Self::BYTES]) -> Self {
        Self(Kind::Random(bits))
    }

    /// A seed that is easy to type again.
    pub const fn number(number: u64) -> Self {
        Self(Kind::Number(number))
    }

    /// The dice of this seed, from the beginning.
    pub fn dice(self) -> Dice {
        match self.0 {
            Kind::Number(number) => dice::seeded(number),
            // As ChaCha has it for keys of 128 bits: the key twice.
            Kind::Random(bits) => Dice::from_seed(std::array::from_fn(|n| bits[n % Self::BYTES])),
        }
    }

    /// What bots draw their thoughts from: nothing that the dice give, so that it tells nothing about them.
    pub fn thoughts(self) -> u64 {
        match self.0 {
            // Games of before go on as they would have.
            Kind::Number(number) => number,
            Kind::Random(_) => {
                let mut apart = self.dice();
                apart.set_stream(1);
                apart.next_u64()
            }
        }
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Kind::Number(number) => write!(f, "{number}"),
            Kind::Random(bits) => bits.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// A text is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed is a number from 0 to {}, or {} hexadecimal digits", u64::MAX, 2 * Seed::BYTES)]
pub struct InvalidSeed;

impl FromStr for Seed {
    type Err = InvalidSeed;

    fn from_str(text: &str) -> Result<Self, InvalidSeed> {
        if text.len() == 2 * Self::BYTES && text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            let bits = u128::from_str_radix(text, 16).map_err(|_| InvalidSeed)?;
            return Ok(Self::random(bits.to_be_bytes()));
        }
        // `parse` would take a sign.
        if !text.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(InvalidSeed);
        }
        text.parse().map(Self::number).map_err(|_| InvalidSeed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        for text in ["0", "18446744073709551615", "0123456789abcdef0123456789abcdef", &"7".repeat(32)] {
            assert_eq!(text.parse::<Seed>().map(|seed| seed.to_string()).as_deref(), Ok(text));
        }
        for text in ["", "+1", "-1", " 1", "18446744073709551616", "abc", "+".repeat(32).as_str(), "é"] {
            assert_eq!(text.parse::<Seed>(), Err(InvalidSeed), "{text}");
        }
    }

    #[test]
    fn a_number_is_the_seed_it_always_was() {
        assert_eq!(Seed::number(7).dice().next_u64(), dice::seeded(7).next_u64());
        assert_eq!(Seed::number(7).thoughts(), 7);
    }

    #[test]
    fn the_numbers_of_random_bits_never_change() {
        let mut dice = Seed::random(std::array::from_fn(|n| n as u8)).dice();
        let numbers: Vec<u32> = (0..8).map(|_| dice::below(&mut dice, 60)).collect();
        assert_eq!(numbers, [28, 17, 41, 25, 27, 5, 21, 9]);
    }

    #[test]
    fn every_bit_counts() {
        let first = |bits: u128| Seed::random(bits.to_be_bytes()).dice().next_u64();
        let thoughts = |bits: u128| Seed::random(bits.to_be_bytes()).thoughts();
        for bit in 0..128 {
            assert_ne!(first(1 << bit), first(0), "{bit}");
            assert_ne!(thoughts(1 << bit), thoughts(0), "{bit}");
        }
        assert_ne!(first(0), thoughts(0));
    }

    #[test]
    fn debugging_does_not_tell_it() {
        assert_eq!(format!("{:?} {:?}", Seed::number(7), Seed::random([7; 16])), "Seed(…) Seed(…)");
    }
}
