//! The rules of a game in words: chapters, what can be read in each, and a search in all of it.
//!
//! The terminal and the page show the same passages. Each line tells rules of `docs/rules`, by their ids, and says where the
//! rulebook is silent and we have decided.

use locale::{Message, Texts, t};

/// A chapter of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Chapter {
    /// A word for addresses.
    pub key: &'static str,
    /// The heading.
    pub title: Message,
    text: Message,
    things: fn(&Texts) -> Vec<Thing>,
}

impl Chapter {
    /// A chapter that consists of its text.
    pub(crate) const fn new(key: &'static str, title: Message, text: Message) -> Self {
        Self { key, title, text, things: |_| Vec::new() }
    }

    /// A chapter that also tells of things with names.
    pub(crate) const fn listing(self, things: fn(&Texts) -> Vec<Thing>) -> Self {
        Self { things, ..self }
    }

    /// What can be read in it: first the text, then the things.
    pub fn passages(&self, texts: &Texts) -> Vec<Passage> {
        let mut passages: Vec<Passage> = Vec::new();
        for line in read(&t!(texts, self.text)) {
            match passages.last_mut() {
                Some(asked) if line.kind == Kind::Answer => asked.lines.push(line),
                _ => passages.push(Passage { chapter: self.key, thing: None, lines: vec![line] }),
            }
        }
        passages.extend((self.things)(texts).into_iter().map(|thing| {
            let about = Line { kind: Kind::Paragraph, text: thing.about, rules: Vec::new() };
            let lines = std::iter::once(about).chain(read(&thing.more)).collect();
            Passage { chapter: self.key, thing: Some((thing.key, thing.name)), lines }
        }));
        passages
    }
}

/// A thing with a name: a card, a spell, a variant.
pub(crate) struct Thing {
    /// The word that it is known by in records.
    pub(crate) key: &'static str,
    /// Its name.
    pub(crate) name: String,
    /// What it does, as it is said beside it at the table.
    pub(crate) about: String,
    /// What else there is to know.
    pub(crate) more: String,
}

/// A piece of a chapter that makes sense by itself: a line, a question with its answer, or a thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passage {
    /// The key of the chapter.
    pub chapter: &'static str,
    /// The thing that it is about, if it is one: its word in records, and its name.
    pub thing: Option<(&'static str, String)>,
    /// What it says.
    pub lines: Vec<Line>,
}

/// A line of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What kind of line it is.
    pub kind: Kind,
    /// What it says.
    pub text: String,
    /// The rules that it tells.
    pub rules: Vec<Rule>,
}

/// A kind of line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A paragraph.
    Paragraph,
    /// An item of a list.
    Item,
    /// A question that comes up at the table.
    Question,
    /// The answer to the question before it.
    Answer,
}

/// A rule of `docs/rules`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its id, such as `W5.2`.
    pub id: String,
    /// Whether we have decided, because the rulebook is silent.
    pub is_ruling: bool,
}

/// All that can be read in these chapters.
pub fn passages(chapters: &[Chapter], texts: &Texts) -> Vec<Passage> {
    chapters.iter().flat_map(|chapter| chapter.passages(texts)).collect()
}

/// The passages in which every word occurs, those first that are about a thing of that name. `fold` makes letters alike that
/// a search does not tell apart, such as large and small ones, with accents and without.
pub fn search(passages: &[Passage], words: &str, fold: impl Fn(&str) -> String) -> Vec<Passage> {
    let folded = fold(words);
    let words: Vec<&str> = folded.split_whitespace().collect();
    if words.is_empty() {
        return Vec::new();
    }
    let has_all = |text: &str| words.iter().all(|word| text.contains(word));
    let (mut named, mut others) = (Vec::new(), Vec::new());
    for passage in passages {
        let name = passage.thing.as_ref().map_or_else(String::new, |(_, name)| fold(name));
        let mut all = name.clone();
        for line in &passage.lines {
            all.push(' ');
            all.push_str(&fold(&line.text));
            for rule in &line.rules {
                all.push(' ');
                all.push_str(&fold(&rule.id));
            }
        }
        if !name.is_empty() && has_all(&name) {
            named.push(passage.clone());
        } else if has_all(&all) {
            others.push(passage.clone());
        }
    }
    named.append(&mut others);
    named
}

/// The lines of a text.
fn read(text: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (line, rules) =
            match line.rsplit_once(" [").and_then(|(text, ids)| Some((text, ids.strip_suffix(']')?))) {
                Some((text, ids)) => (text, ids.split(", ").map(rule).collect()),
                None => (line, Vec::new()),
            };
        let is_asked = lines.last().is_some_and(|line| line.kind == Kind::Question);
        let (kind, text) = match (line.strip_prefix("• "), line.strip_prefix("? ")) {
            (Some(item), _) => (Kind::Item, item),
            (_, Some(question)) => (Kind::Question, question),
            _ => (if is_asked { Kind::Answer } else { Kind::Paragraph }, line),
        };
        lines.push(Line { kind, text: text.to_owned(), rules });
    }
    lines
}

fn rule(text: &str) -> Rule {
    let id = text.trim_end_matches('!');
    Rule { id: id.to_owned(), is_ruling: id.len() < text.len() }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use games::{GameName, with_game};
    use locale::Language;

    use super::*;
    use crate::Telling;

    fn of_every_game(texts: &Texts) -> Vec<Passage> {
        let chapters = |game| with_game!(game, G => <G as Telling>::chapters());
        GameName::ALL.into_iter().flat_map(|game| passages(&chapters(game), texts)).collect()
    }

    #[test]
    fn lines_are_told_apart() {
        let lines =
            read("A text. [W1.1, W1.2!]\n• An item.\n? A question?\nIts answer. [S4.7!]\nAnother text.");
        let kinds: Vec<Kind> = lines.iter().map(|line| line.kind).collect();
        assert_eq!(kinds, [Kind::Paragraph, Kind::Item, Kind::Question, Kind::Answer, Kind::Paragraph]);
        assert_eq!(lines[0].text, "A text.");
        let rule = |id: &str, is_ruling| Rule { id: id.to_owned(), is_ruling };
        assert_eq!(lines[0].rules, [rule("W1.1", false), rule("W1.2", true)]);
        assert_eq!((lines[3].text.as_str(), &lines[3].rules[..]), ("Its answer.", &[rule("S4.7", true)][..]));
    }

    #[test]
    fn what_is_looked_for_is_found_by_name_first() {
        let texts = Texts::new(Language::English);
        let all = passages(&<games::wizard::Wizard as Telling>::chapters(), &texts);
        let found = search(&all, " bomb  ", str::to_lowercase);
        assert_eq!(found[0].thing.as_ref().unwrap().0, "bomb");
        assert!(found.len() > 4, "{found:?}");
        let found = search(&all, "Bomb cloud", str::to_lowercase);
        assert!(found.iter().any(|passage| passage.lines[0].kind == Kind::Question), "{found:?}");
        assert_eq!(search(&all, "w8.8", str::to_lowercase).len(), 1);
        assert!(search(&all, "  ", str::to_lowercase).is_empty());
        assert!(search(&all, "submarine", str::to_lowercase).is_empty());
    }

    /// Every rule that docs/rules gives for playing can be read in the rules, in every language; and every line that has
    /// a mark tells a rule that is there.
    #[test]
    fn every_rule_of_the_documents_can_be_read() {
        let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
        let mut rules = BTreeSet::new();
        for game in GameName::ALL {
            // Pennies, where it is among them, has no such page.
            let Ok(text) = std::fs::read_to_string(docs.join(format!("{game}.md"))) else { continue };
            let initial = game.name().to_uppercase().chars().next();
            for word in text.split(|c: char| !(c.is_alphanumeric() || c == '.')) {
                let word = word.trim_end_matches('.');
                let mut letters = word.chars();
                if letters.next() == initial
                    && letters.as_str().split_once('.').is_some_and(|(chapter, rule)| {
                        [chapter, rule]
                            .iter()
                            .all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()))
                    })
                {
                    rules.insert(word.to_owned());
                }
            }
        }
        // What is counted and shown by itself at a table, what only tests need, and what our tiles must be like.
        let elsewhere = ["W6.", "W9.", "S1.2", "S1.3", "S5.1", "S8.", "M1.1", "M1.2", "M1.3", "M9.", "M10"];
        for language in Language::ALL {
            let texts = Texts::new(language);
            let told: BTreeSet<String> = of_every_game(&texts)
                .iter()
                .flat_map(|passage| &passage.lines)
                .flat_map(|line| line.rules.iter().map(|rule| rule.id.clone()))
                .collect();
            let unknown: Vec<_> = told.difference(&rules).collect();
            assert!(unknown.is_empty(), "{language:?} tells rules that are not there: {unknown:?}");
            let untold: Vec<_> = rules
                .difference(&told)
                .filter(|rule| !elsewhere.iter().any(|other| rule.starts_with(other)))
                .collect();
            assert!(untold.is_empty(), "{language:?} does not tell {untold:?}");
        }
    }

    #[test]
    fn every_question_has_an_answer() {
        for language in Language::ALL {
            for passage in of_every_game(&Texts::new(language)) {
                let kinds: Vec<Kind> = passage.lines.iter().map(|line| line.kind).collect();
                let asks = kinds.contains(&Kind::Question);
                assert!(!asks || kinds == [Kind::Question, Kind::Answer], "{language:?}: {passage:?}");
            }
        }
    }
}
