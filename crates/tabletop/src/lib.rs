//! Tables as text: what a game looks like in lines, and what a person types.
//!
//! What a game looks like and what is understood is its [`Tabletop`]; the words are those of its
//! [`Telling`](telling::Telling).
//!
//! Text is styled with ANSI codes throughout; whoever writes it out takes them away where they do not belong
//! (`anstream` does). Colour is never the only signal.

pub mod layout;
mod maginor;
mod pennies;
mod result;
mod screen;
mod shazamm;
pub mod style;
mod tabletop;
#[cfg(test)]
mod testing;
mod typed;
mod wizard;

pub use screen::Screen;
pub use tabletop::{Misunderstood, Tabletop, sentences};
pub use typed::meant;
