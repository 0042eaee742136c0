//! What a game of Pennies was like: nothing that is worth telling.

use std::convert::Infallible;

use games::pennies::{Fact, Pennies};
use table::Seat;

use crate::{Chronicle, Curve, Deeds};

impl Chronicle for Pennies {
    type Highlight = Infallible;

    fn curve(&self, _: &[Fact]) -> Curve {
        Curve::default()
    }

    fn highlights(&self, _: &[Fact], _: Option<Seat>) -> Vec<Infallible> {
        Vec::new()
    }

    fn deeds(&self, _: &[Fact], _: Seat) -> Deeds {
        Deeds::default()
    }
}
