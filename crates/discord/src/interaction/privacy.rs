//! Commands about a user's own data, and reports.

use crate::message::privacy_message;
use crate::prelude::*;
use viceroy_service::Problem;

impl Actions {
    pub async fn my_data(&self, reader: &Reader) -> Result<Response, Fault> {
        let data = self.host.my_data(reader.id).await?;
        Ok(privacy_message::my_data(&reader.wording, &data))
    }

    pub fn ask_to_forget(&self, reader: &Reader) -> Response {
        privacy_message::sure(&reader.wording, self.backup_days)
    }

    pub async fn forget_me(&self, reader: &Reader) -> Answered {
        self.host.forget(reader.id).await?;
        Ok(reader.wording.private(text!(privacy_forgotten)).into())
    }

    /// For the operator.
    pub async fn report(&self, reader: &Reader, problem: Problem) -> Result<Response, Fault> {
        let w = &*reader.wording;
        let kept = self.host.report(reader.id, problem).await?;
        Ok(match kept {
            Some((number, Some(game))) => {
                w.private(text!(reported_game, number, game = game.0)).into()
            }
            Some((number, None)) => w.private(text!(reported, number)).into(),
            None => w.private(text!(reject_too_many_reports)).into(),
        })
    }
}
