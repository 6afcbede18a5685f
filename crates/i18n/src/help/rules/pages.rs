//! Which pages of rules there are, and what they are called on buttons.

use viceroy_rules::{Help, Topic};

/// A page of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Page {
    /// The legend of the icons.
    Icons,
    /// What the game is about, and how it is won.
    Goal,
    /// What happens in a turn.
    Turn,
    /// Bids.
    Auction,
    /// Passing, and where gems come from.
    Passing,
    /// Where a card may stand.
    Pyramid,
    /// What a character costs and gives.
    Card,
    /// Circles of one colour, and painting.
    Circles,
    Laws,
    /// The end and the seven lines of the score.
    Scoring,
    /// How shuffles are settled, and the hash of the game's secret.
    Fairness,
}

impl Page {
    /// All pages, in the order in which they are leafed through.
    pub const ALL: [Page; 11] = [
        Page::Icons,
        Page::Goal,
        Page::Turn,
        Page::Auction,
        Page::Passing,
        Page::Pyramid,
        Page::Card,
        Page::Circles,
        Page::Laws,
        Page::Scoring,
        Page::Fairness,
    ];

    /// What it is called on buttons that were posted, for ever.
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

    /// The page that is called so.
    pub fn from_key(key: &str) -> Option<Page> {
        Page::ALL.into_iter().find(|page| page.key() == key)
    }

    /// The page that says more about a kind of question.
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

    /// Which page it is, from 1.
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
