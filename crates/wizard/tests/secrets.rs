//! Views and events hide what they must.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

mod scripted;

use table::{Event, Game, Match, Seat, Step, ToAct, Viewer, dice};
use wizard::{Card, CardSet, Fact, PredictionView, View, Wizard};

use scripted::{game, played};

/// All that a viewer has heard, with an empty tick for what was not for its ears, step by step.
fn heard(played: &Match<Wizard>, viewer: Viewer) -> Vec<Vec<Option<Fact>>> {
    let mut all = Vec::new();
    played.record().replay(|_, _, events| {
        all.push(events.iter().map(|event| event.for_viewer(viewer).copied()).collect());
    });
    all
}

/// Stands for spectators among the numbers of players.
const SPECTATOR: u8 = 0;

/// Two games that differ only in `one` and `other`, which replace `?` in the lines.
/// Only those in `knowing` can tell them apart.
#[track_caller]
fn check_secret(game: &Wizard, round: u8, lines: &str, one: [&str; 2], other: [&str; 2], knowing: &[u8]) {
    let fill = |[first, second]: [&str; 2]| {
        played(game, round, &lines.replacen('?', first, 1).replacen('?', second, 1))
    };
    let (one, other) = (fill(one), fill(other));
    assert_ne!(game.oracle(one.state()), game.oracle(other.state()), "there is a secret");
    for viewer in Viewer::all(game.seats()) {
        let same_view = game.view(one.state(), viewer) == game.view(other.state(), viewer);
        let same_news = heard(&one, viewer) == heard(&other, viewer);
        let knows = knowing.contains(&viewer.seat().map_or(SPECTATOR, Seat::number));
        assert_eq!(same_view, !knows, "the view of {viewer}:\n{one}");
        assert_eq!(same_news, !knows, "what {viewer} heard:\n{one}");
    }
}

#[test]
fn cards_in_other_hands() {
    let lines = "chance deal B1 B2 / ? R2 / ? G2 turn Y9";
    check_secret(&game(3, "", ""), 2, lines, ["R1", "G1"], ["G1", "R1"], &[2, 3]);
    // A card that is in a hand, or in the rest of the deck.
    check_secret(&game(3, "", ""), 2, lines, ["R1", "G1"], ["Y1", "G1"], &[2]);
    check_secret(&game(3, "all", ""), 2, lines, ["dragon", "Z"], ["fairy", "Z"], &[2]);
    let trick = format!("{lines}\n1 predict 0\n2 predict 0\n3 predict 0\n1 play B1\n2 play R2\n3 play G2");
    check_secret(&game(3, "all", ""), 2, &trick, ["bomb", "N"], ["N", "bomb"], &[2, 3]);
}

#[test]
fn hidden_predictions_until_all_are_made() {
    let lines = "chance deal B1 / R1 / G1 turn Y9\n2 predict ?\n3 predict ?";
    check_secret(&game(3, "", "hidden"), 1, lines, ["0", "1"], ["1", "1"], &[2]);
    check_secret(&game(3, "", "hidden"), 1, lines, ["0", "1"], ["1", "0"], &[2, 3]);
    // Open ones are no secret.
    check_secret(
        &game(3, "", ""),
        1,
        "chance deal B1 / R1 / G1 turn Y9\n1 predict ?",
        ["0", ""],
        ["1", ""],
        &[1, 2, 3, SPECTATOR],
    );
}

#[test]
fn secret_predictions_until_the_end_of_the_round() {
    let lines = "chance deal B1 R1 / B2 R2 / B3 R3 turn Y9
         2 predict ?
         3 predict ?
         1 predict 0
         1 play B1
         2 play B2
         3 play B3
         3 play R3
         1 play R1";
    check_secret(&game(3, "", "secret"), 2, lines, ["0", "2"], ["1", "2"], &[2]);
    check_secret(&game(3, "", "secret"), 2, lines, ["0", "2"], ["1", "0"], &[2, 3]);
}

#[test]
fn a_secret_change_of_prediction() {
    let lines = "chance deal cloud R1 / B10 R2 / B3 R3 turn N
         1 predict 0
         2 predict 1
         3 predict 0
         1 play cloud=B
         2 play B10
         3 play B3
         2 change ?
         2 play R2";
    check_secret(&game(3, "all", "secret"), 2, lines, ["+1", ""], ["-1", ""], &[2]);
}

#[test]
fn a_card_chosen_to_be_passed() {
    let choosing = "chance deal juggler R1 R2 / B8 G1 G2 / B9 Y1 Y2 turn N
         1 predict 0
         2 predict 0
         3 predict 0
         1 play juggler=B
         2 play B8
         3 play B9
         2 pass ?
         1 pass ?";
    check_secret(&game(3, "all", ""), 3, choosing, ["G1", "R1"], ["G2", "R1"], &[2]);
    check_secret(&game(3, "all", ""), 3, choosing, ["G1", "R1"], ["G2", "R2"], &[1, 2]);
    // Once it has been passed, the taker knows as well, and nobody else.
    let passed = format!("{choosing}\n3 pass Y1");
    check_secret(&game(3, "all", ""), 3, &passed, ["G1", "R1"], ["G2", "R1"], &[2, 3]);
    let four = "chance deal juggler R1 / B8 ? / B9 Y1 / Z N turn N
         1 predict 0
         2 predict 0
         3 predict 0
         4 predict 0
         1 play juggler=B
         2 play B8
         3 play B9
         4 play Z
         1 pass R1
         2 pass ?
         3 pass Y1
         4 pass N";
    check_secret(&game(4, "all", ""), 2, four, ["G1", "G1"], ["G2", "G2"], &[2, 3]);
}

#[test]
fn the_own_cards_with_clairvoyance() {
    let dealt = "chance deal B1 ? / R1 R2 / G1 G2 turn Z\n3 trump B\n1 predict 0\n2 predict 0";
    let every = game(3, "", "clairvoyance-every");
    // The others see them, the owner does not; spectators see none.
    check_secret(&every, 2, dealt, ["B2", ""], ["Y2", ""], &[2, 3]);
    check_secret(&every, 2, &format!("{dealt}\n3 predict 0"), ["B2", ""], ["Y2", ""], &[1, 2, 3]);
    check_secret(&every, 2, &dealt.replace("\n2 predict 0", ""), ["B2", ""], ["Y2", ""], &[2, 3]);
    // In later rounds of the Bulgarian edition it is as always.
    check_secret(&game(3, "", "clairvoyance-first"), 2, dealt, ["B2", ""], ["Y2", ""], &[1]);
}

fn werewolf() -> Card {
    "werewolf".parse().unwrap()
}

/// What one viewer has written down of a round, from nothing but the facts it heard.
struct Notebook {
    viewer: Viewer,
    /// Cards that the viewer was told to be in a hand. After a pass that was not seen they may have left it.
    hands: Vec<CardSet>,
    predictions: Vec<Option<u8>>,
}

impl Notebook {
    fn new(viewer: Viewer, seats: usize) -> Self {
        Self { viewer, hands: vec![CardSet::EMPTY; seats], predictions: vec![None; seats] }
    }

    fn hear(&mut self, fact: &Fact) {
        match *fact {
            Fact::Round { .. } => *self = Self::new(self.viewer, self.hands.len()),
            Fact::Dealt { seat, cards } | Fact::TookUp { seat, cards } => self.hands[seat.index()] = cards,
            Fact::WerewolfDealt { seat } => {
                self.hands[seat.index()].insert(werewolf());
            }
            Fact::Werewolf { seat, took } => {
                self.hands[seat.index()].remove(werewolf());
                self.hands[seat.index()].insert(took);
            }
            Fact::Played { seat, face } => {
                self.hands[seat.index()].remove(face.card());
            }
            Fact::Passed { from, to, card } => {
                self.hands[from.index()].remove(card);
                self.hands[to.index()].insert(card);
            }
            Fact::Predicted { seat, prediction } | Fact::Changed { seat, prediction, .. } => {
                self.predictions[seat.index()] = Some(prediction);
            }
            Fact::Revealed { predictions } => {
                self.predictions = predictions.iter().map(|(_, &prediction)| Some(prediction)).collect();
            }
            _ => {}
        }
    }

    /// A view shows nothing that its viewer was not told, and a player sees the own hand.
    fn check(&self, view: &View, truth: &View, why: &str) {
        for (seat, hand) in view.hands.iter() {
            let told = self.hands[seat.index()];
            for card in hand.known.distinct() {
                let shown = hand.known.count(card);
                assert!(shown <= truth.hands[seat].known.count(card), "{card} is not there: {why}");
                assert!(shown <= told.count(card), "{card} of {seat:?} was not told: {why}");
            }
        }
        for (seat, &prediction) in view.predictions.iter() {
            if let PredictionView::Known(tricks) = prediction {
                assert_eq!(self.predictions[seat.index()], Some(tricks), "the prediction of {seat:?}: {why}");
            }
        }
    }
}

/// Whether `viewer` may hear this fact, after which the position is `after`.
fn may_hear(game: &Wizard, fact: &Fact, viewer: Viewer, after: &View) -> bool {
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    let clairvoyant = game.is_clairvoyant(after.round);
    let variant = |name: &str| game.options().variants.contains(&name.parse().unwrap());
    match *fact {
        Fact::Dealt { seat, .. } if clairvoyant => viewer != Viewer::Spectator && !is(seat),
        Fact::Dealt { seat, .. } | Fact::TookUp { seat, .. } | Fact::PassChosenCard { seat, .. } => is(seat),
        Fact::Passed { from, to, .. } => is(from) || is(to),
        Fact::Predicted { seat, .. } => is(seat) || !variant("hidden") && !variant("secret"),
        Fact::Changed { seat, .. } => is(seat) || !variant("secret"),
        Fact::Revealed { .. } if variant("secret") => after.block.len() == usize::from(after.round),
        _ => true,
    }
}

/// The cards that a fact names.
fn named(fact: &Fact) -> CardSet {
    match *fact {
        Fact::Dealt { cards, .. } | Fact::TookUp { cards, .. } => cards,
        Fact::TurnedUp { card } | Fact::PassChosenCard { card, .. } | Fact::Passed { card, .. } => {
            [card].into_iter().collect()
        }
        Fact::WerewolfDealt { .. } => [werewolf()].into_iter().collect(),
        Fact::Werewolf { took, .. } => [took].into_iter().collect(),
        Fact::Played { face, .. } => [face.card()].into_iter().collect(),
        _ => CardSet::EMPTY,
    }
}

/// Plays one random game and watches what everybody hears and sees.
fn check_game(game: &Wizard, seed: u64) {
    let mut played = Match::new(game.clone());
    let mut dice = dice::seeded(seed);
    let mut notebooks: Vec<Notebook> =
        Viewer::all(game.seats()).map(|viewer| Notebook::new(viewer, game.seats())).collect();
    while played.to_act() != ToAct::Nobody {
        let before = played.state().clone();
        table::conformance::advance(&mut played, &mut dice);
        let mut events: Vec<Event<Fact>> = Vec::new();
        let mut again = before;
        let step = played.record().steps().last().expect("a step");
        match step {
            Step::Chance(outcome) => game.apply_chance(&mut again, outcome, &mut events).expect("possible"),
            Step::Seat(seat, action) => game.apply(&mut again, *seat, *action, &mut events).expect("legal"),
        }
        let truth = game.oracle(&again);
        for notebook in &mut notebooks {
            let viewer = notebook.viewer;
            let view = game.view(&again, viewer);
            let why = format!("{viewer} after {} of seed {seed}", played.record().line(step));
            for fact in events.iter().filter_map(|event| event.for_viewer(viewer)) {
                assert!(may_hear(game, fact, viewer, &truth), "{fact:?}: {why}");
                notebook.hear(fact);
                // A card of which there is one, and that is in a hand now, is named only to those who see it there.
                for card in named(fact).iter().filter(|&card| game.deck().count(card) == 1) {
                    for (seat, _) in truth.hands.iter().filter(|(_, hand)| hand.known.contains(card)) {
                        assert!(view.hands[seat].known.contains(card), "{card} of {seat:?}: {why}");
                    }
                }
            }
            notebook.check(&view, &truth, &why);
        }
    }
}

#[test]
fn nobody_hears_or_sees_too_much_in_random_games() {
    for (with, variants) in [
        ("", ""),
        ("", "hidden"),
        ("", "secret"),
        ("", "clairvoyance-first hidden"),
        ("", "clairvoyance-every"),
        ("", "clairvoyance-every secret"),
        ("", "maximus secret"),
        ("all", ""),
        ("all", "plus-minus-one"),
        ("all", "hidden"),
        ("all", "secret"),
        ("juggler werewolf", "secret"),
    ] {
        for seats in 3..=6 {
            for seed in 0..4 {
                check_game(&game(seats, with, variants), seed);
            }
        }
    }
    for seats in 3..=4 {
        check_game(&game(seats, "", "single-suit secret"), 1);
    }
}

#[test]
fn a_player_always_sees_the_own_hand_except_with_clairvoyance() {
    for (with, variants) in [("", "secret"), ("all", "hidden"), ("", "clairvoyance-every")] {
        let game = game(4, with, variants);
        let mut played = Match::new(game.clone());
        let mut dice = dice::seeded(9);
        while played.to_act() != ToAct::Nobody {
            table::conformance::advance(&mut played, &mut dice);
            let truth = game.oracle(played.state());
            let predicting = matches!(
                truth.phase,
                wizard::PhaseView::Predicting { .. } | wizard::PhaseView::NamingTrump { .. }
            );
            for seat in Seat::all(4) {
                let own = game.view(played.state(), Viewer::Seat(seat)).hands[seat].known;
                if predicting && game.is_clairvoyant(truth.round) {
                    assert!(own.is_empty());
                } else {
                    assert_eq!(own, truth.hands[seat].known);
                }
            }
        }
    }
}
