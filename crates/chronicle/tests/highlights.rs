//! What is said of whole games is so.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use chronicle::{
    Chronicle, MOST_HIGHLIGHTS, MaginorHighlight, ShazammHighlight, Swing, WizardHighlight, facts,
};
use games::maginor::{self, Maginor};
use games::shazamm::{self, Shazamm};
use games::wizard::{self, Wizard};
use table::conformance::advance;
use table::{Game as _, Match, Seat, ToAct, dice};

const WIZARD: &str = include_str!("../../bots/tests/one-seed/wizard.record");
const SHAZAMM: &str = include_str!("../../bots/tests/one-seed/shazamm.record");
const MAGINOR: &str = include_str!("../../bots/tests/one-seed/maginor.record");
const EVERY_RULE: &str = include_str!("../../maginor/tests/records/every-rule.record");

fn read<G: Chronicle>(record: &str) -> (Match<G>, Vec<G::Fact>) {
    let played = Match::<G>::read(record).unwrap();
    let facts = facts(played.record());
    (played, facts)
}

/// The curve ends where the game ended, and what is special is said once.
fn check<G: Chronicle>(played: &Match<G>, facts: &[G::Fact], is_counted_in_points: bool) {
    let game = played.game();
    let outcome = game.outcome(played.state()).unwrap();
    let curve = game.curve(facts);
    if is_counted_in_points {
        for seat in Seat::all(game.seats()) {
            assert_eq!(curve.seats[seat.index()].last(), Some(&outcome.points()[seat]));
            assert_eq!(curve.seats[seat.index()].len(), curve.stops() + 1);
        }
    }
    for you in Seat::all(game.seats()).map(Some).chain([None]) {
        let highlights = game.highlights(facts, you);
        assert!(!highlights.is_empty() && highlights.len() <= MOST_HIGHLIGHTS);
        for (n, one) in highlights.iter().enumerate() {
            assert!(!highlights[..n].contains(one), "{highlights:?}");
        }
    }
}

#[test]
fn a_game_of_wizard() {
    let (played, facts) = read::<Wizard>(WIZARD);
    check(&played, &facts, true);
    let you = Seat::new(0);
    let rounds: Vec<_> = facts
        .iter()
        .filter_map(|fact| match fact {
            wizard::Fact::Scored { entries, .. } => Some(entries[you]),
            _ => None,
        })
        .collect();
    let times = rounds.iter().filter(|entry| entry.prediction == entry.tricks).count() as u32;
    let told = played.game().highlights(&facts, Some(you));
    assert!(told.contains(&WizardHighlight::Exact { seat: you, times, rounds: 15 }), "{told:?}");
    let deeds = played.game().deeds(&facts, you);
    assert_eq!(deeds.predictions.len(), 15);
    assert_eq!(deeds.predictions[4], (5, rounds[4].prediction, rounds[4].tricks));
}

#[test]
fn a_match_of_shazamm() {
    let (played, facts) = read::<Shazamm>(SHAZAMM);
    check(&played, &facts, false);
    let told = played.game().highlights(&facts, Some(shazamm::RED));
    let bets: Vec<u8> = facts
        .iter()
        .filter_map(|fact| match fact {
            shazamm::Fact::Revealed { commitments } => Some(commitments),
            _ => None,
        })
        .flat_map(|both| both.iter().map(|(_, made)| made.bet.mana()).collect::<Vec<_>>())
        .collect();
    let highest = bets.iter().max().unwrap();
    for highlight in &told {
        match highlight {
            ShazammHighlight::HighestBet { bet, .. } => assert_eq!(bet, highest),
            ShazammHighlight::Length { turns, .. } => assert_eq!(*turns, bets.len() / 2),
            _ => {}
        }
    }
    let curve = played.game().curve(&facts);
    assert_eq!(
        (curve.between[0], curve.seats[0][0], curve.seats[1][0], curve.ground[0]),
        (9, 6, 12, (0, 18))
    );
    assert_eq!(curve.stops(), bets.len() / 2);
    // Somebody stands where there is nothing any more.
    let (first, last) = *curve.ground.last().unwrap();
    assert!(curve.seats.iter().any(|line| !(first..=last).contains(line.last().unwrap())));
}

#[test]
fn games_of_maginor() {
    for record in [MAGINOR, EVERY_RULE] {
        let (played, facts) = read::<Maginor>(record);
        check(&played, &facts, true);
        let won = |who: Seat| {
            facts
                .iter()
                .filter(|fact| matches!(fact, maginor::Fact::DuelWon { winner, .. } if *winner == who))
                .count()
        };
        for highlight in played.game().highlights(&facts, None) {
            match highlight {
                MaginorHighlight::Duels { seat, won: told, fought } => {
                    assert_eq!(told as usize, won(seat));
                    assert!(
                        told <= fought
                            && Seat::all(played.game().seats()).all(|other| won(other) <= told as usize)
                    );
                }
                MaginorHighlight::Swing(
                    Swing::Throughout { seat } | Swing::AtTheEnd { seat } | Swing::Comeback { seat, .. },
                ) => {
                    assert_eq!(played.game().outcome(played.state()).unwrap().places()[seat], 1);
                }
                _ => {}
            }
        }
    }
}

/// Something is said of every game, and not always the same.
fn is_varied<G: Chronicle>(name: impl Fn(&G::Highlight) -> String) -> usize
where
    G::Options: Default,
{
    let mut told = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let (mut dice, mut played) = (dice::seeded(seed), Match::new(G::new(G::Options::default()).unwrap()));
        while played.to_act() != ToAct::Nobody {
            advance(&mut played, &mut dice);
        }
        let facts = facts(played.record());
        check(&played, &facts, false);
        told.extend(played.game().highlights(&facts, Some(Seat::new(0))).iter().map(&name));
    }
    told.len()
}

#[test]
fn different_things_are_special_about_different_games() {
    let first_word = |debug: String| debug.split([' ', '{']).next().unwrap_or_default().to_owned();
    assert!(is_varied::<Wizard>(|one| first_word(format!("{one:?}"))) >= 4);
    assert!(is_varied::<Shazamm>(|one| first_word(format!("{one:?}"))) >= 4);
    assert!(is_varied::<Maginor>(|one| first_word(format!("{one:?}"))) >= 4);
}

#[test]
fn nothing_is_said_of_a_game_that_has_not_begun() {
    let (played, facts) = read::<Wizard>("conclave record 1\ngame wizard\nrules 1\n");
    assert_eq!(played.game().highlights(&facts, Some(Seat::new(0))), []);
    assert_eq!(played.game().curve(&facts).stops(), 0);
}
