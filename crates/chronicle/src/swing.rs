//! Who led when.

use table::Seat;

use crate::Curve;

/// Something about the lead in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Swing {
    /// The winner led from the first stop to the last.
    Throughout {
        /// The winner.
        seat: Seat,
    },
    /// The winner came to the front at the very last stop.
    AtTheEnd {
        /// The winner.
        seat: Seat,
    },
    /// The winner was far behind.
    Comeback {
        /// The winner.
        seat: Seat,
        /// How far behind the first.
        behind: i32,
    },
    /// The lead changed often.
    Changes {
        /// How often.
        times: u32,
    },
}

/// Fewer stops are too few to lead throughout.
const FEWEST_STOPS: usize = 4;
/// Fewer changes of the lead are nothing special.
const FEWEST_CHANGES: u32 = 3;

/// What is special about the lead: how it was won, and how often it changed. To be `far` behind is worth telling.
pub(crate) fn swings(curve: &Curve, far: i32) -> Vec<(u32, Swing)> {
    let mut found = Vec::new();
    found.extend(way_of_winner(curve, far));
    let times = changes(curve);
    if times >= FEWEST_CHANGES {
        found.push((40 + 4 * times, Swing::Changes { times }));
    }
    found
}

/// How the only winner won.
fn way_of_winner(curve: &Curve, far: i32) -> Option<(u32, Swing)> {
    let last = curve.stops();
    let seat = sole_leader(curve, last)?;
    let behind = |stop| best(curve, stop) - curve.seats[seat.index()][stop];
    if last < FEWEST_STOPS {
        return None;
    }
    let furthest = (0..last).map(behind).max().unwrap_or(0);
    if furthest >= far {
        Some((95, Swing::Comeback { seat, behind: furthest }))
    } else if behind(last - 1) > 0 {
        Some((90, Swing::AtTheEnd { seat }))
    } else if (1..last).all(|stop| sole_leader(curve, stop) == Some(seat)) {
        Some((80, Swing::Throughout { seat }))
    } else {
        None
    }
}

fn best(curve: &Curve, stop: usize) -> i32 {
    curve.seats.iter().filter_map(|line| line.get(stop)).copied().max().unwrap_or(0)
}

/// Who alone has the most at a stop.
fn sole_leader(curve: &Curve, stop: usize) -> Option<Seat> {
    let best = best(curve, stop);
    let mut first =
        Seat::all(curve.seats.len()).filter(|seat| curve.seats[seat.index()].get(stop) == Some(&best));
    let seat = first.next()?;
    first.next().is_none().then_some(seat)
}

/// How often the lead went from one player to another.
fn changes(curve: &Curve) -> u32 {
    let mut leaders = (0..=curve.stops()).filter_map(|stop| sole_leader(curve, stop));
    let Some(mut leader) = leaders.next() else { return 0 };
    let mut times = 0;
    for next in leaders {
        times += u32::from(next != leader);
        leader = next;
    }
    times
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(lines: &[&[i32]], expected: &[Swing]) {
        let curve = Curve { seats: lines.iter().map(|line| line.to_vec()).collect(), ..Curve::default() };
        let found: Vec<Swing> = swings(&curve, 50).into_iter().map(|(_, swing)| swing).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn the_lead_is_told_as_it_was() {
        let seat = Seat::new(0);
        check(&[&[0, 20, 40, 60, 80], &[0, 10, 30, 50, 70]], &[Swing::Throughout { seat }]);
        check(&[&[0, 20, 20, 20, 80], &[0, 20, 30, 50, 70]], &[Swing::AtTheEnd { seat }]);
        check(&[&[0, 0, -10, 20, 80], &[0, 20, 50, 50, 70]], &[Swing::Comeback { seat, behind: 60 }]);
        check(&[&[0, 20, 20, 70, 80], &[0, 20, 30, 50, 80]], &[]);
        let back_and_forth: [&[i32]; 2] = [&[0, 20, 20, 60, 60, 90], &[0, 10, 30, 30, 70, 80]];
        check(&back_and_forth, &[Swing::AtTheEnd { seat }, Swing::Changes { times: 4 }]);
    }

    #[test]
    fn nothing_is_said_of_a_game_that_has_hardly_begun() {
        check(&[], &[]);
        check(&[&[0], &[0]], &[]);
        check(&[&[0, 20], &[0, 0]], &[]);
    }
}
