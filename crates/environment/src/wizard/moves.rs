//! The numbers of moves: faces to play first, then the other decisions, as far as the table can ask for them.

use games::wizard::{Action, Card, Change, Face, Legal, Special, Suit, Wizard};

use crate::MoveSet;

const SUITS: usize = Suit::ALL.len();
/// Different faces of a table without special cards.
const COMMON: usize = Face::JESTER.index() + 1;

/// How many faces a table has.
#[inline]
fn faces(game: &Wizard) -> usize {
    if game.has_specials() { Face::COUNT } else { COMMON }
}

/// The action of a number.
#[inline]
pub(super) fn action(game: &Wizard, number: usize) -> Option<Action> {
    // Most moves are cards, which have the same numbers at every table.
    if number < faces(game) { Action::from_index(number) } else { Moves::of(game).action(number) }
}

/// The moves that are legal.
#[inline]
pub(super) fn legal(game: &Wizard, legal: Legal) -> MoveSet {
    // Most of the time a trick is being played.
    match legal {
        Legal::Play(faces) => MoveSet::from_bits(0, faces.bits()),
        _ => between_tricks(game, legal),
    }
}

#[inline(never)]
fn between_tricks(game: &Wizard, legal: Legal) -> MoveSet {
    let first = |count: usize| (1 << count) - 1;
    let moves = Moves::of(game);
    match legal {
        Legal::Nothing => MoveSet::EMPTY,
        Legal::Play(faces) => MoveSet::from_bits(0, faces.bits()),
        Legal::Predict { most, forbidden } => {
            let forbidden = forbidden.map_or(0, |tricks| 1 << tricks);
            MoveSet::from_bits(moves.predict, first(usize::from(most) + 1) & !forbidden)
        }
        Legal::Trump => MoveSet::from_bits(moves.trump, first(SUITS)),
        Legal::Werewolf => MoveSet::from_bits(moves.werewolf, first(SUITS + 1)),
        Legal::Pass(cards) => {
            let cards = cards.distinct().fold(0, |bits, card| bits | 1 << card.index());
            MoveSet::from_bits(moves.pass, cards)
        }
        Legal::Change { down } => {
            let changes = 1 << Change::Up as usize | u128::from(down) << Change::Down as usize;
            MoveSet::from_bits(moves.change, changes)
        }
    }
}

/// Where the moves of each kind begin at a table; those it cannot ask for take no numbers.
pub(super) struct Moves {
    predict: usize,
    trump: usize,
    werewolf: usize,
    pass: usize,
    change: usize,
    end: usize,
}

impl Moves {
    pub(super) fn of(game: &Wizard) -> Self {
        let with = |special, count| if game.plays_with(special) { count } else { 0 };
        let predict = faces(game);
        let trump = predict + usize::from(game.cards(game.rounds())) + 1;
        // A trump is named only where a card is turned up (W3.1).
        let werewolf = trump + if game.turns_up(1) { SUITS } else { 0 };
        let pass = werewolf + with(Special::Werewolf, SUITS + 1);
        let change = pass + with(Special::Juggler, Card::COUNT);
        let end = change + with(Special::Cloud, Change::ALL.len());
        Self { predict, trump, werewolf, pass, change, end }
    }

    /// How many moves there are.
    pub(super) fn count(&self) -> usize {
        self.end
    }

    /// The number of an action that this table can ask for.
    pub(super) fn number(&self, action: Action) -> usize {
        match action {
            Action::Play(face) => face.index(),
            Action::Predict(tricks) => self.predict + usize::from(tricks),
            Action::Trump(suit) => self.trump + suit.index(),
            Action::Werewolf(suit) => self.werewolf + suit.map_or(SUITS, Suit::index),
            Action::Pass(card) => self.pass + card.index(),
            Action::Change(change) => self.change + change as usize,
        }
    }

    /// The action of a number.
    fn action(&self, number: usize) -> Option<Action> {
        let suit = |from| Suit::ALL.get(number - from).copied();
        match number {
            _ if number < self.predict => Action::from_index(number),
            _ if number < self.trump => Some(Action::Predict((number - self.predict) as u8)),
            _ if number < self.werewolf => suit(self.trump).map(Action::Trump),
            _ if number < self.pass => Some(Action::Werewolf(suit(self.werewolf))),
            _ if number < self.change => Card::all().nth(number - self.pass).map(Action::Pass),
            _ if number < self.end => Change::ALL.get(number - self.change).copied().map(Action::Change),
            _ => None,
        }
    }
}
