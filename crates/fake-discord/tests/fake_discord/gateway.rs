//! Gateway rules, tested without a Discord library.

use viceroy_fake_discord::start;

use super::raw::identity;
use crate::prelude::*;

async fn told_first(fake: &FakeDiscord, code: u64, data: Value) -> Heard {
    let mut raw = Raw::greeted(fake).await;
    raw.op(code, data).await;
    raw.hear().await
}

async fn told_later(fake: &FakeDiscord, said: &str) -> Heard {
    let (mut raw, _) = Raw::identified(fake, 0).await;
    raw.say(said).await;
    raw.hear().await
}

#[tokio::test]
async fn another_version_is_refused() {
    let fake = fake().await;
    for (query, code) in [
        ("v=9", 4012),
        ("", 4012),
        ("v=10&encoding=etf", 4002),
        ("v=10&compress=zstd-stream", 4002),
    ] {
        let mut raw = Raw::connect(&fake, query).await.unwrap();
        assert_eq!(raw.hear().await, Heard::Closed(Some(code)), "{query}");
    }
}

#[tokio::test]
async fn who_does_not_identify_properly_is_sent_away() {
    let fake = fake().await;
    let good = identity(&fake, 1);
    let with = |key: &str, value: Value| {
        let mut data = good.clone();
        data[key] = value;
        data
    };
    for (what, op, data, code) in [
        ("presence first", 3, json!({}), 4003),
        ("members first", 8, json!({"guild_id": GUILD}), 4003),
        ("an event", 0, json!({}), 4001),
        ("nonsense", 99, json!({}), 4001),
        ("wrong token", 2, with("token", json!("Bot x")), 4004),
        ("no token", 2, with("token", Value::Null), 4002),
        ("no properties", 2, with("properties", Value::Null), 4002),
        ("a shard too far", 2, with("shard", json!([2, 2])), 4010),
        ("no shard", 2, with("shard", json!("0")), 4010),
        ("unknown intents", 2, with("intents", json!(1 << 30)), 4013),
        ("no intents", 2, with("intents", Value::Null), 4013),
        ("contents", 2, with("intents", json!(1 << 15)), 4014),
        ("resume", 6, json!({"token": "x", "session_id": "s", "seq": 1}), 4004),
    ] {
        let told = told_first(&fake, op, data).await;
        assert_eq!(told, Heard::Closed(Some(code)), "{what}");
    }
    let beat = told_first(&fake, 1, Value::Null).await;
    assert!(matches!(beat, Heard::Json(ack) if ack["op"] == 11));
}

#[tokio::test]
async fn what_cannot_be_read_ends_the_connection() {
    let fake = fake().await;
    let long = json!({"op": 3, "d": {"text": "x".repeat(4096)}}).to_string();
    let again = json!({"op": 2, "d": identity(&fake, 0)}).to_string();
    for (said, code) in [
        ("hello", 4002),
        ("{}", 4002),
        (r#"{"op": 1}"#, 4002),
        (r#"{"op": "2", "d": {}}"#, 4002),
        (&long, 4002),
        (r#"{"op": 99, "d": null}"#, 4001),
        (&again, 4005),
    ] {
        let told = told_later(&fake, said).await;
        assert_eq!(told, Heard::Closed(Some(code)), "{said}");
    }
}

#[tokio::test]
async fn json_may_come_in_binary_frames() {
    let fake = fake().await;
    let mut raw = Raw::greeted(&fake).await;
    let hello = json!({"op": 2, "d": identity(&fake, 0)}).to_string();
    raw.say_bytes(hello.as_bytes()).await;
    assert_eq!(raw.json().await["t"], "READY");
    raw.say_bytes(br#"{"op": 1, "d": null}"#).await;
    assert_eq!(raw.json().await["op"], 11);
    // Erlang's external term format (ETF), which was not requested.
    let terms: &[u8] = b"\x83t\0\0\0\x02m\0\0\0\x02opa\x01m\0\0\0\x01ds\x03nil";
    for other in [terms, b"hello"] {
        let mut raw = Raw::greeted(&fake).await;
        raw.say_bytes(other).await;
        assert_eq!(raw.hear().await, Heard::Closed(Some(4002)));
    }
}

#[tokio::test]
async fn privileged_intents_can_be_granted() {
    let config = FakeDiscordConfig {
        privileged_intents: intents::MESSAGE_CONTENT,
        ..FakeDiscordConfig::on_any_port()
    };
    let fake = start(config).await.unwrap();
    let lobby = fake.channel("lobby").unwrap();
    let mut raw = Raw::greeted(&fake).await;
    let wanted = intents::GUILD_MESSAGES | intents::MESSAGE_CONTENT;
    raw.identify(&fake, wanted).await;
    fake.user("Anna").say(lobby, "good evening").unwrap();
    let said = raw.event("MESSAGE_CREATE").await;
    assert_eq!(said["d"]["content"], "good evening");
    let told = told_first(&fake, 2, identity(&fake, intents::GUILD_MEMBERS)).await;
    assert_eq!(told, Heard::Closed(Some(4014)));
}

#[tokio::test]
async fn the_hundred_and_twenty_first_message_of_a_minute_is_too_much() {
    let fake = fake().await;
    let mut raw = Raw::greeted(&fake).await;
    for _ in 0..120 {
        raw.op(1, Value::Null).await;
        assert_eq!(raw.json().await["op"], 11);
    }
    raw.op(1, Value::Null).await;
    assert_eq!(raw.hear().await, Heard::Closed(Some(4008)));
}

#[tokio::test]
async fn a_bot_without_heartbeat_is_dead_and_its_session_gone() {
    let config = FakeDiscordConfig {
        heartbeat: Duration::from_millis(50),
        ..FakeDiscordConfig::on_any_port()
    };
    let fake = start(config).await.unwrap();
    let mut raw = Raw::connect(&fake, "v=10").await.unwrap();
    let hello = raw.json().await;
    assert_eq!(hello["d"]["heartbeat_interval"], 50);
    let ready = raw.identify(&fake, 0).await;
    assert_eq!(raw.hear().await, Heard::Closed(Some(4009)));
    let told = told_first(&fake, 6, resumption(&fake, &ready, 1)).await;
    assert!(matches!(told, Heard::Json(no) if no["op"] == 9 && no["d"] == false));
}

pub fn resumption(fake: &FakeDiscord, ready: &Value, seq: u64) -> Value {
    json!({"token": fake.token(), "session_id": ready["session_id"], "seq": seq})
}

#[tokio::test]
async fn a_resumed_session_is_told_all_it_missed_in_order() {
    let fake = fake().await;
    let lobby = fake.channel("lobby").unwrap();
    let anna = fake.user("Anna");
    let (mut raw, ready) = Raw::identified(&fake, intents::GUILD_MESSAGES).await;
    assert_eq!(ready["resume_gateway_url"], format!("ws://{}/resume", fake.addr()));
    anna.say(lobby, "one").unwrap();
    assert_eq!(raw.json().await["s"], 2);
    fake.disturb_gateway(GatewayFault::Drop);
    assert_eq!(raw.hear().await, Heard::Broken);
    anna.say(lobby, "two").unwrap();
    anna.say(lobby, "three").unwrap();

    let mut raw = Raw::greeted(&fake).await;
    raw.op(6, resumption(&fake, &ready, 1)).await;
    for (seq, name) in
        [(2, "MESSAGE_CREATE"), (3, "MESSAGE_CREATE"), (4, "MESSAGE_CREATE"), (5, "RESUMED")]
    {
        let told = raw.json().await;
        assert_eq!((&told["s"], &told["t"]), (&json!(seq), &json!(name)));
    }

    // The session moves to the newest connection.
    let mut second = Raw::greeted(&fake).await;
    second.op(6, resumption(&fake, &ready, 5)).await;
    assert_eq!(second.json().await["t"], "RESUMED");
    assert_eq!(raw.hear().await, Heard::Broken);

    // A sequence that was never sent ends the session.
    let told = told_first(&fake, 6, resumption(&fake, &ready, 99)).await;
    assert_eq!(told, Heard::Closed(Some(4007)));
    let told = told_first(&fake, 6, resumption(&fake, &ready, 5)).await;
    assert!(matches!(told, Heard::Json(no) if no["op"] == 9 && no["d"] == false));
}

#[tokio::test]
async fn after_a_goodbye_nothing_can_be_resumed() {
    let fake = fake().await;
    for (code, resumed) in [(1000, false), (4000, true)] {
        let (mut raw, ready) = Raw::identified(&fake, 0).await;
        raw.close(code).await;
        raw.hear().await;
        let told = told_first(&fake, 6, resumption(&fake, &ready, 1)).await;
        let Heard::Json(told) = told else {
            panic!("{told:?}");
        };
        assert_eq!(told["t"] == "RESUMED", resumed, "{code}: {told}");
    }
}

#[tokio::test]
async fn what_is_said_can_be_one_stream() {
    let fake = fake().await;
    let query = "v=10&encoding=json&compress=zlib-stream";
    let mut raw = Raw::connect(&fake, query).await.unwrap();
    raw.op(2, identity(&fake, intents::GUILDS)).await;
    let mut stream = flate2::Decompress::new(true);
    for name in [Value::Null, json!("READY"), json!("GUILD_CREATE")] {
        let Heard::Bytes(bytes) = raw.hear().await else {
            panic!("no bytes");
        };
        assert!(bytes.ends_with(&[0, 0, 0xFF, 0xFF]));
        let mut text = Vec::with_capacity(1 << 20);
        let flush = flate2::FlushDecompress::Sync;
        stream.decompress_vec(&bytes, &mut text, flush).unwrap();
        let said: Value = serde_json::from_slice(&text).unwrap();
        assert_eq!(said["t"], name);
    }
}
