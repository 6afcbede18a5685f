//! The first time that somebody meets a kind of question.

use super::known::People;
use crate::infra::error::Fault;
use viceroy_model::messages::{PersonId, Player};
use viceroy_rules::Topic;
use viceroy_store::StoreError;

impl People {
    /// Finds out which kinds of questions somebody has met, if that is not known yet.
    pub(crate) async fn learn_met(&self, who: PersonId) -> Result<(), StoreError> {
        if !self.met.knows(who) {
            let met = self.store.met(who).await?;
            self.met.learn(who, met);
        }
        Ok(())
    }

    /// The kind of question that is asked, if whoever has the seat meets it for the first time.
    pub(crate) fn meets(&self, player: &Player, asked: Option<Topic>) -> Option<Topic> {
        let who = player.person()?;
        asked.filter(|topic| self.met.is_new(who, *topic))
    }

    /// Somebody has answered a kind of question: what it is about is not said again.
    pub(crate) async fn has_met(&self, player: &Player, topic: Option<Topic>) {
        let (Some(topic), Some(who)) = (self.meets(player, topic), player.person()) else {
            return;
        };
        self.met.learn(who, [topic]);
        let stored = self.store.set_met(who, topic).await;
        // What broke is logged, and the answer counts all the same: after a restart it is said once more.
        let _ = stored.map_err(Fault::from);
    }
}
