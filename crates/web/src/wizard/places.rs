//! Where players sit around the table, and where their cards lie.

use std::f64::consts::PI;

/// A point of the table, in percent of its width and height.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Place {
    pub(super) x: f64,
    pub(super) y: f64,
}

/// How far the first and the last of so many others sit above the sides of the table, as an angle.
fn margin(others: usize) -> f64 {
    let degrees: f64 = match others {
        0..=2 => 32.0,
        3 => 12.0,
        4 => 6.0,
        _ => 0.0,
    };
    degrees.to_radians()
}

/// The angle of the player number `n` clockwise from the one below; 0 is left, a right angle is on top.
fn angle(players: usize, n: usize) -> f64 {
    let others = players.saturating_sub(1);
    let margin = margin(others);
    if others < 2 {
        return PI / 2.0;
    }
    margin + (PI - 2.0 * margin) * (n - 1) as f64 / (others - 1) as f64
}

/// Where player number `n` of `players` sits; number 0 sits below, beside the own hand.
pub(super) fn seat(players: usize, n: usize) -> Place {
    if n == 0 {
        return Place { x: 50.0, y: 100.0 };
    }
    let angle = angle(players, n);
    Place { x: 50.0 - 41.0 * angle.cos(), y: 53.0 - 43.0 * angle.sin() }
}

/// Where the card of player number `n` lies.
pub(super) fn card(players: usize, n: usize) -> Place {
    if n == 0 {
        return Place { x: 50.0, y: 82.0 };
    }
    let angle = angle(players, n);
    Place { x: 50.0 - 26.0 * angle.cos(), y: 56.0 - 16.0 * angle.sin() }
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
