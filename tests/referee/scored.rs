//! Checks the recorded points of cards with module texts.

use crate::prelude::*;
use crate::scoring::text;

/// `None` for cards that record none.
fn due(
    sheet: &Sheet,
    record: &Record,
    pyramid: &Pyramid,
    card: &Standing,
) -> Option<(&'static str, i64)> {
    let text = text(sheet, pyramid, card);
    if is_character(card.card) {
        return text.map(|points| ("other", points));
    }
    let revised = record.agreed.revised_laws;
    let points = match card.card {
        68 if revised => pyramid.high_cards(),
        72 if revised => 3 * card.under.len() as i64,
        66 | 67 if revised => 0,
        number if is_law(number) && number > 88 => text.unwrap_or(0),
        _ => return None,
    };
    Some(("laws", points))
}

pub fn wrong(sheet: &Sheet, record: &Record, player: &LastPlayer, seat: usize) -> Vec<String> {
    let mut pyramid = player.pyramid.clone();
    if let Some(domain) = &mut pyramid.domain {
        domain.open = domain.sections.map(|section| section.is_none());
    }
    let cards = pyramid.cards.iter();
    let wrong = cards.filter_map(|card| {
        let told = player.scored.get(&card.card);
        let told = told.map(|(line, points)| (line.as_str(), *points));
        let due = due(sheet, record, &pyramid, card);
        (told != due).then(|| {
            let number = card.card;
            format!("R-END-04: card {number} of seat {seat} scored {told:?}, due is {due:?}")
        })
    });
    wrong.collect()
}
