//! `cargo xtask bot-table`: plays the matches that say how strong the bots are, and writes the results into
//! `docs/bots.md`, with the commands under them.

use std::fmt::Write;
use std::fs;
use std::process::Command;

use serde_json::Value;

use xtask::command::{Failed, built, cargo, root};

/// A match of the table.
struct Match {
    game: &'static str,
    seats: &'static str,
    games: u32,
}

const MATCHES: [Match; 10] = [
    Match { game: "wizard", seats: "adept,adept,adept,adept", games: 2_000 },
    Match { game: "wizard", seats: "archmage,adept,adept,adept", games: 80 },
    Match { game: "wizard", seats: "archmage,archmage,archmage,archmage", games: 12 },
    Match { game: "wizard", seats: "adept,apprentice,apprentice,apprentice", games: 2_000 },
    Match { game: "shazamm", seats: "archmage,adept", games: 400 },
    Match { game: "shazamm", seats: "archmage,apprentice", games: 400 },
    Match { game: "shazamm", seats: "adept,apprentice", games: 2_000 },
    Match { game: "maginor", seats: "archmage,adept", games: 200 },
    Match { game: "maginor", seats: "archmage,adept,adept,adept", games: 100 },
    Match { game: "maginor", seats: "adept,apprentice", games: 2_000 },
];

/// The games that have matches.
fn games() -> Vec<&'static str> {
    let mut games: Vec<_> = MATCHES.iter().map(|one| one.game).collect();
    games.dedup();
    games
}

/// The markers around the results of a game in the page.
fn markers(game: &str) -> (String, String) {
    (format!("<!-- results of {game} -->\n"), format!("<!-- end of the results of {game} -->\n"))
}

pub(crate) fn rewrite(arguments: &[String]) -> Result<(), Failed> {
    let only: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if let Some(unknown) = only.iter().find(|name| !MATCHES.iter().any(|one| one.game == **name)) {
        return Err(Failed::usage(format!("there is no game {unknown:?}; there are {}", games().join(", "))));
    }
    cargo(["build", "--release", "--package", "conclave"])?;
    let path = root().join("docs/bots.md");
    let fault = |error: std::io::Error| Failed::new(format!("{}: {error}", path.display()));
    let mut page = fs::read_to_string(&path).map_err(fault)?;
    for game in games() {
        if !only.is_empty() && !only.contains(&game) {
            continue;
        }
        let (begin, end) = markers(game);
        let (Some(from), Some(to)) = (page.find(&begin), page.find(&end)) else {
            return Err(Failed::new(format!("docs/bots.md has no place for the results of {game}")));
        };
        let table = table_of(game)?;
        page.replace_range(from + begin.len()..to, &table);
        // What took long is kept, whatever comes after.
        fs::write(&path, &page).map_err(fault)?;
    }
    Ok(())
}

/// Plays the matches of a game and answers its table in Markdown.
fn table_of(game: &str) -> Result<String, Failed> {
    let mut rows = String::from(
        "\n| match | games | bot | win share | points | lead | exact | ms a decision (p99) |\n|---|---|---|---|---|---|---|---|\n",
    );
    let mut commands = String::new();
    for one in MATCHES.iter().filter(|one| one.game == game) {
        let games = one.games.to_string();
        let mut command = Command::new(built("release", "conclave"));
        command.args(["arena", game, "--seats", one.seats, "--games", &games, "--json"]);
        println!("── conclave arena {game} --seats {} --games {games}", one.seats);
        let output = command.output().map_err(|error| Failed::start(&command, &error))?;
        if !output.status.success() {
            return Err(Failed::new(String::from_utf8_lossy(&output.stderr).into_owned()));
        }
        let report: Value =
            serde_json::from_slice(&output.stdout).map_err(|error| Failed::new(error.to_string()))?;
        let _ = writeln!(commands, "conclave arena {game} --seats {} --games {games}", one.seats);
        for row in report["seats"].as_array().into_iter().flatten() {
            let _ =
                writeln!(rows, "| {} | {} | {} |", one.seats.replace(',', ", "), report["games"], cells(row));
        }
    }
    Ok(format!("{rows}\n```sh\n{commands}```\n\n"))
}

/// A bot's numbers, each with its standard error.
fn cells(row: &Value) -> String {
    let number = |key: &str| row[key].as_f64();
    let with_error = |key: &str, digits: usize| match (number(key), number(&format!("{key}_se"))) {
        (Some(mean), Some(error)) => format!("{mean:.digits$} ± {error:.digits$}"),
        _ => "–".to_owned(),
    };
    let time = match (number("decision_ms_median"), number("decision_ms_p99")) {
        (Some(median), Some(slow)) => format!("{median:.3} ({slow:.3})"),
        _ => "–".to_owned(),
    };
    [
        row["bot"].as_str().unwrap_or("?").to_owned(),
        with_error("win_share", 3),
        with_error("mean_points", 1),
        with_error("mean_lead", 1),
        with_error("exact_rate", 3),
        time,
    ]
    .join(" | ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_every_number_with_its_error() {
        let row = serde_json::json!({
            "bot": "adept", "win_share": 0.25, "win_share_se": 0.01, "mean_points": 390.94, "mean_points_se": 2.5,
            "mean_lead": 0.0, "mean_lead_se": 0.0, "decision_ms_median": 0.001, "decision_ms_p99": 0.005,
        });
        assert_eq!(cells(&row), "adept | 0.250 ± 0.010 | 390.9 ± 2.5 | 0.0 ± 0.0 | – | 0.001 (0.005)");
    }

    #[test]
    fn the_page_has_a_place_for_every_game() {
        let page = fs::read_to_string(root().join("docs/bots.md")).expect("the page of the bots");
        for one in &MATCHES {
            let (begin, end) = markers(one.game);
            assert!(page.find(&begin) < page.find(&end), "{}", one.game);
        }
    }
}
