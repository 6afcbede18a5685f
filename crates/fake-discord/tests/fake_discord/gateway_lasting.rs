//! Lasting gateway faults and attempt counts.

use std::collections::BTreeSet;
use std::io::{ErrorKind, Read};

use viceroy_fake_discord::{
    AttemptKind, Enforcement, GatewayRules, GatewayStage, SessionStartLimit, Sharding,
};

use super::raw::{SOON, identity};
use crate::prelude::*;

async fn resumed(fake: &FakeDiscord, ready: &Value) -> Heard {
    let mut raw = Raw::connect_at(fake, "/resume?v=10").await.unwrap();
    assert_eq!(raw.json().await["op"], 10);
    raw.op(6, resumption(fake, ready, 1)).await;
    raw.hear().await
}

fn op(heard: &Heard) -> (u64, Value) {
    let Heard::Json(heard) = heard else {
        panic!("{heard:?}");
    };
    (heard["op"].as_u64().unwrap(), heard["d"].clone())
}

#[tokio::test]
async fn every_resumption_is_refused_while_it_lasts() {
    let fake = fake().await;
    let (_raw, ready) = Raw::identified(&fake, 0).await;
    fake.disturb_gateway(GatewayFault::Drop);
    let kept = [
        (GatewayFault::Reconnect, Some((7, Value::Null))),
        (GatewayFault::InvalidateResumable, Some((9, json!(true)))),
        (GatewayFault::Close(4000), None),
    ];
    for (fault, told) in kept {
        fake.disturb_connections(fault, GatewayStage::Resume, Lasting::Times(2));
        for _ in 0..2 {
            let heard = resumed(&fake, &ready).await;
            match &told {
                Some(told) => assert_eq!(&op(&heard), told),
                None => assert_eq!(heard, Heard::Closed(Some(4000))),
            }
        }
    }
    let heard = resumed(&fake, &ready).await;
    assert_eq!(op(&heard).0, 0, "it is over, and the session is still there");
    let fault = GatewayFault::Invalidate;
    fake.disturb_connections(fault, GatewayStage::Resume, Lasting::Times(1));
    for _ in 0..2 {
        let heard = resumed(&fake, &ready).await;
        assert_eq!(op(&heard), (9, json!(false)), "the session is gone");
    }
    let attempts = fake.gateway_attempts();
    assert_eq!((attempts.connections, attempts.identifies), (10, 1));
    assert_eq!(attempts.resumes, 9);
    let resumes = attempts.attempts.iter();
    let resumes: Vec<_> = resumes.filter(|one| one.kind == AttemptKind::Resume).collect();
    assert!(resumes.iter().all(|one| one.path == "/resume"));
    assert_eq!(resumes[0].met, Some(GatewayFault::Reconnect));
    assert_eq!(resumes[6].met, None);
    assert!(resumes.windows(2).all(|two| two[0].at <= two[1].at));
}

#[tokio::test]
async fn a_connection_fails_at_each_stage() {
    let fake = fake().await;
    let once = |fault, stage| fake.disturb_connections(fault, stage, Lasting::Times(1));
    once(GatewayFault::Close(1001), GatewayStage::Hello);
    let mut raw = Raw::connect(&fake, "v=10").await.unwrap();
    assert_eq!(raw.hear().await, Heard::Closed(Some(1001)));
    once(GatewayFault::Close(4000), GatewayStage::AfterHello);
    let mut raw = Raw::greeted(&fake).await;
    assert_eq!(raw.hear().await, Heard::Closed(Some(4000)));
    once(GatewayFault::Reset, GatewayStage::Hello);
    let mut raw = Raw::connect(&fake, "v=10").await.unwrap();
    assert_eq!(raw.ended_by().await, Some(ErrorKind::ConnectionReset));
    once(GatewayFault::Invalidate, GatewayStage::Identify);
    let mut raw = Raw::greeted(&fake).await;
    raw.op(2, identity(&fake, 0)).await;
    assert_eq!(op(&raw.hear().await), (9, json!(false)));
    assert!(!fake.is_connected());
    once(GatewayFault::Reconnect, GatewayStage::AfterReady);
    let ready = raw.identify(&fake, 0).await;
    assert_eq!(raw.json().await["op"], 7);
    once(GatewayFault::Close(4000), GatewayStage::AfterReady);
    let mut again = Raw::greeted(&fake).await;
    again.op(6, resumption(&fake, &ready, 1)).await;
    assert_eq!(again.json().await["t"], "RESUMED");
    assert_eq!(again.hear().await, Heard::Closed(Some(4000)));
}

#[tokio::test]
async fn the_upgrade_is_answered_by_servers_in_between() {
    let fake = fake().await;
    for status in [429, 502, 503, 200] {
        let fault = GatewayFault::Http(status);
        fake.disturb_connections(fault, GatewayStage::Upgrade, Lasting::Times(1));
        let refused = Raw::connect(&fake, "v=10").await.err().unwrap();
        let head = refused.to_string().to_lowercase();
        assert!(head.starts_with(&format!("http/1.1 {status}")), "{head}");
        assert_eq!(head.contains("retry-after: "), status == 429, "{head}");
        assert_eq!(head.contains("text/html"), status != 429, "{head}");
    }
    let reset = (GatewayFault::Reset, GatewayStage::Upgrade);
    fake.disturb_connections(reset.0, reset.1, Lasting::UntilCleared);
    for _ in 0..3 {
        let refused = Raw::connect(&fake, "v=10").await.err().unwrap();
        assert_eq!(refused.kind(), ErrorKind::ConnectionReset);
    }
    fake.clear_gateway_faults();
    Raw::greeted(&fake).await;
    assert_eq!(fake.gateway_attempts().connections, 8);
}

#[tokio::test]
async fn silence_is_no_event_and_no_answer_to_a_heartbeat() {
    let fake = fake().await;
    let lobby = fake.channel("lobby").unwrap();
    let stage = GatewayStage::Hello;
    fake.disturb_connections(GatewayFault::Silence, stage, Lasting::Times(1));
    let mut mute = Raw::connect(&fake, "v=10").await.unwrap();
    let (mut raw, ready) = Raw::identified(&fake, intents::GUILD_MESSAGES).await;
    assert_eq!(fake.disturb_gateway(GatewayFault::Silence), 1);
    for raw in [&mut mute, &mut raw] {
        raw.op(1, Value::Null).await;
        raw.close(4000).await;
    }
    fake.user("Anna").say(lobby, "good evening").unwrap();
    // The first thing heard is the end, so nothing came before.
    assert!(matches!(mute.hear().await, Heard::Closed(_) | Heard::Broken));
    assert!(matches!(raw.hear().await, Heard::Closed(_) | Heard::Broken));
    let heard = resumed(&fake, &ready).await;
    let Heard::Json(heard) = heard else {
        panic!("{heard:?}");
    };
    assert_eq!(heard["t"], "MESSAGE_CREATE", "it was not lost");
}

#[tokio::test]
async fn starts_of_sessions_are_limited_as_told() {
    let rest = Rest::new().await;
    let limit = SessionStartLimit {
        max_concurrency: 2,
        ..SessionStartLimit::remaining(3, Duration::from_secs(90))
    };
    rest.fake.set_session_start_limit(limit);
    rest.fake.set_gateway_rules(GatewayRules {
        identify_pause: Enforcement::Enforced,
        ..GatewayRules::default()
    });
    let said = rest.get("/gateway/bot").await.1;
    let expected = json!({
        "total": 1000, "remaining": 3, "reset_after": 90_000, "max_concurrency": 2,
    });
    assert_eq!(said["session_start_limit"], expected);
    let begin = async |shard: Value| Raw::of_shard(&rest.fake, 0, shard).await.hear().await;
    assert_eq!(op(&begin(json!([0, 2])).await).0, 0);
    assert_eq!(op(&begin(json!([1, 2])).await).0, 0, "another bucket");
    assert_eq!(op(&begin(json!([0, 2])).await), (9, json!(false)));
    rest.clock.advance(Duration::from_secs(5));
    let none_left = begin(json!([0, 2])).await;
    assert_eq!(none_left, Heard::Closed(Some(4004)));
    assert_eq!(rest.fake.gateway_attempts().identifies, 4);
}

#[tokio::test]
async fn a_heartbeat_names_the_sequence() {
    let fake = fake().await;
    let mut raw = Raw::greeted(&fake).await;
    raw.op(1, Value::Null).await;
    assert_eq!(raw.json().await["op"], 11, "nothing was told yet");
    raw.identify(&fake, 0).await;
    for sequence in [json!(1), Value::Null] {
        raw.op(1, sequence).await;
        assert_eq!(raw.json().await["op"], 11);
    }
    assert_eq!(fake.gateway_attempts().heartbeats_without_sequence, 1);
    fake.set_gateway_rules(GatewayRules {
        heartbeat_sequence: Enforcement::Enforced,
        ..GatewayRules::default()
    });
    raw.op(1, Value::Null).await;
    assert_eq!(raw.hear().await, Heard::Closed(Some(4002)));
}

#[tokio::test]
async fn guilds_are_told_of_by_their_shards() {
    let fake = fake().await;
    let of = |id: viceroy_fake_discord::Snowflake| (id.0 >> 22) % 2;
    let mut shards = Vec::new();
    for number in 0..2 {
        let all = intents::GUILDS | intents::DIRECT_MESSAGES;
        let mut raw = Raw::of_shard(&fake, all, json!([number, 2])).await;
        let ready = raw.json().await;
        assert_eq!(ready["d"]["shard"], json!([number, 2]));
        let guilds = ready["d"]["guilds"].as_array().unwrap().len();
        assert_eq!(guilds, usize::from(of(GUILD) == number));
        shards.push(raw);
    }
    let mut seen = [0, 0];
    seen[usize::try_from(of(GUILD)).unwrap()] += 1;
    // Each guild belongs to one shard; the last event shows that nothing else came between.
    let other = fake.found_guild("Second").unwrap();
    seen[usize::try_from(of(other)).unwrap()] += 1;
    let anna = fake.user("Anna");
    let direct = anna.open_direct().unwrap();
    anna.say(direct, "good evening").unwrap();
    for _ in 0..seen[0] {
        assert_eq!(shards[0].json().await["t"], "GUILD_CREATE");
    }
    assert_eq!(shards[0].json().await["t"], "MESSAGE_CREATE");
    for _ in 0..seen[1] {
        assert_eq!(shards[1].json().await["t"], "GUILD_CREATE");
    }
    shards[1].op(1, Value::Null).await;
    assert_eq!(shards[1].json().await["op"], 11, "nothing of conversations");
}

#[tokio::test]
async fn long_events_come_compressed_for_whoever_asks() {
    let fake = fake().await;
    let mut raw = Raw::greeted(&fake).await;
    let mut identity = identity(&fake, intents::GUILDS);
    identity["compress"] = json!(true);
    raw.op(2, identity).await;
    let mut names = Vec::new();
    for _ in 0..2 {
        let text = match raw.hear().await {
            Heard::Bytes(bytes) => {
                let mut text = String::new();
                let mut reader = flate2::read::ZlibDecoder::new(bytes.as_slice());
                reader.read_to_string(&mut text).unwrap();
                assert!(text.len() >= 1024);
                text
            }
            Heard::Json(short) => short.to_string(),
            other => panic!("{other:?}"),
        };
        let said: Value = serde_json::from_str(&text).unwrap();
        names.push((said["t"].clone(), text.len() >= 1024));
    }
    assert_eq!(names[1], (json!("GUILD_CREATE"), true));
    raw.op(1, json!(2)).await;
    assert_eq!(raw.json().await["op"], 11, "what is short comes as it is");
}

#[tokio::test]
async fn troubles_are_ordered_and_attempts_read_from_outside() {
    let rest = Rest::new().await;
    for (at, fault, lasting) in [
        ("resume", json!("reconnect"), json!({"times": 2})),
        ("hello", json!({"close": 1001}), json!({"seconds": 60})),
        ("upgrade", json!({"http": 502}), json!("until_cleared")),
    ] {
        let order = json!({"fault": fault, "at": at, "lasting": lasting});
        let (status, said) = rest.control(Method::POST, "/gateway", order).await;
        assert_eq!((status, &said["sessions"]), (200, &json!(0)), "{said}");
    }
    Raw::connect(&rest.fake, "v=10").await.err().unwrap();
    let path = "/gateway";
    let read = rest.order(Method::GET, path, Value::Null).await;
    assert_eq!(read["connections"], 1);
    let first = &read["attempts"][0];
    assert_eq!((&first["kind"], &first["path"]), (&json!("connect"), &json!("/")));
    assert_eq!(first["met"], json!({"http": 502}));
    assert!(first["at"].is_f64() && first["unix_ms"].is_u64(), "{first}");
    rest.order(Method::DELETE, path, Value::Null).await;
    Raw::greeted(&rest.fake).await;
    let limit = json!({"total": 9, "remaining": 8, "reset_after": 7, "max_concurrency": 1});
    let set = json!({
        "session_start_limit": limit, "rules": {"identify_pause": "enforced"},
    });
    rest.order(Method::PATCH, path, set).await;
    let read = rest.order(Method::GET, path, Value::Null).await;
    assert_eq!(read["session_start_limit"], limit);
    let rules = json!({"identify_pause": "enforced", "heartbeat_sequence": "noted"});
    assert_eq!(read["rules"], rules);
}

#[tokio::test]
async fn a_real_bot_is_counted_while_its_resumptions_fail() {
    let (fake, bot) = Bot::alone().await;
    let before = fake.gateway_attempts();
    let stage = GatewayStage::Resume;
    fake.disturb_connections(GatewayFault::Reconnect, stage, Lasting::Times(3));
    assert_eq!(fake.disturb_gateway(GatewayFault::Close(4000)), 1);
    let fourth = |now: &viceroy_fake_discord::GatewayAttempts| now.resumes == before.resumes + 4;
    assert!(fake.wait_attempts(SOON, fourth).await);
    assert!(fake.wait_connected(SOON).await);
    let after = fake.gateway_attempts();
    assert_eq!(after.identifies, before.identifies);
    assert_eq!(after.connections, before.connections + 4);
    bot.stop().await;
}

#[tokio::test]
async fn a_shard_with_too_many_guilds_is_told_to_split() {
    let rest = Rest::new().await;
    let founded = rest.fake.found_guilds(6, 1, 2).unwrap();
    assert_eq!(founded.len(), 6);
    rest.fake.set_sharding(Sharding { recommended: 3, most_guilds: 4 });
    assert_eq!(rest.get("/gateway/bot").await.1["shards"], 3);
    let begin = async |shard: Value| {
        let mut raw = Raw::of_shard(&rest.fake, intents::GUILDS, shard).await;
        (raw.hear().await, raw)
    };
    assert_eq!(begin(json!([0, 1])).await.0, Heard::Closed(Some(4011)));
    let (_, _first) = begin(json!([0, 3])).await;
    let (_, mut second) = begin(json!([1, 3])).await;
    assert_eq!(rest.fake.connected_shards(), BTreeSet::from([0, 1]));
    assert_eq!(rest.fake.disturb_shard(1, GatewayFault::Close(4000)), 1);
    while second.hear().await != Heard::Closed(Some(4000)) {}
    assert!(rest.fake.wait_shards(SOON, 1).await);
    let one = founded[0];
    let said = rest.get(&format!("/guilds/{one}/channels")).await.1;
    assert_eq!(said.as_array().unwrap().len(), 3);
    let said = rest.get(&format!("/guilds/{one}")).await.1;
    assert_eq!(said["roles"].as_array().unwrap().len(), 3, "with @everyone");
    assert_eq!(rest.get("/guilds/5").await.0, 404);
}
