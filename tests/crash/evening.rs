//! Tables for two whose bot may crash at any time and is always restarted.

use std::collections::VecDeque;
use std::time::Instant;

use viceroy_fake_discord::checks::{Manners, WireWatch};
use viceroy_fake_discord::{
    FakeDiscord, FakeDiscordConfig, InteractionOutcome, Reaction, SessionStartLimit, Sharding,
    start,
};

use crate::arranging;
use crate::bot::Bot;
use crate::prelude::*;
use crate::troubles::{Access, Machine, Signal, Trouble, refuses, signal};

pub const SOON: Duration = Duration::from_secs(40);

pub const NAMES: [&str; 2] = ["Anna", "Ben"];

#[derive(Clone)]
pub struct Table {
    pub game: i64,
    pub thread: Snowflake,
    pub names: [&'static str; 2],
}

/// Suspension longer than Discord's interaction timeout.
const SUSPENDED: Duration = Duration::from_secs(4);

pub type Answered = (String, u64);

pub struct Reaper {
    pub luck: StdRng,
    pub left: u32,
    /// How many interactions complete between crashes.
    pub spared: u32,
    pub happens: Happens,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Happens {
    Nothing,
    /// One available fault for this many crashes.
    OnceFor(u32),
}

pub struct Evening {
    pub fake: FakeDiscord,
    pub lobby: Snowflake,
    /// Of the gateway.
    shards: usize,
    pub tables: Vec<Table>,
    /// Declared before its folder: it must end first.
    pub bot: Option<Bot>,
    pub folder: tempfile::TempDir,
    /// Crash points of this and the next processes, see `VICEROY_CRASH_AT`.
    pub crashes: VecDeque<&'static str>,
    pub reaper: Option<Reaper>,
    pub deaths: u32,
    pub troubles: BTreeMap<Trouble, u32>,
    pub machine: Machine,
    pub unanswered: u32,
    /// The quickest reaction so far; an earlier kill interrupts one on any machine.
    quickest: Duration,
    /// All attempted answers, whatever became of them.
    pub tried: BTreeSet<Answered>,
    /// Answers that a panel confirmed, with the press and the panel.
    pub confirmed: Vec<(Answered, String)>,
    _watch: WireWatch,
}

/// Into so many shards, which may all start at once.
fn split(fake: &FakeDiscord, shards: u64) {
    fake.set_sharding(Sharding { recommended: shards, ..Sharding::default() });
    fake.set_session_start_limit(SessionStartLimit {
        max_concurrency: shards,
        ..SessionStartLimit::remaining(1000, Duration::from_secs(24 * 60 * 60))
    });
}

impl Evening {
    pub async fn begin(crashes: &[&'static str]) -> Evening {
        let fake = start(FakeDiscordConfig::on_any_port()).await.unwrap();
        let shards = std::env::var("VICEROY_CRASH_SHARDS");
        let shards = shards.map_or(1, |shards| shards.parse().unwrap());
        split(&fake, shards as u64);
        let lobby = fake.channel("lobby").unwrap();
        let watch = WireWatch::over(&fake, Manners::House);
        let mut evening = Evening {
            fake,
            lobby,
            shards,
            tables: vec![],
            folder: tempfile::tempdir().unwrap(),
            bot: None,
            crashes: crashes.iter().copied().collect(),
            reaper: None,
            deaths: 0,
            troubles: BTreeMap::new(),
            machine: Machine::here(),
            unanswered: 0,
            quickest: SOON,
            tried: BTreeSet::new(),
            confirmed: vec![],
            _watch: watch,
        };
        evening.start_bot().await;
        evening
    }

    pub fn user(&self) -> UserHandle {
        self.fake.user(NAMES[0])
    }

    pub async fn start_bot(&mut self) {
        loop {
            let crash_at = self.crashes.pop_front();
            let mut variables = vec![("RUST_LOG", "warn")];
            variables.extend(crash_at.map(|at| ("VICEROY_CRASH_AT", at)));
            let bot = self.bot_with(&variables);
            let death = bot.death();
            self.bot = Some(bot);
            tokio::select! {
                there = self.is_there() => {
                    assert!(there, "the bot does not connect or names no commands");
                    return;
                }
                () = death => {
                    assert!(crash_at.is_some(), "the bot does not start");
                    self.bury().await;
                }
            }
        }
    }

    async fn is_there(&self) -> bool {
        self.fake.wait_serving(SOON).await && self.fake.wait_shards(SOON, self.shards).await
    }

    fn bot_with(&self, variables: &[(&str, &str)]) -> Bot {
        let machine = self.machine.variables(self.folder.path());
        let machine = machine.iter().map(|(name, value)| (*name, value.as_str()));
        let all: Vec<_> = machine.chain(variables.iter().copied()).collect();
        Bot::start(&self.fake, self.folder.path(), &all)
    }

    async fn bury(&mut self) {
        self.bot = None;
        self.deaths += 1;
        let user = self.user();
        let gone =
            user.wait_to_see(self.lobby, SOON, |_| (!self.fake.is_connected()).then_some(()));
        assert!(gone.await.is_some(), "the dead bot is still connected");
    }

    async fn died(&mut self) {
        self.bury().await;
        self.start_bot().await;
    }

    pub async fn kill(&mut self) {
        self.end_at_once().await;
        self.start_bot().await;
    }

    pub async fn end_at_once(&mut self) {
        self.bot.as_mut().unwrap().kill();
        self.bury().await;
    }

    /// The outcome of an interaction, `None` if the bot died before replying. A bot runs
    /// afterwards.
    pub async fn settled(&mut self, reaction: Reaction) -> Option<SeenMessage> {
        if let Some(reaper) = self.reaper.as_mut().filter(|r| r.left > 0) {
            if reaper.spared == 0 {
                return match reaper.happens {
                    Happens::OnceFor(deaths) if reaper.luck.random_ratio(1, deaths + 1) => {
                        self.trouble(reaction).await
                    }
                    _ => self.reap(reaction).await,
                };
            }
            reaper.spared -= 1;
        }
        let death = self.bot.as_ref().unwrap().death();
        let begun = Instant::now();
        tokio::select! {
            biased;
            outcome = reaction.settled() => {
                self.quickest = self.quickest.min(begun.elapsed());
                self.seen(outcome)
            }
            () = death => {
                self.unanswered += 1;
                self.died().await;
                None
            }
        }
    }

    async fn reap(&mut self, reaction: Reaction) -> Option<SeenMessage> {
        let reaper = self.reaper.as_mut().unwrap();
        // Early in the reaction, after it, some time during it or soon after, after it.
        let patience = match reaper.left % 4 {
            0 => self.quickest.mul_f64(reaper.luck.random_range(0.0..1.0)),
            2 => Duration::from_millis(reaper.luck.random_range(0..300)),
            _ => SOON,
        };
        let mut changes = reaper.luck.random_range(0..6);
        reaper.spared = reaper.luck.random_range(0..4);
        reaper.left -= 1;
        let in_time = tokio::time::timeout(patience, reaction.settled()).await;
        if in_time.is_ok() {
            let enough = |_: &viceroy_fake_discord::World| {
                changes -= 1;
                changes < 0
            };
            let a_while = Duration::from_millis(300);
            self.fake.wait_until(a_while, enough).await;
        }
        self.kill().await;
        if let Ok(outcome) = in_time {
            return self.seen(outcome);
        }
        self.unanswered += 1;
        None
    }

    async fn trouble(&mut self, reaction: Reaction) -> Option<SeenMessage> {
        let reaper = self.reaper.as_mut().unwrap();
        reaper.spared = reaper.luck.random_range(0..4);
        let trouble = self.machine.some_trouble(&mut reaper.luck);
        *self.troubles.entry(trouble).or_default() += 1;
        match trouble {
            Trouble::Suspended => {
                signal(self.bot.as_ref().unwrap(), Signal::Suspend);
                // Too late if not acknowledged before.
                let _ = tokio::time::timeout(SUSPENDED, reaction.settled()).await;
                signal(self.bot.as_ref().unwrap(), Signal::GoOn);
                self.seen(reaction.settled().await)
            }
            Trouble::AnotherBot => {
                let log = [("RUST_LOG", "warn")];
                refuses(self.bot_with(&log), "is in use: a bot has it open").await;
                self.seen(reaction.settled().await)
            }
            Trouble::ClockJump => {
                self.machine.let_clock_jump(&mut reaper.luck);
                self.seen(reaction.settled().await)
            }
            Trouble::FullDisk => {
                let _full = self.machine.fill_disk();
                self.seen(reaction.settled().await)
            }
            Trouble::ReadOnlyDisk => {
                let outcome = reaction.settled().await;
                self.end_at_once().await;
                self.machine.mount(Access::Read);
                let log = [("RUST_LOG", "warn")];
                refuses(self.bot_with(&log), "cannot be opened or written").await;
                self.machine.mount(Access::Write);
                self.start_bot().await;
                self.seen(outcome)
            }
        }
    }

    /// The visible result; on a busy machine the user presses again.
    fn seen(&mut self, outcome: InteractionOutcome) -> Option<SeenMessage> {
        match outcome {
            InteractionOutcome::Message(seen) => Some(*seen),
            InteractionOutcome::Gone => None,
            InteractionOutcome::Failed(_) => {
                self.unanswered += 1;
                let most = 40 + 4 * self.deaths + 4 * self.troubles.values().sum::<u32>();
                assert!(self.unanswered < most, "the bot does not answer");
                None
            }
            other => panic!("not answered with a message: {other:?}"),
        }
    }

    pub async fn wait_to_see<T>(
        &mut self,
        channel: Snowflake,
        look: impl FnMut(&[SeenMessage]) -> Option<T>,
    ) -> Option<T> {
        self.wait_until_seen_by(self.user(), channel, look).await
    }

    pub async fn wait_until_seen_by<T>(
        &mut self,
        user: UserHandle,
        channel: Snowflake,
        mut look: impl FnMut(&[SeenMessage]) -> Option<T>,
    ) -> Option<T> {
        loop {
            let death = self.bot.as_ref().unwrap().death();
            tokio::select! {
                biased;
                seen = user.wait_to_see(channel, SOON, &mut look) => return seen,
                () = death => self.died().await,
            }
        }
    }

    pub async fn start_table(&mut self, names: [&'static str; 2], options: Value) -> Table {
        let host = self.fake.user(names[0]);
        let (options, rest) = arranging::typed(&options);
        let new = host.command(self.lobby, "viceroy", &["new"], options);
        self.settled(new.unwrap()).await;
        let game = self.tables.len() as i64 + 1;
        let join = format!("v1:join:{game}@");
        let lobby = self
            .wait_to_see(self.lobby, |messages| with_button(messages, &join))
            .await
            .expect("the lobby appears");
        arranging::arrange(&host, lobby, &rest).await;
        self.press(names[1], lobby, &join).await;
        self.press(names[0], lobby, &format!("v1:start:{game}@")).await;
        // A thread has the id of its message.
        self.wait_to_see(lobby, |messages| with_button(messages, "v1:table:"))
            .await
            .expect("the thread and its table post appear");
        let table = Table { game, thread: lobby, names };
        self.tables.push(table.clone());
        table
    }

    pub async fn by_direct_message(&mut self, name: &str) {
        let user = self.fake.user(name);
        user.open_direct().unwrap();
        let asked = user.command(self.lobby, "viceroy", &["settings"], json!({}));
        let asked = self.settled(asked.unwrap()).await.expect("an answer");
        self.press(name, asked.id, "v1:by:dm").await;
    }

    async fn press(&mut self, name: &str, message: Snowflake, button: &str) {
        let user = self.fake.user(name);
        let seen = user.message(message).unwrap();
        let mut buttons = seen.buttons.iter().map(|b| b.custom_id.as_str());
        let button = buttons.find(|id| id.starts_with(button)).unwrap();
        loop {
            // A stale client still has the button.
            let reaction = user.press_late(message, button).unwrap();
            if self.settled(reaction).await.is_some() {
                return;
            }
        }
    }
}

pub fn with_button(messages: &[SeenMessage], prefix: &str) -> Option<Snowflake> {
    let found = messages
        .iter()
        .filter(|m| !m.ephemeral)
        .find(|m| m.buttons.iter().any(|b| b.custom_id.starts_with(prefix)));
    found.map(|m| m.id)
}
