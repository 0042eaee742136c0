//! What several tests need: a table at which lines of a record are played, and what a seat observes there.
#![allow(dead_code, reason = "not every test needs all of it")]

use environment::Learnable;
use table::{Seat, Silent};

/// A game in some position.
pub(crate) struct Table<G: Learnable> {
    pub(crate) game: G,
    pub(crate) state: G::State,
}

impl<G: Learnable> Table<G> {
    /// A table at which these lines were played.
    pub(crate) fn new(options: G::Options, lines: &str) -> Self {
        let game = G::new(options).unwrap();
        let mut table = Self { state: game.start(), game };
        table.play(lines);
        table
    }

    /// Plays lines of a record, with semicolons between them.
    pub(crate) fn play(&mut self, lines: &str) {
        for line in lines.split(';').map(str::trim).filter(|line| !line.is_empty()) {
            let (actor, what) = line.split_once(' ').unwrap();
            match actor {
                "chance" => {
                    let outcome = self.game.read_chance(what).unwrap();
                    self.game.apply_chance(&mut self.state, &outcome, &mut Silent)
                }
                number => {
                    let action = self.game.read_action(what).unwrap();
                    self.game.apply(&mut self.state, seat(number.parse().unwrap()), action, &mut Silent)
                }
            }
            .unwrap_or_else(|refused| panic!("{line}: {refused}"));
        }
    }

    /// A part of what a player observes.
    #[track_caller]
    pub(crate) fn seen(&self, number: usize, draft: G::Draft, part: &str) -> Vec<u8> {
        let layout = self.game.layout();
        let part = layout.parts().iter().find(|other| other.name == part).expect("a part");
        let mut row = vec![0; layout.size()];
        self.game.observe(&self.state, seat(number), draft, &mut row);
        row[part.range.clone()].to_vec()
    }

    /// The places in a part of what a player observes that are not 0.
    #[track_caller]
    pub(crate) fn marked(&self, number: usize, draft: G::Draft, part: &str) -> Vec<usize> {
        let numbers = self.seen(number, draft, part);
        (0..numbers.len()).filter(|&at| numbers[at] != 0).collect()
    }

    /// The names of the moves that a player can make.
    pub(crate) fn moves(&self, number: usize, draft: G::Draft) -> Vec<String> {
        let moves = self.game.moves(&self.state, seat(number), draft);
        moves.iter().map(|at| self.game.name_of_move(at).unwrap()).collect()
    }

    /// The number of a move.
    #[track_caller]
    pub(crate) fn number(&self, name: &str) -> usize {
        let is_it = |&at: &usize| self.game.name_of_move(at).as_deref() == Some(name);
        (0..self.game.move_count()).find(is_it).unwrap_or_else(|| panic!("no move {name}"))
    }
}

/// The seat of a number, counted from 1.
pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number - 1)
}
