//! The log for other programs.

use super::LogLine;

/// The games as JSON: a list, with all that the log has.
pub(crate) fn as_json(lines: &[LogLine]) -> String {
    serde_json::to_string_pretty(lines).unwrap_or_default()
}

/// The games as a table: a row for each, with the columns that a spreadsheet can use. A game that is nobody's has no place.
pub(crate) fn as_csv(lines: &[LogLine], day: impl Fn(f64) -> String) -> String {
    let mut csv =
        "ended,game,players,place,points,opponents,predictions,exact,spells,duels,duels_won\n".to_owned();
    for LogLine { ended, game, .. } in lines {
        let own = game.own();
        let opponents: Vec<&str> =
            game.players.iter().map(String::as_str).filter(|player| *player != "person").collect();
        let exact =
            game.deeds.predictions.iter().filter(|(_, predicted, tricks)| predicted == tricks).count();
        let row = [
            day(*ended),
            game.game.clone(),
            game.players.len().to_string(),
            own.map_or_else(String::new, |(place, _)| place.to_string()),
            own.map_or_else(String::new, |(_, points)| points.to_string()),
            opponents.join(" "),
            game.deeds.predictions.len().to_string(),
            exact.to_string(),
            game.deeds.spells.len().to_string(),
            game.deeds.duels.unwrap_or_default().1.to_string(),
            game.deeds.duels.unwrap_or_default().0.to_string(),
        ];
        csv.push_str(&row.map(|cell| quoted(&cell)).join(","));
        csv.push('\n');
    }
    csv
}

/// A cell of a table.
fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\n']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell.to_owned()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use crate::statistics::tally::tests::won;

    #[test]
    fn what_is_exported_can_be_read() {
        let lines = [LogLine { id: "a".to_owned(), ended: 5.0, game: won("wizard") }];
        let read: Vec<LogLine> = serde_json::from_str(&as_json(&lines)).unwrap();
        assert_eq!(read, lines);
        let csv = as_csv(&lines, |ended| format!("day {ended}"));
        let rows: Vec<Vec<&str>> = csv.lines().map(|row| row.split(',').collect()).collect();
        assert_eq!(rows.len(), 2);
        assert_eq!(rows[0].len(), rows[1].len());
        assert_eq!(rows[1][..6], ["day 5", "wizard", "2", "1", "30", "adept"]);
    }

    #[test]
    fn a_cell_stays_one_cell() {
        assert_eq!(quoted("a,b"), "\"a,b\"");
        assert_eq!(quoted("a \"b\""), "\"a \"\"b\"\"\"");
    }
}
