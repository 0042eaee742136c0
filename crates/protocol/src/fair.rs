//! Dice that nobody can choose alone, and that everybody can check afterwards.
//!
//! Before anybody sits down the server draws a [`Secret`] and publishes its [`Commitment`]. Whoever sits down adds a [`Salt`]. The
//! [seed](Secret::seed) of the game comes from the secret and all salts: the server cannot change its secret any more, and no
//! player knows it. Where the same people play again, the secret of that game was drawn and committed to with the table before, and
//! each adds a salt with the wish to play again. After the end the record tells [all of it](Revealed), and anybody can draw every outcome again. The algorithm is
//! described in `docs/records.md`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};
use table::notation::{bytes_of, hexadecimal};
use table::{ChanceSource, Game, OtherOutcome, Record, Seed};

/// What the server adds to the dice: 256 random bits that it keeps to itself until the game is over. `Debug` does not show them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// What the server publishes of its secret before the game: the SHA-256 of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

/// What a player adds to the dice: 128 random bits, which nobody else is told before the game is over. `Debug` does not show them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Salt([u8; 16]);

/// What stands for the salt of a seat that has none.
const NO_SALT: &str = "-";

impl Secret {
    /// A secret of bits that the system has drawn.
    pub const fn new(bits: [u8; 32]) -> Self {
        Self(bits)
    }

    /// What is published of it before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// What all chance is drawn from: the SHA-256 of a line that says what it is for, the secret, and for each seat its salt, or as
    /// many zeros where a seat has none.
    pub fn seed(&self, salts: &[Option<Salt>]) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"conclave fair dice 1\n");
        hash.update(self.0);
        for salt in salts {
            hash.update(salt.map_or([0; 16], |salt| salt.0));
        }
        Seed::key(hash.finalize().into())
    }
}

impl Salt {
    /// A salt of bits that the system has drawn.
    pub const fn new(bits: [u8; 16]) -> Self {
        Self(bits)
    }
}

/// A text is not the hexadecimal digits of what it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected {digits} hexadecimal digits")]
pub struct NotHexadecimal {
    /// How many there should be.
    pub digits: usize,
}

macro_rules! as_hexadecimal {
    ($($Type:ident)*) => {$(
        impl fmt::Display for $Type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                hexadecimal(&self.0).fmt(f)
            }
        }

        impl FromStr for $Type {
            type Err = NotHexadecimal;

            fn from_str(text: &str) -> Result<Self, NotHexadecimal> {
                bytes_of(text).map(Self).ok_or(NotHexadecimal { digits: 2 * size_of::<Self>() })
            }
        }

        impl Serialize for $Type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $Type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }
    )*};
}

as_hexadecimal!(Secret Commitment Salt);

#[cfg(feature = "schema")]
mod schema {
    use super::{Commitment, Salt, Secret};
    use crate::schema::text;

    text! { Secret, "What the server adds to the dice: 256 random bits, told after the end.", "^[0-9a-fA-F]{64}$" }
    text! { Commitment, "What the server publishes of its secret before the game: the SHA-256 of it.", "^[0-9a-fA-F]{64}$" }
    text! { Salt, "What a player adds to the dice: 128 random bits.", "^[0-9a-fA-F]{32}$" }
}

table::secret_debug!(Secret);
table::secret_debug!(Salt);

/// What is told after the end: all that the dice were made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Revealed {
    /// What the server published before the game.
    pub commitment: Commitment,
    /// What it kept to itself.
    pub secret: Secret,
    /// What the players added, by seat.
    pub salts: Vec<Option<Salt>>,
}

/// The keys of the remarks in a record.
const COMMITMENT: &str = "commitment";
const SECRET: &str = "secret";
const SALTS: &str = "salts";

/// What a record says of its dice does not fit together.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unfair {
    /// A remark cannot be read.
    #[error("the remark {key:?} cannot be read: {reason}")]
    Remark {
        /// The key of the remark.
        key: &'static str,
        /// What is wrong with it.
        reason: NotHexadecimal,
    },
    /// Part of what was revealed is missing.
    #[error(
        "the remark {0:?} is missing; a game with fair dice tells commitment, secret and salts after its end"
    )]
    Missing(&'static str),
    /// As many salts as seats, one each.
    #[error("there are {found} salts for {seats} seats")]
    Salts {
        /// How many there are.
        found: usize,
        /// How many there should be.
        seats: usize,
    },
    /// The secret is another one than was committed to.
    #[error("the secret is not the one that was committed to before the game")]
    OtherSecret,
    /// The seed is another one than secret and salts give.
    #[error("the seed is not the one that the secret and the salts give")]
    OtherSeed,
    /// The record does not say what its chance was drawn from.
    #[error("the record does not say what its chance was drawn from (a line such as \"about dice 42\")")]
    NoSeed,
    /// An outcome of chance is another one.
    #[error(transparent)]
    Outcome(#[from] OtherOutcome),
}

/// What was found out about the dice of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checked {
    /// How many outcomes of chance were drawn again, and were the same.
    pub outcomes: u64,
    /// Whether somebody was committed to the seed before the game; otherwise it may have been chosen.
    pub was_committed: bool,
}

impl Revealed {
    /// The keys and texts of the remarks that tell it in a record, the seed first.
    pub fn remarks(&self) -> [(&'static str, String); 4] {
        let salt = |salt: &Option<Salt>| salt.map_or_else(|| NO_SALT.to_owned(), |salt| salt.to_string());
        let salts: Vec<String> = self.salts.iter().map(salt).collect();
        [
            ChanceSource::new(self.secret.seed(&self.salts)).remark(),
            (COMMITMENT, self.commitment.to_string()),
            (SECRET, self.secret.to_string()),
            (SALTS, salts.join(" ")),
        ]
    }

    /// What a record tells; nothing where nobody committed to anything.
    ///
    /// # Errors
    /// If part of it is missing or cannot be read.
    pub fn of<G: Game>(record: &Record<G>) -> Result<Option<Self>, Unfair> {
        fn read<T: FromStr<Err = NotHexadecimal>>(key: &'static str, text: &str) -> Result<T, Unfair> {
            text.parse().map_err(|reason| Unfair::Remark { key, reason })
        }
        if [COMMITMENT, SECRET, SALTS].iter().all(|key| record.remark(key).is_none()) {
            return Ok(None);
        }
        let remark = |key| record.remark(key).ok_or(Unfair::Missing(key));
        let salt = |word: &str| if word == NO_SALT { Ok(None) } else { read(SALTS, word).map(Some) };
        Ok(Some(Self {
            commitment: read(COMMITMENT, remark(COMMITMENT)?)?,
            secret: read(SECRET, remark(SECRET)?)?,
            salts: remark(SALTS)?.split_whitespace().map(salt).collect::<Result<_, _>>()?,
        }))
    }

    /// Whether all of it fits together: the secret is what was committed to, and gives the seed.
    fn check(&self, seats: usize, seed: Seed) -> Result<(), Unfair> {
        if self.salts.len() != seats {
            return Err(Unfair::Salts { found: self.salts.len(), seats });
        }
        if self.secret.commitment() != self.commitment {
            return Err(Unfair::OtherSecret);
        }
        if self.secret.seed(&self.salts) != seed {
            return Err(Unfair::OtherSeed);
        }
        Ok(())
    }
}

/// Draws every outcome of chance of a record again, and checks where the seed came from.
///
/// # Errors
/// Whatever does not fit together, or is another outcome.
pub fn verify<G: Game>(record: &Record<G>) -> Result<Checked, Unfair> {
    let chance = ChanceSource::of(record).ok_or(Unfair::NoSeed)?;
    let revealed = Revealed::of(record)?;
    if let Some(revealed) = &revealed {
        revealed.check(record.game().seats(), chance.seed())?;
    }
    Ok(Checked { outcomes: chance.verify(record)?, was_committed: revealed.is_some() })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use games::{GameName, with_game};
    use table::{Course, Legal as _, Match, dice};

    #[test]
    fn debugging_what_is_revealed_shows_what_was_published() {
        let revealed = revealed(2);
        let shown = format!("{revealed:?}");
        assert!(shown.ends_with("secret: Secret(…), salts: [None, Some(Salt(…))] }"), "{shown}");
    }

    fn revealed(seats: usize) -> Revealed {
        let secret = Secret::new(std::array::from_fn(|n| n as u8));
        let salts = (0..seats).map(|seat| (seat > 0).then(|| Salt::new([seat as u8; 16]))).collect();
        Revealed { commitment: secret.commitment(), secret, salts }
    }

    /// A game of random decisions, with dice that were committed to, as text.
    fn game<G: Game>() -> String {
        let mut opening = Match::new(G::new(Default::default()).unwrap());
        for (key, text) in revealed(opening.game().seats()).remarks() {
            opening.add_about(key, &text).unwrap();
        }
        let mut course = Course::new(opening, || unreachable!("the record says what chance is drawn from"));
        let mut dice = dice::fast(1);
        course
            .run(|course, seat| course.played().game().legal(course.played().state(), seat).choose(&mut dice))
            .unwrap();
        course.played().to_string()
    }

    fn check<G: Game>(text: &str) -> Result<Checked, Unfair> {
        verify(Match::<G>::read(text).unwrap().record())
    }

    /// The text with the first line that begins like this replaced.
    fn with_line(text: &str, begins: &str, line: &str) -> String {
        let mut replaced = false;
        let lines = text.lines().filter_map(|old| {
            if replaced || !old.starts_with(begins) {
                return Some(old.to_owned());
            }
            replaced = true;
            (!line.is_empty()).then(|| line.to_owned())
        });
        lines.map(|line| line + "\n").collect()
    }

    #[test]
    fn games_with_fair_dice_can_be_checked() {
        for game_name in GameName::ALL {
            with_game!(game_name, G => {
                let text = game::<G>();
                let checked = check::<G>(&text).unwrap();
                assert!(checked.was_committed && checked.outcomes > 0, "{game_name}: {checked:?}");
            });
        }
    }

    /// The match that others check without this program: `crates/python/tests/fair_dice.py`.
    #[test]
    fn the_match_that_others_check_is_this_one() {
        assert_eq!(game::<games::Shazamm>(), include_str!("../tests/shazamm.record"));
    }

    #[test]
    fn whatever_was_changed_is_found() {
        use games::Shazamm;
        let text = game::<Shazamm>();
        let other = |begins: &str, line: &str| check::<Shazamm>(&with_line(&text, begins, line)).unwrap_err();
        assert_eq!(other("about secret", &format!("about secret {}", "00".repeat(32))), Unfair::OtherSecret);
        assert_eq!(other("about salts", &format!("about salts {} -", "00".repeat(16))), Unfair::OtherSeed);
        assert_eq!(other("about salts", "about salts -"), Unfair::Salts { found: 1, seats: 2 });
        assert_eq!(other("about commitment", ""), Unfair::Missing(COMMITMENT));
        assert_eq!(other("about dice", "about dice 42"), Unfair::OtherSeed);
        assert_eq!(other("about dice", ""), Unfair::NoSeed);
        let reason = NotHexadecimal { digits: 64 };
        assert_eq!(other("about secret", "about secret guess"), Unfair::Remark { key: SECRET, reason });
        // Red and Green get each other's spells.
        let (header, steps) = text.split_once("chance draw ").unwrap();
        let (red, green) = steps.lines().next().and_then(|line| line.split_once(" / ")).unwrap();
        let swapped = format!("{header}chance draw {green} / {red}\n");
        let found = format!("chance draw {green} / {red}");
        let expected = format!("chance draw {red} / {green}");
        let outcome = OtherOutcome { step: 1, found, expected };
        assert_eq!(check::<Shazamm>(&swapped), Err(Unfair::Outcome(outcome)));
    }

    #[test]
    fn what_nobody_committed_to_is_told_apart() {
        let text = "conclave record 1\ngame shazamm\nrules 2\nabout dice 7\n";
        assert_eq!(check::<games::Shazamm>(text), Ok(Checked { outcomes: 0, was_committed: false }));
    }

    #[test]
    fn the_seed_of_a_secret_never_changes() {
        let Revealed { commitment, secret, salts } = revealed(3);
        assert_eq!(
            commitment.to_string(),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
        );
        assert_eq!(
            secret.seed(&salts).to_string(),
            "796a314270524ce516c0cc3d8247cdccda638bc912af05d5748524ae1e9fa9ed"
        );
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        assert_eq!(secret.to_string().parse(), Ok(secret));
    }
}
