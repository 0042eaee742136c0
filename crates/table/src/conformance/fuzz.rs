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
    assert_eq!(again.state(), played.state(), "the record leads elsewhere");
    assert_eq!(again.to_string(), written, "a record that was read is written differently");
}

/// Writes the record of a random game, spoils it as the bytes say, and reads that: closer to the truth than plain bytes
/// would ever come.
pub fn spoiled_record_from_bytes<G: Game>(game: &G, bytes: &[u8]) {
    let (start, edits) = bytes.split_at(bytes.len().min(3));
    let number = |n: usize| start.get(n).map_or(0, |&byte| u64::from(byte));
    let mut dice = dice::seeded(number(0));
    let mut played = Match::new(game.clone());
    for _ in 0..number(1) * 256 + number(2) {
        advance(&mut played, &mut dice);
    }
    let mut text = played.to_string().into_bytes();
    for edit in edits.chunks_exact(4) {
        spoil(&mut text, [edit[0], edit[1], edit[2], edit[3]]);
    }
    record_from_bytes::<G>(&text);
}

/// One edit: a byte overwritten, put in or taken out, or two lines swapped.
fn spoil(text: &mut Vec<u8>, [high, low, kind, value]: [u8; 4]) {
    if text.is_empty() {
        return;
    }
    let at = (usize::from(high) << 8 | usize::from(low)) % text.len();
    match kind % 4 {
        0 => text[at] = value,
        1 => text.insert(at, value),
        2 => drop(text.remove(at)),
        _ => {
            let mut lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
            let count = lines.len();
            lines.swap(at % count, usize::from(value) % count);
            *text = lines.join(&b'\n');
        }
    }
}

/// Plays bytes as moves: two bytes name a seat and an action of the table, legal or not.
/// Nothing may break, and the game must agree with its own list of legal actions.
pub fn moves_from_bytes<G: Game>(game: &G, bytes: &[u8]) {
    let mut played = Match::new(game.clone());
    let mut dice =
        dice::seeded(bytes.iter().fold(0, |sum: u64, &byte| sum.wrapping_mul(31).wrapping_add(byte.into())));
    for pair in bytes.chunks_exact(2) {
        let number = usize::from(pair[0]) << 8 | usize::from(pair[1]);
        let (wild, number) = (number % 2 == 0, number / 2);
        match played.to_act() {
            ToAct::Nobody => return,
            ToAct::Chance => advance(&mut played, &mut dice),
            ToAct::Seats(seats) => {
                // Half of the moves are wild, the other half keep the game going.
                let (seat, action) = if wild {
                    let seat = Seat::new(number % game.seats());
                    (Some(seat), game.action_at(spread(number / game.seats(), game.action_count())))
                } else {
                    let seat = seats.iter().nth(number % seats.len());
                    (seat, seat.and_then(|seat| game.legal(played.state(), seat).choose(&mut dice)))
                };
                let (Some(seat), Some(action)) = (seat, action) else { continue };
                let listed = game.legal(played.state(), seat).contains(action);
                let before = played.state().clone();
                match played.step(Step::Seat(seat, action), &mut Silent) {
                    Ok(()) => {
                        assert!(listed, "{seat:?} {action:?} was accepted in {:?}", game.oracle(&before));
                    }
                    Err(refused) => {
                        assert!(
                            !listed,
                            "{seat:?} {action:?} was refused in {:?}: {refused}",
                            game.oracle(&before)
                        );
                        assert_eq!(played.state(), &before, "the refused {action:?} changed the state");
                        let out_of_turn = matches!(refused, Refused::NotToAct { actor: Actor::Seat(_), .. });
                        assert_eq!(out_of_turn, !seats.contains(seat), "why {seat:?} was refused: {refused}");
                    }
                }
            }
        }
    }
}

/// A number below 2¹⁵, spread over `0..count` however large that is.
fn spread(number: usize, count: usize) -> usize {
    number * (count / (1 << 12) + 1) % count
}
