//! What many texts import.

pub(crate) use std::collections::{BTreeMap, BTreeSet};
pub(crate) use std::sync::Arc;

pub(crate) use viceroy_ai::Level;
pub(crate) use viceroy_model::attendance::{Handovers, Hints, OnTimeout, Rated, Reliabilities};
pub(crate) use viceroy_model::reliability::AnswerTime;
pub(crate) use viceroy_model::timing::{Speed, WallTime, Weekends};
pub(crate) use viceroy_rules::cards::{
    AuctionCard, Card, CardId, Catalogue, Colour, Cost, Face, Gems, Judgement, Printing, Reward,
    SectionColour,
};
pub(crate) use viceroy_rules::{
    AuctionPlace, Bid, BySeat, Claim, Currency, DeckKind, DomainReward, Module, Offer, OpenFact,
    Phase, Question, Ruleset, ScoreLine, Seat, SeatSet, SeatView, Shape, TableView, Terms, Token,
    Topic, query,
};

pub(crate) use crate::game::offers;
pub(crate) use crate::language::speaking;
pub(crate) use crate::term::{Joined, Term};
pub(crate) use crate::{Arg, PrivateText, PublicText, Wording, clip, length};
