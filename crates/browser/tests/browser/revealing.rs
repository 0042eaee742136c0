//! Turns that are shown bit by bit: nothing is told before it is shown, and nothing is forgotten.

use browser::{Browser, Page, Result};
use serde::Deserialize;

use crate::playing::{Doing, doing, wait_to_be_asked};

/// The first round of a game of Shazamm! and what is drawn after it.
const FIRST_ROUND: &str = "\
conclave record 1
game shazamm
rules 1
about players person apprentice
about seed 5

chance draw 7 8 11 12 13 / 1 2 5 10 14
2 bet 10
1 bet 5
2 bet 10
1 bet 5
2 bet 10
1 bet 5
chance draw 3 6 9 / 3 4 7
";
/// What follows, so that the game is lost with one bet of 5 more.
const LAST_BETS: &str = "2 bet 10\n1 bet 5\n2 bet 10\n1 bet 5\n2 bet 10\n";

/// What is seen and heard of the table at one moment.
#[derive(Deserialize, Debug)]
struct Moment {
    playing: bool,
    asked: bool,
    over: bool,
    situation: String,
    told: String,
    news: Vec<String>,
    log: Vec<String>,
    score: String,
}

/// Remembers whatever is painted until the game is over.
const WATCH: &str = "\
    const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? ''; \
    const texts = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim()); \
    const look = () => { \
        const over = document.querySelector('.ending') !== null; \
        window.moments.push({ \
            playing: document.querySelector('.shz-turn.playing') !== null, \
            asked: document.querySelector('.situation.asked') !== null, \
            over, \
            situation: text('.ask'), \
            told: text('.shz-told'), \
            news: texts('.situation [aria-live] span'), \
            log: texts('.side-log li'), \
            score: text('.shz-score'), \
        }); \
        if (!over) requestAnimationFrame(look); \
    }; \
    window.moments = []; \
    document.querySelector('.shz-commit .primary').click(); \
    requestAnimationFrame(look);";

/// Makes the last bet, and answers what was to be seen from then on until the game was over.
async fn lose(page: &Page<'_>) -> Result<Vec<Moment>> {
    wait_to_be_asked(page).await?;
    page.wait_for(".shz-commit .primary").await?;
    page.eval::<()>(WATCH).await?;
    page.wait_until("window.moments.at(-1)?.over").await?;
    page.eval("return window.moments;").await
}

/// Keeps a game in the browser as if it had been played here, and opens it at this pace.
pub(crate) async fn open_kept(page: &Page<'_>, record: &str, pace: &str) -> Result {
    page.wait_for("h1").await?;
    page.eval::<()>(&format!(
        "localStorage.setItem('conclave/settings', JSON.stringify({{ pace: '{pace}', language: 'en' }})); \
         localStorage.setItem('conclave/game/kept', {record:?}); \
         localStorage.setItem('conclave/games', JSON.stringify([ \
             {{ id: 'kept', game: 'shazamm', names: ['', ''], changed: 0, result: null }}])); \
         location.hash = '#/play/kept';"
    ))
    .await?;
    page.reload().await?;
    page.wait_for(".play").await?;
    Ok(())
}

/// Who says this says how it ends.
const FALL: &str = "nothing under";

fn tells_the_end(moment: &Moment) -> bool {
    moment.log.iter().chain(&moment.news).any(|said| said.contains(FALL))
}

#[tokio::test]
async fn a_turn_of_shazamm_is_told_as_it_is_shown() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    open_kept(&page, &format!("{FIRST_ROUND}{LAST_BETS}"), "quick").await?;
    let moments = lose(&page).await?;
    let played: Vec<&Moment> = moments.iter().filter(|moment| moment.playing).collect();
    assert!(played.len() > 10, "the turn was not played: {moments:?}");
    let before = played[0].log.len();
    for moment in &played {
        assert!(!moment.over && !moment.asked, "{moment:?}");
        assert_eq!(moment.situation, "One moment …", "{moment:?}");
        // What the table says is the last that is told anywhere.
        assert_eq!(moment.log.first(), Some(&moment.told), "{moment:?}");
        assert_eq!(moment.news.last(), Some(&moment.told), "{moment:?}");
        assert_eq!(moment.score.contains("fallen"), moment.told.contains(FALL), "{moment:?}");
    }
    for (one, next) in played.iter().zip(&played[1..]) {
        // Each sentence is read out once: those that stand there stay.
        assert!(
            next.news.starts_with(&one.news) && next.news.len() <= one.news.len() + 1,
            "{one:?} {next:?}"
        );
    }
    assert!(!tells_the_end(played[0]) && tells_the_end(played.last().unwrap()));
    let last = moments.last().unwrap();
    assert!(last.over && !last.playing && last.log.len() > before + 5, "{last:?}");
    page.is_accessible().await?;

    // Who is impatient has everything at once.
    page.press("u").await?;
    wait_to_be_asked(&page).await?;
    page.eval::<()>("document.querySelector('.shz-commit .primary').click();").await?;
    page.wait_for(".shz-skip").await?;
    page.screenshot("shazamm-reveal").await?;
    assert_eq!(doing(&page).await?, Doing::Busy);
    page.press("u").await?;
    wait_to_be_asked(&page).await?;
    assert_eq!(page.count(".shz-skip").await?, 0, "what was taken back is not shown on");
    page.eval::<()>("document.querySelector('.shz-commit .primary').click();").await?;
    page.wait_for(".shz-skip").await?;
    page.click(".shz-skip").await?;
    page.wait_for(".ending").await?;
    assert_eq!(page.count(".shz-turn.playing").await?, 0);
    assert_eq!(page.count(".side-log li").await?, last.log.len());

    // Where nothing is to move, nothing is waited for.
    page.prefer_reduced_motion().await?;
    page.press("u").await?;
    let moments = lose(&page).await?;
    assert!(moments.iter().all(|moment| !moment.playing), "{moments:?}");
    assert!(moments.iter().all(|moment| moment.over == tells_the_end(moment)), "{moments:?}");
    page.is_quiet().await
}

#[tokio::test]
async fn a_replay_of_shazamm_tells_a_step_as_it_is_shown() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    open_kept(&page, &format!("{FIRST_ROUND}{LAST_BETS}1 bet 5\n"), "quick").await?;
    page.wait_for(".ending").await?;
    assert_eq!(page.count(".shz-turn.playing").await?, 0, "what is over is not played again");
    page.eval::<()>("document.querySelector('.ending-replay').click();").await?;
    page.wait_for(".replay .ask").await?;
    assert!(page.text(".ask").await?.contains(FALL));
    page.press("ArrowLeft").await?;
    page.wait_until("document.querySelector('main').dataset.steps === '13'").await?;
    page.press("ArrowRight").await?;
    page.wait_for(".shz-turn.playing").await?;
    let says = |part: &str| format!("document.querySelector('{part}').textContent.includes('{FALL}')");
    let (seen, heard) = (says(".ask"), says(".situation [aria-live]"));
    assert!(!page.eval::<bool>(&format!("return {seen} || {heard};")).await?);
    // The table does not move while the turn is played.
    page.wait_until(&format!("{heard} && !{seen} && document.querySelector('.shz-turn.playing')")).await?;
    page.wait_for_end_of(".shz-turn.playing").await?;
    page.wait_until(&seen).await?;
    page.is_accessible().await?;
    // Looking back shows the turn that was the last one then.
    page.press("Home").await?;
    page.wait_for(".shz-turn.none").await?;
    page.is_quiet().await
}

#[tokio::test]
async fn the_last_bets_of_shazamm_survive_a_reload() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    // The bot has bet already, but nobody knows how much.
    let record = format!("{FIRST_ROUND}2 bet 10\n1 bet 5\n2 bet 29\n");
    open_kept(&page, &record, "instant").await?;
    wait_to_be_asked(&page).await?;
    let coins =
        "return [...document.querySelectorAll('.shz-turn .shz-coin')].map((coin) => coin.textContent);";
    assert_eq!(page.eval::<Vec<String>>(coins).await?, ["5", "10"]);
    let all = "const main = document.querySelector('main').cloneNode(true); \
        main.querySelectorAll('svg').forEach((picture) => picture.remove()); return main.outerHTML;";
    let all: String = page.eval(all).await?;
    assert!(!all.contains("29"), "{all}");
    page.eval::<()>("document.querySelector('.shz-number-dial').focus();").await?;
    page.press("3").await?;
    page.click(".shz-commit .primary").await?;
    page.wait_until("document.querySelector('main').dataset.steps === '13'").await?;
    wait_to_be_asked(&page).await?;
    let parts = "return ['.shz-turn', '.shz-round', '.shz-plates', '.side-log'] \
        .map((part) => document.querySelector(part).textContent);";
    let before: Vec<String> = page.eval(parts).await?;
    for _ in 0..2 {
        assert_eq!(page.eval::<Vec<String>>(coins).await?, ["3", "29"]);
        assert_eq!(page.eval::<Vec<String>>(parts).await?, before);
        page.reload().await?;
        page.wait_for(".play").await?;
        wait_to_be_asked(&page).await?;
    }
    page.screenshots("shazamm-reloaded").await?;
    page.is_quiet().await
}
