//! Rate limits and misbehaviour of the REST interface, without a bot.

use std::time::Duration;

use reqwest::{Client, Method, Response, header::HeaderMap};
use serde_json::{Value, json};
use standin::{
    Clock, Disturbed, Fault, RateLimits, Scope, Standin, StandinConfig, TestClock, start,
};

struct Rest {
    standin: Standin,
    client: Client,
    clock: TestClock,
}

impl Rest {
    async fn new(limits: RateLimits) -> Rest {
        let clock = TestClock::default();
        let config = StandinConfig {
            clock: Clock::Manual(clock.clone()),
            limits,
            ..StandinConfig::on_any_port()
        };
        Rest {
            standin: start(config).await.unwrap(),
            client: Client::builder().no_proxy().build().unwrap(),
            clock,
        }
    }

    async fn ask(&self, method: Method, path: &str, body: &Value) -> reqwest::Result<Response> {
        let url = format!("{}/api/v10{path}", self.standin.api_base());
        let token = format!("Bot {}", self.standin.token());
        let request = self.client.request(method, url).json(body);
        request.header("authorization", token).send().await
    }

    /// Says something in a channel.
    async fn say(&self, channel: &str) -> (u16, HeaderMap, Value) {
        let lobby = self.standin.channel(channel).unwrap();
        let path = format!("/channels/{lobby}/messages");
        let body = json!({"content": "x"});
        let answer = self.ask(Method::POST, &path, &body).await.unwrap();
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        (status, headers, answer.json().await.unwrap())
    }

    fn said(&self, channel: &str) -> usize {
        let channel = self.standin.channel(channel).unwrap();
        let all = |world: &standin::World| {
            let all = world.all_messages();
            all.filter(|message| message.channel == channel).count()
        };
        self.standin.world(all)
    }
}

fn number(headers: &HeaderMap, name: &str) -> f64 {
    headers[name].to_str().unwrap().parse().unwrap()
}

#[tokio::test]
async fn every_answer_names_its_bucket() {
    let rest = Rest::new(RateLimits::Announced).await;
    let mut last = (0, HeaderMap::new(), Value::Null);
    for _ in 0..8 {
        last = rest.say("lobby").await;
        assert_eq!(last.0, 200, "nobody is refused");
    }
    let headers = last.1;
    assert_eq!(number(&headers, "x-ratelimit-limit"), 5.0);
    assert_eq!(number(&headers, "x-ratelimit-remaining"), 0.0);
    assert_eq!(number(&headers, "x-ratelimit-reset-after"), 5.0);
    let reset = number(&headers, "x-ratelimit-reset") * 1000.0;
    let now = Clock::Manual(rest.clock.clone()).unix_ms();
    assert_eq!(reset.round() as u64, now + 5000);
    let refused = rest.ask(Method::GET, "/channels/1", &Value::Null).await;
    let refused = refused.unwrap();
    assert_eq!(refused.status().as_u16(), 404);
    assert_ne!(
        refused.headers()["x-ratelimit-bucket"],
        headers["x-ratelimit-bucket"]
    );
}

#[tokio::test]
async fn the_sixth_message_is_refused_until_the_window_is_over() {
    let rest = Rest::new(RateLimits::DISCORD).await;
    for _ in 0..5 {
        assert_eq!(rest.say("lobby").await.0, 200);
    }
    rest.clock.advance(Duration::from_millis(1_500));
    let (status, headers, body) = rest.say("lobby").await;
    assert_eq!(status, 429);
    assert_eq!(body["retry_after"], 3.5);
    assert_eq!(body["global"], false);
    assert!(body["message"].is_string());
    assert_eq!(number(&headers, "retry-after"), 3.5);
    assert_eq!(number(&headers, "x-ratelimit-remaining"), 0.0);
    assert_eq!(headers["x-ratelimit-scope"], "user");
    assert!(!headers.contains_key("x-ratelimit-global"));
    assert_eq!(rest.said("lobby"), 5);
    assert_eq!(rest.say("games").await.0, 200, "another channel");
    rest.clock.advance(Duration::from_millis(3_500));
    assert_eq!(rest.say("lobby").await.0, 200);
    let last = rest.standin.requests().pop().unwrap();
    assert_eq!(last.status, 200);
}

#[tokio::test]
async fn refusals_can_be_ordered() {
    let rest = Rest::new(RateLimits::Announced).await;
    for (scope, word) in [
        (Scope::User, "user"),
        (Scope::Shared, "shared"),
        (Scope::Global, "global"),
    ] {
        let fault = Fault::RateLimited {
            retry_after: Duration::from_millis(250),
            scope,
        };
        rest.standin.fault("POST /api/v10/channels/", fault, 1);
        let (status, headers, body) = rest.say("lobby").await;
        assert_eq!((status, &body["retry_after"]), (429, &json!(0.25)));
        assert_eq!(number(&headers, "retry-after"), 0.25);
        assert_eq!(headers["x-ratelimit-scope"], word);
        let global = scope == Scope::Global;
        assert_eq!(body["global"], global);
        assert_eq!(headers.contains_key("x-ratelimit-global"), global);
        assert_eq!(rest.say("lobby").await.0, 200);
    }
    assert_eq!(rest.said("lobby"), 3);
}

/// A share of everything fails, and what it looks like from here is what is counted there.
#[tokio::test]
async fn things_go_wrong_now_and_then() {
    let rest = Rest::new(RateLimits::Announced).await;
    let lobby = rest.standin.channel("lobby").unwrap();
    let path = format!("/channels/{lobby}/messages");
    let body = json!({"content": "x"});
    rest.standin.disturb(11, 40);
    let (mut fine, mut broken) = (0, 0);
    let mut statuses = std::collections::BTreeMap::new();
    for _ in 0..120 {
        match rest.ask(Method::POST, &path, &body).await {
            Ok(answer) if answer.status() == 200 => fine += 1,
            Ok(answer) => *statuses.entry(answer.status().as_u16()).or_insert(0) += 1,
            Err(_) => broken += 1,
        }
    }
    rest.standin.settle();
    let happened = rest.standin.disturbed();
    let count = |kind| happened.get(&kind).copied().unwrap_or(0);
    for kind in Disturbed::ALL {
        assert!(count(kind) > 0, "{kind:?} of {happened:?}");
    }
    for (status, kind) in [
        (500, Disturbed::InternalError),
        (502, Disturbed::BadGateway),
        (503, Disturbed::Unavailable),
        (429, Disturbed::RateLimited),
    ] {
        assert_eq!(statuses[&status], count(kind), "{status}");
    }
    // A client may repeat by itself what was surely not carried out.
    let dropped = count(Disturbed::ConnectionDropped) + count(Disturbed::AnswerDropped);
    assert_eq!(broken, dropped);
    assert_eq!(rest.said("lobby"), fine + count(Disturbed::AnswerDropped));
    for _ in 0..30 {
        assert_eq!(rest.say("lobby").await.0, 200, "it is over");
    }
    assert_eq!(rest.standin.disturbed(), happened, "and counted no further");
}

#[tokio::test]
async fn other_names_can_be_given() {
    let config = StandinConfig {
        host_names: vec!["discord.com".to_owned()],
        ..StandinConfig::on_any_port()
    };
    let standin = start(config).await.unwrap();
    let client = Client::builder().no_proxy().build().unwrap();
    for (host, status) in [("discord.com", 200), ("example.com", 403)] {
        let url = format!("{}/api/v10/gateway", standin.api_base());
        let request = client.get(url).header("host", host);
        let request = request.header("authorization", format!("Bot {}", standin.token()));
        assert_eq!(request.send().await.unwrap().status().as_u16(), status);
    }
}
