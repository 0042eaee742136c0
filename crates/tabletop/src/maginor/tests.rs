//! What a person types and reads at a table of Maginor.

use anstream::adapter::strip_str;
use games::maginor::{Action, Fact, Maginor};
use locale::{Language, Texts};
use table::{Event, Game as _, Legal as _, Match, Options as _, Refused, Seat, Step, ToAct, Viewer, dice};
use telling::{Names, Telling as _};

use crate::{Misunderstood, Screen, Tabletop as _};

/// A position reached by a record, as the player in seat 1 sees it.
struct Table {
    texts: Texts,
    names: Names,
    played: Match<Maginor>,
}

const RING: &str = "chance ring guild-hall=high-wizard wisp=domination mandrake=reversal unicorn salamander=persuasion \
                    sphinx=teleportation great-eagle=telekinesis stone-giant=restoration leviathan=retrieval \
                    norns=summoning djinn=golden-cauldron\nchance first 1\n";

impl Table {
    #[allow(clippy::panic, reason = "a test fails by panicking")]
    fn new(steps: &str) -> Self {
        let text =
            format!("conclave record 1\ngame maginor\nrules 2\noption seats 2\nseat 2 Ben\n{RING}{steps}");
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

    /// The inputs are understood as this action, in the notation of records.
    #[allow(clippy::panic, reason = "a test fails by panicking")]
    fn check(&self, inputs: &[&str], expected: &str) {
        for input in inputs {
            let action = self.understand(input).unwrap_or_else(|hint| panic!("{input:?}: {hint:?}"));
            assert_eq!(self.played.game().show_action(action).to_string(), expected, "{input:?}");
        }
    }

    /// What is said to an input that leads nowhere: not understood, or refused.
    #[allow(clippy::panic, reason = "a test fails by panicking")]
    fn complaint(&self, input: &str) -> String {
        let game = self.played.game();
        let view = game.view(self.played.state(), Viewer::Seat(Seat::new(0)));
        let action = match self.understand(input) {
            Ok(action) => action,
            Err(Misunderstood(hint)) => return plain(&hint),
        };
        match self.played.clone().step(Step::Seat(Seat::new(0), action), &mut table::Silent) {
            Err(Refused::Rule(refusal)) => plain(&game.refusal(&self.screen(), &view, &refusal)),
            other => panic!("{input:?} leads to {other:?}"),
        }
    }

    fn position(&self) -> String {
        let (game, state) = (self.played.game(), self.played.state());
        let view = game.view(state, Viewer::Seat(Seat::new(0)));
        plain(&game.position(&self.screen(), &view, Some(&game.legal(state, Seat::new(0)))))
    }

    fn help(&self) -> String {
        let (game, state) = (self.played.game(), self.played.state());
        let view = game.view(state, Viewer::Seat(Seat::new(0)));
        plain(&game.help(&self.screen(), &view, &game.legal(state, Seat::new(0))))
    }
}

fn plain(text: &str) -> String {
    strip_str(text).to_string()
}

/// Two turns in: the person has a counter on the Guild Hall, Ben is on the Unicorn, Maginor before the Wisp.
fn second_turn() -> Table {
    Table::new("1 roll\nchance roll maginor\n1 symbol fire\n1 slot 2\n2 move unicorn\n")
}

#[test]
fn the_position_shows_all_there_is_to_know_in_24_lines() {
    let position = second_turn().position();
    assert_eq!(
        position,
        "\
── Your turn · Maginor is before the Will-o’-the-Wisp ──────────────────────────
  tile     votes f fire w water e earth a air * fate          spell         who
› wisp         5 a  f  a  f  *                                Domination
  mandrake     6 e  w  e  w  e  w                             Reversal
  unicorn     10 f  w  *  f  e  a  f  w  *  e                               B
  salamander   7 f  e  a  f  e  f  a                          Persuasion
  sphinx       8 *  e  f  *  a  *  e  f                       Teleportation
  great-eagle 12 a  w  a  e  f  a  w  a  e  a  f  w           Telekinesis
  stone-giant 14 e  f  e  *  w  e  a  *  e  f  e  w  *  a     Restoration
  leviathan   13 w  a  *  w  f  w  a  *  w  a  w  f  *        Retrieval
  norns        9 *  w  e  *  w  e  *  w  e                    Summoning
  djinn       11 a  f  *  a  f  a  *  f  a  f  *              Cauldron +3
  guild-hall  15 *  fY w  e  a  *  f  w  e  a  *  f  w  e  a  HighWizard +5 Y
Y You  votes   0  counters 14  cards f w e a * and 5 sorcery
B Ben  votes   0  counters 15  cards f w e a * and 5 sorcery
  1 roll  2 fire card  3 water card  4 earth card  5 air card  6 fate card
  move     7 wisp  8 mandrake  9 unicorn  10 salamander  11 sphinx
           12 great-eagle  13 stone-giant  14 leviathan  15 norns  16 djinn
  sorcery  17 wisp  18 mandrake  19 unicorn  20 salamander  21 sphinx
           22 great-eagle  23 stone-giant  24 leviathan  25 norns  26 djinn
           27 guild-hall"
    );
    assert!(position.lines().count() < 23);
}

#[test]
fn what_would_do_nothing_is_marked() {
    let on_the_wisp = Table::new("1 move wisp\n2 move unicorn\n");
    let position = on_the_wisp.position();
    let cards =
        "1 roll  2 fire card  3 water card (nothing)  4 earth card (nothing)\n  5 air card  6 fate card\n";
    assert!(position.contains(cards), "{position}");
    on_the_wisp.check(&["card water", "3"], "card water");
    let naming = Table::new("1 move wisp\n2 move unicorn\n1 roll\nchance roll maginor\n");
    let position = naming.position();
    let symbols = "1 fire  2 water (nothing happens)  3 earth (nothing happens)  4 air  5 fate";
    assert!(position.ends_with(symbols), "{position}");
    naming.check(&["water", "w", "2", "symbol water"], "symbol water");
    assert!(
        naming.help().contains("You may also name a symbol with which nothing happens"),
        "{}",
        naming.help()
    );
}

#[test]
fn a_turn_is_said_in_many_ways() {
    let table = second_turn();
    table.check(&["roll", "r", "1", "roll the die", "ROLL"], "roll");
    table.check(&["card fire", "fire card", "c f", "fire", "play card fire", "2", "card fi"], "card fire");
    table.check(&["card fate", "c *", "fate", "6", "fa"], "card fate");
    table.check(
        &["move unicorn", "m uni", "unicorn", "go to the unicorn", "9", "move the Unicorn"],
        "move unicorn",
    );
    table.check(&["move great eagle", "move eagle", "great-eagle", "m great"], "move great-eagle");
    table.check(&["sorcery sphinx", "s sphinx", "sorcery card on the sphinx", "21"], "sorcery sphinx");
    table.check(
        &["telekinesis wisp", "spell telekinesis on wisp", "tele wisp"][..2],
        "spell telekinesis wisp",
    );
    table.check(&["domination", "spell domination", "cast domination", "domi"], "spell domination");
}

#[test]
fn complaints_are_kind_and_say_what_to_do() {
    let table = second_turn();
    assert_eq!(table.complaint("28"), "There is no number 28 to choose: the numbers go from 1 to 27.");
    assert_eq!(
        table.complaint("move"),
        "For which tile? Type move and the name of the tile, or a number from the list."
    );
    assert_eq!(table.complaint("domination"), "You do not own Domination.");
    assert_eq!(
        table.complaint("reversal"),
        "Reversal is cast after a duel that you have not won. You will be asked then."
    );
    assert_eq!(
        table.complaint("move guild-hall"),
        "Your wizard is on the Guild Hall already. Move somewhere else, or roll."
    );
    assert_eq!(
        table.complaint("slot 3"),
        "That is not the question now. It is your turn: play a card or a spell, roll, or move."
    );
    assert!(table.complaint("hocus pocus").starts_with("I do not understand “hocus pocus”. Type a number"));
    assert!(table.complaint("99999999999999999999999").starts_with("There is no number 999999999999"));
    let placing = Table::new("1 roll\nchance roll maginor\n1 symbol fire\n");
    assert_eq!(placing.complaint("slot 3"), "Slot 3 shows another symbol. Choose another slot.");
    assert_eq!(placing.complaint("slot 15"), "Slot 15 shows another symbol. Choose another slot.");
    assert!(placing.position().ends_with("1 slot 2 (fire)  2 slot 7 (fire)  3 slot 12 (fire)"));
}

/// Ben has taken the last fire slot of the Wisp that was left to the person.
fn duel() -> Table {
    Table::new(
        "1 move wisp\n2 move wisp\n1 card fire\n1 slot 2\n1 roll\nchance roll water\n\
         2 card fire\n2 roll\nchance roll water\n1 roll\nchance roll fire\n2 duel water\n",
    )
}

#[test]
fn a_duel_is_answered_with_an_element() {
    let table = duel();
    table.check(&["earth", "e", "1", "duel earth"], "duel earth");
    table.check(&["w", "2"], "duel water");
    let french = Table { texts: Texts::new(Language::French), ..duel() };
    french.check(&["e", "eau", "water"], "duel water");
    assert!(table.complaint("air").contains("Type earth, water or fire."));
    assert!(!table.position().contains("secret"));
    assert!(table.help().contains("You challenge"), "{}", table.help());
    assert!(table.help().contains("If both choose earth, the defender wins."));
}

#[test]
fn answers_are_in_the_language_of_the_game() {
    let turn = |language, inputs: &[&str], expected| {
        second_turn().in_language(language).check(inputs, expected);
    };
    turn(Language::German, &["würfeln", "roll", "1"], "roll");
    turn(Language::German, &["karte wasser", "Wasser", "w", "card water"], "card water");
    turn(Language::German, &["zieh zum Einhorn", "einhorn"], "move unicorn");
    turn(Language::German, &["ziehen großer adler", "zieh zu great-eagle"], "move great-eagle");
    turn(Language::Danish, &["ryk til Enhjørningen"], "move unicorn");
    turn(Language::Norwegian, &["besvergelse for den store ørnen"], "sorcery great-eagle");
    turn(Language::Swedish, &["kort öde", "kort *"], "card fate");
    let choose = |language, inputs: &[&str], expected| duel().in_language(language).check(inputs, expected);
    choose(Language::German, &["Feuer", "f"], "duel fire");
    // Not "earth", which begins like it.
    choose(Language::Swedish, &["eld", "e", "fire"], "duel fire");
    choose(Language::Swedish, &["jord", "j", "earth"], "duel earth");
}

#[test]
fn a_scored_tile_is_taken_in_words_or_by_number() {
    let table = Table::new(
        "1 move wisp\n2 move wisp\n1 card fire\n1 slot 2\n1 card air\n1 slot 1\n1 card fate\n1 roll\nchance roll fire\n\
         2 card air\n",
    );
    // Ben's counter has filled the tile.
    let position = table.position();
    assert!(position.contains("1 the Will-o’-the-Wisp (5 votes)  2 the spell Domination"), "{position}");
    table.check(&["1", "tile", "take tile", "wisp", "the will-o"], "take tile");
    table.check(&["2", "spell", "take spell", "domination", "take domination"], "take spell");
    assert!(table.help().contains("Domination: place one or two counters"), "{}", table.help());
}

/// Every fact has a sentence, for every viewer who may know it, and every choice a prompt and an explanation.
#[test]
fn whole_games_are_told_to_everybody_in_lines_that_fit() {
    let tables = games::maginor::Options::every()
        .flat_map(|options| Language::ALL.map(|language| (language, options.clone())));
    for (n, (language, options)) in tables.enumerate() {
        let texts = Texts::new(language);
        let mut played = Match::new(Maginor::new(options).unwrap());
        let mut dice = dice::fast(n as u64);
        let names = Names::of(played.record(), Some(Seat::new(0)), &texts);
        let spectators = Names::of(played.record(), None, &texts);
        loop {
            let game = played.game();
            let step = match played.to_act() {
                ToAct::Nobody => break,
                ToAct::Chance => Step::Chance(game.sample(played.state(), &mut dice)),
                ToAct::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let legal = game.legal(played.state(), seat);
                    if seat == Seat::new(0) {
                        let to = Some(Viewer::Seat(seat));
                        let screen = Screen::new(&texts, &names, to, 80);
                        let view = game.view(played.state(), Viewer::Seat(seat));
                        let position = game.position(&screen, &view, Some(&legal));
                        for line in position.lines() {
                            assert!(crate::layout::width(line) <= 80, "{}", plain(&position));
                        }
                        assert!(!game.prompt(&screen, &view, &legal).is_empty(), "{:?}", view.phase);
                        assert!(!game.help(&screen, &view, &legal).is_empty(), "{:?}", view.phase);
                        for number in 1..=legal.len() {
                            let action =
                                game.understand(&screen, &view, &legal, &number.to_string()).unwrap();
                            assert!(legal.contains(action));
                        }
                    }
                    Step::Seat(seat, legal.choose(&mut dice).unwrap())
                }
            };
            let mut events: Vec<Event<Fact>> = Vec::new();
            played.step(step, &mut events).unwrap();
            for event in &events {
                for (to, names) in
                    [(Some(Viewer::Seat(Seat::new(0))), &names), (Some(Viewer::Spectator), &spectators)]
                {
                    let screen = Screen::new(&texts, names, to, 80);
                    if let Some(fact) = to.and_then(|viewer| event.for_viewer(viewer)) {
                        let said = played.game().fact(&screen, fact).expect("a sentence");
                        assert!(!said.trim().is_empty() && !said.contains("maginor-"), "{said}");
                    }
                }
                let screen = Screen::new(&texts, &spectators, None, 80);
                let _ = played.game().fact(&screen, &event.fact);
            }
        }
    }
}

#[test]
fn players_have_marks_of_their_own() {
    use super::marks::Marks;
    let texts = Texts::new(Language::English);
    let mut played = Match::new(Maginor::new(games::maginor::Options::default()).unwrap());
    let marks = |played: &Match<Maginor>, you: Option<Seat>| {
        let names = Names::of(played.record(), you, &texts);
        let to = you.map(Viewer::Seat);
        let screen = Screen::new(&texts, &names, to, 80);
        let marks = Marks::of(&screen);
        Seat::all(4).map(|seat| plain(&marks.of_seat(&screen, seat))).collect::<String>()
    };
    assert_eq!(marks(&played, None), "1234");
    for (n, name) in ["Morgana", "Merlin", "Circe"].into_iter().enumerate() {
        played.set_name(Seat::new(n + 1), table::Name::new(name).unwrap());
    }
    assert_eq!(marks(&played, Some(Seat::new(0))), "YMRC");
}

#[test]
fn tiles_are_shown_by_the_names_of_the_language() {
    assert!(second_turn().position().contains("unicorn"));
    let danish = second_turn().in_language(Language::Danish).position();
    assert!(danish.contains("  Enhjørning… 10 "), "{danish}");
    assert!(danish.contains(" Enhjørningen "), "{danish}");
    assert!(!danish.contains("unicorn"), "{danish}");
}
