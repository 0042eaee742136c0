//! Learns what positions of Shazamm! are worth from games: `cargo run --release -p bots --example fit_shazamm -- GAMES EPOCHS
//! [ARCHMAGE_GAMES ITERATIONS] > weights.rs`, to be put into `crates/bots/src/shazamm/archmage`. What the archmage goes by
//! comes of 200,000 games and 6 epochs. The samples are in the order in which threads finish, so that the numbers differ a
//! little from run to run.
//!
//! The adept plays itself. A game begins with some turns in which both may do anything, so that all kinds of positions
//! come up; the positions after them are samples, and who won is what a small network is to foretell. Then, if so many
//! are asked for, the archmage plays itself and the adept with what was learnt, and those games are learnt too.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::shazamm::Archmage;
use bots::shazamm::archmage::Manner;
use bots::shazamm::archmage::worth::{Inputs, PLACES, SIGHT, UNITS, Worth, inputs, places};
use bots::{Bot, Budget, Level, Question, bot_for};
use games::shazamm::{Action, Bet, CardSet, Commitment, Legal, Options, PhaseView, RED, Shazamm, Variant};
use rand::Rng;
use table::{Game, Silent, ToAct, dice};

/// A position as both see it, and what came of it for Red.
#[derive(Clone, Copy)]
struct Sample {
    sides: [Inputs; 2],
    won: f32,
}

fn main() -> Result<(), String> {
    let mut words =
        std::env::args().skip(1).map(|word| word.parse::<u64>().map_err(|_| format!("{word} is no number")));
    let games = words.next().ok_or("how many games?")??;
    let epochs = words.next().ok_or("how many epochs?")??;
    let (slow_games, iterations) = (words.next().unwrap_or(Ok(0))?, words.next().unwrap_or(Ok(4))?);
    let adept = bot_for(Level::Adept);
    let adepts: [&dyn Bot<Shazamm>; 2] = [&*adept, &*adept];
    let mut samples = play(&[adepts], Budget::Iterations(0), games)?;
    eprintln!("{games} games of adepts, {} positions", samples.len());
    let mut worth = scattered();
    learn(&mut worth, &mut samples, epochs, 0.002);
    if slow_games > 0 {
        // Many games that are played quickly teach more than few that are played well.
        let manner = Manner { bare_bets: 10, spell_bets: 4, pair_bets: 2 };
        let archmage = Archmage { worth: worth.clone(), own_hands: 2, manner, ..Archmage::default() };
        let pairings: [[&dyn Bot<Shazamm>; 2]; 3] =
            [[&archmage, &archmage], [&archmage, &*adept], [&*adept, &archmage]];
        let mut slow = play(&pairings, Budget::Iterations(iterations as u32), slow_games)?;
        eprintln!(
            "{slow_games} games of archmages, {} positions, loss {:.4}",
            slow.len(),
            loss(&worth, &slow)
        );
        learn(&mut worth, &mut slow, 3, 0.0005);
    }
    write(&worth);
    Ok(())
}

/// The tables that are played at: mostly without a variant.
fn tables() -> Result<Vec<Shazamm>, String> {
    let variants = [None, None, None, None, None, None, Some(Variant::FullHand), Some(Variant::StackedDeck)];
    variants
        .into_iter()
        .map(|variant| Shazamm::new(Options::with(variant)).map_err(|invalid| invalid.to_string()))
        .collect()
}

/// Plays games on all cores.
fn play(pairings: &[[&dyn Bot<Shazamm>; 2]], budget: Budget, games: u64) -> Result<Vec<Sample>, String> {
    let tables = tables()?;
    let next = AtomicU64::new(0);
    let samples = Mutex::new(Vec::new());
    let work = || {
        let mut found = Vec::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= games {
                break;
            }
            let (game, pairing) =
                (&tables[seed as usize % tables.len()], pairings[seed as usize % pairings.len()]);
            play_one(game, pairing, budget, seed, &mut found);
        }
        if let Ok(mut samples) = samples.lock() {
            samples.extend(found);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    Ok(samples.into_inner().unwrap_or_default())
}

fn play_one(
    game: &Shazamm,
    bots: [&dyn Bot<Shazamm>; 2],
    budget: Budget,
    seed: u64,
    samples: &mut Vec<Sample>,
) {
    let mut dice = dice::seeded(seed);
    let mut state = game.start();
    let first = samples.len();
    let mut wild_turns = i64::from(dice::below(&mut dice, 12)) - 2;
    let mut thoughts = 0;
    loop {
        match game.to_act(&state) {
            ToAct::Nobody => break,
            ToAct::Chance => {
                if wild_turns <= 0 && !matches!(game.oracle(&state).round, 1) {
                    samples.push(Sample { sides: inputs(&game.oracle(&state)), won: 0.5 });
                }
                let outcome = game.sample(&state, &mut dice);
                game.apply_chance_unchecked(&mut state, &outcome, &mut Silent);
            }
            ToAct::Seats(seats) => {
                let Some(seat) = seats.first() else { break };
                let all = game.oracle(&state);
                if seats.len() == 2 && matches!(all.phase, PhaseView::Committing { .. }) {
                    wild_turns -= 1;
                    if wild_turns < 0 {
                        samples.push(Sample { sides: inputs(&all), won: 0.5 });
                    }
                }
                let legal = game.legal(&state, seat);
                if wild_turns >= 0
                    && let Legal::Bet { mana, hand } = legal
                    && dice::below(&mut dice, 2) == 0
                {
                    let action = anything(mana.left(), hand, &mut dice);
                    game.apply_unchecked(&mut state, seat, action, &mut Silent);
                    continue;
                }
                thoughts += 1;
                let question = Question::new(game, &state, seat, budget, dice::derived(seed, thoughts));
                let Some(choice) = bots[seat.index()].think(&question) else { break };
                game.apply_unchecked(&mut state, seat, choice.action, &mut Silent);
            }
        }
    }
    let won = game.outcome(&state).map_or(0.5, |outcome| outcome.win_share(RED)) as f32;
    for sample in &mut samples[first..] {
        sample.won = won;
    }
}

/// A bet that is more often low, with any cards.
fn anything<R: Rng>(mana: u8, hand: CardSet, rng: &mut R) -> Action {
    let most = 1 + dice::below(rng, u32::from(mana));
    let bet = Bet::new(1 + dice::below(rng, most) as u8).unwrap_or(Bet::LOWEST);
    let cards = hand.spells().iter_spells().filter(|_| dice::below(rng, 6) == 0).collect();
    Action::Bet(Commitment { bet, cards })
}

/// As many numbers as there are weights.
fn numbers(worth: &mut Worth) -> impl Iterator<Item = &mut f32> {
    (worth.spells.as_flattened_mut().iter_mut())
        .chain(worth.sight.as_flattened_mut())
        .chain(&mut worth.bias)
        .chain(&mut worth.out)
        .chain(&mut worth.spells_past)
        .chain(&mut worth.sight_past)
}

fn empty() -> Worth {
    Worth {
        spells: [[0.0; UNITS]; PLACES],
        sight: [[0.0; UNITS]; SIGHT],
        bias: [0.0; UNITS],
        out: [0.0; UNITS],
        spells_past: [0.0; PLACES],
        sight_past: [0.0; SIGHT],
    }
}

/// Small random weights in the hidden layer, and none past it but for the value without spells.
fn scattered() -> Worth {
    let mut rng = dice::seeded(1);
    let mut small = || dice::below(&mut rng, 2001) as f32 / 1000.0 - 1.0;
    let mut worth = empty();
    worth.spells.as_flattened_mut().iter_mut().for_each(|weight| *weight = 0.2 * small());
    worth.sight.as_flattened_mut().iter_mut().for_each(|weight| *weight = 0.4 * small());
    worth.out.iter_mut().for_each(|weight| *weight = 0.2 * small());
    worth.sight_past[0] = 1.0;
    worth
}

/// The log odds of a side, and its hidden layer.
fn side(worth: &Worth, seen: &Inputs) -> (f32, [f32; UNITS]) {
    let (mut hidden, mut odds) = (worth.bias, 0.0);
    for place in places(seen.spells) {
        for (unit, weight) in hidden.iter_mut().zip(&worth.spells[place]) {
            *unit += weight;
        }
        odds += worth.spells_past[place];
    }
    for ((&input, weights), past) in seen.sight.iter().zip(&worth.sight).zip(&worth.sight_past) {
        for (unit, weight) in hidden.iter_mut().zip(weights) {
            *unit += input * weight;
        }
        odds += input * past;
    }
    odds += hidden.iter().zip(&worth.out).map(|(unit, weight)| unit.max(0.0) * weight).sum::<f32>();
    (odds, hidden)
}

fn expected(odds: f32) -> f32 {
    (1.0 / (1.0 + (-odds).exp())).clamp(1e-6, 1.0 - 1e-6)
}

fn surprise(expected: f32, won: f32) -> f64 {
    f64::from(-(won * expected.ln() + (1.0 - won) * (1.0 - expected).ln()))
}

fn loss(worth: &Worth, samples: &[Sample]) -> f64 {
    let of = |sample: &Sample| {
        let [red, green] = sample.sides.map(|seen| side(worth, &seen).0);
        surprise(expected(red - green), sample.won)
    };
    samples.iter().map(of).sum::<f64>() / samples.len() as f64
}

/// Adds the slope of the loss at one sample.
fn add_slope(worth: &Worth, sample: &Sample, slope: &mut Worth) {
    let [(red, red_units), (green, green_units)] = sample.sides.map(|seen| side(worth, &seen));
    let error = expected(red - green) - sample.won;
    for (seen, units, error) in
        [(&sample.sides[0], red_units, error), (&sample.sides[1], green_units, -error)]
    {
        let mut back = [0.0; UNITS];
        for unit in 0..UNITS {
            if units[unit] > 0.0 {
                slope.out[unit] += error * units[unit];
                back[unit] = error * worth.out[unit];
                slope.bias[unit] += back[unit];
            }
        }
        for place in places(seen.spells) {
            for (slope, back) in slope.spells[place].iter_mut().zip(&back) {
                *slope += back;
            }
            slope.spells_past[place] += error;
        }
        for ((&input, slopes), past) in seen.sight.iter().zip(&mut slope.sight).zip(&mut slope.sight_past) {
            for (slope, back) in slopes.iter_mut().zip(&back) {
                *slope += input * back;
            }
            *past += input * error;
        }
    }
}

/// Adam, in small batches; the last twentieth of the samples is kept to test with.
fn learn(worth: &mut Worth, samples: &mut [Sample], epochs: u64, rate: f32) {
    const BATCH: usize = 256;
    let mut rng = dice::seeded(2);
    let (samples, kept) = samples.split_at_mut(samples.len() / 20 * 19);
    let (mut first, mut second) = (empty(), empty());
    let steps = samples.len().div_ceil(BATCH) as u64 * epochs;
    let mut step = 0;
    for epoch in 1..=epochs {
        dice::shuffle(&mut rng, samples);
        for batch in samples.chunks(BATCH) {
            let mut slope = empty();
            for sample in batch {
                add_slope(worth, sample, &mut slope);
            }
            step += 1;
            let rate = rate * (1.0 - step as f32 / (steps + 1) as f32);
            let (lift, lift2) = (1.0 - 0.9f32.powi(step), 1.0 - 0.999f32.powi(step));
            let means = numbers(&mut first).zip(numbers(&mut second));
            for ((weight, slope), (first, second)) in numbers(worth).zip(numbers(&mut slope)).zip(means) {
                let slope = *slope / batch.len() as f32;
                *first = 0.9 * *first + 0.1 * slope;
                *second = 0.999 * *second + 0.001 * slope * slope;
                *weight -= rate * (*first / lift) / ((*second / lift2).sqrt() + 1e-8);
            }
        }
        eprintln!("epoch {epoch}: mean log loss {:.4} of positions that were not learnt", loss(worth, kept));
    }
}

/// Writes the source of the weights.
fn write(worth: &Worth) {
    let thousandths = |weight: &f32| format!("{:.0}", weight * 1000.0);
    let shown = |weights: &[f32]| weights.iter().map(thousandths).collect::<Vec<_>>().join(", ");
    println!(
        "//! What positions are worth, learnt from games; written by `examples/fit_shazamm.rs`, not by hand.\n"
    );
    println!("use super::worth::Worth;\n");
    println!("/// What the archmage goes by, in thousandths.\n#[rustfmt::skip]");
    println!("pub(super) static WEIGHTS: Worth<i16> = Worth {{");
    for (name, rows) in [("spells", &worth.spells[..]), ("sight", &worth.sight[..])] {
        println!("    {name}: [");
        for row in rows {
            println!("        [{}],", shown(row));
        }
        println!("    ],");
    }
    println!("    bias: [{}],", shown(&worth.bias));
    println!("    out: [{}],", shown(&worth.out));
    println!("    spells_past: [{}],", shown(&worth.spells_past));
    println!("    sight_past: [{}],", shown(&worth.sight_past));
    println!("}};");
}
