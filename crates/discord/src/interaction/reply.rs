//! Answering an interaction: first a sign of life within three seconds, then the answer itself by editing.

use crate::interaction::first_answer::{self, FirstAnswer};
use crate::interaction::handled::HandledInteractions;
use crate::interaction::open_panels::OpenPanels;
use crate::interaction::origin::InteractionOrigin;
use crate::interaction::reader::Reader;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::Deserialize;
use serenity::all::{
    ChannelType, CommandInteraction, ComponentInteraction, CreateActionRow, CreateAllowedMentions,
    CreateInputText, CreateInteractionResponse, CreateInteractionResponseMessage, CreateMessage,
    CreateModal, Error, Http, InputTextStyle, InteractionId, LightMethod, MessageFlags,
    ModalInteraction, PartialChannel, Permissions, Request, UserId,
};

use crate::emojis::Emojis;
use crate::message::press_tokens::PressTokens;
use crate::message::snowflake::made_at;
use crate::picture::attached::ShownFiles;
use crate::picture::kept::Kept;
use crate::wire::asking::asked;
use crate::wire::custom_id::{CustomId, format};
use crate::wire::limits::{CONTENT, FIELD_EXAMPLE, FORM_TITLE};
use crate::wire::outage::Outage;
use crate::wire::{error, permissions};
use viceroy_i18n::{PrivateText, Wording, clip, text};
use viceroy_metrics::{Endpoint, FirstAnswerFate, Metrics, PressKind, Stopwatch};
use viceroy_model::messages::{AskedFor, DeferredId, DeferredReply, MessageId, RoomId};
use viceroy_service::{Host, Writers, crash};

/// What an outage makes fail.
const ANSWERING: &str = "an interaction could not be answered";
/// What it means that somebody else answers. The log strikes out what follows "token" and a comma or the like.
const ANOTHER: &str = "another process answers with this bot's token and had answered presses before this one, so nothing was done for \
                       them here. A token is for one process: end the other one, or give one of them an application of its own";
/// Words need not wait longer than this for their pictures.
pub const WORDS_WAIT: Duration = Duration::from_millis(150);

/// What answers are made with.
#[derive(Clone)]
pub struct ReplyDeps {
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
    /// What this process has dealt with.
    pub handled: HandledInteractions,
    /// The panels that follow their games.
    pub open: OpenPanels,
    /// Who changes which answer now.
    pub writers: Arc<Writers<MessageId>>,
}

/// An interaction that can be answered.
#[derive(Clone)]
pub struct Reply {
    pub(super) means: ReplyDeps,
    id: InteractionId,
    token: String,
    reader: Reader,
    /// What the bot lacks in this thread, so that its game goes on without posts.
    pub(super) muted: Option<PrivateText>,
    deferred: Deferred,
    pub(super) pictures: ShownFiles,
    /// Since when somebody waits; nothing for what was asked before a restart.
    pub(super) waits: Option<PressWait>,
}

/// That somebody waits for an answer.
#[derive(Clone, Copy)]
pub(super) struct PressWait {
    kind: PressKind,
    pub(super) since: Stopwatch,
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
    origin: InteractionOrigin,
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
        means: ReplyDeps,
        reader: Reader,
        origin: InteractionOrigin,
        press: &ComponentInteraction,
    ) -> Reply {
        let held = in_thread(origin, press.channel.as_ref(), press.app_permissions);
        let pictures = ShownFiles::on(Some(&press.message));
        Reply { pictures, ..Reply::new(means, press.id, &press.token, reader, held) }
            .waited_for(PressKind::Button)
    }

    /// For a form.
    pub fn to_modal(
        means: ReplyDeps,
        reader: Reader,
        origin: InteractionOrigin,
        form: &ModalInteraction,
    ) -> Reply {
        let held = in_thread(origin, form.channel.as_ref(), form.app_permissions);
        let pictures = ShownFiles::on(form.message.as_deref());
        Reply { pictures, ..Reply::new(means, form.id, &form.token, reader, held) }
            .waited_for(PressKind::Form)
    }

    pub fn to_command(
        means: ReplyDeps,
        reader: Reader,
        origin: InteractionOrigin,
        command: &CommandInteraction,
    ) -> Reply {
        let held = in_thread(origin, command.channel.as_ref(), command.app_permissions);
        Reply::new(means, command.id, &command.token, reader, held).waited_for(PressKind::Command)
    }

    /// For a reply that was deferred before a restart. Nothing where Discord has no such numbers.
    pub fn to_deferred(
        means: ReplyDeps,
        reader: Reader,
        deferred: &DeferredReply,
    ) -> Option<Reply> {
        let id = deferred.id.0;
        (id != 0).then(|| {
            let id = InteractionId::new(id);
            let reply = Reply::new(means, id, &deferred.token, reader, None);
            reply.deferred.set();
            reply
        })
    }

    fn new(
        means: ReplyDeps,
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
            pictures: ShownFiles::default(),
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
        Reply { waits: Some(PressWait { kind, since }), ..self }
    }

    pub(super) fn metrics(&self) -> &Metrics {
        self.means.host.metrics()
    }

    /// Discord's permission to answer it.
    pub(super) fn token(&self) -> &str {
        &self.token
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
        let arrived = first.fate() == FirstAnswerFate::Arrived;
        let again = self.wording().private(text!(press_again));
        match first {
            FirstAnswer::Taken | FirstAnswer::PerhapsTaken => {}
            FirstAnswer::BehindAnother => self.forget_deferred().await,
            FirstAnswer::Refused(why) => {
                self.forget_deferred().await;
                self.say_instead(&why, &again).await;
            }
            // Nothing was done, and perhaps somebody waits for it.
            FirstAnswer::Unknown(_) => self.show(again.into()).await,
        }
        crash::point(crash::CrashPoint::AfterDeferring);
        arrived
    }

    /// The same for whoever may have had a first answer of this process before. Whether an answer can be shown.
    pub async fn defer_or_go_on(&self, about: AskedFor) -> bool {
        if self.means.handled.is_answered(self.id) {
            self.deferred.set();
            return true;
        }
        self.defer(about).await
    }

    /// Whether the deferred answer has been given already, before a restart.
    pub async fn is_shown(&self) -> bool {
        /// All that is read of it.
        #[derive(Deserialize)]
        struct Flagged {
            flags: Option<MessageFlags>,
        }
        let Ok(route) = self.original() else {
            return false;
        };
        let shown = self.means.http.fire(Request::new(route, LightMethod::Get));
        let shown = asked(self.metrics(), Endpoint::AnswerLook, shown).await;
        let flags = shown.ok().and_then(|message: Flagged| message.flags);
        flags.is_some_and(|flags| !flags.contains(MessageFlags::LOADING))
    }

    /// Nobody waits for this answer any more.
    pub async fn forget_deferred(&self) {
        self.deferred.clear();
        let id = DeferredId(self.id.get());
        // The host has logged what broke; after a restart it is seen that the answer was given.
        let _ = self.means.host.forget_deferred(id).await;
    }

    /// What was deferred is shown.
    pub(super) async fn is_kept(&self) {
        if self.deferred.is_set() {
            self.forget_deferred().await;
        }
    }

    /// Says at once that the message pressed on will change.
    pub async fn acknowledge(&self) -> bool {
        // The answer is that message.
        self.pictures.answer_is_pressed();
        let again = self.wording().private(text!(press_again));
        self.respond(CreateInteractionResponse::Acknowledge, &again).await
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
        let plain = self.wording().private(text!(answer_plain));
        self.respond(sentence(text), &plain).await
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
    pub async fn open_gems_form(&self, custom_id: &CustomId) -> bool {
        let w = self.wording();
        let label = clip(&w.say(text!(form_gems_label)), FORM_TITLE);
        let example = clip(&w.say(text!(form_gems_example)), FIELD_EXAMPLE);
        let field = CreateInputText::new(InputTextStyle::Short, label, "gems")
            .placeholder(example)
            .required(true)
            .max_length(100);
        let title = clip(&w.say(text!(form_gems_title)), FORM_TITLE);
        let form = CreateModal::new(format(custom_id, self.means.host.salt()), title)
            .components(vec![CreateActionRow::InputText(field)]);
        let plain = w.private(text!(answer_plain));
        self.respond(CreateInteractionResponse::Modal(form), &plain).await
    }

    /// Whether a first answer was taken; where it is refused, whoever waits gets a sentence.
    async fn respond(&self, response: CreateInteractionResponse, instead: &PrivateText) -> bool {
        match self.first(response).await {
            FirstAnswer::Taken | FirstAnswer::PerhapsTaken => true,
            FirstAnswer::BehindAnother | FirstAnswer::Unknown(_) => false,
            FirstAnswer::Refused(why) => {
                self.say_instead(&why, instead).await;
                false
            }
        }
    }

    /// A sentence in place of a first answer that was refused, unless it came too late for any.
    async fn say_instead(&self, refused: &Error, instead: &PrivateText) {
        if !error::is_gone(refused) {
            self.first(sentence(instead)).await;
        }
    }

    async fn first(&self, response: CreateInteractionResponse) -> FirstAnswer {
        let (metrics, id) = (self.metrics(), self.id);
        let line = (&*self.means.http, metrics);
        let first = first_answer::give(line, (id, self.token()), &response).await;
        let first = match first {
            // A former process may have given it, and done what was asked for.
            FirstAnswer::PerhapsTaken if self.means.handled.is_older(id) => {
                FirstAnswer::BehindAnother
            }
            FirstAnswer::PerhapsTaken => FirstAnswer::Taken,
            first => first,
        };
        metrics.first_answers.of(first.fate()).once();
        match &first {
            FirstAnswer::Taken | FirstAnswer::PerhapsTaken => {
                self.means.outage.over(ANSWERING);
                self.means.handled.answered(id);
                if let Some(waits) = self.waits {
                    metrics.last_answer.is_now();
                    let took = &metrics.first_answer_seconds;
                    took.of(waits.kind).took(waits.since);
                }
            }
            // A former process may have answered it, and Discord have delivered it once more.
            FirstAnswer::BehindAnother if self.means.handled.is_older(id) => {}
            FirstAnswer::BehindAnother => {
                let now = self.means.host.clock().now();
                self.means.outage.warn_hourly(ANOTHER, now);
            }
            FirstAnswer::Refused(error) | FirstAnswer::Unknown(error) => {
                let why = error::with_causes(error);
                self.means.outage.note(ANSWERING, why);
            }
        }
        first
    }
}

/// A first answer that only the person sees.
fn sentence(text: &PrivateText) -> CreateInteractionResponse {
    let message = CreateInteractionResponseMessage::new()
        .ephemeral(true)
        .allowed_mentions(CreateAllowedMentions::new())
        .content(clip(&text.0, CONTENT));
    CreateInteractionResponse::Message(message)
}
