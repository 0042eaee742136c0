//! One of many games: from a learner's move to the next, with chance and the bots in between.

use bots::{Bot, Budget, HasBots, Question};
use table::dice::{self, FastDice};
use table::{Game, Outcome, Seat, Seats, Seed, Silent, ToAct};

use crate::rows::{Rows, reward};
use crate::{BatchError, Learnable, MoveSet, Stop};

/// The seed of an episode, counted from 0, of the game with this seed. The first is the very game that this seed gives
/// elsewhere.
pub fn episode_seed(seed: u64, episode: u64) -> u64 {
    if episode == 0 { seed } else { dice::derived(seed, episode) }
}

/// What all games have in common.
pub(crate) struct Shared<G: Game> {
    pub(crate) game: G,
    /// The bots by seat.
    pub(crate) bots: Vec<Option<Box<dyn Bot<G>>>>,
    pub(crate) budget: Budget,
}

/// One of the games.
#[derive(Clone)]
pub(crate) struct Running<G: Learnable> {
    state: G::State,
    seat: Seat,
    draft: G::Draft,
    pub(crate) seed: u64,
    episode: u64,
    /// The seed of this episode.
    chance: Seed,
    /// How many outcomes of chance there were in this episode.
    chances: u64,
    /// How many steps were made in this episode, outcomes of chance among them.
    steps: u64,
    /// What observing remembers of this episode.
    memo: G::Memo,
}

/// What a game waits for.
pub(crate) struct Offer {
    pub(crate) seat: Seat,
    pub(crate) moves: MoveSet,
    /// For random moves, apart from chance, so that the same moves always lead to the same game.
    pub(crate) dice: FastDice,
}

/// A step of a game that may yet be taken back.
pub(crate) struct Unfinished<G: Learnable> {
    /// The game before the step, if it has made it.
    pub(crate) before: Option<Running<G>>,
    pub(crate) ended: Option<Outcome>,
}

/// Why a game did not come to the next move of a learner.
pub(crate) enum Halt {
    /// A bot has made no legal move.
    Fault { seat: Seat },
    /// It was told to stop.
    Stopped,
}

impl<G: Learnable> Unfinished<G> {
    pub(crate) fn none() -> Self {
        Self { before: None, ended: None }
    }
}

impl Offer {
    pub(crate) fn new(seed: u64) -> Self {
        Self { seat: Seat::new(0), moves: MoveSet::EMPTY, dice: dice::fast(!seed) }
    }

    #[inline]
    pub(crate) fn contains(&self, number: i64) -> bool {
        // Below 0 it would be higher than any move.
        self.moves.contains(number as usize)
    }
}

// All of a step is inlined wherever it is made, with bots and without: otherwise it takes a twentieth longer.
impl<G: Learnable + HasBots> Running<G> {
    pub(crate) fn new(game: &G, seed: u64) -> Self {
        Self {
            state: game.start(),
            seat: Seat::new(0),
            draft: G::Draft::default(),
            seed,
            episode: 0,
            chance: Seed::number(episode_seed(seed, 0)),
            chances: 0,
            steps: 0,
            memo: G::Memo::default(),
        }
    }

    /// Makes a move that is on offer and plays on. Says how the game `ended`, if it did.
    #[inline(always)]
    pub(crate) fn make_move(
        &mut self,
        shared: &Shared<G>,
        number: usize,
        ended: &mut Option<Outcome>,
        stop: Stop<'_>,
    ) -> Result<(), Halt> {
        let decision = shared.game.choose_unchecked(&self.state, self.seat, &mut self.draft, number);
        let Some(action) = decision else { return Ok(()) };
        shared.game.apply_unchecked(&mut self.state, self.seat, action, &mut Silent);
        self.steps += 1;
        self.go_on(shared, ended, stop)
    }

    /// Says what the game waits for.
    #[inline(always)]
    pub(crate) fn offer(&self, shared: &Shared<G>, offer: &mut Offer) {
        offer.seat = self.seat;
        offer.moves = shared.game.moves(&self.state, self.seat, self.draft);
    }

    /// Plays for chance and the bots until a learner is to act. Says how the game `ended`, if it did.
    // A game in which no learner ever decides anything would go by unnoticed, but there is none: every seat decides.
    #[inline(always)]
    pub(crate) fn go_on(
        &mut self,
        shared: &Shared<G>,
        ended: &mut Option<Outcome>,
        stop: Stop<'_>,
    ) -> Result<(), Halt> {
        let game = &shared.game;
        loop {
            match game.to_act(&self.state) {
                ToAct::Chance => {
                    let outcome = self.chance.outcome(game, &self.state, self.chances);
                    game.apply_chance_unchecked(&mut self.state, &outcome, &mut Silent);
                    self.chances += 1;
                    self.steps += 1;
                }
                ToAct::Seats(seats) => {
                    let seat = seats.first().unwrap_or(self.seat);
                    let Some(bot) = &shared.bots[seat.index()] else {
                        self.seat = seat;
                        return Ok(());
                    };
                    self.let_bot_decide(shared, bot.as_ref(), seats, seat, stop)?;
                    self.steps += 1;
                }
                ToAct::Nobody => {
                    *ended = game.outcome(&self.state);
                    self.episode += 1;
                    self.chance = Seed::number(episode_seed(self.seed, self.episode));
                    self.chances = 0;
                    self.steps = 0;
                    self.memo = G::Memo::default();
                    self.state = game.start();
                }
            }
        }
    }

    #[inline(never)]
    fn let_bot_decide(
        &mut self,
        shared: &Shared<G>,
        bot: &dyn Bot<G>,
        to_act: Seats,
        seat: Seat,
        stop: Stop<'_>,
    ) -> Result<(), Halt> {
        let game = &shared.game;
        let seed = self.chance.thought(self.steps, to_act, seat);
        let choice = bot.think(&Question::new(game, &self.state, seat, shared.budget, seed).until(&stop));
        // What a bot says that was told to stop need not be what it would have said.
        if stop() {
            return Err(Halt::Stopped);
        }
        let choice = choice.ok_or(Halt::Fault { seat })?;
        game.apply(&mut self.state, seat, choice.action, &mut Silent).map_err(|_| Halt::Fault { seat })
    }

    /// Writes the row of the game, which says of no end yet.
    #[inline(always)]
    pub(crate) fn write(
        &mut self,
        shared: &Shared<G>,
        ended: Option<&Outcome>,
        moves: MoveSet,
        row: Rows<'_>,
    ) {
        let Rows { observations, masks, rewards, points, done, to_act } = row;
        shared.game.observe_next(&self.state, self.seat, self.draft, &mut self.memo, observations);
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

impl Halt {
    pub(crate) fn of(self, game: usize) -> BatchError {
        match self {
            Self::Fault { seat } => BatchError::Fault { game, seat },
            Self::Stopped => BatchError::Stopped,
        }
    }
}
