//! What fuzzers and property tests feed to a game: bytes that mean well, and bytes that do not.

use super::advance;
use crate::{Actor, Game, Legal, Match, Refused, Seat, Silent, Step, ToAct, dice};

/// Reads bytes as a record. Nothing may break; what was read must survive being written and read again.
pub fn record_from_bytes<G: Game>(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let played = match Match::<G>::read(&text) {
        Ok(played) => played,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert!(error.line <= text.lines().count() + 1, "line {} of {text:?}", error.line);
            match error.so_far {
                Some(so_far) => *so_far,
                None => return,
            }
        }
    };
    let written = played.to_string();
    let again = Match::<G>::read(&written).unwrap_or_else(|error| panic!("{error} in\n{written}"));
    assert_eq!(again.state(), played.state());
    assert_eq!(again.to_string(), written);
}

/// Plays bytes as moves: two bytes name a seat and an action of the table, legal or not.
/// Nothing may break, and the game must agree with its own list of legal actions.
pub fn moves_from_bytes<G: Game>(game: &G, bytes: &[u8]) {
    let mut played = Match::new(game.clone());
    let mut dice = dice::seeded(
        bytes.iter().fold(0, |sum: u64, &byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte))),
    );
    for pair in bytes.chunks_exact(2) {
        let (who, what) = (usize::from(pair[0]), usize::from(pair[1]));
        let seat = Seat::new(who / 2 % game.seats());
        match played.to_act() {
            ToAct::Nobody => return,
            ToAct::Chance => advance(&mut played, &mut dice),
            ToAct::Seats(seats) => {
                // Half of the moves are wild, the other half keep the game going.
                let action = if who & 1 == 0 {
                    game.action_at(spread(who << 8 | what, game.action_count()))
                } else {
                    game.legal(played.state(), seat).choose(&mut dice)
                };
                let Some(action) = action else { continue };
                let listed = game.legal(played.state(), seat).contains(action);
                let before = played.state().clone();
                match played.step(Step::Seat(seat, action), &mut Silent) {
                    Ok(()) => assert!(listed, "{seat:?} {action:?} was accepted in {before:?}"),
                    Err(refused) => {
                        assert!(!listed, "{seat:?} {action:?} was refused in {before:?}: {refused}");
                        assert_eq!(played.state(), &before);
                        let out_of_turn = matches!(refused, Refused::NotToAct { actor: Actor::Seat(_), .. });
                        assert_eq!(out_of_turn, !seats.contains(seat), "{refused}");
                    }
                }
            }
        }
    }
}

/// A number of two bytes, spread over `0..count` however large that is.
fn spread(number: usize, count: usize) -> usize {
    number * (count / (1 << 16) + 1) % count
}
