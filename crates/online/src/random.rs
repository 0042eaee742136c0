//! Random bits of the system, and what is said of those that are secret.

use protocol::TableId;
use sha2::{Digest as _, Sha256};
use table::notation::hexadecimal;

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

/// A table as logs name it: always the same, but nobody comes in by it.
pub(crate) fn in_logs(table: TableId) -> String {
    let hash = Sha256::digest(table.to_string());
    hexadecimal(&hash[..4]).to_string()
}
