//! What players decide, and how it is written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::NotationError;
use table::notation::{number, split_word};

use crate::card::{Card, Suit};
use crate::face::Face;
use crate::refusal::Decision;

/// A player's decision.
///
/// ```
/// use wizard::Action;
/// for text in ["predict 2", "play juggler=R", "trump G", "werewolf none", "pass B7", "change +1"] {
///     assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Plays a card (W5.1).
    Play(Face),
    /// Predicts this many tricks (W4.1).
    Predict(u8),
    /// Names trump as the dealer (W3.1).
    Trump(Suit),
    /// Swaps the Werewolf for the card turned up and names trump, or none (W8.5).
    Werewolf(Option<Suit>),
    /// Passes a card to the left (W8.6).
    Pass(Card),
    /// Changes the own prediction by one (W8.7).
    Change(Change),
}

/// Which way a prediction goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// One trick more.
    Up,
    /// One trick less.
    Down,
}

impl Change {
    /// Both ways.
    pub const ALL: [Self; 2] = [Self::Up, Self::Down];

    /// The changed prediction; none below 0.
    pub fn of(self, prediction: u8) -> Option<u8> {
        match self {
            Self::Up => prediction.checked_add(1),
            Self::Down => prediction.checked_sub(1),
        }
    }
}

/// No round has more cards in a hand.
pub(crate) const MOST_IN_HAND: u8 = 20;

// The numbers of actions, kind by kind.
const PREDICT: usize = Face::COUNT;
const TRUMP: usize = PREDICT + MOST_IN_HAND as usize + 1;
const WEREWOLF: usize = TRUMP + Suit::ALL.len();
const PASS: usize = WEREWOLF + Suit::ALL.len() + 1;
const CHANGE: usize = PASS + Card::COUNT;

impl Action {
    /// How many actions there are, over all tables.
    pub const COUNT: usize = CHANGE + Change::ALL.len();

    /// The number of the action, below [`Action::COUNT`].
    pub fn index(self) -> usize {
        match self {
            Self::Play(face) => face.index(),
            Self::Predict(tricks) => PREDICT + usize::from(tricks),
            Self::Trump(suit) => TRUMP + suit.index(),
            Self::Werewolf(suit) => WEREWOLF + suit.map_or(Suit::ALL.len(), Suit::index),
            Self::Pass(card) => PASS + card.index(),
            Self::Change(change) => CHANGE + change as usize,
        }
    }

    /// The action of a number.
    pub fn from_index(index: usize) -> Option<Self> {
        match index {
            0..PREDICT => Face::from_index(index).map(Self::Play),
            PREDICT..TRUMP => Some(Self::Predict((index - PREDICT) as u8)),
            TRUMP..WEREWOLF => Some(Self::Trump(Suit::ALL[index - TRUMP])),
            WEREWOLF..PASS => Some(Self::Werewolf(Suit::ALL.get(index - WEREWOLF).copied())),
            PASS..CHANGE => Card::from_index(index - PASS).map(Self::Pass),
            _ => Change::ALL.get(index - CHANGE).copied().map(Self::Change),
        }
    }

    /// The kind of decision it is.
    pub fn decision(self) -> Decision {
        match self {
            Self::Play(_) => Decision::Play,
            Self::Predict(_) => Decision::Predict,
            Self::Trump(_) => Decision::Trump,
            Self::Werewolf(_) => Decision::Werewolf,
            Self::Pass(_) => Decision::Pass,
            Self::Change(_) => Decision::Change,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.decision())?;
        match self {
            Self::Play(face) => write!(f, "{face}"),
            Self::Predict(tricks) => write!(f, "{tricks}"),
            Self::Trump(suit) | Self::Werewolf(Some(suit)) => write!(f, "{suit}"),
            Self::Werewolf(None) => f.write_str("none"),
            Self::Pass(card) => write!(f, "{card}"),
            Self::Change(Change::Up) => f.write_str("+1"),
            Self::Change(Change::Down) => f.write_str("-1"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (word, rest) = split_word(text);
        match word {
            "play" => rest.parse().map(Self::Play),
            "predict" => number(rest)
                .filter(|&tricks| tricks <= MOST_IN_HAND)
                .map(Self::Predict)
                .ok_or_else(|| NotationError::new(rest, "a prediction, 0 to 20")),
            "trump" => rest.parse().map(Self::Trump),
            "werewolf" if rest == "none" => Ok(Self::Werewolf(None)),
            "werewolf" => rest.parse().map(|suit| Self::Werewolf(Some(suit))),
            "pass" => rest.parse().map(Self::Pass),
            "change" => match rest {
                "+1" => Ok(Self::Change(Change::Up)),
                "-1" => Ok(Self::Change(Change::Down)),
                _ => Err(NotationError::new(rest, "a change, +1 or -1")),
            },
            _ => Err(NotationError::new(
                text,
                "an action, such as \"predict 2\", \"play B7\", \"trump G\", \"werewolf none\", \"pass Z\" or \"change +1\"",
            )),
        }
    }
}
