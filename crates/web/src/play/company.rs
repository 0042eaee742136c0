//! Those who play elsewhere: what a table shows of them besides the game.

use markup::prelude::*;
use table::Seat;

/// The people at a table who are elsewhere, as the screen of the table shows them.
pub(crate) trait Company {
    /// What lies around somebody's portrait: the clock, what was said, and whether they are there.
    fn around(&self, seat: Seat) -> Markup;

    /// What the bar offers.
    fn actions(&self) -> Markup;

    /// What stands below the sentence: that the connection is lost, that a bot stands in.
    fn notice(&self) -> Markup;

    /// The dialogs that the bar opens.
    fn dialogs(&self) -> Markup;

    /// What one may do after the end.
    fn ways_on(&self) -> Markup;
}
