//! Keeping the games: backups that are read before they count, by command and by schedule, and putting one back.

mod forgetting;
mod restore;
mod schedule;
mod write;

pub use restore::{GoneBack, RestoreError, Restored, Restoring, restore};
pub use schedule::{BackupPlan, BackupSchedule, newest};
pub use write::{Backed, BackupError, backup};
