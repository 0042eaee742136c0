//! A table with people elsewhere holds still: clocks run, somebody speaks, the connection goes and comes back.

use browser::{Page, Result};

use super::house::{House, begin, open_table};
use crate::playing::wait_to_be_asked;
use crate::stillness::{Shift, WATCH, decide, holds_still, rest};

/// Where a clock runs.
const BRISK: &str = "document.querySelector('input[value=brisk]').click();";

#[tokio::test]
async fn a_table_elsewhere_holds_still() -> Result {
    let mut house = House::open();
    let browser = house.guest().await?;
    let page = Page::open_at_pace(&browser, "quick").await?;
    for (game, width, height) in [("wizard", 390, 844), ("shazamm", 820, 1180), ("maginor", 1440, 900)] {
        page.resize_to(width, height).await?;
        open_table(&page, game, "Anna", BRISK).await?;
        begin(&page).await?;
        wait_to_be_asked(&page).await?;
        rest(&page).await?;
        page.eval::<()>(WATCH).await?;
        let mut shifts: Vec<Shift> = Vec::new();
        for _ in 0..4 {
            shifts.extend(decide(&page).await?.unwrap_or_default());
        }
        page.eval::<()>("document.querySelector('.bar-actions button').click();").await?;
        page.click("dialog[open] .phrase").await?;
        page.wait_for(".said-bubble").await?;
        house.kill();
        page.wait_for(".tidings.lost").await?;
        rest(&page).await?;
        house.start_again();
        page.wait_for_end_of(".tidings.lost").await?;
        rest(&page).await?;
        shifts.extend(page.eval::<Vec<Shift>>("return window.shifts.splice(0);").await?);
        holds_still(&shifts, &format!("{game} elsewhere at {width}×{height}"));
    }
    Ok(())
}
