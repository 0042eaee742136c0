//! What the log of a table is made of.

use protocol::fair::{Commitment, Salt};
use protocol::{AccountId, Opening, TableId, is_no_portrait};
use serde::{Deserialize, Serialize};
use table::Seat;

/// A moment, in milliseconds since 1970 by the clock of the server.
pub type Millis = u64;

/// One entry of the log of a table. Its number is its place in the log.
///
/// What one request changes is one entry, so that it is there as a whole or not at all.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When it was written.
    pub at: Millis,
    /// Whose request it was; nobody's where the server acted by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Origin>,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

/// Whose request an entry was. Nobody has two entries with the same number, so what is sent twice happens once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Origin {
    /// The account.
    pub account: AccountId,
    /// The number that its client chose.
    pub number: u64,
}

/// What happened at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum What {
    /// The table was opened; always the first entry.
    Opened {
        /// What was chosen.
        opening: Opening,
        /// The version of the rules.
        rules: u32,
        /// Whose table it is.
        host: AccountId,
        /// What the server published of its secret.
        commitment: Commitment,
        /// What it published of its secret for the game that they may play after this one. Tables of before have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        next_commitment: Option<Commitment>,
    },
    /// Somebody sat down, or came back.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        account: AccountId,
        /// The name.
        name: String,
        /// The portrait.
        #[serde(default, skip_serializing_if = "is_no_portrait")]
        portrait: u8,
        /// Whether it is a program of somebody's.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        program: bool,
        /// What this player adds to the dice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<Salt>,
    },
    /// A bot sat down.
    Filled {
        /// Where.
        seat: Seat,
        /// How well it plays.
        level: String,
    },
    /// Somebody got up, or was asked to.
    Left {
        /// From where.
        seat: Seat,
    },
    /// The game began; with what chance brought first.
    Started {
        /// The steps, as lines of a record.
        steps: Vec<String>,
    },
    /// A decision was made.
    Moved {
        /// Whose.
        seat: Seat,
        /// Who made it.
        mover: Mover,
        /// The decision, and what chance brought after it, as lines of a record.
        steps: Vec<String>,
    },
    /// No server was there, or none could write: whoever was to decide gets this time back.
    Paused {
        /// How long, in milliseconds.
        away: Millis,
        /// From which moment on: so it is known of every moment whether it was given back. It was not noted at first.
        #[serde(default, skip_serializing_if = "is_unknown")]
        since: Millis,
    },
    /// Somebody wants to play again.
    Again {
        /// Who.
        seat: Seat,
        /// What this player adds to the dice of the next game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<Salt>,
    },
    /// Nobody came for so long that the table was closed before the game began.
    Closed,
    /// They play again, at another table.
    Next {
        /// Which one.
        table: TableId,
    },
}

impl What {
    /// The steps of the game in it, as lines of a record.
    pub(crate) fn steps(&self) -> &[String] {
        match self {
            Self::Started { steps } | Self::Moved { steps, .. } => steps,
            _ => &[],
        }
    }
}

/// Whether a moment was not noted.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
fn is_unknown(moment: &Millis) -> bool {
    *moment == 0
}

/// Who made a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mover {
    /// Whoever sits there.
    Sitter,
    /// A bot in the place of somebody who is away or out of time.
    StandIn,
}
