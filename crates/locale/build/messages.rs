//! Which messages code names, which the files have, and what is wrong between the two.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::{chapters, typography};

/// The language that the others are compared with.
const FIRST: &str = "en";
/// What the files begin with that only the terminal says: a page does not load them.
const TERMINAL: &str = "terminal";
/// What the files of the rules begin with, chapter by chapter.
const RULES: &str = "rules";
/// What the files begin with that only the page says: no program has them built in.
const PAGE: [&str; 2] = ["page", "learn"];
/// The crates that have the messages of the terminal.
const TERMINAL_CRATES: [&str; 3] = ["tabletop", "terminal", "conclave"];

/// Something that is wrong with the messages.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fault {
    /// A file is not Fluent, or a message has no text.
    Broken { language: String, file: String, reason: String },
    /// Code names a message that is not there.
    Missing { id: String, language: String, named_in: String },
    /// Nobody names the message.
    Unused { id: String, language: String, file: String },
    /// A message is there twice.
    Twice { id: String, language: String, file: String },
    /// A message is in another file than in English, or only there.
    Misplaced { id: String, language: String, file: String, expected: String },
    /// A message has other variables than in English.
    Variables { id: String, language: String, file: String, found: String, expected: String },
    /// A message of the terminal is named where it is not loaded.
    TerminalOnly { id: String, named_in: String },
    /// Quotes, spaces or decimal marks are those of another language.
    Typography { language: String, file: String, line: usize, reason: String },
    /// A chapter of the rules has other lines or tells other rules than in English.
    Rules { id: String, language: String, reason: String },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Broken { language, file, reason } => write!(f, "texts/{language}/{file}: {reason}"),
            Self::Missing { id, language, named_in } => {
                write!(f, "the message {id:?} is missing in texts/{language}/; it is named in {named_in}")
            }
            Self::Unused { id, language, file } => {
                write!(f, "texts/{language}/{file}: nobody uses the message {id:?}")
            }
            Self::Twice { id, language, file } => {
                write!(f, "texts/{language}/{file}: the message {id:?} is there twice")
            }
            Self::Misplaced { id, language, file, expected } => {
                write!(f, "texts/{language}/{file}: the message {id:?} belongs into {expected}")
            }
            Self::Variables { id, language, file, found, expected } => write!(
                f,
                "texts/{language}/{file}: the message {id:?} has the variables [{found}], not [{expected}]"
            ),
            Self::Typography { language, file, line, reason } => {
                write!(f, "texts/{language}/{file}: line {line}: {reason}")
            }
            Self::Rules { id, language, reason } => {
                write!(f, "texts/{language}/: the message {id:?}: {reason}")
            }
            Self::TerminalOnly { id, named_in } => {
                write!(f, "the message {id:?} is the terminal's, but it is named in {named_in}")
            }
        }
    }
}

/// What is wrong with the messages in the folder `texts`, as the crates in the folder `crates` name them.
pub(crate) fn check(texts: &Path, crates: &Path) -> io::Result<Vec<Fault>> {
    let used = used_in_code(crates)?;
    let mut faults = Vec::new();
    let mut languages = BTreeMap::new();
    let mut chapters = BTreeMap::new();
    for language in names(texts)? {
        let mut files = Vec::new();
        for file in names(&texts.join(&language))? {
            let text = fs::read_to_string(texts.join(&language).join(&file))?;
            faults.extend(typography::faults(&language, &file, &text).into_iter().map(|(line, reason)| {
                Fault::Typography { language: language.clone(), file: file.clone(), line, reason }
            }));
            files.push((file, text));
        }
        let rules = files.iter().filter(|(file, _)| file.starts_with(RULES));
        chapters.insert(language.clone(), rules.flat_map(|(_, text)| chapters::read(text)).collect());
        let messages = Messages::read(&language, &files, &mut faults);
        languages.insert(language, messages);
    }
    for (language, messages) in &languages {
        messages.compare_with_code(language, &used, &mut faults);
        if let Some(first) = languages.get(FIRST).filter(|_| language != FIRST) {
            messages.compare_with_first(language, first, &mut faults);
        }
    }
    if let Some(first) = chapters.get(FIRST) {
        for (language, others) in &chapters {
            faults.extend(
                chapters::differences(first, others).into_iter().map(|(id, reason)| Fault::Rules {
                    id,
                    language: language.clone(),
                    reason,
                }),
            );
        }
    }
    faults.sort();
    Ok(faults)
}

/// A message as a file has it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Said {
    file: String,
    variables: BTreeSet<String>,
    /// The messages that this one refers to; terms begin with a minus.
    refers_to: BTreeSet<String>,
}

/// The messages of a language.
#[derive(Default)]
struct Messages(BTreeMap<String, Said>);

impl Messages {
    fn read(language: &str, files: &[(String, String)], faults: &mut Vec<Fault>) -> Self {
        let mut messages = Self::default();
        for (file, text) in files {
            let broken =
                |reason: String| Fault::Broken { language: language.to_owned(), file: file.clone(), reason };
            let parsed = parser::parse(text.as_str()).unwrap_or_else(|(readable, errors)| {
                faults.extend(errors.iter().map(|error| {
                    let line = text[..error.pos.start.min(text.len())].lines().count();
                    broken(format!("line {line}: {error}"))
                }));
                readable
            });
            for entry in parsed.body {
                let (id, pattern) = match entry {
                    Entry::Message(message) => (message.id.name.to_owned(), message.value),
                    Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value)),
                    _ => continue,
                };
                let mut said = Said { file: file.clone(), ..Said::default() };
                match pattern {
                    Some(pattern) => said.read(&pattern),
                    None => faults.push(broken(format!("the message {id:?} says nothing"))),
                }
                if messages.0.insert(id.clone(), said).is_some() {
                    let (language, file) = (language.to_owned(), file.clone());
                    faults.push(Fault::Twice { id, language, file });
                }
            }
        }
        messages
    }

    fn compare_with_code(
        &self,
        language: &str,
        used: &BTreeMap<String, BTreeSet<PathBuf>>,
        faults: &mut Vec<Fault>,
    ) {
        let language = language.to_owned();
        for (id, named_in) in used {
            let one = named_in.first().map_or_else(String::new, |path| path.display().to_string());
            let Some(said) = self.0.get(id) else {
                faults.push(Fault::Missing { id: id.clone(), language: language.clone(), named_in: one });
                continue;
            };
            let elsewhere = named_in.iter().find(|path| {
                said.file.starts_with(TERMINAL) && !TERMINAL_CRATES.iter().any(|name| path.starts_with(name))
            });
            if let Some(path) = elsewhere.filter(|_| language == FIRST) {
                faults.push(Fault::TerminalOnly { id: id.clone(), named_in: path.display().to_string() });
            }
        }
        let referred: BTreeSet<&String> = self.0.values().flat_map(|said| &said.refers_to).collect();
        for id in referred.iter().filter(|id| !self.0.contains_key(**id)) {
            let named_in = format!("texts/{language}");
            faults.push(Fault::Missing { id: (*id).clone(), language: language.clone(), named_in });
        }
        for (id, said) in &self.0 {
            if !used.contains_key(id) && !referred.contains(id) {
                let (language, file) = (language.clone(), said.file.clone());
                faults.push(Fault::Unused { id: id.clone(), language, file });
            }
        }
    }

    /// A translation has the same messages in the same files with the same variables. Terms are its own, and so are
    /// messages that only its own messages refer to, such as the forms of a name.
    fn compare_with_first(&self, language: &str, first: &Self, faults: &mut Vec<Fault>) {
        let referred: BTreeSet<&String> = self.0.values().flat_map(|said| &said.refers_to).collect();
        for (id, said) in self.0.iter().filter(|(id, _)| !id.starts_with('-')) {
            let (id, language, file) = (id.clone(), language.to_owned(), said.file.clone());
            let Some(expected) = first.0.get(&id) else {
                if referred.contains(&id) {
                    continue;
                }
                let expected = format!("texts/{FIRST} first");
                faults.push(Fault::Misplaced { id, language, file, expected });
                continue;
            };
            if expected.file != said.file {
                let expected = expected.file.clone();
                faults.push(Fault::Misplaced { id, language, file, expected });
                continue;
            }
            let (found, expected) = (self.variables(&id), first.variables(&id));
            // A language need not say everything, but it cannot say what it is not told.
            if !found.is_subset(&expected) {
                let [found, expected] =
                    [found, expected].map(|names| names.into_iter().collect::<Vec<_>>().join(" "));
                faults.push(Fault::Variables { id, language, file, found, expected });
            }
        }
    }

    /// The variables of a message and of those that it refers to.
    fn variables(&self, id: &str) -> BTreeSet<String> {
        let mut variables = BTreeSet::new();
        let (mut seen, mut open) = (BTreeSet::new(), vec![id.to_owned()]);
        while let Some(id) = open.pop() {
            // A term knows nothing but what it is given on the spot.
            if let Some(said) = self.0.get(&id).filter(|_| !id.starts_with('-'))
                && seen.insert(id)
            {
                variables.extend(said.variables.iter().cloned());
                open.extend(said.refers_to.iter().cloned());
            }
        }
        variables
    }
}

impl Said {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::MessageReference { id, .. } => {
                self.refers_to.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.refers_to.insert(format!("-{}", id.name));
                for argument in arguments.iter().flat_map(|arguments| &arguments.named) {
                    self.read_inline(&argument.value);
                }
            }
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.read_inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// The files of a language that are built into programs: all but those that only the page says.
pub(crate) fn built_in(folder: &Path) -> io::Result<Vec<String>> {
    let mut files = names(folder)?;
    files.retain(|file| file.ends_with(".ftl") && !PAGE.iter().any(|page| file.starts_with(page)));
    Ok(files)
}

/// The crates that name messages: those that know of `locale`, which is one of them.
pub(crate) fn speaking(crates: &Path) -> io::Result<Vec<String>> {
    let mut speaking = names(crates)?;
    speaking.retain(|name| {
        fs::read_to_string(crates.join(name).join("Cargo.toml"))
            .is_ok_and(|manifest| manifest.contains("locale"))
    });
    Ok(speaking)
}

/// Every message that the sources of the crates name, with the files that do.
fn used_in_code(crates: &Path) -> io::Result<BTreeMap<String, BTreeSet<PathBuf>>> {
    let mut used: BTreeMap<String, BTreeSet<PathBuf>> = BTreeMap::new();
    for name in speaking(crates)? {
        for file in rust_files(&crates.join(&name).join("src"))? {
            let short = file.strip_prefix(crates).unwrap_or(&file).to_owned();
            for id in ids_in(&fs::read_to_string(&file)?) {
                used.entry(id).or_default().insert(short.clone());
            }
        }
    }
    Ok(used)
}

/// The messages that `t!` and `msg!` name in a source: the first literal after the macro's opening bracket. What is
/// passed to `t!` before the message is never a literal, and a message that was chosen before has none.
pub(crate) fn ids_in(source: &str) -> Vec<String> {
    let code: String =
        source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let mut ids = Vec::new();
    for (at, _) in code.match_indices("!(") {
        let name = code[..at].rsplit(|c: char| !(c.is_alphanumeric() || c == '_')).next().unwrap_or("");
        let inside = code[at + 2..].trim_start();
        let literal = match name {
            "msg" => Some(inside),
            "t" => inside.split_once(',').map(|(_, rest)| rest.trim_start()),
            _ => None,
        };
        if let Some(id) =
            literal.and_then(|text| text.strip_prefix('"')).and_then(|text| text.split('"').next())
        {
            ids.push(id.to_owned());
        }
    }
    ids
}

fn rust_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for name in names(folder)? {
        let path = folder.join(name);
        if path.is_dir() {
            files.extend(rust_files(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(files)
}

/// The names in a folder, in order, without those that are hidden.
pub(crate) fn names(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if !name.starts_with('.') {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}
