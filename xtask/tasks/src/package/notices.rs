//! The licences of everything that is in the program, with their texts, as most of them ask for.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package, PackageId};
use xtask::command::{Failed, root};
use xtask::toolchain::WASM;

/// What is handed on: the program, and the page in it.
const PROGRAM: &str = "conclave";
const PAGE: &str = "web";

/// How the names of files begin that say under which licence something is.
const NAMES: [&str; 5] = ["COPYING", "COPYRIGHT", "LICENCE", "LICENSE", "NOTICE"];

/// All crates of others with their licences, and each text once.
pub(super) fn all() -> Result<String, Failed> {
    let here = format!("{}-unknown-linux-gnu", std::env::consts::ARCH);
    let mut crates = BTreeMap::new();
    for (part, platform) in [(PROGRAM, here.as_str()), (PAGE, WASM)] {
        crates.extend(below(part, platform)?);
    }
    let mut text =
        "The program conclave contains these crates, each under the licence that is named beside it.\n\
         The texts of the licences follow, with the names of those that they came with.\n\n"
            .to_owned();
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, dependency) in &crates {
        text.push_str(&format!("{name}: {}\n", dependency.licence));
        for file in licence_files(&dependency.folder)? {
            texts.entry(read(&file)?).or_default().insert(name.clone());
        }
    }
    let fonts = root().join("crates/web/static/fonts");
    text.push_str("\nThe page in it is written in the typefaces Alegreya and Alegreya Sans: OFL-1.1\n");
    for file in licence_files(&fonts)? {
        let name = file.file_stem().map(|name| name.to_string_lossy().replace("LICENSE-", ""));
        texts.entry(read(&file)?).or_default().extend(name);
    }
    for (licence, of) in texts {
        let of: Vec<String> = of.into_iter().collect();
        text.push_str(&format!("\n{}\n{}\n\n{licence}\n", "─".repeat(80), of.join(", ")));
    }
    Ok(text)
}

/// A crate of somebody else.
struct Dependency {
    licence: String,
    folder: PathBuf,
}

/// The crates of others that a package of ours is made of on a platform.
fn below(package: &str, platform: &str) -> Result<BTreeMap<String, Dependency>, Failed> {
    let mut command = MetadataCommand::new();
    command.current_dir(root()).other_options(["--locked", "--filter-platform", platform].map(str::to_owned));
    let metadata = command.exec().map_err(|error| Failed::new(error.to_string()))?;
    let start = metadata.workspace_packages().into_iter().find(|own| own.name == package);
    let start = start.ok_or_else(|| Failed::new(format!("there is no package {package}")))?;
    let packages: BTreeMap<&PackageId, &Package> =
        metadata.packages.iter().map(|one| (&one.id, one)).collect();
    let of_others = reached(&metadata, &start.id)
        .into_iter()
        .filter_map(|id| packages.get(&id))
        .filter(|package| package.source.is_some())
        .map(|package| {
            let licence = package.license.clone().unwrap_or_else(|| "see its text".to_owned());
            let folder = package.manifest_path.parent().map(|folder| folder.as_std_path().to_path_buf());
            let folder = folder.unwrap_or_default();
            (format!("{} {}", package.name, package.version), Dependency { licence, folder })
        });
    Ok(of_others.collect())
}

/// What a package depends on when it runs, and what that depends on.
fn reached(metadata: &Metadata, start: &PackageId) -> BTreeSet<PackageId> {
    let nodes = metadata.resolve.iter().flat_map(|resolve| &resolve.nodes);
    let nodes: BTreeMap<&PackageId, _> = nodes.map(|node| (&node.id, node)).collect();
    let (mut found, mut open) = (BTreeSet::new(), vec![start.clone()]);
    while let Some(id) = open.pop() {
        let needed = nodes.get(&id).into_iter().flat_map(|node| &node.deps);
        let runs = needed.filter(|dep| dep.dep_kinds.iter().any(|kind| kind.kind == DependencyKind::Normal));
        open.extend(runs.map(|dep| dep.pkg.clone()).filter(|id| !found.contains(id)));
        found.insert(id);
    }
    found
}

/// The files in a folder that are named like licences, in the order of their names.
fn licence_files(folder: &Path) -> Result<Vec<PathBuf>, Failed> {
    let unreadable = |error: std::io::Error| Failed::new(format!("{}: {error}", folder.display()));
    let entries = fs::read_dir(folder).map_err(unreadable)?;
    let mut files: Vec<PathBuf> =
        entries.flatten().map(|entry| entry.path()).filter(|path| is_licence(path)).collect();
    files.sort();
    Ok(files)
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
    path.is_file() && NAMES.iter().any(|begin| name.trim_start_matches("UN").starts_with(begin))
}

/// A text without what differs for no reason: ends of lines, and empty ones around it.
fn read(path: &Path) -> Result<String, Failed> {
    let text = fs::read(path).map_err(|error| Failed::new(format!("{}: {error}", path.display())))?;
    Ok(String::from_utf8_lossy(&text).replace("\r\n", "\n").trim().to_owned())
}
