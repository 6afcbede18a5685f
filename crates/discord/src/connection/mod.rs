//! The connection to Discord: first requests, command registration, and the client.

pub(super) mod application;
pub(super) mod client;
mod command_framework;
mod event_dispatcher;
mod first_requests;
mod kept_sessions;
mod network;
mod register;
mod registered;
pub(super) mod shards;
pub(super) mod start_error;
