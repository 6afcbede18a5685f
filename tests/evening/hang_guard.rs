//! Aborts the run when a test hangs.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// Many times the duration of the longest test on a busy machine.
const MOST: Duration = Duration::from_secs(20 * 60);

pub struct HangGuard {
    _over: Sender<()>,
}

impl HangGuard {
    pub fn of_this_test() -> HangGuard {
        let (over, ends) = channel::<()>();
        // Test threads are named after their test.
        let test = thread::current().name().unwrap_or("a test").to_owned();
        thread::spawn(move || {
            if ends.recv_timeout(MOST) == Err(RecvTimeoutError::Timeout) {
                eprintln!("{test} does not end: it has run for {MOST:?}.");
                std::process::abort();
            }
        });
        HangGuard { _over: over }
    }
}
