//! What a game of Maginor was like.

use games::maginor::{Fact, Maginor, Tile};
use table::{Game as _, Seat};

use crate::swing::{Swing, swings};
use crate::{Chronicle, Curve, Deeds, leader, most_special};

/// To have been this many votes behind and still win is worth telling.
const FAR: i32 = 10;
/// Fewer duels, won by somebody or fought on a tile, are nothing special.
const MANY_DUELS: u32 = 2;
/// Fewer spells are nothing special.
const MANY_SPELLS: u32 = 2;

/// Something special about a game of Maginor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MaginorHighlight {
    /// Who led when.
    Swing(Swing),
    /// The most votes that anybody got from one oracle.
    Prize {
        /// Who.
        seat: Seat,
        /// Which oracle.
        tile: Tile,
        /// How many.
        votes: u32,
    },
    /// Somebody won the most duels.
    Duels {
        /// Who.
        seat: Seat,
        /// How many.
        won: u32,
        /// Of how many.
        fought: u32,
    },
    /// An oracle was fought for most often.
    Contested {
        /// Which oracle.
        tile: Tile,
        /// In how many duels.
        duels: u32,
    },
    /// Somebody cast the most spells.
    Spells {
        /// Who.
        seat: Seat,
        /// How many.
        spells: u32,
    },
}

/// Who fought a duel on which tile, and who won it.
struct Fought {
    duellists: [Seat; 2],
    tile: Tile,
    winner: Option<Seat>,
}

fn duels(facts: &[Fact]) -> Vec<Fought> {
    let fought = |fact: &Fact| match *fact {
        Fact::DuelWon { winner, loser, tile, .. } => {
            Some(Fought { duellists: [winner, loser], tile, winner: Some(winner) })
        }
        Fact::DuelTied { challenger, defender, tile, .. } => {
            Some(Fought { duellists: [challenger, defender], tile, winner: None })
        }
        _ => None,
    };
    facts.iter().filter_map(fought).collect()
}

/// How many duels somebody won, and of how many.
fn won(duels: &[Fought], seat: Seat) -> (u32, u32) {
    let own = duels.iter().filter(|duel| duel.duellists.contains(&seat));
    let won = own.clone().filter(|duel| duel.winner == Some(seat)).count();
    (won as u32, own.count() as u32)
}

fn cast(facts: &[Fact], who: Seat) -> impl Iterator<Item = &'static str> {
    facts.iter().filter_map(move |fact| match fact {
        Fact::SpellPlayed { seat, spell, .. } if *seat == who => Some(spell.name()),
        _ => None,
    })
}

impl Chronicle for Maginor {
    type Highlight = MaginorHighlight;

    fn curve(&self, facts: &[Fact]) -> Curve {
        let mut curve = Curve::from_nothing(self.seats());
        let mut votes = vec![0; self.seats()];
        for fact in facts {
            match *fact {
                Fact::TookTile { seat, tile } => votes[seat.index()] += i32::from(self.value(tile)),
                Fact::TookSpell { seat, spell } if spell.is_rite() => {
                    votes[seat.index()] += i32::from(spell.votes());
                }
                Fact::Cleared { .. } => {
                    curve.seats.iter_mut().zip(&votes).for_each(|(line, &votes)| line.push(votes));
                }
                _ => {}
            }
        }
        curve
    }

    fn highlights(&self, facts: &[Fact], you: Option<Seat>) -> Vec<MaginorHighlight> {
        let swings = swings(&self.curve(facts), FAR).into_iter();
        let mut found: Vec<_> =
            swings.map(|(weight, swing)| (weight, MaginorHighlight::Swing(swing))).collect();
        let prizes = facts.iter().filter_map(|fact| match *fact {
            Fact::TookTile { seat, tile } => Some((u32::from(self.value(tile)), seat, tile)),
            _ => None,
        });
        if let Some((votes, seat, tile)) = prizes.max_by_key(|&(votes, ..)| votes) {
            found.push((40, MaginorHighlight::Prize { seat, tile, votes }));
        }
        let duels = duels(facts);
        let victors = Seat::all(self.seats()).map(|seat| (seat, won(&duels, seat).0));
        if let Some((seat, count)) = leader(victors, you).filter(|&(_, count)| count >= MANY_DUELS) {
            let fought = won(&duels, seat).1;
            found.push((60 + 2 * count, MaginorHighlight::Duels { seat, won: count, fought }));
        }
        let fights = |tile: Tile| duels.iter().filter(|duel| duel.tile == tile).count() as u32;
        if let Some((duels, tile)) =
            duels.iter().map(|duel| (fights(duel.tile), duel.tile)).max_by_key(|&(count, _)| count)
            && duels > MANY_DUELS
        {
            found.push((50 + 3 * duels, MaginorHighlight::Contested { tile, duels }));
        }
        let casters = Seat::all(self.seats()).map(|seat| (seat, cast(facts, seat).count() as u32));
        if let Some((seat, spells)) = leader(casters, you).filter(|&(_, spells)| spells >= MANY_SPELLS) {
            found.push((50 + 4 * spells, MaginorHighlight::Spells { seat, spells }));
        }
        most_special(found)
    }

    fn deeds(&self, facts: &[Fact], seat: Seat) -> Deeds {
        let (won, fought) = won(&duels(facts), seat);
        Deeds {
            spells: cast(facts, seat).map(str::to_owned).collect(),
            duels: Some((won as u8, fought as u8)),
            ..Deeds::default()
        }
    }
}
