//! The context of a question, shared by all parts of a panel.

use super::signs;
use crate::prelude::*;
use crate::wire::custom_id::{AgainPress, LessonPress};
use crate::wire::letters::letter_of;
use viceroy_model::messages::TextSize;
use viceroy_model::plans::WantedCard;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum AskedAt {
    Game(GameId, AnswerTarget),
    Lesson(LessonPage),
    /// A finished game, after a step.
    Again(GameId, u32),
}

pub(super) struct PanelQuestion<'a> {
    pub(super) w: &'a Wording,
    pub(super) view: &'a SeatView,
    pub(super) people: &'a BySeat<String>,
    pub(super) question: &'a Question,
    pub(super) at: AskedAt,
    pub(super) reads: Reads,
    pub(super) text_size: TextSize,
    pub(super) planning: Planning,
    /// The answer that looks best.
    pub(super) recommended: Option<&'a Answer>,
    /// What the text above suggests to bid for.
    pub(super) suggested: Option<WantedCard>,
}

impl PanelQuestion<'_> {
    /// A card to play or discard begins a draft: what follows is asked before it counts. So does a bid for
    /// one card of a column.
    pub(super) fn answer(&self, answer: Answer) -> CustomId {
        let begins = match answer.picked() {
            [Offer::Play(_) | Offer::Discard(_), ..] => self.question.topic == Topic::Develop,
            [Offer::Bid(_), Offer::Offered { .. }] => true,
            _ => false,
        };
        match self.at {
            AskedAt::Game(game, AnswerTarget::Now(prompt)) if begins => {
                let spot = AnswerTarget::Draft(DraftRef::empty(prompt));
                CustomId::Answer { game, spot, answer }
            }
            AskedAt::Game(game, spot) => CustomId::Answer { game, spot, answer },
            AskedAt::Lesson(page) => CustomId::Lesson(LessonPress::Answer { page, answer }),
            AskedAt::Again(game, step) => {
                CustomId::Again(AgainPress::Answer { game, step, answer })
            }
        }
    }

    /// Gives this answer. The one that looks best stands out.
    pub(super) fn button(&self, answer: Answer, label: String) -> Button {
        let is_best = self.recommended == Some(&answer);
        let button = Button::new(self.answer(answer), label);
        if is_best { button.recommended() } else { button }
    }

    pub(super) fn is_ahead(&self) -> bool {
        matches!(self.at, AskedAt::Game(_, AnswerTarget::Draft(_)))
    }

    pub(super) fn menu(&self, menu: u8) -> CustomId {
        match self.at {
            AskedAt::Game(game, spot) => CustomId::Menu { game, spot, menu },
            AskedAt::Lesson(page) => CustomId::Lesson(LessonPress::Menu { page, menu }),
            AskedAt::Again(game, step) => CustomId::Again(AgainPress::Menu { game, step, menu }),
        }
    }

    /// For an answer that may be too long for a `custom_id`.
    pub(super) fn proposed(&self) -> CustomId {
        match self.at {
            AskedAt::Game(game, spot) => CustomId::Proposed { game, spot },
            AskedAt::Lesson(page) => CustomId::Lesson(LessonPress::Show(page)),
            AskedAt::Again(game, step) => CustomId::Again(AgainPress::Best { game, step }),
        }
    }

    /// `None` where no game is played.
    pub(super) fn typed(&self) -> Option<Button> {
        let AskedAt::Game(game, spot) = self.at else {
            return None;
        };
        let label = self.w.say(text!(offer_gems_type));
        Some(Button::new(CustomId::OpenForm { game, spot }, label).sign("⌨️"))
    }

    pub(super) fn choice(&self, label: viceroy_i18n::offers::Label, answer: Answer) -> Choice {
        signs::choice(self.view.table.ruleset.catalogue, label, answer)
    }

    pub(super) fn label(&self, offer: Offer) -> viceroy_i18n::offers::Label {
        let letter = letter_of(self.w, self.view, self.question, offer).unwrap_or(' ');
        viceroy_i18n::offers::label(self.w, self.view, self.people, self.question, offer, letter)
    }
}
