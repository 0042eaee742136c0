//! Where outcomes of chance come from.

use bots::thought_seed;
use table::Seed;
use table::dice::{self, Dice};

/// What chance is drawn from: a number that somebody chose, or random bits of the system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// A number, which is easy to give again.
    Number(u64),
    /// Bits that nobody can guess.
    Bits([u8; Seed::BYTES]),
}

/// Of the numbers that random bits give, the first streams are for what is drawn once.
const FIRST_OUTCOME: u64 = 2;

impl Source {
    /// For something that is drawn once.
    pub(crate) fn dice(self) -> Dice {
        match self {
            Self::Number(number) => dice::seeded(number),
            Self::Bits(bits) => Seed::random(bits).dice(),
        }
    }

    /// For the outcomes of a game that begins with what was drawn [once](Self::dice), and depend on nothing of it.
    pub(crate) fn apart(self) -> Self {
        match self {
            Self::Number(number) => Self::Number(thought_seed(number, 0)),
            // Outcomes are other streams than what is drawn once.
            bits @ Self::Bits(_) => bits,
        }
    }

    /// For one of many outcomes. Each has dice of its own, so a source and a number are all there is to remember.
    fn outcome(self, nth: u64) -> Dice {
        match self {
            Self::Number(number) => dice::seeded(thought_seed(number, nth)),
            Self::Bits(bits) => {
                let mut dice = Seed::random(bits).dice();
                dice.set_stream(FIRST_OUTCOME.wrapping_add(nth));
                dice
            }
        }
    }
}

/// Where outcomes of chance come from, and who performs them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ChanceBy {
    pub(crate) source: Source,
    /// How many outcomes were drawn.
    pub(crate) drawn: u64,
    /// Whether outcomes are performed as they come up, or whoever plays says what happens.
    pub(crate) is_sampled: bool,
}

impl ChanceBy {
    /// From a source that nothing was drawn from.
    pub(crate) fn new(source: Source, is_sampled: bool) -> Self {
        Self { source, drawn: 0, is_sampled }
    }

    /// The dice for the next outcome.
    pub(crate) fn next(&mut self) -> Dice {
        let dice = self.source.outcome(self.drawn);
        self.drawn = self.drawn.wrapping_add(1);
        dice
    }
}
