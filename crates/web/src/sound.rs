//! What is heard and felt: a few quiet gestures, made of tones and rustling when they are needed.
//!
//! Nothing is heard unless somebody wants it, and nothing is told by it alone. Before somebody has wanted it and pressed
//! something, the browser is not even asked for anything to play it with.

use std::cell::RefCell;

use js_sys::{Array, Reflect};
use markup::prelude::*;
use wasm_bindgen::prelude::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, AudioParam, BiquadFilterType, OscillatorType,
};

use crate::browser::{method, window};
use crate::settings::{self, SettingsSignal};

/// Something to be heard, from what says least to what says most: of all that a step brings, one is heard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Sound {
    /// A card is laid, or a counter.
    Card,
    /// Dice roll.
    Dice,
    /// Somebody takes a trick, or a tile.
    Trick,
    /// A spell is cast.
    Spell,
    /// Fire moves.
    Fire,
    /// Something is refused.
    Refusal,
    /// Somebody at this device is asked.
    Turn,
    /// The game is over.
    End,
}

/// The loudest that anything is.
const LOUDEST: f32 = 0.5;
/// What counts as silence, for curves that never reach it.
const SILENCE: f32 = 0.0001;
/// How long it takes to be heard, in seconds: at once would be a click.
const ATTACK: f64 = 0.008;

/// A tone or a rustling that glides from one height to another, in Hertz.
#[derive(Clone, Copy)]
enum Kind {
    Tone,
    Bell,
    Rustle,
}

/// A part of a sound: its kind, when it begins and how long it lasts in seconds, from where to where it glides, how loud it is.
type Stroke = (Kind, f64, f64, f32, f32, f32);

impl Sound {
    /// What it is made of.
    const fn strokes(self) -> &'static [Stroke] {
        use Kind::{Bell, Rustle, Tone};
        match self {
            Self::Card => &[(Rustle, 0.0, 0.1, 2200.0, 900.0, 0.5), (Tone, 0.03, 0.09, 150.0, 80.0, 0.5)],
            Self::Dice => &[
                (Rustle, 0.0, 0.04, 3200.0, 2400.0, 0.7),
                (Rustle, 0.08, 0.04, 2700.0, 2100.0, 0.6),
                (Rustle, 0.15, 0.035, 3000.0, 2300.0, 0.45),
                (Rustle, 0.27, 0.03, 2600.0, 2000.0, 0.3),
            ],
            Self::Trick => &[
                (Rustle, 0.0, 0.12, 900.0, 2400.0, 0.45),
                (Rustle, 0.07, 0.14, 800.0, 2000.0, 0.4),
                (Bell, 0.12, 0.3, 587.0, 587.0, 0.22),
            ],
            Self::Spell => &[
                (Bell, 0.0, 0.5, 440.0, 880.0, 0.22),
                (Bell, 0.09, 0.5, 660.0, 1320.0, 0.16),
                (Rustle, 0.0, 0.4, 2500.0, 5000.0, 0.12),
            ],
            Self::Fire => &[(Rustle, 0.0, 0.7, 260.0, 700.0, 0.9), (Tone, 0.0, 0.6, 110.0, 55.0, 0.5)],
            Self::Refusal => &[(Tone, 0.0, 0.1, 196.0, 185.0, 0.5), (Tone, 0.13, 0.14, 165.0, 155.0, 0.5)],
            Self::Turn => &[(Bell, 0.0, 0.25, 523.0, 523.0, 0.3), (Bell, 0.12, 0.35, 784.0, 784.0, 0.28)],
            Self::End => &[
                (Bell, 0.0, 0.5, 392.0, 392.0, 0.3),
                (Bell, 0.16, 0.5, 523.0, 523.0, 0.3),
                (Bell, 0.32, 0.5, 659.0, 659.0, 0.3),
                (Bell, 0.48, 1.1, 784.0, 784.0, 0.3),
            ],
        }
    }

    /// How the device is felt with it, if it is: for how many milliseconds it trembles, rests, trembles.
    const fn trembling(self) -> &'static [u32] {
        match self {
            Self::Turn => &[25],
            Self::Refusal => &[30, 50, 30],
            Self::End => &[40, 70, 40, 70, 120],
            _ => &[],
        }
    }
}

/// How the page is heard and felt, which its settings say. To be taken where a part of the page is made.
#[derive(Clone, Copy)]
pub(crate) struct Voice(SettingsSignal);

impl Voice {
    /// That of the page.
    pub(crate) fn of_page() -> Self {
        Self(settings::of_page())
    }

    /// Lets something be heard and felt, as far as that is wanted.
    pub(crate) fn play(self, sound: Sound) {
        let wanted = self
            .0
            .try_with_untracked(|settings| (settings.sound.then_some(settings.volume.0), settings.haptics));
        let Some((volume, is_felt)) = wanted else { return };
        if let Some(volume) = volume
            && has_acted()
        {
            // Ears hear by ratios.
            let loud = LOUDEST * (f32::from(volume) / 100.0).powi(2);
            // A device without anything to hear with is silent.
            let _ = Instrument::with(|instrument| instrument.play(sound, loud));
        }
        if is_felt && !sound.trembling().is_empty() {
            tremble(sound.trembling());
        }
    }

    /// Lets that one of all that happened at once be heard that says most.
    pub(crate) fn play_one(self, sounds: &[Option<Sound>]) {
        if let Some(sound) = sounds.iter().flatten().max() {
            self.play(*sound);
        }
    }
}

/// Whether the device can be felt, as far as the browser knows.
pub(crate) fn can_tremble() -> bool {
    method(&window().navigator(), "vibrate").is_some()
}

fn tremble(pattern: &[u32]) {
    let navigator = window().navigator();
    let pattern: Array = pattern.iter().map(|&milliseconds| JsValue::from(milliseconds)).collect();
    if let Some(vibrate) = method(&navigator, "vibrate") {
        // A device that does not want to is still.
        let _ = vibrate.call1(&navigator, &pattern);
    }
}

/// Whether somebody has pressed something on this page. Browsers let nothing be heard before.
fn has_acted() -> bool {
    let activation = Reflect::get(&window().navigator(), &"userActivation".into());
    let has = activation.and_then(|activation| Reflect::get(&activation, &"hasBeenActive".into()));
    // Where nobody can tell, it is tried.
    has.ok().and_then(|has| has.as_bool()).unwrap_or(true)
}

/// What sounds are played with.
struct Instrument {
    context: AudioContext,
    /// A second of hissing, of which rustling is made.
    hiss: AudioBuffer,
}

thread_local! {
    static INSTRUMENT: RefCell<Option<Instrument>> = const { RefCell::new(None) };
}

impl Instrument {
    /// Does something with the one of the page, which is made when it is needed first.
    fn with<T>(play: impl FnOnce(&Self) -> Result<T, JsValue>) -> Result<T, JsValue> {
        INSTRUMENT.with_borrow_mut(|instrument| {
            let made = match instrument.take() {
                Some(made) => made,
                None => Self::new()?,
            };
            play(instrument.insert(made))
        })
    }

    fn new() -> Result<Self, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        // A simple generator is good enough to hiss.
        let mut seed = 1_u32;
        let samples: Vec<f32> = (0..rate as usize)
            .map(|_| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (seed >> 16) as f32 / 32_768.0 - 1.0
            })
            .collect();
        let hiss = context.create_buffer(1, u32::try_from(samples.len()).unwrap_or(1), rate)?;
        hiss.copy_to_channel(&samples, 0)?;
        Ok(Self { context, hiss })
    }

    fn play(&self, sound: Sound, loud: f32) -> Result<(), JsValue> {
        if self.context.state() == AudioContextState::Suspended {
            // Tabs that were away are woken up; what cannot be heard yet is not missed.
            let _ = self.context.resume()?;
        }
        sound.strokes().iter().try_for_each(|stroke| self.stroke(stroke, loud))
    }

    fn stroke(&self, stroke: &Stroke, loud: f32) -> Result<(), JsValue> {
        let &(kind, after, lasting, low, high, share) = stroke;
        let begin = self.context.current_time() + after;
        let end = begin + lasting;
        let gain = self.context.create_gain()?;
        let level = gain.gain();
        level.set_value_at_time(SILENCE, begin)?;
        level.linear_ramp_to_value_at_time((loud * share).max(SILENCE), begin + ATTACK)?;
        level.exponential_ramp_to_value_at_time(SILENCE, end)?;
        let glide = |height: &AudioParam| {
            height.set_value_at_time(low, begin)?;
            height.exponential_ramp_to_value_at_time(high, end).map(|_| ())
        };
        let source: AudioNode = match kind {
            Kind::Tone | Kind::Bell => {
                let tone = self.context.create_oscillator()?;
                tone.set_type(if matches!(kind, Kind::Tone) {
                    OscillatorType::Sine
                } else {
                    OscillatorType::Triangle
                });
                glide(&tone.frequency())?;
                tone.start_with_when(begin)?;
                tone.stop_with_when(end)?;
                tone.into()
            }
            Kind::Rustle => {
                let (hiss, filter) =
                    (self.context.create_buffer_source()?, self.context.create_biquad_filter()?);
                hiss.set_buffer(Some(&self.hiss));
                filter.set_type(BiquadFilterType::Bandpass);
                glide(&filter.frequency())?;
                hiss.connect_with_audio_node(&filter)?;
                hiss.start_with_when_and_grain_offset_and_grain_duration(begin, 0.0, lasting)?;
                filter.into()
            }
        };
        source.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&self.context.destination())?;
        Ok(())
    }
}
