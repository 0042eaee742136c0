//! News that come one after the other: until the last is shown, nothing around the table tells more than the table.

use markup::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::core::{Core, Now};
use super::hint::Hint;
use crate::browser::sleep;
use crate::sound::Sound;

/// How long one waits at a time, in milliseconds: the impatient are heard in between.
const SLICE: u32 = 40;

impl Core {
    /// Whether more is to come of what the last step brought.
    pub(crate) fn is_unfolding(self) -> bool {
        self.unfolding.with(Option::is_some)
    }

    /// How many of the news are shown.
    pub(crate) fn unfolded(self) -> usize {
        self.unfolding.get().unwrap_or(usize::MAX)
    }

    /// Shows another position. What one step more has brought comes bit by bit: `news` says how long each of them is shown at
    /// the normal pace, before the next one comes, and what is heard with it.
    pub(super) fn turn_to(self, now: Now, news: impl Iterator<Item = (u32, Option<Sound>)>) {
        let before = self.now.get_untracked();
        let is_same_viewer = before.to == now.to;
        if !is_same_viewer || before.steps != now.steps {
            self.skip();
            // Advice is for the position that it was asked in.
            self.hint.set(Hint::None);
        }
        if is_same_viewer && before.steps + 1 == now.steps {
            let (beats, sounds): (Vec<u32>, Vec<_>) = news.unzip();
            // What takes no time comes with what follows.
            let beats = self.settings.with_untracked(|settings| {
                let beats = beats.into_iter().map(|beat| settings.beat(beat)).enumerate();
                beats.map(|(n, beat)| (n + 1, beat)).filter(|&(_, beat)| beat > 0).collect()
            });
            self.unfold(beats, sounds);
        }
        self.now.set(now);
    }

    /// Shows so many of the news for so long, one after the other, each with what is heard with it.
    fn unfold(self, beats: Vec<(usize, u32)>, sounds: Vec<Option<Sound>>) {
        // Nobody is to see the whole for a moment.
        self.unfolding.set(beats.first().map(|&(shown, _)| shown));
        let skips = self.skips.get_untracked();
        spawn_local(async move {
            let mut heard = 0;
            for (shown, beat) in beats {
                let is_there = self.unfolding.try_set(Some(shown)).is_none();
                self.voice.play_one(&sounds[heard..shown]);
                heard = shown;
                if !is_there || !self.wait(beat, skips).await {
                    return;
                }
            }
            let _ = self.unfolding.try_set(None);
            self.voice.play_one(&sounds[heard..]);
        });
    }

    /// Ends what is being shown.
    pub(crate) fn skip(self) {
        self.skips.update(|skips| *skips += 1);
        self.unfolding.set(None);
    }

    /// Waits until what a step brought has been shown and looked at.
    pub(super) async fn look(self) {
        self.rest(self.now.try_get_untracked().map_or(0, |now| now.lasting)).await;
        while self.unfolding.try_get_untracked().flatten().is_some() {
            sleep(SLICE).await;
        }
    }

    /// Waits as long as something takes at the normal pace, unless somebody is impatient.
    pub(super) async fn rest(self, milliseconds: u32) {
        let left = self.settings.with_untracked(|settings| settings.pace).of(milliseconds);
        if let Some(skips) = self.skips.try_get_untracked() {
            self.wait(left, skips).await;
        }
    }

    /// Waits until the time is over or somebody is too impatient. Answers whether nobody was.
    async fn wait(self, milliseconds: u32, skips: u32) -> bool {
        let is_patient = || self.skips.try_get_untracked() == Some(skips);
        let mut left = milliseconds;
        while left > 0 && is_patient() {
            sleep(left.min(SLICE)).await;
            left = left.saturating_sub(SLICE);
        }
        is_patient()
    }
}
