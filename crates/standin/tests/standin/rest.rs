//! Asking the stand-in as a bot's library would, without a bot.

use reqwest::{Client, RequestBuilder};
use serde_json::Value;
use standin::{Clock, Snowflake, Standin, StandinConfig, TestClock, intents, start};

/// A stand-in whose clock stands still, and a client.
pub struct Rest {
    pub standin: Standin,
    pub client: Client,
    pub clock: TestClock,
}

impl Rest {
    pub async fn new() -> Self {
        Self::with(StandinConfig::on_any_port()).await
    }

    /// A stand-in that is to run so, but for its clock.
    pub async fn with(config: StandinConfig) -> Self {
        let clock = TestClock::default();
        let config = StandinConfig {
            clock: Clock::Manual(clock.clone()),
            privileged_intents: intents::GUILD_MEMBERS,
            ..config
        };
        let standin = start(config).await.unwrap();
        let client = Client::builder().no_proxy().build().unwrap();
        Self {
            standin,
            client,
            clock,
        }
    }

    pub fn auth(&self, request: RequestBuilder) -> RequestBuilder {
        request.header("authorization", format!("Bot {}", self.standin.token()))
    }

    pub fn url(&self, path: &str) -> String {
        format!("{}/api/v10{path}", self.standin.api_base())
    }

    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        read(self.auth(self.client.post(self.url(path)).json(&body))).await
    }

    pub async fn put(&self, path: &str, body: Value) -> (u16, Value) {
        read(self.auth(self.client.put(self.url(path)).json(&body))).await
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        read(self.auth(self.client.get(self.url(path)))).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> (u16, Value) {
        read(self.auth(self.client.patch(self.url(path)).json(&body))).await
    }

    pub async fn delete(&self, path: &str) -> (u16, Value) {
        read(self.auth(self.client.delete(self.url(path)))).await
    }

    /// A channel that is there from the start.
    pub fn channel(&self, name: &str) -> Snowflake {
        self.standin.channel(name).unwrap()
    }
}

/// The status and Discord's code of an answer.
pub fn refused(answer: &(u16, Value)) -> (u16, u64) {
    (answer.0, answer.1["code"].as_u64().unwrap_or_default())
}

/// The code Discord gives to a field, like `BASE_TYPE_REQUIRED`, wherever it stands.
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
