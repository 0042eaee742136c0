//! Puzzles as text: records whose headers say what was found.

use std::fmt;
use std::str::FromStr;

use table::{Actor, Match, Silent};

use super::{Difficulty, Puzzle, Puzzling, Tried};
use crate::{Level, Sitters};

/// The remarks of a puzzle: how hard it is, what is best, what is as good, and what is not.
const PUZZLE: &str = "puzzle";
const BEST: &str = "best";
const GOOD: &str = "good";
const OTHER: &str = "other";

/// The records of a file, one after the other.
pub fn records(file: &str) -> Vec<&str> {
    let is_first = |line: &str| line.starts_with("conclave record ");
    let mut begins: Vec<usize> = Vec::new();
    let mut at = 0;
    for line in file.split_inclusive('\n') {
        if is_first(line) {
            begins.push(at);
        }
        at += line.len();
    }
    let ends = begins.iter().skip(1).copied().chain([file.len()]);
    begins.iter().zip(ends).map(|(&begin, end)| &file[begin..end]).collect()
}

/// How hard the puzzle of a record is, if it says so; without reading the rest of it.
pub fn difficulty_of(record: &str) -> Option<Difficulty> {
    let said = record.lines().find_map(|line| line.strip_prefix("about ")?.strip_prefix(PUZZLE));
    said.and_then(|difficulty| difficulty.trim().parse().ok())
}

/// Why a text is not a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleError(String);

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for PuzzleError {}

fn fault(why: impl Into<String>) -> PuzzleError {
    PuzzleError(why.into())
}

impl<G: Puzzling> Puzzle<G> {
    /// Reads a puzzle.
    ///
    /// # Errors
    /// If it is no record, or its remarks do not say what a puzzle needs.
    pub fn read(text: &str) -> Result<Self, PuzzleError> {
        let played = Match::<G>::read(text).map_err(|error| fault(error.to_string()))?;
        let record = played.record();
        let difficulty = record.remark(PUZZLE).ok_or_else(|| fault("how hard is it?"))?;
        let difficulty = difficulty.parse().map_err(|_| fault(format!("{difficulty} is no difficulty")))?;
        let seat = Sitters::of(record).people().first().ok_or_else(|| fault("nobody decides"))?;
        if !played.to_act().includes(Actor::Seat(seat)) {
            return Err(fault(format!("seat {seat} is not to act")));
        }
        let mut tried = Vec::new();
        for (key, text) in record.about() {
            if [BEST, GOOD, OTHER].contains(&key.as_str()) {
                tried.push(read_tried(played.game(), text, key != OTHER)?);
            }
        }
        let is_best_first = record.about().iter().filter(|(key, _)| key == BEST).count() == 1
            && tried.first().is_some_and(|tried| tried.is_right);
        if !is_best_first {
            return Err(fault("one decision is the best, and comes first"));
        }
        Ok(Self { played, seat, difficulty, tried })
    }

    /// The game up to the decision, as it could be played on against adepts: without anything that was found.
    pub fn unsolved(&self) -> Match<G> {
        let game = self.played.game();
        let mut unsolved = Match::new(game.clone());
        let (key, text) = Sitters::one_person(self.seat, Level::Adept, game.seats()).remark();
        // Names of levels are words that every remark may hold, and every step was possible before.
        let _ = unsolved.add_about(key, &text);
        for step in self.played.record().steps() {
            let _ = unsolved.step(step.clone(), &mut Silent);
        }
        unsolved
    }
}

/// Reads `ACTION: COST ERROR, POINTS, BAD BETWEEN WELL[, AT ONCE]`.
fn read_tried<G: Puzzling>(game: &G, text: &str, is_right: bool) -> Result<Tried<G::Action>, PuzzleError> {
    let wrong = || fault(format!("{text:?} does not tell what came of a decision"));
    let (action, numbers) = text.split_once(": ").ok_or_else(wrong)?;
    let action = game.read_action(action).map_err(|error| fault(error.to_string()))?;
    let parts: Vec<&str> = numbers.split(", ").collect();
    let [costs, points, fates, rest @ ..] = &parts[..] else { return Err(wrong()) };
    let costs: Vec<f64> = read_numbers(costs).ok_or_else(wrong)?;
    let fates: Vec<u8> = read_numbers(fates).ok_or_else(wrong)?;
    let (&[cost, error], &[bad, between, well]) = (&costs[..], &fates[..]) else { return Err(wrong()) };
    let at_once = match rest {
        [] => None,
        [part] => Some(part.parse().map_err(|_| wrong())?),
        _ => return Err(wrong()),
    };
    let points = points.parse().map_err(|_| wrong())?;
    Ok(Tried { action, is_right, cost, error, points, fates: [bad, between, well], at_once })
}

fn read_numbers<T: FromStr>(text: &str) -> Option<Vec<T>> {
    text.split(' ').map(|number| number.parse().ok()).collect()
}

impl<G: Puzzling> fmt::Display for Puzzle<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut written = self.unsolved();
        written.add_about(PUZZLE, self.difficulty.name()).map_err(|_| fmt::Error)?;
        for (n, tried) in self.tried.iter().enumerate() {
            let key = match tried.is_right {
                true if n == 0 => BEST,
                true => GOOD,
                false => OTHER,
            };
            written.add_about(key, &show_tried(self.played.game(), tried)).map_err(|_| fmt::Error)?;
        }
        written.fmt(f)
    }
}

fn show_tried<G: Puzzling>(game: &G, tried: &Tried<G::Action>) -> String {
    let Tried { action, cost, error, points, fates: [bad, between, well], at_once, .. } = *tried;
    let digits = match G::STAKE {
        table::Stake::Points => 1,
        table::Stake::Chance => 3,
    };
    // Nothing is told as less than nothing.
    let [cost, error] = [cost.max(0.0), error].map(|number| format!("{number:.digits$}"));
    let action = game.show_action(action);
    let at_once = at_once.map_or_else(String::new, |part| format!(", {part}"));
    format!("{action}: {cost} {error}, {points:.1}, {bad} {between} {well}{at_once}")
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use games::wizard::Wizard;

    const PUZZLE_TEXT: &str = "conclave record 1\ngame wizard\nrules 1\noption seats 3\nabout players adept person adept\n\
        about puzzle medium\nabout best predict 1: 0.0 0.0, 16.0, 31 4 65\nabout good predict 0: 0.2 0.3, 15.8, 0 35 65\n\
        \nchance dealer 1\nchance deal B5 / R9 / N turn R2\n";

    #[test]
    fn a_puzzle_is_written_as_it_is_read() {
        let puzzle = Puzzle::<Wizard>::read(PUZZLE_TEXT).unwrap();
        assert_eq!((puzzle.seat.number(), puzzle.difficulty), (2, Difficulty::Medium));
        assert_eq!(puzzle.kind(), "predict");
        assert_eq!(puzzle.tried[1].fates, [0, 35, 65]);
        assert_eq!(puzzle.to_string(), PUZZLE_TEXT);
        assert!(!puzzle.unsolved().to_string().contains("best"));
    }

    #[test]
    fn a_file_is_its_records_one_after_the_other() {
        let file = PUZZLE_TEXT.repeat(3);
        assert_eq!(records(&file), [PUZZLE_TEXT; 3]);
        assert_eq!(difficulty_of(PUZZLE_TEXT), Some(Difficulty::Medium));
        assert_eq!(records(""), [""; 0]);
    }

    #[test]
    fn what_is_no_puzzle_is_refused() {
        for (part, other) in [
            ("about puzzle medium\n", ""),
            ("about best", "about other"),
            ("predict 1: 0.0", "predict 1: much"),
            ("predict 1:", "predict one:"),
            ("adept person", "person adept"),
            ("65\nabout good", "65, 3, 4\nabout good"),
        ] {
            let spoilt = PUZZLE_TEXT.replace(part, other);
            assert_ne!(spoilt, PUZZLE_TEXT);
            assert!(Puzzle::<Wizard>::read(&spoilt).is_err(), "{spoilt}");
        }
    }
}
