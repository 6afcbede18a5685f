//! Threads: who sees them, who may change them, and when they fall asleep.

use std::time::Duration;

use serde_json::{Value, json};
use standin::{EVERYTHING, ORDINARY, Refused, Snowflake, Thread, ThreadLock, World, permissions};

use super::rest::{Rest, field_code, refused};

const HOUR: Duration = Duration::from_secs(60 * 60);

async fn started(rest: &Rest, body: Value) -> (Snowflake, String) {
    let games = rest.channel("games");
    let (status, thread) = rest.post(&format!("/channels/{games}/threads"), body).await;
    assert_eq!(status, 201, "{thread}");
    let id = thread["id"].as_str().unwrap();
    (id.parse().unwrap(), format!("/channels/{id}"))
}

fn thread(world: &World, id: Snowflake) -> &Thread {
    world.channels[&id].thread().unwrap()
}

fn asleep(rest: &Rest, id: Snowflake) -> bool {
    rest.standin.world(|world| thread(world, id).archived)
}

#[tokio::test]
async fn starting_has_rules() {
    let rest = Rest::new().await;
    let games = rest.channel("games");
    let path = format!("/channels/{games}/threads");
    for (code, body) in [
        ("BASE_TYPE_REQUIRED", json!({"type": 11})),
        ("BASE_TYPE_BAD_LENGTH", json!({"name": "", "type": 11})),
        (
            "BASE_TYPE_BAD_LENGTH",
            json!({"name": "x".repeat(101), "type": 11}),
        ),
        ("BASE_TYPE_CHOICES", json!({"name": "x", "type": 0})),
        (
            "BASE_TYPE_CHOICES",
            json!({"name": "x", "type": 11, "auto_archive_duration": 61}),
        ),
    ] {
        let (status, answer) = rest.post(&path, body).await;
        assert_eq!(
            (status, field_code(&answer).as_str()),
            (400, code),
            "{answer}"
        );
    }
    let (_, said) = rest
        .post(
            &format!("/channels/{games}/messages"),
            json!({"content": "x"}),
        )
        .await;
    let from = format!(
        "/channels/{games}/messages/{}/threads",
        said["id"].as_str().unwrap()
    );
    let (_, made) = rest.post(&from, json!({"name": "x"})).await;
    assert_eq!(made["id"], said["id"]);
    assert_eq!(
        refused(&rest.post(&from, json!({"name": "x"})).await),
        (400, 160_004)
    );
    let inner = format!("/channels/{}/threads", made["id"].as_str().unwrap());
    assert_eq!(
        refused(&rest.post(&inner, json!({"name": "x"})).await),
        (400, 50024)
    );
    let missing = format!("/channels/{games}/messages/1/threads");
    assert_eq!(
        refused(&rest.post(&missing, json!({"name": "x"})).await),
        (404, 10008)
    );
    for (bit, kind) in [
        (permissions::CREATE_PUBLIC_THREADS, 11),
        (permissions::CREATE_PRIVATE_THREADS, 12),
    ] {
        rest.standin
            .set_bot_permissions(games, EVERYTHING & !bit)
            .unwrap();
        let body = json!({"name": "x", "type": kind});
        assert_eq!(refused(&rest.post(&path, body).await), (403, 50013));
    }
}

#[tokio::test]
async fn private_threads_are_seen_by_members_and_moderators() {
    let rest = Rest::new().await;
    let (id, path) = started(&rest, json!({"name": "Secret", "type": 12})).await;
    rest.post(&format!("{path}/messages"), json!({"content": "hush"}))
        .await;
    let (anna, ben) = (rest.standin.user("Anna"), rest.standin.user("Ben"));
    assert_eq!(anna.sees(id).len(), 0);
    anna.set_permissions(permissions::MANAGE_THREADS).unwrap();
    assert_eq!(anna.sees(id).len(), 1, "whoever manages threads sees all");
    assert!(matches!(ben.say(id, "x"), Err(Refused::NoSuchChannel)));

    // The bot sees no more than a user would.
    let games = rest.channel("games");
    assert_eq!(
        rest.delete(&format!("{path}/thread-members/@me")).await.0,
        204
    );
    assert_eq!(rest.get(&path).await.0, 200);
    rest.standin.set_bot_permissions(games, ORDINARY).unwrap();
    assert_eq!(refused(&rest.get(&path).await), (403, 50001));
    let hello = json!({"content": "x"});
    assert_eq!(
        refused(&rest.post(&format!("{path}/messages"), hello).await),
        (403, 50001)
    );
}

#[tokio::test]
async fn members_come_and_go() {
    let rest = Rest::new().await;
    let (id, path) = started(&rest, json!({"name": "Table", "type": 12})).await;
    let member = |id: &dyn std::fmt::Display| format!("{path}/thread-members/{id}");
    let anna = rest.standin.user("Anna");
    assert_eq!(rest.put(&member(&anna.id()), json!({})).await.0, 204);
    let (_, shown) = rest
        .get(&format!("{}?with_member=true", member(&anna.id())))
        .await;
    assert_eq!(shown["member"]["user"]["id"], json!(anna.id()));
    let (_, all) = rest.get(&format!("{path}/thread-members")).await;
    assert_eq!(all.as_array().unwrap().len(), 2);
    assert_eq!(
        refused(&rest.put(&member(&5), json!({})).await),
        (404, 10013)
    );
    let ben = rest.standin.user("Ben");
    ben.leave_guild().unwrap();
    assert_eq!(
        refused(&rest.put(&member(&ben.id()), json!({})).await),
        (404, 10007)
    );
    anna.leave_guild().unwrap();
    assert_eq!(
        refused(&rest.get(&member(&anna.id())).await),
        (404, 10007),
        "leaving leaves threads"
    );
    anna.rejoin().unwrap();
    assert_eq!(anna.sees(id).len(), 0);
    let body = json!({"content": format!("<@{}> <@{}>", anna.id(), ben.id())});
    rest.post(&format!("{path}/messages"), body).await;
    assert_eq!(
        anna.sees(id).len(),
        1,
        "being named lets members of the guild in"
    );
    let inside = rest
        .standin
        .world(|world| thread(world, id).members.contains(&ben.id()));
    assert!(!inside, "and nobody else");
}

#[tokio::test]
async fn silence_puts_threads_away() {
    let rest = Rest::new().await;
    let body = json!({"name": "Quiet", "type": 11, "auto_archive_duration": 60});
    let (id, path) = started(&rest, body).await;
    let messages = format!("{path}/messages");
    let hello = json!({"content": "hello"});
    rest.clock.advance(HOUR / 2);
    let (_, said) = rest.post(&messages, hello.clone()).await;
    rest.clock.advance(HOUR - Duration::from_millis(1));
    assert!(!asleep(&rest, id), "each message gives another hour");
    rest.clock.advance(Duration::from_millis(1));
    assert!(asleep(&rest, id));
    let since = rest.standin.world(|world| thread(world, id).archive_ms);

    let one = format!("{messages}/{}", said["id"].as_str().unwrap());
    let anna = rest.standin.user("Anna");
    for answer in [
        rest.patch(&one, json!({"content": "late"})).await,
        rest.put(
            &format!("{messages}/pins/{}", said["id"].as_str().unwrap()),
            json!({}),
        )
        .await,
        rest.put(&format!("{path}/thread-members/{}", anna.id()), json!({}))
            .await,
        rest.patch(&path, json!({"name": "Louder"})).await,
        rest.patch(&path, json!({"locked": true})).await,
    ] {
        assert_eq!(refused(&answer), (400, 50083));
    }
    rest.put(
        "/applications/1/commands",
        json!([{"name": "hello", "description": "x"}]),
    )
    .await;
    let used = anna.command(id, "hello", &[], json!({}));
    assert!(matches!(used, Err(Refused::Archived)));

    let games = rest.channel("games");
    let public = format!("/channels/{games}/threads/archived/public");
    let (_, list) = rest.get(&public).await;
    assert_eq!(
        (&list["threads"][0]["id"], &list["has_more"]),
        (&json!(id), &json!(false))
    );
    let (_, private) = rest.get(&public.replace("public", "private")).await;
    assert_eq!(private["threads"], json!([]));
    rest.clock.advance(HOUR * 100);
    assert_eq!(
        rest.standin.world(|world| thread(world, id).archive_ms),
        since
    );

    rest.post(&messages, hello).await;
    assert!(!asleep(&rest, id), "a message wakes it");
    rest.clock.advance(HOUR / 2);
    let longer = json!({"auto_archive_duration": 1440});
    assert_eq!(rest.patch(&path, longer).await.0, 200);
    rest.clock.advance(HOUR * 23);
    assert!(!asleep(&rest, id));
    rest.clock.advance(HOUR);
    assert!(asleep(&rest, id));
    anna.say(id, "good morning").unwrap();
    assert!(!asleep(&rest, id));
}

#[tokio::test]
async fn locks_hold() {
    let rest = Rest::new().await;
    let games = rest.channel("games");
    let (id, path) = started(&rest, json!({"name": "Over", "type": 11})).await;
    let messages = format!("{path}/messages");
    let hello = json!({"content": "hello"});
    let (_, said) = rest.post(&messages, hello.clone()).await;
    let one = format!("{messages}/{}", said["id"].as_str().unwrap());
    rest.standin.archive_thread(id, ThreadLock::Locked).unwrap();
    rest.standin.set_bot_permissions(games, ORDINARY).unwrap();
    assert_eq!(
        refused(&rest.post(&messages, hello.clone()).await),
        (403, 160_005)
    );
    assert_eq!(
        refused(&rest.patch(&one, hello.clone()).await),
        (400, 50083)
    );
    assert_eq!(refused(&rest.delete(&one).await), (400, 50083));
    assert_eq!(
        refused(&rest.patch(&path, json!({"archived": false})).await),
        (403, 50013)
    );
    let anna = rest.standin.user("Anna");
    assert!(matches!(anna.say(id, "x"), Err(Refused::Forbidden)));
    rest.standin.set_bot_permissions(games, EVERYTHING).unwrap();
    assert_eq!(rest.post(&messages, hello.clone()).await.0, 200);
    assert!(!asleep(&rest, id), "whoever manages threads wakes it");
    rest.standin.set_bot_permissions(games, ORDINARY).unwrap();
    assert_eq!(
        refused(&rest.patch(&one, hello.clone()).await),
        (403, 160_005)
    );
    rest.standin.archive_thread(id, ThreadLock::Open).unwrap();
    assert_eq!(rest.post(&messages, hello).await.0, 200);
}
