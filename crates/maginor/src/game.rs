//! Maginor with its options settled.

use std::array;
use std::sync::Arc;

use table::{Options as _, Seat};

use crate::options::{Invalid, Options};
use crate::oracle_set::OracleSet;
use crate::set::Member;
use crate::symbol::{Symbol, SymbolSet};
use crate::tile::{MOST_SLOTS, Slot, SlotSet, TILES, Tile, TileSet};
use crate::tile_face::TileKind;

/// The rules of Maginor for one table.
///
/// ```
/// use maginor::{Maginor, Options, Symbol};
/// use table::Game;
/// let game = Maginor::new(Options::default()).unwrap();
/// let eagle = game.oracles().find("great-eagle").unwrap();
/// assert_eq!(game.value(eagle), 12);
/// assert!(!game.shown(eagle).contains(Symbol::Fate));
/// ```
#[derive(Clone, Debug)]
pub struct Maginor {
    options: Arc<Options>,
    oracles: Arc<OracleSet>,
    rules: u32,
    seats: u8,
    finish_the_roll: bool,
    hall: Tile,
    small: TileSet,
    shapes: [Shape; TILES],
    values: Values,
    symbols: [[u8; MOST_SLOTS]; TILES],
}

/// A tile as sets of slots.
#[derive(Clone, Copy, Debug, Default)]
struct Shape {
    slots: SlotSet,
    /// How many slots there are.
    value: u8,
    showing: [SlotSet; Symbol::ALL.len()],
    shown: SymbolSet,
}

/// The votes of sets of tiles: of every set of the first few tiles, and of every set of the others.
#[derive(Clone, Copy, Debug)]
struct Values {
    first: [u8; 1 << FIRST],
    others: [u8; 1 << (TILES - FIRST)],
}

/// How many tiles are the first few.
const FIRST: usize = TILES / 2 + 1;

impl Values {
    fn of(shapes: &[Shape; TILES]) -> Self {
        let sum = |from: usize, bits: usize| {
            (0..TILES - from).filter(|tile| bits >> tile & 1 == 1).map(|tile| shapes[from + tile].value).sum()
        };
        Self { first: array::from_fn(|bits| sum(0, bits)), others: array::from_fn(|bits| sum(FIRST, bits)) }
    }
}

/// So many turns of each without a die and a scoring, and one must roll: M3.8.
const QUIET_ROUNDS: u8 = 10;

impl Maginor {
    /// `rules`: their version.
    pub(crate) fn settle(options: Options, rules: u32) -> Result<Self, Invalid> {
        options.check()?;
        let oracles = options.oracle_set().map_err(Invalid::Game)?;
        let mut shapes = [Shape::default(); TILES];
        let mut symbols = [[0; MOST_SLOTS]; TILES];
        for ((shape, symbols), face) in shapes.iter_mut().zip(&mut symbols).zip(oracles.faces()) {
            shape.slots = SlotSet::first_slots(face.slots().len());
            shape.value = face.slots().len() as u8;
            for (slot, &symbol) in shape.slots.iter().zip(face.slots()) {
                symbols[slot.index()] = symbol.index() as u8 + 1;
                shape.showing[symbol.index()].insert(slot);
                shape.shown.insert(symbol);
            }
        }
        Ok(Self {
            rules,
            seats: options.seats,
            finish_the_roll: options.finish_the_roll,
            hall: oracles.guild_hall(),
            small: Tile::all().filter(|&tile| oracles.face(tile).kind() == TileKind::Small).collect(),
            values: Values::of(&shapes),
            shapes,
            symbols,
            oracles: Arc::new(oracles),
            options: Arc::new(options),
        })
    }

    pub(crate) fn settled_options(&self) -> &Options {
        &self.options
    }

    /// The version of the rules.
    pub(crate) fn version(&self) -> u32 {
        self.rules
    }

    /// Whether a symbol that does nothing may be named, and a card that does nothing be played (M4.6). By the first
    /// version of the rules neither may.
    #[inline]
    pub fn is_free_to_do_nothing(&self) -> bool {
        self.rules > 1
    }

    /// How many play.
    #[inline]
    pub(crate) fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    /// All who play, in the order of their seats.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::all(self.seat_count())
    }

    /// The tiles with their keys, names and slots.
    pub fn oracles(&self) -> &OracleSet {
        &self.oracles
    }

    /// The Guild Hall.
    #[inline]
    pub fn guild_hall(&self) -> Tile {
        self.hall
    }

    /// The two small tiles.
    pub(crate) fn small_tiles(&self) -> TileSet {
        self.small
    }

    /// All slots of a tile.
    #[inline]
    pub fn slots(&self, tile: Tile) -> SlotSet {
        self.shapes[tile.index()].slots
    }

    /// The slots of a tile that show `symbol`.
    #[inline]
    pub fn slots_of(&self, tile: Tile, symbol: Symbol) -> SlotSet {
        self.shapes[tile.index()].showing[symbol.index()]
    }

    /// What the slots of all tiles show, as numbers: 1 for the first of the symbols; 0 where a tile has no more slots.
    #[inline]
    pub fn symbols(&self) -> &[[u8; MOST_SLOTS]; TILES] {
        &self.symbols
    }

    /// The symbol of a slot, if the tile has that slot.
    pub fn symbol_at(&self, tile: Tile, slot: Slot) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|&symbol| self.slots_of(tile, symbol).contains(slot))
    }

    /// The symbols that a tile shows.
    #[inline]
    pub fn shown(&self, tile: Tile) -> SymbolSet {
        self.shapes[tile.index()].shown
    }

    /// The votes that a tile is worth: as many as it has slots (M1.1).
    #[inline]
    pub fn value(&self, tile: Tile) -> u8 {
        self.shapes[tile.index()].value
    }

    /// The votes that these tiles are worth together.
    #[inline]
    pub fn value_of_all(&self, tiles: TileSet) -> u8 {
        let bits = usize::from(tiles.bits());
        self.values.first[bits % (1 << FIRST)] + self.values.others[bits >> FIRST]
    }

    /// Whether Maginor advances although the vote of his roll has scored a tile (M3.2).
    #[inline]
    pub(crate) fn finishes_the_roll(&self) -> bool {
        self.finish_the_roll
    }

    /// After this many quiet turns one must roll (M3.8).
    #[inline]
    pub(crate) fn most_quiet_turns(&self) -> u8 {
        QUIET_ROUNDS * self.seats
    }
}
