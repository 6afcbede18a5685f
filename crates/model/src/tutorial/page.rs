//! The pages of the tutorial, each with one idea.

use strum::VariantArray;

/// Each has its number for ever: it is stored, and stands in buttons. A new page comes last here, and where
/// it belongs in [`LessonPage::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, strum::VariantArray)]
pub enum LessonPage {
    /// A gem bids on the card at its colour.
    Bid,
    Play,
    /// Level 1; costs and rewards of a row.
    Place,
    /// Others may bid the same.
    Contested,
    /// Equal bids leave the card to nobody; another auction follows.
    Again,
    /// Higher levels cost more.
    Levels,
    /// Four corners of one colour.
    Circle,
    /// A pass gives gems, and science more of them.
    Pass,
    Gems,
    Law,
    Infinite,
    /// The last chance for a card at the tip.
    Tip,
    Claim,
    Payment,
    Magic,
    Rest,
    Score,
    /// What it takes, and what it costs others.
    Attack,
    Discard,
    /// What looks best, and who says so.
    Hint,
    Paint,
}

impl LessonPage {
    /// In the order of the lesson.
    pub const ALL: &'static [LessonPage] = &[
        LessonPage::Bid,
        LessonPage::Play,
        LessonPage::Place,
        LessonPage::Contested,
        LessonPage::Again,
        LessonPage::Levels,
        LessonPage::Circle,
        LessonPage::Pass,
        LessonPage::Gems,
        LessonPage::Law,
        LessonPage::Infinite,
        LessonPage::Tip,
        LessonPage::Claim,
        LessonPage::Payment,
        LessonPage::Magic,
        LessonPage::Attack,
        LessonPage::Discard,
        LessonPage::Hint,
        LessonPage::Paint,
        LessonPage::Rest,
        LessonPage::Score,
    ];

    /// From 1. Used in custom ids and the store.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    pub fn of_number(number: u8) -> Option<LessonPage> {
        LessonPage::VARIANTS.get(usize::from(number.checked_sub(1)?)).copied()
    }

    /// From 1.
    pub fn place(self) -> usize {
        self.index() + 1
    }

    pub fn before(self) -> Option<LessonPage> {
        LessonPage::ALL.get(self.index().checked_sub(1)?).copied()
    }

    pub fn behind(self) -> Option<LessonPage> {
        LessonPage::ALL.get(self.index() + 1).copied()
    }

    pub fn is_last(self) -> bool {
        self.behind().is_none()
    }

    pub(super) fn index(self) -> usize {
        // All of them are there: a test looks.
        LessonPage::ALL.iter().position(|page| *page == self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_known_by_their_numbers() {
        for (nth, page) in (1..).zip(LessonPage::VARIANTS) {
            assert_eq!(page.number(), nth);
            assert_eq!(LessonPage::of_number(nth), Some(*page));
        }
        assert_eq!(LessonPage::ALL.len(), LessonPage::VARIANTS.len());
        for (place, page) in (1..).zip(LessonPage::ALL) {
            assert_eq!(page.place(), place, "{page:?} comes once");
        }
        assert_eq!(LessonPage::Bid.before(), None);
        assert_eq!(LessonPage::Bid.behind(), Some(LessonPage::Play));
        assert_eq!(LessonPage::of_number(0), None);
        assert_eq!(LessonPage::of_number(u8::MAX), None);
        assert!(LessonPage::Score.is_last());
    }
}
