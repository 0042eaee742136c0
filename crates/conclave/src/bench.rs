//! `conclave bench`: how fast random games are played.

use std::io::Write as _;
use std::time::Instant;

use command_line::{DONE, Output, Signals, json_line};
use games::with_game;
use serde::Serialize;
use table::{Seat, dice, random_playout_with};

use crate::cli::BenchArgs;
use crate::failure::Failure;
use crate::offered::Offered;
use crate::progress::Progress;

/// Games between two looks at the clock.
const BATCH: u64 = 64;

/// What was measured.
#[derive(Serialize, Debug)]
struct Measured {
    game: &'static str,
    seats: usize,
    /// How many games were played: fewer than asked for, after Ctrl-C.
    games: u64,
    seed: u64,
    seconds: f64,
    games_per_s: f64,
    /// Cards played, where a game has a fixed number of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    plays_per_s: Option<f64>,
    /// Turns, where all take them at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    turns_per_s: Option<f64>,
    decisions_per_s: f64,
    mean_points: Vec<f64>,
}

pub(crate) fn run(args: &BenchArgs) -> Result<u8, Failure> {
    let signals = Signals::listen(|| {}).map_err(Failure::Deaf)?;
    let measured = with_game!(args.game, G => measure(&args.table.game::<G>()?, args, &signals)?);
    signals.code_of(tell(&measured, args.json).map(|()| DONE))
}

fn tell(measured: &Measured, json: bool) -> Result<(), Failure> {
    let mut out = Output::lock();
    if json {
        let json = json_line(measured).map_err(|error| Failure::Fault(error.to_string()))?;
        out.write_all(json.as_bytes())?;
    } else {
        let Measured { game, seats, games, seed, seconds, .. } = measured;
        writeln!(out, "{games} games of {game} with {seats} players, seed {seed}, in {seconds:.2} s")?;
        writeln!(out, "  games a second      {:>14.0}", measured.games_per_s)?;
        if let Some(plays) = measured.plays_per_s {
            writeln!(out, "  cards a second      {plays:>14.0}")?;
        }
        if let Some(turns) = measured.turns_per_s {
            writeln!(out, "  turns a second      {turns:>14.0}")?;
        }
        writeln!(out, "  decisions a second  {:>14.0}", measured.decisions_per_s)?;
        let points: Vec<String> = measured.mean_points.iter().map(|mean| format!("{mean:.1}")).collect();
        writeln!(out, "  mean points by seat  {}", points.join("  "))?;
    }
    Ok(out.flush()?)
}

fn measure<G: Offered>(game: &G, args: &BenchArgs, signals: &Signals) -> Result<Measured, Failure> {
    let seats = game.seats();
    let mut dice = dice::fast(args.seed);
    let mut points = vec![0i64; seats];
    let (mut games, mut decisions) = (0u64, 0u64);
    let mut turns: Option<f64> = None;
    let mut progress = Progress::of("games");
    let begun = Instant::now();
    while games < args.games && !signals.is_heard() {
        for _ in 0..BATCH.min(args.games - games) {
            let mut state = game.start();
            let count = |_, action| {
                if let Some(share) = game.share_of_turn(action) {
                    turns = Some(turns.unwrap_or_default() + share);
                }
            };
            let playout = random_playout_with(game, &mut state, &mut dice, count)
                .map_err(|refused| Failure::Fault(format!("a legal action was refused: {refused}")))?;
            decisions += playout.decisions;
            games += 1;
            if let Some(outcome) = game.outcome(&state) {
                for seat in Seat::all(seats) {
                    points[seat.index()] += i64::from(outcome.points()[seat]);
                }
            }
        }
        progress.show(games, args.games);
    }
    let seconds = begun.elapsed().as_secs_f64();
    progress.clear();
    let rate = |count: f64| if seconds > 0.0 { count / seconds } else { 0.0 };
    let games_per_s = rate(games as f64);
    Ok(Measured {
        game: G::NAME,
        seats,
        games,
        seed: args.seed,
        seconds,
        games_per_s,
        plays_per_s: game.cards_per_game().map(|cards| cards as f64 * games_per_s),
        turns_per_s: turns.map(rate),
        decisions_per_s: rate(decisions as f64),
        mean_points: points
            .iter()
            .map(|&sum| if games == 0 { 0.0 } else { sum as f64 / games as f64 })
            .collect(),
    })
}
