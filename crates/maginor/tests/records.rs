//! Whole games as records, with comments, in `tests/records`.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

mod common;

use maginor::{Action, Element, Fact, Maginor, MaginorAt, Options, Spell, Tile};
use table::{Actor, Event, Game, Legal as _, Match, Options as _, Outcome, Silent, Step, ToAct};

/// A record that was played through: what happened at each step, and how it ended.
struct Played {
    game: Maginor,
    steps: Vec<Vec<Fact>>,
    outcome: Outcome,
}

fn read(text: &str) -> Played {
    let played = Match::<Maginor>::read(text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(played.to_act(), ToAct::Nobody, "the game is played to its end");
    let mut steps = Vec::new();
    played.record().replay(|_, _, events: &[Event<Fact>]| {
        steps.push(events.iter().map(|event| event.fact).collect());
    });
    let outcome = played.game().outcome(played.state()).expect("an outcome");
    Played { game: played.game().clone(), steps, outcome }
}

impl Played {
    fn has(&self, is: impl Fn(&Fact) -> bool) -> bool {
        self.steps.iter().flatten().any(is)
    }

    fn tile_without_spell(&self) -> Tile {
        let facts = self.steps.iter().flatten();
        let mut setups = facts.filter_map(|fact| match fact {
            Fact::Ring { setup } => Some(setup),
            _ => None,
        });
        let setup = setups.next().expect("the ring was laid");
        let at = setup.spells.iter().position(Option::is_none).expect("one has no spell");
        setup.tiles[at]
    }

    /// Two or more have the most votes, and one of them has won.
    fn ends_with_a_tie_break(&self) -> bool {
        let points = self.outcome.points();
        let most = points.as_slice().iter().max().expect("somebody plays");
        let tied = points.as_slice().iter().filter(|&votes| votes == most).count();
        tied > 1 && self.outcome.winners().count() == 1
    }
}

#[test]
fn a_game_that_passes_through_every_rule() {
    let played = read(include_str!("records/every-rule.record"));
    let hall = played.game.guild_hall();
    for spell in Spell::ALL.into_iter().filter(|spell| !spell.is_rite()) {
        assert!(
            played.has(|fact| matches!(fact, Fact::SpellPlayed { spell: cast, .. } if *cast == spell)),
            "{spell}"
        );
    }
    for rite in [Spell::GoldenCauldron, Spell::HighWizard] {
        assert!(played.has(|fact| matches!(fact, Fact::TookSpell { spell, .. } if *spell == rite)), "{rite}");
    }
    assert!(played.has(|fact| matches!(fact, Fact::DuelTied { .. })));
    assert!(played.has(|fact| {
        matches!(fact, Fact::Revealed { challenge: Element::Earth, defence: Element::Earth, .. })
    }));
    assert!(played.has(|fact| matches!(fact, Fact::Filled { tile } if *tile != hall)));
    assert!(played.has(|fact| matches!(fact, Fact::Filled { tile } if *tile == hall)));
    let bare = played.tile_without_spell();
    assert!(played.has(|fact| matches!(fact, Fact::TookTile { tile, .. } if *tile == bare)));
    assert!(played.ends_with_a_tie_break());
    assert_eq!(played.outcome.points().as_slice(), [35, 27, 35]);
    assert_eq!(played.outcome.places().as_slice(), [1, 3, 2]);
}

#[test]
fn a_game_in_which_the_roll_is_finished() {
    let played = read(include_str!("records/finish-the-roll.record"));
    let hall = played.game.guild_hall();
    assert!(!played.has(|fact| matches!(fact, Fact::AdvanceLost)));
    // The last roll fills the last tile beside the Guild Hall, and Maginor goes on and ends the game.
    let last_turn = &played.steps[played.steps.len() - 3..];
    assert!(last_turn[0].iter().any(|fact| matches!(fact, Fact::Filled { tile } if *tile != hall)));
    assert!(
        last_turn[1].iter().any(|fact| matches!(fact, Fact::GapClosed { before, .. } if *before == hall))
    );
    assert!(last_turn[1].contains(&Fact::MaginorMoved { to: MaginorAt::On(hall) }));
    assert!(matches!(last_turn[2].last(), Some(Fact::Over { .. })));
    assert!(played.ends_with_a_tie_break());
}

/// The records here are of the first version of the rules: they are played by it and written as such. By the second
/// version they go the same way, where the symbol that was the only one to do anything is named.
#[test]
fn m_4_6_games_of_the_first_version_are_played_by_it() {
    let mut named = 0;
    for text in [include_str!("records/every-rule.record"), include_str!("records/finish-the-roll.record")] {
        let first = Match::<Maginor>::read(text).unwrap();
        assert_eq!(first.game().rules(), 1);
        assert!(first.to_string().contains("\nrules 1\n"));
        let game = Maginor::new(first.game().options().clone()).unwrap();
        assert_eq!(game.rules(), 2);
        let mut second = Match::new(game.clone());
        let by_first = first.game();
        let mut state = by_first.start();
        for step in first.record().steps() {
            if let Step::Seat(seat, _) = step {
                let (narrow, wide) = (by_first.legal(&state, *seat), game.legal(second.state(), *seat));
                assert!(
                    narrow.iter().all(|action| wide.contains(action)),
                    "nothing is forbidden that was not"
                );
            }
            let mut events: Vec<Event<Fact>> = Vec::new();
            match step {
                Step::Seat(seat, action) => by_first.apply(&mut state, *seat, *action, &mut events).unwrap(),
                Step::Chance(outcome) => by_first.apply_chance(&mut state, outcome, &mut events).unwrap(),
            }
            second.step(step.clone(), &mut Silent).unwrap();
            let only = events.iter().find_map(|event| match event.fact {
                Fact::SymbolChosen { seat, symbol, .. } => Some((seat, Action::Symbol(symbol))),
                _ => None,
            });
            if let Some((seat, action)) = only
                && second.state() != &state
            {
                assert!(second.to_act().includes(Actor::Seat(seat)));
                second.step(Step::Seat(seat, action), &mut Silent).unwrap();
                named += 1;
            }
            assert_eq!(second.state(), &state);
        }
        assert_eq!(second.to_act(), ToAct::Nobody);
        let again = Match::<Maginor>::read(&second.to_string()).unwrap();
        assert_eq!((again.game().rules(), again.state()), (2, &state));
    }
    assert!(named > 0, "somewhere only one symbol did anything");
}

#[test]
fn a_version_that_is_still_to_come_is_refused() {
    let text = include_str!("records/every-rule.record").replace("rules 1\n", "rules 3\n");
    assert!(Match::<Maginor>::read(&text).is_err());
}

#[test]
fn the_same_game_without_the_option_goes_another_way() {
    let text = include_str!("records/finish-the-roll.record").replace("option finish-the-roll yes\n", "");
    let error = Match::<Maginor>::read(&text).expect_err("Maginor does not advance");
    assert!(error.so_far.is_some());
}

#[test]
fn standard_tiles_are_not_written_into_a_record_and_others_are() {
    let text = Match::new(Maginor::new(Options::default()).unwrap()).to_string();
    assert_eq!(text, "conclave record 1\ngame maginor\nrules 2\noption seats 4\n\n");

    let odd = Options { seats: 2, oracles: common::odd_tiles(), ..Options::default() };
    let text = Match::new(Maginor::new(odd.clone()).unwrap()).to_string();
    assert_eq!(text.lines().filter(|line| line.starts_with("option tile ")).count(), 11);
    assert!(text.contains(
        "option tile seven large 7 earth earth earth earth earth earth water name Sieben = sept\n"
    ));
    assert_eq!(Match::<Maginor>::read(&text).unwrap().game().options(), &odd);
}

#[test]
fn what_is_wrong_with_the_tiles_of_a_record_is_said_by_line() {
    let odd = Options { seats: 2, oracles: common::odd_tiles(), ..Options::default() };
    let text = Match::new(Maginor::new(odd).unwrap()).to_string();
    let error = |from: &str, to: &str| {
        assert!(text.contains(from), "{from:?}");
        Match::<Maginor>::read(&text.replacen(from, to, 1)).unwrap_err().to_string()
    };
    assert_eq!(
        error("two small 2", "two small 3"),
        "line 6: tile \"two\", value: 3 is not the number of its slots, 2"
    );
    assert_eq!(error("tile two", "tile one"), "line 15: tile \"one\", key: another tile has the same");
    assert_eq!(error(" name Hall", ""), "line 15: tile \"hall\", name: is missing");
    assert_eq!(
        error("tile 3 small", "tile 3 tiny"),
        "line 8: tile \"3\", kind: \"tiny\" is none of guild-hall, small and large"
    );
    assert_eq!(
        error("option tile b large 5 fate fate fate fate fate name B\n", ""),
        "line 14: a set has 11 tiles, not 10"
    );
}

#[test]
fn options_are_set_by_name() {
    let mut options = Options::default();
    options.set("finish-the-roll", "yes").unwrap();
    options.set("seats", "3").unwrap();
    options.set("oracles", "standard").unwrap();
    assert_eq!(options, Options { seats: 3, finish_the_roll: true, ..Options::default() });
    for (name, value, message) in [
        ("seats", "many", "Maginor is played by 2 to 4, not by many"),
        ("finish-the-roll", "perhaps", "\"perhaps\" is not an answer: yes or no"),
        ("oracles", "mine", "\"mine\" is not a set of tiles: standard"),
        (
            "variants",
            "x",
            "Maginor has no option \"variants\"; there are: seats, finish-the-roll, oracles, tile",
        ),
    ] {
        assert_eq!(options.set(name, value).unwrap_err().to_string(), message);
    }
}
