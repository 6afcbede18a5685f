//! A simulated player who plays only by DM.

use crate::prelude::*;

pub async fn choose_dm(server: &Server, name: &str) {
    let user = server.fake.user(name);
    let asked = command(&user, server.lobby, "settings", json!({})).await;
    press(&user, &asked, "v1:by:dm").await;
}

pub struct Player {
    pub user: UserHandle,
    pub room: Snowflake,
    pub taps: usize,
    /// How often an answer was given in a new message.
    pub visits: usize,
    answered: Option<Snowflake>,
    pub taste: Taste,
    luck: StdRng,
}

impl Player {
    pub fn new(fake: &FakeDiscord, name: &str, seed: u64) -> Player {
        let user = fake.user(name);
        Player {
            room: user.open_direct().unwrap(),
            user,
            taps: 0,
            visits: 0,
            answered: None,
            taste: Taste::ByHand,
            luck: StdRng::seed_from_u64(seed),
        }
    }

    pub fn question(&mut self, messages: &[SeenMessage]) -> Option<SeenMessage> {
        let panels = messages.iter().filter(|m| has_button(m, "v1:rest:panel:"));
        let newest = panels.max_by_key(|m| m.id)?;
        let asked = !actions(newest, &mut self.luck, self.taste).is_empty();
        asked.then(|| newest.clone())
    }

    pub async fn wait_for_question(&mut self) -> SeenMessage {
        let (user, room) = (self.user.clone(), self.room);
        let found = user.wait_to_see(room, SOON, |messages| self.question(messages));
        found.await.expect("a panel asks something")
    }

    pub async fn act(&mut self) -> Did {
        let mut did = Did::Nothing;
        while let Some(panel) = self.question(&self.user.sees(self.room)) {
            if self.answer(&panel).await == Did::Something {
                did = Did::Something;
            }
        }
        did
    }

    pub async fn answer(&mut self, panel: &SeenMessage) -> Did {
        let mut actions = actions(panel, &mut self.luck, self.taste);
        let action = actions.swap_remove(self.luck.random_range(0..actions.len()));
        // A newer panel may have replaced it.
        let Ok(press) = action.attempt(&self.user, panel.id) else {
            return Did::Nothing;
        };
        self.taps += 1;
        if self.answered.replace(panel.id) != Some(panel.id) {
            self.visits += 1;
        }
        match press.settled().await {
            InteractionOutcome::Message(seen) => {
                assert_eq!(seen.id, panel.id, "the message changes in place");
                Did::Something
            }
            // The next prompt has already arrived.
            InteractionOutcome::Gone => Did::Something,
            // On a busy machine the bot may be late.
            InteractionOutcome::Failed(Trouble::TooLate) => Did::Nothing,
            other => panic!("not answered: {other:?}"),
        }
    }
}
