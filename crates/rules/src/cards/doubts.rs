//! What a pack may say but hardly means: it can be played, so it is told and not refused.

use super::card::Placed;
use super::{Complaint, Row, RowCost};
use crate::prelude::*;

pub(super) fn doubts([characters, laws]: [&str; 2], placed: &[Placed]) -> Vec<Complaint> {
    let has_colourless = placed.iter().any(|placed| placed.card.extra().is_some());
    let mut said = Doubts { all: vec![], has_colourless };
    let mut rows: Vec<&[Row; 4]> = vec![];
    for (nth, Placed { card, line }) in placed.iter().enumerate() {
        match &card.face {
            Face::Character { levels, extra } => {
                rows.push(levels);
                if let Some(Extra::Text { scoring, .. }) = extra {
                    said.scoring(
                        (characters, *line),
                        &format!("character {}", card.id.0),
                        *scoring,
                    );
                }
                let mut before = placed[..nth].iter().map(|placed| &placed.card);
                if let Some(twin) = before.find(|other| is_twin(other, card)) {
                    let (own, other) = (card.id.0, twin.id.0);
                    let what = format!("character {own} is character {other} under another name");
                    said.of(characters, Some(*line), what);
                }
                for (level, row) in (1..).zip(levels) {
                    let whose = format!("level {level} of character {}", card.id.0);
                    said.rewards((characters, *line), &whose, &row.reward);
                }
            }
            Face::Law { effect, others, .. } => {
                let others = OtherText::ALL.map(|which| Some(&others.get(which)?.effect));
                for effect in others.into_iter().flatten().chain([effect]) {
                    said.law((laws, *line), card.id.0, effect);
                }
            }
            Face::Criminal { .. } => {}
        }
    }
    for colour in Colour::ALL {
        let has = |placed: &Placed| placed.card.sections.all().contains(&colour.into());
        if !placed.iter().any(has) {
            let what =
                format!("no card has {} in a section, so no circle can have it", colour.key());
            said.of(characters, None, what);
        }
        let costing = |level: usize| {
            rows.iter().filter(|rows| rows[level].cost == RowCost::Of(colour)).count()
        };
        let costs = [0, 1, 2, 3].map(costing);
        if costs == [0; 4] {
            let what = format!("no level costs {}, so its gems buy nothing", colour.key());
            said.of(characters, None, what);
        }
        for (level, count) in (1..).zip(costs).filter(|(_, count)| count * 2 > rows.len()) {
            let (colour, all) = (colour.key(), rows.len());
            let what = format!("level {level} costs {colour} on {count} of {all} characters");
            said.of(characters, None, what);
        }
    }
    said.all
}

fn is_twin(one: &Card, other: &Card) -> bool {
    one.sections == other.sections && one.face == other.face
}

struct Doubts {
    all: Vec<Complaint>,
    has_colourless: bool,
}

impl Doubts {
    fn of(&mut self, file: &str, line: Option<usize>, what: String) {
        self.all.push(Complaint { file: file.to_owned(), line, what });
    }

    fn rewards(&mut self, (file, line): (&str, usize), whose: &str, rewards: &[Reward]) {
        let mut kinds = rewards.iter().enumerate();
        let twice = kinds.any(|(nth, reward)| {
            rewards[..nth].iter().any(|other| is_counted_alike(other, reward))
        });
        if twice {
            self.of(
                file,
                Some(line),
                format!("{whose} gives the same twice instead of more of it"),
            );
        }
    }

    fn law(&mut self, (file, line): (&str, usize), number: u8, effect: &LawEffect) {
        match effect {
            LawEffect::Choose(lists) => {
                for (nth, list) in lists.iter().enumerate() {
                    if lists[..nth].contains(list) {
                        let what = format!("law {number} offers the same choice twice");
                        self.of(file, Some(line), what);
                    }
                    self.rewards((file, line), &format!("a choice of law {number}"), list);
                }
            }
            LawEffect::Scoring(scoring) => {
                self.scoring((file, line), &format!("law {number}"), *scoring);
            }
            LawEffect::Task(_) => {}
        }
    }

    fn scoring(&mut self, (file, line): (&str, usize), whose: &str, scoring: Scoring) {
        let (what, from) = match scoring {
            Scoring::PerAristocrat(_) if !self.has_colourless => {
                ("cards with no colour at the bottom", "the module Aristocrats has")
            }
            Scoring::PerCombatToken(_) => ("tokens of the combat card", "the module Invasion has"),
            Scoring::WithoutPenalty(_) => ("penalty monsters", "the module Invasion has"),
            Scoring::PerCriminal(_) => ("criminals", "the module Underworld has"),
            Scoring::PerJudgement(_) => ("judgements", "the module Underworld has"),
            Scoring::PerCard(_)
            | Scoring::PerHighCard(_)
            | Scoring::PerSet(_)
            | Scoring::PerCircleAndInfinite(_)
            | Scoring::PerAdjacentCharacter(_)
            | Scoring::PerLevel(_)
            | Scoring::PerLaw(_)
            | Scoring::PerAristocrat(_)
            | Scoring::PerMixedCircle(_) => return,
        };
        self.of(file, Some(line), format!("{whose} counts {what}, which only {from}"));
    }
}

/// Both amounts would be one. Two tokens of points are not a larger one.
fn is_counted_alike(one: &Reward, other: &Reward) -> bool {
    match one {
        Reward::Gems(_)
        | Reward::Cards(_)
        | Reward::Science(_)
        | Reward::Magic(_)
        | Reward::Defence(_)
        | Reward::Attack(_)
        | Reward::Diamonds(_)
        | Reward::Bribes(_)
        | Reward::DiscardJudgements(_) => {
            std::mem::discriminant(one) == std::mem::discriminant(other)
        }
        Reward::Points(_)
        | Reward::BonusMagic(_)
        | Reward::BonusCircle { .. }
        | Reward::BonusAnyCircle(_)
        | Reward::Infinite(_)
        | Reward::InfiniteOfChoice
        | Reward::Relocate => false,
    }
}
