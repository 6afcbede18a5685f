//! What a page talks about, for highlighting in its picture.

use super::deal::*;
use super::page::LessonPage;
use crate::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpokenOf {
    Card(CardId),
    /// From the first row to this one.
    Rows(CardId, u8, u8),
    Place(Slot),
    /// On cards of a pyramid.
    Token(Token),
    Gems,
}

impl LessonPage {
    pub fn spoken(self) -> Vec<SpokenOf> {
        let slot = |level, column| Slot { level, column };
        let infinite = SpokenOf::Token(Token::Infinite(Colour::Green));
        match self {
            LessonPage::Bid => vec![SpokenOf::Card(RUFFIAN), SpokenOf::Gems],
            LessonPage::Play => vec![SpokenOf::Card(RUFFIAN)],
            LessonPage::Place => vec![SpokenOf::Rows(RUFFIAN, 1, 1), SpokenOf::Place(slot(1, 1))],
            LessonPage::Contested => vec![SpokenOf::Card(GROVE_KEEPER)],
            LessonPage::Again => vec![SpokenOf::Card(HOST_COMMANDER)],
            LessonPage::Levels => vec![SpokenOf::Rows(HOST_COMMANDER, 1, 2)],
            LessonPage::Circle => vec![SpokenOf::Place(slot(2, 0))],
            LessonPage::Pass => vec![SpokenOf::Token(Token::Science), SpokenOf::Gems],
            LessonPage::Gems => vec![SpokenOf::Card(HEXER), SpokenOf::Gems],
            LessonPage::Law | LessonPage::Infinite => vec![SpokenOf::Card(WELLS)],
            LessonPage::Tip | LessonPage::Claim => vec![SpokenOf::Card(DUELLIST)],
            LessonPage::Payment => vec![SpokenOf::Place(slot(2, -1)), infinite],
            LessonPage::Magic => vec![
                SpokenOf::Rows(HEXER, 3, 3),
                SpokenOf::Token(Token::Science),
                SpokenOf::Token(Token::Magic),
                SpokenOf::Token(Token::Defence),
            ],
            LessonPage::Attack
            | LessonPage::Discard
            | LessonPage::Hint
            | LessonPage::Paint
            | LessonPage::Rest
            | LessonPage::Score => vec![],
        }
    }

    pub fn card(self) -> Option<CardId> {
        Some(match self {
            LessonPage::Bid | LessonPage::Play | LessonPage::Place => RUFFIAN,
            LessonPage::Contested => GROVE_KEEPER,
            LessonPage::Again | LessonPage::Levels | LessonPage::Circle => HOST_COMMANDER,
            LessonPage::Gems | LessonPage::Magic => HEXER,
            LessonPage::Law | LessonPage::Infinite => WELLS,
            LessonPage::Tip | LessonPage::Claim | LessonPage::Payment => DUELLIST,
            LessonPage::Pass
            | LessonPage::Attack
            | LessonPage::Discard
            | LessonPage::Hint
            | LessonPage::Paint
            | LessonPage::Rest
            | LessonPage::Score => return None,
        })
    }
}
