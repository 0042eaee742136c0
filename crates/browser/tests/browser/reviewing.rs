//! A game that is over is gone through by the archmage.

use browser::{Browser, Result};

use crate::playing::{hurried, look_at};

/// A whole game whose first player is a person.
fn of_a_person(record: &str) -> String {
    let of_bots = record.lines().find(|line| line.starts_with("about players ")).expect("it says who plays");
    let others: Vec<&str> = of_bots.split(' ').skip(3).collect();
    record.replace(of_bots, &format!("about players person {}", others.join(" ")))
}

async fn check(game: &str, record: &str) -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    look_at(&page, &of_a_person(record)).await?;
    page.wait_for(".replay-bar").await?;
    page.click(".bar-actions button").await?;
    page.wait_for(".review-progress").await?;
    // It can be stopped, and goes on where it was.
    page.click(".review-stop").await?;
    page.wait_for(".review-on").await?;
    page.click(".review-on").await?;
    page.wait_for(".review-entry").await?;
    // Shazamm!'s bets are hard to judge.
    let mut waited = 0;
    while page.wait_for_end_of(".review-progress").await.is_err() {
        waited += 1;
        assert!(waited < 10, "the review does not end");
    }
    page.screenshot(&format!("review-{game}")).await?;
    let told: Vec<String> = page
        .eval("return [...document.querySelectorAll('.review-entry')].map(entry => entry.textContent);")
        .await?;
    assert!(told.len() <= 3, "the three that cost most come first: {told:?}");
    assert!(told.iter().all(|told| told.contains("Better: ") && told.contains('±')), "{told:?}");
    page.click(".review-entry").await?;
    page.wait_for(".verdict.shown").await?;
    assert!(page.text(".verdict").await?.contains("Better: "));
    let marks = page.count(".review-marks i").await?;
    assert!(marks >= told.len(), "{marks}");
    page.screenshot(&format!("verdict-{game}")).await?;
    page.is_accessible().await?;
    page.click(".verdict .quiet").await?;
    page.wait_for_end_of(".verdict.shown").await?;
    page.is_quiet().await
}

#[tokio::test]
async fn a_game_of_wizard_is_reviewed() -> Result {
    check("wizard", include_str!("../../../bots/tests/one-seed/wizard.record")).await
}

#[tokio::test]
async fn a_game_of_shazamm_is_reviewed() -> Result {
    check("shazamm", include_str!("../../../bots/tests/one-seed/shazamm.record")).await
}

#[tokio::test]
async fn a_game_of_maginor_is_reviewed() -> Result {
    check("maginor", include_str!("../../../bots/tests/one-seed/maginor.record")).await
}
