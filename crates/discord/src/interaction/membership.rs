//! Whether somebody who presses in a direct message is still on the server of a game.

use crate::message::whereabouts;
use crate::prelude::*;
use viceroy_service::Whereabouts;

impl Reply {
    /// Where that is not known, nothing is assumed.
    pub(super) async fn has_left(&self, game: GameId, who: PersonId) -> bool {
        let Ok(Some(server)) = self.host().server_of(game).await else {
            return false;
        };
        let found = whereabouts::of(&self.means.http, self.metrics(), server, who).await;
        matches!(found, Ok(Whereabouts::Elsewhere | Whereabouts::Nowhere))
    }
}
