//! Matches between bots, and what they prove.
//!
//! Every deal is played in all rotations of the seats, so that luck cancels; standard errors are those of the means
//! over deals. The same seed gives the same result, whatever the number of threads, as long as bots think by
//! iterations and not by time.

mod clock;
mod entrant;
mod in_order;
mod ladder;
mod play;
pub mod puzzles;
mod report;
mod statistics;
mod tally;

pub use entrant::{Entrant, Thinking};
pub use ladder::{Ladder, Rung, ladder};
pub use play::{Plan, Progress, compete};
pub use report::{Report, Row};
pub use statistics::Statistics;
