//! How the match stands, and which spells are used, held or still hidden.

use games::shazamm::{Card, Shazamm, Spell, View};
use locale::{Message, msg, t};
use markup::prelude::*;
use table::Seat;
use telling::shazamm::{about_card, about_card_briefly, card_title};

use super::bridge::{in_words, middle, wood};
use super::card;
use super::figures::{colour, hat};
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
        let head = |seat: Seat| view! { <th scope="col">{hat(seat)}<span>{table.title(seat)}</span></th> };
        seats.get().into_iter().map(head).collect_markup()
    };
    let mana = move || {
        let mana = scene.get().mana;
        seats.get().into_iter().map(|seat| view! { <td>{mana[seat].left()}</td> }).collect_markup()
    };
    let spells = move || {
        let view = table.seen.with(|seen| std::sync::Arc::clone(&seen.view));
        Spell::ALL.map(|spell| row(table, &view, &seats.get(), spell)).collect_markup()
    };
    view! {
        <div class="shz-score">
            <h2>{move || stage.heading()}</h2>
            <p class="shz-score-bridge">{move || in_words(stage, scene.get())}</p>
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
            {signs(stage)}
        </div>
    }
}

/// A spell, what it does, and where that of each player is.
fn row(table: Table<Shazamm>, view: &View, seats: &[Seat], spell: Spell) -> Markup {
    let cells = seats.iter().map(|&seat| {
        let place = Whereabouts::of(view, seat, spell);
        let words = table.tell(|teller| t!(teller, "shazamm-board-spell-is", place = place.key()));
        view! { <td class=format!("is-{} {}", place.key(), colour(seat))><span>{words}</span></td> }
    });
    let name = table.tell(|teller| card_title(teller.texts, spell));
    let brief = table.tell(|teller| about_card_briefly(teller.texts, spell));
    let title = table.tell(|teller| about_card(teller.texts, spell));
    view! {
        <tr title=title>
            <th scope="row">
                <span class="shz-rank">{spell.number()}</span>
                {glyph(spell.into())}
                <span>{name}<small>{brief}</small></span>
            </th>
            {cells.collect_markup()}
        </tr>
    }
}

/// What the signs on the table mean.
fn signs(stage: Stage) -> Markup {
    let table = stage.table;
    let sign = move |picture: Markup, message: Message| {
        view! { <li><span class="shz-sign" aria-hidden="true">{picture}</span><span>{move || table.tell(|teller| t!(teller, message))}</span></li> }
    };
    let svg = |path: Markup| view! { <svg viewBox="-20 -8 40 30">{path}</svg> };
    view! {
        <ul class="shz-signs">
            <li><span class="shz-sign" aria-hidden="true">{glyph(Card::Dummy)}</span><span>{move || card::in_words(stage, Card::Dummy)}</span></li>
            {sign(svg(middle()), msg!("shazamm-board-sign-middle"))}
            {sign(svg(view! { <g class="shz-plank cracked">{wood()}</g> }), msg!("shazamm-board-sign-crack"))}
            {sign(view! { <span class="shz-coin">"7"</span> }, msg!("shazamm-board-sign-coin"))}
        </ul>
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
