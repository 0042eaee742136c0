//! What a person types and reads at a table of Shazamm!.

use anstream::adapter::strip_str;
use games::shazamm::{Action, RED, Shazamm};
use locale::{Language, Texts};
use table::{Game as _, Match, Refused, Step, Viewer};
use telling::{Names, Telling as _};

use crate::{Misunderstood, Screen, Tabletop as _};

/// A position reached by a record, as Red sees it.
struct Table {
    texts: Texts,
    names: Names,
    played: Match<Shazamm>,
}

#[allow(clippy::panic, reason = "a test fails by panicking")]
impl Table {
    fn new(variant: &str, steps: &str) -> Self {
        let option = if variant.is_empty() { String::new() } else { format!("option variants {variant}\n") };
        let text = format!("conclave record 1\ngame shazamm\nrules 2\n{option}seat 2 Ben\n{steps}");
        let played = Match::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let texts = Texts::new(Language::English);
        let names = Names::of(played.record(), Some(RED), &texts);
        Self { texts, names, played }
    }

    fn screen(&self) -> Screen<'_> {
        Screen::new(&self.texts, &self.names, Some(Viewer::Seat(RED)), 80)
    }

    fn understand(&self, input: &str) -> Result<Action, Misunderstood> {
        let (game, state) = (self.played.game(), self.played.state());
        let view = game.view(state, Viewer::Seat(RED));
        game.understand(&self.screen(), &view, &game.legal(state, RED), input)
    }

    /// The input is understood as this action, in the notation of records.
    fn check(&self, input: &str, expected: &str) {
        let action = self.understand(input).unwrap_or_else(|hint| panic!("{input:?}: {hint:?}"));
        assert_eq!(action.to_string(), expected, "{input:?}");
    }

    /// What is said to an input that leads nowhere: not understood, or refused.
    fn complaint(&self, input: &str) -> String {
        let game = self.played.game();
        let view = game.view(self.played.state(), Viewer::Seat(RED));
        let action = match self.understand(input) {
            Ok(action) => action,
            Err(Misunderstood(hint)) => return plain(&hint),
        };
        match self.played.clone().step(Step::Seat(RED, action), &mut table::Silent) {
            Err(Refused::Rule(refusal)) => plain(&game.refusal(&self.screen(), &view, &refusal)),
            other => panic!("{input:?} leads to {other:?}"),
        }
    }

    fn position(&self) -> String {
        let (game, state) = (self.played.game(), self.played.state());
        let view = game.view(state, Viewer::Seat(RED));
        let legal = game.legal(state, RED);
        plain(&game.position(&self.screen(), &view, Some(&legal)))
    }

    /// What is told of the last step.
    fn told(&self) -> Vec<String> {
        let mut last = Vec::new();
        self.played.record().replay(|_, _, events| {
            last = crate::sentences(self.played.game(), &self.screen(), events);
        });
        last.iter().map(|sentence| plain(sentence.trim_start())).collect()
    }
}

fn plain(text: &str) -> String {
    strip_str(text).to_string()
}

#[test]
fn a_bet_has_many_forms() {
    let table = Table::new("full-hand", "");
    for input in ["12", "bet 12", " 12 ", "Bet 12"] {
        table.check(input, "bet 12");
    }
    for input in [
        "12 3 7",
        "12 with 3 7",
        "12 with theft and boost",
        "12, boost, theft",
        "12 boost theft",
        "12 bo th",
        "bet 12 with 7 3",
        "12 cast Theft and Boost",
    ] {
        table.check(input, "bet 12 with 3 7");
    }
    table.check("12 0", "bet 12 with 0");
    table.check("12 dummy", "bet 12 with 0");
    table.check("1 double dose who wins loses end of round", "bet 1 with 4 8 9");
    table.check("1 double who end", "bet 1 with 4 8 9");
    table.check("50 clone recycling", "bet 50 with 2 6");
}

#[test]
fn a_bet_is_refused_kindly() {
    let table = Table::new("", "chance draw 1 3 5 7 9 / 2 4 6 8 10\n1 bet 43 with 7\n2 bet 12\n");
    assert_eq!(table.complaint("8"), "You have 7 mana; bet 1 to 7.");
    assert_eq!(table.complaint("0"), "You have 7 mana; bet 1 to 7.");
    assert_eq!(table.complaint("51"), "You have 7 mana; bet 1 to 7.");
    assert_eq!(table.complaint("99999999999999999999"), "You have 7 mana; bet 1 to 7.");
    assert_eq!(table.complaint("3 boost"), "You have used Boost already.");
    assert_eq!(table.complaint("3 drain"), "You do not hold Drain yet.");
    assert_eq!(table.complaint("3 mutism mutism"), "You have Mutism only once.");
    assert_eq!(
        table.complaint("3 abracadabra"),
        "There is no spell “abracadabra”. Type its number or the beginning of its name. (? lists your cards.)"
    );
    assert_eq!(
        table.complaint("3 re"),
        "“re” may be Recycling, Resistance, Reserves. Type more of it, or its number."
    );
    assert_eq!(table.complaint("3 15"), table.complaint("3 abracadabra").replace("abracadabra", "15"));
    assert!(table.complaint("boost").starts_with("I do not understand “boost”. Type a bet"));
    assert!(table.complaint("+3").starts_with("I do not understand “+3”."));
    assert_eq!(
        table.complaint("recycle +3"),
        "That is not the question now. Bet mana, with spells if you like."
    );
    let last = Table::new("", "chance draw 1 3 5 7 9 / 2 4 6 8 10\n1 bet 49\n2 bet 12\n");
    assert_eq!(last.complaint("2"), "You have 1 mana; bet 1.");
}

#[test]
fn the_position_shows_all_there_is_to_know() {
    let table = Table::new(
        "",
        "chance draw 1 3 5 7 9 / 2 4 6 8 10\n1 bet 12 with 7\n2 bet 9\n1 bet 8\n2 bet 13 with 8\n",
    );
    assert_eq!(
        table.position(),
        "\
── Round 1 ─────────────────────────────────────────────────────────────────────
                        You        fire         Ben
[ ] [ ] [ ] [ ] [ ] [ ] [R] [ ] [ ] /#\\ [ ] [ ] [G] [ ] [ ] [ ] [ ] [ ] [ ]
 0   1   2   3   4   5   6   7   8   9  10  11  12  13  14  15  16  17  18

  You  mana 30  ███████████████··········  4 spells in hand, 9 in the deck
  Ben  mana 28  ██████████████···········  4 spells in hand, 9 in the deck
You have used: 7 Boost.
Ben has used: last turn 8 Double Dose. Any other spell may still come.

Your hand:
   0 Dummy           does nothing and comes back; hides whether you cast
   1 Mutism          no other spell works from now to the end of the round
   3 Theft           takes the opponent’s spells above number 3 this turn
   5 Middle          puts the fire back to where it began this round
   9 Who Wins Loses  the fire moves towards the stronger side"
    );
}

#[test]
fn broken_tiles_and_where_one_falls_are_shown() {
    let table = Table::new("full-hand", "1 bet 1\n2 bet 2\n1 bet 1\n2 bet 2\n1 bet 1\n2 bet 2\n");
    let position = table.position();
    assert!(
        position.contains(
            "            You        fire         Ben
 x  [ ] [ ] [R] [ ] [ ] /#\\ [ ] [ ] [G] [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]  x
 0   1   2   3   4   5   6   7   8   9  10  11  12  13  14  15  16  17  18"
        ),
        "{position}"
    );
    assert!(
        position.contains("You fall if this round ends with the fire on any of the tiles 3–4."),
        "{position}"
    );
    assert!(!position.contains("Ben falls"), "{position}");
}

#[test]
fn a_turn_is_told_step_by_step() {
    let table = Table::new("full-hand", "1 bet 10 with 7 8 10 12 13\n2 bet 33 with 12 14\n");
    assert_eq!(
        table.told(),
        [
            "All is revealed: you bet 10 with Boost, Double Dose, Blaze, Sore Loser and\nReserves; Ben bets 33 with Sore Loser and Drain.",
            "Both laid down Sore Loser: it cancels and has no effect.",
            "Boost makes your strength 17.",
            "Double Dose makes your strength 34.",
            "Strength: you 34 and Ben 33.",
            "Your Blaze lets the fire move two tiles.",
            "→ The fire moves 2 tiles towards Ben, to tile 11.",
            "You pay 10 and have 40 mana left.",
            "Ben pays 33 and has 17 mana left.",
            "Reserves bring you 13 mana: you have 50.",
            "Drain brings Ben 10 mana, the bet of the other side: that makes 27.",
        ]
    );
}

#[test]
fn the_end_of_a_round_is_told() {
    let table = Table::new("full-hand", "1 bet 50\n2 bet 48\n");
    assert_eq!(
        table.told()[5..],
        [
            "Round 1 is over: you have no mana left.",
            "Ben pushes the fire 2 more tiles with the mana that is left, to tile 8.",
            "The wizards go to three steps from the fire: to the tiles 5 and 11.",
            "The ends of the bridge break off: tiles 1 to 17 are left.",
            "Round 2: both have 50 mana.",
        ]
    );
}

#[test]
fn a_push_that_resistance_stops_is_told() {
    let table = Table::new("full-hand", "1 bet 50 with 11\n2 bet 48\n");
    let told = table.told();
    let over = told.iter().position(|said| said == "Round 1 is over: you have no mana left.").unwrap();
    assert_eq!(told[over + 1], "Your Resistance stops the last push too: the fire stays on tile 10.");
    assert_eq!(told[over + 2], "The wizards go to three steps from the fire: to the tiles 7 and 13.");
}

#[test]
fn cards_are_laid_before_the_bet() {
    let table = Table::new("full-hand counted-cards", "");
    for input in ["0 7", "7 0", "lay 0 7", "dummy boost", "boost, dummy", "Boost and Dummy"] {
        table.check(input, "lay 0 7");
    }
    for input in ["none", "nothing", "no", "lay nothing"] {
        table.check(input, "lay nothing");
    }
    assert!(table.complaint("boost boost").contains("You have Boost only once."));
    assert!(table.complaint("abracadabra").starts_with("There is no spell “abracadabra”."));
    assert!(table.complaint("").contains("Type cards by number or by name, such as 0 7, or none."));
    assert_eq!(table.complaint("bet 12"), "That is not the question now. Lay cards face down, or none.");
    assert!(table.position().contains("Your hand:\n"), "{}", table.position());

    let table = Table::new("full-hand counted-cards", "1 lay 0 7\n");
    assert!(table.position().contains("You have laid Dummy and Boost."), "{}", table.position());
    let table = Table::new("full-hand counted-cards", "1 lay 0 7\n2 lay 3\n");
    assert_eq!(table.told(), ["Cards on the table: you 2 and Ben 1."]);
    let position = table.position();
    assert!(position.contains("You have laid Dummy and Boost.\nBen has laid 1 card."), "{position}");
    assert!(!position.contains("Your hand:"), "{position}");
    table.check("12", "bet 12");
    assert_eq!(
        table.complaint("12 3"),
        "Your cards of this turn lie on the table already: bet without cards."
    );
    let view = table.played.game().view(table.played.state(), Viewer::Seat(RED));
    let legal = table.played.game().legal(table.played.state(), RED);
    let prompt = plain(&table.played.game().prompt(&table.screen(), &view, &legal));
    assert_eq!(prompt, "Ben has laid 1 card. Choose your bet. (1 to 50)");
}

#[test]
fn the_copy_of_a_clone_is_no_card_that_its_owner_has_used() {
    let table = Table::new("full-hand", "1 bet 10 with 7\n2 bet 12\n1 bet 1\n2 bet 1 with 2\n2 clone 7\n");
    let position = table.position();
    assert!(position.contains("Ben has used: last turn 2 Clone."), "{position}");
    assert!(position.contains("You have used: 7 Boost."), "{position}");
}

#[test]
fn a_stolen_spell_is_used_or_discarded() {
    let table = Table::new("full-hand", "1 bet 10 with 3\n2 bet 9 with 8 13\n");
    for input in ["1", "u", "use", "yes", "use 8"] {
        table.check(input, "use 8");
    }
    for input in ["2", "d", "discard", "no"] {
        table.check(input, "discard 8");
    }
    assert_eq!(table.complaint("use 13"), "The question is whether you use Double Dose or discard it.");
    assert!(table.complaint("3").contains("Type use or discard."));
    assert!(table.position().contains("This turn: you bet 10 with Theft; Ben bets 9 with Double Dose and"));
    assert!(table.position().contains("[1] use it as your own   [2] discard it"));
}

#[test]
fn a_copy_is_chosen_by_number_or_name() {
    let table = Table::new("full-hand", "1 bet 1\n2 bet 9 with 8 13\n1 bet 1 with 2\n2 bet 2\n");
    for input in ["8", "double", "Double Dose", "clone 8"] {
        table.check(input, "clone 8");
    }
    for input in ["0", "none", "nothing", "clone none"] {
        table.check(input, "clone none");
    }
    assert_eq!(
        table.complaint("7"),
        "Ben did not lay down Boost last turn. Choose one that was laid down, or none."
    );
    let position = table.position();
    assert!(position.contains("Spells that you can copy:\n   8 Double Dose     strength ×2"), "{position}");
    assert!(position.ends_with("   0 nothing"), "{position}");
}

#[test]
fn a_bet_is_recycled_by_a_sign_or_a_number() {
    let table = Table::new("full-hand", "1 bet 3 with 6\n2 bet 9\n");
    for input in ["+4", "7", "recycle +4"] {
        table.check(input, "recycle +4");
    }
    table.check("-2", "recycle -2");
    table.check("−2", "recycle -2");
    table.check("0", "recycle 0");
    assert_eq!(
        table.complaint("-3"),
        "Your bet of 3 can change by −2 to +5: it stays within 1 and your 50 mana."
    );
    assert_eq!(table.complaint("9"), "There is no number 9 to choose: the numbers go from 1 to 8.");
    assert!(table.complaint("+9").contains("Type a change of your bet"));
    assert!(table.position().contains("  [1] bet 1   [2] bet 2   [3] bet 3"), "{}", table.position());
}
