//! Any bytes as moves at any table of Wizard: what is listed is what is accepted, and nothing breaks.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::conformance::moves_from_bytes;

fuzz_target!(|bytes: &[u8]| fuzz::any_table(&fuzz::WIZARD, bytes, moves_from_bytes));
