//! The terminal client: line by line, in a terminal or a pipe.
//!
//! [`Session`] plays a game with a person against computer players, and [`show()`] tells a record as one viewer saw it.
//! Both know no game: what a game looks like and what a person types is its [`Tabletop`](tabletop::Tabletop).

mod command;
mod input;
mod library;
#[cfg(feature = "online")]
pub mod online;
#[cfg(feature = "online")]
mod passes;
mod person;
mod play;
mod record_file;
mod review;
mod rules;
mod show;

pub use input::{Heard, Input, Interrupter, Keyboard, Script};
pub use library::{Kept, Library};
#[cfg(feature = "online")]
pub use passes::Passes;
pub use person::Setting;
pub use play::{Ended, PlayError, Session};
pub use record_file::{Continued, KeepError, RecordFile};
pub use review::review;
pub use rules::{NoSuchChapter, rules};
pub use show::show;
