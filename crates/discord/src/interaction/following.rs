//! Whoever plays with computer players presses once, and sees what they are asked next: the panel goes on by itself
//! (`open_panels`; a direct message by the host's delivery worker), and meanwhile nobody calls them.

use std::time::Duration;

use viceroy_model::messages::{GameId, PersonId};
use viceroy_service::Host;

/// For so long somebody is taken to look at their panel. What comes later is told as to everybody who is away.
const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody has pressed on their panel, and looks on while computer players answer.
pub(super) fn looks_on(host: Host, game: GameId, who: PersonId) {
    tokio::spawn(async move {
        // What broke is logged; whoever waits too long is called like everybody.
        let _ = tokio::time::timeout(PATIENCE, host.computing.panel_afterwards(game, who)).await;
    });
}
