//! What is said of decisions: mistakes are found, the archmage's own decisions are seldom any, and the same is always said of the
//! same game.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use std::cell::Cell;
use std::path::Path;

use bots::{Budget, HasBots, Level, Reviewed, ask, bot_for, review};
use games::{GameName, Maginor, Shazamm, Wizard, with_game};
use table::{Course, Legal as _, Match, Seat, Seats, Seed, Silent, Step, ToAct};

const BUDGET: Budget = Budget::Iterations(60);

fn all_of<G: HasBots>(played: &Match<G>) -> Vec<Reviewed<G::Action>> {
    review(played, Seats::all(played.game().seats()), BUDGET, &|| false, &mut |_, _| {})
}

/// A situation with a known best move, in which another one is made: the one that is furthest from it in the list.
fn spoilt<G: HasBots>(file: &str) -> Match<G> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/situations").join(file);
    let mut played = Match::<G>::read(&std::fs::read_to_string(path).unwrap()).unwrap();
    let ToAct::Seats(seats) = played.to_act() else { unreachable!("somebody is asked") };
    let seat = seats.first().unwrap();
    let legal = played.game().legal(played.state(), seat);
    let best = played.game().read_action(played.record().remark("best").unwrap()).unwrap();
    let other = [legal.get(0), legal.get(legal.len() - 1)].into_iter().flatten().find(|&one| one != best);
    played.step(Step::Seat(seat, other.unwrap()), &mut Silent).unwrap();
    played
}

fn is_found<G: HasBots>(file: &str) {
    let played = spoilt::<G>(file);
    let reviewed = all_of(&played);
    let last = reviewed.last().unwrap();
    let best = played.record().remark("best").unwrap();
    let (better, cost, error) = last.mistake(G::STAKE).unwrap_or_else(|| panic!("{file}: {last:?}"));
    assert_eq!(played.game().show_action(better).to_string(), best, "{file}");
    assert!(cost > 2.0 * error, "{file}: {cost} ± {error}");
}

#[test]
fn a_clear_mistake_is_found_and_the_better_move_is_named() {
    let first = |game: &str| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/situations").join(game);
        let mut files: Vec<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        format!("{game}/{}", files[0])
    };
    is_found::<Wizard>(&first("wizard"));
    is_found::<Maginor>(&first("maginor"));
}

/// Plays a game between bots of a level.
fn game_of<G: HasBots>(level: Level, seed: u64) -> Match<G> {
    let bot = bot_for::<G>(level);
    let mut course = Course::new(Match::new(G::new(G::Options::default()).unwrap()), || Seed::number(seed));
    let ended = course.run(|course, seat| Some(ask(course, seat, bot.as_ref(), BUDGET, &|| false)?.action));
    assert!(ended.unwrap().is_some());
    course.played().clone()
}

fn mistakes<G: HasBots>(level: Level) -> f64 {
    let reviewed = all_of(&game_of::<G>(level, 5));
    let judged = reviewed.iter().filter(|one| one.compared.is_some()).count();
    reviewed.iter().filter(|one| one.mistake(G::STAKE).is_some()).count() as f64 / judged as f64
}

#[test]
fn beginners_make_more_mistakes_than_the_archmage() {
    let shares = [mistakes::<Shazamm>(Level::Apprentice), mistakes::<Shazamm>(Level::Archmage)];
    assert!(shares[0] > 2.0 * shares[1], "{shares:?}");
}

#[test]
fn every_game_is_reviewed_the_same_twice_with_numbers_that_are_numbers() {
    for game in GameName::ALL {
        with_game!(game, G => {
            let played = game_of::<G>(Level::Apprentice, 3).rewound(12);
            let reviewed = all_of(&played);
            assert_eq!(reviewed, all_of(&played));
            assert!(!reviewed.is_empty());
            for one in &reviewed {
                assert!(one.compared.is_none_or(|compared| compared.gain.value().is_finite()), "{one:?}");
            }
        });
    }
}

#[test]
fn a_review_can_be_stopped() {
    let played = game_of::<Wizard>(Level::Apprentice, 3).rewound(40);
    let asked = Cell::new(0);
    let stop = || asked.replace(asked.get() + 1) > 150;
    let mut told = Vec::new();
    let seats = Seats::only(Seat::new(0));
    let some = review(&played, seats, BUDGET, &stop, &mut |done, all| told.push((done, all)));
    let all = review(&played, seats, BUDGET, &|| false, &mut |_, _| {});
    assert!(some.len() < all.len());
    assert_eq!(some[..], all[..some.len()], "what was found is as it would have been");
    assert!(told.iter().all(|&(done, of)| done <= all.len() && of == all.len()));
}
