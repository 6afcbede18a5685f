//! The best answers to the question of a panel, in its place, each with a button.

use super::asked::{AskedAt, PanelQuestion};
use super::text_rows;
use crate::prelude::*;
use crate::wire::letters::letter_of;
use viceroy_ai::Hint;
use viceroy_i18n::hints::{self, About};
use viceroy_i18n::offers::BUTTON;
use viceroy_model::messages::TextSize;
use viceroy_model::plans::WantedCard;

pub(super) fn label(asked: &PanelQuestion<'_>, hint: &Hint) -> String {
    let (view, question, people) = (asked.view, asked.question, asked.people);
    let label = hints::label(
        asked.w,
        About { view, question, people },
        hint,
        &letter(asked.w, view, question),
    );
    clip(&label, BUTTON)
}

/// The offer's letter in the picture.
pub fn letter<'a>(
    w: &'a Wording,
    view: &'a SeatView,
    question: &'a Question,
) -> impl Fn(Offer) -> char + 'a {
    |offer| letter_of(w, view, question, offer).unwrap_or(' ')
}

pub fn rows(
    w: &Wording,
    (game, spot): (GameId, AnswerTarget),
    about: About<'_>,
    (listed, reads): (&[Hint], Reads),
) -> Vec<Row> {
    let asked = PanelQuestion {
        w,
        view: about.view,
        people: about.people,
        question: about.question,
        at: AskedAt::Game(game, spot),
        reads,
        text_size: TextSize::Usual,
        planning: Planning::Known,
        recommended: listed.first().map(|hint| &hint.answer),
        suggested: None,
    };
    let button = |hint: &Hint| asked.button(hint.answer.clone(), label(&asked, hint));
    // A bid ahead is for one card.
    let is_ahead = matches!(spot, AnswerTarget::Draft(_)) && about.question.topic == Topic::Bid;
    let can_be_given = |hint: &&Hint| match hint.answer.picked() {
        [Offer::Bid(bid)] if is_ahead && *bid != Bid::Pass => {
            WantedCard::only(&about.view.table.open, *bid).is_some()
        }
        _ => true,
    };
    let given = listed.iter().filter(can_be_given);
    let buttons: Vec<Button> = given.map(button).filter(Button::fits).collect();
    let mut rows: Vec<Row> = buttons.into_iter().map(|button| Row::Buttons(vec![button])).collect();
    rows.extend(in_rows(vec![Button::back(w, game)]));
    text_rows::read_by(w, reads, rows)
}
