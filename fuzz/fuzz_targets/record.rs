//! Any bytes as a record: nothing breaks, and what can be read survives being written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::conformance::record_from_bytes;

fuzz_target!(|bytes: &[u8]| fuzz::any_game!(bytes, G, rest => record_from_bytes::<G>(rest)));
