//! Which questions can have standing answers.

use crate::prelude::*;

/// Topics that share a standing answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[derive(strum::VariantArray, strum::IntoStaticStr, strum::EnumString)]
#[strum(serialize_all = "snake_case")]
pub enum PreferenceKind {
    /// The first claim where one other player bids the same (R-AUC-06).
    Claim,
    /// Gems for a pass, for a discarded card or as a reward (R-AUC-14, R-DEV-01, R-REW-01).
    Gems,
    /// The deck to draw from (R-REW-03).
    Deck,
    /// Whether a law takes a card (R-LAW-78).
    Tuck,
    /// The judgement just drawn that goes back (R-UND-03).
    ReturnJudgement,
    /// What is discarded for judgements at the end (R-UND-09).
    Obey,
    /// What is shown and paid in combat (R-INV-07).
    Combat,
    /// Whether a diamond without a card is renamed (R-TD-07).
    RenameDiamond,
    /// The painting at the end (R-END-01).
    Paint,
}

impl PreferenceKind {
    /// Whether it follows a play or a bid with what is only known then, and one answer is nearly
    /// always right: a proposal answers it too.
    pub fn follows(self) -> bool {
        match self {
            PreferenceKind::Tuck
            | PreferenceKind::ReturnJudgement
            | PreferenceKind::Obey
            | PreferenceKind::Paint => true,
            // Those a plan answers by its steps, and one that nobody should answer for another.
            PreferenceKind::Claim
            | PreferenceKind::Gems
            | PreferenceKind::Deck
            | PreferenceKind::Combat
            | PreferenceKind::RenameDiamond => false,
        }
    }

    pub fn of(topic: Topic) -> Option<PreferenceKind> {
        match topic {
        Topic::Claim => Some(PreferenceKind::Claim),
        Topic::PassGems | Topic::PassGemsTogether | Topic::DiscardGems | Topic::RewardGems => {
            Some(PreferenceKind::Gems)
        }
        Topic::Deck => Some(PreferenceKind::Deck),
        Topic::Enrol => Some(PreferenceKind::Tuck),
        Topic::ReturnJudgement => Some(PreferenceKind::ReturnJudgement),
        Topic::Obey => Some(PreferenceKind::Obey),
        Topic::CombatShow | Topic::CombatPay => Some(PreferenceKind::Combat),
        Topic::RenameDiamond => Some(PreferenceKind::RenameDiamond),
        Topic::Paint => Some(PreferenceKind::Paint),
        // The core of the game: which card, where, for what.
        Topic::Bid
        | Topic::Develop
        | Topic::AttackTarget
        | Topic::TakeCard
        | Topic::NameDiamond
        | Topic::TipOrGoOn
        | Topic::RivalTarget
        | Topic::Place
        | Topic::PutUnder
        | Topic::ReturnGems
        | Topic::FirstCards
        | Topic::DomainReward
        | Topic::ReturnCharacters
        // One-off effects of cards.
        | Topic::Unplayable
        | Topic::FifthLevel
        | Topic::FifthLevelAgain
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
        | Topic::PutBackLaws
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
        | Topic::DiscardJudgements
        | Topic::MonsterReward => None,
    }
    }
}
