//! Answers an interaction: a first response within three seconds, then edits.

use crate::interaction::first_answer::{self, FirstAnswer};
use crate::interaction::user_queue::{Admission, Waiting};
use crate::message::snowflake::made_at;
use crate::picture::attached::ShownFiles;
use crate::prelude::*;
use crate::wire::custom_id::format;
use crate::wire::limits::{FIELD_EXAMPLE, FORM_TITLE};
use crate::wire::{error, permissions};
use serenity::all::{
    CreateActionRow, CreateAllowedMentions, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseMessage, CreateMessage, CreateModal, InputTextStyle,
};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};
use viceroy_metrics::{FirstAnswerFate, PressKind, Stopwatch};
use viceroy_model::messages::{DeferredId, DeferredReply};
use viceroy_service::crash;

const ANSWERING: &str = "an interaction could not be answered";
/// The log redacts what follows "token" and a comma or the like.
const ANOTHER: &str = "another process answers with this bot's token and had answered presses before this one, so nothing was done for \
                       them here. A token is for one process: end the other one, or give one of them an application of its own";
/// How long text waits for its picture.
pub const WORDS_WAIT: Duration = Duration::from_millis(150);

#[derive(Clone)]
pub struct ReplyDeps {
    pub http: Arc<Http>,
    pub data: Data,
}

impl ReplyDeps {
    pub fn of(data: &Data, http: &Arc<Http>) -> ReplyDeps {
        ReplyDeps { http: Arc::clone(http), data: data.clone() }
    }
}

#[derive(Clone)]
pub struct Reply {
    pub(super) means: ReplyDeps,
    id: InteractionId,
    token: String,
    reader: Reader,
    /// A warning about missing permissions in this thread.
    pub(super) muted: Option<PrivateText>,
    /// From a deferral until the answer is shown. Clones share it.
    is_deferred: Arc<AtomicBool>,
    /// Its reader has dismissed it, or its token is no longer valid. Clones share it.
    pub(super) is_gone: Arc<AtomicBool>,
    pub(super) pictures: ShownFiles,
    pub(super) waits: Option<PressWait>,
}

#[derive(Clone, Copy)]
pub(super) struct PressWait {
    kind: PressKind,
    pub(super) since: Stopwatch,
}

/// How long an answer stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lasts {
    /// Ephemeral.
    Briefly,
    /// Private in direct messages only.
    ForGood,
}

/// `None` outside of threads of a server with the bot: only there are a game's posts.
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

    /// `None` if the stored id is invalid.
    pub fn to_deferred(
        means: ReplyDeps,
        reader: Reader,
        deferred: &DeferredReply,
    ) -> Option<Reply> {
        let id = deferred.id.0;
        (id != 0).then(|| {
            let id = InteractionId::new(id);
            let reply = Reply::new(means, id, &deferred.token, reader, None);
            reply.is_deferred.store(true, Ordering::SeqCst);
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
            is_deferred: Arc::default(),
            is_gone: Arc::default(),
            pictures: ShownFiles::default(),
            waits: None,
        }
    }

    fn waited_for(self, kind: PressKind) -> Reply {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.map_or(0, |now| i64::try_from(now.as_millis()).unwrap_or(i64::MAX));
        // Clamp clock skew: a future timestamp counts as age 0.
        let age = now.saturating_sub(made_at(self.id.get())).max(0);
        self.metrics().press_age_seconds.was(age as f64 / 1000.0);
        let since = Stopwatch::start();
        Reply { waits: Some(PressWait { kind, since }), ..self }
    }

    pub(super) fn host(&self) -> &Host {
        &self.means.data.actions.host
    }

    pub(super) fn metrics(&self) -> &Metrics {
        self.host().metrics()
    }

    /// Secret: allows answering as the bot.
    pub(super) fn token(&self) -> &str {
        &self.token
    }

    /// `None` before the bot has logged in.
    pub(super) fn application(&self) -> Option<ApplicationId> {
        self.means.http.application_id()
    }

    pub fn id(&self) -> InteractionId {
        self.id
    }

    pub fn reader(&self) -> &Reader {
        &self.reader
    }

    pub fn wording(&self) -> &Wording {
        &self.reader.wording
    }

    /// Ephemeral. The deferral is stored until the answer is shown.
    pub async fn defer(&self, about: AskedFor) -> bool {
        self.defer_as(Lasts::Briefly, about).await
    }

    pub async fn defer_as(&self, lasts: Lasts, about: AskedFor) -> bool {
        let brief = lasts == Lasts::Briefly;
        let message = CreateInteractionResponseMessage::new().ephemeral(brief);
        let response = CreateInteractionResponse::Defer(message);
        let (host, id) = (self.host(), DeferredId(self.id.get()));
        let who = self.reader.id;
        let remembered = host.remember_deferred(id, self.token.clone(), who, about);
        // Concurrently: three seconds are short, and no work starts before both. The service logs
        // errors.
        let (first, _) = tokio::join!(self.first(response), remembered);
        self.is_deferred.store(true, Ordering::SeqCst);
        let arrived = first.fate() == FirstAnswerFate::Arrived;
        let again = self.wording().private(text!(press_again));
        match first {
            FirstAnswer::Taken | FirstAnswer::PerhapsTaken => {}
            FirstAnswer::BehindAnother => self.forget_deferred().await,
            FirstAnswer::Refused(why) => {
                self.forget_deferred().await;
                self.say_instead(&why, &again).await;
            }
            // The deferral may have arrived.
            FirstAnswer::Unknown(_) => self.show(again.into()).await,
        }
        crash::point(crash::CrashPoint::AfterDeferring);
        arrived
    }

    /// True if an answer can be shown, also if this process has responded before.
    pub async fn defer_or_go_on(&self, about: AskedFor) -> bool {
        if self.means.data.handled.is_answered(self.id) {
            self.is_deferred.store(true, Ordering::SeqCst);
            return true;
        }
        self.defer(about).await
    }

    /// `None` for a duplicate, or if too many are queued; then the user was told.
    pub async fn admitted(&self) -> Option<Waiting> {
        let Data { handled, turns, .. } = &self.means.data;
        if !handled.begin(self.id) {
            tracing::debug!("an interaction was delivered once more");
            return None;
        }
        match turns.enqueue(self.reader.id, self.id) {
            Admission::Waits(waiting) => Some(waiting),
            Admission::Crowded(crowded) => {
                let _telling = crowded.may_be_told().await;
                self.say(&self.wording().private(text!(press_crowded))).await;
                None
            }
            Admission::Lost => None,
        }
    }

    pub async fn forget_deferred(&self) {
        self.is_deferred.store(false, Ordering::SeqCst);
        let id = DeferredId(self.id.get());
        // The service logs errors; after a restart `is_shown` detects the answer.
        let _ = self.host().forget_deferred(id).await;
    }

    /// With a line for somebody whose press before this one came too late. For private answers.
    pub(super) fn with_what_was_late(&self, mut shown: Response) -> Response {
        let late = self.wording().say(text!(press_too_late));
        let fits = length(&late) + 1 + length(&shown.text) <= CONTENT;
        if fits && self.means.data.late_presses.take(self.reader.id) {
            shown.text = format!("{late}\n{}", shown.text);
        }
        shown
    }

    pub(super) async fn is_kept(&self) {
        if self.is_deferred.load(Ordering::SeqCst) {
            self.forget_deferred().await;
        }
    }

    /// Announces an edit of the pressed message.
    pub async fn acknowledge(&self) -> bool {
        // The response to this is the pressed message.
        self.pictures.answer_is_pressed();
        let again = self.wording().private(text!(press_again));
        self.respond(CreateInteractionResponse::Acknowledge, &again).await
    }

    /// For a message that is not a response: the token can delete it later.
    pub async fn acknowledge_on(&self, message: MessageId) -> bool {
        let alive = self.acknowledge().await;
        if alive {
            let now = self.host().clock().now();
            self.means.data.tokens.remember(message, &self.token, now);
        }
        alive
    }

    /// Responds ephemerally.
    pub async fn say(&self, text: &PrivateText) -> bool {
        let plain = self.wording().private(text!(answer_plain));
        self.respond(sentence(text), &plain).await
    }

    /// Posts a greeting, as opening the channel succeeds even if the user accepts no messages.
    /// `None` if they do not.
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
        said.ok()?;
        // They are open, whatever was believed of them. The service logs errors.
        let _ = self.host().people.heard_by_dm(self.reader.id).await;
        Some(RoomId(channel.id.get()))
    }

    pub async fn open_gems_form(&self, custom_id: &CustomId) -> bool {
        let w = self.wording();
        let label = clip(&w.say(text!(form_gems_label)), FORM_TITLE);
        let example = clip(&w.say(text!(form_gems_example)), FIELD_EXAMPLE);
        let field = CreateInputText::new(InputTextStyle::Short, label, "gems")
            .placeholder(example)
            .required(true)
            .max_length(100);
        let title = clip(&w.say(text!(form_gems_title)), FORM_TITLE);
        let form = CreateModal::new(format(custom_id, self.host().salt()), title)
            .components(vec![CreateActionRow::InputText(field)]);
        let plain = w.private(text!(answer_plain));
        self.respond(CreateInteractionResponse::Modal(form), &plain).await
    }

    /// If the response is refused, the user gets `instead`.
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

    /// Skipped if the interaction has expired.
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
            // A previous process may have sent it and done the work.
            FirstAnswer::PerhapsTaken if self.means.data.handled.is_older(id) => {
                FirstAnswer::BehindAnother
            }
            FirstAnswer::PerhapsTaken => FirstAnswer::Taken,
            first => first,
        };
        metrics.first_answers.of(first.fate()).once();
        match &first {
            FirstAnswer::Taken | FirstAnswer::PerhapsTaken => {
                self.means.data.outage.over(ANSWERING);
                self.means.data.handled.answered(id);
                if let Some(waits) = self.waits {
                    metrics.last_answer.is_now();
                    let took = &metrics.first_answer_seconds;
                    took.of(waits.kind).took(waits.since);
                }
            }
            // A redelivery that a previous process may have answered.
            FirstAnswer::BehindAnother if self.means.data.handled.is_older(id) => {}
            FirstAnswer::BehindAnother => {
                let now = self.host().clock().now();
                self.means.data.outage.warn_hourly(ANOTHER, now);
            }
            FirstAnswer::Refused(error) | FirstAnswer::Unknown(error) => {
                if error::is_gone(error) {
                    self.means.data.late_presses.note(self.reader.id);
                }
                let why = error::with_causes(error);
                self.means.data.outage.note(ANSWERING, why);
            }
        }
        first
    }
}

fn sentence(text: &PrivateText) -> CreateInteractionResponse {
    let message = CreateInteractionResponseMessage::new()
        .ephemeral(true)
        .allowed_mentions(CreateAllowedMentions::new())
        .content(clip(&text.0, CONTENT));
    CreateInteractionResponse::Message(message)
}
