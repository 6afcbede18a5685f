//! Permissions by role, overwrite and ownership, as sent to the bot.

use viceroy_fake_discord::{Overwrite, UserHandle};

use crate::prelude::*;

const THREADS: u64 = permissions::MANAGE_THREADS;
const FILES: u64 = permissions::ATTACH_FILES;

struct Seen {
    rest: Rest,
    raw: Raw,
}

impl Seen {
    async fn new() -> Seen {
        let rest = Rest::new().await;
        rest.register(json!([{"name": "look", "description": "x"}])).await;
        let (raw, _) = Raw::identified(&rest.fake, intents::GUILDS).await;
        Seen { rest, raw }
    }

    async fn member(&mut self, user: &UserHandle, room: Snowflake) -> Value {
        user.command(room, "look", &[], json!({})).unwrap();
        let told = self.raw.event("INTERACTION_CREATE").await;
        let member = &told["d"]["member"];
        assert_eq!(told["d"]["channel"]["permissions"], member["permissions"]);
        member.clone()
    }

    async fn held(&mut self, user: &UserHandle, room: Snowflake) -> u64 {
        let member = self.member(user, room).await;
        member["permissions"].as_str().unwrap().parse().unwrap()
    }

    fn overwrite(&self, room: Snowflake, of: Snowflake, allow: u64, deny: u64) {
        let set = self.rest.fake.set_overwrite(room, of, Overwrite { allow, deny });
        set.unwrap();
    }
}

#[tokio::test]
async fn a_channel_gives_and_takes_everybodys_first_then_the_roles_then_ones_own() {
    let mut seen = Seen::new().await;
    let (lobby, games) = (seen.rest.channel("lobby"), seen.rest.channel("games"));
    let thread = seen.rest.thread("games", json!({"name": "t"})).await;
    let [anna, ben] = ["Anna", "Ben"].map(|name| seen.rest.fake.user(name));
    assert_eq!(seen.held(&anna, games).await, ORDINARY);
    let keepers = seen.rest.fake.make_role("Keepers", THREADS).unwrap();
    let quiet = seen.rest.fake.make_role("Quiet", 0).unwrap();
    anna.set_roles(&[keepers, quiet]).unwrap();
    let member = seen.member(&anna, lobby).await;
    assert_eq!(member["roles"], json!([keepers, quiet]));
    assert_eq!(seen.held(&anna, lobby).await, ORDINARY | THREADS);
    // A role's allow wins over another role's deny.
    seen.overwrite(games, quiet, 0, THREADS | FILES);
    assert_eq!(seen.held(&anna, games).await, ORDINARY & !FILES);
    seen.overwrite(games, keepers, THREADS, 0);
    assert_eq!(seen.held(&anna, thread).await, ORDINARY & !FILES | THREADS);
    // The user's own overwrite is applied last, `@everyone`'s first.
    seen.overwrite(games, anna.id(), FILES, THREADS);
    seen.overwrite(games, GUILD, permissions::SEND_MESSAGES, FILES);
    assert_eq!(seen.held(&anna, thread).await, ORDINARY);
    assert_eq!(seen.held(&ben, games).await, ORDINARY & !FILES);
    assert_eq!(seen.held(&anna, lobby).await, ORDINARY | THREADS);
    let (_, shown) = seen.rest.get(&format!("/channels/{games}")).await;
    let overwrites = shown["permission_overwrites"].as_array().unwrap();
    let of_roles = overwrites.iter().filter(|one| one["type"] == 0).count();
    assert_eq!((overwrites.len(), of_roles), (4, 3), "{overwrites:?}");
    seen.overwrite(games, anna.id(), 0, 0);
    assert_eq!(seen.held(&anna, games).await, ORDINARY & !FILES | THREADS);
}

#[tokio::test]
async fn administrators_and_the_owner_may_do_everything_whatever_a_channel_takes() {
    let mut seen = Seen::new().await;
    let games = seen.rest.channel("games");
    seen.overwrite(games, GUILD, 0, FILES);
    let [anna, ben] = ["Anna", "Ben"].map(|name| seen.rest.fake.user(name));
    anna.set_permissions(permissions::ADMINISTRATOR).unwrap();
    assert_eq!(seen.held(&anna, games).await, EVERYTHING);
    anna.set_permissions(THREADS).unwrap();
    assert_eq!(seen.held(&anna, games).await, ORDINARY & !FILES | THREADS);
    let roles = seen.member(&anna, games).await["roles"].clone();
    assert_eq!(roles.as_array().map(Vec::len), Some(1), "it is one role that changes");
    ben.own_guild().unwrap();
    assert_eq!(seen.held(&ben, games).await, EVERYTHING);
    // Members carry no permissions outside a channel.
    let path = format!("/guilds/{GUILD}/members/{}", ben.id());
    assert_eq!(seen.rest.get(&path).await.1["permissions"], Value::Null);
    let chiara = seen.rest.fake.user("Chiara");
    seen.overwrite(games, chiara.id(), 0, permissions::SEND_MESSAGES);
    assert!(matches!(chiara.say(games, "x"), Err(Refused::Forbidden)));
    seen.overwrite(games, chiara.id(), 0, permissions::VIEW_CHANNEL);
    assert!(matches!(chiara.say(games, "x"), Err(Refused::NoSuchChannel)));
    ben.say(games, "x").unwrap();
}

#[tokio::test]
async fn the_bot_is_told_of_roles() {
    let rest = Rest::new().await;
    let watcher = Watcher::start(&rest.fake, "GUILD_CREATE").await;
    let role = rest.fake.make_role("Keepers", 0).unwrap();
    watcher.told("GUILD_ROLE_CREATE").await;
    for role in [role, GUILD] {
        rest.fake.change_role(role, THREADS).unwrap();
        watcher.told("GUILD_ROLE_UPDATE").await;
    }
    let anna = rest.fake.user("Anna");
    anna.set_roles(&[role]).unwrap();
    watcher.told("GUILD_MEMBER_UPDATE").await;
    let games = rest.channel("games");
    let overwrite = Overwrite { allow: 0, deny: THREADS };
    rest.fake.set_overwrite(games, role, overwrite).unwrap();
    watcher.told("CHANNEL_UPDATE").await;
    anna.own_guild().unwrap();
    watcher.told("GUILD_UPDATE").await;
    let nobody = Snowflake(7);
    for gone in [
        rest.fake.change_role(nobody, 0),
        anna.set_roles(&[nobody]),
        rest.fake.set_overwrite(games, nobody, overwrite),
    ] {
        assert!(matches!(gone, Err(Refused::NoSuchRole)), "{gone:?}");
    }
    watcher.stop().await;
}
