//! Sets of choices.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::sort_few;

/// What was chosen of several things, in their order and each once.
///
/// ```
/// use table::Choices;
/// let mut choices = Choices::from([3, 1, 3]);
/// choices.insert(2);
/// choices.remove(&3);
/// assert_eq!(choices.as_slice(), [1, 2]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<T>", bound(deserialize = "T: Ord + Deserialize<'de>"))]
pub struct Choices<T>(Vec<T>);

impl<T> Choices<T> {
    /// The choices in their order.
    pub fn as_slice(&self) -> &[T] {
        &self.0
    }

    /// Whether nothing was chosen.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The first of them.
    pub fn first(&self) -> Option<&T> {
        self.0.first()
    }

    /// Whether `choice` is among them.
    pub fn contains(&self, choice: &T) -> bool
    where
        T: PartialEq,
    {
        self.0.contains(choice)
    }
}

impl<T: Ord> Choices<T> {
    /// Chooses `choice`, if that is not done yet.
    pub fn insert(&mut self, choice: T) {
        if let Err(place) = self.0.binary_search(&choice) {
            self.0.insert(place, choice);
        }
    }

    /// Chooses `choice` no longer.
    pub fn remove(&mut self, choice: &T) {
        self.0.retain(|one| one != choice);
    }
}

impl<T> Default for Choices<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Ord> From<Vec<T>> for Choices<T> {
    fn from(mut choices: Vec<T>) -> Self {
        sort_few(&mut choices, Ord::cmp);
        choices.dedup();
        Self(choices)
    }
}

impl<T: Ord, const N: usize> From<[T; N]> for Choices<T> {
    fn from(choices: [T; N]) -> Self {
        Vec::from(choices).into()
    }
}

impl<T: Ord> FromIterator<T> for Choices<T> {
    fn from_iter<I: IntoIterator<Item = T>>(choices: I) -> Self {
        choices.into_iter().collect::<Vec<_>>().into()
    }
}

impl<T: fmt::Display> fmt::Display for Choices<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, choice) in self.0.iter().enumerate() {
            write!(f, "{}{choice}", if n == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
