//! axe-core, which finds much of what keeps people from using a page.

use std::fmt;

use serde::Deserialize;

use crate::{Error, Page, Result, artefacts};

/// What keeps somebody from using the page.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Violation {
    /// The name of the rule.
    pub id: String,
    /// How bad it is.
    pub impact: Option<String>,
    /// What the rule demands.
    pub help: String,
    /// The elements that break it.
    pub nodes: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}): {}", self.id, self.impact.as_deref().unwrap_or("minor"), self.help)?;
        self.nodes.iter().try_for_each(|node| write!(f, "\n    {node}"))
    }
}

impl Page<'_> {
    /// What axe-core finds in the page as it is now, by the rules of WCAG 2.2 AA and good practice.
    pub async fn violations(&self) -> Result<Vec<Violation>> {
        self.broken("['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']").await
    }

    /// What axe-core finds by these of its rules, as it wants them named.
    async fn broken(&self, rules: &str) -> Result<Vec<Violation>> {
        let path = artefacts().join("node_modules/axe-core/axe.min.js");
        let axe = std::fs::read_to_string(&path).map_err(Error::file(&path))?;
        self.driver().execute(axe, Vec::new()).await?;
        // What is still fading has a colour that nobody is meant to read.
        self.eval(&format!(
            "const fading = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity); \
             await Promise.all(fading.map((one) => one.finished.catch(() => {{}}))); \
             const found = await axe.run(document, {{ runOnly: {rules} }}); \
             return found.violations.map(({{ id, impact, help, nodes }}) => \
                ({{ id, impact, help, nodes: nodes.map((node) => node.html) }}));"
        ))
        .await
    }

    /// Fails if axe-core finds anything. It does not notice everything: test with keys, too.
    pub async fn is_accessible(&self) -> Result {
        none(self.violations().await?)
    }

    /// Fails if letters stand out by less than WCAG 2.2 AAA demands: 7 : 1, or 4.5 : 1 where they are large.
    pub async fn has_high_contrast(&self) -> Result {
        none(self.broken("{ type: 'rule', values: ['color-contrast-enhanced'] }").await?)
    }
}

fn none(violations: Vec<Violation>) -> Result {
    if violations.is_empty() { Ok(()) } else { Err(Error::Violations(violations)) }
}
