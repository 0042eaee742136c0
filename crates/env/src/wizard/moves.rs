//! The numbers of moves: faces to play first, then the other decisions, as far as the table can ask for them.

use wizard::{Action, Card, Change, Face, Legal, Special, Suit, Wizard};

use crate::row::spread;

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

/// Marks the legal actions in a mask.
#[inline]
pub(super) fn mark(game: &Wizard, legal: Legal, mask: &mut [u8]) {
    // Most of the time a trick is being played.
    let Legal::Play(faces) = legal else { return mark_between_tricks(game, legal, mask) };
    let (plays, rest) = mask.split_at_mut(COMMON);
    spread(faces.bits() as u64, plays);
    rest.fill(0);
    if game.has_specials() {
        spread((faces.bits() >> COMMON) as u64, &mut rest[..Face::COUNT - COMMON]);
    }
}

#[inline(never)]
fn mark_between_tricks(game: &Wizard, legal: Legal, mask: &mut [u8]) {
    let moves = Moves::of(game);
    mask.fill(0);
    match legal {
        Legal::Nothing => {}
        Legal::Play(faces) => faces.iter().for_each(|face| mask[face.index()] = 1),
        Legal::Predict { most, forbidden } => {
            mask[moves.predict..=moves.predict + usize::from(most)].fill(1);
            if let Some(forbidden) = forbidden {
                mask[moves.predict + usize::from(forbidden)] = 0;
            }
        }
        Legal::Trump => mask[moves.trump..][..SUITS].fill(1),
        Legal::Werewolf => mask[moves.werewolf..][..=SUITS].fill(1),
        Legal::Pass(cards) => cards.iter().for_each(|card| mask[moves.pass + card.index()] = 1),
        Legal::Change { down } => {
            mask[moves.change + Change::Up as usize] = 1;
            mask[moves.change + Change::Down as usize] = u8::from(down);
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
