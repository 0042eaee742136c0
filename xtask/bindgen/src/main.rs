//! `bindgen MODULE.wasm NAME FOLDER [--debug]`: writes `NAME.js` and `NAME_bg.wasm`, ready for a browser.
//!
//! This is all that `cargo xtask page` needs of wasm-bindgen. It is a program of its own because wasm-bindgen compiles for
//! long: tasks that build no page do without it, and the tests do not build it a second time.

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

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
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .out_name(name)
        .typescript(false)
        .debug(debug)
        .keep_debug(debug)
        .remove_name_section(!debug)
        .remove_producers_section(!debug);
    match bindgen.web(true).and_then(|bindgen| bindgen.generate(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{module}: {error:#}");
            ExitCode::FAILURE
        }
    }
}
