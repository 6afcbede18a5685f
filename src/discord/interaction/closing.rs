//! Tables that are closed by somebody who keeps order on their server.

use super::actions::Actions;
use super::reader::Reader;
use super::response::{Response, Show};
use super::which;
use crate::discord::message::closing_message;
use crate::discord::panel::rows::{BUTTONS, ROWS};
use crate::host::Fault;
use crate::notice::{Authority, GameId};
use crate::wording::servers;

impl Actions {
    /// Asks whether a table is really to be closed.
    pub async fn ask_to_close(
        &self,
        reader: &Reader,
        game: GameId,
        authority: Option<Authority>,
    ) -> Response {
        let w = &*reader.wording;
        let Some(by) = authority else {
            return servers::needs_manage_threads(w).into();
        };
        match self.host.closable(game, by).await {
            Ok(view) => closing_message::sure(w, &view),
            Err(stop) => stop.shown(w),
        }
    }

    /// Closes it.
    pub async fn close_table(
        &self,
        reader: &Reader,
        game: GameId,
        authority: Option<Authority>,
    ) -> Response {
        let w = &*reader.wording;
        let Some(by) = authority else {
            return servers::needs_manage_threads(w).into();
        };
        match self.host.close_table(game, reader.id, by).await {
            Ok(()) => servers::said_closed(w, game.0).into(),
            Err(stop) => stop.shown(w),
        }
    }

    /// Asks which of the tables of a server is to be closed.
    ///
    /// # Errors
    /// When something broke.
    pub async fn which_to_close(&self, reader: &Reader, by: Authority) -> Result<Response, Fault> {
        let most = u32::try_from(BUTTONS * ROWS).unwrap_or(u32::MAX);
        let games = self.host.tables_on(by.server, most).await?;
        Ok(match &games[..] {
            [] => servers::none_to_close(&reader.wording).into(),
            games => which::to_close(self, reader, games).await,
        })
    }
}
