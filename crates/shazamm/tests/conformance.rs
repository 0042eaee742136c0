//! Every table of Shazamm! keeps the contract.

use shazamm::{Options, Shazamm};
use table::{Game, Legal, Options as _, conformance, dice, random_playout};

#[test]
fn every_table_keeps_the_contract() {
    for options in Options::every() {
        let game = Shazamm::new(options).unwrap();
        let (mut simultaneous, mut hidden, mut alike) = (0, 0, 0);
        for seed in 0..40 {
            let report = conformance::check(&game, seed);
            simultaneous += report.simultaneous;
            hidden += report.hidden_differs;
            alike += report.alike;
        }
        assert!(simultaneous > 100 && hidden > 100 && alike > 100, "{simultaneous} {hidden} {alike}");
    }
}

#[test]
fn the_first_version_of_the_rules_keeps_the_contract_too() {
    let game = Shazamm::with_rules(Options::default(), 1).unwrap();
    assert_eq!((game.rules(), Shazamm::RULES), (1, 2));
    for seed in 0..20 {
        conformance::check(&game, seed);
    }
}

#[test]
fn random_games_stay_below_the_longest() {
    for options in Options::every() {
        let game = Shazamm::new(options).unwrap();
        let mut rng = dice::fast(7);
        for _ in 0..20_000 {
            let mut state = game.start();
            let playout = random_playout(&game, &mut state, &mut rng).unwrap();
            assert!((playout.decisions + playout.chances) as usize <= game.longest());
            assert!(game.outcome(&state).is_some());
        }
    }
}

/// Nobody gains ground or spends more than one mana, and in the first round both mobilise their reserves.
#[test]
fn a_very_long_match_stays_below_the_longest() {
    let game = Shazamm::new(Options::with(Some(shazamm::Variant::FullHand))).unwrap();
    let mut played = table::Match::new(game);
    while played.to_act() != table::ToAct::Nobody {
        let turn = played.record().steps().len() / 2;
        for (seat, reserves_at) in [(shazamm::RED, 20), (shazamm::GREEN, 21)] {
            let action = if turn == reserves_at { "bet 1 with 13" } else { "bet 1" };
            played.step(table::Step::Seat(seat, action.parse().unwrap()), &mut table::Silent).unwrap();
        }
    }
    let steps = played.record().steps().len();
    assert_eq!(steps, 2 * (63 + 6 * 50));
    assert!(steps <= played.game().longest(), "{}", played.game().longest());
}

/// The suite looks at a part of a long list; here is one list as a whole.
#[test]
fn the_longest_list_of_actions_is_exactly_what_is_accepted() {
    let game = Shazamm::new(Options::every().nth(1).unwrap()).unwrap();
    let state = game.start();
    let legal = game.legal(&state, shazamm::RED);
    let mut listed = vec![false; game.action_count()];
    for action in legal.iter() {
        let index = game.action_index(action);
        assert!(!listed[index], "{action:?} is listed twice");
        listed[index] = true;
    }
    assert_eq!(listed.iter().filter(|&&is_listed| is_listed).count(), 50 << 15);
    for (index, is_listed) in listed.into_iter().enumerate() {
        let action = game.action_at(index).unwrap();
        assert_eq!(game.action_index(action), index);
        assert_eq!(
            game.apply(&mut state.clone(), shazamm::RED, action, &mut table::Silent).is_ok(),
            is_listed,
            "{action}"
        );
    }
}
