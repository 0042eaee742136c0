//! What a person types and reads at a table of Shazamm!.

use games::shazamm::Shazamm;

type Table = crate::testing::Table<Shazamm>;

#[test]
fn a_bet_has_many_forms() {
    let table = Table::new("option variants full-hand", "");
    table.check(&["12", "bet 12", " 12 ", "Bet 12"], "bet 12");
    table.check(
        &[
            "12 3 7",
            "12 with 3 7",
            "12 with theft and boost",
            "12, boost, theft",
            "12 boost theft",
            "12 bo th",
            "bet 12 with 7 3",
            "12 cast Theft and Boost",
        ],
        "bet 12 with 3 7",
    );
    table.check(&["12 0", "12 dummy"], "bet 12 with 0");
    table.check(&["1 double dose who wins loses end of round", "1 double who end"], "bet 1 with 4 8 9");
    table.check(&["50 clone recycling"], "bet 50 with 2 6");
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
    let table =
        Table::new("option variants full-hand", "1 bet 1\n2 bet 2\n1 bet 1\n2 bet 2\n1 bet 1\n2 bet 2\n");
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
    let table = Table::new("option variants full-hand", "1 bet 10 with 7 8 10 12 13\n2 bet 33 with 12 14\n");
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
    let table = Table::new("option variants full-hand", "1 bet 50\n2 bet 48\n");
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
    let table = Table::new("option variants full-hand", "1 bet 50 with 11\n2 bet 48\n");
    let told = table.told();
    let over = told.iter().position(|said| said == "Round 1 is over: you have no mana left.").unwrap();
    assert_eq!(told[over + 1], "Your Resistance stops the last push too: the fire stays on tile 10.");
    assert_eq!(told[over + 2], "The wizards go to three steps from the fire: to the tiles 7 and 13.");
}

#[test]
fn cards_are_laid_before_the_bet() {
    let table = Table::new("option variants full-hand counted-cards", "");
    table.check(&["0 7", "7 0", "lay 0 7", "dummy boost", "boost, dummy", "Boost and Dummy"], "lay 0 7");
    table.check(&["none", "nothing", "no", "lay nothing"], "lay nothing");
    assert!(table.complaint("boost boost").contains("You have Boost only once."));
    assert!(table.complaint("abracadabra").starts_with("There is no spell “abracadabra”."));
    assert!(table.complaint("").contains("Type cards by number or by name, such as 0 7, or none."));
    assert_eq!(table.complaint("bet 12"), "That is not the question now. Lay cards face down, or none.");
    assert!(table.position().contains("Your hand:\n"), "{}", table.position());

    let table = Table::new("option variants full-hand counted-cards", "1 lay 0 7\n");
    assert!(table.position().contains("You have laid Dummy and Boost."), "{}", table.position());
    let table = Table::new("option variants full-hand counted-cards", "1 lay 0 7\n2 lay 3\n");
    assert_eq!(table.told(), ["Cards on the table: you 2 and Ben 1."]);
    let position = table.position();
    assert!(position.contains("You have laid Dummy and Boost.\nBen has laid 1 card."), "{position}");
    assert!(!position.contains("Your hand:"), "{position}");
    table.check(&["12"], "bet 12");
    assert_eq!(
        table.complaint("12 3"),
        "Your cards of this turn lie on the table already: bet without cards."
    );
    assert_eq!(table.prompt(), "Ben has laid 1 card. Choose your bet. (1 to 50)");
}

#[test]
fn the_copy_of_a_clone_is_no_card_that_its_owner_has_used() {
    let table = Table::new(
        "option variants full-hand",
        "1 bet 10 with 7\n2 bet 12\n1 bet 1\n2 bet 1 with 2\n2 clone 7\n",
    );
    let position = table.position();
    assert!(position.contains("Ben has used: last turn 2 Clone."), "{position}");
    assert!(position.contains("You have used: 7 Boost."), "{position}");
}

#[test]
fn a_stolen_spell_is_used_or_discarded() {
    let table = Table::new("option variants full-hand", "1 bet 10 with 3\n2 bet 9 with 8 13\n");
    table.check(&["1", "u", "use", "yes", "use 8"], "use 8");
    table.check(&["2", "d", "discard", "no"], "discard 8");
    assert_eq!(table.complaint("use 13"), "The question is whether you use Double Dose or discard it.");
    assert!(table.complaint("3").contains("Type use or discard."));
    assert!(table.position().contains("This turn: you bet 10 with Theft; Ben bets 9 with Double Dose and"));
    assert!(table.position().contains("[1] use it as your own   [2] discard it"));
}

#[test]
fn a_copy_is_chosen_by_number_or_name() {
    let table =
        Table::new("option variants full-hand", "1 bet 1\n2 bet 9 with 8 13\n1 bet 1 with 2\n2 bet 2\n");
    table.check(&["8", "double", "Double Dose", "clone 8"], "clone 8");
    table.check(&["0", "none", "nothing", "clone none"], "clone none");
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
    let table = Table::new("option variants full-hand", "1 bet 3 with 6\n2 bet 9\n");
    table.check(&["+4", "7", "recycle +4"], "recycle +4");
    table.check(&["-2", "−2"], "recycle -2");
    table.check(&["0"], "recycle 0");
    assert_eq!(
        table.complaint("-3"),
        "Your bet of 3 can change by −2 to +5: it stays within 1 and your 50 mana."
    );
    assert_eq!(table.complaint("9"), "There is no number 9 to choose: the numbers go from 1 to 8.");
    assert!(table.complaint("+9").contains("Type a change of your bet"));
    assert!(table.position().contains("  [1] bet 1   [2] bet 2   [3] bet 3"), "{}", table.position());
}
