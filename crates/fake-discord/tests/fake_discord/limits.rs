//! Rate limits and request faults, without a bot.

use reqwest::Response;
use reqwest::header::HeaderMap;
use viceroy_fake_discord::{Clock, Disturbed, RateLimits, Scope};

use crate::prelude::*;

async fn limited(limits: RateLimits) -> Rest {
    Rest::with(FakeDiscordConfig { limits, ..FakeDiscordConfig::on_any_port() }).await
}

async fn send(rest: &Rest, channel: &str) -> reqwest::Result<Response> {
    let request = rest.request(Method::POST, &rest.messages(channel));
    request.json(&json!({"content": "x"})).send().await
}

async fn say(rest: &Rest, channel: &str) -> (u16, HeaderMap, Value) {
    let answer = send(rest, channel).await.unwrap();
    let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
    (status, headers, answer.json().await.unwrap())
}

fn said(rest: &Rest) -> usize {
    rest.fake.world(|world| world.all_messages().count())
}

fn number(headers: &HeaderMap, name: &str) -> f64 {
    headers[name].to_str().unwrap().parse().unwrap()
}

#[tokio::test]
async fn every_answer_names_its_bucket() {
    let rest = limited(RateLimits::Announced).await;
    let mut last = HeaderMap::new();
    for _ in 0..8 {
        let (status, headers, _) = say(&rest, "lobby").await;
        assert_eq!(status, 200, "nobody is refused");
        last = headers;
    }
    assert_eq!(number(&last, "x-ratelimit-limit"), 5.0);
    assert_eq!(number(&last, "x-ratelimit-remaining"), 0.0);
    assert_eq!(number(&last, "x-ratelimit-reset-after"), 5.0);
    let reset = number(&last, "x-ratelimit-reset") * 1000.0;
    let now = Clock::Manual(rest.clock.clone()).unix_ms();
    assert_eq!(reset.round() as u64, now + 5000);
    let refused = rest.request(Method::GET, "/channels/1").send().await.unwrap();
    assert_eq!(refused.status().as_u16(), 404);
    let bucket = "x-ratelimit-bucket";
    assert_ne!(refused.headers()[bucket], last[bucket]);
}

#[tokio::test]
async fn the_sixth_message_is_refused_until_the_window_is_over() {
    let rest = limited(RateLimits::DISCORD).await;
    for _ in 0..5 {
        assert_eq!(say(&rest, "lobby").await.0, 200);
    }
    rest.clock.advance(Duration::from_millis(1_500));
    let (status, headers, body) = say(&rest, "lobby").await;
    assert_eq!((status, &body["retry_after"]), (429, &json!(3.5)));
    assert_eq!(number(&headers, "retry-after"), 3.5);
    assert_eq!(headers["x-ratelimit-scope"], "user");
    assert_eq!(said(&rest), 5);
    assert_eq!(say(&rest, "games").await.0, 200, "another channel");
    rest.clock.advance(Duration::from_millis(3_500));
    assert_eq!(say(&rest, "lobby").await.0, 200);
}

#[tokio::test]
async fn refusals_can_be_ordered() {
    let rest = limited(RateLimits::Announced).await;
    for (scope, word) in [(Scope::User, "user"), (Scope::Global, "global")] {
        let retry_after = Duration::from_millis(250);
        let fault = Fault::RateLimited { retry_after, scope };
        rest.fake.fault("POST /api/v10/channels/", fault, 1);
        let (status, headers, body) = say(&rest, "lobby").await;
        assert_eq!((status, &body["retry_after"]), (429, &json!(0.25)));
        assert_eq!(number(&headers, "retry-after"), 0.25);
        assert_eq!(headers["x-ratelimit-scope"], word);
        let global = scope == Scope::Global;
        assert_eq!(body["global"], global);
        assert_eq!(headers.contains_key("x-ratelimit-global"), global);
        assert_eq!(say(&rest, "lobby").await.0, 200);
    }
    assert_eq!(said(&rest), 2);
}

#[tokio::test]
async fn things_go_wrong_now_and_then() {
    let rest = limited(RateLimits::Announced).await;
    rest.fake.disturb(11, 40);
    let (mut fine, mut broken) = (0, 0);
    let mut statuses = std::collections::BTreeMap::new();
    for _ in 0..120 {
        match send(&rest, "lobby").await {
            Ok(answer) if answer.status() == 200 => fine += 1,
            Ok(answer) => *statuses.entry(answer.status().as_u16()).or_insert(0) += 1,
            Err(_) => broken += 1,
        }
    }
    rest.fake.settle();
    let happened = rest.fake.disturbed();
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
    // A client may retry by itself if nothing was executed.
    let dropped = count(Disturbed::ConnectionDropped) + count(Disturbed::AnswerDropped);
    assert_eq!(broken, dropped);
    assert_eq!(said(&rest), fine + count(Disturbed::AnswerDropped));
    for _ in 0..30 {
        assert_eq!(say(&rest, "lobby").await.0, 200, "it is over");
    }
    assert_eq!(rest.fake.disturbed(), happened, "and counted no further");
}
