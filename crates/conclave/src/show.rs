//! `conclave record show`: a game in sentences.

use anstream::stdout;
use games::with_game;
use locale::Texts;
use table::{Game as _, Viewer};

use crate::DONE;
use crate::cli::ShowArgs;
use crate::failure::Failure;
use crate::play::line_width;
use crate::source::Source;

pub(crate) fn run(args: &ShowArgs) -> Result<u8, Failure> {
    let source = Source::read(&args.file)?;
    with_game!(source.known_game()?, G => {
        let played = source.played::<G>()?;
        let seats = played.game().seats();
        if let Some(Viewer::Seat(seat)) = args.eyes.0 && seat.index() >= seats {
            return Err(Failure::Usage(format!("there is no seat {seat} at this table of {seats}; choose --as 1 to {seats}")));
        }
        let texts = Texts::new(args.language.language());
        terminal::show(&texts, &played, args.eyes.0, line_width(), &mut stdout().lock())?;
        Ok(DONE)
    })
}
