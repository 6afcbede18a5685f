//! Hints for the question on a panel, in its place.

use super::actions::{asked, in_words};
use crate::message::response::Shows;
use crate::panel::hints::{letter, rows};
use crate::panel::in_sight;
use crate::prelude::*;
use viceroy_i18n::hints;

impl Actions {
    pub(super) async fn hint(&self, game: GameId, reader: &Reader, spot: AnswerTarget) -> Answered {
        let w = &*reader.wording;
        let hinted = match self.host.hints(game, reader.id).await {
            Err(Stop::Refused(Rejection::NoHints)) => {
                let panel = self.host.panel(game, reader.id).await?;
                let why = w.private(text!(reject_hints_forbidden));
                return Ok(self.with_notice(reader, &panel, &why));
            }
            hinted => hinted?,
        };
        let panel = &hinted.panel;
        let now = panel.asked();
        let Some((view, question)) = now.filter(|(_, now)| Some(*now) == asked(panel, spot)) else {
            return Ok(self.with_notice(reader, panel, &w.private(text!(hint_stale))));
        };
        let people = &text_names(w, &panel.people);
        let about = hints::About { view, question, people };
        let text = hints::text(
            &w.of_text(panel.reads, in_sight(panel)),
            about,
            &hinted.hints,
            letter(w, view, question),
        )
        .0;
        let about = hints::About { people: &plain_names(w, &panel.people), ..about };
        let rows = rows(w, (game, spot), about, (&hinted.hints, panel.reads));
        let text = in_words(w, panel, text);
        Ok(Response { text, rows, shows: Shows::Beside, ..self.shown(reader, panel, None, 0) })
    }
}
