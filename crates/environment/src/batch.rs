//! Many games at once, stepped together.

use std::fmt;

use bots::{Budget, HasBots, Level};
use table::{Seat, dice};

use crate::Learnable;
use crate::pool::Pool;
use crate::rows::{Rows, Sizes, check_length};
use crate::running::{Offer, Running, Shared, Unfinished};

/// Many games at one kind of table, each with its own seed, in which learners make one move at a time.
///
/// Every game is always at a move of a learner: chance and the bots play on by themselves, and a game that is over begins
/// anew. Seats that decide at once come one after the other in their order; none of them observes what another has
/// chosen before all have. What happens in a game depends on its seed and its moves only, not on the other games nor on
/// the number of threads.
///
/// ```
/// use environment::{Batch, Rows, Setup, seeds};
/// use table::Game as _;
/// use games::wizard::{Options, Wizard};
///
/// let game = Wizard::new(Options::default()).unwrap();
/// let mut batch = Batch::new(game, &Setup { seeds: &seeds(1, 2), ..Setup::default() }).unwrap();
/// let sizes = batch.sizes();
/// let mut observations = vec![0; sizes.games * sizes.observation];
/// let mut masks = vec![0; sizes.games * sizes.moves];
/// let (mut rewards, mut points) = (vec![0.0; 2 * sizes.seats], vec![0; 2 * sizes.seats]);
/// let (mut done, mut to_act) = (vec![0; 2], vec![0; 2]);
/// let mut rows = Rows {
///     observations: &mut observations,
///     masks: &mut masks,
///     rewards: &mut rewards,
///     points: &mut points,
///     done: &mut done,
///     to_act: &mut to_act,
/// };
/// batch.reset(&mut rows).unwrap();
/// let mut moves = [0; 2];
/// batch.sample(&mut moves).unwrap();
/// batch.step(&moves, &mut rows).unwrap();
/// assert!(batch.step(&[0, -1], &mut rows).is_err());
/// ```
pub struct Batch<G: Learnable + HasBots> {
    shared: Shared<G>,
    games: Vec<Running<G>>,
    /// What each game waits for; apart from the games, because it is looked through for all of them before anything moves.
    offers: Vec<Offer>,
    /// Where each game was before a step in which bots think, and how it ended. Without bots there are none.
    steps: Vec<Unfinished<G>>,
    sizes: Sizes,
    pool: Pool,
}

/// Says whether work that may take long is to end now. Once it has said yes, it says so for ever.
///
/// It is asked again and again, by the thread that has the work as well as by its helpers, also while nothing but waiting
/// is left to do.
pub type Stop<'a> = &'a (dyn Fn() -> bool + Sync);

/// For those who have all the time.
const NEVER: Stop<'static> = &|| false;

/// Who plays, how many games, and how.
#[derive(Clone, Copy, Debug)]
pub struct Setup<'a> {
    /// A seed for each game.
    pub seeds: &'a [u64],
    /// The bot in each seat, or nobody where a learner sits. An empty list means learners only.
    pub opponents: &'a [Option<Level>],
    /// How long the bots may think.
    pub budget: Budget,
    /// How many threads share the work; 0 for as many as there are processors.
    pub threads: usize,
}

impl Default for Setup<'_> {
    /// No game yet, learners only, bots that hardly think, one thread.
    fn default() -> Self {
        Self { seeds: &[], opponents: &[], budget: Budget::Iterations(16), threads: 1 }
    }
}

/// Seeds for many games from one.
pub fn seeds(seed: u64, games: usize) -> Vec<u64> {
    (0..games as u64).map(|game| dice::derived(seed, game)).collect()
}

/// Why a batch cannot be set up or stepped. The games and the rows are as they were.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BatchError {
    /// There must be a game to play.
    #[error("a batch needs at least one game")]
    NoGames,
    /// A bot or nobody for each seat.
    #[error("the table has {seats} seats, not {found}")]
    Opponents {
        /// For how many seats there was something.
        found: usize,
        /// How many there are.
        seats: usize,
    },
    /// Bots in all seats leave nothing to decide.
    #[error("a learner needs a seat, but there are bots in all of them")]
    NoLearner,
    /// The system gives no threads.
    #[error("no threads to be had: {0}")]
    Threads(String),
    /// Something to read or to write is too short or too long.
    #[error("{what} must have {needed} numbers, not {found}")]
    Length {
        /// What it is.
        what: &'static str,
        /// How long it is.
        found: usize,
        /// How long it must be.
        needed: usize,
    },
    /// A move that cannot be made. No game has moved.
    #[error("game {game}: move {number} is not legal for {seat:?}")]
    IllegalMove {
        /// The first game with such a move.
        game: usize,
        /// The seat to act.
        seat: Seat,
        /// The move.
        number: i64,
    },
    /// A bot has made no legal move: a fault of the bot.
    #[error("game {game}: the bot of {seat:?} made no legal move")]
    Fault {
        /// The game.
        game: usize,
        /// The bot's seat.
        seat: Seat,
    },
    /// Somebody did not want to wait any longer for the bots.
    #[error("stopped while bots were thinking")]
    Stopped,
}

impl<G: Learnable + HasBots> Batch<G> {
    /// A batch whose games have begun: each is at the first move of a learner.
    ///
    /// # Errors
    /// If there is no game, no learner, or no thread, if `opponents` are not as many as the seats, or for the fault of a
    /// bot.
    pub fn new(game: G, setup: &Setup<'_>) -> Result<Self, BatchError> {
        Self::new_until(game, setup, NEVER)
    }

    /// A batch like [`new`](Self::new), unless one is told to `stop` while bots make the first moves.
    ///
    /// # Errors
    /// The same, and [`BatchError::Stopped`].
    pub fn new_until(game: G, setup: &Setup<'_>, stop: Stop<'_>) -> Result<Self, BatchError> {
        let seats = game.seats();
        if setup.seeds.is_empty() {
            return Err(BatchError::NoGames);
        }
        if !setup.opponents.is_empty() && setup.opponents.len() != seats {
            return Err(BatchError::Opponents { found: setup.opponents.len(), seats });
        }
        let bots: Vec<_> = Seat::all(seats)
            .map(|seat| setup.opponents.get(seat.index()).copied().flatten().map(G::bot))
            .collect();
        if bots.iter().all(Option::is_some) {
            return Err(BatchError::NoLearner);
        }
        let sizes = Sizes {
            games: setup.seeds.len(),
            seats,
            observation: game.layout().size(),
            moves: game.move_count(),
        };
        let pool = Pool::new(setup.threads).map_err(|error| BatchError::Threads(error.to_string()))?;
        let thinks = bots.iter().any(Option::is_some);
        let steps = setup.seeds.iter().filter(|_| thinks).map(|_| Unfinished::none()).collect();
        let shared = Shared { game, bots, budget: setup.budget };
        let (games, offers) = begin(&shared, &pool, setup.seeds, stop)?;
        Ok(Self { shared, games, offers, steps, sizes, pool })
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.shared.game
    }

    /// How long the rows are.
    pub fn sizes(&self) -> Sizes {
        self.sizes
    }

    /// The seed of each game.
    pub fn seeds(&self) -> Vec<u64> {
        self.games.iter().map(|running| running.seed).collect()
    }

    /// Begins every game again with its first episode, and writes the first rows.
    ///
    /// # Errors
    /// If rows have the wrong length, or for the fault of a bot.
    pub fn reset(&mut self, rows: &mut Rows<'_>) -> Result<(), BatchError> {
        self.reset_until(rows, NEVER)
    }

    /// Begins again like [`reset`](Self::reset), unless one is told to `stop` while bots think.
    ///
    /// # Errors
    /// The same, and [`BatchError::Stopped`].
    pub fn reset_until(&mut self, rows: &mut Rows<'_>, stop: Stop<'_>) -> Result<(), BatchError> {
        rows.check(self.sizes)?;
        (self.games, self.offers) = begin(&self.shared, &self.pool, &self.seeds(), stop)?;
        self.observe(rows)
    }

    /// Writes the rows of the games as they stand, as if none of them had just ended.
    ///
    /// # Errors
    /// If rows have the wrong length.
    pub fn observe(&mut self, rows: &mut Rows<'_>) -> Result<(), BatchError> {
        rows.check(self.sizes)?;
        let (shared, sizes, chunk) = (&self.shared, self.sizes, self.pool.chunk(self.sizes.games));
        let games = self.games.chunks_mut(chunk).zip(self.offers.chunks(chunk));
        self.pool.run(games.zip(rows.pieces(chunk, sizes)), |((games, offers), mut rows)| {
            rows.say_no_end();
            for ((running, offer), row) in games.iter_mut().zip(offers).zip(rows.pieces(1, sizes)) {
                running.write(shared, None, offer.moves, row);
            }
            Ok(())
        })
    }

    /// Makes a move in every game and plays on to the next move of a learner. Where the game ends, the row says how, and
    /// shows the first position of the next one.
    ///
    /// # Errors
    /// If a move is not legal, something has the wrong length, or for the fault of a bot. Then no game has moved.
    pub fn step(&mut self, moves: &[i64], rows: &mut Rows<'_>) -> Result<(), BatchError> {
        self.step_until(moves, rows, NEVER)
    }

    /// Steps like [`step`](Self::step), unless one is told to `stop` while bots think. Then no game has moved, and the rows
    /// are as they were.
    ///
    /// # Errors
    /// The same, and [`BatchError::Stopped`].
    pub fn step_until(
        &mut self,
        moves: &[i64],
        rows: &mut Rows<'_>,
        stop: Stop<'_>,
    ) -> Result<(), BatchError> {
        check_length("moves", moves.len(), self.sizes.games)?;
        rows.check(self.sizes)?;
        let (shared, sizes, chunk) = (&self.shared, self.sizes, self.pool.chunk(self.sizes.games));

        // Shared although there is little to do: the offers are at hand for whoever made them.
        let pieces = (0..).step_by(chunk).zip(self.offers.chunks(chunk).zip(moves.chunks(chunk)));
        self.pool.run(pieces, |(from, (offers, moves))| {
            let illegal = offers.iter().zip(moves).position(|(offer, &number)| !offer.contains(number));
            illegal.map_or(Ok(()), |nth| {
                Err(BatchError::IllegalMove { game: from + nth, seat: offers[nth].seat, number: moves[nth] })
            })
        })?;

        if !self.steps.is_empty() {
            return self.step_with_bots(moves, rows, stop);
        }
        let games = self.games.chunks_mut(chunk).zip(self.offers.chunks_mut(chunk));
        let pieces = (0..).step_by(chunk).zip(games.zip(moves.chunks(chunk).zip(rows.pieces(chunk, sizes))));
        self.pool.run(pieces, |(from, ((games, offers), (moves, mut rows)))| {
            rows.say_no_end();
            let games = (from..).zip(games.iter_mut().zip(offers));
            for ((game, (running, offer)), (&number, row)) in
                games.zip(moves.iter().zip(rows.pieces(1, sizes)))
            {
                let mut ended = None;
                let moved = running.make_move(shared, number as usize, &mut ended, stop);
                moved.map_err(|halt| halt.of(game))?;
                running.offer(shared, offer);
                running.write(shared, ended.as_ref(), offer.moves, row);
            }
            Ok(())
        })
    }

    /// Makes moves that are on offer where bots answer them. That may take long, so all of it can be taken back: rows are
    /// written once every game has moved, and a copy of a game is nothing compared with what a bot thinks.
    fn step_with_bots(
        &mut self,
        moves: &[i64],
        rows: &mut Rows<'_>,
        stop: Stop<'_>,
    ) -> Result<(), BatchError> {
        let (shared, sizes, chunk) = (&self.shared, self.sizes, self.pool.chunk(self.sizes.games));
        let games = self.games.chunks_mut(chunk).zip(self.steps.chunks_mut(chunk));
        let pieces = (0..).step_by(chunk).zip(games.zip(moves.chunks(chunk)));
        let moved = self.pool.run_polling(pieces, stop, |(from, ((games, steps), moves))| {
            if stop() {
                return Err(BatchError::Stopped);
            }
            let games = (from..).zip(games.iter_mut().zip(steps));
            for ((game, (running, step)), &number) in games.zip(moves) {
                step.before = Some(running.clone());
                let moved = running.make_move(shared, number as usize, &mut step.ended, stop);
                moved.map_err(|halt| halt.of(game))?;
            }
            Ok(())
        });
        let moved = moved.and_then(|()| if stop() { Err(BatchError::Stopped) } else { Ok(()) });
        if let Err(error) = moved {
            for (running, step) in self.games.iter_mut().zip(&mut self.steps) {
                if let Some(before) = std::mem::replace(step, Unfinished::none()).before {
                    *running = before;
                }
            }
            return Err(error);
        }
        let games = self.games.chunks_mut(chunk).zip(self.offers.chunks_mut(chunk));
        let pieces = games.zip(self.steps.chunks_mut(chunk).zip(rows.pieces(chunk, sizes)));
        self.pool.run(pieces, |((games, offers), (steps, mut rows))| {
            rows.say_no_end();
            let games = games.iter_mut().zip(offers);
            for ((running, offer), (step, row)) in games.zip(steps.iter_mut().zip(rows.pieces(1, sizes))) {
                running.offer(shared, offer);
                running.write(shared, step.ended.as_ref(), offer.moves, row);
                *step = Unfinished::none();
            }
            Ok(())
        })
    }

    /// Chooses a move for every game, each legal one equally likely. Every game has a generator of its own for that.
    ///
    /// # Errors
    /// If `moves` has the wrong length.
    pub fn sample(&mut self, moves: &mut [i64]) -> Result<(), BatchError> {
        check_length("moves", moves.len(), self.sizes.games)?;
        let chunk = self.pool.chunk(self.sizes.games);
        let pieces = self.offers.chunks_mut(chunk).zip(moves.chunks_mut(chunk));
        self.pool.run(pieces, |(offers, moves)| {
            for (Offer { moves, dice, .. }, number) in offers.iter_mut().zip(moves) {
                // Every game is always at a move of a learner.
                *number = moves.choose(dice).unwrap_or_default() as i64;
            }
            Ok(())
        })
    }
}

/// Games that were played on to the first move of a learner, one for each seed, with what they wait for.
fn begin<G: Learnable + HasBots>(
    shared: &Shared<G>,
    pool: &Pool,
    seeds: &[u64],
    stop: Stop<'_>,
) -> Result<(Vec<Running<G>>, Vec<Offer>), BatchError> {
    let mut games: Vec<_> = seeds.iter().map(|&seed| Running::new(&shared.game, seed)).collect();
    let mut offers: Vec<_> = seeds.iter().map(|&seed| Offer::new(seed)).collect();
    let chunk = pool.chunk(seeds.len());
    let pieces = games.chunks_mut(chunk).zip(offers.chunks_mut(chunk));
    pool.run_polling((0..).step_by(chunk).zip(pieces), stop, |(from, (games, offers))| {
        for (game, (running, offer)) in (from..).zip(games.iter_mut().zip(offers)) {
            running.go_on(shared, &mut None, stop).map_err(|halt| halt.of(game))?;
            running.offer(shared, offer);
        }
        Ok(())
    })?;
    // Whoever was told to stop must be able to rely on it that nothing has happened.
    if stop() { Err(BatchError::Stopped) } else { Ok((games, offers)) }
}

impl<G: Learnable + HasBots> fmt::Debug for Batch<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch")
            .field("game", &self.shared.game)
            .field("sizes", &self.sizes)
            .finish_non_exhaustive()
    }
}
