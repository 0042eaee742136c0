//! The end of a game is told in every language.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use chronicle::facts;
use games::maginor::Maginor;
use games::shazamm::Shazamm;
use games::wizard::Wizard;
use locale::{Language, Texts};
use table::{Match, Name, Seat, Viewer};
use telling::{Names, Pen, Retelling, Teller};

const WIZARD: &str = include_str!("../../bots/tests/one-seed/wizard.record");
const SHAZAMM: &str = include_str!("../../bots/tests/one-seed/shazamm.record");
const MAGINOR: &str = include_str!("../../bots/tests/one-seed/maginor.record");
/// Ada and Cyra have as many votes.
const EVERY_RULE: &str = include_str!("../../maginor/tests/records/every-rule.record");

/// How a game ended and what was special, as `you` is told.
fn told<G: Retelling>(record: &str, texts: &Texts, you: Option<Seat>) -> Vec<String> {
    let mut played = Match::<G>::read(record).unwrap();
    for (seat, name) in Seat::all(played.game().seats()).zip(["Anna", "Morgana", "Merlin", "Circe"]) {
        played.set_name(seat, Name::new(name).unwrap());
    }
    let names = Names::of(played.record(), you, texts);
    let teller = Teller { texts, names: &names, to: you.map(Viewer::Seat), pen: Pen::Plain };
    let (game, facts) = (played.game(), facts(played.record()));
    let outcome = game.outcome(played.state()).unwrap();
    let mut told = vec![game.conclusion(&teller, &facts, &outcome)];
    told.extend(game.highlights(&facts, you).iter().map(|one| game.highlight(&teller, one)));
    told
}

fn check(told: &[String]) {
    for said in told {
        assert!(said.ends_with('.') && said.trim() == said, "{said:?}");
        for id in ["wizard-", "shazamm-", "maginor-", "highlight", "{"] {
            assert!(!said.contains(id), "{said:?}");
        }
    }
}

#[test]
fn every_language_tells_how_a_game_ended() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for you in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
            check(&told::<Wizard>(WIZARD, &texts, you));
            check(&told::<Shazamm>(SHAZAMM, &texts, you));
            check(&told::<Maginor>(MAGINOR, &texts, you));
            check(&told::<Maginor>(EVERY_RULE, &texts, you));
        }
    }
}

#[test]
fn a_sentence_says_who_won_and_how() {
    let texts = Texts::new(Language::English);
    let first = |said: Vec<String>| said.into_iter().next().unwrap();
    let said = first(told::<Maginor>(EVERY_RULE, &texts, None));
    assert!(said.contains("wins with 35 votes") && said.contains("the most valuable oracle"), "{said}");
    let said = first(told::<Shazamm>(SHAZAMM, &texts, Some(Seat::new(0))));
    assert!(said.contains("into the lava in round") || said.contains("draw"), "{said}");
    let said = first(told::<Wizard>(WIZARD, &texts, None));
    assert!(said.contains(" wins with ") && said.contains(" ahead of "), "{said}");
}
