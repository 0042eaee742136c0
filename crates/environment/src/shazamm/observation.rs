//! How what a seat of Shazamm! observes is written.

use games::shazamm::{
    Action, Bet, Bridge, BridgeView, Card, CardSet, Casting, PhaseView, Question, RED, SEATS, Shazamm, Spell,
    State, Tile, Variant, View, opponent,
};
use table::{Game as _, Seat, Seats, Viewer};

use super::parts::Parts;
use crate::row::{Around, Row, one_of, rows_of, spread};

/// Writes all parts.
#[inline]
pub(super) fn write(game: &Shazamm, state: &State, seat: Seat, draft: Option<Action>, into: &mut [u8]) {
    // A view of Shazamm! is small and holds no lists, so the row is made of nothing else.
    let view = game.view(state, Viewer::Seat(seat));
    let owing = owing(&view, seat, game.to_act(state).seats());
    let around = Around::<{ SEATS.len() }>::new(seat);
    let mut parts = Parts::take(&mut Row::new(into));
    let variants = Variant::ALL.map(|variant| u8::from(game.options().variants.contains(&variant)));
    parts.variants.copy_from_slice(&variants);
    parts.red[0] = u8::from(seat == RED);
    parts.round[0] = view.round;
    parts.muted[0] = u8::from(view.muted);
    parts.write_bridge(&view.bridge, seat);
    parts.write_players(&view, seat);
    one_of(Some(number_of(&view.phase)), parts.phase);
    around.write(owing.iter(), parts.owing);
    parts.write_chosen(draft, &view, seat);
    parts.write_turn(&view, seat);
    let fallen = match view.phase {
        PhaseView::Over { fallen } => fallen,
        _ => Seats::NONE,
    };
    around.write(fallen.iter(), parts.fallen);
}

#[inline]
fn number_of(phase: &PhaseView) -> usize {
    match phase {
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

/// Whom the game waits for, as `seat` may know it: while it chooses, how far the other is tells nothing (see
/// [`OWING`](crate::layout::OWING)).
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

impl Parts<'_> {
    #[inline]
    fn write_bridge(&mut self, bridge: &BridgeView, seat: Seat) {
        // Both ends break alike, so only what stands on the bridge is turned round.
        let from_own_end = |tile: Tile| {
            let from_reds_end = usize::try_from(tile.0).ok()?;
            if seat == RED { Some(from_reds_end) } else { (Bridge::TILES - 1).checked_sub(from_reds_end) }
        };
        let (first, last) = bridge.intact;
        // Half of the bridge is always left, so both ends are tiles.
        spread((2 << last.0) - (1 << first.0), self.intact);
        one_of(from_own_end(bridge.wall), self.wall);
        one_of(from_own_end(bridge.middle), self.middle);
        let wizards = both(seat).map(|seat| bridge.wizards[seat]);
        for (wizard, into) in wizards.into_iter().zip(rows_of::<{ Bridge::TILES }>(self.wizards)) {
            one_of(from_own_end(wizard), into);
        }
        self.distance.copy_from_slice(&wizards.map(|wizard| wizard.0.abs_diff(bridge.wall.0)));
    }

    #[inline]
    fn write_players(&mut self, view: &View, seat: Seat) {
        let players = both(seat).map(|seat| view.players[seat]);
        self.mana.copy_from_slice(&players.map(|player| player.mana.left()));
        self.hand_size.copy_from_slice(&players.map(|player| player.hand_size));
        self.deck_size.copy_from_slice(&players.map(|player| player.deck_size));
        write_spells_of_both(players.map(|player| player.discard), self.discard);
        write_spells_of_both(players.map(|player| player.on_show), self.on_show);
        let hand = players[0].hand.unwrap_or_default();
        write_cards(hand, self.hand);
        write_spells(view.unseen(seat).without(hand), self.deck);
        self.stack.fill(0);
        for (place, spell) in (1..).zip(players[0].stack.unwrap_or_default().iter()) {
            self.stack[usize::from(spell.number()) - 1] = place;
        }
        write_spells(view.unseen(opponent(seat)), self.unseen);
    }

    /// What the seat is choosing, or has chosen and not yet revealed; and how many cards lie there.
    #[inline]
    fn write_chosen(&mut self, draft: Option<Action>, view: &View, seat: Seat) {
        let mut lying = [0; SEATS.len()];
        let (bet, cards) = match (draft, view.phase) {
            (Some(Action::Bet(commitment)), _) => (Some(commitment.bet), commitment.cards),
            (Some(Action::Lay(cards)), _) => (None, cards),
            (_, PhaseView::Committing { commitments, .. }) => {
                commitments[seat].map_or((None, CardSet::EMPTY), |made| (Some(made.bet), made.cards))
            }
            (_, PhaseView::Laying { laid, .. }) => (None, laid[seat].unwrap_or_default()),
            (_, PhaseView::Betting { laid, counts, bets, .. }) => {
                lying = both(seat).map(|seat| counts[seat]);
                (bets[seat], laid[seat].unwrap_or_default())
            }
            _ => (None, CardSet::EMPTY),
        };
        self.chosen_bet[0] = bet.map_or(0, Bet::mana);
        write_cards(cards, self.chosen_cards);
        self.lying.copy_from_slice(&lying);
    }

    /// The turn that is being resolved.
    #[inline]
    fn write_turn(&mut self, view: &View, seat: Seat) {
        let PhaseView::Resolving { turn, question, .. } = view.phase else {
            self.revealed_bet.fill(0);
            self.revealed_cards.fill(0);
            self.bets.fill(0);
            self.casting.fill(0);
            self.copied.fill(0);
            self.question.fill(0);
            self.stolen_next.fill(0);
            return;
        };
        let both = both(seat);
        self.revealed_bet.copy_from_slice(&both.map(|seat| turn.revealed[seat].bet.mana()));
        for (seat, into) in both.into_iter().zip(rows_of::<{ Card::COUNT }>(self.revealed_cards)) {
            write_cards(turn.revealed[seat].cards, into);
        }
        self.bets.copy_from_slice(&both.map(|seat| turn.bets[seat].mana()));
        for (seat, into) in both.into_iter().zip(rows_of::<{ Spell::COUNT }>(self.casting)) {
            write_counts(turn.casting[seat], into);
        }
        let copied = both.map(|seat| turn.copied.filter(|copied| copied.seat == seat));
        let copied = copied.map(|copied| copied.map_or(CardSet::EMPTY, |copied| CardSet::only(copied.spell)));
        write_spells_of_both(copied, self.copied);
        let (about, then) = match question {
            Question::Clone { from, .. } => (from, Casting::default()),
            Question::Theft { spell, then, .. } => (CardSet::only(spell), then),
            Question::Recycling { .. } => (CardSet::EMPTY, Casting::default()),
        };
        write_spells(about, self.question);
        write_counts(then, self.stolen_next);
    }
}

/// A seat and its opponent, as it counts them.
#[inline]
fn both(seat: Seat) -> [Seat; SEATS.len()] {
    [seat, opponent(seat)]
}

/// The cards of a set, from the dummy on.
#[inline]
fn write_cards(cards: CardSet, into: &mut [u8]) {
    spread(cards.bits() as u64, into);
}

/// The spells of a set, without the dummy.
#[inline]
fn write_spells(spells: CardSet, into: &mut [u8]) {
    spread(spells.bits() as u64 >> 1, into);
}

#[inline]
fn write_spells_of_both(spells: [CardSet; SEATS.len()], into: &mut [u8]) {
    for (spells, into) in spells.into_iter().zip(rows_of::<{ Spell::COUNT }>(into)) {
        write_spells(spells, into);
    }
}

/// How often each spell is to be resolved.
fn write_counts(casting: Casting, into: &mut [u8]) {
    into.copy_from_slice(&Spell::ALL.map(|spell| casting.count(spell)));
}
