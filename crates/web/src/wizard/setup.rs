//! The options of a table of Wizard.

use bots::Level;
use locale::{Texts, msg, t};
use table::Choices;
use telling::wizard::{about_special, about_variant, special_name, variant_name};
use wizard::{Invalid, Options, Special, Variant};

use crate::board::{Preset, SwitchGroup, presets};

/// Dragon and Fairy, who come only together.
const DRAGON_AND_FAIRY: &str = "dragon-and-fairy";

pub(super) fn switches() -> Vec<SwitchGroup> {
    let specials = Special::ALL.into_iter().filter_map(|special| match special {
        Special::Dragon => Some(DRAGON_AND_FAIRY),
        Special::Fairy => None,
        other => Some(other.name()),
    });
    vec![
        SwitchGroup {
            title: msg!("wizard-setup-specials"),
            chapter: "specials",
            switches: specials.collect(),
        },
        SwitchGroup {
            title: msg!("wizard-setup-variants"),
            chapter: "variants",
            switches: Variant::ALL.map(Variant::name).to_vec(),
        },
    ]
}

/// The special cards of a switch.
fn specials(switch: &str) -> Vec<Special> {
    if switch == DRAGON_AND_FAIRY {
        return vec![Special::Dragon, Special::Fairy];
    }
    Special::ALL.into_iter().filter(|special| special.name() == switch).collect()
}

pub(super) fn is_on(options: &Options, switch: &str) -> bool {
    match switch.parse::<Variant>() {
        Ok(variant) => options.variants.contains(&variant),
        Err(_) => specials(switch).iter().all(|special| options.with.contains(special)),
    }
}

pub(super) fn turn(options: &mut Options, switch: &str, on: bool) {
    fn turned<T: Copy + Ord>(chosen: &Choices<T>, which: &[T], on: bool) -> Choices<T> {
        let rest = chosen.as_slice().iter().copied().filter(|choice| !which.contains(choice));
        rest.chain(which.iter().copied().filter(|_| on)).collect()
    }
    match switch.parse::<Variant>() {
        Ok(variant) => options.variants = turned(&options.variants, &[variant], on),
        Err(_) => options.with = turned(&options.with, &specials(switch), on),
    }
}

pub(super) fn about(texts: &Texts, switch: &str) -> (String, String) {
    if let Ok(variant) = switch.parse::<Variant>() {
        return (variant_name(texts, variant), about_variant(texts, variant));
    }
    let specials = specials(switch);
    let names: Vec<String> = specials.iter().map(|&special| special_name(texts, special)).collect();
    let about = match specials[..] {
        [special] => about_special(texts, special),
        _ => {
            let line = |(name, &special): (&String, &Special)| {
                t!(texts, "about-line", name = name.as_str(), about = about_special(texts, special))
            };
            names.iter().zip(&specials).map(line).collect::<Vec<_>>().join(" ")
        }
    };
    (texts.list(&names), about)
}

pub(super) fn why_not(texts: &Texts, invalid: &Invalid) -> String {
    match invalid {
        Invalid::Seats(_) => t!(texts, "wizard-setup-seats"),
        Invalid::SingleSuitSeats(_) => t!(texts, "wizard-setup-single-suit-seats"),
        Invalid::OnlyTogether { .. } => t!(texts, "wizard-setup-together"),
        Invalid::Excluded(one, other) => {
            t!(texts, "setup-excluded", one = variant_name(texts, *one), other = variant_name(texts, *other))
        }
        Invalid::ExcludesSpecials { variant, .. } => {
            t!(texts, "wizard-setup-no-specials", variant = variant_name(texts, *variant))
        }
        // Nobody types options here.
        Invalid::UnknownOption(_) | Invalid::Value(_) => invalid.to_string(),
    }
}

pub(super) fn all_presets() -> Vec<Preset<Options>> {
    let with =
        |specials: &[Special]| Options { with: specials.iter().copied().collect(), ..Options::default() };
    let mut all = presets(Options::default(), with(&Special::ALL));
    // The booklet wants the special cards to be learnt one after the other, and this one first.
    let first = with(&[Special::Shapeshifter]);
    all.insert(2, Preset { title: msg!("wizard-board-preset"), options: first, level: Level::Adept });
    all
}
