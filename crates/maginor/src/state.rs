//! A position of Maginor, complete with everything hidden.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::duel::{Duel, Reversing};
use crate::game::Maginor;
use crate::options::MOST_SEATS;
use crate::ring::{Chamberlain, MaginorAt, Ring};
use crate::set::Member;
use crate::spell::{Spell, SpellSet};
use crate::symbol::{Symbol, SymbolSet};
use crate::tile::{Slot, SlotSet, TILES, Tile, TileSet};

/// The influence counters of each player: M1.4.
pub const COUNTERS: u8 = 15;
/// The sorcery cards of each player: M1.4.
pub const SORCERY_CARDS: u8 = 5;

/// A position. It is small, and cloning it allocates nothing. `Debug` shows nothing of it.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) phase: Phase,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    pub(crate) ring: Ring,
    pub(crate) maginor: Chamberlain,
    /// The spells that lie at the tiles.
    pub(crate) spells: [Option<Spell>; TILES],
    /// The slots that each holds on each tile.
    pub(crate) held: [[SlotSet; MOST_SEATS]; TILES],
    pub(crate) players: [Player; MOST_SEATS],
    /// Turns in a row without a die and without a scoring (M3.8).
    pub(crate) quiet_turns: u8,
    /// Whether a die was rolled or a tile scored in this turn.
    pub(crate) stirred: bool,
}

table::secret_debug!(State);

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    /// The tile on which the wizard stands; none in the middle of the ring.
    pub(crate) wizard: Option<Tile>,
    /// Counters in reserve.
    pub(crate) reserve: u8,
    /// Symbol cards in hand.
    pub(crate) symbols: SymbolSet,
    /// Sorcery cards in hand.
    pub(crate) sorcery: u8,
    /// Spells taken and not yet played, rites included.
    pub(crate) spells: SpellSet,
    /// Tiles taken.
    pub(crate) tiles: TileSet,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Chance lays the ring.
    Setup,
    /// Chance chooses the first player.
    FirstPlayer,
    /// A card, a spell, a move or a roll.
    Turn,
    /// Chance rolls the die.
    Rolling(Roll),
    /// The symbol of a vote, where one may choose (M3.4, M4.4).
    ChoosingSymbol(Vote),
    /// The free slot of a vote (M4.1).
    ChoosingSlot(Vote, Symbol),
    /// The opponent's counter to challenge (M4.2).
    ChoosingRival(Vote, Symbol),
    /// Both duellists choose (M7.1).
    Duelling(Duel),
    /// Whoever lost or tied may turn the duel round (M7.4).
    Reversing(Reversing),
    /// First on a tile takes the tile or the spell (M5.5).
    Taking(Scoring),
    /// A discarded symbol card to take back: this many are still to be chosen (M6.1).
    Retrieving { left: u8 },
    /// A slot for Domination: the first counter, or the second or none (M6.3).
    Dominating { second: bool },
    /// The counter to replace (M6.4).
    Persuading,
    /// A slot for Telekinesis on this tile (M6.5).
    Telekinesis { tile: Tile },
    /// The game is over.
    Over,
}

/// The die is thrown for a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roll {
    /// The tile it is thrown for.
    pub tile: Tile,
    /// Why it is thrown.
    pub source: Source,
}

/// What gives a vote, and so what follows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A symbol card; the turn goes on.
    Card,
    /// The die, thrown with a sorcery card; the turn goes on.
    Sorcery,
    /// The die, which ends the turn.
    Roll,
}

/// A vote on its way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vote {
    /// On which tile.
    pub tile: Tile,
    /// What gives it.
    pub source: Source,
    /// Whether Maginor advances afterwards.
    pub advance: bool,
}

/// A tile is being scored: the first chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scoring {
    /// The tile.
    pub tile: Tile,
    /// Who has the most counters there, and chooses.
    pub first: Seat,
    /// Who takes the rest.
    pub second: Option<Seat>,
    /// What follows.
    pub then: Then,
}

/// What follows the scoring of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// The end of the turn.
    EndTurn,
    /// Maginor finishes his roll, then the turn ends (M3.2).
    Advance,
    /// Maginor goes to the space before the next tile, then the turn ends (M6.7).
    Summoned,
}

impl Player {
    /// M1.4, M2.4.
    fn new() -> Self {
        Self {
            wizard: None,
            reserve: COUNTERS,
            symbols: SymbolSet::ALL,
            sorcery: SORCERY_CARDS,
            spells: SpellSet::EMPTY,
            tiles: TileSet::EMPTY,
        }
    }
}

impl State {
    pub(crate) fn new() -> Self {
        Self {
            phase: Phase::Setup,
            turn: Seat::new(0),
            ring: Ring::EMPTY,
            maginor: Chamberlain::Start,
            spells: [None; TILES],
            held: [[SlotSet::EMPTY; MOST_SEATS]; TILES],
            players: [Player::new(); MOST_SEATS],
            quiet_turns: 0,
            stirred: false,
        }
    }

    /// Whom the phase asks.
    #[inline]
    pub(crate) fn asked(&self) -> Seats {
        match &self.phase {
            Phase::Setup | Phase::FirstPlayer | Phase::Rolling(_) | Phase::Over => Seats::NONE,
            Phase::Duelling(duel) => duel.owing(self.turn),
            Phase::Reversing(reversing) => Seats::only(reversing.asked(self.turn)),
            Phase::Taking(scoring) => Seats::only(scoring.first),
            _ => Seats::only(self.turn),
        }
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The slots of a tile that `seat` holds.
    #[inline]
    pub(crate) fn held(&self, tile: Tile, seat: Seat) -> SlotSet {
        self.held[tile.index()][seat.index()]
    }

    /// The slots of a tile that anyone holds.
    #[inline]
    pub(crate) fn taken(&self, tile: Tile) -> SlotSet {
        self.held[tile.index()].iter().fold(SlotSet::EMPTY, |all, &one| all.union(one))
    }

    /// The slots of a tile that nobody holds.
    #[inline]
    pub(crate) fn free(&self, game: &Maginor, tile: Tile) -> SlotSet {
        game.slots(tile).without(self.taken(tile))
    }

    /// The slots of a tile that others than `seat` hold.
    #[inline]
    pub(crate) fn held_by_others(&self, tile: Tile, seat: Seat) -> SlotSet {
        self.taken(tile).without(self.held(tile, seat))
    }

    /// Who holds a slot.
    #[inline]
    pub(crate) fn holder(&self, tile: Tile, slot: Slot) -> Option<Seat> {
        self.held[tile.index()].iter().position(|held| held.contains(slot)).map(Seat::new)
    }

    /// Puts a counter from the reserve into a slot.
    #[inline]
    pub(crate) fn put(&mut self, tile: Tile, slot: Slot, seat: Seat) {
        self.held[tile.index()][seat.index()].insert(slot);
        let reserve = &mut self.player_mut(seat).reserve;
        *reserve = reserve.saturating_sub(1);
    }

    /// Gives the counter in a slot back to its owner.
    #[inline]
    pub(crate) fn give_back(&mut self, tile: Tile, slot: Slot, owner: Seat) {
        self.held[tile.index()][owner.index()].remove(slot);
        self.player_mut(owner).reserve += 1;
    }

    /// Where Maginor stands.
    pub(crate) fn maginor_at(&self) -> MaginorAt {
        match self.maginor {
            Chamberlain::Start => MaginorAt::Start,
            Chamberlain::Before => MaginorAt::Before(self.ring.next()),
            Chamberlain::On => MaginorAt::On(self.ring.next()),
        }
    }

    /// A die was rolled or a tile scored: nobody stalls (M3.8).
    #[inline]
    pub(crate) fn stir(&mut self) {
        self.stirred = true;
        self.quiet_turns = 0;
    }

    /// Whether whoever stands on a tile must roll (M3.8).
    #[inline]
    pub(crate) fn must_roll(&self, game: &Maginor) -> bool {
        self.quiet_turns >= game.most_quiet_turns()
    }
}
