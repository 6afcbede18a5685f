//! Choosing what to show in combat, and paying for monsters (R-INV-07). Choices that are not listed
//! can be typed.

use super::asked::PanelQuestion;
use crate::prelude::*;
use viceroy_rules::{Currency, Way};

/// Leaves room for the other rows.
const MENUS: usize = 3;

pub(super) fn shows(asked: &PanelQuestion<'_>, plans: &[Currency]) -> Vec<Row> {
    let typed = asked.typed();
    if let [nothing] = plans {
        let offer = Offer::Show(*nothing);
        let shown = asked.button(Answer::one(offer), asked.label(offer).title);
        return vec![Row::Buttons([Some(shown), typed].into_iter().flatten().collect())];
    }
    let shown = plans.iter().rev().take(MENUS * OPTIONS);
    let mut rows = menus(asked, shown.map(|stones| Offer::Show(*stones)));
    rows.extend(typed.map(|typed| Row::Buttons(vec![typed])));
    rows
}

pub(super) fn ways(asked: &PanelQuestion<'_>, ways: impl Iterator<Item = Way>) -> Vec<Row> {
    menus(asked, ways.map(Offer::Fight))
}

fn menus(asked: &PanelQuestion<'_>, offered: impl Iterator<Item = Offer>) -> Vec<Row> {
    let choices: Vec<Choice> =
        offered.map(|offer| asked.choice(asked.label(offer), Answer::one(offer))).collect();
    let title = asked.w.say(text!(menu_choose));
    in_menus(choices, &title, |i| asked.menu(i), 0)
}
