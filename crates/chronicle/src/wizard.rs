//! What a game of Wizard was like.

use games::wizard::{Entry, Fact, Wizard};
use table::{PerSeat, Seat};

use crate::swing::{Swing, swings};
use crate::{Chronicle, Curve, Deeds, leader, most_special};

/// To have been this many points behind and still win is worth telling.
const FAR: i32 = 50;
/// Fewer exact predictions in a row are nothing special.
const SHORTEST_RUN: u32 = 3;
/// Fewer points in a round are nothing special.
const MANY_POINTS: u32 = 60;
/// That everybody was right is something once this many cards are dealt.
const MANY_CARDS: u8 = 3;

/// Something special about a game of Wizard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WizardHighlight {
    /// Who led when.
    Swing(Swing),
    /// Somebody was exactly right so often.
    Exact {
        /// Who.
        seat: Seat,
        /// How often.
        times: u32,
        /// In how many rounds.
        rounds: usize,
    },
    /// Somebody was exactly right in so many rounds, one after the other.
    Run {
        /// Who.
        seat: Seat,
        /// In how many.
        rounds: u32,
    },
    /// Everybody was wrong.
    NobodyRight {
        /// In which round.
        round: usize,
    },
    /// Everybody was right.
    EverybodyRight {
        /// In which round.
        round: usize,
    },
    /// The most points that anybody got in a round.
    BestRound {
        /// Who.
        seat: Seat,
        /// In which round.
        round: usize,
        /// How many.
        points: u32,
    },
}

/// The rounds as they were written down.
fn rounds(facts: &[Fact]) -> Vec<PerSeat<Entry>> {
    let scored = |fact: &Fact| match fact {
        Fact::Scored { entries, .. } => Some(*entries),
        _ => None,
    };
    facts.iter().filter_map(scored).collect()
}

fn is_exact(entry: &Entry) -> bool {
    entry.prediction == entry.tricks
}

/// The longest run of exact predictions.
fn longest_run(rounds: &[PerSeat<Entry>], seat: Seat) -> u32 {
    let (mut run, mut longest) = (0, 0);
    for entries in rounds {
        run = if is_exact(&entries[seat]) { run + 1 } else { 0 };
        longest = longest.max(run);
    }
    longest
}

impl Chronicle for Wizard {
    type Highlight = WizardHighlight;

    fn curve(&self, facts: &[Fact]) -> Curve {
        let rounds = rounds(facts);
        let seats = rounds.first().map_or(0, PerSeat::len);
        let mut curve = Curve::from_nothing(seats);
        for entries in &rounds {
            for (line, (_, entry)) in curve.seats.iter_mut().zip(entries.iter()) {
                line.push(line.last().copied().unwrap_or(0) + entry.points());
            }
        }
        curve
    }

    fn highlights(&self, facts: &[Fact], you: Option<Seat>) -> Vec<WizardHighlight> {
        let rounds = rounds(facts);
        let seats = || Seat::all(rounds.first().map_or(0, PerSeat::len));
        let swings = swings(&self.curve(facts), FAR).into_iter();
        let mut found: Vec<_> =
            swings.map(|(weight, swing)| (weight, WizardHighlight::Swing(swing))).collect();
        let exact = |seat: Seat| rounds.iter().filter(|entries| is_exact(&entries[seat])).count() as u32;
        let told = you
            .map(|seat| (seat, exact(seat)))
            .or_else(|| leader(seats().map(|seat| (seat, exact(seat))), None));
        if let Some((seat, times)) = told.filter(|&(_, times)| times > 0) {
            found.push((70, WizardHighlight::Exact { seat, times, rounds: rounds.len() }));
        }
        let runs = seats().map(|seat| (seat, longest_run(&rounds, seat)));
        if let Some((seat, rounds)) = leader(runs, you).filter(|&(_, rounds)| rounds >= SHORTEST_RUN) {
            found.push((50 + 5 * rounds, WizardHighlight::Run { seat, rounds }));
        }
        let all = |is_so: &dyn Fn(&Entry) -> bool| {
            rounds.iter().rposition(|entries| entries.iter().all(|(_, entry)| is_so(entry))).map(|n| n + 1)
        };
        if let Some(round) = all(&|entry| !is_exact(entry)) {
            found.push((66, WizardHighlight::NobodyRight { round }));
        }
        if let Some(round) = all(&is_exact).filter(|&round| self.cards(round as u8) >= MANY_CARDS) {
            found.push((68, WizardHighlight::EverybodyRight { round }));
        }
        let best = rounds.iter().enumerate().filter_map(|(n, entries)| {
            let points = entries.iter().map(|(seat, entry)| (seat, entry.points().max(0).cast_unsigned()));
            leader(points, you).map(|(seat, points)| (points, seat, n + 1))
        });
        if let Some((points, seat, round)) =
            best.max_by_key(|&(points, ..)| points).filter(|&(points, ..)| points >= MANY_POINTS)
        {
            found.push((40 + points / 5, WizardHighlight::BestRound { seat, round, points }));
        }
        most_special(found)
    }

    fn deeds(&self, facts: &[Fact], seat: Seat) -> Deeds {
        let rounds = rounds(facts);
        let predictions = (1..).zip(&rounds).map(|(round, entries)| {
            let Entry { prediction, tricks } = entries[seat];
            (self.cards(round), prediction, tricks)
        });
        Deeds { predictions: predictions.collect(), ..Deeds::default() }
    }
}
