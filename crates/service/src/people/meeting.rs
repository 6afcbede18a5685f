//! Tracks what a person has met: kinds of prompts, a whole game, and planning ahead.

use crate::cache::met::Met;
use crate::prelude::*;
use viceroy_store::MetThing;

impl People {
    pub(crate) async fn learn_met(&self, who: PersonId) -> Result<(), StoreError> {
        if self.met.knows(who) {
            return Ok(());
        }
        let things = self.store.met(who).await?;
        let finished = self.store.games_finished_by(who).await?;
        let planning = match (things.contains(&MetThing::Plans), finished) {
            (true, _) => Planning::Known,
            (false, 1..) => Planning::Introduced,
            (false, 0) => Planning::Guided,
        };
        let topic = |thing| match thing {
            MetThing::Topic(topic) => Some(topic),
            MetThing::Plans => None,
        };
        let topics = things.into_iter().filter_map(topic).collect();
        self.met.learn(who, Met { topics, planning, finished });
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
        self.met.change(who, |met| met.topics.extend([topic]));
        self.store_met(who, MetThing::Topic(topic)).await;
    }

    pub(crate) fn planning(&self, player: &Player) -> Planning {
        player.person().map(|who| self.met.planning(who)).unwrap_or_default()
    }

    pub(crate) fn finished(&self, player: &Player) -> u32 {
        player.person().map(|who| self.met.finished(who)).unwrap_or_default()
    }

    pub(crate) async fn has_met_plans(&self, player: &Player) {
        let Some(who) = player.person().filter(|who| self.met.planning(*who) != Planning::Known)
        else {
            return;
        };
        self.met.change(who, |met| met.planning = Planning::Known);
        self.store_met(who, MetThing::Plans).await;
    }

    /// Finished games are stored, so nothing else is.
    pub(crate) fn has_finished(&self, player: &Player) {
        if let Some(who) = player.person() {
            self.met.change(who, |met| {
                met.finished = met.finished.saturating_add(1);
                if met.planning == Planning::Guided {
                    met.planning = Planning::Introduced;
                }
            });
        }
    }

    /// A fault is logged and must not fail the answer; what they met is then explained again.
    async fn store_met(&self, who: PersonId, thing: MetThing) {
        let stored = self.store.set_met(who, thing).await;
        let _ = stored.map_err(Fault::from);
    }
}
