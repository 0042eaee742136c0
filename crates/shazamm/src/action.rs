//! What players decide, and how it is written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::NotationError;
use table::notation::split_word;

use crate::card::Spell;
use crate::card_set::CardSet;
use crate::commitment::{Change, Commitment, read_laid};
use crate::refusal::Decision;

/// A player's decision.
///
/// ```
/// use shazamm::Action;
/// for text in [
///     "bet 12", "bet 12 with 0 3 7", "clone 7", "clone none", "use 8", "discard 8", "recycle +3", "stack 1", "lay 0 7",
///     "lay nothing",
/// ] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Commits to a bet and cards (S3.1); to a bet alone where the cards lie already (S6.3).
    Bet(Commitment),
    /// Takes a spell of the opponent's previous turn, or none (S7.2).
    Clone(Option<Spell>),
    /// Uses a stolen spell (S7.3).
    Use(Spell),
    /// Discards a stolen spell (S7.3).
    Discard(Spell),
    /// Changes the own bet (S7.6).
    Recycle(Change),
    /// Puts a spell next in the stacked deck (S6.2).
    Stack(Spell),
    /// Lays cards before the bet, or none (S6.3).
    Lay(CardSet),
}

// The numbers of actions, kind by kind.
const CLONE: usize = Commitment::COUNT;
const USE: usize = CLONE + Spell::COUNT + 1;
const DISCARD: usize = USE + Spell::COUNT;
const RECYCLE: usize = DISCARD + Spell::COUNT;
const STACK: usize = RECYCLE + Change::COUNT;
const LAY: usize = STACK + Spell::COUNT;

impl Action {
    /// How many actions there are.
    pub const COUNT: usize = LAY + CardSet::COUNT;

    /// The number of the action, below [`Action::COUNT`].
    pub fn index(self) -> usize {
        match self {
            Self::Bet(commitment) => commitment.index(),
            Self::Clone(spell) => CLONE + spell.map_or(Spell::COUNT, nth),
            Self::Use(spell) => USE + nth(spell),
            Self::Discard(spell) => DISCARD + nth(spell),
            Self::Recycle(change) => RECYCLE + (change.by() + Change::FURTHEST) as usize,
            Self::Stack(spell) => STACK + nth(spell),
            Self::Lay(cards) => LAY + cards.bits(),
        }
    }

    /// The action of a number.
    pub fn from_index(index: usize) -> Option<Self> {
        let spell = |from: usize| Spell::ALL.get(index - from).copied();
        match index {
            0..CLONE => Commitment::from_index(index).map(Self::Bet),
            CLONE..USE => Some(Self::Clone(spell(CLONE))),
            USE..DISCARD => spell(USE).map(Self::Use),
            DISCARD..RECYCLE => spell(DISCARD).map(Self::Discard),
            RECYCLE..STACK => Change::new((index - RECYCLE) as i8 - Change::FURTHEST).map(Self::Recycle),
            STACK..LAY => spell(STACK).map(Self::Stack),
            LAY..Self::COUNT => Some(Self::Lay(CardSet::from_bits(index - LAY))),
            _ => None,
        }
    }

    /// The kind of decision it is.
    pub fn decision(self) -> Decision {
        match self {
            Self::Bet(_) => Decision::Bet,
            Self::Clone(_) => Decision::Clone,
            Self::Use(_) | Self::Discard(_) => Decision::Theft,
            Self::Recycle(_) => Decision::Recycle,
            Self::Stack(_) => Decision::Stack,
            Self::Lay(_) => Decision::Lay,
        }
    }
}

/// The place of a spell in [`Spell::ALL`].
fn nth(spell: Spell) -> usize {
    usize::from(spell.number()) - 1
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bet(commitment) => write!(f, "bet {commitment}"),
            Self::Clone(Some(spell)) => write!(f, "clone {spell}"),
            Self::Clone(None) => f.write_str("clone none"),
            Self::Use(spell) => write!(f, "use {spell}"),
            Self::Discard(spell) => write!(f, "discard {spell}"),
            Self::Recycle(change) => write!(f, "recycle {change}"),
            Self::Stack(spell) => write!(f, "stack {spell}"),
            Self::Lay(CardSet::EMPTY) => f.write_str("lay nothing"),
            Self::Lay(cards) => write!(f, "lay {cards}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (word, rest) = split_word(text);
        match word {
            "bet" => rest.parse().map(Self::Bet),
            "clone" if rest == "none" => Ok(Self::Clone(None)),
            "clone" => rest.parse().map(|spell| Self::Clone(Some(spell))),
            "use" => rest.parse().map(Self::Use),
            "discard" => rest.parse().map(Self::Discard),
            "recycle" => rest.parse().map(Self::Recycle),
            "stack" => rest.parse().map(Self::Stack),
            "lay" if rest == "nothing" => Ok(Self::Lay(CardSet::EMPTY)),
            "lay" if rest.is_empty() => {
                Err(NotationError::new(text, "cards to lay, such as \"lay 0 7\" or \"lay nothing\""))
            }
            "lay" => read_laid(rest).map(Self::Lay),
            _ => Err(NotationError::new(
                text,
                "an action, such as \"bet 12\", \"bet 12 with 0 3 7\", \"clone none\", \"use 8\", \"discard 8\", \
                 \"recycle +3\", \"stack 1\" or \"lay 0 7\"",
            )),
        }
    }
}
