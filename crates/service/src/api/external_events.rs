//! Reports events outside the games: connections, servers, channels, moderation.

use crate::cache::refusals::Reopened;
use crate::gameplay::external_events::{AvailabilityChange, ChannelScope};
use crate::prelude::*;
use viceroy_model::attendance::Loss;
use viceroy_model::shard::Shard;

/// Minimum milliseconds between retries of everything that could not be posted.
const BETWEEN_LOOKS: i64 = 60 * 1000;

impl Host {
    /// After a reconnect. Games on other servers of the shard are marked as gone.
    pub async fn on_servers(&self, shard: Shard, servers: &[ServerId]) -> Result<(), Fault> {
        for server in self.store.servers_with_games().await? {
            if shard.has(server) && !servers.contains(&server) {
                self.server_left(server).await?;
            }
        }
        Ok(())
    }

    /// Servers with open or running tables.
    pub async fn servers_with_games(&self) -> Result<Vec<ServerId>, Fault> {
        Ok(self.store.servers_with_games().await?)
    }

    /// The bot was removed from a server, or the server was deleted.
    pub async fn server_left(&self, server: ServerId) -> Result<(), Fault> {
        self.places.left(server);
        self.surroundings
            .place_changed(ChannelScope::Server(server), AvailabilityChange::Gone)
            .await
    }

    /// `channels` are all that exist; games in others are marked as gone.
    pub async fn server_there(&self, server: ServerId, channels: &[RoomId]) -> Result<(), Fault> {
        self.places.is_on(server);
        for channel in self.store.channels_with_games(server).await? {
            let change = match channels.contains(&channel) {
                true => AvailabilityChange::There,
                false => {
                    self.room_deleted(channel).await?;
                    AvailabilityChange::Gone
                }
            };
            self.surroundings.place_changed(ChannelScope::Channel(channel), change).await?;
        }
        Ok(())
    }

    /// Announces a restored backup; returns the current turn.
    ///
    /// # Errors
    /// When the game does not run or cannot be read.
    pub async fn went_back(&self, game: GameId, to: WallTime, lost: Loss) -> Result<u8> {
        let work = Arc::clone(&self.surroundings).went_back(game, to, lost);
        run_to_completion(Some(game), work).await
    }

    /// Retries what could not be posted, at most once a minute: Discord counts invalid requests,
    /// and some servers change all the time.
    pub async fn look_again(&self) -> Result<(), Fault> {
        let at = self.queue.next_look(self.clock.now(), BETWEEN_LOOKS);
        self.reopened(self.store.unsynced().await?, Reopened::Perhaps, at);
        Ok(())
    }

    pub async fn look_again_in(&self, room: RoomId) -> Result<(), Fault> {
        let games = self.store.unsynced_in(room).await?;
        self.reopened(games, Reopened::Perhaps, self.clock.now());
        Ok(())
    }

    fn reopened(&self, games: Vec<GameId>, how: Reopened, at: Millis) {
        for game in games {
            self.places.reopened(game, how);
            self.queue.revisit(game, at);
        }
    }

    pub async fn thread_is_open(&self, thread: RoomId) -> Result<(), Fault> {
        for game in self.store.unsynced_in(thread).await? {
            self.places.thread_is_open(game);
            self.queue.revisit(game, self.clock.now());
        }
        Ok(())
    }

    /// Called for each interaction, so cheap unless some thread is locked.
    pub async fn heard_from(&self, thread: RoomId) -> Result<(), Fault> {
        match self.places.is_any_locked() {
            true => self.thread_is_open(thread).await,
            false => Ok(()),
        }
    }

    /// Stops links to a channel and its threads.
    pub async fn room_deleted(&self, room: RoomId) -> Result<(), Fault> {
        self.places.deleted(room);
        for thread in self.store.threads_below(room).await? {
            self.places.deleted(thread);
        }
        Ok(())
    }

    pub async fn timed_out(&self, server: ServerId, until: Option<WallTime>) -> Result<(), Fault> {
        let wall = self.clock.wall();
        let until = until.filter(|until| *until > wall);
        if !self.places.time_out(server, until) {
            return Ok(());
        }
        let ServerId(number) = server;
        let how = match until {
            None => {
                tracing::info!(server = number, "the bot is not timed out any more");
                Reopened::Surely
            }
            Some(until) => {
                let until = until.spelt_out();
                tracing::warn!(
                    server = number,
                    until,
                    "a moderator has timed the bot out: it can post nothing on this server until then"
                );
                // Earlier refusals get their cause on the next attempt.
                Reopened::Perhaps
            }
        };
        self.reopened(self.store.unsynced_on(server).await?, how, self.clock.now());
        Ok(())
    }
}
