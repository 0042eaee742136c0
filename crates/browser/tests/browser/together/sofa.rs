//! A family on the sofa: phones on plain http, under a name that is not this machine's own.

use browser::{Browser, Page, Result, Size};

use super::house::{House, begin, sit_down};
use crate::playing::{Doing, at_once, decide, play_to_the_end, steps, wait_to_be_asked};

/// From a link to the first card: one name, and at most three presses.
#[tokio::test]
async fn phones_without_a_secure_context_play_a_whole_game() -> Result {
    let house = House::open_with(&["--allow-host", "sofa.example"]);
    let (laptop, phone) = (house.guest().await?, Browser::start_under("sofa.example", house.port()).await?);
    let host = Page::open_at_pace(&laptop, "instant").await?;
    let link = super::house::open_table(&host, "shazamm", "Anna", "").await?;
    let page = Page::open_at_pace(&phone, "instant").await?;
    page.resize(Size::Phone).await?;
    assert!(!page.eval::<bool>("return window.isSecureContext;").await?);
    sit_down(&page, &link, "Ben").await?;
    // The link can be given to others, though the browser lets no page copy or share here.
    page.click(".share-give").await?;
    page.wait_until("document.querySelector('.share-words .said').textContent !== ''").await?;
    let address: String = page.eval("return document.querySelector('.share-address').value;").await?;
    assert!(address.starts_with("http://sofa.example:") && address.ends_with(&link), "{address}");
    begin(&host).await?;
    tokio::try_join!(play_to_the_end(&host, "shazamm", at_once), play_to_the_end(&page, "shazamm", at_once))?;
    page.wait_until("document.querySelector('.after-dice')?.textContent.includes('Dice checked')").await?;
    // Chromium complains that a header that only counts over TLS is there; nothing else.
    let errors = page.errors().await?;
    assert!(errors.iter().all(|error| error.contains("Cross-Origin-Opener-Policy")), "{errors:?}");
    Ok(())
}

#[tokio::test]
async fn from_a_link_to_the_first_card_are_three_presses_and_a_name() -> Result {
    let house = House::open();
    let (laptop, phone) = (house.guest().await?, house.guest().await?);
    let host = Page::open_at_pace(&laptop, "instant").await?;
    let link = super::house::open_table(&host, "wizard", "Anna", "").await?;
    // Whoever was never here before opens the link, …
    let page = Page::open(&phone, &link).await?;
    page.wait_for("main input[name=name]").await?;
    page.eval::<()>(
        "window.presses = 0; addEventListener('click', () => window.presses += 1, true); \
         document.querySelector('main input[name=name]').focus();",
    )
    .await?;
    // … types a name, and presses Sit down, …
    page.write("Ben").await?;
    page.click(".room-sit button").await?;
    page.wait_for(".room .seat-sitter.person").await?;
    begin(&host).await?;
    let arriving = async {
        // … names trump, who deals and turns up a Wizard, …
        let mut before = 0;
        while page.count(".wz-possible").await? == 0 {
            before += 1;
            // … predicts, and plays a card.
            page.wait_for(".situation.asked").await?;
            let known = steps(&page).await?;
            page.click(".table-area [data-choice]:not([aria-disabled=true])").await?;
            page.wait_until(&format!(
                "document.querySelector('main').dataset.steps > {known} && document.querySelector('.situation.asked')"
            ))
            .await?;
        }
        page.click(".wz-possible").await?;
        page.wait_until("document.querySelectorAll('.wz-possible').length === 0").await?;
        assert!(before <= 2, "{before}");
        let presses: u32 = page.eval("return window.presses;").await?;
        assert!(presses <= 2 + before, "{presses}, {before} before the card");
        Ok::<(), browser::Error>(())
    };
    let hosting = async {
        while wait_to_be_asked(&host).await? != Doing::Over {
            decide(&host, "wizard").await?;
        }
        Ok::<(), browser::Error>(())
    };
    tokio::select! {
        arrived = arriving => arrived?,
        over = hosting => panic!("the game went on without a phone: {over:?}"),
    }
    Ok(())
}
