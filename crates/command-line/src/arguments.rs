//! What stands on a command line.

/// Reads a number, or says which there are.
pub fn number<N: TryFrom<u64>>(text: &str) -> Result<N, String> {
    let number = table::notation::number::<u64>(text).and_then(|number| number.try_into().ok());
    number
        .ok_or_else(|| format!("expected a whole number from 0 to {}", u64::MAX >> (64 - 8 * size_of::<N>())))
}
