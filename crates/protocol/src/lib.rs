//! What a server and its clients say to each other.

pub mod calls;
pub mod fair;
mod gathering;
pub mod healing;
mod id;
mod live;
mod refusal;
#[cfg(feature = "schema")]
pub mod schema;
mod seen;

pub use gathering::{
    Access, Clock, Command, LAST_PORTRAIT, Opening, Phase, Phrase, Sitter, Times, is_no_portrait,
};
pub use id::{AccountId, InvalidId, TableId};
pub use live::{
    Deadline, DiceTold, Frame, GameSeen, Happened, LAST_NUMBER, Message, Reason, Request, Snapshot,
    Unreadable, VERSION, request_number,
};
pub use refusal::Refusal;
pub use seen::Seen;
