//! The rules in a terminal: a chapter, or what is said about something.

use locale::{Texts, t};
use tabletop::layout::wrap;
use tabletop::style::{FAINT, STRONG, paint};
use telling::Telling;
use telling::rules::{Kind, Line, Passage, Rule, passages, search};
use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// What the rules of a game say, in lines of this width: without a question the chapters there are, for a number that
/// chapter, and for words all passages in which they occur. The error says which chapters there are.
pub fn rules<G: Telling>(texts: &Texts, asked: &str, width: usize) -> Result<String, NoSuchChapter> {
    let asked = asked.trim();
    let said = match asked.parse::<usize>() {
        _ if asked.is_empty() => contents::<G>(texts),
        Ok(number) => chapter::<G>(texts, number)?,
        Err(_) => found::<G>(texts, asked),
    };
    Ok(wrap(&said, width))
}

/// There is no chapter of this number.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoSuchChapter(String);

fn contents<G: Telling>(texts: &Texts) -> String {
    let chapters = G::chapters();
    let mut lines = vec![paint(STRONG, &G::title(texts))];
    lines.extend(
        chapters
            .iter()
            .enumerate()
            .map(|(n, chapter)| format!("  {:>2}  {}", n + 1, t!(texts, chapter.title))),
    );
    let command = t!(texts, "command-rules");
    let mut how = t!(texts, "terminal-rules-chapter", command = &command);
    let thing = passages(&chapters, texts).into_iter().find_map(|passage| passage.thing);
    if let Some((_, name)) = thing {
        let example = name.to_lowercase();
        how = format!("{how} {}", t!(texts, "terminal-rules-look-up", command = command, example = example));
    }
    lines.push(how);
    lines.join("\n")
}

fn chapter<G: Telling>(texts: &Texts, number: usize) -> Result<String, NoSuchChapter> {
    let chapters = G::chapters();
    let Some(chapter) = number.checked_sub(1).and_then(|n| chapters.get(n)) else {
        return Err(NoSuchChapter(t!(texts, "no-such-item", number = number, most = chapters.len())));
    };
    let mut lines = vec![paint(STRONG, &t!(texts, chapter.title))];
    lines.extend(chapter.passages(texts).iter().map(|passage| written(texts, passage)));
    Ok(lines.join("\n"))
}

fn found<G: Telling>(texts: &Texts, words: &str) -> String {
    let found = search(&passages(&G::chapters(), texts), words, folded);
    let mut lines = vec![t!(texts, "rules-found", count = found.len(), words = words)];
    let mut current = "";
    for passage in &found {
        if passage.chapter != current {
            current = passage.chapter;
            let chapters = G::chapters();
            let title = chapters.iter().position(|chapter| chapter.key == current);
            if let Some((n, chapter)) = title.and_then(|n| Some((n, chapters.get(n)?))) {
                lines.push(paint(STRONG, &format!("{}  {}", n + 1, t!(texts, chapter.title))));
            }
        }
        lines.push(written(texts, passage));
    }
    lines.join("\n")
}

/// A passage in lines; what belongs to a thing is indented below its name.
fn written(texts: &Texts, passage: &Passage) -> String {
    let mut lines = Vec::new();
    let mut indent = "";
    let mut told = passage.lines.iter();
    if let Some((_, name)) = &passage.thing {
        // What it does in short goes on where its name stands.
        let about = told.next().map_or("", |line| line.text.as_str());
        lines.push(t!(texts, "about-line", name = paint(STRONG, name), about = about));
        indent = "  ";
    }
    lines.extend(told.map(|line| format!("{indent}{}", line_written(texts, line))));
    lines.join("\n")
}

fn line_written(texts: &Texts, line: &Line) -> String {
    let text = match line.kind {
        Kind::Paragraph => line.text.clone(),
        Kind::Item => format!("• {}", line.text),
        Kind::Question => format!("? {}", line.text),
        Kind::Answer => format!("  {}", line.text),
    };
    if line.rules.is_empty() {
        return text;
    }
    let mark = |rule: &Rule| {
        let mark = if rule.is_ruling {
            format!("{} {}", t!(texts, "rules-ruling"), rule.id)
        } else {
            rule.id.clone()
        };
        // It stays in one line.
        mark.replace(' ', "\u{a0}")
    };
    let marks: Vec<String> = line.rules.iter().map(mark).collect();
    format!("{text} {}", paint(FAINT, &format!("[{}]", marks.join(", "))))
}

/// Small letters without accents.
fn folded(text: &str) -> String {
    text.to_lowercase().nfd().filter(|&c| !is_combining_mark(c)).collect()
}

#[cfg(test)]
mod tests {
    use anstream::adapter::strip_str;
    use games::wizard::Wizard;
    use locale::Language;

    use super::*;

    fn said(language: Language, asked: &str) -> String {
        strip_str(&rules::<Wizard>(&Texts::new(language), asked, 80).unwrap()).to_string()
    }

    #[test]
    fn without_a_question_there_are_the_chapters() {
        let said = said(Language::English, "");
        assert!(said.contains("   5  Playing a trick"), "{said}");
        assert!(said.replace('\n', " ").contains("such as rules shapeshifter"), "{said}");
    }

    #[test]
    fn a_chapter_has_a_number() {
        let chapter = said(Language::English, "5");
        assert!(chapter.starts_with("Playing a trick\n"), "{chapter}");
        assert!(
            chapter.contains("• Wizards, Jesters and special cards may always be played instead. [W5.3]"),
            "{chapter}"
        );
        for number in ["0", "99"] {
            let refused = rules::<Wizard>(&Texts::new(Language::English), number, 80).unwrap_err();
            assert!(refused.to_string().contains("the numbers go from 1 to 8"), "{refused}");
        }
    }

    #[test]
    fn words_are_looked_up_whatever_their_letters() {
        let found = said(Language::English, "juggler CLOUD");
        assert!(found.contains("our\u{a0}ruling\u{a0}W8.8"), "{found}");
        let with = said(Language::French, "métamorphe");
        assert_eq!(
            with.lines().skip(1).collect::<Vec<_>>(),
            said(Language::French, "metamorphe").lines().skip(1).collect::<Vec<_>>()
        );
        assert!(said(Language::English, "submarine").contains("Nothing is said about “submarine”"));
    }

    #[test]
    fn no_line_is_wider_than_the_terminal() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for chapter in 1..=Wizard::chapters().len() {
                for line in rules::<Wizard>(&texts, &chapter.to_string(), 60).unwrap().lines() {
                    assert!(tabletop::layout::width(line) <= 60, "{language:?}: {line}");
                }
            }
        }
    }
}
