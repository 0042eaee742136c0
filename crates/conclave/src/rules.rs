//! `conclave rules`: the rules of a game, by chapter or by word.

use std::io::Write as _;

use command_line::{DONE, Output};
use games::with_game;
use locale::Texts;

use crate::cli::RulesArgs;
use crate::failure::Failure;
use crate::offered::no_game;
use crate::play::line_width;

pub(crate) fn run(args: &RulesArgs) -> Result<u8, Failure> {
    let texts = Texts::new(args.language.language());
    let asked = args.words.join(" ");
    let game = args.game.ok_or_else(|| no_game("conclave rules wizard"))?;
    let said = with_game!(game, G => terminal::rules::<G>(&texts, &asked, line_width()));
    let said = said.map_err(|refused| Failure::Usage(refused.to_string()))?;
    let mut out = Output::lock();
    writeln!(out, "{said}")?;
    out.flush()?;
    Ok(DONE)
}
