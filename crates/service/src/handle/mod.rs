//! The handle of the application: what everybody outside calls, by subject. Each of its services knows what it works with, and
//! none knows this.

pub(crate) mod courier;
mod deferred;
mod learning;
mod lobbies;
mod measuring;
pub(crate) mod open;
mod panels;
pub(crate) mod people;
pub(crate) mod reporting;
mod seating;
pub(crate) mod surroundings;

use std::sync::Arc;

use tokio::sync::broadcast;

use super::game::games::Games;
use super::game::outages::Outages;
use super::ground::counted::CountedClock;
use super::kept::delivery_queue::DeliveryQueue;
use super::kept::places::Places;
use super::lobby::lobbies::Lobbies;
use super::outbox::delivery::Outbox;
use super::people::known::People;
use super::play::analysis::Analyses;
use super::play::computing::Computing;
use super::play::forgetting::Forgetting;
use super::play::heard::Introductions;
use super::play::panels::Panels;
use super::play::seating::Seating;
use super::play::surroundings::Surroundings;
use super::play::timekeeping::Timekeeping;
use viceroy_model::messages::{GameId, Salt};
use viceroy_store::Store;

/// The application. Cheap to clone; all clones are one host.
#[derive(Clone)]
pub struct Host {
    salt: Salt,
    store: Store,
    clock: Arc<CountedClock>,
    queue: Arc<DeliveryQueue>,
    places: Arc<Places>,
    outages: Arc<Outages>,
    people: Arc<People>,
    games: Arc<Games>,
    lobbies: Arc<Lobbies>,
    panels: Arc<Panels>,
    seating: Arc<Seating>,
    computing: Arc<Computing>,
    surroundings: Arc<Surroundings>,
    analyses: Arc<Analyses>,
    introductions: Arc<Introductions>,
    forgetting: Arc<Forgetting>,
    timekeeping: Arc<Timekeeping>,
    outbox: Arc<Outbox>,
}

impl Host {
    /// What everything that messages about these games carry is marked with.
    pub fn salt(&self) -> Salt {
        self.salt
    }

    /// The time it goes by.
    pub fn clock(&self) -> Arc<CountedClock> {
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
