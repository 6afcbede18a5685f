//! The handle of the application: what everybody outside calls, by subject; what a service does by itself is called on that, and
//! what is only stored on the store. Each service knows what it works with, and none knows this.

mod deferred;
pub(crate) mod delivery_worker;
pub(crate) mod external_events;
mod learning;
mod lobbies;
mod measuring;
pub(crate) mod open;
mod panels;
pub(crate) mod people;
pub(crate) mod reporting;
mod seating;

use std::sync::Arc;

use tokio::sync::broadcast;

use super::cache::delivery_queue::DeliveryQueue;
use super::cache::places::ChannelAvailability;
use super::game::games::Games;
use super::game::outages::Outages;
use super::gameplay::analysis::Analyses;
use super::gameplay::computing::Computing;
use super::gameplay::external_events::ExternalEvents;
use super::gameplay::forgetting::Forgetting;
use super::gameplay::panels::Panels;
use super::gameplay::seating::Seating;
use super::gameplay::timekeeping::Timekeeping;
use super::gameplay::user_profiles::UserProfiles;
use super::infra::uptime_clock::UptimeClock;
use super::lobby::lobbies::Lobbies;
use super::outbox::delivery::Outbox;
use super::people::known::People;
use viceroy_model::messages::{GameId, InstallationTag};
use viceroy_store::Store;

/// The application. Cheap to clone; all clones are one host.
#[derive(Clone)]
pub struct Host {
    salt: InstallationTag,
    store: Store,
    clock: Arc<UptimeClock>,
    queue: Arc<DeliveryQueue>,
    places: Arc<ChannelAvailability>,
    /// When the bot was not there.
    pub outages: Arc<Outages>,
    /// What is known of people.
    pub people: Arc<People>,
    /// The running games.
    pub games: Arc<Games>,
    /// The tables that gather.
    pub lobbies: Arc<Lobbies>,
    /// What players see and do.
    pub panels: Arc<Panels>,
    /// Who leaves, comes back, votes, takes over.
    pub seating: Arc<Seating>,
    /// Computer players, who answer.
    pub computing: Arc<Computing>,
    /// What happens around games.
    pub surroundings: Arc<ExternalEvents>,
    analyses: Arc<Analyses>,
    introductions: Arc<UserProfiles>,
    /// People who asked to be forgotten.
    pub forgetting: Arc<Forgetting>,
    timekeeping: Arc<Timekeeping>,
    outbox: Arc<Outbox>,
}

impl Host {
    /// What everything that messages about these games carry is marked with.
    pub fn salt(&self) -> InstallationTag {
        self.salt
    }

    /// The time it goes by.
    pub fn clock(&self) -> Arc<UptimeClock> {
        Arc::clone(&self.clock)
    }

    /// Tells of each game that changes from now on.
    pub fn changes(&self) -> broadcast::Receiver<GameId> {
        self.queue.changed_games()
    }

    /// The stored games.
    pub fn store(&self) -> &Store {
        &self.store
    }
}
