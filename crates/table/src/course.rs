//! A game that is being run: what comes next, for whoever runs it.

use std::fmt;

use crate::{
    Game, Listener, Match, Outcome, Record, Refused, Seat, Seats, Seed, Silent, Step, StepOf, ToAct,
};

/// A game in progress together with where its chance comes from.
///
/// Terminal, page, arena and tests run a game in the same loop: they ask what is [next](Self::next), let bots think and people
/// decide, and perform the [step](Self::step). So the same seed gives the same game everywhere.
///
/// ```text
/// loop {
///     let step = match course.next(|seat| bots.get(seat)) {
///         Next::Over => break,
///         Next::Step(step) => step,
///         Next::Bot(seat, bot) => Step::Seat(seat, bot.think(…)),
///         Next::People(seats) => ask(seats),
///     };
///     course.step(step, &mut listener)?;
/// }
/// ```
///
/// `Debug` shows nothing that is hidden: of a script, how many steps it has.
#[derive(Clone)]
pub struct Course<G: Game> {
    played: Match<G>,
    chance: ChanceSource,
    /// The whole game, where it is known beforehand.
    script: Option<Vec<StepOf<G>>>,
}

/// What a game waits for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next<A, C, B> {
    /// Nothing: the game, or the script that it follows, is over.
    Over,
    /// A step that nobody has to think about: an outcome of chance, or one that a script has.
    Step(Step<A, C>),
    /// The decision of a bot.
    Bot(Seat, B),
    /// A decision of each of these people, in whatever order.
    People(Seats),
}

/// What a game `G` waits for, where bots are `B`.
pub type NextOf<G, B> = Next<<G as Game>::Action, <G as Game>::Chance, B>;

impl<G: Game> fmt::Debug for Course<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Course")
            .field("played", &self.played)
            .field("chance", &self.chance)
            .field("script", &self.script.as_ref().map(Vec::len))
            .finish()
    }
}

impl<G: Game> Course<G> {
    /// Goes on with a game whose chance comes from where its record says; where it says nothing, from this seed, and the
    /// record says so from now on.
    pub fn new(mut played: Match<G>, fresh: impl FnOnce() -> Seed) -> Self {
        let chance = ChanceSource::of(played.record()).unwrap_or_else(|| {
            let chance = ChanceSource::new(fresh());
            let (key, text) = chance.remark();
            // A seed has no character that a remark may not have.
            let _ = played.add_about(key, &text);
            chance
        });
        Self { played, chance, script: None }
    }

    /// Follows a game that is known beforehand, from its beginning.
    pub fn scripted(known: &Match<G>) -> Self {
        let script = Some(known.record().steps().to_vec());
        Self { played: known.rewound(0), chance: ChanceSource::new(Seed::number(0)), script }
    }

    /// The game so far.
    pub fn played(&self) -> &Match<G> {
        &self.played
    }

    /// Where its chance comes from.
    pub fn chance(&self) -> ChanceSource {
        self.chance
    }

    /// The step that a script has next.
    pub fn scripted_step(&self) -> Option<&StepOf<G>> {
        self.script.as_ref()?.get(self.played.record().steps().len())
    }

    /// What the game waits for, where `bot` says who decides for a seat if no person does. Where several decide at once, bots
    /// come before people: nobody waits for them later.
    pub fn next<B>(&self, bot: impl Fn(Seat) -> Option<B>) -> NextOf<G, B> {
        if self.is_scripted() {
            return match self.scripted_step() {
                None => Next::Over,
                Some(Step::Seat(seat, _)) if bot(*seat).is_none() => Next::People(Seats::only(*seat)),
                Some(step) => Next::Step(step.clone()),
            };
        }
        match self.played.to_act() {
            ToAct::Nobody => Next::Over,
            ToAct::Chance => Next::Step(Step::Chance(self.chance.next(&self.played))),
            ToAct::Seats(seats) => {
                let first = seats.iter().find_map(|seat| bot(seat).map(|bot| Next::Bot(seat, bot)));
                first.unwrap_or(Next::People(seats))
            }
        }
    }

    /// What the thoughts of a seat that is to decide are drawn from.
    pub fn thought(&self, seat: Seat) -> u64 {
        let steps = self.played.record().steps().len() as u64;
        self.chance.seed().thought(steps, self.played.to_act().seats(), seat)
    }

    /// Performs and records a step, or refuses it and changes nothing.
    ///
    /// # Errors
    /// As the rules say.
    pub fn step<L: Listener<G::Fact>>(
        &mut self,
        step: StepOf<G>,
        listener: &mut L,
    ) -> Result<(), Refused<G::Refusal>> {
        self.played.step(step, listener)
    }

    /// Runs the game to its end where every seat decides at once, and answers how it ended; nothing where `decide` has no
    /// decision, or the script that it follows ends before it.
    ///
    /// # Errors
    /// If a decision is not legal.
    pub fn run(
        &mut self,
        mut decide: impl FnMut(&Self, Seat) -> Option<G::Action>,
    ) -> Result<Option<Outcome>, Refused<G::Refusal>> {
        loop {
            let step = match self.next(|_| Some(())) {
                Next::Over => return Ok(self.played.game().outcome(self.played.state())),
                Next::Step(step) => step,
                Next::Bot(seat, ()) => match decide(self, seat) {
                    Some(action) => Step::Seat(seat, action),
                    None => return Ok(None),
                },
                // Every seat decides at once.
                Next::People(_) => return Ok(None),
            };
            self.step(step, &mut Silent)?;
        }
    }

    /// Whether it follows a game that is known beforehand.
    pub fn is_scripted(&self) -> bool {
        self.script.is_some()
    }

    /// Takes all but the first `steps` back. What chance brings after them is what it brought.
    pub fn rewind(&mut self, steps: usize) {
        self.played = self.played.rewound(steps);
    }
}

/// Where the outcomes of chance of a game come from: a seed, and how they are drawn from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChanceSource {
    seed: Seed,
    scheme: Scheme,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scheme {
    /// Each outcome by its number: [`Seed::outcome`].
    Numbered,
    /// One after the other from one stream of numbers, as games of before were drawn.
    Stream,
}

impl Scheme {
    /// The key of the remark that names the seed in a record.
    const fn key(self) -> &'static str {
        match self {
            Self::Numbered => "dice",
            Self::Stream => "seed",
        }
    }
}

impl ChanceSource {
    /// Chance from this seed.
    pub const fn new(seed: Seed) -> Self {
        Self { seed, scheme: Scheme::Numbered }
    }

    /// What a record says of it, if anything.
    pub fn of<G: Game>(record: &Record<G>) -> Option<Self> {
        [Scheme::Numbered, Scheme::Stream].into_iter().find_map(|scheme| {
            let seed = record.remark(scheme.key())?.parse().ok()?;
            Some(Self { seed, scheme })
        })
    }

    /// The key and the text of the remark that says so in a record.
    pub fn remark(self) -> (&'static str, String) {
        (self.scheme.key(), self.seed.to_string())
    }

    /// The seed that gives a new game the same chance, if there is one: chance of before is not drawn any more.
    pub fn repeatable(self) -> Option<Seed> {
        (self.scheme == Scheme::Numbered).then_some(self.seed)
    }

    /// The seed. Whoever knows it knows every card to come.
    pub fn seed(self) -> Seed {
        self.seed
    }

    /// Draws every outcome of chance of a record again, and answers how many there are.
    ///
    /// # Errors
    /// The first outcome that is another one.
    pub fn verify<G: Game>(self, record: &Record<G>) -> Result<u64, OtherOutcome> {
        let (mut redrawn, mut drawn) = (Match::new(record.game().clone()), 0);
        for (at, step) in record.steps().iter().enumerate() {
            if let Step::Chance(outcome) = step {
                let expected = self.next(&redrawn);
                if expected != *outcome {
                    let expected = record.line(&Step::Chance(expected)).to_string();
                    return Err(OtherOutcome {
                        step: at + 1,
                        found: record.line(step).to_string(),
                        expected,
                    });
                }
                drawn += 1;
            }
            // Every step was accepted before from this very position.
            let replayed = redrawn.step(step.clone(), &mut Silent);
            debug_assert!(replayed.is_ok(), "a recorded step was refused");
        }
        Ok(drawn)
    }

    /// The outcome of chance that a game waits for.
    fn next<G: Game>(self, played: &Match<G>) -> G::Chance {
        match self.scheme {
            Scheme::Numbered => self.seed.outcome(played.game(), played.state(), played.record().chances()),
            Scheme::Stream => {
                let (mut dice, game) = (self.seed.dice(), played.game());
                played.record().replay(|before, step, _| {
                    if matches!(step, Step::Chance(_)) {
                        let _ = game.sample(before, &mut dice);
                    }
                });
                game.sample(played.state(), &mut dice)
            }
        }
    }
}

/// An outcome of chance in a record is not the one that its seed gives.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("step {step} is {found:?}, but the seed gives {expected:?}")]
pub struct OtherOutcome {
    /// The step, counted from 1.
    pub step: usize,
    /// The line of the record.
    pub found: String,
    /// The line that the seed gives.
    pub expected: String,
}
