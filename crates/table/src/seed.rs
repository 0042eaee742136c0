//! What all chance of a game is drawn from.

use std::fmt;
use std::str::FromStr;

use rand::{Rng as _, SeedableRng as _};

use crate::dice::{self, Dice};
use crate::notation::{bytes_of, hexadecimal};
use crate::{Game, Seat, Seats};

/// What all chance of a game is drawn from: 128 random bits of the system, a key of 256 bits that several have a share in, or a
/// number that somebody chose.
///
/// Whoever knows it knows every card to come, so a game between people begins with [random bits](Self::random), which nobody
/// can try out, or a [key](Self::key), which nobody can choose alone; a number is for games that are to be repeated. As text,
/// random bits are 32 hexadecimal digits, a key 64, and a number is decimal. `Debug` shows none of them.
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
    Key([u8; Seed::KEY_BYTES]),
}

impl Seed {
    /// How many random bytes make a seed.
    pub const BYTES: usize = 16;
    /// How many bytes make a key.
    pub const KEY_BYTES: usize = 32;

    /// A seed of random bits, which the system gives.
    pub const fn random(bits: [u8; Self::BYTES]) -> Self {
        Self(Kind::Random(bits))
    }

    /// A seed that is a whole key, such as one that a server and its players have made together.
    pub const fn key(key: [u8; Self::KEY_BYTES]) -> Self {
        Self(Kind::Key(key))
    }

    /// A seed that is easy to type again.
    pub const fn number(number: u64) -> Self {
        Self(Kind::Number(number))
    }

    /// The outcome of chance that comes after `nth` others.
    ///
    /// It depends on the seed, its number and the position, so nothing that was drawn before has to be drawn again; and
    /// whatever the players do, the same seed deals the same cards.
    #[inline]
    pub fn outcome<G: Game>(self, game: &G, state: &G::State, nth: u64) -> G::Chance {
        match self.0 {
            Kind::Number(number) => game.sample(state, &mut dice::fast(dice::derived(number, nth))),
            Kind::Random(_) | Kind::Key(_) => {
                let mut dice = self.dice();
                dice.set_stream(FIRST_OUTCOME.wrapping_add(nth));
                game.sample(state, &mut dice)
            }
        }
    }

    /// What the bot of `seat` draws from when, after so many `steps`, these seats are `to_act`: nothing that chance is drawn
    /// from, so it tells nothing about chance. Where several decide at once it is the same whoever decides first.
    pub fn thought(self, steps: u64, to_act: Seats, seat: Seat) -> u64 {
        let decision = dice::derived(self.thoughts(), steps.wrapping_add(to_act.len() as u64));
        dice::derived(decision, seat.index() as u64)
    }

    /// The dice for something that is drawn once, apart from all outcomes of chance.
    pub fn dice(self) -> Dice {
        match self.0 {
            Kind::Number(number) => dice::seeded(number),
            // As ChaCha has it for keys of 128 bits: the key twice.
            Kind::Random(bits) => Dice::from_seed(std::array::from_fn(|n| bits[n % Self::BYTES])),
            Kind::Key(key) => Dice::from_seed(key),
        }
    }

    fn thoughts(self) -> u64 {
        match self.0 {
            Kind::Number(number) => !number,
            Kind::Random(_) | Kind::Key(_) => {
                let mut apart = self.dice();
                apart.set_stream(THOUGHTS);
                apart.next_u64()
            }
        }
    }
}

/// Of the streams of numbers that random bits give, the first is for what is drawn once.
const THOUGHTS: u64 = 1;
const FIRST_OUTCOME: u64 = 2;

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Kind::Number(number) => write!(f, "{number}"),
            Kind::Random(bits) => hexadecimal(&bits).fmt(f),
            Kind::Key(key) => hexadecimal(&key).fmt(f),
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
#[error(
    "a seed is a number from 0 to {}, or {} or {} hexadecimal digits",
    u64::MAX, 2 * Seed::BYTES, 2 * Seed::KEY_BYTES
)]
pub struct InvalidSeed;

impl FromStr for Seed {
    type Err = InvalidSeed;

    fn from_str(text: &str) -> Result<Self, InvalidSeed> {
        if let Some(bits) = bytes_of(text) {
            return Ok(Self::random(bits));
        }
        if let Some(key) = bytes_of(text) {
            return Ok(Self::key(key));
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
        for text in [
            "0",
            "18446744073709551615",
            "0123456789abcdef0123456789abcdef",
            &"7".repeat(32),
            &"0f".repeat(32),
        ] {
            assert_eq!(text.parse::<Seed>().map(|seed| seed.to_string()).as_deref(), Ok(text));
        }
        for text in [
            "",
            "+1",
            "-1",
            " 1",
            "18446744073709551616",
            "abc",
            "+".repeat(32).as_str(),
            "é",
            &"0f".repeat(33),
        ] {
            assert_eq!(text.parse::<Seed>(), Err(InvalidSeed), "{text}");
        }
    }

    #[test]
    fn what_is_drawn_once_from_a_number_never_changes() {
        assert_eq!(Seed::number(7).dice().next_u64(), dice::seeded(7).next_u64());
    }

    #[test]
    fn the_numbers_of_random_bits_never_change() {
        let mut dice = Seed::random(std::array::from_fn(|n| n as u8)).dice();
        let numbers: Vec<u32> = (0..8).map(|_| dice::below(&mut dice, 60)).collect();
        assert_eq!(numbers, [28, 17, 41, 25, 27, 5, 21, 9]);
    }

    #[test]
    fn a_key_is_the_key_of_chacha_and_random_bits_are_it_twice() {
        let half: [u8; Seed::BYTES] = std::array::from_fn(|n| n as u8);
        let twice = std::array::from_fn(|n| half[n % Seed::BYTES]);
        let [bits, key] = [Seed::random(half), Seed::key(twice)];
        assert_eq!(bits.dice().next_u64(), key.dice().next_u64());
        assert_eq!(bits.thoughts(), key.thoughts());
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
    fn who_decides_first_changes_nobodys_thoughts() {
        let [anna, ben] = [Seat::new(0), Seat::new(1)];
        for seed in [Seed::number(7), Seed::random([7; 16])] {
            let both = Seats::all(2);
            assert_eq!(seed.thought(5, both, ben), seed.thought(6, Seats::only(ben), ben));
            assert_ne!(seed.thought(5, both, anna), seed.thought(5, both, ben));
            assert_ne!(seed.thought(5, both, anna), seed.thought(7, both, anna));
        }
    }

    #[test]
    fn debugging_does_not_tell_it() {
        assert_eq!(format!("{:?} {:?}", Seed::number(7), Seed::random([7; 16])), "Seed(…) Seed(…)");
    }
}
