//! Finds somebody a table, or opens one.

use super::rights::Sight;
use super::settings;
use crate::prelude::*;
use viceroy_i18n::{lobby, text};
use viceroy_model::attendance::PlayConditions;
use viceroy_model::messages::Venue;
use viceroy_model::timing::{Speed, TimeControl};
use viceroy_service::{Fills, Found, Founding, TableWish};

pub struct PlayRequest {
    pub people: Option<u8>,
    pub clock: Option<Speed>,
    pub modules: Vec<Module>,
    /// The server's clock.
    pub usual: TimeControl,
    /// Where a table is opened if none is found.
    pub venue: Venue,
    /// Why none can be opened there.
    pub refused_here: Option<PrivateText>,
}

impl Actions {
    pub(super) async fn play(
        &self,
        reader: &Reader,
        who: Person,
        wanted: PlayRequest,
        (sight, press): (Option<Sight>, PressId),
    ) -> Answered {
        let w = &*reader.wording;
        let Some(sight) = sight else {
            return Ok(w.private(text!(where_only_server)).into());
        };
        let wish = TableWish {
            people: wanted.people,
            clock: wanted.clock,
            modules: wanted.modules.clone(),
            language: wanted.venue.language.clone(),
        };
        let mut tables = self.host.tables_on(sight.server, who.id).await?.gathering;
        tables.retain(|table| sight.sees(table.channel));
        let found = self.host.find_table(tables, who.clone(), &wish, press).await?;
        let (said, view) = match found {
            Found::Joined(view) if view.state == LobbyState::Started => {
                return Ok(self.begun(reader, &view).await);
            }
            Found::SitsAlready(view) => {
                (w.private(text!(play_sits, room = channel_link(view.channel))), view)
            }
            Found::Joined(view) => {
                (w.private(text!(play_joined, room = channel_link(view.channel))), view)
            }
            Found::Nothing => {
                if let Some(sits) = self.find_seat(reader, &who, &wish, &sight).await? {
                    return Ok(sits);
                }
                if let Some(refused) = wanted.refused_here {
                    return Ok(refused.into());
                }
                let view = self.open_for(who, wanted).await?;
                (w.private(text!(play_opened)), Box::new(view))
            }
        };
        let said = lobby::with_press_hash(w, said, view.press_hash.as_deref());
        let mut shown = settings::ask_once(&self.host, reader, &said).await;
        let game = view.game;
        let fill = CustomId::Organise { game, what: Organise::Fill };
        let fill = Button::new(fill, w.say(text!(button_fill)));
        let leave = Button::new(CustomId::Leave(game), w.say(text!(button_leave)));
        shown.rows.insert(0, Row::Buttons(vec![fill.main(), leave]));
        Ok(self.with_lesson(reader, shown).await)
    }

    /// In a running game, a seat that a computer player keeps for people.
    async fn find_seat(
        &self,
        reader: &Reader,
        who: &Person,
        wish: &TableWish,
        sight: &Sight,
    ) -> Result<Option<Response>, Stop> {
        for table in self.host.open_seats_on(sight.server, who.id, wish).await? {
            if !sight.sees(table.channel) {
                continue;
            }
            match self.take_open_seat(reader, table.game, who.clone()).await {
                Ok(None) | Err(Stop::Refused(_)) => {}
                sits => return sits,
            }
        }
        Ok(None)
    }

    async fn open_for(&self, who: Person, wanted: PlayRequest) -> Result<LobbyView, Stop> {
        let terms = Terms { modules: wanted.modules, ..Terms::for_several() };
        let speed = wanted.clock.unwrap_or(wanted.usual.speed);
        let conditions = PlayConditions {
            terms,
            agreed: TableSettings {
                time: TimeControl { speed, ..wanted.usual },
                ..TableSettings::default()
            },
        };
        let founding = Founding {
            entry: Entry::Anybody,
            computers: vec![],
            seats: wanted.people,
            fills: Fills::WithComputers,
        };
        self.host.found(wanted.venue, who, conditions, founding).await
    }
}
