//! What a server and its clients say to each other.

pub mod calls;
pub mod fair;
mod gathering;
mod id;
mod live;
#[cfg(feature = "schema")]
pub mod schema;

pub use gathering::{Access, Clock, Command, Opening, Phase, Phrase, Sitter, Times};
pub use id::{AccountId, InvalidId, TableId};
pub use live::{
    Deadline, DiceTold, Frame, GameSeen, Happened, LAST_NUMBER, Message, Reason, Request, Snapshot,
    Unreadable, VERSION, request_number,
};
