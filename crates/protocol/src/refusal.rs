//! What a server has refused, as its client knows it.

use crate::Reason;

/// A server refused something.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text}")]
pub struct Refusal {
    /// Why, for programs.
    pub reason: Reason,
    /// Why, in English.
    pub text: String,
}
