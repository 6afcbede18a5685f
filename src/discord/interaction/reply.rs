//! Answering an interaction: first a sign of life within three seconds, then the answer itself by editing.

use crate::discord::interaction::open_panels::{FollowedAnswer, OpenPanels};
use crate::discord::interaction::origin::Origin;
use crate::discord::interaction::reader::Reader;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serenity::all::{
    Builder, ChannelType, CommandInteraction, ComponentInteraction, CreateActionRow,
    CreateAllowedMentions, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, EditInteractionResponse, Http,
    InputTextStyle, InteractionId, Message, MessageFlags, ModalInteraction, PartialChannel,
    Permissions, UserId,
};

use crate::discord::emojis::Emojis;
use crate::discord::message::post::CONTENT;
use crate::discord::message::press_tokens::PressTokens;
use crate::discord::message::response::Response;
use crate::discord::message::snowflake::made_at;
use crate::discord::picture::attached::{Standing, attachments};
use crate::discord::picture::kept::Kept;
use crate::discord::picture::pictures::Picture;
use crate::discord::wire::asking::asked;
use crate::discord::wire::component::components;
use crate::discord::wire::custom_id::{Ticket, format};
use crate::discord::wire::outage::Outage;
use crate::discord::wire::placed_words::PlacedWords;
use crate::discord::wire::{error, permissions};
use crate::host::{Boxed, Host, SoleWriter, Writers, crash};
use crate::metrics::{Endpoint, FirstAnswerFate, Metrics, PanelPart, PressKind, Stopwatch};
use crate::notice::{AskedFor, DeferredId, DeferredReply, MessageId, RoomId, Salt};
use crate::wording::{PrivateText, Wording, clip, length, text};

/// What an outage makes fail.
const ANSWERING: &str = "an interaction could not be answered";
const SHOWING: &str = "an answer could not be shown";
/// Words need not wait longer than this for their pictures.
pub const WORDS_WAIT: Duration = Duration::from_millis(150);
/// The most characters of the title of a form, and of the label of a field.
const TITLE: usize = 45;
/// The most characters that are shown in an empty field.
const EXAMPLE: usize = 100;
/// How often a first answer is tried.
const ATTEMPTS: u32 = 3;
/// After how long a failed final edit is tried again. Editing twice changes nothing, so this is safe.
const AGAIN: [Duration; 3] = [
    Duration::from_millis(300),
    Duration::from_millis(1500),
    Duration::from_secs(5),
];
/// The same for a deferred reply, of which somebody sees nothing but that it is coming: as long as Discord takes it.
/// On a message that shows something, a late edit could cover what was shown since.
const AGAIN_WHERE_DEFERRED: [Duration; 7] = [
    Duration::from_millis(300),
    Duration::from_millis(1500),
    Duration::from_secs(5),
    Duration::from_secs(15),
    Duration::from_secs(40),
    Duration::from_secs(120),
    Duration::from_secs(300),
];

/// What answers are made with.
#[derive(Clone)]
pub struct Means {
    /// The client.
    pub http: Arc<Http>,
    /// The application, which remembers deferred replies.
    pub host: Host,
    /// Whether Discord takes what is said.
    pub outage: Outage,
    /// How long words wait for their pictures.
    pub words_wait: Duration,
    /// Our own emojis.
    pub emojis: Emojis,
    /// What messages that were pressed on can be deleted with.
    pub tokens: PressTokens,
    /// The pictures that are known to stand on messages.
    pub kept: Kept,
    /// The panels that follow their games.
    pub open: OpenPanels,
    /// Who changes which answer now.
    pub writers: Arc<Writers<MessageId>>,
}

/// An interaction that can be answered.
#[derive(Clone)]
pub struct Reply {
    means: Means,
    id: InteractionId,
    token: String,
    reader: Reader,
    /// What the bot lacks in this thread, so that its game goes on without posts.
    muted: Option<PrivateText>,
    deferred: Deferred,
    pictures: Standing,
    /// Since when somebody waits; nothing for what was asked before a restart.
    waits: Option<PressWait>,
}

/// That somebody waits for an answer.
#[derive(Clone, Copy)]
struct PressWait {
    kind: PressKind,
    since: Stopwatch,
}

/// Whether somebody sees that an answer is coming, and nothing else. Clones are the same answer.
#[derive(Clone, Default)]
struct Deferred(Arc<AtomicBool>);

impl Deferred {
    fn set(&self) {
        self.0.store(true, Ordering::SeqCst);
    }

    fn clear(&self) {
        self.0.store(false, Ordering::SeqCst);
    }

    fn is_set(&self) -> bool {
        self.0.load(Ordering::SeqCst)
    }
}

/// How long an answer stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lasts {
    /// Until the person's program is started anew; nobody else sees it.
    Briefly,
    /// For good. Only in direct messages does nobody else see it.
    ForGood,
}

/// What the bot may do, if it is in a thread of a server that it is on: that is where a game's posts stand.
fn in_thread(
    origin: Origin,
    channel: Option<&PartialChannel>,
    held: Option<Permissions>,
) -> Option<Permissions> {
    use ChannelType::{NewsThread, PrivateThread, PublicThread};
    let thread = matches!(channel?.kind, PublicThread | PrivateThread | NewsThread);
    held.filter(|_| thread && origin.server().is_some())
}

impl Reply {
    /// For a button or menu.
    pub fn to_component(
        means: Means,
        reader: Reader,
        origin: Origin,
        press: &ComponentInteraction,
    ) -> Reply {
        let held = in_thread(origin, press.channel.as_ref(), press.app_permissions);
        let pictures = Standing::on(Some(&press.message));
        Reply {
            pictures,
            ..Reply::new(means, press.id, &press.token, reader, held)
        }
        .waited_for(PressKind::Button)
    }

    /// For a form.
    pub fn to_modal(
        means: Means,
        reader: Reader,
        origin: Origin,
        form: &ModalInteraction,
    ) -> Reply {
        let held = in_thread(origin, form.channel.as_ref(), form.app_permissions);
        let pictures = Standing::on(form.message.as_deref());
        Reply {
            pictures,
            ..Reply::new(means, form.id, &form.token, reader, held)
        }
        .waited_for(PressKind::Form)
    }

    /// For a command.
    pub fn to_command(
        means: Means,
        reader: Reader,
        origin: Origin,
        command: &CommandInteraction,
    ) -> Reply {
        let held = in_thread(origin, command.channel.as_ref(), command.app_permissions);
        Reply::new(means, command.id, &command.token, reader, held).waited_for(PressKind::Command)
    }

    /// For a reply that was deferred before a restart. Nothing where Discord has no such numbers.
    pub fn to_deferred(means: Means, reader: Reader, deferred: &DeferredReply) -> Option<Reply> {
        let id = deferred.id.0;
        (id != 0).then(|| {
            let id = InteractionId::new(id);
            let reply = Reply::new(means, id, &deferred.token, reader, None);
            reply.deferred.set();
            reply
        })
    }

    fn new(
        means: Means,
        id: InteractionId,
        token: &str,
        reader: Reader,
        held: Option<Permissions>,
    ) -> Reply {
        Reply {
            means,
            id,
            token: token.to_owned(),
            muted: permissions::muted(&reader.wording, held),
            reader,
            deferred: Deferred::default(),
            pictures: Standing::default(),
            waits: None,
        }
    }

    /// From now on somebody waits who has pressed or commanded something.
    fn waited_for(self, kind: PressKind) -> Reply {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.map_or(0, |now| i64::try_from(now.as_millis()).unwrap_or(i64::MAX));
        // A press from the future is new.
        let age = now.saturating_sub(made_at(self.id.get())).max(0);
        self.metrics().press_age_seconds.was(age as f64 / 1000.0);
        let since = Stopwatch::start();
        Reply {
            waits: Some(PressWait { kind, since }),
            ..self
        }
    }

    fn metrics(&self) -> &Metrics {
        self.means.host.metrics()
    }

    /// Its number at Discord.
    pub fn id(&self) -> InteractionId {
        self.id
    }

    /// Whose interaction it is, and what they read.
    pub fn reader(&self) -> &Reader {
        &self.reader
    }

    /// The language it is answered in.
    pub fn wording(&self) -> &Wording {
        &self.reader.wording
    }

    /// Says at once that an answer is coming, which only the person will see. That is remembered until it is shown.
    pub async fn defer(&self, about: AskedFor) -> bool {
        self.defer_as(Lasts::Briefly, about).await
    }

    /// The same as a message of a kind.
    pub async fn defer_as(&self, lasts: Lasts, about: AskedFor) -> bool {
        let brief = lasts == Lasts::Briefly;
        let message = CreateInteractionResponseMessage::new().ephemeral(brief);
        let response = CreateInteractionResponse::Defer(message);
        let (host, id) = (&self.means.host, DeferredId(self.id.get()));
        let who = self.reader.id;
        let remembered = host.remember_deferred(id, self.token.clone(), who, about);
        // Side by side: three seconds are short, and nothing is done before both. The host has logged what broke.
        let (first, _) = tokio::join!(self.first(response), remembered);
        self.deferred.set();
        match first {
            FirstAnswerFate::Arrived => {}
            FirstAnswerFate::Refused => self.forget_deferred().await,
            // Nothing was done, and perhaps somebody waits for it.
            FirstAnswerFate::Unknown => {
                self.show(self.wording().private(text!(press_again)).into())
                    .await
            }
        }
        crash::point(crash::CrashPoint::AfterDeferring);
        first == FirstAnswerFate::Arrived
    }

    /// Whether the deferred answer has been given already, before a restart.
    pub async fn is_shown(&self) -> bool {
        let http = &self.means.http;
        let shown = http.get_original_interaction_response(&self.token);
        let shown = asked(self.metrics(), Endpoint::AnswerLook, shown).await;
        let flags = shown.ok().and_then(|message| message.flags);
        flags.is_some_and(|flags| !flags.contains(MessageFlags::LOADING))
    }

    /// Nobody waits for this answer any more.
    pub async fn forget_deferred(&self) {
        self.deferred.clear();
        let id = DeferredId(self.id.get());
        // The host has logged what broke; after a restart it is seen that the answer was given.
        let _ = self.means.host.forget_deferred(id).await;
    }

    /// Says at once that the message pressed on will change.
    pub async fn acknowledge(&self) -> bool {
        // The answer is that message.
        self.pictures.answer_is_pressed();
        self.respond(CreateInteractionResponse::Acknowledge).await
    }

    /// The same, for a message that is not an answer itself: this press can delete it later.
    pub async fn acknowledge_on(&self, message: MessageId) -> bool {
        let alive = self.acknowledge().await;
        if alive {
            let now = self.means.host.clock().now();
            self.means.tokens.remember(message, &self.token, now);
        }
        alive
    }

    /// Answers at once with a sentence that only the person sees.
    pub async fn say(&self, text: &PrivateText) -> bool {
        let message = CreateInteractionResponseMessage::new()
            .ephemeral(true)
            .allowed_mentions(CreateAllowedMentions::new())
            .content(clip(&text.0, CONTENT));
        self.respond(CreateInteractionResponse::Message(message))
            .await
    }

    /// The conversation with the person, greeted there: it can be opened also where they take no messages, so nothing else tells
    /// whether they do. Nothing where they do not.
    pub async fn conversation(&self, greeting: &PrivateText) -> Option<RoomId> {
        let user = UserId::new(self.reader.id.0.max(1));
        let opened = user.create_dm_channel(&self.means.http);
        let opened = asked(self.metrics(), Endpoint::Direct, opened).await;
        let channel = opened.ok()?;
        let greeting = CreateMessage::new()
            .allowed_mentions(CreateAllowedMentions::new())
            .content(clip(&greeting.0, CONTENT));
        let said = channel.id.send_message(&self.means.http, greeting);
        let said = asked(self.metrics(), Endpoint::Post, said).await;
        said.ok().map(|_| RoomId(channel.id.get()))
    }

    /// Opens the form for gems. Must be the first answer.
    pub async fn open_gems_form(&self, ticket: &Ticket) -> bool {
        let w = self.wording();
        let label = clip(&w.say(text!(form_gems_label)), TITLE);
        let example = clip(&w.say(text!(form_gems_example)), EXAMPLE);
        let field = CreateInputText::new(InputTextStyle::Short, label, "gems")
            .placeholder(example)
            .required(true)
            .max_length(100);
        let title = clip(&w.say(text!(form_gems_title)), TITLE);
        let form = CreateModal::new(format(ticket, self.means.host.salt()), title)
            .components(vec![CreateActionRow::InputText(field)]);
        self.respond(CreateInteractionResponse::Modal(form)).await
    }

    async fn respond(&self, response: CreateInteractionResponse) -> bool {
        self.first(response).await == FirstAnswerFate::Arrived
    }

    async fn first(&self, response: CreateInteractionResponse) -> FirstAnswerFate {
        let first = self.first_of(response).await;
        let metrics = self.metrics();
        metrics.first_answers.of(first).once();
        if let (FirstAnswerFate::Arrived, Some(waits)) = (first, self.waits) {
            metrics.last_answer.is_now();
            metrics
                .first_answer_seconds
                .of(waits.kind)
                .took(waits.since);
        }
        first
    }

    async fn first_of(&self, response: CreateInteractionResponse) -> FirstAnswerFate {
        let mut left = ATTEMPTS;
        loop {
            left -= 1;
            let response = response.clone();
            let answered = response.execute(&*self.means.http, (self.id, self.token.as_str()));
            match asked(self.metrics(), Endpoint::FirstAnswer, answered).await {
                Ok(()) => {
                    self.means.outage.over(ANSWERING);
                    return FirstAnswerFate::Arrived;
                }
                // An attempt whose answer got lost on the way back did arrive.
                Err(error) if error::had_arrived(&error) => return FirstAnswerFate::Arrived,
                // Three seconds leave no room for waiting; Discord takes only one first answer, so this is safe.
                Err(error) if left > 0 && error::is_passing(&error) => {}
                Err(error) => {
                    self.means.outage.note(ANSWERING, error.to_string());
                    return if error::is_passing(&error) {
                        FirstAnswerFate::Unknown
                    } else {
                        FirstAnswerFate::Refused
                    };
                }
            }
        }
    }

    /// Shows the answer after [`Reply::defer`] or [`Reply::acknowledge`]. Words come first where their picture takes
    /// long; until the new one is there, the old one stays.
    pub async fn show(&self, shown: Response) {
        let _alone = self.alone().await;
        self.know_pictures();
        let as_of = shown.as_of.clone();
        self.show_last(shown, self.waits).await;
        if let Some(as_of) = as_of {
            let now = self.means.host.clock().now();
            self.means.open.shown(Arc::new(self.clone()), &as_of, now);
        }
    }

    /// Another press on the same message, or the panel by itself, may have changed its pictures.
    fn know_pictures(&self) {
        let there = self.pictures.message().map(|on| self.means.kept.of(on));
        if let Some(there) = there.filter(|there| !there.is_empty()) {
            self.pictures.set(there);
        }
    }

    /// The same on the direct message pressed on, which the courier changes too. Whether it is shown.
    pub async fn show_direct(&self, shown: Response) -> bool {
        self.know_pictures();
        self.show_last(shown, self.waits).await.is_some()
    }

    /// Gives the message as it is in the end, if Discord has taken it.
    async fn show_last(&self, mut shown: Response, waits: Option<PressWait>) -> Option<Message> {
        if shown.stays && !self.pictures.get().is_empty() {
            let message = self.edit(&shown, None).await;
            self.stands(PanelPart::Text, message.as_ref(), waits);
            self.is_kept().await;
            return message;
        }
        let mut untold = waits;
        if !shown.picture.within(self.means.words_wait).await {
            let message = self.edit(&shown, None).await;
            self.stands(PanelPart::Text, message.as_ref(), untold.take());
            self.is_kept().await;
        }
        let picture = std::mem::take(&mut shown.picture).done().await;
        let message = self.edit(&shown, Some(picture.as_ref())).await;
        self.stands(PanelPart::Text, message.as_ref(), untold);
        let pictured = waits.filter(|_| picture.is_some());
        self.stands(PanelPart::Picture, message.as_ref(), pictured);
        self.is_kept().await;
        message
    }

    /// A part of the answer stands on Discord, if it was taken, for whoever waits.
    fn stands(&self, part: PanelPart, taken: Option<&Message>, waits: Option<PressWait>) {
        if let (Some(_), Some(waits)) = (taken, waits) {
            self.metrics().panel_seconds.of(part).took(waits.since);
        }
    }

    /// What was deferred is shown.
    async fn is_kept(&self) {
        if self.deferred.is_set() {
            self.forget_deferred().await;
        }
    }

    /// Shows words and buttons, and this picture or none; where it is not told which, that stays which is there.
    async fn edit(&self, shown: &Response, picture: Option<Option<&Picture>>) -> Option<Message> {
        let mut pauses = if self.deferred.is_set() {
            AGAIN_WHERE_DEFERRED.iter()
        } else {
            AGAIN.iter()
        };
        loop {
            let there = self.pictures.get();
            let (salt, emojis) = (self.means.host.salt(), &self.means.emojis);
            let edit = edit(shown, self.muted.as_ref(), salt, emojis);
            let edit = match picture {
                Some(picture) => edit.attachments(attachments(picture, &there)),
                None => edit,
            };
            let edited = edit.execute(&*self.means.http, self.token.as_str());
            let error = match asked(self.metrics(), Endpoint::AnswerEdit, edited).await {
                Ok(message) => {
                    self.means.outage.over(SHOWING);
                    self.pictures.is_on(&message);
                    self.means.kept.remember(&message);
                    return Some(message);
                }
                Err(error) => error,
            };
            let passing = error::is_passing(&error);
            if !passing && picture.is_some() && !there.is_empty() {
                // Somebody else has changed the message meanwhile, and what was to be kept is gone.
                self.pictures.set(vec![]);
                continue;
            }
            match pauses.next() {
                Some(pause) if passing => tokio::time::sleep(*pause).await,
                Some(_) | None => {
                    self.means.outage.note(SHOWING, error.to_string());
                    return None;
                }
            }
        }
    }
}

impl FollowedAnswer for Reply {
    fn id(&self) -> InteractionId {
        self.id
    }

    fn reader(&self) -> &Reader {
        &self.reader
    }

    fn alone(&self) -> Boxed<'_, Option<SoleWriter>> {
        Box::pin(async move {
            let message = self.pictures.message()?;
            Some(self.means.writers.alone_with(message).await)
        })
    }

    fn show_again(&self, shown: Response) -> Boxed<'_, ()> {
        Box::pin(async move {
            self.know_pictures();
            // Nobody pressed, so nobody waits.
            self.show_last(shown, None).await;
        })
    }
}

fn edit(
    shown: &Response,
    muted: Option<&PrivateText>,
    salt: Salt,
    emojis: &Emojis,
) -> EditInteractionResponse {
    let muted = muted.filter(|_| shown.as_of.is_some());
    let warned = muted.map(|muted| format!("{}\n{}", muted.0, shown.text));
    // What is asked stands at the end: rather no warning than no question.
    let warned = warned.filter(|text| length(text) <= CONTENT);
    let text = warned.as_deref().unwrap_or(&shown.text);
    let title = shown.title.as_deref().map(|title| emojis.in_text(title));
    let words = PlacedWords::new(title, emojis.in_text(&clip(text, CONTENT)));
    EditInteractionResponse::new()
        .content(words.content)
        .embeds(words.embeds)
        .allowed_mentions(CreateAllowedMentions::new())
        .components(components(&emojis.in_rows(&shown.rows), salt))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notice::{AsOf, AskedNow, GameId};

    #[test]
    fn that_nothing_is_posted_stands_above_panels_alone() {
        let muted = PrivateText("I cannot post here.".to_owned());
        let said = |as_of| {
            let shown = Response {
                text: "What is asked.".to_owned(),
                as_of,
                ..Response::default()
            };
            let salt = Salt::of([0; Salt::LENGTH]);
            let edit = edit(&shown, Some(&muted), salt, &Emojis::default());
            serde_json::to_value(edit).unwrap()["content"].clone()
        };
        let panel = AsOf {
            game: GameId(1),
            now: AskedNow::default(),
            fingerprint: String::new(),
        };
        assert_eq!(said(Some(panel)), "I cannot post here.\nWhat is asked.");
        assert_eq!(said(None), "What is asked.");
    }
}
