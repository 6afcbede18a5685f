//! What many files of the service import.

pub(crate) use std::collections::{BTreeMap, HashMap};
pub(crate) use std::sync::Arc;

pub(crate) use parking_lot::Mutex;
pub(crate) use tracing::Instrument;
pub(crate) use viceroy_ai::Level;
pub(crate) use viceroy_model::attendance::{Announcement, Attendance, PlayConditions, TimeContext};
pub(crate) use viceroy_model::messages::{
    Authority, Chapter, Destination, Entry, GameId, Holders, LanguageTag, LobbyView, MessageBody,
    MessageKey, MessageKind, NewsPost, Organised, Panel, Person, PersonId, Planning, PlayedIn,
    Player, PressId, RoomId, ServerId, Silence, Starts, TableCode, TablePost, Venue, seated,
};
pub(crate) use viceroy_model::plans::{Draft, DraftRef, PreferenceKind, Preferences, SeatOrders};
pub(crate) use viceroy_model::timing::{Calendar, DailySchedule, Millis, WallTime};
pub(crate) use viceroy_rules::cards::Catalogue;
pub(crate) use viceroy_rules::{
    Answer, BySeat, Fact, Game, OpenFact, Phase, PromptId, Question, Refusal, Ruleset, Seat,
    SeatSet, SeatView, TableView, Topic, Unplayable,
};
pub(crate) use viceroy_store::{
    AttendanceRecord, Cause, GameState, MessageState, Store, StoreError, StoredGame, StoredMessage,
    StoredStep, history,
};

pub(crate) use crate::api::Host;
pub(crate) use crate::cache::channel_availability::ChannelAvailability;
pub(crate) use crate::cache::delivery_queue::DeliveryQueue;
pub(crate) use crate::cache::refusals::{RefusalSubject, RetryOn};
pub(crate) use crate::game::batch::Input;
pub(crate) use crate::game::game_cache::RunningGame;
pub(crate) use crate::game::games::Games;
pub(crate) use crate::gameplay::external_events::ExternalEvents;
pub(crate) use crate::gameplay::panels::Panels;
pub(crate) use crate::gameplay::seating::Seating;
pub(crate) use crate::infra::error::{
    Fault, NoLookBack, Rejection, Result, Stop, catch_panic, ok_unless_rejected,
};
pub(crate) use crate::infra::lobby_refusal::{LobbyRefusal, ShowConsent};
pub(crate) use crate::infra::messenger::{Messenger, Undelivered};
pub(crate) use crate::infra::run_to_completion::run_to_completion;
pub(crate) use crate::infra::seeded_luck::FairLuck;
pub(crate) use crate::infra::uptime_clock::UptimeClock;
pub(crate) use crate::lobby::gathering::Gathering;
pub(crate) use crate::lobby::lobbies::Lobbies;
pub(crate) use crate::lobby::seat_policy::JoinReason;
pub(crate) use crate::people::known::People;
