//! Backups and restores are never partial, overwrite nothing, and change nothing on errors.

use std::fs;

use viceroy::backup::{self, Backed, BackupError, RestoreError, Restored, Restoring};
use viceroy::cards::Catalogue;
use viceroy::service::{SystemClock, SystemLuck};
use viceroy::store::{CancelFlag, Replacement};

use super::{by_hand, database, lobby, opened, refusal, started};
use crate::prelude::*;

fn cards() -> &'static Catalogue {
    Catalogue::embedded().unwrap()
}

async fn backup(database: &Path, file: &Path) -> Result<Backed, BackupError> {
    let (database, file) = (database.to_owned(), file.to_owned());
    backup::backup(database, file, cards(), CancelFlag::default()).await
}

async fn restore(database: &Path, backup: &Path) -> Result<Restored, RestoreError> {
    backup::restore(Restoring {
        database,
        backup,
        cards: cards(),
        clock: Arc::new(SystemClock::default()),
        luck: Arc::new(SystemLuck),
    })
    .await
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_backup_is_made_while_the_database_is_written_and_is_for_its_owner_alone() {
    let (dir, path) = database();
    let backups = dir.path().join("backups");
    fs::create_dir(&backups).unwrap();
    let store = Store::open(&path).await.unwrap();
    let (first, writer) = (lobby(&store).await, store.clone());
    let writing = tokio::spawn(async move {
        for _ in 0..50 {
            lobby(&writer).await;
        }
    });
    let file = backups.join("one.db");
    let made = backup(&path, &file).await.unwrap();
    writing.await.unwrap();
    assert!(made.games >= 1 && made.unreadable.is_empty());
    assert_eq!(names(&backups), ["one.db"], "and nothing beside it");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    // An existing name is refused, whatever the file is.
    let before = fs::read(&file).unwrap();
    let said = backup(&path, &file).await.unwrap_err().to_string();
    assert!(said.contains("never replaces"), "{said}");
    assert_eq!(fs::read(&file).unwrap(), before);
    let nowhere = backups.join("none/two.db");
    let said = backup(&path, &nowhere).await.unwrap_err().to_string();
    assert!(said.contains("no such folder"), "{said}");
    store.close().await;
    // The clean-shutdown marker stays valid for the original.
    assert!(dir.path().join("games.db.closed").exists());
    let copy = Store::open(&file).await.unwrap();
    assert!(copy.game(first).await.unwrap().is_some());
    copy.close().await;
}

#[tokio::test]
async fn what_a_hand_has_changed_is_named() {
    let made = TempDir::new().unwrap();
    let made = made.path().join("games.db");
    Store::open(&made).await.unwrap().close().await;
    let altered = async |by: &'static str| {
        let (_dir, path) = database();
        fs::copy(&made, &path).unwrap();
        by_hand(&path, by).await;
        let store = Store::read(&path).await.unwrap();
        let altered = store.altered().await.unwrap();
        store.close().await;
        altered.join("; ")
    };
    assert_eq!(altered("select 1").await, "");
    assert_eq!(altered("create table _litestream_seq (id integer)").await, "");
    for (by, named) in [
        (
            "create trigger thief after insert on steps begin delete from games; end",
            "the trigger thief is not of this program",
        ),
        ("drop trigger steps_are_not_changed", "the trigger steps_are_not_changed is missing"),
        ("drop index notices_once", "the index notices_once is missing"),
        ("drop table reports", "the table reports is missing"),
        ("create table notes (text text)", "the table notes is not of this program"),
        ("create view seen as select * from games", "the view seen is not of this program"),
        (
            "alter table games add column more text",
            "the column more of the table games is not of this program",
        ),
        (
            "drop index games_not_synced; create index games_not_synced on games (id)",
            "the index games_not_synced is changed",
        ),
        ("drop table met; create table met (person integer)", "of the table met"),
    ] {
        let said = altered(by).await;
        assert!(said.contains(named), "{by}: {said}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn what_stands_where_a_copy_is_made_is_not_written_through() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let (dir, path) = database();
    Store::open(&path).await.unwrap().close().await;
    let victim = dir.path().join("victim");
    for folder in [false, true] {
        let file = dir.path().join(format!("copy-{folder}.db"));
        let part = dir.path().join(format!("copy-{folder}.db.part"));
        match folder {
            // A symlink to an empty file, and a leftover folder with such a symlink.
            false => symlink(&victim, &part).unwrap(),
            true => {
                fs::create_dir(&part).unwrap();
                symlink(&victim, part.join("copy.db")).unwrap();
            }
        }
        fs::write(&victim, "").unwrap();
        backup(&path, &file).await.unwrap();
        assert_eq!(fs::read(&victim).unwrap(), b"");
        assert!(!part.exists() && fs::metadata(&file).unwrap().len() > 0);
        let mode = fs::metadata(&file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}

#[tokio::test]
async fn what_cannot_be_copied_says_why_and_leaves_nothing() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("copy.db");
    let said = |path: PathBuf| {
        let file = file.clone();
        async move { backup(&path, &file).await.unwrap_err().to_string() }
    };
    let missing = said(dir.path().join("games.db")).await;
    assert!(missing.contains("There is no database"), "{missing}");
    let other = dir.path().join("other.db");
    by_hand(&other, "create table notes (text text)").await;
    let foreign = said(other).await;
    assert!(foreign.contains("not one of this program"), "{foreign}");
    let old = dir.path().join("old.db");
    Store::open(&old).await.unwrap().close().await;
    by_hand(&old, "update _sqlx_migrations set checksum = x'00'").await;
    let format = said(old).await;
    assert!(
        format.contains("was not written by a released version") && format.contains("old.db"),
        "{format}"
    );
    assert!(!names(dir.path()).iter().any(|name| name.starts_with("copy")));
}

#[tokio::test]
async fn a_game_that_cannot_be_read_is_named() {
    let (dir, path, store) = opened().await;
    let (game, _) = started(&store).await;
    store.close().await;
    by_hand(&path, "update games set agreement = '{}'").await;
    let made = backup(&path, &dir.path().join("copy.db")).await.unwrap();
    let [(named, _)] = &made.unreadable[..] else { panic!("{made:?}") };
    assert_eq!(*named, game);
}

#[tokio::test]
async fn what_is_wrong_with_a_backup_changes_nothing() {
    let (dir, path, store) = opened().await;
    for _ in 0..50 {
        lobby(&store).await;
    }
    let whole = dir.path().join("whole.db");
    backup(&path, &whole).await.unwrap();
    // A running bot holds the database.
    let said = restore(&path, &whole).await.unwrap_err().to_string();
    assert!(said.contains("Stop that one first"), "{said}");
    store.close().await;

    let damaged = dir.path().join("damaged.db");
    let mut bytes = fs::read(&whole).unwrap();
    bytes[4096..].fill(0x5a);
    fs::write(&damaged, bytes).unwrap();
    let text = dir.path().join("text.db");
    fs::write(&text, "no database, but long enough ".repeat(50)).unwrap();
    let empty = dir.path().join("empty.db");
    fs::write(&empty, "").unwrap();
    let other = dir.path().join("other.db");
    fs::copy(&whole, &other).unwrap();
    by_hand(&other, "update _sqlx_migrations set checksum = x'00'").await;
    let before = (names(dir.path()), fs::read(&path).unwrap());
    for (backup, words) in [
        (&damaged, "is damaged"),
        (&text, "is damaged"),
        (&empty, "is empty"),
        (&other, "was not made by a released version"),
        (&path, "is the database itself"),
        (&dir.path().join("none.db"), "There is no file"),
    ] {
        let said = restore(&path, backup).await.unwrap_err().to_string();
        assert!(said.contains(words) && said.contains("Nothing was changed"), "{said}");
        assert_eq!((names(dir.path()), fs::read(&path).unwrap()), before, "{said}");
    }
}

#[tokio::test]
async fn a_damaged_database_is_replaced_and_stands_aside() {
    let (dir, path, store) = opened().await;
    let game = lobby(&store).await;
    let file = dir.path().join("backup.db");
    backup(&path, &file).await.unwrap();
    store.close().await;
    fs::write(&path, "it was overwritten".repeat(500)).unwrap();
    fs::write(dir.path().join("games.db-wal"), "the newest").unwrap();

    let restored = restore(&path, &file).await.unwrap();
    let aside = restored.aside.unwrap();
    assert!(fs::read(&aside).unwrap().starts_with(b"it was overwritten"));
    let mut journal = aside.into_os_string();
    journal.push("-wal");
    assert_eq!(fs::read(journal).unwrap(), b"the newest");
    assert!(restored.not_compared.unwrap().contains("is damaged"));
    let store = Store::open(&path).await.unwrap();
    assert!(store.game(game).await.unwrap().is_some());
    store.close().await;
}

#[tokio::test]
async fn no_bot_begins_where_a_restore_was_cut_short() {
    let (dir, path, store) = opened().await;
    let file = dir.path().join("backup.db");
    lobby(&store).await;
    backup(&path, &file).await.unwrap();
    store.close().await;
    drop(Replacement::begin(&path).unwrap());
    let said = refusal(&path).await;
    assert!(said.contains("cut short") && said.contains("once more"), "{said}");
    restore(&path, &file).await.unwrap();
    Store::open(&path).await.unwrap().close().await;
}
