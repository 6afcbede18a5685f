//! Starting, editing, joining and archiving threads.

use viceroy_fake_discord::{Thread, ThreadLock};

use crate::prelude::*;

const HOUR: Duration = Duration::from_secs(60 * 60);

fn look<T>(rest: &Rest, id: Snowflake, look: impl Fn(&Thread) -> T) -> T {
    let of = |world: &viceroy_fake_discord::World| look(world.channels[&id].thread().unwrap());
    rest.fake.world(of)
}

fn asleep(rest: &Rest, id: Snowflake) -> bool {
    look(rest, id, |thread| thread.archived)
}

#[tokio::test]
async fn starting_has_rules() {
    let rest = Rest::new().await;
    let messages = rest.messages("games");
    let message = rest.say(&messages, json!({"content": "x"})).await;
    let path = format!("{messages}/{message}/threads");
    let table = json!([
        ["BASE_TYPE_REQUIRED", {"auto_archive_duration": 60}],
        ["BASE_TYPE_BAD_LENGTH", {"name": ""}],
        ["BASE_TYPE_BAD_LENGTH", {"name": "x".repeat(101)}],
        ["BASE_TYPE_CHOICES", {"name": "x", "auto_archive_duration": 61}],
    ]);
    rest.refuses(Method::POST, &path, table).await;
    let named = json!({"name": "x"});
    let games = rest.channel("games");
    let lacking = EVERYTHING & !permissions::CREATE_PUBLIC_THREADS;
    rest.fake.set_bot_permissions(games, lacking).unwrap();
    assert_eq!(refused(&rest.post(&path, named.clone()).await), (403, 50013));
    rest.fake.set_bot_permissions(games, EVERYTHING).unwrap();
    assert_eq!(rest.post(&path, named.clone()).await.0, 201);
    assert_eq!(refused(&rest.post(&path, named.clone()).await), (400, 160_004));
    let inside = format!("/channels/{message}/messages");
    let said = rest.say(&inside, json!({"content": "x"})).await;
    let inner = format!("{inside}/{said}/threads");
    assert_eq!(refused(&rest.post(&inner, named.clone()).await), (400, 50024));
    let missing = format!("{messages}/1/threads");
    assert_eq!(refused(&rest.post(&missing, named.clone()).await), (404, 10008));
    let renamed = rest.patch(&format!("/channels/{games}"), named).await;
    assert_eq!(refused(&renamed), (400, 50024), "only threads are the bot's to change");
}

#[tokio::test]
async fn who_is_named_in_a_thread_joins_it() {
    let rest = Rest::new().await;
    let id = rest.thread("games", json!({"name": "Table"})).await;
    let path = format!("/channels/{id}/messages");
    let [anna, ben] = ["Anna", "Ben"].map(|name| rest.fake.user(name));
    let inside = |user: Snowflake| look(&rest, id, |thread| thread.members.contains(&user));
    ben.leave_guild().unwrap();
    let silent = json!({
        "content": format!("<@{}> <@{}>", anna.id(), ben.id()), "allowed_mentions": {"parse": []},
    });
    let message = rest.say(&path, silent).await;
    assert_eq!((inside(anna.id()), inside(ben.id())), (true, false));
    assert_eq!(anna.message(message).unwrap().pings, vec![]);
    let chiara = rest.fake.user("Chiara").id();
    let edit = |allowed: &[Snowflake]| {
        let text = format!("<@{chiara}>");
        json!({"content": text, "allowed_mentions": {"parse": [], "users": allowed}})
    };
    let one = format!("{path}/{message}");
    rest.patch(&one, edit(&[])).await;
    assert!(!inside(chiara), "an edit lets in whom it may mention");
    rest.patch(&one, edit(&[chiara])).await;
    assert!(inside(chiara));
    anna.leave_guild().unwrap();
    assert!(!inside(anna.id()), "leaving leaves threads");
}

#[tokio::test]
async fn silence_puts_threads_away() {
    let rest = Rest::new().await;
    let games = rest.channel("games");
    rest.fake.set_bot_permissions(games, EVERYTHING).unwrap();
    let body = json!({"name": "Quiet", "auto_archive_duration": 60});
    let id = rest.thread("games", body).await;
    let path = format!("/channels/{id}");
    let messages = format!("{path}/messages");
    let hello = json!({"content": "hello"});
    rest.clock.advance(HOUR / 2);
    let one = format!("{messages}/{}", rest.say(&messages, hello.clone()).await);
    rest.clock.advance(HOUR - Duration::from_millis(1));
    assert!(!asleep(&rest, id), "each message gives another hour");
    rest.clock.advance(Duration::from_millis(1));
    assert!(asleep(&rest, id));
    let since = || look(&rest, id, |thread| thread.archive_ms);
    let fell_asleep = since();
    for answer in [
        rest.patch(&one, json!({"content": "late"})).await,
        rest.patch(&path, json!({"name": "Louder"})).await,
        rest.patch(&path, json!({"locked": true})).await,
    ] {
        assert_eq!(refused(&answer), (400, 50083));
    }
    rest.register(json!([{"name": "hello", "description": "x"}])).await;
    let anna = rest.fake.user("Anna");
    let used = anna.command(id, "hello", &[], json!({})).unwrap();
    let hidden = json!({"type": 4, "data": {"content": "x", "flags": 64}});
    let callback = rest.begun(used.id()).callback;
    assert_eq!(rest.post(&callback, hidden).await.0, 204);
    assert!(asleep(&rest, id), "what one person sees wakes nobody");
    rest.clock.advance(HOUR * 100);
    assert_eq!(since(), fell_asleep);

    rest.say(&messages, hello).await;
    assert!(!asleep(&rest, id), "a message wakes it");
    rest.clock.advance(HOUR / 2);
    let longer = json!({"auto_archive_duration": 1440, "name": "Louder"});
    let (_, changed) = rest.patch(&path, longer).await;
    assert_eq!(changed["name"], "Louder");
    rest.clock.advance(HOUR * 23);
    assert!(!asleep(&rest, id));
    rest.clock.advance(HOUR);
    assert!(asleep(&rest, id));
    anna.say(id, "good morning").unwrap();
    assert!(!asleep(&rest, id));
    let (_, away) = rest.patch(&path, json!({"archived": true})).await;
    assert_eq!(away["thread_metadata"]["archived"], true);
    let (_, back) = rest.patch(&path, json!({"archived": false})).await;
    assert_eq!(back["thread_metadata"]["archived"], false);
}

#[tokio::test]
async fn locks_hold() {
    let rest = Rest::new().await;
    let games = rest.channel("games");
    let id = rest.thread("games", json!({"name": "Over"})).await;
    let path = format!("/channels/{id}");
    let messages = format!("{path}/messages");
    let hello = json!({"content": "hello"});
    let one = format!("{messages}/{}", rest.say(&messages, hello.clone()).await);
    let post = async || rest.post(&messages, hello.clone()).await;
    let may = |bits: u64| rest.fake.set_bot_permissions(games, bits).unwrap();
    rest.fake.archive_thread(id, ThreadLock::Locked).unwrap();
    assert_eq!(
        refused(&post().await),
        (403, 160_005),
        "whoever is only invited does not manage threads"
    );
    may(ORDINARY);
    assert_eq!(refused(&post().await), (403, 160_005));
    assert_eq!(refused(&rest.patch(&one, hello.clone()).await), (400, 50083));
    assert_eq!(refused(&rest.delete(&one).await), (400, 50083));
    let woken = rest.patch(&path, json!({"archived": false})).await;
    assert_eq!(refused(&woken), (403, 50013));
    let anna = rest.fake.user("Anna");
    assert!(matches!(anna.say(id, "x"), Err(Refused::Forbidden)));
    rest.register(json!([{"name": "hello", "description": "x"}])).await;
    // The command arrives, but the response is refused.
    let used = anna.command(id, "hello", &[], json!({})).unwrap();
    let hidden = json!({"type": 4, "data": {"content": "x", "flags": 64}});
    let answered = rest.post(&rest.begun(used.id()).callback, hidden).await;
    assert_eq!(refused(&answered), (400, 50083));
    may(EVERYTHING);
    assert_eq!(post().await.0, 200);
    assert!(!asleep(&rest, id), "whoever manages threads wakes it");
    may(ORDINARY);
    assert_eq!(refused(&rest.patch(&one, hello.clone()).await), (403, 160_005));
    rest.fake.open_thread(id).unwrap();
    assert_eq!(post().await.0, 200);
}
