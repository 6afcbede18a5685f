//! Shared state of commands and presses.

use super::handled::HandledInteractions;
use super::in_flight::InFlight;
use super::late_pictures::LatePictures;
use super::late_presses::LatePresses;
use super::open_panels::OpenPanels;
use super::user_queue::UserQueue;
use crate::message::bounds::Bounds;
use crate::prelude::*;
use crate::wire::outage::Outage;
use serenity::all::User;
use viceroy_service::Writers;

/// Users have been told before this is returned.
pub type Trouble = serenity::Error;

#[derive(Clone)]
pub struct Data {
    pub actions: Actions,
    pub in_flight: InFlight,
    pub turns: UserQueue,
    pub outage: Outage,
    pub words_wait: Duration,
    pub emojis: Emojis,
    /// For deleting messages that were pressed.
    pub tokens: PressTokens,
    /// Known attachments of messages.
    pub kept: Kept,
    pub handled: HandledInteractions,
    pub open: OpenPanels,
    pub late_pictures: LatePictures,
    pub late_presses: LatePresses,
    /// Locks on responses.
    pub writers: Arc<Writers<MessageId>>,
    pub bounds: Bounds,
    pub servers: Servers,
}

impl Data {
    pub fn reader(
        &self,
        who: &User,
        member: Option<&Member>,
        origin: InteractionOrigin,
        locale: &str,
    ) -> Reader {
        let id = PersonId(who.id.get());
        let Actions { host, languages, .. } = &self.actions;
        let reader = Reader::new(id, locale, host.people.chosen_language(id), languages);
        reader.called(people::names(who, member, origin.server()))
    }
}
