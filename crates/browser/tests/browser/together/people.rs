//! How strangers meet, and who one is.

use browser::{Page, Result};

use super::house::{House, begin, open_table, sit_down};
use crate::playing::{Doing, decide, hurried, wait_to_be_asked};

#[tokio::test]
async fn strangers_meet_in_the_lobby() -> Result {
    let house = House::open();
    let guests = [house.guest().await?, house.guest().await?];
    let mut links = Vec::new();
    for (guest, name) in guests.iter().zip(["Anna", "Ben"]) {
        let page = hurried(guest).await?;
        page.click(".together-link").await?;
        page.wait_for(".lobby-game").await?;
        page.click(".lobby-game:nth-child(2) .play-now").await?;
        page.wait_for("dialog[open] input[name=name]").await?;
        page.write(name).await?;
        page.press("Enter").await?;
        page.wait_for(".room .seat-sitter.person").await?;
        links.push(page.eval::<String>("return location.hash;").await?);
    }
    assert_eq!(links[0], links[1], "the second sits down where the first waits");
    let (anna, ben) = (Page::now(&guests[0]), Page::now(&guests[1]));
    begin(&anna).await?;
    for page in [anna, ben] {
        assert_eq!(wait_to_be_asked(&page).await?, Doing::Asked);
        // A tab in the background says whose turn it is.
        assert!(page.driver().title().await?.contains("Your turn"));
        page.is_quiet().await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_card_that_is_chosen_ahead_is_played_when_its_turn_comes() -> Result {
    let house = House::open();
    let guests = [house.guest().await?, house.guest().await?];
    let (anna, ben) = (hurried(&guests[0]).await?, hurried(&guests[1]).await?);
    let link = open_table(&anna, "wizard", "Anna", "").await?;
    sit_down(&ben, &link, "Ben").await?;
    begin(&anna).await?;
    // Both predict, whoever is asked first; then one of them is to play a card before the other.
    let predict = async |page: &Page<'_>| -> Result {
        loop {
            wait_to_be_asked(page).await?;
            let asked = page.text(".ask").await?;
            decide(page, "wizard").await?;
            // Whoever deals may have to name trump before.
            if asked.contains("tricks") {
                return Ok(());
            }
        }
    };
    tokio::try_join!(predict(&anna), predict(&ben))?;
    let has_card = "document.querySelector('.wz-possible')";
    tokio::select! {
        first = anna.wait_until(has_card) => { first?; plays_ahead(&anna, &ben).await }
        second = ben.wait_until(has_card) => { second?; plays_ahead(&ben, &anna).await }
    }
}

/// The one who waits chooses the only card; as soon as the other has played, it is played by itself.
async fn plays_ahead(first: &Page<'_>, other: &Page<'_>) -> Result {
    other.click(".wz-hand .wz-held-card").await?;
    other.wait_for(".wz-hand .wz-ahead[aria-pressed=true]").await?;
    decide(first, "wizard").await?;
    // The round had one card each: it goes on to the next without anything else being pressed.
    other.wait_until("document.querySelectorAll('.wz-hand .wz-held-card').length === 2").await?;
    Ok(())
}

#[tokio::test]
async fn a_person_has_a_name_a_portrait_and_devices() -> Result {
    let house = House::open();
    let (one, other) = (house.guest().await?, house.guest().await?);
    let page = hurried(&one).await?;
    let table = open_table(&page, "shazamm", "Anna", "").await?;
    page.eval::<()>("location.hash = '#/me';").await?;
    page.wait_for(".portraits").await?;
    page.eval::<()>("document.querySelectorAll('.portraits input')[7].click();").await?;
    page.wait_for_text(".me .said", |said| said == "Saved.").await?;
    page.eval::<()>("document.querySelector('.me-name input').select();").await?;
    page.write("Annika").await?;
    page.press("Enter").await?;
    page.wait_for_text(".me .said", |said| said == "Saved.").await?;
    // Another device is added by a code.
    page.click(".me-add").await?;
    let code = page.text(".me-code").await?;
    let second = hurried(&other).await?;
    second.eval::<()>("location.hash = '#/me';").await?;
    second.wait_for("input[name=code]").await?;
    second.eval::<()>("document.querySelector('input[name=code]').focus();").await?;
    second.write(&code).await?;
    second.press("Enter").await?;
    second.wait_for_text(".bar-actions", |name| name.contains("Annika")).await?;
    // It has the same seat at the same table.
    second.eval::<()>(&format!("location.hash = '{table}';")).await?;
    second.wait_for(".room .seat-sitter.person").await?;
    // A program gets a token, once.
    page.eval::<()>("document.querySelector('input[name=label]').focus();").await?;
    page.write("my bot").await?;
    page.press("Enter").await?;
    page.wait_until(
        "[...document.querySelectorAll('.me .share-address')].some((one) => one.value.length === 64)",
    )
    .await?;
    // Who is deleted is nobody.
    page.click(".me-delete").await?;
    page.click(".me-delete-yes").await?;
    page.wait_for(".home").await?;
    page.eval::<()>("location.hash = '#/me';").await?;
    page.wait_for("input[name=code]").await?;
    page.is_quiet().await
}
