//! Administration over the control API, and timeouts.

use viceroy_fake_discord::APPLICATION;

use crate::prelude::*;

#[tokio::test]
async fn a_timed_out_bot_may_look_and_do_nothing() {
    let rest = Rest::new().await;
    let (mut raw, _) = Raw::identified(&rest.fake, 0).await;
    let lobby = rest.messages("lobby");
    let say = || rest.post(&lobby, json!({"content": "x"}));
    rest.register(json!([{"name": "hello", "description": "Says hello"}])).await;
    let bot = format!("/guilds/{GUILD}/members/{APPLICATION}");
    rest.order(Method::PATCH, &bot, json!({"timed_out": 60})).await;
    let told = raw.event("GUILD_MEMBER_UPDATE").await;
    assert_eq!(told["d"]["user"]["id"], json!(APPLICATION));
    assert!(told["d"]["communication_disabled_until"].is_string());
    assert_eq!(refused(&say().await), (403, 50013));
    assert_eq!(rest.get(&lobby).await.0, 200);
    let anna = rest.fake.user("Anna");
    let used = anna.command(rest.channel("lobby"), "hello", &[], json!({}));
    let told = raw.event("INTERACTION_CREATE").await;
    let held = permissions::VIEW_CHANNEL | permissions::READ_MESSAGE_HISTORY;
    assert_eq!(told["d"]["app_permissions"], held.to_string());
    let answer = json!({"type": 4, "data": {"content": "hello"}});
    let begun = rest.begun(used.unwrap().id());
    let answered = rest.post(&begun.callback, answer).await;
    assert_eq!(answered.0, 204, "answers need no permission");
    rest.clock.advance(Duration::from_secs(60));
    assert_eq!(say().await.0, 200);
}

#[tokio::test]
async fn a_timed_out_member_neither_writes_nor_presses() {
    let rest = Rest::new().await;
    let anna = rest.fake.user("Anna");
    let lobby = rest.channel("lobby");
    rest.register(json!([{"name": "hello", "description": "Says hello"}])).await;
    let minute = Duration::from_secs(60);
    rest.fake.time_out(GUILD, anna.id(), minute).unwrap();
    assert!(anna.say(lobby, "x").is_err());
    assert!(anna.command(lobby, "hello", &[], json!({})).is_err());
    let direct = anna.open_direct().unwrap();
    anna.say(direct, "x").unwrap();
    rest.fake.time_out(GUILD, anna.id(), Duration::ZERO).unwrap();
    anna.say(lobby, "x").unwrap();
    let nobody = rest.fake.time_out(GUILD, Snowflake(1), minute);
    assert!(nobody.is_err());
}

#[tokio::test]
async fn members_roles_and_channels_change_over_the_control_interface() {
    let rest = Rest::new().await;
    let mut raw = Raw::greeted(&rest.fake).await;
    let all = intents::GUILDS | intents::GUILD_MEMBERS;
    raw.identify(&rest.fake, all).await;
    let anna = rest.fake.user("Anna");
    let member = format!("/guilds/{GUILD}/members/{}", anna.id());
    let lobby = rest.channel("lobby");
    let in_guild = || rest.fake.world(|world| world.is_member_of(anna.id(), GUILD));
    rest.order(Method::DELETE, &member, Value::Null).await;
    raw.event("GUILD_MEMBER_REMOVE").await;
    assert!(!in_guild());
    rest.order(Method::PUT, &member, Value::Null).await;
    raw.event("GUILD_MEMBER_ADD").await;
    assert!(in_guild());

    let may =
        |bit: u64| rest.fake.world(|world| world.may_in(anna.id(), &world.channels[&lobby], bit));
    let manage = permissions::MANAGE_THREADS;
    assert!(!may(manage));
    let roles = format!("/guilds/{GUILD}/roles");
    let keeper = json!({"name": "Keeper", "permissions": manage});
    let role = rest.order(Method::POST, &roles, keeper).await;
    let held = json!({"roles": [role["id"]]});
    rest.order(Method::PATCH, &member, held).await;
    assert!(may(manage));
    let role = format!("/roles/{}", role["id"].as_str().unwrap());
    rest.order(Method::PATCH, &role, json!({"permissions": 0})).await;
    assert!(!may(manage));
    let own = json!({"permissions": manage});
    rest.order(Method::PATCH, &member, own).await;
    assert!(may(manage));
    let overwrite = format!("/channels/{lobby}/overwrites/{}", anna.id());
    let taken = json!({"allow": 0, "deny": manage});
    rest.order(Method::PUT, &overwrite, taken).await;
    assert!(!may(manage));

    let thread = rest.thread("lobby", json!({"name": "Table 1"})).await;
    let place = format!("/channels/{thread}");
    for (change, archived, locked) in [
        (json!({"locked": true}), false, true),
        (json!({"archived": true}), true, true),
        (json!({"archived": false, "locked": false}), false, false),
    ] {
        rest.order(Method::PATCH, &place, change).await;
        let told = raw.event("THREAD_UPDATE").await;
        let now = &told["d"]["thread_metadata"];
        assert_eq!((&now["archived"], &now["locked"]), (&json!(archived), &json!(locked)));
    }
    rest.order(Method::DELETE, &place, Value::Null).await;
    raw.event("THREAD_DELETE").await;
    let message = rest.say(&rest.messages("lobby"), json!({"content": "x"})).await;
    rest.order(Method::DELETE, &format!("/messages/{message}"), Value::Null).await;
    assert!(rest.fake.world(|world| world.message(message).is_none()));
    let channel = format!("/channels/{lobby}");
    rest.order(Method::PATCH, &channel, json!({"bot_permissions": 0})).await;
    let posted = rest.post(&rest.messages("lobby"), json!({"content": "x"})).await;
    assert_eq!(refused(&posted), (403, 50001));
    rest.order(Method::DELETE, &format!("/users/{}", anna.id()), Value::Null).await;
    assert!(!rest.fake.world(|world| world.has_account(anna.id())));
}

#[tokio::test]
async fn the_bot_comes_and_goes_over_the_control_interface() {
    let rest = Rest::new().await;
    let (mut raw, _) = Raw::identified(&rest.fake, intents::GUILDS).await;
    raw.event("GUILD_CREATE").await;
    let other = rest.fake.found_guild_without_bot("Elsewhere").unwrap();
    for guild in [GUILD, other] {
        let path = format!("/guilds/{guild}");
        let set =
            |standing: &'static str| rest.order(Method::PATCH, &path, json!({"bot": standing}));
        if guild == other {
            set("joined").await;
            raw.event("GUILD_CREATE").await;
        }
        for (standing, name) in [
            ("outage", "GUILD_DELETE"),
            ("joined", "GUILD_CREATE"),
            ("removed", "GUILD_DELETE"),
            ("joined", "GUILD_CREATE"),
            ("deleted", "GUILD_DELETE"),
        ] {
            set(standing).await;
            let told = raw.json().await;
            assert_eq!((&told["t"], &told["d"]["id"]), (&json!(name), &json!(guild)));
            if name == "GUILD_DELETE" {
                assert_eq!(told["d"]["unavailable"] == true, standing == "outage");
            }
        }
    }
    let nowhere = rest.control(Method::PATCH, "/guilds/1", json!({"bot": "joined"}));
    assert_eq!(nowhere.await.0, 409);
}

#[tokio::test]
async fn the_clock_is_set_over_the_control_interface() {
    let rest = Rest::new().await;
    let before = rest.order(Method::GET, "", Value::Null).await;
    let now = rest.order(Method::POST, "/clock", json!({"seconds": 90})).await;
    let since = now["unix_ms"].as_u64().unwrap() - before["unix_ms"].as_u64().unwrap();
    assert_eq!(since, 90_000);
    let wall = fake().await;
    let url = format!("{}/control/clock", wall.api_base());
    let asked = rest.client.post(url).json(&json!({"seconds": 1}));
    assert_eq!(asked.send().await.unwrap().status(), 409);
}
