//! Hints for the question on a panel.

use super::actions::{Actions, asked};
use crate::interaction::reader::Reader;
use crate::message::response::{HintsFor, Response};
use crate::wire::custom_id::AnswerTarget;
use crate::wire::letters::letter_of;
use crate::wire::people::text_names;
use viceroy_i18n::{hints, text};
use viceroy_model::messages::GameId;
use viceroy_service::Stop;

impl Actions {
    pub async fn hint(
        &self,
        reader: &Reader,
        game: GameId,
        spot: AnswerTarget,
    ) -> Result<Response, Stop> {
        let w = &*reader.wording;
        // Read before the hints are computed, so that no answer in between is missed.
        let before = self.host.panels.asked_now(game, reader.id).await?.asked;
        let hinted = self.host.hints(game, reader.id).await?;
        let now = viceroy_service::asked(&hinted.panel);
        let meant = asked(&hinted.panel, spot);
        let Some((view, question)) = now.filter(|(_, now)| Some(*now) == meant) else {
            return Ok(w.private(text!(hint_stale)).into());
        };
        let about = hints::About { view, question, people: &text_names(w, &hinted.panel.people) };
        let letter = |offer| letter_of(view, question, offer).unwrap_or(' ');
        let hints = Some(HintsFor { game, asked: before });
        Ok(Response { hints, ..hints::text(w, about, &hinted.hints, letter).into() })
    }
}
