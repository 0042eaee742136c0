//! Playing with people elsewhere: tables that lie at the server from which the page comes.
//!
//! | module | what it is |
//! |---|---|
//! | `server` | what is asked over HTTP; `line`: the live connection to a table |
//! | `visit` | a table as the page knows it: signals that its screens follow |
//! | `me` | who one is at the server; `who`: the name that one goes by, wherever it is asked for |
//! | `lobby`, `open` | the tables that there are; opening one |
//! | `table` | the screen of a table; `room`: before the game, `game`: while it is played, `after`: when it is over |
//! | `others` | those at the table, around their portraits and in the bar |
//! | `share` | the link of a table, to be sent, scanned or copied |
//! | `calling` | calls back whoever looks at something else when it is their turn |

mod after;
mod calling;
mod game;
mod line;
mod lobby;
mod me;
mod open;
mod others;
mod room;
mod server;
mod share;
mod table;
mod visit;
mod who;

use games::{GameName, with_game};
use markup::prelude::*;
use telling::Telling as _;

use crate::route::Route;
use crate::screens::missing::missing;
use crate::words::Words;

/// The screen of an address.
pub(crate) fn screen(route: Route) -> Markup {
    match route {
        Route::Together => lobby::lobby(),
        Route::Open(game) => open::open(game),
        Route::Table(id) => table::table(id, false),
        Route::Screen(id) => table::table(id, true),
        Route::Me => me::me(),
        Route::Device(code) => me::device(&code),
        _ => missing(),
    }
}

/// What a game is called, by its name in records; nothing where this page does not know it.
fn title(words: Words, game: &str) -> String {
    GameName::read(game).map_or_else(String::new, |game| with_game!(game, G => G::title(&words.texts())))
}
