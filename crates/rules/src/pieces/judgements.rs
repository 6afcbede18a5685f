//! Sets of judgement tokens, and what is public about those a player holds (RULES section 12).

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{JUDGEMENTS, JudgementId};

/// A bitmap, iterated in ascending order; stored as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct JudgementSet(u32);

impl JudgementSet {
    pub const NONE: JudgementSet = JudgementSet(0);

    /// R-UND-01.
    pub const ALL: JudgementSet = JudgementSet(u32::MAX);

    fn bit(token: JudgementId) -> u32 {
        match token.0 {
            1..=JUDGEMENTS => 1 << (token.0 - 1),
            _ => 0,
        }
    }

    pub fn of(tokens: impl IntoIterator<Item = JudgementId>) -> JudgementSet {
        let mut set = JudgementSet::NONE;
        tokens.into_iter().for_each(|token| set.insert(token));
        set
    }

    pub fn contains(self, token: JudgementId) -> bool {
        self.0 & JudgementSet::bit(token) != 0
    }

    pub fn insert(&mut self, token: JudgementId) {
        self.0 |= JudgementSet::bit(token);
    }

    #[must_use]
    pub fn plus(self, others: JudgementSet) -> JudgementSet {
        JudgementSet(self.0 | others.0)
    }

    #[must_use]
    pub fn without(self, others: JudgementSet) -> JudgementSet {
        JudgementSet(self.0 & !others.0)
    }

    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = JudgementId> + use<> {
        let tokens = (1..=JUDGEMENTS).map(JudgementId);
        tokens.filter(move |token| self.contains(*token))
    }

    pub fn nth(self, nth: u32) -> Option<JudgementId> {
        self.iter().nth(usize::try_from(nth).ok()?)
    }
}

impl Serialize for JudgementSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for JudgementSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<JudgementId>::deserialize(deserializer).map(JudgementSet::of)
    }
}

/// What is public about a player's tokens (R-UND-03, R-UND-09).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct HeldJudgements {
    pub count: u8,
    /// Filled at the end of the game.
    pub shown: JudgementSet,
    /// Those that have already made their owner discard a token.
    pub obeyed: JudgementSet,
}

impl HeldJudgements {
    pub fn is_empty(&self) -> bool {
        *self == HeldJudgements::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_stored_as_a_list_and_knows_no_other_tokens() {
        let set = JudgementSet::of([32, 2, 7].map(JudgementId));
        assert_eq!(serde_json::to_string(&set).unwrap(), "[2,7,32]");
        let read: JudgementSet = serde_json::from_str("[7,32,2,0,33]").unwrap();
        assert_eq!(read, set);
        assert_eq!((set.len(), JudgementSet::ALL.len()), (3, JUDGEMENTS));
        assert_eq!(set.nth(1), Some(JudgementId(7)));
        assert_eq!(set.nth(3), None);
        let less = set.without(JudgementSet::of([JudgementId(7)]));
        assert!(!less.contains(JudgementId(7)) && less.plus(set) == set);
    }
}
