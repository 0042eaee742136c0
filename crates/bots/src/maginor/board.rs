//! A position as bots weigh it up: sets of slots instead of lists, tiles in the order in which Maginor comes by.

use games::maginor::{
    Maginor, MaginorAt, Member as _, PlayerView, Slot, SlotSet, Spell, Symbol, TILES, Tile, View,
};
use table::Seat;

/// The most who play.
pub(super) const SEATS: usize = 4;

/// The slots that each holds on a tile.
pub(super) type Held = [SlotSet; SEATS];

/// A position.
#[derive(Clone, Debug)]
pub(super) struct Board<'a> {
    pub(super) game: &'a Maginor,
    pub(super) seats: usize,
    pub(super) players: [PlayerView; SEATS],
    /// The tiles in play in the order in which Maginor comes by; the Guild Hall is the last.
    way: [Tile; TILES],
    len: usize,
    /// How many steps of Maginor there are until the first of them is scored.
    first_steps: u8,
    pub(super) held: [Held; TILES],
    pub(super) spells: [Option<Spell>; TILES],
}

impl<'a> Board<'a> {
    pub(super) fn new(game: &'a Maginor, view: &View) -> Self {
        let seats = view.players.len();
        let mut board = Self {
            game,
            seats,
            players: [view.players[Seat::new(0)]; SEATS],
            way: [game.guild_hall(); TILES],
            len: view.ring.len(),
            first_steps: 0,
            held: [[SlotSet::EMPTY; SEATS]; TILES],
            spells: [None; TILES],
        };
        for (seat, player) in view.players.iter() {
            board.players[seat.index()] = *player;
        }
        let in_order = view.ring.iter().skip(1).chain(view.ring.first());
        for (place, at) in in_order.zip(&mut board.way) {
            *at = place.tile;
            board.spells[place.tile.index()] = place.spell;
            let held = &mut board.held[place.tile.index()];
            for (n, holder) in place.slots.iter().enumerate() {
                if let (Some(seat), Some(slot)) = (holder, Slot::from_index(n)) {
                    held[seat.index()].insert(slot);
                }
            }
        }
        // The Guild Hall is scored when Maginor steps onto it, the others when he leaves them.
        let leaves = u8::from(board.len > 1);
        board.first_steps = leaves
            + match view.maginor {
                MaginorAt::On(_) => 0,
                MaginorAt::Before(_) => 1,
                MaginorAt::Start => 2,
            };
        board
    }

    /// The tiles in play, in the order in which Maginor comes by.
    pub(super) fn way(&self) -> &[Tile] {
        &self.way[..self.len]
    }

    /// The position once a tile has been scored and nobody has taken anything yet (M5.6).
    pub(super) fn after_scoring(&self, tile: Tile) -> Self {
        let mut after = self.clone();
        let Some(at) = self.way().iter().position(|&other| other == tile) else { return after };
        after.way.copy_within(at + 1.., at);
        after.len -= 1;
        if at == 0 {
            // He is now in the space before the next tile.
            after.first_steps = 1 + u8::from(after.len > 1);
        }
        for (player, held) in after.players.iter_mut().zip(self.held(tile)) {
            player.reserve += held.len() as u8;
            player.wizard = player.wizard.filter(|&stands_on| stands_on != tile);
        }
        after.held[tile.index()] = [SlotSet::EMPTY; SEATS];
        after.spells[tile.index()] = None;
        after
    }

    /// How many steps of Maginor there are until a tile is scored.
    pub(super) fn steps(&self, tile: Tile) -> f64 {
        let at = self.way().iter().position(|&other| other == tile).unwrap_or(0);
        let hall = u8::from(at > 0 && tile == self.game.guild_hall());
        f64::from(self.first_steps) + 2.0 * at as f64 - f64::from(hall)
    }

    /// How many steps of Maginor there are until the end.
    pub(super) fn steps_to_the_end(&self) -> f64 {
        self.steps(self.game.guild_hall())
    }

    pub(super) fn player(&self, seat: Seat) -> &PlayerView {
        &self.players[seat.index()]
    }

    pub(super) fn held(&self, tile: Tile) -> &Held {
        &self.held[tile.index()]
    }

    /// The slots that nobody holds.
    pub(super) fn free(&self, tile: Tile) -> SlotSet {
        self.game.slots(tile).without(taken(self.held(tile)))
    }

    /// The slots that others hold.
    pub(super) fn rivals(&self, tile: Tile, seat: Seat) -> SlotSet {
        taken(self.held(tile)).without(self.held(tile)[seat.index()])
    }

    /// Who holds a slot.
    pub(super) fn holder(&self, tile: Tile, slot: Slot) -> Option<Seat> {
        self.held(tile).iter().position(|held| held.contains(slot)).map(Seat::new)
    }

    /// Whether a symbol is wild on a tile (M4.4).
    pub(super) fn is_wild(&self, tile: Tile, symbol: Symbol) -> bool {
        symbol == Symbol::Fate && !self.game.shown(tile).contains(Symbol::Fate)
    }
}

/// The slots that anybody holds.
pub(super) fn taken(held: &Held) -> SlotSet {
    held.iter().fold(SlotSet::EMPTY, |all, &one| all.union(one))
}

/// The slots with another counter of `seat`.
pub(super) fn with(held: &Held, slot: Slot, seat: Seat) -> Held {
    let mut after = without(held, slot);
    after[seat.index()].insert(slot);
    after
}

/// The slots with one of them freed.
pub(super) fn without(held: &Held, slot: Slot) -> Held {
    held.map(|mut slots| {
        slots.remove(slot);
        slots
    })
}
