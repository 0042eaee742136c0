//! The rules page, rule by rule: every id of `docs/rules/wizard.md` has a test that carries it in its name.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

mod bomb;
mod cards;
mod cloud;
mod common;
mod dragon_fairy;
mod examples;
mod forms;
mod juggler;
mod predictions;
mod score;
mod shapeshifter;
mod tricks;
mod trump;
mod variants;
mod werewolf;

const CHAPTERS: &[&str] = &[
    include_str!("bomb.rs"),
    include_str!("cards.rs"),
    include_str!("cloud.rs"),
    include_str!("dragon_fairy.rs"),
    include_str!("examples.rs"),
    include_str!("forms.rs"),
    include_str!("juggler.rs"),
    include_str!("predictions.rs"),
    include_str!("score.rs"),
    include_str!("shapeshifter.rs"),
    include_str!("tricks.rs"),
    include_str!("trump.rs"),
    include_str!("variants.rs"),
    include_str!("werewolf.rs"),
];

#[test]
fn every_rule_of_the_page_has_a_test() {
    let page = include_str!("../../../../docs/rules/wizard.md");
    let ids: Vec<&str> =
        page.lines().filter_map(|line| line.strip_prefix("- W")?.split(' ').next()).collect();
    assert!(ids.len() > 30, "{ids:?}");
    for id in ids {
        let name = format!("fn w_{}_", id.replace('.', "_"));
        assert!(CHAPTERS.iter().any(|chapter| chapter.contains(&name)), "W{id} has no test");
    }
}
