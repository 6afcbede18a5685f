//! The first time that somebody meets a kind of question.

use crate::host::game::game_cache::Live;
use crate::host::ground::error::Fault;
use crate::host::handle::Inner;
use crate::notice::{Panel, PersonId};
use crate::rules::{Seat, Topic};
use crate::store::StoreError;

impl Inner {
    /// Finds out which kinds of questions somebody has met, if that is not known yet.
    pub(crate) async fn learn_met(&self, who: PersonId) -> Result<(), StoreError> {
        if !self.met.knows(who) {
            let met = self.store.met(who).await?;
            self.met.learn(who, met);
        }
        Ok(())
    }

    /// The kind of question that is asked, if whoever has the seat meets it for the first time.
    pub(crate) fn meets(&self, live: &Live, seat: Seat, asked: Option<Topic>) -> Option<Topic> {
        let who = live.people[seat].person()?;
        asked.filter(|topic| self.met.is_new(who, *topic))
    }

    /// Somebody has answered a kind of question: what it is about is not said again.
    pub(crate) async fn has_met(&self, live: &Live, seat: Seat, topic: Option<Topic>) {
        let Some(topic) = self.meets(live, seat, topic) else {
            return;
        };
        if let Some(who) = live.people[seat].person() {
            self.met.learn(who, [topic]);
            let stored = self.store.set_met(who, topic).await;
            // What broke is logged, and the answer counts all the same: after a restart it is said once more.
            let _ = stored.map_err(Fault::from);
        }
    }
}

/// What kind of question a panel asks: the next part of what is put together, or what is open.
pub(crate) fn asked_on(panel: &Panel) -> Option<Topic> {
    let drafted = panel.draft.as_ref();
    let question = match drafted {
        Some(drafting) => drafting.next.as_ref(),
        None => panel.view.question.as_ref(),
    };
    question.map(|question| question.topic)
}
