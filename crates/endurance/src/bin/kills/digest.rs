//! What somebody knows of a table, in little space: a run has hundreds of thousands of moments at which that is noted.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use protocol::Snapshot;
use serde::Serialize;
use serde_json::{Map, Value};

/// A number for each part of what is known. Parts of the game are parts of their own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Digest(Box<[u64]>);

impl Digest {
    /// What a table as somebody sees it comes to.
    pub(crate) fn of<J: Serialize>(seen: &Snapshot<J>) -> Result<Self, serde_json::Error> {
        let mut parts: Vec<u64> = parts(seen)?.iter().map(|(name, part)| number(name, part)).collect();
        parts.sort_unstable();
        Ok(Self(parts.into()))
    }

    /// In which parts a table as it is seen is different.
    pub(crate) fn differs<J: Serialize>(&self, seen: &Snapshot<J>) -> Result<Vec<String>, serde_json::Error> {
        let is_other = |(name, part): &(String, Value)| self.0.binary_search(&number(name, part)).is_err();
        let (parts, mut others) = (parts(seen)?, Vec::new());
        let is_more = self.0.len() > parts.len();
        others.extend(parts.into_iter().filter(is_other).map(|(name, _)| name));
        others.sort_unstable();
        if is_more {
            others.push("something that is not there".to_owned());
        }
        Ok(others)
    }
}

fn number(name: &str, part: &Value) -> u64 {
    let mut hasher = DefaultHasher::new();
    (name, part).hash(&mut hasher);
    hasher.finish()
}

fn parts<J: Serialize>(seen: &Snapshot<J>) -> Result<Vec<(String, Value)>, serde_json::Error> {
    let mut all = Vec::new();
    for (name, part) in object(serde_json::to_value(seen)?) {
        match part {
            Value::Object(parts) if name == "game" => {
                all.extend(parts.into_iter().map(|(part, value)| (format!("{name}.{part}"), value)));
            }
            part => all.push((name, part)),
        }
    }
    Ok(all)
}

fn object(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(parts) => parts,
        _ => Map::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seen(round: u8, host: &str) -> Snapshot<Value> {
        let text = format!(
            "{{\"entries\": 1, \"opening\": {{\"game\": \"shazamm\"}}, \"rules\": 2, \"phase\": \"playing\", \
             \"host\": {host:?}, \"seats\": [], \"commitment\": {:?}, \
             \"game\": {{\"steps\": 3, \"view\": {{\"round\": {round}}}}}}}",
            "0".repeat(64)
        );
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn what_is_different_is_named() {
        const ANNA: &str = "3hy0d05v7atfx";
        let digest = Digest::of(&seen(1, ANNA)).unwrap();
        assert_eq!(digest.differs(&seen(1, ANNA)).unwrap(), Vec::<String>::new());
        assert_eq!(digest.differs(&seen(2, ANNA)).unwrap(), ["game.view"]);
        let mut other = seen(2, "8zc6szvnmb10r");
        assert_eq!(digest.differs(&other).unwrap(), ["game.view", "host"]);
        other.game = None;
        assert_eq!(digest.differs(&other).unwrap(), ["host", "something that is not there"]);
    }
}
