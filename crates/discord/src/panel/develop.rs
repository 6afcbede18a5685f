//! A development round: cards to play, cards to discard, and buttons for the rest.

use super::asked::{AskedAt, PanelQuestion};
use crate::prelude::*;
use crate::wire::limits::LINE;

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
        } else if let Offer::Discard(card) = offer {
            discards.push((*card, choice(label)));
        } else {
            others.push(asked.button(Answer::one(*offer), label.title));
        }
    }
    let w = asked.w;
    let mut rows = match plays.len() + discards.len() <= OPTIONS {
        true => {
            let title = w.say(text!(menu_play_or_discard));
            let both = plays.into_iter().chain(discards.into_iter().map(|(card, choice)| Choice {
                label: clip(&offers::discard(w, asked.view, card), LINE),
                ..choice
            }));
            in_menus(both.collect(), &title, |i| drafting.menu(i), 0)
        }
        false => {
            let mut rows = in_menus(plays, &w.say(text!(menu_play)), |i| drafting.menu(i), 0);
            let next = u8::try_from(rows.len()).unwrap_or(u8::MAX);
            let discards = discards.into_iter().map(|(_, choice)| choice).collect();
            let title = w.say(text!(menu_discard));
            rows.extend(in_menus(discards, &title, |i| drafting.menu(i), next));
            rows
        }
    };
    rows.extend(in_rows(others));
    rows
}
