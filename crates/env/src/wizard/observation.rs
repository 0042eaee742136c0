//! What a seat of Wizard observes.

use table::{Game, MAX_SEATS, Seat, Seats};
use wizard::{
    Card, CardKind, CardSet, Face, FaceKind, Glance, Led, PhaseView, PredictionView, Special, Suit, Variant,
    Wizard,
};

use crate::Layout;
use crate::row::{Around, Row, spread};

const SUITS: usize = Suit::ALL.len();
const SUITED: usize = Card::WIZARD.index();
/// Different cards without the special ones: the suits, the Wizard and the Jester.
const COMMON: usize = Card::JESTER.index() + 1;
const RANKS: usize = wizard::Rank::COUNT;
const PHASES: usize = 8;
/// What a trick demands: one of the suits, or nothing any more.
const LED: usize = SUITS + 1;

// Where a card by its features has them: the suits come first, then the ranks.
const WIZARD: usize = SUITS + RANKS;
const JESTER: usize = WIZARD + 1;
const SPECIAL: usize = JESTER + 1;

/// What the table can show.
#[derive(Clone, Copy)]
struct Table {
    /// Different cards.
    cards: usize,
    /// How many numbers a card by its features takes.
    features: usize,
    werewolf: bool,
    juggler: bool,
    cloud: bool,
}

impl Table {
    #[inline]
    fn of(game: &Wizard) -> Self {
        let special = game.has_specials();
        Self {
            cards: if special { Card::COUNT } else { COMMON },
            features: if special { SPECIAL + Special::ALL.len() } else { SPECIAL },
            werewolf: special && game.plays_with(Special::Werewolf),
            juggler: special && game.plays_with(Special::Juggler),
            cloud: special && game.plays_with(Special::Cloud),
        }
    }
}

/// Whether cards of others are seen (W7.4).
#[inline]
fn sees_others(game: &Wizard) -> bool {
    game.is_clairvoyant(1)
}

/// What the numbers of an observation mean.
pub(super) fn layout(game: &Wizard) -> Layout {
    let table = Table::of(game);
    let (seats, Table { cards, features, .. }) = (game.seats(), table);
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
        .with("dealer", &[seats], "Who deals this round.")
        .with("predicted", &[seats], "Who has predicted.")
        .with("prediction", &[seats], "The prediction of each plus 1; 0 as long as it is not known.")
        .with("won", &[seats], "The tricks that each has taken in this round.")
        .with("total", &[seats, 2], "The points of each so far, in tens: those above 0, and those below.")
        .with(
            "round",
            &[3],
            "The round, counted from 1, how many cards each was dealt, how many tricks have begun.",
        )
        .with(
            "options",
            &[Variant::ALL.len() + Special::ALL.len()],
            "The variants that are played and the special cards in the deck: the same in all positions \
             of a table.",
        );
    if sees_others(game) {
        layout = layout.with("known", &[seats - 1, cards], "The cards of each of the others that are known.");
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

/// Somebody at a table of `SEATS` who writes down what it sees.
pub(super) struct Observer<'a, const SEATS: usize> {
    game: &'a Wizard,
    glance: Glance<'a>,
    own: Seat,
    around: Around<SEATS>,
    table: Table,
}

impl<'a, const SEATS: usize> Observer<'a, SEATS> {
    #[inline]
    pub(super) fn new(game: &'a Wizard, glance: Glance<'a>, own: Seat) -> Self {
        Self { game, glance, own, around: Around::new(own), table: Table::of(game) }
    }

    /// Writes all parts in the order of the layout.
    #[inline]
    pub(super) fn write(&self, counted: &mut Counted, mut row: Row<'_>) {
        let (glance, Table { cards, features, .. }) = (self.glance, self.table);
        let phase = glance.phase();

        self.write_phase(phase, row.part(PHASES), row.part(SEATS));
        write_cards(glance.known_cards(self.own), row.part(cards));
        self.write_trick(phase, &mut row);
        let trump = row.part(SUITS);
        if let Some(suit) = glance.trump() {
            trump[suit.index()] = 1;
        }
        write_card(glance.turned_up(), row.part(features));
        self.count(counted);
        let (played, voids) = (row.part(SEATS * cards), row.part(SEATS * SUITS));
        for (place, seat) in self.places() {
            let seat = seat.index();
            played[place * cards..][..cards].copy_from_slice(&counted.played[seat][..cards]);
            write_suits(counted.voids.now[seat], &mut voids[place * SUITS..][..SUITS]);
        }

        let [dealer, predicted, prediction, won] = std::array::from_fn(|_| row.part(SEATS));
        if let Some(seat) = glance.dealer() {
            dealer[self.place(seat)] = 1;
        }
        let totals = row.part(SEATS * 2);
        for (place, seat) in self.places() {
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
        row.part(3).copy_from_slice(&[glance.round(), glance.cards(), glance.tricks().len() as u8]);
        self.write_options(row.part(Variant::ALL.len() + Special::ALL.len()));

        if sees_others(self.game) {
            for (_, seat) in self.places().skip(1) {
                write_cards(glance.known_cards(seat), row.part(cards));
            }
        }
        if self.game.has_specials() {
            self.write_specials(phase, &counted.voids.before, &mut row);
        }
        debug_assert!(row.0.is_empty(), "the layout is longer than what is observed");
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
        for (place, seat) in self.places() {
            owing[place] = u8::from(seats.contains(seat));
        }
    }

    /// The trick on the table: `trick`, `leader`, `best` and `led`.
    #[inline]
    fn write_trick(&self, phase: PhaseView, row: &mut Row<'_>) {
        let features = self.table.features;
        let trick = row.part(SEATS * features);
        let (leaders, bests, led) = (row.part(SEATS), row.part(SEATS), row.part(LED));
        let Some((leader, faces)) = self.glance.tricks().next_back() else { return };
        let mut place = self.place(leader);
        leaders[place] = 1;
        for &face in faces {
            write_features(TRAITS[face.index()].features, &mut trick[place * features..][..features]);
            place = if place + 1 == SEATS { 0 } else { place + 1 };
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
            bests[self.place(best)] = 1;
        }
    }

    /// Counts the cards that were played since somebody looked last.
    #[inline]
    fn count(&self, counted: &mut Counted) {
        let tricks = self.glance.tricks();
        let passed =
            if self.table.juggler { self.glance.pass().map(|pass| usize::from(pass.after)) } else { None };
        // Where cards are passed on, what was shown before need not be true any more: that is rare, and counted anew.
        if counted.round != self.glance.round() || passed.is_some() {
            *counted = Counted { round: self.glance.round(), ..Counted::default() };
        }
        let known = usize::from(counted.cards);
        let (whole, mut from) = (known / SEATS, known % SEATS);
        // W7.5: nobody ever has to follow in single suit.
        let open = if self.game.is_single_suit() { FREE } else { 0 };
        let count = tricks.len();
        for (n, (leader, faces)) in tricks.enumerate().skip(whole) {
            if passed == Some(n) {
                counted.voids.pass();
            }
            let mut led = if from == 0 { open } else { counted.led };
            let mut seat = leader.index() + from;
            seat = if seat >= SEATS { seat - SEATS } else { seat };
            for &face in faces.iter().skip(from) {
                let Traits { card, suit, leads, .. } = TRAITS[face.index()];
                counted.played[seat][usize::from(card)] += 1;
                led = if led == 0 { leads } else { led };
                counted.voids.now[seat] |= if suit & !led == 0 { 0 } else { led };
                seat = if seat + 1 == SEATS { 0 } else { seat + 1 };
                counted.cards += 1;
            }
            counted.led = led;
            from = 0;
        }
        if passed == Some(count) {
            counted.voids.pass();
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
    fn write_specials(&self, phase: PhaseView, void_before: &[u8; MAX_SEATS], row: &mut Row<'_>) {
        let (glance, features) = (self.glance, self.table.features);
        if self.table.werewolf {
            let (taker, took, held) = (row.part(SEATS), row.part(features), row.part(1));
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
        if self.table.juggler {
            let (given, received, held) = (row.part(features), row.part(features), row.part(1));
            if let PhaseView::Passing { chosen, .. } = phase {
                write_card(chosen[self.own], given);
            }
            if let Some(pass) = glance.pass() {
                write_card(pass.given[self.own], given);
                write_card(pass.given[self.own.right(SEATS)], received);
                let there = glance.known_cards(self.own.left(SEATS));
                held[0] = u8::from(pass.given[self.own].is_some_and(|card| there.contains(card)));
            }
            for (_, seat) in self.places() {
                write_suits(void_before[seat.index()], row.part(SUITS));
            }
        }
        if self.table.cloud {
            let changed = row.part(SEATS);
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

/// Writes a number for each suit.
#[inline]
fn write_suits(bits: u8, into: &mut [u8]) {
    for (suit, byte) in into.iter_mut().enumerate() {
        *byte = bits >> suit & 1;
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
fn write_cards(cards: CardSet, into: &mut [u8]) {
    let (suited, rest) = into.split_at_mut(SUITED);
    spread(cards.suited_bits(), suited);
    rest[0] = cards.count(Card::WIZARD) as u8;
    rest[1] = cards.count(Card::JESTER) as u8;
    for card in cards.specials().iter() {
        into[card.index()] = 1;
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
