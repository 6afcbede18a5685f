//! What many files of the model import.

pub(crate) use std::sync::Arc;

pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use viceroy_ai::Level;
pub(crate) use viceroy_rules::cards::{AuctionCard, CardId, Catalogue, Colour, Gems};
pub(crate) use viceroy_rules::{
    Answer, AuctionPlace, Bid, BySeat, Claim, DeckKind, Fact, Offer, OpenFact, Phase, Question,
    Refusal, Ruleset, Seat, SeatSet, SeatView, Shape, Slot, Token, Topic,
};

pub(crate) use crate::attendance::{
    Announcement, Attendance, Away, NamedPerson, SeatControl, TimeContext,
};
pub(crate) use crate::messages::{GameId, PersonId, Player, RoomId};
pub(crate) use crate::plans::{PartOfTurn, Wish};
pub(crate) use crate::timing::{Calendar, DAY, HOUR, Millis, Speed, Vacation, WallTime, Zone};
