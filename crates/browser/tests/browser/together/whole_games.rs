//! Whole games among people.

use std::iter;

use browser::{Browser, Page, Result, Size};
use futures_util::future::try_join_all;

use super::house::{House, SIX_SEATS, begin, open_table, sit_down};
use crate::playing::{at_once, hurried_at, play_to_the_end};

/// The names of those who play.
const NAMES: [&str; 6] = ["Anna", "Ben", "Çiğdem", "Дора", "Erik", "Fanny"];

/// So many people play a game to its end; whoever opens the table chooses by a script.
async fn is_played(game: &str, people: usize, chosen: &str) -> Result {
    is_played_at(&House::open(), game, people, chosen).await.map(drop)
}

/// The same at a server; the browsers show the end.
async fn is_played_at(house: &House, game: &str, people: usize, chosen: &str) -> Result<Vec<Browser>> {
    let mut browsers: Vec<Browser> = Vec::new();
    for _ in 0..people {
        browsers.push(house.guest().await?);
    }
    // The one who opens the table sits at a desktop, the next one has a tablet, all others have phones.
    let sizes = [Size::Desktop, Size::Tablet].into_iter().chain(iter::repeat(Size::Phone));
    let opening = browsers.iter().zip(sizes).map(|(browser, size)| hurried_at(browser, size));
    let pages = try_join_all(opening).await?;
    let link = open_table(&pages[0], game, NAMES[0], chosen).await?;
    for (page, name) in pages.iter().zip(NAMES).skip(1) {
        sit_down(page, &link, name).await?;
    }
    begin(&pages[0]).await?;
    try_join_all(pages.iter().map(|page| play_to_the_end(page, game, at_once))).await?;
    for page in &pages {
        page.wait_until("document.querySelector('.after-dice')?.textContent.includes('Dice checked')")
            .await?;
        page.is_quiet().await?;
    }
    // Everybody saw the same result.
    let mut results = Vec::new();
    for page in &pages {
        let points: Vec<String> = page
            .eval(
                "return [...document.querySelectorAll('.ending-row .points')].map((one) => one.textContent);",
            )
            .await?;
        results.push(points);
    }
    assert!(results.windows(2).all(|pair| pair[0] == pair[1]), "{results:?}");
    Ok(browsers)
}

/// A duel that counts: the rating changes, and is told.
#[tokio::test]
async fn shazamm_between_two() -> Result {
    let house = House::open();
    let browsers =
        is_played_at(&house, "shazamm", 2, "document.querySelectorAll('.setup-agreed input')[6].click();")
            .await?;
    let page = Page::now(&browsers[1]);
    let changed = page.text(".after-rating").await?;
    assert!(changed.starts_with("Rating:"), "{changed}");
    page.settle().await?;
    page.is_accessible().await?;
    page.screenshots("together-after").await?;
    page.click(".after-replay").await?;
    page.wait_for(".replay-bar").await?;
    page.eval::<()>("location.hash = '#/me';").await?;
    page.wait_for_text(".me-rating", |told| told.contains("after one game")).await?;
    page.wait_for(".me .lobby-table").await?;
    page.is_quiet().await
}

#[tokio::test]
async fn maginor_between_two_and_bots() -> Result {
    is_played("maginor", 2, "").await
}

/// As many as can play; each round costs time here, and there are fewest of them.
#[tokio::test]
async fn wizard_among_six() -> Result {
    is_played("wizard", 6, SIX_SEATS).await
}
