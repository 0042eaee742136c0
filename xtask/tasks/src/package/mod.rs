//! `cargo xtask package`: the program with the page in it, its manual and a service, as a package of Debian. What is where in it
//! is written in `crates/conclave/Cargo.toml`, and cargo-deb puts it together.

mod notices;

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use xtask::command::{Failed, built, cargo, cargo_command, files_below, root, run, target};
use xtask::packages::{Need, require};
use xtask::page::{self, Build};

/// The version of cargo-deb.
const CARGO_DEB: &str = "3.8.0";

/// The revision of the package, of the same version of the program.
const REVISION: &str = "1";

/// What besides is called by its name: what finds out which libraries the program needs, and what compresses.
const NEEDED: [Need; 2] = [Need::Program("dpkg-shlibdeps", "dpkg-dev"), Need::Program("gzip", "gzip")];

/// The shells for which there are completions.
const SHELLS: [&str; 3] = ["bash", "fish", "zsh"];

/// Makes the package, and answers where it is.
pub(crate) fn make() -> Result<PathBuf, Failed> {
    require("packages", &NEEDED)?;
    let maintainer = maintainer()?;
    let cargo_deb = install_cargo_deb()?;
    println!("── the page");
    page::build(Build::Release, false)?;
    println!("── the program");
    cargo(["build", "--release", "--locked", "--package", "conclave", "--features", "built-in-page"])?;
    println!("── the package");
    let parts = target().join("release/package");
    renew(&parts)?;
    write_documents(&parts)?;
    write_compressed(&parts.join("licences.gz"), &notices::all()?)?;
    write_compressed(&parts.join("changelog.Debian.gz"), &changelog(&maintainer)?)?;

    let folder = target().join("package");
    renew(&folder)?;
    let mut deb = Command::new(cargo_deb);
    deb.current_dir(root()).args(["--package", "conclave", "--no-build", "--quiet"]);
    deb.args(["--deb-revision", REVISION, "--maintainer", &maintainer]).arg("--output").arg(&folder);
    // The same commit makes the same package.
    run(deb.env("SOURCE_DATE_EPOCH", asked("git", &["log", "-1", "--format=%ct"])?))?;
    let made = fs::read_dir(&folder).map_err(|error| fault(&folder, &error))?;
    let package =
        made.flatten().map(|entry| entry.path()).find(|path| path.extension() == Some("deb".as_ref()));
    let package = package.ok_or_else(|| Failed::new("cargo-deb has made no package"))?;
    let bytes = fs::metadata(&package).map_err(|error| fault(&package, &error))?.len();
    println!("── {}: {:.1} MB", package.display(), bytes as f64 / 1e6);
    Ok(package)
}

/// Whoever makes a package is asked about it: as Debian's own tools are told, or as git is.
fn maintainer() -> Result<String, Failed> {
    let told = |variable: &str, key: &str| {
        std::env::var(variable)
            .or_else(|_| asked("git", &["config", key]))
            .ok()
            .filter(|text| !text.is_empty())
    };
    match (told("DEBFULLNAME", "user.name"), told("DEBEMAIL", "user.email")) {
        (Some(name), Some(address)) => Ok(format!("{name} <{address}>")),
        _ => Err(Failed::new(
            "whose package is it? DEBFULLNAME and DEBEMAIL say so, or git's user.name and user.email",
        )),
    }
}

/// The program cargo-deb, which is installed if it is not there.
fn install_cargo_deb() -> Result<PathBuf, Failed> {
    let folder = target().join("tools");
    let program = folder.join("bin/cargo-deb");
    let is_there = Command::new(&program).arg("--version").output();
    if is_there.is_ok_and(|output| output.stdout.trim_ascii().ends_with(CARGO_DEB.as_bytes())) {
        return Ok(program);
    }
    println!("installing cargo-deb {CARGO_DEB}");
    let built = folder.join("built");
    let mut install = cargo_command();
    install
        .args(["install", "--quiet", "--locked", "--force", "--version", CARGO_DEB, "--root"])
        .arg(&folder);
    run(install.arg("cargo-deb").env("CARGO_TARGET_DIR", &built))?;
    fs::remove_dir_all(&built).map_err(|error| fault(&built, &error))?;
    Ok(program)
}

/// Has the program write its manual pages and completions.
fn write_documents(parts: &Path) -> Result<(), Failed> {
    let conclave = || Command::new(built("release", "conclave"));
    let manual = parts.join("man");
    run(conclave().args(["man", "--dir"]).arg(&manual))?;
    run(gzip().args(files_below(&manual)?))?;
    let completions = parts.join("completions");
    renew(&completions)?;
    for shell in SHELLS {
        let path = completions.join(format!("conclave.{shell}"));
        let file = File::create(&path).map_err(|error| fault(&path, &error))?;
        run(conclave().args(["completions", shell]).stdout(file))?;
    }
    Ok(())
}

/// What Debian calls a changelog: that there is this version. What is new in it is in CHANGELOG.md, which is in the package as well.
fn changelog(maintainer: &str) -> Result<String, Failed> {
    let date = asked("git", &["log", "-1", "--format=%cD"])?;
    let version = env!("CARGO_PKG_VERSION");
    Ok(format!(
        "conclave ({version}-{REVISION}) unstable; urgency=medium\n\n  * What is new is told in changelog.gz.\n\n \
         -- {maintainer}  {date}\n"
    ))
}

/// An empty folder.
fn renew(folder: &Path) -> Result<(), Failed> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(fault(folder, &error)),
        _ => {}
    }
    fs::create_dir_all(folder).map_err(|error| fault(folder, &error))
}

/// What compresses files as far as it goes and without the time at which that was.
fn gzip() -> Command {
    let mut gzip = Command::new("gzip");
    gzip.args(["--best", "--no-name", "--force"]);
    gzip
}

/// Writes a text, compressed.
fn write_compressed(path: &Path, text: &str) -> Result<(), Failed> {
    let plain = path.with_extension("");
    fs::write(&plain, text).map_err(|error| fault(&plain, &error))?;
    run(gzip().arg(&plain))
}

/// What a program answers, on one line.
fn asked(program: &str, arguments: &[&str]) -> Result<String, Failed> {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root()).stderr(Stdio::inherit());
    let output = command.output().map_err(|error| Failed::start(&command, &error))?;
    if !output.status.success() {
        return Err(Failed::new(format!("{program} {} failed", arguments.join(" "))));
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn fault(path: &Path, error: &io::Error) -> Failed {
    Failed::new(format!("{}: {error}", path.display()))
}
