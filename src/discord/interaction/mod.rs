//! What people press, command and type, and how it is answered.

pub(super) mod actions;
pub mod answer_code;
pub(super) mod came;
pub(super) mod chosen;
pub(super) mod commands;
pub(super) mod data;
pub mod day_menus;
pub(super) mod deferred;
pub(super) mod direct_panel;
pub(super) mod events;
pub(super) mod in_flight;
pub(super) mod library;
pub(super) mod organising;
pub mod proposals;
pub(super) mod reader;
pub(super) mod reply;
pub(super) mod response;
pub(super) mod route;
pub(super) mod seats;
pub mod settings;
pub mod ticket;
pub(super) mod turns;
pub(super) mod typed_gems;
pub(super) mod unreadable;
pub(super) mod which;
