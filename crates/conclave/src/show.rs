//! `conclave record show`: a game in sentences.

use std::io::Write as _;

use command_line::{DONE, Output};
use games::with_game;
use locale::Texts;
use table::Viewer;

use crate::cli::ShowArgs;
use crate::failure::Failure;
use crate::play::line_width;
use crate::source::{Source, known_game, played, seat_at};

pub(crate) fn run(args: &ShowArgs) -> Result<u8, Failure> {
    let source = Source::record(&args.file)?;
    let text = source.whole_text()?;
    with_game!(known_game(&source.name, text)?, G => {
        let played = played::<G>(&source.name, text)?;
        if let Some(Viewer::Seat(seat)) = args.eyes.0 {
            seat_at(&played, seat.number())?;
        }
        let texts = Texts::new(args.language.language());
        let mut out = Output::lock();
        terminal::show(&texts, &played, args.eyes.0, line_width(), &mut out)?;
        out.flush()?;
        Ok(DONE)
    })
}
