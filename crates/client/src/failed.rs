//! What was not done, and why.

use std::time::Duration;

use protocol::{Reason, Refusal};

use crate::Address;

/// Something was not done.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failed {
    /// Nobody answers there.
    #[error("{address} cannot be reached: {reason}")]
    Unreachable {
        /// Where.
        address: Address,
        /// What the system says.
        reason: String,
    },
    /// There was no answer in time.
    #[error("there was no answer within {0:?}")]
    Unanswered(Duration),
    /// Something else answers there.
    #[error("no Conclave server for people elsewhere answers at {address}: {reason}")]
    Strange {
        /// Where.
        address: Address,
        /// What it said instead.
        reason: String,
    },
    /// The connection was lost before it was known whether it was done, and it is nothing to be done twice.
    #[error("the connection was lost")]
    Lost,
    /// The server refused it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

impl Failed {
    /// Why a server refused it, if that is what happened.
    pub fn reason(&self) -> Option<Reason> {
        match self {
            Self::Refused(refusal) => Some(refusal.reason),
            _ => None,
        }
    }

    /// Why the server cannot do it at the moment, if that is what happened.
    pub(crate) fn outage(&self) -> Option<&Refusal> {
        match self {
            Self::Refused(refusal) if refusal.reason == Reason::TryAgain => Some(refusal),
            _ => None,
        }
    }

    /// Whether the same may be done a moment later.
    pub(crate) fn may_pass(&self) -> bool {
        matches!(self, Self::Unreachable { .. } | Self::Unanswered(_)) || self.outage().is_some()
    }
}
