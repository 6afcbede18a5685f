//! Detects interactions that Discord delivers twice. In memory only: work starts after Discord
//! accepts the first response, so after a restart Discord itself refuses duplicates.

use crate::message::snowflake::made_at;
use crate::prelude::*;

/// Far more than arrive in the three seconds for a response.
const MOST: usize = 8192;

/// Clones share state.
#[derive(Clone)]
pub struct HandledInteractions {
    known: Arc<Mutex<BTreeMap<InteractionId, Sign>>>,
    since: WallTime,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Nothing,
    /// Discord accepted a first response from this process.
    FirstAnswer,
}

impl HandledInteractions {
    pub fn since(since: WallTime) -> HandledInteractions {
        HandledInteractions { known: Arc::default(), since }
    }

    pub fn is_older(&self, id: InteractionId) -> bool {
        WallTime(made_at(id.get())) < self.since
    }

    /// False if begun before.
    pub fn begin(&self, id: InteractionId) -> bool {
        let mut known = self.known.lock();
        if known.contains_key(&id) {
            return false;
        }
        known.insert(id, Sign::Nothing);
        // Ids grow with time.
        if known.len() > MOST {
            known.pop_first();
        }
        true
    }

    pub fn answered(&self, id: InteractionId) {
        if let Some(sign) = self.known.lock().get_mut(&id) {
            *sign = Sign::FirstAnswer;
        }
    }

    pub fn is_answered(&self, id: InteractionId) -> bool {
        self.known.lock().get(&id) == Some(&Sign::FirstAnswer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(number: u64) -> InteractionId {
        InteractionId::new(number)
    }

    #[test]
    fn an_interaction_is_begun_once_and_memory_is_bounded() {
        let handled = HandledInteractions::since(WallTime(0));
        let most = MOST as u64;
        assert!((1..=most).all(|number| handled.begin(id(number))));
        assert!((1..=most).all(|number| !handled.clone().begin(id(number))));
        assert!(handled.begin(id(most + 1)));
        assert_eq!(handled.known.lock().len(), MOST);
        assert!(!handled.begin(id(2)), "the oldest alone is forgotten");
    }

    #[test]
    fn one_of_before_the_start_is_told_from_one_of_this_process() {
        let made = made_at(5 << 22);
        let is_older = |since| HandledInteractions::since(WallTime(since)).is_older(id(5 << 22));
        assert!(is_older(made + 1) && !is_older(made));
    }

    #[test]
    fn it_is_known_who_has_had_a_first_answer() {
        let handled = HandledInteractions::since(WallTime(0));
        assert!(handled.begin(id(5)));
        assert!(!handled.is_answered(id(5)));
        handled.answered(id(5));
        assert!(handled.is_answered(id(5)) && !handled.is_answered(id(6)));
        assert!(!handled.begin(id(5)), "it stays so");
        assert!(handled.is_answered(id(5)));
    }
}
