//! Views and events hide the choices of a duel in the making, and nothing else.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

mod common;

use maginor::{ChoiceView, Element, Fact, Options, PhaseView};
use table::conformance::advance;
use table::{Event, Game, Match, Options as _, Seat, Seats, ToAct, Viewer, dice};

use common::{Board, seat};

/// What a viewer sees and hears when `who` chooses `element`.
fn seen_and_heard(
    played: &Match<maginor::Maginor>,
    who: Seat,
    element: Element,
    viewer: Viewer,
) -> (String, Vec<Option<Fact>>) {
    let game = played.game();
    let mut state = played.state().clone();
    let mut events: Vec<Event<Fact>> = Vec::new();
    game.apply(&mut state, who, maginor::Action::Duel(element), &mut events).unwrap();
    let view = serde_json::to_string(&game.view(&state, viewer)).unwrap();
    (view, events.iter().map(|event| event.for_viewer(viewer).copied()).collect())
}

#[test]
fn the_first_choice_of_every_duel_is_known_to_its_maker_alone() {
    let mut duels = 0;
    for (seed, options) in Options::every().cycle().take(60).enumerate() {
        let mut played = Match::new(maginor::Maginor::new(options).unwrap());
        let mut dice = dice::seeded(seed as u64);
        while played.to_act() != ToAct::Nobody {
            if let ToAct::Seats(owing) = played.to_act()
                && owing.len() == 2
            {
                duels += 1;
                for who in owing.iter() {
                    for viewer in Viewer::all(played.game().seats()) {
                        let [earth, water, fire] =
                            Element::ALL.map(|element| seen_and_heard(&played, who, element, viewer));
                        let same = earth == water && water == fire;
                        assert_eq!(same, viewer != Viewer::Seat(who), "{viewer} when {who:?} chooses");
                    }
                }
            }
            advance(&mut played, &mut dice);
        }
    }
    assert!(duels > 200, "{duels}");
}

fn duel() -> Board {
    let mut board = Board::new(3).wizard(1, "sphinx").counters("sphinx", 2, &[5]);
    board.play("1 card air; 2 duel fire");
    board
}

fn choices(board: &Board, viewer: Viewer) -> (ChoiceView, ChoiceView) {
    match board.game.view(&board.state, viewer).phase {
        PhaseView::Duelling { challenge, defence, .. } => (challenge, defence),
        other => panic!("{other:?}"),
    }
}

#[test]
fn that_a_choice_was_made_is_seen_by_all() {
    let board = duel();
    for viewer in [Viewer::Seat(seat(1)), Viewer::Seat(seat(3)), Viewer::Spectator] {
        assert_eq!(choices(&board, viewer), (ChoiceView::Open, ChoiceView::Made), "{viewer}");
    }
    let own = (ChoiceView::Open, ChoiceView::Known(Element::Fire));
    assert_eq!(choices(&board, Viewer::Seat(seat(2))), own);
    assert_eq!(board.game.to_act(&board.state), ToAct::Seats(Seats::only(seat(1))));
    // Who sees everything sees it by name.
    assert!(matches!(
        board.view().phase,
        PhaseView::Duelling { defence: ChoiceView::Known(Element::Fire), .. }
    ));
}

#[test]
fn a_hidden_choice_is_drawn_anew_and_an_own_one_is_kept() {
    let board = duel();
    let mut dice = dice::seeded(1);
    let mut drawn = [0; 3];
    for _ in 0..3000 {
        let view = board.game.view(&board.state, Viewer::Seat(seat(1)));
        let state = board.game.resample(&view, &mut dice);
        match board.game.oracle(&state).phase {
            PhaseView::Duelling { defence: ChoiceView::Known(element), .. } => drawn[element as usize] += 1,
            other => panic!("{other:?}"),
        }
        let own = board.game.view(&board.state, Viewer::Seat(seat(2)));
        assert_eq!(board.game.resample(&own, &mut dice), board.state);
    }
    assert!(drawn.iter().all(|count| (900..1100).contains(count)), "{drawn:?}");
}

#[test]
fn a_position_drawn_anew_where_nothing_is_hidden_is_the_same() {
    for (seed, options) in Options::every().cycle().take(24).enumerate() {
        let mut played = Match::new(maginor::Maginor::new(options).unwrap());
        let mut dice = dice::seeded(seed as u64);
        while played.to_act() != ToAct::Nobody {
            let (game, state) = (played.game(), played.state());
            assert_eq!(&game.resample(&game.oracle(state), &mut dice), state);
            if !matches!(game.oracle(state).phase, PhaseView::Duelling { .. }) {
                let seen = game.view(state, Viewer::Seat(seat(1)));
                assert_eq!(&game.resample(&seen, &mut dice), state, "{} seats", game.seats());
            }
            advance(&mut played, &mut dice);
        }
    }
}
