//! Plays random games of Maginor and tells how fast, how long and how fair they were (M9.1):
//! `cargo run --release -p maginor --example measure -- 100000 [2]`.
//!
//! The number is that of the games at each table; after it comes the version of the rules, which is the newest if none is given.

use std::time::Instant;

use maginor::{Fact, Maginor, Options, Spell, TileFace};
use table::{Event, Game, Legal as _, Seat, ToAct, dice, random_playout};

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(100_000);
    let rules = std::env::args().nth(2).and_then(|rules| rules.parse().ok()).unwrap_or(Maginor::RULES);
    for seats in 2..=4 {
        let options = Options { seats, ..Options::default() };
        match Maginor::with_rules(options, rules) {
            Ok(game) => {
                speed(&game, games);
                fairness(&game, games);
            }
            Err(invalid) => println!("{invalid}"),
        }
    }
}

fn speed(game: &Maginor, games: u32) {
    let mut dice = dice::fast(1);
    let (mut decisions, mut chances, mut longest) = (0, 0, 0);
    let begun = Instant::now();
    for _ in 0..games {
        let mut state = game.start();
        if let Ok(playout) = random_playout(game, &mut state, &mut dice) {
            decisions += playout.decisions;
            chances += playout.chances;
            longest = longest.max(playout.decisions + playout.chances);
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "\n{} players: {:.1} million decisions a second; {:.0} decisions and {:.0} rolls a game, at most {longest} steps",
        game.seats(),
        decisions as f64 / seconds / 1e6,
        decisions as f64 / f64::from(games),
        chances as f64 / f64::from(games),
    );
}

/// What happened in all games, by the order of play and by tile and spell.
#[derive(Default)]
struct Tally {
    wins: [f64; 4],
    /// How often a tile or a spell was chosen first, and how much of that by those who won in the end.
    tiles: [(u32, f64); maginor::TILES],
    spells: [(u32, f64); Spell::ALL.len()],
}

fn fairness(game: &Maginor, games: u32) {
    let mut tally = Tally::default();
    let mut dice = dice::fast(2);
    for _ in 0..games {
        play(game, &mut dice, &mut tally);
    }
    let share = |part: f64, of: f64| 100.0 * part / of.max(1.0);
    for (turn, &wins) in tally.wins[..game.seats()].iter().enumerate() {
        println!("  player {} in order of play wins {:.2} %", turn + 1, share(wins, f64::from(games)));
    }
    let tiles = game.oracles().faces().iter().map(TileFace::key).zip(tally.tiles);
    for (name, (chosen, by_winners)) in tiles.chain(Spell::ALL.map(Spell::name).into_iter().zip(tally.spells))
    {
        println!(
            "  {name:15} chosen {chosen:7} times, {:5.1} % by winners",
            share(by_winners, f64::from(chosen))
        );
    }
}

fn play(game: &Maginor, dice: &mut dice::FastDice, tally: &mut Tally) {
    use maginor::{Action, Member, PhaseView, Prize};
    let mut state = game.start();
    let mut events: Vec<Event<Fact>> = Vec::new();
    let mut choices = Vec::new();
    loop {
        match game.to_act(&state) {
            ToAct::Chance => {
                let outcome = game.sample(&state, dice);
                game.apply_chance_unchecked(&mut state, &outcome, &mut events);
            }
            ToAct::Seats(seats) => {
                let choice = seats.first().map(|seat| (seat, game.legal(&state, seat).choose(dice)));
                let Some((seat, Some(action))) = choice else { return };
                if let Action::Take(prize) = action
                    && let PhaseView::Taking { scoring } = game.oracle(&state).phase
                {
                    choices.push((seat, scoring.tile, prize));
                }
                game.apply_unchecked(&mut state, seat, action, &mut events);
            }
            ToAct::Nobody => break,
        }
    }
    let Some(outcome) = game.outcome(&state) else { return };
    let first = events.iter().find_map(|event| match event.fact {
        Fact::FirstPlayer { seat } => Some(seat),
        _ => None,
    });
    let mut seat = first.unwrap_or(Seat::new(0));
    for wins in &mut tally.wins[..game.seats()] {
        *wins += outcome.win_share(seat);
        seat = seat.left(game.seats());
    }
    let spell_at = |tile| {
        events.iter().find_map(|event| match event.fact {
            Fact::Ring { setup } => {
                setup.tiles.iter().position(|&other| other == tile).and_then(|at| setup.spells[at])
            }
            _ => None,
        })
    };
    for (seat, tile, prize) in choices {
        let entry = match (prize, spell_at(tile)) {
            (Prize::Spell, Some(spell)) => &mut tally.spells[spell.index()],
            _ => &mut tally.tiles[tile.index()],
        };
        entry.0 += 1;
        entry.1 += outcome.win_share(seat);
    }
}
