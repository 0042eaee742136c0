//! A record in sentences, as one viewer saw the game.

use std::io::{self, Write};

use locale::Texts;
use table::{Event, Match, ToAct, Viewer};

use crate::layout::wrap;
use crate::{Names, Tabletop, Teller};

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
    let teller = Teller { texts, names: &names, to, width };
    writeln!(out, "{}", wrap(&game.heading(&teller), width))?;
    let mut written = Ok(());
    record.replay(|_, _, events| {
        for sentence in sentences(game, &teller, events) {
            if written.is_ok() {
                written = writeln!(out, "{sentence}");
            }
        }
    });
    written?;
    match game.outcome(played.state()) {
        Some(outcome) => writeln!(out, "\n{}", game.result(&teller, &outcome)),
        None => position(played, &teller, out),
    }
}

/// The position where an unfinished record stops.
fn position<G: Tabletop>(played: &Match<G>, teller: &Teller<'_>, out: &mut impl Write) -> io::Result<()> {
    let (game, state) = (played.game(), played.state());
    let view = teller.to.map_or_else(|| game.oracle(state), |viewer| game.view(state, viewer));
    let asked = match (teller.you(), played.to_act()) {
        (Some(you), ToAct::Seats(seats)) if seats.contains(you) => Some(game.legal(state, you)),
        _ => None,
    };
    writeln!(out, "\n{}", game.position(teller, &view, asked.as_ref()))?;
    match asked {
        Some(legal) => writeln!(out, "{}", wrap(&game.prompt(teller, &view, &legal), teller.width)),
        None => Ok(()),
    }
}

/// What the one who is told may know of these events, in sentences.
pub(crate) fn sentences<G: Tabletop>(
    game: &G,
    teller: &Teller<'_>,
    events: &[Event<G::Fact>],
) -> Vec<String> {
    events
        .iter()
        .filter_map(|event| match teller.to {
            Some(viewer) => event.for_viewer(viewer),
            None => Some(&event.fact),
        })
        .filter_map(|fact| game.sentence(teller, fact))
        .map(|sentence| wrap(&sentence, teller.width))
        .collect()
}
