//! How an adept decides: every choice by what it is worth.

use games::maginor::{
    Action, Cast, Element, Legal, Maginor, Member as _, PhaseView, Slot, Spell, Symbol, Tile, View,
};
use rand::Rng;
use table::{Legal as _, Seat, dice};

use super::board::{Board, with};
use super::taking;
use super::worth::{Weights, Worth};

/// The choice of `seat`; nothing where the view asks nothing of it.
pub(super) fn choose<R: Rng>(
    game: &Maginor,
    view: &View,
    legal: &Legal,
    seat: Seat,
    weights: Weights,
    dice: &mut R,
) -> Option<Action> {
    if legal.len() < 2 {
        return legal.get(0);
    }
    let board = Board::new(game, view);
    let worth = Worth::new(&board, weights);
    match view.phase {
        PhaseView::Turn => turn(&worth, legal, seat),
        PhaseView::ChoosingSymbol { vote } => best(legal.iter(), |action| match action {
            Action::Symbol(symbol) => worth.named(seat, vote.tile, symbol, vote.advance),
            _ => f64::NEG_INFINITY,
        }),
        PhaseView::ChoosingRival { vote, .. } => {
            by_slot(legal, |slot| worth.stakes(seat, vote.tile, slot, vote.advance).solve().challenger)
        }
        PhaseView::Duelling { vote, slot, defender, .. } => {
            let solution = worth.stakes(view.turn?, vote.tile, slot, vote.advance).solve();
            let mix = if seat == defender { solution.defence } else { solution.challenge };
            Some(Action::Duel(draw(&mix, dice)))
        }
        PhaseView::Reversing { duel } => {
            let stakes = worth.stakes(view.turn?, duel.vote.tile, duel.slot, duel.vote.advance);
            let (stands, turned) = match (duel.asks_defender, duel.verdict) {
                (true, games::maginor::Verdict::Challenger) => (stakes.won[1], 0.0),
                (true, _) => (stakes.tied[1], 0.0),
                (false, games::maginor::Verdict::Tie) => (stakes.tied[0], stakes.won[0]),
                (false, _) => (0.0, stakes.won[0]),
            };
            Some(Action::Reversal(turned - worth.price(worth.to_play(Spell::Reversal)) > stands))
        }
        PhaseView::Taking { scoring } => Some(Action::Take(taking::prize(&worth, scoring))),
        PhaseView::Retrieving { .. } => best(legal.iter(), |action| match action {
            Action::Retrieve(symbol) => usefulness(&board, symbol),
            _ => f64::NEG_INFINITY,
        }),
        PhaseView::Dominating { .. } => {
            let tile = board.player(seat).wizard?;
            let place = legal.iter().find(|action| matches!(action, Action::Slot(_)))?;
            let Action::Slot(slot) = place else { return None };
            let gains = worth.placing(seat, tile, slot) > 0.0;
            Some(if gains || !legal.contains(Action::Stop) { place } else { Action::Stop })
        }
        PhaseView::Persuading => {
            let tile = board.player(seat).wizard?;
            by_slot(legal, |slot| worth.change(seat, tile, &with(board.held(tile), slot, seat)))
        }
        // A free slot is the better the earlier it comes.
        _ => legal.get(0),
    }
}

/// The action that is worth most.
fn best(actions: impl Iterator<Item = Action>, worth: impl Fn(Action) -> f64) -> Option<Action> {
    let weighed = actions.map(|action| (action, worth(action)));
    weighed.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, _)| action)
}

fn by_slot(legal: &Legal, worth: impl Fn(Slot) -> f64) -> Option<Action> {
    best(legal.iter(), |action| match action {
        Action::Slot(slot) => worth(slot),
        _ => f64::NEG_INFINITY,
    })
}

/// One of the three, as likely as the mix says.
pub(super) fn draw<R: Rng>(mix: &[f64; 3], dice: &mut R) -> Element {
    const PARTS: u32 = 1 << 20;
    let mut left = f64::from(dice::below(dice, PARTS)) / f64::from(PARTS);
    for element in Element::ALL {
        left -= mix[element.index()];
        if left < 0.0 {
            return element;
        }
    }
    Element::Fire
}

/// How many slots a symbol has on the tiles that come next.
fn usefulness(board: &Board<'_>, symbol: Symbol) -> f64 {
    const NEAR: usize = 4;
    board.way().iter().take(NEAR).map(|&tile| board.game.slots_of(tile, symbol).len() as f64).sum()
}

/// Cards and spells that bring more than they are worth in the hand; then a roll, or a move to where rolls are better.
fn turn(worth: &Worth<'_>, legal: &Legal, seat: Seat) -> Option<Action> {
    let is_near = |action: &Action| match *action {
        Action::Move(tile) | Action::Sorcery(tile) => !worth.is_far(tile),
        _ => true,
    };
    let extra = legal
        .iter()
        .filter(|action| !matches!(action, Action::Roll | Action::Move(_)) && is_near(action))
        .map(|action| (action, gain(worth, action, seat)))
        .max_by(|one, other| one.1.total_cmp(&other.1));
    if let Some((action, _)) = extra.filter(|&(_, gain)| gain > 0.0) {
        return Some(action);
    }
    let last = legal.iter().filter(|action| matches!(action, Action::Roll | Action::Move(_)));
    best(last.filter(is_near), |action| gain(worth, action, seat))
}

/// What an action of a turn brings.
pub(super) fn gain(worth: &Worth<'_>, action: Action, seat: Seat) -> f64 {
    let board = worth.board;
    let own = board.player(seat);
    let stay = |tile: Tile| worth.rolls_left(tile) * worth.roll(seat, tile);
    match action {
        Action::Roll => own.wizard.map_or(0.0, |tile| worth.roll(seat, tile) + stay(tile)),
        Action::Move(tile) => stay(tile),
        Action::Card(symbol) => {
            own.wizard.map_or(0.0, |tile| worth.vote(seat, tile, symbol)) - worth.price(worth.of_card())
        }
        Action::Sorcery(tile) => worth.roll(seat, tile) - worth.price(worth.of_sorcery()),
        Action::Spell(cast) => cast_gain(worth, cast, seat) - worth.price(worth.to_play(cast.spell())),
        _ => 0.0,
    }
}

fn cast_gain(worth: &Worth<'_>, cast: Cast, seat: Seat) -> f64 {
    let board = worth.board;
    let own = board.player(seat);
    match cast {
        Cast::Retrieval => {
            worth.price(worth.of_card()) * (Symbol::ALL.len() - own.symbols.len()).min(2) as f64
        }
        Cast::Restoration => {
            worth.of_sorcery() * f64::from((games::maginor::SORCERY_CARDS - own.sorcery).min(2))
        }
        Cast::Domination => own.wizard.map_or(0.0, |tile| two_counters(worth, seat, tile)),
        Cast::Persuasion => own.wizard.map_or(0.0, |tile| {
            let rivals = board.rivals(tile, seat).iter();
            let gains = rivals.map(|slot| worth.change(seat, tile, &with(board.held(tile), slot, seat)));
            gains.max_by(f64::total_cmp).unwrap_or(0.0) - worth.of_counter(seat)
        }),
        Cast::Telekinesis(tile) => {
            board.free(tile).first().map_or(0.0, |slot| worth.placing(seat, tile, slot))
        }
        Cast::Teleportation(tile) => {
            let here = own.wizard.map_or(0.0, |tile| worth.roll(seat, tile));
            (worth.rolls_left(tile) + 1.0) * (worth.roll(seat, tile) - here)
        }
        // A step to the next tile's scoring, and no further roll in this turn.
        Cast::Summoning => worth.summoning(seat),
    }
}

fn two_counters(worth: &Worth<'_>, seat: Seat, tile: Tile) -> f64 {
    let board = worth.board;
    let mut free = board.free(tile).iter();
    let Some(first) = free.next() else { return 0.0 };
    let one = with(board.held(tile), first, seat);
    let cost = worth.of_counter(seat);
    let single = worth.change(seat, tile, &one) - cost;
    match free.next().filter(|_| board.player(seat).reserve > 1) {
        Some(second) => single.max(worth.change(seat, tile, &with(&one, second, seat)) - 2.0 * cost),
        None => single,
    }
}
