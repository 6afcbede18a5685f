//! Simulated players who press whatever can be pressed.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tokio::time::timeout;
use viceroy_fake_discord::{InteractionOutcome, Reaction, SeenMessage, UserHandle};

use crate::arranging;
use crate::cost::SOON;
use crate::figures::Figures;
use crate::pace::Pace;
use crate::panel::{self, Taste, actions};
use crate::prelude::*;

struct Player {
    user: UserHandle,
    panel: Option<Snowflake>,
}

/// Whoever waits for longer goes on: the bot has died and left nothing to go on from.
const PATIENCE: Duration = Duration::from_secs(30);
/// The most people at a table.
const SEATS: usize = 4;

pub struct Table {
    thread: Snowflake,
    players: Vec<Player>,
    luck: StdRng,
    figures: Figures,
}

impl Table {
    pub async fn open(fake: &FakeDiscord, number: usize, players: usize) -> Table {
        Table::open_on(fake, number, players, json!({})).await
    }

    /// In the lobby of another server.
    pub async fn on_server(
        fake: &FakeDiscord,
        (number, server): (usize, Snowflake),
        players: usize,
    ) -> Table {
        let lobby = fake.channel_in(server, "lobby").unwrap();
        Table::open_in(fake, (number, lobby), players, json!({})).await
    }

    /// One player against three look-ahead computer players.
    pub async fn with_computers(fake: &FakeDiscord, number: usize) -> Table {
        const HARD: u8 = 2;
        let terms = json!({"computers": 3, "level": HARD});
        Table::open_on(fake, number, 1, terms).await
    }

    pub async fn alone(fake: &FakeDiscord, number: usize) -> Table {
        Table::open_on(fake, number, 1, json!({"virtual_opponents": 1})).await
    }

    /// One player in the deal of the day.
    pub async fn deal(fake: &FakeDiscord, number: usize) -> Table {
        let user = fake.user(&format!("Player {number}"));
        let channel = fake.channel("lobby").unwrap();
        let opened = user.command(channel, "viceroy", &["daily"], json!({})).unwrap();
        let opened = opened.settled().await.message().expect("the deal is shown");
        let play = button(&opened, "v1:deal:play").expect("it is not begun");
        let begun = user.press(opened.id, play).unwrap().settled().await;
        let panel = begun.message().map(|panel| panel.id);
        Table {
            thread: channel,
            players: vec![Player { user, panel }],
            luck: StdRng::seed_from_u64(number as u64),
            figures: Figures::default(),
        }
    }

    async fn open_on(fake: &FakeDiscord, number: usize, players: usize, terms: Value) -> Table {
        let lobby = fake.channel("lobby").unwrap();
        Table::open_in(fake, (number, lobby), players, terms).await
    }

    async fn open_in(
        fake: &FakeDiscord,
        (number, channel): (usize, Snowflake),
        players: usize,
        terms: Value,
    ) -> Table {
        let user = |nth| fake.user(&format!("Player {number}-{nth}"));
        let users: Vec<UserHandle> = (0..players).map(user).collect();
        let host = &users[0];
        let before: Vec<Snowflake> = host.sees(channel).iter().map(|m| m.id).collect();
        let (terms, rest) = arranging::typed(&terms);
        let opened = host.command(channel, "viceroy", &["new"], terms).unwrap();
        opened.settled().await;
        let lobby = host
            .wait_to_see(channel, SOON, |messages| {
                let new = |m: &&SeenMessage| !m.ephemeral && !before.contains(&m.id);
                let mut new = messages.iter().filter(new);
                new.find(|m| m.buttons.iter().any(|b| b.custom_id.starts_with("v1:join:")))
                    .map(|m| m.id)
            })
            .await
            .expect("the lobby appears");
        arranging::arrange(host, lobby, &rest).await;
        for user in &users[1..] {
            press(user, channel, lobby, "v1:join:").await;
        }
        // The last seat that is taken starts the game.
        if users.len() < SEATS {
            press(host, channel, lobby, "v1:start:").await;
        }
        // A thread has the id of its message.
        let thread = lobby;
        let there = host.wait_to_see(thread, SOON, |messages| {
            let mut all = messages.iter();
            all.any(|m| button(m, "v1:table:").is_some()).then_some(())
        });
        there.await.expect("the table appears");
        let player = |user| Player { user, panel: None };
        Table {
            thread,
            players: users.into_iter().map(player).collect(),
            luck: StdRng::seed_from_u64(number as u64),
            figures: Figures::default(),
        }
    }

    pub async fn play(mut self, pace: Pace) -> Figures {
        let mut idle = 0;
        let mut turn = 0;
        while idle < self.players.len() {
            let Some(answers) = self.visit(turn, &pace).await else {
                break;
            };
            idle = if answers == 0 { idle + 1 } else { 0 };
            turn = (turn + 1) % self.players.len();
        }
        self.figures
    }

    pub async fn play_on(mut self, pace: Pace) -> Figures {
        while self.visit(0, &pace).await.is_some() {}
        self.figures
    }

    /// All in turn, whether they are answered or not.
    pub async fn play_through(mut self, pace: Pace) -> Figures {
        let mut turn = 0;
        while self.visit(turn, &pace).await.is_some() {
            turn = (turn + 1) % self.players.len();
        }
        self.figures
    }

    async fn visit(&mut self, nth: usize, pace: &Pace) -> Option<usize> {
        let mut answers = 0;
        if !pace.next().await {
            return None;
        }
        let player = &self.players[nth];
        let look = || panel::look(&player.user, player.panel, self.thread);
        let Some(mut panel) = timed(&mut self.figures, look).await else {
            return Some(answers);
        };
        loop {
            self.players[nth].panel = Some(panel.id);
            let actions = actions(&panel, &mut self.luck, Taste::ByLot);
            if actions.is_empty() {
                return Some(answers);
            }
            if !pace.next().await {
                return None;
            }
            let action = &actions[self.luck.random_range(0..actions.len())];
            let user = &self.players[nth].user;
            let perform = || action.perform(user, panel.id);
            match timed(&mut self.figures, perform).await {
                Some(next) => panel = next,
                None => return Some(answers),
            }
            answers += 1;
        }
    }
}

async fn timed(figures: &mut Figures, begin: impl FnOnce() -> Reaction) -> Option<SeenMessage> {
    let began = Instant::now();
    let reaction = begin();
    reaction.answered().await;
    let first = began.elapsed();
    match timeout(PATIENCE, reaction.settled()).await {
        Ok(InteractionOutcome::Message(seen)) => {
            figures.answered(first, began.elapsed());
            Some(*seen)
        }
        _ => {
            figures.missed();
            None
        }
    }
}

fn button<'m>(message: &'m SeenMessage, begin: &str) -> Option<&'m str> {
    let mut usable = message.buttons.iter().filter(|b| !b.disabled);
    let found = usable.find(|b| b.custom_id.starts_with(begin));
    found.map(|b| b.custom_id.as_str())
}

async fn press(user: &UserHandle, channel: Snowflake, message: Snowflake, begin: &str) {
    let usable = |messages: &[SeenMessage]| {
        let seen = messages.iter().find(|m| m.id == message)?;
        button(seen, begin).map(str::to_owned)
    };
    let id = user.wait_to_see(channel, SOON, usable).await;
    let id = id.expect("the button can be pressed");
    user.press(message, &id).unwrap().settled().await;
}
