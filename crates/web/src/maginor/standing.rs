//! Who would be first and second on a tile if it were scored now (M5.4).

use games::maginor::TileView;
use table::{Seat, sort_few};

/// The counters of each who has any, the first place first.
pub(super) fn standing(place: &TileView) -> Vec<(Seat, usize)> {
    let mut ranked: Vec<(Seat, usize)> = Vec::new();
    // In the order of the slots, so that a stable sort leaves the earlier counter ahead among equals.
    for &holder in place.slots.iter().flatten() {
        match ranked.iter_mut().find(|(seat, _)| *seat == holder) {
            Some((_, count)) => *count += 1,
            None => ranked.push((holder, 1)),
        }
    }
    sort_few(&mut ranked, |one, other| other.1.cmp(&one.1));
    ranked
}

/// How many counters a player has on a tile.
pub(super) fn counters_of(place: &TileView, seat: Seat) -> usize {
    place.slots.iter().filter(|&&holder| holder == Some(seat)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(slots: &[u8], expected: &[(usize, usize)]) {
        let holder = |&seat: &u8| seat.checked_sub(1).map(|index| Seat::new(usize::from(index)));
        let tile = games::maginor::Tile::all().next().unwrap();
        let place = TileView { tile, spell: None, slots: slots.iter().map(holder).collect() };
        let found: Vec<(usize, usize)> =
            standing(&place).into_iter().map(|(seat, count)| (seat.index() + 1, count)).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn most_counters_lead_and_the_first_counter_decides_among_equals() {
        check(&[0, 0, 0], &[]);
        check(&[0, 2, 1, 1], &[(1, 2), (2, 1)]);
        check(&[3, 2, 1, 0, 1, 2], &[(2, 2), (1, 2), (3, 1)]);
    }
}
