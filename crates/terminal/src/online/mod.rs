//! A game with people elsewhere: from the waiting room to a game after the game.

mod absence;
mod arrival;
mod ears;
mod ending;
mod news;
mod patience;
mod playing;
mod room;
mod visit;
mod waiting;
mod words;

use std::io;
use std::path::PathBuf;

use bots::HasBots;
use client::{End, Failed, NoChance, Server};
use locale::Texts;
use protocol::{Reason, TableId};
use tabletop::Tabletop;
use tabletop::style::{STRONG, paint};

use crate::{Ended, Heard, KeepError};

pub use ears::{Bell, Ears};
use visit::{Stop, Visit};

/// Whoever comes to a table, and from where.
#[derive(Debug)]
pub struct Guest<'a> {
    /// The texts.
    pub texts: &'a Texts,
    /// The width of a line in columns.
    pub width: usize,
    /// Whether answers are written out, because they come from a pipe or a file.
    pub echo: bool,
    /// The server, with a pass.
    pub server: Server,
}

impl Guest<'_> {
    /// Asks something before there is a table, and answers what was heard.
    ///
    /// # Errors
    /// If nothing can be written.
    pub async fn ask(&self, question: &str, ears: &mut Ears, out: &mut impl io::Write) -> io::Result<Heard> {
        write!(out, "{} ", paint(STRONG, &format!("{question} >")))?;
        out.flush()?;
        let heard = ears.next().await;
        match &heard {
            Heard::Line(line) if self.echo => writeln!(out, "{}", line.trim())?,
            Heard::Line(_) => {}
            Heard::End | Heard::Interrupted => writeln!(out)?,
        }
        Ok(heard)
    }
}

/// Keeps the record of a game that is over, by its name, and answers where.
pub type Keep<'k> = dyn FnMut(&'static str, &str) -> Result<PathBuf, KeepError> + 'k;

/// How a visit at a table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Left {
    /// Why.
    pub ended: Ended,
    /// The table at which a seat is still kept, if there is one.
    pub seat_at: Option<TableId>,
}

/// A visit at a table cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum VisitError {
    /// Nothing can be written out any more.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
    /// The server does not do what is needed.
    #[error(transparent)]
    Failed(#[from] Failed),
    /// The connection cannot be opened any more.
    #[error(transparent)]
    Ended(#[from] End),
    /// There is no seat to be had.
    #[error("{0}")]
    NoSeat(&'static str),
    /// The system gives no random bits.
    #[error(transparent)]
    NoChance(#[from] NoChance),
    /// The server plays another game, or speaks of it in another way.
    #[error("the server speaks of {game} as another version of this program does: {reason}")]
    Version {
        /// The game.
        game: &'static str,
        /// What is not understood.
        reason: String,
    },
}

impl VisitError {
    /// Why the server refused something, if that is what happened.
    pub fn reason(&self) -> Option<Reason> {
        match self {
            Self::Failed(failed) | Self::Ended(End::Gone(failed)) => failed.reason(),
            Self::Ended(End::Refused(refusal)) => Some(refusal.reason),
            Self::Output(_) | Self::NoSeat(_) | Self::NoChance(_) | Self::Version { .. } => None,
        }
    }
}

/// Sits down at a table and plays there, and at the tables where the same people play again, until the person leaves.
///
/// # Errors
/// If there is no seat, the server is gone for good, or nothing can be written.
pub async fn visit<G: Tabletop + HasBots>(
    guest: &Guest<'_>,
    mut table: TableId,
    ears: &mut Ears,
    keep: &mut Keep<'_>,
    out: &mut impl io::Write,
) -> Result<Left, VisitError> {
    let mut promise = None;
    loop {
        let coming = Visit::<G>::open(guest, table, promise);
        let Some(mut visit) = guest.patiently(coming, ears, out).await? else {
            return Ok(Left { ended: Ended::Left, seat_at: None });
        };
        match visit.stay(ears, keep, out).await? {
            Stop::Left(left) => {
                visit.say_goodbye().await;
                return Ok(left);
            }
            Stop::Next(next, promised) => (table, promise) = (next, promised),
        }
    }
}
