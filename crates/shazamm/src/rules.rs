//! Shazamm! keeps the contract of the table.

use std::fmt;

use rand::Rng;
use table::{Audience, Game, Legal as _, Listener, NotationError, Outcome, Seat, Seats, ToAct, Viewer};

use crate::action::Action;
use crate::both::{Both, GREEN, RED, SEATS};
use crate::card::Spell;
use crate::card_set::CardSet;
use crate::chance::Draw;
use crate::commitment::Commitment;
use crate::fact::Fact;
use crate::game::{Deal, Shazamm};
use crate::legal::Legal;
use crate::options::{Invalid, Options};
use crate::refusal::{Decision, Refusal};
use crate::resample::resample;
use crate::state::{Phase, State, owing};
use crate::view::View;
use crate::{counted, resolution, round, score};

impl Game for Shazamm {
    const NAME: &'static str = "shazamm";
    // 2: Resistance stops the last push too (S4.3, S7.11), and counted cards (S6.3).
    const RULES: u32 = 2;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Legal = Legal;
    type Chance = Draw;
    type Fact = Fact;
    type View = View;
    type Refusal = Refusal;

    fn new(options: Options) -> Result<Self, Invalid> {
        Self::settle(options, Self::RULES)
    }

    fn with_rules(options: Options, version: u32) -> Result<Self, Invalid> {
        Self::settle(options, version)
    }

    fn rules(&self) -> u32 {
        self.settled_rules()
    }

    fn options(&self) -> &Options {
        self.settled_options()
    }

    fn seats(&self) -> usize {
        SEATS.len()
    }

    fn start(&self) -> State {
        State::new(self)
    }

    #[inline]
    fn to_act(&self, state: &State) -> ToAct {
        // Most of the time bets are waited for.
        if let Phase::Committing { commitments } = &state.phase {
            return ToAct::Seats(owing(commitments));
        }
        match &state.phase {
            Phase::Stacking => ToAct::Seats(state.stacking()),
            Phase::Drawing => ToAct::Chance,
            Phase::Committing { commitments } => ToAct::Seats(owing(commitments)),
            Phase::Laying { laid } => ToAct::Seats(owing(laid)),
            Phase::Betting { bets, .. } => ToAct::Seats(owing(bets)),
            Phase::Resolving { question, .. } => ToAct::Seats(Seats::only(question.seat())),
            Phase::Over { .. } => ToAct::Nobody,
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat) -> Legal {
        Legal::of(state, seat)
    }

    #[inline]
    fn is_legal(&self, state: &State, seat: Seat, action: Action) -> bool {
        match (&state.phase, action) {
            // Most decisions are bets.
            (Phase::Committing { commitments }, Action::Bet(commitment)) => {
                commitments[seat].is_none()
                    && commitment.bet.mana() <= state.players[seat].mana.left()
                    && state.playable(seat).contains_all(commitment.cards)
            }
            _ => is_listed(state, seat, action),
        }
    }

    fn why_not(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        refusal(state, seat, action)
    }

    #[inline]
    fn apply_unchecked<L: Listener<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        listener: &mut L,
    ) {
        // Most decisions are bets.
        if let (Phase::Committing { commitments }, Action::Bet(commitment)) = (&mut state.phase, action) {
            commitments[seat] = Some(commitment);
            resolution::tell_committed(seat, commitment, listener);
            if let (Some(red), Some(green)) = (commitments[RED], commitments[GREEN]) {
                resolution::reveal(self, state, Both::new(red, green), listener);
            }
            return;
        }
        match (&mut state.phase, action) {
            (&mut Phase::Resolving { turn, question }, _) => {
                resolution::answer(self, state, turn, question, action, listener);
            }
            (&mut Phase::Laying { laid }, Action::Lay(cards)) => {
                counted::lay(state, laid, seat, cards, listener);
            }
            (&mut Phase::Betting { laid, bets }, Action::Bet(Commitment { bet, .. })) => {
                counted::bet(self, state, laid, bets, (seat, bet), listener);
            }
            (Phase::Stacking, Action::Stack(spell)) => stack(self, state, seat, spell, listener),
            _ => {}
        }
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Draw {
        Draw::sample(state, rng)
    }

    #[inline]
    fn check_chance(&self, state: &State, outcome: &Draw) -> Result<(), Refusal> {
        outcome.check(state)
    }

    #[inline]
    fn apply_chance_unchecked<L: Listener<Fact>>(&self, state: &mut State, outcome: &Draw, listener: &mut L) {
        round::draw(self, state, outcome.0, listener);
    }

    #[inline]
    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self.glance(state, viewer))
    }

    fn oracle(&self, state: &State) -> View {
        View::of(self.glance_of_oracle(state))
    }

    fn resample<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        resample(self, view, rng)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        match state.phase {
            Phase::Over { fallen } => Some(score::outcome(fallen)),
            _ => None,
        }
    }

    fn action_count(&self) -> usize {
        Action::COUNT
    }

    fn action_index(&self, action: Action) -> usize {
        action.index()
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        Action::from_index(index)
    }

    fn write_action(&self, action: Action, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{action}")
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        text.parse()
    }

    fn write_chance(&self, outcome: &Draw, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{outcome}")
    }

    fn read_chance(&self, text: &str) -> Result<Draw, NotationError> {
        text.parse()
    }

    fn chance_form(&self, state: &State) -> String {
        format!("draw {} spells / {} spells", state.draws(RED), state.draws(GREEN))
    }

    fn action_form(&self, state: &State, seat: Seat) -> Option<String> {
        match Legal::of(state, seat) {
            Legal::Bet { mana, hand: CardSet::EMPTY } => Some(format!("bet 1 to {mana}")),
            Legal::Bet { mana, hand } => Some(format!("bet 1 to {mana}, perhaps with any of {hand}")),
            Legal::Lay(hand) => Some(format!("lay nothing, or any of {hand}")),
            _ => None,
        }
    }

    /// Every match is over after at most this many steps.
    ///
    /// It has at most seven rounds: after the seventh five tiles are left, and the wizards stand six apart (S4.6, S4.7).
    ///
    /// A round begins with 100 mana in both reserves together, and every turn takes at least 2 of them, but for
    /// gains: a Sore Loser keeps at least the 1 that is always paid, Reserves add 13, Drain at most 50. All turns of
    /// a round but the last leave each player 1 or more. So a round with gains `g` has at most 50 + g / 2 turns. Each
    /// of the 28 spells is laid down once in a match, and there are at most two copies, so that all gains together are
    /// at most 2 × 1 + 2 × 13 + 2 × 50 and two copied Drains.
    ///
    /// A turn has two commitments; where cards are counted, the cards are laid in two steps before. All other decisions are one for each Clone, for each spell above 3 that is stolen, or
    /// copied and stolen, and for each Recycling or copy of it.
    fn longest(&self) -> usize {
        const ROUNDS: usize = 7;
        const COPIES: usize = 2;
        const GAINS: usize = 2 + 2 * 13 + (2 + COPIES) * 50;
        const TURNS: usize = ROUNDS * 50 + GAINS / 2;
        const DECISIONS: usize = COPIES + (2 * 11 + COPIES) + (2 + COPIES);
        let before = match self.deal() {
            Deal::Shuffled => 4,
            Deal::FullHand => 0,
            Deal::Stacked => 2 * Spell::COUNT,
        };
        let in_a_turn = if self.counts_cards() { 4 } else { 2 };
        before + in_a_turn * TURNS + DECISIONS
    }
}

/// Whether an action is among the legal ones. Apart, since bets are most of them and are told at a glance.
#[inline(never)]
fn is_listed(state: &State, seat: Seat, action: Action) -> bool {
    Legal::of(state, seat).contains(action)
}

/// A spell is put below those that will be drawn before it (S6.2).
#[inline]
fn stack<L: Listener<Fact>>(game: &Shazamm, state: &mut State, seat: Seat, spell: Spell, listener: &mut L) {
    let player = &mut state.players[seat];
    player.stack.put_below(spell);
    listener.hear(Audience::only(seat), || Fact::Stacked { seat, spell });
    if player.stack.len() == Spell::COUNT {
        listener.tell(|| Fact::StackDone { seat });
    }
    if state.stacking().is_empty() {
        round::draw_from_stacks(game, state, listener);
    }
}

impl Shazamm {
    /// What `state` asks of `seat`.
    pub fn asked(&self, state: &State, seat: Seat) -> Option<Decision> {
        asked(state, seat)
    }
}

fn asked(state: &State, seat: Seat) -> Option<Decision> {
    match Legal::of(state, seat) {
        Legal::Nothing => None,
        Legal::Bet { .. } => Some(Decision::Bet),
        Legal::Clone(_) => Some(Decision::Clone),
        Legal::Theft(_) => Some(Decision::Theft),
        Legal::Recycle { .. } => Some(Decision::Recycle),
        Legal::Stack(_) => Some(Decision::Stack),
        Legal::Lay(_) => Some(Decision::Lay),
    }
}

/// Which rule forbids an action that is not legal.
#[cold]
fn refusal(state: &State, seat: Seat, action: Action) -> Refusal {
    let given = action.decision();
    let other = Refusal::OtherDecision { asked: asked(state, seat).unwrap_or(given), given };
    let mana = state.players[seat].mana;
    match (Legal::of(state, seat), action) {
        (Legal::Bet { hand, .. }, Action::Bet(commitment)) => {
            match commitment.cards.without(hand).iter().next() {
                Some(_) if matches!(state.phase, Phase::Betting { .. }) => Refusal::CardsLieAlready,
                Some(card) => Refusal::NotInHand { card },
                None => Refusal::BetAboveMana { bet: commitment.bet, mana },
            }
        }
        (Legal::Clone(_), Action::Clone(Some(spell))) => Refusal::NotOnShow { spell },
        (Legal::Theft(asked), Action::Use(spell) | Action::Discard(spell)) => {
            Refusal::OtherSpell { asked, given: spell }
        }
        (Legal::Recycle { .. }, Action::Recycle(change)) => match state.phase {
            Phase::Resolving { turn, .. } => Refusal::RecycledOutside { bet: turn.bets[seat], change, mana },
            _ => other,
        },
        (Legal::Stack(_), Action::Stack(spell)) => Refusal::AlreadyStacked { spell },
        (Legal::Lay(hand), Action::Lay(cards)) => {
            cards.without(hand).iter().next().map_or(other, |card| Refusal::NotInHand { card })
        }
        _ => other,
    }
}
