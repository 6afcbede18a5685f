//! Keeping the games: backups that are read before they count, by command and by schedule, and putting one back.

mod backup;
mod forgetting;
mod restore;
mod schedule;

pub use backup::{Backed, BackupError, backup};
pub use restore::{GoneBack, RestoreError, Restored, Restoring, restore};
pub use schedule::{BackupPlan, BackupSchedule, newest};
