//! Random bits of the system.

use crate::Failure;

/// Bits for a secret.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], Failure> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| Failure::NoChance)?;
    Ok(bytes)
}

/// Bits for an id.
pub(crate) fn number() -> Result<u64, Failure> {
    bytes().map(u64::from_le_bytes)
}
