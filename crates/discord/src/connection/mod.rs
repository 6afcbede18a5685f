//! The connection to Discord: first requests, command registration, and the client.

pub(super) mod application;
pub(super) mod client;
mod command_framework;
mod first_requests;
mod network;
mod register;
mod registered;
pub(super) mod start_error;
