//! Decisions in advance, while no question is open: a menu for each case.

use super::signs;
use crate::prelude::*;
use crate::wire::component::Menu;
use viceroy_i18n::wishes;
use viceroy_model::plans::{Foreseen, Wish, cases, decided};

pub(super) fn rows(w: &Wording, panel: &Panel) -> Vec<Row> {
    let cases = cases(&panel.view, &panel.plan);
    cases.iter().map(|case| row(w, panel, case)).collect()
}

fn row(w: &Wording, panel: &Panel, foreseen: &Foreseen) -> Row {
    let case = foreseen.case;
    let choice = |wish: Option<&Wish>| {
        let label = wishes::choice(w, &panel.view, case, wish);
        let nothing = || Answer::Pick([].into_iter().collect());
        let answer = wish.map_or_else(nothing, Wish::as_answer);
        signs::choice(panel.view.table.ruleset.catalogue, label, answer)
    };
    let wish = decided(&panel.view, &panel.plan, foreseen);
    // A bid that was planned for a card takes it, so only another card can be wished for.
    let may_ask = wish.is_none() || panel.plan.wish(case).is_some();
    let all = may_ask.then_some(None).into_iter().chain(foreseen.wishes.iter().map(Some));
    Row::Menu(Menu {
        custom_id: CustomId::Wish { game: panel.game, case },
        title: wishes::title(w, &panel.view, case, wish.as_ref()),
        choices: all.take(OPTIONS).map(choice).collect(),
        several: HowMany::ONE,
    })
}
