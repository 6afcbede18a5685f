//! What many of these tests use.

pub use std::collections::{BTreeMap, BTreeSet};

pub use serde_json::{Value, json};

pub use crate::agreed::Agreed;
pub use crate::auction::Auction;
pub use crate::combat::{COMBAT, CombatCard};
pub use crate::corruptions::{Corruption, are_seen};
pub use crate::course::check;
pub use crate::damage::{
    add, add_in, amount, at, colour_in, drop_first, find, has, hoard, insert, is, line, log,
    points, pyramids, remove, remove_in, repeat, repeat_in, seat_of, set, set_in,
};
pub use crate::domain::{DOMAIN, Domain};
pub use crate::fact::{
    At, Bid, Bidder, CardPlace, Claim, Deck, DomainReward, Entry, Fact, Paint, Phase, Row, Source,
    Why,
};
pub use crate::gems::Opening;
pub use crate::judgements::{Judgement, taken};
pub use crate::kinds::{is_aristocrat, is_character, is_criminal, is_law};
pub use crate::last::{LINES, LastPlayer, Record, list};
pub use crate::monsters::Payment;
pub use crate::packs::{Cards, MODULES, Module};
pub use crate::pyramid::{Pyramid, Standing};
pub use crate::read::{SECTIONS, entry, number};
pub use crate::scoring::{lines, told_and_most};
pub use crate::sheet::{
    COLOURS, Colour, Cost, Gain, Gems, Kind, Sections, Sheet, Token, colour, read,
};
pub use crate::tables::play;
pub use crate::walk::{Lost, Walk, Whereabouts};
