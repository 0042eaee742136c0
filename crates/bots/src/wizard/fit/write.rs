//! Writes what was learnt as code.

use std::fmt::Write as _;

use crate::wizard::estimate::Model;
use crate::wizard::net::Net;

pub(super) fn code(model: &Model) -> String {
    let mut text = String::from(
        "//! What was learnt from games; written by `examples/fit_wizard.rs`, not by hand.\n\n\
         use super::estimate::Model;\nuse super::net::Net;\n\n\
         /// In ten-thousandths.\n#[rustfmt::skip]\npub(super) static MODEL: Model<i32> = Model {\n    cards: [\n",
    );
    for net in &model.cards {
        let _ = writeln!(text, "        {},", net_code(net));
    }
    let _ = write!(
        text,
        "    ],\n    trick: {},\n    hand: {},\n}};\n",
        net_code(&model.trick),
        net_code(&model.hand)
    );
    text
}

fn net_code<const I: usize, const H: usize, const A: usize>(net: &Net<I, H, A>) -> String {
    format!(
        "Net {{\n        into: {},\n        bias: {},\n        out: {},\n        past: {},\n        base: {},\n    }}",
        rows(&net.into),
        numbers(&net.bias),
        rows(&net.out),
        rows(&net.past),
        numbers(&net.base)
    )
}

fn rows<const N: usize, const M: usize>(all: &[[f32; N]; M]) -> String {
    let mut text = String::from("[\n");
    for row in all {
        let _ = writeln!(text, "            {},", numbers(row));
    }
    text + "        ]"
}

fn numbers(all: &[f32]) -> String {
    let all: Vec<String> = all.iter().map(|&one| number(one)).collect();
    format!("[{}]", all.join(", "))
}

fn number(one: f32) -> String {
    format!("{:.0}", one * 10_000.0)
}
