//! What each player did last: it stays at the plate until they do something else.

use games::maginor::{Fact, Maginor, Tile};
use markup::prelude::*;
use table::Seat;
use telling::Telling as _;
use telling::maginor::tile_title;

use super::desk::Desk;
use super::emblem::emblem_picture;
use super::glyph::{glyph, sorcery_glyph};
use super::signs::{die_picture, symbol_picture, wizard_picture};
use crate::seen::Seen;

/// Whether somebody begins something by a fact, or it belongs to what they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Beginning,
    More,
}

/// Whose fact it is, if it is anybody's.
fn part(fact: &Fact) -> Option<(Seat, Part)> {
    match *fact {
        Fact::CardPlayed { seat, .. }
        | Fact::SorceryPlayed { seat, .. }
        | Fact::SpellPlayed { seat, .. }
        | Fact::Moved { seat, .. }
        | Fact::Rolled { seat, .. }
        | Fact::TookTile { seat, .. }
        | Fact::TookSpell { seat, .. } => Some((seat, Part::Beginning)),
        Fact::SymbolChosen { seat, .. }
        | Fact::NothingHappened { seat, .. }
        | Fact::Placed { seat, .. }
        | Fact::Challenged { challenger: seat, .. }
        | Fact::DuelWon { winner: seat, .. }
        | Fact::Persuaded { seat, .. }
        | Fact::Retrieved { seat, .. }
        | Fact::Restored { seat, .. } => Some((seat, Part::More)),
        _ => None,
    }
}

/// All that belongs to the last thing that somebody did.
fn last(facts: &[Fact], whose: Seat) -> Vec<Fact> {
    let mut deed: Vec<Fact> = Vec::new();
    for &fact in facts {
        let Some((_, part)) = part(&fact).filter(|&(seat, _)| seat == whose) else { continue };
        // A sorcery card is rolled for, and some spells move a wizard: that is one thing.
        let goes_on = matches!(deed.last(), Some(Fact::SorceryPlayed { .. } | Fact::SpellPlayed { .. }));
        if part == Part::Beginning && !goes_on {
            deed.clear();
        }
        deed.push(fact);
    }
    deed
}

/// The tile that a fact is about.
fn tile_of(fact: &Fact) -> Option<Tile> {
    match *fact {
        Fact::SorceryPlayed { tile, .. }
        | Fact::Moved { tile, .. }
        | Fact::Rolled { tile, .. }
        | Fact::NothingHappened { tile, .. }
        | Fact::Placed { tile, .. }
        | Fact::Challenged { tile, .. }
        | Fact::DuelWon { tile, .. }
        | Fact::Persuaded { tile, .. }
        | Fact::TookTile { tile, .. } => Some(tile),
        _ => None,
    }
}

/// What somebody did, as a picture.
fn picture(fact: &Fact) -> Option<Markup> {
    Some(match *fact {
        Fact::CardPlayed { symbol, .. } => view! { <span class="mag-mini">{symbol_picture(symbol)}</span> },
        Fact::SorceryPlayed { .. } => view! { <span class="mag-mini">{sorcery_glyph()}</span> },
        Fact::SpellPlayed { spell, .. } | Fact::TookSpell { spell, .. } => {
            view! { <span class="mag-mini">{glyph(spell)}</span> }
        }
        Fact::Moved { seat, .. } => view! { {wizard_picture(seat)}<span>"→"</span> },
        Fact::Rolled { face, .. } => die_picture(face),
        _ => return None,
    })
}

/// What a player did last, of all that has happened: pictures and the tile, and for those who want to know, all of it in words.
pub(super) fn deed(desk: Desk, seen: &Seen<Maginor>, facts: &[Fact], seat: Seat) -> Markup {
    let deed = last(facts, seat);
    let pictures: Vec<Markup> = deed.iter().filter_map(picture).collect();
    let won = deed.iter().find_map(|fact| match *fact {
        Fact::TookTile { tile, .. } => Some(format!("+{}", seen.game.value(tile))),
        _ => None,
    });
    let (told, tile) = desk.table.tell(|teller| {
        let told: Vec<String> = deed.iter().filter_map(|fact| seen.game.sentence(teller, fact)).collect();
        let tile = deed.iter().rev().find_map(tile_of).map(|tile| {
            let key = seen.game.oracles().face(tile).key();
            let name = tile_title(teller.texts, &seen.game, tile);
            view! { <span class="mag-mini">{emblem_picture(key)}</span><span class="mag-deed-tile">{name}</span> }
        });
        (told.join(" "), tile)
    });
    view! {
        <span class="mag-deed" class:mag-none-yet=deed.is_empty() title=told.clone()>
            <span class="mag-deed-shown" aria-hidden="true">{pictures}{tile}{won.map(|won| view! { <strong>{won}</strong> })}</span>
            <span class="visually-hidden">{told}</span>
        </span>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::maginor::{DieFace, Slot, Symbol};

    #[test]
    fn the_last_thing_that_somebody_did_is_kept_whole() {
        let (one, other) = (Seat::new(0), Seat::new(1));
        let tile = Tile::all().next().unwrap();
        let slot = Slot::from_number(1).unwrap();
        let moved = Fact::Moved { seat: one, tile };
        let sorcery = Fact::SorceryPlayed { seat: one, tile };
        let rolled = Fact::Rolled { seat: one, tile, face: DieFace::Symbol(Symbol::Fire) };
        let placed = Fact::Placed { seat: one, tile, slot };
        let others = Fact::Moved { seat: other, tile };
        let facts = [moved, others, sorcery, rolled, placed];
        assert_eq!(last(&facts[..2], one), [moved]);
        assert_eq!(last(&facts, one), [sorcery, rolled, placed]);
        assert_eq!(last(&facts, other), [others]);
        assert_eq!(last(&[], one), []);
    }
}
