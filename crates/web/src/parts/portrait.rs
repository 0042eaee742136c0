//! Portraits of those who sit at a table: the bots, who are characters, and travellers for people.

use markup::prelude::*;
use protocol::Sitter;
use table::Seat;

/// Whom a portrait shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Portrait {
    Morgana,
    Merlin,
    Circe,
    Prospero,
    Medea,
    /// A person, whose hood has the colour of the seat.
    Traveller(Seat),
    /// A person who has chosen this one of [`PEOPLE`], counted from 1.
    Chosen(u8),
}

/// What people can choose to look like.
const PEOPLE: [&str; 8] = [
    include_str!("art/person-1.svg"),
    include_str!("art/person-2.svg"),
    include_str!("art/person-3.svg"),
    include_str!("art/person-4.svg"),
    include_str!("art/person-5.svg"),
    include_str!("art/person-6.svg"),
    include_str!("art/person-7.svg"),
    include_str!("art/person-8.svg"),
];

impl Portrait {
    /// The bot in a seat: bots are named, and so look, by their seats (the message `opponent`).
    pub(crate) fn of_bot(seat: Seat) -> Self {
        match seat.index() {
            1 => Self::Morgana,
            2 => Self::Merlin,
            3 => Self::Circe,
            4 => Self::Prospero,
            _ => Self::Medea,
        }
    }

    /// What people can choose to look like; the first is what those look like who have not chosen.
    pub(crate) fn choices() -> impl Iterator<Item = u8> {
        0..=PEOPLE.len() as u8
    }

    /// A person who has chosen this, and sits there.
    pub(crate) fn of_person(chosen: u8, seat: Seat) -> Self {
        let is_drawn = (1..=PEOPLE.len()).contains(&usize::from(chosen));
        if is_drawn { Self::Chosen(chosen) } else { Self::Traveller(seat) }
    }

    /// Whoever sits in a seat elsewhere: bots look, and are named, in the order in which they sit there.
    pub(crate) fn at(seats: &[Sitter], seat: Seat) -> Self {
        match seats.get(seat.index()) {
            Some(Sitter::Bot { .. }) => {
                let until = seats.iter().take(seat.index() + 1);
                Self::of_bot(Seat::new(until.filter(|sitter| matches!(sitter, Sitter::Bot { .. })).count()))
            }
            Some(Sitter::Person { portrait, .. }) => Self::of_person(*portrait, seat),
            Some(Sitter::Nobody) | None => Self::Traveller(seat),
        }
    }

    fn drawing(self) -> &'static str {
        match self {
            Self::Morgana => include_str!("art/morgana.svg"),
            Self::Merlin => include_str!("art/merlin.svg"),
            Self::Circe => include_str!("art/circe.svg"),
            Self::Prospero => include_str!("art/prospero.svg"),
            Self::Medea => include_str!("art/medea.svg"),
            Self::Traveller(_) => include_str!("art/traveller.svg"),
            Self::Chosen(which) => PEOPLE[usize::from(which.saturating_sub(1)) % PEOPLE.len()],
        }
    }

    /// The colour of a hood.
    fn hood(self) -> Option<&'static str> {
        let Self::Traveller(seat) = self else { return None };
        let hoods = ["#4a6d8f", "#7a5a8c", "#5f7a48", "#96603a", "#8c4a52", "#5c6670"];
        hoods.get(seat.index() % hoods.len()).copied()
    }
}

/// A round portrait, as large as its place. It says nothing to screen readers: the name beside it does.
pub(crate) fn portrait(whom: Portrait) -> Markup {
    view! { <span class="portrait" style=("--hood", whom.hood()) inner_html=whom.drawing()></span> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_at_a_full_table_looks_different() {
        let bots = Seat::all(6).skip(1).map(Portrait::of_bot);
        let people = Seat::all(6).map(Portrait::Traveller);
        let chosen = Portrait::choices().map(|chosen| Portrait::of_person(chosen, Seat::new(0))).skip(1);
        let looks: Vec<_> = bots.chain(people).chain(chosen).map(|one| (one.drawing(), one.hood())).collect();
        for (n, one) in looks.iter().enumerate() {
            assert!(!looks[..n].contains(one), "{n}");
        }
    }

    #[test]
    fn drawings_are_whole_and_refer_to_nothing_else() {
        for drawing in Seat::all(6).map(|seat| Portrait::of_bot(seat).drawing()).chain(PEOPLE) {
            assert!(drawing.starts_with("<svg") && drawing.trim_end().ends_with("</svg>"));
            assert!(!drawing.contains("id="));
        }
    }
}
