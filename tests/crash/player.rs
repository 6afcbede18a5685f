//! A simulated user who presses buttons, and checks the panel after an unanswered interaction.

use crate::evening::{Evening, Table};
use crate::panel::{self, Action, Taste, actions};
use crate::prelude::*;

pub struct Player {
    user: UserHandle,
    name: String,
    thread: Snowflake,
    panel: Option<Snowflake>,
    direct: Option<Snowflake>,
    luck: StdRng,
}

impl Player {
    pub fn all(evening: &Evening, table: &Table) -> Vec<Player> {
        let player = |(seed, name): (usize, &&str)| Player {
            user: evening.fake.user(name),
            name: (*name).to_owned(),
            thread: table.thread,
            panel: None,
            direct: evening.fake.user(name).direct(),
            luck: StdRng::seed_from_u64(seed as u64),
        };
        table.names.iter().enumerate().map(player).collect()
    }

    pub async fn act(&mut self, evening: &mut Evening) -> usize {
        let mut given = 0;
        let Some(mut panel) = self.look(evening).await else {
            return given;
        };
        loop {
            let actions = actions(&panel, &mut self.luck, Taste::ByLot);
            if actions.is_empty() {
                return given;
            }
            let action = &actions[self.luck.random_range(0..actions.len())];
            let Some(next) = self.perform(evening, &panel, action).await else {
                return given;
            };
            panel = next;
            given += 1;
        }
    }

    async fn look(&mut self, evening: &mut Evening) -> Option<SeenMessage> {
        if let Some(room) = self.direct {
            let panels = self.user.sees(room).into_iter();
            let panels = panels.filter(|message| has_button(message, "v1:rest:panel:"));
            return panels.max_by_key(|message| message.id);
        }
        loop {
            let shown = self.panel.and_then(|panel| self.user.message(panel));
            let can_look = |panel: SeenMessage| panel::refreshing(&panel).is_some();
            if !shown.is_some_and(can_look) {
                self.panel = None;
            }
            let reaction = panel::look(&self.user, self.panel, self.thread);
            if let Some(panel) = evening.settled(reaction).await {
                assert!(panel.ephemeral, "a panel is for one person only: {panel:?}");
                self.panel = Some(panel.id);
                return Some(panel);
            }
        }
    }

    async fn perform(
        &mut self,
        evening: &mut Evening,
        panel: &SeenMessage,
        action: &Action,
    ) -> Option<SeenMessage> {
        let (Action::Press(id) | Action::Choose(id, _)) = action;
        // A part of a draft answers only where nothing more belongs to it, as in a first game.
        let answered = prompt(id);
        if let Some(prompt) = answered {
            evening.tried.insert((self.name.clone(), prompt));
        }
        // A new direct-message panel may have replaced this one.
        let after = match action.attempt(&self.user, panel.id) {
            Ok(reaction) => evening.settled(reaction).await,
            Err(_) if self.direct.is_some() => None,
            // An open panel is brought up to date by itself.
            Err(_) if self.user.message(panel.id).is_some_and(|now| !has_control(&now, id)) => None,
            Err(refused) => panic!("{action:?}: {refused}"),
        };
        let Some(after) = after else {
            return self.look(evening).await;
        };
        // A rejection leaves the question open, unless another has replaced it.
        let counts = |prompt: &u64| !asks(&after, *prompt) && !after.content.contains('⚠');
        if let Some(prompt) = answered.filter(counts) {
            let answer = (self.name.clone(), prompt);
            evening.confirmed.push((answer, format!("{action:?}: {after:?}")));
        }
        Some(after)
    }
}

fn has_button(message: &SeenMessage, begin: &str) -> bool {
    let mut buttons = message.buttons.iter();
    buttons.any(|button| button.custom_id.starts_with(begin))
}

fn has_control(message: &SeenMessage, custom_id: &str) -> bool {
    let buttons = message.buttons.iter().map(|button| &button.custom_id);
    buttons.chain(message.menus.iter().map(|menu| &menu.custom_id)).any(|id| id == custom_id)
}

fn prompt(custom_id: &str) -> Option<u64> {
    spot(custom_id)?.split('d').next()?.parse().ok()
}

fn spot(custom_id: &str) -> Option<&str> {
    // The installation tag follows.
    let text = custom_id.split('@').next()?;
    let mut parts = text.split(':').skip(1);
    match parts.next()? {
        "do" | "best" | "menu" | "play" => parts.nth(1),
        _ => None,
    }
}

fn asks(panel: &SeenMessage, question: u64) -> bool {
    let buttons = panel.buttons.iter().map(|b| &b.custom_id);
    let menus = panel.menus.iter().map(|m| &m.custom_id);
    buttons.chain(menus).any(|id| prompt(id) == Some(question))
}
