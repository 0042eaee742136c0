//! Rules, and the first games that a new player is led through.

use browser::{Browser, Page, Result};

use crate::playing::hurry;

async fn check(game: &str) -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    hurry(&page).await?;
    page.eval::<()>(&format!("location.hash = '#/first/{game}';")).await?;
    page.wait_for(".lesson").await?;
    page.is_accessible().await?;
    page.screenshots(&format!("{game}-first")).await?;
    // What is to be read is read; what is to be done can be shown.
    for _ in 0..60 {
        if page.count(".lesson-buttons a").await? > 0 {
            page.is_accessible().await?;
            page.is_quiet().await?;
            page.click(".lesson-buttons .primary").await?;
            page.wait_for(".play:not(.first)").await?;
            return page.is_quiet().await;
        }
        if page.count(".lesson-buttons .primary").await? > 0 {
            page.click(".lesson-buttons .primary").await?;
        } else if page.count(".do-it").await? > 0 {
            page.click(".do-it").await?;
        }
        tokio::time::sleep(std::time::Duration::from_millis(150)).await;
    }
    panic!("the first game of {game} did not come to its end: {}", page.text(".lesson").await?);
}

#[tokio::test]
#[ignore = "cargo xtask browser"]
async fn the_first_game_of_wizard() -> Result {
    check("wizard").await
}

#[tokio::test]
#[ignore = "cargo xtask browser"]
async fn the_first_game_of_shazamm() -> Result {
    check("shazamm").await
}

#[tokio::test]
#[ignore = "cargo xtask browser"]
async fn the_first_game_of_maginor() -> Result {
    check("maginor").await
}

#[tokio::test]
#[ignore = "cargo xtask browser"]
async fn the_rules_can_be_read() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    hurry(&page).await?;
    page.is_accessible().await?;
    page.screenshots("home").await?;
    for game in ["wizard", "shazamm", "maginor"] {
        page.eval::<()>(&format!("location.hash = '#/rules/{game}';")).await?;
        page.wait_for(".rules section").await?;
        assert!(page.count(".rules section").await? > 4);
        page.is_accessible().await?;
        page.screenshots(&format!("{game}-rules")).await?;
        page.eval::<()>(&format!("location.hash = '#/new/{game}';")).await?;
        page.wait_for(".setup").await?;
        page.eval::<()>("document.querySelector('.switches').open = true;").await?;
        page.is_accessible().await?;
        page.screenshots(&format!("{game}-setup")).await?;
    }
    page.eval::<()>("location.hash = '#/settings';").await?;
    page.wait_for(".settings").await?;
    page.is_accessible().await?;
    page.screenshots("settings").await?;
    page.is_quiet().await
}
