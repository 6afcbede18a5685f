//! The posts in which a server keeps the list of its tables and today's deal. They are edited when
//! something has changed, and not more often than Discord likes with old messages.

use serenity::all::{
    Cache, CreateAllowedMentions, CreateMessage, EditMessage, Guild, PermissionOverwriteType,
    Permissions,
};
use sha2::{Digest, Sha256};
use tokio::sync::broadcast::error::RecvError;

use super::deal_message;
use super::response::Response;
use super::tables_message;
use crate::prelude::*;
use crate::wire::asking::asked;
use crate::wire::component::components;
use crate::wire::error::{Request, undelivered};
use viceroy_model::messages::{Board, BoardKind, MessageId, ServerTables};
use viceroy_model::timing::{HOUR, MINUTE};

/// Between two edits, in milliseconds.
const PAUSE: i64 = 5 * MINUTE;

#[derive(Clone)]
pub struct Boards {
    pub http: Arc<Http>,
    pub host: Host,
    pub languages: Languages,
    pub cache: Arc<Cache>,
}

impl Boards {
    /// Until the bot ends. What cannot be posted now is tried when something has changed again.
    pub async fn keep(self) {
        let mut changes = self.host.changes();
        let clock = self.host.clock();
        loop {
            // The service logs errors.
            for board in self.host.boards().await.unwrap_or_default() {
                self.show(&board).await;
            }
            let now = clock.now();
            tokio::select! {
                changed = changes.recv() => match changed {
                    Ok(_) | Err(RecvError::Lagged(_)) => {}
                    Err(RecvError::Closed) => return,
                },
                // A day may have begun.
                () = clock.sleep_until(now.saturating_add(HOUR)) => {}
            }
            clock.sleep_until(clock.now().saturating_add(PAUSE)).await;
            while changes.try_recv().is_ok() {}
        }
    }

    /// Posts it, or edits what has changed.
    pub async fn show(&self, board: &Board) {
        let Some(shown) = self.shown(board).await else {
            return;
        };
        let digest = hex::encode(&Sha256::digest(format!("{:?}", (&shown.text, &shown.rows)))[..8]);
        if board.digest.as_ref() == Some(&digest) {
            return;
        }
        let edited = match board.message {
            Some(message) => self.edit(board, message, &shown).await,
            None => Err(Undelivered::Gone),
        };
        let stands = match edited {
            Ok(message) => Ok(message),
            // Deleted by somebody, or it takes no more changes.
            Err(Undelivered::Gone | Undelivered::Worn) => self.post(board, &shown).await,
            Err(why) => Err(why),
        };
        match stands {
            Ok(message) => {
                let _ = self.host.board_shown(board, message, digest).await;
            }
            Err(why) => {
                tracing::debug!(server = board.server.0, %why, "a standing post is not posted");
            }
        }
    }

    async fn shown(&self, board: &Board) -> Option<Response> {
        let settings = self.host.server_settings(board.server).await.ok()?;
        let w = match &settings.language {
            Some(tag) => self.languages.nearest(&tag.0),
            None => self.languages.first(),
        };
        if board.kind == BoardKind::Deal {
            let listed = self.host.listed_today(board.server).await.ok()?;
            return Some(deal_message::listed(w, &listed));
        }
        // What nobody in particular may know.
        let tables = self.host.tables_on(board.server, PersonId(0)).await.ok()?;
        let tables = self.seen_by_everybody(board, tables);
        Some(tables_message::response(w, &tables, PersonId(0), 0))
    }

    fn seen_by_everybody(&self, board: &Board, mut tables: ServerTables) -> ServerTables {
        let guild = self.cache.guild(GuildId::new(board.server.0.max(1)));
        let sees = |room: RoomId| {
            let guild = guild.as_deref();
            room == board.channel || guild.is_some_and(|guild| everybody_sees(guild, room))
        };
        tables.gathering.retain(|table| sees(table.channel));
        tables.running.retain(|game| sees(game.channel));
        tables.over.retain(|game| sees(game.channel));
        tables
    }

    async fn edit(
        &self,
        board: &Board,
        message: MessageId,
        shown: &Response,
    ) -> Result<MessageId, Undelivered> {
        let (room, id) = (ChannelId::new(board.channel.0.max(1)), message.0.max(1));
        let edit = EditMessage::new()
            .content(&shown.text)
            .components(components(&shown.rows, self.host.salt()))
            .allowed_mentions(CreateAllowedMentions::new());
        let edited = room.edit_message(&self.http, serenity::all::MessageId::new(id), edit);
        match asked(self.host.metrics(), Endpoint::Edit, edited).await {
            Ok(_) => Ok(message),
            Err(error) => Err(undelivered(&error, Request::Change)),
        }
    }

    async fn post(&self, board: &Board, shown: &Response) -> Result<MessageId, Undelivered> {
        let room = ChannelId::new(board.channel.0.max(1));
        let message = CreateMessage::new()
            .content(&shown.text)
            .components(components(&shown.rows, self.host.salt()))
            .allowed_mentions(CreateAllowedMentions::new());
        let posted = room.send_message(&self.http, message);
        match asked(self.host.metrics(), Endpoint::Post, posted).await {
            Ok(message) => Ok(MessageId(message.id.get())),
            Err(error) => Err(undelivered(&error, Request::Change)),
        }
    }
}

/// As far as the roles of the channel say it. What is not known counts as hidden.
fn everybody_sees(guild: &Guild, RoomId(room): RoomId) -> bool {
    let everyone = serenity::all::RoleId::new(guild.id.get());
    let Some(channel) = guild.channels.get(&ChannelId::new(room.max(1))) else {
        return false;
    };
    let base = guild.roles.get(&everyone).map(|role| role.permissions);
    let base = base.is_some_and(Permissions::view_channel);
    let overwrites = channel.permission_overwrites.iter();
    let mut own = overwrites.filter(|one| one.kind == PermissionOverwriteType::Role(everyone));
    match own.next() {
        Some(one) if one.deny.view_channel() => false,
        Some(one) => base || one.allow.view_channel(),
        None => base,
    }
}
