//! Which questions can be answered in advance, and how.

use viceroy_rules::Topic;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preparable {
    /// By a plan step: all necessary information is public beforehand.
    Step,
    /// Together with the play that causes it.
    WithThePlay,
    /// Only when asked: the information is not known before, or it reacts to other players.
    WhenAsked,
}

pub fn preparable(topic: Topic) -> Preparable {
    match topic {
        // Choices and follow-ups with all cards known: the next auction's row is open during
        // development (R-AUC-16), and so are the monsters.
        Topic::Bid
        | Topic::Develop
        | Topic::AttackTarget
        | Topic::TakeCard
        | Topic::Claim
        | Topic::NameDiamond
        | Topic::PassGems
        | Topic::PassGemsTogether
        | Topic::PutUnder
        | Topic::CombatShow
        | Topic::CombatPay
        | Topic::MonsterReward
        | Topic::Paint => Preparable::Step,
        Topic::DiscardGems
        | Topic::Place
        | Topic::FifthLevel
        | Topic::FifthLevelAgain
        | Topic::RewardGems
        | Topic::Deck
        | Topic::OwnInfinite
        | Topic::InfiniteColour
        | Topic::MissingDiamond
        | Topic::LawChoice
        | Topic::SwapOwn
        | Topic::SwapOther
        | Topic::SwapGems
        | Topic::CopyToken
        | Topic::CopyGems
        | Topic::Requisition
        | Topic::Archive
        | Topic::Deposit
        | Topic::Attaint
        | Topic::Purse
        | Topic::Muster
        | Topic::Bribe
        | Topic::CriminalRow
        | Topic::Relocate
        | Topic::RelocateTo
        | Topic::Amnesty
        | Topic::DiscardJudgements => Preparable::WithThePlay,
        // Set-up: cards and gems are dealt just before.
        Topic::ReturnGems | Topic::FirstCards | Topic::DomainReward | Topic::ReturnCharacters
        // Depends on the bids of others; nobody should insist or rename automatically.
        | Topic::RenameDiamond | Topic::TipOrGoOn | Topic::RivalTarget
        // A chosen card that has become unplayable.
        | Topic::Unplayable
        | Topic::PutBackLaws | Topic::Enrol | Topic::ReturnJudgement
        | Topic::Obey => Preparable::WhenAsked,
    }
}
