//! What moves on the table when something happens: the die to the middle, counters to their slots, wizards and Maginor along
//! the ring, tiles and spells to whoever wins them.

use games::maginor::{Fact, Maginor, Member as _, Slot, Spell, Tile, View};
use markup::prelude::*;
use table::Seat;
use web_sys::Element;

use super::desk::Desk;
use super::layout::{self, Spot, Walk};
use super::ring::{maginor_spot, wizard_spot};
use crate::browser::document;
use crate::motion::{Motion, WAY, before_paint};
use crate::seen::Seen;

/// How long the die rolls, in milliseconds at the normal pace.
const ROLL: u32 = 380;
/// The next counter begins this much later.
const NEXT: u32 = 120;

/// Something that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moving {
    /// The die, from whoever rolls it.
    Die(Seat),
    /// A counter, from its player to a slot.
    Counter(Seat, Tile, Slot),
    /// A wizard.
    Wizard(Seat),
    Maginor,
    /// A tile, to a player or to Maginor.
    Tile(Tile, Option<Seat>),
    /// A spell, to a player or to Maginor.
    Spell(Spell, Option<Seat>),
}

/// What moves, and after how many milliseconds.
fn timeline(news: &[Fact]) -> Vec<(u32, Moving)> {
    let mut now = 0;
    let mut moving = Vec::new();
    for fact in news {
        let (what, lasts) = match *fact {
            Fact::Rolled { seat, .. } => (Moving::Die(seat), ROLL),
            Fact::Placed { seat, tile, slot }
            | Fact::DuelWon { winner: seat, tile, slot, .. }
            | Fact::Persuaded { seat, tile, slot, .. } => (Moving::Counter(seat, tile, slot), NEXT),
            Fact::Moved { seat, .. } => (Moving::Wizard(seat), WAY),
            Fact::MaginorMoved { .. } => (Moving::Maginor, WAY),
            Fact::TookTile { seat, tile } => (Moving::Tile(tile, Some(seat)), 0),
            Fact::TileDiscarded { tile } => (Moving::Tile(tile, None), 0),
            Fact::TookSpell { seat, spell } => (Moving::Spell(spell, Some(seat)), 0),
            Fact::SpellDiscarded { spell } => (Moving::Spell(spell, None), 0),
            _ => continue,
        };
        moving.push((now, what));
        now += lasts;
    }
    moving
}

/// When the ring closes, in milliseconds: what leaves it goes first.
fn closing(news: &[Fact]) -> u32 {
    let leaves = |&(_, what): &(u32, Moving)| matches!(what, Moving::Tile(..) | Moving::Spell(..));
    timeline(news).into_iter().find(leaves).map_or(0, |(at, _)| at)
}

/// Shows what moves, whenever a step was made. It has to stand before all that changes: what goes away is still there then.
pub(super) fn moves(desk: Desk) -> Markup {
    let motion = Motion::of_page();
    let shown = StoredValue::new_local(None::<Seen<Maginor>>);
    let watch = move || {
        let seen = desk.table.seen.get();
        let before = shown.try_update_value(|shown| shown.replace(seen.clone())).flatten();
        // Who goes back, or looks at the same once more, sees nothing move. To say that one rolls, and what is rolled, are two
        // steps that come as one.
        let is_next = |before: &Seen<Maginor>| (1..=2).contains(&seen.steps.saturating_sub(before.steps));
        let before = before.filter(|before| is_next(before) && motion.time(WAY) > 0);
        if let Some(before) = before {
            let timeline = timeline(&seen.news);
            for &(at, what) in &timeline {
                leave(motion, at, what);
            }
            before_paint(move || {
                for (at, what) in timeline {
                    arrive(motion, at, what);
                }
                close(motion, &before.view, &seen.view, closing(&seen.news));
                walk(motion, &before.view, &seen.view, &seen.news);
            });
        }
        Markup::Nothing
    };
    view! { {watch} }
}

fn find(selector: &str) -> Option<Element> {
    document().query_selector(&format!(".mag-board {selector}")).ok().flatten()
}

/// Where a player's things are; Maginor where there is no player.
fn home(seat: Option<Seat>) -> Option<Element> {
    match seat {
        Some(seat) => find(&format!("[data-home=\"{}\"] .mag-reserve .mag-sign", seat.number())),
        None => find(".mag-maginor"),
    }
}

/// Lets go what will not be there any more.
fn leave(motion: Motion, at: u32, what: Moving) {
    let (thing, to) = match what {
        Moving::Tile(tile, to) => (find(&format!("[data-tile=\"{}\"] svg", u8::from(tile))), to),
        Moving::Spell(spell, to) => (find(&format!("[data-spell=\"{}\"]", spell.name())), to),
        _ => return,
    };
    if let Some((thing, to)) = thing.zip(home(to)) {
        motion.leave(&thing, &to, at);
    }
}

/// Lets come what is there now.
fn arrive(motion: Motion, at: u32, what: Moving) {
    match what {
        Moving::Die(seat) => roll(motion, seat),
        Moving::Counter(seat, tile, slot) => {
            let slot = find(&format!("[data-tile=\"{}\"] [data-slot=\"{}\"]", u8::from(tile), slot.index()));
            if let Some((slot, home)) = slot.zip(home(Some(seat))) {
                motion.leave(&home, &slot, at);
                motion.change(&slot, &[("opacity", "0", "1")], NEXT, at + WAY - NEXT);
            }
        }
        _ => {}
    }
}

/// The die comes from a player, turns, shows this and that, and stays on its face.
fn roll(motion: Motion, seat: Seat) {
    let Some(die) = find(".mag-die") else { return };
    if let Some(home) = home(Some(seat)) {
        motion.come(&die, &home, 0);
    }
    motion.change(&die, &[("rotate", "-450deg", "0deg")], ROLL, 0);
    let mut passing = die.query_selector(".mag-passing").ok().flatten();
    let mut lasts = ROLL * 3 / 4;
    while let Some(face) = passing {
        motion.change(&face, &[("opacity", "1", "1")], lasts, 0);
        lasts = lasts * 2 / 3;
        passing = face.next_element_sibling();
    }
}

/// The tiles that are left close the ring, and take their spells with them.
fn close(motion: Motion, before: &View, now: &View, at: u32) {
    let (had, has) = (before.ring.len(), now.ring.len());
    if had == has || had == 0 {
        return;
    }
    for (to, place) in now.ring.iter().enumerate() {
        let Some(from) = before.ring.iter().position(|other| other.tile == place.tile) else { continue };
        let tile = find(&format!("[data-tile=\"{}\"]", u8::from(place.tile)));
        if let Some(tile) = tile {
            let way =
                [(from, had), (to, has)].map(|(at, tiles)| place_of(layout::tile(at, tiles), Spot::MIDDLE));
            motion.change(&tile, &[("translate", &way[0], &way[1])], WAY, at);
        }
        let spell = place.spell.and_then(|spell| find(&format!("[data-spell=\"{}\"]", spell.name())));
        if let Some(spell) = spell {
            let way = [(from, had), (to, has)].map(|(at, tiles)| {
                let (touches, with) = layout::spell(at, tiles);
                place_of(touches, with)
            });
            motion.change(&spell, &[("translate", &way[0], &way[1])], WAY, at);
        }
    }
}

/// Wizards and Maginor go from where they were to where they are.
fn walk(motion: Motion, before: &View, now: &View, news: &[Fact]) {
    let when = |who: Moving| timeline(news).into_iter().find(|&(_, what)| what == who).map(|(at, _)| at);
    let is_same_ring = before.ring.len() == now.ring.len();
    let go = |selector: &str, from: Spot, to: Spot, at: Option<u32>, goes_round: bool| {
        if from == to || before.ring.is_empty() {
            return;
        }
        let Some(figure) = find(selector) else { return };
        // Who only stands where tiles move goes with them.
        let at = at.unwrap_or_else(|| closing(news));
        let walk = if goes_round { Walk::round(from, to) } else { Walk::straight(from) };
        let turn = format!("{:.1}deg", walk.degrees);
        let changes = [
            ("translate", &*place_of(walk.from, Spot::MIDDLE), &*place_of(to, Spot::MIDDLE)),
            ("rotate", &turn, "0deg"),
        ];
        motion.change(&figure, &changes, WAY, at);
        if let Some(upright) = figure.first_element_child() {
            motion.change(&upright, &[("rotate", &format!("{:.1}deg", -walk.degrees), "0deg")], WAY, at);
        }
    };
    let at = when(Moving::Maginor);
    go(".mag-maginor", maginor_spot(before), maginor_spot(now), at, is_same_ring && at.is_some());
    for seat in Seat::all(now.players.len()) {
        let stood = before.players[seat].wizard.is_some() && now.players[seat].wizard.is_some();
        let at = when(Moving::Wizard(seat));
        let selector = format!(".mag-pawn.mag-seat-{}", seat.number());
        go(
            &selector,
            wizard_spot(before, seat),
            wizard_spot(now, seat),
            at,
            is_same_ring && stood && at.is_some(),
        );
    }
}

/// Where something lies that is there with this point of its own, as styles have it.
fn place_of(spot: Spot, own: Spot) -> String {
    format!("calc({:.2}cqw - {:.2}%) calc({:.2}cqw - {:.2}%)", spot.x, own.x, spot.y, own.y)
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::maginor::{DieFace, MaginorAt};

    #[test]
    fn one_thing_moves_after_the_other_and_what_leaves_goes_before_the_ring_closes() {
        let (seat, tile) = (Seat::new(1), Tile::all().next().unwrap());
        let slot = Slot::from_number(2).unwrap();
        let news = [
            Fact::Rolled { seat, tile, face: DieFace::Maginor },
            Fact::Placed { seat, tile, slot },
            Fact::Filled { tile },
            Fact::MaginorMoved { to: MaginorAt::On(tile) },
            Fact::TookTile { seat, tile },
            Fact::SpellDiscarded { spell: Spell::Reversal },
        ];
        let leaving = ROLL + NEXT + WAY;
        assert_eq!(
            timeline(&news),
            [
                (0, Moving::Die(seat)),
                (ROLL, Moving::Counter(seat, tile, slot)),
                (ROLL + NEXT, Moving::Maginor),
                (leaving, Moving::Tile(tile, Some(seat))),
                (leaving, Moving::Spell(Spell::Reversal, None)),
            ]
        );
        assert_eq!(closing(&news), leaving);
        assert_eq!(closing(&news[..2]), 0);
    }
}
