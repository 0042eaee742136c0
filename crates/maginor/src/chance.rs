//! What chance decides: the ring with its spells, who begins, and the die (M2, M1.3).

use std::fmt;

use rand::Rng;
use serde::{Deserialize, Serialize};
use table::notation::{number, split_word};
use table::{NotationError, Seat, dice};

use crate::action::read_tile;
use crate::die::DieFace;
use crate::game::Maginor;
use crate::oracle_set::OracleSet;
use crate::refusal::Refusal;
use crate::spell::{Spell, SpellSet};
use crate::tile::{TILES, Tile, TileSet};

/// An outcome of chance. Its notation names tiles by their keys, so it is read and written by the
/// [game](crate::Maginor).
///
/// ```
/// use maginor::{Maginor, Options};
/// use table::{Game, dice};
/// let game = Maginor::new(Options::default()).unwrap();
/// let ring = game.sample(&game.start(), &mut dice::seeded(5));
/// assert!(game.show_chance(&ring).to_string().starts_with("ring guild-hall=high-wizard "));
/// assert!(game.read_chance("roll maginor").is_ok());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The ring is laid.
    Ring(Setup),
    /// This player begins.
    FirstPlayer(Seat),
    /// The die shows this.
    Roll(DieFace),
}

/// The ring as it is laid: the tiles clockwise from the Guild Hall, each with the spell that lies at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The tiles.
    pub tiles: [Tile; TILES],
    /// The spells, in the same order.
    pub spells: [Option<Spell>; TILES],
}

/// Spells that are laid out at random, and the place that gets none: M2.3.
const AT_RANDOM: [Option<Spell>; TILES - 2] = [
    Some(Spell::Retrieval),
    Some(Spell::Restoration),
    Some(Spell::Domination),
    Some(Spell::Persuasion),
    Some(Spell::Telekinesis),
    Some(Spell::Teleportation),
    Some(Spell::Summoning),
    Some(Spell::Reversal),
    None,
];
/// The small tiles come after the Guild Hall: M2.1.
const SMALL: std::ops::RangeInclusive<usize> = 1..=2;

impl Setup {
    /// A fair set-up (M2.1–M2.3).
    pub(crate) fn sample<R: Rng + ?Sized>(game: &Maginor, rng: &mut R) -> Self {
        let (hall, small) = (game.guild_hall(), game.small_tiles());
        let mut tiles = [hall; TILES];
        let others = Tile::all().filter(|&tile| tile != hall && !small.contains(tile));
        for (place, tile) in tiles[1..].iter_mut().zip(small.iter().chain(others)) {
            *place = tile;
        }
        dice::shuffle(rng, &mut tiles[SMALL]);
        dice::shuffle(rng, &mut tiles[SMALL.end() + 1..]);
        let mut at_random = AT_RANDOM;
        dice::shuffle(rng, &mut at_random);
        let mut spells = [None; TILES];
        spells[0] = Some(Spell::HighWizard);
        spells[1..TILES - 1].copy_from_slice(&at_random);
        spells[TILES - 1] = Some(Spell::GoldenCauldron);
        Self { tiles, spells }
    }

    /// Whether the ring can be laid like this.
    pub(crate) fn check(&self, game: &Maginor) -> Result<(), Refusal> {
        let mut seen = TileSet::EMPTY;
        let mut spells = SpellSet::EMPTY;
        for (place, (&tile, &spell)) in self.tiles.iter().zip(&self.spells).enumerate() {
            if seen.contains(tile) {
                return Err(Refusal::TileTwice { tile });
            }
            seen.insert(tile);
            let belongs = if place == 0 {
                tile == game.guild_hall()
            } else {
                game.small_tiles().contains(tile) == SMALL.contains(&place)
            };
            if !belongs {
                return Err(Refusal::RingOrder { tile, place: place as u8 + 1 });
            }
            let rite = match place {
                0 => Some(Spell::HighWizard),
                place if place == TILES - 1 => Some(Spell::GoldenCauldron),
                _ => None,
            };
            match (rite, spell) {
                (Some(rite), spell) if spell != Some(rite) => {
                    return Err(Refusal::RitePlace { tile, rite });
                }
                (None, Some(spell)) if spell.is_rite() || spells.contains(spell) => {
                    return Err(Refusal::SpellPlace { tile, spell });
                }
                _ => {}
            }
            spells = spells.union(spell.map_or(SpellSet::EMPTY, SpellSet::only));
        }
        match SpellSet::ALL.without(spells).first() {
            Some(spell) => Err(Refusal::SpellMissing { spell }),
            None => Ok(()),
        }
    }
}

impl Chance {
    /// Writes the outcome, tiles by their keys.
    pub(crate) fn write(&self, oracles: &OracleSet, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ring(setup) => {
                f.write_str("ring")?;
                for (&tile, spell) in setup.tiles.iter().zip(&setup.spells) {
                    write!(f, " {}", oracles.face(tile).key())?;
                    if let Some(spell) = spell {
                        write!(f, "={spell}")?;
                    }
                }
                Ok(())
            }
            Self::FirstPlayer(seat) => write!(f, "first {seat}"),
            Self::Roll(face) => write!(f, "roll {face}"),
        }
    }

    /// Reads an outcome, tiles by their keys.
    pub(crate) fn read(oracles: &OracleSet, text: &str) -> Result<Self, NotationError> {
        let (word, rest) = split_word(text);
        match word {
            "ring" => read_setup(oracles, rest).map(Self::Ring),
            "first" => number(rest)
                .and_then(Seat::from_number)
                .map(Self::FirstPlayer)
                .ok_or_else(|| NotationError::new(rest, "a seat")),
            "roll" => rest.parse().map(Self::Roll),
            _ => Err(NotationError::new(
                text,
                "chance: \"ring TILE=SPELL …\", \"first 2\" or \"roll maginor\"",
            )),
        }
    }
}

fn read_setup(oracles: &OracleSet, text: &str) -> Result<Setup, NotationError> {
    let mut setup = Setup { tiles: [Tile::FIRST; TILES], spells: [None; TILES] };
    let mut words = text.split_whitespace();
    for (place, spell) in setup.tiles.iter_mut().zip(&mut setup.spells) {
        let word = words.next().ok_or_else(|| NotationError::new(text, "a ring of eleven tiles"))?;
        let (key, laid) = match word.split_once('=') {
            Some((key, laid)) => (key, Some(laid.parse()?)),
            None => (word, None),
        };
        (*place, *spell) = (read_tile(oracles, key)?, laid);
    }
    match words.next() {
        Some(word) => Err(NotationError::new(word, "the end of a ring of eleven tiles")),
        None => Ok(setup),
    }
}
