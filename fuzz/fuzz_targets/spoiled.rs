//! Records of random games of any table, spoiled.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::conformance::spoiled_record_from_bytes;

fuzz_target!(|bytes: &[u8]| fuzz::any_table!(bytes, spoiled_record_from_bytes));
