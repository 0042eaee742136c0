//! What is drawn by the system.

use protocol::fair::Salt;

/// The system gives no random bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the system gives no random bits")]
pub struct NoChance;

/// What a player adds to the dice.
///
/// # Errors
/// If the system gives no random bits.
pub fn salt() -> Result<Salt, NoChance> {
    let mut bits = [0; 16];
    getrandom::fill(&mut bits).map_err(|_| NoChance)?;
    Ok(Salt::new(bits))
}

/// A number that no request has had, on whichever device of an account.
pub fn request_number() -> u64 {
    // Where the system has no random bits, there are no salts either, and nobody sits down.
    getrandom::u64().unwrap_or_default() >> 11
}

/// A number from 0 to 1.
pub(crate) fn fraction() -> f64 {
    getrandom::u32().map_or(1.0, |bits| f64::from(bits) / f64::from(u32::MAX))
}
