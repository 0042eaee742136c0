//! The rules of Maginor: win the votes of eleven oracles before the chamberlain has gone round.
//!
//! [`Maginor`] is the game with its [`Options`] settled; the rules are `docs/rules/maginor.md`, and comments cite them
//! by their ids. A turn takes its course in `turn`; a vote is gained in `vote` and fought for in `duel`; tiles are
//! scored in `scoring`; Maginor goes his way in `progress`; the spells are in `casting`. What the tiles show is data:
//! [`OracleSet`].
//!
//! ```
//! use maginor::{Maginor, Options};
//! use table::{Game, dice};
//!
//! let game = Maginor::new(Options { seats: 2, ..Options::default() }).unwrap();
//! let mut state = game.start();
//! table::random_playout(&game, &mut state, &mut dice::seeded(1)).unwrap();
//! assert!(game.outcome(&state).is_some());
//! ```

mod action;
mod casting;
mod chance;
mod die;
mod duel;
mod fact;
mod game;
mod glance;
mod legal;
mod options;
#[cfg(feature = "toml")]
mod oracle_file;
mod oracle_set;
mod progress;
mod refusal;
mod resample;
mod ring;
mod rules;
mod scoring;
mod set;
mod spell;
mod state;
mod symbol;
mod tile;
mod tile_face;
mod turn;
mod view;
mod vote;

pub use action::{Action, Cast, Prize};
pub use chance::{Chance, Setup};
pub use die::DieFace;
pub use duel::{Element, Reversing, Verdict};
pub use fact::{Fact, NoEffect};
pub use game::Maginor;
pub use glance::Glance;
pub use legal::Legal;
pub use options::{Invalid, MOST_SEATS, Options, Oracles};
pub use oracle_set::{OracleSet, OracleSetError};
pub use refusal::{Decision, Refusal, SlotFault};
pub use ring::MaginorAt;
pub use set::{Member, Set};
pub use spell::{Spell, SpellSet};
pub use state::{COUNTERS, Roll, SORCERY_CARDS, Scoring, Source, State, Then, Vote};
pub use symbol::{Symbol, SymbolSet};
pub use tile::{MOST_SLOTS, NoSuchNumber, Slot, SlotSet, TILES, Tile, TileSet};
pub use tile_face::{TileError, TileFace, TileFault, TileKind};
pub use view::{ChoiceView, PhaseView, PlayerView, TileView, View};
