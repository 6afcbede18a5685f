//! What somebody who is called has to do.

use crate::rules::Topic;
use crate::wording::say;

/// What is to be done, as it is said to whoever shall do it.
pub(super) fn to_do(topic: Topic) -> String {
    let key = match topic {
        Topic::ReturnGems => "call-return-gems",
        Topic::FirstCards => "call-first-cards",
        Topic::Bid => "call-bid",
        Topic::AttackTarget => "call-attack-target",
        Topic::TakeCard => "call-take-card",
        Topic::Claim => "call-claim",
        Topic::TipOrGoOn => "call-tip-or-go-on",
        Topic::RivalTarget => "call-rival-target",
        Topic::PassGems | Topic::PassGemsTogether => "call-pass-gems",
        Topic::Develop => "call-develop",
        Topic::Unplayable => "call-unplayable",
        Topic::DiscardGems => "call-discard-gems",
        Topic::Place => "call-place",
        Topic::FifthLevel => "call-fifth-level",
        Topic::RewardGems => "call-reward-gems",
        Topic::Deck => "call-deck",
        Topic::OwnInfinite => "call-own-infinite",
        Topic::InfiniteColour => "call-infinite-colour",
        Topic::LawChoice => "call-law-choice",
        Topic::SwapOwn => "call-swap-own",
        Topic::SwapOther => "call-swap-other",
        Topic::SwapGems => "call-swap-gems",
        Topic::Requisition => "call-requisition",
        Topic::PutBackLaws => "call-put-back-laws",
        Topic::Archive => "call-archive",
        Topic::Attaint => "call-attaint",
        Topic::Purse => "call-purse",
        Topic::Enrol => "call-enrol",
        Topic::Paint => "call-paint",
    };
    say(key, &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_told_what_to_do() {
        let all = crate::wording::panel::tests::TOPICS;
        let said: std::collections::BTreeSet<String> = all.into_iter().map(to_do).collect();
        // Gems for a pass are the same thing to do, alone or together with others.
        assert_eq!(said.len(), all.len() - 1);
        assert_eq!(to_do(Topic::Develop), "choose a card to play");
    }
}
