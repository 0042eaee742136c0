//! Files compressed once, as far as it goes, instead of by the server every time.

use std::io::Write as _;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::Files;
use xtask::command::Failed;

/// What is compressed already.
const COMPRESSED: [&str; 2] = [".png", ".woff2"];

/// The files, and beside them their compressed forms: `NAME.br` and `NAME.gz`.
pub(crate) fn with_compressed(files: &Files) -> Result<Files, Failed> {
    let mut all = files.clone();
    for (name, data) in files {
        if COMPRESSED.iter().any(|end| name.ends_with(end)) {
            continue;
        }
        let fault = |error: std::io::Error| Failed::new(format!("{name}: {error}"));
        for (end, small) in [(".br", brotli(data).map_err(fault)?), (".gz", gzip(data).map_err(fault)?)] {
            if small.len() < data.len() {
                all.insert(format!("{name}{end}"), small);
            }
        }
    }
    Ok(all)
}

fn brotli(data: &[u8]) -> std::io::Result<Vec<u8>> {
    let parameters = BrotliEncoderParams {
        quality: 11,
        lgwin: 24,
        size_hint: data.len(),
        ..BrotliEncoderParams::default()
    };
    let mut small = Vec::new();
    brotli::BrotliCompress(&mut &*data, &mut small, &parameters)?;
    Ok(small)
}

fn gzip(data: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(data)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn compressed_forms_lie_beside_what_gets_smaller() {
        let text = "mana ".repeat(100).into_bytes();
        let files = Files::from([
            ("a.css".to_owned(), text.clone()),
            ("b.woff2".to_owned(), text.clone()),
            ("c.css".to_owned(), b"c".to_vec()),
        ]);
        let all = with_compressed(&files).unwrap();
        assert_eq!(all.keys().collect::<Vec<_>>(), ["a.css", "a.css.br", "a.css.gz", "b.woff2", "c.css"]);
        let mut plain = Vec::new();
        brotli::BrotliDecompress(&mut &*all["a.css.br"], &mut plain).unwrap();
        assert_eq!(plain, text);
        plain.clear();
        flate2::read::GzDecoder::new(&*all["a.css.gz"]).read_to_end(&mut plain).unwrap();
        assert_eq!(plain, text);
    }
}
