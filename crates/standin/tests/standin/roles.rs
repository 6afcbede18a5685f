//! Who may do what, by roles, channels and ownership, as the bot is told of it.

use serde_json::{Value, json};
use standin::{
    EVERYTHING, GUILD, ORDINARY, Overwrite, Refused, Snowflake, UserHandle, intents, permissions,
};

use super::{
    raw::Raw,
    rest::{Rest, read},
    watcher::Watcher,
};

const THREADS: u64 = permissions::MANAGE_THREADS;
const FILES: u64 = permissions::ATTACH_FILES;

/// What the bot is told of whoever uses a command.
struct Seen {
    rest: Rest,
    raw: Raw,
}

impl Seen {
    async fn new() -> Seen {
        let rest = Rest::new().await;
        let command = json!([{"name": "look", "description": "x"}]);
        assert_eq!(rest.put("/applications/1/commands", command).await.0, 200);
        let mut raw = Raw::greeted(&rest.standin).await;
        raw.identify(&rest.standin, intents::GUILDS).await;
        Seen { rest, raw }
    }

    async fn member(&mut self, user: &UserHandle, room: Snowflake) -> Value {
        user.command(room, "look", &[], json!({})).unwrap();
        let told = self.raw.event("INTERACTION_CREATE").await;
        assert_eq!(
            told["d"]["channel"]["permissions"],
            told["d"]["member"]["permissions"]
        );
        told["d"]["member"].clone()
    }

    async fn held(&mut self, user: &UserHandle, room: Snowflake) -> u64 {
        let member = self.member(user, room).await;
        member["permissions"].as_str().unwrap().parse().unwrap()
    }

    fn overwrite(&self, room: Snowflake, of: Snowflake, allow: u64, deny: u64) {
        let overwrite = Overwrite { allow, deny };
        self.rest
            .standin
            .set_overwrite(room, of, overwrite)
            .unwrap();
    }
}

#[tokio::test]
async fn a_channel_gives_and_takes_everybodys_first_then_the_roles_then_ones_own() {
    let mut seen = Seen::new().await;
    let (lobby, games) = (seen.rest.channel("lobby"), seen.rest.channel("games"));
    let body = json!({"name": "t", "type": 11});
    let path = format!("/channels/{games}/threads");
    let (_, thread) = seen.rest.post(&path, body).await;
    let thread = thread["id"].as_str().unwrap().parse().unwrap();
    let (anna, ben) = (
        seen.rest.standin.user("Anna"),
        seen.rest.standin.user("Ben"),
    );
    assert_eq!(seen.held(&anna, games).await, ORDINARY);
    let keepers = seen.rest.standin.make_role("Keepers", THREADS).unwrap();
    let quiet = seen.rest.standin.make_role("Quiet", 0).unwrap();
    anna.set_roles(&[keepers, quiet]).unwrap();
    let member = seen.member(&anna, lobby).await;
    assert_eq!(member["roles"], json!([keepers, quiet]));
    assert_eq!(seen.held(&anna, lobby).await, ORDINARY | THREADS);
    // What one role is denied, another is given all the same.
    seen.overwrite(games, quiet, 0, THREADS | FILES);
    assert_eq!(seen.held(&anna, games).await, ORDINARY & !FILES);
    seen.overwrite(games, keepers, THREADS, 0);
    assert_eq!(seen.held(&anna, games).await, ORDINARY & !FILES | THREADS);
    assert_eq!(seen.held(&anna, thread).await, ORDINARY & !FILES | THREADS);
    // One's own comes last, and everybody's first.
    seen.overwrite(games, anna.id(), FILES, THREADS);
    seen.overwrite(games, GUILD, permissions::PIN_MESSAGES, FILES);
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
    let (anna, ben) = (
        seen.rest.standin.user("Anna"),
        seen.rest.standin.user("Ben"),
    );
    anna.set_permissions(permissions::ADMINISTRATOR).unwrap();
    assert_eq!(seen.held(&anna, games).await, EVERYTHING);
    anna.set_permissions(THREADS).unwrap();
    assert_eq!(seen.held(&anna, games).await, ORDINARY & !FILES | THREADS);
    assert_eq!(
        seen.member(&anna, games).await["roles"]
            .as_array()
            .map(Vec::len),
        Some(1),
        "it is one role that changes"
    );
    ben.own_guild().unwrap();
    assert_eq!(seen.held(&ben, games).await, EVERYTHING);
    let (_, guild) = seen.rest.get(&format!("/guilds/{GUILD}")).await;
    assert_eq!(guild["owner_id"], json!(ben.id()));
    // Members are told without what they may do: that is a matter of the channel.
    let path = format!("/guilds/{GUILD}/members/{}", ben.id());
    assert_eq!(seen.rest.get(&path).await.1["permissions"], Value::Null);
}

#[tokio::test]
async fn the_bot_is_told_of_roles() {
    let rest = Rest::new().await;
    let before = rest.standin.make_role("Before", THREADS).unwrap();
    let watcher = Watcher::start(&rest.standin, "GUILD_CREATE").await;
    let role = rest.standin.make_role("Keepers", 0).unwrap();
    watcher.told("GUILD_ROLE_CREATE").await;
    rest.standin.change_role(role, THREADS).unwrap();
    watcher.told("GUILD_ROLE_UPDATE").await;
    rest.standin.change_role(GUILD, ORDINARY | THREADS).unwrap();
    watcher.told("GUILD_ROLE_UPDATE").await;
    let anna = rest.standin.user("Anna");
    anna.set_roles(&[role]).unwrap();
    watcher.told("GUILD_MEMBER_UPDATE").await;
    let games = rest.channel("games");
    let overwrite = Overwrite {
        allow: 0,
        deny: THREADS,
    };
    rest.standin.set_overwrite(games, role, overwrite).unwrap();
    watcher.told("CHANNEL_UPDATE").await;
    anna.own_guild().unwrap();
    watcher.told("GUILD_UPDATE").await;
    rest.standin.delete_role(role).unwrap();
    watcher.told("GUILD_ROLE_DELETE").await;
    let left = rest.standin.world(|world| {
        let has_roles = world.users.values().any(|user| !user.roles.is_empty());
        has_roles || !world.channels[&games].overwrites.is_empty()
    });
    assert!(!left, "nobody has it, and no channel knows it");
    let (_, roles) = rest.get(&format!("/guilds/{GUILD}/roles")).await;
    let held = |nth: usize| roles[nth]["permissions"].as_str().unwrap().to_owned();
    assert_eq!(held(0), (ORDINARY | THREADS).to_string());
    assert_eq!(
        (&roles[1]["id"], held(1)),
        (&json!(before), THREADS.to_string())
    );
    for gone in [
        rest.standin.delete_role(role),
        rest.standin.delete_role(GUILD),
        rest.standin.change_role(role, 0),
        anna.set_roles(&[role]),
        rest.standin.set_overwrite(games, role, overwrite),
    ] {
        assert!(matches!(gone, Err(Refused::NoSuchRole)), "{gone:?}");
    }
    watcher.stop().await;
}

#[tokio::test]
async fn roles_are_at_hand_over_the_control_interface() {
    let rest = Rest::new().await;
    let (anna, games) = (rest.standin.user("Anna"), rest.channel("games"));
    let control = |path: &str| format!("{}/control{path}", rest.standin.api_base());
    let body = json!({"name": "Keepers", "permissions": THREADS.to_string()});
    let (status, made) = read(rest.client.post(control("/roles")).json(&body)).await;
    assert_eq!(status, 200, "{made}");
    let role: Snowflake = made["role"].as_str().unwrap().parse().unwrap();
    let patch = async |path: &str, body: Value| {
        let (status, out) = read(rest.client.patch(control(path)).json(&body)).await;
        assert_eq!(status, 200, "{path}: {out}");
        out
    };
    let shown = patch(&format!("/users/{}", anna.id()), json!({"roles": [role]})).await;
    assert_eq!(shown["roles"], json!([role]));
    assert_eq!(shown["permissions"], (ORDINARY | THREADS).to_string());
    let overwrite = json!({"of": role, "deny": THREADS.to_string()});
    patch(
        &format!("/channels/{games}"),
        json!({"overwrite": overwrite}),
    )
    .await;
    patch(&format!("/roles/{role}"), json!({"permissions": "0"})).await;
    patch("/guild", json!({"owner": anna.id()})).await;
    let (overwrite, owner) = rest.standin.world(|world| {
        let overwrite = world.channels[&games].overwrites.get(&role).copied();
        (overwrite, world.owner())
    });
    assert_eq!(overwrite.map(|one| one.deny), Some(THREADS));
    assert_eq!(owner, anna.id());
    let (_, all) = read(rest.client.get(control("/roles"))).await;
    assert_eq!(all[1]["permissions"], "0", "{all}");
    let gone = rest.client.delete(control(&format!("/roles/{role}")));
    assert_eq!(read(gone).await.0, 200);
}
