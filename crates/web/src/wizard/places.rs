//! Where players sit around the table, and where their cards lie.

/// A point of the table: in percent of its width, and of the way down from the highest place to the lowest.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Place {
    pub(super) x: f64,
    pub(super) y: f64,
}

/// How far the first and the last of so many others sit from the middle; 1 is at the sides of the table.
fn width(others: usize) -> f64 {
    // Two leave the corner free, where trump lies.
    if others < 3 { 0.5 } else { 1.0 }
}

/// How far player number `n` sits right of the middle, from -1 to 1, clockwise from the one below.
fn aside(players: usize, n: usize) -> f64 {
    let others = players.saturating_sub(1);
    if others < 2 {
        return 0.0;
    }
    width(others) * (2.0 * (n - 1) as f64 / (others - 1) as f64 - 1.0)
}

/// A point of an arc that is this wide to each side and this high.
fn on_arc(aside: f64, width: f64, height: f64) -> Place {
    Place { x: 50.0 + width * aside, y: height * (1.0 - (1.0 - aside * aside).max(0.0).sqrt()) }
}

/// Where player number `n` of `players` sits; number 0 sits below, beside the own hand.
pub(super) fn seat(players: usize, n: usize) -> Place {
    if n == 0 {
        return Place { x: 50.0, y: 100.0 };
    }
    on_arc(aside(players, n), 41.0, 90.0)
}

/// Where the card of player number `n` lies.
pub(super) fn card(players: usize, n: usize) -> Place {
    if n == 0 {
        return Place { x: 50.0, y: 100.0 };
    }
    on_arc(aside(players, n), 24.0, 90.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_sit_clockwise_from_the_left() {
        for players in 3..=6 {
            let places: Vec<Place> = (1..players).map(|n| seat(players, n)).collect();
            assert!(places.windows(2).all(|two| two[0].x < two[1].x), "{places:?}");
            assert!(places.iter().all(|place| (5.0..=95.0).contains(&place.x)), "{places:?}");
        }
    }

    #[test]
    fn the_table_is_symmetric() {
        for players in 3..=6 {
            for n in 1..players {
                let (one, other) = (card(players, n), card(players, players - n));
                assert!((one.x + other.x - 100.0).abs() < 1e-9 && (one.y - other.y).abs() < 1e-9);
            }
        }
    }
}
