//! When things of Discord were made: the upper 42 bits of a number count milliseconds since the beginning of 2015.

/// The beginning of 2015, in Unix milliseconds.
const EPOCH: i64 = 1_420_070_400_000;

/// A number below that of everything made at this time or later. Never zero, which is no number.
pub fn before(time: i64) -> u64 {
    let since = u64::try_from(time.saturating_sub(EPOCH)).unwrap_or(0);
    (since << 22).saturating_sub(1).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When the thing with this number was made.
    fn at(id: u64) -> i64 {
        i64::try_from(id >> 22).unwrap() + EPOCH
    }

    #[test]
    fn a_number_tells_its_time() {
        let time = EPOCH + 1_234_567;
        assert_eq!(at(before(time) + 1), time);
        assert_eq!(at(before(time)), time - 1);
        assert_eq!(before(0), 1);
    }
}
