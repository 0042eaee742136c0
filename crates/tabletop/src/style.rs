//! How text is styled. The codes are always written; the stream takes them away where they do not belong.

use anstyle::{AnsiColor, Style};
use games::maginor::Symbol;
use games::wizard::Suit;
use telling::{Ink, Pen};

/// Headings and what matters most.
pub const STRONG: Style = Style::new().bold();
/// What matters less.
pub const FAINT: Style = Style::new().dimmed();
/// Something did not work.
pub const WARNING: Style = AnsiColor::Yellow.on_default().bold();

/// The text in this style.
pub fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// What words are written with in a terminal.
pub const PEN: Pen = Pen::Styled(|ink, words| paint(style(ink), words));

fn style(ink: Ink) -> Style {
    match ink {
        Ink::Suit(suit) => suit_style(suit),
        Ink::SpecialOf(suit) => suit_style(suit).bold(),
        Ink::Magic => AnsiColor::Magenta.on_default().bold(),
        Ink::Special => AnsiColor::Cyan.on_default().bold(),
        Ink::Spell => AnsiColor::Cyan.on_default(),
        Ink::Symbol(symbol) => symbol_style(symbol),
    }
}

fn suit_style(suit: Suit) -> Style {
    match suit {
        Suit::Humans => AnsiColor::BrightBlue.on_default(),
        Suit::Dwarves => AnsiColor::BrightRed.on_default(),
        Suit::Elves => AnsiColor::Green.on_default(),
        Suit::Giants => AnsiColor::Yellow.on_default(),
    }
}

fn symbol_style(symbol: Symbol) -> Style {
    let colour = match symbol {
        Symbol::Fire => AnsiColor::BrightRed,
        Symbol::Water => AnsiColor::BrightBlue,
        Symbol::Earth => AnsiColor::Green,
        Symbol::Air => AnsiColor::Cyan,
        Symbol::Fate => AnsiColor::Magenta,
    };
    colour.on_default()
}
