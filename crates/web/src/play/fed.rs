//! Shows that the seam holds: a game that lies elsewhere, as messages tell of it, beside the same game in this page.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::cell::RefCell;
use std::rc::Rc;

use bots::{Budget, Level, Question, Sitters, ask, bot_for};
use protocol::Sitter;
use serde::{Deserialize, Serialize};
use table::{ChanceSource, Course, Event, Game as _, Legal as _, Match, Next, Seat, Seed, Step, Viewer};

use super::host::{AnyHost as _, Host as _, Turn};
use super::local::Local;
use super::remote::{HeardStep, Remote};
use crate::board::Board;
use crate::seen::{Seen, visible};

/// What a viewer is told after a step.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
struct Message<G: Board> {
    view: G::View,
    facts: Vec<G::Fact>,
}

/// A game that lies elsewhere, and the decisions on their way there, in the notation of records.
struct Fed<G: Board> {
    remote: Remote<G>,
    own: Seat,
    sent: Rc<RefCell<Vec<String>>>,
    entries: u64,
}

impl<G: Board> Fed<G> {
    fn new(opening: &Match<G>, own: Seat) -> Self {
        let view = opening.game().view(opening.state(), Viewer::Seat(own));
        let sent = Rc::new(RefCell::new(Vec::new()));
        let taken = Rc::clone(&sent);
        let send = Rc::new(move |step| taken.borrow_mut().push(step));
        let sitters = vec![Sitter::Nobody; opening.game().seats()];
        let remote = Remote::new(opening.game().clone(), Some(own), sitters, (view, 0, 0), send);
        Self { remote, own, sent, entries: 0 }
    }

    /// Hears of a step and shows it.
    fn hear_message(&mut self, by: Option<Seat>, text: &str) {
        let Message { view, facts } = serde_json::from_str::<Message<G>>(text).unwrap();
        self.entries += 1;
        self.remote.take_in(by, vec![HeardStep { view, facts, is_by_bot: false }], self.entries);
        while self.remote.advance() {}
    }
}

/// What both sides show must be the same.
fn compare<G: Board>(here: &Local<G>, elsewhere: &Fed<G>) {
    let own = Some(Viewer::Seat(elsewhere.own));
    let turns = (here.turn(Some(elsewhere.own)), elsewhere.remote.turn(Some(elsewhere.own)));
    let is_asked = matches!(turns.0, Turn::Person(_));
    // Where several decide at once, bots of the page come before people; those elsewhere are not waited for.
    let is_busy = matches!(turns.0, Turn::Bot(..));
    assert!(is_busy || is_asked == matches!(turns.1, Turn::Person(_)), "{turns:?}");
    let (here, there) = (here.seen(own, is_asked), elsewhere.remote.seen(own, is_asked));
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
                let seen = elsewhere.remote.seen(Some(Viewer::Seat(own)), true);
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
                elsewhere.remote.decide(own, action).unwrap();
                assert_eq!(elsewhere.remote.turn(Some(own)), Turn::Elsewhere, "it is on its way");
                let sent = elsewhere.sent.borrow_mut().pop().unwrap();
                Step::Seat(own, server.played().game().read_action(&sent).unwrap())
            }
        };
        match step.clone() {
            Step::Seat(seat, action) => here.decide(seat, action).unwrap(),
            Step::Chance(_) => assert!(here.advance()),
        }
        let mut events: Vec<Event<G::Fact>> = Vec::new();
        let by = if let Step::Seat(seat, _) = &step { Some(*seat) } else { None };
        server.step(step, &mut events).unwrap();
        let message = Message::<G> {
            view: server.played().game().view(server.played().state(), Viewer::Seat(own)),
            facts: visible(&events, Some(Viewer::Seat(own))).cloned().collect(),
        };
        elsewhere.hear_message(by, &serde_json::to_string(&message).unwrap());
    }
    assert_eq!(elsewhere.remote.turn(Some(own)), Turn::Over);
}

/// A decision whose effect is the same whatever is hidden is shown at once; what others do first, and what is refused, takes it back.
#[test]
fn own_decisions_are_shown_at_once_and_taken_back_where_they_were_not_made() {
    use games::Wizard;
    let mut server =
        Course::new(Match::<Wizard>::new(Wizard::new(Default::default()).unwrap()), || Seed::number(5));
    let own = Seat::new(1);
    let mut events = Vec::new();
    // Chance, and whoever predicts before.
    loop {
        let step = match server.next(|seat| (seat != own).then_some(())) {
            Next::Step(step) => step,
            Next::Bot(seat, ()) => Step::Seat(seat, "predict 0".parse().unwrap()),
            Next::People(_) => break,
            Next::Over => unreachable!("nobody has decided"),
        };
        server.step(step, &mut events).unwrap();
    }
    let mut fed = Fed::new(server.played(), own);
    let before = fed.remote.seen(Some(Viewer::Seat(own)), true);
    let predict = |fed: &mut Fed<Wizard>| fed.remote.decide(own, "predict 1".parse().unwrap()).unwrap();
    predict(&mut fed);
    let shown = fed.remote.seen(Some(Viewer::Seat(own)), true);
    assert!(shown.steps == before.steps + 1 && shown.view != before.view && shown.legal.is_none());
    fed.remote.refused();
    let after = fed.remote.seen(Some(Viewer::Seat(own)), true);
    assert!(after.steps == before.steps && after.view == before.view && after.legal.is_some());
    // The connection is lost: what is seen then counts, and what was sent is still on its way until it is answered.
    predict(&mut fed);
    fed.remote.look(Vec::new(), ((*before.view).clone(), before.steps, 7));
    assert_eq!(fed.remote.turn(Some(own)), Turn::Elsewhere);
    fed.remote.done(Some(7));
    assert_eq!(fed.remote.turn(Some(own)), Turn::Person(own));
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
