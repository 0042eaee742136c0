//! Wizard as learners play it: a move is a decision, and there are only those that the table can ask for.

use table::{Game, Seat, Seats, Viewer};
use wizard::{
    Action, Card, CardKind, CardSet, Change, Face, FaceKind, Glance, Led, Legal, PhaseView, PredictionView,
    Special, State, Suit, Variant, Wizard,
};

use crate::row::{Around, Row, spread};
use crate::{Layout, Learnable, NoSuchMove};

const SUITS: usize = Suit::ALL.len();
/// Different cards without the special ones: the suits, the Wizard and the Jester.
const COMMON: usize = Card::JESTER.index() + 1;
const SUITED: usize = Card::WIZARD.index();
const RANKS: usize = wizard::Rank::COUNT;
const PHASES: usize = 8;
/// What a trick demands: one of the suits, or nothing any more.
const LED: usize = SUITS + 1;

// Where a card by its features has them: the suits come first, then the ranks.
const WIZARD: usize = SUITS + RANKS;
const JESTER: usize = WIZARD + 1;
const SPECIAL: usize = JESTER + 1;

/// What the table can ask for and show, in numbers.
#[derive(Clone, Copy)]
struct Table {
    seats: usize,
    /// Different cards, and different faces.
    cards: usize,
    faces: usize,
    /// Predictions: 0 is one of them.
    predictions: usize,
    /// Suits that the dealer may name.
    trumps: usize,
    werewolf: bool,
    juggler: bool,
    cloud: bool,
}

impl Table {
    #[inline]
    fn of(game: &Wizard) -> Self {
        let special = game.has_specials();
        Self {
            seats: game.seats(),
            cards: if special { Card::COUNT } else { COMMON },
            faces: if special { Face::COUNT } else { COMMON },
            predictions: usize::from(game.cards(game.rounds())) + 1,
            trumps: if game.turns_up(1) { SUITS } else { 0 },
            werewolf: special && game.plays_with(Special::Werewolf),
            juggler: special && game.plays_with(Special::Juggler),
            cloud: special && game.plays_with(Special::Cloud),
        }
    }

    // Where the moves of each kind begin.

    #[inline]
    fn predict(self) -> usize {
        self.faces
    }

    #[inline]
    fn trump(self) -> usize {
        self.predict() + self.predictions
    }

    #[inline]
    fn name_for_werewolf(self) -> usize {
        self.trump() + self.trumps
    }

    #[inline]
    fn pass(self) -> usize {
        self.name_for_werewolf() + if self.werewolf { SUITS + 1 } else { 0 }
    }

    #[inline]
    fn change(self) -> usize {
        self.pass() + if self.juggler { self.cards } else { 0 }
    }

    #[inline]
    fn moves(self) -> usize {
        self.change() + if self.cloud { Change::ALL.len() } else { 0 }
    }

    /// The number of an action that this table can ask for.
    #[inline]
    fn number(self, action: Action) -> usize {
        match action {
            Action::Play(face) => face.index(),
            Action::Predict(tricks) => self.predict() + usize::from(tricks),
            Action::Trump(suit) => self.trump() + suit.index(),
            Action::Werewolf(suit) => self.name_for_werewolf() + suit.map_or(SUITS, Suit::index),
            Action::Pass(card) => self.pass() + card.index(),
            Action::Change(change) => self.change() + change as usize,
        }
    }

    /// The action of a number.
    #[inline]
    fn action(self, number: usize) -> Option<Action> {
        // Most moves are cards, which have the same numbers at every table.
        if number < self.faces {
            return Action::from_index(number);
        }
        if number < self.trump() {
            return Some(Action::Predict((number - self.predict()) as u8));
        }
        if number < self.name_for_werewolf() {
            return Suit::ALL.get(number - self.trump()).copied().map(Action::Trump);
        }
        if number < self.pass() {
            return Some(Action::Werewolf(Suit::ALL.get(number - self.name_for_werewolf()).copied()));
        }
        if number < self.change() {
            return Card::all().nth(number - self.pass()).map(Action::Pass);
        }
        if number < self.moves() {
            return Change::ALL.get(number - self.change()).copied().map(Action::Change);
        }
        None
    }

    /// How many numbers a card by its features takes.
    #[inline]
    fn features(self) -> usize {
        if self.faces == COMMON { SPECIAL } else { SPECIAL + Special::ALL.len() }
    }
}

/// Whether cards of others are seen (W7.4).
#[inline]
fn sees_others(game: &Wizard) -> bool {
    game.is_clairvoyant(1)
}

impl Learnable for Wizard {
    type Draft = ();

    #[inline]
    fn move_count(&self) -> usize {
        Table::of(self).moves()
    }

    #[inline]
    fn mask(&self, state: &State, seat: Seat, (): (), mask: &mut [u8]) {
        let table = Table::of(self);
        let legal = self.legal(state, seat);
        if let Legal::Play(faces) = legal {
            // Nearly always: written at a stroke.
            let (plays, rest) = mask.split_at_mut(COMMON);
            spread(faces.bits() as u64, plays);
            rest.fill(0);
            if table.faces > COMMON {
                for_each_bit((faces.bits() >> COMMON) as u64, |face| rest[face] = 1);
            }
            return;
        }
        mask.fill(0);
        match legal {
            Legal::Nothing | Legal::Play(_) => {}
            Legal::Predict { most, forbidden } => {
                let from = table.predict();
                mask[from..=from + usize::from(most)].fill(1);
                if let Some(forbidden) = forbidden {
                    mask[from + usize::from(forbidden)] = 0;
                }
            }
            Legal::Trump => mask[table.trump()..][..SUITS].fill(1),
            Legal::Werewolf => mask[table.name_for_werewolf()..][..=SUITS].fill(1),
            Legal::Pass(cards) => {
                for card in cards.iter() {
                    mask[table.pass() + card.index()] = 1;
                }
            }
            Legal::Change { down } => {
                mask[table.number(Action::Change(Change::Up))] = 1;
                mask[table.number(Action::Change(Change::Down))] = u8::from(down);
            }
        }
    }

    #[inline]
    fn choose(
        &self,
        state: &State,
        seat: Seat,
        (): &mut (),
        number: usize,
    ) -> Result<Option<Action>, NoSuchMove> {
        match Table::of(self).action(number) {
            Some(action) if self.is_legal(state, seat, action) => Ok(Some(action)),
            _ => Err(NoSuchMove { number }),
        }
    }

    fn moves_of(&self, _: &State, _: Seat, action: Action) -> Vec<usize> {
        vec![Table::of(self).number(action)]
    }

    fn name_of_move(&self, number: usize) -> Option<String> {
        Table::of(self).action(number).map(|action| action.to_string())
    }

    fn layout(&self) -> Layout {
        let table = Table::of(self);
        let Table { seats, cards, .. } = table;
        let features = table.features();
        let mut layout = Layout::default()
            .with(
                "phase",
                &[PHASES],
                "What the game waits for: a deal, the swap of the Werewolf, a name for trump, predictions, \
                 a card, cards to pass on, a change of prediction, nothing any more.",
            )
            .with("owing", &[seats], "The seats that it waits for.")
            .with(
                "hand",
                &[cards],
                "How often each card is in the own hand, by suit (blue, red, green, yellow) and rank, then \
                 Wizards, Jesters, special cards. Empty while it is hidden from its owner.",
            )
            .with(
                "trick",
                &[seats, features],
                "The card that each has in the trick on the table, the last one until the next begins, by \
                 its features: suit (also as named), rank, whether it counts as Wizard, as Jester, and \
                 which special card it is.",
            )
            .with("leader", &[seats], "Who began that trick.")
            .with(
                "best",
                &[seats],
                "Who has the strongest card of it so far, Fairy and Bomb aside; who has taken it, or would \
                 have, once it is complete and something is asked before the next.",
            )
            .with(
                "led",
                &[LED],
                "The suit that must be followed, or that nothing must be followed any more; nothing as \
                 long as that is open.",
            )
            .with("trump", &[SUITS], "The trump suit.")
            .with("turned_up", &[features], "The card that lies face up, by its features.")
            .with(
                "played",
                &[seats, cards],
                "How often each has played each card in this round, the trick on the table included.",
            )
            .with(
                "void",
                &[seats, SUITS],
                "The suits that each has failed to follow in this round, since the Juggler's pass if there \
                 was one.",
            )
            .with("hand_size", &[seats], "How many cards each holds.")
            .with("dealer", &[seats], "Who deals this round.")
            .with("predicted", &[seats], "Who has predicted.")
            .with("prediction", &[seats], "The prediction of each plus 1; 0 as long as it is not known.")
            .with("won", &[seats], "The tricks that each has taken in this round.")
            .with("total", &[seats, 2], "The points of each so far, in tens: those above 0, and those below.")
            .with("round", &[2], "The round, counted from 1, and how many cards each was dealt.")
            .with(
                "options",
                &[Variant::ALL.len() + Special::ALL.len()],
                "The variants that are played and the special cards in the deck: the same in all positions \
                 of a table.",
            );
        if sees_others(self) {
            layout =
                layout.with("known", &[seats - 1, cards], "The cards of each of the others that are known.");
        }
        if table.werewolf {
            layout = layout
                .with("taker", &[seats], "Who swapped the Werewolf in this round.")
                .with("took", &[features], "The card that was taken for it, by its features.")
                .with(
                    "took_held",
                    &[1],
                    "Whether that card is known to be still in the hand of another who took it.",
                );
        }
        if table.juggler {
            layout = layout
                .with(
                    "given",
                    &[features],
                    "The card that the own seat has chosen to pass on in this round, by its features.",
                )
                .with("received", &[features], "The card that came with the pass.")
                .with(
                    "given_held",
                    &[1],
                    "Whether the card passed on is known to be still in the hand of the left neighbour.",
                )
                .with(
                    "void_before",
                    &[seats, SUITS],
                    "The suits that each had failed to follow before the pass: it holds none of them but \
                     what came with it.",
                );
        }
        if table.cloud {
            layout = layout.with("changed", &[seats], "Who changed the own prediction in this round.");
        }
        layout
    }

    #[inline]
    fn observe(&self, state: &State, seat: Seat, (): (), into: &mut [u8]) {
        let glance = self.glance(state, Viewer::Seat(seat));
        let around = Around::new(seat, self.seats());
        Observer { game: self, glance, own: seat, around, table: Table::of(self) }.write(Row::new(into));
    }
}

/// Somebody who writes down what it sees.
struct Observer<'a> {
    game: &'a Wizard,
    glance: Glance<'a>,
    own: Seat,
    around: Around,
    table: Table,
}

impl Observer<'_> {
    /// Writes all parts in the order of the layout.
    #[inline]
    fn write(&self, mut row: Row<'_>) {
        let Table { seats, cards, .. } = self.table;
        let (glance, features) = (self.glance, self.table.features());
        let phase = glance.phase();

        self.write_phase(phase, row.part(PHASES), row.part(seats));
        write_cards(glance.known_cards(self.own), row.part(cards));
        self.write_trick(phase, &mut row);
        if let Some(suit) = glance.trump() {
            row.part(SUITS)[suit.index()] = 1;
        } else {
            row.part(SUITS);
        }
        write_card(glance.turned_up(), row.part(features));
        let (played, void) = (row.part(seats * cards), row.part(seats * SUITS));
        let tricks = glance.tricks();
        // The Juggler's pass comes before this trick, if there was one.
        let pass = if self.table.juggler { glance.pass() } else { None };
        let passed = pass.map_or(0, |pass| usize::from(pass.after));
        let mut void_before = [0; table::MAX_SEATS * SUITS];
        for (n, (leader, faces)) in tricks.enumerate() {
            if pass.is_some() && n == passed {
                void_before[..void.len()].copy_from_slice(void);
                void.fill(0);
            }
            self.write_plays(leader, faces, played, void);
        }
        if pass.is_some() && passed == glance.tricks().len() {
            void_before[..void.len()].copy_from_slice(void);
            void.fill(0);
        }

        let [sizes, dealer, predicted, prediction, won] = std::array::from_fn(|_| row.part(seats));
        let totals = row.part(seats * 2);
        for (place, seat) in self.around.iter().enumerate() {
            sizes[place] = glance.hand_size(seat);
            dealer[place] = u8::from(glance.dealer() == Some(seat));
            let (made, known) = match glance.prediction(seat) {
                PredictionView::Open => (0, 0),
                PredictionView::Made => (1, 0),
                PredictionView::Known(tricks) => (1, tricks + 1),
            };
            predicted[place] = made;
            prediction[place] = known;
            won[place] = glance.won(seat);
            let tens = glance.total(seat) / 10;
            totals[2 * place] = tens.max(0) as u8;
            totals[2 * place + 1] = (-tens).max(0) as u8;
        }
        row.part(2).copy_from_slice(&[glance.round(), glance.cards()]);
        self.write_options(row.part(Variant::ALL.len() + Special::ALL.len()));

        if sees_others(self.game) {
            for (_, seat) in self.around.iter().enumerate().skip(1) {
                write_cards(glance.known_cards(seat), row.part(cards));
            }
        }
        if self.game.has_specials() {
            self.write_specials(phase, &void_before, &mut row);
        }
        debug_assert!(row.0.is_empty(), "the layout is longer than what is observed");
    }

    #[inline]
    fn write_phase(&self, phase: PhaseView, phases: &mut [u8], owing: &mut [u8]) {
        let (index, seats) = match phase {
            PhaseView::FirstDealer | PhaseView::Dealing => (0, Seats::NONE),
            PhaseView::Werewolf { seat } => (1, Seats::only(seat)),
            PhaseView::NamingTrump { seat } => (2, Seats::only(seat)),
            PhaseView::Predicting { seats } => (3, seats),
            PhaseView::Playing { seat } => (4, Seats::only(seat)),
            PhaseView::Passing { seats, .. } => (5, seats),
            PhaseView::Changing { seat } => (6, Seats::only(seat)),
            PhaseView::Over => (7, Seats::NONE),
        };
        phases[index] = 1;
        for (place, seat) in self.around.iter().enumerate() {
            owing[place] = u8::from(seats.contains(seat));
        }
    }

    /// The trick on the table: `trick`, `leader`, `best` and `led`.
    #[inline]
    fn write_trick(&self, phase: PhaseView, row: &mut Row<'_>) {
        let (seats, features) = (self.table.seats, self.table.features());
        let trick = row.part(seats * features);
        let (leaders, bests, led) = (row.part(seats), row.part(seats), row.part(LED));
        let Some((leader, faces)) = self.glance.tricks().next_back() else { return };
        let mut place = self.around.place(leader);
        leaders[place] = 1;
        for &face in faces {
            write_face(face, &mut trick[place * features..][..features]);
            place = if place + 1 == seats { 0 } else { place + 1 };
        }
        let best = match (phase, self.glance.trick()) {
            (_, Some(trick)) => {
                match trick.led() {
                    Led::Open => {}
                    Led::Suit(suit) => led[suit.index()] = 1,
                    Led::Free => led[SUITS] = 1,
                }
                (trick.played() > 0).then(|| trick.best())
            }
            (PhaseView::Passing { leader: winner, .. } | PhaseView::Changing { seat: winner }, None) => {
                Some(winner)
            }
            _ => None,
        };
        if let Some(best) = best {
            bests[self.around.place(best)] = 1;
        }
    }

    /// The cards of a trick, and who did not follow.
    #[inline]
    fn write_plays(&self, leader: Seat, faces: &[Face], played: &mut [u8], void: &mut [u8]) {
        let Table { seats, cards, .. } = self.table;
        let mut place = self.around.place(leader);
        // W7.5: nobody ever has to follow in single suit.
        let mut led = if self.game.is_single_suit() { Led::Free } else { Led::Open };
        for &face in faces {
            played[place * cards + face.card().index()] += 1;
            let leads = face.leads();
            if led == Led::Open {
                led = leads;
            }
            if let Led::Suit(suit) = led {
                // Only cards of a suit must follow (W5.3).
                void[place * SUITS + suit.index()] |= u8::from((leads != led) & (face.index() < SUITED));
            }
            place = if place + 1 == seats { 0 } else { place + 1 };
        }
    }

    fn write_options(&self, into: &mut [u8]) {
        let options = self.game.options();
        let (variants, specials) = into.split_at_mut(Variant::ALL.len());
        for &variant in options.variants.as_slice() {
            variants[variant as usize] = 1;
        }
        for &special in options.with.as_slice() {
            specials[special as usize] = 1;
        }
    }

    /// What only special cards do.
    #[inline(never)]
    fn write_specials(&self, phase: PhaseView, void_before: &[u8], row: &mut Row<'_>) {
        let (glance, seats, features) = (self.glance, self.table.seats, self.table.features());
        if self.table.werewolf {
            let (taker, took, held) = (row.part(seats), row.part(features), row.part(1));
            if let Some(werewolf) = glance.werewolf() {
                taker[self.around.place(werewolf.seat)] = 1;
                write_card(Some(werewolf.took), took);
                let is_known = glance.known_cards(werewolf.seat).contains(werewolf.took);
                // What was passed on to the taker afterwards is another card.
                let is_other = werewolf.seat != self.own
                    && (glance.pass().is_none() || werewolf.seat != self.own.left(seats));
                held[0] = u8::from(is_known && is_other);
            }
        }
        if self.table.juggler {
            let (given, received, held) = (row.part(features), row.part(features), row.part(1));
            if let PhaseView::Passing { chosen, .. } = phase {
                write_card(chosen[self.own], given);
            }
            if let Some(pass) = glance.pass() {
                write_card(pass.given[self.own], given);
                write_card(pass.given[self.own.right(seats)], received);
                let there = glance.known_cards(self.own.left(seats));
                held[0] = u8::from(pass.given[self.own].is_some_and(|card| there.contains(card)));
            }
            let void = row.part(seats * SUITS);
            void.copy_from_slice(&void_before[..void.len()]);
        }
        if self.table.cloud {
            let changed = row.part(seats);
            if let Some(seat) = glance.changed() {
                changed[self.around.place(seat)] = 1;
            }
        }
    }
}

/// How often each card is in a set.
#[inline]
fn write_cards(cards: CardSet, into: &mut [u8]) {
    let (suited, rest) = into.split_at_mut(SUITED);
    spread(cards.suited_bits(), suited);
    rest[0] = cards.count(Card::WIZARD) as u8;
    rest[1] = cards.count(Card::JESTER) as u8;
    for card in cards.specials().iter() {
        into[card.index()] = 1;
    }
}

/// A card by its features; nothing for no card.
#[inline]
fn write_card(card: Option<Card>, into: &mut [u8]) {
    match card.map(Card::kind) {
        None => {}
        Some(CardKind::Suited(suit, rank)) => {
            into[suit.index()] = 1;
            into[SUITS - 1 + usize::from(rank.number())] = 1;
        }
        Some(CardKind::Wizard) => into[WIZARD] = 1,
        Some(CardKind::Jester) => into[JESTER] = 1,
        Some(CardKind::Special(special)) => into[SPECIAL + special as usize] = 1,
    }
}

/// A card as it was played: the card, and the side or suit that its player named.
#[inline]
fn write_face(face: Face, into: &mut [u8]) {
    write_card(Some(face.card()), into);
    match face.kind() {
        FaceKind::Wizard => into[WIZARD] = 1,
        FaceKind::Jester => into[JESTER] = 1,
        FaceKind::Juggler(suit) | FaceKind::Cloud(suit) => into[suit.index()] = 1,
        FaceKind::Suited(..) | FaceKind::Dragon | FaceKind::Fairy | FaceKind::Bomb => {}
    }
}

/// Calls `visit` with the place of every bit that is set.
#[inline]
fn for_each_bit(bits: u64, mut visit: impl FnMut(usize)) {
    let mut rest = bits;
    while rest != 0 {
        visit(rest.trailing_zeros() as usize);
        rest &= rest - 1;
    }
}
