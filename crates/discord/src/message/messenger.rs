//! Delivers the service's messages to Discord.

use super::bounds::{AcceptedForm, Bounds, words_alone};
use super::markup::says;
use super::plainer::{Form, Forms, RefusedContent};
use super::threads::Fold;
use super::{posts, snowflake, threads, whereabouts};
use crate::picture::attached::{Attached, attachments, file_to_send};
use crate::prelude::*;
use crate::wire::component::components;
use crate::wire::error::{Request, is_invalid, thread_is_archived, undelivered};
use crate::wire::limits::MESSAGES;
use crate::wire::placed_words::PlacedWords;
use crate::wire::sent;
use serenity::all::{
    CreateAllowedMentions, CreateMessage, EditInteractionResponse, EditMessage, GetMessages,
    MessageFlags, Nonce,
};
use std::sync::OnceLock;
use viceroy_model::messages::{Alert, DesiredMessage, MessageBody};
use viceroy_service::{Boxed, Messenger, UptimeClock, Whereabouts};

/// Bounds the search for a message in busy channels.
const PAGES: usize = 20;
/// Tolerated clock skew, in milliseconds.
const CLOCKS_DIFFER: i64 = 5 * 60 * 1000;

/// Discord strictly limits edits of messages older than an hour. Serenity would wait that out, and
/// block all edits in the channel meanwhile; hence this timeout.
const PATIENCE: Duration = Duration::from_secs(20);
/// The age from which edits are limited.
const OLD: i64 = 60 * 60 * 1000;

pub type Myself = Arc<OnceLock<UserId>>;

/// Cheap to clone.
#[derive(Clone)]
pub struct DiscordMessenger {
    http: Arc<Http>,
    pictures: Pictures,
    languages: Languages,
    myself: Myself,
    salt: InstallationTag,
    emojis: Emojis,
    kept: Kept,
    tokens: PressTokens,
    bounds: Bounds,
    forms: Forms,
    clock: Arc<UptimeClock>,
    metrics: Metrics,
}

impl DiscordMessenger {
    pub fn new(
        http: Arc<Http>,
        pictures: Pictures,
        languages: Languages,
        myself: Myself,
        host: &Host,
        emojis: Emojis,
        tokens: PressTokens,
    ) -> DiscordMessenger {
        DiscordMessenger {
            http,
            pictures,
            languages,
            myself,
            salt: host.salt(),
            emojis,
            kept: Kept::default(),
            tokens,
            bounds: Bounds::default(),
            forms: Forms::default(),
            clock: host.clock(),
            metrics: host.metrics().clone(),
        }
    }

    #[must_use]
    pub fn within(self, bounds: Bounds) -> DiscordMessenger {
        DiscordMessenger { bounds, ..self }
    }

    #[must_use]
    pub fn with_kept(self, kept: Kept) -> DiscordMessenger {
        DiscordMessenger { kept, ..self }
    }

    async fn post(
        &self,
        room: RoomId,
        key: MessageKey,
        mut made: Formed,
    ) -> Result<MessageId, Undelivered> {
        let place = channel(room)?;
        let mut sent = self.post_once(place, key, &made).await;
        let alone = words_alone(&sent, &mut made.post);
        if alone.is_some() {
            sent = self.post_once(place, key, &made).await;
        }
        match sent {
            Ok(Some(message)) => {
                let id = MessageId(message.id.get());
                self.bounds.took(room, alone.or(AcceptedForm::with(&made.post)));
                self.kept.remember(message);
                Ok(id)
            }
            // It was posted; the retry finds its id by nonce or by search.
            Ok(None) => Err(Undelivered::Later(
                "a message was taken, and its number could not be read".to_owned(),
            )),
            Err(error) => Err(self.refused(room, &error, Request::to_post(key.destination()))),
        }
    }

    /// Interprets a failed request, and logs it once for each channel and reason.
    fn refused(&self, room: RoomId, error: &serenity::Error, request: Request) -> Undelivered {
        self.bounds.refused(room, error, request);
        undelivered(error, request)
    }

    async fn post_once(
        &self,
        room: ChannelId,
        key: MessageKey,
        made: &Formed,
    ) -> Result<Option<SentMessage>, serenity::Error> {
        let (words, post) = (self.words(made), &made.post);
        let message = CreateMessage::new()
            .content(words.content)
            .embeds(words.embeds)
            .components(components(&self.rows(made), self.salt))
            .allowed_mentions(only(post))
            .flags(flags(made.alert))
            .add_files(post.picture.iter().map(|p| p.attachment()))
            .nonce(Nonce::String(self.salt.nonce(key)))
            .enforce_nonce(true);
        let file = post.picture.as_ref().map(Picture::attachment);
        let route = Route::ChannelMessages { channel_id: room };
        let sent = sent::send(&self.http, LightMethod::Post, route, &message, file);
        asked(&self.metrics, Endpoint::Post, sent).await
    }

    async fn change(
        &self,
        room: RoomId,
        message: MessageId,
        made: Formed,
    ) -> Result<MessageId, Undelivered> {
        let changed = self.changed(room, message, made);
        let worn_out = worn_out(message, self.clock.wall());
        in_time(PATIENCE, changed, worn_out).await.map(|()| message)
    }

    async fn changed(
        &self,
        room: RoomId,
        message: MessageId,
        mut made: Formed,
    ) -> Result<(), Undelivered> {
        let id = message_id(message)?;
        let place = channel(room)?;
        let known = self.kept.of(message);
        let mut edited = self.edit_once(place, id, &made, &known).await;
        if edited.as_ref().is_err_and(thread_is_archived) {
            threads::fold(&self.http, &self.metrics, place, Fold::Open).await?;
            edited = self.edit_once(place, id, &made, &known).await;
        }
        let alone = words_alone(&edited, &mut made.post);
        if alone.is_some() {
            edited = self.edit_once(place, id, &made, &known).await;
        }
        // A concurrent edit may have removed the attachment that was to be kept.
        let lacking = match &edited {
            Ok(message) => {
                let is_bare = |message: &SentMessage| message.attachments.is_empty();
                message.as_ref().is_some_and(is_bare) && made.post.picture.is_some()
            }
            Err(error) => is_invalid(error),
        };
        if lacking && !known.is_empty() {
            self.kept.forget(message);
            edited = self.edit_once(place, id, &made, &Attached::new()).await;
        }
        match edited {
            Ok(edited) => {
                self.bounds.took(room, alone.or(AcceptedForm::with(&made.post)));
                match edited {
                    Some(edited) => self.kept.remember(edited),
                    // The edit succeeded, but its attachment is unknown.
                    None => self.kept.forget(message),
                }
                Ok(())
            }
            Err(error) => Err(self.refused(room, &error, Request::Change)),
        }
    }

    /// A list of attachments replaces the existing ones.
    async fn edit_once(
        &self,
        room: ChannelId,
        message: serenity::all::MessageId,
        made: &Formed,
        known: &Attached,
    ) -> Result<Option<SentMessage>, serenity::Error> {
        let (words, post) = (self.words(made), &made.post);
        let rows = components(&self.rows(made), self.salt);
        let pictures = attachments(post.picture.as_ref(), known);
        let by_press = EditInteractionResponse::new()
            .content(words.content.clone())
            .embeds(words.embeds.clone())
            .components(rows.clone())
            .allowed_mentions(only(post))
            .attachments(pictures.clone());
        let (id, now) = (MessageId(message.get()), self.clock.now());
        let line = (&*self.http, &self.metrics);
        let file = file_to_send(post.picture.as_ref(), known);
        let by_press = (by_press, file.clone());
        let edited = self.tokens.edit(line, id, now, by_press).await;
        if let Some(edited) = edited {
            return edited;
        }
        let edit = EditMessage::new()
            .content(words.content)
            .embeds(words.embeds)
            .components(rows)
            .allowed_mentions(only(post))
            .attachments(pictures);
        let route = Route::ChannelMessage { channel_id: room, message_id: message };
        let edited = sent::send(&self.http, LightMethod::Patch, route, &edit, file);
        asked(&self.metrics, Endpoint::Edit, edited).await
    }

    async fn take_away(&self, room: RoomId, message: MessageId) -> Result<(), Undelivered> {
        let (room, id) = (channel(room)?, message_id(message)?);
        self.kept.forget(message);
        let now = self.clock.now();
        let line = (&*self.http, &self.metrics);
        if self.tokens.delete(line, message, now).await {
            return Ok(());
        }
        let delete = || {
            let deleted = room.delete_message(&self.http, id);
            asked(&self.metrics, Endpoint::Delete, deleted)
        };
        let mut deleted = delete().await;
        if deleted.as_ref().is_err_and(thread_is_archived) {
            threads::fold(&self.http, &self.metrics, room, Fold::Open).await?;
            deleted = delete().await;
        }
        deleted.map_err(|error| self.refused(RoomId(room.get()), &error, Request::Delete))
    }

    async fn look(
        &self,
        room: RoomId,
        key: MessageKey,
        WallTime(since): WallTime,
    ) -> Result<Option<MessageId>, Undelivered> {
        let room = channel(room)?;
        let mut from = snowflake::before(since.saturating_sub(CLOCKS_DIFFER));
        for _ in 0..PAGES {
            let page = GetMessages::new().after(from).limit(MESSAGES);
            let page = room.messages(&self.http, page);
            let page = asked(&self.metrics, Endpoint::Messages, page).await;
            let place = RoomId(room.get());
            let page = page.map_err(|error| self.refused(place, &error, Request::Look))?;
            let found = page.iter().find(|m| self.is_mine(m) && says(m, self.salt, key));
            if let Some(found) = found {
                return Ok(Some(MessageId(found.id.get())));
            }
            match page.iter().map(|m| m.id).max() {
                Some(youngest) if page.len() == usize::from(MESSAGES) => from = youngest,
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

    async fn direct(&self, person: PersonId) -> Result<RoomId, Undelivered> {
        if person.0 == 0 {
            return Err(Undelivered::Gone);
        }
        let opened = UserId::new(person.0).create_dm_channel(&self.http);
        match asked(&self.metrics, Endpoint::Direct, opened).await {
            Ok(channel) => Ok(RoomId(channel.id.get())),
            Err(error) => Err(undelivered(&error, Request::Direct)),
        }
    }
}

struct Formed {
    form: Form,
    emojis: Emojis,
    post: Post,
    alert: Alert,
}

impl DiscordMessenger {
    async fn made(&self, room: RoomId, desired: &DesiredMessage, form: Form) -> Formed {
        let w = self.languages.nearest(&desired.language.0);
        let nameless;
        let body = match form {
            Form::AsMeant | Form::WithoutEmojis | Form::WithoutPicture => &desired.body,
            Form::WithoutNames => {
                nameless = desired.body.without_names();
                &nameless
            }
        };
        let mut post = posts::post(w, &self.pictures, desired.key, body).await;
        let is_pictured = form < Form::WithoutPicture && !self.bounds.takes_words_only(room);
        post.picture = post.picture.filter(|_| is_pictured);
        Formed { form, emojis: self.emojis.read_in(w), post, alert: desired.alert }
    }

    fn words(&self, Formed { form, emojis, post, .. }: &Formed) -> PlacedWords {
        let dressed = |text: &str| match form {
            Form::AsMeant => emojis.in_text(text),
            Form::WithoutEmojis | Form::WithoutPicture | Form::WithoutNames => text.to_owned(),
        };
        PlacedWords::new(post.title.as_deref().map(dressed), dressed(&post.text))
    }

    fn rows(&self, Formed { form, emojis, post, .. }: &Formed) -> Vec<Row> {
        match form {
            Form::AsMeant => emojis.in_rows(&post.rows),
            Form::WithoutEmojis | Form::WithoutPicture | Form::WithoutNames => post.rows.clone(),
        }
    }

    /// Retries in plainer forms while Discord refuses permanently.
    async fn in_some_form(
        &self,
        room: RoomId,
        standing: Option<MessageId>,
        desired: &DesiredMessage,
    ) -> Result<MessageId, Undelivered> {
        let (key, now) = (desired.key, self.clock.now());
        let first = self.forms.of(key, now);
        let mut form = first;
        loop {
            let made = self.made(room, desired, form).await;
            let had = match made.post.picture {
                Some(_) => RefusedContent::Picture,
                None => RefusedContent::WordsAlone,
            };
            let is_without_emojis = (first, form) == (Form::AsMeant, Form::WithoutEmojis);
            let plain = is_without_emojis.then(|| made.post.rows.clone());
            let asked = match standing {
                None => self.post(room, key, made).await,
                Some(message) => self.change(room, message, made).await,
            };
            if let (Ok(_), Some(rows)) = (&asked, plain) {
                self.emojis.refused_in(&rows);
            }
            let refused = asked.as_ref().err();
            match refused.and_then(|why| form.plainer(had, why)) {
                Some(plainer) => form = plainer,
                None => {
                    self.forms.ended(key, (first, form), now);
                    return asked;
                }
            }
        }
    }
}

impl Messenger for DiscordMessenger {
    fn send<'a>(
        &'a self,
        room: RoomId,
        desired: &'a DesiredMessage,
    ) -> Boxed<'a, Result<MessageId, Undelivered>> {
        Box::pin(self.in_some_form(room, None, desired))
    }

    fn edit<'a>(
        &'a self,
        room: RoomId,
        message: MessageId,
        desired: &'a DesiredMessage,
    ) -> Boxed<'a, Result<(), Undelivered>> {
        let changed = self.in_some_form(room, Some(message), desired);
        Box::pin(async { changed.await.map(drop) })
    }

    fn delete<'a>(
        &'a self,
        room: RoomId,
        message: MessageId,
        _key: MessageKey,
    ) -> Boxed<'a, Result<(), Undelivered>> {
        Box::pin(self.take_away(room, message))
    }

    fn has_room(&self, desired: &DesiredMessage) -> bool {
        let w = self.languages.nearest(&desired.language.0);
        match &desired.body {
            MessageBody::Table(post) => posts::has_room(w, post),
            _ => true,
        }
    }

    fn find<'a>(
        &'a self,
        room: RoomId,
        key: MessageKey,
        since: WallTime,
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
        let w = self.languages.nearest(&view.language.0);
        let names = posts::thread_names(w, view);
        Box::pin(async move {
            let on = (channel(room)?, message_id(lobby)?);
            threads::open_as_one_of(&self.http, &self.metrics, on, names).await
        })
    }

    fn archive<'a>(&'a self, thread: RoomId) -> Boxed<'a, Result<(), Undelivered>> {
        Box::pin(async move {
            threads::fold(&self.http, &self.metrics, channel(thread)?, Fold::Away).await
        })
    }

    fn whereabouts<'a>(
        &'a self,
        server: ServerId,
        person: PersonId,
    ) -> Boxed<'a, Result<Whereabouts, Undelivered>> {
        Box::pin(whereabouts::of(&self.http, &self.metrics, server, person))
    }
}

async fn in_time<T>(
    patience: Duration,
    request: impl Future<Output = Result<T, Undelivered>>,
    late: Undelivered,
) -> Result<T, Undelivered> {
    let ended = tokio::time::timeout(patience, request).await;
    ended.unwrap_or(Err(late))
}

fn worn_out(message: MessageId, WallTime(now): WallTime) -> Undelivered {
    if snowflake::made_at(message.0) < now.saturating_sub(OLD) {
        Undelivered::Worn
    } else {
        Undelivered::Later("the chat takes its time".to_owned())
    }
}

// Serenity panics on id 0.
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

fn flags(alert: Alert) -> MessageFlags {
    match alert {
        Alert::Rings => MessageFlags::empty(),
        Alert::Silent => MessageFlags::SUPPRESS_NOTIFICATIONS,
    }
}

fn only(post: &Post) -> CreateAllowedMentions {
    // Discord refuses a list that names somebody twice.
    let called: BTreeSet<u64> =
        post.call.iter().map(|person| person.0).filter(|id| *id != 0).collect();
    let role = post.role.map(|role| role.0).filter(|id| *id != 0);
    let users = called.into_iter().map(UserId::new);
    CreateAllowedMentions::new().users(users).roles(role.map(serenity::all::RoleId::new))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_change_that_takes_for_ever_is_given_up() {
        const NOW: WallTime = WallTime(1_700_000_000_000);
        let never = || std::future::pending::<Result<(), Undelivered>>();
        let short = Duration::from_millis(1);
        let old = in_time(short, never(), worn_out(MessageId(1 << 40), NOW)).await;
        assert_eq!(old, Err(Undelivered::Worn));
        let young = in_time(short, never(), worn_out(MessageId(u64::MAX), NOW)).await;
        assert!(matches!(young, Err(Undelivered::Later(_))), "{young:?}");
        let done = in_time(PATIENCE, async { Ok(5) }, Undelivered::Worn).await;
        assert_eq!(done, Ok(5));
    }
}
