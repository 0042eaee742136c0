//! What there is to say of people elsewhere (feature `online`).

use std::time::Duration;

use locale::{Message, Texts, msg, t};
use protocol::{Phrase, Sitter};
use table::Seat;
use table::notation::harmless;

/// What the players are called, in the order of their seats.
pub fn names_at(texts: &Texts, seats: &[Sitter]) -> Vec<String> {
    let mut names: Vec<String> = Vec::with_capacity(seats.len());
    let mut bots = 0;
    for (seat, sitter) in Seat::all(seats.len()).zip(seats) {
        let name = match sitter {
            Sitter::Person { name, .. } if !name.trim().is_empty() => harmless(name).into_owned(),
            Sitter::Bot { .. } => {
                bots += 1;
                t!(texts, "opponent", number = bots)
            }
            Sitter::Person { .. } | Sitter::Nobody => t!(texts, "player", number = seat.number()),
        };
        // Names need not be unique, but at a table they have to be told apart.
        let is_taken = names.contains(&name);
        names.push(if is_taken { format!("{name} ({})", seat.number()) } else { name });
    }
    names
}

/// What a phrase says.
pub const fn phrase(phrase: Phrase) -> Message {
    match phrase {
        Phrase::Hello => msg!("phrase-hello"),
        Phrase::GoodLuck => msg!("phrase-good-luck"),
        Phrase::OneMoment => msg!("phrase-one-moment"),
        Phrase::YourTurn => msg!("phrase-your-turn"),
        Phrase::WellPlayed => msg!("phrase-well-played"),
        Phrase::WhatLuck => msg!("phrase-what-luck"),
        Phrase::BadLuck => msg!("phrase-bad-luck"),
        Phrase::OhNo => msg!("phrase-oh-no"),
        Phrase::ThankYou => msg!("phrase-thank-you"),
        Phrase::Sorry => msg!("phrase-sorry"),
        Phrase::GoodGame => msg!("phrase-good-game"),
        Phrase::Goodbye => msg!("phrase-goodbye"),
    }
}

/// A time as a clock shows it: 1:30, or 23:59:59.
pub fn clock(time: Duration) -> String {
    // What is left of a second still counts.
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use locale::Language;
    use protocol::AccountId;

    use super::*;

    #[test]
    fn times_are_shown_as_clocks_do() {
        for (seconds, shown) in [(0, "0:00"), (9, "0:09"), (90, "1:30"), (86_399, "23:59:59")] {
            assert_eq!(clock(Duration::from_secs(seconds)), shown);
        }
    }

    #[test]
    fn players_are_told_apart_and_steer_no_terminal() {
        let person = |name: &str| Sitter::Person {
            account: AccountId::new(1),
            name: name.to_owned(),
            portrait: 0,
            program: false,
            left: false,
        };
        let bot = Sitter::Bot { level: "adept".to_owned() };
        let seats = [person("Anna"), person("Anna"), bot.clone(), Sitter::Nobody, person(""), bot];
        let names = names_at(&Texts::new(Language::English), &seats);
        assert_eq!(names, ["Anna", "Anna (2)", "Morgana", "Player 4", "Player 5", "Merlin"]);
        assert!(!names_at(&Texts::new(Language::English), &[person("\u{1b}[2J")])[0].contains('\u{1b}'));
    }
}
