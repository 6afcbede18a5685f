//! What many files of the model import.

pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use viceroy_rules::cards::{AuctionCard, CardId, Catalogue, Colour, Gems};
pub(crate) use viceroy_rules::{
    Answer, AuctionPlace, Bid, Claim, DeckKind, Fact, Offer, OpenFact, Phase, Question, Refusal,
    Ruleset, Seat, SeatSet, SeatView, Shape, Slot, Token, Topic,
};

pub(crate) use crate::attendance::{Attendance, TimeContext};
pub(crate) use crate::timing::{Calendar, DAY, HOUR, Millis, Speed, Vacation, WallTime};
