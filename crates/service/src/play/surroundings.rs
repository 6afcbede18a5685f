//! What happens to running games from outside.

use std::sync::Arc;

use crate::game::games::Games;
use crate::kept::maintenance::Announced;

service! {
    /// Tells games what happens around them.
    pub(crate) struct Surroundings of store, clock {
        games: Arc<Games>,
        maintenance: Arc<Announced>,
    }
}
