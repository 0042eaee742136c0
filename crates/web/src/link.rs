//! A record in an address: packed and written in letters that every address may hold.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// No record that anybody plays is longer.
const LONGEST: usize = 4 << 20;

/// The record as a part of an address.
pub(crate) fn pack(record: &str) -> String {
    URL_SAFE_NO_PAD.encode(miniz_oxide::deflate::compress_to_vec(record.as_bytes(), 9))
}

/// The record of a part of an address, if it is one.
pub(crate) fn unpack(packed: &str) -> Option<String> {
    let bytes = URL_SAFE_NO_PAD.decode(packed.trim()).ok()?;
    let text = miniz_oxide::inflate::decompress_to_vec_with_limit(&bytes, LONGEST).ok()?;
    String::from_utf8(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_packed_is_unpacked() {
        let record = "conclave record 1\ngame wizard\nseat 1 Ägir ő Ж\n".repeat(40);
        let packed = pack(&record);
        assert!(packed.len() < record.len() / 4);
        assert!(packed.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte)));
        assert_eq!(unpack(&packed), Some(record));
        assert_eq!(unpack("not a record"), None);
        assert_eq!(unpack(""), None);
    }
}
