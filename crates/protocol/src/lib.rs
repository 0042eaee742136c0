//! What a server and its clients say to each other.

pub mod fair;
mod gathering;
mod id;
mod live;

pub use gathering::{Access, Clock, Command, Opening, Phase, Phrase, Sitter, Times};
pub use id::{AccountId, InvalidId, TableId};
pub use live::{
    Deadline, DiceTold, Frame, GameSeen, Happened, Message, Reason, Request, Snapshot, Unreadable, VERSION,
    request_number,
};
