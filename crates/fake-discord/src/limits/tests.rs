use serde_json::json;

use super::*;

const MESSAGES: &str = "/api/v10/channels/7/messages";

fn value<'a>(headers: &'a Headers, name: &str) -> &'a str {
    let found = headers.iter().find(|(key, _)| key == name);
    found.map_or("", |(_, value)| value)
}

#[test]
fn channels_and_tokens_are_counted_apart() {
    let limits = Limits::new(RateLimits::DISCORD);
    let ask = |method, path: &str| limits.admit(0, method, path, &Value::Null);
    let mut names = Vec::new();
    for (method, path) in [
        ("POST", MESSAGES),
        ("POST", "/api/v10/channels/8/messages"),
        ("PATCH", "/api/v10/channels/7/messages/1"),
        ("PATCH", "/api/v10/channels/7/messages/2"),
        ("POST", "/api/v10/webhooks/1/a"),
        ("POST", "/api/v10/webhooks/1/b"),
    ] {
        let headers = ask(method, path).unwrap();
        names.push((
            value(&headers, "X-RateLimit-Bucket").to_owned(),
            value(&headers, "X-RateLimit-Remaining").to_owned(),
        ));
    }
    let left: Vec<&str> = names.iter().map(|(_, left)| left.as_str()).collect();
    assert_eq!(left, ["4", "4", "4", "3", "4", "4"]);
    assert_eq!(names[0].0, names[1].0, "the name does not tell the channel");
    assert_ne!(names[0].0, names[2].0);
    assert_eq!(names[0].0.len(), 32);
}

#[test]
fn fifty_a_second_and_answers_to_interactions_besides() {
    let limits = Limits::new(RateLimits::DISCORD);
    let ask = |now, path: &str| limits.admit(now, "POST", path, &Value::Null);
    for channel in 0..50 {
        let path = format!("/api/v10/channels/{channel}/messages");
        assert!(ask(500, &path).is_ok());
    }
    let refused = ask(500, "/api/v10/channels/50/messages").unwrap_err();
    assert_eq!(refused.body["global"], true);
    assert_eq!(value(&refused.headers, "X-RateLimit-Global"), "true");
    assert_eq!(value(&refused.headers, "X-RateLimit-Scope"), "global");
    assert_eq!(value(&refused.headers, "Retry-After"), "1.000");
    assert_eq!(value(&refused.headers, "X-RateLimit-Bucket"), "");
    assert!(ask(500, "/api/v10/webhooks/9/t").is_ok());
    for _ in 0..200 {
        let first_answer = ask(500, "/api/v10/interactions/9/t/callback");
        assert_eq!(first_answer, Ok(Headers::new()), "counted with nothing");
    }
    assert!(ask(1_500, "/api/v10/channels/50/messages").is_ok());
}

#[test]
fn renaming_is_counted_where_no_header_tells() {
    let limits = Limits::new(RateLimits::DISCORD);
    let patch = |body| limits.admit(0, "PATCH", "/api/v10/channels/7", &body);
    for _ in 0..2 {
        assert!(patch(json!({"name": "x"})).is_ok());
    }
    let refused = patch(json!({"topic": "x"})).unwrap_err();
    assert_eq!(refused.body["retry_after"], 600.0);
    assert_eq!(value(&refused.headers, "X-RateLimit-Remaining"), "2");
    assert!(patch(json!({"archived": true})).is_ok());
}

#[test]
fn windows_can_pass_faster() {
    let limits = Limits::new(RateLimits::Enforced { faster: 10 });
    let post = |now| limits.admit(now, "POST", MESSAGES, &Value::Null);
    assert!((0..5).all(|_| post(0).is_ok()));
    assert!(post(499).is_err());
    assert!(post(500).is_ok());
}

#[test]
fn ten_thousand_wrong_requests_close_the_wall() {
    let limits = Limits::new(RateLimits::DISCORD);
    let get = |now| limits.admit(now, "GET", "/api/v10/users/1", &Value::Null);
    for _ in 0..9_999 {
        limits.answered(0, 403);
        limits.answered(0, 404);
    }
    assert!(get(0).is_ok());
    limits.answered(0, 401);
    let refused = get(1_000).unwrap_err();
    assert_eq!(value(&refused.headers, "Retry-After"), "599");
    assert!(!refused.body.is_object());
    assert!(get(600_000).is_ok());
}

#[test]
fn old_windows_are_forgotten() {
    let limits = Limits::new(RateLimits::DISCORD);
    for token in 0..3 * BUCKETS as u64 {
        let path = format!("/api/v10/webhooks/1/{token}");
        assert!(limits.admit(token, "POST", &path, &Value::Null).is_ok());
    }
    assert!(limits.counted.lock().buckets.len() <= BUCKETS);
}
