//! Every dependency has a licence that `deny.toml` allows: what `cargo deny check licenses` asks, without installing it.

use std::collections::HashSet;
use std::fs;

use cargo_metadata::MetadataCommand;
use spdx::Expression;

use xtask::command::{Failed, root};

pub(crate) fn check() -> Result<(), Failed> {
    let allowed = allowed()?;
    let metadata =
        MetadataCommand::new().current_dir(root()).exec().map_err(|error| Failed::new(error.to_string()))?;
    let mut refused = Vec::new();
    for package in &metadata.packages {
        let licence = package.license.as_deref().unwrap_or("none");
        if !is_allowed(licence, &allowed) {
            refused.push(format!("{} {}: {licence}", package.name, package.version));
        }
    }
    println!("{} packages, {} with another licence than allowed", metadata.packages.len(), refused.len());
    if refused.is_empty() {
        return Ok(());
    }
    Err(Failed::new(format!("not among the licences that deny.toml allows: {}", refused.join("; "))))
}

/// The licences in `deny.toml`.
fn allowed() -> Result<HashSet<String>, Failed> {
    let path = root().join("deny.toml");
    let unreadable = |error: String| Failed::new(format!("deny.toml: {error}"));
    let text = fs::read_to_string(path).map_err(|error| unreadable(error.to_string()))?;
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| unreadable(error.to_string()))?;
    let list =
        table.get("licenses").and_then(|licenses| licenses.get("allow")).and_then(toml::Value::as_array);
    let list = list.ok_or_else(|| unreadable("there is no list [licenses] allow".to_owned()))?;
    Ok(list.iter().filter_map(toml::Value::as_str).map(str::to_owned).collect())
}

fn is_allowed(licence: &str, allowed: &HashSet<String>) -> bool {
    // Old manifests separate alternatives by a slash.
    Expression::parse(&licence.replace('/', " OR ")).is_ok_and(|expression| {
        expression.evaluate(|need| need.license.id().is_some_and(|id| allowed.contains(id.name)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_allowed_alternative_is_enough() {
        let allowed = HashSet::from(["MIT".to_owned(), "Unicode-3.0".to_owned()]);
        for (licence, expected) in [
            ("MIT", true),
            ("MIT OR GPL-3.0-only", true),
            ("MIT/Apache-2.0", true),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
            ("MIT AND GPL-3.0-only", false),
            ("GPL-3.0-only", false),
            ("none", false),
        ] {
            assert_eq!(is_allowed(licence, &allowed), expected, "{licence}");
        }
    }
}
