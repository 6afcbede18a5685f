//! What many of these tests use.

pub use std::collections::{BTreeMap, BTreeSet};

pub use serde_json::{Value, json};

pub use crate::agreed::Agreed;
pub use crate::auction::Auction;
pub use crate::combat::COMBAT;
pub use crate::corruptions::{Corruption, unseen};
pub use crate::damage::{
    add, add_in, at, colour_in, drop_first, find, has, hoard, insert, is, log, points, pyramids,
    remove, remove_in, repeat, repeat_in, seat_of, set, set_in,
};
pub use crate::domain::{DOMAIN, Domain};
pub use crate::fact::{
    At, Bid, Bidder, CardPlace, Deck, Entry, Fact, Paint, Phase, Row, Source, Why,
};
pub use crate::gems::Opening;
pub use crate::judgements::Judgement;
pub use crate::kinds::{is_aristocrat, is_character, is_criminal, is_law};
pub use crate::last::{LastPlayer, Record};
pub use crate::monsters::Payment;
pub use crate::packs::{Cards, Module};
pub use crate::pyramid::{Pyramid, Standing};
pub use crate::read::entry;
pub use crate::sheet::{COLOURS, Colour, Cost, Gain, Gems, Kind, Sections, Sheet, Token};
pub use crate::walk::{Lost, Walk, Whereabouts};
