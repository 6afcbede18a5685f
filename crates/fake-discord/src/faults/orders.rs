//! Queue of pending faults, for requests, gateway connections and interactions.

use crate::prelude::*;

/// How long a fault lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lasting {
    /// This many times.
    Times(usize),
    /// This many seconds of the fake clock.
    Seconds(u64),
    /// Until it is cleared.
    UntilCleared,
}

#[derive(Clone, Debug)]
struct Order<W, F> {
    of: W,
    fault: F,
    /// Remaining uses; the maximum means unlimited.
    left: usize,
    /// Unix milliseconds.
    until: u64,
}

#[derive(Clone, Debug)]
pub(crate) struct Orders<W, F>(Vec<Order<W, F>>);

impl<W, F> Default for Orders<W, F> {
    fn default() -> Self {
        Orders(Vec::new())
    }
}

impl<W, F: Clone> Orders<W, F> {
    /// `now` is in Unix milliseconds.
    pub(crate) fn add(&mut self, of: W, fault: F, lasting: Lasting, now: u64) {
        let (left, until) = match lasting {
            Lasting::Times(left) => (left, u64::MAX),
            Lasting::Seconds(time) => {
                let time = Duration::from_secs(time).as_millis();
                let time = u64::try_from(time).unwrap_or(u64::MAX);
                (usize::MAX, now.saturating_add(time))
            }
            Lasting::UntilCleared => (usize::MAX, u64::MAX),
        };
        self.0.push(Order { of, fault, left, until });
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn take_back(&mut self, mut meant: impl FnMut(&W, &F) -> bool) {
        self.0.retain(|order| !meant(&order.of, &order.fault));
    }

    pub(crate) fn meet(&mut self, now: u64, mut met: impl FnMut(&W) -> bool) -> Option<F> {
        self.0.retain(|order| order.left > 0 && now < order.until);
        let order = self.0.iter_mut().find(|order| met(&order.of))?;
        if order.left != usize::MAX {
            order.left -= 1;
        }
        Some(order.fault.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_end_by_count_by_the_clock_or_when_cleared() {
        let mut orders = Orders::default();
        orders.add('a', 1, Lasting::Times(0), 0);
        orders.add('a', 2, Lasting::Times(2), 0);
        orders.add('a', 3, Lasting::Seconds(60), 0);
        assert_eq!(orders.meet(0, |of| *of == 'b'), None);
        let met: Vec<_> = (0..4).map(|_| orders.meet(59_999, |_| true)).collect();
        assert_eq!(met, [2, 2, 3, 3].map(Some));
        assert_eq!(orders.meet(60_000, |_| true), None);
        orders.add('a', 4, Lasting::UntilCleared, 0);
        assert_eq!(orders.meet(u64::MAX - 1, |_| true), Some(4));
        orders.clear();
        assert_eq!(orders.meet(0, |_| true), None);
    }
}
