//! The line to Discord: the first requests, the commands, and the client that hears what people press.

pub(super) mod application;
pub(super) mod client;
mod command_framework;
mod first_requests;
mod network;
mod register;
mod registered;
pub(super) mod start_error;
