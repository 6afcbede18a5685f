//! Load test: players act at a fixed rate and their waiting is measured. The bot is a separate
//! process with default settings; the fake Discord and the players share its cores. `cargo test`
//! runs a short form, `tests/load/run` the long one.
#![cfg(unix)]
#![allow(
    clippy::unwrap_used,
    reason = "a test fails by panicking, and looks for the one thing it is about"
)]

#[path = "../common/arranging.rs"]
mod arranging;
#[path = "../common/bot.rs"]
mod bot;
mod cost;
mod figures;
mod pace;
#[path = "../common/panel.rs"]
mod panel;
mod parts;
mod people;
mod prelude;
mod shards;

use bot::Bot;
use figures::{Figures, News};
use pace::Pace;
use parts::{Lateness, MEASURED, Parts};
use people::Table;
use tokio::task::JoinSet;

use crate::prelude::*;

struct Wanted {
    games: usize,
    players: usize,
    rate: u32,
    seconds: u64,
}

fn wanted(name: &str, short: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap(),
        Err(_) => short,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_games_at_once() {
    let load = Wanted {
        games: wanted("VICEROY_LOAD_GAMES", 6) as usize,
        players: wanted("VICEROY_LOAD_PLAYERS", 4) as usize,
        rate: wanted("VICEROY_LOAD_RATE", 20) as u32,
        seconds: wanted("VICEROY_LOAD_SECONDS", 3),
    };
    let fake = start(FakeDiscordConfig::on_any_port()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let is_watched = std::env::var_os(MEASURED.0).is_some();
    let measured: &[_] = if is_watched { &[] } else { &[MEASURED] };
    let bot = Bot::start(&fake, folder.path(), measured);
    bot.ready(&fake).await;

    let mut tables = vec![];
    for number in 0..load.games {
        tables.push(Table::open(&fake, number, load.players).await);
    }
    let late = Lateness::watch(&bot);
    let before = bot.processor_seconds();
    let pace = Pace::begin(load.rate, Duration::from_secs(load.seconds));
    let figures = played(tables.into_iter().map(|table| table.play(pace.clone()))).await;
    let late = late.most();
    let spent = bot.processor_seconds() - before;
    bot.calm(folder.path()).await;
    let memory = bot.most_memory();
    let parts = Parts::of(&bot).await;
    let database = bot::database(folder.path());
    let log = bot.said();
    assert!(bot.end().await.success());
    let news = News::read(&database).await;

    let offered = f64::from(load.rate) * load.seconds as f64;
    println!(
        "{} games of {} players, {} interactions a second offered for {} s: {:.0} a second begun",
        load.games,
        load.players,
        load.rate,
        load.seconds,
        figures.begun() as f64 / load.seconds as f64
    );
    println!("{figures}\n{parts}{news}; posts late by at most {late} s");
    println!(
        "the bot: {spent:.1} s of processor time, at most {memory} MB of memory, log of {} bytes",
        log.len()
    );
    assert!(figures.begun() as f64 >= offered * 0.2, "hardly anything was pressed");
    assert_eq!(figures.unanswered(), 0, "{log}");
    assert!(news.told() > 0, "no news were told");
    assert_eq!(news.untold(), 0, "{log}");
}

/// Only their own table waits for computer players.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn presses_are_answered_while_computer_players_think() {
    let thinking = wanted("VICEROY_LOAD_THINKING", 2) as usize;
    let rate = wanted("VICEROY_LOAD_RATE", 20) as u32;
    let seconds = wanted("VICEROY_LOAD_SECONDS", 3);
    let fake = start(FakeDiscordConfig::on_any_port()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let bot = Bot::start(&fake, folder.path(), &[]);
    bot.ready(&fake).await;

    let mut tables = vec![];
    for number in 0..thinking {
        tables.push(Table::with_computers(&fake, number).await);
    }
    let people = Table::open(&fake, thinking, 4).await;
    let before = bot.processor_seconds();
    let time = Duration::from_secs(seconds);
    let patience = Pace::begin(2 * thinking as u32, time);
    let with_computers = tables.into_iter().map(move |table| table.play_on(patience.clone()));
    let with_computers = tokio::spawn(played(with_computers));
    let figures = people.play(Pace::begin(rate, time)).await;
    let of_others = with_computers.await.unwrap();
    let spent = bot.processor_seconds() - before;
    let log = bot.said();
    assert!(bot.end().await.success());
    println!(
        "{thinking} tables of one person with three hard computer players, and four people without any who press {rate} times \
         a second for {seconds} s"
    );
    println!("the four people: {figures}\nthose with computer players: {of_others}");
    println!("the bot: {spent:.1} s of processor time");
    assert_eq!(figures.unanswered() + of_others.unanswered(), 0, "{log}");
    assert!(of_others.begun() > 0, "nobody played with computer players");
}

/// As if 1,000 people played the deal of the day within an hour, for some minutes of it: each presses
/// some 50 times, so 14 presses a second with 278 deals at once. It takes the computer players' time too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a measurement; run it by name, with --nocapture"]
async fn many_play_the_deal_of_the_day() {
    let people = wanted("VICEROY_LOAD_PEOPLE", 10) as usize;
    let rate = wanted("VICEROY_LOAD_RATE", 14) as u32;
    let time = Duration::from_secs(wanted("VICEROY_LOAD_SECONDS", 30));
    let fake = start(FakeDiscordConfig::on_any_port()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let bot = Bot::start(&fake, folder.path(), &[]);
    bot.ready(&fake).await;
    let mut deals = vec![];
    for number in 0..people {
        deals.push(Table::deal(&fake, number).await);
    }
    let before = bot.processor_seconds();
    let pace = Pace::begin(rate, time);
    let figures = played(deals.into_iter().map(|deal| deal.play_on(pace.clone()))).await;
    let spent = bot.processor_seconds() - before;
    let (memory, log) = (bot.most_memory(), bot.said());
    assert!(bot.end().await.success());
    println!("{people} people in the deal of the day, {rate} presses a second: {figures}");
    println!("the bot: {spent:.1} s of processor time, at most {memory} MB of memory");
    assert_eq!(figures.unanswered(), 0, "{log}");
}

/// Replies take precedence over updates of open panels.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a measurement; run it by name, with --nocapture"]
async fn first_answers_while_open_panels_follow() {
    let following = wanted("VICEROY_LOAD_FOLLOWING", 100) as usize;
    let rate = wanted("VICEROY_LOAD_RATE", 50) as u32;
    let time = Duration::from_secs(wanted("VICEROY_LOAD_SECONDS", 30));
    let fake = start(FakeDiscordConfig::on_any_port()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let bot = Bot::start(&fake, folder.path(), &[]);
    bot.ready(&fake).await;

    let (mut alone, mut together) = (vec![], vec![]);
    for number in 0..2 * ALONE {
        alone.push(Table::alone(&fake, number).await);
    }
    for number in 0..following.div_ceil(4) {
        together.push(Table::open(&fake, 2 * ALONE + number, 4).await);
    }
    let pace = Pace::begin(rate, time);
    let quiet = played(alone.drain(..ALONE).map(|table| table.play(pace.clone()))).await;
    let changed = || {
        let log = fake.requests().into_iter();
        log.filter(|request| request.method == "PATCH" && request.path.contains("/webhooks/"))
            .count()
    };
    let before = changed();
    let slower = Pace::begin(together.len().max(1) as u32, time);
    let together = together.into_iter().map(move |table| table.play(slower.clone()));
    let others = tokio::spawn(played(together));
    let pace = Pace::begin(rate, time);
    let beside = played(alone.into_iter().map(|table| table.play(pace.clone()))).await;
    let others = others.await.unwrap();
    let pressed = beside.begun() + others.begun();
    let followed = (changed() - before).saturating_sub(pressed);
    println!("{rate} presses a second in {ALONE} games of one person; nothing follows: {quiet}");
    println!("while {following} open panels follow their games: {beside}");
    println!("changes of answers beyond one for each press: {followed}");
    let log = bot.said();
    assert!(bot.end().await.success());
    assert_eq!(quiet.unanswered() + beside.unanswered(), 0, "{log}");
}

const ALONE: usize = 40;

async fn played<T>(tables: impl Iterator<Item = T>) -> Figures
where
    T: Future<Output = Figures> + Send + 'static,
{
    let mut figures = Figures::default();
    for of_table in tables.collect::<JoinSet<T::Output>>().join_all().await {
        figures.add(of_table);
    }
    figures
}
