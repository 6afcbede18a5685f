//! What somebody who is called has to do.

use crate::rules::Topic;
use crate::wording::say;

/// What is to be done, as it is said to whoever shall do it.
pub(super) fn to_do(topic: Topic) -> String {
    say(&format!("call-{}", topic.key()), &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_told_what_to_do() {
        let all = Topic::ALL;
        let said: std::collections::BTreeSet<String> = all.iter().copied().map(to_do).collect();
        // Gems for a pass are the same thing to do, alone or together with others.
        assert_eq!(said.len(), all.len() - 1);
        assert_eq!(to_do(Topic::Develop), "choose a card to play");
    }
}
