//! `conclave serve`: the games in the browser.

use std::io::{self, Write as _};

use anstream::{eprintln, stdout};
use server::{Door, Page};

use crate::DONE;
use crate::cli::ServeArgs;
use crate::failure::Failure;

pub(crate) fn run(args: &ServeArgs) -> Result<u8, Failure> {
    let page = match &args.page {
        Some(folder) => Page::in_folder(folder)?,
        None => Page::built_in()?,
    };
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(serve(page, args))?;
    Ok(DONE)
}

async fn serve(page: Page, args: &ServeArgs) -> Result<(), Failure> {
    let door = Door::open(&args.host, args.port).await?;
    let address = door.address();
    if let Some(taken) = door.taken() {
        eprintln!("Port {taken} is taken; another one will do.");
    }
    writeln!(stdout(), "Conclave is open at {address}\nCtrl-C closes it.")?;
    if args.open
        && let Err(error) = open::that_detached(&address)
    {
        eprintln!("No browser could be opened ({error}); the address above works in any.");
    }
    door.serve(server::router(page), told_to_end()).await?;
    writeln!(stdout(), "\nClosed.")?;
    Ok(())
}

/// Waits for Ctrl-C, or for the system to ask for the end.
async fn told_to_end() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                ended = tokio::signal::ctrl_c() => stay_if_deaf(ended).await,
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    stay_if_deaf(tokio::signal::ctrl_c().await).await;
}

/// Where signals cannot be heard, the server goes on; the system ends it without asking.
async fn stay_if_deaf(heard: io::Result<()>) {
    if heard.is_err() {
        std::future::pending::<()>().await;
    }
}
