//! How much a first visit costs, and how much it may cost.

use crate::Files;
use crate::site::Site;
use xtask::command::{Failed, grouped};

/// What a first visit may fetch, in bytes as they are sent: the page, the rules, the bots, the fonts and one language.
const BUDGET: usize = 600_000;

/// Refuses a page of which a first visit would fetch more than the budget; tells what it fetches in the language that costs
/// most, if asked.
pub(crate) fn check(site: &Site, all: &Files, tells: bool) -> Result<(), Failed> {
    let sizes = |path: &str| {
        let plain = all.get(path).map_or(0, Vec::len);
        let size = |end: &str| all.get(&format!("{path}{end}")).map_or(plain, Vec::len);
        [plain, size(".gz"), size(".br")]
    };
    let sum = |paths: &[&str]| {
        let mut sums = [0; 3];
        for path in paths {
            for (sum, size) in sums.iter_mut().zip(sizes(path)) {
                *sum += size;
            }
        }
        sums
    };
    let visits = site.first_visits();
    let each = visits.iter().map(|(language, paths)| (*language, paths, sum(paths)));
    let Some((language, paths, sums)) = each.clone().max_by_key(|(.., [.., sent])| *sent) else {
        return Err(Failed::new("the page has no texts"));
    };
    if tells {
        println!(
            "\n{:>11} {:>11} {:>11}  first visit, in the language that costs most",
            "bytes", "gzip", "brotli"
        );
        for path in paths {
            row(sizes(path), path);
        }
        row(sums, &format!("together in {language}; at the most {}", grouped(BUDGET)));
        let others = each.map(|(language, _, [.., sent])| format!("{language} {}", grouped(sent)));
        println!("brotli by language: {}", others.collect::<Vec<_>>().join(", "));
    }
    let [.., sent] = sums;
    if sent > BUDGET {
        return Err(Failed::new(format!(
            "a first visit would fetch {} bytes, {} more than it may",
            grouped(sent),
            grouped(sent - BUDGET)
        )));
    }
    Ok(())
}

fn row([plain, gzip, brotli]: [usize; 3], what: &str) {
    println!("{:>11} {:>11} {:>11}  {what}", grouped(plain), grouped(gzip), grouped(brotli));
}
