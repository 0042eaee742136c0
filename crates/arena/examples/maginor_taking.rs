//! Is a spell of Maginor ever worth more than its tile (M9.1)? Adepts play; wherever one may choose between a tile and its
//! spell, both are taken and the game is played on many times with the same dice:
//! `cargo run --release -p arena --example maginor_taking -- --games 200 [--futures 64] [--seed 1]
//! [--chosen yes]`.
//!
//! For each table and spell: the votes that the spell came to for who took it, early and late in the game, and how often
//! taking it won more than taking the tile, by two standard errors; then what the adept's own choices of a spell won. With
//! `--chosen yes` only those are looked into, so that more games can be played.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Bot, Budget, Level, Question, bot_for};
use games::maginor::{Action, Maginor, Options, PhaseView, Prize, Spell, State};
use table::{Game, Outcome, Seat, Silent, ToAct, Viewer, dice};

/// What is asked for.
struct Asked {
    games: u64,
    futures: u64,
    seed: u64,
    only_chosen: bool,
}

/// A choice between a tile and its spell, and what came of either.
struct Taking {
    spell: Spell,
    votes: u8,
    /// Tiles in play, this one included.
    tiles: usize,
    is_alone: bool,
    /// Whether the adept takes the spell.
    is_chosen: bool,
    /// What taking the spell won more than taking the tile: in win share, and in votes more than the others have.
    wins: Sample,
    lead: Sample,
}

/// A mean with its standard error.
#[derive(Clone, Copy, Default)]
struct Sample {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sample {
    fn add(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    fn error(&self) -> f64 {
        let variance = self.squares / self.count.max(1.0) - self.mean().powi(2);
        (variance.max(0.0) / (self.count - 1.0).max(1.0)).sqrt()
    }
}

fn main() -> ExitCode {
    match asked().and_then(|asked| run(&asked)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::from(2)
        }
    }
}

fn asked() -> Result<Asked, String> {
    let mut asked = Asked { games: 200, futures: 64, seed: 1, only_chosen: false };
    let mut words = std::env::args().skip(1);
    while let Some(option) = words.next() {
        let value = words.next().ok_or_else(|| format!("{option} needs a value"))?;
        let number = || value.parse().map_err(|_| format!("{option} {value}: a number is expected"));
        match option.as_str() {
            "--games" => asked.games = number()?,
            "--futures" => asked.futures = number()?,
            "--seed" => asked.seed = number()?,
            "--chosen" => asked.only_chosen = value == "yes",
            _ => {
                return Err(format!(
                    "there is no option {option}; there are --games, --futures, --seed and --chosen"
                ));
            }
        }
    }
    Ok(asked)
}

fn run(asked: &Asked) -> Result<(), String> {
    for seats in 2..=4 {
        let options = Options { seats, ..Options::default() };
        let game = Maginor::new(options).map_err(|invalid| invalid.to_string())?;
        let takings = play_all(&game, asked)?;
        println!("\n{seats} players, {} games, {} choices", asked.games, takings.len());
        println!("  spell            votes early      votes late       better than the tile, of");
        for spell in Spell::ALL {
            tell(spell, &takings, usize::from(seats));
        }
        let mut chosen = Sample::default();
        takings.iter().filter(|taking| taking.is_chosen).for_each(|taking| chosen.add(taking.wins.mean()));
        println!(
            "  where the adept takes the spell, {} times, it wins {:+.1} ± {:.1} points more than with the tile",
            chosen.count,
            100.0 * chosen.mean(),
            100.0 * chosen.error()
        );
    }
    Ok(())
}

/// A line of the table.
fn tell(spell: Spell, takings: &[Taking], seats: usize) {
    const EARLY: usize = 6;
    let (mut early, mut late) = (Sample::default(), Sample::default());
    let (mut better, mut count) = (0, 0);
    for taking in takings.iter().filter(|taking| taking.spell == spell) {
        // What the first does not take goes to the second, who is one of the others.
        let others = if taking.is_alone { 0.0 } else { 1.0 / (seats as f64 - 1.0) };
        let worth = f64::from(taking.votes) + taking.lead.mean() / (1.0 + others);
        if taking.tiles > EARLY { &mut early } else { &mut late }.add(worth);
        better += u32::from(taking.wins.mean() > 2.0 * taking.wins.error() && taking.wins.error() > 0.0);
        count += 1;
    }
    println!(
        "  {:15}  {:6.2} ± {:4.2}    {:6.2} ± {:4.2}    {better:5} {count:5}",
        spell.name(),
        early.mean(),
        early.error(),
        late.mean(),
        late.error()
    );
}

fn play_all(game: &Maginor, asked: &Asked) -> Result<Vec<Taking>, String> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let next = AtomicU64::new(0);
    let all = Mutex::new(Ok(Vec::new()));
    let work = || loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= asked.games {
            break;
        }
        let played = play(game, asked, dice::derived(asked.seed, number));
        let mut all = all.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        match (&mut *all, played) {
            (Ok(takings), Ok(more)) => takings.extend(more),
            (all, Err(problem)) => *all = Err(problem),
            (Err(_), Ok(_)) => break,
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

/// Plays a game between adepts, and answers the choices that there were.
fn play(game: &Maginor, asked: &Asked, seed: u64) -> Result<Vec<Taking>, String> {
    let bot = bot_for::<Maginor>(Level::Adept);
    let mut takings = Vec::new();
    let mut dice = dice::fast(seed);
    let mut state = game.start();
    let mut thoughts = 0;
    while game.outcome(&state).is_none() {
        if let ToAct::Seats(seats) = game.to_act(&state) {
            let seat = seats.first().ok_or("nobody is to act")?;
            takings.extend(taking(game, bot.as_ref(), &state, seat, asked, dice::derived(seed, thoughts))?);
        }
        thoughts += 1;
        go_on(game, bot.as_ref(), &mut state, &mut dice, dice::derived(!seed, thoughts))?;
    }
    Ok(takings)
}

/// What comes of taking the spell instead of the tile, if that is the question.
fn taking(
    game: &Maginor,
    bot: &dyn Bot<Maginor>,
    state: &State,
    seat: Seat,
    asked: &Asked,
    seed: u64,
) -> Result<Option<Taking>, String> {
    let view = game.view(state, Viewer::Seat(seat));
    let PhaseView::Taking { scoring } = view.phase else { return Ok(None) };
    let place = view.ring.iter().find(|place| place.tile == scoring.tile);
    let Some(spell) = place.and_then(|place| place.spell) else { return Ok(None) };
    let choice = bot.think(&Question::new(game, state, seat, Budget::Iterations(1), seed));
    let is_chosen = choice.is_some_and(|choice| choice.action == Action::Take(Prize::Spell));
    if asked.only_chosen && !is_chosen {
        return Ok(None);
    }
    let mut taking = Taking {
        spell,
        votes: game.value(scoring.tile),
        tiles: view.ring.len(),
        is_alone: scoring.second.is_none(),
        is_chosen,
        wins: Sample::default(),
        lead: Sample::default(),
    };
    for n in 0..asked.futures {
        let mut ends = Vec::new();
        for prize in [Prize::Tile, Prize::Spell] {
            let mut state = state.clone();
            game.apply(&mut state, seat, Action::Take(prize), &mut Silent)
                .map_err(|refused| refused.to_string())?;
            ends.push(play_on(game, bot, state, dice::derived(seed, n))?);
        }
        let lead = |outcome: &Outcome| {
            let own = f64::from(outcome.points()[seat]);
            let others = Seat::all(game.seats()).filter(|&other| other != seat);
            let sum: f64 = others.map(|other| f64::from(outcome.points()[other])).sum();
            own - sum / (game.seats() as f64 - 1.0)
        };
        taking.wins.add(ends[1].win_share(seat) - ends[0].win_share(seat));
        taking.lead.add(lead(&ends[1]) - lead(&ends[0]));
    }
    Ok(Some(taking))
}

/// Plays to the end.
fn play_on(game: &Maginor, bot: &dyn Bot<Maginor>, mut state: State, seed: u64) -> Result<Outcome, String> {
    let mut dice = dice::fast(seed);
    let mut thoughts = 0;
    loop {
        if let Some(outcome) = game.outcome(&state) {
            return Ok(outcome);
        }
        go_on(game, bot, &mut state, &mut dice, dice::derived(!seed, thoughts))?;
        thoughts += 1;
    }
}

/// Rolls the die, or lets an adept decide.
fn go_on(
    game: &Maginor,
    bot: &dyn Bot<Maginor>,
    state: &mut State,
    dice: &mut dice::FastDice,
    seed: u64,
) -> Result<(), String> {
    match game.to_act(state) {
        ToAct::Nobody => Ok(()),
        ToAct::Chance => {
            let outcome = game.sample(state, dice);
            game.apply_chance(state, &outcome, &mut Silent).map_err(|refused| refused.to_string())
        }
        ToAct::Seats(seats) => {
            let seat = seats.first().ok_or("nobody is to act")?;
            let choice = bot.think(&Question::new(game, state, seat, Budget::Iterations(1), seed));
            let action = choice.ok_or("a bot chose nothing")?.action;
            game.apply(state, seat, action, &mut Silent).map_err(|refused| refused.to_string())
        }
    }
}
