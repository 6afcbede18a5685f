//! Channels of the guild and conversations.

use serde_json::json;
use standin::{APPLICATION, EVERYTHING, GUILD, ORDINARY, Overwrite, Refused, permissions};

use super::rest::{Rest, field_code, refused};

#[tokio::test]
async fn channels_come_change_and_go() {
    let rest = Rest::new().await;
    let channels = format!("/guilds/{GUILD}/channels");
    let (status, made) = rest.post(&channels, json!({"name": "New Place"})).await;
    assert_eq!((status, &made["name"]), (201, &json!("new-place")));
    let one = format!("/channels/{}", made["id"].as_str().unwrap());
    let (_, renamed) = rest.patch(&one, json!({"name": "Old"})).await;
    assert_eq!(renamed["name"], "old");
    let long = rest.patch(&one, json!({"name": "x".repeat(101)})).await;
    assert_eq!(field_code(&long.1), "BASE_TYPE_BAD_LENGTH");
    let id = made["id"].as_str().unwrap().parse().unwrap();
    rest.standin.set_bot_permissions(id, ORDINARY).unwrap();
    assert_eq!(
        refused(&rest.patch(&one, json!({"name": "x"})).await),
        (403, 50013)
    );
    assert_eq!(refused(&rest.delete(&one).await), (403, 50013));
    rest.standin.set_bot_permissions(id, EVERYTHING).unwrap();
    let (_, thread) = rest
        .post(&format!("{one}/threads"), json!({"name": "t", "type": 11}))
        .await;
    assert_eq!(rest.delete(&one).await.0, 200);
    assert_eq!(refused(&rest.get(&one).await), (404, 10003));
    let thread = format!("/channels/{}", thread["id"].as_str().unwrap());
    assert_eq!(
        refused(&rest.get(&thread).await),
        (404, 10003),
        "its threads go with it"
    );
    assert_eq!(refused(&rest.get("/guilds/5").await), (404, 10004));
}

#[tokio::test]
async fn conversations_have_their_own_refusals() {
    let rest = Rest::new().await;
    let anna = rest.standin.user("Anna");
    let open = async |id: serde_json::Value| {
        rest.post("/users/@me/channels", json!({"recipient_id": id}))
            .await
    };
    assert_eq!(refused(&open(json!("5")).await), (404, 10013));
    assert_eq!(refused(&open(json!(APPLICATION)).await), (400, 50007));
    assert_eq!(
        field_code(&open(json!("Anna")).await.1),
        "NUMBER_TYPE_COERCE"
    );
    let (_, direct) = open(json!(anna.id())).await;
    assert_eq!(
        open(json!(anna.id())).await.1["id"],
        direct["id"],
        "there is one"
    );
    let path = format!("/channels/{}/messages", direct["id"].as_str().unwrap());
    let hello = json!({"content": "hello"});
    let (_, said) = rest.post(&path, hello.clone()).await;
    anna.close_dms().unwrap();
    assert_eq!(
        refused(&rest.post(&path, hello.clone()).await),
        (403, 50007)
    );
    let one = format!("{path}/{}", said["id"].as_str().unwrap());
    assert_eq!(rest.patch(&one, json!({"content": "changed"})).await.0, 200);
    anna.open_dms().unwrap();
    let many = json!({"messages": [said["id"], "1"]});
    assert_eq!(
        refused(&rest.post(&format!("{path}/bulk-delete"), many).await),
        (403, 50003)
    );
    let theirs = anna.say(anna.direct().unwrap(), "mine").unwrap();
    assert_eq!(
        refused(&rest.delete(&format!("{path}/{theirs}")).await),
        (403, 50003)
    );
    let threads = path.replace("messages", "threads");
    assert_eq!(
        refused(&rest.post(&threads, json!({"name": "t"})).await),
        (400, 50024)
    );

    anna.leave_guild().unwrap();
    assert_eq!(
        refused(&rest.post(&path, hello.clone()).await),
        (403, 50278)
    );
    let member = format!("/guilds/{GUILD}/members/{}", anna.id());
    assert_eq!(refused(&rest.get(&member).await), (404, 10007));
    anna.rejoin().unwrap();
    assert_eq!(rest.post(&path, hello.clone()).await.0, 200);
    assert_eq!(rest.get(&member).await.0, 200);
    anna.delete_account().unwrap();
    assert_eq!(refused(&rest.post(&path, hello).await), (403, 50007));
    assert_eq!(refused(&open(json!(anna.id())).await), (404, 10013));
    assert_eq!(
        refused(&rest.get(&format!("/users/{}", anna.id())).await),
        (404, 10013)
    );
}

#[tokio::test]
async fn users_have_permissions_too() {
    let rest = Rest::new().await;
    let lobby = rest.channel("lobby");
    let anna = rest.standin.user("Anna");
    let takes = |deny| {
        let overwrite = Overwrite { allow: 0, deny };
        let set = rest.standin.set_overwrite(lobby, anna.id(), overwrite);
        set.unwrap();
    };
    takes(permissions::SEND_MESSAGES);
    assert!(matches!(anna.say(lobby, "x"), Err(Refused::Forbidden)));
    takes(permissions::VIEW_CHANNEL);
    assert!(matches!(anna.say(lobby, "x"), Err(Refused::NoSuchChannel)));
    anna.set_permissions(permissions::ADMINISTRATOR).unwrap();
    anna.say(lobby, "x").unwrap();
}
