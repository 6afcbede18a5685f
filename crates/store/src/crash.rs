//! Places where a test can kill the process, to show that nothing accepted is lost or duplicated.
//! Not in release builds.

#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CrashPoint {
    /// A step, or rows of a backfill, are written but not committed.
    BeforeCommit,
    /// A step is committed but no message was sent.
    AfterCommit,
    /// A message was sent but that is not stored.
    AfterSend,
    #[strum(serialize = "after-promise")]
    AfterDeferring,
    /// Steps of a finished game are packed and their rows deleted, but not committed.
    Packing,
    Starting,
}

impl CrashPoint {
    pub fn key(self) -> &'static str {
        self.into()
    }
}

/// `VICEROY_CRASH_AT=before-commit:7` means the seventh time.
#[cfg(debug_assertions)]
pub fn point(at: CrashPoint) {
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicU64, Ordering};

    static WANTED: OnceLock<Option<(String, u64)>> = OnceLock::new();
    static PASSED: AtomicU64 = AtomicU64::new(0);

    let wanted = WANTED.get_or_init(|| parse(&std::env::var("VICEROY_CRASH_AT").ok()?));
    if let Some((key, count)) = wanted
        && key == at.key()
        && PASSED.fetch_add(1, Ordering::SeqCst) + 1 == *count
    {
        std::process::abort();
    }
}

#[cfg(not(debug_assertions))]
pub fn point(_at: CrashPoint) {}

#[cfg(debug_assertions)]
fn parse(text: &str) -> Option<(String, u64)> {
    match text.split_once(':') {
        Some((key, count)) => Some((key.to_owned(), count.parse().ok()?)),
        None => Some((text.to_owned(), 1)),
    }
}

#[cfg(all(test, debug_assertions))]
mod tests {
    use super::parse;

    #[test]
    fn a_point_without_a_count_is_the_first_time() {
        assert_eq!(parse("starting"), Some(("starting".into(), 1)));
        assert_eq!(parse("after-send:3"), Some(("after-send".into(), 3)));
        assert_eq!(parse("after-send:x"), None);
    }
}
