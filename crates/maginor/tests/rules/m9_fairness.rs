//! M9 and M10: the tile set is fair, and the editions agree with what is played here.
//!
//! The measurement that M9.1 asks for is `cargo run --release -p maginor --example measure -- 100000`.

use maginor::{Fact, Maginor, Options, Spell, SpellSet, TileSet};
use table::{Event, Game, Legal as _, Options as _, ToAct, dice};

/// Wins in the order of play, and what winners took, over random games.
fn random_games(seats: u8, games: u64) -> (Vec<f64>, TileSet, SpellSet) {
    let game = Maginor::new(Options { seats, ..Options::default() }).unwrap();
    let mut wins = vec![0.0; usize::from(seats)];
    let (mut tiles, mut spells) = (TileSet::EMPTY, SpellSet::EMPTY);
    for seed in 0..games {
        let mut dice = dice::fast(seed);
        let mut state = game.start();
        let mut events: Vec<Event<Fact>> = Vec::new();
        loop {
            match game.to_act(&state) {
                ToAct::Chance => {
                    let outcome = game.sample(&state, &mut dice);
                    game.apply_chance(&mut state, &outcome, &mut events).unwrap();
                }
                ToAct::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let action = game.legal(&state, seat).choose(&mut dice).unwrap();
                    game.apply(&mut state, seat, action, &mut events).unwrap();
                }
                ToAct::Nobody => break,
            }
        }
        let outcome = game.outcome(&state).unwrap();
        let mut first = None;
        for event in &events {
            match event.fact {
                Fact::FirstPlayer { seat } => first = Some(seat),
                Fact::TookTile { seat, tile } if outcome.win_share(seat) > 0.0 => tiles.insert(tile),
                Fact::TookSpell { seat, spell } if outcome.win_share(seat) > 0.0 => spells.insert(spell),
                _ => {}
            }
        }
        let mut seat = first.unwrap();
        for wins in &mut wins {
            *wins += outcome.win_share(seat);
            seat = seat.left(usize::from(seats));
        }
    }
    (wins, tiles, spells)
}

#[test]
fn m_9_1_no_seat_is_far_off_and_winners_take_every_tile_and_spell() {
    for seats in 2..=4 {
        let games = 4000;
        let (wins, tiles, spells) = random_games(seats, games);
        for share in wins.iter().map(|wins| wins / games as f64) {
            // Three points are allowed; the standard error of so few games is 0.8 points.
            assert!((share - 1.0 / f64::from(seats)).abs() < 0.03, "{seats} players: {wins:?}");
        }
        assert_eq!((tiles, spells), (TileSet::ALL, SpellSet::ALL));
    }
}

#[test]
fn m_10_the_numbers_on_which_all_editions_agree() {
    assert_eq!((maginor::TILES, Spell::ALL.len()), (11, 10));
    assert_eq!((maginor::COUNTERS, maginor::SORCERY_CARDS), (15, 5));
    assert_eq!(
        Options::every().map(|options| options.seats).collect::<std::collections::BTreeSet<_>>(),
        [2, 3, 4].into()
    );
    assert!([1, 5].into_iter().all(|seats| Maginor::new(Options { seats, ..Options::default() }).is_err()));
}
