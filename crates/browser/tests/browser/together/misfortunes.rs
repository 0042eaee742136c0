//! What happens to people who play together: they reload, they leave and come back, their line is slow, the server is killed.

use browser::{Page, Result};
use futures_util::future::try_join_all;
use serde_json::json;

use super::house::{House, SIX_SEATS, begin, open_table, sit_down};
use crate::layout::speak;
use crate::playing::{Doing, at_once, decide, doing, hurried, play_on, play_to_the_end, wait_to_be_asked};

/// The points that everybody sees at the end.
async fn result(page: &Page<'_>) -> Result<Vec<String>> {
    page.eval("return [...document.querySelectorAll('.ending-row .points')].map((one) => one.textContent);")
        .await
}

/// Whether something is in the window, and nothing lies above it.
async fn is_in_view(page: &Page<'_>, selector: &str) -> Result<bool> {
    page.eval(&format!(
        "const one = document.querySelector('{selector}'); const {{ x, y, width, height }} = one.getBoundingClientRect(); \
         const above = document.elementFromPoint(x + width / 2, y + height / 2); \
         return above !== null && (one.contains(above) || above.contains(one));"
    ))
    .await
}

/// Decides so often, or until the end.
async fn decide_so_often(page: &Page<'_>, game: &str, times: usize) -> Result {
    for _ in 0..times {
        if wait_to_be_asked(page).await? == Doing::Over {
            break;
        }
        decide(page, game).await?;
    }
    Ok(())
}

/// A game of Wizard in which everything happens at once: one reloads, one leaves and comes back, one has a slow line, one looks on,
/// and two languages are spoken at the table.
#[tokio::test]
async fn a_restless_game_of_wizard_comes_to_its_end() -> Result {
    let house = House::open();
    let guests = [house.guest().await?, house.guest().await?, house.guest().await?, house.guest().await?];
    let pages = try_join_all(guests.iter().map(hurried)).await?;
    let [anna, ben, cleo, spectator] = &pages[..] else { panic!("four pages") };
    let link = open_table(anna, "wizard", "Anna", SIX_SEATS).await?;
    speak(ben, "de").await?;
    sit_down(ben, &link, "Ben").await?;
    sit_down(cleo, &link, "Cleo").await?;
    // A slow line, as in a train.
    cleo.gesture("Network.enable", json!({})).await?;
    let slow =
        json!({ "offline": false, "latency": 400, "downloadThroughput": 20_000, "uploadThroughput": 10_000 });
    cleo.gesture("Network.emulateNetworkConditions", slow).await?;
    // Everybody is seen to be there.
    anna.wait_until("document.querySelectorAll('.room .seat.away').length === 0").await?;
    begin(anna).await?;
    spectator.eval::<()>(&format!("location.hash = '{link}';")).await?;
    spectator.wait_for(".play").await?;
    let restless = async {
        decide_so_often(anna, "wizard", 4).await?;
        // In the middle of the game the page is loaded again: the same seat at the same move.
        anna.reload().await?;
        anna.wait_for(".play").await?;
        decide_so_often(anna, "wizard", 4).await?;
        play_on(anna, "wizard", at_once).await
    };
    let fickle = async {
        decide_so_often(ben, "wizard", 3).await?;
        ben.eval::<()>("document.querySelectorAll('.bar-actions button')[1].click();").await?;
        ben.click("dialog[open] .leave").await?;
        // A bot plays, until one takes over.
        ben.wait_for(".tidings button").await?;
        assert!(is_in_view(ben, ".tidings button").await?);
        tokio::time::sleep(std::time::Duration::from_secs(2)).await;
        ben.click(".tidings button").await?;
        ben.wait_for_end_of(".tidings button").await?;
        play_on(ben, "wizard", at_once).await
    };
    let slow = play_to_the_end(cleo, "wizard", at_once);
    let looking_on = async {
        spectator.wait_until("document.querySelector('main.play')?.dataset.steps > 8").await?;
        // Nobody's hand is seen, and nothing is asked.
        assert_eq!(spectator.count(".wz-possible").await?, 0);
        assert_eq!(spectator.count(".wz-hand .wz-face, .wz-hand button").await?, 0);
        while wait_to_be_asked(spectator).await? != Doing::Over {}
        Ok::<(), browser::Error>(())
    };
    tokio::try_join!(restless, fickle, slow, looking_on)?;
    let seen = result(anna).await?;
    for page in [cleo, spectator] {
        assert_eq!(result(page).await?, seen);
    }
    assert_eq!(ben.eval::<String>("return document.documentElement.lang;").await?, "de");
    // Whoever looked on may see everything now.
    spectator.wait_for(".after-replay").await?;
    for page in [anna, ben, cleo, spectator] {
        page.wait_until("document.querySelector('.after-dice:not(.wrong)')?.textContent.length > 60").await?;
    }
    for page in &pages {
        page.is_quiet().await?;
    }
    Ok(())
}

/// The server is killed in the middle of a game and started again: a short pause, and nothing is lost.
#[tokio::test]
async fn a_server_that_is_killed_is_a_short_pause() -> Result {
    let mut house = House::open();
    let guests = [house.guest().await?, house.guest().await?];
    let pages = try_join_all(guests.iter().map(hurried)).await?;
    let (anna, ben) = (&pages[0], &pages[1]);
    let link = open_table(anna, "shazamm", "Anna", "").await?;
    sit_down(ben, &link, "Ben").await?;
    begin(anna).await?;
    for round in 0..3 {
        tokio::try_join!(decide_so_often(anna, "shazamm", 1), decide_so_often(ben, "shazamm", 1))?;
        house.kill();
        for page in [anna, ben] {
            page.wait_for(".tidings.lost").await?;
            assert!(is_in_view(page, ".tidings.lost").await?);
        }
        // What is decided meanwhile is kept, and sent when the server is back.
        for page in [anna, ben] {
            if round == 1 && doing(page).await? == Doing::Asked {
                decide(page, "shazamm").await?;
            }
        }
        house.start_again();
        anna.wait_for_end_of(".tidings.lost").await?;
        ben.wait_for_end_of(".tidings.lost").await?;
    }
    tokio::try_join!(play_on(anna, "shazamm", at_once), play_on(ben, "shazamm", at_once))?;
    assert_eq!(result(anna).await?, result(ben).await?);
    anna.wait_until("document.querySelector('.after-dice')?.textContent.includes('Dice checked')").await?;
    // Both want to play again, and sit at the next table.
    anna.click(".ending-rematch").await?;
    ben.wait_until("document.querySelector('.after')?.textContent.includes('Anna')").await?;
    ben.click(".ending-rematch").await?;
    for page in [anna, ben] {
        page.wait_until(&format!("location.hash !== '{link}' && document.querySelector('.play')")).await?;
        // What was promised for its dice was noted before.
        let table = "location.hash.split('/').pop()";
        page.wait_until(&format!("localStorage.getItem('conclave/promise/' + {table}) !== null")).await?;
    }
    tokio::try_join!(play_to_the_end(anna, "shazamm", at_once), play_to_the_end(ben, "shazamm", at_once))?;
    for page in [anna, ben] {
        page.wait_until("document.querySelector('.after-dice')?.textContent.includes('Dice checked')")
            .await?;
    }
    Ok(())
}
