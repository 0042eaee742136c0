//! Whole games, played by keyboard alone. Those with the usual rules are played in [`endings`](crate::endings).

use std::time::{Duration, Instant};

use browser::{Browser, Page, Result, Size};
use serde::Deserialize;

/// How long a whole game may take here; it is a guard against standing still, not a measurement.
const PATIENCE: Duration = Duration::from_secs(400);

/// Opens the page on a phone, with bots that move at once, and on which nothing moves: to paint what does takes more of the
/// processors than all else, and the more the larger the window is. How it moves is seen where [evenings](crate::first_time) are
/// spent, where tables hold still and where turns are revealed.
pub(crate) async fn hurried(browser: &Browser) -> Result<Page<'_>> {
    hurried_at(browser, Size::Phone).await
}

/// The same in a window of this size.
pub(crate) async fn hurried_at(browser: &Browser, size: Size) -> Result<Page<'_>> {
    let page = Page::now(browser);
    page.prefer_reduced_motion().await?;
    page.resize(size).await?;
    Page::open_at_pace(browser, "instant").await
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
    page.eval(&format!("{DOING} return doing();")).await
}

const DOING: &str = "const doing = () => document.querySelector('.ending') ? 'over' \
    : document.querySelector('.situation.asked') ? 'asked' : 'busy';";

/// Waits until the player is asked, or the game is over. The page looks for itself, so that bots have the processor.
pub(crate) async fn wait_to_be_asked(page: &Page<'_>) -> Result<Doing> {
    let look = format!(
        "{DOING} const end = performance.now() + 5000; \
         while (doing() === 'busy' && performance.now() < end) await new Promise((done) => setTimeout(done, 20)); \
         return doing();"
    );
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        let doing = page.eval(&look).await?;
        if doing != Doing::Busy {
            return Ok(doing);
        }
    }
    panic!("nobody was asked");
}

/// Goes to the screen where a table is set up.
pub(crate) async fn set_up(page: &Page<'_>, game: &str) -> Result {
    page.eval::<()>(&format!("location.hash = '#/new/{game}';")).await?;
    page.wait_for(".setup").await?;
    Ok(())
}

/// What lets as many play as can, against those who answer at once.
pub(crate) const MANY_BEGINNERS: &str = "\
    for (let add; (add = document.querySelector('.seat-add')); await new Promise(requestAnimationFrame)) add.click(); \
    document.querySelector('.setup-levels input[value=apprentice]').click();";

/// Begins a game with the keyboard: against beginners, with as many as can play, so that rounds are few.
pub(crate) async fn begin(page: &Page<'_>, game: &str) -> Result {
    set_up(page, game).await?;
    page.eval::<()>(MANY_BEGINNERS).await?;
    // The first of the presets is the basic game.
    page.eval::<()>("document.querySelector('.preset').focus();").await?;
    page.press("Enter").await?;
    page.eval::<()>("document.querySelector('button[type=submit]').focus();").await?;
    page.press("Enter").await?;
    page.wait_for(".play").await?;
    Ok(())
}

/// The keys that lead to another choice in a game, where the one with the focus does not decide anything.
fn further(game: &str) -> &'static [&'static str] {
    match game {
        "wizard" => &["ArrowRight"; 20],
        "shazamm" => &["Tab"; 12],
        _ => &["ArrowRight", "ArrowRight", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab"],
    }
}

/// How many steps the game on the page has.
pub(crate) async fn steps(page: &Page<'_>) -> Result<u32> {
    page.eval("return Number(document.querySelector('main').dataset.steps);").await
}

/// Decides something by pressing Enter on what has the focus, and by looking further where that does not decide anything.
pub(crate) async fn decide(page: &Page<'_>, game: &str) -> Result {
    // The focus goes to what is asked by itself, unless it was led elsewhere; a key then chooses it, or the next one that is
    // possible.
    page.wait_until("document.activeElement !== document.body").await?;
    come_round(page).await?;
    let before = steps(page).await?;
    page.press("Enter").await?;
    for key in further(game) {
        // Where the game lies elsewhere, the step comes back a moment later.
        if steps(page).await? > before || doing(page).await? != Doing::Asked {
            break;
        }
        page.press(key).await?;
        come_round(page).await?;
        page.press("Enter").await?;
    }
    Ok(())
}

/// Goes on from what lies behind the table, round the page and back to the table.
async fn come_round(page: &Page<'_>) -> Result {
    const MOST: usize = 100;
    for _ in 0..MOST {
        if page.eval("return document.activeElement?.closest('.table-area, dialog') !== null;").await? {
            return Ok(());
        }
        page.press("Tab").await?;
    }
    panic!("no way leads back to the table");
}

/// Plays from the beginning to the end; `look` happens before each decision.
pub(crate) async fn play_to_the_end(
    page: &Page<'_>,
    game: &str,
    look: impl AsyncFn(&Page<'_>) -> Result,
) -> Result {
    let decisions = play_on(page, game, look).await?;
    // Whoever is unlucky in Shazamm! has few.
    assert!(decisions > 1, "only {decisions} decisions were asked for");
    Ok(())
}

/// Plays on to the end from wherever the game is; `look` happens before each decision. Answers how many there were.
pub(crate) async fn play_on(
    page: &Page<'_>,
    game: &str,
    look: impl AsyncFn(&Page<'_>) -> Result,
) -> Result<usize> {
    let begun = Instant::now();
    let mut decisions = 0;
    while begun.elapsed() < PATIENCE {
        if wait_to_be_asked(page).await? == Doing::Over {
            return Ok(decisions);
        }
        look(page).await?;
        decide(page, game).await?;
        decisions += 1;
    }
    panic!("the game did not end");
}

/// Nothing to look at before a decision.
pub(crate) async fn at_once(_: &Page<'_>) -> Result {
    Ok(())
}

/// The record of the game on the page, as the browser keeps it.
pub(crate) async fn kept_record(page: &Page<'_>) -> Result<String> {
    page.eval(
        "const id = location.hash.split('/').pop(); return localStorage.getItem('conclave/game/' + id);",
    )
    .await
}

/// Takes in a record that comes from elsewhere, and plays on from its end.
pub(crate) async fn take_in(page: &Page<'_>, record: &str) -> Result {
    look_at(page, record).await?;
    page.eval::<()>("[...document.querySelectorAll('.replay-bar button')].pop().click();").await?;
    page.wait_for(".play:not(.replay)").await?;
    Ok(())
}

/// Takes in a record that comes from elsewhere, to look at it.
pub(crate) async fn look_at(page: &Page<'_>, record: &str) -> Result {
    page.eval::<()>("location.hash = '#/';").await?;
    page.click(".import summary").await?;
    page.eval::<()>(&format!(
        "const text = document.querySelector('#record'); text.value = {record:?}; \
         text.dispatchEvent(new Event('input', {{ bubbles: true }}));"
    ))
    .await?;
    page.click(".import button").await?;
    page.wait_for(".replay").await?;
    Ok(())
}

#[tokio::test]
async fn a_game_of_wizard_with_all_special_cards_by_keyboard() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    set_up(&page, "wizard").await?;
    page.eval::<()>(MANY_BEGINNERS).await?;
    // Each adds a special card to those before it, and the last one the last.
    page.eval::<()>(
        "[...document.querySelectorAll('.preset')].pop().click(); \
         document.querySelector('button[type=submit]').click();",
    )
    .await?;
    page.wait_for(".play").await?;
    let record = kept_record(&page).await?;
    assert!(record.contains("option with shapeshifter dragon fairy bomb werewolf juggler cloud"), "{record}");
    wait_to_be_asked(&page).await?;
    play_to_the_end(&page, "wizard", at_once).await?;
    page.is_accessible().await?;
    page.screenshots("wizard-specials-over").await?;
    page.is_quiet().await
}

/// Cards first, by keyboard alone: Space takes up a card, and the button lays it; then the bet.
#[tokio::test]
async fn a_game_of_shazamm_with_counted_cards_by_keyboard() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    set_up(&page, "shazamm").await?;
    // The third of the variants, and it can be had together with the first.
    page.eval::<()>(
        "document.querySelector('.setup-levels input[value=apprentice]').click(); \
         const switches = document.querySelectorAll('.switches input'); switches[0].click(); switches[2].click(); \
         document.querySelector('button[type=submit]').click();",
    )
    .await?;
    page.wait_for(".play").await?;
    let record = kept_record(&page).await?;
    assert!(record.contains("option variants full-hand counted-cards"), "{record}");
    wait_to_be_asked(&page).await?;
    assert_eq!(page.text(".shz-commit").await?, "Lay no card");
    page.eval::<()>("document.querySelector('.shz-card[tabindex=\"0\"]').focus();").await?;
    page.press("Enter").await?;
    assert_eq!(page.text(".shz-commit").await?, "Lay Dummy");
    page.is_accessible().await?;
    page.screenshots("shazamm-laying").await?;
    page.eval::<()>("document.querySelector('.shz-commit button').focus();").await?;
    page.press("Enter").await?;
    // The other has laid something as well: how many is shown, and a bet is asked, without any card.
    page.wait_until("document.querySelector('.shz-commit')?.textContent.startsWith('Bet')").await?;
    assert_eq!(wait_to_be_asked(&page).await?, Doing::Asked);
    assert_eq!(page.count(".shz-laid .shz-face.back").await?, 1);
    let asked = page.text(".ask").await?;
    assert!(asked.contains("has laid"), "{asked}");
    assert_eq!(page.count(".shz-card.chosen").await?, 1, "what lies there is marked in the hand");
    page.is_accessible().await?;
    page.screenshots("shazamm-betting").await?;
    let before = kept_record(&page).await?;
    assert!(before.contains("1 lay 0\n"), "{before}");
    play_to_the_end(&page, "shazamm", at_once).await?;
    page.is_accessible().await?;
    page.is_quiet().await
}

/// The same by mouse and touch: what can be pressed is pressed.
#[tokio::test]
async fn cards_are_laid_and_bets_made_by_pressing() -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    let record = "conclave record 1\ngame shazamm\nrules 2\noption variants full-hand counted-cards\n\
                  about players person adept\nabout seed 3\n";
    take_in(&page, record).await?;
    wait_to_be_asked(&page).await?;
    page.click(".shz-hand li:nth-child(8) .shz-card").await?;
    page.click(".shz-hand li:nth-child(9) .shz-card").await?;
    page.click(".shz-hand li:nth-child(9) .shz-card").await?;
    assert_eq!(page.text(".shz-commit").await?, "Lay Boost");
    page.click(".shz-commit button").await?;
    page.wait_until("document.querySelector('.shz-commit')?.textContent.startsWith('Bet')").await?;
    wait_to_be_asked(&page).await?;
    // No card can be added any more.
    page.click(".shz-hand li:nth-child(9) .shz-card").await?;
    assert_eq!(page.count(".shz-card.chosen").await?, 1);
    page.click(".shz-commit button").await?;
    page.wait_until("document.querySelector('.shz-commit')?.textContent.startsWith('Lay')").await?;
    let record = kept_record(&page).await?;
    assert!(record.contains("1 lay 7\n") && record.contains("1 bet 5\n"), "{record}");
    page.is_quiet().await
}
