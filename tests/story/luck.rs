//! Scripted draws, with a seed for all others.

use std::collections::{BTreeMap, VecDeque};

use viceroy::rules::{Chance, Purpose};
use viceroy::simulation::SeededChance;

use super::prelude::*;

#[derive(Clone, Debug, Default)]
pub struct Script {
    /// By purpose key.
    pub draws: BTreeMap<String, VecDeque<u32>>,
    /// Moved to the front by the shuffle, in this order.
    pub characters: Vec<CardId>,
    /// Moved to the top by the shuffle, top card first.
    pub laws: Vec<CardId>,
    /// As for laws.
    pub criminals: Vec<CardId>,
    pub judgements: VecDeque<JudgementId>,
    pub rival_bids: VecDeque<Colour>,
}

impl Script {
    /// Scripts the draws that shuffle these cards into the wanted order; a reversed pack has its
    /// top card last.
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

pub struct ScriptedLuck {
    script: Script,
    seeded: SeededChance,
    /// A scripted draw that is not possible.
    impossible: Option<String>,
    /// The virtual opponents' gems at the start of an auction and now.
    full_box: Gems,
    box_now: Gems,
    judgements: JudgementSet,
}

impl ScriptedLuck {
    pub fn new(script: Script, full_box: Gems, seed: u64) -> ScriptedLuck {
        ScriptedLuck {
            script,
            seeded: SeededChance::new(seed),
            impossible: None,
            full_box,
            box_now: full_box,
            judgements: JudgementSet::NONE,
        }
    }

    pub fn draws_judgements(&self) -> bool {
        !self.script.judgements.is_empty()
    }

    pub fn judgements_lie_there(&mut self, judgements: JudgementSet) {
        self.judgements = judgements;
    }

    /// Judgements lie in the reserve by number.
    fn draw_judgement(&mut self, wanted: JudgementId, left: u32) -> Option<u32> {
        let there = self.judgements;
        let nth = there.iter().position(|token| token == wanted)?;
        self.judgements = there.without(JudgementSet::of([wanted]));
        (u32::from(there.len()) == left).then_some(nth as u32)
    }

    /// A scripted draw that was too high or never used.
    pub fn complaint(&self) -> Option<String> {
        let left = self.script.draws.iter().find(|(_, left)| !left.is_empty());
        let unused = left.map(|(purpose, left)| {
            format!("{} scripted draws of luck for `{purpose}` were never made", left.len())
        });
        let judgements = self.script.judgements.len();
        let judgements =
            (judgements > 0).then(|| format!("{judgements} scripted judgements were never drawn"));
        let gems = self.script.rival_bids.len();
        let gems = (gems > 0)
            .then(|| format!("{gems} scripted gems for virtual opponents were never drawn"));
        self.impossible.clone().or(unused).or(gems).or(judgements)
    }

    /// Gems lie in the box by colour. A full box means a new auction.
    fn draw(&mut self, colour: Colour, gems: u32) -> Option<u32> {
        if gems == u32::from(self.full_box.total()) {
            self.box_now = self.full_box;
        }
        let before = self.box_now.iter().take_while(|(c, _)| *c != colour);
        let before = before.map(|(_, n)| u32::from(*n)).sum();
        self.box_now[colour] = self.box_now[colour].checked_sub(1)?;
        Some(before)
    }
}

impl Chance for ScriptedLuck {
    fn below(&mut self, purpose: Purpose, n: u32) -> u32 {
        if purpose == Purpose::RivalBids
            && let Some(colour) = self.script.rival_bids.pop_front()
        {
            return self.draw(colour, n).unwrap_or_else(|| {
                let key = colour.key();
                self.impossible = Some(format!("no {key} gem is left in the box"));
                n - 1
            });
        }
        if purpose == Purpose::Judgements
            && let Some(wanted) = self.script.judgements.pop_front()
        {
            return self.draw_judgement(wanted, n).unwrap_or_else(|| {
                let number = wanted.0;
                self.impossible = Some(format!("judgement {number} cannot be drawn here"));
                n - 1
            });
        }
        let scripted = self.script.draws.get_mut(purpose.key());
        match scripted.and_then(VecDeque::pop_front) {
            Some(draw) if draw < n => draw,
            Some(draw) => {
                let key = purpose.key();
                self.impossible =
                    Some(format!("luck for `{key}` cannot be {draw} here, only 0 to {}", n - 1));
                n - 1
            }
            None => self.seeded.below(purpose, n),
        }
    }
}
