//! A bot on many servers: its shards start, drop in turn, and are resumed over restarts, while
//! people press.

use tokio::time::sleep;
use viceroy_fake_discord::{
    AttemptKind, Enforcement, GatewayFault, GatewayRules, SessionStartLimit, Sharding,
};

use crate::bot::{self, Bot};
use crate::figures::{Figures, News};
use crate::pace::Pace;
use crate::people::Table;
use crate::prelude::*;
use crate::{played, wanted};

/// Longer than starting hundreds of shards takes.
const STARTED: Duration = Duration::from_secs(600);
/// Between two drops of shards.
const DROPS: Duration = Duration::from_secs(2);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

struct Scene {
    shards: usize,
    fake: FakeDiscord,
    guilds: Vec<Snowflake>,
    folder: tempfile::TempDir,
}

impl Scene {
    /// With servers of so many channels and roles beside the usual ones.
    async fn new(shards: usize, servers: u64, (channels, roles): (u64, u64)) -> Scene {
        let fake = start(FakeDiscordConfig::on_any_port()).await.unwrap();
        // With the usual guild, one shard may have one more.
        fake.set_sharding(Sharding { recommended: shards as u64, most_guilds: 2501 });
        fake.set_session_start_limit(SessionStartLimit::remaining(1000, DAY));
        fake.set_gateway_rules(GatewayRules {
            identify_pause: Enforcement::Enforced,
            ..GatewayRules::default()
        });
        let guilds = fake.found_guilds(servers, channels, roles).unwrap();
        Scene { shards, fake, guilds, folder: tempfile::tempdir().unwrap() }
    }

    async fn start(&self) -> Bot {
        let bot = Bot::start(&self.fake, self.folder.path(), &[]);
        assert!(self.fake.wait_shards(STARTED, self.shards).await, "{}", bot.said());
        bot.ready(&self.fake).await;
        bot
    }

    /// One server has one table.
    async fn tables(&self, games: usize, players: usize) -> Vec<Table> {
        let mut tables = vec![];
        for number in 0..games {
            let server = self.guilds[number * self.guilds.len() / games];
            tables.push(Table::on_server(&self.fake, (number, server), players).await);
        }
        tables
    }

    /// Ends the bot and starts it anew. Returns how long each shard was away.
    async fn restart(&self, bot: Bot) -> (Bot, Vec<Duration>) {
        let (before, began) = (self.fake.gateway_attempts(), Instant::now());
        assert!(bot.end().await.success());
        let ended = began.elapsed();
        let bot = self.start().await;
        let after = self.fake.gateway_attempts();
        assert_eq!(after.identifies, before.identifies, "{}", bot.said());
        println!(
            "the bot ended within {:.2} s, and was there again after {:.2} s",
            ended.as_secs_f64(),
            began.elapsed().as_secs_f64()
        );
        (bot, self.away())
    }

    /// Of the last absence of each shard that was resumed.
    fn away(&self) -> Vec<Duration> {
        let lost = self.fake.shards_lost();
        let resumed = self.fake.gateway_attempts().times_by_shard(AttemptKind::Resume);
        let away = resumed.iter().filter_map(|(shard, times)| {
            let (lost, back) = (*lost.get(shard)?, *times.last()?);
            back.checked_sub(lost)
        });
        away.collect()
    }
}

fn seconds(times: &[Duration]) -> String {
    let times = times.iter().map(|time| format!("{:.2}", time.as_secs_f64()));
    times.collect::<Vec<_>>().join(", ")
}

/// Resident memory of a process in megabytes.
fn memory(bot: &Bot) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", bot.process()));
    let status = status.unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
    kilobytes.unwrap_or_default() / 1024.0
}

/// `VICEROY_SHARDS_WANTED=10 VICEROY_SHARD_SERVERS=25000`: games take long to begin then, on the side
/// of the fake Discord.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a measurement; run it by name, with --nocapture"]
async fn shards_drop_in_turn_and_a_restart_resumes_them() {
    let shards = wanted("VICEROY_SHARDS_WANTED", 3) as usize;
    let servers = wanted("VICEROY_SHARD_SERVERS", 300);
    let games = wanted("VICEROY_SHARD_GAMES", 12) as usize;
    let rate = wanted("VICEROY_LOAD_RATE", 20) as u32;
    let time = Duration::from_secs(wanted("VICEROY_LOAD_SECONDS", 20));
    let scene = Scene::new(shards, servers, (0, 0)).await;
    let began = Instant::now();
    let bot = scene.start().await;
    let started = began.elapsed();
    let attempts = scene.fake.gateway_attempts();
    println!(
        "{shards} shards, {servers} servers: all there {:.1} s after the start of the program, {} sessions begun",
        started.as_secs_f64(),
        attempts.identifies
    );
    let began = Instant::now();
    let tables = scene.tables(games, 2).await;
    println!("{games} games begun within {:.0} s", began.elapsed().as_secs_f64());
    let pace = Pace::begin(rate, time);
    let playing =
        tokio::spawn(played(tables.into_iter().map(move |table| table.play_through(pace.clone()))));
    let until = |share: u32| Instant::now() + time * share / 10;
    let (half, end) = (until(4), until(8));
    let mut dropped = 0;
    let mut drop_until = async |at: Instant| {
        while Instant::now() < at {
            let number = dropped % shards as u64;
            scene.fake.disturb_shard(number, GatewayFault::Close(4000));
            dropped += 1;
            sleep(DROPS).await;
        }
    };
    drop_until(half).await;
    let (bot, away) = scene.restart(bot).await;
    println!("away over the restart, in seconds: {}", seconds(&away));
    drop_until(end).await;
    let figures: Figures = playing.await.unwrap();
    println!("{rate} presses a second for {} s: {figures}", time.as_secs());
    println!("{dropped} drops; {} MB of memory", memory(&bot).round());
    told(&scene, bot).await;
    assert!(away.iter().all(|away| *away < Duration::from_secs(2)), "{}", seconds(&away));
}

async fn told(scene: &Scene, bot: Bot) {
    let folder: &Path = scene.folder.path();
    bot.calm(folder).await;
    let log = bot.said();
    assert!(bot.end().await.success());
    let news = News::read(&bot::database(folder)).await;
    println!("{news}");
    assert_eq!(news.untold(), 0, "{log}");
}

/// `VICEROY_SHARD_SERVERS=1000`: what the bot needs for them, each with 50 channels and 30 roles.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a measurement; run it by name, with --nocapture"]
async fn memory_for_servers() {
    let servers = wanted("VICEROY_SHARD_SERVERS", 1000);
    for (servers, shards) in [(1, 1), (servers, 1)] {
        let scene = Scene::new(shards, servers, (48, 30)).await;
        let bot = scene.start().await;
        // What is allocated while they are told is given back with pauses.
        sleep(Duration::from_secs(5)).await;
        println!("{servers} servers: {:.1} MB", memory(&bot));
        assert!(bot.end().await.success());
    }
}

/// `VICEROY_SHARD_DEATHS=40 VICEROY_LOAD_RATE=100`: the bot is killed again and again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a measurement; run it by name, with --nocapture"]
async fn deaths_under_load() {
    let shards = wanted("VICEROY_SHARDS_WANTED", 3) as usize;
    let games = wanted("VICEROY_SHARD_GAMES", 12) as usize;
    let rate = wanted("VICEROY_LOAD_RATE", 20) as u32;
    let deaths = wanted("VICEROY_SHARD_DEATHS", 3) as u32;
    // Between two deaths.
    let apart = Duration::from_secs(wanted("VICEROY_LOAD_SECONDS", 5));
    let scene = Scene::new(shards, 10 * shards as u64, (0, 2)).await;
    let mut bot = scene.start().await;
    let tables = scene.tables(games, 2).await;
    let begun = scene.fake.gateway_attempts().identifies;
    let pace = Pace::begin(rate, apart * (deaths + 1));
    let playing =
        tokio::spawn(played(tables.into_iter().map(move |table| table.play_through(pace.clone()))));
    let mut longest = vec![];
    for _ in 0..deaths {
        sleep(apart).await;
        bot.kill();
        bot = scene.start().await;
        longest.extend(scene.away().into_iter().max());
    }
    let figures: Figures = playing.await.unwrap();
    let attempts = scene.fake.gateway_attempts();
    println!("{deaths} deaths, {shards} shards, {games} games, {rate} presses a second: {figures}");
    println!(
        "sessions begun anew: {}, resumed: {}; longest away after each death, in seconds: {}",
        attempts.identifies - begun,
        attempts.resumes,
        seconds(&longest)
    );
    told(&scene, bot).await;
}
