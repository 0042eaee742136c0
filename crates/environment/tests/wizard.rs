//! Wizard keeps the laws of learners.
#![allow(clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use environment::{Layout, Learnable, conformance};
use games::wizard::{
    Card, CardKind, CardSet, Face, FaceKind, Led, Options, PhaseView, PredictionView, Special, Suit, Trick,
    Variant, View, Wizard,
};
use table::{Game, Match, Options as _, Seat, ToAct, Viewer, dice};

/// One game for every table of this many players; the seeds differ from table to table.
fn check_every_table_of(seats: u8) {
    let (mut hidden, mut seen, mut unseen) = (0, 0, 0);
    for (seed, options) in (0..).zip(Options::every()).filter(|(_, options)| options.seats == seats) {
        let game = Wizard::new(options).expect("a valid table");
        let report = conformance::check(&game, seed);
        assert_eq!(report.longest_decision, 1);
        hidden += report.hidden_differs;
        seen += report.seen_differs;
        unseen += report.unseen;
    }
    assert!(hidden > 1000 && seen > 1000 && unseen > 1000, "{hidden} {seen} {unseen}");
}

#[test]
fn every_table_of_three_keeps_the_laws() {
    check_every_table_of(3);
}

#[test]
fn every_table_of_four_keeps_the_laws() {
    check_every_table_of(4);
}

#[test]
fn every_table_of_five_keeps_the_laws() {
    check_every_table_of(5);
}

#[test]
fn every_table_of_six_keeps_the_laws() {
    check_every_table_of(6);
}

/// An observation that is read by the names of the layout.
struct Observed<'a> {
    layout: &'a Layout,
    row: Vec<u8>,
}

impl Observed<'_> {
    /// A part, row by row of its shape; nothing if the table has no such part.
    fn part(&self, name: &str) -> Option<Vec<Vec<u8>>> {
        let part = self.layout.parts().iter().find(|part| part.name == name)?;
        let width = *part.shape.last().expect("a dimension");
        Some(self.row[part.range.clone()].chunks(width).map(<[u8]>::to_vec).collect())
    }

    #[track_caller]
    fn check(&self, name: &str, expected: Vec<Vec<u8>>) {
        assert_eq!(self.part(name), Some(expected), "{name}");
    }

    #[track_caller]
    fn check_if_there(&self, name: &str, expected: Vec<Vec<u8>>) {
        if self.part(name).is_some() {
            self.check(name, expected);
        }
    }
}

/// How often each card of the table is in a set.
fn counts(game: &Wizard, cards: CardSet) -> Vec<u8> {
    let width = if game.has_specials() { Card::COUNT } else { 54 };
    Card::all().take(width).map(|card| cards.count(card) as u8).collect()
}

/// A card by its features.
fn features(game: &Wizard, card: Option<Card>, face: Option<Face>) -> Vec<u8> {
    let mut suit = None;
    let (mut rank, mut wizard, mut jester, mut special) = (None, 0, 0, None);
    match card.map(Card::kind) {
        Some(CardKind::Suited(of, number)) => (suit, rank) = (Some(of), Some(number.number())),
        Some(CardKind::Wizard) => wizard = 1,
        Some(CardKind::Jester) => jester = 1,
        Some(CardKind::Special(which)) => special = Some(which),
        None => {}
    }
    match face.map(Face::kind) {
        Some(FaceKind::Juggler(named) | FaceKind::Cloud(named)) => suit = Some(named),
        Some(FaceKind::Wizard) => wizard = 1,
        Some(FaceKind::Jester) => jester = 1,
        _ => {}
    }
    let mut all: Vec<u8> = Suit::ALL.iter().map(|&other| u8::from(suit == Some(other))).collect();
    all.extend((1..=13).map(|number| u8::from(rank == Some(number))));
    all.extend([wizard, jester]);
    if game.has_specials() {
        all.extend(Special::ALL.iter().map(|&other| u8::from(special == Some(other))));
    }
    all
}

/// Compares an observation with the view that it is made of, part by part.
fn check_observation(game: &Wizard, view: &View, own: Seat, observed: &Observed<'_>) {
    let seats = game.seats();
    let order: Vec<Seat> = (0..seats).map(|n| Seat::new((own.index() + n) % seats)).collect();
    let one_of =
        |which: Option<Seat>| vec![order.iter().map(|&seat| u8::from(which == Some(seat))).collect()];
    let each = |of: &dyn Fn(Seat) -> u8| vec![order.iter().map(|&seat| of(seat)).collect::<Vec<u8>>()];

    // Who has yet to decide what all decide at once does not see who has.
    let open = game.predictions().at_once() && view.predictions[own] == PredictionView::Open;
    let (phase, owing): (usize, Vec<Seat>) = match view.phase {
        PhaseView::FirstDealer | PhaseView::Dealing => (0, vec![]),
        PhaseView::Werewolf { seat } => (1, vec![seat]),
        PhaseView::NamingTrump { seat } => (2, vec![seat]),
        PhaseView::Predicting { seats } if open && seats.contains(own) => (3, order.clone()),
        PhaseView::Predicting { seats } => (3, seats.iter().collect()),
        PhaseView::Playing { seat } => (4, vec![seat]),
        PhaseView::Passing { seats, .. } if seats.contains(own) => (5, order.clone()),
        PhaseView::Passing { seats, .. } => (5, seats.iter().collect()),
        PhaseView::Changing { seat } => (6, vec![seat]),
        PhaseView::Over => (7, vec![]),
    };
    observed.check("phase", vec![(0..8).map(|n| u8::from(n == phase)).collect()]);
    observed.check("owing", each(&|seat| u8::from(owing.contains(&seat))));
    observed.check("hand", vec![counts(game, view.hands[own].known)]);
    observed.check("dealer", one_of(view.dealer));
    observed.check("won", each(&|seat| view.won[seat]));
    observed.check("trump", vec![Suit::ALL.iter().map(|&suit| u8::from(view.trump == Some(suit))).collect()]);
    observed.check("turned_up", vec![features(game, view.turned_up, None)]);
    observed.check("round", vec![vec![view.round, view.cards, view.tricks.len() as u8]]);
    let has_predicted = |seat| !open && view.predictions[seat] != PredictionView::Open;
    observed.check("predicted", each(&|seat| u8::from(has_predicted(seat))));
    observed.check(
        "prediction",
        each(&|seat| match view.predictions[seat] {
            PredictionView::Known(tricks) => tricks + 1,
            _ => 0,
        }),
    );
    let totals = observed.part("total").expect("totals");
    for (total, &seat) in totals.iter().zip(&order) {
        assert_eq!(
            10 * (i32::from(total[0]) - i32::from(total[1])),
            view.totals[seat],
            "the total of {seat:?}"
        );
        assert!(total.contains(&0), "{total:?}");
    }
    let options = game.options();
    let mut flags: Vec<u8> =
        Variant::ALL.iter().map(|variant| options.variants.contains(variant).into()).collect();
    flags.extend(Special::ALL.iter().map(|special| u8::from(options.with.contains(special))));
    observed.check("options", vec![flags]);
    check_tricks(game, view, &order, observed);

    let known = |seat: Seat| counts(game, view.hands[seat].known);
    observed.check_if_there("known", order[1..].iter().map(|&seat| known(seat)).collect());
    observed.check_if_there("changed", one_of(view.changed));
    observed.check_if_there("taker", one_of(view.werewolf.map(|werewolf| werewolf.seat)));
    observed.check_if_there("took", vec![features(game, view.werewolf.map(|werewolf| werewolf.took), None)]);
    let given = match (&view.phase, &view.pass) {
        (PhaseView::Passing { chosen, .. }, _) => chosen[own],
        (_, pass) => pass.as_ref().and_then(|pass| pass.given[own]),
    };
    let received = view.pass.and_then(|pass| pass.given[order[seats - 1]]);
    observed.check_if_there("given", vec![features(game, given, None)]);
    observed.check_if_there("received", vec![features(game, received, None)]);

    // Without clairvoyance, all that is known of other hands is the card taken for the Werewolf and the card given.
    if game.has_specials() {
        for &seat in &order[1..] {
            let mut expected = CardSet::EMPTY;
            if matches!(view.phase, PhaseView::Werewolf { seat: holder } if holder == seat) {
                expected.insert(Card::special(Special::Werewolf));
            }
            let holds = |name| observed.part(name).is_some_and(|held| held[0][0] == 1);
            if let Some(werewolf) =
                view.werewolf.filter(|werewolf| werewolf.seat == seat && holds("took_held"))
            {
                expected.insert(werewolf.took);
            }
            if let Some(card) = given.filter(|_| seat == order[1] && holds("given_held")) {
                expected.insert(card);
            }
            assert_eq!(view.hands[seat].known, expected, "what is known of {seat:?}");
        }
    }
}

/// The trick on the table, and what all tricks of the round have shown.
fn check_tricks(game: &Wizard, view: &View, order: &[Seat], observed: &Observed<'_>) {
    let seats = game.seats();
    let place = |seat: Seat| order.iter().position(|&other| other == seat).expect("a seat of the table");
    let mut played = vec![CardSet::EMPTY; seats];
    let mut void = [vec![vec![0; 4]; seats], vec![vec![0; 4]; seats]];
    for (n, trick) in view.tricks.iter().enumerate() {
        let before = view.pass.is_some_and(|pass| n < usize::from(pass.after));
        for (nth, (seat, face)) in trick.plays(seats).enumerate() {
            played[place(seat)].insert(face.card());
            let so_far = Trick::replayed(game, view.trump, trick.leader, &trick.faces[..nth]);
            if let (Led::Suit(led), Some(suit)) = (so_far.led(), face.card().suit())
                && led != suit
            {
                void[usize::from(before)][place(seat)][led.index()] = 1;
            }
        }
    }
    observed.check("played", played.iter().map(|&cards| counts(game, cards)).collect());
    let [void, void_before] = void;
    observed.check("void", void);
    observed.check_if_there("void_before", void_before);

    let trick = view.trick();
    let mut faces = vec![features(game, None, None); seats];
    for (seat, face) in trick.iter().flat_map(|trick| trick.plays(seats)) {
        faces[place(seat)] = features(game, Some(face.card()), Some(face));
    }
    observed.check("trick", faces);
    let one_of =
        |which: Option<Seat>| vec![order.iter().map(|&seat| u8::from(which == Some(seat))).collect()];
    observed.check("leader", one_of(trick.map(|trick| trick.leader)));
    let is_played = matches!(view.phase, PhaseView::Playing { .. });
    let current = trick.filter(|_| is_played);
    let replayed = current.map(|trick| Trick::replayed(game, view.trump, trick.leader, &trick.faces));
    let best = match view.phase {
        PhaseView::Passing { .. } | PhaseView::Changing { .. } => trick.and_then(|trick| trick.winner),
        _ => replayed.filter(|trick| trick.played() > 0).map(|trick| trick.best()),
    };
    observed.check("best", one_of(best));
    let led = replayed.map_or(Led::Open, |trick| trick.led());
    let mut demands: Vec<u8> = Suit::ALL.iter().map(|&suit| u8::from(led == Led::Suit(suit))).collect();
    demands.push(u8::from(led == Led::Free));
    observed.check("led", vec![demands]);
}

#[test]
fn observations_say_what_views_say() {
    for (seed, options) in (0..).zip(Options::every()).step_by(13) {
        let game = Wizard::new(options).expect("a valid table");
        let layout = game.layout();
        let mut played = Match::new(game.clone());
        let mut dice = dice::seeded(seed);
        loop {
            for own in Seat::all(game.seats()) {
                let mut row = vec![0; layout.size()];
                game.observe(played.state(), own, (), &mut row);
                let view = game.view(played.state(), Viewer::Seat(own));
                check_observation(&game, &view, own, &Observed { layout: &layout, row });
            }
            if played.to_act() == ToAct::Nobody {
                break;
            }
            table::conformance::advance(&mut played, &mut dice);
        }
    }
}
