//! `assemble MODULE.wasm BINDGEN [--dev | --plain] [--tell]`: everything that a browser gets, in `dist/`.
//!
//! What has the same name for ever (`index.html`, the service worker, the manifest and its icons) lies at the top;
//! everything else lies in a folder that is named by the hash of its content, so that browsers may keep it for ever.
//!
//! `BINDGEN` is the program that writes the JavaScript around the module. With `--plain` nothing is compressed, for those who
//! play on the machine that serves; the page is the same.

#[cfg(feature = "compress")]
mod compress;
mod first_load;
mod remarks;
mod site;
mod styles;

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use sha2::{Digest as _, Sha256};

use site::Site;
use xtask::command::{Failed, files_below, root, run, target};
use xtask::page::folder;

/// Files by their paths.
type Files = BTreeMap<String, Vec<u8>>;

/// How the page is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Build {
    /// Small and fast, as players get it.
    Release,
    /// Quickly, with names in stack traces, for those who work on the page.
    Dev,
}

/// The program of the page and of its worker.
const PROGRAM: &str = "web";

/// What the texts begin with that are fetched when somebody learns a game, or has ended one.
const LEARNT_TEXTS: [&str; 4] = ["highlights", "learn", "review", "rules"];

/// What the texts begin with that only a terminal shows.
const TERMINAL_TEXTS: &str = "terminal";

/// What the files end with of a game that is not offered to players, but to those who work on the page.
const HIDDEN: &str = "pennies.ftl";

/// The sources of this program, which are part of the page's hash.
const OWN_SOURCES: [&str; 6] = [
    include_str!("main.rs"),
    include_str!("compress.rs"),
    include_str!("remarks.rs"),
    include_str!("site.rs"),
    include_str!("styles.rs"),
    include_str!("../../bindgen/src/main.rs"),
];

/// What the command line asks for.
struct Order {
    /// The compiled module.
    module: PathBuf,
    /// The program that writes the JavaScript around it.
    bindgen: PathBuf,
    build: Build,
    is_compressed: bool,
    /// Whether to tell what a first visit costs.
    tells: bool,
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match Order::read(&words).and_then(|order| assemble(&order)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("assemble: {failed}");
            ExitCode::from(failed.code())
        }
    }
}

impl Order {
    fn read(words: &[String]) -> Result<Self, Failed> {
        let usage = || Failed::usage("usage: assemble MODULE.wasm BINDGEN [--dev | --plain] [--tell]");
        let [module, bindgen, flags @ ..] = words else { return Err(usage()) };
        let (module, bindgen) = (module.into(), bindgen.into());
        let mut order = Self { module, bindgen, build: Build::Release, is_compressed: true, tells: false };
        for flag in flags {
            match flag.as_str() {
                "--dev" => (order.build, order.is_compressed) = (Build::Dev, false),
                "--plain" => order.is_compressed = false,
                "--tell" => order.tells = true,
                _ => return Err(usage()),
            }
        }
        Ok(order)
    }
}

/// Writes the page, unless it is there already.
fn assemble(order: &Order) -> Result<(), Failed> {
    let own = Sources { page: styles::in_one(read_page()?), texts: read_texts(order.build)? };
    let hash = hash(order, &own)?;
    let [compressed, plain] = ["compressed", "plain"].map(|form| format!("{hash} {form}"));
    let folder = folder();
    let kept = fs::read_to_string(folder.join(".stamp")).unwrap_or_default();
    // What is compressed besides does no harm. Somebody may have emptied the folder, but for what is hidden.
    let is_kept = kept == compressed || kept == plain && !order.is_compressed;
    if !order.tells && is_kept && folder.join("index.html").exists() {
        println!("the page in dist/ is up to date");
        return Ok(());
    }
    let site = Site::new(order.build, own.page, bind(order)?, own.texts)?;
    let all = if order.is_compressed { with_compressed(&site.files)? } else { site.files.clone() };
    let stamp = if order.is_compressed { &compressed } else { &plain };
    replace(&folder, &all, stamp).map_err(|error| Failed::new(format!("{}: {error}", folder.display())))?;
    println!("the page {} is in dist/", site.version);
    if order.is_compressed { first_load::check(&site, &all, order.tells) } else { Ok(()) }
}

#[cfg(feature = "compress")]
use compress::with_compressed;

#[cfg(not(feature = "compress"))]
fn with_compressed(_: &Files) -> Result<Files, Failed> {
    Err(Failed::usage("this program was built without what compresses; only --plain and --dev work"))
}

/// What a page is made of besides programs.
struct Sources {
    page: Files,
    texts: Files,
}

/// Writes the JavaScript around the program, and the program's parts.
fn bind(order: &Order) -> Result<Files, Failed> {
    let out = target().join("bindgen");
    let mut bindgen = Command::new(&order.bindgen);
    bindgen.arg(&order.module).arg(PROGRAM).arg(&out);
    if order.build == Build::Dev {
        bindgen.arg("--debug");
    }
    run(&mut bindgen)?;
    let mut files = Files::new();
    for path in files_below(&out)? {
        files.insert(name_below(&out, &path), read(&path)?);
    }
    Ok(files)
}

fn read_page() -> Result<Files, Failed> {
    let folder = root().join("crates/web/static");
    let mut files = Files::new();
    for path in files_below(&folder)? {
        let (name, data) = (name_below(&folder, &path), read(&path)?);
        let is_script = name.ends_with(".js");
        let data = if is_script { remarks::script(&String::from_utf8_lossy(&data)).into() } else { data };
        files.insert(name, data);
    }
    Ok(files)
}

/// The texts of each language in two files, without those that only a terminal shows: those of the rules and first games in
/// `texts/CODE-learn.ftl`, which is fetched when somebody learns, and all others in `texts/CODE.ftl`.
fn read_texts(build: Build) -> Result<Files, Failed> {
    let folder = root().join("crates/locale/texts");
    let mut files = Files::new();
    for path in files_below(&folder)? {
        let name = name_below(&folder, &path);
        let Some((language, file)) = name.split_once('/') else { continue };
        let is_shown = !file.starts_with(TERMINAL_TEXTS) && (build == Build::Dev || !file.ends_with(HIDDEN));
        if file.ends_with(".ftl") && is_shown {
            let is_learnt = LEARNT_TEXTS.iter().any(|learnt| file.starts_with(learnt));
            let end = if is_learnt { "-learn" } else { "" };
            let text = files.entry(format!("texts/{language}{end}.ftl")).or_default();
            text.extend(remarks::texts(&String::from_utf8_lossy(&read(&path)?)).bytes());
        }
    }
    Ok(files)
}

/// What the page is made of, as a hash.
fn hash(order: &Order, own: &Sources) -> Result<String, Failed> {
    let mut hash = Sha256::new();
    hash.update(format!("{:?}", order.build));
    for source in OWN_SOURCES {
        hash.update(source);
    }
    hash.update(Sha256::digest(read(&order.module)?));
    for (name, data) in own.page.iter().chain(&own.texts) {
        hash.update(name);
        hash.update(Sha256::digest(data));
    }
    Ok(hex(&hash.finalize()))
}

/// Puts new files in the place of the old ones.
fn replace(folder: &Path, files: &Files, stamp: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            fs::remove_dir_all(path)?;
        } else if path.file_name().is_some_and(|name| name != ".gitignore") {
            fs::remove_file(path)?;
        }
    }
    for (name, data) in files {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, data)?;
    }
    // Last, so that what was broken off is done again.
    fs::write(folder.join(".stamp"), stamp)
}

fn read(path: &Path) -> Result<Vec<u8>, Failed> {
    fs::read(path).map_err(|error| Failed::new(format!("{}: {error}", path.display())))
}

/// The path of a file below a folder, with slashes.
fn name_below(folder: &Path, path: &Path) -> String {
    let below = path.strip_prefix(folder).unwrap_or(path);
    let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
