//! How well a bot plays.

use table::{Game, Stake};

use crate::{Bot, Comparison, Question};

/// How well a bot plays.
///
/// ```
/// use bots::Level;
/// assert_eq!("archmage".parse::<Level>().unwrap(), Level::Archmage);
/// assert!(Level::Apprentice < Level::Adept);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Plays like a beginner, at once.
    Apprentice,
    /// Plays well by what it can see at a glance.
    Adept,
    /// Imagines how the game could go on, as long as it is given.
    Archmage,
}

impl Level {
    /// All levels, from the weakest.
    pub const ALL: [Self; 3] = [Self::Apprentice, Self::Adept, Self::Archmage];

    /// The name on the command line and in tables.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Apprentice => "apprentice",
            Self::Adept => "adept",
            Self::Archmage => "archmage",
        }
    }
}

table::by_name!(Level, "a level: apprentice, adept or archmage");

/// A game that has bots.
pub trait HasBots: Game {
    /// The levels that are offered to players, from the weakest; at least one.
    const LEVELS: &'static [Level] = &Level::ALL;

    /// What is at stake, and so what the cost of a decision is counted in.
    const STAKE: Stake = Stake::Points;

    /// The bot of a level.
    fn bot(level: Level) -> Box<dyn Bot<Self>>;

    /// Compares a decision with the best that the strongest bot finds in its place, in games imagined for that; nothing where
    /// it cannot tell.
    fn compare(_: &Question<'_, Self>, _chosen: Self::Action) -> Option<Comparison<Self::Action>> {
        None
    }
}

/// The strongest level of a game.
pub fn strongest<G: HasBots>() -> Level {
    G::LEVELS.last().copied().unwrap_or(Level::Apprentice)
}

/// The bot of a level for the game `G`.
///
/// ```
/// use bots::{Level, bot_for};
/// let adept = bot_for::<games::wizard::Wizard>(Level::Adept);
/// ```
pub fn bot_for<G: HasBots>(level: Level) -> Box<dyn Bot<G>> {
    G::bot(level)
}
