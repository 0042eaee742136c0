//! Puzzles: where they lie, which of them is asked today, and which are solved.

use std::collections::BTreeMap;

use bots::puzzle::Puzzling;
use games::{GameName, with_game};

use crate::browser::{base, fetch_text};
use crate::library::storage;

const KEY: &str = "conclave/puzzles";

/// The games that have puzzles: those of the days, one after the other.
pub(crate) fn games() -> Vec<GameName> {
    GameName::ALL.into_iter().filter(|game| with_game!(*game, G => <G as Puzzling>::HAS_PUZZLES)).collect()
}

/// All puzzles of a game, as they lie in one file of the page; nothing if it cannot be had.
pub(crate) async fn fetch(game: GameName) -> Option<String> {
    fetch_text(&format!("{}puzzles/{game}.txt", base())).await.ok()
}

/// What somebody made of a puzzle so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    Solved,
    /// Tried, and not solved yet.
    Missed,
}

/// What is kept on this device: for each puzzle that was tried, whether it was solved.
pub(crate) fn marks() -> BTreeMap<String, bool> {
    // What cannot be read any more is as if nothing had been solved.
    storage::load(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// What became of a puzzle.
pub(crate) fn mark(marks: &BTreeMap<String, bool>, game: GameName, number: usize) -> Option<Mark> {
    marks.get(&key(game, number)).map(|&is_solved| if is_solved { Mark::Solved } else { Mark::Missed })
}

/// Keeps that a puzzle was tried. What was solved once stays so.
pub(crate) fn keep(game: GameName, number: usize, is_solved: bool) {
    let mut marks = marks();
    *marks.entry(key(game, number)).or_default() |= is_solved;
    if let Ok(text) = serde_json::to_string(&marks) {
        storage::save(KEY, &text);
    }
}

fn key(game: GameName, number: usize) -> String {
    format!("{game}/{number}")
}

/// A day of the calendar, counted from 1 January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Day(i64);

impl Day {
    /// This day in the calendar that hangs on the wall where the device is.
    pub(crate) fn today() -> Self {
        let now = js_sys::Date::new_0();
        Self::of(i64::from(now.get_full_year()), i64::from(now.get_month()) + 1, i64::from(now.get_date()))
    }

    /// A day of the Gregorian calendar; months and days count from 1.
    pub(crate) fn of(year: i64, month: i64, day: i64) -> Self {
        // Years begin in March, so that the day that is sometimes missing is the last.
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let of_year = (153 * month + 2) / 5 + day - 1;
        let leaps = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
        // From 1 March of the year 0.
        Self(365 * year + leaps + of_year - 719_468)
    }

    /// Whose puzzle it is: another game every day, in turns.
    pub(crate) fn game(self) -> Option<GameName> {
        let games = games();
        games.get(self.0.rem_euclid(games.len().max(1) as i64) as usize).copied()
    }

    /// The number of the puzzle of this day, from 1, where the game has so many: one after the other, and then again.
    pub(crate) fn number(self, count: usize) -> usize {
        let turn = self.0.div_euclid(games().len().max(1) as i64);
        turn.rem_euclid(count.max(1) as i64) as usize + 1
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn days_are_counted_by_the_calendar() {
        assert_eq!(Day::of(1970, 1, 1), Day(0));
        assert_eq!(Day::of(2000, 2, 29), Day(11_016));
        assert_eq!(Day::of(2000, 3, 1), Day(11_017));
        assert_eq!(Day::of(2026, 12, 31).0 + 1, Day::of(2027, 1, 1).0);
        assert_eq!(Day::of(2100, 2, 28).0 + 1, Day::of(2100, 3, 1).0, "2100 has no 29 February");
    }

    #[test]
    fn the_games_of_the_days_are_those_whose_puzzles_lie_on_the_page() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/static/puzzles");
        let files =
            std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
        let files: BTreeSet<String> = files.collect();
        assert_eq!(games().iter().map(|game| format!("{game}.txt")).collect::<BTreeSet<_>>(), files);
    }

    #[test]
    fn a_date_gives_a_puzzle_and_the_next_day_another_game() {
        let day = Day::of(2026, 3, 1);
        assert_eq!((day.game().unwrap().name(), day.number(40)), ("maginor", 38));
        for n in 0..400 {
            let (one, next) = (Day(day.0 + n), Day(day.0 + n + 1));
            assert_ne!(one.game(), next.game());
            let again = Day(day.0 + n + 3);
            assert_eq!(one.game(), again.game());
            assert_eq!(again.number(40), one.number(40) % 40 + 1, "the next puzzle of the game");
        }
    }
}
