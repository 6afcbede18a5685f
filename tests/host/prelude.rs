//! What many of these tests use.

pub use std::collections::{BTreeMap, BTreeSet};
pub use std::fs;
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
    Alert, AskedFor, Authority, BoardKind, DeferredId, Destination, Entry, Extent, GameId,
    LanguageTag, LobbyState, LobbyView, MessageBody, MessageId, MessageKey, MessageKind, Names,
    Notifications, PersonId, PlayBy, PlayedIn, Reads, RefusedFor, RoomId, ServerId, ServerSettings,
    Silence, Venue, Viewer,
};
pub use viceroy::plans::{
    Case, DraftRef, Drafting, IfBetter, PartOfTurn, Plan, Planned, PreferenceKind, Scope, WhyDraft,
    Wish, cases,
};
pub use viceroy::results::Counts;
pub use viceroy::rules::{
    Answer, Bid, Claim, Edition, Fact, Module, Offer, OpenFact, Phase, PromptId, Question, Refusal,
    SHEET, Sealed, Seat, SeatSet, SeatView, Shape, TableView, Terms, Topic,
};
pub use viceroy::service::{
    Ballot, BanChange, Clock, ComputerPace, ComputerPlayers, DealRefusal, DealState, FinishedOf,
    FromNowOn, LobbyRefusal, NoLookBack, Panel, PlanChange, Rejection, Stop, SystemLuck,
    TermsChange, Undelivered, Voted, Whereabouts, export, replay,
};
pub use viceroy::shard::{Shard, ShardCount};
pub use viceroy::simulation::{recheck, verify};
pub use viceroy::store::{CancelFlag, Cause, GameState, MessageState, Secret, StoredStep, history};
pub use viceroy::timing::{
    DAY, DailyHour, DailySchedule, HOUR, MINUTE, Sleep, Speed, TimeControl, Vacation, WallTime,
    Weekends, Zone,
};

pub use crate::absence::{DAILY, Evening};
pub use crate::chat::{Chat, Message, Trouble, dm, forbidden};
pub use crate::delivery::{PAUSE, THREAD, called, standing_post, standing_table, until_news};
pub use crate::waiting::sleeping;
pub use crate::world::{
    ANNA, BEN, CHANNEL, Lot, Running, World, cards, person, press, refused, some_answer,
};
