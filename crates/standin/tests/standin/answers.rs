//! What the stand-in says, at every address it has: its answers by Discord's own description, what it tells over the
//! gateway by two libraries that read it.

use std::time::Duration;

use reqwest::{Client, Method};
use serde_json::{Value, json};
use standin::{GUILD, LoggedEvent, Standin, StandinConfig, start};

use super::bot::Bot;
use crate::checks::violation::Validator;
use crate::checks::{Manners, events, of_answer, of_recorded, openapi, summary};

/// A client that is no library.
struct Plain {
    standin: Standin,
    client: Client,
}

impl Plain {
    async fn new() -> Plain {
        let standin = start(StandinConfig::on_any_port()).await.unwrap();
        let client = Client::builder().no_proxy();
        let client = client.user_agent("DiscordBot (https://example.org, 1.0)");
        Plain {
            standin,
            client: client.build().unwrap(),
        }
    }

    async fn ask(&self, method: Method, path: &str, body: Value) -> Value {
        let url = format!("{}/api/v10{path}", self.standin.api_base());
        let token = format!("Bot {}", self.standin.token());
        let request = self.client.request(method, url);
        let request = request.header("authorization", token);
        let request = if body.is_null() {
            request
        } else {
            request.json(&body)
        };
        let answer = request.send().await.unwrap();
        let text = answer.text().await.unwrap();
        serde_json::from_str(&text).unwrap_or_default()
    }

    async fn get(&self, path: &str) -> Value {
        self.ask(Method::GET, path, Value::Null).await
    }

    async fn post(&self, path: &str, body: Value) -> Value {
        self.ask(Method::POST, path, body).await
    }

    async fn patch(&self, path: &str, body: Value) -> Value {
        self.ask(Method::PATCH, path, body).await
    }

    async fn put(&self, path: &str, body: Value) -> Value {
        self.ask(Method::PUT, path, body).await
    }

    async fn delete(&self, path: &str) -> Value {
        self.ask(Method::DELETE, path, Value::Null).await
    }

    /// Fails if anything that was asked or answered is not as Discord has it.
    fn check(&self) {
        let found = of_recorded(&self.standin, Manners::Any);
        assert!(found.is_empty(), "{}", summary(&found));
        let refused = |status: u16| !(200..300).contains(&status);
        let requests = self.standin.requests();
        let refused: Vec<_> = requests.iter().filter(|one| refused(one.status)).collect();
        assert!(refused.is_empty(), "{refused:#?}");
    }
}

fn id(thing: &Value) -> &str {
    let id = thing["id"].as_str();
    id.unwrap_or_else(|| panic!("no id: {thing}"))
}

#[tokio::test]
async fn what_it_says_about_the_bot_and_the_guild_is_as_discord_says_it() {
    let plain = Plain::new().await;
    let anna = plain.standin.user("Anna").id();
    for path in [
        "/gateway",
        "/gateway/bot",
        "/oauth2/applications/@me",
        "/applications/@me",
        "/users/@me",
        &format!("/users/{anna}"),
        &format!("/guilds/{GUILD}"),
        &format!("/guilds/{GUILD}/channels"),
        &format!("/guilds/{GUILD}/roles"),
        &format!("/guilds/{GUILD}/threads/active"),
        &format!("/guilds/{GUILD}/members/{anna}"),
    ] {
        plain.get(path).await;
    }
    plain.check();
}

#[tokio::test]
async fn what_it_says_about_commands_and_emojis_is_as_discord_says_it() {
    let plain = Plain::new().await;
    let option = json!({"type": 3, "name": "what", "description": "What", "required": true,
        "choices": [{"name": "One", "value": "one"}]});
    let hello = json!({"name": "hello", "description": "Says hello", "options": [option]});
    let bye = json!({"name": "bye", "description": "Says bye"});
    for all in [
        "/applications/1000000000000000001/commands".to_owned(),
        format!("/applications/1000000000000000001/guilds/{GUILD}/commands"),
    ] {
        plain.put(&all, json!([hello])).await;
        let made = plain.post(&all, bye.clone()).await;
        plain.get(&all).await;
        let one = format!("{all}/{}", id(&made));
        plain.get(&one).await;
        plain.delete(&one).await;
    }
    let all = "/applications/1000000000000000001/emojis";
    let image = "data:image/png;base64,iVBORw0KGgo=";
    let made = plain
        .post(all, json!({"name": "gem", "image": image}))
        .await;
    plain.get(all).await;
    let one = format!("{all}/{}", id(&made));
    plain.get(&one).await;
    plain.patch(&one, json!({"name": "ruby"})).await;
    plain.delete(&one).await;
    plain.check();
}

#[tokio::test]
async fn what_it_says_about_messages_and_threads_is_as_discord_says_it() {
    let plain = Plain::new().await;
    let lobby = format!("/channels/{}", plain.standin.channel("lobby").unwrap());
    let anna = plain.standin.user("Anna").id();
    plain.get(&lobby).await;
    plain.post(&format!("{lobby}/typing"), Value::Null).await;
    let body = json!({
        "content": format!("hello <@{anna}>"), "embeds": [{"title": "x", "image": {"url": "https://example.org/x.png"}}],
        "components": [
            {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]},
            {"type": 1, "components": [{"type": 3, "custom_id": "y", "options": [{"label": "x", "value": "x"}]}]},
        ],
    });
    let said = plain.post(&format!("{lobby}/messages"), body).await;
    let reply = json!({"content": "again", "message_reference": {"message_id": id(&said)}});
    let again = plain.post(&format!("{lobby}/messages"), reply).await;
    plain.get(&format!("{lobby}/messages?limit=5")).await;
    let message = format!("{lobby}/messages/{}", id(&said));
    plain.get(&message).await;
    plain.patch(&message, json!({"content": "changed"})).await;
    plain
        .put(&format!("{lobby}/messages/pins/{}", id(&said)), Value::Null)
        .await;
    plain.get(&format!("{lobby}/messages/pins")).await;
    plain.get(&format!("{lobby}/pins")).await;
    plain
        .delete(&format!("{lobby}/messages/pins/{}", id(&said)))
        .await;

    let named = json!({"name": "Table", "auto_archive_duration": 1440});
    let thread = plain.post(&format!("{message}/threads"), named).await;
    plain.get(&message).await;
    let alone = json!({"name": "Alone", "type": 12, "invitable": false});
    let alone = plain.post(&format!("{lobby}/threads"), alone).await;
    for thread in [thread, alone] {
        let thread = format!("/channels/{}", id(&thread));
        plain.get(&thread).await;
        plain
            .put(&format!("{thread}/thread-members/{anna}"), Value::Null)
            .await;
        plain.get(&format!("{thread}/thread-members")).await;
        plain.get(&format!("{thread}/thread-members/{anna}")).await;
        plain
            .delete(&format!("{thread}/thread-members/{anna}"))
            .await;
        plain
            .post(&format!("{thread}/messages"), json!({"content": "x"}))
            .await;
        plain.patch(&thread, json!({"archived": true})).await;
        plain
            .patch(&thread, json!({"archived": false, "name": "Old"}))
            .await;
    }
    plain
        .delete(&format!("{lobby}/messages/{}", id(&again)))
        .await;

    let to = json!({"recipient_id": anna.to_string()});
    let direct = plain.post("/users/@me/channels", to).await;
    let direct = format!("/channels/{}", id(&direct));
    plain.get(&direct).await;
    plain
        .post(&format!("{direct}/messages"), json!({"content": "psst"}))
        .await;
    plain.check();
}

#[tokio::test]
async fn what_it_answers_to_an_interactions_token_is_as_discord_says_it() {
    let plain = Plain::new().await;
    let commands = json!([{"name": "hello", "description": "Says hello"}]);
    let all = "/applications/1000000000000000001/commands";
    plain.put(all, commands).await;
    let lobby = plain.standin.channel("lobby").unwrap();
    let anna = plain.standin.user("Anna");
    let used = anna.command(lobby, "hello", &[], json!({})).unwrap().id();
    let token = plain
        .standin
        .world(|world| world.interactions[&used].token.clone());
    let callback = format!("/interactions/{used}/{token}/callback");
    plain
        .post(&callback, json!({"type": 5, "data": {"flags": 64}}))
        .await;
    let webhook = format!("/webhooks/1000000000000000001/{token}");
    let original = format!("{webhook}/messages/@original");
    plain.patch(&original, json!({"content": "hello"})).await;
    plain.get(&original).await;
    let more = plain.post(&webhook, json!({"content": "more"})).await;
    let more = format!("{webhook}/messages/{}", id(&more));
    plain.get(&more).await;
    plain.patch(&more, json!({"content": "less"})).await;
    plain.delete(&more).await;
    plain.delete(&original).await;
    plain.check();
}

#[tokio::test]
async fn its_refusals_are_as_discord_writes_them() {
    let plain = Plain::new().await;
    let lobby = format!("/channels/{}", plain.standin.channel("lobby").unwrap());
    plain.get("/channels/1").await;
    plain.get(&format!("{lobby}/messages/1")).await;
    plain.post(&format!("{lobby}/messages"), json!({})).await;
    let long = json!({"content": "x".repeat(2_001)});
    plain.post(&format!("{lobby}/messages"), long).await;
    plain
        .post("/interactions/1/token/callback", json!({"type": 6}))
        .await;
    plain
        .patch(
            "/webhooks/1/token/messages/@original",
            json!({"content": "x"}),
        )
        .await;
    let requests = plain.standin.requests();
    assert!(
        requests.iter().all(|one| one.status >= 400),
        "{requests:#?}"
    );
    let found: Vec<_> = requests.iter().flat_map(of_answer).collect();
    assert!(found.is_empty(), "{}", summary(&found));
    // And what was refused would have been found without being refused.
    let found = of_recorded(&plain.standin, Manners::Any);
    let about = |path: &str| found.iter().filter(|one| one.about.contains(path)).count();
    assert!(about("/messages") >= 2, "{}", summary(&found));
}

#[tokio::test]
async fn an_answer_that_lacks_something_is_found() {
    let plain = Plain::new().await;
    plain.get("/gateway").await;
    let mut request = plain.standin.requests().remove(0);
    assert!(of_answer(&request).is_empty());
    request.answer = json!({"address": "ws://localhost"});
    assert_eq!(of_answer(&request).is_empty(), !openapi::is_there());
}

/// An event without one of its fields.
fn ablated(event: &LoggedEvent, pointer: &str, field: &str) -> LoggedEvent {
    let mut text: Value = serde_json::from_str(&event.text).unwrap();
    let object = text.pointer_mut(pointer).unwrap();
    let gone = object.as_object_mut().unwrap().remove(field);
    assert!(gone.is_some(), "{field} is not in {object}");
    LoggedEvent {
        name: event.name,
        text: text.to_string().into(),
    }
}

#[tokio::test]
async fn an_event_that_cannot_be_read_is_found() {
    let standin = start(StandinConfig::on_any_port()).await.unwrap();
    let bot = Bot::start(&standin).await;
    let lobby = standin.channel("lobby").unwrap();
    let anna = standin.user("Anna");
    let used = anna
        .command(lobby, "card", &[], json!({"name": "plum"}))
        .unwrap();
    used.settled().await.message().unwrap();
    assert!(standin.wait_connected(Duration::from_secs(20)).await);
    let events = standin.events();
    let names: Vec<&str> = events.iter().map(|event| event.name).collect();
    assert_eq!(names, ["READY", "GUILD_CREATE", "INTERACTION_CREATE"]);
    for (event, pointer, field, by) in [
        (0, "/d/user", "username", Validator::Serenity),
        (0, "/d", "session_id", Validator::Twilight),
        (1, "/d", "owner_id", Validator::Serenity),
        (2, "/d", "attachment_size_limit", Validator::Serenity),
        (2, "/d/member/user", "id", Validator::Twilight),
        (2, "/d/data", "name", Validator::Twilight),
    ] {
        assert!(events::of_event(&events[event]).is_empty());
        let found = events::of_event(&ablated(&events[event], pointer, field));
        let found: Vec<Validator> = found.iter().map(|one| one.by).collect();
        assert!(found.contains(&by), "{pointer}/{field}: {found:?}");
    }
    bot.stop().await;
    standin.shut_down();
}
