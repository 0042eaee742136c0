//! What a viewer may know, built by listing what is allowed: everything but the choices of a duel in the making (M3.7).

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Viewer};

use crate::action::Action;
use crate::duel::{Element, Reversing};
use crate::fact::NoEffect;
use crate::game::Maginor;
use crate::glance::Glance;
use crate::ring::MaginorAt;
use crate::set::Member;
use crate::spell::{Spell, SpellSet};
use crate::state::{Roll, Scoring, Vote};
use crate::symbol::{Symbol, SymbolSet};
use crate::tile::{Slot, SlotSet, Tile, TileSet};
use crate::vote;

/// What one viewer may know of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks; nobody for the oracle, who sees everything.
    pub viewer: Option<Viewer>,
    /// What the game waits for.
    pub phase: PhaseView,
    /// Whose turn it is; nobody's before the first player is chosen.
    pub turn: Option<Seat>,
    /// The tiles in play, clockwise from the Guild Hall.
    pub ring: Vec<TileView>,
    /// Where Maginor stands.
    pub maginor: MaginorAt,
    /// The players.
    pub players: PerSeat<PlayerView>,
    /// Turns in a row without a die and without a scoring (M3.8).
    pub quiet_turns: u8,
    /// Whether a die was rolled or a tile scored in this turn.
    pub stirred: bool,
}

/// A tile in play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TileView {
    /// The tile.
    pub tile: Tile,
    /// The spell that lies at it.
    pub spell: Option<Spell>,
    /// Whose counters are in its slots, clockwise from the top.
    pub slots: Vec<Option<Seat>>,
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerView {
    /// The tile on which the wizard stands; none in the middle of the ring.
    pub wizard: Option<Tile>,
    /// Counters in reserve.
    pub reserve: u8,
    /// Symbol cards in hand.
    pub symbols: SymbolSet,
    /// Sorcery cards in hand.
    pub sorcery: u8,
    /// Spells taken and not yet played, rites included.
    pub spells: SpellSet,
    /// Tiles taken.
    pub tiles: TileSet,
    /// Votes so far: tiles and rites.
    pub votes: u8,
}

/// What the game waits for, as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "phase")]
pub enum PhaseView {
    /// The ring.
    Setup,
    /// The choice of the first player.
    FirstPlayer,
    /// A card, a spell, a move or a roll of the player whose turn it is.
    Turn,
    /// The die.
    Rolling {
        /// What it is thrown for.
        roll: Roll,
    },
    /// The symbol of a vote.
    ChoosingSymbol {
        /// The vote.
        vote: Vote,
    },
    /// The free slot of a vote.
    ChoosingSlot {
        /// The vote.
        vote: Vote,
        /// Its symbol.
        symbol: Symbol,
    },
    /// The opponent's counter to challenge.
    ChoosingRival {
        /// The vote.
        vote: Vote,
        /// Its symbol.
        symbol: Symbol,
    },
    /// The choices of a duel. The challenger is the player whose turn it is.
    Duelling {
        /// The vote that led to it.
        vote: Vote,
        /// The slot that it is about.
        slot: Slot,
        /// Who defends.
        defender: Seat,
        /// What the challenger chose.
        challenge: ChoiceView,
        /// What the defender chose.
        defence: ChoiceView,
    },
    /// Reversal, or not.
    Reversing {
        /// The duel.
        duel: Reversing,
    },
    /// The tile or the spell.
    Taking {
        /// The tile that is scored.
        scoring: Scoring,
    },
    /// Symbol cards to take back.
    Retrieving {
        /// How many still.
        left: u8,
    },
    /// A slot for Domination.
    Dominating {
        /// Whether it is the second counter, with which one may stop.
        second: bool,
    },
    /// The counter to replace.
    Persuading,
    /// A slot for Telekinesis.
    Telekinesis {
        /// On this tile.
        tile: Tile,
    },
    /// Nothing: the game is over.
    Over,
}

/// A choice in a duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChoiceView {
    /// Not made yet.
    Open,
    /// Made, and the viewer may not know what it is.
    Made,
    /// The viewer's own.
    Known(Element),
}

impl View {
    pub(crate) fn of(glance: Glance<'_>) -> Self {
        let game = glance.game();
        let holder =
            |tile, slot| Seat::all(game.seat_count()).find(|&seat| glance.held(tile, seat).contains(slot));
        let ring = glance.ring().iter().map(|&tile| TileView {
            tile,
            spell: glance.spell_at(tile),
            slots: game.slots(tile).iter().map(|slot| holder(tile, slot)).collect(),
        });
        Self {
            viewer: glance.viewer(),
            phase: glance.phase(),
            turn: glance.turn(),
            ring: ring.collect(),
            maginor: glance.maginor(),
            players: glance.players(),
            quiet_turns: glance.quiet_turns(),
            stirred: glance.stirred(),
        }
    }

    /// Why nothing would happen if `seat` played this symbol card or named this symbol now (M4.6). `None` where something
    /// would, and for every other action.
    ///
    /// ```
    /// use maginor::{Action, Maginor, NoEffect, Options, Symbol};
    /// use table::{Game, Seat, Silent, dice};
    /// let game = Maginor::new(Options::default()).unwrap();
    /// let mut state = game.start();
    /// let ring = game.sample(&state, &mut dice::seeded(1));
    /// game.apply_chance(&mut state, &ring, &mut Silent).unwrap();
    /// let mut view = game.oracle(&state);
    /// let (first, fire) = (Seat::new(0), Action::Card(Symbol::Fire));
    /// assert_eq!(view.no_effect(&game, first, fire), None);
    /// view.players[first].reserve = 0;
    /// assert_eq!(view.no_effect(&game, first, fire), Some(NoEffect::NoCounter));
    /// ```
    pub fn no_effect(&self, game: &Maginor, seat: Seat, action: Action) -> Option<NoEffect> {
        let player = self.players.as_slice().get(seat.index())?;
        let (tile, slots) = match (action, self.phase) {
            (Action::Card(symbol), _) => (player.wizard?, vote::slots_for(game, player.wizard?, symbol)),
            (Action::Symbol(symbol), PhaseView::ChoosingSymbol { vote }) => {
                (vote.tile, game.slots_of(vote.tile, symbol))
            }
            _ => return None,
        };
        let place = self.ring.iter().find(|place| place.tile == tile)?;
        let is_own = |slot: &Slot| place.slots.get(slot.index()) == Some(&Some(seat));
        let own: SlotSet = slots.iter().filter(is_own).collect();
        vote::no_effect(slots, own, player.reserve)
    }
}
