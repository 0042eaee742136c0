//! What one player keeps secret never reaches another viewer.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests fail by panicking")]

use shazamm::{Fact, GREEN, Options, PhaseView, RED, SEATS, Shazamm, State, Variant, opponent};
use table::dice::{Dice, seeded};
use table::{Event, Game, Legal, Options as _, Seat, ToAct, Viewer, conformance};

/// All viewers but one player.
fn others(seat: Seat) -> [Viewer; 2] {
    [Viewer::Seat(opponent(seat)), Viewer::Spectator]
}

/// What `viewer` knows after a step: the view, and the facts that were told, empty ticks included.
fn known(
    game: &Shazamm,
    state: &State,
    events: &[Event<Fact>],
    viewer: Viewer,
) -> (String, Vec<Option<Fact>>) {
    let view = serde_json::to_string(&game.view(state, viewer)).unwrap();
    (view, events.iter().map(|event| event.for_viewer(viewer).copied()).collect())
}

/// Random matches; at every step `look` gets the game, the position and dice.
fn walk(matches: u64, mut look: impl FnMut(&Shazamm, &State, &mut Dice)) {
    for options in Options::every() {
        let game = Shazamm::new(options).unwrap();
        for seed in 0..matches {
            let mut dice = seeded(seed);
            let mut played = table::Match::new(game.clone());
            while played.to_act() != ToAct::Nobody {
                look(&game, played.state(), &mut dice);
                conformance::advance(&mut played, &mut dice);
            }
        }
    }
}

#[test]
fn a_hidden_commitment_looks_like_any_other() {
    let mut compared = 0;
    walk(60, |game, state, dice| {
        let (PhaseView::Committing { seats, .. }
        | PhaseView::Laying { seats, .. }
        | PhaseView::Betting { seats, .. }) = game.oracle(state).phase
        else {
            return;
        };
        if seats.len() < 2 {
            return;
        }
        for seat in SEATS {
            let after: Vec<(State, Vec<Event<Fact>>)> = (0..4)
                .map(|_| {
                    let action = game.legal(state, seat).choose(dice).unwrap();
                    let (mut state, mut events) = (state.clone(), Vec::new());
                    game.apply(&mut state, seat, action, &mut events).unwrap();
                    (state, events)
                })
                .collect();
            for viewer in others(seat) {
                let first = known(game, &after[0].0, &after[0].1, viewer);
                for (state, events) in &after[1..] {
                    assert_eq!(known(game, state, events, viewer), first);
                    compared += 1;
                }
            }
        }
    });
    assert!(compared > 1_000, "{compared}");
}

#[test]
fn hidden_draws_look_like_any_other() {
    let mut compared = 0;
    walk(60, |game, state, dice| {
        if game.to_act(state) != ToAct::Chance {
            return;
        }
        let draws: Vec<_> = (0..4).map(|_| game.sample(state, dice)).collect();
        for seat in SEATS {
            for viewer in others(seat) {
                // Whatever `seat` draws, while the other one draws the same.
                let after: Vec<_> = draws
                    .iter()
                    .map(|draw| {
                        let mut both = draws[0];
                        both.0[seat] = draw.0[seat];
                        let (mut state, mut events) = (state.clone(), Vec::new());
                        game.apply_chance(&mut state, &both, &mut events).unwrap();
                        known(game, &state, &events, viewer)
                    })
                    .collect();
                assert!(after.iter().all(|known| known == &after[0]));
                compared += 1;
            }
        }
    });
    assert!(compared > 200, "{compared}");
}

#[test]
fn a_hidden_stack_looks_like_any_other_to_the_end_of_the_match() {
    let game = Shazamm::new(Options::with(Some(Variant::StackedDeck))).unwrap();
    // Two orders of Red; every commitment is without spells, so that nothing of them is ever shown.
    let known_with = |order: &[u8]| {
        let mut state = game.start();
        let mut log = Vec::new();
        let mut step = |state: &mut State, seat: Seat, action: &str| {
            let mut events = Vec::new();
            game.apply(state, seat, action.parse().unwrap(), &mut events).unwrap();
            for viewer in others(RED) {
                log.push(known(&game, state, &events, viewer));
            }
        };
        for spell in order {
            step(&mut state, RED, &format!("stack {spell}"));
        }
        for spell in 1..=14 {
            step(&mut state, GREEN, &format!("stack {spell}"));
        }
        while game.to_act(&state) != ToAct::Nobody {
            step(&mut state, RED, "bet 50 with 0");
            step(&mut state, GREEN, "bet 50");
        }
        log
    };
    let ascending: Vec<u8> = (1..=14).collect();
    let descending: Vec<u8> = (1..=14).rev().collect();
    assert_eq!(known_with(&ascending), known_with(&descending));
}

#[test]
fn how_far_a_stack_is_cannot_be_seen() {
    let game = Shazamm::new(Options::with(Some(Variant::StackedDeck))).unwrap();
    let mut state = game.start();
    let before = others(RED).map(|viewer| game.view(&state, viewer));
    for spell in 1..=13 {
        game.apply(&mut state, RED, format!("stack {spell}").parse().unwrap(), &mut table::Silent).unwrap();
        assert_eq!(others(RED).map(|viewer| game.view(&state, viewer)), before);
    }
}

#[test]
fn no_view_names_a_hidden_card() {
    walk(60, |game, state, _| {
        for seat in SEATS {
            for viewer in others(seat) {
                let view = game.view(state, viewer);
                assert_eq!((view.players[seat].hand, view.players[seat].stack), (None, None));
                match view.phase {
                    PhaseView::Committing { commitments, .. } => assert_eq!(commitments[seat], None),
                    PhaseView::Laying { laid, .. } => assert_eq!(laid[seat], None),
                    PhaseView::Betting { laid, bets, .. } => {
                        assert_eq!((laid[seat], bets[seat]), (None, None));
                    }
                    _ => {}
                }
            }
        }
    });
}

#[test]
fn of_counted_cards_nothing_is_seen_but_how_many_there_are() {
    let game = Shazamm::new(Options { variants: [Variant::FullHand, Variant::CountedCards].into() }).unwrap();
    let laid_by_red = |cards: &str| {
        let (mut state, mut events) = (game.start(), Vec::new());
        for (seat, action) in [(RED, format!("lay {cards}")), (GREEN, "lay 3".to_owned())] {
            game.apply(&mut state, seat, action.parse().unwrap(), &mut events).unwrap();
        }
        game.apply(&mut state, RED, "bet 7".parse().unwrap(), &mut events).unwrap();
        others(RED).map(|viewer| known(&game, &state, &events, viewer))
    };
    assert_eq!(laid_by_red("0 7"), laid_by_red("13 14"));
    assert_ne!(laid_by_red("0 7"), laid_by_red("7"));
}

#[test]
fn resampling_lays_as_many_cards_as_are_counted() {
    let game = Shazamm::new(Options::with(Some(Variant::CountedCards))).unwrap();
    let mut state = game.start();
    let draw = "draw 1 2 3 4 5 / 1 2 3 4 5".parse().unwrap();
    game.apply_chance(&mut state, &draw, &mut table::Silent).unwrap();
    for (seat, action) in [(GREEN, "lay 1 2"), (RED, "lay nothing"), (GREEN, "bet 9")] {
        game.apply(&mut state, seat, action.parse().unwrap(), &mut table::Silent).unwrap();
    }
    let view = game.view(&state, Viewer::Seat(RED));
    let mut dice = seeded(5);
    let mut lying = [0; 15];
    for _ in 0..14_000 {
        let resampled = game.oracle(&game.resample(&view, &mut dice));
        let PhaseView::Betting { laid, bets, .. } = resampled.phase else { panic!("no bets") };
        let laid = laid[GREEN].unwrap();
        assert_eq!((laid.len(), bets[GREEN].is_some(), bets[RED]), (2, true, None));
        assert!(resampled.players[GREEN].hand.unwrap().contains_all(laid));
        for card in laid.iter() {
            lying[usize::from(card.number())] += 1;
        }
    }
    // Two of the six cards that Green holds: the dummy always, each spell in five hands of fourteen.
    assert!((4_500..4_850).contains(&lying[0]), "{lying:?}");
    assert!(lying[1..].iter().all(|&count| (1_500..1_850).contains(&count)), "{lying:?}");
}

#[test]
fn resampling_reaches_every_hidden_spell() {
    let game = Shazamm::new(Options::default()).unwrap();
    let mut state = game.start();
    game.apply_chance(&mut state, &"draw 1 2 3 4 5 / 1 2 3 4 5".parse().unwrap(), &mut table::Silent)
        .unwrap();
    game.apply(&mut state, GREEN, "bet 3 with 1".parse().unwrap(), &mut table::Silent).unwrap();
    let view = game.view(&state, Viewer::Seat(RED));
    let mut dice = seeded(5);
    let (mut held, mut bets) = ([0; 15], [0; 51]);
    for _ in 0..14_000 {
        let resampled = game.oracle(&game.resample(&view, &mut dice));
        for card in resampled.players[GREEN].hand.unwrap().iter() {
            held[usize::from(card.number())] += 1;
        }
        let PhaseView::Committing { commitments, .. } = resampled.phase else { panic!("no commitment") };
        let commitment = commitments[GREEN].unwrap();
        assert!(resampled.players[GREEN].hand.unwrap().contains_all(commitment.cards));
        bets[usize::from(commitment.bet.mana())] += 1;
    }
    // Five of fourteen each time, each as likely as any other.
    assert!(held[1..].iter().all(|&count| (4_700..5_300).contains(&count)), "{held:?}");
    assert!(bets[1..].iter().all(|&count| (200..360).contains(&count)), "{bets:?}");
}
