//! `cargo xtask peers`: how fast others are and how fast we are, measured in one run.

use std::fmt::Write;
use std::fs;
use std::process::Stdio;

use serde_json::Value;

use xtask::command::{Failed, built, cargo, grouped, root, target};

use crate::python::{Environment, requirements};

/// What is compared, by its names in the package index.
const PEERS: [&str; 3] = ["open_spiel", "rlcard", "pettingzoo[classic]"];

/// The markers around the results in the page.
const BEGIN: &str = "<!-- results -->\n";
const END: &str = "<!-- end of the results -->\n";

/// What is compared with each other: a name in the results, a heading, and by how much we want to be faster than OpenSpiel's
/// Oh Hell in the kind that is named.
const KINDS: [Kind; 7] = [
    Kind {
        name: "native",
        heading: "Without Python: whole games, one thread",
        goal: Some(Goal { factor: 8.0, over: "native" }),
    },
    Kind {
        name: "step",
        heading: "Step by step from Python: `random.choice` of the legal moves, as OpenSpiel's own benchmark does it",
        goal: Some(Goal { factor: 3.0, over: "step" }),
    },
    Kind { name: "haste", heading: "Step by step, with the fastest choice we know of", goal: None },
    Kind {
        name: "tensors",
        heading: "Step by step, with an observation and a mask for every decision",
        goal: None,
    },
    Kind { name: "pettingzoo", heading: "Through PettingZoo's API", goal: None },
    Kind { name: "spiel-python", heading: "Through OpenSpiel's API, as games written in Python", goal: None },
    Kind {
        name: "batch",
        heading: "Many games at once, with an observation and a mask for every decision",
        goal: Some(Goal { factor: 30.0, over: "step" }),
    },
];

struct Kind {
    name: &'static str,
    heading: &'static str,
    goal: Option<Goal>,
}

struct Goal {
    factor: f64,
    over: &'static str,
}

/// What the command line asks for.
#[derive(Default)]
struct Wish {
    json: bool,
    quick: bool,
    write: bool,
}

pub(crate) fn compare(arguments: &[String]) -> Result<(), Failed> {
    let mut wish = Wish::default();
    for argument in arguments {
        match argument.as_str() {
            "--json" => wish.json = true,
            "--quick" => wish.quick = true,
            "--write" => wish.write = true,
            other => {
                return Err(Failed::usage(format!(
                    "peers has no {other:?}; it has --quick, --json and --write"
                )));
            }
        }
    }
    let printed = measure(wish.quick)?;
    let results: Value = serde_json::from_str(&printed).map_err(|error| Failed::new(error.to_string()))?;
    let page = report(&results);
    println!("{}", if wish.json { printed.trim_end() } else { page.trim_end() });
    if wish.write { write(&page) } else { Ok(()) }
}

/// Installs the others and us in an environment of their own, lets all of them play, and answers the results as JSON.
fn measure(quick: bool) -> Result<String, Failed> {
    cargo(["build", "--release", "--package", "conclave"])?;
    let folder = target().join("peers");
    let mut needed = requirements()?;
    needed.extend(PEERS.map(str::to_owned));
    let environment = Environment::with(&folder.join("environment"), &needed)?;
    environment.build_and_install(&[])?;
    let (rounds, seconds) = if quick { ("3", "0.2") } else { ("5", "1.0") };
    let mut python = environment.python();
    python.arg(root().join("crates/python/peers/measure.py"));
    python.arg("--conclave").arg(built("release", "conclave"));
    python.arg("--folder").arg(&folder).args(["--rounds", rounds, "--seconds", seconds]);
    let output = python
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| Failed::start(&python, &error))?;
    if !output.status.success() {
        return Err(Failed::new("the measurement failed"));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn write(page: &str) -> Result<(), Failed> {
    let path = root().join("docs/benchmarks.md");
    let fault = |error: std::io::Error| Failed::new(format!("{}: {error}", path.display()));
    let mut text = fs::read_to_string(&path).map_err(fault)?;
    let (Some(from), Some(to)) = (text.find(BEGIN), text.find(END)) else {
        return Err(Failed::new("docs/benchmarks.md has no place for the results"));
    };
    text.replace_range(from + BEGIN.len()..to, &format!("\n{page}\n"));
    fs::write(&path, text).map_err(fault)
}

/// A line of the results.
struct Row<'a> {
    kind: &'a str,
    who: &'a str,
    what: &'a str,
    rate: f64,
    low: f64,
    high: f64,
}

impl<'a> Row<'a> {
    fn of(row: &'a Value) -> Option<Self> {
        Some(Self {
            kind: row["kind"].as_str()?,
            who: row["who"].as_str()?,
            what: row["what"].as_str()?,
            rate: row["decisions_per_s"].as_f64()?,
            low: row["low"].as_f64()?,
            high: row["high"].as_f64()?,
        })
    }

    fn is_ours(&self) -> bool {
        self.who.starts_with("Conclave")
    }

    fn named(&self) -> String {
        format!("{}: {}", self.who, self.what)
    }
}

/// A machine of which others take more than this share is busy.
const BUSY: f64 = 0.1;

/// The results as Markdown.
fn report(results: &Value) -> String {
    let rows: Vec<Row<'_>> = results["rows"].as_array().into_iter().flatten().filter_map(Row::of).collect();
    let text = |key: &str, name: &str| results[key][name].as_str().unwrap_or("?").to_owned();
    let mut page = format!(
        "{}, {} cores. {}. Python {}.\n",
        text("machine", "cpu"),
        results["machine"]["cores"],
        ["conclave", "open_spiel", "rlcard", "pettingzoo"]
            .map(|name| format!("{name} {}", text("versions", name)))
            .join(", "),
        text("versions", "python"),
    );
    let _ = writeln!(
        page,
        "Decisions a second: the median of {} runs of {} s, everybody in turns, and from the slowest to the fastest of them.",
        results["rounds"], results["seconds"]
    );
    if let Some(busy) = results["machine"]["busy"].as_f64().filter(|&busy| busy > BUSY) {
        let _ = writeln!(
            page,
            "\n**The machine had other work to do** before ({:.0} % of its cores): everything is slower than it could be, and \
             batches, which use all cores, most of all.",
            100.0 * busy
        );
    }
    for kind in &KINDS {
        table_of(kind, &rows, &mut page);
    }
    page.push_str("\n### Where we lose\n\n");
    let lost = losses(&rows);
    if lost.is_empty() {
        page.push_str("Nowhere in this run.\n");
    }
    for one in lost {
        let _ = writeln!(page, "- {one}");
    }
    page
}

fn table_of(kind: &Kind, rows: &[Row<'_>], page: &mut String) {
    let _ = writeln!(page, "\n### {}\n", kind.heading);
    let yardstick = yardstick(kind, rows);
    let _ = writeln!(
        page,
        "| who | game | decisions/s | spread | of OpenSpiel's `oh_hell` |\n|---|---|--:|---|--:|"
    );
    for row in rows.iter().filter(|row| row.kind == kind.name) {
        let share = yardstick.map_or_else(|| "–".to_owned(), |one| format!("{:.2}", row.rate / one));
        let [rate, low, high] = [row.rate, row.low, row.high].map(|number| grouped(number.round() as usize));
        let _ = writeln!(page, "| {} | {} | {rate} | {low} – {high} | {share} |", row.who, row.what);
    }
}

/// What others are compared with: the fastest Oh Hell of a kind.
fn yardstick(kind: &Kind, rows: &[Row<'_>]) -> Option<f64> {
    let over = kind.goal.as_ref().map_or(kind.name, |goal| goal.over);
    let rates =
        rows.iter().filter(|row| row.kind == over && !row.is_ours() && row.what.starts_with("oh_hell"));
    rates.map(|row| row.rate).reduce(f64::max)
}

/// Every goal that was missed, and every one of ours that is slower than somebody of the same kind.
fn losses(rows: &[Row<'_>]) -> Vec<String> {
    let mut lost = Vec::new();
    for kind in &KINDS {
        let (ours, theirs): (Vec<_>, Vec<_>) =
            rows.iter().filter(|row| row.kind == kind.name).partition(|row| row.is_ours());
        for own in ours {
            let faster: Vec<String> =
                theirs.iter().filter(|row| row.rate > own.rate).map(|row| row.named()).collect();
            if !faster.is_empty() {
                lost.push(format!("{} ({}) is slower than {}.", own.named(), kind.name, faster.join(", ")));
            }
            if let (Some(goal), Some(yardstick)) = (&kind.goal, yardstick(kind, rows))
                && own.rate < goal.factor * yardstick
            {
                let (reached, wanted) = (own.rate / yardstick, goal.factor);
                lost.push(format!(
                    "{} ({}) is {reached:.1} times as fast as OpenSpiel's oh_hell; we want {wanted}.",
                    own.named(),
                    kind.name
                ));
            }
        }
    }
    lost
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(kind: &'static str, who: &'static str, what: &'static str, rate: f64) -> Row<'static> {
        Row { kind, who, what, rate, low: rate, high: rate }
    }

    #[test]
    fn what_we_lose_is_said() {
        let rows = [
            row("step", "OpenSpiel", "oh_hell, 4 players", 100.0),
            row("step", "OpenSpiel", "spades", 400.0),
            row("step", "Conclave", "wizard", 350.0),
            row("step", "Conclave", "maginor", 290.0),
            row("batch", "Conclave", "wizard", 3001.0),
        ];
        assert_eq!(
            losses(&rows),
            [
                "Conclave: wizard (step) is slower than OpenSpiel: spades.",
                "Conclave: maginor (step) is slower than OpenSpiel: spades.",
                "Conclave: maginor (step) is 2.9 times as fast as OpenSpiel's oh_hell; we want 3.",
            ]
        );
    }

    #[test]
    fn a_table_has_every_row_of_its_kind() {
        let results = serde_json::json!({
            "machine": {"cpu": "An abacus", "cores": 2, "busy": 0.02}, "versions": {"python": "3.11.7"},
            "rounds": 5, "seconds": 1.0,
            "rows": [
                {"kind": "native", "who": "OpenSpiel, C++", "what": "oh_hell", "decisions_per_s": 2e6, "low": 1.9e6, "high": 2.1e6},
                {"kind": "native", "who": "Conclave, Rust", "what": "wizard", "decisions_per_s": 3e7, "low": 2e7, "high": 4e7},
            ],
        });
        let page = report(&results);
        assert!(page.contains("An abacus, 2 cores"), "{page}");
        assert!(!page.contains("other work"), "{page}");
        let mut busy = results.clone();
        busy["machine"]["busy"] = 0.5.into();
        assert!(report(&busy).contains("other work to do** before (50 % of its cores)"));
        assert!(
            page.contains("| Conclave, Rust | wizard | 30,000,000 | 20,000,000 – 40,000,000 | 15.00 |"),
            "{page}"
        );
        assert!(page.contains("Nowhere in this run."), "{page}");
    }

    #[test]
    fn the_page_has_a_place_for_the_results() {
        let page = fs::read_to_string(root().join("docs/benchmarks.md")).expect("the page of the benchmarks");
        assert!(page.find(BEGIN) < page.find(END));
    }
}
