//! Programs of the system, and the packages of Debian they come with.

use std::io::IsTerminal as _;
use std::process::Command;

use crate::command::{Failed, run};

/// Something that must be there, and the package of Debian that has it.
#[derive(Clone, Copy, Debug)]
pub enum Need {
    /// A program, by its name, and its package.
    Program(&'static str, &'static str),
    /// What is no program, such as fonts: asked for by the package alone, and only where there are packages.
    Package(&'static str),
}

impl Need {
    fn is_met(self) -> bool {
        match self {
            Self::Program(program, _) => is_installed(program),
            Self::Package(package) => !is_installed("dpkg-query") || has_package(package),
        }
    }

    fn package(self) -> &'static str {
        match self {
            Self::Program(_, package) | Self::Package(package) => package,
        }
    }
}

/// Installs what is missing of these, by name, on Debian and its like; elsewhere says that `who` needs it.
pub fn require(who: &str, needs: &[Need]) -> Result<(), Failed> {
    let missing: Vec<_> = needs.iter().copied().filter(|need| !need.is_met()).map(Need::package).collect();
    install(who, &missing)
}

/// Installs packages as root on Debian and its like, or as somebody who may become root and can be asked for a password;
/// elsewhere says that `who` needs them.
pub fn install(who: &str, missing: &[&str]) -> Result<(), Failed> {
    if missing.is_empty() {
        return Ok(());
    }
    let packages = missing.join(" ");
    let before: &[&str] = if is_root() { &[] } else { &["sudo"] };
    let can_ask = is_root() || is_installed("sudo") && std::io::stdin().is_terminal();
    if !(can_ask && is_installed("apt-get")) {
        return Err(Failed::new(format!(
            "{who} need what is not here; on Debian, as root: apt-get install {packages}"
        )));
    }
    // On the standard error, because what is needed may be asked for one object on the other.
    eprintln!("installing {packages}");
    let apt = |arguments: &[&str]| {
        // Whoever else installs something at the moment goes first.
        const APT: [&str; 4] =
            ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--option=DPkg::Lock::Timeout=120"];
        let words = [before, &APT, arguments].concat();
        let mut command = Command::new(words[0]);
        command.args(&words[1..]).stdout(std::io::stderr());
        command
    };
    run(&mut apt(&["update", "--quiet=2"]))?;
    run(apt(&["install", "--yes", "--quiet=2", "--no-install-recommends"]).args(missing))
}

/// Whether a program can be started by its name.
pub fn is_installed(program: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(program).is_file()))
}

/// Whether a package of Debian is installed.
fn has_package(package: &str) -> bool {
    let mut query = Command::new("dpkg-query");
    let output = query.args(["--show", "--showformat=${db:Status-Status}", package]).output();
    output.is_ok_and(|output| output.status.success() && output.stdout == b"installed")
}

/// Whether this runs as root.
pub fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
