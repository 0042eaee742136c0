//! `conclave serve`: the games in the browser.

use std::io::Write as _;

use server::{Door, Page};

use crate::DONE;
use crate::cli::ServeArgs;
use crate::failure::Failure;
use crate::output::{Output, complain};
use crate::signals::Ears;

pub(crate) fn run(args: &ServeArgs) -> Result<u8, Failure> {
    let page = match &args.page {
        Some(folder) => Page::in_folder(folder)?,
        None => Page::built_in()?,
    };
    // One thread: everything that is served lies in memory.
    tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(serve(page, args))?;
    Ok(DONE)
}

async fn serve(page: Page, args: &ServeArgs) -> Result<(), Failure> {
    let mut ears = Ears::open()?;
    let mut door = Door::open(&args.host, args.port).await?.allowing(&args.allow_host)?;
    door.on_trouble(|trouble| complain(&trouble.to_string()));
    let address = door.address();
    if let Some(taken) = door.taken() {
        complain(&format!("Port {taken} is taken; another one will do."));
    }
    let say = |text: &str| {
        let mut out = Output::new();
        writeln!(out, "{text}").and_then(|()| out.flush())
    };
    say(&format!("Conclave is open at {address}\nCtrl-C closes it."))?;
    if args.open
        && let Err(error) = open::that_detached(&address)
    {
        complain(&format!("No browser could be opened ({error}); the address above works in any."));
    }
    let end = async move {
        ears.next().await;
    };
    door.serve(server::router(page), end).await?;
    Ok(say("\nClosed.")?)
}
