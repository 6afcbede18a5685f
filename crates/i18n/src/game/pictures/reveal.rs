//! Texts for the reveal of bids, the single card and the poster.

use super::people;
use crate::game::bottoms::bottom;
use crate::prelude::*;
use viceroy_ai::analysis::DecidingTurn;
use viceroy_rules::Rival;
use viceroy_rules::cards::RowCost;

pub fn passed(w: &Wording, gems: &Gems) -> String {
    if gems.is_empty() {
        return w.say(text!(picture_passed));
    }
    w.say(text!(picture_passed_for, gems))
}

pub fn collided(w: &Wording, bid: Bid, others: &[String]) -> String {
    match others {
        [] => w.say(text!(picture_contested, bid)),
        others => w.say(text!(picture_collided, bid, names = people(others))),
    }
}

/// Where the card that nobody takes is shown.
pub fn met(w: &Wording, bid: Bid, others: &[String]) -> String {
    match others {
        [] => w.say(text!(picture_contested, bid)),
        others => w.say(text!(picture_met, bid, names = people(others))),
    }
}

pub fn phase(w: &Wording, phase: Phase) -> String {
    match phase {
        Phase::Auction(count) => w.say(text!(picture_auction, count)),
        Phase::Development(count) => w.say(text!(picture_development, count)),
        _ => w.title(phase),
    }
}

pub fn rival(w: &Wording, rival: Rival) -> String {
    w.say(text!(picture_rival, number = rival.0 + 1))
}

pub fn removed(w: &Wording, removed: Option<&Card>) -> String {
    match removed {
        Some(removed) => w.say(text!(picture_removed, card = removed)),
        None => w.say(text!(picture_removed_none)),
    }
}

pub fn alt_fresh(w: &Wording, cards: Vec<Term>) -> Option<String> {
    let cards = Term::some(cards, Joined::Commas)?;
    Some(w.say(text!(alt_fresh, cards)))
}

pub fn alt_whole_card(w: &Wording, whole: &Card, printing: Printing) -> Vec<String> {
    let mut all = vec![w.say(text!(alt_whole_card, card = whole))];
    match &whole.face {
        Face::Character { levels, .. } => {
            for (level, row) in (1u8..).zip(levels) {
                let (cost, reward) = (row.cost, Term::rewards(&row.reward));
                all.push(match (cost, row.reward.is_empty()) {
                    (RowCost::Of(_), false) => w.say(text!(alt_row, level, cost, reward)),
                    (RowCost::Of(_), true) => w.say(text!(alt_row_for_nothing, level, cost)),
                    (RowCost::Any(_), false) => w.say(text!(alt_row_any, level, cost, reward)),
                    (RowCost::Any(_), true) => w.say(text!(alt_row_any_for_nothing, level, cost)),
                });
            }
        }
        Face::Law { .. } => all.extend(w.law_text(whole, printing)),
        Face::Criminal { rows } => all.extend(offers::criminal_rows(w, rows)),
    }
    let [left, right, lower_left, lower_right] = whole.sections.all().map(Arg::from);
    all.push(w.say(text!(
        alt_sections,
        left,
        right,
        lowerleft = lower_left,
        lowerright = lower_right
    )));
    all.extend(bottom(w, whole).map(|bottom| w.say(text!(alt_bottom, bottom = &bottom))));
    all
}

pub fn days(w: &Wording, days: u16) -> String {
    w.say(text!(picture_days, days))
}

pub fn decided(w: &Wording, deciding: &DecidingTurn, players: usize) -> String {
    let DecidingTurn { turn, points, .. } = *deciding;
    match players {
        1 => w.say(text!(picture_decided_alone, turn, points)),
        _ => w.say(text!(picture_decided, turn, points)),
    }
}

pub fn alt_decided(
    w: &Wording,
    deciding: &DecidingTurn,
    players: usize,
    cards: Vec<Term>,
) -> String {
    let says = decided(w, deciding, players);
    match Term::some(cards, Joined::Commas) {
        Some(cards) => w.say(text!(alt_decided, says = &says, cards)),
        None => format!("{says}."),
    }
}
