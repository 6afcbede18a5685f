//! Closing of tables by moderators.

use super::which::{Candidate, GamesPage, ask_part};
use crate::message::closing_message;
use crate::prelude::*;

impl Actions {
    pub async fn moderate(
        &self,
        reader: &Reader,
        game: GameId,
        what: Moderate,
        rights: Rights<'_>,
    ) -> Answered {
        let w = &*reader.wording;
        let Some(by) = rights.authority().await else {
            return Ok(w.private(text!(reject_manage_threads)).into());
        };
        Ok(match what {
            Moderate::Ask => closing_message::sure(w, &self.host.closable(game, by).await?),
            Moderate::Close => {
                self.host.close_table(game, reader.id, by).await?;
                w.private(text!(said_closed_table, game = game.0)).into()
            }
        })
    }

    pub async fn which_to_close(&self, reader: &Reader, rights: Rights<'_>, page: u16) -> Answered {
        let w = &*reader.wording;
        let Some(by) = rights.authority().await else {
            return Ok(w.private(text!(reject_manage_threads)).into());
        };
        let all = self.host.tables_under(by).await?;
        if all.is_empty() {
            return Ok(w.private(text!(none_to_close)).into());
        }
        let part = GamesPage::of(all.len(), page);
        let mut shown = vec![];
        for game in &all[part.shown.clone()] {
            // Errors are logged; the other tables can still be chosen.
            if let Ok(lobby) = self.host.lobby(*game).await {
                shown.push(Candidate::of_table(w, &lobby));
            }
        }
        Ok(ask_part(w, Which::Close, &shown, &part))
    }
}
