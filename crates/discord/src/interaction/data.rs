//! Shared state of commands and presses.

use super::handled::HandledInteractions;
use super::in_flight::InFlight;
use super::late_pictures::LatePictures;
use super::late_presses::LatePresses;
use super::open_panels::OpenPanels;
use super::reply::ReplyDeps;
use super::user_queue::{Admission, UserQueue, Waiting};
use crate::message::bounds::Bounds;
use crate::prelude::*;
use crate::wire::outage::Outage;
use crate::wire::people;
use serenity::all::User;
use viceroy_model::messages::MessageId;
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
    pub tokens: PressTokens,
    pub kept: Kept,
    pub handled: HandledInteractions,
    pub open: OpenPanels,
    pub late_pictures: LatePictures,
    pub late_presses: LatePresses,
    pub writers: Arc<Writers<MessageId>>,
    pub bounds: Bounds,
    pub servers: Servers,
}

impl Data {
    pub fn means(&self, http: &Arc<Http>) -> ReplyDeps {
        ReplyDeps {
            http: Arc::clone(http),
            host: self.actions.host.clone(),
            outage: self.outage.clone(),
            words_wait: self.words_wait,
            emojis: self.emojis.clone(),
            tokens: self.tokens.clone(),
            kept: self.kept.clone(),
            handled: self.handled.clone(),
            open: self.open.clone(),
            pictures: self.actions.pictures.clone(),
            late_pictures: self.late_pictures.clone(),
            late_presses: self.late_presses.clone(),
            in_flight: self.in_flight.clone(),
            writers: Arc::clone(&self.writers),
        }
    }

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

    /// `None` for a duplicate, or if too many are queued; then the user was told.
    pub async fn admit(&self, reply: &Reply) -> Option<Waiting> {
        if !self.handled.begin(reply.id()) {
            tracing::debug!("an interaction was delivered once more");
            return None;
        }
        match self.turns.enqueue(reply.reader().id, reply.id()) {
            Admission::Waits(waiting) => Some(waiting),
            Admission::Crowded(crowded) => {
                let _telling = crowded.may_be_told().await;
                reply.say(&reply.wording().private(text!(press_crowded))).await;
                None
            }
            Admission::Lost => None,
        }
    }
}
