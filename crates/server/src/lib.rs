//! Serves the page: built into the program, compressed when it was built, cached by its content.
//!
//! ```no_run
//! # async fn start() -> Result<(), Box<dyn std::error::Error>> {
//! let page = server::Page::built_in()?;
//! let door = server::Door::open("127.0.0.1", 8080).await?;
//! println!("{}", door.address());
//! door.serve(server::router(page), std::future::pending()).await?;
//! # Ok(())
//! # }
//! ```

mod answer;
mod caching;
mod connection;
mod door;
mod encoding;
mod hosts;
mod media_type;
mod page;

pub use answer::router;
pub use connection::Patience;
pub use door::{Door, OpenError, Trouble};
pub use page::{Page, PageError};
