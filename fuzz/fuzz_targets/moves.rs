//! Any bytes as moves at any table: what is listed is what is accepted, and nothing breaks.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::conformance::moves_from_bytes;

fuzz_target!(|bytes: &[u8]| fuzz::any_table!(bytes, moves_from_bytes));
