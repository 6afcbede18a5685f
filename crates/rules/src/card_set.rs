//! A set of cards as a bitmap, iterated in ascending order.

use crate::prelude::*;
use serde::{Deserializer, Serializer};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet([u64; 4]);

impl CardSet {
    pub const NONE: CardSet = CardSet([0; 4]);

    pub fn contains(&self, card: CardId) -> bool {
        self.0[usize::from(card.0 >> 6)] >> (card.0 & 63) & 1 == 1
    }

    pub fn insert(&mut self, card: CardId) {
        self.0[usize::from(card.0 >> 6)] |= 1 << (card.0 & 63);
    }

    pub fn remove(&mut self, card: CardId) {
        self.0[usize::from(card.0 >> 6)] &= !(1 << (card.0 & 63));
    }

    pub fn len(&self) -> usize {
        self.0.iter().map(|w| w.count_ones() as usize).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    pub fn iter(&self) -> impl Iterator<Item = CardId> {
        let words = self.0;
        (0..4u8).flat_map(move |w| {
            let mut bits = words[usize::from(w)];
            std::iter::from_fn(move || {
                if bits == 0 {
                    return None;
                }
                let low = bits.trailing_zeros() as u8;
                bits &= bits - 1;
                Some(CardId(w * 64 + low))
            })
        })
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = CardSet::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<CardId>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_come_and_go() {
        let mut set = CardSet::NONE;
        assert!(set.is_empty());
        assert_eq!(set.len(), 0);
        for card in [1, 64, 88] {
            set.insert(CardId(card));
            assert!(set.contains(CardId(card)) && !set.is_empty());
        }
        assert_eq!(set.len(), 3);
        assert_eq!(set.iter().map(|c| c.0).collect::<Vec<_>>(), [1, 64, 88]);
        for card in [64, 1, 88] {
            assert!(!set.is_empty());
            set.remove(CardId(card));
            assert!(!set.contains(CardId(card)));
        }
        assert!(set.is_empty() && set.iter().next().is_none());
    }
}
