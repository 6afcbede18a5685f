//! The gateway: sessions, and what they are told.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc;

use super::{
    snowflake::Snowflake,
    wire::{self, Wire},
    world::{APPLICATION, GUILD, GuildStanding, Message, World},
};

/// Intent bits the stand-in knows.
pub mod intents {
    /// Guilds, channels and threads.
    pub const GUILDS: u64 = 1;
    /// Members.
    pub const GUILD_MEMBERS: u64 = 1 << 1;
    /// Messages in guilds.
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    /// Messages in conversations.
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    /// What messages say.
    pub const MESSAGE_CONTENT: u64 = 1 << 15;
}

/// How many events a session can be told again after a broken connection.
const REPLAYED: usize = 2_000;
/// How many sessions are kept, connected or not.
const SESSIONS: usize = 8;

/// Something the bot is told if it asked for such events.
#[derive(Clone, Debug)]
pub(super) struct Event {
    name: &'static str,
    data: Value,
    /// The intent it needs; 0 if it needs none.
    intent: u64,
    /// What a session without the intent for message contents is told instead.
    without_content: Option<Value>,
}

impl Event {
    /// An event that every session is told.
    pub(super) const fn always(name: &'static str, data: Value) -> Self {
        Self::needing(name, data, 0)
    }

    /// An event about the guild, its channels or its threads.
    pub(super) const fn of_guild(name: &'static str, data: Value) -> Self {
        Self::needing(name, data, intents::GUILDS)
    }

    /// An event that needs an intent.
    pub(super) const fn needing(name: &'static str, data: Value, intent: u64) -> Self {
        Self {
            name,
            data,
            intent,
            without_content: None,
        }
    }

    /// An event about a message. Nobody's gateway is told of ephemeral ones.
    pub(super) fn of_message(
        name: &'static str,
        wire: Wire<'_>,
        message: &Message,
    ) -> Option<Self> {
        if message.is_ephemeral() {
            return None;
        }
        let mut data = wire.message(message);
        let intent = place(wire.world, message.channel, &mut data);
        if intent == intents::GUILD_MESSAGES && wire.world.users.contains_key(&message.author) {
            data["member"] = wire.member_without_user(message.author);
        }
        let own = message.author == APPLICATION || message.mentions.contains(&APPLICATION);
        let blank = (!own && intent == intents::GUILD_MESSAGES).then(|| {
            let mut blank = data.clone();
            let nothing = json!({
                "content": "", "embeds": [], "attachments": [], "components": [],
            });
            wire::merge(&mut blank, nothing);
            blank
        });
        Some(Self {
            name,
            data,
            intent,
            without_content: blank,
        })
    }

    /// Whether it tells of something inside the guild, which only the guild's members are told of.
    pub(super) fn is_from_the_guild(&self) -> bool {
        !self.data["guild_id"].is_null()
    }

    /// An event about messages that carries only what it must, like their identifiers.
    pub(super) fn of_messages(
        name: &'static str,
        world: &World,
        channel: Snowflake,
        mut data: Value,
    ) -> Self {
        let intent = place(world, channel, &mut data);
        Self::needing(name, data, intent)
    }

    /// The event that a message is gone.
    pub(super) fn message_gone(world: &World, message: &Message) -> Option<Self> {
        if message.is_ephemeral() {
            return None;
        }
        let mut data = json!({"id": message.id, "channel_id": message.channel});
        let intent = place(world, message.channel, &mut data);
        Some(Self::needing("MESSAGE_DELETE", data, intent))
    }
}

/// Names the guild of a channel in an event's data, and says which intent messages there need.
fn place(world: &World, channel: Snowflake, data: &mut Value) -> u64 {
    let channel = world.channels.get(&channel);
    if channel.is_some_and(|channel| channel.is_direct()) {
        return intents::DIRECT_MESSAGES;
    }
    data["guild_id"] = json!(GUILD);
    intents::GUILD_MESSAGES
}

/// What a session's socket is told to do.
#[derive(Debug)]
pub(super) enum ToSocket {
    /// Send this.
    Send(String),
    /// Break off without a word.
    Break,
}

/// A bot's session, which may outlive its connection.
#[derive(Debug)]
struct Session {
    id: String,
    intents: u64,
    seq: u64,
    replay: VecDeque<(u64, String)>,
    socket: Option<mpsc::UnboundedSender<ToSocket>>,
}

impl Session {
    fn dispatch(&mut self, event: &Event) {
        if event.intent != 0 && self.intents & event.intent == 0 {
            return;
        }
        let data = match &event.without_content {
            Some(blank) if self.intents & intents::MESSAGE_CONTENT == 0 => blank,
            Some(_) | None => &event.data,
        };
        self.seq += 1;
        let text = json!({"op": 0, "s": self.seq, "t": event.name, "d": data}).to_string();
        if let Some(socket) = &self.socket
            && socket.send(ToSocket::Send(text.clone())).is_err()
        {
            // The connection broke; the bot will resume and be told then.
            self.socket = None;
        }
        self.replay.push_back((self.seq, text));
        if self.replay.len() > REPLAYED {
            self.replay.pop_front();
        }
    }
}

/// All sessions.
#[derive(Debug, Default)]
pub(super) struct Sessions(Vec<Session>);

impl Sessions {
    /// Tells every session that asked for such events.
    pub(super) fn dispatch(&mut self, event: &Event) {
        for session in &mut self.0 {
            session.dispatch(event);
        }
    }

    /// Begins a session and tells it who it is and what exists.
    pub(super) fn identify(
        &mut self,
        id: String,
        intents: u64,
        socket: mpsc::UnboundedSender<ToSocket>,
        wire: Wire<'_>,
    ) {
        if self.0.len() == SESSIONS {
            self.0.remove(0);
        }
        let url = wire.base.replacen("http", "ws", 1);
        let standing = wire.world.guild;
        let guilds = if standing.has_bot() {
            json!([{"id": GUILD, "unavailable": true}])
        } else {
            json!([])
        };
        let ready = json!({
            "v": 10, "user": wire::bot_user(), "guilds": guilds,
            "session_id": id, "resume_gateway_url": url, "session_type": "normal",
            "shard": [0, 1], "application": {"id": APPLICATION, "flags": 0},
            "private_channels": [], "presences": [], "relationships": [], "user_settings": {},
            "_trace": [],
        });
        let mut session = Session {
            id,
            intents,
            seq: 0,
            replay: VecDeque::new(),
            socket: Some(socket),
        };
        session.dispatch(&Event::always("READY", ready));
        if standing == GuildStanding::Joined {
            session.dispatch(&Event::of_guild("GUILD_CREATE", wire.whole_guild()));
        }
        self.0.push(session);
    }

    /// Continues a session on a new connection. False if there is no such session, or it has missed
    /// more than is kept.
    pub(super) fn resume(
        &mut self,
        id: &str,
        seq: u64,
        socket: mpsc::UnboundedSender<ToSocket>,
    ) -> bool {
        let Some(session) = self.0.iter_mut().find(|session| session.id == id) else {
            return false;
        };
        let complete = match session.replay.front() {
            Some((first, _)) => *first <= seq + 1,
            None => true,
        };
        if seq > session.seq || !complete {
            return false;
        }
        for (number, text) in &session.replay {
            if *number > seq && socket.send(ToSocket::Send(text.clone())).is_err() {
                return true;
            }
        }
        session.socket = Some(socket);
        session.dispatch(&Event::always("RESUMED", json!({"_trace": []})));
        true
    }

    /// Breaks every connection. The sessions can be resumed.
    pub(super) fn drop_connections(&mut self) {
        for session in &mut self.0 {
            if let Some(socket) = session.socket.take() {
                // If the socket is gone already, it is as broken as it should be.
                drop(socket.send(ToSocket::Break));
            }
        }
    }

    /// Whether a bot is connected.
    pub(super) fn is_connected(&self) -> bool {
        let mut sockets = self.0.iter().filter_map(|session| session.socket.as_ref());
        sockets.any(|socket| !socket.is_closed())
    }
}
