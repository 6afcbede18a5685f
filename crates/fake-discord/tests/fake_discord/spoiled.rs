//! Unusual refusals and unreadable responses.

use viceroy_fake_discord::{RequestPattern, Spoiled};

use crate::prelude::*;

fn of(line: &str, body: &str) -> RequestPattern {
    let (line, body) = (line.to_owned(), body.to_owned());
    RequestPattern { line, body }
}

/// Status, content type and raw body of the response to a sent message.
async fn sent(rest: &Rest) -> (u16, String, String) {
    let request = rest.request(Method::POST, &rest.messages("lobby"));
    let answer = request.json(&json!({"content": "a knight"})).send();
    let answer = answer.await.unwrap();
    let kind = answer.headers().get("content-type");
    let kind = kind.map(|kind| kind.to_str().unwrap().to_owned());
    let status = answer.status().as_u16();
    (status, kind.unwrap_or_default(), answer.text().await.unwrap())
}

#[tokio::test]
async fn what_succeeded_is_answered_so_that_nobody_can_read_it() {
    let rest = Rest::new().await;
    let said = || rest.fake.world(|world| world.all_messages().count());
    let json = "application/json";
    for (number, (how, status, kind)) in [
        (Spoiled::Empty, 200, ""),
        (Spoiled::NoContent, 204, ""),
        (Spoiled::Cut, 200, json),
        (Spoiled::Page(200), 200, "text/html"),
        (Spoiled::OnlyIds, 200, json),
        (Spoiled::WithoutIds, 200, json),
        (Spoiled::UnknownTypes, 200, json),
    ]
    .into_iter()
    .enumerate()
    {
        rest.fake.fault("/messages", Fault::Spoiled(how.clone()), 1);
        let (got, what, text) = sent(&rest).await;
        assert_eq!((got, what.as_str()), (status, kind), "{how:?}");
        assert_eq!(said(), number + 1, "{how:?} was carried out");
        let read: Option<Value> = serde_json::from_str(&text).ok();
        let read = read.as_ref();
        match how {
            Spoiled::Empty | Spoiled::NoContent => assert_eq!(text, ""),
            Spoiled::Cut | Spoiled::Page(_) => assert!(read.is_none() && !text.is_empty()),
            Spoiled::OnlyIds => {
                let read = read.unwrap();
                assert!(read["id"].is_string() && read["author"]["id"].is_string());
                assert!(read["channel_id"].is_string() && read["content"].is_null());
            }
            Spoiled::WithoutIds => {
                assert!(read.unwrap()["id"].is_null());
                assert_eq!(read.unwrap()["content"], "a knight");
            }
            Spoiled::UnknownTypes => assert_eq!(read.unwrap()["type"], 250),
            Spoiled::Instead { .. } => {}
        }
    }
    let how = Spoiled::UnknownTypes;
    rest.fake.fault("/messages", Fault::Spoiled(how), 1);
    let empty = rest.post(&rest.messages("lobby"), json!({})).await;
    assert_eq!(refused(&empty), (400, 50006), "a refusal stays as it is");
}

#[tokio::test]
async fn one_word_is_refused_for_good_and_all_else_goes_through() {
    let rest = Rest::new().await;
    let post = "POST /api/v10/channels/";
    let forever = Lasting::UntilCleared;
    let blocked = of(post, "damn");
    rest.fake.fault_while(blocked, Fault::blocked_message(), forever);
    let title = of("/threads", "Scunthorpe");
    rest.fake.fault_while(title, Fault::blocked_title(), forever);
    let emoji = of("", "\"999\"");
    rest.fake.fault_while(emoji, Fault::invalid_emoji(), forever);
    let picture = of(post, "card.png");
    rest.fake.fault_while(picture, Fault::too_large(), forever);

    let messages = rest.messages("lobby");
    let say = |text: &'static str| rest.post(&messages, json!({"content": text}));
    for _ in 0..3 {
        assert_eq!(refused(&say("damn it").await), (400, 200_000));
    }
    let fine = say("a knight").await;
    assert_eq!(fine.0, 200);
    let threads = format!("{messages}/{}/threads", fine.1["id"].as_str().unwrap());
    let named = |name: &'static str| rest.post(&threads, json!({"name": name}));
    assert_eq!(refused(&named("Scunthorpe").await), (400, 200_001));
    assert_eq!(named("Table 1").await.0, 201);
    let button = json!({"type": 2, "style": 1, "custom_id": "x", "emoji": {"id": "999"}});
    let row = json!([{"type": 1, "components": [button]}]);
    let refusal = rest.post(&messages, json!({"content": "x", "components": row})).await;
    assert_eq!(refused(&refusal), (400, 50035));
    assert_eq!(field_code(&refusal.1), "BUTTON_COMPONENT_INVALID_EMOJI");
    let part = reqwest::multipart::Part::bytes(super::bot::PNG).file_name("card.png");
    let form = reqwest::multipart::Form::new().part("files[0]", part);
    let large = rest.send(Method::POST, &messages, form).await;
    assert_eq!(refused(&large), (413, 40_005));
    rest.fake.clear_faults();
    assert_eq!(say("damn it").await.0, 200);
}

#[tokio::test]
async fn a_fault_lasts_by_the_clock() {
    let rest = Rest::new().await;
    let wall = Fault::internal_network_error();
    rest.fake.fault_while(of("GET", ""), wall, Lasting::Seconds(10));
    for _ in 0..2 {
        assert_eq!(refused(&rest.get("/users/@me").await), (403, 40_333));
    }
    rest.clock.advance(Duration::from_secs(10));
    assert_eq!(rest.get("/users/@me").await.0, 200);
}

#[tokio::test]
async fn commands_cannot_be_registered_while_all_else_works() {
    let rest = Rest::new().await;
    let commands = json!([{"name": "hello", "description": "Says hello"}]);
    let daily = "Max number of daily application command creates has been reached (200)";
    for (fault, status) in [
        (Fault::refusal(400, 30_034, daily), 400),
        (Fault::refusal(403, 50_001, "Missing Access"), 403),
        (Fault::page(502), 502),
        (Fault::Spoiled(Spoiled::NoContent), 204),
        (Fault::Spoiled(Spoiled::WithoutIds), 200),
    ] {
        rest.fake.fault("/commands", fault, 1);
        let answer = rest.put("/applications/1/commands", commands.clone());
        let answer = answer.await;
        assert_eq!(answer.0, status, "{answer:?}");
        assert!(answer.1[0]["id"].is_null(), "{answer:?}");
        assert_eq!(rest.get("/gateway/bot").await.0, 200);
    }
}

#[tokio::test]
async fn an_application_is_described_as_elsewhere() {
    let rest = Rest::new().await;
    let mut other = rest.fake.application();
    let fields = other.as_object_mut().unwrap();
    assert!(fields.remove("bot_require_code_grant").is_some());
    let scopes = json!(["bot", "applications.something.new"]);
    other["install_params"] = json!({"scopes": scopes, "permissions": "0"});
    let owner = other["owner"].clone();
    let member = json!({"user": owner, "membership_state": 2, "role": "admin", "team_id": "7"});
    other["team"] = json!({
        "id": "7", "name": "Team", "icon": null, "owner_user_id": owner["id"], "members": [member],
    });
    rest.fake.describe_application(other.clone());
    for path in ["/oauth2/applications/@me", "/applications/@me"] {
        assert_eq!(rest.get(path).await, (200, other.clone()));
    }
    rest.fake.clear_faults();
    let plain = rest.get("/applications/@me").await.1;
    assert_eq!(plain, rest.fake.application());
}

#[tokio::test]
async fn requests_are_broken_from_outside() {
    let rest = Rest::new().await;
    let request = json!({"line": "POST /api/v10/channels/", "body": "knight"});
    for (fault, status) in [
        (json!({"status": {"status": 503, "body": "down"}}), 503),
        (json!({"rate_limited": {"retry_after": 0.25, "scope": "user"}}), 429),
        (json!({"spoiled": "no_content"}), 204),
        (json!({"spoiled": {"page": 200}}), 200),
        (json!({"spoiled": {"instead": {"status": 500, "body": null}}}), 500),
    ] {
        let order = json!({"request": request, "fault": fault, "lasting": {"times": 1}});
        rest.order(Method::POST, "/faults", order).await;
        assert_eq!(sent(&rest).await.0, status, "{fault}");
    }
    let late = json!({"request": {}, "fault": {"delay": -1.0}, "lasting": "until_cleared"});
    assert_eq!(rest.control(Method::POST, "/faults", late).await.0, 400);
    let down =
        json!({"request": {}, "fault": {"status": {"status": 502}}, "lasting": "until_cleared"});
    rest.order(Method::POST, "/faults", down).await;
    assert_eq!(sent(&rest).await.0, 502);
    rest.order(Method::DELETE, "/faults", Value::Null).await;
    assert_eq!(sent(&rest).await.0, 200);
    let path = "/application";
    let mut described = rest.order(Method::GET, path, Value::Null).await;
    described["name"] = json!("Another");
    rest.order(Method::PUT, path, described).await;
    let said = rest.get("/applications/@me").await.1;
    assert_eq!(said["name"], "Another");
}
