//! What a player commits to before the reveal: a bet and cards (S3.1).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::NotationError;
use table::notation::{number, split_word};

use crate::card_set::CardSet;
use crate::mana::FULL_MANA;

/// A bet, 1 to 50.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Bet(u8);

impl Bet {
    /// The lowest bet.
    pub const LOWEST: Self = Self(1);
    /// How many different bets there are.
    pub const COUNT: usize = FULL_MANA as usize;

    /// The bet of this much mana, if it is one.
    #[inline]
    pub fn new(mana: u8) -> Option<Self> {
        (1..=FULL_MANA).contains(&mana).then_some(Self(mana))
    }

    /// The mana that is bet.
    #[inline]
    pub const fn mana(self) -> u8 {
        self.0
    }

    /// The bet after a change, if it still is one.
    #[inline]
    pub fn changed(self, by: Change) -> Option<Self> {
        self.0.checked_add_signed(by.0).and_then(Self::new)
    }
}

impl fmt::Display for Bet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Bet {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        number(text).and_then(Self::new).ok_or_else(|| NotationError::new(text, "a bet, 1 to 50"))
    }
}

impl From<Bet> for u8 {
    fn from(bet: Bet) -> Self {
        bet.0
    }
}

impl TryFrom<u8> for Bet {
    type Error = NotationError;

    fn try_from(mana: u8) -> Result<Self, NotationError> {
        Self::new(mana).ok_or_else(|| NotationError::new(&mana.to_string(), "a bet, 1 to 50"))
    }
}

/// By how much Recycling changes a bet, −5 to +5 (S7.6).
///
/// ```
/// use shazamm::Change;
/// for text in ["+5", "0", "-1"] {
///     assert_eq!(text.parse::<Change>().unwrap().to_string(), text);
/// }
/// assert!("+6".parse::<Change>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "i8", into = "i8")]
pub struct Change(i8);

impl Change {
    /// The furthest that a bet can be changed, up or down.
    pub const FURTHEST: i8 = 5;
    /// How many different changes there are.
    pub(crate) const COUNT: usize = 2 * Self::FURTHEST as usize + 1;
    /// No change.
    pub const NONE: Self = Self(0);

    /// The change by this much mana, if it is one.
    #[inline]
    pub fn new(by: i8) -> Option<Self> {
        (-Self::FURTHEST..=Self::FURTHEST).contains(&by).then_some(Self(by))
    }

    /// How much mana is added or taken away.
    #[inline]
    pub const fn by(self) -> i8 {
        self.0
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == 0 { f.write_str("0") } else { write!(f, "{:+}", self.0) }
    }
}

impl FromStr for Change {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let sign_and_size = match text.split_at_checked(1) {
            Some(("+", size)) => number::<u8>(size).filter(|&size| size > 0).map(|size| (1, size)),
            Some(("-", size)) => number::<u8>(size).filter(|&size| size > 0).map(|size| (-1, size)),
            _ => (text == "0").then_some((1, 0)),
        };
        sign_and_size
            .and_then(|(sign, size)| Self::new(i8::try_from(size).ok()? * sign))
            .ok_or_else(|| NotationError::new(text, "a change of the bet, -5 to +5, such as +3, 0 or -2"))
    }
}

impl From<Change> for i8 {
    fn from(change: Change) -> Self {
        change.0
    }
}

impl TryFrom<i8> for Change {
    type Error = NotationError;

    fn try_from(by: i8) -> Result<Self, NotationError> {
        Self::new(by).ok_or_else(|| NotationError::new(&by.to_string(), "a change of the bet, -5 to +5"))
    }
}

/// A bet and the cards laid down with it.
///
/// ```
/// use shazamm::Commitment;
/// let commitment: Commitment = "12 with 0 7".parse().unwrap();
/// assert_eq!((commitment.bet.mana(), commitment.cards.len()), (12, 2));
/// assert_eq!(commitment.to_string(), "12 with 0 7");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Commitment {
    /// The mana that is bet.
    pub bet: Bet,
    /// The cards laid down, the dummy perhaps among them.
    pub cards: CardSet,
}

impl Commitment {
    /// How many different commitments there are.
    pub const COUNT: usize = Bet::COUNT * CardSet::COUNT;

    #[inline]
    pub(crate) fn index(self) -> usize {
        usize::from(self.bet.mana() - 1) * CardSet::COUNT + self.cards.bits()
    }

    /// The commitment of a number below [`Commitment::COUNT`].
    #[inline]
    pub(crate) fn from_index(index: usize) -> Option<Self> {
        let bet = u8::try_from(index / CardSet::COUNT + 1).ok().and_then(Bet::new)?;
        Some(Self { bet, cards: CardSet::from_bits(index % CardSet::COUNT) })
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.bet)?;
        if self.cards.is_empty() { Ok(()) } else { write!(f, " with {}", self.cards) }
    }
}

impl FromStr for Commitment {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (bet, rest) = split_word(text);
        let bet = bet.parse()?;
        let cards = match split_word(rest) {
            ("", _) => CardSet::EMPTY,
            ("with", "") => {
                return Err(NotationError::new(text, "a bet with cards, such as \"12 with 0 7\""));
            }
            ("with", cards) => read_laid(cards)?,
            (word, _) => return Err(NotationError::new(word, "\"with\", between the bet and the cards")),
        };
        Ok(Self { bet, cards })
    }
}

/// Reads the cards that a player lays down.
pub(crate) fn read_laid(text: &str) -> Result<CardSet, NotationError> {
    CardSet::read(text, "a card that was not laid down already")
}
