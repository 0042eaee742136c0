//! The same seed gives the same game on the page as everywhere else.

use browser::{Browser, Result};

use crate::playing::{Doing, hurried, kept_record, take_in, wait_to_be_asked};

/// Bots play on the page what bots of the same seed have played before.
pub(crate) async fn check(known: &str) -> Result {
    let browser = Browser::start().await?;
    let page = hurried(&browser).await?;
    let (header, steps) = known.split_once("\n\n").unwrap();
    take_in(&page, &format!("{header}\n")).await?;
    assert_eq!(wait_to_be_asked(&page).await?, Doing::Over);
    let record = kept_record(&page).await?;
    assert_eq!(record.split_once("\n\n").unwrap().1, steps);
    page.is_quiet().await
}

#[tokio::test]
async fn one_seed_of_wizard() -> Result {
    check(include_str!("../../../bots/tests/one-seed/wizard.record")).await
}

#[tokio::test]
async fn one_seed_of_shazamm() -> Result {
    check(include_str!("../../../bots/tests/one-seed/shazamm.record")).await
}

#[tokio::test]
async fn one_seed_of_maginor() -> Result {
    check(include_str!("../../../bots/tests/one-seed/maginor.record")).await
}
