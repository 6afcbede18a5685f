//! How a finished game went.

use super::actions::Actions;
use super::reader::Reader;
use crate::message::analysis_message;
use crate::message::response::Response;
use viceroy_model::messages::GameId;
use viceroy_rules::Seat;
use viceroy_service::Stop;

impl Actions {
    /// How a finished game went for one of its players; for the reader where no seat is named, and for the first player
    /// where the reader has not played.
    pub async fn analysis(
        &self,
        reader: &Reader,
        game: GameId,
        seat: Option<Seat>,
    ) -> Result<Response, Stop> {
        let analysed = self.host.analysis(game, reader.id).await?;
        let (w, pictures) = (&reader.wording, &self.pictures);
        let shown = analysis_message::response(w, pictures, &analysed, seat, reader.id);
        Ok(shown)
    }
}
