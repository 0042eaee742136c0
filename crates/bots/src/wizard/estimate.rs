//! Estimates that were learnt from games: what a card will take, whether a card holds, what a hand is good for.
//!
//! Each is a small network over a few numbers that a good player would look at.

use std::sync::LazyLock;

use games::wizard::{Card, CardKind, CardSet, Face, FaceKind, Special, Suit, Trick};
use table::{MAX_SEATS, Seat};

use super::mind::{Mind, above, quarters};
use super::net::{Net, logistic};
use super::weights;

pub(super) const CARD_INPUTS: usize = 16;
pub(super) const TRICK_INPUTS: usize = 16;
pub(super) const HAND_INPUTS: usize = 16;
pub(super) const CARD_HIDDEN: usize = 8;
pub(super) const TRICK_HIDDEN: usize = 8;
pub(super) const HAND_HIDDEN: usize = 16;

pub(super) type CardNet<Number = f32> = Net<CARD_INPUTS, CARD_HIDDEN, 1, Number>;
pub(super) type TrickNet<Number = f32> = Net<TRICK_INPUTS, TRICK_HIDDEN, 1, Number>;
pub(super) type HandNet<Number = f32> = Net<HAND_INPUTS, HAND_HIDDEN, 2, Number>;

/// Cards of one class are estimated by one network.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    Trump,
    /// A suit card where another suit is trump.
    Side,
    /// A suit card without trump.
    Plain,
    Wizard,
    Jester,
    /// Any card of single suit.
    SingleSuit,
}

impl Class {
    pub(super) const COUNT: usize = 6;
}

/// All that was learnt.
#[derive(Clone, Debug)]
pub(super) struct Model<Number = f32> {
    /// How likely a card takes a trick later, for each class.
    pub(super) cards: [CardNet<Number>; Class::COUNT],
    /// How likely a suit card that leads a trick holds it.
    pub(super) trick: TrickNet<Number>,
    /// How likely the prediction comes true, and how many tricks it will be off.
    pub(super) hand: HandNet<Number>,
}

pub(super) static MODEL: LazyLock<Model> = LazyLock::new(|| Model {
    cards: weights::MODEL.cards.each_ref().map(Net::read),
    trick: weights::MODEL.trick.read(),
    hand: weights::MODEL.hand.read(),
});

/// What a card is to the networks: a class with inputs, or a number known without them.
pub(super) enum CardOutlook {
    Learnt(Class, [f32; CARD_INPUTS]),
    Known(f32),
}

impl Mind<'_> {
    /// How likely `card` takes a trick when it will be played.
    pub(super) fn card_chance(&self, model: &Model, card: Card) -> f32 {
        match self.card_outlook(card) {
            CardOutlook::Known(chance) => chance,
            CardOutlook::Learnt(class, inputs) => logistic(model.cards[class as usize].answers(&inputs)[0]),
        }
    }

    pub(super) fn card_outlook(&self, card: Card) -> CardOutlook {
        let named = || self.sight.trump.unwrap_or_else(|| self.shortest_above());
        if self.sight.game.is_single_suit() {
            let strength = match card.kind() {
                CardKind::Suited(_, rank) => quarters(rank),
                CardKind::Wizard => 60,
                _ => 0,
            };
            return CardOutlook::Learnt(Class::SingleSuit, self.single_suit_inputs(strength));
        }
        match card.kind() {
            CardKind::Suited(suit, rank) => self.suited(suit, quarters(rank)),
            CardKind::Wizard => CardOutlook::Learnt(Class::Wizard, self.common_inputs()),
            CardKind::Jester => CardOutlook::Learnt(Class::Jester, self.common_inputs()),
            CardKind::Special(special) => match special {
                Special::Dragon => CardOutlook::Known(0.95),
                Special::Shapeshifter => CardOutlook::Known(0.6),
                Special::Fairy => CardOutlook::Known(0.04),
                Special::Bomb | Special::Werewolf => CardOutlook::Known(0.0),
                Special::Juggler => self.suited(named(), 30),
                Special::Cloud => self.suited(named(), 39),
            },
        }
    }

    fn suited(&self, suit: Suit, strength: u32) -> CardOutlook {
        let class = match self.sight.trump {
            None => Class::Plain,
            Some(trump) if trump == suit => Class::Trump,
            Some(_) => Class::Side,
        };
        let per_opponent = self.dealt_share / self.opponents;
        let (unseen, own) = (self.unseen[suit.index()], self.own[suit.index()]);
        let higher = (unseen & above(strength)).count_ones();
        let all = unseen.count_ones();
        let mut inputs = self.common_inputs();
        inputs[0] = (1.0 - self.dealt_share).max(0.0).powi(higher as i32);
        inputs[1] = higher as f32 * per_opponent;
        inputs[3] = (all - higher) as f32 * per_opponent;
        inputs[4] = self.void[suit.index()] / self.opponents;
        inputs[6] = own.count_ones() as f32 / 5.0;
        inputs[7] = (own & above(strength)).count_ones() as f32 / 3.0;
        inputs[15] = all as f32 * per_opponent;
        CardOutlook::Learnt(class, inputs)
    }

    /// What matters for every card, with room for what matters for suit cards.
    fn common_inputs(&self) -> [f32; CARD_INPUTS] {
        let per_opponent = self.dealt_share / self.opponents;
        let left = self.left.max(1.0);
        let mut inputs = [0.0; CARD_INPUTS];
        inputs[2] = self.strong * per_opponent;
        inputs[5] = self.trumps * per_opponent;
        inputs[8] = left / 10.0;
        inputs[9] = 1.0 / left;
        inputs[10] = self.over / self.opponents;
        inputs[11] = self.own_trumps / left;
        inputs[12] = self.own_strong / left;
        inputs[13] = self.opponents / 4.0;
        inputs[14] = f32::from(u8::from(self.sight.leader == self.sight.seat));
        inputs
    }

    fn single_suit_inputs(&self, strength: u32) -> [f32; CARD_INPUTS] {
        let (higher, lower) = self.single_suit_others(strength);
        let mut inputs = self.common_inputs();
        inputs[0] = (1.0 - self.dealt_share).max(0.0).powi(higher as i32);
        inputs[1] = higher * self.dealt_share / self.opponents;
        inputs[3] = lower * self.dealt_share / self.opponents;
        inputs[4] = f32::from(u8::from(strength == 60));
        inputs[5] = f32::from(u8::from(strength == 0));
        inputs[6] = strength as f32 / 52.0;
        inputs
    }

    /// The suit in which the fewest unseen cards are high.
    fn shortest_above(&self) -> Suit {
        Suit::ALL
            .into_iter()
            .min_by_key(|suit| (self.unseen[suit.index()] & above(36)).count_ones())
            .unwrap_or(Suit::Humans)
    }

    /// How likely `face` takes the trick on the table.
    pub(super) fn trick_chance(&self, model: &Model, trick: &Trick, face: Face) -> f32 {
        let sight = &self.sight;
        let lying = sight.memory.lying;
        if lying.bomb || face == Face::BOMB {
            return 0.0;
        }
        if face == Face::FAIRY {
            // W8.3: with the Dragon in the trick the Fairy wins it.
            return if lying.dragon { 1.0 } else { 0.02 };
        }
        if lying.fairy && (lying.dragon || face == Face::DRAGON) {
            return 0.0;
        }
        if !trick.would_take(sight.game, sight.trump, face) {
            return 0.0;
        }
        let later = sight.seats - trick.played() - 1;
        if later == 0 {
            return 1.0;
        }
        match face.kind() {
            FaceKind::Dragon => 0.97,
            FaceKind::Wizard if sight.game.is_single_suit() => 1.0,
            FaceKind::Wizard => 1.0 - if self.strong > 0.0 && self.has_dragon() { 0.1 } else { 0.0 },
            FaceKind::Jester | FaceKind::Fairy | FaceKind::Bomb => 0.0,
            FaceKind::Suited(suit, rank) => self.holds(model, trick, suit, quarters(rank)),
            FaceKind::Juggler(suit) => self.holds(model, trick, suit, 30),
            FaceKind::Cloud(suit) => self.holds(model, trick, suit, 39),
        }
    }

    /// How likely a suit card that is the strongest so far stays so.
    fn holds(&self, model: &Model, trick: &Trick, suit: Suit, strength: u32) -> f32 {
        logistic(model.trick.answers(&self.trick_inputs(trick, suit, strength))[0])
    }

    /// Whether two cards of a hand, the lower first, do the same: no unseen card is between them, nor the best so far.
    pub(super) fn are_alike(&self, trick: &Trick, lower: Face, higher: Face) -> bool {
        let (FaceKind::Suited(suit, low), FaceKind::Suited(other, high)) = (lower.kind(), higher.kind())
        else {
            return false;
        };
        let takes = |face| trick.would_take(self.sight.game, self.sight.trump, face);
        let between = above(quarters(low)) & !above(quarters(high) - 1);
        suit == other
            && !self.sight.game.is_single_suit()
            && self.unseen[suit.index()] & between == 0
            && takes(lower) == takes(higher)
    }

    fn has_dragon(&self) -> bool {
        self.sight.game.plays_with(Special::Dragon)
            && !self.sight.memory.gone.contains(Card::special(Special::Dragon))
    }

    /// What decides whether a suit card that is the strongest so far stays so.
    pub(super) fn trick_inputs(&self, trick: &Trick, suit: Suit, strength: u32) -> [f32; TRICK_INPUTS] {
        let sight = &self.sight;
        let single_suit = sight.game.is_single_suit();
        let is_trump = sight.trump == Some(suit);
        let higher = (self.unseen[suit.index()] & above(strength)).count_ones() as f32 / self.unseen_count;
        let lower = (self.unseen[suit.index()] & !above(strength)).count_ones() as f32 / self.unseen_count;
        let strong = self.strong / self.unseen_count;
        let trumps = if is_trump { 0.0 } else { self.trumps / self.unseen_count };
        let lacks = 1.0 - self.unseen[suit.index()].count_ones() as f32 / self.unseen_count;
        let led_trump = is_trump && trick.played() > 0 && trick.led() != games::wizard::Led::Suit(suit);
        let mut inputs = [0.0; TRICK_INPUTS];
        (inputs[0], inputs[1]) = (1.0, 1.0);
        let mut seat = sight.seat;
        for _ in trick.played() + 1..sight.seats {
            seat = seat.left(sight.seats);
            let size = i32::from(sight.sizes[seat.index()]);
            let wants = sight.predictions[seat.index()]
                .map_or(0.5, |said| if said > sight.won[seat.index()] { 1.0 } else { 0.0 });
            let (held_above, void) = if single_suit {
                let (higher, _) = self.single_suit_others(strength);
                (1.0 - (1.0 - higher / self.unseen_count).powi(size), 0.0)
            } else if sight.memory.voids[seat.index()] >> suit.index() & 1 == 1 {
                (0.0, 1.0)
            } else {
                (1.0 - (1.0 - higher).powi(size), lacks.powi(size))
            };
            let strong = 1.0 - (1.0 - strong).powi(size);
            let ruff = void * (1.0 - (1.0 - trumps).powi(size));
            // Who must follow and has nothing low has no choice.
            let forced = held_above * (1.0 - lower).powi(size);
            let safe = (1.0 - strong) * (1.0 - held_above) * (1.0 - ruff);
            inputs[0] *= 1.0 - wants * (1.0 - safe);
            inputs[1] *= 1.0 - (1.0 - wants) * (1.0 - safe);
            inputs[2] += wants * strong;
            inputs[3] += wants * ruff;
            inputs[4] += (1.0 - wants) * forced;
            inputs[5] += (1.0 - wants) * strong;
            inputs[6] += (1.0 - wants) * ruff;
            inputs[7] += wants * held_above;
            inputs[8] += wants / 3.0;
            inputs[9] += (1.0 - wants) / 3.0;
        }
        inputs[10] = self.over / self.opponents;
        inputs[11] = self.left / 10.0;
        inputs[12] = f32::from(u8::from(is_trump));
        inputs[13] = f32::from(u8::from(trick.played() == 0));
        inputs[14] = f32::from(u8::from(led_trump));
        inputs[15] = self.wanted / self.left.max(1.0);
        inputs
    }
}

/// A hand, summed up: what its cards will take, and how sure that is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HandSum {
    pub(super) cards: f32,
    pub(super) expected: f32,
    pub(super) spread: f32,
    pub(super) sure: f32,
    pub(super) losers: f32,
}

impl HandSum {
    pub(super) fn of(mind: &Mind<'_>, model: &Model, hand: CardSet) -> Self {
        hand.iter().fold(Self::default(), |sum, card| sum.with(mind.card_chance(model, card), 1.0))
    }

    /// With a card that takes a trick with this chance, or without it (`sign` -1).
    #[must_use]
    pub(super) fn with(self, chance: f32, sign: f32) -> Self {
        Self {
            cards: self.cards + sign,
            expected: self.expected + sign * chance,
            spread: self.spread + sign * chance * (1.0 - chance),
            sure: self.sure + sign * f32::from(u8::from(chance > 0.85)),
            losers: self.losers + sign * f32::from(u8::from(chance < 0.12)),
        }
    }
}

/// What a seat needs from now on with a hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task {
    pub(super) hand: HandSum,
    pub(super) need: i32,
    pub(super) leads: bool,
    /// All predictions together, above the number of tricks.
    pub(super) over: f32,
    /// The tricks that the others want.
    pub(super) wanted: f32,
    pub(super) opponents: f32,
}

impl Task {
    pub(super) fn inputs(&self) -> [f32; HAND_INPUTS] {
        let HandSum { cards, expected, spread, sure, losers } = self.hand;
        let left = cards.max(1.0);
        let need = self.need as f32;
        let gap = need - expected;
        [
            gap,
            gap.abs(),
            gap * gap / (spread + 0.3),
            spread,
            need / left,
            expected / left,
            sure / left,
            losers / left,
            cards / 10.0,
            1.0 / left,
            self.over / self.opponents,
            self.wanted / left,
            self.opponents / 4.0,
            f32::from(u8::from(self.leads)),
            f32::from(u8::from(self.need == 0)),
            gap.abs() / left,
        ]
    }

    /// How likely the prediction comes true, and how many tricks it will be off.
    pub(super) fn outlook(&self, model: &Model) -> (f32, f32) {
        let left = self.hand.cards.round() as i32;
        if left <= 0 {
            return (f32::from(u8::from(self.need == 0)), self.need.abs() as f32);
        }
        let inputs = self.inputs();
        let least_off = (-self.need).max(self.need - left).max(0);
        let [exact, off] = model.hand.answers(&inputs);
        let off = off.max(0.05).max(least_off as f32);
        let exact = if least_off > 0 { 0.0 } else { logistic(exact) };
        (exact, off)
    }

    /// The points to be expected with this prediction.
    pub(super) fn points(&self, model: &Model, prediction: u8) -> f32 {
        let (exact, off) = self.outlook(model);
        exact * (20.0 + 10.0 * f32::from(prediction)) - 10.0 * off
    }
}

/// For each seat something, however many sit there.
pub(super) fn each_seat<T: Copy + Default>(seats: usize, of: impl Fn(Seat) -> T) -> [T; MAX_SEATS] {
    let mut all = [T::default(); MAX_SEATS];
    for seat in Seat::all(seats) {
        all[seat.index()] = of(seat);
    }
    all
}
