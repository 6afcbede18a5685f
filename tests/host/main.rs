//! The service with an in-memory chat: lobbies, whole games with restarts, and when messages are
//! sent.
#![allow(clippy::unwrap_used)]

mod absence;
mod addressed;
#[path = "../common/ahead.rs"]
mod ahead;
mod analysis;
mod archive;
mod away;
mod backups;
mod chat;
mod closing;
mod computers;
mod daily_hour;
mod delivery;
mod direct;
mod doors;
mod economy;
mod exported;
mod feeds;
mod filling;
mod first_games;
#[path = "../common/folder.rs"]
mod folder;
mod follow_ups;
mod forgetting;
mod gone;
mod habits;
mod handing;
mod handover;
mod hints;
mod limits;
mod lobbies;
mod merged;
mod museum;
mod names;
mod no_choice;
mod openly;
mod organising;
mod outages;
mod pace;
#[path = "../common/painter.rs"]
mod painter;
mod passed_over;
mod plans;
mod play;
mod preferences;
mod prelude;
mod recheck;
mod rerouted;
mod restored;
mod ringing;
mod screen_reader;
mod simulated;
mod slips;
mod thinking;
mod trouble;
mod two_hands;
mod two_worlds;
mod vanishing;
mod verified;
mod visiting;
mod waiting;
mod wanting;
mod wishes;
mod world;
