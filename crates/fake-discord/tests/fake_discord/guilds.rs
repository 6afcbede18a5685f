//! Several guilds, each with its own channels, names, roles and members.

use viceroy_fake_discord::{LoggedEvent, start};

use crate::prelude::*;

fn data(event: &LoggedEvent) -> Value {
    let payload: Value = serde_json::from_str(&event.text).unwrap();
    payload["d"].clone()
}

#[tokio::test]
async fn a_bot_hears_of_every_guild_it_is_in() {
    let rest = Rest::new().await;
    let watcher = Watcher::start(&rest.fake, "GUILD_CREATE").await;
    let second = rest.fake.found_guild("Second").unwrap();
    watcher.told("GUILD_CREATE").await;
    watcher.stop().await;
    let bot = Bot::start(&rest.fake).await;
    let events = rest.fake.events();
    let created = events.iter().rev();
    let created = created.filter(|event| event.name == "GUILD_CREATE").take(2);
    let mut ids: Vec<_> = created.map(|event| data(event)["id"].clone()).collect();
    ids.reverse();
    assert_eq!(ids, [json!(GUILD), json!(second)]);
    bot.stop().await;
}

#[tokio::test]
async fn what_somebody_is_in_one_guild_they_are_not_in_another() {
    let rest = Rest::new().await;
    let fake = &rest.fake;
    let (anna, ben) = (fake.user("Anna"), fake.user("Ben"));
    let second = fake.found_guild("Second").unwrap();
    let [here, there] = [GUILD, second].map(|guild| fake.channel_in(guild, "lobby").unwrap());
    assert_eq!(fake.channel("lobby"), Some(here));
    anna.set_nickname_in(second, "Queen").unwrap();
    anna.set_permissions_in(second, ORDINARY | permissions::MANAGE_THREADS).unwrap();
    let member = async |guild, who: &viceroy_fake_discord::UserHandle| {
        rest.get(&format!("/guilds/{guild}/members/{}", who.id())).await
    };
    let (_, first) = member(GUILD, &anna).await;
    assert_eq!((&first["nick"], &first["roles"]), (&json!(null), &json!([])));
    let (_, other) = member(second, &anna).await;
    assert_eq!(other["nick"], "Queen");
    assert_eq!(other["roles"].as_array().map(Vec::len), Some(1));
    let held = fake.world(|world| {
        let held = |guild| world.held_on(anna.id(), guild) & permissions::MANAGE_THREADS;
        (held(GUILD), held(second))
    });
    assert_eq!(held, (0, permissions::MANAGE_THREADS));

    rest.register(json!([{"name": "hello", "description": "x"}])).await;
    let watcher = Watcher::start(fake, "GUILD_CREATE").await;
    for (room, guild) in [(here, GUILD), (there, second)] {
        anna.command(room, "hello", &[], json!({})).unwrap();
        watcher.told("INTERACTION_CREATE").await;
        let events = fake.events();
        let told = events.iter().rev();
        let mut told = told.filter(|event| event.name == "INTERACTION_CREATE");
        assert_eq!(data(told.next().unwrap())["guild_id"], json!(guild));
    }

    ben.leave_other_guild(second).unwrap();
    assert_eq!(refused(&member(second, &ben).await), (404, 10007));
    assert_eq!(member(GUILD, &ben).await.0, 200);
    assert!(ben.say(there, "hello").is_err() && ben.say(here, "hello").is_ok());
    fake.remove_bot_from(second).unwrap();
    watcher.told("GUILD_DELETE").await;
    assert_eq!(refused(&member(second, &anna).await), (404, 10004));
    let say = async |room| {
        let path = format!("/channels/{room}/messages");
        rest.post(&path, json!({"content": "hello"})).await.0
    };
    assert_eq!((say(there).await, say(here).await), (403, 200));
    watcher.stop().await;
}

#[tokio::test]
async fn guilds_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let config = || FakeDiscordConfig::on_any_port().kept_in(folder.path());
    let fake = start(config()).await.unwrap();
    let second = fake.found_guild("Second").unwrap();
    let anna = fake.user("Anna");
    anna.set_nickname_in(second, "Queen").unwrap();
    let kept = |fake: &viceroy_fake_discord::FakeDiscord| {
        fake.world(|world| {
            let names = world.guilds().into_iter();
            let names: Vec<_> = names.map(|one| world.guild_name(one).to_owned()).collect();
            let channels = world.channels_in(second).count();
            let called = world.name_in(anna.id(), second).to_owned();
            (names, channels, called)
        })
    };
    let before = kept(&fake);
    assert_eq!(before.1, 2);
    assert_eq!(before.2, "Queen");
    fake.shut_down();
    for _ in 0..2 {
        let again = start(config()).await.unwrap();
        assert_eq!(kept(&again), before);
        again.shut_down();
    }
}
