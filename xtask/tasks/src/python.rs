//! `cargo xtask python`: the Python package, built, installed and tested in a virtual environment of its own.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use xtask::command::{Failed, files_below, root, run, target};
use xtask::packages::install;

use crate::test;

/// The oldest Python that the package is for.
const OLDEST: (u32, u32) = (3, 9);

/// Builds the package as its users get it, and runs its tests, with the program at whose tables they play; `arguments` go to
/// pytest.
pub(crate) fn test(arguments: &[String]) -> Result<(), Failed> {
    run(pytest(&[], arguments)?.env("CONCLAVE_PROGRAM", test::program()?))
}

/// Builds the package with these features besides, and runs those of its tests that need no server; `arguments` go to pytest.
pub(crate) fn test_with(features: &[&str], arguments: &[impl AsRef<OsStr>]) -> Result<(), Failed> {
    run(&mut pytest(features, arguments)?)
}

/// What runs the tests of the package, which is built and installed.
fn pytest(features: &[&str], arguments: &[impl AsRef<OsStr>]) -> Result<Command, Failed> {
    let environment = Environment::with(&target().join("python/environment"), &requirements()?)?;
    environment.build_and_install(features)?;
    let mut pytest = environment.python();
    pytest.args(["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]).args(arguments);
    pytest.current_dir(package()).env("PYTHONDONTWRITEBYTECODE", "1");
    Ok(pytest)
}

/// Sees to it that there is a Python that the package is for.
pub(crate) fn require_python() -> Result<(), Failed> {
    system_python().map(drop)
}

/// The folder of the package.
fn package() -> PathBuf {
    root().join("crates/python")
}

/// A virtual environment.
pub(crate) struct Environment {
    folder: PathBuf,
}

impl Environment {
    /// The environment in a folder with these packages of Python, made anew if it is of others.
    pub(crate) fn with(folder: &Path, requirements: &[String]) -> Result<Self, Failed> {
        let environment = Self { folder: folder.to_owned() };
        let made_of = format!("{}\n{}\n", system_python()?, requirements.join("\n"));
        let stamp = folder.join("made-of");
        if fs::read_to_string(&stamp).is_ok_and(|before| before == made_of) {
            return Ok(environment);
        }
        remove(folder)?;
        run(Command::new("python3").args(["-m", "venv"]).arg(folder))?;
        run(environment.pip().arg("install").args(requirements))?;
        fs::write(&stamp, made_of).map_err(|error| Failed::new(format!("{}: {error}", stamp.display())))?;
        Ok(environment)
    }

    /// Builds the package as `pip install` would, and installs it.
    pub(crate) fn build_and_install(&self, features: &[&str]) -> Result<(), Failed> {
        let wheels = target().join("python/wheels");
        remove(&wheels)?;
        let mut maturin = self.python();
        maturin.args(["-m", "maturin", "build", "--quiet", "--out"]).arg(&wheels);
        maturin.args(features.iter().flat_map(|feature| ["--features", feature]));
        run(maturin.arg("--interpreter").arg(self.program("python")).current_dir(package()))?;
        run(self.pip().args(["install", "--force-reinstall", "--no-deps"]).args(files_below(&wheels)?))
    }

    /// Python in this environment, whatever somebody has activated.
    pub(crate) fn python(&self) -> Command {
        let mut python = Command::new(self.program("python"));
        python.env_remove("PYTHONPATH").env_remove("PYTHONHOME").env("VIRTUAL_ENV", &self.folder);
        python
    }

    fn pip(&self) -> Command {
        let mut pip = self.python();
        pip.args(["-m", "pip", "--quiet", "--disable-pip-version-check"]);
        pip
    }

    fn program(&self, name: &str) -> PathBuf {
        self.folder.join(if cfg!(windows) { "Scripts" } else { "bin" }).join(name)
    }
}

fn remove(folder: &Path) -> Result<(), Failed> {
    if !folder.exists() {
        return Ok(());
    }
    fs::remove_dir_all(folder).map_err(|error| Failed::new(format!("{}: {error}", folder.display())))
}

/// What builds the package, what it needs and what its tests need, as its `pyproject.toml` says.
pub(crate) fn requirements() -> Result<Vec<String>, Failed> {
    let path = package().join("pyproject.toml");
    let unreadable = |error: String| Failed::new(format!("{}: {error}", path.display()));
    let text = fs::read_to_string(&path).map_err(|error| unreadable(error.to_string()))?;
    let project: toml::Table =
        text.parse().map_err(|error: toml::de::Error| unreadable(error.to_string()))?;
    let lists: [&[&str]; 3] = [
        &["build-system", "requires"],
        &["project", "dependencies"],
        &["project", "optional-dependencies", "test"],
    ];
    let mut all = Vec::new();
    for keys in lists {
        let start = toml::Value::Table(project.clone());
        let list = keys.iter().try_fold(&start, |table, key| table.get(key)).and_then(toml::Value::as_array);
        let list = list.ok_or_else(|| unreadable(format!("there is no list {}", keys.join("."))))?;
        all.extend(list.iter().filter_map(toml::Value::as_str).map(str::to_owned));
    }
    Ok(all)
}

/// The version of Python, which is installed where that is possible, and new enough.
fn system_python() -> Result<String, Failed> {
    const WHO: &str = "the tests of the Python package";
    if version().is_none() {
        install(WHO, &["python3", "python3-venv"])?;
    }
    let version = version().ok_or_else(|| Failed::new("python3 could not be started"))?;
    let mut numbers = version.split('.').map_while(|number| number.parse::<u32>().ok());
    if (numbers.next(), numbers.next()) < (Some(OLDEST.0), Some(OLDEST.1)) {
        let (major, minor) = OLDEST;
        return Err(Failed::new(format!("python3 is {version}; {WHO} need {major}.{minor} or later")));
    }
    // Debian has what makes environments in a package of its own.
    if asked("import ensurepip, venv").is_none() {
        install(WHO, &["python3-venv"])?;
    }
    Ok(version)
}

fn version() -> Option<String> {
    asked("import platform; print(platform.python_version())")
}

/// What Python prints when it is given this program.
fn asked(program: &str) -> Option<String> {
    let output = Command::new("python3").args(["-c", program]).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
