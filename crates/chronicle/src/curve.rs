//! How a game went, as lines.

/// How a game went: values at stops, the first of them before anything happened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Curve {
    /// A line for each seat: what each had, or where each stood.
    pub seats: Vec<Vec<i32>>,
    /// A line that belongs to nobody: where the fire was between the players.
    pub between: Vec<i32>,
    /// The first and the last tile that there was to stand on, where that changes.
    pub ground: Vec<(i32, i32)>,
}

impl Curve {
    /// The curve of a game in which everybody begins with nothing.
    pub(crate) fn from_nothing(seats: usize) -> Self {
        Self { seats: vec![vec![0]; seats], ..Self::default() }
    }

    /// How many stops there were after the first.
    pub fn stops(&self) -> usize {
        let longest = self.seats.iter().chain([&self.between]).map(Vec::len).max();
        longest.unwrap_or(0).saturating_sub(1)
    }
}
