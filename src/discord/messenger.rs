//! Says the host's notices on Discord.

use std::sync::{Arc, OnceLock};

use serenity::all::{
    ActionRowComponent, AutoArchiveDuration, ButtonKind, ChannelId, CreateAllowedMentions,
    CreateMessage, CreateThread, EditAttachments, EditMessage, EditThread, GetMessages, Http,
    Message, Nonce, UserId,
};

use super::born;
use super::errors::{Request, thread_exists, thread_is_archived, undelivered};
use super::panel::rows::components;
use super::pictures::Pictures;
use super::posts::{self, Post};
use super::ticket::{Ticket, parse};
use crate::host::{Boxed, Messenger, Undelivered};
use crate::notice::{LobbyView, MessageId, NoticeBody, NoticeKey, PersonId, RoomId};

/// How many messages of a room are looked through at once; the most Discord gives.
const PAGE: u8 = 100;
/// So many pages: more than people write while the bot is away, and an end to it in a room that is very busy.
const PAGES: usize = 20;
/// By how much the clocks of this machine and of Discord may differ, in milliseconds.
const CLOCKS_DIFFER: i64 = 5 * 60 * 1000;

/// The bot's own user, known once it is connected.
pub type Myself = Arc<OnceLock<UserId>>;

/// Says notices on Discord. Cheap to clone.
#[derive(Clone)]
pub struct DiscordMessenger {
    http: Arc<Http>,
    pictures: Pictures,
    myself: Myself,
}

impl DiscordMessenger {
    pub(super) fn new(http: Arc<Http>, pictures: Pictures, myself: Myself) -> DiscordMessenger {
        DiscordMessenger {
            http,
            pictures,
            myself,
        }
    }

    async fn post(
        &self,
        room: RoomId,
        key: NoticeKey,
        body: &NoticeBody,
    ) -> Result<MessageId, Undelivered> {
        let Post {
            text,
            rows,
            pictures,
            call,
        } = posts::post(&self.pictures, key, body).await;
        let message = CreateMessage::new()
            .content(text)
            .components(components(&rows))
            .allowed_mentions(only(&call))
            .add_files(pictures.iter().map(|p| p.attachment()))
            .nonce(Nonce::String(key.nonce()))
            .enforce_nonce(true);
        let sent = channel(room)?.send_message(&self.http, message).await;
        match sent {
            Ok(message) => Ok(MessageId(message.id.get())),
            Err(error) => Err(undelivered(&error, Request::Post)),
        }
    }

    async fn change(
        &self,
        room: RoomId,
        message: MessageId,
        key: NoticeKey,
        body: &NoticeBody,
    ) -> Result<(), Undelivered> {
        let post = posts::post(&self.pictures, key, body).await;
        // A list of attachments replaces what was there.
        let attachments = post
            .pictures
            .iter()
            .fold(EditAttachments::new(), |all, p| all.add(p.attachment()));
        let edit = EditMessage::new()
            .content(post.text)
            .components(components(&post.rows))
            .allowed_mentions(only(&post.call))
            .attachments(attachments);
        let (room, message) = (channel(room)?, message_id(message)?);
        let mut edited = room.edit_message(&self.http, message, edit.clone()).await;
        if edited.as_ref().is_err_and(thread_is_archived) {
            self.wake(room).await?;
            edited = room.edit_message(&self.http, message, edit).await;
        }
        match edited {
            Ok(_) => Ok(()),
            Err(error) => Err(undelivered(&error, Request::Post)),
        }
    }

    /// Brings a thread back that was put away. Sending does so by itself, changing does not.
    async fn wake(&self, room: ChannelId) -> Result<(), Undelivered> {
        let open = EditThread::new().archived(false);
        match room.edit_thread(&self.http, open).await {
            Ok(_) => Ok(()),
            Err(error) => Err(undelivered(&error, Request::Wake)),
        }
    }

    async fn look(
        &self,
        room: RoomId,
        key: NoticeKey,
        since: i64,
    ) -> Result<Option<MessageId>, Undelivered> {
        let room = channel(room)?;
        let before = born::before(since.saturating_sub(CLOCKS_DIFFER));
        let mut from = serenity::all::MessageId::new(before);
        for _ in 0..PAGES {
            let page = GetMessages::new().after(from).limit(PAGE);
            let page = room.messages(&self.http, page).await;
            let page = page.map_err(|error| undelivered(&error, Request::Look))?;
            let found = page.iter().find(|m| self.is_mine(m) && says(m, key));
            if let Some(found) = found {
                return Ok(Some(MessageId(found.id.get())));
            }
            match page.iter().map(|m| m.id).max() {
                Some(youngest) if page.len() == usize::from(PAGE) => from = youngest,
                Some(_) | None => break,
            }
        }
        Ok(None)
    }

    fn is_mine(&self, message: &Message) -> bool {
        match self.myself.get() {
            Some(myself) => message.author.id == *myself,
            None => message.author.bot,
        }
    }

    async fn thread(
        &self,
        room: RoomId,
        lobby: MessageId,
        view: &LobbyView,
    ) -> Result<RoomId, Undelivered> {
        // Games last weeks: the longest time before a quiet thread folds itself away.
        let thread = CreateThread::new(posts::thread_name(view))
            .auto_archive_duration(AutoArchiveDuration::OneWeek);
        let message = message_id(lobby)?;
        let opened = channel(room)?
            .create_thread_from_message(&self.http, message, thread)
            .await;
        match opened {
            Ok(thread) => Ok(RoomId(thread.id.get())),
            // A thread on a message has the message's number.
            Err(error) if thread_exists(&error) => Ok(RoomId(lobby.0)),
            Err(error) => Err(undelivered(&error, Request::Thread)),
        }
    }

    async fn direct(&self, person: PersonId) -> Result<RoomId, Undelivered> {
        if person.0 == 0 {
            return Err(Undelivered::Gone);
        }
        let opened = UserId::new(person.0).create_dm_channel(&self.http).await;
        match opened {
            Ok(channel) => Ok(RoomId(channel.id.get())),
            Err(error) => Err(undelivered(&error, Request::Direct)),
        }
    }
}

impl Messenger for DiscordMessenger {
    fn send<'a>(
        &'a self,
        room: RoomId,
        key: NoticeKey,
        body: &'a NoticeBody,
    ) -> Boxed<'a, Result<MessageId, Undelivered>> {
        Box::pin(self.post(room, key, body))
    }

    fn edit<'a>(
        &'a self,
        room: RoomId,
        message: MessageId,
        key: NoticeKey,
        body: &'a NoticeBody,
    ) -> Boxed<'a, Result<(), Undelivered>> {
        Box::pin(self.change(room, message, key, body))
    }

    fn find<'a>(
        &'a self,
        room: RoomId,
        key: NoticeKey,
        since: i64,
    ) -> Boxed<'a, Result<Option<MessageId>, Undelivered>> {
        Box::pin(self.look(room, key, since))
    }

    fn open_dm<'a>(&'a self, person: PersonId) -> Boxed<'a, Result<RoomId, Undelivered>> {
        Box::pin(self.direct(person))
    }

    fn open_thread<'a>(
        &'a self,
        room: RoomId,
        lobby: MessageId,
        view: &'a LobbyView,
    ) -> Boxed<'a, Result<RoomId, Undelivered>> {
        Box::pin(self.thread(room, lobby, view))
    }
}

// Discord has no zero: such a number in the store names no place, and the client would panic on it.
fn channel(room: RoomId) -> Result<ChannelId, Undelivered> {
    if room.0 == 0 {
        return Err(Undelivered::Gone);
    }
    Ok(ChannelId::new(room.0))
}

fn message_id(message: MessageId) -> Result<serenity::all::MessageId, Undelivered> {
    if message.0 == 0 {
        return Err(Undelivered::Gone);
    }
    Ok(serenity::all::MessageId::new(message.0))
}

fn only(call: &[PersonId]) -> CreateAllowedMentions {
    let called = call.iter().filter(|p| p.0 != 0).map(|p| UserId::new(p.0));
    CreateAllowedMentions::new().users(called)
}

/// Whether a message is the one that says a notice: its buttons tell.
fn says(message: &Message, key: NoticeKey) -> bool {
    tickets(message).any(|ticket| belongs(&ticket, key))
}

/// The tickets of a message's buttons.
pub(super) fn tickets(message: &Message) -> impl Iterator<Item = Ticket> + '_ {
    let buttons = message.components.iter().flat_map(|row| &row.components);
    buttons.filter_map(|component| {
        if let ActionRowComponent::Button(button) = component
            && let ButtonKind::NonLink { custom_id, .. } = &button.data
        {
            parse(custom_id)
        } else {
            None
        }
    })
}

fn belongs(ticket: &Ticket, key: NoticeKey) -> bool {
    match ticket {
        Ticket::Join(game)
        | Ticket::Leave(game)
        | Ticket::Start(game)
        | Ticket::LobbyHand(game) => key == NoticeKey::Lobby(*game),
        Ticket::TableHand(game) => key == NoticeKey::Table(*game),
        Ticket::FeedHand { game, step } => match key {
            NoticeKey::Feed { game: g, to, .. } => g == *game && to == *step,
            NoticeKey::Lobby(_)
            | NoticeKey::Table(_)
            | NoticeKey::Panel { .. }
            | NoticeKey::Unreachable { .. } => false,
        },
        // A conversation has one person's panels only, so the seat is known.
        Ticket::DirectPanel { game, from } => match key {
            NoticeKey::Panel {
                game: g, from: f, ..
            } => g == *game && f == *from,
            NoticeKey::Lobby(_)
            | NoticeKey::Table(_)
            | NoticeKey::Feed { .. }
            | NoticeKey::Unreachable { .. } => false,
        },
        Ticket::UnreachableHand {
            game,
            seat,
            closing,
        } => {
            key == NoticeKey::Unreachable {
                game: *game,
                seat: *seat,
                closing: *closing,
            }
        }
        Ticket::Refresh(_)
        | Ticket::TakeBack(_)
        | Ticket::Page { .. }
        | Ticket::Answer { .. }
        | Ticket::Menu { .. }
        | Ticket::OpenForm { .. }
        | Ticket::Form { .. }
        | Ticket::Proposed { .. }
        | Ticket::Commit { .. }
        | Ticket::Undraft { .. }
        | Ticket::PlayBy(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notice::GameId;
    use crate::rules::Seat;

    #[test]
    fn a_notice_is_known_by_its_button() {
        let game = GameId(3);
        let feed = |from, to| NoticeKey::Feed { game, from, to };
        let button = Ticket::FeedHand { game, step: 9 };
        assert!(belongs(&button, feed(4, 9)));
        assert!(!belongs(&button, feed(9, 10)));
        assert!(!belongs(&button, NoticeKey::Table(game)));
        assert!(belongs(&Ticket::TableHand(game), NoticeKey::Table(game)));
        assert!(!belongs(
            &Ticket::TableHand(game),
            NoticeKey::Table(GameId(4))
        ));
        assert!(belongs(&Ticket::LobbyHand(game), NoticeKey::Lobby(game)));
        let seat = Seat(1);
        let panel = |from| NoticeKey::Panel { game, seat, from };
        let button = Ticket::DirectPanel { game, from: 9 };
        assert!(belongs(&button, panel(9)));
        assert!(!belongs(&button, panel(8)) && !belongs(&button, feed(4, 9)));
        assert!(!belongs(&Ticket::Refresh(game), panel(9)));
        let closing = 2;
        let button = Ticket::UnreachableHand {
            game,
            seat,
            closing,
        };
        let told = |seat, closing| NoticeKey::Unreachable {
            game,
            seat,
            closing,
        };
        assert!(belongs(&button, told(seat, 2)));
        assert!(!belongs(&button, told(seat, 1)) && !belongs(&button, told(Seat(2), 2)));
    }
}
