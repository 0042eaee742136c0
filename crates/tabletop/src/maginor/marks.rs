//! How tiles, symbols and players are marked.

use anstyle::{AnsiColor, Style};
use games::maginor::{Maginor, Symbol, Tile};
use locale::{Language, t};
use table::Seat;
use telling::Ink;
use telling::maginor::tile_title;

use crate::Screen;
use crate::style::{STRONG, paint};

/// The word or two by which a tile is shown and typed: its key in English, and elsewhere its name.
pub(super) fn tile_word(game: &Maginor, screen: &Screen<'_>, tile: Tile) -> String {
    match screen.texts.language() {
        Language::English => game.oracles().face(tile).key().to_owned(),
        _ => tile_title(screen.texts, game, tile),
    }
}

/// A symbol in a letter.
pub(super) fn plain_letter(screen: &Screen<'_>, symbol: Symbol) -> String {
    t!(screen, "maginor-letter", symbol = symbol.name())
}

/// A symbol in a letter, in its colour.
pub(super) fn letter(screen: &Screen<'_>, symbol: Symbol) -> String {
    screen.write(Ink::Symbol(symbol), &plain_letter(screen, symbol))
}

/// A letter or a digit for each player, by which counters and wizards are told apart.
pub(super) struct Marks(Vec<char>);

impl Marks {
    pub(super) fn of(screen: &Screen<'_>) -> Self {
        let seats = screen.names.len();
        let mut marks = vec!['?'; seats];
        let mut used = Vec::new();
        let symbols: Vec<char> = Symbol::ALL
            .into_iter()
            .flat_map(|symbol| plain_letter(screen, symbol).to_uppercase().chars().collect::<Vec<_>>())
            .collect();
        for seat in screen.seats() {
            let name = screen.who(seat).title();
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
    pub(super) fn of_seat(&self, screen: &Screen<'_>, seat: Seat) -> String {
        let mark = self.0.get(seat.index()).copied().unwrap_or('?').to_string();
        paint(if screen.you() == Some(seat) { OWN } else { STRONG }, &mark)
    }
}

/// The person's own counters.
const OWN: Style = AnsiColor::Yellow.on_default().bold().underline();
