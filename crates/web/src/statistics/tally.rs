//! What the log says when all is added up.

use bots::Level;
use chronicle::Deeds;

use super::LogLine;

/// What is counted for one game, such as Wizard, of the games that are somebody's.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Tally {
    /// How many games.
    pub(crate) games: usize,
    /// How many were won, alone or together.
    pub(crate) won: usize,
    /// All places, added up.
    places: u32,
    /// All points, added up.
    points: i64,
    /// The most points.
    pub(crate) most: Option<i32>,
    /// When the first ended, and the last.
    pub(crate) days: Option<(f64, f64)>,
    /// How many were won in a row at the end.
    pub(crate) run: usize,
    /// How many were won in a row at the most.
    pub(crate) longest_run: usize,
    /// Against whom: how many games, and how many of them were won.
    pub(crate) against: Vec<(Opponents, usize, usize)>,
    /// For each number of cards: how many predictions there were, and how many were exact.
    pub(crate) exact: Vec<(u8, usize, usize)>,
    /// Spells, as records write them, with how often they were cast; the most frequent first.
    pub(crate) spells: Vec<(String, usize)>,
    /// How many duels were won, and of how many.
    pub(crate) duels: (u32, u32),
}

/// Against whom somebody played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Opponents {
    /// Their level, if it is the same for all.
    pub(crate) level: Option<Level>,
    /// How many there were.
    pub(crate) count: usize,
}

impl Tally {
    /// What these games come to; those that are nobody's are passed over.
    pub(crate) fn of<'a>(lines: impl Iterator<Item = &'a LogLine>) -> Self {
        let mut tally = Self::default();
        for line in lines {
            if let Some((place, points)) = line.game.own() {
                tally.add(line, place, points);
            }
        }
        table::sort_few(&mut tally.against, |(one, ..), (other, ..)| {
            (one.count, one.level).cmp(&(other.count, other.level))
        });
        table::sort_few(&mut tally.exact, |one, other| one.0.cmp(&other.0));
        table::sort_few(&mut tally.spells, |one, other| other.1.cmp(&one.1));
        tally
    }

    fn add(&mut self, line: &LogLine, place: u8, points: i32) {
        let is_won = place == 1;
        self.games += 1;
        self.won += usize::from(is_won);
        self.places += u32::from(place);
        self.points += i64::from(points);
        self.most = self.most.max(Some(points));
        let (first, last) = self.days.unwrap_or((line.ended, line.ended));
        self.days = Some((first.min(line.ended), last.max(line.ended)));
        self.run = if is_won { self.run + 1 } else { 0 };
        self.longest_run = self.longest_run.max(self.run);
        let mut levels = line.game.levels();
        let first = levels.next();
        let level = first.filter(|&first| levels.all(|level| level == first));
        let opponents = Opponents { level, count: line.game.players.len().saturating_sub(1) };
        let row = counted(&mut self.against, |row| row.0 == opponents, (opponents, 0, 0));
        row.1 += 1;
        row.2 += usize::from(is_won);
        self.add_deeds(&line.game.deeds);
    }

    fn add_deeds(&mut self, deeds: &Deeds) {
        for &(cards, prediction, tricks) in &deeds.predictions {
            let row = counted(&mut self.exact, |row| row.0 == cards, (cards, 0, 0));
            row.1 += 1;
            row.2 += usize::from(prediction == tricks);
        }
        for spell in &deeds.spells {
            counted(&mut self.spells, |row| row.0 == *spell, (spell.clone(), 0)).1 += 1;
        }
        let (won, fought) = deeds.duels.unwrap_or_default();
        self.duels.0 += u32::from(won);
        self.duels.1 += u32::from(fought);
    }

    /// The mean place; of no games none.
    pub(crate) fn mean_place(&self) -> f64 {
        f64::from(self.places) / self.games.max(1) as f64
    }

    /// The mean points; of no games none.
    pub(crate) fn mean_points(&self) -> f64 {
        self.points as f64 / self.games.max(1) as f64
    }
}

/// The row that is wanted, which is added if it is not there.
fn counted<T>(rows: &mut Vec<T>, is_wanted: impl Fn(&T) -> bool, new: T) -> &mut T {
    let at = rows.iter().position(is_wanted).unwrap_or_else(|| {
        rows.push(new);
        rows.len() - 1
    });
    &mut rows[at]
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
pub(super) mod tests {
    use games::{maginor::Maginor, shazamm::Shazamm, wizard::Wizard};
    use table::Match;

    use super::*;
    use crate::statistics::Finished;

    /// A game against an adept that somebody has won.
    pub(in crate::statistics) fn won(game: &str) -> Finished {
        Finished {
            game: game.to_owned(),
            dice: None,
            result: vec![(1, 30), (2, 20)],
            players: vec!["person".to_owned(), "adept".to_owned()],
            deeds: Deeds::default(),
        }
    }

    fn line(ended: f64, game: Finished) -> LogLine {
        LogLine { id: ended.to_string(), ended, game }
    }

    fn lost(game: &str) -> Finished {
        Finished { result: vec![(2, 10), (1, 40)], ..won(game) }
    }

    #[test]
    fn wins_places_points_and_runs_are_added_up() {
        let games = [won("wizard"), won("wizard"), lost("wizard"), won("wizard")];
        let lines: Vec<LogLine> =
            games.into_iter().enumerate().map(|(n, game)| line(n as f64, game)).collect();
        let tally = Tally::of(lines.iter());
        assert_eq!((tally.games, tally.won, tally.run, tally.longest_run), (4, 3, 1, 2));
        assert_eq!((tally.mean_place(), tally.mean_points(), tally.most), (1.25, 25.0, Some(30)));
        assert_eq!(tally.days, Some((0.0, 3.0)));
        let adept = Opponents { level: Some(Level::Adept), count: 1 };
        assert_eq!(tally.against, [(adept, 4, 3)]);
    }

    #[test]
    fn games_of_several_people_or_of_bots_alone_are_nobodys() {
        let players =
            |players: [&str; 2]| Finished { players: players.map(str::to_owned).into(), ..won("shazamm") };
        let lines = [line(1.0, players(["person", "person"])), line(2.0, players(["adept", "archmage"]))];
        assert_eq!(Tally::of(lines.iter()), Tally::default());
    }

    #[test]
    fn opponents_of_several_levels_are_mixed() {
        let mut game = won("wizard");
        game.players.push("archmage".to_owned());
        game.result.push((3, 0));
        let lines = [line(1.0, game)];
        assert_eq!(Tally::of(lines.iter()).against, [(Opponents { level: None, count: 2 }, 1, 1)]);
    }

    fn whole<G: chronicle::Chronicle>(record: &str) -> Tally {
        let played = Match::<G>::read(record).unwrap();
        let finished = Finished::of(&played).unwrap();
        let text = serde_json::to_string(&line(1.0, finished.clone())).unwrap();
        let read: LogLine = serde_json::from_str(&text).unwrap();
        assert_eq!(read.game, finished, "what was written down is read again");
        Tally::of([read].iter())
    }

    #[test]
    fn whole_games_are_counted() {
        let of_person = |record: &str| record.replacen("players apprentice", "players person", 1);
        let tally = whole::<Wizard>(&of_person(include_str!("../../../bots/tests/one-seed/wizard.record")));
        assert_eq!((tally.games, tally.exact.len()), (1, 15));
        assert!(tally.exact.iter().all(|&(_, predictions, exact)| predictions == 1 && exact <= 1));
        let tally = whole::<Shazamm>(&of_person(include_str!("../../../bots/tests/one-seed/shazamm.record")));
        assert!(tally.games == 1 && !tally.spells.is_empty());
        let tally = whole::<Maginor>(&of_person(include_str!("../../../bots/tests/one-seed/maginor.record")));
        assert!(tally.games == 1 && tally.duels.0 <= tally.duels.1);
    }

    #[test]
    fn a_game_that_goes_on_is_not_counted() {
        let played = Match::<Wizard>::read("conclave record 1\ngame wizard\nrules 1\n").unwrap();
        assert_eq!(Finished::of(&played), None);
    }
}
