//! The seats around a table that is being set up: who sits where, and how well bots play.

use std::ops::RangeInclusive;

use bots::{Level, Sitter};
use locale::{msg, t};
use markup::prelude::*;
use table::{Name, Seat};

use crate::parts::dialog::dialog;
use crate::parts::icon::{Icon, icon};
use crate::parts::portrait::{Portrait, portrait};
use crate::words::Words;

/// A seat as it is being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Place {
    pub(super) sitter: Sitter,
    /// The name, if one was typed.
    pub(super) name: String,
}

impl Place {
    /// A bot as it is offered.
    fn bot() -> Self {
        Self { sitter: Sitter::Bot(Level::USUAL), name: String::new() }
    }

    /// Lets a bot here play at this level.
    fn play_at(&mut self, level: Level) {
        if let Sitter::Bot(_) = self.sitter {
            self.sitter = Sitter::Bot(level);
        }
    }
}

/// The seats of a table: a handle that every part of the screen has a copy of.
#[derive(Clone, Copy)]
pub(super) struct Seats {
    /// As many as there can be.
    places: RwSignal<Vec<Place>>,
    /// How many of them are taken.
    count: RwSignal<usize>,
    least: usize,
    most: usize,
    levels: &'static [Level],
    /// Which seat somebody is being chosen for, and whether that is so now.
    edited: RwSignal<usize>,
    is_edited: RwSignal<bool>,
    words: Words,
}

impl Seats {
    /// Somebody with this name among bots.
    pub(super) fn usual(name: String, most: usize) -> Vec<Place> {
        let person = Place { sitter: Sitter::Person, name };
        std::iter::once(person).chain((1..most).map(|_| Place::bot())).collect()
    }

    pub(super) fn new(
        places: Vec<Place>,
        count: usize,
        counts: &RangeInclusive<usize>,
        levels: &'static [Level],
    ) -> Self {
        Self {
            places: RwSignal::new(places),
            count: RwSignal::new(count),
            least: *counts.start(),
            most: *counts.end(),
            levels,
            edited: RwSignal::new(0),
            is_edited: RwSignal::new(false),
            words: Words::of_page(),
        }
    }

    /// How many play.
    pub(super) fn count(self) -> usize {
        self.count.get()
    }

    /// All seats, those that are free as well.
    pub(super) fn all(self) -> Vec<Place> {
        self.places.get()
    }

    /// Those who play, each with the name they go by.
    pub(super) fn taken(self) -> Vec<(Sitter, String)> {
        (0..self.count()).map(|seat| (self.sitter(seat), self.name(seat))).collect()
    }

    fn sitter(self, seat: usize) -> Sitter {
        self.places.with(|places| places[seat].sitter)
    }

    /// The name that was typed, or the one of somebody who has typed none.
    fn name(self, seat: usize) -> String {
        let typed = self.places.with(|places| places[seat].name.trim().to_owned());
        if Name::new(&typed).is_ok() { typed } else { self.usual_name(seat) }
    }

    /// The name of somebody who has typed none.
    fn usual_name(self, seat: usize) -> String {
        match self.sitter(seat) {
            Sitter::Person => t!(self.words, "player", number = seat + 1),
            Sitter::Bot(_) => t!(self.words, "opponent", number = seat),
        }
    }

    /// Who sits there, in a word or two.
    fn kind(self, sitter: Sitter) -> String {
        match sitter {
            Sitter::Person => t!(self.words, "setup-person"),
            Sitter::Bot(level) => t!(self.words, "setup-level", level = level.name()),
        }
    }

    fn is_full(self) -> bool {
        self.count.get() == self.most
    }

    fn can_leave(self) -> bool {
        self.count.get() > self.least
    }

    fn add(self) {
        self.count.update(|count| *count = (*count + 1).min(self.most));
    }

    /// Takes a chair away; those behind it move up.
    fn remove(self, seat: usize) {
        if untrack(|| self.can_leave()) {
            self.places.update(|places| {
                places.remove(seat);
                places.push(Place::bot());
            });
            self.count.update(|count| *count -= 1);
        }
    }

    /// Whether all bots at the table are of this level, and there are any.
    fn is_level(self, level: Level) -> bool {
        let taken = self.count.get();
        self.places.with(|places| {
            let mut bots = places[..taken].iter().filter(|place| place.sitter != Sitter::Person).peekable();
            bots.peek().is_some() && bots.all(|place| place.sitter == Sitter::Bot(level))
        })
    }
}

/// The table with its seats. Where one presses, one says who sits there.
pub(super) fn round(seats: Seats) -> Markup {
    let words = seats.words;
    let seat = move |number: usize| {
        let sitter = move || seats.sitter(number);
        let edit = move |_| {
            seats.edited.set(number);
            seats.is_edited.set(true);
        };
        let label = move || {
            let (name, kind) = (seats.name(number), seats.kind(sitter()));
            t!(words, "setup-seat-is", number = number + 1, name = name, kind = kind)
        };
        view! {
            <Show when=move || number < seats.count()>
                <li class="seat" style=("--n", move || number.to_string())>
                    <button type="button" class="seat-sitter" class:person=move || sitter() == Sitter::Person
                        aria-label=label on:click=edit>
                        {medallion(seats, number)}
                        <span class="seat-plate"><strong>{move || seats.name(number)}</strong>" "{move || seats.kind(sitter())}</span>
                    </button>
                </li>
            </Show>
        }
    };
    let spots = move || (seats.count() + usize::from(!seats.is_full())).to_string();
    view! {
        <div class="round" style=("--spots", spots)>
            <div class="round-top"></div>
            <ol class="seats">
                {(0..seats.most).map(seat).collect_markup()}
                <Show when=move || !seats.is_full()>
                    <li class="seat" style=("--n", move || seats.count().to_string())>
                        <button type="button" class="seat-sitter seat-add" on:click=move |_| seats.add()>
                            <span class="medallion" aria-hidden="true">"+"</span>
                            <span class="seat-plate"><strong>{words.text(msg!("setup-add"))}</strong></span>
                        </button>
                    </li>
                </Show>
            </ol>
            {counter(seats)}
        </div>
    }
}

/// The portrait of who sits there.
fn medallion(seats: Seats, number: usize) -> Markup {
    let seat = Seat::new(number);
    let whom = move || match seats.sitter(number) {
        Sitter::Person => Portrait::Traveller(seat),
        Sitter::Bot(_) => Portrait::of_bot(seat),
    };
    view! { <span class="medallion" aria-hidden="true">{move || portrait(whom())}</span> }
}

/// How many play, in the middle of the table.
pub(super) fn counter(seats: Seats) -> Markup {
    let words = seats.words;
    let is_fixed = seats.least == seats.most;
    let last = move || untrack(|| seats.count()) - 1;
    view! {
        <div class="round-middle" class:fixed=is_fixed>
            {(!is_fixed).then(|| view! {
                <button type="button" class="quiet" aria-label=words.label(msg!("setup-remove"))
                    disabled=move || !seats.can_leave() on:click=move |_| seats.remove(last())>{icon(Icon::Minus)}</button>
            })}
            <span role="status">{move || t!(words, "setup-count", count = seats.count())}</span>
            {(!is_fixed).then(|| view! {
                <button type="button" class="quiet" aria-label=words.label(msg!("setup-add"))
                    disabled=move || seats.is_full() on:click=move |_| seats.add()>{icon(Icon::Plus)}</button>
            })}
        </div>
    }
}

/// The dialog in which one says who sits in a seat. It is no part of the form: Enter in it begins no game.
pub(super) fn sitter_dialog(seats: Seats) -> Markup {
    let words = seats.words;
    let title = Signal::derive(move || t!(words, "setup-seat", number = seats.edited.get() + 1));
    dialog(seats.is_edited, title, "seat-dialog", move || sitter_choice(seats, seats.edited.get_untracked()))
}

/// Who sits in a seat: a person or a bot of some level, and the name.
fn sitter_choice(seats: Seats, seat: usize) -> Markup {
    let (words, places, is_open) = (seats.words, seats.places, seats.is_edited);
    let sitters = std::iter::once(Sitter::Person).chain(seats.levels.iter().copied().map(Sitter::Bot));
    let choose = move |sitter| places.update(|places| places[seat].sitter = sitter);
    let about = move |sitter: Sitter| match sitter {
        Sitter::Person => t!(words, "setup-person-about"),
        Sitter::Bot(level) => t!(words, "setup-level-about", level = level.name()),
    };
    view! {
        <label class="field">
            <span>{move || t!(words, "setup-name", number = seat + 1)}</span>
            <input type="text" maxlength="24" autocomplete="off" placeholder=move || seats.usual_name(seat)
                prop:value=move || places.with(|places| places[seat].name.clone())
                on:input:target=move |event| places.update(|places| places[seat].name = event.target().value()) />
        </label>
        <div class="characters">
            {sitters.map(|one| character(
                "sitter",
                one,
                Signal::derive(move || seats.kind(one)),
                Signal::derive(move || about(one)),
                Signal::derive(move || seats.sitter(seat) == one),
                move || choose(one),
            )).collect_markup()}
        </div>
        <p class="buttons">
            <button type="button" class="primary" on:click=move |_| is_open.set(false)>{words.text(msg!("setup-done"))}</button>
            <Show when=move || seats.can_leave()>
                <button type="button" class="seat-remove" on:click=move |_| {
                    is_open.set(false);
                    seats.remove(seat);
                }>{words.text(msg!("setup-remove-this"))}</button>
            </Show>
        </p>
    }
}

/// How well all bots play.
pub(super) fn levels(seats: Seats) -> Markup {
    let words = seats.words;
    let play_at = move |level| {
        seats.places.update(|places| places.iter_mut().for_each(|place| place.play_at(level)));
    };
    seats
        .levels
        .iter()
        .map(|&level| {
            character(
                "level",
                Sitter::Bot(level),
                Signal::derive(move || t!(words, "setup-level", level = level.name())),
                Signal::derive(move || t!(words, "setup-level-about", level = level.name())),
                Signal::derive(move || seats.is_level(level)),
                move || play_at(level),
            )
        })
        .collect_markup()
}

/// Somebody to choose: a sign, what they are called, and how they play.
fn character(
    group: &'static str,
    sitter: Sitter,
    title: Signal<String>,
    about: Signal<String>,
    is_chosen: Signal<bool>,
    choose: impl Fn() + 'static,
) -> Markup {
    view! {
        <label class="character">
            <input type="radio" name=group value=sitter.to_string() prop:checked=move || is_chosen.get()
                on:change=move |_| choose() />
            {sign(sitter)}
            <span class="character-words"><strong>{title}</strong><span>{about}</span></span>
        </label>
    }
}

/// A person, or a wizard's hat with as many stars as its wearer has earned.
fn sign(sitter: Sitter) -> Markup {
    let stars: &[(u8, u8)] = match sitter {
        Sitter::Person => &[],
        Sitter::Bot(Level::Apprentice) => &[(32, 33)],
        Sitter::Bot(Level::Adept) => &[(32, 24), (32, 37)],
        Sitter::Bot(Level::Archmage) => &[(32, 19), (28, 34), (37, 37)],
    };
    let shape = match sitter {
        Sitter::Person => "M32 8a12 12 0 1 1 0 24a12 12 0 1 1 0-24ZM10 56c0-14 9-20 22-20s22 6 22 20Z",
        Sitter::Bot(_) => "M32 4 21 42c-6 1-12 3-12 6 0 6 11 9 23 9s23-3 23-9c0-3-6-5-12-6Z",
    };
    let star = |&(x, y): &(u8, u8)| {
        view! {
            <path class="sign-star" transform=format!("translate({x} {y})")
                d="m0-6 1.6 4 4.2.3-3.3 2.7 1.1 4.2L0 3l-3.6 2.2 1.1-4.2-3.3-2.7 4.2-.3Z" />
        }
    };
    view! {
        <svg class="sign" viewBox="0 0 64 64" aria-hidden="true">
            <path class="sign-shape" d=shape />
            {stars.iter().map(star).collect_markup()}
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_begins_with_a_person_among_adepts() {
        let places = Seats::usual("Anna".to_owned(), 3);
        assert_eq!(places[0], Place { sitter: Sitter::Person, name: "Anna".to_owned() });
        assert!(places[1..].iter().all(|place| place.sitter == Sitter::Bot(Level::Adept)));
        assert_eq!(places.len(), 3);
    }

    #[test]
    fn only_bots_play_at_a_level() {
        let mut places = Seats::usual(String::new(), 2);
        places.iter_mut().for_each(|place| place.play_at(Level::Archmage));
        let sitters: Vec<Sitter> = places.iter().map(|place| place.sitter).collect();
        assert_eq!(sitters, [Sitter::Person, Sitter::Bot(Level::Archmage)]);
    }
}
