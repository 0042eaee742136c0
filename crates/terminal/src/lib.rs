//! The terminal client: line by line, in a terminal or a pipe.
//!
//! [`Session`] plays a game with a person against computer players, and [`show()`] tells a record as one viewer saw it.
//! Both know no game: what a game looks like and what a person types is its [`Tabletop`], and the words
//! are those of its [`Telling`](telling::Telling).
//!
//! Text is styled with ANSI codes throughout; whoever writes it out takes them away where they do not belong
//! (`anstream` does). Colour is never the only signal.

mod command;
mod input;
mod layout;
mod library;
mod maginor;
mod play;
mod record_file;
mod result;
mod rules;
mod screen;
mod shazamm;
mod show;
mod style;
mod tabletop;
mod typed;
mod wizard;

pub use input::{Heard, Input, Interrupter, Keyboard, Script};
pub use library::{Kept, Library};
pub use play::{Ended, PlayError, Session, Setting};
pub use record_file::{Continued, KeepError, RecordFile};
pub use rules::{NoSuchChapter, rules};
pub use screen::Screen;
pub use show::show;
pub use tabletop::{Misunderstood, Tabletop};
