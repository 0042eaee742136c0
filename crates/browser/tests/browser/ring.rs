//! Maginor's ring: where one can go is pressed, what one wants to know is looked at, and the keyboard finds both.

use browser::{Browser, Page, Result};

use crate::playing::{hurried, steps, take_in, wait_to_be_asked};

/// A person whose wizard stands on the Wisp, which shows neither water nor earth, at the beginning.
pub(crate) const ON_THE_WISP: &str = "\
conclave record 1
game maginor
rules 2
option seats 2
about players person apprentice
about seed 5

chance ring guild-hall=high-wizard wisp=domination mandrake=reversal unicorn salamander=persuasion \
sphinx=teleportation great-eagle=telekinesis stone-giant=restoration leviathan=retrieval norns=summoning \
djinn=golden-cauldron
chance first 1
1 move wisp
2 move wisp
";

/// Opens that game on a desktop.
async fn open(browser: &Browser) -> Result<Page<'_>> {
    let page = hurried(browser).await?;
    page.resize_to(1366, 768).await?;
    take_in(&page, ON_THE_WISP).await?;
    wait_to_be_asked(&page).await?;
    Ok(page)
}

/// What has the focus, as a selector would find it.
async fn has_focus(page: &Page<'_>, selector: &str) -> Result<bool> {
    page.eval(&format!("return document.activeElement.matches('{selector}');")).await
}

#[tokio::test]
async fn a_tile_that_one_can_go_to_is_pressed_and_a_finger_looks_first() -> Result {
    let browser = Browser::start().await?;
    let page = open(&browser).await?;
    assert_eq!(page.count(".mag-goal").await?, 10, "every tile but the own one");
    assert_eq!(page.count(".mag-goal[data-choice]").await?, 0, "the list has them for the keyboard");
    page.is_accessible().await?;
    page.screenshots("maginor-goals").await?;
    let before = steps(&page).await?;
    page.eval::<()>(
        "document.querySelector('.mag-goal').dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true }));",
    )
    .await?;
    page.wait_for("dialog[open] .mag-here .primary").await?;
    assert_eq!(steps(&page).await?, before);
    page.press("Escape").await?;
    page.wait_for_end_of("dialog[open]").await?;
    page.click(".mag-goal").await?;
    page.wait_until(&format!("Number(document.querySelector('main').dataset.steps) > {before}")).await?;
    page.is_quiet().await
}

#[tokio::test]
async fn arrow_keys_lead_round_the_ring_to_its_spells_and_back_from_a_dialog() -> Result {
    let browser = Browser::start().await?;
    let page = open(&browser).await?;
    page.eval::<()>("document.querySelector('.mag-tile').focus();").await?;
    page.press("ArrowRight").await?;
    assert!(has_focus(&page, "li:nth-child(2) > .mag-tile").await?);
    page.press("ArrowDown").await?;
    assert!(has_focus(&page, "li:nth-child(2) > .mag-lying-spell").await?);
    assert_eq!(page.text("li:nth-child(2) .mag-spell-name").await?, "Domination");
    page.press("Enter").await?;
    page.wait_for("dialog[open]").await?;
    assert!(page.text("dialog[open]").await?.contains("Domination"));
    page.press("Escape").await?;
    page.wait_for_end_of("dialog[open]").await?;
    assert!(has_focus(&page, "li:nth-child(2) > .mag-lying-spell").await?);
    page.press("ArrowLeft").await?;
    assert!(has_focus(&page, "li:nth-child(1) > .mag-tile").await?);
    // After what is opened from the bar, the focus is there.
    page.click(".explain").await?;
    page.wait_for("dialog[open]").await?;
    page.press("Escape").await?;
    page.wait_for_end_of("dialog[open]").await?;
    page.press("ArrowRight").await?;
    assert!(has_focus(&page, ".mag-own [data-choice]").await?);
    page.is_quiet().await
}

#[tokio::test]
async fn what_each_did_last_stays_and_a_roll_without_counters_is_not_recommended() -> Result {
    let browser = Browser::start().await?;
    let page = open(&browser).await?;
    let did = page.text(".mag-player .mag-deed").await?;
    assert!(did.contains("Will-o’-the-Wisp"), "{did}");
    assert_eq!(page.count(".mag-roll.primary").await?, 1);
    page.is_quiet().await
}
