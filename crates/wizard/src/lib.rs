//! The rules of Wizard: predict your tricks, with the seven special cards and every variant.
//!
//! [`Wizard`] is the game with its [`Options`] settled; the rules are `docs/rules/wizard.md`, and comments cite them by
//! their ids. A round takes its course in `round`; who takes a trick is in `trick`; each special card has a file.
//!
//! ```
//! use table::{Game, Match, Silent, Step, dice};
//! use wizard::{Options, Wizard};
//!
//! let game = Wizard::new(Options::default()).unwrap();
//! let mut state = game.start();
//! let playout = table::random_playout(&game, &mut state, &mut dice::seeded(1)).unwrap();
//! assert_eq!(playout.chances, 1 + 15);
//! assert!(game.outcome(&state).is_some());
//! ```

mod action;
mod bomb;
mod card;
mod card_set;
mod chance;
mod cloud;
mod dragon_fairy;
mod face;
mod fact;
mod game;
mod glance;
mod juggler;
mod legal;
mod options;
mod refusal;
mod resample;
mod round;
mod rules;
mod score;
mod special;
mod state;
mod trick;
mod view;
mod werewolf;

pub use action::{Action, Change};
pub use card::{Card, CardKind, Rank, Suit};
pub use card_set::CardSet;
pub use chance::{Chance, Deal};
pub use face::{Face, FaceKind, FaceSet};
pub use fact::Fact;
pub use game::{Predictions, Wizard};
pub use glance::Glance;
pub use legal::Legal;
pub use options::{Choices, Invalid, Options, Variant};
pub use refusal::{Decision, Refusal};
pub use score::{Entry, points};
pub use special::Special;
pub use state::State;
pub use trick::{Led, Trick, Verdict};
pub use view::{HandView, PassView, PhaseView, PredictionView, TrickView, View, WerewolfView};
