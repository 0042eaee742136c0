//! How the match stands, and which spells are used, held or still hidden.

use games::shazamm::{Shazamm, Spell, View};
use locale::t;
use markup::prelude::*;
use table::Seat;
use telling::shazamm::card_title;

use super::bridge::in_words;
use super::figures::hat;
use super::glyph::glyph;
use super::stage::Stage;
use crate::play::Table;
use crate::seen::Seen;

/// Where a spell of a player is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Whereabouts {
    Used,
    Hand,
    Deck,
    Table,
    Hidden,
}

impl Whereabouts {
    const fn key(self) -> &'static str {
        match self {
            Self::Used => "used",
            Self::Hand => "hand",
            Self::Deck => "deck",
            Self::Table => "table",
            Self::Hidden => "hidden",
        }
    }

    /// Where a spell is, as far as one can know.
    fn of(view: &View, seat: Seat, spell: Spell) -> Self {
        let player = &view.players[seat];
        if player.discard.contains(spell) {
            return Self::Used;
        }
        if !view.unseen(seat).contains(spell) {
            return Self::Table;
        }
        match player.hand {
            Some(hand) if hand.contains(spell) => Self::Hand,
            Some(_) => Self::Deck,
            None if player.deck_size == 0 => Self::Hand,
            None if player.hand_size == 0 => Self::Deck,
            None => Self::Hidden,
        }
    }
}

/// The score.
pub(crate) fn score(table: Table<Shazamm>) -> Markup {
    let stage = Stage::new(table);
    let scene = Memo::new(move |_| stage.shown.with(|shown| shown.story.scene));
    let seats = Memo::new(move |_| table.seen.with(Seen::seats));
    let heads = move || {
        let head = |seat: Seat| {
            view! {
                <th scope="col">
                    {hat(seat)}
                    <span>{table.title(seat)}</span>
                </th>
            }
        };
        seats.get().into_iter().map(head).collect_markup()
    };
    let mana = move || {
        let mana = scene.get().mana;
        seats.get().into_iter().map(|seat| view! { <td>{mana[seat].left()}</td> }).collect_markup()
    };
    let spells = move || {
        let view = table.seen.with(|seen| std::sync::Arc::clone(&seen.view));
        let row = |spell: Spell| {
            let cells = seats.get().into_iter().map(|seat| {
                let place = Whereabouts::of(&view, seat, spell);
                let words = table.tell(|teller| t!(teller, "shazamm-board-spell-is", place = place.key()));
                view! { <td class=format!("is-{}", place.key())>{words}</td> }
            });
            let name = table.tell(|teller| card_title(teller.texts, spell));
            view! {
                <tr>
                    <th scope="row"><span class="shz-rank">{spell.number()}</span>{glyph(spell.into())}<span>{name}</span></th>
                    {cells.collect_markup()}
                </tr>
            }
        };
        Spell::ALL.map(row).collect_markup()
    };
    view! {
        <div class="shz-score">
            <h2>{move || stage.heading()}</h2>
            <p>{move || in_words(stage, scene.get())}</p>
            <Show when=move || scene.get().muted>
                <p class="shz-muted">{move || table.tell(|teller| t!(teller, "shazamm-muted"))}</p>
            </Show>
            <table>
                <thead>
                    <tr><td></td>{heads}</tr>
                </thead>
                <tbody>
                    <tr class="shz-score-mana">
                        <th scope="row">{move || table.tell(|teller| t!(teller, "shazamm-board-mana-row"))}</th>
                        {mana}
                    </tr>
                    {spells}
                </tbody>
            </table>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use games::shazamm::{GREEN, Options, RED, Variant};
    use table::{Game as _, Viewer};

    use super::*;

    #[test]
    fn nothing_is_known_of_the_other_hand_but_what_can_be_counted() {
        let hidden = Shazamm::new(Options::default()).unwrap();
        let mut state = hidden.start();
        let draw = "draw 1 2 3 4 5 / 6 7 8 9 10";
        let draw = hidden.read_chance(draw).unwrap();
        hidden.apply_chance(&mut state, &draw, &mut table::Silent).unwrap();
        let view = hidden.view(&state, Viewer::Seat(RED));
        assert_eq!(Whereabouts::of(&view, RED, Spell::Mutism), Whereabouts::Hand);
        assert_eq!(Whereabouts::of(&view, RED, Spell::Drain), Whereabouts::Deck);
        assert_eq!(Whereabouts::of(&view, GREEN, Spell::Drain), Whereabouts::Hidden);

        let full = Shazamm::new(Options::with(Some(Variant::FullHand))).unwrap();
        let view = full.view(&full.start(), Viewer::Seat(RED));
        assert_eq!(Whereabouts::of(&view, GREEN, Spell::Drain), Whereabouts::Hand);
    }
}
