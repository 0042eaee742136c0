//! Whole games, played by keyboard alone.

use std::time::{Duration, Instant};

use browser::{Browser, Page, Result};
use serde::Deserialize;

/// How long a whole game may take here; it is a guard against standing still, not a measurement.
const PATIENCE: Duration = Duration::from_secs(400);

/// Sets up a page whose bots move at once.
pub(crate) async fn hurry(page: &Page<'_>) -> Result {
    page.wait_for("h1").await?;
    page.eval::<()>(
        "localStorage.setItem('conclave/settings', JSON.stringify({ pace: 'instant', language: 'en' }));",
    )
    .await?;
    page.reload().await?;
    page.wait_for("h1").await?;
    Ok(())
}

/// What the table is doing.
#[derive(Deserialize, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Doing {
    Over,
    Asked,
    Busy,
}

/// What the table is doing now.
pub(crate) async fn doing(page: &Page<'_>) -> Result<Doing> {
    page.eval(
        "if (document.querySelector('.ending')) return 'over'; \
         return document.querySelector('.situation.asked') ? 'asked' : 'busy';",
    )
    .await
}

/// Waits until the player is asked, or the game is over.
pub(crate) async fn wait_to_be_asked(page: &Page<'_>) -> Result<Doing> {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        let doing = doing(page).await?;
        if doing != Doing::Busy {
            return Ok(doing);
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    panic!("nobody was asked");
}

/// Goes to the screen where a table is set up.
pub(crate) async fn set_up(page: &Page<'_>, game: &str) -> Result {
    page.eval::<()>(&format!("location.hash = '#/new/{game}';")).await?;
    page.wait_for(".setup").await?;
    Ok(())
}

/// Begins a game with the keyboard: the set-up for beginners, with as many as can play, so that rounds are few.
pub(crate) async fn begin(page: &Page<'_>, game: &str) -> Result {
    set_up(page, game).await?;
    page.eval::<()>("[...document.querySelectorAll('.count input')].pop()?.click();").await?;
    // The first of the presets is for beginners.
    page.eval::<()>("document.querySelector('.preset').focus();").await?;
    page.press("Enter").await?;
    page.eval::<()>("document.querySelector('button[type=submit]').focus();").await?;
    page.press("Enter").await?;
    page.wait_for(".play").await?;
    Ok(())
}

/// Plays to the end by pressing Enter on what has the focus, and by looking further with these keys where that does
/// not decide anything.
async fn play_to_the_end(page: &Page<'_>, further: &[&str]) -> Result {
    let begun = Instant::now();
    let mut decisions = 0;
    while begun.elapsed() < PATIENCE {
        if wait_to_be_asked(page).await? == Doing::Over {
            assert!(decisions > 5, "only {decisions} decisions were asked for");
            return Ok(());
        }
        // The focus goes to what is asked by itself; a key then chooses it, or the next one that is possible.
        page.wait_until("document.activeElement?.closest('.table-area, dialog') !== null").await?;
        let before: u32 = page.eval("return Number(document.querySelector('main').dataset.steps);").await?;
        page.press("Enter").await?;
        for key in further {
            let after: u32 =
                page.eval("return Number(document.querySelector('main').dataset.steps);").await?;
            if after > before {
                break;
            }
            page.press(key).await?;
            page.press("Enter").await?;
        }
        decisions += 1;
    }
    panic!("the game did not end");
}

async fn check(game: &str, further: &[&str]) -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    hurry(&page).await?;
    begin(&page, game).await?;
    wait_to_be_asked(&page).await?;
    page.is_accessible().await?;
    page.screenshots(&format!("{game}-begun")).await?;
    play_to_the_end(&page, further).await?;
    page.is_accessible().await?;
    page.screenshots(&format!("{game}-over")).await?;
    page.is_quiet().await
}

#[tokio::test]
async fn a_game_of_wizard_by_keyboard() -> Result {
    check("wizard", &["ArrowRight"; 20]).await
}

#[tokio::test]
async fn a_game_of_shazamm_by_keyboard() -> Result {
    check("shazamm", &["Tab"; 12]).await
}

#[tokio::test]
async fn a_game_of_maginor_by_keyboard() -> Result {
    check("maginor", &["ArrowRight", "ArrowRight", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab"]).await
}

#[tokio::test]
async fn a_game_of_wizard_with_all_special_cards_by_keyboard() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    hurry(&page).await?;
    set_up(&page, "wizard").await?;
    page.eval::<()>(
        "document.querySelector('.preset').click(); \
         [...document.querySelectorAll('.count input')].pop().click(); \
         document.querySelectorAll('.switches fieldset')[0].querySelectorAll('input').forEach((one) => one.click()); \
         document.querySelector('button[type=submit]').click();",
    )
    .await?;
    page.wait_for(".play").await?;
    let record: String = page
        .eval(
            "const id = location.hash.split('/').pop(); return localStorage.getItem('conclave/game/' + id);",
        )
        .await?;
    assert!(record.contains("option with shapeshifter dragon fairy bomb werewolf juggler cloud"), "{record}");
    wait_to_be_asked(&page).await?;
    play_to_the_end(&page, &["ArrowRight"; 20]).await?;
    page.is_accessible().await?;
    page.screenshots("wizard-specials-over").await?;
    page.is_quiet().await
}
