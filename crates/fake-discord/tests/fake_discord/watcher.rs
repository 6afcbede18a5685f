//! A gateway client that records events.

use std::sync::{Arc, Mutex};

use serenity::all::{
    ClientBuilder, Context, Event, GatewayIntents, HttpBuilder, RawEventHandler, ShardManager,
};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::prelude::*;

/// Event names; for deleted guilds, also whether they are only unavailable.
#[derive(Clone)]
struct Notes(Arc<Mutex<Vec<String>>>, Arc<watch::Sender<usize>>);

#[serenity::async_trait]
impl RawEventHandler for Notes {
    async fn raw_event(&self, _: Context, event: Event) {
        let name = match &event {
            Event::GuildDelete(gone) if gone.guild.unavailable => {
                "GUILD_DELETE for a while".to_owned()
            }
            Event::Unknown(unknown) => panic!("unreadable: {unknown:?}"),
            known => known.name().unwrap_or_default(),
        };
        self.0.lock().unwrap().push(name);
        self.1.send_modify(|count| *count += 1);
    }
}

pub struct Watcher {
    notes: Notes,
    running: JoinHandle<()>,
    shards: Arc<ShardManager>,
}

impl Watcher {
    /// Waits for GUILD_CREATE if the bot is in the guild.
    pub async fn start(fake: &FakeDiscord, first: &str) -> Self {
        let http = HttpBuilder::new(fake.token())
            .proxy(fake.api_base())
            .ratelimiter_disabled(true)
            .build();
        let notes = Notes(Arc::default(), Arc::new(watch::Sender::new(0)));
        let intents =
            GatewayIntents::GUILDS | GatewayIntents::GUILD_MEMBERS | GatewayIntents::GUILD_MESSAGES;
        let mut client = ClientBuilder::new_with_http(http, intents)
            .raw_event_handler(notes.clone())
            .await
            .unwrap();
        let shards = client.shard_manager.clone();
        let running = tokio::spawn(async move { client.start().await.unwrap() });
        let watcher = Self { notes, running, shards };
        watcher.told(first).await;
        watcher
    }

    /// Waits for an event and returns the names of all new ones up to it.
    pub async fn told(&self, name: &str) -> Vec<String> {
        let mut count = self.notes.1.subscribe();
        let wait = async {
            loop {
                count.borrow_and_update();
                {
                    let mut notes = self.notes.0.lock().unwrap();
                    if let Some(at) = notes.iter().position(|note| note == name) {
                        return notes.drain(..=at).collect();
                    }
                }
                count.changed().await.unwrap();
            }
        };
        let limit = std::time::Duration::from_secs(20);
        let told = tokio::time::timeout(limit, wait).await;
        told.unwrap_or_else(|_| panic!("not told of {name}: {:?}", self.notes.0.lock().unwrap()))
    }

    pub async fn stop(self) {
        self.shards.shutdown_all().await;
        self.running.abort();
    }
}
