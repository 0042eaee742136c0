//! How what a seat of Maginor observes is written.

use games::maginor::{
    Glance, MOST_SLOTS, Maginor, MaginorAt, Member as _, PhaseView, Spell, State, Symbol, TILES,
};
use table::{Game as _, Seat, Seats, Viewer};

use super::focus::Focus;
use super::parts::Parts;
use super::tiles::Tiles;
use crate::row::{Around, Row, one_of, rows_of, spread};

/// Somebody at a table of `SEATS` who writes down what it sees.
pub(super) struct Observer<'a, const SEATS: usize> {
    game: &'a Maginor,
    /// All that is read of the position is what the seat may know.
    glance: Glance<'a>,
    owing: Seats,
    own: Seat,
    around: Around<SEATS>,
}

impl<'a, const SEATS: usize> Observer<'a, SEATS> {
    #[inline]
    pub(super) fn new(game: &'a Maginor, state: &'a State, seat: Seat) -> Self {
        let owing = game.to_act(state).seats();
        Self {
            game,
            glance: game.glance(state, Viewer::Seat(seat)),
            owing,
            own: seat,
            around: Around::new(seat),
        }
    }

    /// Writes all parts.
    #[inline]
    pub(super) fn write(&self, tiles: &mut Tiles, into: &mut [u8]) {
        let (glance, around) = (&self.glance, self.around);
        let mut parts = Parts::take(&mut Row::new(into), SEATS);
        parts.finish_the_roll[0] = u8::from(self.game.options().finish_the_roll);
        self.write_tiles(tiles, &mut parts);
        self.write_players(&mut parts);
        around.write(glance.turn(), parts.turn);
        parts.quiet_turns[0] = glance.quiet_turns();
        parts.stirred[0] = u8::from(glance.stirred());

        let phase = glance.phase();
        let focus = Focus::of(phase, || glance.turn().and_then(|turn| glance.player(turn).wizard));
        one_of(Some(number_of(phase)), parts.phase);
        around.write(self.owing(phase).iter(), parts.owing);
        focus.write(around, &mut parts);
    }

    /// Whom the game waits for, as the own seat may know it: while it chooses in a duel, whether the other has tells
    /// nothing (see [`OWING`](crate::layout::OWING)).
    #[inline]
    fn owing(&self, phase: PhaseView) -> Seats {
        match phase {
            PhaseView::Duelling { defender, .. } if self.owing.contains(self.own) => {
                self.glance.turn().into_iter().chain([defender]).collect()
            }
            _ => self.owing,
        }
    }

    /// The tiles, and Maginor among them.
    #[inline]
    fn write_tiles(&self, tiles: &mut Tiles, parts: &mut Parts<'_>) {
        let glance = &self.glance;
        tiles.look(self.game, glance);
        parts.faces.copy_from_slice(self.game.symbols().as_flattened());
        parts.value.copy_from_slice(&tiles.value);
        parts.order.copy_from_slice(&tiles.order);
        parts.spell_at.copy_from_slice(tiles.spell_at.as_flattened());
        for (seat, into) in self.around.iter().zip(rows_of::<{ TILES * MOST_SLOTS }>(parts.counters)) {
            into.copy_from_slice(tiles.counters[seat.index()].as_flattened());
        }
        parts.free.copy_from_slice(tiles.free.as_flattened());
        let maginor = match glance.maginor() {
            MaginorAt::Start => 0,
            MaginorAt::Before(_) => 1,
            MaginorAt::On(_) => 2,
        };
        one_of(Some(maginor), parts.maginor);
    }

    #[inline]
    fn write_players(&self, parts: &mut Parts<'_>) {
        let cards = rows_of::<{ Symbol::COUNT }>(parts.cards);
        let spells = rows_of::<{ Spell::COUNT }>(parts.spells);
        let tiles = rows_of::<TILES>(parts.tiles);
        parts.wizards.fill(0);
        for (place, seat) in self.around.iter().enumerate() {
            let player = self.glance.player(seat);
            if let Some(tile) = player.wizard {
                parts.wizards[place * TILES + tile.index()] = 1;
            }
            parts.reserve[place] = player.reserve;
            spread(player.symbols.bits().into(), &mut cards[place]);
            parts.sorcery[place] = player.sorcery;
            spread(player.spells.bits().into(), &mut spells[place]);
            spread(player.tiles.bits().into(), &mut tiles[place]);
            parts.votes[place] = player.votes;
        }
    }
}

fn number_of(phase: PhaseView) -> usize {
    match phase {
        PhaseView::Setup => 0,
        PhaseView::FirstPlayer => 1,
        PhaseView::Turn => 2,
        PhaseView::Rolling { .. } => 3,
        PhaseView::ChoosingSymbol { .. } => 4,
        PhaseView::ChoosingSlot { .. } => 5,
        PhaseView::ChoosingRival { .. } => 6,
        PhaseView::Duelling { .. } => 7,
        PhaseView::Reversing { .. } => 8,
        PhaseView::Taking { .. } => 9,
        PhaseView::Retrieving { .. } => 10,
        PhaseView::Dominating { .. } => 11,
        PhaseView::Persuading => 12,
        PhaseView::Telekinesis { .. } => 13,
        PhaseView::Over => 14,
    }
}
