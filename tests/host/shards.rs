//! Single connections to the chat are lost: time stands for whom they serve, and for nobody else.

use viceroy::service::Connection;

use crate::prelude::*;

/// Person 2 of each table plays by direct message.
struct Tables {
    world: World,
    running: Running,
    /// On a server of the first shard, on one of the second, and by direct message.
    games: [GameId; 3],
}

fn shard(number: u32) -> Shard {
    ShardCount::new(2).all().find(|shard| shard.number() == number).unwrap()
}

async fn connect(world: &World) {
    world.host.expects_shards(ShardCount::new(2));
    for number in 0..2 {
        world.host.connection(shard(number), Connection::Up).await.unwrap();
    }
}

impl Tables {
    async fn begin() -> Tables {
        let (world, _chat, running) = World::with_chat().await;
        connect(&world).await;
        let mut games = vec![];
        for (table, server) in
            [Some(ServerId(0)), Some(ServerId(1 << 22)), None].into_iter().enumerate()
        {
            let who = |nth: u64| 10 * table as u64 + nth;
            world.plays_by_dm(who(2)).await;
            let venue = Venue { server, ..CHANNEL.into() };
            let game = world.opens(venue, who(1), DAILY).await;
            world.joins(game, who(2)).await;
            world.starts(game, who(1)).await;
            games.push(game);
        }
        running.settled().await;
        Tables { world, running, games: games.try_into().unwrap() }
    }

    /// Of both people of each table, in milliseconds.
    async fn deadlines(&self) -> Vec<i64> {
        let mut all = vec![];
        for (table, game) in (0..).zip(self.games) {
            for nth in 1..=2 {
                let panel = self.world.panel(game, 10 * table + nth).await;
                let WallTime(at) = panel.time.deadline.expect("the game waits for both");
                all.push(at);
            }
        }
        all
    }

    async fn pass(&self, time: i64) {
        for _ in 0..time / MINUTE {
            self.world.passes(MINUTE, &self.running).await;
        }
    }

    async fn connection(&self, number: u32, connection: Connection) {
        self.world.host.connection(shard(number), connection).await.unwrap();
        self.running.settled().await;
    }

    /// By how many minutes the deadlines are later now.
    async fn later_than(&self, before: &[i64]) -> Vec<i64> {
        let now = self.deadlines().await;
        before.iter().zip(now).map(|(before, now)| (now - before) / MINUTE).collect()
    }
}

#[tokio::test]
async fn time_stands_for_whom_a_lost_shard_serves_and_for_nobody_else() {
    let tables = Tables::begin().await;
    let before = tables.deadlines().await;
    tables.connection(1, Connection::Lost).await;
    tables.pass(30 * MINUTE).await;
    assert_eq!(tables.later_than(&before).await, [0, 0, 30, 30, 0, 0], "while it goes on");
    tables.connection(1, Connection::Up).await;
    tables.pass(30 * MINUTE).await;
    assert_eq!(tables.later_than(&before).await, [0, 0, 30, 30, 0, 0]);
    // The first one has direct messages too.
    tables.connection(0, Connection::Lost).await;
    tables.pass(20 * MINUTE).await;
    tables.connection(0, Connection::Up).await;
    assert_eq!(tables.later_than(&before).await, [20, 20, 30, 50, 20, 20]);
    // Short absences count, as those of all connections do.
    for number in 0..2 {
        tables.connection(number, Connection::Lost).await;
        tables.pass(2 * MINUTE).await;
        tables.connection(number, Connection::Up).await;
    }
    assert_eq!(tables.later_than(&before).await, [20, 20, 30, 50, 20, 20]);
}

#[tokio::test]
async fn nobody_is_timed_out_by_a_lost_shard_and_the_bot_may_die_meanwhile() {
    let mut tables = Tables::begin().await;
    let before = tables.deadlines().await;
    tables.connection(1, Connection::Lost).await;
    tables.pass(2 * HOUR).await;
    // It dies, and knows of the outage as it was at the last beat.
    tables.world.host.outages.note_presence().await.unwrap();
    let Tables { world, running, games } = tables;
    running.stop().await;
    let mut world = world;
    world.restart_killed().await;
    connect(&world).await;
    let (_chat, running) = world.open_chat();
    running.settled().await;
    tables = Tables { world, running, games };
    let later = tables.later_than(&before).await;
    assert_eq!(later[..2], [0, 0]);
    assert!((118..=120).contains(&later[2]) && later[3] == later[2], "{later:?}");
    tables.connection(1, Connection::Lost).await;
    for _ in 0..4 {
        tables.world.passes(DAY, &tables.running).await;
    }
    tables.pass(10 * MINUTE).await;
    let missed = async |game: usize| {
        let steps = tables.world.steps(tables.games[game]).await;
        steps.iter().filter(|step| matches!(step.cause, Cause::TimedOut { .. })).count()
    };
    assert!(missed(0).await > 0, "there the time was over");
    assert_eq!(missed(1).await, 0);
    tables.connection(1, Connection::Up).await;
    tables.pass(10 * MINUTE).await;
    assert_eq!(missed(1).await, 0);
    // All are gone: time stands for everybody, as ever.
    let now = tables.world.host.now();
    for number in 0..2 {
        tables.connection(number, Connection::Lost).await;
    }
    tables.world.clock.advance(5 * HOUR);
    assert_eq!(tables.world.host.now(), now);
}
