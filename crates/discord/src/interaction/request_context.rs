//! A press on its way: how it came and where it was made.

use serenity::all::{Message, MessageFlags};

use super::actions::Actions;
use super::origin::InteractionOrigin;
use super::reader::Reader;
use super::reply::{Lasts, Reply};
use super::user_queue::{Turn, Waiting};
use crate::message::marks::custom_ids;
use crate::message::response::Show;
use crate::wire::custom_id::CustomId;
use viceroy_model::messages::{
    AskedFor, InstallationTag, MessageId, MessageKey, MessageKind, PersonId,
};

/// A press, choice or form that waits for its turn.
pub struct PressedButton<'a> {
    /// Who acts on it.
    pub actions: &'a Actions,
    /// What answers it.
    pub reply: &'a Reply,
    /// Its place among the person's other presses.
    pub waiting: Waiting,
}

/// A press on something known.
pub(super) struct RequestContext<'a> {
    pub(super) pressed: PressedButton<'a>,
    pub(super) who: PersonId,
    pub(super) place: ReplyTarget,
    pub(super) origin: InteractionOrigin,
}

/// A press whose turn it is, and which the person knows to be heard.
pub(super) struct Acknowledged<'a> {
    pub(super) actions: &'a Actions,
    pub(super) reply: &'a Reply,
    pub(super) who: PersonId,
    pub(super) place: ReplyTarget,
    _turn: Turn,
}

impl<'a> RequestContext<'a> {
    /// The answer is a new message, so that what was pressed on stays.
    pub(super) fn reply_ephemeral(self) -> RequestContext<'a> {
        let place = ReplyTarget::Public;
        RequestContext { place, ..self }
    }

    /// The same; in direct messages with the bot, where nobody else sees it, the new message stays.
    pub(super) fn reply_persistent(self) -> RequestContext<'a> {
        let place = match self.origin {
            InteractionOrigin::BotDm => ReplyTarget::Conversation,
            InteractionOrigin::Server(_)
            | InteractionOrigin::Elsewhere
            | InteractionOrigin::ServerWithoutBot => ReplyTarget::Public,
        };
        RequestContext { place, ..self }
    }

    /// The message changes where only the person sees it; but in direct messages what is pressed on stays.
    pub(super) fn edit_if_private(self) -> RequestContext<'a> {
        match self.place {
            ReplyTarget::Panel => self,
            ReplyTarget::Public | ReplyTarget::Conversation | ReplyTarget::Direct { .. } => {
                self.reply_ephemeral()
            }
        }
    }

    /// Does what it asks for when its turn has come, and shows what came of it.
    pub(super) async fn shown<F: Future<Output: Show>>(
        self,
        work: impl FnOnce(&'a Actions, &'a Reader) -> F,
    ) {
        if let Some(heard) = self.heard(AskedFor::Else).await {
            let shown = work(heard.actions, heard.reply.reader()).await;
            heard.reply.show(shown.shown(heard.reply.wording())).await;
        }
    }

    /// Gives a sign of life at once, and then waits for the turn. Without a sign of life the person saw the press fail
    /// and presses again: nothing is done behind their back then.
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
        // Before anything is done: what follows from it is already said in the language.
        actions.heard(reply.reader()).await;
        if self.origin == InteractionOrigin::BotDm {
            actions.heard_by_dm(self.who).await;
        }
        Some(Acknowledged { actions, reply, who: self.who, place: self.place, _turn: turn })
    }
}

/// Where a press was made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ReplyTarget {
    /// On a message that everybody sees: the answer is a new message for one person.
    Public,
    /// The same in direct messages, where the new message stays.
    Conversation,
    /// On a panel that only the person sees: the panel changes.
    Panel,
    /// On a panel that is a direct message: the message changes.
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
    // A page of the lesson stands nowhere but where one person alone sees it.
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
