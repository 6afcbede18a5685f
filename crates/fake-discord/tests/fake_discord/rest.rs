//! REST client with the bot's token, without a Discord library.

use reqwest::multipart::Form;
use reqwest::{Client, RequestBuilder};
use viceroy_fake_discord::{Clock, TestClock, start};

use crate::prelude::*;

/// The clock is manual.
pub struct Rest {
    pub fake: FakeDiscord,
    pub client: Client,
    pub clock: TestClock,
}

/// An interaction with its callback and webhook paths.
pub struct Begun {
    pub id: Snowflake,
    pub callback: String,
    pub webhook: String,
}

impl Rest {
    pub async fn new() -> Rest {
        Rest::with(FakeDiscordConfig::on_any_port()).await
    }

    pub async fn with(config: FakeDiscordConfig) -> Rest {
        let clock = TestClock::default();
        let config = FakeDiscordConfig {
            clock: Clock::Manual(clock.clone()),
            privileged_intents: intents::GUILD_MEMBERS,
            ..config
        };
        let client = Client::builder().no_proxy();
        let client = client.user_agent("DiscordBot (https://example.org, 1.0)");
        Rest { fake: start(config).await.unwrap(), client: client.build().unwrap(), clock }
    }

    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let url = format!("{}/api/v10{path}", self.fake.api_base());
        let token = format!("Bot {}", self.fake.token());
        self.client.request(method, url).header("authorization", token)
    }

    async fn ask(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let request = self.request(method, path);
        read(match body {
            Value::Null => request,
            body => request.json(&body),
        })
        .await
    }

    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        self.ask(Method::POST, path, body).await
    }

    pub async fn put(&self, path: &str, body: Value) -> (u16, Value) {
        self.ask(Method::PUT, path, body).await
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        self.ask(Method::GET, path, Value::Null).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> (u16, Value) {
        self.ask(Method::PATCH, path, body).await
    }

    pub async fn delete(&self, path: &str) -> (u16, Value) {
        self.ask(Method::DELETE, path, Value::Null).await
    }

    pub async fn send(&self, method: Method, path: &str, form: Form) -> (u16, Value) {
        read(self.request(method, path).multipart(form)).await
    }

    pub async fn control(&self, method: Method, path: &str, body: Value) -> (u16, Value) {
        let url = format!("{}/control{path}", self.fake.api_base());
        let request = self.client.request(method, url);
        read(match body {
            Value::Null => request,
            body => request.json(&body),
        })
        .await
    }

    /// What is done.
    pub async fn order(&self, method: Method, path: &str, body: Value) -> Value {
        let (status, out) = self.control(method, path, body).await;
        assert_eq!(status, 200, "{path}: {out}");
        out
    }

    pub fn channel(&self, name: &str) -> Snowflake {
        self.fake.channel(name).unwrap()
    }

    pub fn messages(&self, name: &str) -> String {
        format!("/channels/{}/messages", self.channel(name))
    }

    pub async fn say(&self, path: &str, body: Value) -> Snowflake {
        let (status, said) = self.post(path, body).await;
        assert_eq!(status, 200, "{said}");
        id(&said)
    }

    pub async fn thread(&self, channel: &str, body: Value) -> Snowflake {
        let messages = self.messages(channel);
        let message = self.say(&messages, json!({"content": "x"})).await;
        let path = format!("{messages}/{message}/threads");
        let (status, thread) = self.post(&path, body).await;
        assert_eq!((status, id(&thread)), (201, message), "{thread}");
        message
    }

    pub async fn register(&self, commands: Value) {
        let (status, answer) = self.put("/applications/1/commands", commands).await;
        assert_eq!(status, 200, "{answer}");
    }

    pub fn begun(&self, id: Snowflake) -> Begun {
        let token = |world: &viceroy_fake_discord::World| world.interactions[&id].token.clone();
        let token = self.fake.world(token);
        Begun {
            id,
            callback: format!("/interactions/{id}/{token}/callback"),
            webhook: format!("/webhooks/1/{token}"),
        }
    }

    pub async fn used(&self) -> Begun {
        self.register(json!([{"name": "hello", "description": "Says hello"}])).await;
        let anna = self.fake.user("Anna");
        let used = anna.command(self.channel("lobby"), "hello", &[], json!({}));
        self.begun(used.unwrap().id())
    }

    pub async fn pressed(&self) -> Begun {
        let button = json!({"type": 2, "style": 1, "label": "x", "custom_id": "x"});
        let body = json!({"content": "x", "components": [{"type": 1, "components": [button]}]});
        let message = self.say(&self.messages("lobby"), body).await;
        let pressed = self.fake.user("Anna").press(message, "x");
        self.begun(pressed.unwrap().id())
    }

    pub async fn submitted(&self) -> Begun {
        let pressed = self.pressed().await;
        let form = form(json!([field("name")]));
        assert_eq!(self.post(&pressed.callback, form).await.0, 204);
        let InteractionOutcome::Modal(modal) = self.fake.settled(pressed.id).await else {
            panic!("no form");
        };
        let anna = self.fake.user("Anna");
        let sent = anna.submit(modal.opened_by, json!({"name": "Zoe"}));
        self.begun(sent.unwrap().id())
    }

    /// Asserts that each body in the table is refused with its code.
    pub async fn refuses(&self, method: Method, path: &str, table: Value) {
        for row in table.as_array().unwrap() {
            let answer = self.ask(method.clone(), path, row[1].clone()).await;
            let code = (answer.0, field_code(&answer.1));
            let expected = (400, row[0].as_str().unwrap().to_owned());
            assert_eq!(code, expected, "{}: {}", row[1], answer.1);
        }
    }
}

pub async fn fake() -> FakeDiscord {
    start(FakeDiscordConfig::on_any_port()).await.unwrap()
}

pub fn form(rows: Value) -> Value {
    json!({"type": 9, "data": {"title": "Form", "custom_id": "form", "components": rows}})
}

pub fn field(name: &str) -> Value {
    let field = json!({"type": 4, "style": 1, "label": "x", "custom_id": name});
    json!({"type": 1, "components": [field]})
}

pub fn id(thing: &Value) -> Snowflake {
    thing["id"].as_str().unwrap().parse().unwrap()
}

pub fn refused(answer: &(u16, Value)) -> (u16, u64) {
    (answer.0, answer.1["code"].as_u64().unwrap_or_default())
}

pub fn field_code(answer: &Value) -> String {
    fn find(value: &Value) -> Option<&str> {
        match value.get("_errors") {
            Some(errors) => errors[0]["code"].as_str(),
            None => value.as_object()?.values().find_map(find),
        }
    }
    find(&answer["errors"]).unwrap_or_default().to_owned()
}

pub async fn read(request: RequestBuilder) -> (u16, Value) {
    let response = request.send().await.unwrap();
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or_default())
}
