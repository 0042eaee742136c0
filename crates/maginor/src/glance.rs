//! What a viewer may know, read straight from the position: every answer lists what is allowed.

use table::{PerSeat, Seat};

use crate::duel::{Duel, Element};
use crate::game::Maginor;
use crate::options::MOST_SEATS;
use crate::ring::MaginorAt;
use crate::scoring;
use crate::set::Member;
use crate::spell::Spell;
use crate::state::{Phase, State};
use crate::tile::{SlotSet, TILES, Tile, TileSet};
use crate::view::{ChoiceView, PhaseView, PlayerView, View};

table::glance!(Maginor, State, View);

impl<'a> Glance<'a> {
    /// What the game waits for.
    #[inline]
    pub fn phase(self) -> PhaseView {
        let choice = |seat: Seat, element: Option<Element>| match element {
            None => ChoiceView::Open,
            Some(element) if self.eyes.are(seat) => ChoiceView::Known(element),
            Some(_) => ChoiceView::Made,
        };
        match self.state.phase {
            Phase::Setup => PhaseView::Setup,
            Phase::FirstPlayer => PhaseView::FirstPlayer,
            Phase::Turn => PhaseView::Turn,
            Phase::Rolling(roll) => PhaseView::Rolling { roll },
            Phase::ChoosingSymbol(vote) => PhaseView::ChoosingSymbol { vote },
            Phase::ChoosingSlot(vote, symbol) => PhaseView::ChoosingSlot { vote, symbol },
            Phase::ChoosingRival(vote, symbol) => PhaseView::ChoosingRival { vote, symbol },
            Phase::Duelling(Duel { vote, slot, defender, challenge, defence }) => PhaseView::Duelling {
                vote,
                slot,
                defender,
                challenge: choice(self.state.turn, challenge),
                defence: choice(defender, defence),
            },
            Phase::Reversing(duel) => PhaseView::Reversing { duel },
            Phase::Taking(scoring) => PhaseView::Taking { scoring },
            Phase::Retrieving { left } => PhaseView::Retrieving { left },
            Phase::Dominating { second } => PhaseView::Dominating { second },
            Phase::Persuading => PhaseView::Persuading,
            Phase::Telekinesis { tile } => PhaseView::Telekinesis { tile },
            Phase::Over => PhaseView::Over,
        }
    }

    /// Whose turn it is; nobody's before the first player is chosen.
    #[inline]
    pub fn turn(self) -> Option<Seat> {
        let begun = !matches!(self.state.phase, Phase::Setup | Phase::FirstPlayer);
        begun.then_some(self.state.turn)
    }

    /// The tiles in play, clockwise from the Guild Hall.
    #[inline]
    pub fn ring(self) -> &'a [Tile] {
        self.state.ring.tiles()
    }

    /// The tiles in play, whatever their order.
    #[inline]
    pub fn in_play(self) -> TileSet {
        self.state.ring.set()
    }

    /// The spells that lie at the tiles, by their numbers.
    #[inline]
    pub fn spells(self) -> &'a [Option<Spell>; TILES] {
        &self.state.spells
    }

    /// The spell that lies at a tile in play.
    #[inline]
    pub fn spell_at(self, tile: Tile) -> Option<Spell> {
        self.state.spells[tile.index()]
    }

    /// The slots of a tile that hold counters of `seat`.
    #[inline]
    pub fn held(self, tile: Tile, seat: Seat) -> SlotSet {
        self.state.held[tile.index()].get(seat.index()).copied().unwrap_or_default()
    }

    /// The slots of a tile that hold counters of each seat.
    #[inline]
    pub fn held_by_each(self, tile: Tile) -> [SlotSet; MOST_SEATS] {
        self.state.held[tile.index()]
    }

    /// Where Maginor stands.
    #[inline]
    pub fn maginor(self) -> MaginorAt {
        self.state.maginor_at()
    }

    /// A player.
    #[inline]
    pub fn player(self, seat: Seat) -> PlayerView {
        let player = self.state.player(seat);
        PlayerView {
            wizard: player.wizard,
            reserve: player.reserve,
            symbols: player.symbols,
            sorcery: player.sorcery,
            spells: player.spells,
            tiles: player.tiles,
            votes: scoring::votes(self.game, self.state, seat),
        }
    }

    /// The players.
    pub fn players(self) -> PerSeat<PlayerView> {
        PerSeat::from_fn(self.game.seat_count(), |seat| self.player(seat))
    }

    /// Turns in a row without a die and without a scoring (M3.8).
    #[inline]
    pub fn quiet_turns(self) -> u8 {
        self.state.quiet_turns
    }

    /// Whether a die was rolled or a tile scored in this turn.
    #[inline]
    pub fn stirred(self) -> bool {
        self.state.stirred
    }
}
