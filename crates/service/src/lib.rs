//! The application: lobbies, running games, deadlines and messages, independent of the chat
//! platform.
//!
//! - [`Host`]: the API, opened with a [`HostConfig`];
//! - [`DeliveryWorker`]: posts the messages that should exist;
//! - [`Messenger`]: implemented by the chat adapter;
//! - [`Clock`] and [`LuckSource`]: injected, so that tests control time and luck;
//! - [`Stop`]: why a call failed, a [`Rejection`] for the user or a [`Fault`] for the operator.
//!
//! Inside are small services (`service.rs`). From the bottom up: `infra` (clock, luck, errors),
//! `cache` (in-memory state), `people`, `game` (running games and their commits), `lobby`,
//! `gameplay` (actions of players, computers and the clock), `outbox`, and `api`. Start reading at
//! `api/open.rs`, then `game/happening.rs`.

#[macro_use]
mod service;

mod api;
mod cache;
mod game;
mod gameplay;
mod infra;
mod lobby;
mod outbox;
mod people;
mod prelude;

pub use api::Host;
pub use api::delivery_worker::DeliveryWorker;
pub use api::lobbies::{CodeGiven, Fills, Founding, SeatedByCode};
pub use api::missed::{LookBack, MissedMove};
pub use api::open::HostConfig;
pub use api::people::ToldBy;
pub use api::reporting::Problem;
pub use api::shards::Connection;
pub use api::wish::{Found, TableWish};
pub use cache::lobby_ends::LobbyLimits;
pub use cache::met::FirstGames;
pub use cache::writers::{SoleWriter, Writers};
pub use game::deal_brains::{DealGame, play_deal};
pub use game::readable::unreadable;
pub use game::recorded::{ExportError, export};
pub use game::replay::{Difference, LuckAt, Replayed, Telling, replay};
pub use game::thinking::{BrainFactory, ComputerPace, ComputerPlayers, ThreadPriority};
pub use gameplay::analysis::{Analysed, Filmed};
pub use gameplay::archive::{ArchivedStep, PostsReadBy};
pub use gameplay::closed_deal::{ClosedDeal, FirstBid};
pub use gameplay::deals::{DealMonth, DealOfTheDay, DealPyramid, DealState, ListedDeal};
pub use gameplay::external_events::{AvailabilityChange, ChannelScope};
pub use gameplay::hinting::{Hinted, can_hint};
pub use gameplay::plans::PlanChange;
pub use gameplay::preferences::FromNowOn;
pub use gameplay::turn_log::TurnLog;
pub use gameplay::voting::{Ballot, Voted};
pub use infra::clock::{Clock, ManualClock, Reading, SystemClock};
pub use infra::error::{DealRefusal, Fault, NoLookBack, NoSecondChance, Rejection, Stop};
pub use infra::lobby_refusal::{AsksToShow, Changed, LobbyRefusal, ShowConsent};
pub use infra::messenger::{Boxed, Messenger, Undelivered, Whereabouts};
pub use infra::seeded_luck::{
    Accounted, FairLuck, LuckSource, NoLuck, SeededLuck, SystemLuck, press_hashes, secret_hash,
};
pub use infra::uptime_clock::UptimeClock;
pub use lobby::gathering::{Gathering, TermsChange};
pub use lobby::servers::BanChange;
pub use people::known::People;
pub use viceroy_model::messages::Panel;
pub use viceroy_store::{FinishedGame, FinishedOf, GatewayIdentity, GatewaySession, crash};
