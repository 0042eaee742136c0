//! The rules in words have the same lines in every language, and each line tells the same rules of docs/rules.

use std::collections::BTreeMap;

/// The lines of each chapter: what kind each is of, and which rules it tells.
pub(crate) type Chapters = BTreeMap<String, Vec<Line>>;

/// A line: a letter for its kind, and the rules in its brackets.
pub(crate) type Line = (char, String);

/// The chapters in a file of rules.
pub(crate) fn read(text: &str) -> Chapters {
    let mut chapters = Chapters::new();
    let mut current: Option<String> = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut content = line.trim();
        if !line.starts_with(' ')
            && let Some((id, rest)) = line.split_once(" =")
        {
            current = id.starts_with("rules-").then(|| id.to_owned());
            content = rest.trim();
        }
        if let Some(id) = &current
            && let Some(line) = read_line(content)
        {
            chapters.entry(id.clone()).or_default().push(line);
        }
    }
    chapters
}

fn read_line(content: &str) -> Option<Line> {
    if content.is_empty() || content == "}" || content.starts_with('{') {
        return None;
    }
    let variant = content.trim_start_matches('*');
    if let Some((name, _)) = variant.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        return Some(('[', name.to_owned()));
    }
    let kind = content.chars().next().filter(|c| "•?".contains(*c)).unwrap_or(' ');
    let rules = content.rsplit_once(" [").and_then(|(_, rules)| rules.strip_suffix(']'));
    Some((kind, rules.unwrap_or_default().to_owned()))
}

/// Where chapters differ from those in English.
pub(crate) fn differences(first: &Chapters, others: &Chapters) -> Vec<(String, String)> {
    let mut differences = Vec::new();
    for (id, expected) in first {
        let Some(found) = others.get(id) else { continue };
        if found.len() != expected.len() {
            let reason = format!("it has {} lines, not {}", found.len(), expected.len());
            differences.push((id.clone(), reason));
        }
        let pairs = found.iter().zip(expected).enumerate();
        if let Some((n, ((kind, rules), expected))) = pairs.into_iter().find(|(_, (one, other))| one != other)
        {
            let reason =
                format!("line {} is {kind:?} [{rules}], not {:?} [{}]", n + 1, expected.0, expected.1);
            differences.push((id.clone(), reason));
        }
    }
    differences
}
