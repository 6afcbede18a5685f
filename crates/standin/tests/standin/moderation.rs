//! What happens to a bot without its doing.

use std::time::Duration;

use serde_json::json;
use standin::{GUILD, GuildStanding, Outage, Refused, StandinConfig, ThreadLock, intents, start};

use super::{
    rest::{Rest, refused},
    watcher::Watcher,
};

#[tokio::test]
async fn a_removed_bot_finds_nothing_of_the_guild() {
    let rest = Rest::new().await;
    let lobby = rest.channel("lobby");
    let watcher = Watcher::start(&rest.standin, "GUILD_CREATE").await;
    let anna = rest.standin.user("Anna");
    let direct = anna.open_direct().unwrap();
    let hello = json!({"content": "hello"});
    let commands = json!([{"name": "hello", "description": "x"}]);
    let of_guild = format!("/applications/1/guilds/{GUILD}/commands");
    rest.put(&of_guild, commands.clone()).await;
    rest.put("/applications/1/commands", commands).await;
    let body = json!({"name": "t", "type": 12});
    let (_, thread) = rest.post(&format!("/channels/{lobby}/threads"), body).await;

    rest.standin.remove_bot().unwrap();
    watcher.told("GUILD_DELETE").await;
    for (path, status) in [
        (format!("/channels/{lobby}"), (403, 50001)),
        (format!("/channels/{lobby}/messages"), (403, 50001)),
        (format!("/guilds/{GUILD}"), (404, 10004)),
        (
            format!("/guilds/{GUILD}/members/{}", anna.id()),
            (404, 10004),
        ),
        (of_guild.clone(), (403, 50001)),
    ] {
        assert_eq!(refused(&rest.get(&path).await), status, "{path}");
    }
    let send = format!("/channels/{lobby}/messages");
    assert_eq!(
        refused(&rest.post(&send, hello.clone()).await),
        (403, 50001)
    );
    let send = format!("/channels/{direct}/messages");
    assert_eq!(
        refused(&rest.post(&send, hello.clone()).await),
        (403, 50278)
    );
    assert_eq!(rest.get("/users/@me/guilds").await.1, json!([]));
    let used = anna.command(lobby, "hello", &[], json!({}));
    assert!(matches!(used, Err(Refused::NoSuchCommand(_))));
    anna.say(lobby, "nobody tells the bot").unwrap();
    anna.command(direct, "hello", &[], json!({})).unwrap();
    let told = watcher.told("INTERACTION_CREATE").await;
    assert_eq!(told, ["INTERACTION_CREATE"], "nothing of the guild");

    rest.standin.invite_bot().unwrap();
    watcher.told("GUILD_CREATE").await;
    assert_eq!(rest.post(&send, hello).await.0, 200);
    assert_eq!(
        rest.get(&of_guild).await.1,
        json!([]),
        "its commands there went with it"
    );
    let id = thread["id"].as_str().unwrap().parse().unwrap();
    let inside = rest
        .standin
        .world(|world| world.channels[&id].thread().unwrap().members.len());
    assert_eq!(inside, 0, "and so did its threads");
    let left = rest.delete(&format!("/users/@me/guilds/{GUILD}")).await;
    assert_eq!(left.0, 204);
    watcher.told("GUILD_DELETE").await;
    watcher.stop().await;
}

#[tokio::test]
async fn a_deleted_guild_stays_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let config = || StandinConfig {
        privileged_intents: intents::GUILD_MEMBERS,
        ..StandinConfig::on_any_port().kept_in(folder.path())
    };
    let standin = start(config()).await.unwrap();
    let lobby = standin.channel("lobby").unwrap();
    let watcher = Watcher::start(&standin, "GUILD_CREATE").await;
    let anna = standin.user("Anna");
    standin.delete_guild().unwrap();
    watcher.told("GUILD_DELETE").await;
    assert!(matches!(anna.say(lobby, "x"), Err(Refused::NoSuchChannel)));
    assert!(matches!(standin.invite_bot(), Err(Refused::NoGuild)));
    watcher.stop().await;
    standin.shut_down();
    let standin = start(config()).await.unwrap();
    assert_eq!(standin.world(|world| world.guild), GuildStanding::Deleted);
    assert_eq!(standin.channel("lobby"), None);
    Watcher::start(&standin, "READY").await.stop().await;
    standin.shut_down();
}

#[tokio::test]
async fn channels_messages_and_members_vanish() {
    let rest = Rest::new().await;
    let (lobby, games) = (rest.channel("lobby"), rest.channel("games"));
    let watcher = Watcher::start(&rest.standin, "GUILD_CREATE").await;
    let (_, said) = rest
        .post(
            &format!("/channels/{lobby}/messages"),
            json!({"content": "x"}),
        )
        .await;
    let message = said["id"].as_str().unwrap().parse().unwrap();
    rest.standin.delete_message(message).unwrap();
    watcher.told("MESSAGE_DELETE").await;
    let gone = rest
        .get(&format!("/channels/{lobby}/messages/{message}"))
        .await;
    assert_eq!(refused(&gone), (404, 10008));
    assert!(matches!(
        rest.standin.delete_message(message),
        Err(Refused::NoSuchMessage)
    ));

    let body = json!({"name": "t", "type": 11, "auto_archive_duration": 60});
    let (_, thread) = rest.post(&format!("/channels/{games}/threads"), body).await;
    let thread = thread["id"].as_str().unwrap().parse().unwrap();
    watcher.told("THREAD_CREATE").await;
    rest.standin
        .archive_thread(thread, ThreadLock::Open)
        .unwrap();
    watcher.told("THREAD_UPDATE").await;
    rest.post(
        &format!("/channels/{thread}/messages"),
        json!({"content": "up"}),
    )
    .await;
    watcher.told("THREAD_UPDATE").await;
    // Nobody asks for anything: the clock alone puts the thread away.
    rest.clock.advance(Duration::from_secs(60 * 60));
    watcher.told("THREAD_UPDATE").await;
    rest.standin.delete_channel(thread).unwrap();
    watcher.told("THREAD_DELETE").await;
    rest.standin.delete_channel(games).unwrap();
    watcher.told("CHANNEL_DELETE").await;
    assert_eq!(
        refused(&rest.get(&format!("/channels/{games}")).await),
        (404, 10003)
    );

    let anna = rest.standin.user("Anna");
    anna.leave_guild().unwrap();
    watcher.told("GUILD_MEMBER_REMOVE").await;
    assert!(anna.sees(lobby).is_empty());
    assert!(matches!(anna.say(lobby, "x"), Err(Refused::NoSuchChannel)));
    anna.rejoin().unwrap();
    watcher.told("GUILD_MEMBER_ADD").await;
    anna.delete_account().unwrap();
    watcher.told("GUILD_MEMBER_REMOVE").await;
    assert!(matches!(anna.rejoin(), Err(Refused::NoSuchUser)));
    assert_ne!(
        rest.standin.user("Anna").id(),
        anna.id(),
        "the name is free again"
    );

    rest.standin.outage(Outage::Begins).unwrap();
    watcher.told("GUILD_DELETE for a while").await;
    rest.standin.outage(Outage::Ends).unwrap();
    watcher.told("GUILD_CREATE").await;
    watcher.stop().await;
}
