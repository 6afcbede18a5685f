//! User-installed commands in places without the bot.

use viceroy_fake_discord::{InstallKind, UserHandle};

use super::rest::id;
use crate::prelude::*;

const BUTTON: u64 = 2;

fn answer() -> Value {
    let button = json!({"type": BUTTON, "style": 1, "label": "x", "custom_id": "x"});
    let row = json!({"type": 1, "components": [button]});
    json!({"type": 4, "data": {"content": "hello", "components": [row]}})
}

async fn listening(rest: &Rest) -> Raw {
    rest.register(json!([{
        "name": "hello", "description": "Says hello", "contexts": [0, 1, 2],
        "integration_types": [0, 1],
    }]))
    .await;
    let mut raw = Raw::greeted(&rest.fake).await;
    let all = intents::GUILDS | intents::GUILD_MESSAGES | intents::DIRECT_MESSAGES;
    raw.identify(&rest.fake, all).await;
    raw.event("GUILD_CREATE").await;
    raw
}

async fn used(
    rest: &Rest,
    raw: &mut Raw,
    (user, channel): (&UserHandle, Snowflake),
) -> (Value, Snowflake) {
    let begun = user.command(channel, "hello", &[], json!({})).unwrap();
    let told = raw.json().await;
    assert_eq!(told["t"], "INTERACTION_CREATE", "{told}");
    let begun = rest.begun(begun.id());
    assert_eq!(rest.post(&begun.callback, answer()).await.0, 204);
    let said = rest.fake.settled(begun.id).await.message().unwrap();
    let original = format!("{}/messages/@original", begun.webhook);
    assert_eq!(rest.patch(&original, json!({"content": "again"})).await.0, 200);
    (told["d"].clone(), said.id)
}

#[tokio::test]
async fn in_a_conversation_of_others_only_answers_to_interactions_work() {
    let rest = Rest::new().await;
    let mut raw = listening(&rest).await;
    let [anna, ben, chiara] = ["Anna", "Ben", "Chiara"].map(|name| rest.fake.user(name));
    for (kind, among) in
        [(1, vec![anna.id(), ben.id()]), (3, vec![anna.id(), ben.id(), chiara.id()])]
    {
        let place = rest.fake.open_private(&among).unwrap();
        anna.uninstall().unwrap();
        let without = anna.command(place, "hello", &[], json!({}));
        assert!(without.is_err(), "nobody has installed it");
        anna.install().unwrap();
        let (told, message) = used(&rest, &mut raw, (&anna, place)).await;
        assert_eq!((&told["context"], &told["channel"]["type"]), (&json!(2), &json!(kind)));
        let owners = json!({"1": anna.id()});
        assert_eq!(told["authorizing_integration_owners"], owners);
        assert_eq!(told["app_permissions"], "442368");
        assert!(told["guild_id"].is_null() && told["member"].is_null());
        assert_eq!(told["user"]["id"], json!(anna.id()));
        // Ben has not installed the application but may press.
        ben.press(message, "x").unwrap();
        let pressed = raw.json().await;
        assert_eq!(pressed["t"], "INTERACTION_CREATE", "no message was told of");
        assert_eq!(pressed["d"]["context"], 2);
        assert_eq!(pressed["d"]["authorizing_integration_owners"], owners);
        assert_eq!(pressed["d"]["user"]["id"], json!(ben.id()));
        let path = format!("/channels/{place}");
        let messages = format!("{path}/messages");
        let posted = rest.post(&messages, json!({"content": "x"})).await;
        let edited = format!("{messages}/{message}");
        let edited = rest.patch(&edited, json!({"content": "x"})).await;
        for refusal in [posted, edited, rest.get(&path).await] {
            assert_eq!(refused(&refusal), (403, 50001));
        }
        let stranger = rest.fake.user("David");
        stranger.install().unwrap();
        assert!(stranger.command(place, "hello", &[], json!({})).is_err());
        assert!(ben.sees(place).iter().any(|seen| seen.content == "again"));
    }
}

#[tokio::test]
async fn on_a_server_without_the_bot_commands_follow_their_users() {
    let rest = Rest::new().await;
    let mut raw = listening(&rest).await;
    let anna = rest.fake.user("Anna");
    let guild = rest.fake.found_guild_without_bot("Elsewhere").unwrap();
    let lobby = rest.fake.channel_in(guild, "lobby").unwrap();
    assert!(anna.command(lobby, "hello", &[], json!({})).is_err());
    anna.install().unwrap();
    let (told, message) = used(&rest, &mut raw, (&anna, lobby)).await;
    assert_eq!((&told["context"], &told["guild_id"]), (&json!(0), &json!(guild)));
    assert_eq!(told["authorizing_integration_owners"], json!({"1": anna.id()}));
    assert_eq!(told["app_permissions"], "442368");
    assert_eq!(told["member"]["user"]["id"], json!(anna.id()));
    anna.press(message, "x").unwrap();
    assert_eq!(raw.json().await["t"], "INTERACTION_CREATE");
    let messages = format!("/channels/{lobby}/messages");
    let posted = rest.post(&messages, json!({"content": "x"})).await;
    assert_eq!(refused(&posted), (403, 50001));
    let member = format!("/guilds/{guild}/members/{}", anna.id());
    assert_eq!(refused(&rest.get(&member).await), (404, 10004));
    // Where the bot is present, both installations apply.
    let (told, _) = used(&rest, &mut raw, (&anna, rest.channel("lobby"))).await;
    let both = json!({"0": viceroy_fake_discord::GUILD, "1": anna.id()});
    assert_eq!(told["authorizing_integration_owners"], both);
}

#[tokio::test]
async fn commands_are_offered_where_they_are_for() {
    let rest = Rest::new().await;
    let [anna, ben] = ["Anna", "Ben"].map(|name| rest.fake.user(name));
    anna.install().unwrap();
    let guild = rest.fake.found_guild_without_bot("Elsewhere").unwrap();
    let places = [
        rest.channel("lobby"),
        anna.open_direct().unwrap(),
        rest.fake.open_private(&[anna.id(), ben.id()]).unwrap(),
        rest.fake.channel_in(guild, "lobby").unwrap(),
    ];
    let offered = || {
        let offered = |place| anna.command(place, "hello", &[], json!({})).is_ok();
        places.map(offered)
    };
    let all = [InstallKind::Guild, InstallKind::User];
    for (defaults, more, expected) in [
        (&all[..1], json!({}), [true, true, false, false]),
        (&all, json!({}), [true, true, true, true]),
        (&all[1..], json!({"contexts": [0]}), [true, false, false, true]),
        (&all, json!({"contexts": [1, 2]}), [false, true, true, false]),
        (&all, json!({"integration_types": [0]}), [true, true, false, false]),
        (&all, json!({"integration_types": [0], "contexts": [0]}), [true, false, false, false]),
        (&all, json!({"dm_permission": false}), [true, false, true, true]),
    ] {
        rest.fake.set_default_installs(defaults);
        let mut command = json!({"name": "hello", "description": "Says hello"});
        let fields = command.as_object_mut().unwrap();
        fields.extend(more.as_object().unwrap().clone());
        rest.register(json!([command])).await;
        assert_eq!(offered(), expected, "{defaults:?} {more}");
    }
}

#[tokio::test]
async fn such_places_are_made_from_outside() {
    let rest = Rest::new().await;
    let post = async |path: &str, body: Value| id(&rest.order(Method::POST, path, body).await);
    let kinds = json!({"kinds": [0, 1]});
    rest.order(Method::PUT, "/installs", kinds).await;
    let other = json!({"kinds": [2]});
    assert_eq!(rest.control(Method::PUT, "/installs", other).await.0, 400);
    let [anna, ben] = ["Anna", "Ben"].map(|name| rest.fake.user(name));
    let among = json!({"among": [anna.id(), ben.id()]});
    let place = post("/conversations", among).await;
    let alone = json!({"among": [anna.id()]});
    assert_eq!(rest.control(Method::POST, "/conversations", alone).await.0, 404);
    let without = json!({"name": "Elsewhere", "standing": "removed"});
    let guild = post("/guilds", without).await;
    let user = format!("/users/{}", anna.id());
    rest.order(Method::PATCH, &user, json!({"installed": true})).await;
    rest.register(json!([{"name": "hello", "description": "Says hello"}])).await;
    for place in [place, rest.fake.channel_in(guild, "lobby").unwrap()] {
        anna.command(place, "hello", &[], json!({})).unwrap();
    }
}

#[tokio::test]
async fn commands_come_from_the_posts_of_a_forum_and_nothing_is_said_in_the_forum_itself() {
    let rest = Rest::new().await;
    let mut raw = listening(&rest).await;
    let anna = rest.fake.user("Anna");
    let made = rest.order(Method::POST, "/forums", json!({"name": "games"})).await;
    let forum = id(&made);
    let told = raw.json().await;
    assert_eq!((&told["t"], &told["d"]["type"]), (&json!("CHANNEL_CREATE"), &json!(15)));
    let body = json!({"user": anna.id(), "name": "Tonight", "text": "Who plays?"});
    let posts = format!("/forums/{forum}/posts");
    let post = id(&rest.order(Method::POST, &posts, body).await);
    let told = raw.json().await;
    assert_eq!((&told["t"], &told["d"]["parent_id"]), (&json!("THREAD_CREATE"), &json!(forum)));
    assert!(anna.command(forum, "hello", &[], json!({})).is_err());
    assert!(anna.say(forum, "hello").is_err());
    let messages = format!("/channels/{forum}/messages");
    let posted = rest.post(&messages, json!({"content": "x"})).await;
    assert_eq!(refused(&posted), (400, 50024));
    raw.event("MESSAGE_CREATE").await;
    let (told, _) = used(&rest, &mut raw, (&anna, post)).await;
    let channel = &told["channel"];
    assert_eq!((&channel["type"], &channel["parent_id"]), (&json!(11), &json!(forum)));
    let nowhere = json!({"user": anna.id(), "name": "x", "text": "x"});
    let nowhere = rest.control(Method::POST, "/forums/1/posts", nowhere).await;
    assert_eq!(nowhere.0, 404);
}

#[tokio::test]
async fn direct_messages_reach_whoever_shares_a_server_or_has_installed_the_application() {
    let rest = Rest::new().await;
    let anna = rest.fake.user("Anna");
    let direct = anna.open_direct().unwrap();
    let messages = format!("/channels/{direct}/messages");
    let say = async || rest.post(&messages, json!({"content": "hello"})).await;
    assert_eq!(say().await.0, 200);
    anna.leave_guild().unwrap();
    assert_eq!(refused(&say().await), (403, 50278));
    anna.install().unwrap();
    assert_eq!(say().await.0, 200);
    anna.close_dms().unwrap();
    assert_eq!(refused(&say().await), (403, 50007));
    anna.uninstall().unwrap();
    anna.open_dms().unwrap();
    assert_eq!(refused(&say().await), (403, 50278));
}
