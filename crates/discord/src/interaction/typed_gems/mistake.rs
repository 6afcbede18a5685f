//! Why a text says no gems.

use viceroy_i18n::refusals::Refused;
use viceroy_i18n::rules::Page;
use viceroy_i18n::{PrivateText, Wording, refusals, text};
use viceroy_rules::HowMany;
use viceroy_rules::cards::Colour;

/// What is wrong with a typed text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mistake {
    Nothing,
    /// A word is not a colour.
    Unknown(String),
    /// A number is no count of gems: it is below zero, broken or far too large.
    NoCount(String),
    /// A number stands without a colour.
    Dangling(u32),
    /// A number could belong to two colours.
    Between(u32),
    /// The wrong number in all.
    Total {
        /// What was typed.
        have: u32,
        /// What is asked.
        wanted: HowMany,
    },
    /// Too many of a colour.
    Limit {
        colour: Colour,
        /// The most.
        limit: u8,
    },
}

impl Mistake {
    /// What the player is told.
    pub fn sentence(&self, w: &Wording) -> PrivateText {
        match self {
            Mistake::Nothing => w.private(text!(typed_empty)),
            Mistake::Unknown(word) => refusals::typed_unknown(w, word),
            Mistake::NoCount(number) => refusals::typed_no_count(w, number),
            Mistake::Dangling(number) => w.private(text!(typed_dangling, number)),
            Mistake::Between(number) => w.private(text!(typed_unclear, number)),
            Mistake::Total { have, wanted } => w.private(text!(typed_total, have, wanted)),
            Mistake::Limit { colour, limit } => w.private(text!(typed_limit, colour, limit)),
        }
    }

    /// The same with the rule behind it.
    pub fn refused(&self, w: &Wording) -> Refused {
        Refused {
            sentence: self.sentence(w),
            rule: match self {
                Mistake::Limit { .. } => Some(Page::Passing),
                _ => None,
            },
        }
    }
}
