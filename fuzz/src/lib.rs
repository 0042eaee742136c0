//! What the fuzz targets share: a game, and a table of it, that the first bytes name.

#[doc(hidden)]
pub use games;
use table::{Game, Options as _};

/// Every table that a game can be set up with, by every version of its rules.
pub fn tables<G: Game>() -> Vec<G> {
    let by_all_rules = |options: G::Options| {
        (1..=G::RULES).map(move |rules| G::with_rules(options.clone(), rules).expect("a valid table"))
    };
    G::Options::every().flat_map(by_all_rules).collect()
}

/// Evaluates `expression` for the game that the first byte names, with the bytes after it:
/// `any_game!(bytes, G, rest => expression)`.
#[macro_export]
macro_rules! any_game {
    ($bytes:expr, $G:ident, $rest:ident => $body:expr) => {
        if let Some((&first, $rest)) = $bytes.split_first() {
            let names = $crate::games::GameName::ALL;
            $crate::games::with_game!(names[usize::from(first) % names.len()], $G => $body)
        }
    };
}

/// Calls `law` with the table that the first three bytes name, and with the bytes after them.
#[macro_export]
macro_rules! any_table {
    ($bytes:expr, $law:path) => {
        $crate::any_game!($bytes, G, rest => {
            // Made when the first of them is wanted.
            static TABLES: std::sync::LazyLock<Vec<G>> = std::sync::LazyLock::new($crate::tables::<G>);
            if let Some((table, rest)) = rest.split_first_chunk() {
                $law(&TABLES[usize::from(u16::from_le_bytes(*table)) % TABLES.len()], rest)
            }
        })
    };
}
