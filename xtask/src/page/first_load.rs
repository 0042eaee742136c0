//! How much a first visit costs, and how much it may cost.

use super::Files;
use super::site::Site;
use crate::command::Failed;

/// What a first visit should fetch at the most, in bytes as they are sent.
const GOAL: usize = 500_000;
/// More is refused.
const BUDGET: usize = 750_000;

/// Prints what a first visit fetches, and refuses more than the budget.
pub(super) fn check(site: &Site, all: &Files) -> Result<(), Failed> {
    println!("\n{:>11} {:>11} {:>11}  first visit", "bytes", "gzip", "brotli");
    let mut sums = [0; 3];
    for path in site.first_visit() {
        let plain = all.get(path).map_or(0, Vec::len);
        let size = |end: &str| all.get(&format!("{path}{end}")).map_or(plain, Vec::len);
        let sizes = [plain, size(".gz"), size(".br")];
        for (sum, size) in sums.iter_mut().zip(sizes) {
            *sum += size;
        }
        row(sizes, path);
    }
    row(sums, &format!("together; the goal is {}, the most {}", grouped(GOAL), grouped(BUDGET)));
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

/// A number with its thousands set apart.
pub(crate) fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_set_apart() {
        for (number, text) in [(0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(grouped(number), text);
        }
    }
}
