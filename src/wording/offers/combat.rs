//! What can be chosen in a combat, as labels (R-INV-07, R-INV-08).

use super::label::Label;
use crate::cards::MonsterId;
use crate::rules::{Question, SeatView, Shape, Stones, Way, query};
use crate::wording::Wording;
use crate::wording::thing::Thing;

/// What is shown, and how far that goes with what lies on the combat card.
pub(super) fn show(w: &Wording, view: &SeatView, stones: &Stones) -> Label {
    let title = match stones.is_empty() {
        true => w.say("offer-show-none", &[]),
        false => w.say("offer-show", &[("stones", Thing::stones(stones).into())]),
    };
    let kept = query::combat_card(&view.table.open, view.seat);
    let battle = query::battle(&view.table.ruleset, &view.table.open, view.seat);
    let (alone, most) = (
        battle.beaten_by(stones),
        battle.beaten_by(&stones.plus(&kept)),
    );
    let (key, count) = if most > alone {
        ("offer-show-beats-with-card", most)
    } else {
        ("offer-show-beats", alone)
    };
    Label::new(&title, &w.say(key, &[("count", count.into())]))
}

/// How many monsters are beaten, and with what.
pub(super) fn fight(w: &Wording, question: &Question, way: &Way) -> Label {
    if way.beaten == 0 {
        let mut shown = Stones::NONE;
        if let Shape::Battle { shown: there, .. } = &question.shape {
            shown = *there;
        }
        let more = match shown.is_empty() {
            true => String::new(),
            false => w.say(
                "offer-fight-keeps",
                &[("stones", Thing::stones(&shown).into())],
            ),
        };
        return Label::new(&w.say("offer-fight-none", &[]), &more);
    }
    let title = w.say("offer-fight", &[("count", way.beaten.into())]);
    let screen = ("screen", Thing::stones(&way.screen).into());
    let combat = ("combat", Thing::stones(&way.combat).into());
    let key = match (way.screen.is_empty(), way.combat.is_empty()) {
        (false, false) => "offer-fight-both",
        (true, false) => "offer-fight-card",
        (_, true) => "offer-fight-screen",
    };
    Label::new(&title, &w.say(key, &[screen, combat]))
}

/// A monster's reward.
pub(super) fn monster(w: &Wording, view: &SeatView, monster: MonsterId) -> Label {
    let catalogue = view.table.ruleset.catalogue;
    let name = [("monster", Thing::monster(catalogue, monster).into())];
    let reward = catalogue.monster(monster);
    let reward = reward.map(|m| w.word(Thing::rewards(&m.reward)));
    Label::new(&w.say("offer-monster", &name), &reward.unwrap_or_default())
}
