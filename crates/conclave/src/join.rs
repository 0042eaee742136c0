//! `conclave play --join`: a game with people elsewhere.

use std::io::{self, BufReader, IsTerminal as _, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anstream::stdout;
use client::{Address, Destination, End, Failed, Pass, Server};
use command_line::{DONE, Signals, USAGE};
use games::{GameName, with_game};
use locale::{Texts, t};
use protocol::calls::Listed;
use protocol::{Access, Opening, Phase, Reason, Sitter, TableId};
use table::Options as _;
use table::notation::harmless;
use telling::Telling as _;
use terminal::online::{Ears, Guest, VisitError, visit};
use terminal::{Ended, Heard, KeepError, Keyboard, Library, Passes, RecordFile};
use tokio::sync::Notify;

use crate::cli::PlayArgs;
use crate::failure::Failure;
use crate::kept;
use crate::offered::Offered;
use crate::play::line_width;

/// What a device is called by its owner, in the list of those that an account has.
const DEVICE: &str = "conclave play";

/// How often somebody is asked for a name.
const TRIES: usize = 10;

pub(crate) fn run(args: &PlayArgs, destination: &Destination, texts: &Texts) -> Result<u8, Failure> {
    let opens = args.game.is_some() || args.elsewhere.opens() || args.table.is_given();
    if destination.table.is_some() && opens {
        let reason = "the link names a table that is set up already; leave out the game and its options";
        return Err(Failure::Usage(reason.to_owned()));
    }
    if args.game.is_none() && opens {
        return Err(Failure::Usage("which game is to be played at the table that you open?".to_owned()));
    }
    if let Some(path) = args.record.as_ref().filter(|path| path.exists()) {
        return Err(KeepError::Exists { path: path.clone() }.into());
    }
    let keyboard = Keyboard::new(BufReader::new(io::stdin()))?;
    let interrupter = keyboard.interrupter();
    let ears = Ears::new(keyboard)?;
    let (bell, wish) = (ears.bell(), Arc::new(Notify::new()));
    let wished = Arc::clone(&wish);
    let signals = Signals::listen(move || {
        interrupter.interrupt();
        bell.ring();
        wished.notify_one();
    })
    .map_err(Failure::Deaf)?;
    // One thread for the connection, which goes on while somebody writes, reads or thinks in this one.
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let guest = Guest {
        texts,
        width: line_width(),
        echo: !io::stdin().is_terminal(),
        server: Server::new(destination.address.clone(), None),
    };
    let coming = Coming { args, ears };
    let mut out = stdout().lock();
    let left = runtime.block_on(async {
        tokio::select! {
            left = coming.play(guest, destination.table, &mut out) => left.map_err(|failure| plainly(failure, texts)),
            // A call that is not answered keeps nobody here.
            () = a_while_after(&wish) => Ok(DONE),
        }
    });
    // A name that is being looked up is not waited for.
    runtime.shutdown_timeout(Duration::from_millis(200));
    signals.code_of(left)
}

/// Waits for a wish, and then as long as it takes to say goodbye.
async fn a_while_after(wish: &Notify) {
    wish.notified().await;
    tokio::time::sleep(Duration::from_secs(1)).await;
}

/// Somebody who comes to a server.
struct Coming<'a> {
    args: &'a PlayArgs,
    ears: Ears,
}

impl Coming<'_> {
    async fn play(
        mut self,
        mut guest: Guest<'_>,
        linked: Option<TableId>,
        out: &mut impl Write,
    ) -> Result<u8, Failure> {
        let Some(server) = self.identify(&guest, linked, out).await? else { return Ok(DONE) };
        guest.server = server;
        let table = match (linked, self.args.game) {
            (Some(table), _) => Some(table),
            (None, Some(game)) => {
                let opening = opening(self.args, game)?;
                let opened = guest.server.open(client::request_number(), &opening);
                guest.patiently(opened, &mut self.ears, out).await?
            }
            (None, None) => self.choose(&guest, out).await?,
        };
        let Some(table) = table else { return Ok(DONE) };
        let looked = guest.patiently(guest.server.look(table), &mut self.ears, out).await?;
        let Some(seen) = looked else { return Ok(DONE) };
        let name = seen.opening.game;
        let game = GameName::read(&name).ok_or_else(|| {
            let name = harmless(&name).into_owned();
            Failure::Usage(format!(
                "this program does not know the game {name:?}; there are: {}",
                GameName::list()
            ))
        })?;
        let mut path = self.args.record.clone();
        let mut keep = |game: &'static str, record: &str| keep_record(path.take(), game, record);
        let left = with_game!(game, G => visit::<G>(&guest, table, &mut self.ears, &mut keep, out).await);
        // A server that is gone for long may come back with the table.
        let seat_at = match &left {
            Ok(left) => left.seat_at,
            Err(VisitError::Ended(End::Gone(_))) => Some(table),
            Err(_) => None,
        };
        if let Some(table) = seat_at {
            let link = guest.server.address().link(table);
            writeln!(out, "{}", t!(guest.texts, "join-come-back", link = link))?;
        }
        out.flush()?;
        let ended = left?.ended;
        Ok(if ended == Ended::NoAnswer { USAGE } else { DONE })
    }

    /// Says who one is: by a token, by the pass that is kept, or by a name that gets one. Nothing where the person leaves.
    async fn identify(
        &mut self,
        guest: &Guest<'_>,
        linked: Option<TableId>,
        out: &mut impl Write,
    ) -> Result<Option<Server>, Failure> {
        let server = &guest.server;
        let address = server.address();
        if let Some(token) = self.args.elsewhere.token() {
            let pass = Pass::new(&token)
                .ok_or_else(|| Failure::Usage("the token is no word of plain characters".to_owned()))?;
            let server = server.clone().with_pass(pass);
            let me = guest.patiently(server.me(), &mut self.ears, out).await;
            let Some(me) = me.map_err(|error| explained(error, address))? else { return Ok(None) };
            welcome(guest, &me.name, out)?;
            return Ok(Some(server));
        }
        let passes = Passes::of_user()?;
        if let Some(pass) = passes.find(address) {
            let server = server.clone().with_pass(pass);
            let known = known(&server, self.args.name.as_deref());
            match guest.patiently(known, &mut self.ears, out).await {
                Ok(None) => return Ok(None),
                Ok(Some(name)) => {
                    welcome(guest, &name, out)?;
                    return Ok(Some(server));
                }
                // The server has forgotten it.
                Err(error) if error.reason() == Some(Reason::NoAccount) => {}
                Err(error) => return Err(error.into()),
            }
        }
        self.introduce(guest, linked, &passes, out).await
    }

    /// Makes an account by a name, and keeps its pass. Nothing where the person leaves.
    async fn introduce(
        &mut self,
        guest: &Guest<'_>,
        linked: Option<TableId>,
        passes: &Passes,
        out: &mut impl Write,
    ) -> Result<Option<Server>, Failure> {
        let (server, address) = (&guest.server, guest.server.address());
        // Nobody is asked for a name for nothing.
        let there = async {
            match linked {
                Some(table) => server.look(table).await.map(drop),
                None => server.lobby().await.map(drop),
            }
        };
        if guest.patiently(there, &mut self.ears, out).await?.is_none() {
            return Ok(None);
        }
        for _ in 0..TRIES {
            let name = match &self.args.name {
                Some(name) => name.clone(),
                None => match guest.ask(&t!(guest.texts, "join-ask-name"), &mut self.ears, out).await? {
                    Heard::Line(name) => name,
                    Heard::End => break,
                    Heard::Interrupted => return Ok(None),
                },
            };
            match guest.patiently(server.join(&name, DEVICE), &mut self.ears, out).await {
                Ok(None) => return Ok(None),
                Ok(Some((me, pass))) => {
                    passes.keep(address, &pass)?;
                    welcome(guest, &me.name, out)?;
                    return Ok(Some(server.clone().with_pass(pass)));
                }
                Err(error) if error.reason() == Some(Reason::Unreadable) && self.args.name.is_none() => {
                    writeln!(out, "{}", t!(guest.texts, "join-name-refused"))?;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(Failure::Usage("nobody plays without a name; say it with --name NAME".to_owned()))
    }

    /// Lets the person choose among the tables of the lobby.
    async fn choose(&mut self, guest: &Guest<'_>, out: &mut impl Write) -> Result<Option<TableId>, Failure> {
        let (texts, server) = (guest.texts, guest.server.address().to_string());
        let listed = guest.patiently(guest.server.lobby(), &mut self.ears, out).await?;
        let Some(mut tables) = listed else { return Ok(None) };
        tables.retain(|table| table.phase == Phase::Gathering && table.seats.contains(&Sitter::Nobody));
        if tables.is_empty() {
            writeln!(out, "{}", t!(texts, "join-lobby-empty", server = server))?;
            return Ok(None);
        }
        writeln!(out, "{}", t!(texts, "join-lobby", server = server))?;
        for (n, table) in tables.iter().enumerate() {
            writeln!(out, "  {:>2}  {}", n + 1, row(texts, table))?;
        }
        loop {
            let question = t!(texts, "join-ask-table", most = tables.len());
            let Heard::Line(line) = guest.ask(&question, &mut self.ears, out).await? else { return Ok(None) };
            let number = line.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            if let Some(table) = number.and_then(|number| tables.get(number)) {
                return Ok(Some(table.table));
            }
            if !line.trim().is_empty() {
                let (number, most) = (harmless(line.trim()).into_owned(), tables.len());
                writeln!(out, "{}", t!(texts, "no-such-item", number = number, most = most))?;
            }
        }
    }
}

/// A table of the lobby in a line.
fn row(texts: &Texts, table: &Listed) -> String {
    let name = &table.opening.game;
    let game = GameName::read(name)
        .map_or_else(|| harmless(name).into_owned(), |game| with_game!(game, G => G::title(texts)));
    let people = table.seats.iter().filter_map(|sitter| match sitter {
        Sitter::Person { name, .. } => Some(harmless(name).into_owned()),
        Sitter::Bot { .. } | Sitter::Nobody => None,
    });
    let people: Vec<String> = people.collect();
    let names = if people.is_empty() { t!(texts, "join-nobody") } else { texts.list(&people) };
    let free = table.seats.iter().filter(|sitter| **sitter == Sitter::Nobody).count();
    t!(texts, "join-lobby-row", game = game, free = free, names = names)
}

fn welcome(guest: &Guest<'_>, name: &str, out: &mut impl Write) -> io::Result<()> {
    let (name, server) = (harmless(name).into_owned(), guest.server.address().to_string());
    writeln!(out, "{}", t!(guest.texts, "join-welcome", name = name, server = server))
}

/// A token that lets nobody in is the fault of whoever gave it.
fn explained(error: VisitError, address: &Address) -> Failure {
    if error.reason() == Some(Reason::NoAccount) {
        return Failure::Usage(format!("{address} does not know this token"));
    }
    error.into()
}

/// A failure, said for people where it is that a server is in an outage.
fn plainly(failure: Failure, texts: &Texts) -> Failure {
    match failure {
        Failure::Visit(error) if error.reason() == Some(Reason::TryAgain) => {
            Failure::Outage(t!(texts, "join-outage-lasts"))
        }
        failure => failure,
    }
}

/// Whoever has a pass: the name, changed where the command line says another.
async fn known(server: &Server, wanted: Option<&str>) -> Result<String, Failed> {
    let name = server.me().await?.name;
    match wanted.filter(|wanted| **wanted != name) {
        Some(wanted) => Ok(server.rename(wanted).await?.name),
        None => Ok(name),
    }
}

/// The table that the command line describes.
fn opening(args: &PlayArgs, game: GameName) -> Result<Opening, Failure> {
    let options = with_game!(game, G => options_of::<G>(args)?);
    Ok(Opening {
        game: game.name().to_owned(),
        options,
        access: if args.elsewhere.listed { Access::Listed } else { Access::Link },
        clock: args.elsewhere.clock.unwrap_or_default(),
        rated: args.elsewhere.rated,
        spectators: true,
    })
}

fn options_of<G: Offered>(args: &PlayArgs) -> Result<Vec<(String, String)>, Failure> {
    let game = args.table.game::<G>()?;
    Ok(game.options().entries().into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}

/// Keeps a record where it was asked for, or where records are kept.
fn keep_record(path: Option<PathBuf>, game: &'static str, record: &str) -> Result<PathBuf, KeepError> {
    let file = match path {
        Some(path) => RecordFile::create(&path, &record)?,
        None => Library::of_user().inspect(kept::tidy)?.begin(game, &record)?,
    };
    Ok(file.path().to_owned())
}
