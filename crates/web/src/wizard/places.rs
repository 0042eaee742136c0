//! Where players sit around the table, and where their cards lie.

/// Where one of the others sits and lays cards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Place {
    /// How far right of the middle, from -1 at the left end of the table to 1.
    pub(super) aside: f64,
    /// How far down, from 0 at the head of the table to 1 at its middle.
    pub(super) down: f64,
    /// How many cards right of the middle the own card lies.
    pub(super) column: f64,
}

/// How far from the head of the table the outermost of so many others sit, in degrees.
fn widest(others: usize) -> f64 {
    match others {
        0 | 1 => 0.0,
        2 => 48.0,
        3 => 70.0,
        _ => 74.0,
    }
}

/// Where player number `n` of `players` sits, clockwise from the one below, who is number 0.
pub(super) fn place(players: usize, n: usize) -> Place {
    let others = players.saturating_sub(1);
    if n == 0 || others < 2 {
        return Place { aside: 0.0, down: 0.0, column: 0.0 };
    }
    let column = (n - 1) as f64 - (others - 1) as f64 / 2.0;
    let angle = (widest(others) * 2.0 * column / (others - 1) as f64).to_radians();
    // By hand: sine and cosine of any angle would be code that the page needs for nothing else.
    let aside = angle - angle.powi(3) / 6.0 + angle.powi(5) / 120.0;
    let down = angle.powi(2) / 2.0 - angle.powi(4) / 24.0 + angle.powi(6) / 720.0;
    Place { aside, down, column }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_sit_clockwise_from_the_left() {
        for players in 3..=6 {
            let places: Vec<Place> = (1..players).map(|n| place(players, n)).collect();
            let is_right_of = |two: &[Place]| two[0].aside < two[1].aside && two[0].column < two[1].column;
            assert!(places.windows(2).all(is_right_of), "{places:?}");
            assert!(places.iter().all(|place| place.aside.abs() <= 1.0), "{places:?}");
            assert!(places.iter().all(|place| (0.0..1.0).contains(&place.down)), "{places:?}");
        }
    }

    #[test]
    fn the_table_is_symmetric() {
        for players in 3..=6 {
            for n in 1..players {
                let (one, other) = (place(players, n), place(players, players - n));
                assert!((one.aside + other.aside).abs() < 1e-9 && (one.down - other.down).abs() < 1e-9);
            }
        }
    }

    #[test]
    fn they_sit_on_a_circle() {
        for n in 1..6 {
            let Place { aside, down, .. } = place(6, n);
            assert!((aside.powi(2) + (1.0 - down).powi(2) - 1.0).abs() < 0.01);
        }
    }
}
