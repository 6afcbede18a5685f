//! What a bot says to the gateway, read as strictly as Discord reads it.

use serde_json::Value;

use super::intents;

/// The most bytes a bot may say at once.
pub(crate) const LONGEST: usize = 4096;

/// The bits of `intents` that mean something.
const KNOWN_INTENTS: u64 = 0x0331_FFFF;

/// Why the gateway closes a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Closing {
    UnknownOpcode,
    Undecodable,
    NotIdentified,
    WrongToken,
    IdentifiedTwice,
    WrongSequence,
    TooMuch,
    TimedOut,
    WrongShard,
    WrongVersion,
    WrongIntents,
    ForbiddenIntents,
    /// Somebody ordered it.
    Ordered(u16),
}

impl Closing {
    /// Discord's code.
    pub(crate) const fn code(self) -> u16 {
        match self {
            Closing::UnknownOpcode => 4001,
            Closing::Undecodable => 4002,
            Closing::NotIdentified => 4003,
            Closing::WrongToken => 4004,
            Closing::IdentifiedTwice => 4005,
            Closing::WrongSequence => 4007,
            Closing::TooMuch => 4008,
            Closing::TimedOut => 4009,
            Closing::WrongShard => 4010,
            Closing::WrongVersion => 4012,
            Closing::WrongIntents => 4013,
            Closing::ForbiddenIntents => 4014,
            Closing::Ordered(code) => code,
        }
    }

    /// Discord's sentence.
    pub(crate) const fn reason(self) -> &'static str {
        match self.code() {
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

    /// Whether a session closed so can be resumed, by Discord's table of codes.
    pub(crate) const fn keeps_session(self) -> bool {
        !matches!(self.code(), 4004 | 4007 | 4009..=4014)
    }
}

/// Which part of the guilds a connection serves: the number of the part, and how many there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    pub(crate) number: u64,
    pub(crate) of: u64,
}

impl Shard {
    /// Reads `shard`, which may be left out.
    fn read(value: &Value) -> Result<Shard, Closing> {
        if value.is_null() {
            return Ok(Shard { number: 0, of: 1 });
        }
        let parts = value.as_array().map(Vec::as_slice);
        let Some([number, of]) = parts else {
            return Err(Closing::WrongShard);
        };
        match (number.as_u64(), of.as_u64()) {
            (Some(number), Some(of)) if number < of => Ok(Shard { number, of }),
            (_, _) => Err(Closing::WrongShard),
        }
    }
}

/// A bot's first message, when it begins a session.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Identify {
    pub(crate) token: String,
    data: Value,
}

impl Identify {
    /// What the bot wants to hear and which shard it is. `granted` are the privileged intents it may have.
    pub(crate) fn wishes(&self, granted: u64) -> Result<(u64, Shard), Closing> {
        let shard = Shard::read(&self.data["shard"])?;
        let wanted = self.data["intents"].as_u64().ok_or(Closing::WrongIntents)?;
        if wanted & !KNOWN_INTENTS != 0 {
            return Err(Closing::WrongIntents);
        }
        if wanted & intents::PRIVILEGED & !granted != 0 {
            return Err(Closing::ForbiddenIntents);
        }
        Ok((wanted, shard))
    }
}

/// One message of a bot.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum BotPayload {
    /// It is alive.
    Heartbeat,
    /// It begins a session.
    Identify(Identify),
    /// It goes on with a session after a broken connection.
    Resume {
        token: String,
        session: String,
        seq: u64,
    },
    /// It asks for members.
    Members(Value),
    /// Its presence and voice states, which change nothing here.
    Unimportant,
}

impl BotPayload {
    /// Reads a message.
    pub(crate) fn read(text: &str) -> Result<BotPayload, Closing> {
        if text.len() > LONGEST {
            return Err(Closing::Undecodable);
        }
        let mut payload: Value = serde_json::from_str(text).map_err(|_| Closing::Undecodable)?;
        let code = payload["op"].as_u64().ok_or(Closing::Undecodable)?;
        let data = payload
            .get_mut("d")
            .map(Value::take)
            .ok_or(Closing::Undecodable)?;
        let text = |name: &str| {
            let text = data.get(name).and_then(Value::as_str);
            text.map(str::to_owned).ok_or(Closing::Undecodable)
        };
        let object = data.is_object();
        match code {
            1 if data.is_null() || data.is_u64() => Ok(BotPayload::Heartbeat),
            2 if data["properties"].is_object() => Ok(BotPayload::Identify(Identify {
                token: text("token")?,
                data,
            })),
            3 | 4 | 31 if object => Ok(BotPayload::Unimportant),
            6 => Ok(BotPayload::Resume {
                token: text("token")?,
                session: text("session_id")?,
                seq: data["seq"].as_u64().ok_or(Closing::Undecodable)?,
            }),
            8 if object => Ok(BotPayload::Members(data)),
            1..=4 | 8 | 31 => Err(Closing::Undecodable),
            _ => Err(Closing::UnknownOpcode),
        }
    }
}

/// How a bot wants to be spoken to, from behind the question mark of the gateway's address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    /// Each message is a text.
    Plain,
    /// All messages are one zlib stream, flushed after each.
    ZlibStream,
}

impl Dialect {
    /// Reads it. Only version 10 in JSON is spoken here; the version must be named, since the one that Discord
    /// takes for a missing one is another.
    pub(crate) fn read(query: &str) -> Result<Dialect, Closing> {
        let asked = |name: &str| {
            let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            let mut values = pairs.filter(|(key, _)| *key == name);
            values.next_back().map(|(_, value)| value)
        };
        if asked("v") != Some("10") {
            return Err(Closing::WrongVersion);
        }
        match (asked("encoding"), asked("compress")) {
            (None | Some("json"), None) => Ok(Dialect::Plain),
            (None | Some("json"), Some("zlib-stream")) => Ok(Dialect::ZlibStream),
            (_, _) => Err(Closing::Undecodable),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn identify(more: Value) -> Result<(u64, Shard), Closing> {
        let mut data = json!({"token": "t", "properties": {}});
        crate::wire::merge(&mut data, more);
        let said = BotPayload::read(&json!({"op": 2, "d": data}).to_string());
        let Ok(BotPayload::Identify(identify)) = said else {
            panic!("{said:?}");
        };
        identify.wishes(intents::MESSAGE_CONTENT)
    }

    #[test]
    fn intents_and_shards_are_checked() {
        let one = Shard { number: 0, of: 1 };
        assert_eq!(identify(json!({"intents": 1})), Ok((1, one)));
        let granted = intents::MESSAGE_CONTENT;
        assert_eq!(identify(json!({"intents": granted})), Ok((granted, one)));
        for (bit, refused) in [
            (1, Closing::ForbiddenIntents),
            (8, Closing::ForbiddenIntents),
            (17, Closing::WrongIntents),
            (22, Closing::WrongIntents),
            (26, Closing::WrongIntents),
        ] {
            assert_eq!(identify(json!({"intents": 1_u64 << bit})), Err(refused));
        }
        assert_eq!(identify(json!({})), Err(Closing::WrongIntents));
        for shard in [json!([1, 1]), json!([0, 0]), json!([0]), json!("0")] {
            let both = json!({"intents": 1, "shard": shard});
            assert_eq!(identify(both), Err(Closing::WrongShard), "{shard}");
        }
        let second = Shard { number: 1, of: 2 };
        let both = json!({"intents": 0, "shard": [1, 2]});
        assert_eq!(identify(both), Ok((0, second)));
    }

    #[test]
    fn only_the_tenth_version_in_json_is_spoken() {
        for (query, read) in [
            ("v=10", Ok(Dialect::Plain)),
            ("v=10&encoding=json", Ok(Dialect::Plain)),
            (
                "encoding=json&v=10&compress=zlib-stream",
                Ok(Dialect::ZlibStream),
            ),
            ("", Err(Closing::WrongVersion)),
            ("v=9", Err(Closing::WrongVersion)),
            ("v=10&encoding=etf", Err(Closing::Undecodable)),
            ("v=10&compress=zstd-stream", Err(Closing::Undecodable)),
        ] {
            assert_eq!(Dialect::read(query), read, "{query}");
        }
    }
}
