//! The apprentice plays every table legally, the same for the same seed, and clearly better than chance.

use bots::{Apprentice, Player, Uniform, play_out};
use table::{Game, Seat, dice};
use wizard::{Options, Wizard};

fn table(entries: &[(&str, &str)]) -> Wizard {
    use table::Options as _;
    let mut options = Options::default();
    for (name, value) in entries {
        options.set(name, value).unwrap();
    }
    Wizard::new(options).unwrap()
}

fn apprentices(seats: usize) -> Vec<Box<dyn Player<Wizard>>> {
    (0..seats).map(|_| Box::new(Apprentice) as Box<dyn Player<Wizard>>).collect()
}

#[test]
fn plays_every_table_legally() {
    for (n, options) in Options::every().enumerate() {
        let game = Wizard::new(options.clone()).unwrap();
        let mut players = apprentices(game.seats());
        let outcome = play_out(&game, &mut players, &mut dice::seeded(n as u64));
        assert!(matches!(outcome, Ok(Some(_))), "{options:?}: {outcome:?}");
    }
}

#[test]
fn plays_the_same_for_the_same_seed() {
    let game = table(&[("with", "all")]);
    let play = || play_out(&game, &mut apprentices(4), &mut dice::seeded(5)).unwrap();
    assert_eq!(play(), play());
}

/// One apprentice among uniformly random players, in every seat in turn.
fn mean_lead(game: &Wizard, games: u64) -> f64 {
    let seats = game.seats();
    let mut lead = 0.0;
    for seed in 0..games {
        let own = Seat::new(seed as usize % seats);
        let mut players: Vec<Box<dyn Player<Wizard>>> = Seat::all(seats)
            .map(|seat| -> Box<dyn Player<Wizard>> {
                if seat == own { Box::new(Apprentice) } else { Box::new(Uniform) }
            })
            .collect();
        let outcome = play_out(game, &mut players, &mut dice::seeded(seed)).unwrap().unwrap();
        let points = outcome.points();
        let others: i32 = Seat::all(seats).filter(|&seat| seat != own).map(|seat| points[seat]).sum();
        lead += f64::from(points[own]) - f64::from(others) / (seats as f64 - 1.0);
    }
    lead / games as f64
}

#[test]
fn beats_random_players_at_every_kind_of_table() {
    for entries in [
        &[("seats", "3")][..],
        &[("seats", "4")],
        &[("seats", "6")],
        &[("seats", "4"), ("with", "all")],
        &[("seats", "4"), ("variants", "plus-minus-one")],
        &[("seats", "4"), ("with", "all"), ("variants", "secret")],
        &[("seats", "4"), ("variants", "clairvoyance-every")],
        &[("seats", "4"), ("variants", "single-suit")],
        &[("seats", "4"), ("variants", "maximus")],
    ] {
        let game = table(entries);
        let lead = mean_lead(&game, 60);
        // A game's lead has a standard deviation of some 150 points, so the mean of 60 one of some 20.
        let least = if game.rounds() == 5 { 50.0 } else { 200.0 };
        println!("{entries:?}: {lead:.0} points ahead");
        assert!(lead > least, "{entries:?}: {lead:.0} points ahead");
    }
}

#[test]
fn among_its_own_it_predicts_well_enough_to_gain_points() {
    let game = table(&[("seats", "4")]);
    let games = 40;
    let total: i32 = (0..games)
        .map(|seed| {
            let outcome = play_out(&game, &mut apprentices(4), &mut dice::seeded(seed)).unwrap().unwrap();
            outcome.points().as_slice().iter().sum::<i32>()
        })
        .sum();
    let mean = f64::from(total) / 4.0 / games as f64;
    println!("{mean:.0} points a game");
    assert!(mean > 50.0, "{mean:.0} points a game");
}
