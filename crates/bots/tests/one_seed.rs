//! The same seed gives the same game everywhere: here among bots, in the arena, in the terminal, on the page and in Python. Each
//! of them is compared with the same records in `one-seed`; `INSTA_UPDATE=always` writes them anew.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::Path;

use bots::{Budget, HasBots, Level, Sitter, Sitters, ask, bot_for};
use games::{GameName, with_game};
use table::{Course, Match, Seat, Seed};

fn check<G: HasBots>() {
    let mut played = Match::new(G::new(G::Options::default()).unwrap());
    let sitters = Sitters::new(Seat::all(played.game().seats()).map(|_| Sitter::Bot(Level::Apprentice)));
    let (key, text) = sitters.remark();
    played.add_about(key, &text).unwrap();
    let mut course = Course::new(played, || Seed::number(7));
    let bot = bot_for::<G>(Level::Apprentice);
    let outcome = course
        .run(|course, seat| Some(ask(course, seat, bot.as_ref(), Budget::Iterations(1), &|| false)?.action));
    assert!(outcome.unwrap().is_some(), "the game ends");
    let record = course.played().to_string();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/one-seed/{}.record", G::NAME));
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(&file, &record).unwrap();
    }
    assert_eq!(std::fs::read_to_string(file).unwrap(), record);
}

#[test]
fn one_seed_is_one_game() {
    for game in GameName::ALL {
        with_game!(game, G => check::<G>());
    }
}
