//! What messages may say, who may send them, and what becomes of them.

use std::time::Duration;

use serde_json::{Value, json};
use standin::{EVERYTHING, StandinConfig, permissions};

use super::rest::{Rest, field_code, refused};

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let rest = Rest::new().await;
    let path = format!("/channels/{}/messages", rest.channel("lobby"));
    let embed = |embed: Value| json!({"embeds": [embed]});
    let mentions = |allowed: Value| json!({"content": "x", "allowed_mentions": allowed});
    let field = json!({"name": "x", "value": "y"});
    let big = json!({"description": "x".repeat(3001)});
    for (code, body) in [
        ("BASE_TYPE_MAX_LENGTH", json!({"content": "ä".repeat(2001)})),
        ("STRING_TYPE_CONVERT", json!({"content": ["x"]})),
        (
            "NUMBER_TYPE_COERCE",
            json!({"content": "x", "flags": "many"}),
        ),
        (
            "BOOLEAN_TYPE_CONVERT",
            json!({"content": "x", "tts": "loud"}),
        ),
        (
            "BASE_TYPE_MAX_LENGTH",
            json!({"content": "x", "nonce": "n".repeat(26)}),
        ),
        (
            "BASE_TYPE_MAX_LENGTH",
            json!({"embeds": vec![json!({"title": "x"}); 11]}),
        ),
        (
            "BASE_TYPE_MAX_LENGTH",
            embed(json!({"title": "x".repeat(257)})),
        ),
        (
            "BASE_TYPE_MAX_LENGTH",
            embed(json!({"description": "x".repeat(4097)})),
        ),
        (
            "BASE_TYPE_MAX_LENGTH",
            embed(json!({"fields": vec![field; 26]})),
        ),
        (
            "BASE_TYPE_REQUIRED",
            embed(json!({"fields": [{"name": "x"}]})),
        ),
        (
            "BASE_TYPE_BAD_LENGTH",
            embed(json!({"fields": [{"name": "", "value": "y"}]})),
        ),
        (
            "BASE_TYPE_MAX_LENGTH",
            embed(json!({"footer": {"text": "x".repeat(2049)}})),
        ),
        (
            "BASE_TYPE_BAD_LENGTH",
            embed(json!({"author": {"name": "x".repeat(257)}})),
        ),
        (
            "URL_TYPE_INVALID_SCHEME",
            embed(json!({"title": "x", "url": "attachment://a.png"})),
        ),
        (
            "URL_TYPE_INVALID_SCHEME",
            embed(json!({"image": {"url": "data://x"}})),
        ),
        (
            "NUMBER_TYPE_MAX",
            embed(json!({"title": "x", "color": 0x0100_0000})),
        ),
        ("MAX_EMBED_SIZE_EXCEEDED", json!({"embeds": [big, big]})),
        ("BASE_TYPE_CHOICES", mentions(json!({"parse": ["cats"]}))),
        (
            "SET_TYPE_ALREADY_CONTAINS_VALUE",
            mentions(json!({"parse": ["users", "users"]})),
        ),
        (
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
            mentions(json!({"parse": ["users"], "users": ["1"]})),
        ),
        ("NUMBER_TYPE_COERCE", mentions(json!({"users": ["Anna"]}))),
        ("MODEL_TYPE_CONVERT", mentions(json!("none"))),
        (
            "REPLIES_UNKNOWN_MESSAGE",
            json!({
                "content": "x", "message_reference": {"message_id": "1"},
            }),
        ),
    ] {
        let (status, answer) = rest.post(&path, body.clone()).await;
        assert_eq!(
            (status, field_code(&answer).as_str()),
            (400, code),
            "{body} was answered {answer}"
        );
    }
    for empty in [
        json!({}),
        json!({"content": " \n"}),
        json!({"embeds": [], "components": []}),
    ] {
        assert_eq!(refused(&rest.post(&path, empty).await), (400, 50006));
    }
    let (status, said) = rest.post(&path, json!({"content": 5, "flags": 64})).await;
    assert_eq!((status, &said["content"]), (200, &json!("5")));
    assert_eq!(said["flags"], 0, "only interactions answer ephemerally");
}

#[tokio::test]
async fn a_nonce_is_remembered_for_three_minutes_even_when_the_message_is_gone() {
    let rest = Rest::new().await;
    let path = format!("/channels/{}/messages", rest.channel("lobby"));
    let body = json!({"content": "once", "nonce": 7, "enforce_nonce": true});
    let (_, first) = rest.post(&path, body.clone()).await;
    let one = format!("{path}/{}", first["id"].as_str().unwrap());
    assert_eq!(rest.delete(&one).await.0, 204);
    rest.clock.advance(Duration::from_secs(179));
    let (_, again) = rest.post(&path, body.clone()).await;
    assert_eq!(
        again["id"], first["id"],
        "the copy of a message that is gone"
    );
    assert_eq!(refused(&rest.get(&one).await), (404, 10008));
    rest.clock.advance(Duration::from_secs(2));
    let (_, fresh) = rest.post(&path, body).await;
    assert_ne!(fresh["id"], first["id"]);
}

#[tokio::test]
async fn permissions_decide() {
    let rest = Rest::new().await;
    let lobby = rest.channel("lobby");
    let path = format!("/channels/{lobby}/messages");
    let lacking = |bits: u64| {
        rest.standin
            .set_bot_permissions(lobby, EVERYTHING & !bits)
            .unwrap()
    };
    let (_, said) = rest.post(&path, json!({"content": "x"})).await;
    let id = said["id"].as_str().unwrap().to_owned();
    let one = format!("{path}/{id}");
    let anna = rest.standin.user("Anna").say(lobby, "mine").unwrap();

    lacking(permissions::READ_MESSAGE_HISTORY);
    assert_eq!(rest.get(&path).await, (200, json!([])));
    assert_eq!(refused(&rest.get(&one).await), (403, 50001));
    let reply = json!({"content": "x", "message_reference": {"message_id": id}});
    assert_eq!(
        refused(&rest.post(&path, reply.clone()).await),
        (403, 160_002)
    );
    lacking(permissions::EMBED_LINKS);
    let embed = json!([{"title": "unseen"}]);
    let (_, bare) = rest
        .post(&path, json!({"content": "x", "embeds": embed}))
        .await;
    assert_eq!(bare["embeds"], json!([]));
    assert_eq!(
        refused(&rest.post(&path, json!({"embeds": embed})).await),
        (403, 50013)
    );
    lacking(permissions::PIN_MESSAGES);
    let pin = format!("{path}/pins/{id}");
    assert_eq!(refused(&rest.put(&pin, json!({})).await), (403, 50013));
    lacking(permissions::MANAGE_MESSAGES);
    assert_eq!(
        refused(&rest.delete(&format!("{path}/{anna}")).await),
        (403, 50013)
    );
    let many = json!({"messages": [id, anna]});
    assert_eq!(
        refused(&rest.post(&format!("{path}/bulk-delete"), many).await),
        (403, 50013)
    );
    lacking(permissions::MENTION_EVERYONE);
    let (_, quiet) = rest.post(&path, json!({"content": "@everyone"})).await;
    assert_eq!(quiet["mention_everyone"], false);
    lacking(permissions::SEND_MESSAGES);
    assert_eq!(
        refused(
            &rest
                .post(&format!("/channels/{lobby}/typing"), json!({}))
                .await
        ),
        (403, 50013)
    );
    assert_eq!(
        rest.patch(&one, json!({"content": "still mine"})).await.0,
        200
    );

    lacking(0);
    let theirs = format!("{path}/{anna}");
    assert_eq!(
        refused(&rest.patch(&theirs, json!({"content": "y"})).await),
        (403, 50005)
    );
    assert_eq!(rest.post(&path, reply).await.1["type"], 19);
    assert_eq!(rest.delete(&theirs).await.0, 204);
}

#[tokio::test]
async fn many_messages_go_together() {
    let rest = Rest::new().await;
    let lobby = rest.channel("lobby");
    let path = format!("/channels/{lobby}/messages");
    let bulk = format!("{path}/bulk-delete");
    let (_, old) = rest.post(&path, json!({"content": "old"})).await;
    rest.clock
        .advance(Duration::from_secs(14 * 24 * 60 * 60 + 1));
    let (_, one) = rest.post(&path, json!({"content": "one"})).await;
    let (_, two) = rest.post(&path, json!({"content": "two"})).await;
    for (ids, code) in [
        (json!([one["id"]]), 50016),
        (json!(vec!["1"; 101]), 50016),
        (json!([one["id"], old["id"]]), 50034),
        (json!([one["id"], one["id"]]), 50035),
    ] {
        assert_eq!(
            refused(&rest.post(&bulk, json!({"messages": ids})).await),
            (400, code)
        );
    }
    let ids = json!({"messages": [one["id"], two["id"]]});
    assert_eq!(rest.post(&bulk, ids).await.0, 204);
    assert_eq!(rest.get(&path).await.1.as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn at_most_250_messages_are_pinned() {
    let rest = Rest::new().await;
    let lobby = rest.channel("lobby");
    let path = format!("/channels/{lobby}/messages");
    let mut ids = Vec::new();
    for number in 0..251 {
        let (_, said) = rest
            .post(&path, json!({"content": format!("{number}")}))
            .await;
        ids.push(said["id"].as_str().unwrap().to_owned());
    }
    for id in ids.iter().take(250) {
        rest.clock.advance(Duration::from_secs(1));
        assert_eq!(
            rest.put(&format!("{path}/pins/{id}"), json!({})).await.0,
            204
        );
    }
    let last = format!("/channels/{lobby}/pins/{}", ids[250]);
    assert_eq!(refused(&rest.put(&last, json!({})).await), (400, 30003));
    let (_, page) = rest.get(&format!("{path}/pins?limit=3")).await;
    let pinned: Vec<_> = page["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|item| item["message"]["content"].clone())
        .collect();
    assert_eq!(
        (json!(pinned), &page["has_more"]),
        (json!(["249", "248", "247"]), &json!(true))
    );
    let before = page["items"][2]["pinned_at"]
        .as_str()
        .unwrap()
        .replace('+', "%2B");
    let (_, page) = rest
        .get(&format!("{path}/pins?limit=1&before={before}"))
        .await;
    assert_eq!(page["items"][0]["message"]["content"], "246");
    assert_eq!(rest.delete(&format!("{path}/pins/{}", ids[0])).await.0, 204);
    assert_eq!(rest.put(&last, json!({})).await.0, 204);
    assert_eq!(
        rest.get(&format!("/channels/{lobby}/pins")).await.1[0]["content"],
        "250"
    );
}

/// Discord tells neither the number nor the window; the stand-in's own are settable.
#[tokio::test]
async fn a_message_older_than_an_hour_changes_a_few_times_only() {
    let rest = Rest::with(StandinConfig {
        old_edits: 2,
        ..StandinConfig::on_any_port()
    })
    .await;
    let path = format!("/channels/{}/messages", rest.channel("lobby"));
    let post = async || {
        let (_, said) = rest.post(&path, json!({"content": "x"})).await;
        format!("{path}/{}", said["id"].as_str().unwrap())
    };
    let (one, other) = (post().await, post().await);
    let edit = async |message: &str| rest.patch(message, json!({"content": "y"})).await;
    for _ in 0..10 {
        assert_eq!(edit(&one).await.0, 200, "it is young");
    }
    rest.clock.advance(Duration::from_secs(60 * 60));
    for _ in 0..2 {
        assert_eq!(edit(&one).await.0, 200);
    }
    let (_, wrong) = rest.patch(&other, json!({"content": ["x"]})).await;
    assert_eq!(wrong["code"], 50035, "and is not counted");
    rest.clock.advance(Duration::from_secs(60));
    let asked = rest.client.patch(rest.url(&one).as_str());
    let asked = rest.auth(asked.json(&json!({"content": "z"})));
    let refusal = asked.send().await.unwrap();
    assert_eq!(refusal.status().as_u16(), 429);
    assert_eq!(refusal.headers()["retry-after"], "3540.000");
    let body: Value = refusal.json().await.unwrap();
    assert_eq!(
        (&body["code"], &body["retry_after"]),
        (&json!(30046), &json!(3540.0))
    );
    assert_eq!(
        rest.get(&one).await.1["content"],
        "y",
        "nothing has changed"
    );
    for _ in 0..2 {
        assert_eq!(edit(&other).await.0, 200, "each is counted by itself");
    }
    rest.clock.advance(Duration::from_secs(3540));
    assert_eq!(edit(&one).await.0, 200);
    let asked = StandinConfig::on_any_port().old_edits;
    assert!((1..10).contains(&asked), "a small number unless it is set");
}
