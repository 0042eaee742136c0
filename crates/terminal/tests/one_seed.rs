//! The same seed gives the same game in the terminal as everywhere else.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::{HasBots, Level, bot_for};
use games::{GameName, with_game};
use locale::{Language, Texts};
use table::{Course, Match, Seat, Seed, Step};
use tabletop::Tabletop;
use terminal::{Ended, Script, Session, Setting};

/// Plays the person's decisions of a record that bots of the same seed have played.
fn check<G: Tabletop + HasBots>(record: &str) {
    let known = Match::<G>::read(record).unwrap();
    let (game, you) = (known.game(), Seat::new(0));
    let answers: Vec<String> = (known.record().steps().iter())
        .filter_map(|step| match step {
            Step::Seat(seat, action) if *seat == you => Some(game.show_action(*action).to_string()),
            _ => None,
        })
        .collect();
    let texts = Texts::new(Language::English);
    let setting = Setting { texts: &texts, you, width: 80, echo: true };
    let bots = Seat::all(game.seats()).map(|_| bot_for::<G>(Level::Apprentice)).collect();
    let course = Course::new(Match::new(game.clone()), || Seed::number(7));
    let mut session = Session::new(setting, course, bots, None);
    let answered = session.play(&mut Script::new(answers.iter().map(String::as_str)), &mut Vec::new());
    assert_eq!(answered.unwrap(), Ended::Over);
    // Where several decide at once, the order is another: everybody has done the same.
    let lines = |played: &Match<G>| {
        let mut lines: Vec<_> =
            played.record().steps().iter().map(|step| played.record().line(step).to_string()).collect();
        lines.sort();
        lines
    };
    assert_eq!(lines(session.played()), lines(&known));
}

#[test]
fn one_seed_is_one_game() {
    for game in GameName::ALL {
        let file = format!("{}/../bots/tests/one-seed/{game}.record", env!("CARGO_MANIFEST_DIR"));
        let record = std::fs::read_to_string(file).unwrap();
        with_game!(game, G => check::<G>(&record));
    }
}
