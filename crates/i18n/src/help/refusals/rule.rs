//! Which rule is behind a refusal.

use crate::PrivateText;
use crate::rules::Page;
use viceroy_rules::{Offer, Refusal};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    pub sentence: PrivateText,
    /// `None` if the reason is not a rule of the game.
    pub rule: Option<Page>,
}

impl From<PrivateText> for Refused {
    fn from(sentence: PrivateText) -> Refused {
        let rule = None;
        Refused { sentence, rule }
    }
}

pub fn rule_behind(refusal: Refusal, offer: Option<Offer>) -> Option<Page> {
    match refusal {
        Refusal::NotOffered => match offer? {
            Offer::Bid(_)
            | Offer::Offered { .. }
            | Offer::Claim(_)
            | Offer::GoOn
            | Offer::DiamondAt(_)
            | Offer::Insist => Some(Page::Auction),
            Offer::Play(_) | Offer::Place { .. } => Some(Page::Pyramid),
            Offer::Discard(_) | Offer::Pass => Some(Page::Turn),
            Offer::Replace(_)
            | Offer::TuckUnder(_)
            | Offer::LawChoice(_)
            | Offer::Token { .. }
            | Offer::Tuck => Some(Page::Laws),
            Offer::AllRewards | Offer::FifteenPoints | Offer::Deck(_) => Some(Page::Card),
            Offer::UseOwnGem | Offer::GoWithout | Offer::Colour(_) => Some(Page::Passing),
            _ => None,
        },
        Refusal::NotEnough(_) => Some(Page::Passing),
        Refusal::NothingToTakeBack => Some(Page::Turn),
        Refusal::Over => Some(Page::Scoring),
        _ => None,
    }
}
