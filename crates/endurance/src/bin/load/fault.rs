//! What goes wrong.

use std::io;
use std::time::Duration;

use protocol::Reason;
use tokio_tungstenite::tungstenite;

/// Why there is nothing to be measured.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    #[error("the server: {0}")]
    Call(#[from] client::Failed),
    #[error("a live connection: {0}")]
    Socket(#[from] Box<tungstenite::Error>),
    #[error("the server has closed a live connection")]
    Closed,
    #[error("a request was refused ({}): {text}", reason.name())]
    Refused { reason: Reason, text: String },
    #[error("a message cannot be read: {error}: {message}")]
    Unreadable { error: serde_json::Error, message: String },
    #[error("nothing was heard of a table for {0:?}")]
    Silent(Duration),
    #[error("nothing was acknowledged at {still} of {tables} tables for {time:?}")]
    Still { still: usize, tables: usize, time: Duration },
    #[error("a table failed: {0}")]
    Table(#[from] tokio::task::JoinError),
    #[error("memory or files of the server did not stay level")]
    NotLevel,
    #[error("stopped")]
    Stopped,
    #[error("after {0:?} not everybody was there")]
    Late(Duration),
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error("{0}")]
    Other(String),
}

impl From<tungstenite::Error> for Fault {
    fn from(error: tungstenite::Error) -> Self {
        Self::Socket(Box::new(error))
    }
}
