//! Why a command ends without having done what was asked.

use std::io;
use std::path::PathBuf;

use terminal::KeepError;

use crate::{INVALID, USAGE};

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    /// The options of a table cannot be combined like this.
    #[error("{reason}\n\n{way_out}")]
    Options { reason: String, way_out: String },
    /// A file cannot be read.
    #[error("cannot read {}: {source}", path.display())]
    Read { path: PathBuf, source: io::Error },
    /// A file is no record that can be played.
    #[error("{file}: {reason}")]
    Record { file: String, reason: String },
    /// An argument makes no sense.
    #[error("{0}")]
    Usage(String),
    /// A record cannot be kept.
    #[error(transparent)]
    Keep(#[from] KeepError),
    /// There is no page to serve.
    #[error(transparent)]
    Page(#[from] server::PageError),
    /// The server cannot listen.
    #[error(transparent)]
    Door(#[from] server::OpenError),
    /// Nothing can be written out any more.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
    /// A fault of this program.
    #[error("{0}")]
    Fault(String),
}

impl Failure {
    pub(crate) fn code(&self) -> u8 {
        match self {
            Self::Record { .. }
            | Self::Keep(KeepError::NoRecord { .. } | KeepError::NoHeader { .. })
            | Self::Output(_)
            | Self::Fault(_) => INVALID,
            Self::Options { .. }
            | Self::Read { .. }
            | Self::Usage(_)
            | Self::Keep(_)
            | Self::Page(_)
            | Self::Door(_) => USAGE,
        }
    }

    /// Whether the reader of our output has gone away, which is no error of ours.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}
