//! `conclave serve`: the games in the browser. Apart from the rest of `conclave`, because it is what a first start waits for.

#[cfg(feature = "online")]
mod data;
#[cfg(feature = "online")]
mod keeping;
#[cfg(feature = "online")]
mod logging;
#[cfg(feature = "online")]
mod monitoring;
#[cfg(feature = "online")]
mod people;
mod qr;

use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;

use clap::Args;
use command_line::{DONE, Ears, Failing, INVALID, Output, USAGE, complain, number};
use server::{Listener, OpenError, Page, PageError};

#[cfg(feature = "online")]
pub use data::{DataArgs, DataError};
#[cfg(feature = "online")]
pub use keeping::{BackupArgs, RatingsCommand, RebuildArgs, back_up, rebuild_ratings};
#[cfg(feature = "online")]
pub use logging::{LogArgs, LogLevel};
#[cfg(feature = "online")]
pub use monitoring::MonitorError;
#[cfg(feature = "online")]
pub use people::{OnlineArgs, PeopleError};

/// How the page is served.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  conclave serve                        http://127.0.0.1:8080/
  conclave serve --open                 and open the browser
  conclave serve --port 9000
  conclave serve --host 0.0.0.0         for everybody in your network
  conclave serve --host 0.0.0.0 --allow-host games.example.org

If the port is taken, the next free one of the following twenty is used. It
answers to localhost and the loopback addresses; with another --host also to IP
addresses, to that name and to those of this machine, and always to the names
given with --allow-host. With another --host the address in your network is
shown, also as a QR code for phones. Ctrl-C or SIGTERM ends it, with exit code
0.")]
pub struct ServeArgs {
    /// The port to listen at; 0 is any free one
    #[arg(long, value_name = "N", value_parser = number::<u16>, default_value_t = 8080)]
    pub port: u16,
    /// End if the port is taken, instead of listening at another one
    #[arg(long)]
    pub exact_port: bool,
    /// The address to listen at
    #[arg(long, value_name = "HOST", default_value = "127.0.0.1")]
    pub host: String,
    /// Answer to this name, too, for example behind a proxy; may be given several times
    #[arg(long, value_name = "NAME")]
    pub allow_host: Vec<String>,
    /// Open the browser
    #[arg(long)]
    pub open: bool,
    /// Serve the page in this folder instead of the one that is built in
    #[arg(long, value_name = "DIR")]
    pub page: Option<PathBuf>,
    /// Tables for people elsewhere.
    #[cfg(feature = "online")]
    #[command(flatten)]
    pub online: OnlineArgs,
}

/// Why nothing is served, or not any longer.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// There is no page to serve.
    #[error(transparent)]
    Page(#[from] PageError),
    /// The server cannot listen.
    #[error(transparent)]
    Listener(#[from] OpenError),
    /// There are no tables for people elsewhere.
    #[cfg(feature = "online")]
    #[error(transparent)]
    People(#[from] PeopleError),
    /// Nothing can be written out any more.
    #[error("cannot write: {0}")]
    Output(#[from] io::Error),
    /// The system does not let us begin.
    #[error("cannot begin: {0}")]
    Begin(io::Error),
}

impl Failing for Failure {
    fn code(&self) -> u8 {
        match self {
            Self::Page(_) | Self::Listener(_) => USAGE,
            #[cfg(feature = "online")]
            Self::People(_) => USAGE,
            Self::Output(_) | Self::Begin(_) => INVALID,
        }
    }

    fn unwritten(&self) -> Option<&io::Error> {
        match self {
            Self::Output(error) => Some(error),
            _ => None,
        }
    }
}

/// Serves the page, and what comes with it, until somebody wants it to end; the exit code.
pub fn run(args: &ServeArgs) -> Result<u8, Failure> {
    let page = match &args.page {
        Some(folder) => Page::in_folder(folder)?,
        None => Page::built_in()?,
    };
    let runtime = runtime().map_err(Failure::Begin)?;
    let served = runtime.block_on(serve(page, args));
    // Whatever the system is still asked for, such as the address of a host that nobody knows, is not waited for.
    runtime.shutdown_background();
    served?;
    Ok(DONE)
}

#[cfg(feature = "online")]
fn runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}

/// One thread: everything that is served lies in memory.
#[cfg(not(feature = "online"))]
fn runtime() -> io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_current_thread().enable_all().build()
}

async fn serve(page: Page, args: &ServeArgs) -> Result<(), Failure> {
    let mut ears = Ears::open().map_err(Failure::Begin)?;
    let opening = async {
        let (listener, router) = (listen(args).await?, server::router(page));
        #[cfg(feature = "online")]
        let open = people::open(args, listener, router).await?;
        #[cfg(not(feature = "online"))]
        let open = (listener, router);
        Ok::<_, Failure>(open)
    };
    // Others may keep it waiting, and it may end meanwhile.
    let opened = tokio::select! {
        opened = opening => Some(opened?),
        _ = ears.next() => None,
    };
    if let Some(open) = opened {
        #[cfg(feature = "online")]
        let (listener, router, online) = open;
        #[cfg(not(feature = "online"))]
        let (listener, router) = open;
        greet(&listener, args)?;
        #[cfg(feature = "online")]
        if let Some(place) = online.place() {
            say(&format!("Accounts and tables are kept in {place}"))?;
        }
        let end = async move {
            ears.next().await;
            #[cfg(feature = "online")]
            online.close().await;
        };
        listener.serve(router, end).await?;
    }
    // Nobody may read it any more, and all is done.
    let _ = say("\nClosed.");
    Ok(())
}

/// Listens where it was asked for.
async fn listen(args: &ServeArgs) -> Result<Listener, Failure> {
    let listener = match args.exact_port {
        true => Listener::bind_exactly(&args.host, args.port).await?,
        false => Listener::bind(&args.host, args.port).await?,
    };
    let mut listener = listener.allowing(&args.allow_host)?;
    listener.on_trouble(|trouble| complain(&trouble.to_string()));
    if let Some(taken) = listener.taken() {
        complain(&format!("Port {taken} is taken; another one will do."));
    }
    Ok(listener)
}

/// Says where the page is, and opens the browser.
fn greet(listener: &Listener, args: &ServeArgs) -> Result<(), Failure> {
    let address = listener.address();
    say(&format!("Conclave is open at {address}"))?;
    if let Some(there) = listener.address_in_network() {
        say(&format!("In your network: {there}"))?;
        // A picture is for people.
        if let Some(code) = qr::code(&there).filter(|_| io::stdout().is_terminal()) {
            say(&code)?;
        }
    }
    say("Ctrl-C closes it.")?;
    if args.open
        && let Err(error) = open::that_detached(&address)
    {
        complain(&format!("No browser could be opened ({error}); the address above works in any."));
    }
    Ok(())
}

fn say(text: &str) -> io::Result<()> {
    let mut out = Output::lock();
    writeln!(out, "{text}").and_then(|()| out.flush())
}
