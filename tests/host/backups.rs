//! Scheduled backups: when they are made, how many are kept, and what is reported when one fails.

use std::num::NonZeroU32;

use viceroy::backup::{BackupPlan, BackupSchedule};

use crate::prelude::*;

fn begin(world: &World, folder: &Path) -> BackupSchedule {
    let number = |number| NonZeroU32::new(number).unwrap();
    let plan = BackupPlan { folder: folder.to_owned(), hours: number(24), kept: number(2) };
    let database = world.database();
    let cards = cards();
    BackupSchedule::begin(plan, database, cards, world.host.clock())
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_backup_is_made_each_day_and_two_of_them_stay() {
    let world = World::new().await;
    world.game_of(2).await;
    let folder = world.dir.path().join("backups");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("mine.db"), "not one of them").unwrap();
    let backups = begin(&world, &folder);
    let mut tries = backups.tries();
    let mut made = vec![];
    for day in 1..=4 {
        tries.wait_for(|tried| *tried == day).await.unwrap();
        let there = names(&folder);
        assert_eq!(there.len() as u64, day.min(2) + 1, "{there:?}");
        let newest = there.iter().rfind(|name| name.starts_with("games-"));
        made.extend(newest.cloned());
        world.clock.advance(23 * HOUR);
        assert_eq!(names(&folder), there);
        world.clock.advance(HOUR);
    }
    tries.wait_for(|tried| *tried == 5).await.unwrap();
    made.dedup();
    assert_eq!(made.len(), 4, "each is another");
    backups.end().await;
    assert!(folder.join("mine.db").exists());

    let there = names(&folder);
    world.clock.advance(5 * HOUR);
    let backups = begin(&world, &folder);
    let mut tries = backups.tries();
    world.clock.advance(18 * HOUR);
    assert_eq!((*tries.borrow_and_update(), names(&folder)), (0, there));
    world.clock.advance(HOUR);
    tries.wait_for(|tried| *tried == 1).await.unwrap();
    backups.end().await;
    world.host.store().close().await;
    assert!(world.dir.path().join("games.db.closed").exists());
}

#[tokio::test]
async fn no_older_backup_goes_where_a_newer_one_has_a_game_that_cannot_be_read() {
    let (world, game) = World::with_game(2).await;
    let folder = world.dir.path().join("backups");
    let backups = begin(&world, &folder);
    let mut tries = backups.tries();
    tries.wait_for(|tried| *tried == 1).await.unwrap();
    let good = names(&folder);
    let path = world.database();
    let database = sqlx::SqlitePool::connect(path.to_str().unwrap());
    let database = database.await.unwrap();
    sqlx::query("update games set agreement = '{}' where id = ?")
        .bind(game.0)
        .execute(&database)
        .await
        .unwrap();
    database.close().await;
    for day in 2..=5 {
        world.clock.advance(24 * HOUR);
        tries.wait_for(|tried| *tried == day).await.unwrap();
        let there = names(&folder);
        assert!(there.len() == 2 && there.starts_with(&good), "{there:?}");
    }
    backups.end().await;

    fs::remove_dir_all(&folder).unwrap();
    fs::write(&folder, "a file").unwrap();
    let backups = begin(&world, &folder);
    let mut tries = backups.tries();
    for tried in 1..=3 {
        tries.wait_for(|all| *all == tried).await.unwrap();
        world.clock.advance(HOUR / 4);
    }
    backups.end().await;
    assert_eq!(fs::read(&folder).unwrap(), b"a file");
}
