//! A Discord bot that hosts asynchronous games of Viceroy.
//!
//! The workspace packages are re-exported here; each uses only those above it (see
//! `docs/architecture.md`). The program's own modules follow: [`app`] assembles the bot from a
//! [`store::Store`], a [`service::Host`] and the [`discord`] adapter; [`simulation`] plays whole
//! games without Discord.

pub use viceroy_files as files;

pub use viceroy_rules as rules;
pub use viceroy_rules::cards;

pub use viceroy_ai as ai;
pub use viceroy_ai::analysis;

pub use viceroy_model::{
    attendance, deals, messages, plans, proposal, ratings, record, reliability, results, seasons,
    shard, timing, tutorial,
};

pub use viceroy_i18n as i18n;

pub use viceroy_render as render;

pub use viceroy_metrics as metrics;

pub use viceroy_store as store;

pub use viceroy_service as service;

pub use viceroy_discord as discord;

/// Card packs from a folder.
pub mod packs;

/// Simulates, exports and rechecks whole games.
pub mod simulation;

/// Verified backups, and restoring one.
pub mod backup;

/// Serves `/healthz` and `/metrics`.
pub mod monitoring;

/// Assembles the bot and serves until shutdown.
pub mod app;
