//! What the fuzz targets share.

use std::sync::LazyLock;

use table::Game;
use wizard::{Options, Wizard};

static WIZARD_TABLES: LazyLock<Vec<Options>> = LazyLock::new(|| Options::every().collect());

/// Runs `law` at the table that the first two bytes name, with the bytes after them.
pub fn any_wizard_table(bytes: &[u8], law: impl Fn(&Wizard, &[u8])) {
    let Some((table, rest)) = bytes.split_first_chunk::<2>() else { return };
    let options = &WIZARD_TABLES[usize::from(u16::from_le_bytes(*table)) % WIZARD_TABLES.len()];
    let game = Wizard::new(options.clone()).expect("a valid table");
    law(&game, rest);
}
