//! Whole games with the usual rules against apprentices, by keyboard alone, and their ends: what is told, what one may do, and
//! what is counted.

use browser::{Browser, Page, Result, Size};
use serde_json::Value;

use crate::levels::all_answered;
use crate::playing::{begin, hurried_at, kept_record, play_to_the_end, wait_to_be_asked};

/// The log of all games, a line for each.
async fn log(page: &Page<'_>) -> Result<Vec<Value>> {
    let text: Option<String> = page.eval("return localStorage.getItem('conclave/statistics');").await?;
    Ok(text.unwrap_or_default().lines().map(|line| serde_json::from_str(line).unwrap()).collect())
}

/// What a record says before the first step, without what chance is drawn from.
fn table_of(record: &str) -> Vec<String> {
    let header = record.split("\n\n").next().unwrap_or_default();
    header.lines().filter(|line| !line.starts_with("about dice")).map(str::to_owned).collect()
}

/// What is offered as a file when something is pressed.
async fn saved(page: &Page<'_>, selector: &str) -> Result<String> {
    page.eval(&format!(
        "const made = URL.createObjectURL; \
         try {{ \
             const blob = new Promise((resolve) => {{ URL.createObjectURL = (blob) => {{ resolve(blob); return made.call(URL, blob); }}; }}); \
             document.querySelector('{selector}').click(); \
             const it = await blob; \
             return it.type === 'image/png' ? String((await createImageBitmap(it)).width) : await it.text(); \
         }} finally {{ URL.createObjectURL = made; }}"
    ))
    .await
}

/// Plays a whole game, looks at its end, plays it again, and looks at what was counted.
async fn check(game: &str) -> Result {
    let browser = Browser::start().await?;
    let page = hurried_at(&browser, Size::Desktop).await?;
    begin(&page, game).await?;
    wait_to_be_asked(&page).await?;
    page.is_accessible().await?;
    page.screenshots(&format!("{game}-begun")).await?;
    play_to_the_end(&page, game, all_answered).await?;
    page.wait_for(".ending-special li").await?;
    page.is_accessible().await?;
    page.screenshots(&format!("{game}-ending")).await?;
    assert_eq!(page.focused().await?, page.text("#ending-title").await?, "the end is read out");
    assert!(page.count(".ending-plot .plot path").await? > 3);
    assert!((1..=3).contains(&page.count(".ending-special li").await?));

    // The table can be looked at, by keyboard.
    page.press("Tab").await?;
    page.press("Enter").await?;
    page.wait_for(".ending.folded").await?;
    assert_eq!(page.count(".table-area[inert]").await?, 0);
    page.is_accessible().await?;
    page.press("Enter").await?;
    page.wait_for(".ending-body").await?;

    // A picture of it has the size that others expect.
    page.eval::<()>("navigator.canShare = () => false;").await?;
    assert_eq!(saved(&page, ".ending-picture").await?, "1200");

    // Another game at the same table begins at once.
    let (before, address) = (kept_record(&page).await?, page.eval::<String>("return location.hash;").await?);
    page.click(".ending-rematch").await?;
    page.wait_until(&format!("location.hash !== '{address}' && document.querySelector('main.play')")).await?;
    wait_to_be_asked(&page).await?;
    assert_eq!(page.count(".ending").await?, 0);
    let after = kept_record(&page).await?;
    assert_eq!(table_of(&after), table_of(&before));
    assert_ne!(
        after.lines().find(|line| line.starts_with("about dice")),
        before.lines().find(|line| line.starts_with("about dice"))
    );

    // It was counted, once, also when it is opened again.
    page.eval::<()>(&format!("location.hash = '{address}';")).await?;
    page.wait_for(".ending-special li").await?;
    let lines = log(&page).await?;
    assert_eq!(lines.len(), 1, "{lines:?}");
    assert_eq!(lines[0]["game"], game);
    statistics(&page, game).await?;
    page.is_quiet().await
}

/// Looks at what was counted of one game, takes it along and throws it away.
async fn statistics(page: &Page<'_>, game: &str) -> Result {
    page.eval::<()>("location.hash = '#/statistics';").await?;
    page.wait_for(&format!(".statistics-game.of-{game}")).await?;
    assert_eq!(page.text(".statistics-numbers div:first-child dd").await?, "1");
    page.is_accessible().await?;
    page.screenshots(&format!("{game}-statistics")).await?;
    let json: Vec<Value> = serde_json::from_str(&saved(page, ".statistics-json").await?).unwrap();
    assert_eq!((json.len(), &json[0]["game"]), (1, &Value::from(game)));
    let csv = saved(page, ".statistics-csv").await?;
    let rows: Vec<usize> = csv.lines().map(|row| row.split(',').count()).collect();
    assert!(rows.len() == 2 && rows[0] == rows[1], "{csv}");
    page.click(".statistics-delete").await?;
    page.wait_for("dialog[open] .primary").await?;
    page.is_accessible().await?;
    page.click("dialog[open] .primary").await?;
    page.wait_for(".statistics-empty").await?;
    page.is_accessible().await?;
    // What was thrown away does not come back from the games that are kept.
    page.reload().await?;
    page.wait_for(".statistics-empty").await?;
    Ok(())
}

#[tokio::test]
async fn a_game_of_wizard_by_keyboard_and_its_end() -> Result {
    check("wizard").await
}

#[tokio::test]
async fn a_match_of_shazamm_by_keyboard_and_its_end() -> Result {
    check("shazamm").await
}

#[tokio::test]
async fn a_game_of_maginor_by_keyboard_and_its_end() -> Result {
    check("maginor").await
}
