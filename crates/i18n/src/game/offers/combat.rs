//! Labels of combat offers (R-INV-07, R-INV-08).

use super::label::Label;
use crate::prelude::*;
use viceroy_rules::cards::MonsterId;
use viceroy_rules::{Way, query};

pub(super) fn show(w: &Wording, view: &SeatView, stones: &Currency) -> Label {
    let title = match stones.is_empty() {
        true => w.say(text!(offer_show_none)),
        false => w.say(text!(offer_show, stones = Term::stones(stones))),
    };
    let kept = query::combat_card(&view.table.open, view.seat);
    let battle = query::battle(&view.table.ruleset, &view.table.open, view.seat);
    let (alone, most) = (battle.beaten_by(stones), battle.beaten_by(&stones.plus(&kept)));
    Label::of(title).with(match most > alone {
        true => w.say(text!(offer_show_beats_with_card, count = most)),
        false => w.say(text!(offer_show_beats, count = alone)),
    })
}

pub(super) fn fight(w: &Wording, question: &Question, way: &Way) -> Label {
    if way.beaten == 0 {
        let mut shown = Currency::NONE;
        if let Shape::Battle { shown: there, .. } = &question.shape {
            shown = *there;
        }
        let more = match shown.is_empty() {
            true => String::new(),
            false => w.say(text!(offer_fight_keeps, stones = Term::stones(&shown))),
        };
        return Label::of(w.say(text!(offer_fight_none))).with(more);
    }
    let title = w.say(text!(offer_fight, count = way.beaten));
    let (screen, combat) = (Term::stones(&way.screen), Term::stones(&way.combat));
    Label::of(title).with(match (way.screen.is_empty(), way.combat.is_empty()) {
        (false, false) => w.say(text!(offer_fight_both, screen, combat)),
        (true, false) => w.say(text!(offer_fight_card, combat)),
        (_, true) => w.say(text!(offer_fight_screen, screen)),
    })
}

pub(super) fn monster(w: &Wording, view: &SeatView, monster: MonsterId) -> Label {
    let catalogue = view.table.ruleset.catalogue;
    let reward = catalogue.monster(monster);
    let reward = reward.map(|m| w.word(Term::rewards(&m.reward)));
    Label::of(w.say(text!(offer_monster, monster = Term::monster(catalogue, monster))))
        .with(reward.unwrap_or_default())
}
