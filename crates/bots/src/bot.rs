//! What a computer player is.

use table::{Game, Outcome, Refused, Silent, ToAct, Viewer, dice};

/// A computer player of the game `G`. It sees views only, and holds nothing between decisions.
pub trait Bot<G: Game>: Send + Sync {
    /// Chooses one of the `legal` actions of the seat whose `view` this is; nothing only where nothing is legal.
    ///
    /// For the same seed and a budget of [iterations](Budget::Iterations) the choice is always the same. A bot that
    /// takes time asks `stop` now and then, and answers with the best it has found once that says yes; whoever calls
    /// knows the time, so the same bots think in a browser.
    fn think(
        &self,
        game: &G,
        view: &G::View,
        legal: &G::Legal,
        budget: Budget,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Choice<G::Action>>;
}

/// How long a bot may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many imagined games for a decision.
    Iterations(u32),
    /// Until it is told to stop, or knows enough.
    UntilStopped,
}

impl Budget {
    /// The most imagined games.
    pub(crate) fn iterations(self) -> u32 {
        match self {
            Self::Iterations(iterations) => iterations,
            Self::UntilStopped => u32::MAX,
        }
    }
}

/// What a bot decided, and why, in numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// The decision.
    pub action: A,
    /// What it weighed up, best first; empty if it did not compare.
    pub considered: Vec<Considered<A>>,
    /// How likely it takes to be each result of what it plays for now, if it asked: in Wizard, the number of tricks
    /// taken by the end of the round.
    pub outlook: Vec<f64>,
}

/// One of the actions that a bot weighed up.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// The points that it expects of it: in Wizard, in this round. A finite number.
    pub points: f64,
    /// What it goes by: points, and what it begrudges the others. A finite number.
    pub value: f64,
    /// How many imagined games that rests on; 0 for a rule of thumb.
    pub visits: u32,
}

impl<A> Choice<A> {
    /// A decision without comparison.
    pub fn plain(action: A) -> Self {
        Self { action, considered: Vec::new(), outlook: Vec::new() }
    }
}

/// Plays a game to its end, with a bot for each seat, and answers how it ended.
///
/// # Errors
/// If a bot chooses what is not legal.
pub fn play_out<G: Game>(
    game: &G,
    bots: &[Box<dyn Bot<G>>],
    budget: Budget,
    seed: u64,
) -> Result<Option<Outcome>, Refused<G::Refusal>> {
    let mut dice = dice::seeded(seed);
    let mut state = game.start();
    let mut thoughts = 0;
    loop {
        match game.to_act(&state) {
            ToAct::Nobody => return Ok(game.outcome(&state)),
            ToAct::Chance => {
                let outcome = game.sample(&state, &mut dice);
                game.apply_chance(&mut state, &outcome, &mut Silent)?;
            }
            ToAct::Seats(seats) => {
                let chosen = seats.first().and_then(|seat| {
                    let view = game.view(&state, Viewer::Seat(seat));
                    let legal = game.legal(&state, seat);
                    let seed = thought_seed(seed, thoughts);
                    let bot = bots.get(seat.index())?;
                    Some((seat, bot.think(game, &view, &legal, budget, seed, &|| false)?))
                });
                let Some((seat, choice)) = chosen else { return Ok(None) };
                game.apply(&mut state, seat, choice.action, &mut Silent)?;
                thoughts += 1;
            }
        }
    }
}

/// A seed for each decision of a game, far from those of other decisions and other games.
pub fn thought_seed(game: u64, decision: u64) -> u64 {
    // The finaliser of SplitMix64.
    let mut mixed = game ^ decision.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
