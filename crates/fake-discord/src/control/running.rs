//! Server administration, moderation and the clock.

use axum::extract::{Path, State};
use axum::routing::{delete, patch, post, put};

use super::answer::{Answer, Body, Unable, done, made};
use crate::prelude::*;
use crate::world::Overwrite;

pub(super) fn router() -> Router<FakeDiscord> {
    let member = put(join).delete(leave).patch(change_member);
    let channel = patch(change_channel).delete(delete_channel);
    Router::new()
        .route("/clock", post(advance))
        .route("/guilds/{guild}", patch(change_guild))
        .route("/guilds/{guild}/members/{user}", member)
        .route("/guilds/{guild}/roles", post(make_role))
        .route("/roles/{role}", patch(change_role))
        .route("/channels/{channel}", channel)
        .route("/channels/{channel}/overwrites/{of}", put(overwrite))
        .route("/messages/{message}", delete(delete_message))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Advance {
    seconds: u64,
}

async fn advance(State(fake): State<FakeDiscord>, body: Body<Advance>) -> Answer {
    let time = Duration::from_secs(body?.seconds);
    let now = fake.inner.clock.advance(time).ok_or_else(|| {
        let why = "this stand-in goes by the computer's clock, which cannot be set";
        Unable(StatusCode::CONFLICT, why.to_owned())
    })?;
    Ok(Json(json!({"unix_ms": now})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GuildChange {
    bot: Option<GuildStanding>,
    locale: Option<String>,
}

async fn change_guild(
    State(fake): State<FakeDiscord>,
    Path(guild): Path<Snowflake>,
    body: Body<GuildChange>,
) -> Answer {
    let Json(change) = body?;
    if let Some(standing) = change.bot {
        fake.set_bot_standing(guild, standing)?;
    }
    if let Some(locale) = &change.locale {
        fake.set_guild_locale(locale);
    }
    Ok(Json(json!({})))
}

async fn join(
    State(fake): State<FakeDiscord>,
    Path((guild, user)): Path<(Snowflake, Snowflake)>,
) -> Answer {
    done(fake.as_user(user)?.join_guild(guild))
}

async fn leave(
    State(fake): State<FakeDiscord>,
    Path((guild, user)): Path<(Snowflake, Snowflake)>,
) -> Answer {
    done(fake.as_user(user)?.leave(guild))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MemberChange {
    /// Replaces all their roles, in all guilds.
    roles: Option<Vec<Snowflake>>,
    /// Granted in addition to `@everyone`'s.
    permissions: Option<u64>,
    /// Seconds from now.
    timed_out: Option<u64>,
}

/// The bot, by its own id, can only be timed out.
async fn change_member(
    State(fake): State<FakeDiscord>,
    Path((guild, user)): Path<(Snowflake, Snowflake)>,
    body: Body<MemberChange>,
) -> Answer {
    let Json(change) = body?;
    if let Some(roles) = &change.roles {
        fake.as_user(user)?.set_roles(roles)?;
    }
    if let Some(held) = change.permissions {
        fake.as_user(user)?.set_permissions_in(guild, held)?;
    }
    if let Some(seconds) = change.timed_out {
        fake.time_out(guild, user, Duration::from_secs(seconds))?;
    }
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewRole {
    name: String,
    permissions: u64,
}

async fn make_role(
    State(fake): State<FakeDiscord>,
    Path(guild): Path<Snowflake>,
    body: Body<NewRole>,
) -> Answer {
    let Json(role) = body?;
    made(fake.make_role_in(guild, &role.name, role.permissions))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RoleChange {
    permissions: u64,
}

async fn change_role(
    State(fake): State<FakeDiscord>,
    Path(role): Path<Snowflake>,
    body: Body<RoleChange>,
) -> Answer {
    done(fake.change_role(role, body?.permissions))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChannelChange {
    bot_permissions: Option<u64>,
    /// For a thread.
    archived: Option<bool>,
    locked: Option<bool>,
}

async fn change_channel(
    State(fake): State<FakeDiscord>,
    Path(channel): Path<Snowflake>,
    body: Body<ChannelChange>,
) -> Answer {
    let Json(change) = body?;
    let known = fake.world(|world| world.channels.contains_key(&channel));
    ensure!(known, Refused::NoSuchChannel.into());
    if let Some(held) = change.bot_permissions {
        fake.set_bot_permissions(channel, held)?;
    }
    if change.archived.is_some() || change.locked.is_some() {
        fake.change_thread(channel, |thread, now| {
            if let Some(archived) = change.archived {
                thread.archived = archived;
                thread.archive_ms = now;
            }
            thread.locked = change.locked.unwrap_or(thread.locked);
        })?;
    }
    Ok(Json(json!({})))
}

async fn delete_channel(State(fake): State<FakeDiscord>, Path(channel): Path<Snowflake>) -> Answer {
    done(fake.delete_channel(channel))
}

async fn overwrite(
    State(fake): State<FakeDiscord>,
    Path((channel, of)): Path<(Snowflake, Snowflake)>,
    body: Body<Overwrite>,
) -> Answer {
    done(fake.set_overwrite(channel, of, body?.0))
}

async fn delete_message(State(fake): State<FakeDiscord>, Path(message): Path<Snowflake>) -> Answer {
    done(fake.delete_message(message))
}
