//! The posts in which a server keeps the list of its tables and today's deal, and one for each
//! season when it is over. They are edited when something has changed, and not more often than
//! Discord likes with old messages.

use super::deal_message;
use super::season_message;
use super::tables_message;
use crate::prelude::*;
use crate::wire::component::components;
use crate::wire::error::{Request, undelivered};
use serenity::all::{CreateAllowedMentions, CreateMessage, EditAttachments, EditMessage, Nonce};
use sha2::{Digest, Sha256};
use std::cmp::Ordering;
use tokio::sync::broadcast::error::RecvError;
use viceroy_model::messages::{Board, BoardKind, MessageId, ServerTables};
use viceroy_model::timing::{HOUR, MINUTE};

/// Between two edits, in milliseconds.
const PAUSE: i64 = 5 * MINUTE;

#[derive(Clone)]
pub struct Boards {
    pub http: Arc<Http>,
    pub host: Host,
    pub languages: Languages,
    pub servers: Servers,
    pub pictures: Pictures,
}

/// What a post should show.
struct BoardContent {
    shown: Response,
    /// A post of another subject is left as it is, and a new one follows.
    subject: Option<Season>,
    /// Of all that it shows.
    digest: String,
}

impl BoardContent {
    fn new(shown: Response, subject: Option<Season>, more: &str) -> BoardContent {
        let hash = Sha256::digest(format!("{:?}", (&shown.text, &shown.rows, more)));
        let hash = hex::encode(&hash[..8]);
        let digest = match subject {
            Some(season) => format!("{season}:{hash}"),
            None => hash,
        };
        BoardContent { shown, subject, digest }
    }

    /// How it stands to what is posted.
    fn against(&self, digest: &str) -> Ordering {
        let posted = digest.split(':').next().and_then(|season| season.parse::<Season>().ok());
        match (self.subject, posted) {
            (None, _) => Ordering::Equal,
            (Some(_), None) => Ordering::Greater,
            (Some(own), Some(posted)) => own.cmp(&posted),
        }
    }
}

impl Boards {
    /// Until the bot ends. What cannot be posted now is tried when something has changed again.
    pub async fn keep(self) {
        let mut changes = self.host.changes();
        let clock = self.host.clock();
        let mut seasons_looked_at = i64::MIN;
        loop {
            let seasons_are_due = clock.now() >= seasons_looked_at.saturating_add(HOUR);
            // The service logs errors.
            for board in self.host.boards().await.unwrap_or_default() {
                if board.kind != BoardKind::Season || seasons_are_due {
                    self.show(&board).await;
                }
            }
            if seasons_are_due {
                seasons_looked_at = clock.now();
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
        let Some(mut wanted) = self.wanted(board).await else {
            return;
        };
        if board.digest.as_ref() == Some(&wanted.digest) {
            return;
        }
        let digest = wanted.digest.clone();
        let there = board.message.zip(board.digest.as_deref());
        let stands = match there.map(|(message, digest)| (wanted.against(digest), message)) {
            // The clock was set back.
            Some((Ordering::Less, _)) => return,
            Some((Ordering::Equal, message)) => {
                let edited = self.edit(board, message, &mut wanted.shown).await;
                match (edited, wanted.subject) {
                    // Deleted by somebody, or it takes no more changes.
                    (Err(Undelivered::Gone | Undelivered::Worn), None) => {
                        self.post(board, wanted).await
                    }
                    // What is over is not told again.
                    (Err(Undelivered::Gone), Some(_)) => Ok(message),
                    (edited, _) => edited,
                }
            }
            Some((Ordering::Greater, _)) | None => self.post(board, wanted).await,
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

    async fn wanted(&self, board: &Board) -> Option<BoardContent> {
        let settings = self.host.server_settings(board.server).await.ok()?;
        let w = match &settings.language {
            Some(tag) => self.languages.nearest(&tag.0),
            None => self.languages.first(),
        };
        match board.kind {
            BoardKind::Deal => {
                let listed = self.host.listed_today(board.server).await.ok()?;
                Some(BoardContent::new(deal_message::listed(w, &listed), None, ""))
            }
            BoardKind::Tables => {
                // What nobody in particular may know.
                let tables = self.host.tables_on(board.server, PersonId(0)).await.ok()?;
                self.servers.know(board.server).await;
                let tables = self.seen_by_everybody(board, tables);
                Some(BoardContent::new(
                    tables_message::response(w, &tables, PersonId(0), 0),
                    None,
                    "",
                ))
            }
            BoardKind::Season => self.season(board, w).await,
        }
    }

    /// The last season that is over; `None` if nobody played in it.
    async fn season(&self, board: &Board, w: &Arc<Wording>) -> Option<BoardContent> {
        let season = self.host.season().before();
        let mut ended = self.host.server_season(board.server, season).await.ok()?;
        if ended.games == 0 {
            return None;
        }
        self.servers.know(board.server).await;
        // Without it nobody knows what everybody there sees.
        self.servers.with(board.server, |_| ())?;
        ended.best.retain(|best| self.everybody_sees(board, best.channel));
        let best = ended.best.first().cloned();
        let (said, host) = (format!("{best:?}"), self.host.clone());
        // Only a new post loads the game.
        let best = best.map(|best| {
            let table = async move { host.table(best.result.game).await.ok() };
            (best, table)
        });
        let shown = season_message::post(w, &self.pictures, ended, best);
        Some(BoardContent::new(shown, Some(season), &said))
    }

    fn everybody_sees(&self, board: &Board, room: RoomId) -> bool {
        room == board.channel || self.servers.everybody_sees(board.server, room)
    }

    fn seen_by_everybody(&self, board: &Board, mut tables: ServerTables) -> ServerTables {
        let sees = |room: RoomId| self.everybody_sees(board, room);
        tables.gathering.retain(|table| sees(table.channel));
        tables.running.retain(|game| sees(game.channel));
        tables.over.retain(|game| sees(game.channel));
        tables
    }

    async fn edit(
        &self,
        board: &Board,
        message: MessageId,
        shown: &mut Response,
    ) -> Result<MessageId, Undelivered> {
        let (room, id) = (ChannelId::new(board.channel.0.max(1)), message.0.max(1));
        let edit = match std::mem::take(&mut shown.picture).done().await {
            Some(picture) => {
                let instead = EditAttachments::new().add(picture.attachment());
                EditMessage::new().attachments(instead)
            }
            None => EditMessage::new().attachments(EditAttachments::new()),
        };
        let edit = edit
            .content(&shown.text)
            .components(components(&shown.rows, self.host.salt()))
            .allowed_mentions(CreateAllowedMentions::new());
        let edited = room.edit_message(&self.http, serenity::all::MessageId::new(id), edit);
        match asked(self.host.metrics(), Endpoint::Edit, edited).await {
            Ok(_) => Ok(message),
            Err(error) => Err(undelivered(&error, Request::Change)),
        }
    }

    async fn post(
        &self,
        board: &Board,
        BoardContent { shown, subject, .. }: BoardContent,
    ) -> Result<MessageId, Undelivered> {
        let room = ChannelId::new(board.channel.0.max(1));
        let picture = shown.picture.done().await;
        let message = match subject {
            // If the bot dies now, the next one posts nothing twice.
            Some(season) => {
                let named = format!("{} {season}", board.server.0);
                let nonce = hex::encode(&Sha256::digest(named)[..8]);
                CreateMessage::new().nonce(Nonce::String(nonce)).enforce_nonce(true)
            }
            None => CreateMessage::new(),
        };
        let message = message
            .add_files(picture.iter().map(Picture::attachment))
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
