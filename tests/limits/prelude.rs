//! What many of these tests use.

pub use std::sync::{Arc, LazyLock};

pub use serde_json::json;
pub use viceroy::attendance::{Hints, OnTimeout, TableSettings};
pub use viceroy::cards::{CardId, Colour, Gems};
pub use viceroy::discord::component::Row;
pub use viceroy::discord::custom_id::CustomId;
pub use viceroy::discord::pictures::Pictures;
pub use viceroy::i18n::panel::Around;
pub use viceroy::i18n::{Languages, Wording, english, panel as words};
pub use viceroy::messages::{
    GameId, LanguageTag, LobbyState, LobbyView, MessageBody, MessageKind, PersonId, Player, RoomId,
};
pub use viceroy::render::Theme;
pub use viceroy::rules::{
    Answer, Bid, BySeat, CardSet, DeckKind, DomainReward, Edition, HowMany, Module, Offer,
    OpenFact, Phase, Seat, SeatSet, Shape, Slot, Terms, Token, Topic,
};
pub use viceroy::service::Panel;
pub use viceroy::timing::{Speed, WallTime, Weekends};
pub use viceroy_fake_discord::checks::content::sent;

pub use crate::languages::{check_rows, spoken};
pub use crate::largest::{GAME, PICTURES, SEATS, UNTIL, panel, people};
pub use crate::offers::{offers_of, shapes};
pub use crate::painter::painter;
pub use crate::wired::check_message;
