//! The hidden fourth game on a page that has it: `cargo xtask fourth`.

use browser::{Browser, Result};

use crate::one_seed;
use crate::playing::{at_once, begin, hurried, play_to_the_end, take_in};

/// A long game that has not begun.
const LONG: &str =
    "conclave record 1\ngame pennies\nrules 2\noption wins 9\nabout players person adept\nabout dice 1\n";

#[tokio::test]
async fn a_fourth_game_is_offered_explained_and_played() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    assert!(page.text("main").await?.contains("Pennies"));
    page.screenshot("fourth-home").await?;
    begin(&page, "pennies").await?;
    take_in(&page, LONG).await?;
    play_to_the_end(&page, "pennies", at_once).await?;
    page.screenshot("fourth-game").await?;
    page.eval::<()>("location.hash = '#/rules/pennies';").await?;
    page.wait_for_text("main", |text| text.contains("chance names who wants")).await?;
    page.is_quiet().await
}

#[tokio::test]
async fn a_fourth_game_is_one_game_by_its_seed() -> Result {
    one_seed::check(include_str!("../../../bots/tests/one-seed/pennies.record")).await
}
