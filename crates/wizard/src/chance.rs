//! What chance decides: who deals first, and the cards (W2.2, W2.1, W3.1).

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use serde::{Deserialize, Serialize};
use table::notation::{number, split_word};
use table::{MAX_SEATS, NotationError, PerSeat, Seat, dice};

use crate::card::Card;
use crate::card_set::{CardSet, MOST_CARDS, card_of_slot};
use crate::game::Wizard;
use crate::refusal::Refusal;

/// An outcome of chance.
///
/// ```
/// use wizard::Chance;
/// for text in ["dealer 2", "deal B3 R5 / G1 Z / Y4 N turn G7", "deal B3 / R1 / N"] {
///     assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// This player deals first.
    FirstDealer(Seat),
    /// The cards of a round.
    Deal(Deal),
}

/// The cards of a round: a hand for each player, and the card turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deal {
    /// The hands in the order of the seats.
    pub hands: PerSeat<CardSet>,
    /// The card turned up from the rest, where there is one.
    pub turned_up: Option<Card>,
}

impl Deal {
    /// A fair deal of round `round`.
    #[inline]
    pub(crate) fn sample<R: Rng + ?Sized>(game: &Wizard, round: u8, rng: &mut R) -> Self {
        let cards = usize::from(game.cards(round));
        let mut slots = [0u8; MOST_CARDS];
        if game.is_single_suit() {
            let hands = PerSeat::from_fn(game.seat_count(), |seat| {
                let pile = game.own_pile(seat);
                for (slot, own) in slots.iter_mut().zip(pile.slots()) {
                    *slot = own;
                }
                CardSet::from_slots(dice::draw(rng, &mut slots[..pile.len()], cards))
            });
            return Self { hands, turned_up: None };
        }
        let deck = game.deck_slots();
        slots[..deck.len()].copy_from_slice(deck);
        let turned_up = game.turns_up(round);
        let dealt = cards * game.seat_count();
        let drawn = dice::draw(rng, &mut slots[..deck.len()], dealt + usize::from(turned_up));
        Self {
            hands: PerSeat::from_fn(game.seat_count(), |seat| {
                CardSet::from_slots(&drawn[seat.index() * cards..][..cards])
            }),
            turned_up: turned_up.then(|| card_of_slot(drawn[dealt])),
        }
    }

    /// Whether round `round` can be dealt like this.
    #[inline]
    pub(crate) fn check(&self, game: &Wizard, round: u8) -> Result<(), Refusal> {
        let seats = game.seat_count();
        let cards = game.cards(round);
        if self.hands.len() != seats {
            return Err(Refusal::Hands { found: self.hands.len() as u8, seats: seats as u8 });
        }
        for (seat, hand) in self.hands.iter() {
            if hand.len() != usize::from(cards) {
                return Err(Refusal::HandSize { seat, found: hand.len() as u8, cards });
            }
        }
        match self.turned_up {
            None if game.turns_up(round) => return Err(Refusal::NothingTurnedUp),
            Some(_) if !game.turns_up(round) => return Err(Refusal::TurnedUp),
            _ => {}
        }
        if game.is_single_suit() {
            for (seat, hand) in self.hands.iter() {
                let mut pile = game.own_pile(seat);
                take_out(&mut pile, *hand)?;
            }
            return Ok(());
        }
        let mut deck = game.deck();
        for (_, hand) in self.hands.iter() {
            take_out(&mut deck, *hand)?;
        }
        take_out(&mut deck, self.turned_up.into_iter().collect())
    }
}

/// Takes cards out of those that are there to be dealt.
#[inline]
fn take_out(there: &mut CardSet, dealt: CardSet) -> Result<(), Refusal> {
    if there.remove_set(dealt) {
        return Ok(());
    }
    let missing = dealt.iter().find(|&card| !there.remove(card)).unwrap_or(Card::WIZARD);
    Err(Refusal::NotThere { card: missing })
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::FirstDealer(seat) => write!(f, "dealer {seat}"),
            Self::Deal(deal) => {
                f.write_str("deal ")?;
                for (seat, hand) in deal.hands.iter() {
                    write!(f, "{}{hand}", if seat.index() == 0 { "" } else { " / " })?;
                }
                match deal.turned_up {
                    Some(card) => write!(f, " turn {card}"),
                    None => Ok(()),
                }
            }
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (word, rest) = split_word(text);
        match word {
            "dealer" => number(rest)
                .and_then(Seat::from_number)
                .map(Self::FirstDealer)
                .ok_or_else(|| NotationError::new(rest, "a seat")),
            "deal" => rest.parse().map(Self::Deal),
            _ => Err(NotationError::new(text, "chance, such as \"dealer 2\" or \"deal B3 / Z / N turn G7\"")),
        }
    }
}

impl FromStr for Deal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (hands, turned_up) = match text.split_once("turn") {
            Some((hands, card)) => (hands, Some(card.trim().parse()?)),
            None => (text, None),
        };
        let hands = hands.split('/').map(read_hand).collect::<Result<Vec<_>, _>>()?;
        if hands.len() > MAX_SEATS {
            return Err(NotationError::new(text, "a deal for at most six players"));
        }
        Ok(Self { hands: PerSeat::from_fn(hands.len(), |seat| hands[seat.index()]), turned_up })
    }
}

fn read_hand(text: &str) -> Result<CardSet, NotationError> {
    let mut hand = CardSet::EMPTY;
    for word in text.split_whitespace() {
        if !hand.insert(word.parse()?) {
            return Err(NotationError::new(word, "a card that is still there to be dealt"));
        }
    }
    Ok(hand)
}
