//! A record in sentences, as one viewer saw the game.

use std::io::{self, Write};

use locale::Texts;
use table::{Match, ToAct, Viewer};
use tabletop::layout::wrap;
use tabletop::{Screen, Tabletop, sentences};
use telling::Names;

/// Tells the game as `to` saw it; to nobody in particular, it tells everything.
pub fn show<G: Tabletop>(
    texts: &Texts,
    played: &Match<G>,
    to: Option<Viewer>,
    width: usize,
    out: &mut impl Write,
) -> io::Result<()> {
    let (game, record) = (played.game(), played.record());
    let names = Names::of(record, to.and_then(Viewer::seat), texts);
    let screen = Screen::new(texts, &names, to, width);
    writeln!(out, "{}", wrap(&game.heading(&screen), width))?;
    let mut written = Ok(());
    record.replay(|_, _, events| {
        for sentence in sentences(game, &screen, events) {
            if written.is_ok() {
                written = writeln!(out, "{sentence}");
            }
        }
    });
    written?;
    match game.outcome(played.state()) {
        Some(outcome) => writeln!(out, "\n{}", game.end(&screen, &outcome)),
        None => position(played, &screen, out),
    }
}

/// The position where an unfinished record stops.
fn position<G: Tabletop>(played: &Match<G>, screen: &Screen<'_>, out: &mut impl Write) -> io::Result<()> {
    let (game, state) = (played.game(), played.state());
    let view = screen.to.map_or_else(|| game.oracle(state), |viewer| game.view(state, viewer));
    let asked = match (screen.you(), played.to_act()) {
        (Some(you), ToAct::Seats(seats)) if seats.contains(you) => Some(game.legal(state, you)),
        _ => None,
    };
    writeln!(out, "\n{}", game.position(screen, &view, asked.as_ref()))?;
    match asked {
        Some(legal) => writeln!(out, "{}", wrap(&game.prompt(screen, &view, &legal), screen.width)),
        None => Ok(()),
    }
}
