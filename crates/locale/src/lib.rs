//! Every text that a player reads, as Fluent messages: for the terminal, the page and the server alike.
//!
//! The messages lie in `texts/LANGUAGE/*.ftl`. Code names them with [`t!`] where the message is known on the spot, and
//! with [`msg!`] where it is chosen first. No other way leads to a [`Message`], so the build can find every
//! message that the code uses: it fails on one that is missing and on one that nobody uses.
//!
//! ```
//! use locale::{Language, Texts, t};
//! let texts = Texts::new(Language::English);
//! assert_eq!(t!(texts, "place", place = 2), "2nd");
//! ```

mod arg;
mod function;
mod hungarian;
mod language;
mod number;
mod texts;

pub use arg::Arg;
pub use language::{Language, UnknownLanguage};
pub use texts::{Message, ReadError, Texts};

/// Names a message.
///
/// ```
/// let message = locale::msg!("place");
/// assert_eq!(message.id(), "place");
/// ```
#[macro_export]
macro_rules! msg {
    ($id:literal) => {
        $crate::Message::named_by_macro($id)
    };
}

/// Says a message: `t!(texts, "id", name = value, …)`. The first argument is anything with a method
/// `say(Message, &[(&'static str, Arg)])`.
#[macro_export]
macro_rules! t {
    ($texts:expr, $id:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::t!($texts, $crate::msg!($id) $(, $name = $value)*)
    };
    ($texts:expr, $message:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $texts.say($message, &[$((stringify!($name), $crate::Arg::from($value))),*])
    };
}
