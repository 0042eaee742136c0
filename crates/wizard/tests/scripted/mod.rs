//! Games written down line by line, in the notation of records.

use table::{Game, Match, Options as _, Seat, Silent, Step, ToAct, dice};
use wizard::{Options, Wizard};

/// A table, in the words of the command line.
pub(crate) fn game(seats: u8, with: &str, variants: &str) -> Wizard {
    let mut options = Options { seats, ..Options::default() };
    options.set("with", with).expect("special cards");
    options.set("variants", variants).expect("variants");
    Wizard::new(options).expect("a valid table")
}

/// A game in which the last player deals `round` and these lines follow; the rounds before are played somehow.
pub(crate) fn played(game: &Wizard, round: u8, lines: &str) -> Match<Wizard> {
    let seats = game.seats();
    let first = Seat::new((seats - 1 + seats * 20 - usize::from(round - 1)) % seats);
    let mut played = Match::new(game.clone());
    let mut dice = dice::seeded(0);
    let dealer = game.read_chance(&format!("dealer {first}")).expect("a dealer");
    played.step(Step::Chance(dealer), &mut Silent).expect("the first dealer");
    while !(played.to_act() == ToAct::Chance && game.oracle(played.state()).round == round - 1) {
        table::conformance::advance(&mut played, &mut dice);
    }
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (actor, what) = line.split_once(' ').expect("an actor and a step");
        let step = match actor.parse().ok().and_then(Seat::from_number) {
            Some(seat) => Step::Seat(seat, game.read_action(what).expect("an action")),
            None => Step::Chance(game.read_chance(what).expect("chance")),
        };
        played.step(step, &mut Silent).unwrap_or_else(|refused| panic!("{line}: {refused}"));
    }
    played
}
