//! How texts are set: quotes, spaces and decimal marks as each language has them, so that a new text cannot fall back.

use crate::hungarian;

/// No-break space, and its narrow sister: what French sets before and inside of its signs.
const NO_BREAK: char = '\u{a0}';
const NARROW: char = '\u{202f}';

/// What is wrong with the typography of a file, with the number of the line.
pub(crate) fn faults(language: &str, file: &str, text: &str) -> Vec<(usize, String)> {
    let mut faults = Vec::new();
    for (n, line) in text.lines().enumerate() {
        // Lists of words that may be typed are no sentences.
        if !line.trim_start().starts_with('#') && !line.starts_with("typed-") {
            let mut said = said_in(line);
            if file.starts_with("terminal") {
                // There it is the key that explains.
                said = said.replace(" ?", "").replace("(?", "(");
            }
            let mut fault = |reason: String| faults.push((n + 1, reason));
            check_quotes(language, &said, &mut fault);
            check_spaces(language, &said, &mut fault);
            check_numbers(language, &said, &mut fault);
            if language == "hu" {
                check_articles(&said, &mut fault);
            }
        }
    }
    faults
}

/// What a line says: without the names of messages and of variants, without literals, and with a sign for whatever is filled in.
fn said_in(line: &str) -> String {
    let mut said = String::new();
    let mut inside = 0;
    for c in strip_key(line).chars() {
        match c {
            '{' => {
                inside += 1;
                said.push('\u{fffc}');
            }
            '}' => inside = i32::max(inside - 1, 0),
            _ if inside == 0 => said.push(c),
            _ => {}
        }
    }
    said
}

/// A line without `message =` or `[variant]` in front.
fn strip_key(line: &str) -> &str {
    if let Some((key, rest)) = line.split_once(" =")
        && !key.is_empty()
        && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
    {
        return rest;
    }
    let variant = line.trim_start().trim_start_matches('*');
    match variant.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((_, rest)) => rest,
        None => line,
    }
}

/// The marks that a language puts around what is quoted.
fn quotes(language: &str) -> &'static str {
    match language {
        "en" => "“”",
        "de" | "bg" => "„“",
        "hu" => "„”",
        "da" | "sv" => "”",
        _ => "«»",
    }
}

fn check_quotes(language: &str, said: &str, fault: &mut impl FnMut(String)) {
    let own = quotes(language);
    for c in said.chars().filter(|c| "\"'“”„«»‘‚‹".contains(*c) && !own.contains(*c)) {
        let apostrophe = if c == '\'' { ", and ’ for apostrophes" } else { "" };
        let own: Vec<String> = own.chars().map(String::from).collect();
        fault(format!("{c} is no mark of this language; it has {}{apostrophe}", own.join(" ")));
    }
    // They come in pairs: what opens, then what closes.
    let marks: Vec<char> = said.chars().filter(|c| own.contains(*c)).collect();
    let opens = own.chars().next();
    let closes = own.chars().next_back();
    let is_paired = |pair: &[char]| pair.first().copied() == opens && pair.get(1).copied() == closes;
    if !marks.chunks(2).all(is_paired) {
        fault(format!("quotation marks do not come in pairs of {own}"));
    }
}

fn check_spaces(language: &str, said: &str, fault: &mut impl FnMut(String)) {
    // The mark of a question in the rules stands by itself.
    let words = said.trim().strip_prefix("? ").unwrap_or(said.trim());
    if words.contains("...") {
        fault("three dots: it has … for that".to_owned());
    }
    let signs: Vec<char> = words.chars().collect();
    for (n, &c) in signs.iter().enumerate() {
        let before = n.checked_sub(1).and_then(|n| signs.get(n)).copied();
        let after = signs.get(n + 1).copied();
        if language == "fr" {
            let wanted = match c {
                ':' | '»' => NO_BREAK,
                ';' | '?' | '!' => NARROW,
                _ => ' ',
            };
            let in_a_name = c == '!' && words[..].contains("Shazamm!");
            if wanted != ' '
                && !in_a_name
                && before.is_some_and(|c| c != wanted && !c.is_ascii_digit() && c != '(')
            {
                fault(format!("{c} wants U+{:04X} before it", u32::from(wanted)));
            }
            if c == '«' && after != Some(NO_BREAK) {
                fault("« wants U+00A0 after it".to_owned());
            }
        } else if ",.:;?!".contains(c) && before.is_some_and(|c| " \u{a0}\u{202f}".contains(c)) {
            fault(format!("a space before {c}"));
        }
    }
}

/// Decimals and the marks of rules: only English has a point, and rules are in brackets.
fn check_numbers(language: &str, said: &str, fault: &mut impl FnMut(String)) {
    let said = said.rsplit_once(" [").map_or(said, |(before, _)| before);
    let signs: Vec<char> = said.chars().collect();
    for window in signs.windows(3) {
        if let [one, mark, other] = *window
            && one.is_ascii_digit()
            && other.is_ascii_digit()
            && mark == if language == "en" { ',' } else { '.' }
        {
            fault(format!("{one}{mark}{other}: another mark stands before decimals"));
        }
    }
}

/// Hungarian: "az" before vowels, and before numbers that begin with one. It is a pronoun as well ("az kapja, aki"), so that only a
/// missing one can be told.
fn check_articles(said: &str, fault: &mut impl FnMut(String)) {
    let words: Vec<&str> = said.split_whitespace().collect();
    for pair in words.windows(2) {
        let [article, word] = *pair else { continue };
        let word = word.trim_start_matches(['„', '(', '*']);
        if ["a", "A"].contains(&article) && hungarian::article(word) == "az" {
            fault(format!("\"{article} {word}\": az"));
        }
    }
}
