//! Moves of somebody's finished games, decided again. Nothing is stored.

use crate::message::again_message;
use crate::prelude::*;
use viceroy_service::{LookBack, MissedMove};

pub enum Deciding {
    Open,
    Next,
    Show(u8),
    Answer(Answer),
    Best,
}

impl Actions {
    /// `at` is the position that the button was below.
    pub async fn decide_again(
        &self,
        reader: &Reader,
        at: Option<(GameId, u32)>,
        wanted: Deciding,
    ) -> Answered {
        let (w, pictures) = (&reader.wording, &self.pictures);
        let reads = self.host.people.reads(reader.id);
        let (page, answer) = match wanted {
            Deciding::Open => return self.first_again(reader, LookBack::Anew, None).await,
            Deciding::Next => return self.first_again(reader, LookBack::AsKnown, at).await,
            Deciding::Show(page) => (page, None),
            Deciding::Answer(answer) => (0, Some(Some(answer))),
            Deciding::Best => (0, Some(None)),
        };
        let gone = || Response::from(w.private(text!(again_gone)));
        let Some(of) = self.at(reader, at).await? else {
            return Ok(gone());
        };
        let Some(answer) = answer else {
            return Ok(again_message::response(w, pictures, (&of, reads), page));
        };
        let answer = answer.or_else(|| again_message::best(&of));
        let decided =
            answer.and_then(|answer| again_message::decided(w, pictures, (&of, reads), &answer));
        Ok(decided.unwrap_or_else(gone))
    }

    async fn at(
        &self,
        reader: &Reader,
        at: Option<(GameId, u32)>,
    ) -> Result<Option<MissedMove>, Stop> {
        let Some((game, step)) = at else {
            return Ok(None);
        };
        let found = self.host.missed_in(game, reader.id).await?;
        Ok(found.into_iter().find(|found| found.missed.after == step))
    }

    /// The one behind `at`, which may be the only one; else the first.
    async fn first_again(
        &self,
        reader: &Reader,
        look: LookBack,
        at: Option<(GameId, u32)>,
    ) -> Answered {
        let w = &reader.wording;
        let all = self.host.missed_lately(reader.id, look).await?;
        let nth = all.iter().position(|one| Some((one.game, one.missed.after)) == at);
        let next = nth.map_or(0, |nth| (nth + 1) % all.len());
        let reads = self.host.people.reads(reader.id);
        let Some(of) = all.get(next) else {
            return Ok(w.private(text!(again_none)).into());
        };
        let mut shown = again_message::response(w, &self.pictures, (of, reads), 0);
        if nth == Some(next) {
            add_line(&mut shown.text, Some(w.say(text!(again_only))));
        }
        Ok(shown)
    }
}
