//! Gateway payloads, as far as the connection depends on them.

use std::borrow::Cow;

use serde::de::IgnoredAny;
use serde_json::json;

use crate::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    pub id: String,
    /// Of the last event.
    pub sequence: u64,
    pub resume_url: Option<String>,
    /// The bot's user.
    pub bot: Option<UserId>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Received {
    /// Op 0.
    Dispatch { sequence: Option<u64>, event: String },
    /// Op 1.
    HeartbeatRequest,
    /// Op 7: reconnect and resume.
    Reconnect,
    /// Op 9.
    InvalidSession { resumable: bool },
    /// Op 10.
    Hello { heartbeat: Duration },
    /// Op 11.
    HeartbeatAck,
    /// Anything else.
    Unknown(u64),
}

#[derive(Deserialize)]
struct Header {
    op: u64,
    s: Option<u64>,
    t: Option<String>,
}

#[derive(Deserialize)]
struct With<T> {
    d: T,
}

#[derive(Deserialize)]
struct Hello {
    heartbeat_interval: u64,
}

#[derive(Deserialize)]
struct Ready {
    session_id: String,
    resume_gateway_url: Option<String>,
    #[serde(default)]
    user: BotUser,
}

#[derive(Default, Deserialize)]
struct BotUser {
    id: Option<UserId>,
}

/// An event, whose data are read by whom they concern.
#[derive(Deserialize)]
pub struct Dispatch<'t> {
    #[serde(rename = "t", borrow)]
    pub event: Cow<'t, str>,
    #[serde(rename = "d", borrow)]
    pub data: &'t RawValue,
}

impl<'t> Dispatch<'t> {
    pub fn read(text: &'t str) -> Option<Dispatch<'t>> {
        serde_json::from_str(text).ok()
    }

    /// The payload for the relay's client, whose sequence is its own.
    pub fn numbered(&self, sequence: u64) -> String {
        let event = Value::from(&*self.event);
        let data = self.data.get();
        format!(r#"{{"op":0,"s":{sequence},"t":{event},"d":{data}}}"#)
    }
}

impl Received {
    /// `None` if the text is no payload.
    pub fn read(text: &str) -> Option<Received> {
        let Header { op, s, t } = serde_json::from_str(text).ok()?;
        Some(match op {
            0 => Received::Dispatch { sequence: s, event: t.unwrap_or_default() },
            1 => Received::HeartbeatRequest,
            7 => Received::Reconnect,
            9 => Received::InvalidSession { resumable: data(text).unwrap_or(false) },
            10 => {
                let hello: Hello = data(text)?;
                Received::Hello {
                    heartbeat: Duration::from_millis(hello.heartbeat_interval.max(1)),
                }
            }
            11 => Received::HeartbeatAck,
            other => Received::Unknown(other),
        })
    }

    /// For the log.
    pub fn name(&self) -> String {
        match self {
            Received::Dispatch { event, .. } => event.clone(),
            Received::HeartbeatRequest => "a request for a heartbeat (op 1)".to_owned(),
            Received::Reconnect => "a request to reconnect (op 7)".to_owned(),
            Received::InvalidSession { .. } => "an invalid session (op 9)".to_owned(),
            Received::Hello { .. } => "HELLO".to_owned(),
            Received::HeartbeatAck => "a heartbeat's acknowledgement".to_owned(),
            Received::Unknown(op) => format!("op {op}"),
        }
    }
}

fn data<'t, T: Deserialize<'t>>(text: &'t str) -> Option<T> {
    let payload: With<T> = serde_json::from_str(text).ok()?;
    Some(payload.d)
}

/// `None` if READY has no session id; then it cannot be resumed.
pub fn session_of(ready: &str, sequence: u64) -> Option<Session> {
    let ready: Ready = data(ready)?;
    let (id, resume_url) = (ready.session_id, ready.resume_gateway_url);
    Some(Session { id, sequence, resume_url, bot: ready.user.id })
}

/// Op 2. `shard` is the shard's number and the number of shards.
pub fn identify(token: &str, intents: u64, shard: [u32; 2]) -> String {
    json!({"op": 2, "d": {
        "token": token,
        "intents": intents,
        "compress": true,
        "large_threshold": 250,
        "shard": shard,
        "properties": {"os": std::env::consts::OS, "browser": "viceroy", "device": "viceroy"},
    }})
    .to_string()
}

/// Op 6.
pub fn resume(token: &str, session: &Session) -> String {
    let Session { id, sequence, .. } = session;
    json!({"op": 6, "d": {"token": token, "session_id": id, "seq": sequence}}).to_string()
}

/// Op 1.
pub fn heartbeat(session: Option<&Session>) -> String {
    json!({"op": 1, "d": session.map(|session| session.sequence)}).to_string()
}

/// Op 10, for the relay's client.
pub fn hello(heartbeat: Duration) -> String {
    let interval = u64::try_from(heartbeat.as_millis()).unwrap_or(u64::MAX);
    json!({"op": 10, "d": {"heartbeat_interval": interval}}).to_string()
}

/// READY for the relay's client, which is told of no server.
pub fn ready(bot: UserId) -> String {
    json!({"op": 0, "s": 1, "t": "READY", "d": {
        "v": 10, "guilds": [], "session_id": "relay", "resume_gateway_url": "ws://127.0.0.1",
        "user": {"id": bot, "username": "viceroy", "discriminator": "0", "avatar": null,
            "verified": true, "mfa_enabled": false, "bot": true},
        "application": {"id": bot, "flags": 0},
    }})
    .to_string()
}

pub const HEARTBEAT_ACK: &str = r#"{"op":11}"#;

pub enum FromClient {
    Heartbeat,
    /// Holds the token.
    Identify(String),
    Other,
}

#[derive(Deserialize)]
struct Identity {
    token: String,
}

impl FromClient {
    /// `None` if the text is no payload.
    pub fn read(text: &str) -> Option<FromClient> {
        let With::<IgnoredAny> { .. } = serde_json::from_str(text).ok()?;
        let Header { op, .. } = serde_json::from_str(text).ok()?;
        Some(match op {
            1 => FromClient::Heartbeat,
            2 => FromClient::Identify(data::<Identity>(text)?.token),
            _ => FromClient::Other,
        })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AfterClose {
    Resume,
    Identify,
    GiveUp(FatalClose),
}

/// Close codes after which reconnecting is pointless.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FatalClose {
    /// 4004
    WrongToken,
    /// 4010
    InvalidShard,
    /// 4011
    ShardingRequired,
    /// 4012
    InvalidVersion,
    /// 4013
    InvalidIntents,
    /// 4014
    DisallowedIntents,
}

impl FatalClose {
    fn of(code: u16) -> Option<FatalClose> {
        Some(match code {
            4004 => FatalClose::WrongToken,
            4010 => FatalClose::InvalidShard,
            4011 => FatalClose::ShardingRequired,
            4012 => FatalClose::InvalidVersion,
            4013 => FatalClose::InvalidIntents,
            4014 => FatalClose::DisallowedIntents,
            _ => return None,
        })
    }
}

impl AfterClose {
    /// Follows Discord's list of close codes.
    pub fn of(code: Option<u16>) -> AfterClose {
        match code {
            Some(4003 | 4006 | 4007 | 4009) => AfterClose::Identify,
            Some(code) => FatalClose::of(code).map_or(AfterClose::Resume, AfterClose::GiveUp),
            None => AfterClose::Resume,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payloads_are_read_as_far_as_they_matter() {
        let read = |text| Received::read(text).unwrap();
        assert_eq!(
            read(r#"{"op":0,"s":7,"t":"NEW_THING","d":{"odd":[null]}}"#),
            Received::Dispatch { sequence: Some(7), event: "NEW_THING".to_owned() }
        );
        assert_eq!(
            read(r#"{"op":9,"d":true,"s":null,"t":null}"#),
            Received::InvalidSession { resumable: true }
        );
        assert_eq!(read(r#"{"op":9}"#), Received::InvalidSession { resumable: false });
        let heartbeat = Duration::from_millis(41_250);
        let said = r#"{"op":10,"d":{"heartbeat_interval":41250,"_trace":[]}}"#;
        assert_eq!(read(said), Received::Hello { heartbeat });
        assert_eq!(read(r#"{"op":77}"#), Received::Unknown(77));
        assert_eq!(Received::read("<html>"), None);
    }

    #[test]
    fn a_session_may_come_without_an_address_of_its_own() {
        let ready = r#"{"op":0,"s":1,"t":"READY","d":{"session_id":"s","user":{}}}"#;
        let session = session_of(ready, 1).unwrap();
        assert_eq!((session.id.as_str(), session.resume_url), ("s", None));
        assert_eq!(session.bot, None);
        assert!(session_of(r#"{"op":0,"d":{}}"#, 1).is_none());
    }

    #[test]
    fn only_what_cannot_be_mended_is_fatal() {
        for code in [None, Some(1000), Some(1001), Some(4000), Some(4008), Some(4999)] {
            assert_eq!(AfterClose::of(code), AfterClose::Resume, "{code:?}");
        }
        for code in [4003, 4007, 4009] {
            assert_eq!(AfterClose::of(Some(code)), AfterClose::Identify);
        }
        for code in [4004, 4010, 4011, 4012, 4013, 4014] {
            let after = AfterClose::of(Some(code));
            assert!(matches!(after, AfterClose::GiveUp(_)), "{code}");
        }
    }

    #[test]
    fn an_event_is_passed_on_as_it_is_under_another_number() {
        let said = r#"{"t":"NEW_\u0041","s":7,"op":0,"d":{"odd":[null, "\u0041"]}}"#;
        let passed_on = Dispatch::read(said).unwrap().numbered(3);
        assert_eq!(passed_on, r#"{"op":0,"s":3,"t":"NEW_A","d":{"odd":[null, "\u0041"]}}"#);
        assert!(Dispatch::read("<html>").is_none());
    }
}
