//! Why a command ends without having done what was asked.

use std::io;
use std::path::PathBuf;

use command_line::{Failing, INVALID, USAGE};
use terminal::KeepError;
#[cfg(feature = "online")]
use terminal::online::VisitError;

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
    /// The page cannot be served.
    #[error(transparent)]
    Serve(#[from] serve::Failure),
    /// A server does not do what is asked, or a game with people elsewhere cannot go on.
    #[cfg(feature = "online")]
    #[error(transparent)]
    Visit(#[from] VisitError),
    /// A server is in an outage that lasts, which is said in the language of the player.
    #[cfg(feature = "online")]
    #[error("{0}")]
    Outage(String),
    /// Ctrl-C cannot be heard.
    #[error("cannot listen for Ctrl-C: {0}")]
    Deaf(io::Error),
    /// Nothing can be written out any more.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
    /// A fault of this program.
    #[error("{0}")]
    Fault(String),
}

impl Failing for Failure {
    fn code(&self) -> u8 {
        match self {
            Self::Record { .. }
            | Self::Keep(KeepError::NoRecord { .. } | KeepError::NoHeader { .. })
            | Self::Deaf(_)
            | Self::Output(_)
            | Self::Fault(_) => INVALID,
            Self::Options { .. } | Self::Read { .. } | Self::Usage(_) | Self::Keep(_) => USAGE,
            #[cfg(feature = "online")]
            Self::Visit(VisitError::Output(_) | VisitError::NoChance(_)) => INVALID,
            #[cfg(feature = "online")]
            Self::Visit(_) | Self::Outage(_) => USAGE,
            Self::Serve(failure) => failure.code(),
        }
    }

    fn unwritten(&self) -> Option<&io::Error> {
        match self {
            Self::Output(error) => Some(error),
            #[cfg(feature = "online")]
            Self::Visit(VisitError::Output(error)) => Some(error),
            Self::Serve(failure) => failure.unwritten(),
            _ => None,
        }
    }
}
