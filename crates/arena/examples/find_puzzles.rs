//! Looks for puzzles, and adds them to those of the page: `cargo run --release -p arena --example find_puzzles -- [GAME…]
//! [--games N] [--seed S] [--threads N] [--most N] [--situations]`.
//!
//! What was found is written at once, so that nothing is lost when it is broken off. The puzzles that are there stay, with their
//! numbers; one that is like another is not added. `--most` bounds how many there are of each kind of decision and difficulty.
//! `--situations` looks at the situations of the bots' tests first.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;
use std::{fs, io};

use arena::puzzles::{Search, find};
use bots::puzzle::{Difficulty, Puzzle, Puzzling, examine, records};
use games::{GameName, Maginor, Shazamm, Wizard};
use table::{Game as _, Match};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match Order::read(&words).and_then(|order| order.run()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            ExitCode::from(2)
        }
    }
}

/// What the command line asks for.
struct Order {
    games: Vec<GameName>,
    search: Search,
    most: usize,
    with_situations: bool,
}

impl Order {
    fn read(words: &[String]) -> Result<Self, String> {
        let search = Search { games: 100, seed: 1, threads: 0 };
        let mut order = Self { games: Vec::new(), search, most: 5, with_situations: false };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut number = || {
                let number = words.next().and_then(|number| number.parse::<u64>().ok());
                number.ok_or_else(|| format!("{word} needs a number"))
            };
            match word.as_str() {
                "--games" => order.search.games = number()?,
                "--seed" => order.search.seed = number()?,
                "--threads" => order.search.threads = number()? as usize,
                "--most" => order.most = number()? as usize,
                "--situations" => order.with_situations = true,
                name => order
                    .games
                    .push(GameName::read(name).ok_or_else(|| format!("there is no game {name:?}"))?),
            }
        }
        if order.games.is_empty() {
            order.games = GameName::ALL.to_vec();
        }
        Ok(order)
    }

    fn run(&self) -> Result<(), String> {
        for game in &self.games {
            match game.name() {
                Wizard::NAME => self.look::<Wizard>(),
                Shazamm::NAME => self.look::<Shazamm>(),
                Maginor::NAME => self.look::<Maginor>(),
                _ => Ok(()),
            }?;
        }
        Ok(())
    }

    fn look<G: Puzzling>(&self) -> Result<(), String> {
        let mut kept = Kept::<G>::open(self.most)?;
        if self.with_situations {
            for played in situations::<G>()? {
                let seats = played.to_act().seats();
                let found =
                    seats.first().and_then(|seat| examine(&played, seat, self.search.seed, &|| false));
                kept.add(found.into_iter().collect())?;
            }
        }
        let (begun, mut games, mut failed) = (Instant::now(), 0, None);
        find::<G>(self.search, &|| false, &mut |found| {
            games += 1;
            if let Err(problem) = kept.add(found) {
                failed.get_or_insert(problem);
            }
            let (all, minutes) = (self.search.games, begun.elapsed().as_secs_f64() / 60.0);
            eprint!("\r{}: {games} of {all} games, {} puzzles, {minutes:.1} minutes ", G::NAME, kept.count());
        });
        eprintln!("\n{}", kept.table());
        failed.map_or(Ok(()), Err)
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The situations of the bots' tests, without what is said of them.
fn situations<G: Puzzling>() -> Result<Vec<Match<G>>, String> {
    let folder = root().join("crates/bots/tests/situations").join(G::NAME);
    let fault = |error: io::Error| format!("{}: {error}", folder.display());
    let mut paths: Vec<PathBuf> =
        fs::read_dir(&folder).map_err(fault)?.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let read = |path: &PathBuf| {
        let text = fs::read_to_string(path).map_err(fault)?;
        Match::<G>::read(&text).map_err(|error| format!("{}: {error}", path.display()))
    };
    let played: Vec<Match<G>> = paths.iter().map(read).collect::<Result<_, _>>()?;
    // Tables that nobody plays at are no puzzles.
    Ok(played.into_iter().filter(|played| !played.to_string().contains("\noption tile ")).collect())
}

/// The puzzles of a game that are kept.
struct Kept<G: Puzzling> {
    path: PathBuf,
    puzzles: Vec<Puzzle<G>>,
    most: usize,
}

impl<G: Puzzling> Kept<G> {
    fn open(most: usize) -> Result<Self, String> {
        let path = root().join("crates/web/static/puzzles").join(format!("{}.txt", G::NAME));
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read.map_err(|error| format!("{}: {error}", path.display()))?,
        };
        let read = |text: &&str| Puzzle::read(text).map_err(|error| format!("{}: {error}", path.display()));
        let puzzles = records(&text).iter().map(read).collect::<Result<_, _>>()?;
        Ok(Self { path, puzzles, most })
    }

    fn count(&self) -> usize {
        self.puzzles.len()
    }

    /// Adds those that are not like others, and writes all of them.
    fn add(&mut self, found: Vec<Puzzle<G>>) -> Result<(), String> {
        for puzzle in found {
            let is_of_its_kind =
                |other: &&Puzzle<G>| other.kind() == puzzle.kind() && other.difficulty == puzzle.difficulty;
            let is_like = |other: &Puzzle<G>| choices(other) == choices(&puzzle);
            if self.puzzles.iter().filter(is_of_its_kind).count() < self.most
                && !self.puzzles.iter().any(is_like)
            {
                self.puzzles.push(puzzle);
            }
        }
        let fault = |error: io::Error| format!("{}: {error}", self.path.display());
        fs::create_dir_all(self.path.parent().unwrap_or(&self.path)).map_err(fault)?;
        let text: String = self.puzzles.iter().map(ToString::to_string).collect();
        // All of it or nothing: whoever breaks it off keeps what was found.
        let new = self.path.with_extension("new");
        fs::write(&new, text).and_then(|()| fs::rename(&new, &self.path)).map_err(fault)
    }

    /// How many there are of each kind and difficulty.
    fn table(&self) -> String {
        let mut counts: HashMap<String, [usize; 3]> = HashMap::new();
        for puzzle in &self.puzzles {
            counts.entry(puzzle.kind()).or_default()[puzzle.difficulty as usize] += 1;
        }
        let mut lines: Vec<String> = counts
            .iter()
            .map(|(kind, [easy, medium, hard])| format!("  {kind:12} {easy:3} {medium:3} {hard:3}"))
            .collect();
        lines.sort();
        let [easy, medium, hard] = Difficulty::ALL.map(Difficulty::name);
        format!("  {:12} {easy} {medium} {hard}\n{}", G::NAME, lines.join("\n"))
    }
}

/// What there is to choose from, the best first.
fn choices<G: Puzzling>(puzzle: &Puzzle<G>) -> Vec<String> {
    let game = puzzle.played.game();
    let mut choices: Vec<String> =
        puzzle.tried.iter().map(|tried| game.show_action(tried.action).to_string()).collect();
    if let Some(rest) = choices.get_mut(1..) {
        rest.sort();
    }
    choices
}
