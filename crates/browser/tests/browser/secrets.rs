//! Several people at one device: what leaves it while the game runs, and what is on the page while nobody may look.

use browser::{Browser, Page, Result};

use crate::playing::{hurry, kept_record, take_in, wait_to_be_asked};
use crate::revealing::open_kept;

/// Two people at one device; the first has bet 13 with two spells, and the second is to bet.
const PENDING: &str = "\
conclave record 1
game shazamm
rules 1
seat 1 Anna
seat 2 Ben
about players person person
about seed 987654321

chance draw 3 6 7 8 13 / 1 2 10 12 14
1 bet 13 with 7 8
";

/// Catches what the page would save as a file, and what it would copy.
const CATCH: &str = "\
window.caught = []; \
const make = URL.createObjectURL; \
URL.createObjectURL = (blob) => { blob.text().then((text) => window.caught.push(text)); return make(blob); };";

async fn open_menu(page: &Page<'_>) -> Result {
    page.click("button[aria-label=More]").await?;
    page.wait_for("dialog[open] .menu").await?;
    Ok(())
}

async fn close_menu(page: &Page<'_>) -> Result {
    page.press("Escape").await?;
    page.wait_for_end_of("dialog[open]").await
}

/// Saves the game as a file, and answers what is in it.
async fn saved(page: &Page<'_>) -> Result<String> {
    page.eval::<()>(CATCH).await?;
    page.click("dialog[open] .export").await?;
    page.wait_until("window.caught.length === 1").await?;
    page.eval("return window.caught[0];").await
}

#[tokio::test]
async fn what_leaves_a_shared_device_tells_no_secrets_before_the_end() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    hurry(&page).await?;
    take_in(&page, PENDING).await?;
    page.wait_for(".curtain").await?;
    open_menu(&page).await?;
    assert_eq!(page.count("dialog[open] .share, dialog[open] .export").await?, 0);
    let all: String = page.eval("return document.documentElement.outerHTML + location.href;").await?;
    for secret in ["987654321", "bet 13", "data-choice"] {
        assert!(!all.contains(secret), "{secret} is in the page: {all}");
    }
    close_menu(&page).await?;
    page.click(".curtain .primary").await?;
    wait_to_be_asked(&page).await?;
    open_menu(&page).await?;
    assert_eq!(page.count("dialog[open] .share").await?, 0);
    let story = saved(&page).await?;
    assert!(story.contains("Anna"), "{story}");
    for secret in ["987654321", "13", "conclave record"] {
        assert!(!story.contains(secret), "{secret} is in the story: {story}");
    }
    close_menu(&page).await?;
    page.is_quiet().await
}

#[tokio::test]
async fn who_plays_alone_carries_the_game_to_another_device() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    hurry(&page).await?;
    take_in(&page, &PENDING.replace("person person", "apprentice person")).await?;
    wait_to_be_asked(&page).await?;
    open_menu(&page).await?;
    page.wait_for("dialog[open] .share").await?;
    assert_eq!(saved(&page).await?, kept_record(&page).await?);
    page.is_quiet().await
}

#[tokio::test]
async fn after_the_end_the_whole_record_leaves_a_shared_device() -> Result {
    let browser = Browser::start().await?;
    let page = Page::open(&browser, "").await?;
    hurry(&page).await?;
    open_kept(&page, &finished(), "instant").await?;
    page.wait_for(".ending").await?;
    open_menu(&page).await?;
    page.wait_for("dialog[open] .share").await?;
    assert_eq!(saved(&page).await?, kept_record(&page).await?);
    page.is_quiet().await
}

/// A game between two people at random, from its beginning to its end.
fn finished() -> String {
    use table::{Game as _, Legal as _, Match, Silent, Step, ToAct, dice};
    let mut played = Match::new(games::shazamm::Shazamm::new(games::shazamm::Options::default()).unwrap());
    played.add_about("players", "person person").unwrap();
    played.add_about("seed", "1").unwrap();
    let mut dice = dice::seeded(1);
    loop {
        let step = match played.to_act() {
            ToAct::Nobody => return played.to_string(),
            ToAct::Chance => Step::Chance(played.game().sample(played.state(), &mut dice)),
            ToAct::Seats(seats) => {
                let seat = seats.first().unwrap();
                Step::Seat(seat, played.game().legal(played.state(), seat).choose(&mut dice).unwrap())
            }
        };
        played.step(step, &mut Silent).unwrap();
    }
}
