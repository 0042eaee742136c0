//! How numbers are written.

use fluent_bundle::FluentValue;

use crate::Language;

/// Thousands are set apart from this on: no language that is here does so above, and some do not below.
const GROUPED: u64 = 10_000;

/// What stands before a negative number: the sign that was made for it, and no hyphen, at which a line may end.
pub(crate) const MINUS: &str = "−";

/// What a language writes between thousands and before decimals, as the CLDR has it.
const fn signs(language: Language) -> (&'static str, &'static str) {
    match language {
        Language::English => (",", "."),
        Language::Danish | Language::German | Language::Italian => (".", ","),
        Language::French => ("\u{202f}", ","),
        Language::Norwegian | Language::Swedish | Language::Hungarian | Language::Bulgarian => {
            ("\u{a0}", ",")
        }
    }
}

pub(crate) fn written(language: Language, number: i64) -> String {
    let (group, _) = signs(language);
    let digits = number.unsigned_abs().to_string();
    let mut text = String::new();
    if number < 0 {
        text.push_str(MINUS);
    }
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && number.unsigned_abs() >= GROUPED && (digits.len() - n).is_multiple_of(3) {
            text.push_str(group);
        }
        text.push(digit);
    }
    text
}

pub(crate) fn with_decimals(language: Language, number: f64, decimals: usize) -> String {
    in_language(language, &format!("{number:.decimals$}"))
}

/// A number as programs write it, with the signs of the language.
fn in_language(language: Language, number: &str) -> String {
    number.replace('-', MINUS).replace('.', signs(language).1)
}

/// How messages write the numbers among their arguments. A bundle takes a plain function, so there is one for each
/// language.
pub(crate) fn formatter<M>(language: Language) -> fn(&FluentValue<'_>, &M) -> Option<String> {
    match language {
        Language::English => |value, _| in_message(Language::English, value),
        Language::Danish => |value, _| in_message(Language::Danish, value),
        Language::Norwegian => |value, _| in_message(Language::Norwegian, value),
        Language::Swedish => |value, _| in_message(Language::Swedish, value),
        Language::German => |value, _| in_message(Language::German, value),
        Language::French => |value, _| in_message(Language::French, value),
        Language::Italian => |value, _| in_message(Language::Italian, value),
        Language::Hungarian => |value, _| in_message(Language::Hungarian, value),
        Language::Bulgarian => |value, _| in_message(Language::Bulgarian, value),
    }
}

fn in_message(language: Language, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value.fract() == 0.0 => {
            Some(written(language, number.value as i64))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let check = |language, expected: [&str; 3]| {
            assert_eq!([-30, 9999, 1_234_567].map(|number| written(language, number)), expected);
        };
        check(Language::English, ["−30", "9999", "1,234,567"]);
        check(Language::German, ["−30", "9999", "1.234.567"]);
        check(Language::Swedish, ["−30", "9999", "1\u{a0}234\u{a0}567"]);
        assert_eq!(with_decimals(Language::Norwegian, -1.25, 2), "−1,25");
        assert_eq!(with_decimals(Language::German, 12.5, 1), "12,5");
        assert_eq!(with_decimals(Language::Swedish, -0.5, 1), "−0,5");
    }
}
