//! The control interface, as a test in another language would use it.

use std::collections::BTreeSet;

use reqwest::{Client, Method};
use serde_json::{Value, json};
use standin::{AheadClock, Clock, Standin, StandinConfig, start};

use super::{bot::Bot, rest::read};

struct Control {
    standin: Standin,
    client: Client,
}

impl Control {
    async fn new() -> Control {
        let config = StandinConfig {
            clock: Clock::Ahead(AheadClock::default()),
            ..StandinConfig::on_any_port()
        };
        Control {
            standin: start(config).await.unwrap(),
            client: Client::builder().no_proxy().build().unwrap(),
        }
    }

    async fn ask(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let address = format!("{}/control{path}", self.standin.api_base());
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let request = self.client.request(method, address);
        read(if body.is_null() {
            request
        } else {
            request.json(&body)
        })
        .await
    }

    /// Something that must work.
    async fn get(&self, path: &str) -> Value {
        let (status, out) = self.ask("GET", path, Value::Null).await;
        assert_eq!(status, 200, "{path}: {out}");
        out
    }

    /// Something that must work.
    async fn post(&self, path: &str, body: Value) -> Value {
        let (status, out) = self.ask("POST", path, body).await;
        assert_eq!(status, 200, "{path}: {out}");
        out
    }
}

#[tokio::test]
async fn a_user_does_with_it_what_the_page_offers() {
    let control = Control::new().await;
    let bot = Bot::start(&control.standin).await;
    assert_eq!(control.get("").await["connected"], true);
    let greta = control.post("/users", json!({"name": "Greta"})).await;
    let user = format!("/users/{}", greta["id"].as_str().unwrap());
    let changed = json!({"direct_messages": "closed", "locale": "de"});
    let changed = control.ask("PATCH", &user, changed).await.1;
    assert_eq!(changed["direct_messages"], "closed");
    assert_eq!(control.get(&user).await, changed);

    let channels = control.get(&format!("{user}/channels")).await;
    let lobby = channels[0]["id"].as_str().unwrap();
    let offered = control
        .get(&format!("{user}/commands?channel={lobby}"))
        .await;
    let names = offered.as_array().unwrap().iter();
    let names: Vec<_> = names.filter_map(|one| one["name"].as_str()).collect();
    assert!(names.contains(&"card"), "{names:?}");

    let typed = json!({"channel": lobby, "name": "card", "option": "name", "typed": "ap"});
    let proposed = control.post(&format!("{user}/propose"), typed).await;
    let choices = &proposed["outcome"]["choices"];
    assert_eq!(choices.as_array().map(Vec::len), Some(2), "{proposed}");
    let used = json!({"channel": lobby, "name": "card", "options": {"name": "plum"}});
    let card = control.post(&format!("{user}/command"), used).await;
    let card = &card["outcome"]["message"];
    assert_eq!(card["content"], "card for plum");
    assert_eq!(card["attachments"][0]["description"], "A card");
    let card = card["id"].as_str().unwrap();
    let own = control.get(&format!("{user}/ephemerals")).await;
    assert_eq!(own[0]["id"], card);

    let pressed = json!({"message": card, "custom_id": "again"});
    let again = control.post(&format!("{user}/press"), pressed).await;
    assert_eq!(again["outcome"]["message"]["content"], "again");
    let pressed = json!({"message": card, "custom_id": "rename"});
    let form = control.post(&format!("{user}/press"), pressed).await;
    let field = &form["outcome"]["modal"]["fields"][0]["custom_id"];
    let fields = json!({field.as_str().unwrap(): "Zoe"});
    let sent = json!({"interaction": form["interaction"], "fields": fields});
    let sent = control.post(&format!("{user}/submit"), sent).await;
    assert!(sent["outcome"].to_string().contains("Zoe"), "{sent}");

    let said = json!({"channel": lobby, "text": "hello"});
    let said = control.post(&format!("{user}/say"), said).await["message"].clone();
    let seen = control
        .get(&format!("{user}/channels/{lobby}/messages"))
        .await;
    let seen = seen.as_array().unwrap();
    assert!(seen.iter().any(|one| one["id"] == said), "{seen:?}");
    control
        .post(&format!("{user}/dismiss"), json!({"message": card}))
        .await;
    let own = control.get(&format!("{user}/ephemerals")).await;
    assert!(!own.to_string().contains(card), "{own}");
    let requests = control.get("/requests").await;
    assert!(requests.to_string().contains("/callback"));
    assert!(
        control
            .get("/events")
            .await
            .to_string()
            .contains("INTERACTION_CREATE")
    );
    bot.stop().await;
}

#[tokio::test]
async fn the_server_and_its_troubles_are_at_hand() {
    let control = Control::new().await;
    let before = control.post("/time", json!({"seconds": 600})).await["unix_ms"].clone();
    let wall = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap();
    let ahead = u128::from(before.as_u64().unwrap()) - wall.as_millis();
    assert!((595_000..=600_000).contains(&ahead), "{ahead}");

    let fault = json!({"pattern": "GET", "fault": {"delay": 5}, "count": 2});
    control.post("/faults", fault).await;
    let fault = json!({"status": {"status": 500, "body": {"code": 0, "message": "x"}}});
    let fault = json!({"pattern": "/gateway", "fault": fault});
    control.post("/faults", fault).await;
    assert_eq!(control.ask("DELETE", "/faults", Value::Null).await.0, 200);
    control
        .post("/disturbance", json!({"seed": 1, "percent": 100}))
        .await;
    let gateway = format!("{}/api/v10/gateway", control.standin.api_base());
    drop(control.client.get(&gateway).send().await);
    let counted = control.get("/disturbance").await;
    assert_eq!(counted.as_object().map(serde_json::Map::len), Some(1));
    control.ask("DELETE", "/disturbance", Value::Null).await;
    let hit = control
        .post("/gateway", json!({"fault": {"close": 4000}}))
        .await;
    assert_eq!(hit["sessions"], 0);

    control.post("/bot/remove", Value::Null).await;
    control.post("/bot/invite", Value::Null).await;
    control
        .post("/guild/outage", json!({"outage": "begins"}))
        .await;
    control
        .post("/guild/outage", json!({"outage": "ends"}))
        .await;
    let anna = control.standin.user("Anna").id();
    control
        .post(&format!("/users/{anna}/leave"), Value::Null)
        .await;
    assert_eq!(
        control.get(&format!("/users/{anna}/channels")).await,
        json!([])
    );
    control
        .post(&format!("/users/{anna}/rejoin"), Value::Null)
        .await;
    assert_eq!(control.ask("DELETE", "/guild", Value::Null).await.0, 200);
    let again = control.ask("POST", "/bot/invite", Value::Null).await;
    assert_eq!(again.0, 409, "{}", again.1);
    let gone = control
        .ask("DELETE", &format!("/users/{anna}"), Value::Null)
        .await;
    assert_eq!(gone.0, 200, "{}", gone.1);
}

#[tokio::test]
async fn what_cannot_be_done_is_said_in_json_and_changes_nothing() {
    let control = Control::new().await;
    let users = control.get("/users").await;
    for (method, path, body, status) in [
        ("POST", "/users", json!({"name": ""}), 409),
        ("POST", "/users", json!({"nome": "Greta"}), 400),
        ("POST", "/users", json!("Greta"), 400),
        ("GET", "/users/1", Value::Null, 404),
        ("PATCH", "/users/1", json!({"locale": "de"}), 404),
        (
            "POST",
            "/users/1/say",
            json!({"channel": "1", "text": "x"}),
            404,
        ),
        ("DELETE", "/messages/1", Value::Null, 404),
        ("DELETE", "/channels/1", Value::Null, 404),
        ("PATCH", "/roles/1", json!({"permissions": "8"}), 404),
        ("PATCH", "/roles/1", json!({"permissions": "all"}), 409),
        ("PATCH", "/guild", json!({"owner": "1"}), 404),
        ("POST", "/threads/1/archive", json!({"lock": "shut"}), 400),
        ("POST", "/gateway", json!({"fault": "explode"}), 400),
        ("POST", "/time", json!({"seconds": u64::MAX}), 409),
        ("POST", "/nowhere", json!({}), 404),
        ("DELETE", "/time", json!({}), 404),
    ] {
        let (got, out) = control.ask(method, path, body.clone()).await;
        assert_eq!(got, status, "{method} {path} {body}: {out}");
        assert!(out["error"].is_string(), "{method} {path}: {out}");
    }
    assert_eq!(control.get("/users").await, users);
}

/// Whatever the documentation names is there.
#[tokio::test]
async fn every_address_of_the_documentation_answers() {
    let control = Control::new().await;
    let text = include_str!("../../docs/standin.md");
    let mut asked = BTreeSet::new();
    for line in text.lines().filter(|line| line.starts_with('|')) {
        for code in line.split('`').skip(1).step_by(2) {
            let Some((named, path)) = code.split_once(' ') else {
                continue;
            };
            if !["GET", "POST", "PATCH", "DELETE"].contains(&named) {
                continue;
            }
            let path = path.strip_prefix("/control").unwrap_or_default();
            let path = ["USER", "CHANNEL", "MESSAGE", "THREAD", "ROLE"]
                .iter()
                .fold(path.to_owned(), |path, name| path.replace(name, "1"));
            asked.insert((named.to_owned(), path));
        }
    }
    assert!(asked.len() > 25, "{asked:?}");
    for (method, path) in asked {
        let (status, out) = control.ask(&method, &path, json!({})).await;
        let unknown = out.to_string().contains("nothing here");
        assert!(!unknown, "{method} {path}: {status} {out}");
    }
}
