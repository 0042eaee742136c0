//! The ten spells (M1.2, M6).

use serde::{Deserialize, Serialize};

use crate::set::{Set, numbered};

/// A spell. There is one of each.
///
/// ```
/// use maginor::Spell;
/// assert_eq!("golden-cauldron".parse(), Ok(Spell::GoldenCauldron));
/// assert_eq!(Spell::HighWizard.votes(), 5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spell {
    /// Take back two discarded symbol cards (M6.1).
    Retrieval,
    /// Take back two discarded sorcery cards (M6.2).
    Restoration,
    /// Place one or two counters on the wizard's tile (M6.3).
    Domination,
    /// Replace an opponent's counter on the wizard's tile (M6.4).
    Persuasion,
    /// Place a counter on any tile (M6.5).
    Telekinesis,
    /// Move the wizard, and then move or roll all the same (M6.6).
    Teleportation,
    /// Score the first tile after the Guild Hall (M6.7).
    Summoning,
    /// Win a duel that was lost or tied (M6.8).
    Reversal,
    /// Three votes at the end (M6.9).
    GoldenCauldron,
    /// Five votes at the end (M6.10).
    HighWizard,
}

impl Spell {
    /// All spells.
    pub const ALL: [Self; 10] = [
        Self::Retrieval,
        Self::Restoration,
        Self::Domination,
        Self::Persuasion,
        Self::Telekinesis,
        Self::Teleportation,
        Self::Summoning,
        Self::Reversal,
        Self::GoldenCauldron,
        Self::HighWizard,
    ];

    /// The spells that are worth votes.
    pub const RITES: [Self; 2] = [Self::GoldenCauldron, Self::HighWizard];

    /// The name in records and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Retrieval => "retrieval",
            Self::Restoration => "restoration",
            Self::Domination => "domination",
            Self::Persuasion => "persuasion",
            Self::Telekinesis => "telekinesis",
            Self::Teleportation => "teleportation",
            Self::Summoning => "summoning",
            Self::Reversal => "reversal",
            Self::GoldenCauldron => "golden-cauldron",
            Self::HighWizard => "high-wizard",
        }
    }

    /// Whether it is a rite, which is never played but counts at the end (M6.9–M6.11).
    pub const fn is_rite(self) -> bool {
        self.votes() > 0
    }

    /// The votes it is worth at the end.
    pub const fn votes(self) -> u8 {
        match self {
            Self::GoldenCauldron => 3,
            Self::HighWizard => 5,
            _ => 0,
        }
    }
}

/// Some of the spells.
pub type SpellSet = Set<Spell>;

numbered!(Spell);

table::by_name!(
    Spell,
    "a spell: retrieval, restoration, domination, persuasion, telekinesis, teleportation, summoning, \
                 reversal, golden-cauldron or high-wizard"
);
