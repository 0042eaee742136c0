//! What a seat of Wizard observes.

use games::wizard::{
    Card, CardKind, CardSet, Face, FaceKind, Glance, Led, PhaseView, PredictionView, Special, Suit, Variant,
    Wizard,
};
use table::{Game, MAX_SEATS, Seat, Seats};

use crate::Layout;
use crate::layout::OWING;
use crate::row::{Around, Row, spread};

const SUITS: usize = Suit::ALL.len();
const SUITED: usize = Card::WIZARD.index();
/// Different cards without the special ones: the suits, the Wizard and the Jester.
const COMMON: usize = Card::JESTER.index() + 1;
const RANKS: usize = games::wizard::Rank::COUNT;
const PHASES: usize = 8;
/// The phase in which cards are played.
const PLAYING: usize = 4;
/// What is said of the round.
const ROUND: usize = 3;
const OPTIONS: usize = Variant::ALL.len() + Special::ALL.len();
/// What a trick demands: one of the suits, or nothing any more.
const LED: usize = SUITS + 1;

// Where a card by its features has them: the suits come first, then the ranks.
const WIZARD: usize = SUITS + RANKS;
const JESTER: usize = WIZARD + 1;
const SPECIAL: usize = JESTER + 1;

/// How many different cards there are.
const fn cards(special: bool) -> usize {
    if special { Card::COUNT } else { COMMON }
}

/// How many numbers a card by its features takes.
const fn features(special: bool) -> usize {
    if special { SPECIAL + Special::ALL.len() } else { SPECIAL }
}

/// Whether cards of others are seen (W7.4).
#[inline]
fn sees_others(game: &Wizard) -> bool {
    game.is_clairvoyant(1)
}

/// What the numbers of an observation mean.
pub(super) fn layout(game: &Wizard) -> Layout {
    let seats = game.seats();
    let (cards, features) = (cards(game.has_specials()), features(game.has_specials()));
    let mut layout = Layout::default()
        .with(
            "phase",
            &[PHASES],
            "What the game waits for: a deal, the swap of the Werewolf, a name for trump, predictions, \
             a card, cards to pass on, a change of prediction, nothing any more.",
        )
        .with("owing", &[seats], OWING)
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
        .with("dealer", &[seats], "Who deals this round.")
        .with(
            "predicted",
            &[seats],
            "Who has predicted. Where all predict at once, a seat learns that of the others when it has.",
        )
        .with("prediction", &[seats], "The prediction of each plus 1; 0 as long as it is not known.")
        .with("won", &[seats], "The tricks that each has taken in this round.")
        .with("total", &[seats, 2], "The points of each so far, in tens: those above 0, and those below.")
        .with(
            "round",
            &[ROUND],
            "The round, counted from 1, how many cards each was dealt, how many tricks have begun.",
        )
        .with(
            "options",
            &[OPTIONS],
            "The variants that are played and the special cards in the deck: the same in all positions \
             of a table.",
        );
    if sees_others(game) {
        layout = layout.with("known", &[seats - 1, cards], "The cards of each of the others that are known.");
    }
    if game.plays_with(Special::Werewolf) {
        layout = layout
            .with("taker", &[seats], "Who swapped the Werewolf in this round.")
            .with("took", &[features], "The card that was taken for it, by its features.")
            .with(
                "took_held",
                &[1],
                "Whether that card is known to be still in the hand of another who took it.",
            );
    }
    if game.plays_with(Special::Juggler) {
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
    if game.plays_with(Special::Cloud) {
        layout = layout.with("changed", &[seats], "Who changed the own prediction in this round.");
    }
    layout
}

/// Somebody at a table of `SEATS`, with or without special cards, who writes down what it sees.
pub(super) struct Observer<'a, const SEATS: usize, const SPECIALS: bool> {
    game: &'a Wizard,
    glance: Glance<'a>,
    own: Seat,
    around: Around<SEATS>,
}

impl<'a, const SEATS: usize, const SPECIALS: bool> Observer<'a, SEATS, SPECIALS> {
    const CARDS: usize = cards(SPECIALS);
    const FEATURES: usize = features(SPECIALS);
    /// How many numbers every such table has, which come first.
    const ALWAYS: usize = PHASES
        + Self::CARDS
        + SEATS * Self::FEATURES
        + LED
        + SUITS
        + Self::FEATURES
        + SEATS * (Self::CARDS + SUITS)
        // Who owes, leads, is best and deals; predictions made and known, tricks and points.
        + SEATS * 9
        + ROUND
        + OPTIONS;

    #[inline]
    pub(super) fn new(game: &'a Wizard, glance: Glance<'a>, own: Seat) -> Self {
        Self { game, glance, own, around: Around::new(own) }
    }

    /// Writes all parts in the order of the layout.
    #[inline]
    pub(super) fn write(&self, counted: &mut Counted, into: &mut [u8]) {
        let (always, sometimes) = into.split_at_mut(Self::ALWAYS);
        self.count(counted);
        self.write_always(counted, Row(always));
        if !sometimes.is_empty() {
            self.write_sometimes(&counted.voids.before, Row(sometimes));
        }
    }

    /// Writes what is observed at every table.
    #[inline]
    fn write_always(&self, counted: &Counted, mut row: Row<'_>) {
        let glance = self.glance;
        self.write_phase(row.zeros(PHASES), row.zeros(SEATS));
        write_cards::<SPECIALS>(glance.known_cards(self.own), row.part(Self::CARDS));
        self.write_trick(&mut row);
        let trump = row.zeros(SUITS);
        if let Some(suit) = glance.trump() {
            trump[suit.index()] = 1;
        }
        write_card(glance.turned_up(), row.zeros(Self::FEATURES));
        let (played, voids) = (row.part(SEATS * Self::CARDS), row.part(SEATS * SUITS));
        for (place, seat) in self.places() {
            let seat = seat.index();
            played[place * Self::CARDS..][..Self::CARDS]
                .copy_from_slice(&counted.played[seat][..Self::CARDS]);
            spread(counted.voids.now[seat].into(), &mut voids[place * SUITS..][..SUITS]);
        }

        let dealer = row.zeros(SEATS);
        let [predicted, prediction, won] = std::array::from_fn(|_| row.part(SEATS));
        if let Some(seat) = glance.dealer() {
            dealer[self.place(seat)] = 1;
        }
        let totals = row.part(SEATS * 2);
        for (place, seat) in self.places() {
            let (made, known) = match glance.prediction(seat) {
                PredictionView::Open => (0, 0),
                // Only where all predict at once: before it has, that is nothing to the seat (see `OWING`).
                PredictionView::Made => (u8::from(glance.prediction(self.own) != PredictionView::Open), 0),
                PredictionView::Known(tricks) => (1, tricks + 1),
            };
            predicted[place] = made;
            prediction[place] = known;
            won[place] = glance.won(seat);
            let tens = glance.total(seat) / 10;
            totals[2 * place] = tens.max(0) as u8;
            totals[2 * place + 1] = (-tens).max(0) as u8;
        }
        row.part(ROUND).copy_from_slice(&[glance.round(), glance.cards(), glance.leaders().len() as u8]);
        self.write_options(row.zeros(OPTIONS));
        debug_assert!(row.0.is_empty(), "there is more than what is always observed");
    }

    /// The seats, the own one first, each with its place.
    #[inline]
    fn places(&self) -> impl Iterator<Item = (usize, Seat)> {
        self.around.iter().enumerate()
    }

    /// How far `seat` is from the own one, clockwise.
    #[inline]
    fn place(&self, seat: Seat) -> usize {
        self.around.place(seat)
    }

    #[inline]
    fn write_phase(&self, phases: &mut [u8], owing: &mut [u8]) {
        // Most of the time a trick is being played.
        if let Some(trick) = self.glance.trick() {
            phases[PLAYING] = 1;
            owing[self.place(trick.next())] = 1;
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
        phases[index] = 1;
        for (place, seat) in self.places() {
            owing[place] = u8::from(seats.contains(seat));
        }
    }

    /// Who owes a decision that all make at once, as the own seat may know it (see [`OWING`]).
    #[inline]
    fn owing_at_once(&self, seats: Seats) -> Seats {
        if seats.contains(self.own) { Seats::all(SEATS) } else { seats }
    }

    /// The trick on the table: `trick`, `leader`, `best` and `led`.
    #[inline]
    fn write_trick(&self, row: &mut Row<'_>) {
        let cards = row.zeros(SEATS * Self::FEATURES);
        let (leaders, bests, led) = (row.zeros(SEATS), row.zeros(SEATS), row.zeros(LED));
        let (begun, plays) = (self.glance.leaders(), self.glance.plays());
        let Some(&leader) = begun.last() else { return };
        let mut place = self.place(leader);
        leaders[place] = 1;
        for &face in &plays[((begun.len() - 1) * SEATS).min(plays.len())..] {
            let features = &mut cards[place * Self::FEATURES..][..Self::FEATURES];
            write_features(TRAITS[face.index()].features, features);
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
            bests[self.place(best)] = 1;
        }
    }

    /// Counts the cards that were played since somebody looked last.
    #[inline]
    fn count(&self, counted: &mut Counted) {
        let (leaders, plays) = (self.glance.leaders(), self.glance.plays());
        let passed = if SPECIALS && self.game.plays_with(Special::Juggler) {
            self.glance.pass().map(|pass| SEATS * usize::from(pass.after))
        } else {
            None
        };
        // Where cards are passed on, what was shown before need not be true any more: that is rare, and counted anew.
        if counted.round != self.glance.round() || passed.is_some() {
            *counted = Counted { round: self.glance.round(), ..Counted::default() };
        }
        // W7.5: nobody ever has to follow in single suit.
        let open = if self.game.is_single_suit() { FREE } else { 0 };
        for (n, &face) in plays.iter().enumerate().skip(usize::from(counted.cards)) {
            if passed == Some(n) {
                counted.voids.pass();
            }
            let turn = n % SEATS;
            let led = if turn == 0 { open } else { counted.led };
            let seat = leaders[n / SEATS].index() + turn;
            let seat = if seat >= SEATS { seat - SEATS } else { seat };
            let Traits { card, suit, leads, .. } = TRAITS[face.index()];
            counted.played[seat][usize::from(card)] += 1;
            counted.led = if led == 0 { leads } else { led };
            counted.voids.now[seat] |= if suit & !counted.led == 0 { 0 } else { counted.led };
        }
        counted.cards = plays.len() as u8;
        if passed == Some(plays.len()) {
            counted.voids.pass();
        }
    }

    /// What only some tables have: cards of others that are known, and what special cards do.
    #[inline(never)]
    fn write_sometimes(&self, void_before: &[u8; MAX_SEATS], mut row: Row<'_>) {
        if sees_others(self.game) {
            for (_, seat) in self.places().skip(1) {
                write_cards::<SPECIALS>(self.glance.known_cards(seat), row.part(Self::CARDS));
            }
        }
        if SPECIALS {
            self.write_specials(void_before, &mut row);
        }
        debug_assert!(row.0.is_empty(), "the layout is longer than what is observed");
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
    fn write_specials(&self, void_before: &[u8; MAX_SEATS], row: &mut Row<'_>) {
        let glance = self.glance;
        if self.game.plays_with(Special::Werewolf) {
            let (taker, took, held) = (row.zeros(SEATS), row.zeros(Self::FEATURES), row.zeros(1));
            if let Some(werewolf) = glance.werewolf() {
                taker[self.place(werewolf.seat)] = 1;
                write_card(Some(werewolf.took), took);
                let is_known = glance.known_cards(werewolf.seat).contains(werewolf.took);
                // What was passed on to the taker afterwards is another card.
                let is_other = werewolf.seat != self.own
                    && (glance.pass().is_none() || werewolf.seat != self.own.left(SEATS));
                held[0] = u8::from(is_known && is_other);
            }
        }
        if self.game.plays_with(Special::Juggler) {
            let (given, received, held) =
                (row.zeros(Self::FEATURES), row.zeros(Self::FEATURES), row.zeros(1));
            if let PhaseView::Passing { chosen, .. } = glance.phase() {
                write_card(chosen[self.own], given);
            }
            if let Some(pass) = glance.pass() {
                write_card(pass.given[self.own], given);
                write_card(pass.given[self.own.right(SEATS)], received);
                let there = glance.known_cards(self.own.left(SEATS));
                held[0] = u8::from(pass.given[self.own].is_some_and(|card| there.contains(card)));
            }
            for (_, seat) in self.places() {
                spread(void_before[seat.index()].into(), row.part(SUITS));
            }
        }
        if self.game.plays_with(Special::Cloud) {
            let changed = row.zeros(SEATS);
            if let Some(seat) = glance.changed() {
                changed[self.place(seat)] = 1;
            }
        }
    }
}

/// What was counted of the cards played in a round, so that none is counted again at the next look.
#[derive(Clone, Debug)]
pub struct Counted {
    round: u8,
    /// How many cards were counted.
    cards: u8,
    /// What the trick on the table demands, as a bit.
    led: u8,
    voids: Voids,
    /// How often each seat has played each card.
    played: [[u8; Card::COUNT]; MAX_SEATS],
}

impl Default for Counted {
    #[inline]
    fn default() -> Self {
        Self { round: 0, cards: 0, led: 0, voids: Voids::default(), played: [[0; Card::COUNT]; MAX_SEATS] }
    }
}

/// The suits that each seat has failed to follow, as bits: since the Juggler's pass, and before it.
#[derive(Clone, Debug, Default)]
struct Voids {
    now: [u8; MAX_SEATS],
    before: [u8; MAX_SEATS],
}

impl Voids {
    /// The Juggler's pass: what was shown before need not be true any more.
    fn pass(&mut self) {
        self.before = std::mem::take(&mut self.now);
    }
}

/// What is asked of every card played.
#[derive(Clone, Copy)]
struct Traits {
    features: [u8; 2],
    card: u8,
    /// The suit that it must follow with, as a bit.
    suit: u8,
    /// The suit that it demands if it is the first that decides, as a bit; nothing if it leaves that open.
    leads: u8,
}

/// Stands for a suit that everything follows: nobody has to.
const FREE: u8 = 0xff;

/// Looked up for every card played.
static TRAITS: [Traits; 256] = {
    let mut traits = [Traits { features: [0; 2], card: 0, suit: 0, leads: 0 }; 256];
    let mut index = 0;
    while let Some(face) = Face::from_index(index) {
        traits[index] = Traits {
            features: features_of_face(face),
            card: face.card().index() as u8,
            // Only cards of a suit must follow (W5.3).
            suit: if index < SUITED { 1 << (index / RANKS) } else { 0 },
            leads: match face.leads() {
                Led::Open => 0,
                Led::Suit(suit) => 1 << suit.index(),
                Led::Free => FREE,
            },
        };
        index += 1;
    }
    traits
};

/// How often each card is in a set.
#[inline]
fn write_cards<const SPECIALS: bool>(cards: CardSet, into: &mut [u8]) {
    let (suited, rest) = into.split_at_mut(SUITED);
    spread(cards.suited_bits(), suited);
    rest[0] = cards.count(Card::WIZARD) as u8;
    rest[1] = cards.count(Card::JESTER) as u8;
    if SPECIALS {
        rest[2..].fill(0);
        for card in cards.specials().iter() {
            into[card.index()] = 1;
        }
    }
}

/// Writes a card by its features; nothing for no card.
#[inline]
fn write_card(card: Option<Card>, into: &mut [u8]) {
    if let Some(card) = card {
        write_features(features_of_card(card), into);
    }
}

#[inline]
fn write_features([one, other]: [u8; 2], into: &mut [u8]) {
    into[usize::from(one)] = 1;
    into[usize::from(other)] = 1;
}

/// The features of a card: suit and rank, or what else it is, twice.
#[inline]
const fn features_of_card(card: Card) -> [u8; 2] {
    match card.kind() {
        CardKind::Suited(suit, rank) => [suit as u8, SUITS as u8 - 1 + rank.number()],
        CardKind::Wizard => [WIZARD as u8; 2],
        CardKind::Jester => [JESTER as u8; 2],
        CardKind::Special(special) => [SPECIAL as u8 + special as u8; 2],
    }
}

/// The features of a card as it was played: also the side or the suit that its player named.
const fn features_of_face(face: Face) -> [u8; 2] {
    let [one, other] = features_of_card(face.card());
    match face.kind() {
        FaceKind::Wizard => [one, WIZARD as u8],
        FaceKind::Jester => [one, JESTER as u8],
        FaceKind::Juggler(suit) | FaceKind::Cloud(suit) => [one, suit as u8],
        FaceKind::Suited(..) | FaceKind::Dragon | FaceKind::Fairy | FaceKind::Bomb => [one, other],
    }
}
