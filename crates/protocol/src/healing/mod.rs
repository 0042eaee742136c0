//! What a client keeps, so that a connection that was lost heals: how far it has read, what was not answered, and how long it waits
//! before it comes back. There is no clock and no chance in here, so that every client can use it, in a browser as well.

mod bookmark;
mod pauses;
mod unanswered;

pub use bookmark::{Bookmark, Follows};
pub use pauses::Pauses;
pub use unanswered::{Asked, Unanswered};
