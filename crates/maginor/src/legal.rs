//! What a player may do.

use rand::Rng;
use table::{CountedBits, Seat, dice, set_bits};

use crate::action::{
    Action, CARD, Cast, DUEL, MOVE, RETRIEVE, REVERSAL, ROLL, SLOT, SORCERY, STOP, SYMBOL, TAKE, TELEKINESIS,
    TELEPORTATION,
};
use crate::game::Maginor;
use crate::set::Set;
use crate::spell::Spell;
use crate::state::{Phase, Player, SORCERY_CARDS, State};
use crate::symbol::SymbolSet;
use crate::tile::TileSet;
use crate::vote;

/// The legal actions of one player: a bit for each, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Legal(u128);

const _: () = assert!(Action::COUNT <= u128::BITS as usize, "every action has a bit");

impl Legal {
    #[inline]
    pub(crate) fn of(game: &Maginor, state: &State, seat: Seat) -> Self {
        let mut legal = Self::default();
        if !state.asked().contains(seat) {
            return legal;
        }
        match state.phase {
            Phase::Turn => legal.add_turn(game, state, seat),
            Phase::ChoosingSymbol(vote) => {
                let free = game.is_free_to_do_nothing();
                let gainable = || vote::gainable(game, state, seat, vote.tile);
                legal.add(SYMBOL, if free { SymbolSet::ALL } else { gainable() });
            }
            Phase::ChoosingSlot(vote, symbol) => {
                legal.add(SLOT, vote::free_of(game, state, vote.tile, symbol));
            }
            Phase::ChoosingRival(vote, symbol) => {
                legal.add(SLOT, vote::rivals_of(game, state, vote.tile, symbol));
            }
            Phase::Duelling(_) => legal.add_numbers(DUEL, 3),
            Phase::Reversing(_) => legal.add_numbers(REVERSAL, 2),
            Phase::Taking(_) => legal.add_numbers(TAKE, 2),
            Phase::Retrieving { .. } => legal.add(RETRIEVE, discarded(state.player(seat))),
            Phase::Dominating { second } => {
                if let Some(tile) = state.player(seat).wizard {
                    legal.add(SLOT, state.free(game, tile));
                }
                legal.add_numbers(STOP, usize::from(second));
            }
            Phase::Persuading => {
                if let Some(tile) = state.player(seat).wizard {
                    legal.add(SLOT, state.held_by_others(tile, seat));
                }
            }
            Phase::Telekinesis { tile } => legal.add(SLOT, state.free(game, tile)),
            Phase::Setup | Phase::FirstPlayer | Phase::Rolling(_) | Phase::Over => {}
        }
        legal
    }

    /// Cards, spells, a move or a roll (M3.1).
    #[inline]
    fn add_turn(&mut self, game: &Maginor, state: &State, seat: Seat) {
        let player = state.player(seat);
        let in_play = state.ring.set();
        if player.sorcery > 0 {
            self.add(SORCERY, in_play);
        }
        let elsewhere = match player.wizard {
            Some(tile) => {
                let free = game.is_free_to_do_nothing();
                let gaining = || vote::gaining_cards(game, state, seat, tile);
                self.add(CARD, if free { player.symbols } else { gaining() });
                self.add_numbers(ROLL, 1);
                in_play.without(TileSet::only(tile))
            }
            // M3.3: from the middle one must move.
            None => in_play,
        };
        // M3.8.
        if player.wizard.is_none() || !state.must_roll(game) {
            self.add(MOVE, elsewhere);
        }
        if !player.spells.is_empty() {
            self.add_spells(game, state, seat, elsewhere);
        }
    }

    /// The spells that can do something (M4.6, M6).
    fn add_spells(&mut self, game: &Maginor, state: &State, seat: Seat, elsewhere: TileSet) {
        let player = state.player(seat);
        let owns = |spell| player.spells.contains(spell);
        self.add_cast_if(Cast::Retrieval, owns(Spell::Retrieval) && !discarded(player).is_empty());
        self.add_cast_if(Cast::Restoration, owns(Spell::Restoration) && player.sorcery < SORCERY_CARDS);
        self.add_cast_if(Cast::Summoning, owns(Spell::Summoning) && state.ring.has_more_than_the_hall());
        if owns(Spell::Teleportation) {
            self.add(TELEPORTATION, elsewhere);
        }
        if player.reserve == 0 {
            return;
        }
        if let Some(tile) = player.wizard {
            let free = state.free(game, tile);
            let rivals = state.held_by_others(tile, seat);
            self.add_cast_if(Cast::Domination, owns(Spell::Domination) && !free.is_empty());
            self.add_cast_if(Cast::Persuasion, owns(Spell::Persuasion) && !rivals.is_empty());
        }
        if owns(Spell::Telekinesis) {
            let has_room = |&tile: &_| !state.free(game, tile).is_empty();
            self.add(TELEKINESIS, state.ring.set().iter().filter(has_room).collect());
        }
    }

    /// A number with a bit for each legal action, at its index.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// The lower and the upper half of the bits.
    #[inline]
    fn counted(self) -> [CountedBits; 2] {
        [self.0 as u64, (self.0 >> u64::BITS) as u64].map(CountedBits::of)
    }

    /// The actions from number `base` on that stand for the members of a set.
    #[inline]
    fn add<T>(&mut self, base: usize, members: Set<T>) {
        self.0 |= u128::from(members.bits()) << base;
    }

    #[inline]
    fn add_numbers(&mut self, base: usize, count: usize) {
        self.0 |= ((1 << count) - 1) << base;
    }

    #[inline]
    fn add_cast_if(&mut self, cast: Cast, is_legal: bool) {
        self.0 |= u128::from(is_legal) << Action::Spell(cast).index();
    }
}

/// The symbol cards that a player has discarded.
#[inline]
pub(crate) fn discarded(player: &Player) -> SymbolSet {
    SymbolSet::ALL.without(player.symbols)
}

impl table::Legal for Legal {
    type Action = Action;

    #[inline]
    fn len(&self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    fn get(&self, index: usize) -> Option<Action> {
        let [low, high] = self.counted();
        let index = u32::try_from(index).ok()?;
        let (from, bits, nth) = match index.checked_sub(low.count()) {
            None => (0, low, index),
            Some(nth) => (u64::BITS as usize, high, nth),
        };
        if nth < bits.count() { Action::from_index(from + usize::from(bits.nth(nth))) } else { None }
    }

    #[inline]
    fn choose<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<Action> {
        let [low, high] = self.counted();
        match low.count() + high.count() {
            0 => None,
            count => self.get(dice::below(rng, count) as usize),
        }
    }

    fn iter(&self) -> impl Iterator<Item = Action> {
        let low = set_bits(self.0 as u64);
        let high = set_bits((self.0 >> u64::BITS) as u64).map(|bit| bit + u64::BITS as usize);
        low.chain(high).filter_map(Action::from_index)
    }

    #[inline]
    fn contains(&self, action: Action) -> bool {
        self.0 & (1 << action.index()) != 0
    }
}
