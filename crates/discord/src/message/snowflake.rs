//! Conversion between message ids (snowflakes) and times.

use std::num::NonZeroU64;

use serenity::all::MessageId;

/// Discord's epoch in Unix milliseconds.
const EPOCH: i64 = 1_420_070_400_000;

/// An id below all ids from this time on. Never zero, which is invalid.
pub(super) fn before(time: i64) -> MessageId {
    let since = u64::try_from(time.saturating_sub(EPOCH)).unwrap_or(0);
    MessageId::new((since << 22).saturating_sub(1).max(1))
}

/// In Unix milliseconds; 0 for an invalid id.
pub fn made_at(message: u64) -> i64 {
    let id = NonZeroU64::new(message).map(MessageId::from);
    id.map_or(0, |id| {
        let made = id.created_at();
        made.unix_timestamp() * 1000 + i64::from(made.millisecond())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_tells_its_time() {
        let time = EPOCH + 1_234_567;
        let before_it = before(time).get();
        assert_eq!(made_at(before_it + 1), time);
        assert_eq!(made_at(before_it), time - 1);
        assert_eq!(before(0).get(), 1);
        assert_eq!(made_at(0), 0);
    }
}
