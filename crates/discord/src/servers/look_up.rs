//! Looks up servers of which the gateway tells nothing, as after resuming.

use super::read::{ChannelRead, GuildRead, WithId};
use super::{Known, Server};
use crate::prelude::*;
use crate::wire::error;
use serenity::http::Request;

/// Attempts to look up a server that changes meanwhile.
const ATTEMPTS: usize = 3;

impl Servers {
    /// Afterwards as much is known of the server as can be. Two requests, once for each server.
    pub async fn know(&self, server: ServerId) {
        let guild = GuildId::new(server.0.max(1));
        if !self.wants_look_up(guild) {
            return;
        }
        let turns = self.0.look_ups.lock().turns(guild);
        let _alone = turns.lock().await;
        if self.wants_look_up(guild) {
            self.look_up(guild).await;
            if self.lacks(guild) {
                self.0.look_ups.lock().note_failure(guild);
            }
        }
        self.0.look_ups.lock().ended(guild, &turns);
    }

    fn wants_look_up(&self, guild: GuildId) -> bool {
        self.lacks(guild) && !self.0.look_ups.lock().has_failed_lately(guild)
    }

    /// At most its id is known.
    fn lacks(&self, guild: GuildId) -> bool {
        match self.0.known.read().get(&guild) {
            Some(Known::On(_) | Known::NotOn) => false,
            Some(Known::Listed) => true,
            None => !self.is_listed(guild),
        }
    }

    async fn look_up(&self, guild: GuildId) {
        let line = (&*self.0.http, &self.0.metrics);
        for _ in 0..ATTEMPTS {
            self.0.look_ups.lock().begins(guild);
            let found = match found(line, guild).await {
                Ok(Some(found)) => Known::On(Box::new(found)),
                Ok(None) => return,
                Err(error) if error::is_no_access(&error) => Known::NotOn,
                Err(error) => {
                    let why = error::with_causes(&error);
                    tracing::debug!(server = guild.get(), why, "a server cannot be looked up");
                    return;
                }
            };
            let mut known = self.0.known.write();
            if self.0.look_ups.lock().is_outdated(guild) {
                continue;
            }
            match (known.get(&guild), &found) {
                // What the gateway has told meanwhile is newer.
                (Some(Known::On(_) | Known::NotOn), _) | (Some(Known::Listed), Known::NotOn) => {}
                (None, _) if self.is_listed(guild) => {}
                (Some(Known::Listed), Known::On(_) | Known::Listed) | (None, _) => {
                    known.insert(guild, found);
                }
            }
            return;
        }
    }
}

async fn found(
    (http, metrics): (&Http, &Metrics),
    guild: GuildId,
) -> Result<Option<Server>, Error> {
    let request = Request::new(Route::Guild { guild_id: guild }, LightMethod::Get);
    let said = asked(metrics, Endpoint::Server, http.request(request)).await?.text().await?;
    let said: GuildRead<'_> = serde_json::from_str(&said)?;
    let request = Request::new(Route::GuildChannels { guild_id: guild }, LightMethod::Get);
    let channels = asked(metrics, Endpoint::Server, http.fire(request)).await?;
    let channels: Vec<Value> = channels;
    let (mut read, mut unreadable) = (vec![], vec![]);
    for channel in channels {
        match ChannelRead::deserialize(&channel) {
            Ok(channel) => read.push(channel),
            Err(_) => {
                unreadable.extend(WithId::<ChannelId>::deserialize(&channel).map(|one| one.id))
            }
        }
    }
    let server = Server::of(&said);
    Ok(server.map(|mut server| {
        server.has_channels(read);
        server.has_unreadable(unreadable);
        server
    }))
}
