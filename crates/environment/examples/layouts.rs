//! What the numbers of moves and observations mean, as the page `docs/python-layouts.md`:
//! `cargo run -p environment --example layouts > docs/python-layouts.md`

use std::error::Error;
use std::fmt::Write as _;

use environment::{Learnable, Part};
use games::maginor::Maginor;
use games::shazamm::Shazamm;
use games::wizard::{Special, Variant, Wizard};
use table::{Game as _, Options};

fn main() -> Result<(), Box<dyn Error>> {
    print!("{}", document()?);
    Ok(())
}

const HEAD: &str = "\
# Moves and observations as numbers

Made by `cargo run -p environment --example layouts > docs/python-layouts.md`; a test sees to it that it is up to date.

A move is a number; a mask has a byte for each, 1 if it can be made. An observation is a row of bytes in parts, one after
the other: a part is `row[from:to]` in the shape given here, of which the last dimension runs fastest. It holds what the
seat may know and nothing else. Where a part has a number for each seat, the seat itself comes first and the others follow
in the order of play. A part about one of several things has a number for each of them, of which one is 1, or none.

Tables with other options have other sizes: ask the environment.
";

/// The whole page.
pub(crate) fn document() -> Result<String, Box<dyn Error>> {
    let wizard = games::wizard::Options::default();
    let with_specials = games::wizard::Options { with: Special::ALL.into(), ..wizard.clone() };
    let in_clairvoyance =
        games::wizard::Options { variants: [Variant::ClairvoyanceEvery].into(), ..wizard.clone() };
    let mut page = HEAD.to_owned();
    describe::<Wizard>(&mut page, "Wizard", wizard.clone())?;
    page.push_str("\nIn clairvoyance one part more comes at the end:\n");
    let usual = Wizard::new(wizard)?.layout();
    let more = Wizard::new(in_clairvoyance)?.layout();
    write_parts(&mut page, &more.parts()[usual.parts().len()..])?;
    describe::<Wizard>(&mut page, "Wizard with all special cards", with_specials)?;
    describe::<Shazamm>(&mut page, "Shazamm!", games::shazamm::Options::default())?;
    page.push_str(SHAZAMM);
    describe::<Maginor>(&mut page, "Maginor", games::maginor::Options::default())?;
    Ok(page)
}

const SHAZAMM: &str = "
A commitment takes several moves: the bet, then cards in ascending order, then `done`. It is complete without `done` after
the highest card of the hand. Between these moves no one else sees anything, and the seat sees what it has chosen so far.
With counted-cards the cards come first, by the same moves without a bet (`done` at once lays nothing), and the bet is one move.
";

/// The moves and the parts of one table.
fn describe<G: Learnable>(page: &mut String, title: &str, options: G::Options) -> Result<(), Box<dyn Error>>
where
    <G::Options as Options>::Fault: 'static,
{
    let game = G::new(options)?;
    let layout = game.layout();
    let (seats, moves, numbers) = (game.seats(), game.move_count(), layout.size());
    writeln!(page, "\n## {title}\n\n{seats} players, {moves} moves, {numbers} numbers in an observation.")?;

    writeln!(page, "\n| moves | what they are |\n|---|---|")?;
    let names: Vec<String> = (0..moves).filter_map(|number| game.name_of_move(number)).collect();
    let mut from = 0;
    for kind in names.chunk_by(|one, other| verb(one) == verb(other)) {
        match kind {
            [only] => writeln!(page, "| {from} | `{only}` |")?,
            [first, .., last] => {
                writeln!(page, "| {from}–{} | `{first}` … `{last}` |", from + kind.len() - 1)?;
            }
            [] => {}
        }
        from += kind.len();
    }

    write_parts(page, layout.parts())
}

fn write_parts(page: &mut String, parts: &[Part]) -> Result<(), Box<dyn Error>> {
    writeln!(page, "\n| part | from | to | shape | what it is |\n|---|---|---|---|---|")?;
    for part in parts {
        let shape: Vec<_> = part.shape.iter().map(ToString::to_string).collect();
        let (from, to) = (part.range.start, part.range.end);
        writeln!(page, "| `{}` | {from} | {to} | {} | {} |", part.name, shape.join(" × "), part.about)?;
    }
    Ok(())
}

/// The kind of a move by its name: all words but the last, which says what it is done with.
fn verb(name: &str) -> &str {
    name.rsplit_once(' ').map_or(name, |(verb, _)| verb)
}
