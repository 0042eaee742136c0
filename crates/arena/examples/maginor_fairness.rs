//! Is the tile set that ships fair (M9.1)? Equal bots play at tables of two, three and four:
//! `cargo run --release -p arena --example maginor_fairness -- --games 100000 [--level adept] [--seed 1]`.
//!
//! For each table: how often each seat wins, in the order of the seats and in the order of play, with standard errors; and how
//! often each tile and each spell was chosen first, and how much of that by those who won in the end.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Bot, Budget, Level, ask, bot_for};
use games::maginor::{Action, Chance, Maginor, Member as _, Options, PhaseView, Prize, Spell, TILES};
use table::{Course, Game, Match, Seat, Seed, Step, Viewer, dice};

/// What is asked for.
struct Asked {
    games: u64,
    level: Level,
    seed: u64,
}

fn main() -> ExitCode {
    match asked().and_then(|asked| run(&asked)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::from(2)
        }
    }
}

fn asked() -> Result<Asked, String> {
    let mut asked = Asked { games: 100_000, level: Level::Adept, seed: 1 };
    let mut words = std::env::args().skip(1);
    while let Some(option) = words.next() {
        let value = words.next().ok_or_else(|| format!("{option} needs a value"))?;
        let number = || value.parse().map_err(|_| format!("{option} {value}: a number is expected"));
        match option.as_str() {
            "--games" => asked.games = number()?,
            "--seed" => asked.seed = number()?,
            "--level" => {
                asked.level = value.parse().map_err(|unknown: table::NotationError| unknown.to_string())?;
            }
            _ => return Err(format!("there is no option {option}; there are --games, --level and --seed")),
        }
    }
    Ok(asked)
}

/// Plays at each table. Answers whether all of them are fair.
fn run(asked: &Asked) -> Result<bool, String> {
    let mut is_fair = true;
    for seats in 2..=4 {
        let options = Options { seats, ..Options::default() };
        let game = Maginor::new(options).map_err(|invalid| invalid.to_string())?;
        let tally = play_all(&game, asked)?;
        is_fair &= tally.tell(&game, asked);
    }
    println!("\n{}", if is_fair { "M9.1 holds." } else { "M9.1 does not hold." });
    Ok(is_fair)
}

/// What happened in some games.
#[derive(Clone, Default)]
struct Tally {
    games: f64,
    /// Victories by seat, and by the order of play.
    by_seat: [f64; 4],
    by_turn: [f64; 4],
    /// How often it was chosen first, and how much of that by those who won in the end.
    tiles: [(u64, f64); TILES],
    spells: [(u64, f64); Spell::ALL.len()],
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.games += other.games;
        for (sum, part) in self.by_seat.iter_mut().zip(other.by_seat) {
            *sum += part;
        }
        for (sum, part) in self.by_turn.iter_mut().zip(other.by_turn) {
            *sum += part;
        }
        let sums = self.tiles.iter_mut().chain(&mut self.spells);
        for (sum, part) in sums.zip(other.tiles.iter().chain(&other.spells)) {
            sum.0 += part.0;
            sum.1 += part.1;
        }
    }

    fn tell(&self, game: &Maginor, asked: &Asked) -> bool {
        const MOST_ABOVE: f64 = 0.03;
        let seats = game.seats();
        println!("\n{} games of {} players, all {}, seed {}", self.games, seats, asked.level, asked.seed);
        let mut is_fair = true;
        for (what, wins) in [("seat", &self.by_seat), ("turn", &self.by_turn)] {
            for (n, &wins) in wins[..seats].iter().enumerate() {
                let share = wins / self.games;
                let error = (share * (1.0 - share) / self.games).sqrt();
                println!("  {what} {}  wins {:6.2} % ± {:.2}", n + 1, 100.0 * share, 100.0 * error);
                is_fair &= share <= 1.0 / seats as f64 + MOST_ABOVE;
            }
        }
        // The ruling of M9.1: who wants to win never takes a rite before its tile.
        let tiles = game.oracles().faces().iter().map(|face| (face.key(), false)).zip(self.tiles);
        let spells = Spell::ALL.map(|spell| (spell.name(), spell.is_rite())).into_iter().zip(self.spells);
        for ((name, is_rite), (chosen, by_winners)) in tiles.chain(spells) {
            let share = 100.0 * by_winners / (chosen as f64).max(1.0);
            println!("  {name:15}  chosen first {chosen:8} times, {share:5.1} % by winners");
            is_fair &= by_winners > 0.0 || is_rite;
        }
        is_fair
    }
}

fn play_all(game: &Maginor, asked: &Asked) -> Result<Tally, String> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicU64::new(0);
    let all = Mutex::new(Ok(Tally::default()));
    let work = || {
        let bot = bot_for::<Maginor>(asked.level);
        let mut tally = Tally::default();
        let mut problem = None;
        while problem.is_none() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= asked.games {
                break;
            }
            // Every game has a seed of its own, so the result does not depend on the threads.
            problem = play(game, bot.as_ref(), dice::derived(asked.seed, number), &mut tally).err();
        }
        let mut all = all.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        match (&mut *all, problem) {
            (Ok(sum), None) => sum.add(&tally),
            (all, Some(problem)) => *all = Err(problem),
            (Err(_), None) => {}
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    all.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Plays a game between equal bots, and counts.
fn play(game: &Maginor, bot: &dyn Bot<Maginor>, seed: u64, tally: &mut Tally) -> Result<(), String> {
    let mut course = Course::new(Match::new(game.clone()), || Seed::number(seed));
    let mut choices = Vec::new();
    let outcome = course.run(|course, seat| {
        let action = ask(course, seat, bot, Budget::Iterations(8), &|| false)?.action;
        let view = game.view(course.played().state(), Viewer::Seat(seat));
        if let (Action::Take(prize), PhaseView::Taking { scoring }) = (action, view.phase) {
            let place = view.ring.iter().find(|place| place.tile == scoring.tile);
            choices.push((seat, scoring.tile, prize, place.and_then(|place| place.spell)));
        }
        Some(action)
    });
    let outcome = outcome.map_err(|refused| refused.to_string())?.ok_or("a bot chose nothing")?;
    tally.games += 1.0;
    let steps = course.played().record().steps().iter();
    let mut firsts = steps.filter_map(|step| match step {
        Step::Chance(Chance::FirstPlayer(seat)) => Some(*seat),
        _ => None,
    });
    let mut seat = firsts.next().unwrap_or(Seat::new(0));
    for wins in &mut tally.by_turn[..game.seats()] {
        *wins += outcome.win_share(seat);
        tally.by_seat[seat.index()] += outcome.win_share(seat);
        seat = seat.left(game.seats());
    }
    for (seat, tile, prize, spell) in choices {
        let entry = match (prize, spell) {
            (Prize::Spell, Some(spell)) => &mut tally.spells[spell.index()],
            _ => &mut tally.tiles[tile.index()],
        };
        entry.0 += 1;
        entry.1 += outcome.win_share(seat);
    }
    Ok(())
}
