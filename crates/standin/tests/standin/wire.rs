//! Discord's rules, asked for without a bot.

use std::time::Duration;

use reqwest::{RequestBuilder, StatusCode};
use serde_json::{Value, json};
use standin::{EVERYTHING, Snowflake, permissions};

use super::rest::{Rest, read};

#[tokio::test]
async fn the_same_nonce_makes_one_message() {
    let rest = Rest::new().await;
    let lobby = rest.standin.channel("lobby").unwrap();
    let path = format!("/channels/{lobby}/messages");
    let body = json!({"content": "once", "nonce": "n-1", "enforce_nonce": true});
    let (_, first) = rest.post(&path, body.clone()).await;
    let (status, second) = rest.post(&path, body).await;
    assert_eq!((status, &first["id"]), (200, &second["id"]));
    let (_, other) = rest
        .post(&path, json!({"content": "twice", "nonce": "n-1"}))
        .await;
    assert_ne!(first["id"], other["id"]);

    let (_, all) = rest.get(&format!("{path}?limit=1")).await;
    assert_eq!(all[0]["id"], other["id"]);
    let id = other["id"].as_str().unwrap();
    let (_, before) = rest.get(&format!("{path}?before={id}")).await;
    assert_eq!(before[0]["content"], "once");
    let (_, after) = rest
        .get(&format!("{path}?after={}", first["id"].as_str().unwrap()))
        .await;
    assert_eq!(after[0]["content"], "twice");
}

#[tokio::test]
async fn limits_are_kept() {
    let rest = Rest::new().await;
    let lobby = rest.standin.channel("lobby").unwrap();
    let path = format!("/channels/{lobby}/messages");
    let button = |id: &str| json!({"type": 2, "style": 1, "label": "x", "custom_id": id});
    let row = |parts: Value| json!({"type": 1, "components": parts});
    let option = json!({"label": "x", "value": "x"});
    for (what, body) in [
        ("long", json!({"content": "x".repeat(2001)})),
        (
            "six rows",
            json!({"components": vec![row(json!([button("a")])); 6]}),
        ),
        (
            "double",
            json!({"components": [row(json!([button("a"), button("a")]))]}),
        ),
        (
            "no label",
            json!({"components": [row(json!([{"type": 2, "style": 1, "custom_id": "a"}]))]}),
        ),
        (
            "no name",
            json!({"components": [row(json!([{"type": 2, "style": 1, "label": "x"}]))]}),
        ),
        (
            "six buttons",
            json!({"components": [row(json!([
                button("a"), button("b"), button("c"), button("d"), button("e"), button("f")
            ]))]}),
        ),
        (
            "26 options",
            json!({"components": [row(json!([
                {"type": 3, "custom_id": "a", "options": vec![option; 26]}
            ]))]}),
        ),
        (
            "alt text",
            json!({"content": "x", "attachments": [
                {"id": 0, "description": "x".repeat(1025)}
            ]}),
        ),
    ] {
        let (status, answer) = rest.post(&path, body).await;
        assert_eq!(
            (status, &answer["code"]),
            (400, &json!(50035)),
            "{what}: {answer}"
        );
    }
    let (status, answer) = rest.post(&path, json!({})).await;
    assert_eq!((status, &answer["code"]), (400, &json!(50006)));
    let (status, answer) = rest.get("/channels/1/messages").await;
    assert_eq!((status, &answer["code"]), (404, &json!(10003)));
    let (status, answer) = rest.get(&format!("{path}/1")).await;
    assert_eq!((status, &answer["code"]), (404, &json!(10008)));

    let held = EVERYTHING & !permissions::SEND_MESSAGES;
    rest.standin.set_bot_permissions(lobby, held).unwrap();
    let (status, answer) = rest.post(&path, json!({"content": "x"})).await;
    assert_eq!((status, &answer["code"]), (403, &json!(50013)));
    let held = EVERYTHING & !permissions::VIEW_CHANNEL;
    rest.standin.set_bot_permissions(lobby, held).unwrap();
    let (status, answer) = rest.post(&path, json!({"content": "x"})).await;
    assert_eq!((status, &answer["code"]), (403, &json!(50001)));
    let log = rest.standin.requests();
    assert_eq!(log.last().unwrap().status, 403);
}

/// Registers a command and lets Anna use it; gives the addresses of its callback and its webhook.
pub async fn used(rest: &Rest) -> (Snowflake, String, String) {
    let commands = json!([{"name": "hello", "description": "Says hello"}]);
    rest.put("/applications/1/commands", commands).await;
    let lobby = rest.standin.channel("lobby").unwrap();
    let anna = rest.standin.user("Anna");
    let id = anna.command(lobby, "hello", &[], json!({})).unwrap().id();
    let token = rest
        .standin
        .world(|world| world.interactions[&id].token.clone());
    let callback = format!("/interactions/{id}/{token}/callback");
    (id, callback, format!("/webhooks/1/{token}"))
}

#[tokio::test]
async fn interactions_are_answered_once_and_in_time() {
    let rest = Rest::new().await;
    let (id, callback, webhook) = used(&rest).await;
    let original = format!("{webhook}/messages/@original");
    let (status, answer) = rest.post(&webhook, json!({"content": "early"})).await;
    assert_eq!((status, &answer["code"]), (404, &json!(10015)));
    let (status, _) = rest
        .post(&callback, json!({"type": 5, "data": {"flags": 64}}))
        .await;
    assert_eq!(status, 204);
    let (status, answer) = rest.post(&callback, json!({"type": 5})).await;
    assert_eq!((status, &answer["code"]), (400, &json!(40060)));

    // The first further message takes the promised one's place, and stays ephemeral.
    let (_, loading) = rest.get(&original).await;
    let (_, filled) = rest.post(&webhook, json!({"content": "first"})).await;
    assert_eq!(loading["id"], filled["id"]);
    let outcome = rest.standin.settled(id).await.message().unwrap();
    assert!(outcome.ephemeral && !outcome.loading);
    let (_, further) = rest.post(&webhook, json!({"content": "second"})).await;
    assert_ne!(further["id"], filled["id"]);
    let (status, _) = rest.patch(&original, json!({"content": "edited"})).await;
    assert_eq!(status, 200);

    // After a quarter of an hour the token is worth nothing.
    rest.clock.advance(Duration::from_secs(15 * 60));
    let (status, answer) = rest.patch(&original, json!({"content": "late"})).await;
    assert_eq!((status, &answer["code"]), (401, &json!(50027)));
}

#[tokio::test]
async fn three_seconds_are_the_limit() {
    let rest = Rest::new().await;
    let (id, callback, _) = used(&rest).await;
    rest.clock.advance(Duration::from_secs(3));
    let (status, answer) = rest.post(&callback, json!({"type": 5})).await;
    assert_eq!((status, &answer["code"]), (404, &json!(10062)));
    let outcome = rest.standin.settled(id).await;
    assert!(outcome.message().is_none());
}

#[tokio::test]
async fn listed_attachments_stay() {
    let rest = Rest::new().await;
    let lobby = rest.standin.channel("lobby").unwrap();
    let path = format!("/channels/{lobby}/messages");
    let upload = |json: Value| {
        let file = |bytes: &'static [u8], name: &'static str| {
            reqwest::multipart::Part::bytes(bytes).file_name(name)
        };
        reqwest::multipart::Form::new()
            .part("files[0]", file(b"one", "one.txt"))
            .part("files[1]", file(b"two", "two.txt"))
            .text("payload_json", json.to_string())
    };
    let body = upload(json!({"attachments": [{"id": 0, "description": "first"}, {"id": "1"}]}));
    let request = rest.client.post(rest.url(&path)).multipart(body);
    let (status, made) = read(rest.auth(request)).await;
    assert_eq!(status, 200, "{made}");
    assert_eq!(made["attachments"][0]["description"], "first");
    let url = made["attachments"][1]["url"].as_str().unwrap();
    let bytes = rest
        .client
        .get(url)
        .send()
        .await
        .unwrap()
        .bytes()
        .await
        .unwrap();
    assert_eq!(&bytes[..], b"two");

    let one = format!("{path}/{}", made["id"].as_str().unwrap());
    let (_, kept) = rest.patch(&one, json!({"content": "words"})).await;
    assert_eq!(kept["attachments"].as_array().unwrap().len(), 2);
    let keep = json!([{"id": made["attachments"][1]["id"]}]);
    let (_, kept) = rest.patch(&one, json!({"attachments": keep})).await;
    assert_eq!(kept["attachments"][0]["filename"], "two.txt");
    let (_, kept) = rest.patch(&one, json!({"attachments": []})).await;
    assert_eq!(kept["attachments"], json!([]));
}

#[tokio::test]
async fn private_threads_are_for_members() {
    let rest = Rest::new().await;
    let games = rest.standin.channel("games").unwrap();
    let path = format!("/channels/{games}/threads");
    let body = json!({"name": "Secret", "type": 12, "auto_archive_duration": 1440});
    let (status, thread) = rest.post(&path, body).await;
    assert_eq!((status, &thread["type"]), (201, &json!(12)));
    let id: Snowflake = thread["id"].as_str().unwrap().parse().unwrap();
    let (anna, ben) = (rest.standin.user("Anna"), rest.standin.user("Ben"));
    let messages = format!("/channels/{id}/messages");
    let body = json!({"content": format!("<@{}>", anna.id())});
    rest.post(&messages, body).await;
    assert_eq!(anna.sees(id).len(), 1, "being named lets in");
    assert_eq!(ben.sees(id).len(), 0);
    let (status, _) = rest
        .put(
            &format!("/channels/{id}/thread-members/{}", ben.id()),
            json!({}),
        )
        .await;
    assert_eq!(status, 204);
    assert_eq!(ben.sees(id).len(), 1);
    let (_, put_away) = rest
        .patch(&format!("/channels/{id}"), json!({"archived": true}))
        .await;
    assert_eq!(put_away["thread_metadata"]["archived"], true);
    let silent =
        json!({"content": format!("<@{}> back", ben.id()), "allowed_mentions": {"parse": []}});
    rest.post(&messages, silent).await;
    assert!(
        rest.standin
            .world(|world| !world.channels[&id].thread().unwrap().archived)
    );
    assert_eq!(ben.sees(id)[1].pings, vec![]);
}

#[tokio::test]
async fn other_sites_are_refused() {
    let rest = Rest::new().await;
    let page = rest.standin.api_base();
    let status = |request: RequestBuilder| async move { request.send().await.unwrap().status() };
    assert_eq!(status(rest.client.get(&page)).await, StatusCode::OK);
    let foreign = rest
        .client
        .get(&page)
        .header("origin", "http://example.com");
    assert_eq!(status(foreign).await, StatusCode::FORBIDDEN);
    let renamed = rest.client.get(&page).header("host", "example.com");
    assert_eq!(status(renamed).await, StatusCode::FORBIDDEN);
    let own = rest.client.get(&page).header("origin", page.clone());
    assert_eq!(status(own).await, StatusCode::OK);
    let unknown = rest.client.get(rest.url("/users/@me"));
    assert_eq!(status(unknown).await, StatusCode::UNAUTHORIZED);
}
