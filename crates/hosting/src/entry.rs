//! What the log of a table is made of.

use std::fmt;

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
///
/// `Debug` counts the steps of the game and shows none of them: an outcome of chance is the whole deal.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
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

impl fmt::Debug for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opened { opening, rules, host, commitment, next_commitment } => (f.debug_struct("Opened"))
                .field("opening", opening)
                .field("rules", rules)
                .field("host", host)
                .field("commitment", commitment)
                .field("next_commitment", next_commitment)
                .finish(),
            Self::Sat { seat, account, name, portrait, program, salt } => (f.debug_struct("Sat"))
                .field("seat", seat)
                .field("account", account)
                .field("name", name)
                .field("portrait", portrait)
                .field("program", program)
                .field("salt", salt)
                .finish(),
            Self::Filled { seat, level } => {
                f.debug_struct("Filled").field("seat", seat).field("level", level).finish()
            }
            Self::Left { seat } => f.debug_struct("Left").field("seat", seat).finish(),
            Self::Started { steps } => f.debug_struct("Started").field("steps", &steps.len()).finish(),
            Self::Moved { seat, mover, steps } => (f.debug_struct("Moved"))
                .field("seat", seat)
                .field("mover", mover)
                .field("steps", &steps.len())
                .finish(),
            Self::Paused { away, since } => {
                f.debug_struct("Paused").field("away", away).field("since", since).finish()
            }
            Self::Again { seat, salt } => {
                f.debug_struct("Again").field("seat", seat).field("salt", salt).finish()
            }
            Self::Closed => f.write_str("Closed"),
            Self::Next { table } => f.debug_struct("Next").field("table", table).finish(),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Next;

    /// What an entry, and the step of a conversation that carries it, show by `Debug`.
    fn shown(what: What) -> String {
        let entry = Entry { at: 5, by: None, what };
        let next = Next::Append(entry.clone());
        format!("{entry:?} {next:#?}")
    }

    #[test]
    fn debugging_an_entry_counts_its_steps_and_tells_none() {
        let steps = || vec!["2 bet 13 with 7 8".to_owned(), "chance draw 3 6 7 / 1 2 10".to_owned()];
        let (seat, mover) = (Seat::new(1), Mover::Sitter);
        for what in [What::Started { steps: steps() }, What::Moved { seat, mover, steps: steps() }] {
            let shown = shown(what);
            assert!(shown.contains("steps: 2"), "{shown}");
            for hidden in ["bet", "13", "chance", "draw"] {
                assert!(!shown.contains(hidden), "{hidden} is in {shown}");
            }
        }
    }

    #[test]
    fn debugging_an_entry_tells_no_salt() {
        let (seat, salt) = (Seat::new(0), Some(Salt::new([0xab; 16])));
        let sat = What::Sat {
            seat,
            account: AccountId::new(1),
            name: "Anna".to_owned(),
            portrait: 0,
            program: false,
            salt,
        };
        for what in [sat, What::Again { seat, salt }] {
            let shown = shown(what);
            assert!(
                shown.contains("Salt(…)") && !shown.contains("abab") && !shown.contains("171"),
                "{shown}"
            );
        }
    }
}
