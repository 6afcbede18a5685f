//! Validates the fake Discord's responses against Discord's OpenAPI description, and its events
//! with two libraries.

use viceroy_fake_discord::LoggedEvent;
use viceroy_fake_discord::checks::violation::Validator;
use viceroy_fake_discord::checks::{Manners, events, of_answer, of_recorded, openapi, summary};

use super::rest::id;
use crate::prelude::*;

#[tokio::test]
async fn what_it_answers_is_as_discord_says_it() {
    let rest = Rest::new().await;
    let anna = rest.fake.user("Anna").id();
    for path in
        ["/gateway", "/gateway/bot", "/oauth2/applications/@me", "/applications/@me", "/users/@me"]
    {
        rest.get(path).await;
    }
    rest.get(&format!("/guilds/{GUILD}/members/{anna}")).await;
    let option = json!({"type": 3, "name": "what", "description": "What", "required": true,
        "choices": [{"name": "One", "value": "one"}]});
    let hello = json!({"name": "hello", "description": "Says hello", "options": [option]});
    let all = "/applications/1000000000000000001";
    rest.put(&format!("{all}/commands"), json!([hello])).await;
    let gem = json!({"name": "gem", "image": "data:image/png;base64,iVBORw0KGgo="});
    let (_, gem) = rest.post(&format!("{all}/emojis"), gem).await;
    rest.get(&format!("{all}/emojis")).await;
    rest.delete(&format!("{all}/emojis/{}", id(&gem))).await;

    rest.get(&format!("/channels/{}", rest.channel("lobby"))).await;
    let body = json!({
        "content": format!("hello <@{anna}>"), "components": [
            {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]},
            {"type": 1, "components": [{"type": 3, "custom_id": "y", "options": [{"label": "x", "value": "x"}]}]},
        ],
    });
    let messages = rest.messages("lobby");
    let message = format!("{messages}/{}", rest.say(&messages, body).await);
    rest.patch(&message, json!({"content": "changed"})).await;
    let named = json!({"name": "Table", "auto_archive_duration": 1440});
    let (_, thread) = rest.post(&format!("{message}/threads"), named).await;
    let thread = format!("/channels/{}", id(&thread));
    rest.get(&thread).await;
    rest.say(&format!("{thread}/messages"), json!({"content": "x"})).await;
    rest.patch(&thread, json!({"archived": true})).await;
    rest.patch(&thread, json!({"archived": false, "name": "Old"})).await;
    rest.delete(&message).await;
    let to = json!({"recipient_id": anna.to_string()});
    let (_, direct) = rest.post("/users/@me/channels", to).await;
    let direct = format!("/channels/{}", id(&direct));
    rest.get(&direct).await;
    rest.say(&format!("{direct}/messages"), json!({"content": "psst"})).await;

    let used = rest.used().await;
    let promise = json!({"type": 5, "data": {"flags": 64}});
    rest.post(&used.callback, promise).await;
    let webhook = used.webhook.replace("/1/", "/1000000000000000001/");
    let original = format!("{webhook}/messages/@original");
    rest.patch(&original, json!({"content": "hello"})).await;
    rest.get(&original).await;
    let (_, more) = rest.post(&webhook, json!({"content": "more"})).await;
    let more = format!("{webhook}/messages/{}", id(&more));
    rest.patch(&more, json!({"content": "less"})).await;
    rest.delete(&more).await;
    rest.delete(&original).await;

    let found = of_recorded(&rest.fake, Manners::Any);
    assert!(found.is_empty(), "{}", summary(&found));
    let requests = rest.fake.requests();
    let mut refused = requests.iter().filter(|one| !(200..300).contains(&one.status));
    assert!(refused.next().is_none(), "{requests:#?}");
}

#[tokio::test]
async fn its_refusals_are_as_discord_writes_them() {
    let rest = Rest::new().await;
    let messages = rest.messages("lobby");
    rest.get("/channels/1").await;
    rest.delete(&format!("{messages}/1")).await;
    rest.post(&messages, json!({})).await;
    rest.post(&messages, json!({"content": "x".repeat(2_001)})).await;
    rest.post("/interactions/1/token/callback", json!({"type": 6})).await;
    let original = "/webhooks/1/token/messages/@original";
    rest.patch(original, json!({"content": "x"})).await;
    let requests = rest.fake.requests();
    assert!(requests.iter().all(|one| one.status >= 400), "{requests:#?}");
    let found: Vec<_> = requests.iter().flat_map(of_answer).collect();
    assert!(found.is_empty(), "{}", summary(&found));
    // Make sure that violations would be found.
    let found = of_recorded(&rest.fake, Manners::Any);
    let about = found.iter().filter(|one| one.about.contains("/messages"));
    assert!(about.count() >= 2, "{}", summary(&found));
}

#[tokio::test]
async fn an_answer_that_lacks_something_is_found() {
    let rest = Rest::new().await;
    rest.get("/gateway").await;
    let mut request = rest.fake.requests().remove(0);
    assert!(of_answer(&request).is_empty());
    request.answer = json!({"address": "ws://localhost"});
    assert_eq!(of_answer(&request).is_empty(), !openapi::is_there());
}

fn ablated(event: &LoggedEvent, pointer: &str, field: &str) -> LoggedEvent {
    let mut text: Value = serde_json::from_str(&event.text).unwrap();
    let object = text.pointer_mut(pointer).unwrap();
    let gone = object.as_object_mut().unwrap().remove(field);
    assert!(gone.is_some(), "{field} is not in {object}");
    LoggedEvent { name: event.name, text: text.to_string().into() }
}

#[tokio::test]
async fn an_event_that_cannot_be_read_is_found() {
    let (fake, bot) = Bot::alone().await;
    let lobby = fake.channel("lobby").unwrap();
    let anna = fake.user("Anna");
    let used = anna.command(lobby, "card", &[], json!({"name": "plum"}));
    used.unwrap().settled().await.message().unwrap();
    assert!(fake.wait_connected(Duration::from_secs(20)).await);
    let events = fake.events();
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
    fake.shut_down();
}
