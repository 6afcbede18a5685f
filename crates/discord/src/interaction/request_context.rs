//! An interaction being handled: its user, its message, and how to reply.

use serenity::all::MessageFlags;

use super::reply::Lasts;
use super::user_queue::{Turn, Waiting};
use crate::message::markup::custom_ids;
use crate::prelude::*;

pub struct PressedButton<'a> {
    pub actions: &'a Actions,
    pub reply: &'a Reply,
    pub waiting: Waiting,
}

pub(super) struct RequestContext<'a> {
    pub(super) pressed: PressedButton<'a>,
    pub(super) who: PersonId,
    pub(super) place: ReplyTarget,
    pub(super) origin: InteractionOrigin,
}

pub(super) struct Acknowledged<'a> {
    pub(super) actions: &'a Actions,
    pub(super) reply: &'a Reply,
    pub(super) who: PersonId,
    pub(super) place: ReplyTarget,
    _turn: Turn,
}

impl<'a> RequestContext<'a> {
    /// Replies with a new message.
    pub(super) fn reply_ephemeral(self) -> RequestContext<'a> {
        let place = ReplyTarget::Public;
        RequestContext { place, ..self }
    }

    /// The same, but permanent in the bot's direct messages, which are private anyway.
    pub(super) fn reply_persistent(self) -> RequestContext<'a> {
        let place = match self.origin {
            InteractionOrigin::BotDm => ReplyTarget::Conversation,
            InteractionOrigin::Server(_)
            | InteractionOrigin::Elsewhere
            | InteractionOrigin::ServerWithoutBot => ReplyTarget::Public,
        };
        RequestContext { place, ..self }
    }

    /// Replies for everybody to see.
    pub(super) fn reply_openly(self) -> RequestContext<'a> {
        RequestContext { place: ReplyTarget::Conversation, ..self }
    }

    /// Whether it came from a conversation with the bot, so that its user may have left the server of
    /// the table.
    pub(super) fn is_outside(&self) -> bool {
        self.origin == InteractionOrigin::BotDm
    }

    /// Edits an ephemeral message, else replies with a new one.
    pub(super) fn edit_if_private(self) -> RequestContext<'a> {
        match self.place {
            ReplyTarget::Panel => self,
            ReplyTarget::Public | ReplyTarget::Conversation | ReplyTarget::Direct { .. } => {
                self.reply_ephemeral()
            }
        }
    }

    pub(super) async fn shown<F: Future<Output: Show>>(
        self,
        work: impl FnOnce(&'a Actions, &'a Reader) -> F,
    ) {
        let is_private = self.place != ReplyTarget::Conversation;
        if let Some(heard) = self.heard(AskedFor::Else).await {
            let shown = work(heard.actions, heard.reply.reader()).await;
            let shown = shown.shown(heard.reply.wording());
            heard
                .reply
                .show(match is_private {
                    true => heard.actions.warned(heard.reply, shown).await,
                    false => shown,
                })
                .await;
        }
    }

    /// Responds, then waits for the turn. `None` if the response failed: the user saw an error and
    /// will press again, so nothing must be done.
    pub(super) async fn heard(self, about: AskedFor) -> Option<Acknowledged<'a>> {
        let PressedButton { actions, reply, waiting } = self.pressed;
        let alive = match self.place {
            ReplyTarget::Public => reply.defer(about).await,
            ReplyTarget::Conversation => reply.defer_as(Lasts::ForGood, about).await,
            ReplyTarget::Panel => reply.acknowledge().await,
            ReplyTarget::Direct { message, .. } => reply.acknowledge_on(message).await,
        };
        if !alive {
            return None;
        }
        let turn = waiting.turn().await;
        // First, so that messages caused by the work use the new language.
        actions.heard(reply.reader()).await;
        if self.origin == InteractionOrigin::BotDm {
            actions.heard_by_dm(self.who).await;
        }
        Some(Acknowledged { actions, reply, who: self.who, place: self.place, _turn: turn })
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ReplyTarget {
    /// A new ephemeral message.
    Public,
    /// A new permanent message.
    Conversation,
    /// Edits the ephemeral message.
    Panel,
    /// Edits the direct message.
    Direct { panel: MessageKey, message: MessageId },
}

pub(super) fn place_of(message: Option<&Message>, salt: InstallationTag) -> ReplyTarget {
    let private =
        message.and_then(|m| m.flags).is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL));
    if private {
        return ReplyTarget::Panel;
    }
    let Some(message) = message else {
        return ReplyTarget::Public;
    };
    // Tutorial pages are always private.
    let on_page =
        |custom_id: CustomId| matches!(custom_id, CustomId::Lesson(press) if press.is_on_page());
    if custom_ids(message, salt).any(on_page) {
        return ReplyTarget::Panel;
    }
    let mut posts = custom_ids(message, salt).filter_map(|custom_id| custom_id.post());
    let panel = posts.find(|post| post.kind == MessageKind::Panel);
    match panel {
        Some(panel) => ReplyTarget::Direct { panel, message: MessageId(message.id.get()) },
        None => ReplyTarget::Public,
    }
}
