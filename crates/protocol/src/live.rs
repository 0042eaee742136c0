//! What goes over a live connection: requests of a client, messages of the server, one JSON object each.

use serde::{Deserialize, Deserializer, Serialize};
use table::{Outcome, Seat};

use crate::fair::{Commitment, Salt, Secret};
use crate::gathering::{Command, Opening, Phase, Phrase, Sitter};
use crate::id::{AccountId, TableId};

/// The version of the protocol. It grows when a client of before would misunderstand something; fields that are added do not count,
/// because unknown ones are ignored.
pub const VERSION: u32 = 1;

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Frame {
    /// A number below 2⁵³ that the client has not used before, by which the answer is known. Sent again, a request has the same
    /// effect as once, and the same answer.
    #[serde(deserialize_with = "request_number")]
    #[cfg_attr(feature = "schema", schemars(range(max = LAST_NUMBER)))]
    pub number: u64,
    /// The table that is meant, where one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    /// What is wanted.
    #[serde(flatten)]
    pub request: Request,
}

impl Frame {
    /// Reads what a client has said.
    ///
    /// # Errors
    /// Says what is wrong with it, in English.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        serde_json::from_str(text).map_err(|error| {
            let number = serde_json::from_str::<Numbered>(text).ok().map(|frame| frame.number);
            Unreadable { number, reason: what_is_wrong(text).unwrap_or_else(|| error.to_string()) }
        })
    }
}

/// What is wrong with a request at a table, if that is what it is: of a frame as a whole one hears only that it is none.
fn what_is_wrong(text: &str) -> Option<String> {
    let frame: serde_json::Value = serde_json::from_str(text).ok()?;
    frame.get("number").filter(|number| number.as_u64().is_some_and(|number| number <= LAST_NUMBER))?;
    match frame.get("do").map(serde_json::Value::as_str) {
        None => Some("it does not say what to do (\"do\")".to_owned()),
        Some(Some(own @ ("hello" | "watch" | "unwatch" | "say"))) => {
            Some(format!("a field of {own:?}, or the table, is missing or wrong"))
        }
        Some(_) => serde_json::from_value::<Command>(frame).err().map(|error| error.to_string()),
    }
}

/// The last number of requests: every language has those up to here exactly.
pub const LAST_NUMBER: u64 = (1 << 53) - 1;

/// Reads the number of a request.
///
/// # Errors
/// If it is none, or too great.
pub fn request_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let number = u64::deserialize(deserializer)?;
    if number <= LAST_NUMBER {
        return Ok(number);
    }
    Err(serde::de::Error::custom("the number of a request is below 2^53"))
}

/// The part of a frame that an answer needs, where the rest cannot be read.
#[derive(Deserialize)]
struct Numbered {
    number: u64,
}

/// What a client has said cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is no request: {reason}; docs/protocol.md has them all")]
pub struct Unreadable {
    /// The number of the request, where that could be read.
    pub number: Option<u64>,
    /// What is wrong with it.
    pub reason: String,
}

/// What a client wants.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Request {
    /// Says which protocol it speaks; the first request of a connection.
    Hello {
        /// The version of the protocol.
        protocol: u32,
    },
    /// Wants to hear of a table: from an entry on, or from a snapshot on.
    Watch {
        /// How many entries of it the client has seen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen: Option<u64>,
        /// Looks with a spectator's eyes, though one sits there: for a screen that everybody sees.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        spectator: bool,
    },
    /// Wants to hear no more of it.
    Unwatch,
    /// Says something to everybody at the table.
    Say {
        /// What.
        phrase: Phrase,
    },
    /// Something at a table.
    #[serde(untagged)]
    Table(Command),
}

/// What the server says. `J` is what the game itself says, as JSON: text for the server, which writes it, a value for clients, which
/// read it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Message", description = "What the server says.")
)]
#[serde(tag = "say", rename_all = "kebab-case")]
pub enum Message<J> {
    /// The answer to the first request.
    Hello {
        /// The number of the request.
        number: u64,
        /// The version that is spoken.
        protocol: u32,
        /// The program and its version.
        server: String,
        /// The clock of the server, in milliseconds since 1970.
        now: u64,
        /// Who the client is, if it has an account.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        account: Option<AccountId>,
    },
    /// A request was done: what it changed is on disk.
    Done {
        /// Its number.
        number: u64,
        /// How many entries the table has with it, where it changed something.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entries: Option<u64>,
    },
    /// A request was refused and changed nothing.
    Refused {
        /// Its number, where it had one that could be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        number: Option<u64>,
        /// Why, for programs.
        reason: Reason,
        /// Why, in English.
        text: String,
    },
    /// A table as it is now.
    Table {
        /// Which one.
        table: TableId,
        /// The seats of those who are there.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        here: Vec<Seat>,
        /// What it looks like to this client.
        #[serde(flatten)]
        seen: Snapshot<J>,
    },
    /// A table has a new entry. Each entry is one such message for everybody who hears of the table.
    Entry {
        /// Which table.
        table: TableId,
        /// How many entries it has with this one.
        entries: u64,
        /// When it was written, in milliseconds since 1970.
        at: u64,
        /// What happened, as far as this client may know.
        #[serde(flatten)]
        what: Happened<J>,
    },
    /// This client hears no more of a table: the game has begun, and only those who play may look on.
    Unwatched {
        /// Which table.
        table: TableId,
    },
    /// Somebody at a table is there, or is not any more.
    Present {
        /// Which table.
        table: TableId,
        /// In which seat.
        seat: Seat,
        /// Whether somebody is there.
        here: bool,
    },
    /// Somebody said something.
    Said {
        /// Which table.
        table: TableId,
        /// In which seat.
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
}

/// Why a request was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// It cannot be read.
    Unreadable,
    /// The server does not speak this version of the protocol.
    Protocol,
    /// There is no such table, or none that this client may see.
    NoSuchTable,
    /// The client has no account.
    NoAccount,
    /// It may not be asked for like this: from a page of others, or by a program.
    Forbidden,
    /// It is not possible at this table now.
    NotNow,
    /// Only the host may do that.
    NotHost,
    /// The seat is taken, or there is none.
    Seat,
    /// The rules of the game do not allow it.
    Rules,
    /// A limit is reached.
    Limit,
    /// The server cannot do it at the moment; the same request may be sent again.
    TryAgain,
}

impl Reason {
    /// Its name, as it is sent.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable",
            Self::Protocol => "protocol",
            Self::NoSuchTable => "no-such-table",
            Self::NoAccount => "no-account",
            Self::Forbidden => "forbidden",
            Self::NotNow => "not-now",
            Self::NotHost => "not-host",
            Self::Seat => "seat",
            Self::Rules => "rules",
            Self::Limit => "limit",
            Self::TryAgain => "try-again",
        }
    }
}

/// A table as somebody sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Snapshot"))]
#[serde(bound(deserialize = "J: Deserialize<'de>"))]
pub struct Snapshot<J> {
    /// How many entries its log has.
    pub entries: u64,
    /// What was chosen when it was opened.
    pub opening: Opening,
    /// The version of the rules.
    pub rules: u32,
    /// How far it is.
    pub phase: Phase,
    /// Whose table it is.
    pub host: AccountId,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// Where the asker sits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Seat>,
    /// What the server published of its secret.
    pub commitment: Commitment,
    /// What it published of its secret for the game that they may play after this one: a salt in `again` is for that. Tables that were
    /// opened by a server of before have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next_commitment: Option<Commitment>,
    /// The game, since it began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<GameSeen<J>>,
    /// Who wants to play again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub again: Vec<Seat>,
    /// The table at which they play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<TableId>,
}

/// A game as somebody sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "GameSeen"))]
pub struct GameSeen<J> {
    /// How many steps were made.
    pub steps: usize,
    /// What this viewer may know, in the form that the game gives it in JSON.
    pub view: J,
    /// Until when those who are to decide may do so, where the table has a clock.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deadlines: Vec<Deadline>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// What the dice were made of, after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<DiceTold>,
}

/// Until when a seat may decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Deadline {
    /// Whose.
    pub seat: Seat,
    /// When the time for this decision ends, in milliseconds since 1970.
    pub decision: u64,
    /// When the reserve ends as well.
    pub reserve: u64,
}

/// What the dice were made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DiceTold {
    /// What the server kept to itself.
    pub secret: Secret,
    /// What the players added, by seat.
    pub salts: Vec<Option<Salt>>,
}

/// What happened at a table, as somebody hears of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Happened"))]
#[serde(tag = "what", rename_all = "kebab-case", bound(deserialize = "J: Deserialize<'de>"))]
pub enum Happened<J> {
    /// A seat is another's, or nobody's, now.
    Seat {
        /// Which one.
        seat: Seat,
        /// Who sits there now.
        sitter: Sitter,
        /// Whose table it is now.
        host: AccountId,
        /// How far the table is now.
        phase: Phase,
    },
    /// The game began or went on.
    Game {
        /// Whose decision it was; nobody's at the beginning.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// Whether a bot decided in the place of somebody.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stood_in: bool,
        /// The facts of each step that this viewer may know; none for a step of which it may know nothing.
        facts: Vec<Vec<J>>,
        /// What this viewer saw after each of the steps but the last.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        between: Vec<J>,
        /// The game after them.
        #[serde(flatten)]
        game: GameSeen<J>,
    },
    /// Those who were to decide have got time back.
    Paused {
        /// Until when they may decide now.
        deadlines: Vec<Deadline>,
    },
    /// Somebody wants to play again.
    Again {
        /// Who.
        seat: Seat,
    },
    /// The table was closed, because no game began for a long time.
    Closed,
    /// They play again, at another table.
    Next {
        /// Which one.
        next: TableId,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_called_as_they_are_sent() {
        for reason in
            [Reason::NoSuchTable, Reason::NotHost, Reason::TryAgain, Reason::Rules, Reason::Unreadable]
        {
            assert_eq!(serde_json::to_value(reason).unwrap(), reason.name());
        }
    }

    #[test]
    fn what_is_wrong_with_a_frame_is_said() {
        for (frame, said) in [
            (r#"{"number": 1, "do": "dance"}"#, "unknown variant `dance`"),
            (r#"{"number": 1, "do": "step"}"#, "missing field `step`"),
            (r#"{"number": 1, "do": "say", "phrase": "boo"}"#, "a field of \"say\""),
            (r#"{"number": 1}"#, "does not say what to do"),
            (r#"{"number": -1, "do": "leave"}"#, "-1"),
            (r#"{"do": "leave"}"#, "number"),
            ("[", "expected struct Frame"),
        ] {
            let unreadable = Frame::read(frame).unwrap_err();
            assert!(unreadable.reason.contains(said), "{frame}: {unreadable}");
        }
    }
}
