//! An ordered pair of cards as one choice, such as the first card and the one for the hand.

use super::asked::PanelQuestion;
use crate::prelude::*;

pub(super) fn rows(asked: &PanelQuestion<'_>, offered: &[Offer], count: HowMany) -> Vec<Row> {
    if count != HowMany::exactly(2) {
        tracing::error!(?count, "a question asks for more cards than a line can name");
    }
    let back = asked.question.topic == Topic::PutBackLaws;
    let pair = if back { offers::put_back } else { offers::pair };
    let mut choices = vec![];
    for first in offered {
        for second in offered.iter().filter(|second| *second != first) {
            let (Offer::Card(one), Offer::Card(other)) = (first, second) else {
                continue;
            };
            let label = pair(asked.w, asked.view, *one, *other);
            let answer = Answer::Pick([*first, *second].into());
            choices.push(asked.choice(label, answer));
        }
    }
    let title =
        if back { asked.w.say(text!(menu_put_back)) } else { asked.w.say(text!(menu_pair)) };
    in_menus(choices, &title, |i| asked.menu(i), 0)
}
