//! A machine on which nothing was installed by hand: a minimal Debian in a folder, with git and a C linker (which Rust asks for).

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

use xtask::command::{Failed, root, run, target};
use xtask::packages::{Need, is_root, require};

/// What the machine has from the start besides Debian's essentials: what `git clone` and rustup ask for.
const FROM_THE_START: &str = "--include=ca-certificates,gcc,git,libc6-dev";

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

/// A Debian in a folder.
pub(super) struct Machine {
    folder: PathBuf,
}

impl Machine {
    /// A new machine. What Debian itself is made of is kept for the next one, unless that is to be made anew.
    pub(super) fn bare(anew: bool) -> Result<Self, Failed> {
        if !(cfg!(target_os = "linux") && is_root()) {
            return Err(Failed::new("a machine in a folder needs Linux and root (mounts and chroot)"));
        }
        require("fresh machines", &[Need::Program("debootstrap", "debootstrap")])?;
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
        machine.trust_as_here()?;
        Ok(machine)
    }

    /// The same with the toolchain of whoever runs this, without any target but its own, and a clone of what is committed.
    pub(super) fn with_clone(anew: bool) -> Result<Self, Failed> {
        let machine = Self::bare(anew)?;
        machine.install_rust()?;
        machine.clone_repository()?;
        Ok(machine)
    }

    /// Puts a file on it.
    pub(super) fn put(&self, file: &Path, to: &str) -> Result<(), Failed> {
        let there = self.folder.join(to.trim_start_matches('/'));
        fs::copy(file, &there).map(drop).map_err(|error| fault(&there, &error))
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
    pub(super) fn command(&self, script: &str) -> Command {
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
}

/// A program that does not outlive who started it.
pub(super) struct Killed(pub(super) Child);

impl Killed {
    /// Starts a program.
    pub(super) fn spawn(command: &mut Command) -> Result<Self, Failed> {
        command.spawn().map(Self).map_err(|error| Failed::start(command, &error))
    }
}

impl Drop for Killed {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
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
