//! Records: what is read, what is written, and what a reader says of mistakes.
#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use pennies::{Pennies, PenniesOptions};
use table::{
    Course, Game, LONGEST_LINE, LONGEST_RECORD, MOST_OPTIONS, MOST_REMARKS, Match, Name, RecordText, Seat,
    Silent, Step, ToAct, settled,
};

const GAME: &str = "\
conclave record 1
game pennies
rules 2
option wins 1
seat 1 Anna
about place the kitchen table

chance matcher 2
1 heads
2 heads
";

#[test]
fn a_record_is_read_and_written_the_same() {
    let played = Match::<Pennies>::read(GAME).expect("a valid record");
    assert_eq!(played.to_string(), GAME);
    assert_eq!(played.to_act(), ToAct::Nobody);
    assert_eq!(played.record().name(Seat::new(0)).map(Name::as_str), Some("Anna"));
    assert_eq!(played.record().name(Seat::new(1)), None);
    assert_eq!(played.record().about(), [("place".to_owned(), "the kitchen table".to_owned())]);
}

#[test]
fn debugging_a_game_tells_nothing_that_was_hidden() {
    let played = Match::<Pennies>::read(GAME).expect("a valid record");
    let script = Course::scripted(&played);
    let shown = format!("{played:?} {:?} {script:?}", played.record());
    assert!(shown.contains("script: Some(3)"), "{shown}");
    for hidden in ["Heads", "heads", "matcher", "Chance(", "Matcher("] {
        assert!(!shown.contains(hidden), "{hidden} is in {shown}");
    }
}

#[test]
fn comments_blank_lines_and_spaces_are_passed_over() {
    let text = "\u{feff}# a game\n\nconclave record 1 # the format\r\n game  pennies\nrules 2\n\n# now play\nchance  matcher 1\r\n2 tails # sly";
    let played = Match::<Pennies>::read(text).expect("a valid record");
    assert_eq!(played.record().steps().len(), 2);
}

#[test]
fn a_record_may_stop_anywhere() {
    let mut text = String::new();
    let mut steps = 0;
    for line in GAME.lines() {
        text.push_str(line);
        text.push('\n');
        if let Ok(played) = Match::<Pennies>::read(&text) {
            steps = played.record().steps().len();
        }
    }
    assert_eq!(steps, 3);
}

#[track_caller]
fn check_error(text: &str, expected: &str) {
    let error = Match::<Pennies>::read(text).expect_err("an invalid record");
    assert_eq!(error.to_string(), expected);
}

#[test]
fn errors_name_line_reason_and_way_out() {
    let head = "conclave record 1\ngame pennies\nrules 2\n";
    let with = |rest: &str| format!("{head}{rest}");
    for (text, expected) in [
        (String::new(), "line 1: a record begins with the line \"conclave record 1\""),
        ("hello".to_owned(), "line 1: a record begins with the line \"conclave record 1\""),
        (
            "conclave record 9".to_owned(),
            "line 1: this record has format 9; this program reads formats up to 1",
        ),
        (
            "conclave record 1\nrules 2".to_owned(),
            "line 3: the header does not name the game (a line such as \"game wizard\")",
        ),
        (
            "conclave record 1\ngame pennies".to_owned(),
            "line 3: the header does not give the version of the rules (a line such as \"rules 1\")",
        ),
        (
            "conclave record 1\ngame chess\nrules 1".to_owned(),
            "line 2: this is a record of \"chess\", not of \"pennies\"",
        ),
        (
            "conclave record 1\ngame pennies\nrules 3".to_owned(),
            "line 3: this record follows version 3 of the rules; this program knows versions up to 2",
        ),
        (with("game pennies\n"), "line 4: the header has said that already: game pennies"),
        (with("option wins 1\noption wins 1\n"), "line 5: the header has said that already: option wins 1"),
        ("conclave record1".to_owned(), "line 1: a record begins with the line \"conclave record 1\""),
        ("conclave record +1".to_owned(), "line 1: a record begins with the line \"conclave record 1\""),
        ("conclave record 1 2".to_owned(), "line 1: a record begins with the line \"conclave record 1\""),
        (
            "conclave record 1\ngame pennies\nrules 0".to_owned(),
            "line 3: \"0\" is not a version of the rules, which are counted from 1",
        ),
        (
            "conclave record 1\ngame pennies\nrules +1".to_owned(),
            "line 3: \"+1\" is not a version of the rules, which are counted from 1",
        ),
        (with("about"), "line 4: a remark needs a key (a line such as \"about place the kitchen table\")"),
        (with("seat +1 Zoe"), "line 4: \"+1\" is not a seat, 1 to 6"),
        (
            with("chance matcher 1\n+1 heads"),
            "line 5: \"+1\" is neither a seat nor \"chance\"; expected one of: 1 heads, 1 tails, 2 heads, 2 tails",
        ),
        (with("option losses 3"), "line 4: Pennies has no option \"losses\"; there is: wins"),
        (with("option wins 0\n"), "line 4: \"0\" is not a number of wins: 1 to 9"),
        (with("seat 9 Zoe"), "line 4: \"9\" is not a seat, 1 to 6"),
        (with("seat 3 Zoe"), "line 4: there is no seat 3 at a table of 2"),
        (with("seat 1 \n"), "line 4: a name needs at least one character"),
        (
            with("1 heads"),
            "line 4: seat 1 is not to act: chance is to act; expected one of: chance matcher SEAT",
        ),
        (
            with("chance dealer 1"),
            "line 4: \"dealer 1\" is not matcher and a seat; expected one of: chance matcher SEAT",
        ),
        (with("chance matcher 6"), "line 4: there is no seat 6; expected one of: chance matcher SEAT"),
        (
            with("chance matcher 1\n3 heads"),
            "line 5: \"3\" is neither a seat nor \"chance\"; expected one of: 1 heads, 1 tails, 2 heads, 2 tails",
        ),
        (
            with("chance matcher 1\n1 heads\n\n1 tails"),
            "line 7: seat 1 is not to act: seat 2 is to act; expected one of: 2 heads, 2 tails",
        ),
        (
            with("chance matcher 1\n2 edge"),
            "line 5: \"edge\" is not heads or tails; expected one of: 1 heads, 1 tails, 2 heads, 2 tails",
        ),
        (format!("{GAME}1 heads"), "line 11: seat 1 is not to act: the game is over"),
    ] {
        check_error(&text, expected);
    }
}

#[test]
fn an_error_carries_the_game_up_to_the_line_before() {
    let error = Match::<Pennies>::read(&GAME.replace("2 heads", "2 edge")).expect_err("an invalid record");
    let so_far = error.so_far.expect("the game so far");
    assert_eq!(so_far.record().steps().len(), 2);
}

#[test]
fn a_refused_step_is_not_recorded() {
    let mut played = Match::new(Pennies::new(PenniesOptions::default()).expect("a valid table"));
    assert!(played.step(Step::Seat(Seat::new(0), pennies::Side::Heads), &mut Silent).is_err());
    assert!(played.record().steps().is_empty());
}

#[test]
fn rewinding_replays_the_first_steps() {
    let played = Match::<Pennies>::read(GAME).expect("a valid record");
    let earlier = played.rewound(1);
    assert_eq!(earlier.record().steps().len(), 1);
    assert!(matches!(earlier.to_act(), ToAct::Seats(seats) if seats.len() == 2));
}

#[test]
fn a_record_that_is_cut_anywhere_is_shorter_or_known_to_be_cut() {
    let whole: Vec<&str> = GAME.lines().collect();
    for cut in 0..GAME.len() {
        let text = RecordText::read(&GAME.as_bytes()[..cut]).expect("text");
        let lines = text.whole.lines().count();
        assert_eq!(text.whole.lines().collect::<Vec<_>>(), whole[..lines], "{cut}");
        let begun = &GAME[text.whole.len()..cut];
        assert_eq!(text.cut_short.map(|cut| cut.begun).unwrap_or_default(), begun.trim(), "{cut}");
    }
}

#[test]
fn a_record_has_bounds() {
    let padded = |bytes: usize| format!("{GAME}{}", "#\n".repeat((bytes - GAME.len()) / 2));
    assert!(Match::<Pennies>::read(&padded(LONGEST_RECORD)).is_ok());
    let error = Match::<Pennies>::read(&padded(LONGEST_RECORD + 2)).expect_err("too long");
    assert!(error.to_string().ends_with("a record has at most 1048576 bytes"), "{error}");

    let wide =
        |bytes: usize| GAME.replace("about place", &format!("#{}\nabout place", "x".repeat(bytes - 1)));
    assert!(Match::<Pennies>::read(&wide(LONGEST_LINE)).is_ok());
    check_error(&wide(LONGEST_LINE + 1), "line 6: a line of a record has at most 4096 bytes");

    let told =
        |remarks: usize| GAME.replace("seat 1", &format!("{}seat 1", "about a b\n".repeat(remarks - 1)));
    assert!(Match::<Pennies>::read(&told(MOST_REMARKS)).is_ok());
    check_error(&told(MOST_REMARKS + 1), "line 262: a record has at most 256 remarks");
    let chosen = GAME.replace("seat 1", &format!("{}seat 1", "option wins 1\n".repeat(MOST_OPTIONS)));
    check_error(&chosen, "line 68: a record has at most 64 options");
}

#[test]
fn an_error_quotes_little_and_nothing_that_steers_a_terminal() {
    let long = format!("\u{1b}[2J\u{202e}{}", "x".repeat(1000));
    for line in ["game {}", "option {} 1", "option wins {}", "seat {} Anna", "seat 2 {}", "{} heads", "2 {}"]
    {
        for head in [GAME, "conclave record 1\ngame pennies\nrules 2\noption wins 1\nchance matcher 1\n"] {
            let text = format!("{head}{}\n", line.replace("{}", &long));
            let said = Match::<Pennies>::read(&text).expect_err("an invalid record").to_string();
            assert!(!said.contains(['\u{1b}', '\u{202e}']), "{said:?}");
            assert!(said.chars().count() < 1300, "{said}");
        }
    }
}

#[test]
fn an_early_record_with_a_name_that_turns_its_direction_can_be_read() {
    let text = GAME.replace("Anna", "\u{202e}annA");
    let played = Match::<Pennies>::read(&text).expect("a valid record");
    assert_eq!(played.record().name(Seat::new(0)).map(Name::as_str), Some("\u{fffd}annA"));
}

#[test]
fn a_game_is_settled_as_it_was_written_down() {
    let settle = |options: &[(&str, &str)], rules| {
        let entries: Vec<_> =
            options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        settled::<Pennies>(&entries, rules).map_err(|unsettled| unsettled.to_string())
    };
    let game = settle(&[("wins", "5")], 1).expect("a valid table");
    assert_eq!(game.options(), &PenniesOptions { wins: 5 });
    let check = |options, rules, expected: &str| {
        assert_eq!(settle(options, rules).expect_err("no table"), expected);
    };
    check(&[("wins", "0")], 2, "\"0\" is not a number of wins: 1 to 9");
    check(&[("luck", "0")], 2, "Pennies has no option \"luck\"; there is: wins");
    for rules in [0, 3] {
        check(&[], rules, &format!("it is played by rules {rules}, and this program knows 2"));
    }
}
