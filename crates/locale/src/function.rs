//! What messages can do with names and numbers, besides Fluent's own functions: endings and articles that depend on how a
//! word sounds, which no message can list.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};

use crate::{Language, hungarian};

/// What a function makes of a word.
type Made = fn(&str) -> String;

/// Gives a bundle the functions of its language.
pub(crate) fn add_to(bundle: &mut FluentBundle<FluentResource>, language: Language) {
    let functions: &[(&str, Made)] = match language {
        Language::French => &[("DE", french::de)],
        Language::Hungarian => {
            &[("ARTICLE", hungarian::article), ("DATIVE", hungarian::dative), ("WITH", hungarian::with)]
        }
        Language::Danish | Language::Norwegian => &[("GENITIVE", genitive_danish)],
        Language::Swedish => &[("GENITIVE", genitive_swedish)],
        Language::German => &[("GENITIVE", genitive_german)],
        Language::English | Language::Italian | Language::Bulgarian => &[],
    };
    for &(name, made) in functions {
        // Fails only if the bundle has a function of this name already.
        let _ = bundle.add_function(name, move |words, _| match words {
            [FluentValue::String(word)] => FluentValue::from(made(word)),
            [FluentValue::Number(number)] => FluentValue::from(made(&number.value.to_string())),
            _ => FluentValue::Error,
        });
    }
}

/// Whether a name ends with the sound that the genitive adds.
fn ends_hissing(name: &str) -> bool {
    // Here and below both cases are listed: the tables of Unicode would be a large part of the page.
    name.ends_with(['s', 'x', 'z', 'ß', 'S', 'X', 'Z'])
}

/// Whether a name ends with a digit, which no ending is glued to: "Spiller 2’s".
fn ends_with_digit(name: &str) -> bool {
    name.ends_with(|c: char| c.is_ascii_digit())
}

/// "Annas", "Boris’", "Spiller 2’s"
fn genitive_danish(name: &str) -> String {
    let end = if ends_with_digit(name) { "’s" } else { genitive_end(name) };
    format!("{name}{end}")
}

/// "Annas", "Boris’", "Spieler 2s"
fn genitive_german(name: &str) -> String {
    format!("{name}{}", genitive_end(name))
}

fn genitive_end(name: &str) -> &'static str {
    if ends_hissing(name) { "’" } else { "s" }
}

/// "Annas", "Boris", "Spelare 2:s"
fn genitive_swedish(name: &str) -> String {
    let end = if ends_with_digit(name) { ":s" } else { "s" };
    format!("{name}{}", if ends_hissing(name) { "" } else { end })
}

mod french {
    /// "de Morgane", "d’Anna"
    pub(super) fn de(name: &str) -> String {
        let elides =
            name.starts_with(|letter| "aàâeéèêëiîïoôöuùûühyœæAÀÂEÉÈÊËIÎÏOÔÖUÙÛÜHYŒÆ".contains(letter));
        format!("{}{name}", if elides { "d’" } else { "de " })
    }
}

#[cfg(test)]
mod tests {
    use crate::{Language, Texts, t};

    #[track_caller]
    fn check(language: Language, message: &str, pairs: &[(&str, &str)]) {
        let texts = Texts::read(language, &[&format!("place = {message}")]).unwrap();
        for (name, expected) in pairs {
            assert_eq!(t!(texts, "place", place = *name), *expected);
        }
    }

    #[test]
    fn french_names_lose_the_vowel_before_them() {
        let pairs =
            [("Morgane", "de Morgane"), ("Anna", "d’Anna"), ("Élodie", "d’Élodie"), ("Hugo", "d’Hugo")];
        check(Language::French, "{ DE($place) }", &pairs);
    }

    #[test]
    fn hungarian_names_take_the_endings_of_their_vowels() {
        let dative = [
            ("Anna", "Annának"),
            ("Merlin", "Merlinnek"),
            ("Circe", "Circének"),
            ("Prospero", "Prosperónak"),
            ("Medea", "Medeának"),
            ("Ödön", "Ödönnek"),
        ];
        check(Language::Hungarian, "{ DATIVE($place) }", &dative);
        let with = [
            ("Anna", "Annával"),
            ("Merlin", "Merlinnel"),
            ("Tamás", "Tamással"),
            ("Tomasz", "Tomasszal"),
            ("Anett", "Anettel"),
            ("Bence", "Bencével"),
            ("Gyuri 2", "Gyuri 2-vel"),
        ];
        check(Language::Hungarian, "{ WITH($place) }", &with);
    }

    #[test]
    fn the_hungarian_article_knows_how_numbers_sound() {
        let texts = Texts::read(Language::Hungarian, &["place = { ARTICLE($place) } { $place }"]).unwrap();
        let said =
            |number: i32| t!(texts, "place", place = number).split(' ').next().unwrap_or_default().to_owned();
        for az in [1, 5, 50, 59, 500, 555, 1000, 1999, 5000, 51_000] {
            assert_eq!(said(az), "az", "{az}");
        }
        for a in [0, 2, 3, 4, 6, 10, 11, 15, 100, 150, 2000, 10_000, 100_000] {
            assert_eq!(said(a), "a", "{a}");
        }
        check(Language::Hungarian, "{ ARTICLE($place) }", &[("Anna", "az"), ("Morgana", "a")]);
    }

    #[test]
    fn a_genitive_does_not_hiss_twice() {
        check(
            Language::Danish,
            "{ GENITIVE($place) }",
            &[("Anna", "Annas"), ("Boris", "Boris’"), ("Spiller 2", "Spiller 2’s")],
        );
        check(
            Language::Swedish,
            "{ GENITIVE($place) }",
            &[("Anna", "Annas"), ("Boris", "Boris"), ("Spelare 2", "Spelare 2:s")],
        );
        check(Language::German, "{ GENITIVE($place) }", &[("Merlin", "Merlins"), ("Fritz", "Fritz’")]);
    }
}
