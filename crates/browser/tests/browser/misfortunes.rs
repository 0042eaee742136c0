//! A browser without room, a decision that is regretted, a decision that is not allowed, a part that does not come.

use browser::{Browser, Page, Result};
use serde_json::json;

use crate::playing::{begin, decide, hurried, kept_record, set_up, steps, take_in, wait_to_be_asked};

#[tokio::test]
async fn a_browser_without_room_says_so_and_the_game_goes_on() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    begin(&page, "wizard").await?;
    wait_to_be_asked(&page).await?;
    page.eval::<()>(
        "for (let size = 1 << 20, n = 0; size > 0;) { \
             try { localStorage.setItem('full/' + n++, 'x'.repeat(size)); } catch { size = size >> 1; } \
         }",
    )
    .await?;
    for _ in 0..3 {
        let before = steps(&page).await?;
        decide(&page, "wizard").await?;
        wait_to_be_asked(&page).await?;
        assert!(steps(&page).await? > before);
    }
    page.wait_for_text(".situation", |said| said.contains("no room left")).await?;
    // With room again, the game is kept again.
    page.eval::<()>(
        "Object.keys(localStorage).filter((key) => key.startsWith('full/')).forEach((key) => localStorage.removeItem(key));",
    )
    .await?;
    decide(&page, "wizard").await?;
    wait_to_be_asked(&page).await?;
    page.wait_for_text(".situation", |said| !said.contains("no room left")).await?;
    let now = steps(&page).await?;
    page.reload().await?;
    page.wait_for(".play").await?;
    wait_to_be_asked(&page).await?;
    assert_eq!(steps(&page).await?, now);
    page.is_quiet().await
}

#[tokio::test]
async fn a_decision_that_is_taken_back_and_made_again_leads_to_the_same_game() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    for game in ["wizard", "shazamm", "maginor"] {
        begin(&page, game).await?;
        wait_to_be_asked(&page).await?;
        assert_eq!(page.count("button[aria-label='Take back'][disabled]").await?, 1, "{game}");
        let (before, asked) = (kept_record(&page).await?, page.text(".ask").await?);
        decide(&page, game).await?;
        wait_to_be_asked(&page).await?;
        let after = kept_record(&page).await?;
        assert_ne!(after, before, "{game}");
        page.press("u").await?;
        page.wait_for_text(".ask", |now| now == asked).await?;
        assert_eq!(kept_record(&page).await?, before, "{game}");
        decide(&page, game).await?;
        wait_to_be_asked(&page).await?;
        assert_eq!(kept_record(&page).await?, after, "{game}");
    }
    page.is_quiet().await
}

/// Blue was led, and the person has a blue card and a yellow one.
const MUST_FOLLOW: &str = "\
conclave record 1
game wizard
rules 1
option seats 3
about players apprentice apprentice person
about seed 1

chance dealer 3
chance deal B5 / R9 / N turn R2
1 predict 0
2 predict 1
3 predict 0
1 play B5
2 play R9
3 play N
chance deal G4 Z / B9 B11 / B3 Y12 turn Z
1 trump G
2 predict 1
3 predict 0
1 predict 2
2 play B9
";

#[tokio::test]
async fn what_is_not_allowed_is_refused_with_the_reason_and_changes_nothing() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    take_in(&page, MUST_FOLLOW).await?;
    wait_to_be_asked(&page).await?;
    let before = (steps(&page).await?, kept_record(&page).await?);
    page.click("[data-choice][aria-disabled=true]").await?;
    let why = page.wait_for_text(".refusal", |said| !said.is_empty()).await?;
    assert!(why.contains("blue"), "{why}");
    assert_eq!((steps(&page).await?, kept_record(&page).await?), before);
    page.click("[data-choice]:not([aria-disabled=true])").await?;
    page.wait_until(&format!("Number(document.querySelector('main').dataset.steps) > {}", before.0)).await?;
    assert_eq!(page.eval::<String>("return document.querySelector('.refusal').textContent;").await?, "");
    page.is_quiet().await
}

/// Lets the browser fetch what it is told to, but not these addresses.
async fn block(browser: &Browser, addresses: &[&str]) -> Result {
    let cdp = browser.driver().cdp();
    cdp.send_raw("Network.enable", json!({})).await?;
    cdp.send_raw("Network.setBlockedURLs", json!({ "urls": addresses })).await?;
    Ok(())
}

/// Opens a screen while something of it cannot be fetched, and asks again when it can.
async fn check_part(screen: &str, missing: &str, until: &str) -> Result {
    // A browser that has nothing yet.
    let browser = Browser::start().await?;
    block(&browser, &[missing]).await?;
    let page = Page::open(&browser, screen).await?;
    page.wait_for("main [role=alert]").await?;
    page.is_accessible().await?;
    page.screenshot("missing-part").await?;
    block(&browser, &[]).await?;
    page.click("main button.primary").await?;
    page.wait_for(until).await?;
    page.wait_for_end_of("main > [role=alert]").await
}

#[tokio::test]
async fn code_that_does_not_come_is_asked_for_again() -> Result {
    check_part("#/rules/wizard", "*split_learning.wasm", "h2").await?;
    check_part("#/settings", "*split_settings.wasm", ".settings").await
}

#[tokio::test]
async fn texts_that_do_not_come_are_asked_for_again() -> Result {
    check_part("#/rules/wizard", "*-learn.ftl", "h2").await
}

#[tokio::test]
async fn who_presses_begin_twice_has_one_game() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    set_up(&page, "shazamm").await?;
    page.eval::<()>(
        "const begin = document.querySelector('button[type=submit]'); begin.click(); begin.click();",
    )
    .await?;
    page.wait_for(".play").await?;
    let games: usize = page.eval("return JSON.parse(localStorage.getItem('conclave/games')).length;").await?;
    assert_eq!(games, 1);
    page.is_quiet().await
}
