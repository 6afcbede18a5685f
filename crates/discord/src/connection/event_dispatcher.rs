//! Dispatches the events of all shards, keeps what is known of servers current, and passes the rest on
//! to the relay's client under one sequence.

use std::ops::ControlFlow;

use crate::gateway::{Dispatch, Sessions, ShardEvent, ready};
use crate::interaction::events::Events;
use crate::prelude::*;
use crate::servers::{GuildRead, Membership, Server, WithId};

pub struct EventDispatcher {
    events: Events,
    servers: Servers,
    shards: ShardCount,
    client: mpsc::UnboundedSender<String>,
    /// Of the client's last event; 0 before READY.
    sequence: u64,
}

#[derive(Deserialize)]
struct ReadyRead {
    user: WithId<UserId>,
    #[serde(default)]
    guilds: Vec<WithId<GuildId>>,
}

#[derive(Deserialize)]
struct GoneRead {
    id: GuildId,
    #[serde(default)]
    unavailable: bool,
}

impl EventDispatcher {
    pub fn new(
        events: Events,
        servers: Servers,
        (shards, sessions): (ShardCount, &Sessions),
        client: mpsc::UnboundedSender<String>,
    ) -> EventDispatcher {
        let mut dispatcher = EventDispatcher { events, servers, shards, client, sequence: 0 };
        // A session that is resumed does not say it again.
        if let Some(bot) = sessions.all().into_values().find_map(|session| session.bot) {
            let _ = dispatcher.introduce(bot);
        }
        dispatcher
    }

    /// Ends when there is no shard or no client any more.
    pub async fn run(mut self, mut events: mpsc::UnboundedReceiver<ShardEvent>) {
        while let Some(event) = events.recv().await {
            if self.dispatch(&event).is_break() {
                return;
            }
        }
    }

    /// The client needs to know who it is before anything else.
    fn introduce(&mut self, bot: UserId) -> ControlFlow<()> {
        if self.sequence > 0 {
            return ControlFlow::Continue(());
        }
        self.events.is_called(bot);
        self.sequence = 1;
        self.tell(ready(bot))
    }

    fn tell(&self, said: String) -> ControlFlow<()> {
        match self.client.send(said) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    }

    fn dispatch(&mut self, ShardEvent { shard, text }: &ShardEvent) -> ControlFlow<()> {
        let Some(said) = Dispatch::read(text) else {
            tracing::debug!("an event cannot be read");
            return ControlFlow::Continue(());
        };
        match &*said.event {
            "READY" => self.ready(*shard, said.data),
            "RESUMED" => ControlFlow::Continue(()),
            "GUILD_CREATE" => {
                self.server_there(said.data);
                ControlFlow::Continue(())
            }
            event => {
                if event == "GUILD_DELETE" {
                    self.server_gone(said.data);
                }
                self.servers.changed(event, said.data);
                self.sequence = self.sequence.saturating_add(1);
                self.tell(said.numbered(self.sequence))
            }
        }
    }

    fn ready(&mut self, shard: u32, data: &RawValue) -> ControlFlow<()> {
        let Ok(ready) = serde_json::from_str::<ReadyRead>(data.get()) else {
            tracing::warn!("READY cannot be read: it is not known on which servers the bot is");
            return ControlFlow::Continue(());
        };
        let servers = ready.guilds.iter().map(|guild| ServerId(guild.id.get()));
        let servers: Vec<ServerId> = servers.collect();
        self.servers.ready(shard, &servers);
        if let Some(shard) = self.shards.all().find(|one| one.number() == shard) {
            let events = self.events.clone();
            tokio::spawn(async move { events.on_servers(shard, &servers).await });
        }
        self.introduce(ready.user.id)
    }

    fn server_there(&self, data: &RawValue) {
        let guild: GuildRead<'_> = match serde_json::from_str(data.get()) {
            Ok(guild) => guild,
            Err(why) => {
                tracing::warn!(%why, "a server cannot be read");
                return;
            }
        };
        let server = guild.id.get();
        if guild.unavailable {
            tracing::warn!(server, "Discord has trouble with a server; its games wait");
            self.servers.unavailable(guild.id);
            return;
        }
        if self.servers.membership(guild.id) == Membership::NotOn {
            tracing::info!(server, "invited to a server");
        }
        match Server::of(&guild) {
            Some(known) => self.servers.is_on(known),
            None => {
                tracing::warn!(
                    server,
                    "a server does not say whose it is: its channels and roles are not known"
                );
                self.servers.unavailable(guild.id);
            }
        }
        let channels = guild.channel_ids();
        let until = self.events.own_id().and_then(|own| guild.timed_out(own));
        let events = self.events.clone();
        tokio::spawn(async move { events.server_there(ServerId(server), channels, until).await });
    }

    fn server_gone(&self, data: &RawValue) {
        match serde_json::from_str(data.get()) {
            Ok(GoneRead { id, unavailable: true }) => self.servers.unavailable(id),
            Ok(GoneRead { id, unavailable: false }) => self.servers.left(id),
            Err(why) => tracing::debug!(%why, "it cannot be read which server is gone"),
        }
    }
}
