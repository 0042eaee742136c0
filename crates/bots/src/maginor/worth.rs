//! What tiles, spells and cards are worth to each, in votes.

use std::cell::Cell;
use std::sync::LazyLock;

use games::maginor::{MOST_SLOTS, Member as _, SORCERY_CARDS, Slot, Spell, Symbol, Tile};
use table::{Game as _, Seat};

use super::board::{Board, Held, SEATS, taken, with, without};
use super::duel::{Side, Stakes};

/// Votes that each may expect.
pub(super) type Votes = [f64; SEATS];

/// Numbers that the estimates rest on, found by playing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// How open a tile is that is about to be scored: the counters that a lead must have to be nearly safe.
    open: f64,
    /// How much more open it is for each step of Maginor and each slot that is still free.
    open_by_step: f64,
    /// The counters that a wizard on the tile is as good as.
    here: f64,
    /// What the first slot is worth in a tie, in counters.
    tie: f64,
    /// What a symbol card and a sorcery card are worth before they are played.
    card: f64,
    sorcery: f64,
    /// How many rolls a move to a tile is good for.
    pub(super) rolls: f64,
    /// The scarcity of counters.
    scarce: f64,
    /// Free slots that are as long to go as a step of Maginor.
    fill: f64,
    /// How the openness grows: the power of steps.
    root: f64,
    /// What spells are worth, as a part of what was measured.
    spell: f64,
    /// What a spell must bring to be played, as a part of what it could bring.
    play: f64,
    /// How late cards and spells keep their worth.
    late: f64,
    /// How many tiles ahead of Maginor are looked at, beside the Guild Hall.
    sight: usize,
}

impl Weights {
    pub(super) const ADEPT: Self = Self {
        open: 0.3,
        open_by_step: 0.64,
        here: 0.6,
        tie: 0.56,
        card: 1.8,
        sorcery: 1.3,
        rolls: 3.0,
        scarce: 0.5,
        fill: 0.8,
        root: 1.2,
        spell: 1.0,
        play: 0.75,
        late: 1.6,
        sight: games::maginor::TILES,
    };
    /// For imagined games, of which many are played: who looks less far ahead plays nearly as well.
    pub(super) const IMAGINED: Self = Self { sight: 4, ..Self::ADEPT };
}

/// Steps of Maginor until the last tile of all is scored.
const MOST_STEPS: usize = 24;

/// What a counter counts for on a tile that is scored after so many steps and has so many free slots: the less, the more
/// can still happen.
static CLOSED: LazyLock<[[f64; MOST_SLOTS + 1]; MOST_STEPS + 1]> = LazyLock::new(|| {
    let weights = Weights::ADEPT;
    std::array::from_fn(|steps| {
        std::array::from_fn(|free| {
            let steps = (steps as f64).min(1.0 + weights.fill * free as f64);
            1.0 / (weights.open + weights.open_by_step * steps.powf(weights.root))
        })
    })
});

/// A position with what its tiles are worth as they are.
#[derive(Debug)]
pub(super) struct Worth<'a> {
    pub(super) board: &'a Board<'a>,
    pub(super) weights: Weights,
    /// What each may expect of each tile.
    tiles: [Votes; games::maginor::TILES],
    /// How much of the game is left, from 1 to 0.
    left: f64,
    /// What rolls for tiles are worth to whoever asked, and a step of Maginor, once that was asked.
    rolls: [Cell<Option<(Seat, f64)>>; games::maginor::TILES],
    step: Cell<Option<(Seat, f64)>>,
}

/// Steps of Maginor in a whole game.
const ALL_STEPS: f64 = 22.0;

impl<'a> Worth<'a> {
    pub(super) fn new(board: &'a Board<'a>, weights: Weights) -> Self {
        let left = (board.steps_to_the_end() / ALL_STEPS).min(1.0);
        let mut worth = Self {
            board,
            weights,
            tiles: [[0.0; SEATS]; games::maginor::TILES],
            left,
            rolls: [const { Cell::new(None) }; games::maginor::TILES],
            step: Cell::new(None),
        };
        for &tile in board.way() {
            worth.tiles[tile.index()] = worth.of_tile(tile, board.held(tile), board.steps(tile));
        }
        worth
    }

    /// What a spell is worth to whoever takes it, in votes, as it was measured (`maginor_taking` of the arena).
    pub(super) fn of_spell(&self, spell: Spell) -> f64 {
        let (early, late) = match spell {
            Spell::HighWizard | Spell::GoldenCauldron => return f64::from(spell.votes()),
            Spell::Retrieval => (3.0, 4.2),
            Spell::Restoration => (4.2, 4.6),
            Spell::Domination => (4.4, 4.4),
            Spell::Persuasion => (4.2, 5.0),
            Spell::Telekinesis => (2.6, 3.0),
            Spell::Teleportation => (1.5, 1.6),
            Spell::Summoning => (4.4, 1.2),
            Spell::Reversal => (3.5, 3.2),
        };
        // With more players, who comes second matters less.
        let players = self.weights.spell * (0.6 + 0.8 / self.board.seats as f64);
        (late + (early - late) * self.left) * players
    }

    /// What a spell must bring to be played: later it may bring more.
    pub(super) fn to_play(&self, spell: Spell) -> f64 {
        let votes = match spell {
            Spell::HighWizard | Spell::GoldenCauldron => return f64::from(spell.votes()),
            Spell::Retrieval | Spell::Reversal => 1.8,
            Spell::Restoration | Spell::Teleportation => 1.3,
            Spell::Domination | Spell::Summoning => 2.8,
            Spell::Persuasion => 2.5,
            Spell::Telekinesis => 1.7,
        };
        votes * self.weights.play * self.fading()
    }

    /// Whether a tile is far ahead, so that nobody has to think of it yet.
    pub(super) fn is_far(&self, tile: Tile) -> bool {
        let mut near = self.board.way().iter().take(self.weights.sight);
        tile != self.board.game.guild_hall() && !near.any(|&other| other == tile)
    }

    /// What a symbol card in hand is worth.
    pub(super) fn of_card(&self) -> f64 {
        self.weights.card * self.fading()
    }

    /// What a sorcery card in hand is worth.
    pub(super) fn of_sorcery(&self) -> f64 {
        self.weights.sorcery * self.fading()
    }

    /// What it costs `seat` to give up something that is worth so many votes to it alone, as [`Worth::to`] counts.
    pub(super) fn price(&self, votes: f64) -> f64 {
        let seats = self.board.seats as f64;
        votes * seats / (seats - 1.0)
    }

    /// What can be played is worth less the less there is to play for.
    fn fading(&self) -> f64 {
        (self.left * self.weights.late).min(1.0)
    }

    /// What each may expect of a tile that is held like this and scored after so many steps of Maginor.
    fn of_tile(&self, tile: Tile, held: &Held, steps: f64) -> Votes {
        let seats = self.board.seats;
        let (more, less) = self.prizes(tile);
        let chances = self.chances(tile, held, steps);
        let mut votes = [0.0; SEATS];
        if seats == 2 {
            votes[0] = chances[0] * more + chances[1] * less;
            votes[1] = chances[1] * more + chances[0] * less;
            return votes;
        }
        // Second behind each of the others.
        let mut behind = [0.0; SEATS];
        for (behind, chance) in behind.iter_mut().zip(&chances[..seats]) {
            *behind = chance / (1.0 - chance).max(1e-12);
        }
        let sum: f64 = behind[..seats].iter().sum();
        for seat in 0..seats {
            votes[seat] = chances[seat] * (more + (sum - behind[seat]) * less);
        }
        votes
    }

    /// How likely each is to be first on a tile that is held like this and scored after so many steps of Maginor.
    fn chances(&self, tile: Tile, held: &Held, steps: f64) -> Votes {
        self.chances_with(tile, held, steps, None)
    }

    /// The same, if someone had so many counters more than can be seen.
    pub(super) fn chances_with(
        &self,
        tile: Tile,
        held: &Held,
        steps: f64,
        more: Option<(Seat, f64)>,
    ) -> Votes {
        let (board, weights) = (self.board, &self.weights);
        let free = usize::from(board.game.value(tile)) - taken(held).len();
        let closed = CLOSED[(steps as usize).min(MOST_STEPS)][free];
        let mut chances = [0.0; SEATS];
        for (seat, chance) in chances.iter_mut().enumerate().take(board.seats) {
            let own = held[seat];
            let mut strength = own.len() as f64;
            match own.first() {
                Some(first) => strength += weights.tie * (1.0 - first.index() as f64 / 16.0),
                None => strength -= weights.tie,
            }
            if board.players[seat].wizard == Some(tile) {
                strength += weights.here;
            }
            *chance = strength * closed;
        }
        if let Some((seat, counters)) = more {
            chances[seat.index()] += counters * closed;
        }
        if board.seats == 2 {
            chances[0] = 1.0 / (1.0 + (chances[1] - chances[0]).exp());
            chances[1] = 1.0 - chances[0];
            return chances;
        }
        let mut sum = 0.0;
        for chance in &mut chances[..board.seats] {
            *chance = chance.exp();
            sum += *chance;
        }
        for chance in &mut chances[..board.seats] {
            *chance /= sum;
        }
        chances
    }

    /// What the first and the second get.
    fn prizes(&self, tile: Tile) -> (f64, f64) {
        let votes = f64::from(self.board.game.value(tile));
        let spell = self.board.spells[tile.index()].map_or(0.0, |spell| self.to_play(spell));
        (votes.max(spell), votes.min(spell))
    }

    /// What each gets if a tile is scored as it is held.
    fn scored(&self, tile: Tile, held: &Held) -> Votes {
        let (more, less) = self.prizes(tile);
        // More counters first, then the earlier first slot.
        let rank = |seat: usize| (held[seat].len(), std::cmp::Reverse(held[seat].first().map(Slot::index)));
        let (mut first, mut second): (Option<usize>, Option<usize>) = (None, None);
        for seat in (0..self.board.seats).filter(|&seat| !held[seat].is_empty()) {
            if first.is_none_or(|best| rank(seat) > rank(best)) {
                second = first;
                first = Some(seat);
            } else if second.is_none_or(|next| rank(seat) > rank(next)) {
                second = Some(seat);
            }
        }
        let mut votes = [0.0; SEATS];
        for (seat, prize) in [(first, more), (second, less)] {
            if let Some(seat) = seat {
                votes[seat] = prize;
            }
        }
        votes
    }

    /// What votes are worth to `seat`: its own, and those that the others do not get.
    pub(super) fn to(&self, seat: Seat, votes: &Votes) -> f64 {
        let own = votes[seat.index()];
        let all: f64 = votes[..self.board.seats].iter().sum();
        own - (all - own) / (self.board.seats as f64 - 1.0)
    }

    /// What a tile is worth to `seat` as it is.
    pub(super) fn tile_to(&self, seat: Seat, tile: Tile) -> f64 {
        self.to(seat, &self.tiles[tile.index()])
    }

    /// What it is worth to `seat` that a tile is held differently; a tile that is full is scored.
    pub(super) fn change(&self, seat: Seat, tile: Tile, held: &Held) -> f64 {
        let after = if self.is_filled(tile, held) {
            self.scored(tile, held)
        } else {
            self.of_tile(tile, held, self.board.steps(tile))
        };
        self.to(seat, &after) - self.tile_to(seat, tile)
    }

    /// The same once the roll that led to it is settled: Maginor may take a step then, unless it has filled a tile (M3.2).
    fn settled(&self, seat: Seat, tile: Tile, held: &Held, advances: bool) -> f64 {
        let board = self.board;
        let is_next = board.way().first() == Some(&tile);
        let is_lost = self.is_filled(tile, held) && (is_next || !board.game.options().finish_the_roll);
        if !advances || is_lost {
            self.change(seat, tile, held)
        } else if is_next {
            self.to(seat, &self.a_step_later(tile, held)) - self.tile_to(seat, tile)
        } else {
            self.change(seat, tile, held) + self.advance(seat)
        }
    }

    /// Whether a tile that is held like this is scored at once (M5.2, M5.3).
    fn is_filled(&self, tile: Tile, held: &Held) -> bool {
        let game = self.board.game;
        tile != game.guild_hall() && taken(held).len() == game.slots(tile).len()
    }

    /// What each may expect of the next tile that is held like this, after a step of Maginor.
    fn a_step_later(&self, next: Tile, held: &Held) -> Votes {
        let steps = self.board.steps(next) - 1.0;
        if steps <= 0.0 { self.scored(next, held) } else { self.of_tile(next, held, steps) }
    }

    /// What it costs to have one counter less in reserve.
    pub(super) fn of_counter(&self, seat: Seat) -> f64 {
        self.price(self.weights.scarce * self.fading()) / (f64::from(self.board.player(seat).reserve) + 0.5)
    }

    /// What a counter in the first free slot of some is worth.
    pub(super) fn placing(&self, seat: Seat, tile: Tile, slot: Slot) -> f64 {
        self.change(seat, tile, &with(self.board.held(tile), slot, seat)) - self.of_counter(seat)
    }

    /// What a vote of a symbol on a tile is worth, as a card or the die shows it.
    pub(super) fn vote(&self, seat: Seat, tile: Tile, symbol: Symbol) -> f64 {
        let board = self.board;
        if board.is_wild(tile, symbol) {
            // What does nothing may be named too (M4.6).
            let named = board.game.shown(tile).iter().map(|symbol| self.named(seat, tile, symbol, false));
            return named.fold(0.0, f64::max);
        }
        self.named(seat, tile, symbol, false)
    }

    /// What it is worth to name a symbol for a vote, and to have it settled.
    pub(super) fn named(&self, seat: Seat, tile: Tile, symbol: Symbol, advances: bool) -> f64 {
        let board = self.board;
        let held = board.held(tile);
        let slots = board.game.slots_of(tile, symbol);
        if board.player(seat).reserve > 0 {
            if let Some(slot) = slots.intersection(board.free(tile)).first() {
                let placed = self.settled(seat, tile, &with(held, slot, seat), advances);
                return placed - self.of_counter(seat);
            }
            let rivals = slots.intersection(board.rivals(tile, seat)).iter();
            let duels = rivals.map(|slot| self.stakes(seat, tile, slot, advances).solve().challenger);
            if let Some(best) = duels.max_by(f64::total_cmp) {
                return best + self.unchanged(seat, tile, advances);
            }
        }
        self.unchanged(seat, tile, advances)
    }

    /// What it is worth that a vote has changed nothing.
    fn unchanged(&self, seat: Seat, tile: Tile, advances: bool) -> f64 {
        if advances { self.settled(seat, tile, self.board.held(tile), true) } else { 0.0 }
    }

    /// What a duel for a slot is about; Maginor may take a step after it.
    pub(super) fn stakes(&self, challenger: Seat, tile: Tile, slot: Slot, advances: bool) -> Stakes {
        let board = self.board;
        let Some(defender) = board.holder(tile, slot) else { return Stakes::default() };
        let change = |seat, held: &Held| {
            self.settled(seat, tile, held, advances) - self.unchanged(seat, tile, advances)
        };
        let both = |held: &Held, costs: bool| {
            let cost = if costs { self.of_counter(challenger) } else { 0.0 };
            [change(challenger, held) - cost, change(defender, held)]
        };
        let owns = |seat: Seat| board.player(seat).spells.contains(Spell::Reversal);
        let worth = self.price(self.to_play(Spell::Reversal));
        let reversal = if owns(challenger) {
            Some((Side::Challenger, worth))
        } else if owns(defender) {
            Some((Side::Defender, worth))
        } else {
            None
        };
        Stakes {
            won: both(&with(board.held(tile), slot, challenger), true),
            tied: both(&without(board.held(tile), slot), false),
            reversal,
        }
    }

    /// What a step of Maginor is worth.
    pub(super) fn advance(&self, seat: Seat) -> f64 {
        remembered(&self.step, seat, || {
            let board = self.board;
            let Some(&next) = board.way().first() else { return 0.0 };
            self.to(seat, &self.a_step_later(next, board.held(next))) - self.tile_to(seat, next)
        })
    }

    /// What it is worth to score the next tile at once (M6.7).
    pub(super) fn summoning(&self, seat: Seat) -> f64 {
        let Some(&next) = self.board.way().first() else { return 0.0 };
        self.to(seat, &self.scored(next, self.board.held(next))) - self.tile_to(seat, next)
    }

    /// What a roll for a tile is worth.
    pub(super) fn roll(&self, seat: Seat, tile: Tile) -> f64 {
        remembered(&self.rolls[tile.index()], seat, || {
            let board = self.board;
            let mut best = f64::NEG_INFINITY;
            let mut sum = 0.0;
            // Behind one's first counter, free slots are all worth the same.
            let (free, first) = (board.free(tile), board.held(tile)[seat.index()].first());
            let mut behind = None;
            for symbol in Symbol::ALL.into_iter().filter(|&symbol| !board.is_wild(tile, symbol)) {
                let slot = board.game.slots_of(tile, symbol).intersection(free).first();
                let vote = if slot.is_some() && first.is_some() && slot > first {
                    *behind.get_or_insert_with(|| self.vote(seat, tile, symbol))
                } else {
                    self.vote(seat, tile, symbol)
                };
                sum += vote;
                best = best.max(vote);
            }
            if board.is_wild(tile, Symbol::Fate) {
                best = best.max(0.0);
                sum += best;
            }
            (sum + best + self.advance(seat)) / 6.0
        })
    }

    /// How many rolls a wizard can still make on a tile before it is scored, as far as that matters.
    pub(super) fn rolls_left(&self, tile: Tile) -> f64 {
        // Six rolls a step, of which some are spent on moves.
        let rolls = self.board.steps(tile) * 6.0 / (self.board.seats as f64 * 0.8);
        rolls.min(self.weights.rolls)
    }

    /// What each may expect at the end.
    pub(super) fn at_the_end(&self) -> Votes {
        let board = self.board;
        let mut votes = [0.0; SEATS];
        for (seat, sum) in votes.iter_mut().enumerate().take(board.seats) {
            let player = &board.players[seat];
            let cards = player.symbols.len() as f64 * self.of_card();
            let sorcery = f64::from(player.sorcery.min(SORCERY_CARDS)) * self.of_sorcery();
            let spells = player.spells.iter().filter(|spell| !spell.is_rite());
            let spells: f64 = spells.map(|spell| self.to_play(spell)).sum();
            *sum = f64::from(player.votes) + cards + sorcery + spells;
            for &tile in board.way() {
                *sum += self.tiles[tile.index()][seat];
            }
        }
        votes
    }
}

/// What was found for `seat` before, or else now.
fn remembered(cell: &Cell<Option<(Seat, f64)>>, seat: Seat, find: impl FnOnce() -> f64) -> f64 {
    if let Some((_, found)) = cell.get().filter(|&(of, _)| of == seat) {
        return found;
    }
    let found = find();
    cell.set(Some((seat, found)));
    found
}
