//! What many files of the rules import.

pub(crate) use crate::ask::{Ask, Topic, about};
pub(crate) use crate::card_set::CardSet;
pub(crate) use crate::cards::{
    AuctionCard, ByColour, Card, CardId, Colour, Cost, Extra, Face, Gems, Image, Judgement,
    JudgementId, LawEffect, MonsterId, OtherText, Reward, Scoring, Section, SectionColour,
};
pub(crate) use crate::chance::{Chance, Purpose};
pub(crate) use crate::currency::Currency;
pub(crate) use crate::effects::rewards;
pub(crate) use crate::engine_ctx::EngineCtx;
pub(crate) use crate::fact::{
    DeckFact, DiamondFact, Fact, GemsFor, InvasionFact, OpenFact, ScreenFact, UnderworldFact,
};
pub(crate) use crate::pieces::{
    AuctionPlace, Bid, DeckKind, DomainReward, JudgementSet, Phase, Score, Sealed, Slot, Token,
    TokenPlace,
};
pub(crate) use crate::prompt::PromptId;
pub(crate) use crate::query;
pub(crate) use crate::reuse::clone_by_field;
pub(crate) use crate::rival::{Rival, RivalSet};
pub(crate) use crate::ruleset::{LawBehaviour, Ruleset};
pub(crate) use crate::seat::{BySeat, Seat, SeatSet};
pub(crate) use crate::shape::{Answer, HowMany, Offer, Offers, PickOrder, Refusal, Shape};
pub(crate) use crate::stage::Stage;
pub(crate) use crate::state::State;
pub(crate) use crate::table::{Open, PlacedCard, Pyramid, Screen, Table};
pub(crate) use crate::task::{Act, Task};
pub(crate) use serde::{Deserialize, Serialize};
pub(crate) use smallvec::SmallVec;
pub(crate) use std::ops::RangeInclusive;
pub(crate) use strum::{EnumCount, VariantArray};
