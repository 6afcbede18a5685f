//! Fixed-window counters.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Allowance {
    pub(crate) count: u32,
    milliseconds: u64,
}

impl Allowance {
    pub(crate) const fn new(count: u32, milliseconds: u64) -> Allowance {
        Allowance { count, milliseconds }
    }

    pub(super) fn faster(self, times: u32) -> Allowance {
        let milliseconds = self.milliseconds / u64::from(times.max(1));
        Allowance { milliseconds: milliseconds.max(1), ..self }
    }
}

/// A window that starts with its first request.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Window {
    began: u64,
    used: u32,
}

impl Window {
    pub(crate) fn take(&mut self, allowance: Allowance, now: u64) -> bool {
        if self.is_over(allowance, now) {
            *self = Window { began: now, used: 0 };
        }
        let left = self.used < allowance.count;
        self.used += u32::from(left);
        left
    }

    pub(crate) fn left(&self, allowance: Allowance, now: u64) -> u32 {
        if self.is_over(allowance, now) {
            return allowance.count;
        }
        allowance.count.saturating_sub(self.used)
    }

    /// When the next window may start, in Unix milliseconds.
    pub(crate) fn reset(&self, allowance: Allowance, now: u64) -> u64 {
        if self.is_over(allowance, now) {
            return now + allowance.milliseconds;
        }
        self.began + allowance.milliseconds
    }

    pub(crate) fn is_over(&self, allowance: Allowance, now: u64) -> bool {
        self.used == 0 || now >= self.began + allowance.milliseconds
    }
}
