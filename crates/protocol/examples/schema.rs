//! The messages as a JSON Schema, for `docs/protocol.schema.json`:
//! `cargo run -p protocol --example schema > docs/protocol.schema.json`

use protocol::schema;

fn main() {
    println!("{:#}", schema::document());
}
