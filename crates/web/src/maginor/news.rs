//! What the last step brought, as far as it is to be looked at.

use games::maginor::{DieFace, Element, Fact, Slot, Tile, Verdict};
use table::Seat;

/// However much happens, nobody waits longer, in milliseconds.
const LONGEST: u32 = 4500;

/// How long the news are to be looked at, in milliseconds at the normal pace.
pub(super) fn lasting(news: &[Fact]) -> u32 {
    news.iter().map(worth).sum::<u32>().min(LONGEST)
}

fn worth(fact: &Fact) -> u32 {
    match fact {
        Fact::Revealed { .. } | Fact::Scored { .. } => 1500,
        Fact::TookTile { .. } | Fact::Challenged { .. } | Fact::Rolled { .. } | Fact::SpellPlayed { .. } => {
            1000
        }
        Fact::Placed { .. }
        | Fact::Moved { .. }
        | Fact::MaginorMoved { .. }
        | Fact::GapClosed { .. }
        | Fact::Persuaded { .. }
        | Fact::NothingHappened { .. } => 800,
        Fact::CardPlayed { .. }
        | Fact::SorceryPlayed { .. }
        | Fact::DuelWon { .. }
        | Fact::DuelTied { .. }
        | Fact::TookSpell { .. }
        | Fact::TileDiscarded { .. }
        | Fact::MustRoll { .. }
        | Fact::FirstPlayer { .. } => 600,
        _ => 0,
    }
}

/// The slots of a tile in which something has changed.
pub(super) fn changed(news: &[Fact], tile: Tile) -> Vec<Slot> {
    news.iter()
        .filter_map(|fact| match *fact {
            Fact::Placed { tile: on, slot, .. }
            | Fact::DuelWon { tile: on, slot, .. }
            | Fact::DuelTied { tile: on, slot, .. }
            | Fact::Persuaded { tile: on, slot, .. }
                if on == tile =>
            {
                Some(slot)
            }
            _ => None,
        })
        .collect()
}

/// What the die shows, if it was rolled.
pub(super) fn rolled(news: &[Fact]) -> Option<DieFace> {
    news.iter().find_map(|fact| match *fact {
        Fact::Rolled { face, .. } => Some(face),
        _ => None,
    })
}

/// A duel that was revealed: challenger and defender with what they chose, and how it stands.
pub(super) fn revealed(news: &[Fact]) -> Option<([(Seat, Element); 2], Verdict)> {
    news.iter().find_map(|fact| match *fact {
        Fact::Revealed { challenger, challenge, defender, defence, verdict } => {
            Some(([(challenger, challenge), (defender, defence)], verdict))
        }
        _ => None,
    })
}

/// Whether a fact is told beside the ring; the ring itself shows the others better.
pub(super) fn is_told(fact: &Fact) -> bool {
    !matches!(fact, Fact::Ring { .. } | Fact::Turn { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::maginor::NoEffect;

    #[test]
    fn a_long_step_is_not_waited_for_endlessly() {
        let (seat, tile) = (Seat::new(0), Tile::all().next().unwrap());
        let nothing = Fact::NothingHappened { seat, tile, why: NoEffect::AllOwn };
        assert_eq!(lasting(&[]), 0);
        assert_eq!(lasting(&[nothing]), 800);
        assert_eq!(lasting(&[nothing; 20]), LONGEST);
    }

    #[test]
    fn only_the_slots_of_the_tile_have_changed() {
        let mut tiles = Tile::all();
        let (one, other) = (tiles.next().unwrap(), tiles.next().unwrap());
        let slot = Slot::from_number(3).unwrap();
        let placed = Fact::Placed { seat: Seat::new(1), tile: one, slot };
        assert_eq!(changed(&[placed], one), [slot]);
        assert_eq!(changed(&[placed], other), []);
    }
}
