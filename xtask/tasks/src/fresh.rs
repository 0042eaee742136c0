//! `cargo xtask fresh`: the two commands of the README on a machine on which nothing was installed by hand.
//!
//! The machine is a minimal Debian in a folder, with git, a C linker (which Rust asks for) and the toolchain of whoever runs
//! this, without any target but its own. It gets a clone of what is committed.

use std::ffi::OsString;
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use xtask::command::{Failed, root, run, target};
use xtask::packages::{Need, is_root, require};

/// What the machine has from the start besides Debian's essentials: what `git clone` and rustup ask for.
const FROM_THE_START: &str = "--include=ca-certificates,gcc,git,libc6-dev";

/// How long the page may take to be there, and how long a request.
const PATIENCE: Duration = Duration::from_secs(3_600);
const ANSWER: Duration = Duration::from_secs(10);

/// The environment variables that say how to reach the network: proxies and certificates.
const NETWORK: [&str; 11] = [
    "CURL_CA_BUNDLE",
    "GIT_SSL_CAINFO",
    "HTTPS_PROXY",
    "HTTP_PROXY",
    "NODE_EXTRA_CA_CERTS",
    "NO_PROXY",
    "PIP_CERT",
    "REQUESTS_CA_BUNDLE",
    "SSL_CERT_DIR",
    "SSL_CERT_FILE",
    "http_proxy",
];

/// Programs that are rustup by another name.
const RUSTUP: [&str; 8] =
    ["cargo", "cargo-clippy", "cargo-fmt", "clippy-driver", "rustc", "rustdoc", "rustfmt", "rustup"];

/// Has the commands run as on a new machine, and prints how long they took.
pub(crate) fn prove(arguments: &[String]) -> Result<(), Failed> {
    let usage = || Failed::usage("cargo xtask fresh [--anew] [play | test]");
    let (mut anew, mut wanted) = (false, Vec::new());
    for word in arguments {
        match word.as_str() {
            "--anew" => anew = true,
            "play" | "test" => wanted.push(word.as_str()),
            _ => return Err(usage()),
        }
    }
    if wanted.is_empty() {
        wanted = vec!["play", "test"];
    }
    if !(cfg!(target_os = "linux") && is_root()) {
        return Err(Failed::new("a machine in a folder needs Linux and root (mounts and chroot)"));
    }
    require("fresh machines", &[Need::Program("debootstrap", "debootstrap")])?;
    let machine = Machine::make(anew)?;
    let mut times = Vec::new();
    for command in wanted {
        println!("── cargo xtask {command}, on a new machine");
        let took = if command == "play" { machine.time_to_page()? } else { machine.time_to_pass()? };
        println!("── cargo xtask {command}: {:.0} s", took.as_secs_f64());
        times.push(format!("cargo xtask {command} {:.0} s", took.as_secs_f64()));
    }
    println!("── on a new machine: {}", times.join(", "));
    Ok(())
}

/// A Debian in a folder, with a clone of this repository in it.
struct Machine {
    folder: PathBuf,
}

impl Machine {
    /// A new machine. What Debian itself is made of is kept for the next one.
    fn make(anew: bool) -> Result<Self, Failed> {
        let folder = target().join("fresh");
        let (base, machine) = (folder.join("debian"), folder.join("machine"));
        if anew {
            remove(&base)?;
        }
        remove(&machine)?;
        let is_whole = base.join("whole");
        if !is_whole.is_file() {
            remove(&base)?;
            fs::create_dir_all(&folder).map_err(|error| fault(&folder, &error))?;
            let mut debootstrap = Command::new("debootstrap");
            run(debootstrap.args(["--variant=minbase", FROM_THE_START]).arg(suite()).arg(&base))?;
            fs::write(&is_whole, "").map_err(|error| fault(&is_whole, &error))?;
        }
        copy(&base, &machine)?;
        let machine = Self { folder: machine };
        // Debian's installer writes this; debootstrap leaves it to whoever calls it.
        let hosts = machine.folder.join("etc/hosts");
        fs::write(&hosts, "127.0.0.1 localhost\n::1 localhost\n").map_err(|error| fault(&hosts, &error))?;
        machine.install_rust()?;
        machine.trust_as_here()?;
        machine.clone_repository()?;
        Ok(machine)
    }

    /// Gives it the toolchain that is in use here, as rustup would have installed it.
    fn install_rust(&self) -> Result<(), Failed> {
        let home = |variable: &str, folder: &str| {
            std::env::var_os(variable).map(PathBuf::from).or_else(|| Some(std::env::home_dir()?.join(folder)))
        };
        let nowhere = || Failed::new("there is no rustup here whose toolchain could be copied");
        let rustup = home("CARGO_HOME", ".cargo").map(|home| home.join("bin/rustup")).ok_or_else(nowhere)?;
        let name = std::env::var("RUSTUP_TOOLCHAIN").map_err(|_| nowhere())?;
        let toolchains =
            home("RUSTUP_HOME", ".rustup").map(|home| home.join("toolchains")).ok_or_else(nowhere)?;
        let toolchain = toolchains.join(&name).canonicalize().map_err(|error| fault(&toolchains, &error))?;

        let bin = self.folder.join("root/.cargo/bin");
        fs::create_dir_all(&bin).map_err(|error| fault(&bin, &error))?;
        for program in RUSTUP {
            let path = bin.join(program);
            let made =
                if program == "rustup" { fs::copy(&rustup, &path).map(drop) } else { link("rustup", &path) };
            made.map_err(|error| fault(&path, &error))?;
        }
        let own = self.folder.join("root/.rustup");
        fs::create_dir_all(own.join("toolchains")).map_err(|error| fault(&own, &error))?;
        copy(&toolchain, &own.join("toolchains").join(&name))?;
        let settings = format!("version = \"12\"\ndefault_toolchain = \"{name}\"\nprofile = \"minimal\"\n");
        fs::write(own.join("settings.toml"), settings).map_err(|error| fault(&own, &error))?;
        // What somebody added to the toolchain here is not there on a new machine.
        run(&mut self.command(
            "cd / && for target in $(rustup target list --installed); do \
             case \"$(rustc --version --verbose)\" in *\"host: $target\"*) ;; \
             *) rustup target remove \"$target\" || exit 1;; esac; done",
        ))
    }

    /// Lets it reach the network as this machine does.
    fn trust_as_here(&self) -> Result<(), Failed> {
        for file in ["etc/resolv.conf", "etc/ssl/certs/ca-certificates.crt"] {
            let (here, there) = (Path::new("/").join(file), self.folder.join(file));
            if here.is_file() {
                // A link would lead out of the folder.
                let _ = fs::remove_file(&there);
                fs::copy(&here, &there).map_err(|error| fault(&there, &error))?;
            }
        }
        Ok(())
    }

    fn clone_repository(&self) -> Result<(), Failed> {
        let mut git = Command::new("git");
        let changed = git.args(["status", "--porcelain"]).current_dir(root()).output();
        if changed.is_ok_and(|output| !output.stdout.is_empty()) {
            println!("what is not committed is left out");
        }
        let mut git = Command::new("git");
        run(git
            .args(["clone", "--quiet", "--no-hardlinks"])
            .arg(root())
            .arg(self.folder.join("root/conclave")))
    }

    /// A command of the shell on this machine. Everything that it starts ends with it.
    fn command(&self, script: &str) -> Command {
        let mut command = Command::new("unshare");
        command.args(["--mount", "--pid", "--fork", "--kill-child"]);
        // Mounts are seen in here only, and go by themselves.
        command.args([
            "sh",
            "-c",
            "mount -t proc proc \"$0/proc\" && mount --rbind /sys \"$0/sys\" && mount --rbind /dev \"$0/dev\" && \
             exec chroot \"$0\" sh -c \"$1\"",
        ]);
        command.arg(&self.folder).arg(script).env_clear();
        let path = "/root/.cargo/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
        command.envs([("HOME", "/root"), ("LANG", "C.UTF-8"), ("PATH", path), ("RUSTUP_AUTO_INSTALL", "0")]);
        command.env("TERM", std::env::var_os("TERM").unwrap_or_else(|| OsString::from("dumb")));
        command.envs(NETWORK.iter().filter_map(|name| Some((name, std::env::var_os(name)?))));
        command
    }

    /// How long `cargo xtask play` takes until the page can be opened.
    fn time_to_page(&self) -> Result<Duration, Failed> {
        let port = free_port().map_err(|error| Failed::new(format!("there is no free port: {error}")))?;
        let began = Instant::now();
        let mut command = self.command(&format!("cd /root/conclave && cargo xtask play --port {port}"));
        let mut playing = Killed(command.spawn().map_err(|error| Failed::start(&command, &error))?);
        while page_at(port).is_err() {
            if let Ok(Some(status)) = playing.0.try_wait() {
                return Err(Failed::new(format!("cargo xtask play ended before there was a page: {status}")));
            }
            if began.elapsed() > PATIENCE {
                return Err(Failed::new(format!("no page after {} s", PATIENCE.as_secs())));
            }
            std::thread::sleep(Duration::from_millis(200));
        }
        Ok(began.elapsed())
    }

    /// How long `cargo xtask test` takes.
    fn time_to_pass(&self) -> Result<Duration, Failed> {
        let began = Instant::now();
        run(&mut self.command("cd /root/conclave && cargo xtask test"))?;
        Ok(began.elapsed())
    }
}

/// A program that does not outlive who started it.
struct Killed(Child);

impl Drop for Killed {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Asks for the page and its program, as a browser would.
fn page_at(port: u16) -> io::Result<()> {
    let index = get(port, "/")?;
    let text = String::from_utf8_lossy(&index);
    let base = text.split_once("data-base=\"").and_then(|(_, rest)| rest.split_once('"'));
    let (base, _) = base.ok_or_else(|| io::Error::other("this is not the page"))?;
    let module = get(port, &format!("/{base}web_bg.wasm"))?;
    if module.starts_with(b"\0asm") { Ok(()) } else { Err(io::Error::other("the page has no program")) }
}

/// The body of a response, if it is a good one.
fn get(port: u16, path: &str) -> io::Result<Vec<u8>> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    stream.set_read_timeout(Some(ANSWER))?;
    write!(stream, "GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: close\r\n\r\n")?;
    let mut response = Vec::new();
    stream.read_to_end(&mut response)?;
    let end = response.windows(4).position(|bytes| bytes == b"\r\n\r\n");
    match end {
        Some(end) if response.starts_with(b"HTTP/1.1 200 ") => Ok(response.split_off(end + 4)),
        _ => Err(io::Error::other("no good response")),
    }
}

fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

/// The name of the Debian or Ubuntu that this is; of Debian's stable release where it is neither.
fn suite() -> String {
    let about = fs::read_to_string("/etc/os-release").unwrap_or_default();
    let name = about.lines().find_map(|line| line.strip_prefix("VERSION_CODENAME="));
    name.unwrap_or("stable").trim_matches('"').to_owned()
}

fn copy(from: &Path, to: &Path) -> Result<(), Failed> {
    run(Command::new("cp").args(["--archive", "--reflink=auto"]).arg(from).arg(to))
}

#[cfg(unix)]
fn link(to: &str, path: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(to, path)
}

#[cfg(not(unix))]
fn link(_: &str, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

fn remove(folder: &Path) -> Result<(), Failed> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(fault(folder, &error)),
        _ => Ok(()),
    }
}

fn fault(path: &Path, error: &io::Error) -> Failed {
    Failed::new(format!("{}: {error}", path.display()))
}
