//! Luck as a story wants it: draws that are written down, and a seed for all others.

use std::collections::{BTreeMap, VecDeque};

use viceroy::cards::CardId;
use viceroy::lab::SeededLuck;
use viceroy::rules::{Chance, Purpose};

/// What a story says about luck.
#[derive(Clone, Debug, Default)]
pub struct Script {
    /// The next draws for a purpose, by its key.
    pub draws: BTreeMap<String, VecDeque<u32>>,
    /// Cards that a shuffle of the characters brings to the front, the first first.
    pub characters: Vec<CardId>,
    /// Cards that a shuffle of the laws brings to the top, the top one first.
    pub laws: Vec<CardId>,
}

impl Script {
    /// Writes down the draws with which shuffling these cards, in this order, ends as wanted; a pack that lies the
    /// other way round has its top card last.
    pub fn stack(
        &mut self,
        purpose: Purpose,
        pack: &[CardId],
        wanted: &[CardId],
        top_last: bool,
    ) -> Result<(), String> {
        if wanted.is_empty() {
            return Ok(());
        }
        if let Some(stranger) = wanted.iter().find(|c| !pack.contains(c)) {
            return Err(format!("card {} is not in this pack", stranger.0));
        }
        let others = pack.iter().filter(|c| !wanted.contains(c));
        let mut end: Vec<CardId> = wanted.iter().chain(others).copied().collect();
        if end.len() != pack.len() {
            return Err("a card is stacked twice".to_owned());
        }
        if top_last {
            end.reverse();
        }
        let mut pack = pack.to_vec();
        let draws = self.draws.entry(purpose.key().to_owned()).or_default();
        for i in (1..pack.len()).rev() {
            let j = pack.iter().position(|c| *c == end[i]).unwrap_or(i);
            pack.swap(i, j);
            draws.push_back(j as u32);
        }
        Ok(())
    }
}

/// Luck that follows a script, then a seed.
pub struct ScriptedLuck {
    script: Script,
    seeded: SeededLuck,
    /// A draw that could not have come out as it is written.
    impossible: Option<String>,
}

impl ScriptedLuck {
    /// Luck from a script and a seed.
    pub fn new(script: Script, seed: u64) -> ScriptedLuck {
        ScriptedLuck {
            script,
            seeded: SeededLuck::new(seed),
            impossible: None,
        }
    }

    /// What is wrong with the script: a draw that is too high, or one that nobody made.
    pub fn complaint(&self) -> Option<String> {
        let left = self.script.draws.iter().find(|(_, left)| !left.is_empty());
        let unused = left.map(|(purpose, left)| {
            format!(
                "{} scripted draws of luck for `{purpose}` were never made",
                left.len()
            )
        });
        self.impossible.clone().or(unused)
    }
}

impl Chance for ScriptedLuck {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        let scripted = self.script.draws.get_mut(purpose.key());
        match scripted.and_then(VecDeque::pop_front) {
            Some(draw) if draw < n => draw,
            Some(draw) => {
                let key = purpose.key();
                self.impossible = Some(format!(
                    "luck for `{key}` cannot be {draw} here, only 0 to {}",
                    n - 1
                ));
                n - 1
            }
            None => self.seeded.below(purpose, n),
        }
    }
}
