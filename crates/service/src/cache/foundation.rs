//! What every service is built from.

use crate::infra::seeded_luck::LuckSource;
use crate::prelude::*;

pub(crate) struct ServiceDeps {
    pub(crate) store: Store,
    pub(crate) clock: Arc<UptimeClock>,
    pub(crate) luck: Arc<dyn LuckSource>,
    pub(crate) cards: &'static Catalogue,
    pub(crate) queue: Arc<DeliveryQueue>,
}
