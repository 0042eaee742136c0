//! What a person types and reads at a table of Wizard.

use anstream::adapter::strip_str;
use games::wizard::{Action, Wizard};
use locale::{Language, Texts};
use table::{Game as _, Match, Refused, Seat, Step, Viewer};
use telling::{Names, Telling as _};

use crate::{Misunderstood, Screen, Tabletop as _};

/// A position reached by a record, as the player in seat 1 sees it.
struct Table {
    texts: Texts,
    names: Names,
    played: Match<Wizard>,
}

impl Table {
    fn new(options: &str, steps: &str) -> Self {
        let text =
            format!("conclave record 1\ngame wizard\nrules 1\n{options}\nseat 2 Ben\nseat 3 Cleo\n{steps}");
        let played = Match::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let texts = Texts::new(Language::English);
        let names = Names::of(played.record(), Some(Seat::new(0)), &texts);
        Self { texts, names, played }
    }

    /// The same table where another language is spoken.
    fn in_language(self, language: Language) -> Self {
        Self { texts: Texts::new(language), ..self }
    }

    fn screen(&self) -> Screen<'_> {
        Screen::new(&self.texts, &self.names, Some(Viewer::Seat(Seat::new(0))), 80)
    }

    fn understand(&self, input: &str) -> Result<Action, Misunderstood> {
        let (game, state) = (self.played.game(), self.played.state());
        let view = game.view(state, Viewer::Seat(Seat::new(0)));
        game.understand(&self.screen(), &view, &game.legal(state, Seat::new(0)), input)
    }

    /// The input is understood as this action, in the notation of records.
    fn check(&self, input: &str, expected: &str) {
        let action = self.understand(input).unwrap_or_else(|hint| panic!("{input:?}: {hint:?}"));
        assert_eq!(self.played.game().show_action(action).to_string(), expected, "{input:?}");
    }

    /// What is said to an input that leads nowhere: not understood, or refused.
    fn complaint(&self, input: &str) -> String {
        let game = self.played.game();
        let view = game.view(self.played.state(), Viewer::Seat(Seat::new(0)));
        let action = match self.understand(input) {
            Ok(action) => action,
            Err(Misunderstood(hint)) => return plain(&hint),
        };
        let refused = self.played.clone().step(Step::Seat(Seat::new(0), action), &mut table::Silent);
        match refused {
            Err(Refused::Rule(refusal)) => plain(&game.refusal(&self.screen(), &view, &refusal)),
            other => panic!("{input:?} leads to {other:?}"),
        }
    }

    fn position(&self) -> String {
        let (game, state) = (self.played.game(), self.played.state());
        let view = game.view(state, Viewer::Seat(Seat::new(0)));
        let legal = game.legal(state, Seat::new(0));
        plain(&game.position(&self.screen(), &view, Some(&legal)))
    }
}

fn plain(text: &str) -> String {
    strip_str(text).to_string()
}

/// Round 4 with everything special in the person's hand; Cleo has led blue.
fn blue_was_led() -> Table {
    Table::new(
        "option seats 3\noption with all",
        "chance dealer 2\nchance deal B1 / B2 / B3 turn Y1\n3 predict 0\n1 predict 0\n2 predict 0\n\
         3 play B3\n1 play B1\n2 play B2\n\
         chance deal B1 R1 / B2 R2 / B3 R3 turn Y1\n1 predict 0\n2 predict 0\n3 predict 0\n\
         1 play B1\n2 play B2\n3 play B3\n3 play R3\n1 play R1\n2 play R2\n\
         chance deal B1 R1 G1 / B2 R2 G2 / B3 R3 G3 turn Y1\n2 predict 0\n3 predict 0\n1 predict 0\n\
         2 play B2\n3 play B3\n1 play B1\n3 play R3\n1 play R1\n2 play R2\n3 play G3\n1 play G1\n2 play G2\n\
         chance deal B4 R4 Z juggler / B6 R6 G6 Y6 / B7 R7 G7 Y7 turn Y1\n3 predict 1\n1 predict 1\n2 predict 1\n\
         3 play B7",
    )
}

#[test]
fn a_card_has_many_names() {
    let table = blue_was_led();
    for input in ["b4", "B4", "blue 4", "4 blue", "blue4", "play B4", "1", " b4 "] {
        table.check(input, "play B4");
    }
    for input in ["z", "Z", "wizard", "a wizard", "2"] {
        table.check(input, "play Z");
    }
    for input in ["juggler red", "juggler r", "juggler=R", "Juggler as red", "jug red", "4"] {
        table.check(input, "play juggler=R");
    }
    table.check("r13", "play R13");
    table.check("dragon", "play dragon");
    table.check("shapeshifter jester", "play shapeshifter=N");
    table.check("shapeshifter=z", "play shapeshifter=Z");
}

#[test]
fn a_card_is_called_as_the_language_calls_it() {
    let check = |language, inputs: &[&str], expected| {
        let table = blue_was_led().in_language(language);
        inputs.iter().for_each(|input| table.check(input, expected));
    };
    check(Language::German, &["blau 4", "die blaue 4", "blaue4", "b4"], "play B4");
    check(Language::German, &["Zauberer", "ein Zauberer", "z"], "play Z");
    check(Language::German, &["Jongleur als rote", "jongleur rot", "juggler r"], "play juggler=R");
    check(Language::Danish, &["rød 13", "r13"], "play R13");
    // A name of two letters is a name all the same.
    check(Language::Danish, &["fe", "fairy"], "play fairy");
    check(Language::Norwegian, &["trollmann", "en trollmann"], "play Z");
    check(Language::Swedish, &["hamnskiftare som narr"], "play shapeshifter=N");
    check(Language::Swedish, &["gröna 4", "grön 4"], "play G4");
}

#[test]
fn refusals_say_what_to_do() {
    let table = blue_was_led();
    assert_eq!(
        table.complaint("r4"),
        "You must follow blue: you hold one blue card. (Only Wizards, Jesters and special cards may be played instead.)"
    );
    assert_eq!(table.complaint("r13"), "You do not hold the red 13.");
    assert_eq!(table.complaint("dragon"), "You do not hold the Dragon.");
    assert_eq!(table.complaint("9"), "There is no number 9 to choose: the numbers go from 1 to 6.");
    assert_eq!(table.complaint("0"), "There is no number 0 to choose: the numbers go from 1 to 6.");
    assert_eq!(
        table.complaint("juggler"),
        "The Juggler needs a suit: type juggler blue, juggler red, juggler green or juggler yellow."
    );
    assert_eq!(table.complaint("werewolf"), "The Werewolf is never played.");
    assert_eq!(table.complaint("predict 2"), "That is not the question now. Play a card.");
    assert!(table.complaint("hocus pocus").starts_with("I do not understand “hocus pocus”."));
}

#[test]
fn the_position_shows_all_there_is_to_know() {
    let position = blue_was_led().position();
    assert_eq!(
        position,
        "\
── Round 4 of 20, 4 cards each, Ben is the dealer ──────────────────────────────
Trump: yellow (giants). Turned up: yellow 1.

        predicted  won  points  in the trick
  You           1    0      60
  Ben           1    0      60
  Cleo          1    0     -60  B7  led, best so far
You must follow blue.

Your hand:
  blue    [1] B4
  red     (R4)
  others  [2] Wizard  [3] Juggler as B7½  [4] Juggler as R7½  [5] Juggler as G7½
          [6] Juggler as Y7½"
    );
}

#[test]
fn a_prediction_is_a_number() {
    let table = Table::new(
        "option seats 3\noption variants plus-minus-one",
        "chance dealer 1\nchance deal B1 / B2 / B3 turn Y1\n2 predict 1\n3 predict 0",
    );
    table.check("1", "predict 1");
    table.check("predict 1", "predict 1");
    assert_eq!(
        table.complaint("0"),
        "The predictions may not add up to 1, the number of tricks, and you are the last to predict. Choose another number."
    );
    assert_eq!(table.complaint("7"), "There is only 1 trick in this round.");
    assert_eq!(
        table.complaint("99999999999999999999"),
        table.complaint("x").replace("“x”", "“99999999999999999999”")
    );
    assert!(table.complaint("b1").contains("Type a number of tricks."));
}

#[test]
fn suits_are_named_by_letter_word_or_number() {
    let dealer = Table::new("option seats 3", "chance dealer 1\nchance deal B1 / B2 / B3 turn Z");
    for input in ["g", "green", "gr", "3", "trump G"] {
        dealer.check(input, "trump G");
    }
    assert!(dealer.complaint("none").contains("blue, red, green or yellow"));
    let werewolf = Table::new(
        "option seats 3\noption with werewolf",
        "chance dealer 1\nchance deal werewolf / B2 / B3 turn Z",
    );
    werewolf.check("none", "werewolf none");
    werewolf.check("no trump", "werewolf none");
    werewolf.check("5", "werewolf none");
    werewolf.check("yellow", "werewolf Y");
    assert!(werewolf.position().contains("[1] blue (humans)"));
}

#[test]
fn a_change_goes_up_or_down() {
    let table = Table::new(
        "option seats 3\noption with cloud",
        "chance dealer 3\nchance deal cloud / B2 / B3 turn Y1\n1 predict 1\n2 predict 0\n3 predict 0\n\
         1 play cloud=B\n2 play B2\n3 play B3",
    );
    table.check("+1", "change +1");
    table.check("1", "change +1");
    table.check("2", "change -1");
    table.check("-", "change -1");
    table.check("down", "change -1");
    assert!(table.position().contains("[1] +1: predict 2   [2] -1: predict 0"), "{}", table.position());
}

#[test]
fn w_9_1_the_score_block_is_the_rulebooks() {
    let table = Table::new(
        "option seats 3",
        "chance dealer 3\nchance deal B1 / B2 / B3 turn Y1\n1 predict 0\n2 predict 1\n3 predict 1\n\
         1 play B1\n2 play B2\n3 play B3\n\
         chance deal B1 R9 / B2 R2 / B3 R3 turn Y1\n2 predict 0\n3 predict 0\n1 predict 2\n\
         2 play B2\n3 play B3\n1 play B1\n3 play R3\n1 play R9\n2 play R2",
    );
    let game = table.played.game();
    let view = game.view(table.played.state(), Viewer::Seat(Seat::new(0)));
    assert_eq!(
        plain(&game.score(&table.screen(), &view)),
        "              You         Ben        Cleo
round  total pred  total pred  total pred
    1     20    0    -10    1     30    1
    2     10    2     10    0     20    0
total: points so far; pred: tricks predicted"
    );
    assert_eq!(
        plain(&game.log(&table.screen(), &view, false)),
        "Trick 2: Cleo R3, You R9, Ben R2. You take the trick."
    );
    assert_eq!(game.log(&table.screen(), &view, true).lines().count(), 2);
}

#[test]
fn clairvoyance_shows_the_others_cards() {
    let table = Table::new(
        "option seats 3\noption variants clairvoyance-first",
        "chance dealer 3\nchance deal B1 / B2 / Z turn Y1",
    );
    let position = table.position();
    assert!(
        position.contains("Ben holds: B2\nCleo holds: Wizard\nYour hand: one card that only the others see."),
        "{position}"
    );
}
