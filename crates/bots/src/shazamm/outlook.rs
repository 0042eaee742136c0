//! What the turn on the table comes to, as far as one can see at a glance.

use games::shazamm::{CardSet, Casting, PhaseView, Shazamm, Spell, Turn, View, opponent};
use table::Seat;

/// A position as one of its players sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub(super) mana: u8,
    pub(super) theirs: u8,
    /// How many tiles the fire is from the own wizard, and from the other.
    pub(super) near: u8,
    pub(super) far: u8,
    /// Where the fire began this round: positive on the opponent's side of where it is now.
    pub(super) gained: i8,
    /// How many tiles the fire may still come nearer this round before it drives the own wizard off the bridge; 0 if it
    /// already would. More than 3 if it cannot in this round.
    pub(super) own_room: i8,
    /// The same for the opponent.
    pub(super) their_room: i8,
    /// Whether Resistance stops the last push too (S4.3).
    pub(super) resistance_holds: bool,
    /// Whether this turn takes the last of the own mana, so that the opponent will push.
    pub(super) push_looms: bool,
}

impl Outlook {
    pub(super) fn of(game: &Shazamm, view: &View, seat: Seat) -> Self {
        let them = opponent(seat);
        let bridge = &view.bridge;
        let distance = |seat: Seat| bridge.wall.0.abs_diff(bridge.wizards[seat].0);
        let (near, far) = (distance(seat), distance(them));
        let (first, last) = bridge.intact;
        // After the round each wizard stands three steps from the fire, and a tile more is broken at each end.
        let room = |seat: Seat| {
            let steps = bridge.wizards[seat].0 - bridge.middle.0;
            let stands = bridge.wall.0 + steps;
            if steps < 0 { stands - (first.0 + 1) + 1 } else { (last.0 - 1) - stands + 1 }
        };
        Self {
            mana: view.players[seat].mana.left(),
            theirs: view.players[them].mana.left(),
            near,
            far,
            gained: near as i8 - 3,
            own_room: room(seat).max(0),
            their_room: room(them).max(0),
            resistance_holds: game.resistance_stops_the_last_push(),
            push_looms: is_exhausted(view, seat) && !is_exhausted(view, them),
        }
    }

    /// Whether the round would be won, and the match with it, if it ended now.
    pub(super) fn is_winning(&self) -> bool {
        self.their_room == 0 && self.own_room > 0
    }
}

/// Whether a turn is going to take all of a player's mana: a bet of all there is, before gains, or the last one there is.
fn is_exhausted(view: &View, seat: Seat) -> bool {
    let mana = view.players[seat].mana.left();
    match turn(view) {
        Some(turn) => {
            let gains = [Spell::Reserves, Spell::Drain];
            turn.bets[seat].mana() == mana
                && !gains.into_iter().any(|spell| turn.casting[seat].contains(spell))
        }
        None => mana == 1,
    }
}

/// What a player has laid before the bets, and how many cards the other has (S6.3).
pub(super) fn lying(view: &View, seat: Seat) -> Option<(CardSet, u8)> {
    match view.phase {
        PhaseView::Betting { laid, counts, .. } => {
            Some((laid[seat].unwrap_or(CardSet::EMPTY), counts[opponent(seat)]))
        }
        _ => None,
    }
}

/// The strength of a bet with the spells that are still to be resolved (S3.4).
pub(super) fn strength(bet: u8, casting: Casting) -> u32 {
    let boosted = u32::from(bet) + 7 * u32::from(casting.count(Spell::Boost));
    boosted << casting.count(Spell::DoubleDose)
}

/// Whether the movement of the turn is reversed.
pub(super) fn reversed(turn: &Turn) -> bool {
    let casts = |seat: Seat| turn.casting[seat].count(Spell::WhoWinsLoses);
    (casts(games::shazamm::RED) + casts(games::shazamm::GREEN)) % 2 == 1
}

/// The turn that is being resolved.
pub(super) fn turn(view: &View) -> Option<&Turn> {
    match &view.phase {
        PhaseView::Resolving { turn, .. } => Some(turn),
        _ => None,
    }
}
