//! What a match of Shazamm! was like.

use games::shazamm::{Both, Bridge, Commitment, Fact, GREEN, RED, Shazamm, Tile, opponent};
use table::Seat;

use crate::{Chronicle, Curve, Deeds, most_special};

/// Something special about a match of Shazamm!
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShazammHighlight {
    /// The winner had stood on the last tile of the bridge.
    FromTheEdge {
        /// The winner.
        seat: Seat,
    },
    /// The winner had lost the first round.
    Comeback {
        /// The winner.
        seat: Seat,
    },
    /// The winner won every round.
    EveryRound {
        /// The winner.
        seat: Seat,
        /// How many.
        rounds: usize,
    },
    /// The highest bet.
    HighestBet {
        /// Whose.
        seat: Seat,
        /// How much.
        bet: u8,
        /// In which round.
        round: usize,
    },
    /// How many spells both laid.
    Spells {
        /// One of the two.
        seat: Seat,
        /// How many.
        spells: u32,
        /// How many the other one laid.
        others: u32,
    },
    /// How long it took.
    Length {
        /// In rounds.
        rounds: usize,
        /// In turns.
        turns: usize,
    },
}

/// A turn as it was revealed, and where everything was after it.
#[derive(Clone, Copy, Debug)]
struct TurnTaken {
    round: usize,
    commitments: Both<Commitment>,
    after: Place,
}

/// Where everything is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Place {
    wall: Tile,
    wizards: Both<Tile>,
    intact: (Tile, Tile),
}

impl Place {
    fn first() -> Self {
        let bridge = Bridge::new();
        let intact = bridge.intact();
        Self {
            wall: bridge.wall(),
            wizards: Both::from_fn(|seat| bridge.wizard(seat)),
            intact: (*intact.start(), *intact.end()),
        }
    }

    /// Whether a wizard stands on the last tile of its side.
    fn is_at_the_edge(self, seat: Seat) -> bool {
        self.wizards[seat] == if seat == RED { self.intact.0 } else { self.intact.1 }
    }

    /// Brings this up to date.
    fn follow(&mut self, fact: &Fact) {
        match fact {
            Fact::Middle { wall, .. }
            | Fact::Moved { wall, .. }
            | Fact::Stayed { wall }
            | Fact::Pushed { wall, .. } => {
                self.wall = *wall;
            }
            Fact::WizardsMoved { wizards } => self.wizards = *wizards,
            Fact::TilesBroke { intact } => self.intact = *intact,
            _ => {}
        }
    }
}

/// The match, turn by turn.
fn turns(facts: &[Fact]) -> Vec<TurnTaken> {
    let mut turns: Vec<TurnTaken> = Vec::new();
    let (mut place, mut round) = (Place::first(), 1);
    for fact in facts {
        place.follow(fact);
        match fact {
            Fact::Round { round: number } => round = usize::from(*number),
            Fact::Revealed { commitments } => {
                turns.push(TurnTaken { round, commitments: *commitments, after: place });
            }
            _ => {}
        }
        if let Some(turn) = turns.last_mut() {
            turn.after = place;
        }
    }
    turns
}

/// Who won each round: towards whose opponent the wizards went.
fn rounds_won(turns: &[TurnTaken]) -> Vec<Option<Seat>> {
    let mut before = Place::first();
    let mut won = Vec::new();
    for (n, turn) in turns.iter().enumerate() {
        let is_last_of_round = turns.get(n + 1).is_none_or(|next| next.round != turn.round);
        if is_last_of_round {
            won.push(match turn.after.wizards[RED].cmp(&before.wizards[RED]) {
                std::cmp::Ordering::Greater => Some(RED),
                std::cmp::Ordering::Less => Some(GREEN),
                std::cmp::Ordering::Equal => None,
            });
            before = turn.after;
        }
    }
    won
}

/// The one who has not fallen, if the other has.
fn winner(facts: &[Fact]) -> Option<Seat> {
    let mut fallen = facts.iter().filter_map(|fact| match fact {
        Fact::Fell { seat } => Some(*seat),
        _ => None,
    });
    let loser = fallen.next()?;
    fallen.next().is_none().then(|| opponent(loser))
}

fn spells(turns: &[TurnTaken], seat: Seat) -> impl Iterator<Item = games::shazamm::Spell> {
    turns.iter().flat_map(move |turn| turn.commitments[seat].cards.iter_spells())
}

impl Chronicle for Shazamm {
    type Highlight = ShazammHighlight;

    fn curve(&self, facts: &[Fact]) -> Curve {
        let places: Vec<Place> =
            std::iter::once(Place::first()).chain(turns(facts).iter().map(|turn| turn.after)).collect();
        let tile = |tile: Tile| i32::from(tile.0);
        Curve {
            seats: [RED, GREEN]
                .map(|seat| places.iter().map(|place| tile(place.wizards[seat])).collect())
                .into(),
            between: places.iter().map(|place| tile(place.wall)).collect(),
            ground: places.iter().map(|place| (tile(place.intact.0), tile(place.intact.1))).collect(),
        }
    }

    fn highlights(&self, facts: &[Fact], you: Option<Seat>) -> Vec<ShazammHighlight> {
        let turns = turns(facts);
        let (Some(last), won) = (turns.last(), rounds_won(&turns)) else { return Vec::new() };
        let mut found = vec![(30, ShazammHighlight::Length { rounds: last.round, turns: turns.len() })];
        if let Some(seat) = winner(facts) {
            let before_the_end = turns.iter().filter(|turn| turn.round < last.round);
            if before_the_end.clone().any(|turn| turn.after.is_at_the_edge(seat)) {
                found.push((95, ShazammHighlight::FromTheEdge { seat }));
            } else if won.first() == Some(&Some(opponent(seat))) {
                found.push((85, ShazammHighlight::Comeback { seat }));
            } else if won.len() > 1 && won.iter().all(|&round| round == Some(seat)) {
                found.push((80, ShazammHighlight::EveryRound { seat, rounds: won.len() }));
            }
        }
        let bets = turns.iter().flat_map(|turn| {
            turn.commitments
                .iter()
                .map(|(seat, made)| (made.bet.mana(), Some(seat) == you, seat, turn.round))
                .collect::<Vec<_>>()
        });
        if let Some((bet, _, seat, round)) = bets.max_by_key(|&(bet, is_you, ..)| (bet, is_you)) {
            found.push((40 + u32::from(bet), ShazammHighlight::HighestBet { seat, bet, round }));
        }
        let seat = you.or(winner(facts)).unwrap_or(RED);
        let (own, others) =
            (spells(&turns, seat).count() as u32, spells(&turns, opponent(seat)).count() as u32);
        if own + others > 0 {
            found.push((50 + own + others, ShazammHighlight::Spells { seat, spells: own, others }));
        }
        most_special(found)
    }

    fn deeds(&self, facts: &[Fact], seat: Seat) -> Deeds {
        let spells = spells(&turns(facts), seat).map(|spell| spell.number().to_string()).collect();
        Deeds { spells, ..Deeds::default() }
    }
}
