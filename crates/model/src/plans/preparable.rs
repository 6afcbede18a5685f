//! Which questions can be answered before they are asked, and how. Every kind of question stands here; the compiler misses
//! none. Which have standing answers: `preference_kind.rs`.

use viceroy_rules::Topic;

/// How a question can be answered before it is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preparable {
    /// By a step of a plan: everything that it needs lies open beforehand.
    Step,
    /// With the play that leads to it.
    WithThePlay,
    /// Only when it comes: what it is about is not known before, or it answers others.
    WhenAsked,
}

/// How a kind of question can be answered before it is asked.
pub fn preparable(topic: Topic) -> Preparable {
    match topic {
        // What everybody does in secret, and what follows from it with all cards known: the row of the next auction lies
        // open while people develop (R-AUC-16), and so do the monsters.
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
        | Topic::MonsterReward => Preparable::Step,
        // What a card asks of its player once it is played.
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
        // The set-up: the cards and gems are dealt a moment before they are asked about.
        Topic::ReturnGems | Topic::FirstCards | Topic::DomainReward | Topic::ReturnCharacters
        // It depends on the bids of others, and nobody insists or names anything a second time by itself.
        | Topic::RenameDiamond | Topic::TipOrGoOn | Topic::RivalTarget
        // A card that could be played when it was chosen cannot be played any more.
        | Topic::Unplayable
        // About cards or tokens that are drawn only then.
        | Topic::PutBackLaws | Topic::Enrol | Topic::ReturnJudgement
        // The end of the game, when nobody waits for anything else.
        | Topic::Obey | Topic::Paint => Preparable::WhenAsked,
    }
}
