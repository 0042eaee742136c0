//! How tiles, symbols, spells and the variant are called.

use games::maginor::{Element, Maginor, OracleSet, Spell, Symbol, Tile, TileFace};
use locale::{Texts, t};

use crate::{Ink, Teller};

/// What messages are told of a tile, so that each can say its name in the form that it needs: the key of a tile that
/// ships, which has names in every language, and the name of any other.
pub fn tile_key(game: &Maginor, tile: Tile) -> &str {
    let face = game.oracles().face(tile);
    if ships(face) { face.key() } else { face.name() }
}

/// "Unicorn": a tile by itself.
pub fn tile_title(texts: &Texts, game: &Maginor, tile: Tile) -> String {
    t!(texts, "maginor-tile-title", tile = tile_key(game, tile))
}

/// Whether a tile is one of those that ship.
fn ships(face: &TileFace) -> bool {
    OracleSet::standard().is_ok_and(|standard| {
        standard.faces().iter().any(|known| known.key() == face.key() && known.name() == face.name())
    })
}

/// "fire"
pub fn symbol_name(teller: &Teller<'_>, symbol: Symbol) -> String {
    teller.write(Ink::Symbol(symbol), &t!(teller, "maginor-symbol", symbol = symbol.name()))
}

/// "fire card"
pub fn card_name(teller: &Teller<'_>, symbol: Symbol) -> String {
    teller.write(Ink::Symbol(symbol), &t!(teller, "maginor-card", symbol = symbol.name()))
}

/// "earth": what is chosen in a duel.
pub fn element_name(texts: &Texts, element: Element) -> String {
    t!(texts, "maginor-element", element = element.name())
}

/// "Telekinesis"
pub fn spell_name(texts: &Texts, spell: Spell) -> String {
    t!(texts, "maginor-spell", spell = spell.name())
}

/// What a spell does, after its name.
pub fn about_spell(texts: &Texts, spell: Spell) -> String {
    t!(texts, "maginor-about-spell", spell = spell.name())
}

/// "Finish the roll": the one variant.
pub fn finish_the_roll_name(texts: &Texts) -> String {
    t!(texts, "maginor-variant")
}

/// What the variant changes, after its name.
pub fn about_finish_the_roll(texts: &Texts) -> String {
    t!(texts, "maginor-about-variant")
}
