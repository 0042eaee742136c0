//! What is asked and answered over HTTP, besides frames and messages.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::gathering::{Opening, Phase, Sitter};
use crate::id::{AccountId, TableId};
use crate::live::request_number;

/// What a server says of itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct About {
    /// The program and its version.
    pub server: String,
    /// The version of the protocol that it speaks.
    pub protocol: u32,
    /// Where others in its network reach it: nowhere where it listens on its own machine alone, or behind a proxy.
    pub addresses: Vec<String>,
    /// How many are there now, on live connections: every account once, and every connection of somebody without one.
    pub here: u64,
    /// Who asks, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Me>,
}

/// Who somebody wants to be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Newcomer {
    /// The name: 1 to 24 characters on one line.
    pub name: String,
    /// The portrait that others see, 1 to 15; 0 is no choice.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(max = crate::LAST_PORTRAIT)))]
    pub portrait: u8,
    /// What the device is called by its owner: at most 60 characters.
    #[serde(default)]
    pub device: String,
}

/// Who somebody is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Me {
    /// The id of the account.
    pub account: AccountId,
    /// Its name.
    pub name: String,
    /// Its portrait; 0 where none was chosen.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(max = crate::LAST_PORTRAIT)))]
    pub portrait: u8,
    /// Whether it is a program that asks.
    pub program: bool,
}

/// What is changed of an account: at least one of these.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Changes {
    /// Another name: 1 to 24 characters on one line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Another portrait, 1 to 15; 0 is no choice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(max = crate::LAST_PORTRAIT)))]
    pub portrait: Option<u8>,
}

/// The code that adds a device to an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Redeemed {
    /// The code, as it was shown.
    pub code: String,
    /// What the device is called by its owner: at most 60 characters.
    #[serde(default)]
    pub device: String,
}

/// A code that adds a device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Code {
    /// The code.
    pub code: String,
    /// Until when it works, in milliseconds since 1970.
    pub expires: u64,
}

/// What lets one in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum KeyKind {
    /// The secret of a device, in its cookie.
    Device,
    /// A token of a program.
    Token,
}

/// A device or token, as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Key {
    /// What it is removed by; it lets nobody in.
    pub key: String,
    /// Which of both it is.
    pub kind: KeyKind,
    /// What it is called by its owner.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub made: u64,
    /// When it was used for the last time, about.
    pub used: u64,
    /// Whether it is what lets in whoever asks.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub this: bool,
}

/// A token for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NewToken {
    /// What it is called by its owner: at most 60 characters.
    #[serde(default)]
    pub label: String,
}

/// A token, which is shown this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Token {
    /// What the program shows: `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// The table that somebody wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Wanted {
    /// As in a frame: the same account with the same number gets the same table.
    #[serde(deserialize_with = "request_number")]
    #[cfg_attr(feature = "schema", schemars(range(max = crate::LAST_NUMBER)))]
    pub number: u64,
    /// What is chosen.
    #[serde(flatten)]
    pub opening: Opening,
}

/// A table that was opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opened {
    /// Its id.
    pub table: TableId,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Listed {
    /// Which one.
    pub table: TableId,
    /// How far it is.
    pub phase: Phase,
    /// What was chosen when it was opened.
    pub opening: Opening,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// The seats of those who are there.
    #[serde(default)]
    pub here: Vec<Seat>,
}

/// What happened in a game so far, as far as whoever asks may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Story"))]
pub struct Story<J> {
    /// How many steps were made; none before it began.
    pub steps: usize,
    /// The facts of each of them; none for a step of which nothing may be known.
    pub facts: Vec<Vec<J>>,
}

/// How well somebody plays a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rating {
    /// How well (Weng–Lin).
    pub rating: f64,
    /// How sure that is: the standard deviation.
    pub uncertainty: f64,
    /// How many rated games it rests on.
    pub games: u64,
}

/// A line of a ranking.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ranked {
    /// Who.
    pub account: AccountId,
    /// The name.
    pub name: String,
    /// How well.
    #[serde(flatten)]
    pub rating: Rating,
}

/// The rating of somebody in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Rated {
    /// The game.
    pub game: String,
    /// How well.
    #[serde(flatten)]
    pub rating: Rating,
}

/// A rated game, as it counted for somebody.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Counted {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// The place.
    pub place: u8,
    /// The rating before it.
    pub before: f64,
    /// The rating after it.
    pub after: f64,
}

/// How well somebody plays, and the games from which that follows.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ratings {
    /// By game.
    pub ratings: Vec<Rated>,
    /// The rated games, in the order in which they counted.
    pub games: Vec<Counted>,
}

/// Everything that is kept of somebody.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Everything {
    /// The id of the account.
    pub account: AccountId,
    /// Its name.
    pub name: String,
    /// Its portrait; 0 where none was chosen.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(range(max = crate::LAST_PORTRAIT)))]
    pub portrait: u8,
    /// Its devices and tokens.
    pub keys: Vec<Key>,
    /// The tables at which it sits or sat; those that are over with their records.
    pub tables: Vec<KeptTable>,
    /// Its rated games, and what followed from them.
    pub ratings: Ratings,
}

/// A table, as one who sat there gets it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct KeptTable {
    /// Which one.
    pub table: TableId,
    /// The record of the game, once it is over.
    pub record: Option<String>,
}
