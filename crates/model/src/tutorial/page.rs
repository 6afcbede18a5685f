//! The pages of the lesson. Each has one idea.

use strum::VariantArray;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantArray)]
pub enum LessonPage {
    /// A gem is a bid on the card at its colour.
    Bid,
    /// A card that was won is in the hand, and is played from there.
    Play,
    /// Level 1, and what a row costs and gives.
    Place,
    /// Somebody else may bid the same.
    Contested,
    /// Two bids on one card bring it to nobody; there is another auction.
    Again,
    /// The higher, the dearer.
    Levels,
    /// Four corners of one colour.
    Circle,
    /// A pass brings gems, and science more of them.
    Pass,
    Gems,
    /// A law costs nothing.
    Law,
    /// An infinite gem.
    Infinite,
    /// A card at the tip is there for the last time.
    Tip,
    /// Two bids on two cards.
    Claim,
    /// An infinite gem pays.
    Payment,
    /// Magic and sets.
    Magic,
    /// How the game went on.
    Rest,
    /// What it counted.
    Score,
}

impl LessonPage {
    /// All pages, in their order.
    pub const ALL: &'static [LessonPage] = LessonPage::VARIANTS;

    /// Its number, from 1: so buttons and the store call it.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    pub fn of_number(number: u8) -> Option<LessonPage> {
        LessonPage::ALL.get(usize::from(number.checked_sub(1)?)).copied()
    }

    pub fn before(self) -> Option<LessonPage> {
        LessonPage::of_number(self.number() - 1)
    }

    pub fn behind(self) -> Option<LessonPage> {
        LessonPage::of_number(self.number() + 1)
    }

    /// Whether it is the last one.
    pub fn is_last(self) -> bool {
        self.behind().is_none()
    }

    pub(super) fn index(self) -> usize {
        self as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_known_by_their_numbers() {
        for (nth, page) in (1..).zip(LessonPage::ALL) {
            assert_eq!(page.number(), nth);
            assert_eq!(LessonPage::of_number(nth), Some(*page));
        }
        assert_eq!(LessonPage::Bid.before(), None);
        assert_eq!(LessonPage::Bid.behind(), Some(LessonPage::Play));
        assert_eq!(LessonPage::of_number(0), None);
        assert_eq!(LessonPage::of_number(u8::MAX), None);
        assert!(LessonPage::Score.is_last());
    }
}
