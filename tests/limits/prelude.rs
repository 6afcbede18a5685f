//! What many of these tests use.

pub use std::collections::BTreeMap;
pub use std::sync::{Arc, LazyLock};

pub use serde_json::{Value, json};
pub use viceroy::ai::{Brain, Hint, Level, Random, Reason};
pub use viceroy::attendance::{Hints, OnTimeout, TableSettings};
pub use viceroy::cards::{CardId, Colour, Cost, Gems, Section};
pub use viceroy::discord::component::{Button, Row};
pub use viceroy::discord::custom_id::CustomId;
pub use viceroy::discord::panel::rows;
pub use viceroy::discord::pictures::{Picture, Pictures};
pub use viceroy::discord::posts;
pub use viceroy::i18n::panel::Around;
pub use viceroy::i18n::{Languages, Wording, english, panel as words};
pub use viceroy::messages::{
    GameId, LanguageTag, LobbyState, LobbyView, MessageBody, MessageKind, PersonId, Player, RoomId,
};
pub use viceroy::render::Theme;
pub use viceroy::rules::{
    Answer, Bid, BySeat, CardSet, Currency, DeckKind, DomainReward, Edition, Fact, HowMany, Module,
    Offer, OpenFact, Payment, Phase, PickOrder, Placing, SHEET, Seat, SeatSet, Shape, Slot,
    Sources, Terms, Token, Topic,
};
pub use viceroy::service::Panel;
pub use viceroy::timing::{Speed, WallTime, Weekends};
pub use viceroy_fake_discord::checks::content::sent;

pub use crate::languages::{check, check_rows, spoken};
pub use crate::largest::{GAME, PICTURES, SEATS, UNTIL, panel, people, salt, view};
pub use crate::offers::{offers_of, pick, shapes};
pub use crate::painter::painter;
pub use crate::wired::{accept, check_message};
