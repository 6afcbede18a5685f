//! The public API, by subject. Services are exposed where their own methods suffice; none of them
//! knows the API.

mod deals;
mod deferred;
pub(crate) mod delivery_worker;
pub(crate) mod external_events;
pub(crate) mod lobbies;
mod measuring;
pub(crate) mod missed;
pub(crate) mod open;
mod panels;
pub(crate) mod people;
mod ratings;
mod reading;
pub(crate) mod reporting;
mod seasons;
mod seating;
pub(crate) mod shards;
mod tables_of_server;
pub(crate) mod wish;

use tokio::sync::broadcast;

use super::game::outages::Outages;
use super::gameplay::analysis::Analyses;
use super::gameplay::closed_deal::ClosedDeals;
use super::gameplay::computing::Computing;
use super::gameplay::deals::Deals;
use super::gameplay::forgetting::Forgetting;
use super::gameplay::timekeeping::Timekeeping;
use super::gameplay::user_profiles::UserProfiles;
use super::outbox::delivery::Outbox;
use crate::prelude::*;
use viceroy_model::messages::InstallationTag;

/// Cheap to clone; clones share the state.
#[derive(Clone)]
pub struct Host {
    salt: InstallationTag,
    store: Store,
    clock: Arc<UptimeClock>,
    queue: Arc<DeliveryQueue>,
    places: Arc<ChannelAvailability>,
    pub outages: Arc<Outages>,
    pub people: Arc<People>,
    pub games: Arc<Games>,
    pub lobbies: Arc<Lobbies>,
    pub panels: Arc<Panels>,
    pub seating: Arc<Seating>,
    pub computing: Arc<Computing>,
    pub surroundings: Arc<ExternalEvents>,
    analyses: Arc<Analyses>,
    deals: Arc<Deals>,
    closed_deals: Arc<ClosedDeals>,
    introductions: Arc<UserProfiles>,
    pub forgetting: Arc<Forgetting>,
    timekeeping: Arc<Timekeeping>,
    outbox: Arc<Outbox>,
}

impl Host {
    /// Part of every message's custom ids.
    pub fn salt(&self) -> InstallationTag {
        self.salt
    }

    pub fn clock(&self) -> Arc<UptimeClock> {
        Arc::clone(&self.clock)
    }

    /// Subscribes to changes of games.
    pub fn changes(&self) -> broadcast::Receiver<GameId> {
        self.queue.changed_games()
    }

    /// For the program that opened it; the adapter uses what is here.
    pub fn store(&self) -> &Store {
        &self.store
    }
}
