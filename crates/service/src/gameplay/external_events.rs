//! What happens to running games from outside.

use std::sync::Arc;

use crate::cache::maintenance::Announced;
use crate::game::games::Games;

service! {
    /// Tells games what happens around them.
    pub(crate) struct ExternalEvents of store, clock {
        games: Arc<Games>,
        maintenance: Arc<Announced>,
    }
}
