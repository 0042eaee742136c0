//! What the fuzz targets share: every table that a game can be set up with, by every version of its rules.

use std::sync::LazyLock;

use maginor::Maginor;
use shazamm::Shazamm;
use table::{Game, Options as _};
use wizard::Wizard;

/// All tables of a game, made when the first of them is wanted.
pub type Tables<G> = LazyLock<Vec<G>>;

/// The tables of Wizard.
pub static WIZARD: Tables<Wizard> = LazyLock::new(|| tables(wizard::Options::every()));
/// The tables of Shazamm!
pub static SHAZAMM: Tables<Shazamm> = LazyLock::new(|| tables(shazamm::Options::every()));
/// The tables of Maginor.
pub static MAGINOR: Tables<Maginor> = LazyLock::new(|| tables(maginor::Options::every()));

fn tables<G: Game>(options: impl Iterator<Item = G::Options>) -> Vec<G> {
    let by_all_rules = |options: G::Options| {
        (1..=G::RULES).map(move |rules| G::with_rules(options.clone(), rules).expect("a valid table"))
    };
    options.flat_map(by_all_rules).collect()
}

/// Runs `law` at the table that the first two bytes name, with the bytes after them.
pub fn any_table<G: Game>(tables: &Tables<G>, bytes: &[u8], law: impl Fn(&G, &[u8])) {
    let Some((table, rest)) = bytes.split_first_chunk::<2>() else { return };
    law(&tables[usize::from(u16::from_le_bytes(*table)) % tables.len()], rest);
}
