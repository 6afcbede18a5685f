//! Presence, seats and player settings.

mod absence;
mod away;
mod ballots;
mod closing;
mod gone;
mod nudges;
mod places_gone;
mod rights;
mod settings;
mod several;

use viceroy::discord::custom_id::{Moderate, Seats};

use crate::prelude::*;

const GAME: GameId = GameId(1);
pub const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// Milliseconds.
const MINUTE: i64 = 60 * 1000;
/// Longer than any first timeout: a day for the phase, two for the game, and a night.
pub const TOO_LONG: Duration = Duration::from_secs(80 * 60 * 60);

pub struct Evening {
    pub server: Server,
    pub time: Time,
    pub thread: Snowflake,
}

impl Evening {
    async fn of(names: &[&str]) -> Evening {
        Evening::on_terms(names, json!({})).await
    }

    async fn untimed(names: &[&str]) -> Evening {
        Evening::on_terms(names, json!({"clock": 4})).await
    }

    async fn on_terms(names: &[&str], terms: Value) -> Evening {
        let (server, time) = Server::in_time(luck_of_this_test()).await;
        let thread = server.start_game_of(names, terms).await;
        Evening { server, time, thread }
    }

    pub async fn pass(&self, time: Duration) {
        self.pass_untold(time).await;
        self.server.calm().await;
    }

    /// Like `pass`, but messages may not be deliverable.
    async fn pass_untold(&self, time: Duration) {
        self.time.pass(time);
        let done = async || {
            // Due times do not count the bot's downtime.
            let due = "select due_at + (select wall - at from presence) as line from games
                where due_at is not null";
            let due = self.server.rows(due).await;
            due.iter().all(|at| at.parse::<i64>().unwrap() > self.time.now())
        };
        assert!(holds_soon(done).await, "what is due is done");
        // Presence is recorded once a minute; earlier time would count as downtime.
        let noted = async || {
            let at = self.server.rows("select wall as line from presence").await;
            at.iter().all(|at| at.parse::<i64>().unwrap() > self.time.now() - MINUTE)
        };
        assert!(holds_soon(noted).await, "it notes that it is there");
    }

    async fn restart(&mut self, time: Duration) {
        self.server.stop().await;
        self.time.pass(time);
        self.server.begin().await;
    }

    fn by_dm(&self, name: &str) -> impl Future<Output = Snowflake> {
        by_dm(&self.server, name)
    }

    fn count(&self, name: &str, room: Snowflake, words: &str) -> usize {
        let user = self.server.fake.user(name);
        let seen = user.sees(room);
        seen.iter().filter(|m| m.content.contains(words)).count()
    }

    async fn runs_out(&self, name: &str) -> i64 {
        let panel = self.guest(name).look(self.thread).await;
        let (_, after) = panel.content.split_once("due <t:").unwrap();
        let (seconds, _) = after.split_once(':').unwrap();
        seconds.parse::<i64>().unwrap() * 1000
    }

    async fn players(&self, name: &str) -> SeenMessage {
        self.command(name, self.thread, "players").await
    }

    async fn command(&self, name: &str, room: Snowflake, part: &str) -> SeenMessage {
        let user = self.server.fake.user(name);
        let shown = command(&user, room, part, json!({})).await;
        assert!(shown.ephemeral, "{shown:?}");
        shown
    }

    async fn press(&self, name: &str, on: &SeenMessage, button: &str) -> SeenMessage {
        let shown = self.server.press(name, on.id, button).await;
        assert!(shown.ephemeral, "{shown:?}");
        shown
    }

    /// Presses a button that is not offered.
    async fn forge(&self, name: &str, deed: SeatAction) -> String {
        let user = self.server.fake.user(name);
        let post = self.post_with("v1:table:").await;
        let what = Seats::Do(deed);
        let custom_id = format(&CustomId::Seats { game: GAME, what });
        let shown = shown(user.press_late(post.id, &custom_id).unwrap()).await;
        assert!(shown.ephemeral, "{shown:?}");
        shown.content
    }

    async fn forge_closing(&self, name: &str, what: Moderate) -> String {
        let user = self.server.fake.user(name);
        let post = self.post_with("v1:table:").await;
        let custom_id = format(&CustomId::Moderate { game: GAME, what });
        let shown = shown(user.press_late(post.id, &custom_id).unwrap()).await;
        assert!(shown.ephemeral, "{shown:?}");
        shown.content
    }

    async fn post_with(&self, button: &str) -> SeenMessage {
        let user = self.server.fake.user("Watcher");
        let found = user.wait_to_see(self.thread, SOON, |messages| {
            let with = messages.iter().filter(|m| has(m, button));
            with.max_by_key(|m| m.id).cloned()
        });
        found.await.unwrap_or_else(|| panic!("no {button}"))
    }

    async fn told(&self, words: &str) -> SeenMessage {
        let user = self.server.fake.user("Watcher");
        let found = user.wait_to_see(self.thread, SOON, |messages| {
            let mut with = messages.iter().filter(|m| m.content.contains(words));
            with.next_back().cloned()
        });
        found.await.unwrap_or_else(|| panic!("nobody reads {words:?}"))
    }

    async fn hears_of_time_out(&self, name: &str) -> bool {
        self.is_told(&format!("{name} (time was up)")).await
    }

    fn to(&self, name: &str, words: &str) -> String {
        format!("<@{}>{words}", self.server.fake.user(name).id())
    }

    async fn is_told(&self, words: &str) -> bool {
        self.server.calm().await;
        let watcher = self.server.fake.user("Watcher");
        let seen = watcher.sees(self.thread);
        seen.iter().any(|m| m.content.contains(words))
    }

    fn guest(&self, name: &str) -> Guest {
        Guest::new(&self.server.fake, name, 7)
    }

    /// One player answers everything, the other nothing, until a computer player takes the other's
    /// seat.
    async fn one_vanishes(&self, there: &mut Guest, absent: &str) {
        let words = self.to(absent, ", you did not answer");
        for _ in 0..30 {
            there.panel = None;
            there.act(self.thread).await;
            // The computer player's answer counts as the absent player's next missed prompt; time
            // does not count.
            self.server.computers_have_answered().await;
            self.pass(TOO_LONG).await;
            self.server.computers_have_answered().await;
            if self.is_told(&words).await {
                there.panel = None;
                return;
            }
        }
        panic!("{absent} is never absent");
    }
}

async fn by_dm(server: &Server, name: &str) -> Snowflake {
    let user = server.fake.user(name);
    let settings = command(&user, server.lobby, "settings", json!({})).await;
    let mut buttons = settings.buttons.iter();
    let button = buttons.find(|b| b.custom_id.starts_with("v1:by:dm"));
    shown(user.press(settings.id, &button.unwrap().custom_id).unwrap()).await;
    user.open_direct().unwrap()
}

fn has(message: &SeenMessage, button: &str) -> bool {
    let mut buttons = message.buttons.iter();
    buttons.any(|b| b.custom_id.starts_with(button))
}

fn line<'m>(message: &'m SeenMessage, name: &str) -> &'m str {
    let mut lines = message.content.lines();
    let line = lines.find(|line| line.contains(&format!("{name}:")));
    line.unwrap_or_else(|| panic!("{name} is not in {}", message.content))
}

fn own_line(message: &SeenMessage) -> &str {
    let mut lines = message.content.lines();
    let line = lines.find(|line| line.contains("You have "));
    line.unwrap_or_else(|| panic!("the reader is not in {}", message.content))
}

async fn table_of(server: &Server, name: &str, terms: Value) -> String {
    let lobby = server.new_table_of(name, terms).await;
    server.lobby_in_detail(lobby).await
}
