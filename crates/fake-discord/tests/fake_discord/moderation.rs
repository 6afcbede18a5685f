//! Events beyond the bot's control.

use viceroy_fake_discord::{GuildStanding, Outage, ThreadLock, start};

use crate::prelude::*;

#[tokio::test]
async fn a_removed_bot_finds_nothing_of_the_guild() {
    let rest = Rest::new().await;
    let lobby = rest.channel("lobby");
    let watcher = Watcher::start(&rest.fake, "GUILD_CREATE").await;
    let anna = rest.fake.user("Anna");
    let direct = anna.open_direct().unwrap();
    rest.register(json!([{"name": "hello", "description": "x"}])).await;
    let thread = rest.thread("lobby", json!({"name": "t"})).await;

    rest.fake.remove_bot().unwrap();
    watcher.told("GUILD_DELETE").await;
    let member = format!("/guilds/{GUILD}/members/{}", anna.id());
    assert_eq!(refused(&rest.get(&format!("/channels/{lobby}")).await), (403, 50001));
    assert_eq!(refused(&rest.get(&member).await), (404, 10004));
    let say = async |path: &str| rest.post(path, json!({"content": "hello"})).await;
    assert_eq!(refused(&say(&rest.messages("lobby")).await), (403, 50001));
    let private = format!("/channels/{direct}/messages");
    assert_eq!(refused(&say(&private).await), (403, 50278));
    let used = anna.command(lobby, "hello", &[], json!({}));
    assert!(matches!(used, Err(Refused::NoSuchCommand(_))));
    anna.say(lobby, "nobody tells the bot").unwrap();
    anna.command(direct, "hello", &[], json!({})).unwrap();
    let told = watcher.told("INTERACTION_CREATE").await;
    assert_eq!(told, ["INTERACTION_CREATE"], "nothing of the guild");

    rest.fake.invite_bot().unwrap();
    watcher.told("GUILD_CREATE").await;
    assert_eq!(say(&private).await.0, 200);
    let inside = |world: &viceroy_fake_discord::World| {
        world.channels[&thread].thread().unwrap().members.len()
    };
    assert_eq!(rest.fake.world(inside), 0, "it is in no thread any more");
    watcher.stop().await;
}

#[tokio::test]
async fn a_deleted_guild_stays_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let config = || FakeDiscordConfig {
        privileged_intents: intents::GUILD_MEMBERS,
        ..FakeDiscordConfig::on_any_port().kept_in(folder.path())
    };
    let fake = start(config()).await.unwrap();
    let lobby = fake.channel("lobby").unwrap();
    let watcher = Watcher::start(&fake, "GUILD_CREATE").await;
    let anna = fake.user("Anna");
    fake.delete_guild().unwrap();
    watcher.told("GUILD_DELETE").await;
    assert!(matches!(anna.say(lobby, "x"), Err(Refused::NoSuchChannel)));
    assert!(matches!(fake.invite_bot(), Err(Refused::NoGuild)));
    watcher.stop().await;
    fake.shut_down();
    let fake = start(config()).await.unwrap();
    assert_eq!(fake.world(|world| world.guild), GuildStanding::Deleted);
    assert_eq!(fake.channel("lobby"), None);
    Watcher::start(&fake, "READY").await.stop().await;
    fake.shut_down();
}

#[tokio::test]
async fn channels_messages_and_members_vanish() {
    let rest = Rest::new().await;
    let (lobby, games) = (rest.channel("lobby"), rest.channel("games"));
    let watcher = Watcher::start(&rest.fake, "GUILD_CREATE").await;
    let message = rest.say(&rest.messages("lobby"), json!({"content": "x"})).await;
    rest.fake.delete_message(message).unwrap();
    watcher.told("MESSAGE_DELETE").await;
    let one = format!("{}/{message}", rest.messages("lobby"));
    assert_eq!(refused(&rest.patch(&one, json!({"content": "y"})).await), (404, 10008));
    let again = rest.fake.delete_message(message);
    assert!(matches!(again, Err(Refused::NoSuchMessage)));

    let body = json!({"name": "t", "auto_archive_duration": 60});
    let thread = rest.thread("games", body.clone()).await;
    watcher.told("THREAD_CREATE").await;
    rest.fake.archive_thread(thread, ThreadLock::Open).unwrap();
    watcher.told("THREAD_UPDATE").await;
    rest.say(&format!("/channels/{thread}/messages"), json!({"content": "up"})).await;
    watcher.told("THREAD_UPDATE").await;
    // The clock alone archives the thread, without any request.
    rest.clock.advance(Duration::from_secs(60 * 60));
    watcher.told("THREAD_UPDATE").await;
    rest.fake.delete_channel(thread).unwrap();
    watcher.told("THREAD_DELETE").await;
    let below = rest.thread("games", body).await;
    rest.fake.delete_channel(games).unwrap();
    watcher.told("CHANNEL_DELETE").await;
    for gone in [games, below] {
        let answer = rest.get(&format!("/channels/{gone}")).await;
        assert_eq!(refused(&answer), (404, 10003), "its threads go with it");
    }

    let anna = rest.fake.user("Anna");
    anna.leave_guild().unwrap();
    watcher.told("GUILD_MEMBER_REMOVE").await;
    assert!(anna.sees(lobby).is_empty());
    assert!(matches!(anna.say(lobby, "x"), Err(Refused::NoSuchChannel)));
    anna.delete_account().unwrap();
    assert!(matches!(anna.leave_guild(), Err(Refused::NoSuchUser)));
    let another = rest.fake.user("Anna");
    assert_ne!(another.id(), anna.id(), "the name is free again");
    watcher.told("GUILD_MEMBER_ADD").await;

    rest.fake.outage(Outage::Begins).unwrap();
    watcher.told("GUILD_DELETE for a while").await;
    rest.fake.outage(Outage::Ends).unwrap();
    watcher.told("GUILD_CREATE").await;
    watcher.stop().await;
}

#[tokio::test]
async fn only_the_page_and_programs_of_this_computer_are_answered() {
    let rest = Rest::with(FakeDiscordConfig {
        host_names: vec!["discord.com".to_owned()],
        ..FakeDiscordConfig::on_any_port()
    })
    .await;
    let page = rest.fake.api_base();
    for (name, value, status) in [
        ("accept", "*/*", 200),
        ("origin", "http://example.com", 403),
        ("host", "example.com", 403),
        ("host", "discord.com", 200),
        ("sec-fetch-site", "cross-site", 403),
        ("origin", page.as_str(), 200),
    ] {
        let asked = rest.client.get(&page).header(name, value).send().await;
        assert_eq!(asked.unwrap().status().as_u16(), status, "{name}: {value}");
    }
    let stranger = rest.client.get(format!("{page}/api/v10/users/@me"));
    assert_eq!(stranger.send().await.unwrap().status().as_u16(), 401);
    assert_eq!(rest.get("/guilds/5/members/1").await.0, 404);
    assert_eq!(rest.put("/nowhere", Value::Null).await.0, 404);
}
