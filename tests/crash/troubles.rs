//! Faults of the machine: suspension, a second process, wall-clock jumps, a full or read-only disk.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use rand::seq::IndexedRandom;
use tempfile::TempDir;

use crate::bot::Bot;
use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Trouble {
    Suspended,
    AnotherBot,
    ClockJump,
    FullDisk,
    ReadOnlyDisk,
}

const JUMP_SECONDS: i64 = 2 * 24 * 3600;

pub struct Machine {
    disk: Option<SmallDisk>,
    clock: Option<WallClock>,
}

/// A separate file system that may be filled and remounted: the mount point in
/// `VICEROY_CRASH_DISK`.
struct SmallDisk {
    mount: PathBuf,
    folder: TempDir,
}

/// A clock controlled by a file through libfaketime, `VICEROY_CRASH_CLOCK`.
struct WallClock {
    library: String,
    file: tempfile::NamedTempFile,
}

impl Machine {
    pub fn here() -> Machine {
        let disk = std::env::var_os("VICEROY_CRASH_DISK").map(PathBuf::from);
        let clock = std::env::var("VICEROY_CRASH_CLOCK").ok();
        let disk =
            disk.map(|mount| SmallDisk { folder: tempfile::tempdir_in(&mount).unwrap(), mount });
        let clock = clock.filter(|library| !library.is_empty());
        let clock = clock
            .map(|library| WallClock { library, file: tempfile::NamedTempFile::new().unwrap() });
        let mut machine = Machine { disk, clock };
        machine.set_clock(0);
        machine
    }

    pub fn database(&self, folder: &Path) -> PathBuf {
        let folder = self.disk.as_ref().map_or(folder, |disk| disk.folder.path());
        crate::bot::database(folder)
    }

    pub fn variables(&self, folder: &Path) -> Vec<(&'static str, String)> {
        let database = self.database(folder).display().to_string();
        let mut variables = vec![("VICEROY_DATABASE", database)];
        if let Some(clock) = &self.clock {
            let file = clock.file.path().display().to_string();
            variables.extend([
                ("LD_PRELOAD", clock.library.clone()),
                ("FAKETIME_TIMESTAMP_FILE", file),
                ("FAKETIME_NO_CACHE", "1".to_owned()),
                ("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned()),
                ("DONT_FAKE_MONOTONIC", "1".to_owned()),
                ("NO_FAKE_STAT", "1".to_owned()),
            ]);
        }
        variables
    }

    pub fn some_trouble(&self, luck: &mut StdRng) -> Trouble {
        let mut possible = vec![Trouble::AnotherBot, Trouble::Suspended];
        if self.clock.is_some() {
            possible.push(Trouble::ClockJump);
        }
        if self.disk.is_some() {
            possible.extend([Trouble::FullDisk, Trouble::ReadOnlyDisk]);
        }
        *possible.choose(luck).unwrap()
    }

    pub fn let_clock_jump(&mut self, luck: &mut StdRng) {
        self.set_clock(luck.random_range(-JUMP_SECONDS..JUMP_SECONDS));
    }

    fn set_clock(&mut self, ahead: i64) {
        let Some(clock) = &mut self.clock else {
            return;
        };
        let file = clock.file.as_file_mut();
        // Padded so that it overwrites the previous value, and the file is never empty.
        std::io::Seek::rewind(file).unwrap();
        file.write_all(format!("{ahead:+016}s\n").as_bytes()).unwrap();
    }

    pub fn fill_disk(&self) -> Ballast {
        let ballast = Ballast(self.disk.as_ref().unwrap().mount.join("ballast"));
        let mut file = File::create(&ballast.0).unwrap();
        for size in [1 << 20, 1 << 12, 1] {
            let piece = vec![0; size];
            while file.write_all(&piece).is_ok() {}
        }
        ballast
    }

    pub fn mount(&self, access: Access) {
        let mount = &self.disk.as_ref().unwrap().mount;
        let options = match access {
            Access::Read => "remount,ro",
            Access::Write => "remount,rw",
        };
        let mounted = Command::new("mount").args(["-o", options]).arg(mount).status();
        assert!(mounted.unwrap().success(), "{options}");
    }
}

#[derive(Clone, Copy)]
pub enum Access {
    Read,
    Write,
}

pub struct Ballast(PathBuf);

impl Drop for Ballast {
    fn drop(&mut self) {
        drop(std::fs::remove_file(&self.0));
    }
}

pub async fn refuses(bot: Bot, why: &str) {
    let death = bot.death();
    let ended = tokio::time::timeout(Duration::from_secs(40), death).await;
    assert!(ended.is_ok(), "it runs: {}", bot.said());
    assert!(bot.said().contains(why), "{}", bot.said());
}

#[derive(Clone, Copy)]
pub enum Signal {
    Suspend,
    GoOn,
}

pub fn signal(bot: &Bot, signal: Signal) {
    let name = match signal {
        Signal::Suspend => "-STOP",
        Signal::GoOn => "-CONT",
    };
    let id = bot.process().to_string();
    let sent = Command::new("kill").args([name, &id]).status().unwrap();
    assert!(sent.success());
}
