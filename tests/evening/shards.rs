//! Several connections to the gateway, each with the events of some servers.

use viceroy_fake_discord::{AttemptKind, Enforcement, GatewayRules, SessionStartLimit, Sharding};

use crate::prelude::*;

const SHARDS: usize = 3;
/// Two servers of each shard, beside the usual one.
async fn sharded() -> (Server, Vec<Snowflake>) {
    let config = FakeDiscordConfig::on_any_port();
    let mut server = Server::without_bot(config, folder(), luck_of_this_test()).await;
    let fake = &server.fake;
    fake.set_sharding(Sharding { recommended: SHARDS as u64, most_guilds: 3 });
    fake.set_session_start_limit(SessionStartLimit {
        max_concurrency: SHARDS as u64,
        ..SessionStartLimit::remaining(1000, Duration::from_secs(60 * 60))
    });
    fake.set_gateway_rules(GatewayRules {
        identify_pause: Enforcement::Enforced,
        ..GatewayRules::default()
    });
    let guilds = fake.found_guilds(2 * SHARDS as u64, 2, 2).unwrap();
    server.begin().await;
    assert!(server.fake.wait_shards(SOON, SHARDS).await);
    (server, guilds)
}

async fn says(server: &Server, guild: Snowflake, part: &str, options: Value) -> String {
    let lobby = server.fake.channel_in(guild, "lobby").unwrap();
    command(&server.fake.user("Ben"), lobby, part, options).await.content
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_resumes_every_shard_and_knows_its_servers_again() {
    let (mut server, guilds) = sharded().await;
    let ben = server.fake.user("Ben");
    for &guild in &guilds {
        says(&server, guild, "server", json!({})).await.reads("permission Manage Server");
        ben.set_permissions_in(guild, ORDINARY | MANAGE_SERVER).unwrap();
    }
    let direct = ben.open_direct().unwrap();
    let looks = server.fake.requests().iter().filter(|r| r.path.contains("/guilds/")).count();
    assert_eq!(looks, 0, "the gateway tells of all servers");
    server.restart().await;
    assert!(server.fake.wait_shards(SOON, SHARDS).await);
    let tried = server.fake.gateway_attempts();
    assert_eq!((tried.identifies, tried.resumes), (SHARDS as u64, SHARDS as u64));
    assert_eq!(tried.times_by_shard(AttemptKind::Resume).len(), SHARDS);
    let (trouble, rest) = guilds.split_first().unwrap();
    let path = format!("/guilds/{trouble}");
    server.fake.fault(&path, status(500, Value::Null), 1);
    for _ in 0..2 {
        says(&server, *trouble, "server", json!({})).await;
    }
    let looks = server.fake.requests().iter().filter(|r| r.path.contains(&path)).count();
    assert_eq!(looks, 1, "what fails is not tried again at once");
    for &guild in rest {
        says(&server, guild, "server", json!({})).await.reads("3 running games");
    }
    let games = command(&ben, direct, "games", json!({})).await;
    assert!(!games.content.is_empty());
    let table =
        server.table_in(server.fake.channel_in(guilds[0], "games").unwrap(), "Anna", json!({}));
    let table = table.await;
    server.press("Chiara", table, "v1:join:").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_one_shard_is_away_the_others_serve() {
    let (server, guilds) = sharded().await;
    for number in 0..SHARDS as u64 {
        for fault in [GatewayFault::Close(4000), GatewayFault::Drop] {
            assert_eq!(server.fake.disturb_shard(number, fault), 1, "{fault:?}");
            for &guild in guilds.iter().filter(|guild| (guild.0 >> 22) % 3 != number) {
                says(&server, guild, "help", json!({})).await;
            }
            assert!(server.fake.wait_shards(SOON, SHARDS).await, "{fault:?} of {number}");
        }
    }
    let tried = server.fake.gateway_attempts();
    assert_eq!((tried.identifies, tried.resumes), (SHARDS as u64, 2 * SHARDS as u64));
}
