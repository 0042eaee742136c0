//! What happened, as the terminal sets it.

use games::shazamm::{Fact, Shazamm};
use locale::t;
use telling::Telling as _;

use super::cards::numbered;
use crate::Screen;
use crate::style::{STRONG, paint};

/// The sentence for a fact: cards with their numbers, turns and rounds set off.
pub(super) fn fact(game: &Shazamm, screen: &Screen<'_>, fact: &Fact) -> Option<String> {
    let said = game.sentence(screen, fact)?;
    Some(match *fact {
        Fact::Drew { seat, cards } => {
            let who = screen.who(seat);
            let cards = numbered(screen, cards.iter());
            t!(screen, "shazamm-fact-drew", who = who.form(), name = who.name(), cards = cards)
        }
        Fact::Revealed { .. } | Fact::RoundOver { .. } | Fact::Round { .. } => {
            format!("\n{}", paint(STRONG, &said))
        }
        Fact::Moved { .. } | Fact::Stayed { .. } => t!(screen, "terminal-end", said = said),
        _ => said,
    })
}
