//! Whole games of Shazamm! at the terminal.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use anstream::adapter::strip_str;
use bots::shazamm::Apprentice;
use games::shazamm::{Options, RED, Shazamm};
use locale::{Language, Texts};
use table::{Course, Game as _, Match, Options as _, Seed, Viewer};
use tabletop::layout::width;
use terminal::{Ended, Script, Session, Setting};

/// Plays these answers against an apprentice, and answers what was said, without styles.
fn play(options: Options, seed: u64, answers: &[&str]) -> (Ended, String, Match<Shazamm>) {
    let texts = Texts::new(Language::English);
    let setting = Setting { texts: &texts, you: RED, width: 80, echo: true };
    let played = Match::new(Shazamm::new(options).unwrap());
    let course = Course::new(played, || Seed::number(seed));
    let mut session = Session::new(setting, course, vec![Box::new(Apprentice), Box::new(Apprentice)], None);
    let mut out = Vec::new();
    let ended = session.play(&mut Script::new(answers.iter().copied()), &mut out).unwrap();
    (ended, strip_str(&String::from_utf8(out).unwrap()).to_string(), session.played().clone())
}

fn stacked() -> Options {
    Options::with(Some(games::shazamm::Variant::StackedDeck))
}

#[test]
fn a_deck_is_stacked_in_one_line_or_in_several() {
    let (_, _, in_one) = play(stacked(), 1, &["14 13 12 11 10 9 8 7 6 5 4 3 2 1"]);
    let (_, _, in_three) = play(stacked(), 1, &["drain", "13, 12 11 10", "stack 9", "8 7 6 5 4 3 2 1"]);
    assert_eq!(in_one.to_string(), in_three.to_string());
    let view = in_one.game().view(in_one.state(), Viewer::Seat(RED));
    assert_eq!(view.players[RED].hand.unwrap().spells().to_string(), "10 11 12 13 14");
}

#[test]
fn a_mistake_in_a_row_stops_there() {
    let (_, said, played) = play(stacked(), 1, &["1 2 2 3"]);
    assert!(said.contains("Next in your deck: Clone.\nClone is in your deck already.\n"), "{said}");
    assert!(said.contains("Your deck so far: 1 Mutism, 2 Clone\n"), "{said}");
    let view = played.game().view(played.state(), Viewer::Seat(RED));
    assert_eq!(view.players[RED].stack.unwrap().len(), 2);
}

#[test]
fn commands_explain_and_change_nothing() {
    let (ended, said, played) = play(Options::default(), 1, &["?", "rules", "score", "last", "log", ""]);
    assert_eq!(ended, Ended::Left);
    assert!(said.contains("You and Player 2 bet mana in secret"), "{said}");
    assert!(said.contains("   2  A turn"), "{said}");
    assert!(said.contains("Round 1 of at most 7."), "{said}");
    assert!(said.contains("Nobody has used a spell yet."), "{said}");
    let (_, _, untouched) = play(Options::default(), 1, &["quit"]);
    assert_eq!(played.to_string(), untouched.to_string());
    let (_, said, _) = play(Options::default(), 1, &["12", "last"]);
    assert_eq!(said.matches("All is revealed: you bet 12").count(), 2, "{said}");
}

#[test]
fn no_line_is_wider_than_the_terminal_and_every_game_ends() {
    let answers: Vec<&str> =
        ["1 2 3 4 5 6 7 8 9 10 11 12 13 14", "9 3 6", "7 2", "5", "?", "log", "score", "1", "0", "1 0"]
            .into_iter()
            .cycle()
            .take(3000)
            .collect();
    for (seed, options) in (1..).zip(Options::every()) {
        let (ended, said, _) = play(options, seed, &answers);
        assert_eq!(ended, Ended::Over);
        assert!(said.contains("The match is over."), "{said}");
        for line in said.lines() {
            assert!(width(line) <= 80 || line.contains("> "), "{line:?}");
        }
    }
}

#[test]
fn nobody_hears_what_is_not_theirs() {
    let (_, said, played) = play(Options::default(), 3, &["7", "7", "7"]);
    assert!(said.contains("Player 2 draws 5 spells."), "{said}");
    let view = played.game().view(played.state(), Viewer::Seat(RED));
    assert_eq!(view.players[games::shazamm::GREEN].hand, None);
    assert!(!said.contains("Player 2 holds"), "{said}");
}
