//! Any bytes as a record of Shazamm!: nothing breaks, and what can be read survives being written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::conformance::record_from_bytes;

fuzz_target!(|bytes: &[u8]| record_from_bytes::<shazamm::Shazamm>(bytes));
