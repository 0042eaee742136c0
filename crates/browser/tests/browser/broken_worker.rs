//! The worker in which bots think dies, talks nonsense, says nothing or is not there: the game goes on.

use browser::{Browser, Result};

use crate::changed;
use crate::playing::{at_once, begin, decide, hurried, play_to_the_end, steps, wait_to_be_asked};

/// The page with a worker that does this instead of answering its second question, and every second one after it; a worker
/// that is started anew begins to count anew.
async fn start_with(misdeed: &str) -> Result<Browser> {
    let trap = format!(
        "let asked = 0; \
         self.addEventListener('message', (event) => {{ \
             asked += 1; \
             if (asked % 2 === 1) return; \
             event.stopImmediatePropagation(); \
             const question = JSON.parse(event.data); \
             {misdeed} \
         }});\n"
    );
    let page = changed(|path, data| {
        let data = if path.ends_with("/worker.js") { [trap.as_bytes(), &data].concat() } else { data };
        Some((path.to_owned(), data))
    });
    Browser::start_with(page).await
}

/// Plays until somebody has stood in for a bot so many times, and the game has gone on after each.
async fn check(misdeed: &str) -> Result {
    let browser = start_with(misdeed).await?;
    let page = hurried(&browser).await?;
    begin(&page, "wizard").await?;
    let (mut stood_in, mut before) = (0, 0);
    while stood_in < 3 {
        wait_to_be_asked(&page).await?;
        let now = steps(&page).await?;
        assert!(now > before, "the game stands still after {before} steps");
        before = now;
        let said = page.eval::<String>("return document.querySelector('.refusal').textContent;").await?;
        if said.contains("apprentice decided instead") {
            stood_in += 1;
        }
        decide(&page, "wizard").await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_worker_that_dies_is_replaced() -> Result {
    check("setTimeout(() => { throw new Error('the worker dies'); });").await
}

#[tokio::test]
async fn a_worker_that_talks_nonsense_is_replaced() -> Result {
    check("self.postMessage('{]');").await
}

#[tokio::test]
async fn a_worker_that_answers_what_is_no_number_is_replaced() -> Result {
    check(
        "self.postMessage(JSON.stringify({ id: question.id, said: { Ok: { Advice: { action: 'play Z', considered: \
         [{ action: 'play Z', points: 0, value: null, visits: 0 }] } } } }));",
    )
    .await
}

#[tokio::test]
async fn a_worker_that_wants_what_is_illegal_is_replaced() -> Result {
    check(
        "self.postMessage(JSON.stringify({ id: question.id, said: { Ok: { Advice: { action: 'pass B1', considered: [] } } } }));",
    )
    .await
}

#[tokio::test]
async fn a_worker_that_says_nothing_is_replaced() -> Result {
    check("").await
}

#[tokio::test]
async fn without_a_worker_a_game_is_played_to_its_end() -> Result {
    let page = changed(|path, data| (!path.ends_with("/worker.js")).then(|| (path.to_owned(), data)));
    let browser = Browser::start_with(page).await?;
    let page = hurried(&browser).await?;
    begin(&page, "shazamm").await?;
    wait_to_be_asked(&page).await?;
    // Nobody can advise, and that is said.
    page.press("h").await?;
    page.wait_for_text(".hint", |said| said.contains("no answer")).await?;
    play_to_the_end(&page, "shazamm", at_once).await
}
