//! Why a test in the browser cannot go on.

use std::io;

use thirtyfour::error::WebDriverError;

use crate::Violation;

/// What a test answers.
pub type Result<T = (), E = Error> = std::result::Result<T, E>;

/// Why a test in the browser cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// `chromedriver` does not start.
    #[error("chromedriver does not start ({0}); cargo xtask browser installs it")]
    Driver(String),
    /// Chromium does not start, or not do what it is told.
    #[error("Chromium does not work ({0}); cargo xtask browser installs it")]
    Chromium(String),
    /// The browser refuses a command.
    #[error("{0}")]
    Command(#[from] WebDriverError),
    /// The server cannot serve.
    #[error(transparent)]
    Listener(#[from] server::OpenError),
    /// There is no page to serve.
    #[error(transparent)]
    Page(#[from] server::PageError),
    /// A file cannot be read or written.
    #[error("{path}: {source}")]
    File {
        /// The file.
        path: String,
        /// Why not.
        source: io::Error,
    },
    /// Something did not happen in time.
    #[error("waited in vain for {what}; the page says:\n{page}")]
    Waited {
        /// What was waited for.
        what: String,
        /// The text of the page at the end.
        page: String,
    },
    /// There is no key of this name.
    #[error("there is no key {0:?}")]
    Key(String),
    /// A script in the page failed, or answered something else than expected.
    #[error("{0}")]
    Script(String),
    /// The console is not empty.
    #[error("the console says:\n{}", .0.join("\n"))]
    Console(Vec<String>),
    /// Somebody could not use the page.
    #[error("not everybody can use the page:\n{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Violations(Vec<Violation>),
}

impl Error {
    /// A file at a path cannot be read or written.
    pub(crate) fn file(path: &std::path::Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.display().to_string();
        move |source| Self::File { path, source }
    }
}
