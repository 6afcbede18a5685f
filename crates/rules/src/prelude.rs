//! What many files of the rules import.

pub(crate) use crate::ask::{Ask, Topic, about};
pub(crate) use crate::card_set::CardSet;
pub(crate) use crate::cards::{
    AuctionCard, Card, CardId, Colour, Extra, Face, Gems, Image, Judgement, JudgementId, LawEffect,
    MonsterId, OtherText, Reward, Scoring, Section,
};
pub(crate) use crate::chance::{Chance, Purpose};
pub(crate) use crate::currency::Currency;
pub(crate) use crate::engine_ctx::EngineCtx;
pub(crate) use crate::fact::{
    DeckFact, DiamondFact, GemsFor, InvasionFact, OpenFact, ScreenFact, UnderworldFact,
};
pub(crate) use crate::pieces::{
    AuctionPlace, Bid, DeckKind, DomainReward, JudgementSet, Phase, Sealed, Slot, Token, TokenPlace,
};
pub(crate) use crate::query;
pub(crate) use crate::ruleset::Ruleset;
pub(crate) use crate::seat::{BySeat, Seat, SeatSet};
pub(crate) use crate::shape::{Answer, HowMany, Offer, Offers, PickOrder, Refusal, Shape};
pub(crate) use crate::stage::Stage;
pub(crate) use crate::state::State;
pub(crate) use crate::table::{Open, PlacedCard, Pyramid, Screen, Table};
pub(crate) use crate::task::{Act, Task};
pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use smallvec::SmallVec;
