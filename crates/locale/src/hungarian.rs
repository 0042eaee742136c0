//! Hungarian articles and endings, by how a word or a number sounds. The check of texts when they are built asks here, too.

const BACK: &str = "aáoóuúAÁOÓUÚ";
const FRONT: &str = "eéiíöőüűEÉIÍÖŐÜŰ";

/// "a", or "az" before a vowel: by the letter, or by how a number is spoken (egy, öt, ötven, ezer).
pub(crate) fn article(word: &str) -> String {
    let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
    // The first group of three digits is spoken first.
    let lead = digits.get(..if digits.len().is_multiple_of(3) { 3 } else { digits.len() % 3 });
    let sounds_open = match lead.filter(|lead| !lead.is_empty()) {
        Some(lead) => lead == "1" || lead.starts_with('5'),
        None => word.chars().next().is_some_and(is_vowel),
    };
    if sounds_open { "az" } else { "a" }.to_owned()
}

/// "Annának", "Merlinnek"
pub(crate) fn dative(name: &str) -> String {
    format!("{}{}", stem(name), if is_back(name) { "nak" } else { "nek" })
}

/// "Annával", "Merlinnel": the v becomes like the consonant before it.
pub(crate) fn with(name: &str) -> String {
    let stem = stem(name);
    let end = if is_back(name) { "al" } else { "el" };
    let mut letters = name.chars().rev();
    match (letters.next(), letters.next()) {
        (Some(last), _) if is_vowel(last) => format!("{stem}v{end}"),
        (Some(last), Some(other)) if last == other => format!("{stem}{end}"),
        (Some(last), Some(other)) if is_digraph(other, last) => {
            // Of sz, cs and the like only the first letter is doubled.
            let before: String = stem.chars().take(stem.chars().count() - 2).collect();
            format!("{before}{other}{other}{last}{end}")
        }
        (Some(last), _) if last.is_ascii_alphabetic() || !last.is_ascii() => format!("{stem}{last}{end}"),
        _ => format!("{name}-v{end}"),
    }
}

fn is_vowel(letter: char) -> bool {
    BACK.contains(letter) || FRONT.contains(letter)
}

fn is_digraph(one: char, other: char) -> bool {
    matches!((one, other), ('c' | 'z', 's') | ('s' | 'd', 'z') | ('g' | 'l' | 'n' | 't', 'y'))
}

/// Whether the endings of a name are those with back vowels.
fn is_back(name: &str) -> bool {
    // "Harry" ends as "i" sounds.
    let vowel = name.chars().rev().find(|&letter| is_vowel(letter) || letter == 'y');
    vowel.is_some_and(|last| BACK.contains(last))
}

/// A name before an ending: a short vowel at its end grows long.
fn stem(name: &str) -> String {
    let mut letters = name.chars();
    let long = match letters.next_back() {
        Some('a') => 'á',
        Some('e') => 'é',
        Some('o') => 'ó',
        Some('ö') => 'ő',
        _ => return name.to_owned(),
    };
    format!("{}{long}", letters.as_str())
}
