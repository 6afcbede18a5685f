//! A development round: cards to play, cards to discard, and buttons for the rest.

use super::asked::{AskedAt, PanelQuestion};
use crate::wire::component::{Button, Row, in_menus, in_rows};
use crate::wire::custom_id::AnswerTarget;
use viceroy_i18n::{offers, text};
use viceroy_model::plans::DraftRef;
use viceroy_rules::{Answer, Offer};

pub(super) fn rows(asked: &PanelQuestion<'_>, offered: &[Offer]) -> Vec<Row> {
    // Cards start or continue a draft. A pass outside a draft counts at once, as there is nothing
    // to combine.
    let drafting = PanelQuestion {
        at: match asked.at {
            AskedAt::Game(game, AnswerTarget::Now(prompt)) => {
                AskedAt::Game(game, AnswerTarget::Draft(DraftRef::empty(prompt)))
            }
            other => other,
        },
        ..*asked
    };
    let (mut plays, mut discards, mut others) = (vec![], vec![], vec![]);
    for offer in offered {
        let label = asked.label(*offer);
        let choice = |label: offers::Label| asked.choice(label, Answer::one(*offer));
        if matches!(offer, Offer::Play(_)) {
            plays.push(choice(label));
        } else if matches!(offer, Offer::Discard(_)) {
            discards.push(choice(label));
        } else {
            let custom_id = asked.answer(Answer::one(*offer));
            others.push(Button::new(custom_id, label.title));
        }
    }
    let title = asked.w.say(text!(menu_play));
    let mut rows = in_menus(plays, &title, |i| drafting.menu(i), 0);
    let next = u8::try_from(rows.len()).unwrap_or(u8::MAX);
    let title = asked.w.say(text!(menu_discard));
    rows.extend(in_menus(discards, &title, |i| drafting.menu(i), next));
    rows.extend(in_rows(others));
    rows
}
