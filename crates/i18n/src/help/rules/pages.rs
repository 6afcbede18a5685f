//! The pages of rules and their keys in buttons.

use strum::{EnumCount, VariantArray};
use viceroy_rules::cards::listed;
use viceroy_rules::{Help, Topic};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::EnumCount, strum::VariantArray)]
pub enum Page {
    Icons,
    Goal,
    Turn,
    Auction,
    Passing,
    Pyramid,
    Card,
    Circles,
    Laws,
    Scoring,
    Fairness,
}

impl Page {
    /// In display order.
    pub const ALL: [Page; Page::COUNT] = listed(Page::VARIANTS);

    /// Part of posted custom ids, so it must never change.
    pub fn key(self) -> &'static str {
        match self {
            Page::Goal => "goal",
            Page::Turn => "turn",
            Page::Auction => "auction",
            Page::Passing => "passing",
            Page::Pyramid => "pyramid",
            Page::Card => "card",
            Page::Circles => "circles",
            Page::Laws => "laws",
            Page::Scoring => "scoring",
            Page::Icons => "icons",
            Page::Fairness => "fairness",
        }
    }

    pub fn from_key(key: &str) -> Option<Page> {
        Page::ALL.into_iter().find(|page| page.key() == key)
    }

    pub fn about(topic: Topic) -> Page {
        match topic {
            Topic::FirstCards
            | Topic::DomainReward
            | Topic::ReturnCharacters
            | Topic::ReturnGems
            | Topic::Develop
            | Topic::CombatShow
            | Topic::CombatPay
            | Topic::MonsterReward
            | Topic::PutUnder => Page::Turn,
            Topic::PassGems
            | Topic::PassGemsTogether
            | Topic::DiscardGems
            | Topic::RewardGems
            | Topic::OwnInfinite
            | Topic::InfiniteColour
            | Topic::MissingDiamond
            | Topic::NameDiamond
            | Topic::RenameDiamond => Page::Passing,
            Topic::Place | Topic::Unplayable => Page::Pyramid,
            Topic::FifthLevel
            | Topic::FifthLevelAgain
            | Topic::Deck
            | Topic::CriminalRow
            | Topic::ReturnJudgement
            | Topic::DiscardJudgements
            | Topic::Bribe
            | Topic::Relocate
            | Topic::RelocateTo => Page::Card,
            Topic::Paint => Page::Circles,
            Topic::Obey => Page::Scoring,
            _ if topic.help() == Help::Auction => Page::Auction,
            _ => Page::Laws,
        }
    }

    /// From 1.
    pub fn number(self) -> usize {
        1 + Page::ALL.iter().position(|page| *page == self).unwrap_or(0)
    }

    pub fn before(self) -> Option<Page> {
        Page::ALL.get(self.number().checked_sub(2)?).copied()
    }

    pub fn behind(self) -> Option<Page> {
        Page::ALL.get(self.number()).copied()
    }
}
