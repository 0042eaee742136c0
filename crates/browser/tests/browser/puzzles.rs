//! Puzzles: they are solved and missed, one is asked each day, and what came of each decision is told.

use browser::{Browser, Page, Result};
use serde_json::json;

use crate::playing::{decide, hurried, wait_to_be_asked};

/// The number of the first puzzle in a file whose best decision begins with one of these words.
fn first_of(file: &str, kinds: &[&str]) -> usize {
    let best: Vec<&str> = file.lines().filter_map(|line| line.strip_prefix("about best ")).collect();
    let is_one = |best: &&str| kinds.iter().any(|kind| best.starts_with(kind));
    best.iter().position(is_one).expect("there is such a puzzle") + 1
}

/// Opens a puzzle.
async fn open(page: &Page<'_>, place: &str) -> Result {
    page.eval::<()>(&format!("location.hash = '#/puzzles/{place}';")).await?;
    page.wait_for(".puzzle .table-area").await?;
    wait_to_be_asked(page).await?;
    Ok(())
}

/// Tries one choice after the other until one is right; how many were wrong.
async fn solve(page: &Page<'_>) -> Result<usize> {
    for wrong in 0..20 {
        let choose = format!(
            "const choices = [...document.querySelectorAll('.table-area [data-choice]:not([aria-disabled=true])')]; \
             choices[{wrong}].click();"
        );
        page.eval::<()>(&choose).await?;
        page.wait_for(".answer").await?;
        let told = page.text(".answer").await?;
        assert!(told.contains("The others") && told.contains('±'), "{told}");
        if page.count(".answer.right").await? == 1 {
            return Ok(wrong);
        }
        assert!(told.contains("Your decision"), "{told}");
        page.click(".answer .again").await?;
        page.wait_for_end_of(".answer").await?;
        wait_to_be_asked(page).await?;
    }
    panic!("nothing is right");
}

async fn check(game: &str, file: &str, kinds: &[&str]) -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    let number = first_of(file, kinds);
    open(&page, &format!("{game}/{number}")).await?;
    page.screenshots(&format!("puzzle-{game}")).await?;
    page.is_accessible().await?;
    let wrong = solve(&page).await?;
    println!("{game} {number}: right after {wrong}");
    page.screenshots(&format!("puzzle-{game}-solved")).await?;
    page.is_accessible().await?;
    // It is kept, and the game can be played on.
    page.eval::<()>("location.hash = '#/puzzles';").await?;
    page.wait_for(".puzzle-number.solved").await?;
    assert_eq!(page.count(".puzzle-number.solved").await?, 1);
    page.is_accessible().await?;
    page.screenshots("puzzles").await?;
    page.click(".puzzle-number.solved").await?;
    wait_to_be_asked(&page).await?;
    solve(&page).await?;
    page.click(".answer .play-on").await?;
    page.wait_for(".play:not(.puzzle)").await?;
    page.is_quiet().await
}

const WIZARD: &str = include_str!("../../../web/static/puzzles/wizard.txt");
const SHAZAMM: &str = include_str!("../../../web/static/puzzles/shazamm.txt");
const MAGINOR: &str = include_str!("../../../web/static/puzzles/maginor.txt");

#[tokio::test]
async fn a_puzzle_of_wizard_is_solved() -> Result {
    check("wizard", WIZARD, &["predict"]).await
}

#[tokio::test]
async fn a_puzzle_of_shazamm_is_solved() -> Result {
    check("shazamm", SHAZAMM, &["recycle", "clone"]).await
}

#[tokio::test]
async fn a_puzzle_of_maginor_is_solved() -> Result {
    check("maginor", MAGINOR, &["symbol"]).await
}

#[tokio::test]
async fn a_puzzle_is_decided_by_keyboard_alone() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    open(&page, &format!("wizard/{}", first_of(WIZARD, &["play"]))).await?;
    decide(&page, "wizard").await?;
    page.wait_for(".answer").await?;
    // What came of it has the focus, and the buttons come after it.
    page.wait_until("document.activeElement?.closest('.answer') !== null").await?;
    for _ in 0..8 {
        if page.focused().await? == "Try again" {
            break;
        }
        page.press("Tab").await?;
    }
    page.press("Enter").await?;
    page.wait_for_end_of(".answer").await?;
    page.is_quiet().await
}

#[tokio::test]
async fn the_puzzle_of_a_day_is_the_same_for_everybody() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    // 1 March 2026 is day 20513: Maginor's turn, for the 6837th time.
    let noon = "const Now = Date; Date = class extends Now { \
                constructor(...given) { given.length ? super(...given) : super(2026, 2, 1, 12); } };";
    let script = json!({ "source": noon });
    page.driver().cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
    page.reload().await?;
    page.click(".home-besides a[href='#/puzzles/today']").await?;
    page.wait_for(".puzzle.play-maginor").await?;
    wait_to_be_asked(&page).await?;
    let steps: usize = page.eval("return Number(document.querySelector('main').dataset.steps);").await?;
    let records: Vec<&str> = MAGINOR.split("conclave record 1").skip(1).collect();
    let record = records[6837 % records.len()];
    let all = record.split_once("\n\n").expect("a header and steps").1.lines().count();
    assert_eq!(steps, all);
    page.is_quiet().await
}
