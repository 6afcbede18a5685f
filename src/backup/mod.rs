//! Verified backups by command and schedule, and restoring one.

mod forgetting;
mod restore;
mod schedule;
mod write;

pub use restore::{GoneBack, RestoreError, Restored, Restoring, restore};
pub use schedule::{BackupPlan, BackupSchedule, newest};
pub use write::{Backed, BackupError, backup};
