//! Keeps a panel current while computer players answer, without mentions; see `open_panels`.

use std::time::Duration;

use viceroy_model::messages::{GameId, PersonId};
use viceroy_service::Host;

/// How long a user is assumed to watch the panel.
const PATIENCE: Duration = Duration::from_secs(30);

pub(super) fn looks_on(host: Host, game: GameId, who: PersonId) {
    tokio::spawn(async move {
        // After the timeout users are mentioned as usual.
        let _ = tokio::time::timeout(PATIENCE, host.computing.panel_afterwards(game, who)).await;
    });
}
