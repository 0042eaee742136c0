//! A position that fits all that a viewer knows, with the rest drawn anew.
//!
//! What is drawn: which of the unseen spells are in a hidden hand, the order of a hidden stacked deck, and a hidden
//! commitment, or its cards and its bet where these are decided on apart. Nothing that was played says more about them: any
//! unseen spell may be in the hand or in the deck.

use rand::Rng;
use table::{Seat, Seats, dice};

use crate::both::{Both, SEATS};
use crate::bridge::Bridge;
use crate::card::Spell;
use crate::card_set::CardSet;
use crate::chance::{any_of, shuffled};
use crate::commitment::{Bet, Commitment};
use crate::game::{Deal, Shazamm};
use crate::mana::Mana;
use crate::stack::Stack;
use crate::state::{Phase, Player, State};
use crate::view::{PhaseView, View};

pub(crate) fn resample<R: Rng + ?Sized>(game: &Shazamm, view: &View, rng: &mut R) -> State {
    let players = Both::from_fn(|seat| player(game, view, seat, rng));
    State {
        phase: phase(view, &players, rng),
        round: view.round,
        muted: view.muted,
        bridge: Bridge::rebuilt(view.bridge.wall, view.bridge.middle, view.bridge.intact.0.0),
        players,
    }
}

fn player<R: Rng + ?Sized>(game: &Shazamm, view: &View, seat: Seat, rng: &mut R) -> Player {
    let seen = &view.players[seat];
    let unseen = view.unseen(seat);
    let hand = match seen.hand {
        Some(hand) => hand.spells(),
        None => any_of(unseen, usize::from(seen.hand_size), rng),
    };
    let deck = unseen.without(hand);
    let stack = match (seen.stack, game.deal()) {
        (Some(stack), _) => stack,
        (None, Deal::Stacked) => hidden_stack(view, seat, deck, rng),
        (None, Deal::Shuffled | Deal::FullHand) => Stack::EMPTY,
    };
    Player { mana: seen.mana, hand, deck, discard: seen.discard, stack, on_show: seen.on_show }
}

/// Any order of the deck; while it is being made, any part of one.
fn hidden_stack<R: Rng + ?Sized>(view: &View, seat: Seat, deck: CardSet, rng: &mut R) -> Stack {
    let placed = match view.phase {
        PhaseView::Stacking { seats } if seats.contains(seat) => {
            dice::below(rng, deck.len().max(1) as u32) as usize
        }
        _ => deck.len(),
    };
    let mut order = [Spell::Mutism; Spell::COUNT];
    shuffled(deck, &mut order, placed, rng).iter().copied().collect()
}

fn phase<R: Rng + ?Sized>(view: &View, players: &Both<Player>, rng: &mut R) -> Phase {
    match view.phase {
        PhaseView::Stacking { .. } => Phase::Stacking,
        PhaseView::Drawing => Phase::Drawing,
        PhaseView::Committing { seats, commitments } => {
            let made = Seats::from_iter(SEATS).without(seats);
            Phase::Committing {
                commitments: Both::from_fn(|seat| {
                    made.contains(seat)
                        .then(|| commitments[seat].unwrap_or_else(|| any_commitment(&players[seat], rng)))
                }),
            }
        }
        PhaseView::Laying { seats, laid } => Phase::Laying {
            laid: Both::from_fn(|seat| {
                (!seats.contains(seat)).then(|| laid[seat].unwrap_or_else(|| any_cards(&players[seat], rng)))
            }),
        },
        PhaseView::Betting { seats, laid, counts, bets } => Phase::Betting {
            laid: Both::from_fn(|seat| {
                let count = usize::from(counts[seat]);
                laid[seat].unwrap_or_else(|| so_many(playable(&players[seat]), count, rng))
            }),
            bets: Both::from_fn(|seat| {
                (!seats.contains(seat)).then(|| bets[seat].unwrap_or_else(|| any_bet(&players[seat], rng)))
            }),
        },
        PhaseView::Resolving { turn, question, .. } => Phase::Resolving { turn, question },
        PhaseView::Over { fallen } => Phase::Over { fallen },
    }
}

/// Any bet with any cards of the hand.
fn any_commitment<R: Rng + ?Sized>(player: &Player, rng: &mut R) -> Commitment {
    Commitment { bet: any_bet(player, rng), cards: any_cards(player, rng) }
}

/// The cards that a player may lay down: the hand with the dummy.
fn playable(player: &Player) -> CardSet {
    player.hand.union(CardSet::DUMMY)
}

/// Any bet.
fn any_bet<R: Rng + ?Sized>(player: &Player, rng: &mut R) -> Bet {
    let mana = player.mana.max(Mana::ONE).left();
    Bet::new(dice::below(rng, u32::from(mana)) as u8 + 1).unwrap_or(Bet::LOWEST)
}

/// Any cards of the hand.
fn any_cards<R: Rng + ?Sized>(player: &Player, rng: &mut R) -> CardSet {
    let hand = playable(player);
    hand.subset(dice::below(rng, hand.subsets() as u32) as usize)
}

/// Any `count` cards of a set, each choice as likely as any other.
fn so_many<R: Rng + ?Sized>(cards: CardSet, count: usize, rng: &mut R) -> CardSet {
    let (mut left, mut wanted) = (cards.len(), count.min(cards.len()));
    cards
        .iter()
        .filter(|_| {
            let takes = (dice::below(rng, left as u32) as usize) < wanted;
            left -= 1;
            wanted -= usize::from(takes);
            takes
        })
        .collect()
}
