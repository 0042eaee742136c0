//! Shazamm! as learners play it.
//!
//! A commitment is a bet with any set of cards, one of up to 1.6 million, so it is made in several moves: the bet, then
//! the cards one by one in ascending order, then `done`. Where no card could be added any more, the commitment is complete
//! at once: after the highest card of the hand. (After the bet there always is a card, since nobody loses the dummy.)
//! Where cards are laid before the bets (S6.3), laying takes the same moves without the bet, and the bet is one move.
//! All other decisions are one move each.

use games::shazamm::{
    Action, Bet, Bridge, BridgeView, Card, CardSet, Casting, Commitment, Legal, PhaseView, Question, RED,
    SEATS, Shazamm, Spell, Tile, Variant, View, opponent,
};
use table::{Game, Legal as _, Seat, Seats, Viewer};

use crate::layout::OWING;
use crate::row::{Around, Row};
use crate::{Layout, Learnable, MoveSet};

// The numbers of moves, kind by kind; then come the actions that are neither bets nor cards laid, in their order.
const BET: usize = 0;
const WITH: usize = BET + Bet::COUNT;
const DONE: usize = WITH + Card::COUNT;
const OTHERS: usize = DONE + 1;
const MOVES: usize = OTHERS + Action::COUNT - Commitment::COUNT - SETS;
/// How many sets of cards could be laid.
const SETS: usize = 1 << Card::COUNT;

/// A move.
#[derive(Clone, Copy)]
enum Move {
    Bet(Bet),
    With(Card),
    Done,
    Other(Action),
}

impl Move {
    fn at(number: usize) -> Option<Self> {
        match number {
            BET..WITH => Bet::new((number - BET + 1) as u8).map(Self::Bet),
            WITH..DONE => Card::from_number((number - WITH) as u8).map(Self::With),
            DONE => Some(Self::Done),
            OTHERS..MOVES => Action::from_index(number - OTHERS + Commitment::COUNT).map(Self::Other),
            _ => None,
        }
    }

    fn number(self) -> usize {
        match self {
            Self::Bet(bet) => BET + usize::from(bet.mana()) - 1,
            Self::With(card) => WITH + usize::from(card.number()),
            Self::Done => DONE,
            Self::Other(action) => OTHERS + action.index() - Commitment::COUNT,
        }
    }
}

/// The cards that can still be added to a decision: those of the hand above the last one.
#[inline]
fn addable(legal: Legal, decision: Action) -> CardSet {
    let (hand, cards) = match (legal, decision) {
        (Legal::Bet { hand, .. }, Action::Bet(commitment)) => (hand, commitment.cards),
        (Legal::Lay(hand), Action::Lay(cards)) => (hand, cards),
        _ => return CardSet::EMPTY,
    };
    if legal.contains(decision) {
        cards.highest().map_or(hand, |last| hand.above(last))
    } else {
        CardSet::EMPTY
    }
}

impl Learnable for Shazamm {
    /// A commitment, or cards to lay, as far as it is chosen.
    type Draft = Option<Action>;
    type Memo = ();

    fn move_count(&self) -> usize {
        MOVES
    }

    fn moves_per_decision(&self) -> usize {
        // A bet, every card there is, and the word that this is all.
        1 + Card::COUNT + 1
    }

    #[inline]
    fn moves(&self, state: &Self::State, seat: Seat, draft: Self::Draft) -> MoveSet {
        match (self.legal(state, seat), draft) {
            (Legal::Bet { mana, .. }, None) => MoveSet::from_bits(BET, (1 << mana.left()) - 1),
            (legal, Some(decision)) => {
                let done = u128::from(legal.contains(decision)) << (DONE - WITH);
                MoveSet::from_bits(WITH, addable(legal, decision).bits() as u128 | done)
            }
            (Legal::Lay(hand), None) => MoveSet::from_bits(WITH, hand.bits() as u128 | 1 << (DONE - WITH)),
            (legal, None) => {
                let mut moves = MoveSet::EMPTY;
                for action in legal.iter() {
                    moves.insert(Move::Other(action).number());
                }
                moves
            }
        }
    }

    #[inline]
    fn choose_unchecked(
        &self,
        state: &Self::State,
        seat: Seat,
        draft: &mut Self::Draft,
        number: usize,
    ) -> Option<Action> {
        let decision = match (*draft, Move::at(number)?) {
            (None, Move::Bet(bet)) => Action::Bet(Commitment { bet, cards: CardSet::EMPTY }),
            (None, Move::With(card)) => Action::Lay([card].into_iter().collect()),
            (Some(Action::Bet(mut commitment)), Move::With(card)) => {
                commitment.cards.insert(card);
                Action::Bet(commitment)
            }
            (Some(Action::Lay(mut cards)), Move::With(card)) => {
                cards.insert(card);
                Action::Lay(cards)
            }
            (Some(decision), _) => {
                *draft = None;
                return Some(decision);
            }
            (None, Move::Done) => return Some(Action::Lay(CardSet::EMPTY)),
            (None, Move::Other(action)) => return Some(action),
        };
        let is_complete = addable(self.legal(state, seat), decision).is_empty();
        *draft = (!is_complete).then_some(decision);
        is_complete.then_some(decision)
    }

    fn moves_of(&self, state: &Self::State, seat: Seat, action: Action) -> Vec<usize> {
        let (mut moves, cards) = match action {
            Action::Bet(commitment) => (vec![Move::Bet(commitment.bet).number()], commitment.cards),
            Action::Lay(cards) => (Vec::new(), cards),
            _ => return vec![Move::Other(action).number()],
        };
        moves.extend(cards.iter().map(|card| Move::With(card).number()));
        if !addable(self.legal(state, seat), action).is_empty() {
            moves.push(DONE);
        }
        moves
    }

    fn name_of_move(&self, number: usize) -> Option<String> {
        Some(match Move::at(number)? {
            Move::Bet(bet) => format!("bet {bet}"),
            Move::With(card) => format!("with {card}"),
            Move::Done => "done".to_owned(),
            Move::Other(action) => action.to_string(),
        })
    }

    fn layout(&self) -> Layout {
        const TWO: usize = SEATS.len();
        Layout::default()
            .with("variants", &[Variant::ALL.len()], "The variants of the table: full-hand, stacked-deck, counted-cards.")
            .with(
                "red",
                &[1],
                "Whether the seat is Red, whose spells come first where the same is cast by both.",
            )
            .with("round", &[1], "The round, from 1 to 7.")
            .with("muted", &[1], "Whether Mutism silences all spells of this round.")
            .with(
                "intact",
                &[Bridge::TILES],
                "The tiles of the bridge that have not broken. Tiles are counted from the seat's own end, \
                 so that its wizard is always on the low side.",
            )
            .with("wall", &[Bridge::TILES], "Where the wall of fire stands.")
            .with("middle", &[Bridge::TILES], "Where the wall began this round.")
            .with(
                "wizards",
                &[TWO, Bridge::TILES],
                "Where the wizards stand; all 0 for one who fell off an end.",
            )
            .with("distance", &[TWO], "How many tiles the wall is away from each wizard.")
            .with("mana", &[TWO], "The reserves, 0 to 50.")
            .with("hand_size", &[TWO], "How many spells are in the hands; the dummy is not counted.")
            .with("deck_size", &[TWO], "How many spells are in the decks.")
            .with("discard", &[TWO, Spell::COUNT], "The discard piles. Spells are counted from number 1.")
            .with(
                "on_show",
                &[TWO, Spell::COUNT],
                "The spells of the previous turn that a Clone of the other player can take.",
            )
            .with(
                "hand",
                &[Card::COUNT],
                "The seat's hand by the numbers of the cards, from the dummy on. What is committed is in \
                 it until the reveal.",
            )
            .with("deck", &[Spell::COUNT], "The spells in the seat's deck, whatever their order.")
            .with(
                "stack",
                &[Spell::COUNT],
                "When each spell of the seat's stacked deck is drawn: 1 is next, 0 is not in the stack.",
            )
            .with(
                "unseen",
                &[Spell::COUNT],
                "The opponent's spells in hand or deck, which nobody has seen yet.",
            )
            .with(
                "phase",
                &[PHASES],
                "What the game waits for: stacked decks, chance, bets, the choice of Clone, of Theft, of \
                 Recycling, nothing since the match is over, cards to be laid before the bets.",
            )
            .with("owing", &[TWO], OWING)
            .with(
                "chosen_bet",
                &[1],
                "The bet that the seat has committed to, or has chosen while it is asked for more; 0 \
                 without one.",
            )
            .with(
                "chosen_cards",
                &[Card::COUNT],
                "The cards with that bet; with counted-cards those that the seat lays, or has laid, before it.",
            )
            .with(
                "lying",
                &[TWO],
                "With counted-cards, how many cards lie before each while both bet; 0 until both have laid.",
            )
            .with("revealed_bet", &[TWO], "The bets that were revealed, while the turn is being resolved.")
            .with("revealed_cards", &[TWO, Card::COUNT], "The cards that were revealed with them.")
            .with("bets", &[TWO], "The bets as recycled so far.")
            .with("casting", &[TWO, Spell::COUNT], "How often each spell is still to be resolved, 0 to 2.")
            .with("copied", &[TWO, Spell::COUNT], "The spell that the player's Clone has taken in this turn.")
            .with(
                "question",
                &[Spell::COUNT],
                "The spells that the choice is about: those that Clone can take, or the one that Theft can \
                 use.",
            )
            .with("stolen_next", &[Spell::COUNT], "How often each stolen spell is asked about after that.")
            .with("fallen", &[TWO], "Whose wizards fell, once the match is over.")
    }

    #[inline]
    fn observe(&self, state: &Self::State, seat: Seat, draft: Self::Draft, into: &mut [u8]) {
        // A view of Shazamm! is small and holds no lists, so the row is made of nothing else.
        let view = self.view(state, Viewer::Seat(seat));
        let owing = owing(&view, seat, self.to_act(state).seats());
        let around = Around::<{ SEATS.len() }>::new(seat);
        let mut row = Row(&mut into[..SIZE]);
        row.numbers(Variant::ALL.map(|variant| u8::from(self.options().variants.contains(&variant))));
        row.flag(seat == RED);
        row.number(view.round);
        row.flag(view.muted);
        write_bridge(&mut row, &view.bridge, seat);
        write_players(&mut row, &view, seat);
        row.one_of(PHASES, Some(phase(&view)));
        around.write(&mut row, owing.iter());
        write_chosen(&mut row, draft, &view, seat);
        write_turn(&mut row, &view, seat);
        let fallen = match view.phase {
            PhaseView::Over { fallen } => fallen,
            _ => Seats::NONE,
        };
        around.write(&mut row, fallen.iter());
        debug_assert!(row.0.is_empty(), "the layout is longer than what is observed");
    }
}

/// How many things the game may wait for.
const PHASES: usize = 8;
/// How many numbers an observation has.
const SIZE: usize = Variant::ALL.len()
    // Red, round, muted.
    + 3
    // The bridge, and distances.
    + 5 * Bridge::TILES + 2
    // Mana and sizes; discards, on show, deck, stack, unseen; the hand.
    + 3 * 2 + 7 * Spell::COUNT + Card::COUNT
    + PHASES + 2
    // The bet and the cards that were chosen, and how many lie there.
    + 1 + Card::COUNT + 2
    + TURN
    // Who fell.
    + 2;

#[inline]
fn phase(view: &View) -> usize {
    match view.phase {
        PhaseView::Stacking { .. } => 0,
        PhaseView::Drawing => 1,
        PhaseView::Committing { .. } | PhaseView::Betting { .. } => 2,
        PhaseView::Resolving { question: Question::Clone { .. }, .. } => 3,
        PhaseView::Resolving { question: Question::Theft { .. }, .. } => 4,
        PhaseView::Resolving { question: Question::Recycling { .. }, .. } => 5,
        PhaseView::Over { .. } => 6,
        PhaseView::Laying { .. } => 7,
    }
}

/// Whom the game waits for, as `seat` may know it: while it chooses, how far the other is tells nothing (see [`OWING`]).
#[inline]
fn owing(view: &View, seat: Seat, seats: Seats) -> Seats {
    match view.phase {
        PhaseView::Stacking { .. }
        | PhaseView::Committing { .. }
        | PhaseView::Laying { .. }
        | PhaseView::Betting { .. }
            if seats.contains(seat) =>
        {
            Seats::all(SEATS.len())
        }
        _ => seats,
    }
}

/// The spells of a set, without the dummy.
#[inline]
fn write_spells(row: &mut Row<'_>, spells: CardSet) {
    row.bits::<{ Spell::COUNT }>(spells.bits() as u64 >> 1);
}

#[inline]
fn write_cards(row: &mut Row<'_>, cards: CardSet) {
    row.bits::<{ Card::COUNT }>(cards.bits() as u64);
}

#[inline]
fn write_bridge(row: &mut Row<'_>, bridge: &BridgeView, seat: Seat) {
    // Both ends break alike, so only what stands on the bridge is turned round.
    let from_own_end = |tile: Tile| {
        let from_reds_end = usize::try_from(tile.0).ok()?;
        if seat == RED { Some(from_reds_end) } else { (Bridge::TILES - 1).checked_sub(from_reds_end) }
    };
    let (first, last) = bridge.intact;
    // Half of the bridge is always left, so both ends are tiles.
    row.bits::<{ Bridge::TILES }>((2 << last.0) - (1 << first.0));
    row.one_of(Bridge::TILES, from_own_end(bridge.wall));
    row.one_of(Bridge::TILES, from_own_end(bridge.middle));
    let wizards = [seat, opponent(seat)].map(|seat| bridge.wizards[seat]);
    for wizard in wizards {
        row.one_of(Bridge::TILES, from_own_end(wizard));
    }
    row.numbers(wizards.map(|wizard| wizard.0.abs_diff(bridge.wall.0)));
}

#[inline]
fn write_players(row: &mut Row<'_>, view: &View, seat: Seat) {
    let players = [seat, opponent(seat)].map(|seat| view.players[seat]);
    row.numbers(players.map(|player| player.mana.left()));
    row.numbers(players.map(|player| player.hand_size));
    row.numbers(players.map(|player| player.deck_size));
    for player in players {
        write_spells(row, player.discard);
    }
    for player in players {
        write_spells(row, player.on_show);
    }
    let hand = players[0].hand.unwrap_or_default();
    write_cards(row, hand);
    write_spells(row, view.unseen(seat).without(hand));
    let stack = row.zeros(Spell::COUNT);
    for (place, spell) in (1..).zip(players[0].stack.unwrap_or_default().iter()) {
        stack[usize::from(spell.number()) - 1] = place;
    }
    write_spells(row, view.unseen(opponent(seat)));
}

/// What the seat is choosing, or has chosen and not yet revealed; and how many cards lie there.
#[inline]
fn write_chosen(row: &mut Row<'_>, draft: Option<Action>, view: &View, seat: Seat) {
    let mut lying = [0; SEATS.len()];
    let (bet, cards) = match (draft, view.phase) {
        (Some(Action::Bet(commitment)), _) => (Some(commitment.bet), commitment.cards),
        (Some(Action::Lay(cards)), _) => (None, cards),
        (_, PhaseView::Committing { commitments, .. }) => {
            commitments[seat].map_or((None, CardSet::EMPTY), |made| (Some(made.bet), made.cards))
        }
        (_, PhaseView::Laying { laid, .. }) => (None, laid[seat].unwrap_or_default()),
        (_, PhaseView::Betting { laid, counts, bets, .. }) => {
            lying = [counts[seat], counts[opponent(seat)]];
            (bets[seat], laid[seat].unwrap_or_default())
        }
        _ => (None, CardSet::EMPTY),
    };
    row.number(bet.map_or(0, Bet::mana));
    write_cards(row, cards);
    row.numbers(lying);
}

/// How many numbers a turn takes.
const TURN: usize = SEATS.len() * (2 + Card::COUNT + 2 * Spell::COUNT) + 2 * Spell::COUNT;

/// The turn that is being resolved.
#[inline]
fn write_turn(row: &mut Row<'_>, view: &View, seat: Seat) {
    let PhaseView::Resolving { turn, question, .. } = view.phase else {
        row.zeros(TURN);
        return;
    };
    let both = [seat, opponent(seat)];
    row.numbers(both.map(|seat| turn.revealed[seat].bet.mana()));
    for seat in both {
        write_cards(row, turn.revealed[seat].cards);
    }
    row.numbers(both.map(|seat| turn.bets[seat].mana()));
    for seat in both {
        write_counts(row, turn.casting[seat]);
    }
    for seat in both {
        let copied = turn.copied.filter(|copied| copied.seat == seat);
        write_spells(row, copied.map_or(CardSet::EMPTY, |copied| CardSet::only(copied.spell)));
    }
    let (about, then) = match question {
        Question::Clone { from, .. } => (from, Casting::default()),
        Question::Theft { spell, then, .. } => (CardSet::only(spell), then),
        Question::Recycling { .. } => (CardSet::EMPTY, Casting::default()),
    };
    write_spells(row, about);
    write_counts(row, then);
}

fn write_counts(row: &mut Row<'_>, casting: Casting) {
    row.numbers(Spell::ALL.map(|spell| casting.count(spell)));
}
