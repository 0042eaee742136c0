//! How tiles, symbols, spells and the variant are called.

use locale::{Texts, t};
use maginor::{Element, Maginor, OracleSet, Spell, Symbol, Tile, TileFace};

use crate::{Ink, Teller};

/// "the Unicorn": a tile in a sentence.
///
/// The tiles that ship have names in every language; others are called as their file calls them.
pub fn tile_name(texts: &Texts, game: &Maginor, tile: Tile) -> String {
    let face = game.oracles().face(tile);
    if ships(face) {
        return t!(texts, "maginor-tile", tile = face.key());
    }
    match face.name().strip_prefix("The ") {
        Some(rest) => format!("the {rest}"),
        None => face.name().to_owned(),
    }
}

/// "Unicorn": a tile by itself.
pub fn tile_title(texts: &Texts, game: &Maginor, tile: Tile) -> String {
    let face = game.oracles().face(tile);
    if ships(face) {
        return t!(texts, "maginor-tile-title", tile = face.key());
    }
    face.name().to_owned()
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
