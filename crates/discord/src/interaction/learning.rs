//! Presses in the tutorial.

use crate::prelude::*;
use viceroy_i18n::lesson;
use viceroy_model::attendance::PlayConditions;
use viceroy_model::messages::{LessonPlace, Venue};
use viceroy_model::tutorial::{Lesson, Listened};
use viceroy_rules::{GameLength, Options};

pub enum Learning {
    /// From this server, or from direct messages.
    Open(Option<ServerId>),
    Show(LessonPage),
    Answer(LessonPage, Answer),
}

impl Actions {
    /// No game is stored, only the page.
    pub async fn learn(&self, reader: &Reader, wanted: Learning) -> Result<Response, Fault> {
        let w = &reader.wording;
        let Ok(played) = Lesson::get() else {
            return Ok(w.private(text!(broke)).into());
        };
        // The tutorial needs the embedded cards.
        if self.pictures.cards().fingerprint().is_some() {
            return Ok(w.private(text!(lesson_other_cards)).into());
        }
        let known = self.host.lesson_of(reader.id).await?;
        let server = known.and_then(|known| known.server);
        let reached = known.and_then(|known| LessonPage::of_number(known.page));
        let begun = reached.filter(|page| !page.is_last() && page.before().is_some());
        let is_resumed = begun.is_some() && matches!(wanted, Learning::Open(_));
        let (page, server, notice) = match wanted {
            Learning::Open(from) => {
                let notice = begun.map(|_| w.private(text!(lesson_resumed)));
                (begun.unwrap_or(LessonPage::Bid), from.or(server), notice)
            }
            Learning::Show(page) => (page, server, None),
            Learning::Answer(page, answer) => {
                let (page, notice) = answered(reader, played, (reached, page), &answer);
                (page, server, notice)
            }
        };
        let place = LessonPlace { page: page.number(), server };
        if known != Some(place) {
            self.host.set_lesson(reader.id, place).await?;
        }
        let mut shown = lesson_message::response(w, &self.pictures, played, page, notice.as_ref());
        if is_resumed {
            lesson_message::add_again(w, &mut shown.rows);
        }
        if let (true, Some(server)) = (page.is_last(), server) {
            let most = lesson_message::TABLES;
            let tables = self.host.open_tables_on(server, reader.id, most).await?;
            lesson_message::add_tables(w, &mut shown, &tables);
        }
        Ok(shown)
    }

    pub(super) async fn with_lesson(&self, reader: &Reader, mut shown: Response) -> Response {
        // Errors are logged; the user has the seat anyway.
        if let Ok(true) = self.host.is_newcomer(reader.id).await {
            let w = &*reader.wording;
            shown.text = format!("{}\n{}", shown.text, w.say(text!(lesson_first_time)));
            shown.rows.push(Row::Buttons(vec![lesson_message::learn(w)]));
        }
        shown
    }

    /// Begins at once: there is nobody to wait for.
    pub async fn first_game(
        &self,
        reader: &Reader,
        (who, press): (Person, PressId),
        length: GameLength,
        room: impl Future<Output = Option<RoomId>>,
    ) -> Answered {
        let w = &*reader.wording;
        if let Some(RoomId(there)) = self.host.alone_in(reader.id).await? {
            return Ok(w.private(text!(lesson_game_there, link = link(there))).into());
        }
        let Some(room) = room.await else {
            return Ok(w.private(text!(lesson_closed)).into());
        };
        let options = match length {
            GameLength::Whole => Options::default(),
            GameLength::Short => Options { short_game: Some(length), ..Options::default() },
        };
        let conditions = PlayConditions {
            terms: Terms { options, ..Terms::for_several() },
            agreed: TableSettings { time: TimeControl::default(), ..TableSettings::UNTIMED },
        };
        let (entry, computers) = (Entry::Anybody, [Level::Easy]);
        let table = self
            .host
            .new_table_with(direct_venue(w, room), who, conditions, entry, &computers)
            .await?;
        self.host.start(table.game, reader.id, press).await?;
        Ok(w.private(text!(lesson_game_opened, link = link(room.0))).into())
    }
}

/// Where somebody plays without a server.
pub(super) fn direct_venue(w: &Wording, channel: RoomId) -> Venue {
    let language = LanguageTag(w.language().to_string());
    Venue { channel, server: None, language, played_in: PlayedIn::DirectMessages }
}

/// Discord shows no mention of a conversation.
pub(super) fn link(room: u64) -> String {
    format!("https://discord.com/channels/@me/{room}")
}

/// The next page, and a message above it.
fn answered(
    reader: &Reader,
    played: &'static Lesson,
    (reached, page): (Option<LessonPage>, LessonPage),
    answer: &Answer,
) -> (LessonPage, Option<PrivateText>) {
    let w = &*reader.wording;
    if let Some(reached) = reached.filter(|reached| *reached != page) {
        return (reached, Some(w.private(text!(lesson_elsewhere))));
    }
    match played.hear(page, answer) {
        Listened::On => (page.behind().unwrap_or(page), None),
        Listened::Slip(slip) => (page, Some(lesson::slip(w, played, page, slip))),
    }
}
