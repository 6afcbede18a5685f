//! Database files: permissions, and that two processes never write them at once.

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};

use super::logs::Log;
use crate::prelude::*;

const HOME: &str = "VICEROY_TEST_HOME";

fn rights(folder: &Path) -> BTreeMap<String, u32> {
    let files = fs::read_dir(folder).unwrap().map(|entry| {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode();
        (entry.file_name().into_string().unwrap(), mode & 0o7777)
    });
    files.collect()
}

fn named(names: &[&str]) -> BTreeMap<String, u32> {
    let all = names.iter().map(|name| ((*name).to_owned(), 0o600));
    all.collect()
}

fn widen(path: &Path) {
    fs::set_permissions(path, Permissions::from_mode(0o664)).unwrap();
}

/// Not a test by itself: a child process with a permissive umask.
#[tokio::test]
#[ignore = "is started by the test below"]
async fn child() {
    let Ok(home) = std::env::var(HOME) else {
        return;
    };
    let store = Store::open(Path::new(&home).join("games.db")).await.unwrap();
    let game = lobby(&store).await;
    assert!(store.game(game).await.unwrap().is_some());
    let open = ["games.db", "games.db-shm", "games.db-wal", "games.db.lock"];
    assert_eq!(rights(Path::new(&home)), named(&open));
    store.close().await;
    let closed = ["games.db", "games.db.closed", "games.db.lock"];
    assert_eq!(rights(Path::new(&home)), named(&closed));
}

#[test]
fn all_files_are_for_their_owner_alone_whatever_the_process_allows() {
    for umask in ["000", "022", "777"] {
        let home = TempDir::new().unwrap();
        let run = format!("umask {umask}; exec \"$0\" files::child --exact --ignored");
        let child = Command::new("sh")
            .args(["-c", &run])
            .arg(std::env::current_exe().unwrap())
            .env(HOME, home.path())
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&child.stdout);
        assert!(child.status.success() && said.contains("1 passed"), "{said}");
    }
}

#[tokio::test]
async fn files_that_others_can_read_are_narrowed_and_said_once() {
    let (dir, path, store) = opened().await;
    lobby(&store).await;
    let copies = TempDir::new().unwrap();
    for name in ["games.db", "games.db-wal", "games.db-shm", "games.db.lock"] {
        let copy = copies.path().join(name);
        fs::copy(dir.path().join(name), &copy).unwrap();
        widen(&copy);
    }
    store.close().await;

    let log = Log::listen();
    let store = Store::open(copies.path().join("games.db")).await.unwrap();
    assert_eq!(store.unsynced().await.unwrap().len(), 1);
    let open = ["games.db", "games.db-shm", "games.db-wal", "games.db.lock"];
    assert_eq!(rights(copies.path()), named(&open));
    store.close().await;
    let said = log.with("others on this machine");
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].contains("games.db (664)"), "{said:?}");
    drop(Store::open(&path).await.unwrap());
    assert_eq!(log.with("others on this machine").len(), 1);
}

#[tokio::test]
async fn the_file_of_something_else_keeps_its_rights() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("notes.db");
    super::by_hand(&path, "create table notes (text text)").await;
    widen(&path);
    let said = refusal(&path).await;
    assert!(said.contains("not one of this program"), "{said}");
    assert_eq!(rights(dir.path())["notes.db"], 0o664);
}

/// A second path to a running bot's database is refused without disturbing it.
async fn refused_by(other: impl FnOnce(&Path) -> PathBuf) {
    let (_dir, path) = database();
    let running = Store::open(&path).await.unwrap();
    let game = lobby(&running).await;
    let other = other(&path);
    let refused = Store::open(&other).await;
    assert!(matches!(refused, Err(StoreError::Locked { .. })), "{refused:?}");
    running.set_synced(game, 1).await.unwrap();
    running.close().await;

    let next = Store::open(&other).await.unwrap();
    assert!(next.unsynced().await.unwrap().is_empty());
    let refused = Store::open(&path).await;
    assert!(matches!(refused, Err(StoreError::Locked { .. })), "{refused:?}");
    next.close().await;
}

#[tokio::test]
async fn a_symbolic_link_does_not_lead_past_the_lock() {
    refused_by(|path| {
        let link = path.with_file_name("link.db");
        symlink(path, &link).unwrap();
        link
    })
    .await;
}

#[tokio::test]
async fn a_link_to_the_folder_does_not_lead_past_the_lock() {
    refused_by(|path| {
        let folder = path.with_file_name("folder");
        symlink(path.parent().unwrap(), &folder).unwrap();
        folder.join("games.db")
    })
    .await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_hard_link_does_not_lead_past_the_lock() {
    refused_by(|path| {
        let link = path.with_file_name("link.db");
        fs::hard_link(path, &link).unwrap();
        link
    })
    .await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_lock_file_that_is_gone_does_not_let_anybody_past() {
    refused_by(|path| {
        fs::remove_file(path.with_file_name("games.db.lock")).unwrap();
        path.to_owned()
    })
    .await;
}

/// Earlier versions lock a file next to the path as it was given.
#[tokio::test]
async fn a_bot_of_an_earlier_version_keeps_this_one_out() {
    let (dir, path) = database();
    Store::open(&path).await.unwrap().close().await;
    let link = dir.path().join("link.db");
    symlink(&path, &link).unwrap();
    for name in ["games.db.lock", "link.db.lock"] {
        let lock = fs::File::create(dir.path().join(name)).unwrap();
        lock.try_lock().unwrap();
        let refused = Store::open(&link).await;
        assert!(matches!(refused, Err(StoreError::Locked { .. })), "{name}: {refused:?}");
    }
}

#[tokio::test]
async fn a_link_to_a_file_that_is_still_to_be_made_is_followed() {
    let dir = TempDir::new().unwrap();
    let link = dir.path().join("link.db");
    symlink(dir.path().join("games.db"), &link).unwrap();
    Store::open(&link).await.unwrap().close().await;
    assert_eq!(rights(dir.path())["games.db"], 0o600);
}

#[tokio::test]
async fn what_a_command_of_the_superuser_makes_beside_a_database_is_the_bots() {
    let (dir, path) = database();
    Store::open(&path).await.unwrap().close().await;
    let lock = dir.path().join("games.db.lock");
    fs::remove_file(&lock).unwrap();
    let bots = 12_345;
    if chown(&path, Some(bots), Some(bots)).is_err() {
        return;
    }
    Store::open(&path).await.unwrap().close().await;
    for file in [lock, dir.path().join("games.db.closed")] {
        assert_eq!(file.metadata().unwrap().uid(), bots, "{}", file.display());
    }
}

const READ_THROUGH: &str = "reading the database through";

#[tokio::test]
async fn the_file_is_read_through_unless_the_last_end_was_a_good_one() {
    let (dir, path) = database();
    let log = Log::listen();
    let times = || log.with(READ_THROUGH).len();
    let store = Store::open(&path).await.unwrap();
    let game = lobby(&store).await;
    store.close().await;
    let store = Store::open(&path).await.unwrap();
    assert_eq!(times(), 0);
    let copies = TempDir::new().unwrap();
    store.set_synced(game, 1).await.unwrap();
    for name in ["games.db", "games.db-wal"] {
        fs::copy(dir.path().join(name), copies.path().join(name)).unwrap();
    }
    store.close().await;
    let killed = Store::open(copies.path().join("games.db")).await.unwrap();
    assert_eq!(times(), 1);
    assert!(killed.unsynced().await.unwrap().is_empty());
    killed.close().await;

    super::by_hand(&path, "update games set synced = 0").await;
    let store = Store::open(&path).await.unwrap();
    assert_eq!(times(), 2);
    store.close().await;
    Store::open(&path).await.unwrap().close().await;
    assert_eq!(times(), 2);
}

/// SQLite ends reading at the first frame that is not whole, so the newest commits are lost, and
/// nothing else is.
#[tokio::test]
async fn a_wal_that_was_cut_leaves_an_earlier_state() {
    let (dir, _, store) = opened().await;
    for _ in 0..10 {
        lobby(&store).await;
    }
    let killed = TempDir::new().unwrap();
    for name in ["games.db", "games.db-wal"] {
        fs::copy(dir.path().join(name), killed.path().join(name)).unwrap();
    }
    store.close().await;
    let wal = fs::read(killed.path().join("games.db-wal")).unwrap();
    let mut counts = vec![];
    for tenths in 0..=10 {
        let copy = TempDir::new().unwrap();
        fs::copy(killed.path().join("games.db"), copy.path().join("games.db")).unwrap();
        fs::write(copy.path().join("games.db-wal"), &wal[..wal.len() * tenths / 10]).unwrap();
        let store = Store::open(copy.path().join("games.db")).await.unwrap();
        counts.push(store.unsynced().await.unwrap().len());
        lobby(&store).await;
        store.close().await;
    }
    assert!(counts.is_sorted() && counts.first() == Some(&0), "{counts:?}");
    assert_eq!(counts.last(), Some(&10), "{counts:?}");
}

/// Damages pages in the middle, which opening does not check.
#[tokio::test]
async fn damage_done_after_a_good_end_is_found() {
    let (_dir, path, store) = opened().await;
    for _ in 0..200 {
        super::started(&store).await;
    }
    store.close().await;
    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.len() / 4096 / 2 * 4096;
    bytes[middle..middle + 16 * 4096].fill(0x5a);
    fs::write(&path, bytes).unwrap();
    let said = refusal(&path).await;
    assert!(said.contains("is damaged"), "{said}");
}

#[tokio::test]
async fn nothing_is_confirmed_while_the_database_is_not_where_it_was() {
    let (dir, path) = database();
    let aside = dir.path().join("aside");
    let store = Store::open(&path).await.unwrap();
    let game = lobby(&store).await;
    let displaced = async |store: &Store| {
        let refused = store.set_synced(game, 1).await;
        let displaced = matches!(refused, Err(StoreError::Displaced { .. }));
        assert!(displaced, "{refused:?}");
    };
    fs::rename(&path, &aside).unwrap();
    displaced(&store).await;
    // Another inode under the same name is another file.
    fs::copy(&aside, &path).unwrap();
    displaced(&store).await;
    assert_eq!(store.unsynced().await.unwrap(), [game], "nothing was written either");
    fs::rename(&aside, &path).unwrap();
    store.set_synced(game, 1).await.unwrap();
    fs::remove_file(&path).unwrap();
    displaced(&store).await;
    store.close().await;
}

#[tokio::test]
async fn a_database_is_not_made_where_one_was() {
    let (dir, path, store) = opened().await;
    lobby(&store).await;
    let killed = dir.path().join("games.db-wal");
    fs::copy(&killed, dir.path().join("wal")).unwrap();
    store.close().await;
    let closed = dir.path().join("games.db.closed");
    fs::rename(&path, dir.path().join("aside")).unwrap();

    for (left, what) in [(&closed, "games.db.closed"), (&killed, "games.db-wal")] {
        for empty in [false, true] {
            if empty {
                fs::write(&path, "").unwrap();
            }
            let said = refusal(&path).await;
            assert!(said.contains(what) && said.contains("put it back"), "{said}");
            assert_eq!(fs::metadata(&path).map_or(0, |m| m.len()), 0);
            assert!(left.exists());
            let _ = fs::remove_file(&path);
        }
        fs::remove_file(left).unwrap();
        fs::rename(dir.path().join("wal"), &killed).ok();
    }
    fs::remove_file(&killed).ok();
    Store::open(&path).await.unwrap().close().await;
}

#[tokio::test]
async fn a_new_database_is_whole_without_its_journal() {
    let (dir, path, store) = opened().await;
    let copy = dir.path().join("copy.db");
    fs::copy(&path, &copy).unwrap();
    store.close().await;
    let copied = Store::open(&copy).await.unwrap();
    lobby(&copied).await;
    copied.close().await;
}

#[tokio::test]
async fn a_cut_wal_is_told_before_sqlite_takes_it_for_whole() {
    let home = TempDir::new().unwrap();
    let (path, killed) = (home.path().join("games.db"), home.path().join("killed.db"));
    let beside = |file: &Path, end: &str| PathBuf::from(format!("{}{end}", file.display()));
    let store = Store::open(&path).await.unwrap();
    lobby(&store).await;
    let kept = fs::metadata(beside(&path, "-wal")).unwrap().len();
    lobby(&store).await;
    for end in ["", "-wal", "-shm"] {
        fs::copy(beside(&path, end), beside(&killed, end)).unwrap();
    }
    store.close().await;
    let cut = async || examine(&killed).await.unwrap().unwrap().content.unwrap().cut;
    let whole = fs::read(beside(&killed, "-shm")).unwrap();
    assert!(cut().await.is_none());
    fs::write(beside(&killed, "-shm"), whole).unwrap();
    let wal = fs::File::options().write(true).open(beside(&killed, "-wal")).unwrap();
    wal.set_len(kept).unwrap();
    let log = Log::listen();
    Store::open(&killed).await.unwrap().close().await;
    let said = log.with("newest changes of the database");
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].contains("ERROR") && said[0].contains("killed.db"), "{said:?}");
}
