//! Which questions have standing answers. Every kind of question stands here; the compiler misses none.

use serde::{Deserialize, Serialize};

use viceroy_rules::Topic;

/// Questions that have a standing answer together.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum PreferenceKind {
    /// The first claim where one other bids the same (R-AUC-06).
    Claim,
    /// Gems for a pass, for a discarded card or as a reward (R-AUC-14, R-DEV-01, R-REW-01).
    Gems,
    /// The deck to draw from (R-REW-03).
    Deck,
    /// What becomes of a card that a law may take (R-LAW-78).
    Tuck,
    /// Which judgement just drawn goes back (R-UND-03).
    ReturnJudgement,
    /// What is discarded for judgements at the end (R-UND-09).
    Obey,
    /// What is shown and paid in a combat (R-INV-07).
    Combat,
    /// Whether a diamond that gets no card is named anew (R-TD-07).
    RenameDiamond,
    /// The painting at the end (R-END-01).
    Paint,
}

impl PreferenceKind {
    /// The standing answers that a question can have: small ones that somebody answers alike most of the time.
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
        // What the game is about: which card, where, for what.
        Topic::Bid
        | Topic::Develop
        | Topic::AttackTarget
        | Topic::TakeCard
        | Topic::NameDiamond
        | Topic::TipOrGoOn
        | Topic::RivalTarget
        | Topic::Place
        | Topic::PutUnder
        // Once in a game.
        | Topic::ReturnGems
        | Topic::FirstCards
        | Topic::DomainReward
        | Topic::ReturnCharacters
        // What one card does once: its player thinks about it when they play it, or when a plan fails.
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
        // Which of them is worth most depends on the game.
        | Topic::MonsterReward => None,
    }
    }
}
