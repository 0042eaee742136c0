//! What everybody at the table can remember of a round.

use games::wizard::{Card, CardSet, Face, FaceKind, Led, Trick, View, Wizard};
use table::{MAX_SEATS, Seat};

/// Cards that are out of play, suits that players were seen not to have, and what lies in the trick.
#[derive(Clone, Copy, Debug)]
pub(super) struct Memory {
    /// Cards that were played or turned up.
    pub(super) gone: CardSet,
    /// For each seat a bit for each suit that it did not follow.
    pub(super) voids: [u8; MAX_SEATS],
    /// The special cards in the trick on the table.
    pub(super) lying: Lying,
}

/// The special cards in a trick that matter for the cards after them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lying {
    pub(super) dragon: bool,
    pub(super) fairy: bool,
    pub(super) bomb: bool,
    pub(super) cloud: bool,
}

impl Memory {
    /// What a viewer remembers.
    pub(super) fn of_view(game: &Wizard, view: &View) -> Self {
        let mut memory = Self {
            gone: view.turned_up.into_iter().collect(),
            voids: [0; MAX_SEATS],
            lying: Lying::default(),
        };
        let seats = view.hands.len();
        for (n, trick) in view.tricks.iter().enumerate() {
            if view.pass.is_some_and(|pass| usize::from(pass.after) == n) {
                memory.forget_voids();
            }
            for (played, (seat, face)) in trick.plays(seats).enumerate() {
                let led = Trick::replayed(game, view.trump, trick.leader, &trick.faces[..played]).led();
                memory.play(played == 0, led, seat, face);
            }
            if trick.faces.is_empty() {
                memory.lying = Lying::default();
            }
        }
        memory
    }

    /// A card was played, where `led` had to be followed.
    #[inline]
    pub(super) fn play(&mut self, is_first: bool, led: Led, seat: Seat, face: Face) {
        if is_first {
            self.lying = Lying::default();
        }
        let card = face.card();
        self.gone.insert(card);
        if let (Led::Suit(led), Some(suit)) = (led, card.suit())
            && led != suit
        {
            self.voids[seat.index()] |= 1 << led.index();
        }
        if card.index() > Card::JESTER.index() {
            match face.kind() {
                FaceKind::Dragon => self.lying.dragon = true,
                FaceKind::Fairy => self.lying.fairy = true,
                FaceKind::Bomb => self.lying.bomb = true,
                FaceKind::Cloud(_) => self.lying.cloud = true,
                _ => {}
            }
        }
    }

    /// Cards were passed on: nobody knows any more who has none of a suit.
    pub(super) fn forget_voids(&mut self) {
        self.voids = [0; MAX_SEATS];
    }
}
