//! `conclave record show`: a game in sentences.

use std::io::Write as _;

use command_line::{DONE, Output};
use games::with_game;
use locale::Texts;
use table::{Game as _, Viewer};

use crate::cli::ShowArgs;
use crate::failure::Failure;
use crate::play::line_width;
use crate::source::{Source, known_game, played};

pub(crate) fn run(args: &ShowArgs) -> Result<u8, Failure> {
    let source = Source::record(&args.file)?;
    let text = source.whole_text()?;
    with_game!(known_game(&source.name, text)?, G => {
        let played = played::<G>(&source.name, text)?;
        let seats = played.game().seats();
        if let Some(Viewer::Seat(seat)) = args.eyes.0 && seat.index() >= seats {
            return Err(Failure::Usage(format!("there is no seat {seat} at this table of {seats}; choose --as 1 to {seats}")));
        }
        let texts = Texts::new(args.language.language());
        let mut out = Output::lock();
        terminal::show(&texts, &played, args.eyes.0, line_width(), &mut out)?;
        out.flush()?;
        Ok(DONE)
    })
}
