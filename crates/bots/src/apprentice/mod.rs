//! The apprentice: plays like a decent beginner, by rules of thumb, without search.

mod wizard;

/// A decent beginner. It remembers nothing between decisions and looks no further than the trick on the table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Apprentice;
