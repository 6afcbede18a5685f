//! A game's table as text, in pages, a look back at it, and its steps when it is over.

use crate::message::{analysis_message, archive_message, post_picture};
use crate::panel::text_rows;
use crate::prelude::*;
use crate::wire::component::pages;
use crate::wire::custom_id::{FinishedWhere, Hands};
use viceroy_i18n::read;
use viceroy_service::PostsReadBy;

impl Actions {
    /// Includes the hand of players.
    pub async fn read(&self, reader: &Reader, game: GameId, page: u16) -> Answered {
        let w = &*reader.wording;
        let own = self.host.panel_by_itself(game, reader.id).await.ok();
        let post = self.host.table_for(game, reader.id).await?;
        let names = text_names(w, &post.people);
        let all = read::pages(w, &post.view, own.as_ref().map(|panel| &panel.view), &names);
        let nth = usize::from(page).min(all.len().saturating_sub(1));
        let Some(shown) = all.get(nth) else {
            return Ok(Response::default());
        };
        let text = read::page(w, shown, nth, all.len());
        let to = |page| CustomId::Read { game, page };
        let mut rows = vec![Row::Buttons(pages(w, nth, all.len(), to))];
        // This page and its neighbours have buttons above.
        let far = |other: u16| usize::from(other).abs_diff(nth) > 1;
        let parts = (0u16..).zip(&all).filter(|(other, page)| page.begins && far(*other));
        let parts = parts.map(|(other, page)| Button::new(to(other), page.title.clone()));
        rows.extend(in_rows(parts.take(2 * BUTTONS).collect()));
        let reads = self.host.people.reads(reader.id);
        let text = read_by(w, reads, text, &names);
        Ok(Response::new(text, text_rows::read_by(w, reads, rows)))
    }

    pub async fn film(&self, reader: &Reader, game: GameId) -> Answered {
        let filmed = self.host.filmed(game, reader.id).await?;
        let (w, pictures) = (Arc::clone(&reader.wording), self.pictures.clone());
        let said = w.private(text!(film_title, game = game.0));
        let picture =
            Painting::of(async move { post_picture::of_film(&w, &pictures, &filmed).await });
        Ok(Response { picture, ..said.into() })
    }

    /// Defaults to the user's seat, for spectators to the first one.
    pub async fn analysis(&self, reader: &Reader, game: GameId, seat: Option<Seat>) -> Answered {
        let analysed = self.host.analysis(game, reader.id).await?;
        let (w, pictures) = (&reader.wording, &self.pictures);
        let shown = analysis_message::response(w, pictures, &analysed, seat, reader.id);
        Ok(self.with_rating(reader, game, shown).await)
    }

    /// The poster of a game that the reader has played, for everybody in the channel.
    pub async fn poster(&self, reader: &Reader, who: Person, game: GameId) -> Answered {
        let archived = self.host.archived(game, reader.id, 0).await?;
        let Some(seat) = archived.seat.filter(|_| archived.has_poster) else {
            return Ok(reader.wording.private(text!(poster_not_yours)).into());
        };
        let table = self.host.table(game).await?;
        Ok(archive_message::poster(&reader.wording, &self.pictures, table, (seat, who)))
    }

    /// A step of a finished game that the reader has played, or whose posts they can read here.
    pub async fn archived(
        &self,
        reader: &Reader,
        rights: Rights<'_>,
        (game, step): (GameId, u32),
        hands: Hands,
    ) -> Answered {
        let w = &reader.wording;
        let may_read = match self.host.posts_read_by(game, reader.id).await? {
            PostsReadBy::Them => true,
            PostsReadBy::WhoeverSees(server, channel) => {
                let sight = rights.sight().await;
                sight.is_some_and(|sight| sight.server == server && sight.sees(channel))
            }
            PostsReadBy::Others => false,
        };
        if !may_read {
            return Ok(w.private(text!(archive_not_here)).into());
        }
        let archived = self.host.archived(game, reader.id, step).await?;
        let reads = self.host.people.reads(reader.id);
        Ok(archive_message::response(w, &self.pictures, archived, hands, reads))
    }

    /// By what was typed, such as "12#40"; if nothing was, the reader's finished games, or those of
    /// the server.
    pub async fn archive(
        &self,
        reader: &Reader,
        rights: Rights<'_>,
        typed: Option<&str>,
    ) -> Answered {
        let w = &reader.wording;
        let Some(typed) = typed else {
            let own = self.host.newest_finished_of(reader.id).await?;
            let place = match (own, rights.by) {
                (Some(_), _) => FinishedWhere::Own,
                (None, Some(_)) => FinishedWhere::Here,
                (None, None) => return Ok(w.private(text!(archive_none)).into()),
            };
            return self.finished(reader, rights, (place, None, None)).await;
        };
        match archive_message::read_code(typed) {
            Some(at) => self.archived(reader, rights, at, Hands::Closed).await,
            None => Ok(w.private(text!(archive_no_code)).into()),
        }
    }
}
