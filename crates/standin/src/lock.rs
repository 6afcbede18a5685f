//! Locks.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Takes a lock. A panic of another holder is no reason for one here: every change is whole.
pub(super) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
