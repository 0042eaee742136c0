//! No dependency has a known fault: what `cargo deny check advisories` asks, without installing it.
//!
//! The advisory database that `deny.toml` names is fetched into `target/`. Where it cannot be fetched, the one that was
//! fetched before is asked; where there is none, the check is skipped, and says so.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use rustsec::advisory::Informational;
use rustsec::report::Settings;
use rustsec::{Database, Lockfile, Report};
use xtask::command::{Failed, root, target};

/// How long fetching may take.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) fn check() -> Result<(), Failed> {
    let wanted = Wanted::read(&root().join("deny.toml"))?;
    let folder = target().join("advisory-db");
    if let Err(why) = fetch(&wanted.database, &folder) {
        if !folder.is_dir() {
            println!("skipped: the advisory database cannot be fetched ({why})");
            return Ok(());
        }
        println!("the advisory database cannot be fetched ({why}); asking the one that was fetched before");
    }
    let found = faults(&folder, &root().join("Cargo.lock"), &wanted.ignored)?;
    println!("{} advisories, {} that concern us", found.asked, found.concern.len());
    if found.concern.is_empty() {
        return Ok(());
    }
    Err(Failed::new(format!("dependencies with a known fault: {}", found.concern.join("; "))))
}

/// What `deny.toml` says of advisories.
#[derive(Debug)]
struct Wanted {
    database: String,
    ignored: Vec<String>,
}

impl Wanted {
    fn read(path: &Path) -> Result<Self, Failed> {
        let unreadable = |error: String| Failed::new(format!("{}: {error}", path.display()));
        let text = fs::read_to_string(path).map_err(|error| unreadable(error.to_string()))?;
        let table: toml::Table =
            text.parse().map_err(|error: toml::de::Error| unreadable(error.to_string()))?;
        let list = |name: &str| {
            let list = table.get("advisories").and_then(|own| own.get(name)).and_then(toml::Value::as_array);
            list.ok_or_else(|| unreadable(format!("there is no list [advisories] {name}")))
        };
        let database = list("db-urls")?.first().and_then(toml::Value::as_str);
        let database = database.ok_or_else(|| unreadable("[advisories] db-urls is empty".to_owned()))?;
        let ignored = list("ignore")?.iter().filter_map(|one| one.get("id").unwrap_or(one).as_str());
        Ok(Self { database: database.to_owned(), ignored: ignored.map(str::to_owned).collect() })
    }
}

/// What was found.
#[derive(Debug, PartialEq, Eq)]
struct Found {
    /// How many advisories the database has.
    asked: usize,
    /// Those that concern our dependencies, in a line each.
    concern: Vec<String>,
}

/// The advisories of a database that concern what a lock file lists.
fn faults(database: &Path, lock: &Path, ignored: &[String]) -> Result<Found, Failed> {
    let unreadable = |what: &Path, error: String| Failed::new(format!("{}: {error}", what.display()));
    let lockfile = Lockfile::load(lock).map_err(|error| unreadable(lock, error.to_string()))?;
    let ignore =
        ignored.iter().map(|id| id.parse().map_err(|_| Failed::new(format!("{id:?} is no advisory"))));
    let settings = Settings {
        ignore: ignore.collect::<Result<_, _>>()?,
        informational_warnings: vec![Informational::Unmaintained, Informational::Unsound],
        ..Settings::default()
    };
    let database = Database::open(database).map_err(|error| unreadable(database, error.to_string()))?;
    let report = Report::generate(&database, &lockfile, &settings);
    let faults = report.vulnerabilities.list.iter().map(|one| (&one.package, Some(&one.advisory)));
    let warnings = report.warnings.values().flatten().map(|one| (&one.package, one.advisory.as_ref()));
    let line = |(package, advisory): (&rustsec::package::Package, Option<&rustsec::advisory::Metadata>)| {
        let what =
            advisory.map(|advisory| format!(": {} {}", advisory.id, advisory.title)).unwrap_or_default();
        format!("{} {}{what}", package.name, package.version)
    };
    Ok(Found { asked: database.iter().count(), concern: faults.chain(warnings).map(line).collect() })
}

/// Fetches the database, or brings it up to date.
fn fetch(address: &str, folder: &Path) -> Result<(), String> {
    // What was broken off is no database; so it is fetched beside and then put in its place.
    let beside: PathBuf = folder.with_extension("new");
    let _ = fs::remove_dir_all(&beside);
    let mut git = Command::new("git");
    git.args(["clone", "--quiet", "--depth", "1", address]).arg(&beside).env("GIT_TERMINAL_PROMPT", "0");
    git.stdin(Stdio::null()).stderr(Stdio::null());
    let mut child = git.spawn().map_err(|error| format!("git: {error}"))?;
    let end = Instant::now() + PATIENCE;
    let status = loop {
        match child.try_wait().map_err(|error| format!("git: {error}"))? {
            Some(status) => break status,
            None if Instant::now() > end => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("no answer in {} s", PATIENCE.as_secs()));
            }
            None => std::thread::sleep(Duration::from_millis(100)),
        }
    };
    if !status.success() {
        return Err("git could not reach it".to_owned());
    }
    let _ = fs::remove_dir_all(folder);
    fs::rename(&beside, folder).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A database with one fault and one package that nobody maintains, and a lock file with both.
    fn written(name: &str) -> (PathBuf, PathBuf) {
        let folder = std::env::temp_dir().join(format!("conclave-advisories-{}-{name}", std::process::id()));
        let advisory = |id: &str, package: &str, kind: &str, versions: &str| {
            let path = folder.join("database/crates").join(package);
            fs::create_dir_all(&path).unwrap();
            let text = format!(
                "```toml\n[advisory]\nid = \"{id}\"\npackage = \"{package}\"\ndate = \"2020-01-01\"\n{kind}\n\
                 [versions]\n{versions}\n```\n\n# A fault in {package}\n\nMore of it.\n"
            );
            fs::write(path.join(format!("{id}.md")), text).unwrap();
        };
        advisory("RUSTSEC-2020-0001", "leaky", "", "patched = [\">= 1.2.0\"]");
        advisory("RUSTSEC-2020-0002", "forsaken", "informational = \"unmaintained\"", "patched = []");
        let lock = folder.join("Cargo.lock");
        let ours = fs::read_to_string(root().join("Cargo.lock")).unwrap();
        let registry = ours.lines().find(|line| line.starts_with("source = ")).unwrap();
        let package = |name: &str, version: &str| {
            format!("[[package]]\nname = \"{name}\"\nversion = \"{version}\"\n{registry}\n\n")
        };
        let text = format!("version = 4\n\n{}{}", package("forsaken", "0.1.0"), package("leaky", "1.1.9"));
        fs::write(&lock, text).unwrap();
        (folder.join("database"), lock)
    }

    #[test]
    fn faults_and_forsaken_packages_are_found_unless_they_are_ignored() {
        let (database, lock) = written("found");
        let found = faults(&database, &lock, &[]).unwrap();
        assert_eq!(found.asked, 2);
        assert_eq!(
            found.concern,
            [
                "leaky 1.1.9: RUSTSEC-2020-0001 A fault in leaky",
                "forsaken 0.1.0: RUSTSEC-2020-0002 A fault in forsaken"
            ]
        );
        let ignored = ["RUSTSEC-2020-0002".to_owned()];
        assert_eq!(faults(&database, &lock, &ignored).unwrap().concern.len(), 1);
        let patched = fs::read_to_string(&lock).unwrap().replace("1.1.9", "1.2.0");
        fs::write(&lock, patched).unwrap();
        assert!(faults(&database, &lock, &ignored).unwrap().concern.is_empty());
    }

    #[test]
    fn our_own_wishes_can_be_read() {
        let wanted = Wanted::read(&root().join("deny.toml")).unwrap();
        assert!(wanted.database.ends_with("advisory-db"), "{wanted:?}");
        assert!(wanted.ignored.iter().all(|id| id.starts_with("RUSTSEC-")), "{wanted:?}");
    }

    #[test]
    fn what_cannot_be_fetched_is_said() {
        let folder = std::env::temp_dir().join(format!("conclave-no-database-{}", std::process::id()));
        assert!(fetch(&folder.join("nowhere").to_string_lossy(), &folder).is_err());
        assert!(!folder.exists());
    }
}
