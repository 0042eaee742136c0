//! The game behind a table: what must not be shown as it is.

use bots::{Budget, Level, bot_for, thought_seed};
use table::dice::{self, Dice};
use table::{Event, Legal as _, Match, Refused, Seat, Seed, Step, StepOf, ToAct, Viewer};

use super::guided::Script;
use crate::board::Board;
use crate::browser::random;
use crate::players::Players;
use crate::seen::Seen;

/// What must not be shown.
pub(super) struct Inner<G: Board> {
    pub(super) played: Match<G>,
    /// What each step brought.
    pub(super) events: Vec<Vec<Event<G::Fact>>>,
    pub(super) players: Players,
    pub(super) dice: Dice,
    pub(super) id: Option<String>,
    /// What a guided game follows.
    pub(super) script: Option<Script<G>>,
    /// Whose eyes look at the screen.
    pub(super) to: Option<Viewer>,
    /// Grows whenever what was going on is to be dropped.
    pub(super) turn: u32,
}

/// What is next.
pub(super) enum Next<G: Board> {
    Over,
    /// Something is to be read first.
    Reading,
    Chance,
    Bot(Seat, Level),
    /// A step that is known beforehand.
    Scripted(StepOf<G>),
    Person(Seat),
}

impl<G: Board> Inner<G> {
    pub(super) fn new(mut played: Match<G>, id: Option<String>) -> Self {
        let players = Players::of(played.record(), || Seed::random(random()));
        players.keep_seed(&mut played);
        let people = players.people();
        let to = match people.first() {
            Some(seat) if people.len() == 1 => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        };
        let mut inner = Self {
            dice: players.seed.dice(),
            events: Vec::new(),
            script: None,
            played,
            players,
            id,
            to: Some(to),
            turn: 0,
        };
        inner.replay();
        inner
    }

    /// Draws again what chance has drawn, so that the game goes on as if it had not been interrupted.
    pub(super) fn replay(&mut self) {
        self.dice = self.players.seed.dice();
        self.events.clear();
        let (dice, events, game) = (&mut self.dice, &mut self.events, self.played.game());
        self.played.record().replay(|before, step, happened| {
            if matches!(step, Step::Chance(_)) {
                let _ = game.sample(before, dice);
            }
            events.push(happened.to_vec());
        });
    }

    pub(super) fn next(&self) -> Next<G> {
        let steps = self.played.record().steps().len();
        if let Some(script) = &self.script {
            if script.lesson(steps).is_some() && !script.asks(steps, self.players.people()) {
                return Next::Reading;
            }
            return match script.steps.get(steps) {
                None => Next::Over,
                Some(Step::Seat(seat, _)) if self.players.people().contains(*seat) => Next::Person(*seat),
                Some(step) => Next::Scripted(step.clone()),
            };
        }
        match self.played.to_act() {
            ToAct::Nobody => Next::Over,
            ToAct::Chance => Next::Chance,
            // Where several decide at once, bots come first: nobody waits for them later.
            ToAct::Seats(seats) => seats
                .iter()
                .find_map(|seat| self.players.bot(seat).map(|level| Next::Bot(seat, level)))
                .or_else(|| {
                    let own = self.to.and_then(Viewer::seat).filter(|&seat| seats.contains(seat));
                    own.or(seats.first()).map(Next::Person)
                })
                .unwrap_or(Next::Over),
        }
    }

    /// What a bot is asked: the game so far, and the seed of its thoughts.
    pub(super) fn question(&self) -> (String, u64) {
        (self.played.to_string(), self.players.seed.thoughts())
    }

    /// The action that this notation means, if the seat may do it now.
    pub(super) fn legal_action(&self, seat: Seat, notation: &str) -> Option<G::Action> {
        let (game, state) = (self.played.game(), self.played.state());
        game.read_action(notation).ok().filter(|&action| game.is_legal(state, seat, action))
    }

    /// What the weakest bot does, at once and without the worker; if even that should be illegal, anything that is legal.
    pub(super) fn stand_in(&self, seat: Seat) -> Option<G::Action> {
        let (game, state) = (self.played.game(), self.played.state());
        let (view, legal) = (game.view(state, Viewer::Seat(seat)), game.legal(state, seat));
        let seed = thought_seed(self.players.seed.thoughts(), self.played.record().steps().len() as u64);
        let level = G::LEVELS.first().copied().unwrap_or(Level::Apprentice);
        let choice = bot_for::<G>(level).think(game, &view, &legal, Budget::Iterations(1), seed, &|| true);
        let chosen = choice.map(|choice| choice.action).filter(|&action| legal.contains(action));
        chosen.or_else(|| legal.choose(&mut dice::fast(seed)))
    }

    pub(super) fn step(&mut self, step: StepOf<G>) -> Result<(), Refused<G::Refusal>> {
        let mut events = Vec::new();
        self.played.step(step, &mut events)?;
        self.events.push(events);
        Ok(())
    }

    pub(super) fn seen(&self) -> Seen<G> {
        let news = self.events.last().map_or(&[][..], Vec::as_slice);
        let is_asked = matches!(self.next(), Next::Person(_));
        Seen::new(&self.played, self.to, news, is_asked)
    }

    /// The number of the last step that the one person at the table decided.
    pub(super) fn last_own(&self) -> Option<usize> {
        let people = self.players.people();
        let steps = self.played.record().steps();
        steps.iter().rposition(|step| matches!(step, Step::Seat(seat, _) if people.contains(*seat)))
    }
}
