//! Puzzles of Maginor.

use games::maginor::{Maginor, Options};

use crate::puzzle::{Puzzling, options};

impl Puzzling for Maginor {
    fn tables() -> Vec<Options> {
        ["2", "3"].iter().filter_map(|seats| options(&[("seats", seats)])).collect()
    }
}
