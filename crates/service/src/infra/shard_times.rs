//! When single shards were away while others were connected. All times are the uptime clock's,
//! which stands while none is connected.

use super::clock::SHORT;
use crate::prelude::*;
use viceroy_model::shard::{Shard, ShardCount};
use viceroy_model::timing::Stretch;
use viceroy_store::ShardOutage;

#[derive(Default)]
pub(crate) struct ShardTimes(Mutex<State>);

#[derive(Default)]
struct State {
    shards: Option<ShardCount>,
    /// By number, since when.
    away: BTreeMap<Shard, Millis>,
    over: Vec<ShardOutage>,
}

/// How many shards are connected after a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum StillThere {
    Some,
    None,
}

impl ShardTimes {
    pub(crate) fn load(&self, over: Vec<ShardOutage>) {
        self.0.lock().over = over;
    }

    /// Each is away until it is connected.
    pub(crate) fn begin(&self, shards: ShardCount, now: Millis) {
        let mut state = self.0.lock();
        state.shards = Some(shards);
        state.away = shards.all().map(|shard| (shard, now)).collect();
    }

    pub(crate) fn lost(&self, shard: Shard, now: Millis) -> StillThere {
        let mut state = self.0.lock();
        state.away.entry(shard).or_insert(now);
        let all = state.shards.unwrap_or(shard.count()).get() as usize;
        match state.away.len() >= all {
            true => StillThere::None,
            false => StillThere::Some,
        }
    }

    /// What it has missed, if that was more than a short time.
    pub(crate) fn back(&self, shard: Shard, now: Millis) -> Option<ShardOutage> {
        let mut state = self.0.lock();
        let from = state.away.remove(&shard)?;
        let outage = ShardOutage { shard, away: Stretch { from, to: now } };
        is_long(outage.away).then(|| {
            state.over.push(outage);
            outage
        })
    }

    /// Those that go on, until now.
    pub(crate) fn going_on(&self, now: Millis) -> Vec<ShardOutage> {
        let away = |(shard, from): (&Shard, &Millis)| ShardOutage {
            shard: *shard,
            away: Stretch { from: *from, to: now },
        };
        let all: Vec<ShardOutage> = self.0.lock().away.iter().map(away).collect();
        all.into_iter().filter(|outage| is_long(outage.away)).collect()
    }

    /// All that were long, with those that go on.
    pub(crate) fn long(&self, now: Millis) -> Vec<ShardOutage> {
        let mut all = self.0.lock().over.clone();
        all.extend(self.going_on(now));
        all
    }

    /// Those that are away, for however short a time.
    pub(crate) fn away(&self) -> Vec<Shard> {
        self.0.lock().away.keys().copied().collect()
    }
}

fn is_long(away: Stretch) -> bool {
    away.length() > SHORT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_long_absences_of_one_shard_count_and_each_once() {
        let times = ShardTimes::default();
        let two = ShardCount::new(2);
        let shards: Vec<Shard> = two.all().collect();
        times.begin(two, 0);
        assert_eq!(times.away(), shards);
        assert_eq!(times.back(shards[0], SHORT), None);
        assert_eq!(times.back(shards[1], SHORT + 1).map(|one| one.away.from), Some(0));
        assert_eq!(times.lost(shards[1], 2 * SHORT), StillThere::Some);
        assert_eq!(times.lost(shards[1], 3 * SHORT), StillThere::Some, "said twice");
        assert!(times.going_on(3 * SHORT).is_empty());
        let long = times.long(4 * SHORT);
        assert_eq!(long.len(), 2);
        assert_eq!(long[1].away, Stretch { from: 2 * SHORT, to: 4 * SHORT });
        assert_eq!(times.lost(shards[0], 4 * SHORT), StillThere::None);
    }
}
