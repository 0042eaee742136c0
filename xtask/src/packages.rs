//! Programs of the system, and the packages of Debian they come with.

use std::process::Command;

use crate::command::{Failed, run};

/// Installs packages as root on Debian; elsewhere says that `who` needs them.
pub(crate) fn install(who: &str, missing: &[&str]) -> Result<(), Failed> {
    if missing.is_empty() {
        return Ok(());
    }
    let packages = missing.join(" ");
    if !(is_root() && is_installed("apt-get")) {
        return Err(Failed::new(format!(
            "{who} need programs that are not here; on Debian: apt-get install {packages}"
        )));
    }
    println!("installing {packages}");
    let mut update = Command::new("apt-get");
    run(update.args(["update", "--quiet=2"]))?;
    let mut install = Command::new("apt-get");
    install.env("DEBIAN_FRONTEND", "noninteractive");
    run(install.args(["install", "--yes", "--quiet=2", "--no-install-recommends"]).args(missing))
}

/// Whether a program can be started by its name.
pub(crate) fn is_installed(program: &str) -> bool {
    std::env::var_os("PATH")
        .is_some_and(|path| std::env::split_paths(&path).any(|folder| folder.join(program).is_file()))
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
