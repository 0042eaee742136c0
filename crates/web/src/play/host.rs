//! The seam between a table and the game behind it, which may lie in this page or elsewhere.

use bots::Level;
use locale::Texts;
use table::{Refused, Seat, Seats, Viewer};
use telling::Names;

use crate::board::Board;
use crate::library::Kept;
use crate::parts::portrait::Portrait;
use crate::seen::Seen;

/// What a table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Turn {
    /// Nothing: the game, or what is told of it, is over.
    Over,
    /// A step that nobody has to think about: a decision that a script has, or an outcome of chance.
    Ready { is_decision: bool },
    /// The decision of a bot that thinks in this page.
    Bot(Seat, Level),
    /// The decision of a person at this device.
    Person(Seat),
    /// What others do elsewhere: whoever hears of it lets the table go on.
    Elsewhere,
}

/// The game behind a table as the table runs it, whichever game it is.
pub(crate) trait AnyHost {
    /// What the table waits for, where `own` is the seat at the screen: of several people it is asked first.
    fn turn(&self, own: Option<Seat>) -> Turn;

    /// Performs the step that is ready; whether there was one.
    fn advance(&mut self) -> bool;

    /// Performs a decision, in the notation of records, if it is legal; whether it was.
    fn decide_as(&mut self, seat: Seat, notation: &str) -> bool;

    /// Decides at once for a bot that has not; whether there was anything to decide.
    fn stand_in(&mut self, seat: Seat) -> bool;

    /// Whether a decision, in the notation of records, is legal.
    fn is_legal(&self, seat: Seat, notation: &str) -> bool;

    /// What a bot is asked: the game so far, and the seed of its thoughts. Nothing where the page does not know the game.
    fn question(&self, seat: Seat) -> Option<(String, u64)>;

    /// The seats of the people at this device.
    fn people(&self) -> Seats;

    /// What somebody at the table looks like.
    fn portrait(&self, seat: Seat) -> Portrait {
        if self.people().contains(seat) { Portrait::Traveller(seat) } else { Portrait::of_bot(seat) }
    }

    /// How many steps were made.
    fn length(&self) -> usize;

    /// Whether the one at the screen could take a decision back: alone among bots, and after one.
    fn can_undo(&self) -> bool;

    /// Takes the last own decision back, and all that followed; whether there was one.
    fn undo(&mut self) -> bool;

    /// The game as this device keeps it; nothing where it is kept elsewhere.
    fn kept(&self) -> Option<Kept>;
}

/// The game behind a table as a board sees it.
pub(crate) trait Host<G: Board>: AnyHost {
    /// The position now in somebody's eyes, and whether that one is asked.
    fn seen(&self, to: Option<Viewer>, is_asked: bool) -> Seen<G>;

    /// The position after so many steps in somebody's eyes, where it is known.
    fn seen_after(&self, steps: usize, to: Option<Viewer>) -> Option<Seen<G>>;

    /// Tells what a step, counted from 0, brought, as far as a viewer may know.
    fn hear(&self, step: usize, to: Option<Viewer>, told: &mut dyn FnMut(&G::Fact));

    /// The players' names, as `you` reads them.
    fn names(&self, you: Option<Seat>, texts: &Texts) -> Names;

    /// Performs a decision of a person at this device, or says why not.
    fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>>;

    /// The decision that a script has next, if a person makes it.
    fn expected(&self) -> Option<G::Action>;
}
