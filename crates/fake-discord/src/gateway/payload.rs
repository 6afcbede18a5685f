//! Strict parsing of the bot's gateway payloads.

use crate::prelude::*;

/// Maximum payload size in bytes.
pub(crate) const LONGEST: usize = 4096;

const KNOWN_INTENTS: u64 = 0x0331_FFFF;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Closing(pub(crate) u16);

impl Closing {
    pub(crate) const UNKNOWN_OPCODE: Closing = Closing(4001);
    pub(crate) const UNDECODABLE: Closing = Closing(4002);
    pub(crate) const NOT_IDENTIFIED: Closing = Closing(4003);
    pub(crate) const WRONG_TOKEN: Closing = Closing(4004);
    pub(crate) const IDENTIFIED_TWICE: Closing = Closing(4005);
    pub(crate) const WRONG_SEQUENCE: Closing = Closing(4007);
    pub(crate) const TOO_MUCH: Closing = Closing(4008);
    pub(crate) const TIMED_OUT: Closing = Closing(4009);
    pub(crate) const WRONG_SHARD: Closing = Closing(4010);
    pub(crate) const TOO_MANY_GUILDS: Closing = Closing(4011);
    pub(crate) const WRONG_VERSION: Closing = Closing(4012);
    pub(crate) const WRONG_INTENTS: Closing = Closing(4013);
    pub(crate) const FORBIDDEN_INTENTS: Closing = Closing(4014);

    pub(crate) const fn reason(self) -> &'static str {
        match self.0 {
            4001 => "Unknown opcode.",
            4002 => "Error while decoding payload.",
            4003 => "Not authenticated.",
            4004 => "Authentication failed.",
            4005 => "Already authenticated.",
            4007 => "Invalid seq.",
            4008 => "Rate limited.",
            4009 => "Session timed out.",
            4010 => "Invalid shard.",
            4011 => "Sharding required.",
            4012 => "Invalid API version.",
            4013 => "Invalid intent(s).",
            4014 => "Disallowed intent(s).",
            _ => "",
        }
    }

    /// By Discord's close code table.
    pub(crate) const fn keeps_session(self) -> bool {
        !matches!(self.0, 4004 | 4007 | 4009..=4014)
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Identify {
    pub(crate) token: String,
    data: Value,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wishes {
    pub(crate) intents: u64,
    pub(crate) shard: Shard,
    pub(crate) payloads: Payloads,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Payloads {
    #[default]
    Plain,
    Zlib,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    pub(crate) number: u64,
    pub(crate) of: u64,
}

impl Shard {
    /// All guilds.
    const ONLY: Shard = Shard { number: 0, of: 1 };

    fn read(given: &Value) -> Result<Shard, Closing> {
        if given.is_null() {
            return Ok(Shard::ONLY);
        }
        let two = given.as_array().filter(|two| two.len() == 2);
        let part = |at: usize| two.and_then(|two| two.get(at)?.as_u64());
        match (part(0), part(1)) {
            (Some(number), Some(of)) if number < of => Ok(Shard { number, of }),
            _ => Err(Closing::WRONG_SHARD),
        }
    }

    /// Events without a guild go to shard 0.
    pub(crate) const fn has(self, guild: Option<Snowflake>) -> bool {
        match guild {
            Some(guild) => (guild.0 >> 22) % self.of == self.number,
            None => self.number == 0,
        }
    }
}

impl Identify {
    pub(crate) fn wishes(&self, granted: u64) -> Result<Wishes, Closing> {
        let shard = Shard::read(&self.data["shard"])?;
        let wanted = self.data["intents"].as_u64().ok_or(Closing::WRONG_INTENTS)?;
        ensure!(wanted & !KNOWN_INTENTS == 0, Closing::WRONG_INTENTS);
        ensure!(wanted & intents::PRIVILEGED & !granted == 0, Closing::FORBIDDEN_INTENTS);
        let payloads = match self.data["compress"] == true {
            true => Payloads::Zlib,
            false => Payloads::Plain,
        };
        Ok(Wishes { intents: wanted, shard, payloads })
    }
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BotPayload {
    /// The last received sequence.
    Heartbeat(Option<u64>),
    /// Starts a session.
    Identify(Identify),
    /// Continues a session.
    Resume { token: String, session: String, seq: u64 },
    /// Presence and voice updates and member requests, which have no effect here.
    Unimportant,
}

impl BotPayload {
    pub(crate) fn read(text: &str) -> Result<BotPayload, Closing> {
        ensure!(text.len() <= LONGEST, Closing::UNDECODABLE);
        let mut payload: Value = serde_json::from_str(text).map_err(|_| Closing::UNDECODABLE)?;
        let code = payload["op"].as_u64().ok_or(Closing::UNDECODABLE)?;
        let data = payload.get_mut("d").map(Value::take).ok_or(Closing::UNDECODABLE)?;
        let text = |name: &str| {
            let text = data.get(name).and_then(Value::as_str);
            text.map(str::to_owned).ok_or(Closing::UNDECODABLE)
        };
        let object = data.is_object();
        match code {
            1 if data.is_null() || data.is_u64() => Ok(BotPayload::Heartbeat(data.as_u64())),
            2 if data["properties"].is_object() => {
                Ok(BotPayload::Identify(Identify { token: text("token")?, data }))
            }
            3 | 4 | 8 | 31 if object => Ok(BotPayload::Unimportant),
            6 => Ok(BotPayload::Resume {
                token: text("token")?,
                session: text("session_id")?,
                seq: data["seq"].as_u64().ok_or(Closing::UNDECODABLE)?,
            }),
            1..=4 | 8 | 31 => Err(Closing::UNDECODABLE),
            _ => Err(Closing::UNKNOWN_OPCODE),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    Plain,
    /// One zlib stream, flushed after each message.
    ZlibStream,
}

impl Dialect {
    /// Only version 10 in JSON is supported; Discord's default version is a different one.
    pub(crate) fn read(query: &str) -> Result<Dialect, Closing> {
        let asked = |name: &str| {
            let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            let mut values = pairs.filter(|(key, _)| *key == name);
            values.next_back().map(|(_, value)| value)
        };
        ensure!(asked("v") == Some("10"), Closing::WRONG_VERSION);
        match (asked("encoding"), asked("compress")) {
            (None | Some("json"), None) => Ok(Dialect::Plain),
            (None | Some("json"), Some("zlib-stream")) => Ok(Dialect::ZlibStream),
            (_, _) => Err(Closing::UNDECODABLE),
        }
    }
}
