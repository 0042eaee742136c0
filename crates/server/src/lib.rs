//! Serves the page: built into the program, compressed when it was built, cached by its content.
//!
//! ```no_run
//! # async fn start() -> Result<(), Box<dyn std::error::Error>> {
//! let page = server::Page::built_in()?;
//! let listener = server::Listener::bind("127.0.0.1", 8080).await?;
//! println!("{}", listener.address());
//! listener.serve(server::router(page), std::future::pending()).await?;
//! # Ok(())
//! # }
//! ```

mod answer;
mod caching;
mod connection;
mod encoding;
mod hosts;
mod listener;
mod media_type;
mod network;
mod page;
mod share;
#[cfg(feature = "tls")]
mod tls;

pub use answer::{router, with_headers};
pub use connection::Timeouts;
pub use listener::{Listener, OpenError, Trouble};
pub use page::{Page, PageError};
#[cfg(feature = "tls")]
pub use tls::{Identity, IdentityError};
