//! One answer of a draft, with what it was asked about.

use serde::{Deserialize, Serialize};

use viceroy_rules::cards::{AuctionCard, CardId, Colour};
use viceroy_rules::{Answer, Question, Topic};

/// One part of a draft.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Drafted {
    /// Why it was asked.
    pub topic: Topic,
    /// The card it is about, if one.
    pub card: Option<CardId>,
    /// The gem colour it is about, if one.
    pub colour: Option<Colour>,
    /// The auction card it is about, if one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub auction_card: Option<AuctionCard>,
    /// What was chosen.
    pub answer: Answer,
}

impl Drafted {
    /// An answer to a question.
    pub fn new(question: &Question, answer: Answer) -> Drafted {
        Drafted {
            topic: question.topic,
            card: question.card,
            colour: question.colour,
            auction_card: question.auction_card,
            answer,
        }
    }

    /// Whether it was meant for a question like this one.
    pub fn fits(&self, question: &Question) -> bool {
        self.topic == question.topic
            && self.card == question.card
            && self.colour == question.colour
            && self.auction_card == question.auction_card
    }
}
