//! What tables and accounts are called by: random numbers, as digits that are easy to read out.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Crockford's digits: no `i`, `l`, `o` and `u`, which look like others or make words.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// How many digits, of 5 bits each, 64 bits need.
const LENGTH: usize = 13;

/// A text is no name of a table or an account.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id is {LENGTH} digits and letters, such as 0123456789abc")]
pub struct InvalidId;

fn write_digits(bits: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    use fmt::Write as _;
    (0..LENGTH).rev().try_for_each(|at| f.write_char(DIGITS[(bits >> (5 * at) & 31) as usize].into()))
}

fn read_digits(text: &str) -> Result<u64, InvalidId> {
    if text.len() != LENGTH {
        return Err(InvalidId);
    }
    text.bytes().try_fold(0u64, |bits, digit| {
        let digit = DIGITS.iter().position(|&known| known == digit).ok_or(InvalidId)?;
        Ok(bits.checked_mul(32).ok_or(InvalidId)? | digit as u64)
    })
}

macro_rules! ids {
    ($($(#[doc = $about:literal])* $Name:ident)*) => {$(
        $(#[doc = $about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Name(u64);

        impl $Name {
            /// The one of these bits, which the system has drawn.
            pub const fn new(bits: u64) -> Self {
                Self(bits)
            }
        }

        impl fmt::Display for $Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_digits(self.0, f)
            }
        }

        impl fmt::Debug for $Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_digits(self.0, f)
            }
        }

        impl FromStr for $Name {
            type Err = InvalidId;

            fn from_str(text: &str) -> Result<Self, InvalidId> {
                read_digits(text).map(Self)
            }
        }

        impl Serialize for $Name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $Name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
            }
        }

        // 64 bits: the first of 13 digits has only four of them.
        #[cfg(feature = "schema")]
        $crate::schema::text! {
            $Name, concat!($($about),*), "^[0-9a-f][0-9abcdefghjkmnpqrstvwxyz]{12}$"
        }
    )*};
}

ids! {
    /// What a table is called by. Whoever knows it may come in, so it cannot be guessed: it has 64 random bits.
    TableId
    /// What an account is called by. Everybody at a table sees it; what lets one in is the secret of a device.
    AccountId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_as_it_is_written() {
        for bits in [0, 1, 31, 32, u64::MAX, 0x0123_4567_89ab_cdef] {
            let id = TableId::new(bits);
            assert_eq!(id.to_string().len(), LENGTH);
            assert_eq!(id.to_string().parse(), Ok(id));
        }
        assert_eq!(TableId::new(32).to_string(), "0000000000010");
    }

    #[test]
    fn what_is_no_id_is_refused() {
        for text in [
            "",
            "000000000000",
            "00000000000000",
            "000000000000i",
            "000000000000A",
            "zzzzzzzzzzzzz",
            "é00000000000",
        ] {
            assert_eq!(text.parse::<TableId>(), Err(InvalidId), "{text}");
        }
    }
}
