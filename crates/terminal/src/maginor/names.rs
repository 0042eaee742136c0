//! How tiles, symbols, spells and players are called and marked.

use anstyle::{AnsiColor, Style};
use locale::t;
use maginor::{Maginor, Spell, Symbol, Tile};
use table::Seat;

use crate::Teller;
use crate::style::{STRONG, paint};

/// The name of a tile within a sentence. Names come with the tiles; only a capital article is made small.
pub(super) fn tile_name(game: &Maginor, tile: Tile) -> String {
    let name = game.oracles().face(tile).name();
    match name.strip_prefix("The ") {
        Some(rest) => format!("the {rest}"),
        None => name.to_owned(),
    }
}

/// The word by which a tile is typed.
pub(super) fn tile_key(game: &Maginor, tile: Tile) -> &str {
    game.oracles().face(tile).key()
}

fn colour(symbol: Symbol) -> Style {
    let colour = match symbol {
        Symbol::Fire => AnsiColor::BrightRed,
        Symbol::Water => AnsiColor::BrightBlue,
        Symbol::Earth => AnsiColor::Green,
        Symbol::Air => AnsiColor::Cyan,
        Symbol::Fate => AnsiColor::Magenta,
    };
    colour.on_default()
}

/// A symbol in a word, in its colour.
pub(super) fn symbol_name(teller: &Teller<'_>, symbol: Symbol) -> String {
    paint(colour(symbol), &plain_symbol(teller, symbol))
}

/// A symbol in a word.
pub(super) fn plain_symbol(teller: &Teller<'_>, symbol: Symbol) -> String {
    t!(teller, "maginor-symbol", symbol = symbol.name())
}

/// A symbol in a letter.
pub(super) fn plain_letter(teller: &Teller<'_>, symbol: Symbol) -> String {
    t!(teller, "maginor-letter", symbol = symbol.name())
}

/// A symbol in a letter, in its colour.
pub(super) fn letter(teller: &Teller<'_>, symbol: Symbol) -> String {
    paint(colour(symbol), &plain_letter(teller, symbol))
}

/// The name of a spell.
pub(super) fn spell_name(teller: &Teller<'_>, spell: Spell) -> String {
    t!(teller, "maginor-spell", spell = spell.name())
}

/// What a spell does.
pub(super) fn about_spell(teller: &Teller<'_>, spell: Spell) -> String {
    t!(teller, "maginor-about-spell", spell = spell.name())
}

/// A letter or a digit for each player, by which counters and wizards are told apart.
pub(super) struct Marks(Vec<char>);

impl Marks {
    pub(super) fn of(teller: &Teller<'_>) -> Self {
        let seats = teller.names.len();
        let mut marks = vec!['?'; seats];
        let mut used = Vec::new();
        let symbols: Vec<char> = Symbol::ALL
            .into_iter()
            .flat_map(|symbol| plain_letter(teller, symbol).to_uppercase().chars().collect::<Vec<_>>())
            .collect();
        for seat in teller.seats() {
            let name = teller.who(seat).title();
            // "Player 2" is told from "Player 3" by the number.
            let number = name.chars().last().filter(char::is_ascii_digit);
            let letters = name.chars().filter(|c| c.is_alphabetic()).flat_map(char::to_uppercase);
            // The first letter is the natural one; of the others, those that look like a symbol's would mislead.
            let letters = letters
                .enumerate()
                .filter(|&(n, c)| n == 0 || !symbols.contains(&c))
                .map(|(_, letter)| letter);
            let own_number = char::from_digit(u32::from(seat.number()), 10);
            let free = number.into_iter().chain(letters).chain(own_number).find(|mark| !used.contains(mark));
            if let (Some(mark), Some(place)) = (free, marks.get_mut(seat.index())) {
                *place = mark;
                used.push(mark);
            }
        }
        Self(marks)
    }

    /// The mark of a player. The person's own stands out.
    pub(super) fn of_seat(&self, teller: &Teller<'_>, seat: Seat) -> String {
        let mark = self.0.get(seat.index()).copied().unwrap_or('?').to_string();
        paint(if teller.you() == Some(seat) { OWN } else { STRONG }, &mark)
    }
}

/// The person's own counters.
const OWN: Style = AnsiColor::Yellow.on_default().bold().underline();
