//! Learns what spells are worth from games: `cargo run --release -p bots --example fit_shazamm -- GAMES [ITERATIONS] >
//! crates/bots/src/shazamm/archmage/weights.rs`. The archmage plays itself and the adept.
//!
//! Every position before a turn is a sample, and the weights are those of a logistic regression of who won on the value
//! without spells and the spells that both have left.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::shazamm::archmage::worth::{DECK, HAND, PLAIN, WEIGHTS, Weight, each};
use bots::{Bot, Budget, Level, bot_for, thought_seed};
use shazamm::{Options, PhaseView, RED, SEATS, Shazamm, Spell};
use table::{Game, Silent, ToAct, Viewer, dice};

type Weights = [f64; Weight::COUNT];

struct Sample {
    inputs: Vec<(u16, f32)>,
    won: f64,
}

fn main() -> Result<(), String> {
    let mut words =
        std::env::args().skip(1).map(|word| word.parse().map_err(|_| format!("{word} is no number")));
    let games: u64 = words.next().ok_or("how many games?")??;
    let iterations = words.next().unwrap_or(Ok(8))?;
    let first = words.next().unwrap_or(Ok(0))?;
    let game = Shazamm::new(Options::default()).map_err(|invalid| invalid.to_string())?;
    let samples = play(&game, Budget::Iterations(iterations as u32), first, games);
    let mut so_far = [0.0; Weight::COUNT];
    for (index, weight) in
        WEIGHTS.plain.iter().chain(WEIGHTS.hand.as_flattened()).chain(WEIGHTS.deck.as_flattened()).enumerate()
    {
        so_far[index] = f64::from(*weight);
    }
    let weights = fit(&samples);
    eprintln!("{games} games, {} positions", samples.len());
    eprintln!("mean log loss {:.4}, {:.4} before", loss(&samples, &weights), loss(&samples, &so_far));
    write(&weights);
    Ok(())
}

/// Writes the source of the weights.
fn write(weights: &Weights) {
    let shown =
        |weights: &[f64]| weights.iter().map(|weight| format!("{weight:.3}")).collect::<Vec<_>>().join(", ");
    println!("//! What spells are worth, learnt from games. Written by `examples/fit_shazamm.rs`.\n");
    println!("use super::worth::Worth;\n");
    println!("/// What the archmage goes by.\npub const WEIGHTS: Worth = Worth {{");
    println!("    plain: [{}],", shown(&weights[..PLAIN]));
    let (hand, deck) = weights[PLAIN..].split_at(Spell::COUNT * HAND);
    for (name, rows) in [("hand", hand.chunks(HAND)), ("deck", deck.chunks(DECK))] {
        println!("    {name}: [");
        for row in rows {
            println!("        [{}],", shown(row));
        }
        println!("    ],");
    }
    println!("}};");
}

/// Plays games on all cores.
fn play(game: &Shazamm, budget: Budget, first: u64, games: u64) -> Vec<Sample> {
    let (archmage, adept) = (bot_for(Level::Archmage), bot_for(Level::Adept));
    let pairings: [[&dyn Bot<Shazamm>; 2]; 4] =
        [[&*archmage, &*archmage], [&*archmage, &*adept], [&*archmage, &*archmage], [&*adept, &*archmage]];
    let next = AtomicU64::new(first);
    let samples = Mutex::new(Vec::new());
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= first + games {
                break;
            }
            let played = play_one(game, pairings[seed as usize % pairings.len()], budget, seed);
            if let Ok(mut samples) = samples.lock() {
                samples.extend(played);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    samples.into_inner().unwrap_or_default()
}

fn play_one(game: &Shazamm, bots: [&dyn Bot<Shazamm>; 2], budget: Budget, seed: u64) -> Vec<Sample> {
    let mut dice = dice::seeded(seed);
    let mut state = game.start();
    let mut positions = Vec::new();
    let mut thoughts = 0;
    loop {
        match game.to_act(&state) {
            ToAct::Nobody => break,
            ToAct::Chance => {
                let outcome = game.sample(&state, &mut dice);
                game.apply_chance_unchecked(&mut state, &outcome, &mut Silent);
            }
            ToAct::Seats(seats) => {
                let Some(seat) = seats.first() else { break };
                let all = game.oracle(&state);
                if seats.len() == SEATS.len() && matches!(all.phase, PhaseView::Committing { .. }) {
                    let mut inputs = Vec::new();
                    each(&all, |weight, input| inputs.push((weight.index() as u16, input)));
                    positions.push(inputs);
                }
                let (view, legal) = (game.view(&state, Viewer::Seat(seat)), game.legal(&state, seat));
                thoughts += 1;
                let thought = thought_seed(seed, thoughts);
                let bot = bots[seat.index()];
                let Some(choice) = bot.think(game, &view, &legal, budget, thought, &|| false) else { break };
                game.apply_unchecked(&mut state, seat, choice.action, &mut Silent);
            }
        }
    }
    let won = game.outcome(&state).map_or(0.5, |outcome| outcome.win_share(RED));
    positions.into_iter().map(|inputs| Sample { inputs, won }).collect()
}

fn expected(sample: &Sample, weights: &Weights) -> f64 {
    let odds: f64 =
        sample.inputs.iter().map(|&(at, input)| f64::from(input) * weights[usize::from(at)]).sum();
    1.0 / (1.0 + (-odds).exp())
}

fn loss(samples: &[Sample], weights: &Weights) -> f64 {
    let of = |sample: &Sample| {
        let expected = expected(sample, weights).clamp(1e-9, 1.0 - 1e-9);
        -(sample.won * expected.ln() + (1.0 - sample.won) * (1.0 - expected).ln())
    };
    samples.iter().map(of).sum::<f64>() / samples.len() as f64
}

/// Newton's method, with a little weight decay.
fn fit(samples: &[Sample]) -> Weights {
    const DECAY: f64 = 40.0;
    let mut weights = [0.0; Weight::COUNT];
    for _ in 0..8 {
        let mut slope = weights.map(|weight| -DECAY * weight);
        let mut bend = vec![[0.0; Weight::COUNT]; Weight::COUNT];
        for (at, row) in bend.iter_mut().enumerate() {
            row[at] = DECAY;
        }
        for sample in samples {
            let expected = expected(sample, &weights);
            let spread = expected * (1.0 - expected);
            for &(at, input) in &sample.inputs {
                let (at, input) = (usize::from(at), f64::from(input));
                slope[at] += (sample.won - expected) * input;
                for &(other, with) in &sample.inputs {
                    bend[at][usize::from(other)] += spread * input * f64::from(with);
                }
            }
        }
        for (weight, step) in weights.iter_mut().zip(solved(bend, slope)) {
            *weight += step;
        }
    }
    weights
}

/// Gauss elimination. The matrix is positive definite, so that no pivot is zero.
fn solved(mut rows: Vec<Weights>, mut right: Weights) -> Weights {
    for at in 0..Weight::COUNT {
        let (pivot_row, pivot_right) = (rows[at], right[at]);
        for other in (0..Weight::COUNT).filter(|&other| other != at) {
            let factor = rows[other][at] / pivot_row[at];
            for (cell, pivot) in rows[other].iter_mut().zip(&pivot_row) {
                *cell -= factor * pivot;
            }
            right[other] -= factor * pivot_right;
        }
    }
    std::array::from_fn(|at| right[at] / rows[at][at])
}
