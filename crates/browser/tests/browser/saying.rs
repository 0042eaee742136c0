//! What the page says and shows is what there is: votes are votes, a die has its own faces, and questions are the page's own.

use browser::{Browser, Page, Result, Size};
use serde_json::json;

use crate::playing::{hurried_at, steps, take_in, wait_to_be_asked};
use crate::positions::{self, Position};
use crate::ring::ON_THE_WISP;

/// Keeps a game in the browser as if it had been played here, as it is listed after a move.
async fn open_kept(page: &Page<'_>, position: &Position) -> Result {
    page.eval::<()>(&format!(
        "localStorage.setItem('conclave/game/kept', {}); \
         localStorage.setItem('conclave/games', JSON.stringify([ \
             {{ id: 'kept', game: '{}', names: ['Anna', 'Bob'], changed: 0, result: [[1, 2], [2, 0]] }}])); \
         location.hash = '#/play/kept';",
        json!(position.record),
        position.game
    ))
    .await?;
    page.reload().await?;
    page.wait_for(".ending").await?;
    Ok(())
}

async fn texts(page: &Page<'_>, selector: &str) -> Result<Vec<String>> {
    page.eval(&format!(
        "return [...document.querySelectorAll('{selector}')].map((one) => one.textContent.trim());"
    ))
    .await
}

fn end(positions: Vec<Position>) -> Position {
    positions.into_iter().find(|position| position.is_over).unwrap()
}

#[tokio::test]
async fn the_end_of_maginor_counts_votes() -> Result {
    let browser = Browser::start().await?;
    let page = hurried_at(&browser, Size::Desktop).await?;
    open_kept(&page, &end(positions::of_maginor())).await?;
    let reached = texts(&page, ".ending .points").await?;
    assert!(reached.iter().all(|reached| reached.contains("vote")), "{reached:?}");
    let all: String = page.eval("return document.body.innerText;").await?;
    assert!(!all.contains("points"), "{all}");
    page.eval::<()>("location.hash = '#/';").await?;
    page.wait_for(".kept-game").await?;
    assert_eq!(texts(&page, ".kept-who").await?, ["Anna won"]);
    assert_eq!(texts(&page, ".kept-details").await?, ["Anna 2 votes · Bob 0 votes"]);
    page.is_quiet().await
}

#[tokio::test]
async fn the_end_of_shazamm_says_who_has_won() -> Result {
    let browser = Browser::start().await?;
    let page = hurried_at(&browser, Size::Desktop).await?;
    open_kept(&page, &end(positions::of_shazamm())).await?;
    let mut reached = texts(&page, ".ending .points").await?;
    reached.sort();
    assert!([["lost", "won"], ["draw", "draw"]].iter().any(|one| reached == *one), "{reached:?}");
    page.eval::<()>("location.hash = '#/';").await?;
    page.wait_for(".kept-game").await?;
    assert_eq!(texts(&page, ".kept-who").await?, ["Anna won"]);
    assert_eq!(page.count(".kept-details").await?, 0, "points tell no more");
    page.is_quiet().await
}

#[tokio::test]
async fn the_page_asks_itself_whether_a_game_is_to_go() -> Result {
    let browser = Browser::start().await?;
    let page = hurried_at(&browser, Size::Desktop).await?;
    open_kept(&page, &end(positions::of_shazamm())).await?;
    page.eval::<()>("location.hash = '#/';").await?;
    page.click(".kept-game button").await?;
    page.wait_for("dialog[open]").await?;
    page.is_accessible().await?;
    page.screenshots("remove").await?;
    // Whoever thinks better of it keeps the game, by key or by button.
    page.press("Escape").await?;
    page.wait_for_end_of("dialog[open]").await?;
    page.click(".kept-game button").await?;
    page.click("dialog[open] .buttons button:not(.primary)").await?;
    page.wait_for_end_of("dialog[open]").await?;
    assert_eq!(page.count(".kept-game").await?, 1);
    page.click(".kept-game button").await?;
    page.click("dialog[open] .buttons .primary").await?;
    page.wait_for_end_of(".kept-game").await?;
    assert_eq!(
        page.eval::<Option<String>>("return localStorage.getItem('conclave/game/kept');").await?,
        None
    );
    page.is_quiet().await
}

#[tokio::test]
async fn the_first_lesson_of_maginor_shows_the_ring_it_speaks_of() -> Result {
    let browser = Browser::start().await?;
    let page = hurried_at(&browser, Size::Desktop).await?;
    page.eval::<()>("location.hash = '#/first/maginor';").await?;
    page.wait_for(".lesson-buttons .primary").await?;
    let lesson = page.text(".lesson-text").await?;
    assert!(lesson.contains("Eleven oracles"), "{lesson}");
    assert_eq!(page.count(".mag-tile").await?, 11);
    let score = page.text(".side-score").await?;
    assert!(score.contains("11 tiles") && !score.contains("No tile is left"), "{score}");
    // The die that nobody has rolled shows faces that it has.
    assert_eq!(page.count(".mag-die-idle .mag-symbol").await?, 3);
    page.screenshots("maginor-first-lesson").await?;
    // The oracle is written in one way, wherever it is spoken of.
    for _ in 0..2 {
        page.click(".lesson-buttons .primary").await?;
    }
    page.wait_until("document.querySelector('.do-it')").await?;
    let all: String = page.eval("return document.querySelector('main').textContent;").await?;
    assert!(all.contains("Will-o’-the-Wisp") && !all.contains("Will-o'"), "{all}");
    page.is_quiet().await
}

#[tokio::test]
async fn what_leads_through_a_record_stays_in_two_rows_on_a_phone() -> Result {
    let browser = Browser::start().await?;
    let page = hurried_at(&browser, Size::Desktop).await?;
    open_kept(&page, &end(positions::of_shazamm())).await?;
    page.eval::<()>("location.hash = '#/replay/kept';").await?;
    page.wait_for(".replay-bar").await?;
    for (width, height, rows) in [(390, 844, 2), (820, 1180, 1)] {
        page.resize_to(width, height).await?;
        page.settle().await?;
        let found: usize = page
            .eval(
                "const middles = [...document.querySelectorAll('.replay-bar :is(button, input, select)')].map((one) => { \
                     const { top, bottom } = one.getBoundingClientRect(); return (top + bottom) / 2; }); \
                 return middles.sort((one, other) => one - other).filter((middle, n) => n === 0 || middle - middles[n - 1] > 10).length;",
            )
            .await?;
        assert_eq!(found, rows, "at {width}×{height}");
    }
    page.is_quiet().await
}

#[tokio::test]
async fn maginor_says_which_symbols_do_nothing() -> Result {
    let browser = Browser::start().await?;
    let page = hurried_at(&browser, Size::Desktop).await?;
    take_in(&page, ON_THE_WISP).await?;
    wait_to_be_asked(&page).await?;
    let idle = texts(&page, ".mag-does-nothing").await?;
    assert_eq!(idle.len(), 2, "{idle:?}");
    for (card, symbol) in idle.iter().zip(["water", "earth"]) {
        assert!(card.contains(&format!("play your {symbol} card (nothing happens)")), "{card}");
    }
    assert_eq!(page.count(".mag-does-nothing[aria-disabled]").await?, 0, "they may be played");
    page.is_accessible().await?;
    let before = steps(&page).await?;
    page.click(".mag-does-nothing").await?;
    page.wait_until(&format!("document.querySelector('main').dataset.steps === '{}'", before + 1)).await?;

    take_in(&page, &format!("{ON_THE_WISP}1 roll\nchance roll maginor\n")).await?;
    wait_to_be_asked(&page).await?;
    assert_eq!(
        texts(&page, ".mag-answers-list button").await?,
        ["fire", "air", "fate", "water (nothing happens)", "earth (nothing happens)"]
    );
    page.is_accessible().await?;
    page.screenshots("maginor-symbols").await?;
    page.is_quiet().await
}
