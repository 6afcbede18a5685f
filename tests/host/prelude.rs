//! What many of these tests use.

pub use std::collections::{BTreeMap, BTreeSet};
pub use std::path::{Path, PathBuf};
pub use std::sync::Arc;

pub use serde_json::Value;
pub use sqlx::ConnectOptions;
pub use strum::VariantArray;
pub use viceroy::ai::{Brain, Greedy, Level};
pub use viceroy::attendance::{
    Announcement, Away, ClosedBecause, Hints, OnTimeout, PlayConditions, SeatControl,
    TableSettings, VoteChoice, VoteKind,
};
pub use viceroy::backup::{self, Restoring};
pub use viceroy::cards::{Catalogue, Colour, Gems};
pub use viceroy::messages::{
    BoardKind, Entry, GameId, LanguageTag, LobbyState, LobbyView, MessageBody, MessageId,
    MessageKey, MessageKind, Names, PersonId, PlayBy, PlayedIn, RefusedFor, RoomId, ServerId,
    Silence, Venue,
};
pub use viceroy::plans::{Case, DraftRef, Drafting, Planned, PreferenceKind, Scope, Wish};
pub use viceroy::results::Counts;
pub use viceroy::rules::{
    Answer, Bid, Edition, Fact, Module, Offer, OpenFact, Phase, PromptId, Question, Refusal, Seat,
    SeatSet, SeatView, Shape, Terms, Topic,
};
pub use viceroy::service::{
    Ballot, Clock, ComputerPlayers, FromNowOn, LobbyRefusal, Panel, PlanChange, Rejection, Stop,
    SystemLuck, TermsChange, Undelivered, Voted, Whereabouts, export,
};
pub use viceroy::simulation::recheck;
pub use viceroy::store::{CancelFlag, Cause, GameState, MessageState, StoredStep};
pub use viceroy::timing::{
    DAY, DailyHour, DailySchedule, HOUR, MINUTE, Sleep, Speed, TimeControl, Vacation, WallTime,
    Weekends, Zone,
};

pub use crate::absence::DAILY;
pub use crate::chat::{Chat, Message, Trouble, dm};
pub use crate::delivery::{PAUSE, THREAD, called, standing_post, standing_table, until_news};
pub use crate::waiting::sleeping;
pub use crate::world::{
    ANNA, BEN, CHANNEL, Lot, Running, World, cards, person, press, refused, some_answer,
};
