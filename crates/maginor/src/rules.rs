//! Maginor keeps the contract of the table.

use std::fmt;

use rand::Rng;
use table::{Game, Listener, NotationError, Outcome, Seat, ToAct, Viewer, dice};

use crate::action::{Action, Cast};
use crate::chance::{Chance, Setup};
use crate::die::DieFace;
use crate::fact::Fact;
use crate::game::Maginor;
use crate::legal::{Legal, discarded};
use crate::options::{Invalid, Options};
use crate::refusal::{Decision, Refusal, SlotFault};
use crate::resample::resample;
use crate::scoring;
use crate::state::{Phase, SORCERY_CARDS, State};
use crate::tile::{Slot, Tile};
use crate::turn;
use crate::view::View;

impl Game for Maginor {
    const NAME: &'static str = "maginor";
    const RULES: u32 = 2;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Legal = Legal;
    type Chance = Chance;
    type Fact = Fact;
    type View = View;
    type Refusal = Refusal;

    fn new(options: Options) -> Result<Self, Invalid> {
        Self::settle(options, Self::RULES)
    }

    fn with_rules(options: Options, version: u32) -> Result<Self, Invalid> {
        Self::settle(options, version.clamp(1, Self::RULES))
    }

    fn rules(&self) -> u32 {
        self.version()
    }

    fn options(&self) -> &Options {
        self.settled_options()
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn start(&self) -> State {
        State::new()
    }

    #[inline]
    fn to_act(&self, state: &State) -> ToAct {
        match state.phase {
            Phase::Setup | Phase::FirstPlayer | Phase::Rolling(_) => ToAct::Chance,
            Phase::Over => ToAct::Nobody,
            _ => ToAct::Seats(state.asked()),
        }
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat) -> Legal {
        Legal::of(self, state, seat)
    }

    #[cold]
    fn why_not(&self, state: &State, seat: Seat, action: Action) -> Refusal {
        let given = action.decision();
        if let Some(asked) = self.asked(state, seat).filter(|&asked| asked != given) {
            return Refusal::OtherDecision { asked, given };
        }
        let player = state.player(seat);
        match action {
            Action::Card(symbol) if !player.symbols.contains(symbol) => Refusal::NoSuchCard { symbol },
            Action::Card(_) | Action::Roll if player.wizard.is_none() => Refusal::NotOnATile,
            // By the first version of the rules these had to do something (M4.6).
            Action::Card(_) if player.reserve == 0 => Refusal::NoCounter,
            Action::Card(symbol) | Action::Symbol(symbol) => Refusal::NothingToGain { symbol },
            Action::Sorcery(_) if player.sorcery == 0 => Refusal::NoSorcery,
            Action::Sorcery(tile) => Refusal::NotInPlay { tile },
            Action::Move(tile) => match self.cannot_go(state, seat, tile) {
                Some(refusal) => refusal,
                None => Refusal::MustRoll { turns: state.quiet_turns },
            },
            Action::Spell(cast) => self.cannot_cast(state, seat, cast),
            Action::Slot(slot) => Refusal::WrongSlot { slot, why: self.slot_fault(state, seat, slot) },
            Action::Stop => Refusal::TooEarlyToStop,
            Action::Retrieve(symbol) => Refusal::NotDiscarded { symbol },
            // These are only refused as decisions that nobody asked for.
            Action::Roll | Action::Duel(_) | Action::Reversal(_) | Action::Take(_) => {
                Refusal::OtherDecision { asked: given, given }
            }
        }
    }

    #[inline]
    fn apply_unchecked<L: Listener<Fact>>(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        listener: &mut L,
    ) {
        turn::act(self, state, seat, action, listener);
    }

    #[inline]
    fn sample<R: Rng + ?Sized>(&self, state: &State, rng: &mut R) -> Chance {
        match state.phase {
            Phase::Setup => Chance::Ring(Setup::sample(self, rng)),
            Phase::FirstPlayer => {
                Chance::FirstPlayer(Seat::new(dice::below(rng, self.seat_count() as u32) as usize))
            }
            _ => Chance::Roll(DieFace::roll(rng)),
        }
    }

    #[inline]
    fn check_chance(&self, state: &State, outcome: &Chance) -> Result<(), Refusal> {
        match (state.phase, outcome) {
            (Phase::Setup, Chance::Ring(setup)) => setup.check(self),
            (Phase::FirstPlayer, Chance::FirstPlayer(seat)) if seat.index() >= self.seat_count() => {
                Err(Refusal::NoSuchSeat { seat: *seat, seats: self.seat_count() as u8 })
            }
            (Phase::FirstPlayer, Chance::FirstPlayer(_)) | (Phase::Rolling(_), Chance::Roll(_)) => Ok(()),
            (Phase::Setup, _) => Err(Refusal::OtherChance { asked: "ring" }),
            (Phase::FirstPlayer, _) => Err(Refusal::OtherChance { asked: "first" }),
            _ => Err(Refusal::OtherChance { asked: "roll" }),
        }
    }

    #[inline]
    fn apply_chance_unchecked<L: Listener<Fact>>(
        &self,
        state: &mut State,
        outcome: &Chance,
        listener: &mut L,
    ) {
        turn::happen(self, state, outcome, listener);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(self.glance(state, viewer))
    }

    fn oracle(&self, state: &State) -> View {
        View::of(self.glance_of_oracle(state))
    }

    fn resample<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> State {
        resample(view, rng)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        (state.phase == Phase::Over).then(|| scoring::outcome(self, state))
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
        action.write(self.oracles(), f)
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        Action::read(self.oracles(), text)
    }

    fn write_chance(&self, outcome: &Chance, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        outcome.write(self.oracles(), f)
    }

    fn read_chance(&self, text: &str) -> Result<Chance, NotationError> {
        Chance::read(self.oracles(), text)
    }

    fn chance_form(&self, state: &State) -> String {
        match state.phase {
            Phase::Setup => "ring TILE=SPELL, eleven times from the Guild Hall on, one tile without =SPELL",
            Phase::FirstPlayer => "first SEAT",
            _ => "roll fire, water, earth, air, fate or maginor",
        }
        .to_owned()
    }

    /// The dice could show anything but Maginor for ever, so no number is certain. This one is, for all that matters: in a
    /// longer game fewer than 32 of a thousand rolls were Maginors (22 take him round, and up to 10 are lost by M3.2;
    /// whether the vote of such a roll does anything makes no difference). That happens in one of 10⁴¹ games, whatever
    /// the players do.
    fn longest(&self) -> usize {
        const ROLLS: usize = 1000;
        // The roll, the die, a symbol, a slot, two choices of a duel, a Reversal, and two tiles to take.
        const STEPS_OF_A_ROLL: usize = 9;
        // Symbol cards can be played 5 times by each of 4, and twice again with Retrieval, which there is once: also those
        // that do nothing are discarded (M4.6). The spells are 8.
        const CARDS: usize = 4 * 5 + 2;
        const STEPS_OF_A_CARD: usize = 7;
        const STEPS_OF_SPELLS: usize = 8 * 4;
        // M3.8: between two rolls lie so many turns at most, and one of each from the middle of the ring.
        let quiet_turns = usize::from(self.most_quiet_turns()) + self.seat_count();
        2 + ROLLS * (STEPS_OF_A_ROLL + quiet_turns) + CARDS * STEPS_OF_A_CARD + STEPS_OF_SPELLS
    }
}

impl Maginor {
    /// What `state` asks of `seat`.
    pub fn asked(&self, state: &State, seat: Seat) -> Option<Decision> {
        if !state.asked().contains(seat) {
            return None;
        }
        match state.phase {
            Phase::Setup | Phase::FirstPlayer | Phase::Rolling(_) | Phase::Over => None,
            Phase::Turn => Some(Decision::Turn),
            Phase::ChoosingSymbol(_) => Some(Decision::Symbol),
            Phase::ChoosingSlot(..)
            | Phase::ChoosingRival(..)
            | Phase::Dominating { .. }
            | Phase::Persuading
            | Phase::Telekinesis { .. } => Some(Decision::Slot),
            Phase::Duelling(_) => Some(Decision::Duel),
            Phase::Reversing(_) => Some(Decision::Reversal),
            Phase::Taking(_) => Some(Decision::Take),
            Phase::Retrieving { .. } => Some(Decision::Retrieve),
        }
    }

    fn cannot_go(&self, state: &State, seat: Seat, tile: Tile) -> Option<Refusal> {
        if !state.ring.set().contains(tile) {
            Some(Refusal::NotInPlay { tile })
        } else if state.player(seat).wizard == Some(tile) {
            Some(Refusal::AlreadyThere { tile })
        } else {
            None
        }
    }

    fn cannot_cast(&self, state: &State, seat: Seat, cast: Cast) -> Refusal {
        let player = state.player(seat);
        let spell = cast.spell();
        if !player.spells.contains(spell) {
            return Refusal::NoSuchSpell { spell };
        }
        match (cast, player.wizard) {
            (Cast::Retrieval, _) if discarded(player).is_empty() => Refusal::NothingDiscarded,
            (Cast::Restoration, _) if player.sorcery == SORCERY_CARDS => Refusal::NothingDiscarded,
            (Cast::Summoning, _) => Refusal::OnlyTheGuildHall,
            (Cast::Teleportation(tile), _) => {
                self.cannot_go(state, seat, tile).unwrap_or(Refusal::NoSuchSpell { spell })
            }
            (Cast::Telekinesis(tile), _) if !state.ring.set().contains(tile) => Refusal::NotInPlay { tile },
            (Cast::Domination | Cast::Persuasion, None) => Refusal::NotOnATile,
            (Cast::Domination | Cast::Persuasion | Cast::Telekinesis(_), _) if player.reserve == 0 => {
                Refusal::NoCounter
            }
            (Cast::Persuasion, Some(tile)) => Refusal::NoRival { tile },
            (Cast::Domination, Some(tile)) | (Cast::Telekinesis(tile), _) => Refusal::NoFreeSlot { tile },
            _ => Refusal::NoSuchSpell { spell },
        }
    }

    fn slot_fault(&self, state: &State, seat: Seat, slot: Slot) -> SlotFault {
        let (tile, symbol, wants_rival) = match state.phase {
            Phase::ChoosingSlot(vote, symbol) => (Some(vote.tile), Some(symbol), false),
            Phase::ChoosingRival(vote, symbol) => (Some(vote.tile), Some(symbol), true),
            Phase::Telekinesis { tile } => (Some(tile), None, false),
            Phase::Persuading => (state.player(seat).wizard, None, true),
            _ => (state.player(seat).wizard, None, false),
        };
        match tile {
            Some(tile) if self.slots(tile).contains(slot) => {
                if symbol.is_some_and(|symbol| !self.slots_of(tile, symbol).contains(slot)) {
                    SlotFault::OtherSymbol
                } else if wants_rival {
                    SlotFault::NoRival
                } else {
                    SlotFault::Taken
                }
            }
            _ => SlotFault::None,
        }
    }
}
