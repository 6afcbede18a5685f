//! The shards of Discord's gateway: each has the events of some servers.

use crate::messages::ServerId;

/// How many shards there are; at least one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShardCount(u32);

/// One of so many shards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Shard {
    number: u32,
    of: u32,
}

impl ShardCount {
    pub const ONE: ShardCount = ShardCount(1);

    /// None count as one.
    pub fn new(count: u32) -> ShardCount {
        ShardCount(count.max(1))
    }

    pub fn get(self) -> u32 {
        self.0
    }

    pub fn all(self) -> impl Iterator<Item = Shard> {
        (0..self.0).map(move |number| Shard { number, of: self.0 })
    }

    /// The shard that has a server's events.
    pub fn of(self, ServerId(server): ServerId) -> Shard {
        let number = u32::try_from((server >> 22) % u64::from(self.0)).unwrap_or(0);
        Shard { number, of: self.0 }
    }

    /// The shard that has the events of direct messages.
    pub fn of_direct_messages(self) -> Shard {
        Shard { number: 0, of: self.0 }
    }
}

impl Shard {
    pub const ONLY: Shard = Shard { number: 0, of: 1 };

    pub fn number(self) -> u32 {
        self.number
    }

    pub fn count(self) -> ShardCount {
        ShardCount(self.of)
    }

    pub fn has(self, server: ServerId) -> bool {
        self.count().of(server) == self
    }

    pub fn has_direct_messages(self) -> bool {
        self.number == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_server_has_one_shard_and_direct_messages_the_first() {
        let three = ShardCount::new(3);
        let of = |time: u64| three.of(ServerId((time << 22) | 5)).number();
        assert_eq!([of(0), of(1), of(2), of(3)], [0, 1, 2, 0]);
        for server in [ServerId(1), ServerId(u64::MAX), ServerId(1 << 22)] {
            let having = three.all().filter(|shard| shard.has(server));
            assert_eq!(having.collect::<Vec<_>>(), [three.of(server)]);
        }
        assert!(three.of_direct_messages().has_direct_messages());
        assert_eq!(ShardCount::new(0), ShardCount::ONE);
        assert_eq!(ShardCount::ONE.of(ServerId(77)), Shard::ONLY);
    }
}
