//! `conclave completions` and `conclave man`.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use clap::CommandFactory as _;
use clap_complete::Shell;
use command_line::{DONE, Output};

use crate::cli::Cli;
use crate::failure::Failure;

pub(crate) fn completions(shell: Shell) -> Result<u8, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "conclave", &mut script);
    write(&script)?;
    Ok(DONE)
}

pub(crate) fn man(dir: Option<&Path>) -> Result<u8, Failure> {
    match dir {
        Some(dir) => {
            fs::create_dir_all(dir)?;
            clap_mangen::generate_to(Cli::command(), dir)?;
        }
        None => {
            let mut page = Vec::new();
            clap_mangen::Man::new(Cli::command()).render(&mut page)?;
            write(&page)?;
        }
    }
    Ok(DONE)
}

fn write(document: &[u8]) -> Result<(), Failure> {
    let mut out = Output::lock();
    out.write_all(document)?;
    Ok(out.flush()?)
}
