//! The HTTP control API.

use std::collections::BTreeSet;

use crate::prelude::*;

#[tokio::test]
async fn a_user_does_with_it_what_the_page_offers() {
    let rest = Rest::new().await;
    let get = async |path: &str| rest.order(Method::GET, path, Value::Null).await;
    let post = async |path: &str, body| rest.order(Method::POST, path, body).await;
    let bot = Bot::start(&rest.fake).await;
    assert_eq!(get("").await["connected"], true);
    let greta = post("/users", json!({"name": "Greta"})).await;
    let user = format!("/users/{}", greta["id"].as_str().unwrap());
    rest.order(Method::PATCH, &user, json!({"locale": "de"})).await;
    let called = json!({"name": "Greta the Great", "nickname": "Gigi"});
    rest.order(Method::PATCH, &user, called).await;
    let shown = || {
        let id = greta["id"].as_str().unwrap().parse().unwrap();
        rest.fake.world(|world| world.name_of(id).to_owned())
    };
    assert_eq!(shown(), "Gigi");
    rest.order(Method::PATCH, &user, json!({"nickname": ""})).await;
    assert_eq!(shown(), "Greta the Great");
    let long = json!({"name": "G".repeat(33)});
    assert_eq!(rest.control(Method::PATCH, &user, long).await.0, 409);
    let channels = get(&format!("{user}/channels")).await;
    let lobby = channels[0]["id"].as_str().unwrap();
    let offered = get(&format!("{user}/commands?channel={lobby}")).await;
    let names = offered.as_array().unwrap().iter();
    let names: Vec<_> = names.filter_map(|one| one["name"].as_str()).collect();
    assert!(names.contains(&"card"), "{names:?}");

    let typed = json!({"channel": lobby, "name": "card", "option": "name", "typed": "ap"});
    let proposed = post(&format!("{user}/propose"), typed).await;
    let choices = &proposed["outcome"]["choices"];
    assert_eq!(choices.as_array().map(Vec::len), Some(2), "{proposed}");
    let used = json!({"channel": lobby, "name": "card", "options": {"name": "plum"}});
    let card = post(&format!("{user}/command"), used).await;
    let card = &card["outcome"]["message"];
    assert_eq!(card["content"], "card for plum");
    assert_eq!(card["attachments"][0]["description"], "A card");
    let card = card["id"].as_str().unwrap();
    let own = get(&format!("{user}/ephemerals")).await;
    assert_eq!(own[0]["id"], card);

    let press = |name: &str| json!({"message": card, "custom_id": name});
    let again = post(&format!("{user}/press"), press("again")).await;
    assert_eq!(again["outcome"]["message"]["content"], "again");
    let form = post(&format!("{user}/press"), press("rename")).await;
    let field = &form["outcome"]["modal"]["fields"][0]["custom_id"];
    let fields = json!({field.as_str().unwrap(): "Zoe"});
    let sent = json!({"interaction": form["interaction"], "fields": fields});
    let sent = post(&format!("{user}/submit"), sent).await;
    assert!(sent["outcome"].to_string().contains("Zoe"), "{sent}");
    let chosen = json!({"message": card, "custom_id": "colour", "values": ["red"]});
    let chosen = post(&format!("{user}/select"), chosen).await;
    assert!(chosen["outcome"].to_string().contains("red"), "{chosen}");

    let second = post("/guilds", json!({"name": "Second"})).await;
    let called = json!({"nickname": "Gregor", "guild": second["id"]});
    rest.order(Method::PATCH, &user, called).await;
    assert_eq!(shown(), "Greta the Great", "on the first as before");
    let guilds = get("/guilds").await;
    assert_eq!(guilds[1]["id"], second["id"]);
    assert_eq!(guilds[1]["channels"][0]["name"], "lobby");
    let seen = get(&format!("{user}/channels")).await;
    let inside = seen.as_array().unwrap().iter();
    let inside = inside.filter(|one| one["guild"] == second["id"]);
    assert_eq!(inside.count(), 2, "{seen}");

    let seen = get(&format!("{user}/channels/{lobby}/messages")).await;
    assert_eq!(seen[0]["id"], card);
    let requests = get("/requests").await;
    assert!(requests.to_string().contains("/callback"));
    let fault = json!({"fault": {"close": 4000}});
    assert_eq!(post("/gateway", fault).await["sessions"], 1);
    bot.stop().await;
}

#[tokio::test]
async fn what_cannot_be_done_is_said_in_json_and_changes_nothing() {
    let rest = Rest::new().await;
    let users = rest.fake.world(|world| world.users.clone());
    for (method, path, body, status) in [
        (Method::POST, "/users", json!({"name": ""}), 409),
        (Method::POST, "/users", json!({"nome": "Greta"}), 400),
        (Method::POST, "/users", json!("Greta"), 400),
        (Method::POST, "/guilds", json!({"name": ""}), 409),
        (Method::GET, "/users/1/channels", Value::Null, 404),
        (Method::PATCH, "/users/1", json!({"locale": "de"}), 404),
        (Method::POST, "/users/1/press", json!({"message": "1"}), 404),
        (Method::POST, "/users/1/sing", json!({"channel": "1"}), 409),
        (Method::POST, "/gateway", json!({"fault": "explode"}), 400),
        (Method::POST, "/nowhere", json!({}), 404),
        (Method::DELETE, "/users", json!({}), 404),
    ] {
        let (got, out) = rest.control(method, path, body.clone()).await;
        assert_eq!(got, status, "{path} {body}: {out}");
        assert!(out["error"].is_string(), "{path}: {out}");
    }
    assert_eq!(rest.fake.world(|world| world.users.clone()), users);
}

#[tokio::test]
async fn every_address_of_the_documentation_answers() {
    let rest = Rest::new().await;
    let text = include_str!("../../docs/standin.md");
    let mut asked = BTreeSet::new();
    let rows = text.lines().filter(|line| line.starts_with('|'));
    for code in rows.flat_map(|line| line.split('`').skip(1).step_by(2)) {
        let Some((named, path)) = code.split_once(" /control") else {
            continue;
        };
        let places = ["USER", "CHANNEL", "GUILD", "ROLE", "MESSAGE", "INTERACTION", "OF"];
        let path = path.split('/').map(|step| match places.contains(&step) {
            true => "1",
            false => step,
        });
        let path = path.collect::<Vec<_>>().join("/").replace("=CHANNEL", "=1");
        asked.insert((named, path));
    }
    assert!(asked.len() > 12, "{asked:?}");
    for (method, path) in asked {
        let verb = Method::from_bytes(method.as_bytes()).unwrap();
        let (status, out) = rest.control(verb, &path, json!({})).await;
        let unknown = out.to_string().contains("nothing here");
        assert!(!unknown, "{method} {path}: {status} {out}");
    }
}
