//! Sets of legal actions.

use rand::Rng;

use crate::dice;

/// The legal actions of one seat, as a small value that holds the set without listing it.
///
/// The actions have an order, and [`get`](Self::get) finds each of `0..len()`, so a set can be listed, searched and
/// drawn from without allocation.
pub trait Legal: Clone {
    /// What is in the set.
    type Action: Copy + PartialEq;

    /// How many actions are legal.
    fn len(&self) -> usize;

    /// The action at `index`, or `None` from `len()` on.
    fn get(&self, index: usize) -> Option<Self::Action>;

    /// Whether nothing is legal: the seat owes no decision.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether `action` is legal.
    fn contains(&self, action: Self::Action) -> bool {
        self.iter().any(|legal| legal == action)
    }

    /// The legal actions in their order.
    fn iter(&self) -> impl Iterator<Item = Self::Action> {
        (0..self.len()).filter_map(|index| self.get(index))
    }

    /// One of the legal actions, each equally likely; `None` if there is none.
    #[inline]
    fn choose<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Self::Action> {
        match self.len() {
            0 => None,
            len => self.get(dice::below(rng, len as u32) as usize),
        }
    }
}
