//! The rules of Shazamm!: bets, spells and a wall of fire on a breaking bridge, with all variants.
//!
//! [`Shazamm`] is the game with its [`Options`] settled; the rules are `docs/rules/shazamm.md`, and comments cite them
//! by their ids. A turn takes its course in `resolution`; what a spell does is in `spell`, in the file of its name; how a
//! round ends is in `round`.
//!
//! ```
//! use shazamm::{GREEN, Options, RED, Shazamm, Variant};
//! use table::{Game, Silent, Viewer};
//!
//! let game = Shazamm::new(Options::with(Some(Variant::FullHand))).unwrap();
//! let mut state = game.start();
//! // S8.2: 34 beats 33.
//! game.apply(&mut state, RED, "bet 10 with 7 8".parse().unwrap(), &mut Silent).unwrap();
//! game.apply(&mut state, GREEN, "bet 33".parse().unwrap(), &mut Silent).unwrap();
//! let view = game.view(&state, Viewer::Spectator);
//! assert_eq!(view.bridge.wall.0, 10);
//! assert_eq!((view.players[RED].mana.left(), view.players[GREEN].mana.left()), (40, 17));
//! ```

mod action;
mod both;
mod bridge;
mod card;
mod card_set;
mod casting;
mod chance;
mod commitment;
mod counted;
mod fact;
mod game;
mod glance;
mod legal;
mod mana;
mod movement;
mod options;
mod refusal;
mod resample;
mod resolution;
mod round;
mod rules;
mod score;
mod spell;
mod stack;
mod state;
mod turn;
mod view;

pub use action::Action;
pub use both::{Both, GREEN, RED, SEATS, opponent};
pub use bridge::{Bridge, Tile};
pub use card::{Card, Spell};
pub use card_set::CardSet;
pub use casting::Casting;
pub use chance::Draw;
pub use commitment::{Bet, Change, Commitment};
pub use fact::Fact;
pub use game::{Deal, Shazamm};
pub use glance::Glance;
pub use legal::Legal;
pub use mana::Mana;
pub use movement::Strength;
pub use options::{Invalid, Options, Variant};
pub use refusal::{Decision, Refusal};
pub use round::RoundEnd;
pub use stack::Stack;
pub use state::State;
pub use turn::{Copied, Question, Turn};
pub use view::{BridgeView, PhaseView, PlayerView, View};
