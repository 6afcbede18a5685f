//! The posts in which servers keep the list of their tables.

use viceroy_model::messages::{Board, MessageId};

use crate::prelude::*;

impl Store {
    pub async fn boards(&self) -> Result<Vec<Board>> {
        type Row = (ServerId, RoomId, Option<MessageId>, Option<String>);
        let sql = "select server, channel, message, digest from boards order by server";
        let rows: Vec<Row> = sqlx::query_as(sql).fetch_all(&self.reads).await?;
        let board = |(server, channel, message, digest)| Board { server, channel, message, digest };
        Ok(rows.into_iter().map(board).collect())
    }

    /// `None` if the server wants none any more. An older post is forgotten.
    pub async fn set_board(&self, server: ServerId, channel: Option<RoomId>) -> Result<()> {
        let changed = match channel {
            Some(channel) => sqlx::query(
                "insert into boards (server, channel) values (?1, ?2)
                 on conflict (server) do update set channel = ?2, message = null, digest = null",
            )
            .bind(server)
            .bind(channel),
            None => sqlx::query("delete from boards where server = ?").bind(server),
        };
        self.run(changed).await
    }

    /// What the post shows now; nothing if it was moved meanwhile.
    pub async fn board_shown(
        &self,
        board: &Board,
        message: MessageId,
        digest: String,
    ) -> Result<()> {
        let sql = "update boards set message = ?, digest = ? where server = ? and channel = ?";
        let shown = sqlx::query(sql).bind(message).bind(digest);
        self.run(shown.bind(board.server).bind(board.channel)).await
    }
}
