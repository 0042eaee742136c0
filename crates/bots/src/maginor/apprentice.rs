//! The apprentice at Maginor: goes for the tiles that Maginor comes to next, and plays a card when it puts it ahead there.

use games::maginor::{
    Action, Cast, Legal, Maginor, Member as _, PhaseView, PlayerView, Prize, Slot, Symbol, Tile, TileView,
    View,
};
use rand::Rng;
use table::{Legal as _, Seat, dice};

use crate::{Bot, Choice, Question};

/// A decent beginner. It looks at one tile at a time and never further than the next vote.
#[derive(Clone, Copy, Debug, Default)]
pub struct Apprentice;

/// How many tiles on Maginor's way a beginner looks at.
const NEAR: usize = 3;

impl Bot<Maginor> for Apprentice {
    fn choose(&self, question: &Question<'_, Maginor>) -> Option<Choice<Action>> {
        let &Question { game, seat, ref view, ref legal, seed, .. } = question;
        let mut dice = dice::fast(seed);
        let chosen = choose(game, view, legal, seat, &mut dice).filter(|&action| legal.contains(action));
        chosen.or_else(|| at_random(game, view, legal, seat, &mut dice)).map(Choice::plain)
    }
}

fn choose<R: Rng>(game: &Maginor, view: &View, legal: &Legal, seat: Seat, dice: &mut R) -> Option<Action> {
    match view.phase {
        PhaseView::Turn => turn(game, view, legal, seat),
        PhaseView::ChoosingSymbol { vote } => symbol(game, view, legal, seat, place(view, vote.tile)?),
        // A beginner knows that ties go to the first slot.
        PhaseView::ChoosingSlot { .. } | PhaseView::Telekinesis { .. } => legal.get(0),
        PhaseView::Dominating { .. } => legal.iter().find(|action| matches!(action, Action::Slot(_))),
        PhaseView::ChoosingRival { vote, .. } => against_the_leader(view, vote.tile, legal, seat),
        PhaseView::Persuading => against_the_leader(view, view.players[seat].wizard?, legal, seat),
        PhaseView::Reversing { .. } => Some(Action::Reversal(true)),
        PhaseView::Taking { scoring } => {
            let spell = place(view, scoring.tile)?.spell;
            // A beginner takes votes, unless the tile is hardly worth more than a rite.
            let rite = spell.is_some_and(|spell| spell.votes() >= game.value(scoring.tile));
            Some(Action::Take(if rite { Prize::Spell } else { Prize::Tile }))
        }
        _ => legal.choose(dice),
    }
}

/// Anything, as long as it does something.
fn at_random<R: Rng>(game: &Maginor, view: &View, legal: &Legal, seat: Seat, dice: &mut R) -> Option<Action> {
    let does_something = |action: &Action| view.no_effect(game, seat, *action).is_none();
    let useful = || legal.iter().filter(does_something);
    match useful().count() {
        0 => legal.choose(dice),
        count => useful().nth(dice::below(dice, count as u32) as usize),
    }
}

/// The symbol with a free slot, if there is one. A beginner knows better than to fill a tile that brings nothing.
fn symbol(game: &Maginor, view: &View, legal: &Legal, seat: Seat, place: &TileView) -> Option<Action> {
    let count = |of: Option<Seat>| place.slots.iter().filter(|&&holder| holder == of).count();
    let own = count(Some(seat)) + 1;
    let ahead = Seat::all(view.players.len()).filter(|&other| count(Some(other)) > own).count();
    let brings_something = ahead == 0 || ahead == 1 && place.spell.is_some();
    if count(None) == 1 && place.tile != game.guild_hall() && !brings_something {
        let does_nothing = |action: &Action| view.no_effect(game, seat, *action).is_some();
        if let Some(idle) = legal.iter().find(does_nothing) {
            return Some(idle);
        }
    }
    let has_room = |&symbol: &Symbol| free_of(game, place, symbol) > 0;
    game.shown(place.tile).iter().find(has_room).map(Action::Symbol)
}

fn turn(game: &Maginor, view: &View, legal: &Legal, seat: Seat) -> Option<Action> {
    let own = &view.players[seat];
    let is_last_round = view.ring.len() == 1;
    if let Some(tile) = own.wizard {
        let close = near(view).any(|place| place.tile == tile);
        let place = place(view, tile)?;
        if close && own.reserve > 0 && wants_more(view, place, seat) {
            if let Some(spell) = helpful_spell(legal) {
                return Some(spell);
            }
            // A card that finds a free slot is a safe vote.
            let card = own.symbols.iter().find(|&symbol| free_of(game, place, symbol) > 0);
            if let Some(symbol) = card.filter(|_| is_last_round || lead(view, place, seat) >= -1) {
                return Some(Action::Card(symbol));
            }
            return Some(Action::Roll);
        }
    }
    // A sorcery card helps where the wizard is not.
    if own.reserve > 0 && own.sorcery > 2 {
        let missed = near(view)
            .take(1)
            .find(|place| Some(place.tile) != own.wizard && lead(view, place, seat).abs() <= 1);
        if let Some(place) = missed {
            return Some(Action::Sorcery(place.tile));
        }
    }
    let best = near(view)
        .filter(|place| wants_more(view, place, seat))
        .max_by_key(|place| worth(game, view, place, own, seat))?;
    if own.wizard == Some(best.tile) { Some(Action::Roll) } else { Some(Action::Move(best.tile)) }
}

fn helpful_spell(legal: &Legal) -> Option<Action> {
    legal.iter().find(|action| {
        matches!(
            action,
            Action::Spell(Cast::Domination | Cast::Persuasion | Cast::Retrieval | Cast::Restoration)
        )
    })
}

/// The tiles that Maginor comes to next; the Guild Hall is the last.
fn near(view: &View) -> impl Iterator<Item = &TileView> {
    view.ring.iter().skip(1).chain(view.ring.first()).take(NEAR)
}

/// What a tile looks like to a beginner: votes, what is free, and not too many ahead.
fn worth(game: &Maginor, view: &View, place: &TileView, own: &PlayerView, seat: Seat) -> i32 {
    let free = place.slots.iter().filter(|holder| holder.is_none()).count() as i32;
    let stay = i32::from(own.wizard == Some(place.tile)) * 4;
    i32::from(game.value(place.tile)) + free.min(4) + 2 * lead(view, place, seat) + stay
}

/// By how many counters `seat` is ahead of the best of the others on a tile.
fn lead(view: &View, place: &TileView, seat: Seat) -> i32 {
    let count = |of: Seat| place.slots.iter().filter(|&&holder| holder == Some(of)).count() as i32;
    let best = Seat::all(view.players.len()).filter(|&other| other != seat).map(count).max();
    count(seat) - best.unwrap_or(0)
}

/// Whether another counter there is of any use: not with a safe lead.
fn wants_more(view: &View, place: &TileView, seat: Seat) -> bool {
    let free = place.slots.iter().filter(|holder| holder.is_none()).count() as i32;
    lead(view, place, seat) <= free.min(3)
}

fn place(view: &View, tile: Tile) -> Option<&TileView> {
    view.ring.iter().find(|place| place.tile == tile)
}

/// How many slots of a symbol are free.
fn free_of(game: &Maginor, place: &TileView, symbol: Symbol) -> usize {
    game.slots_of(place.tile, symbol)
        .iter()
        .filter(|slot| place.slots.get(slot.index()) == Some(&None))
        .count()
}

/// A counter of whoever has the most there.
fn against_the_leader(view: &View, tile: Tile, legal: &Legal, seat: Seat) -> Option<Action> {
    let place = place(view, tile)?;
    let count = |of: Option<Seat>| place.slots.iter().filter(|&&holder| holder == of).count();
    let holder = |slot: Slot| place.slots.get(slot.index()).copied().flatten();
    legal.iter().max_by_key(|action| match action {
        Action::Slot(slot) => match holder(*slot) {
            Some(other) if other != seat => count(Some(other)),
            _ => 0,
        },
        _ => 0,
    })
}
