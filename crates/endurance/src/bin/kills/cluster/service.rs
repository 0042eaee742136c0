//! Programs of others that servers need: PostgreSQL and NATS, each of the run's own.

use std::io;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{fs, iter};

use endurance::folder::Folder;
use endurance::process::{Process, Signal};

/// How long one of them may take to be there, or to go.
const PATIENCE: Duration = Duration::from_secs(30);

/// At how many places a new one is tried: another program may have taken the one that was free.
const PLACES: u32 = 5;

/// How often it is looked whether it is.
const LOOK: Duration = Duration::from_millis(20);

/// Which one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Postgres,
    Nats,
}

/// A program that runs.
#[derive(Debug)]
pub(crate) struct Service {
    kind: Kind,
    folder: PathBuf,
    address: SocketAddr,
    child: Option<Child>,
}

impl Service {
    /// A PostgreSQL without any table in it, which writes to the disk as it does by itself.
    pub(crate) fn postgres(folder: &Folder) -> io::Result<Self> {
        let path = folder.at("postgres");
        fs::create_dir_all(&path)?;
        // It does not run as root; Debian's package brings a user for it.
        if is_root()? {
            run(Command::new("chown").arg("postgres:").arg(&path))?;
        }
        let init = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-sync", "--pgdata"];
        run(as_postgres(&program("initdb")?)?.args(init).arg(path.join("data")))?;
        Self::new(Kind::Postgres, &path)
    }

    /// A NATS that keeps nothing.
    pub(crate) fn nats(folder: &Folder) -> io::Result<Self> {
        let path = folder.at("nats");
        fs::create_dir_all(&path)?;
        Self::new(Kind::Nats, &path)
    }

    fn new(kind: Kind, folder: &Path) -> io::Result<Self> {
        let mut tried = 1;
        loop {
            let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
            let mut service = Self { kind, folder: folder.to_path_buf(), address, child: None };
            match service.start_trying(1) {
                Ok(()) => return Ok(service),
                Err(_) if tried < PLACES => tried += 1,
                Err(error) => return Err(error),
            }
        }
    }

    /// Where it is.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Starts it, and waits until it answers. After a kill it may find traces of the one before for a moment, and end.
    pub(crate) fn start(&mut self) -> io::Result<()> {
        self.start_trying(u32::MAX)
    }

    /// The same, where it may end by itself less than so many times.
    fn start_trying(&mut self, times: u32) -> io::Result<()> {
        let (begun, mut ended) = (Instant::now(), 0);
        loop {
            if self.child.is_none() {
                self.child = Some(self.spawn()?);
            }
            // Whoever answers at a place that was taken is somebody else, and ours ends in a moment.
            let answers = self.answers()?;
            sleep(if answers { 5 * LOOK } else { LOOK });
            match self.child.as_mut().map(Child::try_wait).transpose()?.flatten() {
                None if answers => return Ok(()),
                None => {}
                Some(status) => {
                    (self.child, ended) = (None, ended + 1);
                    if ended == times {
                        return Err(self.failed(&format!("ended with {status}")));
                    }
                }
            }
            if begun.elapsed() > PATIENCE {
                return Err(self.failed("does not answer"));
            }
        }
    }

    /// What happened, with the last that it has written down.
    fn failed(&self, what: &str) -> io::Error {
        let log = fs::read(self.log()).unwrap_or_default();
        let log = String::from_utf8_lossy(&log).into_owned();
        let last = log.lines().rfind(|line| !line.trim().is_empty()).unwrap_or("nothing");
        io::Error::other(format!("{:?} at {} {what}; it said: {last}", self.kind, self.address))
    }

    fn log(&self) -> PathBuf {
        self.folder.with_extension("log")
    }

    fn spawn(&self) -> io::Result<Child> {
        let said = fs::File::options().create(true).append(true).open(self.log())?;
        let port = self.address.port().to_string();
        let mut command = match self.kind {
            Kind::Postgres => {
                let mut command = as_postgres(&program("postgres")?)?;
                command.arg("-D").arg(self.folder.join("data")).arg("-k").arg(&self.folder);
                command.args(["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=100", "-p", &port]);
                command
            }
            Kind::Nats => {
                let mut command = Command::new("nats-server");
                command.args(["--addr", "127.0.0.1", "--port", &port]);
                command
            }
        };
        // Who presses Ctrl-C ends us, and we end it.
        command.process_group(0);
        command.stdin(Stdio::null()).stdout(said.try_clone()?).stderr(said);
        let started = command.spawn();
        started.map_err(|error| {
            io::Error::other(format!("{} cannot be started: {error}", command.get_program().display()))
        })
    }

    fn answers(&self) -> io::Result<bool> {
        if self.kind == Kind::Nats {
            return Ok(TcpStream::connect(self.address).is_ok());
        }
        let port = self.address.port().to_string();
        let asked = Command::new(program("pg_isready")?)
            .args(["--quiet", "--host=127.0.0.1", "--username=postgres", "--port", &port])
            .status()?;
        Ok(asked.success())
    }

    /// Ends it in good order, without waiting for those who are connected.
    pub(crate) fn stop(&mut self) -> io::Result<()> {
        let Some(mut child) = self.child.take() else { return Ok(()) };
        Process::new(child.id()).send(Signal::INT)?;
        let begun = Instant::now();
        while child.try_wait()?.is_none() {
            if begun.elapsed() > PATIENCE {
                self.child = Some(child);
                return Err(io::Error::other(format!("{:?} does not end", self.kind)));
            }
            sleep(LOOK);
        }
        Ok(())
    }

    /// Ends it at once, with all that it has started.
    pub(crate) fn kill(&mut self) -> io::Result<()> {
        let Some(mut child) = self.child.take() else { return Ok(()) };
        let process = Process::new(child.id());
        for one in iter::once(process).chain(process.children()?) {
            one.send(Signal::KILL)?;
        }
        child.wait().map(drop)
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        // It keeps nothing that anybody needs; whoever wants to look at it finds what was written.
        if self.stop().is_err() {
            let _ = self.kill();
        }
    }
}

/// Where Debian keeps the programs of its newest PostgreSQL.
fn program(name: &str) -> io::Result<PathBuf> {
    let missing = |error| io::Error::other(format!("PostgreSQL is not installed (apt: postgresql): {error}"));
    let versions = fs::read_dir("/usr/lib/postgresql").map_err(missing)?;
    let newest = versions.filter_map(|version| Some(version.ok()?.path())).max();
    let newest = newest.ok_or_else(|| io::Error::other("PostgreSQL is not installed (apt: postgresql)"))?;
    Ok(newest.join("bin").join(name))
}

fn is_root() -> io::Result<bool> {
    Ok(Command::new("id").arg("-u").output()?.stdout == b"0\n")
}

/// A command that is run as the user that PostgreSQL runs as.
fn as_postgres(program: &Path) -> io::Result<Command> {
    if !is_root()? {
        return Ok(Command::new(program));
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "--"]).arg(program);
    Ok(command)
}

fn run(command: &mut Command) -> io::Result<()> {
    let ran = command.process_group(0).stdin(Stdio::null()).output()?;
    if ran.status.success() {
        return Ok(());
    }
    Err(io::Error::other(String::from_utf8_lossy(&ran.stderr).into_owned()))
}
