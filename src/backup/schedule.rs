//! Scheduled backups into one folder. An old one is deleted only after the newest has been verified
//! with every game in it.

use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use tokio::sync::{Notify, watch};
use tokio::task::JoinHandle;

use super::write::{Backed, BackupError, backup};
use viceroy_model::timing::{HOUR, MINUTE, Millis, WallTime};
use viceroy_rules::cards::Catalogue;
use viceroy_service::UptimeClock;
use viceroy_store::{CancelFlag, CopyError, UNFINISHED, private_folder, remove_unfinished};

/// Retry delay, unless the usual interval is shorter.
const AGAIN: Millis = 15 * MINUTE;
const END: &str = ".db";

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackupPlan {
    pub folder: PathBuf,
    pub hours: NonZeroU32,
    pub kept: NonZeroU32,
}

impl BackupPlan {
    /// Days after which newer backups have replaced one.
    pub fn days(&self) -> u32 {
        let hours = self.hours.get().saturating_mul(self.kept.get());
        hours.div_ceil(24)
    }
}

#[derive(Debug)]
pub struct BackupSchedule {
    wanted: CancelFlag,
    ending: Arc<Notify>,
    tries: watch::Receiver<u64>,
    task: JoinHandle<()>,
}

impl BackupSchedule {
    pub fn begin(
        plan: BackupPlan,
        database: PathBuf,
        cards: &'static Catalogue,
        clock: Arc<UptimeClock>,
    ) -> BackupSchedule {
        let (wanted, ending) = (CancelFlag::default(), Arc::new(Notify::new()));
        let (tried, tries) = watch::channel(0);
        let keeper = BackupWorker {
            folder: BackupFolder::of(&plan.folder, &database),
            plan,
            database,
            cards,
            wanted: wanted.clone(),
            tried,
            in_trouble: None,
        };
        let first = keeper.folder.wait(clock.wall(), keeper.usual());
        let first = clock.now().saturating_add(first);
        let task = tokio::spawn(keep(keeper, first, clock, Arc::clone(&ending)));
        BackupSchedule { wanted, ending, tries, task }
    }

    pub fn tries(&self) -> watch::Receiver<u64> {
        self.tries.clone()
    }

    /// Aborts a backup in progress.
    pub async fn end(self) {
        self.wanted.cancel();
        self.ending.notify_one();
        if let Err(error) = self.task.await {
            tracing::error!(%error, "the backups broke off");
        }
    }
}

async fn keep(
    mut keeper: BackupWorker,
    first: Millis,
    clock: Arc<UptimeClock>,
    ending: Arc<Notify>,
) {
    let usual = keeper.usual();
    let mut next = first;
    loop {
        tokio::select! {
            () = clock.sleep_until(next) => {}
            () = ending.notified() => return,
        }
        let begun = clock.now();
        let wait = match keeper.make(clock.wall()).await {
            Ok(()) => usual,
            Err(BackupError::BrokenOff | BackupError::Copy(CopyError::BrokenOff)) => return,
            Err(_) => AGAIN.min(usual),
        };
        next = begun.saturating_add(wait);
        keeper.tried.send_modify(|tried| *tried += 1);
    }
}

#[derive(Debug)]
struct BackupFolder {
    folder: PathBuf,
    begins: String,
}

impl BackupFolder {
    fn of(folder: &Path, database: &Path) -> BackupFolder {
        let stem = database.file_stem().unwrap_or(database.as_os_str());
        BackupFolder { folder: folder.to_owned(), begins: format!("{}-", stem.to_string_lossy()) }
    }

    fn name(&self, at: WallTime) -> PathBuf {
        self.folder.join(format!("{}{}{END}", self.begins, at.stamp()))
    }

    fn made_at(&self, name: &str, end: &str) -> Option<WallTime> {
        let stamp = name.strip_prefix(&self.begins)?.strip_suffix(end)?;
        WallTime::from_stamp(stamp)
    }

    fn files(&self, end: &str) -> Vec<(WallTime, PathBuf)> {
        let Ok(entries) = std::fs::read_dir(&self.folder) else {
            return vec![];
        };
        let files = entries.filter_map(|entry| {
            let entry = entry.ok()?;
            let made_at = self.made_at(entry.file_name().to_str()?, end)?;
            Some((made_at, entry.path()))
        });
        let mut files: Vec<_> = files.collect();
        files.sort();
        files
    }

    fn wait(&self, now: WallTime, usual: Millis) -> Millis {
        let ages = self.files(END).into_iter();
        let ages = ages.map(|(made_at, _)| now.0.saturating_sub(made_at.0));
        // Ignore backups from the future: the clock is or was wrong.
        let age = ages.filter(|age| (0..usual).contains(age)).min();
        age.map_or(0, |age| usual - age)
    }
}

pub fn newest(folder: &Path, database: &Path) -> Option<(WallTime, PathBuf)> {
    BackupFolder::of(folder, database).files(END).pop()
}

struct BackupWorker {
    folder: BackupFolder,
    plan: BackupPlan,
    database: PathBuf,
    cards: &'static Catalogue,
    wanted: CancelFlag,
    tried: watch::Sender<u64>,
    in_trouble: Option<BackupTrouble>,
}

/// Set when a failure begins, so that it is logged only once.
struct BackupTrouble {
    unsound: Option<PathBuf>,
}

impl BackupWorker {
    fn usual(&self) -> Millis {
        Millis::from(self.plan.hours.get()).saturating_mul(HOUR)
    }

    async fn make(&mut self, at: WallTime) -> Result<(), BackupError> {
        self.clear_unfinished();
        let name = self.folder.name(at);
        let made = match private_folder(&self.folder.folder) {
            Ok(()) => {
                let (database, wanted) = (self.database.clone(), self.wanted.clone());
                backup(database, name.clone(), self.cards, wanted).await
            }
            Err(error) => Err(BackupError::Copy(CopyError::Unwritable {
                path: name.clone(),
                what: format!("its folder cannot be made: {error}"),
            })),
        };
        match made {
            Ok(made) if made.unreadable.is_empty() => {
                self.is_over(&made, &name);
                self.rotate(&name);
                Ok(())
            }
            Ok(made) => {
                self.unsound(&made, name);
                Ok(())
            }
            Err(error) => {
                if !self.wanted.is_active() {
                    return Err(error);
                }
                if self.in_trouble.is_none() {
                    tracing::error!(%error, "no backup was made; it is tried again, and said when one is");
                    self.in_trouble = Some(BackupTrouble { unsound: None });
                }
                Err(error)
            }
        }
    }

    fn is_over(&mut self, made: &Backed, name: &Path) {
        let (games, bytes) = (made.games, made.bytes);
        if self.in_trouble.take().is_some() {
            tracing::info!(backup = %name.display(), games, bytes, "backups are made again");
        } else {
            tracing::debug!(backup = %name.display(), games, bytes, "a backup was made");
        }
    }

    /// A backup with an unreadable game replaces only the previous one of that kind.
    fn unsound(&mut self, made: &Backed, name: PathBuf) {
        if self.in_trouble.is_none() {
            let games: Vec<i64> = made.unreadable.iter().map(|(game, _)| game.0).collect();
            let why = made.unreadable.first().map(|(_, why)| why.as_str());
            tracing::error!(
                ?games,
                why,
                "games cannot be read in the newest backup, so older ones are kept: look for the game in them"
            );
        }
        let before = self
            .in_trouble
            .replace(BackupTrouble { unsound: Some(name) })
            .and_then(|before| before.unsound);
        if let Some(before) = before {
            let _ = std::fs::remove_file(before);
        }
    }

    /// Keeps the new backup whatever the clocks say.
    fn rotate(&self, newest: &Path) {
        let mut files = self.folder.files(END);
        files.sort_by_key(|(made_at, file)| (file == newest, *made_at));
        let kept = usize::try_from(self.plan.kept.get()).unwrap_or(usize::MAX);
        let old = files.len().saturating_sub(kept);
        for (_, file) in files.into_iter().take(old) {
            if let Err(error) = std::fs::remove_file(&file) {
                tracing::warn!(file = %file.display(), %error, "an old backup cannot be taken away");
            }
        }
    }

    /// Removes partial files of a killed bot.
    fn clear_unfinished(&self) {
        for (_, file) in self.folder.files(&format!("{END}{UNFINISHED}")) {
            let _ = remove_unfinished(&file);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_with_the_name_of_a_backup_are_backups() {
        let folder = BackupFolder::of(Path::new("/backups"), Path::new("data/viceroy.db"));
        let name = folder.name(WallTime(0));
        assert_eq!(name, Path::new("/backups/viceroy-19700101T000000Z.db"));
        let is_one = |name| folder.made_at(name, END).is_some();
        assert!(is_one("viceroy-20261126T183000Z.db"));
        for other in [
            "viceroy.db",
            "viceroy-before.db",
            "viceroy-20261126T183000Z.db.part",
            "other-20261126T183000Z.db",
            "viceroy-20261126T183000Z.db-wal",
        ] {
            assert!(!is_one(other), "{other}");
        }
    }

    #[test]
    fn the_next_one_is_due_so_long_after_the_last() {
        let place = tempfile::tempdir().unwrap();
        let folder = BackupFolder::of(place.path(), Path::new("viceroy.db"));
        let day = 24 * HOUR;
        let now = WallTime(100 * day);
        assert_eq!(folder.wait(now, day), 0);
        std::fs::write(folder.name(WallTime(now.0 - 3 * day)), "").unwrap();
        assert_eq!(folder.wait(now, day), 0);
        std::fs::write(folder.name(WallTime(now.0 - HOUR)), "").unwrap();
        assert_eq!(folder.wait(now, day), 23 * HOUR);
        // The clock was or is wrong: neither back up at every start nor never.
        std::fs::write(folder.name(WallTime(now.0 + HOUR)), "").unwrap();
        assert_eq!(folder.wait(now, day), 23 * HOUR);
        assert_eq!(folder.wait(WallTime(now.0 - 2 * HOUR), day), 0);
    }
}
