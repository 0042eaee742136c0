//! Writes the tiles of `oracles.toml` in the notation of records, so that nobody has to read TOML to play.

use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use toml::{Table, Value};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=oracles.toml");
    let file: Table = fs::read_to_string("oracles.toml")?.parse()?;
    let mut lines = String::new();
    for tile in file.get("tile").and_then(Value::as_array).ok_or("oracles.toml has no tiles")? {
        let text = |field| tile.get(field).and_then(Value::as_str);
        let must = |field: &'static str| text(field).ok_or(format!("a tile of oracles.toml has no {field}"));
        let value = tile.get("value").and_then(Value::as_integer).ok_or("a tile has no value")?;
        let (key, kind) = (must("key")?, text("kind").unwrap_or("large"));
        writeln!(lines, "{key} {kind} {value} {} name {}", must("slots")?, must("name")?)?;
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("oracles.txt"), lines)?;
    Ok(())
}
