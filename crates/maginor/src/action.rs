//! What players decide, and how it is written.

use serde::{Deserialize, Serialize};
use table::NotationError;
use table::notation::split_word;

use crate::duel::Element;
use crate::oracle_set::OracleSet;
use crate::refusal::Decision;
use crate::set::Member;
use crate::spell::Spell;
use crate::symbol::Symbol;
use crate::tile::{MOST_SLOTS, Slot, TILES, Tile};

/// A player's decision. Its notation names tiles by their keys, so it is read and written by the
/// [game](crate::Maginor).
///
/// ```
/// use maginor::{Maginor, Options};
/// use table::Game;
/// let game = Maginor::new(Options::default()).unwrap();
/// for text in ["card fire", "sorcery sphinx", "spell telekinesis wisp", "roll", "slot 3", "duel earth", "take tile"] {
///     assert_eq!(game.show_action(game.read_action(text).unwrap()).to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Plays a symbol card (M3.5).
    Card(Symbol),
    /// Plays a sorcery card and rolls for this tile (M3.6).
    Sorcery(Tile),
    /// Casts a spell (M6).
    Spell(Cast),
    /// Moves the wizard to this tile (M3.3).
    Move(Tile),
    /// Rolls the die (M3.4).
    Roll,
    /// Chooses the symbol of a vote (M3.4, M4.4).
    Symbol(Symbol),
    /// Chooses a slot: to place a counter, to challenge or replace the counter in it (M4.1, M4.2, M6.3–M6.5).
    Slot(Slot),
    /// Stops after Domination's first counter (M6.3).
    Stop,
    /// Chooses in a duel (M7.1).
    Duel(Element),
    /// Plays Reversal, or lets the duel stand (M7.4).
    Reversal(bool),
    /// Takes the tile or the spell as the first on a scored tile (M5.5).
    Take(Prize),
    /// Takes back a discarded symbol card (M6.1).
    Retrieve(Symbol),
}

/// A spell as it is cast in one's own turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cast {
    /// M6.1.
    Retrieval,
    /// M6.2.
    Restoration,
    /// M6.3.
    Domination,
    /// M6.4.
    Persuasion,
    /// M6.5, on this tile.
    Telekinesis(Tile),
    /// M6.6, to this tile.
    Teleportation(Tile),
    /// M6.7.
    Summoning,
}

/// What there is to take on a scored tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prize {
    /// The tile with its votes.
    Tile,
    /// The spell that lies there.
    Spell,
}

impl Cast {
    /// The spells that are cast as they are.
    pub(crate) const PLAIN: [Self; 5] =
        [Self::Retrieval, Self::Restoration, Self::Domination, Self::Persuasion, Self::Summoning];

    /// Which spell it is.
    pub const fn spell(self) -> Spell {
        match self {
            Self::Retrieval => Spell::Retrieval,
            Self::Restoration => Spell::Restoration,
            Self::Domination => Spell::Domination,
            Self::Persuasion => Spell::Persuasion,
            Self::Telekinesis(_) => Spell::Telekinesis,
            Self::Teleportation(_) => Spell::Teleportation,
            Self::Summoning => Spell::Summoning,
        }
    }

    /// The tile that it is aimed at, if it is aimed at one.
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Self::Telekinesis(tile) | Self::Teleportation(tile) => Some(tile),
            Self::Retrieval | Self::Restoration | Self::Domination | Self::Persuasion | Self::Summoning => {
                None
            }
        }
    }
}

// The numbers of actions, kind by kind.
pub(crate) const CARD: usize = 0;
pub(crate) const SORCERY: usize = CARD + Symbol::ALL.len();
pub(crate) const MOVE: usize = SORCERY + TILES;
pub(crate) const TELEPORTATION: usize = MOVE + TILES;
pub(crate) const TELEKINESIS: usize = TELEPORTATION + TILES;
pub(crate) const SLOT: usize = TELEKINESIS + TILES;
pub(crate) const PLAIN_CAST: usize = SLOT + MOST_SLOTS;
pub(crate) const ROLL: usize = PLAIN_CAST + Cast::PLAIN.len();
pub(crate) const SYMBOL: usize = ROLL + 1;
pub(crate) const RETRIEVE: usize = SYMBOL + Symbol::ALL.len();
pub(crate) const DUEL: usize = RETRIEVE + Symbol::ALL.len();
pub(crate) const REVERSAL: usize = DUEL + Element::ALL.len();
pub(crate) const TAKE: usize = REVERSAL + 2;
pub(crate) const STOP: usize = TAKE + 2;

/// All actions by their numbers, looked up for every move.
static ACTIONS: [Action; Action::COUNT] = {
    let mut actions = [Action::Stop; Action::COUNT];
    let mut index = 0;
    while index < Action::COUNT {
        actions[index] = Action::nth(index);
        index += 1;
    }
    actions
};

impl Action {
    /// How many actions there are.
    pub const COUNT: usize = STOP + 1;

    /// The number of the action, below [`Action::COUNT`].
    #[inline]
    pub fn index(self) -> usize {
        match self {
            Self::Card(symbol) => CARD + symbol.index(),
            Self::Sorcery(tile) => SORCERY + tile.index(),
            Self::Move(tile) => MOVE + tile.index(),
            Self::Spell(Cast::Teleportation(tile)) => TELEPORTATION + tile.index(),
            Self::Spell(Cast::Telekinesis(tile)) => TELEKINESIS + tile.index(),
            Self::Slot(slot) => SLOT + slot.index(),
            Self::Spell(Cast::Retrieval) => PLAIN_CAST,
            Self::Spell(Cast::Restoration) => PLAIN_CAST + 1,
            Self::Spell(Cast::Domination) => PLAIN_CAST + 2,
            Self::Spell(Cast::Persuasion) => PLAIN_CAST + 3,
            Self::Spell(Cast::Summoning) => PLAIN_CAST + 4,
            Self::Roll => ROLL,
            Self::Symbol(symbol) => SYMBOL + symbol.index(),
            Self::Retrieve(symbol) => RETRIEVE + symbol.index(),
            Self::Duel(element) => DUEL + element.index(),
            Self::Reversal(plays) => REVERSAL + usize::from(!plays),
            Self::Take(prize) => TAKE + prize as usize,
            Self::Stop => STOP,
        }
    }

    /// The action of a number.
    #[inline]
    pub fn from_index(index: usize) -> Option<Self> {
        ACTIONS.get(index).copied()
    }

    const fn nth(index: usize) -> Self {
        match index {
            CARD..SORCERY => Self::Card(Symbol::ALL[index - CARD]),
            SORCERY..MOVE => Self::Sorcery(Tile::ALL[index - SORCERY]),
            MOVE..TELEPORTATION => Self::Move(Tile::ALL[index - MOVE]),
            TELEPORTATION..TELEKINESIS => Self::Spell(Cast::Teleportation(Tile::ALL[index - TELEPORTATION])),
            TELEKINESIS..SLOT => Self::Spell(Cast::Telekinesis(Tile::ALL[index - TELEKINESIS])),
            SLOT..PLAIN_CAST => Self::Slot(Slot::ALL[index - SLOT]),
            PLAIN_CAST..ROLL => Self::Spell(Cast::PLAIN[index - PLAIN_CAST]),
            ROLL => Self::Roll,
            SYMBOL..RETRIEVE => Self::Symbol(Symbol::ALL[index - SYMBOL]),
            RETRIEVE..DUEL => Self::Retrieve(Symbol::ALL[index - RETRIEVE]),
            DUEL..REVERSAL => Self::Duel(Element::ALL[index - DUEL]),
            REVERSAL..TAKE => Self::Reversal(index == REVERSAL),
            TAKE..STOP => Self::Take(if index == TAKE { Prize::Tile } else { Prize::Spell }),
            _ => Self::Stop,
        }
    }

    /// The kind of decision it is.
    pub fn decision(self) -> Decision {
        match self {
            Self::Card(_) | Self::Sorcery(_) | Self::Spell(_) | Self::Move(_) | Self::Roll => Decision::Turn,
            Self::Symbol(_) => Decision::Symbol,
            Self::Slot(_) | Self::Stop => Decision::Slot,
            Self::Duel(_) => Decision::Duel,
            Self::Reversal(_) => Decision::Reversal,
            Self::Take(_) => Decision::Take,
            Self::Retrieve(_) => Decision::Retrieve,
        }
    }

    /// Writes the action, tiles by their keys.
    pub(crate) fn write(self, oracles: &OracleSet, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let key = |tile| oracles.face(tile).key();
        match self {
            Self::Card(symbol) => write!(f, "card {symbol}"),
            Self::Sorcery(tile) => write!(f, "sorcery {}", key(tile)),
            Self::Spell(cast) => {
                write!(f, "spell {}", cast.spell())?;
                match cast.tile() {
                    Some(tile) => write!(f, " {}", key(tile)),
                    None => Ok(()),
                }
            }
            Self::Move(tile) => write!(f, "move {}", key(tile)),
            Self::Roll => f.write_str("roll"),
            Self::Symbol(symbol) => write!(f, "symbol {symbol}"),
            Self::Slot(slot) => write!(f, "slot {slot}"),
            Self::Stop => f.write_str("stop"),
            Self::Duel(element) => write!(f, "duel {element}"),
            Self::Reversal(plays) => f.write_str(if plays { "reversal yes" } else { "reversal no" }),
            Self::Take(Prize::Tile) => f.write_str("take tile"),
            Self::Take(Prize::Spell) => f.write_str("take spell"),
            Self::Retrieve(symbol) => write!(f, "retrieve {symbol}"),
        }
    }

    /// Reads an action, tiles by their keys.
    pub(crate) fn read(oracles: &OracleSet, text: &str) -> Result<Self, NotationError> {
        let (word, rest) = split_word(text);
        match (word, rest) {
            ("card", symbol) => symbol.parse().map(Self::Card),
            ("sorcery", key) => read_tile(oracles, key).map(Self::Sorcery),
            ("spell", cast) => read_cast(oracles, cast).map(Self::Spell),
            ("move", key) => read_tile(oracles, key).map(Self::Move),
            ("roll", "") => Ok(Self::Roll),
            ("symbol", symbol) => symbol.parse().map(Self::Symbol),
            ("slot", slot) => slot.parse().map(Self::Slot),
            ("stop", "") => Ok(Self::Stop),
            ("duel", element) => element.parse().map(Self::Duel),
            ("reversal", "yes") => Ok(Self::Reversal(true)),
            ("reversal", "no") => Ok(Self::Reversal(false)),
            ("take", "tile") => Ok(Self::Take(Prize::Tile)),
            ("take", "spell") => Ok(Self::Take(Prize::Spell)),
            ("retrieve", symbol) => symbol.parse().map(Self::Retrieve),
            _ => Err(NotationError::new(
                text,
                "an action, such as \"card fire\", \"sorcery sphinx\", \"spell domination\", \"move unicorn\", \"roll\", \
                 \"slot 3\", \"symbol air\", \"duel earth\", \"reversal no\" or \"take tile\"",
            )),
        }
    }
}

/// The tile of a key.
pub(crate) fn read_tile(oracles: &OracleSet, key: &str) -> Result<Tile, NotationError> {
    oracles.find(key).ok_or_else(|| NotationError::new(key, "the key of a tile of this table"))
}

fn read_cast(oracles: &OracleSet, text: &str) -> Result<Cast, NotationError> {
    let (spell, key) = split_word(text);
    match spell.parse()? {
        Spell::Telekinesis => return read_tile(oracles, key).map(Cast::Telekinesis),
        Spell::Teleportation => return read_tile(oracles, key).map(Cast::Teleportation),
        spell => Cast::PLAIN.into_iter().find(|cast| cast.spell() == spell && key.is_empty()),
    }
    .ok_or_else(|| {
        NotationError::new(
            text,
            "a spell that is cast: retrieval, restoration, domination, persuasion, telekinesis TILE, \
             teleportation TILE or summoning",
        )
    })
}
