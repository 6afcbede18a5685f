//! Painting at the end of the game.

use super::asked::PanelQuestion;
use crate::prelude::*;
use crate::wire::component::Menu;
use viceroy_rules::Stroke;
use viceroy_rules::cards::{Gems, Section};

pub(super) fn rows(
    asked: &PanelQuestion<'_>,
    circles: Vec<Choice>,
    best: &[Stroke],
    gain: i16,
) -> Vec<Row> {
    let mut buttons = vec![];
    if !best.is_empty() {
        let label = asked.w.say(text!(offer_paint_best, points = gain));
        let paint = Button::new(asked.proposed(), label).sign("🎨");
        let is_best = asked.recommended.is_some();
        buttons.push(if is_best { paint.recommended() } else { paint });
    }
    // Ahead, "Ask me then" leaves it open.
    if !asked.is_ahead() {
        let none = asked.answer(Answer::Paint(vec![]));
        buttons.push(Button::new(none, asked.w.say(text!(offer_paint_none))));
    }
    let mut rows = in_rows(buttons);
    if let Ok(most @ 1..) = u8::try_from(circles.len()) {
        rows.push(Row::Menu(Menu {
            custom_id: asked.menu(0),
            title: asked.w.say(text!(menu_paint)),
            choices: circles,
            several: HowMany { least: 1, most },
        }));
    }
    rows
}

pub(super) fn circles(
    asked: &PanelQuestion<'_>,
    (gems, diamonds): (&Gems, u8),
    sections: &[(CardId, Section)],
) -> Vec<Choice> {
    let Some(pyramid) = asked.view.table.open.pyramids.get(asked.view.seat) else {
        return vec![];
    };
    let mut choices: Vec<(i8, usize, Choice)> = vec![];
    for circle in pyramid.circles() {
        for colour in Colour::ALL {
            let Some(needs) = circle.needs_paint(colour) else {
                continue;
            };
            if !needs.iter().all(|place| sections.contains(place)) {
                continue;
            }
            let stroke = |(card, section)| Stroke { card, section, colour };
            let strokes: Vec<Stroke> = needs.into_iter().map(stroke).collect();
            let needs = u8::try_from(strokes.len()).unwrap_or(u8::MAX);
            if strokes.is_empty() || needs > gems[colour].saturating_add(diamonds) {
                continue;
            }
            let level = circle.slot.level;
            let label =
                offers::paint_circle(asked.w, asked.view, circle.upper, level, colour, needs);
            let choice = asked.choice(label, Answer::Paint(strokes));
            choices.push((-level, usize::from(needs), choice));
        }
    }
    // The most valuable and cheapest first, since the menu is limited.
    choices.sort_by_key(|(level, needs, _)| (*level, *needs));
    choices.truncate(OPTIONS);
    choices.into_iter().map(|(_, _, choice)| choice).collect()
}
