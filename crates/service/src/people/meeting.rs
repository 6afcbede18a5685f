//! Tracks which kinds of prompts a person has met.

use super::known::People;
use crate::infra::error::Fault;
use viceroy_model::messages::{PersonId, Player};
use viceroy_rules::Topic;
use viceroy_store::StoreError;

impl People {
    pub(crate) async fn learn_met(&self, who: PersonId) -> Result<(), StoreError> {
        if !self.met.knows(who) {
            let met = self.store.met(who).await?;
            self.met.learn(who, met);
        }
        Ok(())
    }

    /// The topic, if it is new to the player.
    pub(crate) fn meets(&self, player: &Player, asked: Option<Topic>) -> Option<Topic> {
        let who = player.person()?;
        asked.filter(|topic| self.met.is_new(who, *topic))
    }

    pub(crate) async fn has_met(&self, player: &Player, topic: Option<Topic>) {
        let (Some(topic), Some(who)) = (self.meets(player, topic), player.person()) else {
            return;
        };
        self.met.learn(who, [topic]);
        let stored = self.store.set_met(who, topic).await;
        // A fault is logged and must not fail the answer; the explanation is then shown again.
        let _ = stored.map_err(Fault::from);
    }
}
