//! Message content, permissions, attachments and deletion.

use reqwest::multipart::{Form, Part};

use super::rest::id;
use crate::prelude::*;

#[tokio::test]
async fn what_discord_refuses_is_refused() {
    let rest = Rest::new().await;
    let path = rest.messages("lobby");
    let mentions = |allowed: Value| json!({"content": "x", "allowed_mentions": allowed});
    let alt = json!([{"id": 0, "description": "x".repeat(1025)}]);
    let table = json!([
        ["BASE_TYPE_MAX_LENGTH", {"content": "ä".repeat(2001)}],
        ["STRING_TYPE_CONVERT", {"content": ["x"]}],
        ["NUMBER_TYPE_COERCE", {"content": "x", "flags": "many"}],
        ["BOOLEAN_TYPE_CONVERT", {"content": "x", "tts": "loud"}],
        ["BASE_TYPE_MAX_LENGTH", {"content": "x", "nonce": "n".repeat(26)}],
        ["BASE_TYPE_MAX_LENGTH", {"content": "x", "attachments": alt}],
        ["STANDIN_UNKNOWN", {"embeds": [{"title": "x"}]}],
        ["BASE_TYPE_CHOICES", mentions(json!({"parse": ["cats"]}))],
        ["SET_TYPE_ALREADY_CONTAINS_VALUE", mentions(json!({"parse": ["users", "users"]}))],
        ["MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", mentions(json!({"parse": ["users"], "users": ["1"]}))],
        ["NUMBER_TYPE_COERCE", mentions(json!({"users": ["Anna"]}))],
        ["MODEL_TYPE_CONVERT", mentions(json!("none"))],
    ]);
    rest.refuses(Method::POST, &path, table).await;
    for empty in [json!({}), json!({"content": " \n"}), json!({"components": []})] {
        assert_eq!(refused(&rest.post(&path, empty).await), (400, 50006));
    }
    let (status, said) = rest.post(&path, json!({"content": 5, "flags": 64})).await;
    assert_eq!((status, &said["content"]), (200, &json!("5")));
    assert_eq!(said["flags"], 0, "only interactions answer ephemerally");
    let log = rest.fake.requests();
    assert_eq!(log.last().unwrap().status, 200);
}

#[tokio::test]
async fn a_nonce_is_remembered_for_three_minutes_even_when_the_message_is_gone() {
    let rest = Rest::new().await;
    let path = rest.messages("lobby");
    let body = json!({"content": "once", "nonce": 7, "enforce_nonce": true});
    let first = rest.say(&path, body.clone()).await;
    assert_eq!(rest.say(&path, body.clone()).await, first);
    let loose = json!({"content": "twice", "nonce": 8});
    let one = rest.say(&path, loose.clone()).await;
    assert_ne!(rest.say(&path, loose).await, one, "it is not enforced");
    let one = format!("{path}/{first}");
    assert_eq!(rest.delete(&one).await.0, 204);
    rest.clock.advance(Duration::from_secs(179));
    let again = rest.say(&path, body.clone()).await;
    assert_eq!(again, first, "the copy of a message that is gone");
    assert_eq!(refused(&rest.delete(&one).await), (404, 10008));
    rest.clock.advance(Duration::from_secs(2));
    assert_ne!(rest.say(&path, body).await, first);
}

#[tokio::test]
async fn permissions_decide() {
    let rest = Rest::new().await;
    let lobby = rest.channel("lobby");
    let path = rest.messages("lobby");
    let lacking = |bits: u64| {
        let held = EVERYTHING & !bits;
        rest.fake.set_bot_permissions(lobby, held).unwrap()
    };
    let mine = format!("{path}/{}", rest.say(&path, json!({"content": "x"})).await);
    let anna = rest.fake.user("Anna").say(lobby, "mine").unwrap();
    let theirs = format!("{path}/{anna}");

    lacking(permissions::READ_MESSAGE_HISTORY);
    let threads = format!("{mine}/threads");
    let thread = rest.post(&threads, json!({"name": "t"})).await;
    assert_eq!(refused(&thread), (403, 50001));
    lacking(permissions::MANAGE_MESSAGES);
    assert_eq!(refused(&rest.delete(&theirs).await), (403, 50013));
    lacking(permissions::ATTACH_FILES);
    let file = || Form::new().part("files[0]", Part::bytes(b"a").file_name("a.txt"));
    let sent = rest.send(Method::POST, &path, file()).await;
    assert_eq!(refused(&sent), (403, 50013));
    lacking(permissions::SEND_MESSAGES);
    let hello = json!({"content": "x"});
    assert_eq!(refused(&rest.post(&path, hello.clone()).await), (403, 50013));
    assert_eq!(rest.patch(&mine, hello.clone()).await.0, 200, "it is the bot's");
    lacking(permissions::VIEW_CHANNEL);
    assert_eq!(refused(&rest.post(&path, hello.clone()).await), (403, 50001));

    lacking(0);
    assert_eq!(refused(&rest.patch(&theirs, hello.clone()).await), (403, 50005));
    assert_eq!(rest.delete(&theirs).await.0, 204);
    assert_eq!(refused(&rest.patch(&theirs, hello.clone()).await), (404, 10008));
    assert_eq!(refused(&rest.post("/channels/1/messages", hello).await), (404, 10003));
}

#[tokio::test]
async fn a_message_older_than_an_hour_changes_a_few_times_only() {
    let rest =
        Rest::with(FakeDiscordConfig { old_edits: 2, ..FakeDiscordConfig::on_any_port() }).await;
    let path = rest.messages("lobby");
    let post = async || format!("{path}/{}", rest.say(&path, json!({"content": "x"})).await);
    let (one, other) = (post().await, post().await);
    let edit = async |message: &str| rest.patch(message, json!({"content": "y"})).await;
    for _ in 0..10 {
        assert_eq!(edit(&one).await.0, 200, "it is young");
    }
    rest.clock.advance(Duration::from_secs(60 * 60));
    for _ in 0..2 {
        assert_eq!(edit(&one).await.0, 200);
    }
    let (_, wrong) = rest.patch(&other, json!({"content": ["x"]})).await;
    assert_eq!(wrong["code"], 50035, "and is not counted");
    rest.clock.advance(Duration::from_secs(60));
    let asked = rest.request(Method::PATCH, &one);
    let refusal = asked.json(&json!({"content": "z"})).send().await.unwrap();
    assert_eq!(refusal.status().as_u16(), 429);
    assert_eq!(refusal.headers()["retry-after"], "3540.000");
    let body: Value = refusal.json().await.unwrap();
    let said = (&body["code"], &body["retry_after"]);
    assert_eq!(said, (&json!(30046), &json!(3540.0)));
    for _ in 0..2 {
        assert_eq!(edit(&other).await.0, 200, "each is counted by itself");
    }
    rest.clock.advance(Duration::from_secs(3540));
    assert_eq!(edit(&one).await.0, 200);
    let asked = FakeDiscordConfig::on_any_port().old_edits;
    assert!((1..10).contains(&asked), "a small number unless it is set");
}

fn upload(json: &Value, files: &[(&'static str, &'static [u8])]) -> Form {
    let numbered = files.iter().enumerate();
    let form = Form::new().text("payload_json", json.to_string());
    numbered.fold(form, |form, (number, (name, bytes))| {
        let part = Part::bytes(*bytes).file_name(*name);
        form.part(format!("files[{number}]"), part)
    })
}

#[tokio::test]
async fn names_are_plain_and_files_are_what_is_listed() {
    let rest = Rest::new().await;
    let path = rest.messages("lobby");
    let send = async |json: Value, files: &[(&'static str, &'static [u8])]| {
        rest.send(Method::POST, &path, upload(&json, files)).await
    };
    let a: (&str, &[u8]) = ("a.txt", b"a");
    for (code, listed) in [
        ("ATTACHMENT_NOT_FOUND", json!([{"id": 1}])),
        ("ATTACHMENT_NOT_FOUND", json!([{"id": "99"}])),
        ("ATTACHMENT_NOT_FOUND", json!([{"id": 0}, {"id": 7}])),
        ("BASE_TYPE_REQUIRED", json!([{"description": "x"}])),
    ] {
        let (status, answer) = send(json!({"attachments": listed}), &[a]).await;
        assert_eq!((status, field_code(&answer).as_str()), (400, code), "{answer}");
    }
    assert_eq!(refused(&send(json!({}), &[a; 11]).await), (400, 30015));
    let described = json!({"attachments": [{"id": 0, "description": "first"}, {"id": "1"}]});
    let (_, made) = send(described, &[("my card (1).png", b"one"), ("two.txt", b"two")]).await;
    let file = &made["attachments"][0];
    let names = (&file["filename"], &file["description"]);
    assert_eq!(names, (&json!("my_card_1.png"), &json!("first")));
    let url = made["attachments"][1]["url"].as_str().unwrap();
    let bytes = rest.client.get(url).send().await.unwrap().bytes().await;
    assert_eq!(&bytes.unwrap()[..], b"two");

    // An edit keeps only the listed files, old and new.
    let one = format!("{path}/{}", id(&made));
    let change = async |json: Value, files: &[(&'static str, &'static [u8])]| {
        let (status, changed) = rest.send(Method::PATCH, &one, upload(&json, files)).await;
        assert_eq!(status, 200, "{changed}");
        let files = changed["attachments"].as_array().unwrap().iter();
        let names = files.map(|file| file["filename"].as_str().unwrap().to_owned());
        names.collect::<Vec<_>>()
    };
    let words = json!({"content": "words"});
    assert_eq!(change(words, &[]).await, ["my_card_1.png", "two.txt"]);
    let listed = json!({"attachments": [{"id": file["id"]}, {"id": 1, "description": "third"}]});
    let files: [(&str, &[u8]); 2] = [("two.png", b"two"), ("three.png", b"three")];
    assert_eq!(change(listed, &files).await, ["my_card_1.png", "three.png"]);
    let none: [String; 0] = [];
    assert_eq!(change(json!({"attachments": null}), &[]).await, none);
}

#[tokio::test]
async fn conversations_have_their_own_refusals() {
    let rest = Rest::new().await;
    let anna = rest.fake.user("Anna");
    let open =
        async |id: Value| rest.post("/users/@me/channels", json!({"recipient_id": id})).await;
    assert_eq!(refused(&open(json!("5")).await), (404, 10013));
    assert_eq!(refused(&open(json!(viceroy_fake_discord::APPLICATION)).await), (400, 50007));
    assert_eq!(field_code(&open(json!("Anna")).await.1), "NUMBER_TYPE_COERCE");
    let direct = id(&open(json!(anna.id())).await.1);
    assert_eq!(id(&open(json!(anna.id())).await.1), direct, "there is one");
    let path = format!("/channels/{direct}/messages");
    let hello = json!({"content": "hello"});
    let post = async || rest.post(&path, hello.clone()).await;
    let one = format!("{path}/{}", rest.say(&path, hello.clone()).await);
    anna.close_dms().unwrap();
    assert_eq!(refused(&post().await), (403, 50007));
    assert_eq!(rest.patch(&one, json!({"content": "changed"})).await.0, 200);
    anna.open_dms().unwrap();
    let theirs = anna.say(anna.direct().unwrap(), "mine").unwrap();
    let deleted = rest.delete(&format!("{path}/{theirs}")).await;
    assert_eq!(refused(&deleted), (403, 50003));
    let threads = format!("{one}/threads");
    let thread = rest.post(&threads, json!({"name": "t"})).await;
    assert_eq!(refused(&thread), (400, 50024));

    anna.leave_guild().unwrap();
    assert_eq!(refused(&post().await), (403, 50278));
    let member = format!("/guilds/{}/members/{}", viceroy_fake_discord::GUILD, anna.id());
    assert_eq!(refused(&rest.get(&member).await), (404, 10007));
    anna.delete_account().unwrap();
    assert_eq!(refused(&post().await), (403, 50007));
    assert_eq!(refused(&open(json!(anna.id())).await), (404, 10013));
    let ben = rest.fake.user("Ben").id();
    let member = format!("/guilds/{}/members/{ben}", viceroy_fake_discord::GUILD);
    assert_eq!(rest.get(&member).await.0, 200);
}
