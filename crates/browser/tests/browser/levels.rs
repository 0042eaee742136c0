//! Whole games against every level of every game, with hints, and the game that once stood still for ever. Those against
//! apprentices, with the usual rules, are played in [`endings`](crate::endings).

use browser::{Browser, Page, Result};
use table::Game as _;

use crate::playing::{Doing, decide, hurried, play_to_the_end, steps, take_in, wait_to_be_asked};

/// A game of one person against bots of a level that has not begun; with as many as can play, so that rounds are few.
fn fresh(game: &str, level: &str, seed: u32, options: &str) -> String {
    let seats = match game {
        "wizard" => 6,
        "maginor" => 4,
        _ => 2,
    };
    against(game, &vec![level; seats - 1], seed, options)
}

/// A game of one person against bots of these levels that has not begun.
pub(crate) fn against(game: &str, levels: &[&str], seed: u32, options: &str) -> String {
    let rules = match game {
        "wizard" => games::wizard::Wizard::RULES,
        "maginor" => games::maginor::Maginor::RULES,
        _ => games::shazamm::Shazamm::RULES,
    };
    let (seats, bots) = (levels.len() + 1, levels.join(" "));
    let seats = if seats > 2 { format!("option seats {seats}\n") } else { String::new() };
    format!(
        "conclave record 1\ngame {game}\nrules {rules}\n{seats}{options}about players person {bots}\nabout seed {seed}\n"
    )
}

const ALL_CARDS: &str = "option with shapeshifter dragon fairy bomb werewolf juggler cloud\n";

/// Plays a game to its end, with nothing to complain about on the way.
async fn check(game: &str, record: &str, look: impl AsyncFn(&Page<'_>) -> Result) -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    take_in(&page, record).await?;
    play_to_the_end(&page, game, look).await?;
    page.is_quiet().await
}

/// Nobody had to stand in for a bot.
pub(crate) async fn all_answered(page: &Page<'_>) -> Result {
    let said = page.eval::<String>("return document.querySelector('.refusal').textContent;").await?;
    assert!(!said.contains("apprentice decided instead"), "{said}");
    Ok(())
}

/// Asks for a hint, and gets one.
async fn with_a_hint(page: &Page<'_>) -> Result {
    page.press("h").await?;
    page.wait_until("document.querySelector('.hint.shown p:not(.thinking)')").await?;
    let said = page.text(".hint").await?;
    assert!(said.contains("would"), "{said}");
    all_answered(page).await
}

#[tokio::test]
async fn wizard_against_adepts_with_all_special_cards() -> Result {
    check("wizard", &fresh("wizard", "adept", 1, ALL_CARDS), all_answered).await
}

/// Two of them think one after the other: more take more time, and do nothing else.
#[tokio::test]
async fn wizard_against_archmages_with_all_special_cards_seed_1() -> Result {
    let levels = ["archmage", "archmage", "apprentice", "apprentice", "apprentice"];
    check("wizard", &against("wizard", &levels, 1, ALL_CARDS), all_answered).await
}

/// One of them thinks as long as several do, among others who answer at once.
#[tokio::test]
async fn wizard_against_an_archmage_with_all_special_cards_seeds_2_and_3() -> Result {
    for seed in 2..=3 {
        let mut levels = ["apprentice"; 5];
        levels[seed as usize % 5] = "archmage";
        check("wizard", &against("wizard", &levels, seed, ALL_CARDS), all_answered).await?;
    }
    Ok(())
}

#[tokio::test]
async fn shazamm_against_adepts_and_archmages() -> Result {
    for level in ["adept", "archmage"] {
        check("shazamm", &fresh("shazamm", level, 1, ""), all_answered).await?;
    }
    Ok(())
}

#[tokio::test]
async fn shazamm_with_counted_cards_against_every_level() -> Result {
    for level in ["apprentice", "adept", "archmage"] {
        let record = fresh("shazamm", level, 1, "option variants counted-cards\n");
        check("shazamm", &record, all_answered).await?;
    }
    Ok(())
}

#[tokio::test]
async fn maginor_against_adepts_and_archmages() -> Result {
    for level in ["adept", "archmage"] {
        check("maginor", &fresh("maginor", level, 1, ""), all_answered).await?;
    }
    Ok(())
}

#[tokio::test]
async fn wizard_with_a_hint_at_every_decision() -> Result {
    check("wizard", &fresh("wizard", "apprentice", 6, ALL_CARDS), with_a_hint).await
}

#[tokio::test]
async fn shazamm_with_a_hint_at_every_decision() -> Result {
    check("shazamm", &fresh("shazamm", "apprentice", 6, ""), with_a_hint).await
}

#[tokio::test]
async fn maginor_with_a_hint_at_every_decision() -> Result {
    check("maginor", &fresh("maginor", "apprentice", 6, ""), with_a_hint).await
}

/// An archmage with one card that it may play has nothing to compare; what it answered could not be read.
#[tokio::test]
async fn archmages_with_one_choice_left_play_on() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    take_in(&page, include_str!("records/one-card-left.txt")).await?;
    let before = steps(&page).await?;
    assert_eq!(wait_to_be_asked(&page).await?, Doing::Asked);
    assert!(steps(&page).await? > before);
    all_answered(&page).await?;
    // Into the round after it; whole games are played above.
    for _ in 0..5 {
        decide(&page, "wizard").await?;
        wait_to_be_asked(&page).await?;
        all_answered(&page).await?;
    }
    page.is_quiet().await
}
