//! The best answers to the question of a panel, in its place, each with a button.

use super::asked::{AskedAt, PanelQuestion};
use crate::wire::component::{Button, Row, in_rows};
use crate::wire::custom_id::AnswerTarget;
use crate::wire::letters::letter_of;
use viceroy_ai::Hint;
use viceroy_i18n::hints::{self, About};
use viceroy_i18n::offers::BUTTON;
use viceroy_i18n::{Wording, clip};
use viceroy_model::messages::GameId;
use viceroy_rules::{Offer, Question, SeatView};

pub(super) fn label(asked: &PanelQuestion<'_>, hint: &Hint) -> String {
    let (view, question, people) = (asked.view, asked.question, asked.people);
    let label =
        hints::label(asked.w, About { view, question, people }, hint, &letter(view, question));
    clip(&label, BUTTON)
}

/// The offer's letter in the picture.
pub fn letter<'a>(view: &'a SeatView, question: &'a Question) -> impl Fn(Offer) -> char + 'a {
    |offer| letter_of(view, question, offer).unwrap_or(' ')
}

pub fn rows(
    w: &Wording,
    (game, spot): (GameId, AnswerTarget),
    about: About<'_>,
    listed: &[Hint],
) -> Vec<Row> {
    let asked = PanelQuestion {
        w,
        view: about.view,
        people: about.people,
        question: about.question,
        at: AskedAt::Game(game, spot),
        reads: Default::default(),
        recommended: listed.first().map(|hint| &hint.answer),
    };
    let button = |hint: &Hint| asked.button(hint.answer.clone(), label(&asked, hint));
    let buttons: Vec<Button> = listed.iter().map(button).filter(Button::fits).collect();
    let mut rows: Vec<Row> = buttons.into_iter().map(|button| Row::Buttons(vec![button])).collect();
    rows.extend(in_rows(vec![Button::back(w, game)]));
    rows
}
