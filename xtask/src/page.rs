//! The page: compiled, and put together in `dist/`.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{Failed, built, cargo_command, patient, root, run, run_side_by_side, target};
use crate::toolchain::{WASM, require_wasm};

/// How the page is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    /// Small and fast, as players get it.
    Release,
    /// The same without its compressed forms, for those who play on this machine.
    Plain,
    /// Quickly, with names in stack traces, for those who work on the page.
    Dev,
}

/// The program of the page and of its worker.
const PROGRAM: &str = "web";

/// The programs that turn a module into a page.
const MAKERS: [&str; 2] = ["assemble", "bindgen"];

/// The profile for programs that build the page or serve it.
pub const PROFILE: &str = "play";

/// The folder of the page.
pub fn folder() -> PathBuf {
    root().join("dist")
}

/// Builds the page, unless it is there already.
pub fn build(build: Build, tells: bool) -> Result<(), Failed> {
    build_beside(build, tells, &[], &[])
}

/// Builds the page, unless it is there already, and at the same time these packages for this machine, with features of theirs.
pub fn build_beside(build: Build, tells: bool, besides: &[&str], features: &[&str]) -> Result<(), Failed> {
    require_wasm()?;
    let (profile, folder) = match build {
        Build::Release | Build::Plain => ("page", "page"),
        Build::Dev => ("dev", "debug"),
    };
    let mut module = module(profile, PROGRAM);
    if build == Build::Dev {
        // Those who work on the page see the hidden game, too.
        module.args(["--features", "games/pennies"]);
    }
    // The page's last crate takes long and needs one core only: it goes first, and the programs take what is left.
    let mut programs = patient(cargo_command().get_program());
    programs.args(["build", "--profile", PROFILE]);
    for package in MAKERS.iter().chain(besides) {
        programs.args(["--package", package]);
    }
    if build != Build::Release {
        // What compresses takes long to compile.
        programs.arg("--no-default-features");
    }
    for feature in features {
        programs.args(["--features", feature]);
    }
    // Two bars in one line would be none.
    programs.env("CARGO_TERM_PROGRESS_WHEN", "never");
    run_side_by_side(&mut module, &mut programs)?;

    let [assemble, bindgen] = MAKERS.map(|name| built(PROFILE, name));
    let mut assemble = Command::new(assemble);
    assemble.arg(target().join(WASM).join(folder).join(format!("{PROGRAM}.wasm"))).arg(bindgen);
    match build {
        Build::Release => {}
        Build::Plain => drop(assemble.arg("--plain")),
        Build::Dev => drop(assemble.arg("--dev")),
    }
    if tells {
        assemble.arg("--tell");
    }
    run(&mut assemble)
}

/// Builds another program for the browser, as small and fast as the page, and binds it to JavaScript in a folder. What turns
/// modules into pages is there already: [`build`] has built it.
pub fn build_apart(program: &str, folder: &Path) -> Result<(), Failed> {
    run(&mut module("page", program))?;
    let compiled = target().join(WASM).join("page").join(format!("{program}.wasm"));
    run(Command::new(built(PROFILE, "bindgen")).arg(compiled).arg(program).arg(folder))
}

/// The cargo command that compiles a program for the browser. All have the same flags, so that they share their dependencies.
fn module(profile: &str, program: &str) -> Command {
    let mut module = cargo_command();
    module.args(["build", "--target", WASM, "--profile", profile, "--package", program]);
    module.arg("--config").arg(format!("target.{WASM}.rustflags={:?}", flags()));
    module
}

/// The compiler's flags: the paths of the building machine stay out of the page, and what refers to what is kept, so that it can
/// be cut into parts.
fn flags() -> Vec<String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let folders = home.into_iter().map(|home| (home, "cargo")).chain([(root(), ".")]);
    let remapped = folders.map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display()));
    remapped.chain(["-Clink-arg=--emit-relocs".to_owned()]).collect()
}
