//! Ends the run when a test goes on for ever: a loop that waits for what does not come would else hold everything up.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// Many times what the longest evening takes on a machine that is busy with other things.
const MOST: Duration = Duration::from_secs(20 * 60);

/// While this lives, a test may run; it must not live for ever.
pub struct HangGuard {
    _over: Sender<()>,
}

impl HangGuard {
    pub fn of_this_test() -> HangGuard {
        let (over, ends) = channel::<()>();
        // Tests run in threads that are called as they are.
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
