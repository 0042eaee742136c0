//! The tile or its spell (M5.5): what wins more often, as far as one sees.

use games::maginor::{Member as _, Prize, SORCERY_CARDS, Scoring, Spell, Symbol, Tile};
use table::Seat;

use super::board::{Board, SEATS};
use super::worth::{Votes, Worth};

/// Tiles that are left when it is worth while to think of every way in which they can be won.
const FEW_TILES: usize = 3;

/// What the first on a tile takes.
pub(super) fn prize(worth: &Worth<'_>, scoring: Scoring) -> Prize {
    let Some(spell) = worth.board.spells[scoring.tile.index()] else { return Prize::Tile };
    let votes = f64::from(worth.board.game.value(scoring.tile));
    let after = worth.board.after_scoring(scoring.tile);
    // Nothing is summoned when only the Guild Hall is left (M6.7).
    let is_spent = spell == Spell::Summoning && after.way().len() == 1;
    let more_votes = if is_spent || votes >= worth.of_spell(spell) { Prize::Tile } else { Prize::Spell };
    if is_spent || spell.is_rite() || after.way().len() > FEW_TILES {
        return more_votes;
    }
    let end = End { worth: Worth::new(&after, worth.weights), scoring, spell };
    let [tile, spell] = [Prize::Tile, Prize::Spell].map(|prize| end.chance_to_win(prize));
    // Where it does not matter, votes look better. Among more than two, so much is still open that only what looks far
    // better is better.
    let margin = if after.seats > 2 { 0.05 } else { 1e-9 };
    if spell > tile + margin {
        Prize::Spell
    } else if tile > spell + margin {
        Prize::Tile
    } else {
        more_votes
    }
}

/// The last tiles, after the one that is being scored.
struct End<'a> {
    worth: Worth<'a>,
    scoring: Scoring,
    spell: Spell,
}

/// What each has: votes, and the most valuable tile for ties.
#[derive(Clone, Copy)]
struct Hands {
    votes: Votes,
    best: Votes,
}

impl End<'_> {
    /// How likely the first is to win with this prize.
    fn chance_to_win(&self, prize: Prize) -> f64 {
        let Scoring { tile, first, second, .. } = self.scoring;
        let board = self.worth.board;
        let mut hands = Hands { votes: [0.0; SEATS], best: [0.0; SEATS] };
        for seat in 0..board.seats {
            hands.votes[seat] = f64::from(board.players[seat].votes);
            let values = board.players[seat].tiles.iter().map(|tile| f64::from(board.game.value(tile)));
            hands.best[seat] = values.fold(0.0, f64::max);
        }
        let (tile_to, spell_to) = match prize {
            Prize::Tile => (Some(first), second),
            Prize::Spell => (second, Some(first)),
        };
        if let Some(seat) = tile_to {
            hands.take(seat.index(), f64::from(board.game.value(tile)));
        }
        let Some(owner) = spell_to else { return self.chances(&hands, None)[first.index()] };
        // Who has the spell uses it where that helps most.
        let counters = counters(board, self.spell, owner);
        let uses = board.way().iter().map(|&tile| self.chances(&hands, Some((tile, owner, counters))));
        let best = uses.max_by(|one, other| one[owner.index()].total_cmp(&other[owner.index()]));
        best.map_or(0.0, |chances| chances[first.index()])
    }

    /// How likely each is to win, if someone has so many counters more on a tile than can be seen.
    fn chances(&self, hands: &Hands, more: Option<(Tile, Seat, f64)>) -> Votes {
        let board = self.worth.board;
        let mut firsts = [[0.0; SEATS]; FEW_TILES];
        for (chances, &tile) in firsts.iter_mut().zip(board.way()) {
            let more = more.filter(|more| more.0 == tile).map(|(_, seat, counters)| (seat, counters));
            *chances = self.worth.chances_with(tile, board.held(tile), board.steps(tile), more);
        }
        let mut wins = [0.0; SEATS];
        self.win_all(0, &firsts, hands, 1.0, &mut wins);
        wins
    }

    /// Goes through all ways to win the tiles from number `at` on.
    fn win_all(&self, at: usize, firsts: &[Votes], hands: &Hands, likely: f64, wins: &mut Votes) {
        let board = self.worth.board;
        let seats = board.seats;
        let Some(&tile) = board.way().get(at) else {
            let score = |seat: usize| hands.votes[seat] + hands.best[seat] / 100.0;
            let most = (0..seats).map(score).fold(0.0, f64::max);
            let winners = (0..seats).filter(|&seat| score(seat) > most - 1e-6);
            let share = likely / winners.clone().count() as f64;
            winners.for_each(|seat| wins[seat] += share);
            return;
        };
        let rite = board.spells[tile.index()].map_or(0.0, |spell| f64::from(spell.votes()));
        for first in 0..seats {
            let mut after = *hands;
            after.take(first, f64::from(board.game.value(tile)));
            // The second is whoever is next most likely.
            let rest = 1.0 - firsts[at][first];
            for second in (0..seats).filter(|&second| second != first && rite > 0.0) {
                after.votes[second] += rite * firsts[at][second] / rest.max(1e-12);
            }
            self.win_all(at + 1, firsts, &after, likely * firsts[at][first], wins);
        }
    }
}

impl Hands {
    fn take(&mut self, seat: usize, votes: f64) {
        self.votes[seat] += votes;
        self.best[seat] = self.best[seat].max(votes);
    }
}

/// How many counters on one tile a spell is about as good as.
fn counters(board: &Board<'_>, spell: Spell, owner: Seat) -> f64 {
    let own = board.player(owner);
    match spell {
        // A rite is votes and nothing else.
        Spell::HighWizard | Spell::GoldenCauldron => 0.0,
        Spell::Retrieval => 0.8 * (Symbol::ALL.len() - own.symbols.len()).min(2) as f64,
        Spell::Restoration => 0.5 * f64::from((SORCERY_CARDS - own.sorcery).min(2)),
        Spell::Domination => 1.8,
        Spell::Persuasion => 1.6,
        Spell::Telekinesis => 1.0,
        Spell::Teleportation => 0.5,
        Spell::Summoning => 0.4,
        Spell::Reversal => 0.8,
    }
}
