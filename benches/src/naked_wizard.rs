//! The least that random games of Wizard can cost: bit masks in a loop, for four players, with no engine around them.
//!
//! It knows no options, no events, no views, no records, checks nothing and cannot be asked anything; it is here only to
//! be compared with.

use rand::Rng;
use table::dice;

const SEATS: usize = 4;
const ROUNDS: usize = 15;
const DECK: usize = 60;
const SUIT: u64 = 0x1fff;
const WIZARDS: u64 = 0xf << 52;
const JESTERS: u64 = 0xf << 56;

/// Plays one random game and answers the points of each seat.
#[inline]
pub(crate) fn game<R: Rng>(rng: &mut R) -> [i32; SEATS] {
    let mut points = [0; SEATS];
    let mut deck: [u8; DECK] = std::array::from_fn(|slot| slot as u8);
    let mut dealer = dice::below(rng, SEATS as u32) as usize;
    for cards in 1..=ROUNDS {
        let (predictions, won) = round(rng, &mut deck, dealer, cards);
        for seat in 0..SEATS {
            let off = (predictions[seat] - won[seat]).abs();
            points[seat] += if off == 0 { 20 + 10 * won[seat] } else { -10 * off };
        }
        dealer = (dealer + 1) % SEATS;
    }
    points
}

#[inline]
fn round<R: Rng>(
    rng: &mut R,
    deck: &mut [u8; DECK],
    dealer: usize,
    cards: usize,
) -> ([i32; SEATS], [i32; SEATS]) {
    let dealt = SEATS * cards;
    let turned_up = usize::from(dealt < DECK);
    dice::draw(rng, deck, dealt + turned_up);
    let mut hands: [u64; SEATS] = std::array::from_fn(|seat| {
        deck[seat * cards..][..cards].iter().fold(0, |hand, &slot| hand | 1 << slot)
    });
    let trump = if turned_up == 1 { trump(rng, deck[dealt]) } else { 0 };
    let predictions = std::array::from_fn(|_| dice::below(rng, cards as u32 + 1) as i32);
    let mut won = [0; SEATS];
    let mut leader = (dealer + 1) % SEATS;
    for _ in 0..cards {
        leader = trick(rng, &mut hands, leader, trump);
        won[leader] += 1;
    }
    (predictions, won)
}

/// The bits of the trump suit.
fn trump<R: Rng>(rng: &mut R, slot: u8) -> u64 {
    match 1u64 << slot {
        card if card & WIZARDS != 0 => SUIT << (13 * dice::below(rng, 4)),
        card if card & JESTERS != 0 => 0,
        _ => SUIT << (slot / 13 * 13),
    }
}

/// Plays a trick and answers who takes it.
#[inline]
fn trick<R: Rng>(rng: &mut R, hands: &mut [u64; SEATS], leader: usize, trump: u64) -> usize {
    let mut led = 0;
    let mut open = true;
    let (mut best, mut winner) = (0, leader);
    for turn in 0..SEATS {
        let seat = (leader + turn) % SEATS;
        let hand = hands[seat];
        let following = hand & led;
        let legal = if following == 0 { hand } else { following | hand & (WIZARDS | JESTERS) };
        let card = nth(legal, dice::below(rng, legal.count_ones()));
        hands[seat] ^= card;
        let beats = if open {
            open = card & JESTERS != 0;
            if !open && card & WIZARDS == 0 {
                led = SUIT << (card.trailing_zeros() / 13 * 13);
            }
            turn == 0 || !open
        } else if best & WIZARDS != 0 {
            false
        } else if card & WIZARDS != 0 {
            true
        } else if card & trump != 0 {
            best & trump == 0 || card > best
        } else {
            best & trump == 0 && card & led != 0 && card > best
        };
        if beats {
            (best, winner) = (card, seat);
        }
    }
    winner
}

#[inline]
fn nth(mut cards: u64, n: u32) -> u64 {
    for _ in 0..n {
        cards &= cards - 1;
    }
    cards & cards.wrapping_neg()
}
