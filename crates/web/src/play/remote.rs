//! A game that lies elsewhere, as a server tells of it: what one viewer sees and hears, step by step.
//!
//! Whom the game waits for, what is legal and how it ended follow from the view by the rules. An own decision is shown at once where
//! it can only have one effect, and is taken back should the server say otherwise.

use std::collections::VecDeque;
use std::rc::Rc;
use std::sync::Arc;

use locale::Texts;
use protocol::Sitter;
use table::{Actor, Event, Match, Refused, Seat, Seats, ToAct, Viewer, dice};
use telling::Names;
use telling::online::names_at;

use super::host::{AnyHost, Host, Turn};
use crate::board::Board;
use crate::library::Kept;
use crate::parts::portrait::Portrait;
use crate::seen::{Seen, visible};

/// If more steps than this wait to be shown, only the last of them are shown one by one.
const MOST_WAITING: usize = 12;
/// In so many positions that look the same a decision is tried, before it is shown.
const WORLDS: u64 = 4;

/// A step, as it was heard of.
pub(crate) struct HeardStep<G: Board> {
    /// What is seen after it.
    pub(crate) view: G::View,
    /// What it brought.
    pub(crate) facts: Vec<G::Fact>,
    /// Whether somebody decided who does not need the time that people take.
    pub(crate) is_by_bot: bool,
}

/// An own decision on its way.
struct Sent<G: Board> {
    /// What was seen before it, where it is shown already.
    before: Option<G::View>,
    /// With how many entries of the table it was done, once that is known.
    done: Option<u64>,
}

/// What is known here of a game that lies elsewhere.
pub(crate) struct Remote<G: Board> {
    game: G,
    own: Option<Seat>,
    sitters: Vec<Sitter>,
    /// What is shown.
    view: G::View,
    /// What each step brought that is shown; nothing where that is not known yet.
    facts: Vec<Vec<G::Fact>>,
    /// What is still to be shown.
    coming: VecDeque<HeardStep<G>>,
    sent: Option<Sent<G>>,
    /// How many entries of the table were heard.
    entries: u64,
    /// Takes a decision, in the notation of records, to where the game lies.
    send: Rc<dyn Fn(String)>,
    /// All of it, once it is over and told.
    whole: Option<Match<G>>,
}

impl<G: Board> Remote<G> {
    /// A game that this seat sees like this after so many steps.
    pub(crate) fn new(
        game: G,
        own: Option<Seat>,
        sitters: Vec<Sitter>,
        (view, steps, entries): (G::View, usize, u64),
        send: Rc<dyn Fn(String)>,
    ) -> Self {
        let facts = (0..steps).map(|_| Vec::new()).collect();
        Self {
            game,
            own,
            sitters,
            view,
            facts,
            coming: VecDeque::new(),
            sent: None,
            entries,
            send,
            whole: None,
        }
    }

    /// The table as it is now: what was to be shown on the way there is left out.
    pub(crate) fn look(&mut self, sitters: Vec<Sitter>, (view, steps, entries): (G::View, usize, u64)) {
        (self.view, self.entries, self.sitters) = (view, entries, sitters);
        self.coming.clear();
        self.facts.resize_with(steps, Vec::new);
        if let Some(sent) = &mut self.sent {
            sent.before = None;
        }
        self.settle();
    }

    /// What happened before one came.
    pub(crate) fn remember(&mut self, story: Vec<Vec<G::Fact>>) {
        for (known, told) in self.facts.iter_mut().zip(story) {
            if known.is_empty() {
                *known = told;
            }
        }
    }

    /// Somebody else sits somewhere.
    pub(crate) fn seat(&mut self, seat: Seat, sitter: Sitter, entries: u64) {
        self.entries = entries;
        if let Some(place) = self.sitters.get_mut(seat.index()) {
            *place = sitter;
        }
    }

    /// The game went on by the decision of a seat.
    pub(crate) fn take_in(&mut self, seat: Option<Seat>, steps: Vec<HeardStep<G>>, entries: u64) {
        self.entries = entries;
        let mut steps = VecDeque::from(steps);
        if seat.is_some() && seat == self.own {
            let shown = self.sent.take().and_then(|sent| sent.before);
            if let Some(before) = shown {
                match steps.front() {
                    Some(first) if first.view == self.view => {
                        let first = steps.pop_front();
                        if let (Some(last), Some(first)) = (self.facts.last_mut(), first) {
                            *last = first.facts;
                        }
                    }
                    _ => self.take_back(before),
                }
            }
        } else if let Some(before) = self.sent.as_mut().and_then(|sent| sent.before.take()) {
            // Somebody else was faster.
            self.take_back(before);
        }
        self.coming.append(&mut steps);
        while self.coming.len() > MOST_WAITING {
            self.show_next();
        }
        self.settle();
    }

    /// An own decision was done: it is the last of so many entries.
    pub(crate) fn done(&mut self, entries: Option<u64>) {
        if let Some(sent) = &mut self.sent {
            sent.done = Some(entries.unwrap_or(0));
        }
        self.settle();
    }

    /// An own decision was refused.
    pub(crate) fn refused(&mut self) {
        if let Some(before) = self.sent.take().and_then(|sent| sent.before) {
            self.take_back(before);
        }
    }

    /// All that there was, after the end.
    pub(crate) fn is_told(&mut self, whole: Match<G>) {
        self.whole = Some(whole);
    }

    /// Forgets a decision that was done and heard of.
    fn settle(&mut self) {
        let entries = self.entries;
        if self.sent.as_ref().is_some_and(|sent| sent.done.is_some_and(|done| done <= entries)) {
            self.sent = None;
        }
    }

    fn take_back(&mut self, before: G::View) {
        self.view = before;
        self.facts.pop();
    }

    fn show_next(&mut self) -> bool {
        let Some(HeardStep { view, facts, .. }) = self.coming.pop_front() else { return false };
        self.view = view;
        self.facts.push(facts);
        true
    }

    /// Some position that looks like this: what is the same in all of them is known.
    fn state(&self, world: u64) -> G::State {
        self.game.resample(&self.view, &mut dice::fast(world))
    }

    /// What an own decision brings, if that is the same in every position that looks like this.
    fn foreseen(&self, seat: Seat, action: G::Action) -> Option<(G::View, Vec<G::Fact>)> {
        let after = |world: u64| {
            let (mut state, mut events) = (self.state(world), Vec::<Event<G::Fact>>::new());
            self.game.apply(&mut state, seat, action, &mut events).ok()?;
            let viewer = Viewer::Seat(seat);
            let facts: Vec<G::Fact> = visible(&events, Some(viewer)).cloned().collect();
            Some((self.game.view(&state, viewer), facts))
        };
        let first = after(0)?;
        (1..WORLDS).all(|world| after(world).as_ref() == Some(&first)).then_some(first)
    }

    /// Whom the game waits for, as it is shown.
    fn to_act(&self, state: &G::State) -> ToAct {
        match self.game.to_act(state) {
            ToAct::Seats(mut seats) if self.sent.is_some() => {
                self.own.iter().for_each(|own| seats.remove(*own));
                if seats.is_empty() { ToAct::Chance } else { ToAct::Seats(seats) }
            }
            to_act => to_act,
        }
    }
}

impl<G: Board> AnyHost for Remote<G> {
    fn turn(&self, own: Option<Seat>) -> Turn {
        if let Some(next) = self.coming.front() {
            return Turn::Ready { is_decision: next.is_by_bot };
        }
        match self.to_act(&self.state(0)) {
            ToAct::Nobody => Turn::Over,
            ToAct::Seats(seats) => match own.filter(|own| seats.contains(*own) && self.sent.is_none()) {
                Some(own) => Turn::Person(own),
                None => Turn::Elsewhere,
            },
            ToAct::Chance => Turn::Elsewhere,
        }
    }

    fn advance(&mut self) -> bool {
        self.show_next()
    }

    fn decide_as(&mut self, _: Seat, _: &str) -> bool {
        false
    }

    fn stand_in(&mut self, _: Seat) -> bool {
        false
    }

    fn is_legal(&self, seat: Seat, notation: &str) -> bool {
        self.game.read_action(notation).is_ok_and(|action| self.game.is_legal(&self.state(0), seat, action))
    }

    fn question(&self, _: Seat) -> Option<(String, u64)> {
        None
    }

    fn people(&self) -> Seats {
        self.own.map_or(Seats::NONE, Seats::only)
    }

    fn portrait(&self, seat: Seat) -> Portrait {
        Portrait::at(&self.sitters, seat)
    }

    fn length(&self) -> usize {
        self.facts.len()
    }

    fn can_undo(&self) -> bool {
        false
    }

    fn undo(&mut self) -> bool {
        false
    }

    fn kept(&self) -> Option<Kept> {
        self.whole.as_ref().map(Kept::new)
    }
}

impl<G: Board> Host<G> for Remote<G> {
    fn seen(&self, to: Option<Viewer>, is_asked: bool) -> Seen<G> {
        let state = self.state(0);
        let to_act = self.to_act(&state);
        let asked = self.own.filter(|own| is_asked && to_act.includes(Actor::Seat(*own)));
        Seen {
            game: Arc::new(self.game.clone()),
            view: Arc::new(self.view.clone()),
            legal: asked.map(|own| Arc::new(self.game.legal(&state, own))),
            to,
            to_act,
            news: self.facts.last().cloned().unwrap_or_default().into(),
            steps: self.facts.len(),
            outcome: self.game.outcome(&state),
        }
    }

    fn seen_after(&self, _: usize, _: Option<Viewer>) -> Option<Seen<G>> {
        None
    }

    fn hear(&self, step: usize, _: Option<Viewer>, told: &mut dyn FnMut(&G::Fact)) {
        self.facts.get(step).into_iter().flatten().for_each(told);
    }

    fn names(&self, you: Option<Seat>, texts: &Texts) -> Names {
        Names::new(names_at(texts, &self.sitters), you, texts)
    }

    fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>> {
        let state = self.state(0);
        if !self.game.is_legal(&state, seat, action) {
            return Err(Refused::Rule(self.game.why_not(&state, seat, action)));
        }
        let before = self.foreseen(seat, action).map(|(view, facts)| {
            self.facts.push(facts);
            std::mem::replace(&mut self.view, view)
        });
        self.sent = Some(Sent { before, done: None });
        (self.send)(self.game.show_action(action).to_string());
        Ok(())
    }

    fn expected(&self) -> Option<G::Action> {
        None
    }
}
