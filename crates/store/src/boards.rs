//! The posts that servers keep: the list of their tables, and today's deal.

use viceroy_model::messages::{Board, BoardKind, MessageId};

use crate::prelude::*;

impl Store {
    pub async fn boards(&self) -> Result<Vec<Board>> {
        type Row = (ServerId, String, RoomId, Option<MessageId>, Option<String>);
        let sql = "select server, kind, channel, message, digest from standing_posts
             order by server, kind";
        let rows: Vec<Row> = sqlx::query_as(sql).fetch_all(&self.reads).await?;
        // One of a later version is none of ours.
        let board = |(server, kind, channel, message, digest): Row| {
            Some(Board { server, kind: kind.parse().ok()?, channel, message, digest })
        };
        Ok(rows.into_iter().filter_map(board).collect())
    }

    /// `None` if the server wants none any more. An older post in another channel is forgotten.
    pub async fn set_board(
        &self,
        (server, kind): (ServerId, BoardKind),
        channel: Option<RoomId>,
    ) -> Result<()> {
        let kind = <&str>::from(kind);
        let changed = match channel {
            Some(channel) => sqlx::query(
                "insert into standing_posts (server, kind, channel) values (?1, ?2, ?3)
                 on conflict (server, kind) do update set channel = ?3, message = null, digest = null
                 where channel <> ?3",
            )
            .bind(server)
            .bind(kind)
            .bind(channel),
            None => {
                let sql = "delete from standing_posts where server = ? and kind = ?";
                query!(sql, server, kind)
            }
        };
        self.run(Outdates::Everything, changed).await
    }

    /// What the post shows now; nothing if it was moved meanwhile.
    pub async fn board_shown(
        &self,
        board: &Board,
        message: MessageId,
        digest: String,
    ) -> Result<()> {
        let sql = "update standing_posts set message = ?, digest = ?
             where server = ? and kind = ? and channel = ?";
        let kind: &str = board.kind.into();
        let shown = query!(sql, message, digest, board.server, kind, board.channel);
        self.run(Outdates::Everything, shown).await
    }
}
