//! The legal actions, sorted by how they are chosen.

use games::maginor::{Action, Cast, Element, Legal, Prize, Slot, Spell, Symbol, Tile, TileView};
use table::Legal as _;

/// What a tile is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Aim {
    /// The wizard goes there.
    Move,
    /// A sorcery card is played for it.
    Sorcery,
    /// A counter is placed there.
    Telekinesis,
    /// The wizard goes there, and the turn goes on.
    Teleportation,
}

impl Aim {
    /// All of them, as they are listed.
    pub(super) const ALL: [Self; 4] = [Self::Move, Self::Sorcery, Self::Telekinesis, Self::Teleportation];

    /// The action, once the tile is chosen.
    pub(super) fn at(self, tile: Tile) -> Action {
        match self {
            Self::Move => Action::Move(tile),
            Self::Sorcery => Action::Sorcery(tile),
            Self::Telekinesis => Action::Spell(Cast::Telekinesis(tile)),
            Self::Teleportation => Action::Spell(Cast::Teleportation(tile)),
        }
    }

    /// The name by which messages choose.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Sorcery => "sorcery",
            Self::Telekinesis => "telekinesis",
            Self::Teleportation => "teleportation",
        }
    }
}

/// How a spell is cast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Casting {
    /// At once.
    Now(Cast),
    /// After the choice of a tile.
    At(Aim),
    /// Not in one's turn: Reversal and the rites.
    Never,
}

/// How a spell is cast.
pub(super) fn casting(spell: Spell) -> Casting {
    match spell {
        Spell::Retrieval => Casting::Now(Cast::Retrieval),
        Spell::Restoration => Casting::Now(Cast::Restoration),
        Spell::Domination => Casting::Now(Cast::Domination),
        Spell::Persuasion => Casting::Now(Cast::Persuasion),
        Spell::Summoning => Casting::Now(Cast::Summoning),
        Spell::Telekinesis => Casting::At(Aim::Telekinesis),
        Spell::Teleportation => Casting::At(Aim::Teleportation),
        Spell::Reversal | Spell::GoldenCauldron | Spell::HighWizard => Casting::Never,
    }
}

/// The tiles that may be chosen for something, clockwise from the Guild Hall.
pub(super) fn targets(legal: &Legal, ring: &[TileView], aim: Aim) -> Vec<Tile> {
    ring.iter().map(|place| place.tile).filter(|&tile| legal.contains(aim.at(tile))).collect()
}

/// What may be done with a tile that one looks at.
pub(super) fn aims_at(legal: &Legal, tile: Tile) -> Vec<Aim> {
    Aim::ALL.into_iter().filter(|aim| legal.contains(aim.at(tile))).collect()
}

/// The slots that may be chosen, clockwise from the top.
pub(super) fn slots(legal: &Legal) -> Vec<Slot> {
    all(legal).filter_map(|action| if let Action::Slot(slot) = action { Some(slot) } else { None }).collect()
}

/// Whether any symbol is to be chosen for a vote.
pub(super) fn asks_symbol(legal: &Legal) -> bool {
    Symbol::ALL.into_iter().any(|symbol| legal.contains(Action::Symbol(symbol)))
}

/// Whether this is one's turn, rather than a question in between.
pub(super) fn is_turn(legal: &Legal) -> bool {
    all(legal).any(|action| {
        matches!(
            action,
            Action::Roll | Action::Move(_) | Action::Card(_) | Action::Sorcery(_) | Action::Spell(_)
        )
    })
}

/// What is asked in a panel of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Question {
    Symbol,
    Slot,
    Duel,
    Reversal,
    Take,
    Retrieve,
}

/// What is asked besides a turn.
pub(super) fn question(legal: &Legal) -> Option<Question> {
    if is_turn(legal) {
        return None;
    }
    let has = |action| legal.contains(action);
    if asks_symbol(legal) {
        Some(Question::Symbol)
    } else if has(Action::Duel(Element::Earth)) {
        Some(Question::Duel)
    } else if has(Action::Reversal(true)) {
        Some(Question::Reversal)
    } else if has(Action::Take(Prize::Tile)) {
        Some(Question::Take)
    } else if Symbol::ALL.into_iter().any(|symbol| has(Action::Retrieve(symbol))) {
        Some(Question::Retrieve)
    } else if !slots(legal).is_empty() {
        Some(Question::Slot)
    } else {
        None
    }
}

fn all(legal: &Legal) -> impl Iterator<Item = Action> {
    (0..legal.len()).filter_map(|n| legal.get(n))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::maginor::{Maginor, Options};
    use table::conformance::advance;
    use table::{Game as _, Match, ToAct, Viewer, dice};

    /// The actions that the board has a button for.
    fn reachable(legal: &Legal, ring: &[TileView]) -> usize {
        let cards = Symbol::ALL.map(Action::Card);
        let aimed: usize = Aim::ALL.into_iter().map(|aim| targets(legal, ring, aim).len()).sum();
        let cast = Spell::ALL.into_iter().filter(
            |&spell| matches!(casting(spell), Casting::Now(cast) if legal.contains(Action::Spell(cast))),
        );
        let turn = cards.into_iter().filter(|&card| legal.contains(card)).count()
            + aimed
            + cast.count()
            + usize::from(legal.contains(Action::Roll));
        let asked: Vec<Action> = match question(legal) {
            None => Vec::new(),
            Some(Question::Symbol) => Symbol::ALL.map(Action::Symbol).to_vec(),
            Some(Question::Slot) => {
                slots(legal).into_iter().map(Action::Slot).chain([Action::Stop]).collect()
            }
            Some(Question::Duel) => Element::ALL.map(Action::Duel).to_vec(),
            Some(Question::Reversal) => vec![Action::Reversal(true), Action::Reversal(false)],
            Some(Question::Take) => vec![Action::Take(Prize::Tile), Action::Take(Prize::Spell)],
            Some(Question::Retrieve) => Symbol::ALL.map(Action::Retrieve).to_vec(),
        };
        turn + asked.into_iter().filter(|&action| legal.contains(action)).count()
    }

    #[test]
    fn every_legal_action_is_reachable() {
        for seed in 0..60 {
            let seats = 2 + (seed % 3) as u8;
            let game = Maginor::new(Options { seats, ..Options::default() }).unwrap();
            let (mut dice, mut played) = (dice::seeded(seed), Match::new(game.clone()));
            while played.to_act() != ToAct::Nobody {
                if let ToAct::Seats(seats) = played.to_act() {
                    for seat in seats.iter() {
                        let legal = game.legal(played.state(), seat);
                        let view = game.view(played.state(), Viewer::Seat(seat));
                        assert_eq!(reachable(&legal, &view.ring), legal.len(), "{view:?}");
                    }
                }
                advance(&mut played, &mut dice);
            }
        }
    }
}
