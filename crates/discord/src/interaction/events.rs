//! Gateway events other than commands, which poise handles.

use super::reply::ReplyDeps;
use super::route::PressedButton;
use super::{route, unreadable};
use crate::message::messenger::Myself;
use crate::prelude::*;
use crate::servers::{Membership, Server};
use serenity::all::{
    Context, Event, EventHandler, Guild, GuildChannel, GuildMemberUpdateEvent, Interaction,
    PartialGuildChannel, RatelimitInfo, RawEventHandler, Role, Timestamp, UnavailableGuild,
};
use serenity::async_trait;
use viceroy_metrics::RateScope;
use viceroy_model::shard::Shard;
use viceroy_service::{AvailabilityChange, ChannelScope};

/// After resumed sessions.
const BETWEEN_LOOK_UPS: Duration = Duration::from_millis(100);

#[derive(Clone)]
pub struct Events {
    pub data: Data,
    pub myself: Myself,
}

impl Events {
    /// The bot's own user; set before a reconnect already.
    pub fn is_called(&self, bot: UserId) {
        tracing::debug!(user = bot.get(), "the gateway is ready");
        let _ = self.myself.set(bot);
    }

    pub fn own_id(&self) -> Option<UserId> {
        self.myself.get().copied()
    }

    /// All that a shard has.
    pub async fn on_servers(&self, shard: Shard, servers: &[ServerId]) {
        let _ = self.data.actions.host.on_servers(shard, servers).await;
    }

    /// A session that is resumed does not tell of its servers: those with games are looked up, one
    /// after another.
    pub async fn look_up_servers(self) {
        let (host, servers) = (&self.data.actions.host, &self.data.servers);
        for server in host.servers_with_games().await.unwrap_or_default() {
            // Beside the posts of the start, within the same limit.
            tokio::time::sleep(BETWEEN_LOOK_UPS).await;
            servers.know(server).await;
            if servers.membership(GuildId::new(server.0.max(1))) == Membership::NotOn {
                let _ = host.server_left(server).await;
            } else if let Some(channels) = servers.with(server, Server::channel_ids) {
                let _ = host.server_there(server, &channels).await;
            }
        }
    }

    /// A server is there, with these channels. The bot is timed out on it until then.
    pub async fn server_there(
        &self,
        server: ServerId,
        channels: Vec<RoomId>,
        timed_out: Option<Timestamp>,
    ) {
        let _ = self.data.actions.host.server_there(server, &channels).await;
        self.timed_out(server, timed_out).await;
        self.look_again().await;
    }

    /// Retries failed posts: permissions may have changed.
    async fn look_again(&self) {
        self.data.bounds.forget();
        // Ignored here and below: the service logs errors, and a later event retries.
        let _ = self.data.actions.host.look_again().await;
    }

    async fn place(&self, place: ChannelScope, change: AvailabilityChange) {
        let _ = self.data.actions.host.surroundings.place_changed(place, change).await;
    }

    async fn timed_out(&self, server: ServerId, until: Option<Timestamp>) {
        let until = until.map(|until| WallTime(until.unix_timestamp() * 1000));
        let _ = self.data.actions.host.timed_out(server, until).await;
    }

    async fn look_again_in(&self, room: RoomId) {
        let _ = self.data.actions.host.look_again_in(room).await;
    }

    /// A press in a thread shows whether it is locked.
    async fn heard_from(&self, channel: Option<&PartialChannel>) {
        let state = |channel: &PartialChannel| Some((channel.id, channel.thread_metadata?));
        let Some((thread, state)) = channel.and_then(state) else {
            return;
        };
        if !state.locked {
            let heard = self.data.actions.host.heard_from(RoomId(thread.get()));
            let _ = heard.await;
        }
    }
}

#[async_trait]
impl EventHandler for Events {
    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let data = self.data.clone();
        let means = ReplyDeps::of(&data, &context.http);
        let reply = if let Interaction::Component(press) = &interaction {
            let origin = InteractionOrigin::of_press(press, &data.servers);
            let reader = data.reader(&press.user, press.member.as_ref(), origin, &press.locale);
            Reply::to_component(means, reader.in_room(press.channel_id), origin, press)
        } else if let Interaction::Modal(form) = &interaction {
            let origin = InteractionOrigin::of_form(form, &data.servers);
            let reader = data.reader(&form.user, form.member.as_ref(), origin, &form.locale);
            Reply::to_modal(means, reader.in_room(form.channel_id), origin, form)
        } else {
            return;
        };
        let _open = self.data.in_flight.begin();
        let press = interaction.as_message_component();
        self.heard_from(press.and_then(|press| press.channel.as_ref())).await;
        let Some(waiting) = reply.admitted().await else {
            return;
        };
        // A task, so that the user gets an answer even after a panic.
        let work = tokio::spawn({
            let (reply, servers) = (reply.clone(), data.servers.clone());
            async move {
                let pressed = PressedButton { actions: &data.actions, reply: &reply, waiting };
                if let Interaction::Component(press) = &interaction {
                    route::component(pressed, press, &servers).await;
                } else if let Interaction::Modal(form) = &interaction {
                    route::modal(pressed, form, &servers).await;
                }
            }
        });
        if let Err(error) = work.await {
            tracing::error!(%error, "a press ended in a panic");
            broke(&reply).await;
        }
    }

    async fn guild_delete(&self, _context: Context, gone: UnavailableGuild, _: Option<Guild>) {
        let server = gone.id.get();
        if gone.unavailable {
            tracing::warn!(server, "Discord has trouble with a server");
            let place = ChannelScope::Server(ServerId(server));
            self.place(place, AvailabilityChange::Troubled).await;
        } else {
            let _ = self.data.actions.host.server_left(ServerId(server)).await;
            tracing::warn!(
                server,
                "removed from a server; its games wait until the bot is invited again"
            );
        }
    }

    async fn channel_delete(
        &self,
        _context: Context,
        channel: GuildChannel,
        _: Option<Vec<Message>>,
    ) {
        let room = RoomId(channel.id.get());
        let _ = self.data.actions.host.room_deleted(room).await;
        tracing::warn!(
            channel = room.0,
            "a channel was deleted; the time of games in it stands, and they can be played on by direct message or closed"
        );
        self.place(ChannelScope::Channel(room), AvailabilityChange::Gone).await;
    }

    async fn channel_update(&self, _: Context, _: Option<GuildChannel>, channel: GuildChannel) {
        let room = RoomId(channel.id.get());
        self.place(ChannelScope::Channel(room), AvailabilityChange::There).await;
        self.data.bounds.forget();
        self.look_again_in(room).await;
    }

    async fn thread_update(&self, _: Context, _: Option<GuildChannel>, thread: GuildChannel) {
        let room = RoomId(thread.id.get());
        match thread.thread_metadata {
            Some(state) if !state.locked => {
                let _ = self.data.actions.host.thread_is_open(room).await;
            }
            Some(_) | None => self.look_again_in(room).await,
        }
        // An archived thread makes room for another one.
        if thread.thread_metadata.is_some_and(|state| state.archived)
            && let Some(channel) = thread.parent_id
        {
            self.look_again_in(RoomId(channel.get())).await;
        }
    }

    async fn thread_delete(
        &self,
        _context: Context,
        thread: PartialGuildChannel,
        _: Option<GuildChannel>,
    ) {
        let room = RoomId(thread.id.get());
        let _ = self.data.actions.host.room_deleted(room).await;
        // A deleted thread makes room for another one.
        self.look_again_in(RoomId(thread.parent_id.get())).await;
    }

    async fn guild_role_update(&self, _context: Context, _: Option<Role>, _: Role) {
        self.look_again().await;
    }

    async fn guild_role_delete(&self, _context: Context, _: GuildId, _: RoleId, _: Option<Role>) {
        self.look_again().await;
    }

    async fn guild_member_update(
        &self,
        _context: Context,
        _: Option<Member>,
        _: Option<Member>,
        event: GuildMemberUpdateEvent,
    ) {
        if self.myself.get() == Some(&event.user.id) {
            let server = ServerId(event.guild_id.get());
            self.timed_out(server, event.communication_disabled_until).await;
            self.look_again().await;
        }
    }

    async fn ratelimit(&self, limit: RatelimitInfo) {
        // The path is not logged: it can contain an interaction token.
        let (seconds, global) = (limit.timeout.as_secs_f64(), limit.global);
        tracing::warn!(seconds, global, method = ?limit.method, "Discord asks for patience");
        let scope = match global {
            true => RateScope::Global,
            false => RateScope::Route,
        };
        let metrics = self.data.actions.host.metrics();
        metrics.rate_limits.of(scope).once();
    }
}

/// Works whether or not the interaction was deferred.
pub async fn broke(reply: &Reply) {
    if reply.defer_or_go_on(AskedFor::Else).await {
        reply.show(Response::from(reply.wording().private(text!(broke)))).await;
    }
}

/// Answers interactions that serenity cannot parse and would drop silently.
pub struct Unreadable {
    pub languages: Languages,
    pub metrics: Metrics,
}

#[async_trait]
impl RawEventHandler for Unreadable {
    async fn raw_event(&self, context: Context, event: Event) {
        let Event::Unknown(unknown) = event else {
            return;
        };
        if unknown.kind != "INTERACTION_CREATE" {
            tracing::debug!(kind = unknown.kind, "an event of an unknown kind");
            return;
        }
        let locale = unknown.value["locale"].as_str().unwrap_or_default();
        let w = self.languages.nearest(locale);
        let answered = unreadable::answer(w, (&*context.http, &self.metrics), &unknown.value).await;
        // Only the error is logged: the payload holds user data and the token.
        let why = serde_json::from_value::<Interaction>(unknown.value).err();
        match answered {
            Ok(()) => tracing::warn!(?why, "an interaction could not be read; the person was told"),
            Err(error) => {
                tracing::error!(?why, %error, "an interaction could not be read and is lost")
            }
        }
    }
}
