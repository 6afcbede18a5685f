//! Which rule is behind a refusal.

use crate::PrivateText;
use crate::rules::Page;
use viceroy_rules::{Offer, Refusal};

/// Why nothing was done, with the page of the rules that says more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// Why.
    pub sentence: PrivateText,
    /// The page, if it is a rule that says so.
    pub rule: Option<Page>,
}

impl From<PrivateText> for Refused {
    /// What no rule of the game says.
    fn from(sentence: PrivateText) -> Refused {
        let rule = None;
        Refused { sentence, rule }
    }
}

/// The page of the rules that says why an answer is not possible, if it is a rule that says so.
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
