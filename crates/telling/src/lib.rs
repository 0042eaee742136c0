//! The words in which games are told: what is asked, what it is about, what happened and why something is not possible.
//!
//! The terminal and the page say the same, so both take it from here: a [`Teller`] knows who is told in which
//! language, and a game's [`Telling`] finds the words. How a table is laid out, and how a person answers, is the matter of
//! whoever shows it.
//!
//! ```
//! use games::wizard::{Action, Wizard};
//! use locale::{Language, Texts};
//! use table::{Match, Seat, Viewer};
//! use telling::{Names, Pen, Teller, Telling as _};
//!
//! let played = Match::<Wizard>::read("conclave record 1\ngame wizard\nrules 1\n").unwrap();
//! let texts = Texts::new(Language::English);
//! let you = Seat::new(0);
//! let names = Names::of(played.record(), Some(you), &texts);
//! let teller = Teller { texts: &texts, names: &names, to: Some(Viewer::Seat(you)), pen: Pen::Plain };
//! let game = played.game();
//! let view = game.view(played.state(), Viewer::Seat(you));
//! assert_eq!(game.action(&teller, &view, Action::Play("B7".parse().unwrap())), "play the blue 7");
//! # use table::Game as _;
//! ```

pub mod maginor;
mod names;
#[cfg(feature = "online")]
pub mod online;
pub mod options;
mod pen;
pub mod pennies;
pub mod puzzle;
mod retelling;
pub mod review;
pub mod rules;
pub mod shazamm;
mod teller;
mod telling;
pub mod wizard;

pub use names::{Names, Who};
pub use pen::{Ink, Pen};
pub use retelling::Retelling;
pub use teller::Teller;
pub use telling::{Telling, about_level, level_name};

/// "yes" or "no", as messages ask.
fn yes_no(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
