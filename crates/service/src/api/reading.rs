//! What the adapter reads and keeps without a service of its own.

use serde_json::Value;
use viceroy_model::messages::{Board, BoardKind, LessonPlace, MessageId, ServerSettings};

use crate::prelude::*;

impl Host {
    /// The game played in a thread.
    pub async fn game_in(&self, room: RoomId) -> Result<Option<GameId>, Fault> {
        Ok(self.store.game_in(room).await?)
    }

    pub async fn newest_finished_of(&self, who: PersonId) -> Result<Option<GameId>, Fault> {
        Ok(self.store.newest_finished_of(who).await?)
    }

    /// Newest first. Deals of the day have a list of their own.
    pub async fn finished_by(&self, who: PersonId, most: u32) -> Result<Vec<LobbyView>, Fault> {
        let mut finished = vec![];
        for game in self.store.newest_finished(who, most).await? {
            let stored = self.store.game(game).await?;
            let stored = stored.filter(|stored| stored.played_in.deal().is_none());
            finished.extend(stored.map(|stored| self.lobbies.view(&stored)));
        }
        Ok(finished)
    }

    pub async fn tables_under(&self, by: Authority) -> Result<Vec<GameId>, Fault> {
        Ok(self.store.tables_under(by).await?)
    }

    pub async fn lesson_of(&self, who: PersonId) -> Result<Option<LessonPlace>, Fault> {
        Ok(self.store.lesson_of(who).await?)
    }

    pub async fn set_lesson(&self, who: PersonId, place: LessonPlace) -> Result<(), Fault> {
        Ok(self.store.set_lesson(who, place).await?)
    }

    pub async fn rhythm(&self, who: PersonId) -> Result<DailySchedule, Fault> {
        Ok(self.store.rhythm(who).await?)
    }

    pub async fn preferences(&self, who: PersonId) -> Result<Preferences, Fault> {
        Ok(self.store.preferences(who).await?)
    }

    /// All that is stored of a person.
    pub async fn my_data(&self, who: PersonId) -> Result<Value, Fault> {
        Ok(self.store.my_data(who, self.deals.first_open()).await?)
    }

    pub async fn server_settings(&self, server: ServerId) -> Result<ServerSettings, Fault> {
        Ok(self.store.server_settings(server).await?)
    }

    pub async fn set_server_settings(
        &self,
        server: ServerId,
        settings: &ServerSettings,
    ) -> Result<(), Fault> {
        Ok(self.store.set_server_settings(server, settings).await?)
    }

    pub async fn boards(&self) -> Result<Vec<Board>, Fault> {
        Ok(self.store.boards().await?)
    }

    pub async fn board_of(
        &self,
        server: ServerId,
        kind: BoardKind,
    ) -> Result<Option<Board>, Fault> {
        let mut boards = self.store.boards().await?.into_iter();
        Ok(boards.find(|board| board.server == server && board.kind == kind))
    }

    pub async fn set_board(
        &self,
        which: (ServerId, BoardKind),
        channel: Option<RoomId>,
    ) -> Result<(), Fault> {
        Ok(self.store.set_board(which, channel).await?)
    }

    pub async fn board_shown(
        &self,
        board: &Board,
        message: MessageId,
        digest: String,
    ) -> Result<(), Fault> {
        Ok(self.store.board_shown(board, message, digest).await?)
    }
}
