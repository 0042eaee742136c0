//! How what a seat of Wizard observes is written.

use games::wizard::{CardSet, Glance, Led, PhaseView, PredictionView, Variant, Wizard};
use table::{Game as _, MAX_SEATS, Seat, Seats};

use super::cards::{write_card, write_cards, write_face};
use super::counted::Counted;
use super::parts::{Always, Clairvoyance, Dimensions, Juggler, PLAYING, SUITS, Werewolf, sometimes};
use crate::row::{Around, Row, rows_of, spread};

/// Somebody at a table of `SEATS`, with or without special cards, who writes down what it sees.
pub(super) struct Observer<'a, const SEATS: usize, const SPECIALS: bool> {
    game: &'a Wizard,
    glance: Glance<'a>,
    own: Seat,
    around: Around<SEATS>,
}

impl<'a, const SEATS: usize, const SPECIALS: bool> Observer<'a, SEATS, SPECIALS> {
    const TABLE: Dimensions = Dimensions::new(SEATS, SPECIALS);

    #[inline]
    pub(super) fn new(game: &'a Wizard, glance: Glance<'a>, own: Seat) -> Self {
        Self { game, glance, own, around: Around::new(own) }
    }

    /// Writes all parts.
    #[inline]
    pub(super) fn write(&self, counted: &mut Counted, into: &mut [u8]) {
        counted.look::<SEATS, SPECIALS>(self.game, self.glance);
        let mut row = Row::new(into);
        self.write_always(counted, Always::take(&mut row, Self::TABLE));
        if !row.rest().is_empty() {
            self.write_sometimes(&counted.voids.before, row);
        }
    }

    /// Writes what is observed at every table.
    #[inline]
    fn write_always(&self, counted: &Counted, mut parts: Always<'_>) {
        let glance = self.glance;
        self.write_phase(&mut parts);
        write_cards::<SPECIALS>(glance.known_cards(self.own), parts.hand);
        self.write_trick(&mut parts);
        parts.trump.fill(0);
        if let Some(suit) = glance.trump() {
            parts.trump[suit.index()] = 1;
        }
        write_card(glance.turned_up(), parts.turned_up);
        let (played, voids) =
            (parts.played.chunks_exact_mut(Self::TABLE.cards), rows_of::<SUITS>(parts.void));
        for (seat, (played, void)) in self.around.iter().zip(played.zip(voids)) {
            played.copy_from_slice(&counted.played[seat.index()][..Self::TABLE.cards]);
            spread(counted.voids.now[seat.index()].into(), void);
        }
        self.around.write(glance.dealer(), parts.dealer);
        for (place, seat) in self.around.iter().enumerate() {
            let (made, known) = match glance.prediction(seat) {
                PredictionView::Open => (0, 0),
                // Only where all predict at once: before it has, that is nothing to the seat (see `OWING`).
                PredictionView::Made => (u8::from(glance.prediction(self.own) != PredictionView::Open), 0),
                PredictionView::Known(tricks) => (1, tricks + 1),
            };
            parts.predicted[place] = made;
            parts.prediction[place] = known;
            parts.won[place] = glance.won(seat);
            let tens = glance.total(seat) / 10;
            parts.total[2 * place] = tens.max(0) as u8;
            parts.total[2 * place + 1] = (-tens).max(0) as u8;
        }
        parts.round.copy_from_slice(&[glance.round(), glance.cards(), glance.leaders().len() as u8]);
        self.write_options(parts.options);
    }

    /// The phase, and who owes a decision in it.
    #[inline]
    fn write_phase(&self, parts: &mut Always<'_>) {
        parts.phase.fill(0);
        // Most of the time a trick is being played.
        if let Some(trick) = self.glance.trick() {
            parts.phase[PLAYING] = 1;
            self.around.write([trick.next()], parts.owing);
            return;
        }
        let (index, seats) = match self.glance.phase() {
            PhaseView::FirstDealer | PhaseView::Dealing => (0, Seats::NONE),
            PhaseView::Werewolf { seat } => (1, Seats::only(seat)),
            PhaseView::NamingTrump { seat } => (2, Seats::only(seat)),
            PhaseView::Predicting { seats } if self.game.predictions().at_once() => {
                (3, self.owing_at_once(seats))
            }
            PhaseView::Predicting { seats } => (3, seats),
            PhaseView::Playing { seat } => (PLAYING, Seats::only(seat)),
            PhaseView::Passing { seats, .. } => (5, self.owing_at_once(seats)),
            PhaseView::Changing { seat } => (6, Seats::only(seat)),
            PhaseView::Over => (7, Seats::NONE),
        };
        parts.phase[index] = 1;
        for (seat, owing) in self.around.iter().zip(parts.owing.iter_mut()) {
            *owing = u8::from(seats.contains(seat));
        }
    }

    /// Who owes a decision that all make at once, as the own seat may know it (see [`OWING`](crate::layout::OWING)).
    #[inline]
    fn owing_at_once(&self, seats: Seats) -> Seats {
        if seats.contains(self.own) { Seats::all(SEATS) } else { seats }
    }

    /// The trick on the table.
    #[inline]
    fn write_trick(&self, parts: &mut Always<'_>) {
        let Always { trick: cards, leader: leaders, best: bests, led, .. } = parts;
        cards.fill(0);
        leaders.fill(0);
        bests.fill(0);
        led.fill(0);
        let (begun, plays) = (self.glance.leaders(), self.glance.plays());
        let Some(&leader) = begun.last() else { return };
        let mut place = self.around.place(leader);
        leaders[place] = 1;
        for &face in &plays[((begun.len() - 1) * SEATS).min(plays.len())..] {
            write_face(face, &mut cards[place * Self::TABLE.features..][..Self::TABLE.features]);
            place = if place + 1 == SEATS { 0 } else { place + 1 };
        }
        let best = match self.glance.trick() {
            Some(trick) => {
                match trick.led() {
                    Led::Open => {}
                    Led::Suit(suit) => led[suit.index()] = 1,
                    Led::Free => led[SUITS] = 1,
                }
                (trick.played() > 0).then(|| trick.best())
            }
            None => match self.glance.phase() {
                PhaseView::Passing { leader: winner, .. } | PhaseView::Changing { seat: winner } => {
                    Some(winner)
                }
                _ => None,
            },
        };
        if let Some(best) = best {
            bests[self.around.place(best)] = 1;
        }
    }

    fn write_options(&self, into: &mut [u8]) {
        into.fill(0);
        let options = self.game.options();
        let (variants, specials) = into.split_at_mut(Variant::ALL.len());
        for &variant in options.variants.as_slice() {
            variants[variant as usize] = 1;
        }
        for &special in options.with.as_slice() {
            specials[special as usize] = 1;
        }
    }

    /// What only some tables have: cards of others that are known, and what special cards do.
    #[inline(never)]
    fn write_sometimes(&self, void_before: &[u8; MAX_SEATS], mut row: Row<'_>) {
        sometimes(
            &mut row,
            self.game,
            Self::TABLE,
            |parts| self.write_clairvoyance(parts),
            |parts| self.write_werewolf(parts),
            |parts| self.write_juggler(void_before, parts),
            |parts| self.around.write(self.glance.changed(), parts.changed),
        );
    }

    /// The cards of others that are known.
    #[inline]
    fn write_clairvoyance(&self, Clairvoyance { known }: Clairvoyance<'_>) {
        let known = known.chunks_exact_mut(Self::TABLE.cards);
        for (seat, known) in self.around.others().zip(known) {
            write_cards::<SPECIALS>(self.glance.known_cards(seat), known);
        }
    }

    /// What is known of the swap of the Werewolf.
    #[inline]
    fn write_werewolf(&self, Werewolf { taker, took, took_held }: Werewolf<'_>) {
        let werewolf = self.glance.werewolf();
        self.around.write(werewolf.map(|werewolf| werewolf.seat), taker);
        write_card(werewolf.map(|werewolf| werewolf.took), took);
        let is_held = werewolf.is_some_and(|werewolf| {
            let is_known = self.glance.known_cards(werewolf.seat).contains(werewolf.took);
            // What was passed on to the taker afterwards is another card.
            let is_other = self.glance.pass().is_none() || werewolf.seat != self.own.left(SEATS);
            is_known && is_other && werewolf.seat != self.own
        });
        took_held[0] = u8::from(is_held);
    }

    /// What is known of the Juggler's pass.
    #[inline]
    fn write_juggler(&self, before: &[u8; MAX_SEATS], parts: Juggler<'_>) {
        let Juggler { given, received, given_held, void_before } = parts;
        let glance = self.glance;
        let chosen = match glance.phase() {
            PhaseView::Passing { chosen, .. } => chosen[self.own],
            _ => None,
        };
        let (gave, got, there) = match glance.pass() {
            Some(pass) => (
                pass.given[self.own],
                pass.given[self.own.right(SEATS)],
                glance.known_cards(self.own.left(SEATS)),
            ),
            None => (chosen, None, CardSet::EMPTY),
        };
        write_card(gave, given);
        write_card(got, received);
        given_held[0] = u8::from(gave.is_some_and(|card| there.contains(card)));
        for (seat, void) in self.around.iter().zip(rows_of::<SUITS>(void_before)) {
            spread(before[seat.index()].into(), void);
        }
    }
}
