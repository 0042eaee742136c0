//! `bindgen MODULE.wasm NAME FOLDER [--debug]`: cuts a module where it says so (`wasm_split`), and writes it, ready for a browser:
//! `NAME.js` and `NAME_bg.wasm` are what it begins with, all else is fetched by these.
//!
//! This is all that `cargo xtask page` needs of wasm-bindgen. It is a program of its own because wasm-bindgen compiles for
//! long: tasks that build no page do without it, and the tests do not build it a second time.

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::{fs, io};

use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::Options;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (module, name, folder, debug) = match words.as_slice() {
        [module, name, folder] => (module, name, folder, false),
        [module, name, folder, flag] if flag == "--debug" => (module, name, folder, true),
        _ => {
            eprintln!("usage: bindgen MODULE.wasm NAME FOLDER [--debug]");
            return ExitCode::from(2);
        }
    };
    match bind(Path::new(module), name, Path::new(folder), debug) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{module}: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn bind(module: &Path, name: &str, folder: &Path, debug: bool) -> Result<(), Box<dyn Error>> {
    empty(folder)?;
    let whole = fs::read(module)?;
    let first = folder.join(format!("{name}.wasm"));
    let script = format!("./{name}.js");
    let mut options = Options::new(&whole);
    options.output_dir = folder;
    options.main_out_path = &first;
    options.main_module = &script;
    wasm_split_cli_support::transform(options)?;
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(&first)
        .out_name(name)
        .typescript(false)
        // The parts reach the memory and the table of functions by their names.
        .keep_lld_exports(true)
        .debug(debug)
        .keep_debug(debug)
        .remove_name_section(!debug)
        .remove_producers_section(!debug);
    bindgen.web(true)?.generate(folder)?;
    Ok(fs::remove_file(first)?)
}

/// Leaves nothing of an earlier page in a folder.
fn empty(folder: &Path) -> io::Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => fs::create_dir_all(folder),
    }
}
