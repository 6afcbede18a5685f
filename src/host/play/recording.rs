//! The record of a finished game, for anybody who wants to check it.

use crate::host::game::recorded::{ExportError, export};
use crate::host::ground::error::{Fault, NoLookBack, Rejection, Stop};
use crate::host::handle::Host;
use crate::notice::GameId;

impl Host {
    /// The record of a finished game as it stands in a file.
    pub async fn record(&self, game: GameId) -> Result<Vec<u8>, Stop> {
        self.shielded(Some(game), move |inner| async move {
            // It plays the game again, as looking back at it does.
            let _room = inner.analyses.room.acquire().await.map_err(Fault::new)?;
            let record = match export(&inner.store, game, inner.cards).await {
                Ok(record) => record,
                Err(ExportError::NoSuchGame(_) | ExportError::NeverPlayed(_)) => {
                    return Err(Rejection::NoSuchGame.into());
                }
                Err(ExportError::NotOver(_)) => {
                    return Err(Rejection::NoLookBack(NoLookBack::NotOver).into());
                }
                Err(ExportError::Store(error)) => return Err(error.into()),
                Err(error) => return Err(Fault::new(error).into()),
            };
            Ok(serde_json::to_vec(&record).map_err(Fault::new)?)
        })
        .await
    }
}
