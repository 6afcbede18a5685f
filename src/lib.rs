//! A Discord bot that hosts asynchronous games of Viceroy.
//!
//! It is made of packages of this workspace, which stand here under their names; each uses only those above it
//! (`docs/architecture.md` describes them). The program's own parts come last: [`app`] puts the bot together from a [`store::Store`],
//! a [`service::Host`] and the adapter in [`discord`]; [`simulation`] plays whole games without a chat.

pub use viceroy_files as files;

pub use viceroy_rules as rules;
pub use viceroy_rules::cards;

pub use viceroy_ai as ai;
pub use viceroy_ai::analysis;

pub use viceroy_model::{attendance, messages, plans, proposal, record, timing, tutorial};

pub use viceroy_i18n as i18n;

pub use viceroy_render as render;

pub use viceroy_metrics as metrics;

pub use viceroy_store as store;

pub use viceroy_service as service;

pub use viceroy_discord as discord;

/// Card packs from outside, read from a folder.
pub mod packs;

/// Whole games without chat: simulate, export, recheck.
pub mod simulation;

/// Backups that are read before they count, and putting one back.
pub mod backup;

/// What answers an operator's machine that asks how it goes: `/healthz` and `/metrics`.
pub mod monitoring;

/// The bot put together: store, service, outbox and adapter, served until it is asked to end.
pub mod app;
