//! Many games at once, stepped together.

use std::fmt;

use bots::{Bot, Budget, HasBots, Level, thought_seed};
use table::dice::{self, FastDice};
use table::{Game, Outcome, Seat, Silent, ToAct, Viewer};

use crate::share::Team;
use crate::{Learnable, MoveSet};

/// Many games at one kind of table, each with its own seed, in which learners make one move at a time.
///
/// Every game is always at a move of a learner: chance and the bots play on by themselves, and a game that is over begins
/// anew. Seats that decide at once come one after the other in their order; none of them observes what another has
/// chosen before all have. What happens in a game depends on its seed and its moves only, not on the other games nor on
/// the number of threads.
///
/// ```
/// use env::{Batch, Rows, Setup, seeds};
/// use table::Game as _;
/// use wizard::{Options, Wizard};
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
    table: Table<G>,
    games: Vec<Running<G>>,
    /// What each game waits for; apart from the games, because it is looked through for all of them before anything moves.
    offers: Vec<Offer>,
    sizes: Sizes,
    team: Team,
}

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
    (0..games as u64).map(|game| thought_seed(seed, game)).collect()
}

/// The seed of an episode, counted from 0, of the game with this seed: chance in it is drawn from the
/// [fast dice](dice::fast) of that seed.
pub fn episode_seed(seed: u64, episode: u64) -> u64 {
    thought_seed(seed, episode)
}

/// What a step writes: rows one after the other, one for each game.
#[derive(Debug)]
pub struct Rows<'a> {
    /// What the seat to act observes: [`Sizes::observation`] numbers a game.
    pub observations: &'a mut [u8],
    /// Which moves it can make: [`Sizes::moves`] numbers a game.
    pub masks: &'a mut [u8],
    /// How the game ended, a number for each seat of each game, see [`reward`]; 0 as long as it goes on.
    pub rewards: &'a mut [f32],
    /// The points of each seat at the end of the game; 0 as long as it goes on.
    pub points: &'a mut [i32],
    /// 1 if the game ended with this step, so that the rest of the row is of the next one; a number for each game.
    pub done: &'a mut [u8],
    /// The seat to act, counted from 0; a number for each game.
    pub to_act: &'a mut [u8],
}

/// How long the rows of a batch are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    /// The number of games.
    pub games: usize,
    /// The seats of each.
    pub seats: usize,
    /// The numbers of an observation.
    pub observation: usize,
    /// The moves of a mask.
    pub moves: usize,
}

/// What the end of a game is worth to a seat: 1 if it is better placed than all others, −1 if all others are, and between
/// that the share of those behind it less the share of those before it. The rewards of all seats add up to 0.
///
/// ```
/// use table::{Outcome, Seat};
/// let outcome = Outcome::by_points(&[30, 10, 10, 20]);
/// let rewards = [0, 1, 2, 3].map(|seat| env::reward(&outcome, Seat::new(seat)));
/// assert_eq!(rewards, [1.0, -2.0 / 3.0, -2.0 / 3.0, 1.0 / 3.0]);
/// ```
pub fn reward(outcome: &Outcome, seat: Seat) -> f64 {
    let places = outcome.places();
    let behind = places.iter().filter(|&(_, &place)| place > places[seat]).count();
    let before = places.iter().filter(|&(_, &place)| place < places[seat]).count();
    (behind as f64 - before as f64) / (places.len().max(2) - 1) as f64
}

/// Why a batch cannot be set up or stepped. The games are as they were, but for a [fault](Self::Fault).
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
    /// A bot has made no legal move: a fault of the bot. The batch must be reset.
    #[error("game {game}: the bot of {seat:?} made no legal move")]
    Fault {
        /// The game.
        game: usize,
        /// The bot's seat.
        seat: Seat,
    },
}

/// What all games have in common.
struct Table<G: Game> {
    game: G,
    /// The bots by seat.
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    budget: Budget,
}

/// One of the games.
struct Running<G: Learnable> {
    state: G::State,
    seat: Seat,
    draft: G::Draft,
    seed: u64,
    episode: u64,
    /// How many decisions bots have made in this episode.
    thoughts: u64,
    /// What observing remembers of this episode.
    memo: G::Memo,
    /// For chance.
    dice: FastDice,
}

/// What a game waits for.
struct Offer {
    seat: Seat,
    moves: MoveSet,
    /// For random moves, apart from chance, so that the same moves always lead to the same game.
    dice: FastDice,
}

/// A bot that has made no legal move.
struct Fault {
    seat: Seat,
}

impl<G: Learnable + HasBots> Batch<G> {
    /// A batch whose games have begun: each is at the first move of a learner.
    ///
    /// # Errors
    /// If there is no game, no learner, or no thread, or if `opponents` are not as many as the seats.
    pub fn new(game: G, setup: &Setup<'_>) -> Result<Self, BatchError> {
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
        let team = Team::new(setup.threads).map_err(|error| BatchError::Threads(error.to_string()))?;
        let games = setup.seeds.iter().map(|&seed| Running::new(&game, seed)).collect();
        let offers = setup.seeds.iter().map(|&seed| Offer::new(seed)).collect();
        let table = Table { game, bots, budget: setup.budget };
        let mut batch = Self { table, games, offers, sizes, team };
        batch.begin()?;
        Ok(batch)
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.table.game
    }

    /// How long the rows are.
    pub fn sizes(&self) -> Sizes {
        self.sizes
    }

    /// Begins every game again with its first episode, and writes the first rows.
    ///
    /// # Errors
    /// If rows have the wrong length, or for the fault of a bot.
    pub fn reset(&mut self, rows: &mut Rows<'_>) -> Result<(), BatchError> {
        rows.check(self.sizes)?;
        for (running, offer) in self.games.iter_mut().zip(&mut self.offers) {
            *offer = Offer::new(running.seed);
            *running = Running::new(&self.table.game, running.seed);
        }
        self.begin()?;
        self.observe(rows)
    }

    /// Writes the rows of the games as they stand, as if none of them had just ended.
    ///
    /// # Errors
    /// If rows have the wrong length.
    pub fn observe(&mut self, rows: &mut Rows<'_>) -> Result<(), BatchError> {
        rows.check(self.sizes)?;
        let (table, sizes, piece) = (&self.table, self.sizes, self.team.piece(self.sizes.games));
        let games = self.games.chunks_mut(piece).zip(self.offers.chunks(piece));
        self.team.share(games.zip(rows.pieces(piece, sizes)), |((games, offers), mut rows)| {
            rows.say_no_end();
            for ((running, offer), row) in games.iter_mut().zip(offers).zip(rows.pieces(1, sizes)) {
                running.write(table, None, offer.moves, row);
            }
            Ok(())
        })
    }

    /// Makes a move in every game and plays on to the next move of a learner. Where the game ends, the row says how, and
    /// shows the first position of the next one.
    ///
    /// # Errors
    /// If a move is not legal, or something has the wrong length, and then no game has moved; or for the fault of a bot.
    pub fn step(&mut self, moves: &[i64], rows: &mut Rows<'_>) -> Result<(), BatchError> {
        check_length("moves", moves.len(), self.sizes.games)?;
        rows.check(self.sizes)?;
        let (table, sizes, piece) = (&self.table, self.sizes, self.team.piece(self.sizes.games));

        // Shared although there is little to do: the offers are at hand for whoever made them.
        let pieces = (0..).step_by(piece).zip(self.offers.chunks(piece).zip(moves.chunks(piece)));
        self.team.share(pieces, |(from, (offers, moves))| {
            let illegal = offers.iter().zip(moves).position(|(offer, &number)| !offer.contains(number));
            illegal.map_or(Ok(()), |nth| {
                Err(BatchError::IllegalMove { game: from + nth, seat: offers[nth].seat, number: moves[nth] })
            })
        })?;

        let games = self.games.chunks_mut(piece).zip(self.offers.chunks_mut(piece));
        let pieces = (0..).step_by(piece).zip(games.zip(moves.chunks(piece).zip(rows.pieces(piece, sizes))));
        self.team.share(pieces, |(from, ((games, offers), (moves, mut rows)))| {
            rows.say_no_end();
            let games = (from..).zip(games.iter_mut().zip(offers));
            for ((game, (running, offer)), (&number, row)) in
                games.zip(moves.iter().zip(rows.pieces(1, sizes)))
            {
                let mut ended = None;
                running.make_move(table, number as usize, &mut ended).map_err(|fault| fault.of(game))?;
                running.offer(table, offer);
                running.write(table, ended.as_ref(), offer.moves, row);
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
        let piece = self.team.piece(self.sizes.games);
        let pieces = self.offers.chunks_mut(piece).zip(moves.chunks_mut(piece));
        self.team.share(pieces, |(offers, moves)| {
            for (Offer { moves, dice, .. }, number) in offers.iter_mut().zip(moves) {
                // Every game is always at a move of a learner.
                *number = moves.choose(dice).unwrap_or_default() as i64;
            }
            Ok(())
        })
    }

    /// Plays on to the first move of a learner in every game.
    fn begin(&mut self) -> Result<(), BatchError> {
        let (table, piece) = (&self.table, self.team.piece(self.sizes.games));
        let pieces = self.games.chunks_mut(piece).zip(self.offers.chunks_mut(piece));
        self.team.share((0..).step_by(piece).zip(pieces), |(from, (games, offers))| {
            for (game, (running, offer)) in (from..).zip(games.iter_mut().zip(offers)) {
                running.go_on(table, &mut None).map_err(|fault| fault.of(game))?;
                running.offer(table, offer);
            }
            Ok(())
        })
    }
}

impl Offer {
    fn new(seed: u64) -> Self {
        Self { seat: Seat::new(0), moves: MoveSet::EMPTY, dice: dice::fast(!seed) }
    }

    #[inline]
    fn contains(&self, number: i64) -> bool {
        // Below 0 it would be higher than any move.
        self.moves.contains(number as usize)
    }
}

impl<G: Learnable + HasBots> Running<G> {
    fn new(game: &G, seed: u64) -> Self {
        Self {
            state: game.start(),
            seat: Seat::new(0),
            draft: G::Draft::default(),
            seed,
            episode: 0,
            thoughts: 0,
            memo: G::Memo::default(),
            dice: dice::fast(episode_seed(seed, 0)),
        }
    }

    /// Makes a move that is on offer and plays on. Says how the game `ended`, if it did.
    #[inline]
    fn make_move(
        &mut self,
        table: &Table<G>,
        number: usize,
        ended: &mut Option<Outcome>,
    ) -> Result<(), Fault> {
        let decision = table.game.choose_unchecked(&self.state, self.seat, &mut self.draft, number);
        let Some(action) = decision else { return Ok(()) };
        table.game.apply_unchecked(&mut self.state, self.seat, action, &mut Silent);
        self.go_on(table, ended)
    }

    /// Says what the game waits for.
    #[inline]
    fn offer(&self, table: &Table<G>, offer: &mut Offer) {
        offer.seat = self.seat;
        offer.moves = table.game.moves(&self.state, self.seat, self.draft);
    }

    /// Plays for chance and the bots until a learner is to act. Says how the game `ended`, if it did.
    // A game in which no learner ever decides anything would go by unnoticed, but there is none: every seat decides.
    #[inline]
    fn go_on(&mut self, table: &Table<G>, ended: &mut Option<Outcome>) -> Result<(), Fault> {
        let game = &table.game;
        loop {
            match game.to_act(&self.state) {
                ToAct::Chance => {
                    let outcome = game.sample(&self.state, &mut self.dice);
                    game.apply_chance_unchecked(&mut self.state, &outcome, &mut Silent);
                }
                ToAct::Seats(seats) => {
                    let seat = seats.first().unwrap_or(self.seat);
                    let Some(bot) = &table.bots[seat.index()] else {
                        self.seat = seat;
                        return Ok(());
                    };
                    self.let_bot_decide(table, bot.as_ref(), seat)?;
                }
                ToAct::Nobody => {
                    *ended = game.outcome(&self.state);
                    self.episode += 1;
                    self.thoughts = 0;
                    self.memo = G::Memo::default();
                    self.dice = dice::fast(episode_seed(self.seed, self.episode));
                    self.state = game.start();
                }
            }
        }
    }

    #[inline(never)]
    fn let_bot_decide(&mut self, table: &Table<G>, bot: &dyn Bot<G>, seat: Seat) -> Result<(), Fault> {
        let game = &table.game;
        let view = game.view(&self.state, Viewer::Seat(seat));
        let legal = game.legal(&self.state, seat);
        let seed = thought_seed(episode_seed(self.seed, self.episode), self.thoughts);
        self.thoughts += 1;
        let choice = bot.think(game, &view, &legal, table.budget, seed, &|| false).ok_or(Fault { seat })?;
        game.apply(&mut self.state, seat, choice.action, &mut Silent).map_err(|_| Fault { seat })
    }

    /// Writes the row of the game, which says of no end yet.
    #[inline]
    fn write(&mut self, table: &Table<G>, ended: Option<&Outcome>, moves: MoveSet, row: Rows<'_>) {
        let Rows { observations, masks, rewards, points, done, to_act } = row;
        table.game.observe_next(&self.state, self.seat, self.draft, &mut self.memo, observations);
        moves.mark(masks);
        to_act[0] = self.seat.index() as u8;
        if let Some(outcome) = ended {
            done[0] = 1;
            for (seat, &reached) in outcome.points().iter() {
                rewards[seat.index()] = reward(outcome, seat) as f32;
                points[seat.index()] = reached;
            }
        }
    }
}

impl Fault {
    fn of(self, game: usize) -> BatchError {
        BatchError::Fault { game, seat: self.seat }
    }
}

impl Rows<'_> {
    fn check(&self, sizes: Sizes) -> Result<(), BatchError> {
        let Sizes { games, seats, observation, moves } = sizes;
        check_length("observations", self.observations.len(), games * observation)?;
        check_length("masks", self.masks.len(), games * moves)?;
        check_length("rewards", self.rewards.len(), games * seats)?;
        check_length("points", self.points.len(), games * seats)?;
        check_length("done", self.done.len(), games)?;
        check_length("to_act", self.to_act.len(), games)
    }

    /// Says that no game has ended.
    fn say_no_end(&mut self) {
        self.rewards.fill(0.0);
        self.points.fill(0);
        self.done.fill(0);
    }

    /// The rows of `games` games at a time.
    #[inline]
    fn pieces(&mut self, games: usize, sizes: Sizes) -> impl Iterator<Item = Rows<'_>> {
        let Sizes { seats, observation, moves, .. } = sizes;
        let observations = self.observations.chunks_mut(games * observation);
        let masks = self.masks.chunks_mut(games * moves);
        let rewards = self.rewards.chunks_mut(games * seats);
        let points = self.points.chunks_mut(games * seats);
        let (done, to_act) = (self.done.chunks_mut(games), self.to_act.chunks_mut(games));
        let rows = observations.zip(masks).zip(rewards.zip(points)).zip(done.zip(to_act));
        rows.map(|(((observations, masks), (rewards, points)), (done, to_act))| Rows {
            observations,
            masks,
            rewards,
            points,
            done,
            to_act,
        })
    }
}

fn check_length(what: &'static str, found: usize, needed: usize) -> Result<(), BatchError> {
    if found == needed { Ok(()) } else { Err(BatchError::Length { what, found, needed }) }
}

impl<G: Learnable + HasBots> fmt::Debug for Batch<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch")
            .field("game", &self.table.game)
            .field("sizes", &self.sizes)
            .finish_non_exhaustive()
    }
}
