//! Why typed gems are rejected.

use crate::prelude::*;
use viceroy_i18n::refusals::Refused;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mistake {
    Nothing,
    Unknown(String),
    /// Negative, fractional or far too large.
    NoCount(String),
    Dangling(u32),
    /// A number that could belong to two colours.
    Between(u32),
    /// The wrong number in total.
    Total {
        have: u32,
        wanted: HowMany,
    },
    /// Too many of one colour.
    Limit {
        colour: Colour,
        limit: u8,
    },
}

impl Mistake {
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
