//! Statements about many lines at a time: each statement costs a way to the database and back.

use std::fmt::Write as _;

use crate::Backend;

/// The most lines in one statement, a power of two. PostgreSQL and SQLite take at most 32,766 values.
const IN_A_STATEMENT: usize = 64;

/// As many at a time as one statement is about: of few lengths, so that each statement is prepared once.
pub(crate) fn in_statements<T>(all: &[T]) -> impl Iterator<Item = &[T]> {
    let mut rest = all;
    std::iter::from_fn(move || {
        let count = (1 << rest.len().checked_ilog2()?).min(IN_A_STATEMENT);
        let (now, later) = rest.split_at(count);
        rest = later;
        Some(now)
    })
}

/// The places of the values of so many lines, as in `($1, $2), ($3, $4)`; SQLite looks for the name of each place from the beginning,
/// so there they have none.
pub(crate) fn lines(backend: Backend, count: usize, columns: usize) -> String {
    let mut text = String::with_capacity(count * columns * 6);
    for n in 0..count * columns {
        text.push_str(match n % columns {
            0 if n == 0 => "(",
            0 => "), (",
            _ => ", ",
        });
        match backend {
            Backend::Sqlite => text.push('?'),
            // A string takes whatever is written to it.
            Backend::Postgres => drop(write!(text, "${}", n + 1)),
        }
    }
    text.push(')');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_numbered_through() {
        assert_eq!(lines(Backend::Postgres, 1, 1), "($1)");
        assert_eq!(lines(Backend::Postgres, 2, 3), "($1, $2, $3), ($4, $5, $6)");
        assert_eq!(lines(Backend::Sqlite, 2, 3), "(?, ?, ?), (?, ?, ?)");
    }

    #[test]
    fn statements_are_of_few_lengths() {
        let lengths = |count: usize| in_statements(&vec![0; count]).map(<[_]>::len).collect::<Vec<_>>();
        assert_eq!(lengths(0), [0; 0]);
        assert_eq!(lengths(7), [4, 2, 1]);
        assert_eq!(lengths(200), [64, 64, 64, 8]);
    }
}
