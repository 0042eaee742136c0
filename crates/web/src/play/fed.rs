//! A game that lies elsewhere, as messages tell of it: the second side of the seam, and what shows that it holds.
//!
//! A message says what one viewer sees and hears after a step, as JSON. Whom the game waits for, what is legal and how it
//! ended follow from the view by the rules.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::sync::Arc;

use bots::{Budget, Level, Question, Sitters, ask, bot_for};
use locale::Texts;
use serde::{Deserialize, Serialize};
use table::{
    Actor, ChanceSource, Course, Event, Legal as _, Match, Next, Record, Refused, Seat, Seats, Seed, Step,
    ToAct, Viewer, dice,
};
use telling::Names;

use super::host::{AnyHost, Host, Turn};
use super::local::Local;
use crate::board::Board;
use crate::library::Kept;
use crate::seen::{Seen, visible};

/// What a viewer is told after a step.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Message<G: Board> {
    view: G::View,
    facts: Vec<G::Fact>,
}

/// What is known here of a game that lies elsewhere.
struct Fed<G: Board> {
    /// Options and names: what was known before the first step.
    opening: Record<G>,
    own: Seat,
    view: G::View,
    /// What each step brought.
    facts: Vec<Vec<G::Fact>>,
    /// Decisions on their way, in the notation of records.
    sent: Vec<String>,
}

impl<G: Board> Fed<G> {
    fn new(opening: &Match<G>, own: Seat) -> Self {
        let view = opening.game().view(opening.state(), Viewer::Seat(own));
        Self { opening: opening.record().clone(), own, view, facts: Vec::new(), sent: Vec::new() }
    }

    fn hear_message(&mut self, text: &str) {
        let Message { view, facts } = serde_json::from_str::<Message<G>>(text).unwrap();
        self.view = view;
        self.facts.push(facts);
    }

    /// Some position that looks like this: what is the same in all of them is known.
    fn state(&self) -> G::State {
        self.opening.game().resample(&self.view, &mut dice::fast(0))
    }
}

impl<G: Board> AnyHost for Fed<G> {
    fn turn(&self, own: Option<Seat>) -> Turn {
        match self.opening.game().to_act(&self.state()) {
            ToAct::Nobody => Turn::Over,
            ToAct::Seats(seats) if own.is_some_and(|own| seats.contains(own)) => Turn::Person(self.own),
            ToAct::Seats(_) | ToAct::Chance => Turn::Elsewhere,
        }
    }

    fn advance(&mut self) -> bool {
        false
    }

    fn decide_as(&mut self, _: Seat, _: &str) -> bool {
        false
    }

    fn stand_in(&mut self, _: Seat) -> bool {
        false
    }

    fn is_legal(&self, seat: Seat, notation: &str) -> bool {
        let game = self.opening.game();
        game.read_action(notation).is_ok_and(|action| game.is_legal(&self.state(), seat, action))
    }

    fn question(&self, _: Seat) -> Option<(String, u64)> {
        None
    }

    fn people(&self) -> Seats {
        Seats::only(self.own)
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
        None
    }
}

impl<G: Board> Host<G> for Fed<G> {
    fn seen(&self, to: Option<Viewer>, is_asked: bool) -> Seen<G> {
        let (game, state) = (self.opening.game(), self.state());
        let to_act = game.to_act(&state);
        Seen {
            game: Arc::new(game.clone()),
            view: Arc::new(self.view.clone()),
            legal: (is_asked && to_act.includes(Actor::Seat(self.own)))
                .then(|| Arc::new(game.legal(&state, self.own))),
            to,
            to_act,
            news: self.facts.last().cloned().unwrap_or_default().into(),
            steps: self.facts.len(),
            outcome: game.outcome(&state),
        }
    }

    fn seen_after(&self, _: usize, _: Option<Viewer>) -> Option<Seen<G>> {
        None
    }

    fn hear(&self, step: usize, _: Option<Viewer>, told: &mut dyn FnMut(&G::Fact)) {
        self.facts.get(step).into_iter().flatten().for_each(told);
    }

    fn names(&self, you: Option<Seat>, texts: &Texts) -> Names {
        Names::of(&self.opening, you, texts)
    }

    fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused<G::Refusal>> {
        let (game, state) = (self.opening.game(), self.state());
        if !game.is_legal(&state, seat, action) {
            return Err(Refused::Rule(game.why_not(&state, seat, action)));
        }
        self.sent.push(game.show_action(action).to_string());
        Ok(())
    }

    fn expected(&self) -> Option<G::Action> {
        None
    }
}

/// What both sides show must be the same.
fn compare<G: Board>(here: &Local<G>, elsewhere: &Fed<G>) {
    let own = Some(Viewer::Seat(elsewhere.own));
    let turns = (here.turn(Some(elsewhere.own)), elsewhere.turn(Some(elsewhere.own)));
    let is_asked = matches!(turns.0, Turn::Person(_));
    // Where several decide at once, bots of the page come before people; those elsewhere are not waited for.
    let is_busy = matches!(turns.0, Turn::Bot(..));
    assert!(is_busy || is_asked == matches!(turns.1, Turn::Person(_)), "{turns:?}");
    let (here, there) = (here.seen(own, is_asked), elsewhere.seen(own, is_asked));
    assert_eq!(here.view, there.view);
    assert_eq!((here.to_act, here.steps, here.outcome), (there.to_act, there.steps, there.outcome));
    assert_eq!(here.news, there.news);
    let count = |seen: &Seen<G>| seen.legal.as_ref().map(|legal| legal.len());
    assert_eq!(count(&here), count(&there));
}

/// A person plays a game that lies elsewhere; beside it, the same game lies here.
fn check<G: Board>(options: G::Options, seed: u64) {
    let own = Seat::new(1);
    let mut opening = Match::new(G::new(options).unwrap());
    let sitters = Sitters::one_person(own, Level::Apprentice, opening.game().seats());
    for (key, text) in [sitters.remark(), ChanceSource::new(Seed::number(seed)).remark()] {
        opening.add_about(key, &text).unwrap();
    }
    let (mut here, mut elsewhere) = (Local::new(opening.clone()), Fed::new(&opening, own));
    let mut server = Course::new(opening, || Seed::number(seed));
    let bot = bot_for::<G>(Level::Apprentice);
    loop {
        compare(&here, &elsewhere);
        let step = match server.next(|seat| (seat != own).then_some(())) {
            Next::Over => break,
            Next::Step(step) => step,
            Next::Bot(seat, ()) => {
                let choice = ask(&server, seat, bot.as_ref(), Budget::Iterations(1), &|| false).unwrap();
                Step::Seat(seat, choice.action)
            }
            Next::People(_) => {
                // The decision comes from what the screen shows, and goes as text.
                let seen = elsewhere.seen(Some(Viewer::Seat(own)), true);
                let question = Question {
                    game: &*seen.game,
                    seat: own,
                    view: (*seen.view).clone(),
                    legal: (*seen.legal.unwrap()).clone(),
                    budget: Budget::Iterations(1),
                    seed,
                    stop: &|| false,
                };
                let action = bot.think(&question).unwrap().action;
                elsewhere.decide(own, action).unwrap();
                let sent = elsewhere.sent.pop().unwrap();
                Step::Seat(own, server.played().game().read_action(&sent).unwrap())
            }
        };
        match step.clone() {
            Step::Seat(seat, action) => here.decide(seat, action).unwrap(),
            Step::Chance(_) => assert!(here.advance()),
        }
        let mut events: Vec<Event<G::Fact>> = Vec::new();
        server.step(step, &mut events).unwrap();
        let message = Message::<G> {
            view: server.played().game().view(server.played().state(), Viewer::Seat(own)),
            facts: visible(&events, Some(Viewer::Seat(own))).cloned().collect(),
        };
        elsewhere.hear_message(&serde_json::to_string(&message).unwrap());
    }
    assert_eq!(elsewhere.turn(Some(own)), Turn::Over);
}

#[test]
fn a_table_fed_by_messages_shows_what_one_in_the_page_shows() {
    use table::Options as _;
    for seed in 0..3 {
        for game in games::GameName::ALL {
            games::with_game!(game, G => check::<G>(Default::default(), seed));
        }
        let mut specials = games::wizard::Options::default();
        specials.set("with", "all").unwrap();
        specials.set("variants", "hidden").unwrap();
        check::<games::Wizard>(specials, seed);
    }
}
