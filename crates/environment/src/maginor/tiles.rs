//! What is remembered of the tiles.

use games::maginor::{
    Glance, MOST_SEATS, MOST_SLOTS, Maginor, Member as _, SlotSet, Spell, Symbol, TILES, Tile, TileSet,
};

use crate::row::spread;

/// What is remembered of the tiles, which do not change often.
#[derive(Clone, Debug)]
pub struct Tiles {
    is_known: bool,
    in_play: TileSet,
    spells: [Option<Spell>; TILES],
    held: [[u16; MOST_SEATS]; TILES],
    // What lies there, as it is written.
    pub(super) value: [u8; TILES],
    pub(super) order: [u8; TILES],
    pub(super) spell_at: [[u8; Spell::COUNT]; TILES],
    /// The counters of each seat.
    pub(super) counters: [[[u8; MOST_SLOTS]; TILES]; MOST_SEATS],
    /// The free slots of each symbol.
    pub(super) free: [[u8; Symbol::COUNT]; TILES],
}

impl Default for Tiles {
    fn default() -> Self {
        Self {
            is_known: false,
            in_play: TileSet::EMPTY,
            spells: [None; TILES],
            held: [[0; MOST_SEATS]; TILES],
            value: [0; TILES],
            order: [0; TILES],
            spell_at: [[0; Spell::COUNT]; TILES],
            counters: [[[0; MOST_SLOTS]; TILES]; MOST_SEATS],
            free: [[0; Symbol::COUNT]; TILES],
        }
    }
}

impl Tiles {
    /// Sees what has changed.
    #[inline]
    pub(super) fn look(&mut self, game: &Maginor, glance: &Glance<'_>) {
        if !self.is_known || self.in_play != glance.in_play() || self.spells != *glance.spells() {
            self.lay(game, glance);
        }
        for tile in Tile::all() {
            let held = glance.held_by_each(tile).map(SlotSet::bits);
            if self.held[tile.index()] != held {
                self.held[tile.index()] = held;
                self.place(game, tile);
            }
        }
    }

    #[inline(never)]
    fn lay(&mut self, game: &Maginor, glance: &Glance<'_>) {
        self.is_known = true;
        self.in_play = glance.in_play();
        self.spells = *glance.spells();
        self.value = [0; TILES];
        self.order = [0; TILES];
        self.spell_at = [[0; Spell::COUNT]; TILES];
        let ring = glance.ring();
        for (nth, &tile) in ring.iter().enumerate() {
            let at = tile.index();
            self.value[at] = game.value(tile);
            // The ring begins with the Guild Hall, to which Maginor comes last.
            self.order[at] = if nth == 0 { ring.len() } else { nth } as u8;
            if let Some(spell) = glance.spell_at(tile) {
                self.spell_at[at][spell.index()] = 1;
            }
        }
        for tile in Tile::all() {
            self.place(game, tile);
        }
    }

    /// Places the counters of a tile.
    #[inline(never)]
    fn place(&mut self, game: &Maginor, tile: Tile) {
        let at = tile.index();
        let mut free = game.slots(tile).bits();
        for (held, counters) in self.held[at].into_iter().zip(&mut self.counters) {
            spread(held.into(), &mut counters[at]);
            free &= !held;
        }
        let is_in_play = self.in_play.contains(tile);
        self.free[at] = Symbol::ALL.map(|symbol| {
            let free = game.slots_of(tile, symbol).bits() & free;
            if is_in_play { free.count_ones() as u8 } else { 0 }
        });
    }
}
