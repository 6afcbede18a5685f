//! What every service is built from.

use std::sync::Arc;

use super::delivery_queue::DeliveryQueue;
use crate::infra::seeded_luck::LuckSource;
use crate::infra::uptime_clock::UptimeClock;
use viceroy_rules::cards::Catalogue;
use viceroy_store::Store;

pub(crate) struct ServiceDeps {
    pub(crate) store: Store,
    pub(crate) clock: Arc<UptimeClock>,
    pub(crate) luck: Arc<dyn LuckSource>,
    pub(crate) cards: &'static Catalogue,
    pub(crate) queue: Arc<DeliveryQueue>,
}
