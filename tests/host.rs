//! The service with an in-memory chat: lobbies, whole games with restarts, and when messages are
//! sent.
#![allow(clippy::unwrap_used)]

#[path = "host/absence.rs"]
mod absence;
#[path = "host/addressed.rs"]
mod addressed;
#[path = "common/ahead.rs"]
mod ahead;
#[path = "host/analysis.rs"]
mod analysis;
#[path = "host/backups.rs"]
mod backups;
#[path = "host/chat.rs"]
mod chat;
#[path = "host/closing.rs"]
mod closing;
#[path = "host/computers.rs"]
mod computers;
#[path = "host/daily_hour.rs"]
mod daily_hour;
#[path = "host/delivery.rs"]
mod delivery;
#[path = "host/direct.rs"]
mod direct;
#[path = "host/doors.rs"]
mod doors;
#[path = "host/economy.rs"]
mod economy;
#[path = "host/exported.rs"]
mod exported;
#[path = "host/feeds.rs"]
mod feeds;
#[path = "host/first_games.rs"]
mod first_games;
#[path = "common/folder.rs"]
mod folder;
#[path = "host/follow_ups.rs"]
mod follow_ups;
#[path = "host/forgetting.rs"]
mod forgetting;
#[path = "host/gone.rs"]
mod gone;
#[path = "host/habits.rs"]
mod habits;
#[path = "host/handing.rs"]
mod handing;
#[path = "host/hints.rs"]
mod hints;
#[path = "host/limits.rs"]
mod limits;
#[path = "host/lobbies.rs"]
mod lobbies;
#[path = "host/merged.rs"]
mod merged;
#[path = "host/museum.rs"]
mod museum;
#[path = "host/names.rs"]
mod names;
#[path = "host/no_choice.rs"]
mod no_choice;
#[path = "host/openly.rs"]
mod openly;
#[path = "host/organising.rs"]
mod organising;
#[path = "host/outages.rs"]
mod outages;
#[path = "host/pace.rs"]
mod pace;
#[path = "common/painter.rs"]
mod painter;
#[path = "host/passed_over.rs"]
mod passed_over;
#[path = "host/plans.rs"]
mod plans;
#[path = "host/play.rs"]
mod play;
#[path = "host/preferences.rs"]
mod preferences;
#[path = "host/recheck.rs"]
mod recheck;
#[path = "host/rerouted.rs"]
mod rerouted;
#[path = "host/restored.rs"]
mod restored;
#[path = "host/screen_reader.rs"]
mod screen_reader;
#[path = "host/simulated.rs"]
mod simulated;
#[path = "host/thinking.rs"]
mod thinking;
#[path = "host/trouble.rs"]
mod trouble;
#[path = "host/two_hands.rs"]
mod two_hands;
#[path = "host/two_worlds.rs"]
mod two_worlds;
#[path = "host/vanishing.rs"]
mod vanishing;
#[path = "host/verified.rs"]
mod verified;
#[path = "host/visiting.rs"]
mod visiting;
#[path = "host/waiting.rs"]
mod waiting;
#[path = "host/wishes.rs"]
mod wishes;
#[path = "host/world.rs"]
mod world;
