//! Gateway sessions.

use tokio::sync::mpsc;

use super::RESUME_PATH;
use super::event::{Event, ToSocket};
use super::faults::{GatewayOrders, Survives};
use super::payload::{Payloads, Shard, Wishes};
use super::session_starts::{GatewayRules, SessionStarts};
use crate::log::EventLog;
use crate::prelude::*;

const REPLAYED: usize = 2_000;
/// More than any bot here has shards, with those of a process that is gone.
const SESSIONS: usize = 64;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Resumed {
    /// Missed events were replayed.
    Continued(Payloads),
    /// Unknown session, or it missed more than is kept.
    Lost,
    /// The bot's sequence is higher than any sent.
    NeverSaid,
}

/// A session, which may outlive its connection.
#[derive(Debug)]
pub(crate) struct Session {
    id: String,
    wishes: Wishes,
    seq: u64,
    replay: VecDeque<(u64, String)>,
    socket: Option<mpsc::UnboundedSender<ToSocket>>,
    log: EventLog,
}

impl Session {
    pub(crate) fn new(
        id: String,
        wishes: Wishes,
        socket: mpsc::UnboundedSender<ToSocket>,
        log: EventLog,
    ) -> Session {
        Session { id, wishes, seq: 0, replay: VecDeque::new(), socket: Some(socket), log }
    }

    fn hears(&self, event: &Event) -> bool {
        let wanted = event.intent == 0 || self.wishes.intents & event.intent != 0;
        wanted && self.wishes.shard.has(event.shard_guild())
    }

    fn dispatch(&mut self, event: &Event) {
        let data = match &event.without_content {
            Some(blank) if self.wishes.intents & intents::MESSAGE_CONTENT == 0 => blank,
            _ => &event.data,
        };
        self.seq += 1;
        let text = json!({"op": 0, "s": self.seq, "t": event.name, "d": data}).to_string();
        self.tell_socket(ToSocket::Send(text.clone()));
        self.log.push(event.name, &text);
        self.replay.push_back((self.seq, text));
        if self.replay.len() > REPLAYED {
            self.replay.pop_front();
        }
    }

    fn tell_socket(&mut self, told: ToSocket) {
        if let Some(socket) = &self.socket
            && socket.send(told).is_err()
        {
            // Disconnected; the events are replayed on resume.
            self.socket = None;
        }
    }

    fn is_connected(&self) -> bool {
        let socket = self.socket.as_ref();
        socket.is_some_and(|socket| !socket.is_closed())
    }
}

#[derive(Debug, Default)]
pub(crate) struct Sessions {
    all: Vec<Session>,
    pub(crate) orders: GatewayOrders,
    pub(crate) rules: GatewayRules,
    pub(crate) starts: SessionStarts,
    pub(crate) sharding: Sharding,
}

impl Sessions {
    pub(crate) fn dispatch(&mut self, event: &Event) {
        for session in &mut self.all {
            if session.hears(event) {
                session.dispatch(event);
            }
        }
    }

    pub(crate) fn identify(&mut self, mut session: Session, wire: Wire<'_>) {
        if self.all.len() >= SESSIONS {
            // Prefer evicting a disconnected session over the oldest one.
            let idle = self.all.iter().position(|one| !one.is_connected());
            let mut given_up = self.all.remove(idle.unwrap_or(0));
            given_up.tell_socket(ToSocket::Break);
        }
        let standing = |guild: &Snowflake| wire.world.standing(*guild);
        let shard = session.wishes.shard;
        let guilds = guilds_of(wire.world, shard);
        let listed = guilds.iter();
        let listed: Vec<_> =
            listed.map(|guild| json!({"id": guild, "unavailable": true})).collect();
        let url = wire.base.replacen("http", "ws", 1) + RESUME_PATH;
        let ready = json!({
            "v": 10, "user": wire::bot_user(), "guilds": listed,
            "session_id": session.id, "resume_gateway_url": url, "session_type": "normal",
            "shard": [shard.number, shard.of], "application": {"id": APPLICATION, "flags": 0},
            "private_channels": [], "presences": [], "relationships": [], "user_settings": {},
            "_trace": [],
        });
        session.dispatch(&Event::always("READY", ready));
        let channels = wire.world.channels_by_guild();
        for guild in guilds {
            let within = channels.get(&guild).map_or(&[][..], Vec::as_slice);
            let created = Event::of_guild("GUILD_CREATE", wire.guild_with(guild, within));
            if standing(&guild) == GuildStanding::Joined && session.hears(&created) {
                session.dispatch(&created);
            }
        }
        self.all.push(session);
    }

    pub(crate) fn resume(
        &mut self,
        id: &str,
        seq: u64,
        socket: mpsc::UnboundedSender<ToSocket>,
    ) -> Resumed {
        let Some(session) = self.all.iter_mut().find(|session| session.id == id) else {
            return Resumed::Lost;
        };
        let complete = match session.replay.front() {
            Some((first, _)) => *first <= seq.saturating_add(1),
            None => true,
        };
        if seq > session.seq {
            return Resumed::NeverSaid;
        }
        if !complete {
            return Resumed::Lost;
        }
        // A session has one connection.
        session.tell_socket(ToSocket::Break);
        for (number, text) in &session.replay {
            if *number > seq && socket.send(ToSocket::Send(text.clone())).is_err() {
                return Resumed::Continued(session.wishes.payloads);
            }
        }
        session.socket = Some(socket);
        session.dispatch(&Event::always("RESUMED", json!({"_trace": []})));
        Resumed::Continued(session.wishes.payloads)
    }

    pub(crate) fn has_told(&self, id: &str) -> bool {
        let session = self.all.iter().find(|session| session.id == id);
        session.is_some_and(|session| session.seq > 0)
    }

    /// Sends a non-Discord event; neither logged nor replayed.
    pub(crate) fn tell_unlisted(&mut self, event: &str, data: &Value) {
        for session in &mut self.all {
            let said = json!({"op": 0, "t": event, "s": session.seq, "d": data});
            session.tell_socket(ToSocket::Send(said.to_string()));
        }
    }

    pub(crate) fn forget(&mut self, id: &str) {
        self.all.retain(|session| session.id != id);
    }

    /// Ends the session, unless it has moved to another connection.
    pub(crate) fn leave(&mut self, id: &str, socket: &mpsc::UnboundedSender<ToSocket>) {
        self.all.retain(|session| {
            let elsewhere = session.socket.as_ref().is_some_and(|own| !own.same_channel(socket));
            session.id != id || elsewhere
        });
    }

    pub(crate) fn inject(&mut self, fault: GatewayFault) -> usize {
        self.strike(fault, |_| true)
    }

    pub(crate) fn inject_into_shard(&mut self, number: u64, fault: GatewayFault) -> usize {
        self.strike(fault, |session| session.wishes.shard.number == number)
    }

    pub(crate) fn inject_into(&mut self, id: &str, fault: GatewayFault) {
        self.strike(fault, |session| session.id == id);
    }

    fn strike(&mut self, fault: GatewayFault, meant: impl Fn(&Session) -> bool) -> usize {
        let mut hit = 0;
        self.all.retain_mut(|session| {
            let struck = session.is_connected() && meant(session);
            let Some(effect) = fault.effect().filter(|_| struck) else {
                return true;
            };
            hit += 1;
            session.tell_socket(effect.order);
            match effect.survives {
                Survives::Connection => true,
                Survives::Session => {
                    session.socket = None;
                    true
                }
                Survives::Nothing => false,
            }
        });
        hit
    }

    pub(crate) fn is_connected(&self) -> bool {
        self.all.iter().any(Session::is_connected)
    }

    pub(crate) fn connected_shards(&self) -> BTreeSet<u64> {
        let connected = self.all.iter().filter(|session| session.is_connected());
        connected.map(|session| session.wishes.shard.number).collect()
    }

    pub(crate) fn shard_of(&self, id: &str) -> Option<u64> {
        let session = self.all.iter().find(|session| session.id == id)?;
        Some(session.wishes.shard.number)
    }

    /// Whether the shard has more guilds than Discord allows.
    pub(crate) fn is_too_large(&self, shard: Shard, world: &World) -> bool {
        guilds_of(world, shard).len() > self.sharding.most_guilds
    }
}

fn guilds_of(world: &World, shard: Shard) -> Vec<Snowflake> {
    let told = |guild: &Snowflake| world.standing(*guild).has_bot() && shard.has(Some(*guild));
    world.guilds().into_iter().filter(told).collect()
}
