//! The page in a real browser.
//!
//! A test starts a [`Browser`], which is a Chromium that remembers nothing and a server of its own, opens a [`Page`] in it, and
//! does what a person would do:
//!
//! ```no_run
//! use browser::{Browser, Page, Result};
//!
//! # async fn test() -> Result {
//! let browser = Browser::start().await?;
//! let page = Page::open(&browser, "#/").await?;
//! page.wait_for("main h1").await?;
//! page.press("Tab").await?;
//! page.press("Enter").await?;
//! assert_eq!(page.text("[role=status]").await?, "Anna leads. Play a card.");
//! page.is_accessible().await?;
//! page.is_quiet().await?;
//! page.screenshots("table").await
//! # }
//! ```
//!
//! Tests live in `tests/browser/`, one module for each thing that is tested. They are ignored by plain `cargo test`, because they
//! need the page and Chromium; `cargo xtask browser [FILTER]` gets both and runs them. Screenshots go to `target/browser/`.

mod axe;
mod browser;
mod chromium;
mod driver;
mod error;
mod folders;
mod look;
mod page;

pub use axe::Violation;
pub use browser::Browser;
pub use error::{Error, Result};
pub use folders::{artefacts, dist, trials, wants_pictures};
pub use look::{Size, Theme};
pub use page::Page;

/// Where everything runs.
const HOST: &str = "127.0.0.1";

/// What the page is driven with, for what [`Page`] does not do.
pub use thirtyfour;
