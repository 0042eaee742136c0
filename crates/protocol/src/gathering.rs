//! What there is to know of a table besides its game: what was chosen when it was opened, and who sits where.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::fair::Salt;
use crate::id::AccountId;

/// What whoever opens a table chooses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opening {
    /// The game, by its name in records.
    pub game: String,
    /// The options of the game, as records write them: a name and a value each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<(String, String)>,
    /// Who may come.
    #[serde(default)]
    pub access: Access,
    /// How long a decision may take.
    #[serde(default)]
    pub clock: Clock,
    /// Whether the result counts for the ratings of those who play.
    #[serde(default)]
    pub rated: bool,
    /// Whether others may look on.
    #[serde(default = "yes")]
    pub spectators: bool,
}

const fn yes() -> bool {
    true
}

/// Who may come to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Access {
    /// Whoever was sent the link.
    #[default]
    Link,
    /// Everybody: the lobby lists it.
    Listed,
}

/// How long a decision may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As long as it takes.
    #[default]
    None,
    /// 90 seconds, and three minutes in reserve for the whole game.
    Relaxed,
    /// 30 seconds, and one minute in reserve.
    Brisk,
    /// A day.
    Days,
}

/// The times of a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    /// For each decision.
    pub decision: Duration,
    /// For all decisions of a seat together, when one takes longer.
    pub reserve: Duration,
}

impl Clock {
    /// All clocks.
    pub const ALL: [Self; 4] = [Self::None, Self::Relaxed, Self::Brisk, Self::Days];

    /// Its name, as it is sent.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Relaxed => "relaxed",
            Self::Brisk => "brisk",
            Self::Days => "days",
        }
    }

    /// Its times, if it has any.
    pub const fn times(self) -> Option<Times> {
        let (decision, reserve) = match self {
            Self::None => return None,
            Self::Relaxed => (90, 180),
            Self::Brisk => (30, 60),
            Self::Days => (24 * 60 * 60, 0),
        };
        Some(Times { decision: Duration::from_secs(decision), reserve: Duration::from_secs(reserve) })
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are taken, left and filled.
    Gathering,
    /// The game is played.
    Playing,
    /// The game is over.
    Over,
    /// Everybody left before the game began, or nobody came for a long time.
    Closed,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// Somebody with an account.
    Person {
        /// The account.
        account: AccountId,
        /// The name it had when it sat down.
        name: String,
        /// The portrait it had chosen when it sat down; 0 is none.
        #[serde(default, skip_serializing_if = "is_no_portrait")]
        #[cfg_attr(feature = "schema", schemars(range(max = LAST_PORTRAIT)))]
        portrait: u8,
        /// Whether it is a program of somebody's.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        program: bool,
        /// Whether it has left in the middle of the game, and a bot decides in its place.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        left: bool,
    },
    /// A bot of the server.
    Bot {
        /// Its level, such as `adept`.
        level: String,
    },
}

/// The last portrait that can be chosen: they are numbers from 1 on, and 0 is no choice.
pub const LAST_PORTRAIT: u8 = 15;

/// Whether a portrait is no choice.
pub fn is_no_portrait(portrait: &u8) -> bool {
    *portrait == 0
}

/// What somebody wants to do at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Command {
    /// Sits down, in a certain seat or in any that is free; or comes back to the own seat.
    Sit {
        /// Which one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// What this player adds to the dice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<Salt>,
    },
    /// Gets up.
    Leave,
    /// The host lets a bot sit down.
    Fill {
        /// Where.
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// The host frees a seat.
    Clear {
        /// Which one.
        seat: Seat,
    },
    /// The host begins the game.
    Start,
    /// A decision of the game.
    Step {
        /// In the notation of records, without the seat: `play R5`.
        step: String,
        /// How many entries of the table were seen when it was decided. Should a bot have stood in since then, it is no answer to what
        /// is asked now, and refused.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<u64>,
    },
    /// After the end: wants to play again with the same people.
    Again {
        /// What this player adds to the dice of the next game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<Salt>,
    },
}

/// Something that can be said at a table; everybody reads it in the own language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// One moment, please.
    OneMoment,
    /// It is your turn.
    YourTurn,
    /// Well played!
    WellPlayed,
    /// What luck!
    WhatLuck,
    /// Bad luck.
    BadLuck,
    /// Oh no!
    OhNo,
    /// Thank you.
    ThankYou,
    /// Sorry.
    Sorry,
    /// A good game!
    GoodGame,
    /// Goodbye.
    Goodbye,
}

impl Phrase {
    /// All phrases.
    pub const ALL: [Self; 12] = [
        Self::Hello,
        Self::GoodLuck,
        Self::OneMoment,
        Self::YourTurn,
        Self::WellPlayed,
        Self::WhatLuck,
        Self::BadLuck,
        Self::OhNo,
        Self::ThankYou,
        Self::Sorry,
        Self::GoodGame,
        Self::Goodbye,
    ];
}
