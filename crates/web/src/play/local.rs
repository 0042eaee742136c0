//! A game that lies in this page: run from its record, with bots of its own.

use bots::{Budget, Level, Sitters, ask, bot_for};
use locale::Texts;
use table::{Course, Event, Match, Next, Refused, Seat, Seats, Seed, Step, StepOf, Viewer};
use telling::Names;

use super::host::{AnyHost, Host, Turn};
use crate::board::Board;
use crate::browser::random;
use crate::library::Kept;
use crate::seen::{Seen, visible};

/// A game that lies in this page.
pub(crate) struct Local<G: Board> {
    course: Course<G>,
    sitters: Sitters,
    /// What each step brought.
    events: Vec<Vec<Event<G::Fact>>>,
    /// Where only one decision is asked for: whose, and after how many steps.
    posed: Option<(Seat, usize)>,
}

impl<G: Board> Local<G> {
    /// Goes on with a game.
    pub(crate) fn new(played: Match<G>) -> Self {
        Self::at(Course::new(played, || Seed::random(random())))
    }

    /// Follows a game that is known beforehand, after so many of its steps.
    pub(crate) fn scripted(known: &Match<G>, steps: usize) -> Self {
        let mut local = Self::at(Course::scripted(known));
        for _ in 0..steps {
            let step = local.course.scripted_step().cloned();
            // What is known was played by the rules.
            if step.is_none_or(|step| local.step(step).is_err()) {
                break;
            }
        }
        local
    }

    /// Asks for one decision of `seat`, and does not go on.
    pub(crate) fn posed(played: Match<G>, seat: Seat) -> Self {
        let steps = played.record().steps().len();
        Self { posed: Some((seat, steps)), ..Self::new(played) }
    }

    fn at(course: Course<G>) -> Self {
        let mut events = Vec::new();
        course.played().record().replay(|_, _, happened| events.push(happened.to_vec()));
        let sitters = Sitters::of(course.played().record());
        Self { course, sitters, events, posed: None }
    }

    fn played(&self) -> &Match<G> {
        self.course.played()
    }

    fn next(&self) -> table::NextOf<G, Level> {
        self.course.next(|seat| self.sitters.bot(seat))
    }

    fn step(&mut self, step: StepOf<G>) -> Result<(), Refused<G::Refusal>> {
        let mut events = Vec::new();
        self.course.step(step, &mut events)?;
        self.events.push(events);
        Ok(())
    }

    fn read(&self, notation: &str) -> Option<G::Action> {
        self.played().game().read_action(notation).ok()
    }

    /// The number of the last step that the one person at the table decided.
    fn last_own(&self) -> Option<usize> {
        if let Some((_, steps)) = self.posed {
            return (self.length() > steps).then_some(steps);
        }
        let people = self.people();
        if self.course.is_scripted() || people.len() != 1 {
            return None;
        }
        let steps = self.played().record().steps();
        steps.iter().rposition(|step| matches!(step, Step::Seat(seat, _) if people.contains(*seat)))
    }
}

impl<G: Board> AnyHost for Local<G> {
    fn turn(&self, own: Option<Seat>) -> Turn {
        if let Some((seat, steps)) = self.posed {
            return if self.length() == steps { Turn::Person(seat) } else { Turn::Over };
        }
        match self.next() {
            Next::Over => Turn::Over,
            Next::Step(step) => Turn::Ready { is_decision: matches!(step, Step::Seat(..)) },
            Next::Bot(seat, level) => Turn::Bot(seat, level),
            Next::People(seats) => {
                let first = own.filter(|&seat| seats.contains(seat)).or(seats.first());
                first.map_or(Turn::Over, Turn::Person)
            }
        }
    }

    fn advance(&mut self) -> bool {
        match self.next() {
            Next::Step(step) => self.step(step).is_ok(),
            _ => false,
        }
    }

    fn decide_as(&mut self, seat: Seat, notation: &str) -> bool {
        self.read(notation).is_some_and(|action| self.step(Step::Seat(seat, action)).is_ok())
    }

    fn stand_in(&mut self, seat: Seat) -> bool {
        let level = G::LEVELS.first().copied().unwrap_or(Level::Apprentice);
        let choice = ask(&self.course, seat, bot_for::<G>(level).as_ref(), Budget::Iterations(1), &|| true);
        choice.is_some_and(|choice| self.step(Step::Seat(seat, choice.action)).is_ok())
    }

    fn is_legal(&self, seat: Seat, notation: &str) -> bool {
        let (game, state) = (self.played().game(), self.played().state());
        self.read(notation).is_some_and(|action| game.is_legal(state, seat, action))
    }

    fn question(&self, seat: Seat) -> Option<(String, u64)> {
        Some((self.played().to_string(), self.course.thought(seat)))
    }

    fn people(&self) -> Seats {
        self.sitters.people()
    }

    fn length(&self) -> usize {
        self.events.len()
    }

    fn can_undo(&self) -> bool {
        self.last_own().is_some()
    }

    fn undo(&mut self) -> bool {
        let Some(step) = self.last_own() else { return false };
        self.course.rewind(step);
        self.events.truncate(step);
        true
    }

    fn kept(&self) -> Option<Kept> {
        Some(Kept::new(self.played()))
    }
}

impl<G: Board> Host<G> for Local<G> {
    fn seen(&self, to: Option<Viewer>, is_asked: bool) -> Seen<G> {
        let news = self.events.last().map_or(&[][..], Vec::as_slice);
        Seen::new(self.played(), to, news, is_asked)
    }

    fn seen_after(&self, steps: usize, to: Option<Viewer>) -> Option<Seen<G>> {
        let last = steps.checked_sub(1);
        let news = last.and_then(|last| self.events.get(last)).map_or(&[][..], Vec::as_slice);
        Some(Seen::new(&self.played().rewound(steps), to, news, false))
    }

    fn hear(&self, step: usize, to: Option<Viewer>, told: &mut dyn FnMut(&G::Fact)) {
        if let Some(events) = self.events.get(step) {
            visible(events, to).for_each(told);
        }
    }

    fn names(&self, you: Option<Seat>, texts: &Texts) -> Names {
        Names::of(self.played().record(), you, texts)
    }

    fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>> {
        self.step(Step::Seat(seat, action))
    }

    fn expected(&self) -> Option<G::Action> {
        match self.course.scripted_step()? {
            Step::Seat(seat, action) if self.people().contains(*seat) => Some(*action),
            _ => None,
        }
    }
}
