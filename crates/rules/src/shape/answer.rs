//! Answers.

use crate::prelude::*;

/// Paint for one section (R-END-01).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stroke {
    pub card: CardId,
    pub section: Section,
    pub colour: Colour,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// In the order picked.
    Pick(SmallVec<[Offer; 2]>),
    Gems(Gems),
    Paint(Vec<Stroke>),
}

impl Answer {
    pub fn one(offer: Offer) -> Answer {
        Answer::Pick(SmallVec::from_slice(&[offer]))
    }

    /// Empty for other kinds of answer.
    pub fn picked(&self) -> &[Offer] {
        match self {
            Answer::Pick(picked) => picked,
            Answer::Gems(_) | Answer::Paint(_) => &[],
        }
    }

    pub(crate) fn only(&self) -> Result<Offer, Refusal> {
        match self {
            Answer::Pick(picked) if picked.len() == 1 => Ok(picked[0]),
            Answer::Pick(_) => Err(Refusal::WrongCount { wanted: HowMany::ONE }),
            Answer::Gems(_) | Answer::Paint(_) => Err(Refusal::WrongShape),
        }
    }

    pub(crate) fn cards(&self) -> Result<SmallVec<[CardId; 2]>, Refusal> {
        let Answer::Pick(picked) = self else {
            return Err(Refusal::WrongShape);
        };
        let card = |offer: &Offer| {
            if let Offer::Card(card) = offer { Ok(*card) } else { Err(Refusal::NotOffered) }
        };
        picked.iter().map(card).collect()
    }

    pub(crate) fn gems(&self) -> Result<Gems, Refusal> {
        match self {
            Answer::Gems(gems) => Ok(*gems),
            Answer::Pick(_) | Answer::Paint(_) => Err(Refusal::WrongShape),
        }
    }
}
