//! A table on the page.
//!
//! | module | what it is |
//! |---|---|
//! | `core` | a table without what depends on its game: signals, and the game behind them |
//! | `part` | what depends on the game: what is drawn, and what is said; a table of any game |
//! | `table` | a table as the board of its game sees it |
//! | `host` | the seam: what a table wants of the game behind it; `local`: one that lies in this page, `remote`: one that lies elsewhere |
//! | `company` | those who play elsewhere, as the screen of a table shows them |
//! | `run` | how a table goes on: chance, bots, scripts, people; undo |
//! | `retold` | a game that is over, and another one at the same table |
//! | `pace`, `hint`, `guide`, `export` | news that come one after the other; advice; guided games; what may leave the device |

mod company;
mod core;
mod export;
#[cfg(test)]
mod fed;
mod game_table;
mod guide;
mod hint;
mod host;
mod local;
mod pace;
mod remote;
mod retold;
mod run;
mod table;

pub(crate) use self::company::Company;
pub(crate) use self::core::Core;
pub(crate) use self::export::Export;
pub(crate) use self::game_table::{AnyTable, GameTable};
pub(crate) use self::guide::{Lesson, Place};
pub(crate) use self::hint::{Alternative, Told};
pub(crate) use self::remote::{HeardStep, Remote};
pub(crate) use self::retold::{Placed, Retold};
pub(crate) use self::table::Table;
