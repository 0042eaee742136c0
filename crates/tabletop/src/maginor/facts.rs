//! What happened, as the terminal sets it.

use games::maginor::{Fact, Maginor};
use locale::t;
use telling::Telling as _;

use crate::Screen;
use crate::style::{STRONG, paint};

/// The sentence for a fact: turns and scorings stand out, and what follows from a step is indented.
pub(super) fn fact(game: &Maginor, screen: &Screen<'_>, fact: &Fact) -> Option<String> {
    let said = game.sentence(screen, fact)?;
    Some(match fact {
        Fact::Turn { .. } => paint(STRONG, &said),
        Fact::Scored { .. } => paint(STRONG, &t!(screen, "terminal-end", said = said)),
        Fact::NothingHappened { .. }
        | Fact::Placed { .. }
        | Fact::ChoseElement { .. }
        | Fact::ChoseSecretly { .. }
        | Fact::Revealed { .. }
        | Fact::ReversalDeclined { .. }
        | Fact::DuelWon { .. }
        | Fact::DuelTied { .. }
        | Fact::Retrieved { .. }
        | Fact::Restored { .. }
        | Fact::Persuaded { .. }
        | Fact::TookTile { .. }
        | Fact::TookSpell { .. }
        | Fact::TileDiscarded { .. }
        | Fact::SpellDiscarded { .. }
        | Fact::Cleared { .. } => format!("  {said}"),
        _ => said,
    })
}
