//! What a viewer may know, read where it stands instead of copied into lists.

use std::fmt;

use table::{PerSeat, Seat, Seats, Viewer};

use crate::game::Maginor;
use crate::options::MOST_SEATS;
use crate::ring::MaginorAt;
use crate::set::Member;
use crate::spell::Spell;
use crate::state::{Phase, State};
use crate::tile::{SlotSet, TILES, Tile, TileSet};
use crate::view::{PhaseView, PlayerView, View};

/// What one viewer may know of a position, without a list of it: a [`View`] is made of this and of nothing else.
///
/// Whoever looks at millions of positions (learners) needs no memory for it.
///
/// ```
/// use maginor::{Maginor, Options};
/// use table::{Game, Seat, Viewer};
/// let game = Maginor::new(Options::default()).unwrap();
/// let state = game.start();
/// let glance = game.glance(&state, Viewer::Seat(Seat::new(0)));
/// assert_eq!(glance.players()[Seat::new(1)].reserve, 15);
/// assert!(glance.ring().is_empty(), "chance has not laid it yet");
/// ```
#[derive(Clone, Copy)]
pub struct Glance<'a> {
    game: &'a Maginor,
    state: &'a State,
    viewer: Option<Viewer>,
    /// The seats whose choices in a duel may be told.
    knows: Seats,
}

impl Maginor {
    /// What a player or a spectator may know.
    #[inline]
    pub fn glance<'a>(&'a self, state: &'a State, viewer: Viewer) -> Glance<'a> {
        let knows = match viewer {
            Viewer::Seat(seat) => Seats::only(seat),
            Viewer::Spectator => Seats::NONE,
        };
        Glance { game: self, state, viewer: Some(viewer), knows }
    }

    /// Everything.
    pub(crate) fn glance_of_oracle<'a>(&'a self, state: &'a State) -> Glance<'a> {
        Glance { game: self, state, viewer: None, knows: Seats::all(self.seat_count()) }
    }
}

impl<'a> Glance<'a> {
    /// Who looks; nobody for the oracle, who sees everything.
    pub(crate) fn viewer(&self) -> Option<Viewer> {
        self.viewer
    }

    /// What the game waits for.
    #[inline]
    pub fn phase(&self) -> PhaseView {
        PhaseView::new(self.state, self.knows)
    }

    /// Whose turn it is; nobody's before the first player is chosen.
    #[inline]
    pub fn turn(&self) -> Option<Seat> {
        let begun = !matches!(self.state.phase, Phase::Setup | Phase::FirstPlayer);
        begun.then_some(self.state.turn)
    }

    /// The tiles in play, clockwise from the Guild Hall.
    #[inline]
    pub fn ring(&self) -> &'a [Tile] {
        self.state.ring.tiles()
    }

    /// The tiles in play, whatever their order.
    #[inline]
    pub fn in_play(&self) -> TileSet {
        self.state.ring.set()
    }

    /// The spells that lie at the tiles, by their numbers.
    #[inline]
    pub fn spells(&self) -> &'a [Option<Spell>; TILES] {
        &self.state.spells
    }

    /// The spell that lies at a tile in play.
    #[inline]
    pub fn spell_at(&self, tile: Tile) -> Option<Spell> {
        self.state.spells[tile.index()]
    }

    /// The slots of a tile that hold counters of `seat`.
    #[inline]
    pub fn held(&self, tile: Tile, seat: Seat) -> SlotSet {
        self.state.held[tile.index()].get(seat.index()).copied().unwrap_or_default()
    }

    /// The slots of a tile that hold counters of each seat.
    #[inline]
    pub fn held_by_each(&self, tile: Tile) -> [SlotSet; MOST_SEATS] {
        self.state.held[tile.index()]
    }

    /// Where Maginor stands.
    #[inline]
    pub fn maginor(&self) -> MaginorAt {
        self.state.maginor_at()
    }

    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> PlayerView {
        PlayerView::new(self.game, self.state, seat)
    }

    /// The players.
    pub fn players(&self) -> PerSeat<PlayerView> {
        PerSeat::from_fn(self.game.seat_count(), |seat| self.player(seat))
    }

    /// Turns in a row without a die and without a scoring (M3.8).
    #[inline]
    pub fn quiet_turns(&self) -> u8 {
        self.state.quiet_turns
    }

    /// Whether a die was rolled or a tile scored in this turn.
    #[inline]
    pub fn stirred(&self) -> bool {
        self.state.stirred
    }
}

// Shows what the viewer may know, not the position behind it.
impl fmt::Debug for Glance<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        View::new(self.game, self).fmt(f)
    }
}
